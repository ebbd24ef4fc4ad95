/* SPDX-License-Identifier: BSD-3-Clause */
/* struck.h: random synthetic sounds of struck bodies with known modes, to learn from; and the
 * Cramer-Rao bound for any unbiased estimator. */
#ifndef KNOCK_STRUCK_H
#define KNOCK_STRUCK_H

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "learn/learn.h"
#include "support/check.h"

enum { STRUCK_MODES = 80 };

#define STRUCK_PI      3.14159265358979323846
#define STRUCK_LN_1000 6.907755278982137

struct struck_mode {
    double freq, decay, amplitude, phase; /* after the contact, extrapolated back to its start */
    double spread;                        /* Cramer and Rao: sd of T60 / T60 */
    bool isolated, doublet;
};

struct struck {
    double rate, onset, strike, noise; /* Hz, s, s, rms */
    bool pink, clipped;
    int modes, count;
    double top; /* highest sample before noise and clipping */
    struct struck_mode mode[STRUCK_MODES];
    float *sample; /* to be freed by the caller */
};

static inline double struck_normal(uint64_t *rng) {
    double u = check_uniform(rng, 1e-15, 1), v = check_uniform(rng, 0, 2 * STRUCK_PI);
    return sqrt(-2 * log(u)) * cos(v);
}

/* Adds one mode, excited by a contact of half a period of 1 - cos to a e^(-sigma t) cos(...). */
static inline void struck_ring(const struct struck *s, const struct struck_mode *m, double *x) {
    double sigma = STRUCK_LN_1000 / m->decay / s->rate, omega = 2 * STRUCK_PI * m->freq / s->rate;
    int begin = (int)(s->onset * s->rate), strike = (int)(s->strike * s->rate);
    double turn_re = exp(-sigma) * cos(omega), turn_im = exp(-sigma) * sin(omega);
    double re = m->amplitude * cos(m->phase), im = m->amplitude * sin(m->phase);
    for (int n = 0; begin + n < s->count; n++) {
        double was = re, share = n < strike ? .5 - .5 * cos(STRUCK_PI * n / strike) : 1;
        x[begin + n] += share * re;
        re = was * turn_re - im * turn_im;
        im = was * turn_im + im * turn_re;
    }
}

/* Noise of rms 1; pink by Kellet's filter of three poles. */
static inline void struck_noise(uint64_t *rng, bool pink, double *x, int count) {
    double p0 = 0, p1 = 0, p2 = 0, power = 0;
    for (int n = 0; n < count; n++) {
        double white = struck_normal(rng);
        p0 = .99765 * p0 + white * .0990460;
        p1 = .96300 * p1 + white * .2965164;
        p2 = .57000 * p2 + white * 1.0526913;
        x[n] = pink ? p0 + p1 + p2 + white * .1848 : white;
        power += x[n] * x[n] / count;
    }
    for (int n = 0; n < count; n++)
        x[n] /= sqrt(power);
}

/* Renders the modes; noise_dB is relative to the highest sample, clip a share of it. */
static inline void struck_render(struct struck *s, uint64_t *rng, double noise_dB, double clip) {
    double *x = calloc((size_t)s->count, sizeof *x), *noise = calloc((size_t)s->count, sizeof *x);
    s->sample = calloc((size_t)s->count, sizeof *s->sample);
    s->top = 0;
    for (int i = 0; i < s->modes; i++)
        struck_ring(s, s->mode + i, x);
    for (int n = 0; n < s->count; n++)
        s->top = fmax(s->top, fabs(x[n]));
    s->noise = s->top * pow(10, noise_dB / 20);
    struck_noise(rng, s->pink, noise, s->count);
    s->clipped = clip < 1;
    for (int n = 0; n < s->count; n++) {
        double y = x[n] + s->noise * noise[n];
        s->sample[n] = (float)fmax(-clip * s->top, fmin(clip * s->top, y));
    }
    free(noise);
    free(x);
}

/* --- Cramer and Rao ----------------------------------------------------------------------------
 */

struct struck_complex {
    double re, im;
};

static inline struct struck_complex struck_mul(struct struck_complex a, struct struck_complex b) {
    return (struct struck_complex){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}

/* sum n^power q^n, n < count, in closed form; q is far enough from 1 to keep half of the digits. */
static inline void struck_closed(struct struck_complex log_q, double N,
                                 struct struck_complex sums[3]) {
    double size = exp(log_q.re), last = exp(log_q.re * N);
    struct struck_complex q = {size * cos(log_q.im), size * sin(log_q.im)};
    struct struck_complex qN = {last * cos(log_q.im * N), last * sin(log_q.im * N)};
    double ur = 1 - q.re, ui = -q.im, u2 = ur * ur + ui * ui;
    struct struck_complex over = {ur / u2, -ui / u2};
    struct struck_complex S0 = struck_mul((struct struck_complex){1 - qN.re, -qN.im}, over);
    /* S1 = q (S0 - N q^(N-1)) / (1 - q) = (q S0 - N q^N) / (1 - q) */
    struct struck_complex t = struck_mul(q, S0);
    struct struck_complex S1 =
        struck_mul((struct struck_complex){t.re - N * qN.re, t.im - N * qN.im}, over);
    /* S2 = (q (S0 + 2 S1) - N^2 q^N) / (1 - q), by sum (n+1)^2 - n^2 */
    struct struck_complex u =
        struck_mul(q, (struct struck_complex){S0.re + 2 * S1.re, S0.im + 2 * S1.im});
    struct struck_complex S2 =
        struck_mul((struct struck_complex){u.re - N * N * qN.re, u.im - N * N * qN.im}, over);
    sums[0] = S0, sums[1] = S1, sums[2] = S2;
}

/* Fisher information of (a, b, log z) of all modes in white noise; the four columns of a mode are
 *   Re z^n, -Im z^n, Re(c n z^n), -Im(c n z^n). */
static inline void struck_fisher(const struct struck *s, double *fisher, int first) {
    const int n4 = 4 * s->modes, count = s->count - first;
    struct struck_complex log_z[STRUCK_MODES], c[STRUCK_MODES];
    double late = (first - (int)(s->onset * s->rate)) / s->rate;
    for (int k = 0; k < s->modes; k++) {
        const struct struck_mode *m = s->mode + k;
        log_z[k].re = -STRUCK_LN_1000 / m->decay / s->rate;
        log_z[k].im = 2 * STRUCK_PI * m->freq / s->rate;
        double size = m->amplitude * exp(-STRUCK_LN_1000 / m->decay * late);
        double phase = m->phase + 2 * STRUCK_PI * m->freq * late;
        c[k] = (struct struck_complex){size * cos(phase), size * sin(phase)};
    }
    for (int k = 0; k < s->modes; k++)
        for (int l = 0; l < s->modes; l++) {
            struct struck_complex P[3], Q[3], one = {1, 0};
            struck_closed(
                (struct struck_complex){log_z[k].re + log_z[l].re, log_z[l].im - log_z[k].im},
                count, P);
            struck_closed(
                (struct struck_complex){log_z[k].re + log_z[l].re, log_z[l].im + log_z[k].im},
                count, Q);
            for (int i = 0; i < 2; i++)
                for (int j = 0; j < 2; j++) {
                    struct struck_complex ck = i ? c[k] : one, cl = j ? c[l] : one;
                    struct struck_complex ck_ = {ck.re, -ck.im};
                    struct struck_complex p = struck_mul(struck_mul(ck_, cl), P[i + j]);
                    struct struck_complex q = struck_mul(struck_mul(ck, cl), Q[i + j]);
                    double *at = fisher + (size_t)(4 * k + 2 * i) * (size_t)n4 + 4 * l + 2 * j;
                    at[0] = .5 * (p.re + q.re);
                    at[1] = -.5 * (p.im + q.im);
                    at[n4] = .5 * (p.im - q.im);
                    at[n4 + 1] = .5 * (p.re - q.re);
                }
        }
}

/* The inverse's diagonal, by Gauss-Jordan after scaling to a unit diagonal. */
static inline void struck_inverse_diagonal(double *a, int n, double *diagonal) {
    double *scale = malloc((size_t)n * sizeof *scale);
    for (int i = 0; i < n; i++)
        scale[i] = 1 / sqrt(a[(size_t)i * (size_t)n + i]);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            a[(size_t)i * (size_t)n + j] *= scale[i] * scale[j];
    for (int k = 0; k < n; k++) { /* sweep */
        double *row = a + (size_t)k * (size_t)n, pivot = row[k];
        for (int j = 0; j < n; j++)
            row[j] /= pivot;
        row[k] = 1 / pivot;
        for (int i = 0; i < n; i++) {
            double *other = a + (size_t)i * (size_t)n, by = other[k];
            if (i == k || by == 0)
                continue;
            other[k] = 0;
            for (int j = 0; j < n; j++)
                other[j] -= by * row[j];
        }
    }
    for (int i = 0; i < n; i++)
        diagonal[i] = a[(size_t)i * (size_t)n + i] * scale[i] * scale[i];
    free(scale);
}

/* Writes `spread` of each mode: the bound in white noise of that rms from the end of the contact
 * on. */
static inline void struck_bound(struct struck *s) {
    int n = 4 * s->modes, first = (int)((s->onset + s->strike) * s->rate) + 1;
    double *fisher = calloc((size_t)n * (size_t)n, sizeof *fisher);
    double *diagonal = malloc((size_t)n * sizeof *diagonal);
    struck_fisher(s, fisher, first);
    struck_inverse_diagonal(fisher, n, diagonal);
    for (int k = 0; k < s->modes; k++) {
        double sigma = STRUCK_LN_1000 / s->mode[k].decay / s->rate;
        double spread = sqrt(fabs(diagonal[4 * k + 2])) * s->noise / sigma;
        s->mode[k].spread = spread == spread ? spread : HUGE_VAL;
    }
    free(diagonal);
    free(fisher);
}

/* --- at random ----------------------------------------------------------------------------------
 */

/* Isolated: every other mode is farther than 1.5 times the sum of their half bandwidths. */
static inline void struck_mark_isolated(struct struck *s) {
    for (int k = 0; k < s->modes; k++) {
        s->mode[k].isolated = true;
        for (int l = 0; l < s->modes; l++) {
            double sigmas = STRUCK_LN_1000 / s->mode[k].decay + STRUCK_LN_1000 / s->mode[l].decay;
            if (l != k && fabs(s->mode[k].freq - s->mode[l].freq) < 1.5 * sigmas / (2 * STRUCK_PI))
                s->mode[k].isolated = false;
        }
    }
}

/* 4 to 40 modes, a quarter of them doublets of .5 to 5 Hz, 60 to 15000 Hz, T60 .02 to 8 s, over 50
 * dB; noise 40 to 80 dB below the peak, a third of it pink; a contact of .1 to 3 ms; 15 % clipped
 * at .4 to .8 of the peak. */
static inline struct struck struck_random(uint64_t seed) {
    uint64_t rng = seed * 0x9e3779b97f4a7c15u + 1;
    struct struck s = {.rate = 48000};
    int modes = (int)check_log_uniform(&rng, 4, 41);
    s.onset = check_uniform(&rng, .02, .2);
    s.strike = check_log_uniform(&rng, 1e-4, 3e-3);
    s.count = (int)(s.rate * 2.5);
    for (int i = 0; i < modes; i++) {
        struct struck_mode *m = s.mode + s.modes++;
        m->freq = check_log_uniform(&rng, 60, 15000);
        m->decay = check_log_uniform(&rng, .02, 8);
        m->amplitude = pow(10, -check_uniform(&rng, 0, 50) / 20);
        m->phase = check_uniform(&rng, 0, 2 * STRUCK_PI);
        if (check_uniform(&rng, 0, 1) < .25) {
            struct struck_mode *twin = s.mode + s.modes++;
            *twin = *m;
            m->doublet = twin->doublet = true;
            twin->freq += check_log_uniform(&rng, .5, 5);
            twin->decay *= check_uniform(&rng, .8, 1.25);
            twin->amplitude *= check_log_uniform(&rng, .4, 2.5);
            twin->phase = check_uniform(&rng, 0, 2 * STRUCK_PI);
        }
    }
    s.pink = check_uniform(&rng, 0, 1) < 1. / 3;
    double noise_dB = check_uniform(&rng, -80, -40);
    double clip = check_uniform(&rng, 0, 1) < .15 ? check_uniform(&rng, .4, .8) : 1;
    struck_render(&s, &rng, noise_dB, clip);
    struck_mark_isolated(&s);
    struck_bound(&s);
    return s;
}

static inline struct learn_sound struck_sound(const struct struck *s) {
    return (struct learn_sound){s->sample, s->count, s->rate};
}

/* --- assignment of found modes --------------------------------------------------------------- */

/* match[i]: index in s of mode i of `learned`, or -1; nearest pairs first, within 1.1 / T60, .2 Hz
 * or 3 cents. */
static inline void struck_match(const struct struck *s, const struct learned *learned, int *match) {
    bool taken[STRUCK_MODES] = {false};
    for (int i = 0; i < learned->count; i++)
        match[i] = -1;
    for (;;) {
        double best = 1;
        int of = -1, to = -1;
        for (int i = 0; i < learned->count; i++)
            for (int k = 0; k < s->modes && match[i] < 0; k++) {
                const struct struck_mode *m = s->mode + k;
                double far = fmax(fmax(1.1 / m->decay, .2), m->freq * (exp2(3. / 1200) - 1));
                double distance = fabs(learned->mode[i].freq - m->freq) / far;
                /* of two at nearly the same frequency, the one with similar decay */
                distance += .2 * fmin(1, fabs(log(learned->mode[i].decay / m->decay)));
                if (!taken[k] && distance < best) {
                    best = distance;
                    of = i, to = k;
                }
            }
        if (of < 0)
            return;
        match[of] = to;
        taken[to] = true;
    }
}

#endif
