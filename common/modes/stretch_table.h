/* SPDX-License-Identifier: BSD-3-Clause */
/* stretch_table.h: the loops of stretch.h for one instruction set; private to stretch*.c and its
 * kernels. */
#ifndef KNOCK_STRETCH_TABLE_H
#define KNOCK_STRETCH_TABLE_H

#include <math.h>

#include "modes/stretch.h"

/* With m_i = w omega^2 (q + d/2), which is g / gain, over the body: sum c d, sum m d, sum b c m,
 * sum b m^2 and sum m (q + d/2) = 2 U_mid. */
struct stretch_sums {
    double free_displacement, md, bcm, bmm, U2;
};

/* kappa^2 U at the ceiling: T/T0 - 1 of two octaves. */
static const double stretch_ceiling = 15;

/* The greatest change of K by a resynchronisation, relative to K; a larger one would be audible. */
static const double stretch_most_resync = .2;

/* The gain in g = gain omega^2 (q + d/2), from U of q + d/2. */
static inline double stretch_gain(double kappa, double U) {
    double over = kappa * kappa * U;
    if (over <= stretch_ceiling)
        return kappa;
    return kappa * sqrt(stretch_ceiling / (2 * over - stretch_ceiling));
}

struct stretch_kernel {
    struct stretch_sums (*prepare)(const struct modes *, const struct modes_step *,
                                   const double *weighted, const struct modes_state *);
    struct stretch_sums (*advance)(const struct modes *, const struct modes_step *,
                                   const double *weighted, struct modes_state *, double force,
                                   double pull, double *loss);
    /* as stretch_ring() */
    void (*ring)(const struct stretch *, const struct modes *, struct stretch_state *,
                 double *const *out, double *contact, int n);
    struct stretch_energy (*fold)(const struct stretch *, const struct modes *,
                                  struct modes_state *, struct stretch_state *, double lambda);
    struct stretch_energy (*unfold)(const struct stretch *, struct modes_state *,
                                    const struct stretch_state *);
    struct stretch_energy (*energy2)(const struct modes *, const struct modes_state *);
};

extern const struct stretch_kernel stretch_kernel_base;
extern const struct stretch_kernel *const stretch_kernel_avx2; /* NULL if it was not compiled */
/* Of the same instruction set as this kernel of a bank. */
const struct stretch_kernel *stretch_kernel_of(const struct modes_kernel *bank);

#endif
