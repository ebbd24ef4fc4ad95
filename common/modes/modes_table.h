/* SPDX-License-Identifier: BSD-3-Clause */
/* modes_table.h: the kernel of a bank for one instruction set; private to modes.c and its
 * kernels. */
#ifndef KNOCK_MODES_TABLE_H
#define KNOCK_MODES_TABLE_H

#include "modes/modes.h"

enum { MODES_PRODUCTS = 7 }; /* sums that fit the registers beside their factors */

struct modes_kernel {
    double (*free_displacement)(const struct modes *, const struct modes_step *,
                                const struct modes_state *, int from, int to);
    void (*advance)(const struct modes *, const struct modes_step *, struct modes_state *, int from,
                    int to, double force, double *free_displacement, double *loss);
    double (*advance_output)(const struct modes *, const struct modes_step *, struct modes_state *,
                             double force, double *free_displacement);
    void (*advance_pair)(const struct modes *, const struct modes_step *half,
                         const struct modes_step *whole, struct modes_state *, int from, int to,
                         const double *force, double *free_displacement);
    void (*free_displacement_points)(const struct modes *, const struct modes_step *,
                                     const struct modes_points *, const struct modes_state *,
                                     double *free_displacement);
    /* one step if whole and force[1] are NULL */
    void (*advance_points)(const struct modes *, const struct modes_step *half,
                           const struct modes_step *whole, const struct modes_points *,
                           struct modes_state *, const double *const force[2],
                           double *const free_displacement[2], double *loss);
    double (*sum)(const double *weight, const double *s, int n);
    /* sum a b by[l] for each of MODES_PRODUCTS rows `by`, from `from` up to `to` */
    void (*products)(const double *a, const double *b, const double *const *by, int from, int to,
                     double *sum);
    double (*energy2)(const struct modes *, const struct modes_state *);
    void (*ring_start)(const struct modes *, struct modes_state *, enum modes_out);
    double (*ring_on)(const struct modes *, struct modes_state *, enum modes_out);
    /* outs is 2, or 1 if s0, s1 include the weight; `keep` advances them */
    void (*ring)(const struct modes *, struct modes_state *, int end, const double *const *weight,
                 double *const *out, int outs, int n, bool keep);
};

extern const struct modes_kernel modes_kernel_base;
extern const struct modes_kernel *const modes_kernel_avx2; /* NULL if it was not compiled */

#endif
