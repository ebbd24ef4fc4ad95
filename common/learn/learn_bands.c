/* SPDX-License-Identifier: BSD-3-Clause */
/* learn_bands.c: windows, bands, and modes added to them; see learn_parts.h. */
#include <stdlib.h>

#include "learn/learn_parts.h"

/* --- the window: sidelobes below -92 dB, main lobe of 8 bins (Harris 1978) -------------------- */

enum { TERMS = 4 };
static const double term[TERMS] = {.35875, -.48829, .14128, -.01168};

bool learn_windows_new(struct learn_windows *t, int most, const struct learn_watch *watch) {
    t->most = most;
    t->w = calloc(2 * (size_t)most, sizeof *t->w);
    if (!t->w)
        return false;
    for (int length = 1; length <= most && !learn_stopped(watch); length *= 2)
        for (int n = 0; n < length; n++)
            for (int k = 0; k < TERMS; k++)
                t->w[length + n] += term[k] * cos(2 * PI * k * n / length);
    return true;
}

void learn_windows_free(struct learn_windows *t) { free(t->w); }

/* Each term of the window is two geometric series, sum q^n = (1 - q^L) / (1 - q). */
struct phasor learn_window_sum(int length, struct phasor log_q) {
    const struct phasor one = {1, 0};
    struct phasor sum = {0, 0}, end = phasor_sub(one, phasor_power(log_q, length));
    for (int k = 1 - TERMS; k < TERMS; k++) {
        double weight = k ? term[abs(k)] / 2 : term[0];
        struct phasor log = {log_q.re, log_q.im + 2 * PI * k / length};
        struct phasor under = phasor_sub(one, phasor_exp(log));
        bool is_one = phasor_norm(under) < 1e-26;
        struct phasor series = is_one ? (struct phasor){length, 0} : phasor_div(end, under);
        sum = phasor_add(sum, phasor_scale(series, weight));
    }
    return sum;
}

/* --- bands ------------------------------------------------------------------------------------ */

/* w[n] e^(-i wc n); the phasor is recomputed at intervals against rounding */
static void turning_window(const double *w, int length, double wc, double *re, double *im) {
    enum { RENEWED = 64 };
    const struct phasor turn = phasor_exp((struct phasor){0, -wc});
    struct phasor now = {1, 0};
    for (int n = 0; n < length; n++) {
        if (n % RENEWED == 0)
            now = phasor_exp((struct phasor){0, -wc * n});
        re[n] = w[n] * now.re;
        im[n] = w[n] * now.im;
        now = phasor_mul(now, turn);
    }
}

void learn_band_at(const struct learn_windows *t, const double *x, int length, int hop, int n,
                   double wc, double *table, struct learn_band *band) {
    double *re = table, *im = table + length;
    turning_window(t->w + length, length, wc, re, im);
    band->n = n;
    for (int m = 0; m < n; m++) {
        const double *at = x + (size_t)m * (size_t)hop;
        struct phasor sum = {learn_dot(re, at, length), learn_dot(im, at, length)};
        sum = phasor_mul(sum, phasor_exp((struct phasor){0, -wc * m * hop}));
        band->re[m] = sum.re;
        band->im[m] = sum.im;
    }
}

void learn_band_add(struct learn_band *band, int length, int hop, double wc, struct phasor log_z,
                    struct phasor c) {
    struct phasor log_q = {log_z.re, log_z.im - wc};
    struct phasor now = phasor_scale(phasor_mul(c, learn_window_sum(length, log_q)), .5);
    const struct phasor turn = phasor_power(log_q, hop);
    for (int m = 0; m < band->n; m++) {
        band->re[m] += now.re;
        band->im[m] += now.im;
        now = phasor_mul(now, turn);
    }
}

/* --- in time ---------------------------------------------------------------------------------- */

/* y[n] = 2 Re(z^8) y[n-8] - |z^8|^2 y[n-16], eight samples in parallel; it ends after a decay of
 * 156 dB. */
void learn_ring(double *x, int count, struct phasor log_z, struct phasor c) {
    enum { LANES = 8 };
    const double gone = 18;
    double now[LANES], before[LANES];
    for (int l = 0; l < LANES; l++) {
        now[l] = phasor_mul(c, phasor_power(log_z, l)).re;
        before[l] = phasor_mul(c, phasor_power(log_z, l - LANES)).re;
    }
    const struct phasor turn = phasor_power(log_z, LANES);
    const double by = 2 * turn.re, less = phasor_norm(turn);
    int end = -log_z.re * count > gone ? (int)(gone / -log_z.re) : count, n = 0;
    for (; n + LANES <= end; n += LANES)
        for (int l = 0; l < LANES; l++) {
            double next = by * now[l] - less * before[l];
            x[n + l] += now[l];
            before[l] = now[l];
            now[l] = next;
        }
    for (int l = 0; n + l < end; l++)
        x[n + l] += now[l];
}
