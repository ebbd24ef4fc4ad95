/* SPDX-License-Identifier: BSD-3-Clause */
/* plate_table.h: the loops of plate.h for one instruction set; private to plate.c and its
 * kernels. */
#ifndef KNOCK_PLATE_TABLE_H
#define KNOCK_PLATE_TABLE_H

#include "modes/plates/plate.h"

struct plate_kernel {
    /* V/K at the mirrored rows z, with its gradient in G. The rows of D are 0 before and after. */
    double (*potential)(const struct plate *, double L, const double *z, double *D, double *G);
    /* q + d/2 of each mode, [body_end]; returns the linear energy, J */
    double (*middle)(const struct modes *, const struct modes_step *, const struct modes_state *,
                     double *to);
    /* sums and step of potential.h, with g in the order of the modes */
    struct potential_step (*prepare)(const struct modes *, const struct modes_step *,
                                     const struct modes_state *, const double *g);
    void (*advance)(const struct modes *, const struct modes_step *, struct modes_state *,
                    const double *g, double force, double phi, double *loss);
};

extern const struct plate_kernel plate_kernel_base;
extern const struct plate_kernel *const plate_kernel_avx2; /* NULL if it was not compiled */
/* Of the same instruction set as this kernel of a bank. */
const struct plate_kernel *plate_kernel_of(const struct modes_kernel *bank);

#endif
