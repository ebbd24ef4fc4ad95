/* SPDX-License-Identifier: BSD-3-Clause */
/* learn_linear.h: the linear algebra of learning. Private to learn*.c.
 *
 * Signals are two arrays, re and im, so that loops over them vectorise. Only learn_turns_new()
 * allocates.
 */
#ifndef KNOCK_LEARN_LINEAR_H
#define KNOCK_LEARN_LINEAR_H

#include <math.h>
#include <stdbool.h>

#include "base/compiler.h"

/* A complex number. */
struct phasor {
    double re, im;
};

static inline struct phasor phasor_add(struct phasor a, struct phasor b) {
    return (struct phasor){a.re + b.re, a.im + b.im};
}

static inline struct phasor phasor_sub(struct phasor a, struct phasor b) {
    return (struct phasor){a.re - b.re, a.im - b.im};
}

static inline struct phasor phasor_mul(struct phasor a, struct phasor b) {
    return (struct phasor){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}

static inline struct phasor phasor_scale(struct phasor a, double by) {
    return (struct phasor){a.re * by, a.im * by};
}

static inline struct phasor phasor_conj(struct phasor a) { return (struct phasor){a.re, -a.im}; }

static inline double phasor_norm(struct phasor a) { return a.re * a.re + a.im * a.im; }

/* b is not 0 */
static inline struct phasor phasor_div(struct phasor a, struct phasor b) {
    return phasor_scale(phasor_mul(a, phasor_conj(b)), 1 / phasor_norm(b));
}

/* e^a */
static inline struct phasor phasor_exp(struct phasor a) {
    double size = exp(a.re);
    return (struct phasor){size * cos(a.im), size * sin(a.im)};
}

/* e^(a n) */
static inline struct phasor phasor_power(struct phasor log_z, double n) {
    return phasor_exp(phasor_scale(log_z, n));
}

/* --- Fourier: X[k] = sum x[n] e^(-2 pi i k n / N), in place ----------------------------------- */

/* Unit roots for every N = 2^i up to `most`. */
struct learn_turns {
    int most;
    double *re, *im; /* [h + j] = e^(-pi i j / h), j < h, h = 1, 2, 4 ... most/2 */
};
bool learn_turns_new(struct learn_turns *t, int most);
void learn_turns_free(struct learn_turns *t);
void learn_fourier(const struct learn_turns *t, double *re, double *im, int n);

/* --- complex least squares -------------------------------------------------------------------- */

enum {
    LEARN_ROWS = 160,   /* at most */
    LEARN_COLUMNS = 16, /* at most */
    LEARN_LANES = 4     /* rows are padded with zeros to a multiple of this */
};

/* Columns of a tall matrix, followed by the right-hand side. */
struct learn_tall {
    int rows, columns;
    double re[LEARN_COLUMNS + 1][LEARN_ROWS], im[LEARN_COLUMNS + 1][LEARN_ROWS];
};
/* The x with the least |A x - b|, by Householder reflections of columns scaled to norm 1; the
 * matrix is overwritten. Returns |A x - b|^2. A column that depends on those before it gets 0. */
double learn_least_squares(struct learn_tall *a, struct phasor *x);

/* --- symmetric positive definite matrices, n x n by rows, lower triangle ---------------------- */

/* A = L L^T in place; false: it is not positive definite. */
bool learn_cholesky(double *a, int n);
/* One row of the factor, after the rows above. */
bool learn_cholesky_row(double *a, int n, int row);
/* L L^T x = b, in place of b. */
void learn_cholesky_solve(const double *l, int n, double *b);
/* Replaces L by L^-1. */
void learn_invert_lower(double *l, int n);
void learn_invert_lower_row(double *l, int n, int i);

/* sum a b, in four parallel sums */
double learn_dot(const double *a, const double *b, int n);

#endif
