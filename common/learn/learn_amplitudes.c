/* SPDX-License-Identifier: BSD-3-Clause */
/* learn_amplitudes.c: all amplitudes at once, and the choice of the modes to leave out.
 *
 *   x[n] = sum_k a_k Re z_k^n - b_k Im z_k^n,   c = a + i b
 * The normal equations have closed forms: with P = sum (z_k* z_l)^n and Q = sum (z_k z_l)^n, both
 * (1 - q^N) / (1 - q), the inner products are
 *   <a_k, a_l> = Re(P + Q)/2, <b_k, b_l> = Re(P - Q)/2, <a_k, b_l> = -Im(P + Q)/2,
 *   <b_k, a_l> = Im(P - Q)/2.
 */
#include <stdlib.h>
#include <string.h>

#include "learn/learn_parts.h"

/* The normal equations, with unknowns scaled to a unit diagonal. */
struct normal {
    int n;
    const struct learn_watch *watch;
    double *g, *right, *scale, *solved;
    void *memory;
};

static bool normal_new(struct normal *e, int poles, const struct learn_watch *watch) {
    size_t n = 2 * (size_t)poles;
    double *memory = calloc(n * n + 3 * n, sizeof *memory);
    *e = (struct normal){.n = (int)n, .watch = watch, .memory = memory};
    if (!memory)
        return false;
    e->g = memory;
    e->right = memory + n * n;
    e->scale = e->right + n;
    e->solved = e->scale + n;
    return true;
}

/* sum q^n, n < count */
static struct phasor geometric(struct phasor log_q, double count) {
    const struct phasor one = {1, 0};
    struct phasor under = phasor_sub(one, phasor_exp(log_q));
    if (phasor_norm(under) < 1e-26)
        return (struct phasor){count, 0};
    return phasor_div(phasor_sub(one, phasor_power(log_q, count)), under);
}

/* sum x[n] z^n from the end, eight sums in parallel */
static struct phasor against(const double *x, int count, struct phasor log_z) {
    enum { LANES = 8 };
    double re[LANES] = {0}, im[LANES] = {0};
    const struct phasor turn = phasor_power(log_z, LANES);
    int n = count - count % LANES;
    for (int l = 0; n + l < count; l++)
        re[l] = x[n + l];
    for (n -= LANES; n >= 0; n -= LANES)
        for (int l = 0; l < LANES; l++) {
            double was = re[l];
            re[l] = was * turn.re - im[l] * turn.im + x[n + l];
            im[l] = was * turn.im + im[l] * turn.re;
        }
    struct phasor sum = {0, 0};
    for (int l = 0; l < LANES; l++)
        sum = phasor_add(sum, phasor_mul((struct phasor){re[l], im[l]}, phasor_power(log_z, l)));
    return sum;
}

static void fill_pair(struct normal *e, const struct learn_poles *poles, int k, int l, int count) {
    struct phasor z_k = poles->pole[k].log_z, z_l = poles->pole[l].log_z;
    struct phasor P = geometric(phasor_add(phasor_conj(z_k), z_l), count);
    struct phasor Q = geometric(phasor_add(z_k, z_l), count);
    double *a = e->g + (size_t)(2 * k) * (size_t)e->n + 2 * l, *b = a + e->n;
    a[0] = .5 * (P.re + Q.re);
    b[1] = .5 * (P.re - Q.re);
    a[1] = -.5 * (P.im + Q.im);
    b[0] = .5 * (P.im - Q.im);
}

/* Cholesky factor of the Gram matrix with unit diagonal, slightly regularised. */
static bool factorise(struct normal *e, const struct learn_poles *poles, int count) {
    const double ridge = 1e-7;
    for (int k = 0; k < poles->count && !learn_stopped(e->watch); k++)
        for (int l = 0; l <= k; l++)
            fill_pair(e, poles, k, l, count);
    for (int i = 0; i < e->n; i++)
        e->scale[i] = 1 / sqrt(fmax(e->g[(size_t)i * (size_t)e->n + i], 1e-300));
    for (int i = 0; i < e->n; i++)
        for (int j = 0; j <= i; j++)
            e->g[(size_t)i * (size_t)e->n + j] *=
                i == j ? e->scale[i] * e->scale[i] * (1 + ridge) : e->scale[i] * e->scale[j];
    for (int i = 0; i < e->n; i++)
        if (learn_stopped(e->watch) || !learn_cholesky_row(e->g, e->n, i))
            return false;
    return true;
}

static bool solve(struct normal *e, struct learn_poles *poles, int count) {
    e->n = 2 * poles->count;
    if (!factorise(e, poles, count))
        return false;
    for (int i = 0; i < e->n; i++)
        e->solved[i] = e->right[i] * e->scale[i];
    learn_cholesky_solve(e->g, e->n, e->solved);
    for (int k = 0; k < poles->count; k++)
        poles->pole[k].c = (struct phasor){e->solved[2 * k] * e->scale[2 * k],
                                           e->solved[2 * k + 1] * e->scale[2 * k + 1]};
    return true;
}

static void fill_right(struct normal *e, const struct learn_recording *take,
                       const struct learn_poles *poles) {
    for (int k = 0; k < poles->count && !learn_stopped(e->watch); k++) {
        struct phasor s = against(take->x, take->count, poles->pole[k].log_z);
        e->right[2 * k] = s.re;
        e->right[2 * k + 1] = -s.im;
    }
}

/* --- which modes to leave out ----------------------------------------------------------------- */

/* Loudness at low levels: weighting A of IEC 61672-1, as a factor of power. */
static double a_weight(double f) {
    const double f1 = 20.598997, f2 = 107.65265, f3 = 737.86223, f4 = 12194.217;
    double f2_ = f * f;
    double r = f4 * f4 * f2_ * f2_ /
               ((f2_ + f1 * f1) * sqrt((f2_ + f2 * f2) * (f2_ + f3 * f3)) * (f2_ + f4 * f4));
    return r * r;
}

struct cost {
    double cost;
    int pole;
};

static int by_cost(const void *a, const void *b) {
    double x = ((const struct cost *)a)->cost, y = ((const struct cost *)b)->cost;
    return (x > y) - (x < y);
}

/* Increase of the error without pole k, with all others refitted: c' B^-1 c, with B the block of c
 * in the inverse of the normal equations. inverse: of their Cholesky factor. */
static double removal(const struct normal *e, int k) {
    double aa = 0, ab = 0, bb = 0;
    for (int row = 2 * k; row < e->n; row++) {
        const double *m = e->g + (size_t)row * (size_t)e->n + 2 * k;
        double a = m[0], b = row > 2 * k ? m[1] : 0;
        aa += a * a;
        ab += a * b;
        bb += b * b;
    }
    double a = e->solved[2 * k], b = e->solved[2 * k + 1], det = aa * bb - ab * ab;
    return det > 0 ? (bb * a * a - 2 * ab * a * b + aa * b * b) / det : 0;
}

/* For one recording or two with the same poles, as a share of each recording's energy. */
static void drop(struct normal *e, struct learn_poles *const *poles,
                 const struct learn_recording *takes, int n, int number) {
    struct cost cost[LEARN_POLES] = {{0, 0}};
    bool gone[LEARN_POLES] = {false};
    const int before = poles[0]->count;
    for (int t = 0; t < n; t++) {
        double energy = learn_dot(takes[t].x, takes[t].x, takes[t].count);
        for (int i = 0; i < e[t].n && !learn_stopped(e[t].watch); i++)
            learn_invert_lower_row(e[t].g, e[t].n, i);
        if (learn_stopped(e[t].watch))
            return;
        for (int k = 0; k < before; k++) {
            double weight = a_weight(pole_freq(poles[t]->pole + k, takes[t].rate)) / energy;
            cost[k].cost += removal(e + t, k) * weight;
            cost[k].pole = k;
        }
    }
    qsort(cost, (size_t)before, sizeof *cost, by_cost);
    for (int i = 0; i < number; i++)
        gone[cost[i].pole] = true;
    for (int t = 0; t < n; t++) {
        poles[t]->count = 0;
        for (int k = 0; k < before; k++)
            if (!gone[k]) {
                int to = poles[t]->count++;
                poles[t]->pole[to] = poles[t]->pole[k];
                memmove(e[t].right + 2 * to, e[t].right + 2 * k, 2 * sizeof *e->right);
            }
    }
}

bool learn_choose(const struct learn_recording *takes, struct learn_poles *const *poles, int n,
                  int modes, const struct learn_watch *watch) {
    struct normal e[2] = {{0}, {0}};
    bool good = true;
    for (int t = 0; t < n; t++) {
        good = good && normal_new(e + t, poles[t]->count ? poles[t]->count : 1, watch);
        if (good)
            fill_right(e + t, takes + t, poles[t]);
    }
    for (bool done = false; good && !done; good = good && !learn_stopped(watch)) {
        int count = poles[0]->count, fifth = count / 5 + 1, over = count - modes;
        for (int t = 0; good && count && t < n; t++)
            good = solve(e + t, poles[t], takes[t].count);
        done = over <= 0;
        if (good && !done)
            drop(e, poles, takes, n, fifth < over ? fifth : over);
    }
    for (int t = 0; t < n; t++)
        free(e[t].memory);
    return good;
}

/* --- residual --------------------------------------------------------------------------------- */

double learn_error(const struct learn_recording *take, const struct learn_poles *poles,
                   const struct learn_watch *watch) {
    const double span_s = .5, silent = -200;
    int n = take->count < span_s * take->rate ? take->count : (int)(span_s * take->rate);
    double *rest = malloc((size_t)n * sizeof *rest);
    if (!rest)
        return 0;
    memcpy(rest, take->x, (size_t)n * sizeof *rest);
    for (int k = 0; k < poles->count && !learn_stopped(watch); k++)
        learn_ring(rest, n, poles->pole[k].log_z, phasor_scale(poles->pole[k].c, -1));
    double left = learn_dot(rest, rest, n), all = learn_dot(take->x, take->x, n);
    free(rest);
    return all > 0 && left > all * 1e-20 ? 10 * log10(left / all) : silent;
}
