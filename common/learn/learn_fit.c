/* SPDX-License-Identifier: BSD-3-Clause */
/* learn_fit.c: a band as a sum of c z^m, and the number of its terms.
 *
 * A new pole is searched for where the residual correlates best with a damped exponential, r e^(-s
 * m) for a few s; then Gauss-Newton steps, whose columns are m c z^m and z^m, move log z of all
 * poles. The pole stays if an F-test finds more gain than noise would give: 4 real numbers against
 * the remaining degrees of freedom.
 */
#include <string.h>

#include "learn/learn_parts.h"

static const double growth_most = .02; /* per hop: a faster growth is no mode */

/* Values in overlapping windows are correlated: the window's equivalent width is 8 / 2.2 hops of an
 * eighth. */
void learn_fitter_begin(struct learn_fitter *f, const struct learn_band *band, int length,
                        int hop) {
    f->band = band;
    f->freedoms = 2 * 2.2 * band->n * hop / length;
    f->energy = learn_dot(band->re, band->re, band->n) + learn_dot(band->im, band->im, band->n);
}

/* --- amplitudes for given z ------------------------------------------------------------------- */

/* Column c z^m, four rows in parallel. */
static void powers(double *re, double *im, int n, struct phasor log_z, struct phasor c) {
    struct phasor now[LEARN_LANES];
    const struct phasor turn = phasor_power(log_z, LEARN_LANES);
    for (int l = 0; l < LEARN_LANES; l++)
        now[l] = phasor_mul(c, phasor_power(log_z, l));
    for (int m = 0; m < n; m += LEARN_LANES)
        for (int l = 0; l < LEARN_LANES && m + l < n; l++) {
            re[m + l] = now[l].re;
            im[m + l] = now[l].im;
            now[l] = phasor_mul(now[l], turn);
        }
}

/* The error is at least that of rounding and sidelobes. */
static double bounded_error(const struct learn_fitter *f, double error) {
    return fmax(error, 1e-13 * f->energy);
}

static void solve_amplitudes(struct learn_fitter *f, struct learn_fit *fit) {
    struct learn_tall *t = &f->tall;
    const size_t bytes = (size_t)f->band->n * sizeof(double);
    t->rows = f->band->n;
    t->columns = fit->poles;
    for (int k = 0; k < fit->poles; k++)
        powers(t->re[k], t->im[k], t->rows, fit->log_z[k], (struct phasor){1, 0});
    memcpy(t->re[fit->poles], f->band->re, bytes);
    memcpy(t->im[fit->poles], f->band->im, bytes);
    fit->error = bounded_error(f, learn_least_squares(t, fit->c));
}

/* b - sum c z^m */
static void rest_of(const struct learn_fitter *f, const struct learn_fit *fit, double *re,
                    double *im) {
    double one_re[LEARN_ROWS], one_im[LEARN_ROWS];
    const int n = f->band->n;
    memcpy(re, f->band->re, (size_t)n * sizeof *re);
    memcpy(im, f->band->im, (size_t)n * sizeof *im);
    for (int k = 0; k < fit->poles; k++) {
        powers(one_re, one_im, n, fit->log_z[k], fit->c[k]);
        for (int m = 0; m < n; m++) {
            re[m] -= one_re[m];
            im[m] -= one_im[m];
        }
    }
}

/* --- Gauss-Newton ----------------------------------------------------------------------------- */

/* The step of each log z, limited to .5. */
static void newton_step(struct learn_fitter *f, const struct learn_fit *fit, struct phasor *step) {
    const double longest = .5;
    struct learn_tall *t = &f->tall;
    struct phasor both[LEARN_COLUMNS];
    const int p = fit->poles;
    t->rows = f->band->n;
    t->columns = 2 * p;
    for (int k = 0; k < p; k++) {
        powers(t->re[p + k], t->im[p + k], t->rows, fit->log_z[k], (struct phasor){1, 0});
        powers(t->re[k], t->im[k], t->rows, fit->log_z[k], fit->c[k]);
        for (int m = 0; m < t->rows; m++) {
            t->re[k][m] *= m;
            t->im[k][m] *= m;
        }
    }
    rest_of(f, fit, t->re[2 * p], t->im[2 * p]);
    learn_least_squares(t, both);
    for (int k = 0; k < p; k++) {
        double size = sqrt(phasor_norm(both[k]));
        step[k] = size > longest ? phasor_scale(both[k], longest / size) : both[k];
    }
}

/* Shortens the step until the error falls; false: it does not. */
static bool descend(struct learn_fitter *f, struct learn_fit *fit) {
    enum { TRIES = 5 };
    const double shorter = .4;
    struct phasor step[LEARN_FIT] = {{0, 0}};
    double by = 1 / shorter;
    newton_step(f, fit, step);
    for (int try = 0; try < TRIES; try++) {
        by *= shorter;
        struct learn_fit next = *fit;
        bool grows = false;
        for (int k = 0; k < fit->poles; k++) {
            next.log_z[k] = phasor_add(fit->log_z[k], phasor_scale(step[k], by));
            grows |= next.log_z[k].re >= growth_most;
        }
        if (grows)
            continue;
        solve_amplitudes(f, &next);
        if (next.error < fit->error) {
            *fit = next;
            return true;
        }
    }
    return false;
}

void learn_fit_refine(struct learn_fitter *f, struct learn_fit *fit, int steps) {
    const double enough = 1e-6;
    solve_amplitudes(f, fit);
    for (int i = 0; i < steps && fit->poles > 0; i++) {
        double before = fit->error;
        if (!descend(f, fit) || before - fit->error < enough * before)
            return;
    }
}

/* --- number of poles -------------------------------------------------------------------------- */

/* Gain of one more pole of 4 real numbers over that by noise, with p poles in all. */
static double f_ratio(const struct learn_fitter *f, double error_without, double error, int p) {
    double left = f->freedoms - 4 * p;
    return left > 0 ? (error_without - error) / 4 / (error / left) : 0;
}

/* The maximum of the residual's correlation with e^((-s + i theta) m): the Fourier transform of the
 * residual times e^(-s m), over the norm of the damped exponential. */
static struct phasor best_atom(const struct learn_fitter *f, const struct learn_fit *fit) {
    enum { SIZE = 256, DAMPINGS = 6 };
    static const double damping[DAMPINGS] = {.005, .02, .05, .12, .3, .6};
    double rest_re[LEARN_ROWS], rest_im[LEARN_ROWS], re[SIZE], im[SIZE], best = -1;
    struct phasor found = {0, 0};
    rest_of(f, fit, rest_re, rest_im);
    for (int d = 0; d < DAMPINGS; d++) {
        const double falls = exp(-damping[d]);
        double now = 1, length2 = 0;
        for (int m = 0; m < SIZE; m++) {
            re[m] = m < f->band->n ? now * rest_re[m] : 0;
            im[m] = m < f->band->n ? now * rest_im[m] : 0;
            length2 += m < f->band->n ? now * now : 0;
            now *= falls;
        }
        learn_fourier(f->turns, re, im, SIZE);
        for (int k = 0; k < SIZE; k++) {
            double agrees = (re[k] * re[k] + im[k] * im[k]) / length2;
            if (agrees > best) {
                best = agrees;
                int turns = k < SIZE / 2 ? k : k - SIZE;
                found = (struct phasor){-damping[d], 2 * PI * turns / SIZE};
            }
        }
    }
    return found;
}

void learn_fit_greedy(struct learn_fitter *f, struct learn_fit *fit) {
    const int steps = 8;
    const double at_first = .7; /* of F: later poles may improve it */
    int kept[LEARN_FIT] = {0};
    *fit = (struct learn_fit){.error = f->energy};
    while (fit->poles < LEARN_FIT && f->freedoms > 4 * (fit->poles + 1)) {
        struct learn_fit next = *fit;
        next.log_z[next.poles++] = best_atom(f, fit);
        learn_fit_refine(f, &next, steps);
        if (!(f_ratio(f, fit->error, next.error, next.poles) >= at_first * f->F))
            break;
        *fit = next;
    }
    learn_fit_prune(f, fit, kept);
}

static struct learn_fit without(const struct learn_fit *fit, int k) {
    struct learn_fit less = *fit;
    less.poles--;
    for (int i = k; i < less.poles; i++)
        less.log_z[i] = fit->log_z[i + 1];
    return less;
}

/* The pole whose removal costs least after the others are refitted. */
static int weakest(struct learn_fitter *f, const struct learn_fit *fit, double *ratio) {
    const int steps = 4;
    int weak = 0;
    *ratio = HUGE_VAL;
    for (int k = 0; k < fit->poles; k++) {
        struct learn_fit less = without(fit, k);
        learn_fit_refine(f, &less, steps);
        double its = f_ratio(f, less.error, fit->error, fit->poles);
        if (its < *ratio) {
            *ratio = its;
            weak = k;
        }
    }
    return weak;
}

void learn_fit_prune(struct learn_fitter *f, struct learn_fit *fit, int *kept) {
    const int steps = 3;
    double ratio;
    for (int k = 0; k < fit->poles; k++)
        kept[k] = k;
    while (fit->poles > 0) {
        int k = weakest(f, fit, &ratio);
        if (ratio > f->F)
            return;
        *fit = without(fit, k);
        for (int i = k; i < fit->poles; i++)
            kept[i] = kept[i + 1];
        learn_fit_refine(f, fit, steps);
    }
}
