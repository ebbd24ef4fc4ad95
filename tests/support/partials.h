/* SPDX-License-Identifier: BSD-3-Clause */
/* partials.h: the partials of a rendered strike, found by spectral analysis. */
#ifndef KNOCK_TESTS_PARTIALS_H
#define KNOCK_TESTS_PARTIALS_H

#include "support/strike.h"

/* A spectrum at one frequency. The window is Blackman-Harris, with sidelobes at -92 dB: it
 * separates partials that are 4 rate / size apart. */
struct partial_line {
    double re, im;
};

static inline struct partial_line partial_line(const double *sound, double rate, int size,
                                               double freq) {
    const double pi = acos(-1);
    struct partial_line line = {0, 0};
    for (int i = 0; i < size; i++) {
        double turn = 2 * pi * (i + .5) / size, phase = 2 * pi * freq * i / rate;
        double window =
            .35875 - .48829 * cos(turn) + .14128 * cos(2 * turn) - .01168 * cos(3 * turn);
        line.re += window * sound[i] * cos(phase);
        line.im -= window * sound[i] * sin(phase);
    }
    return line;
}

/* One partial: its ringing frequency in Hz and its T60 in s. Between two spectra at one frequency
 * an isolated partial changes by the factor exp((i omega_d - sigma) t), for any window. The
 * frequency is taken from two spectra `near` samples apart, so few that the phase is unambiguous,
 * the decay from two that are `far` apart. */
struct strike_partial {
    double freq, decay, magnitude;
};

static inline struct strike_partial strike_partial_near(const double *sound, double rate, int size,
                                                        int near, int far, double freq) {
    const double pi = acos(-1);
    struct partial_line first = partial_line(sound, rate, size, freq);
    struct partial_line second = partial_line(sound + near, rate, size, freq);
    struct partial_line last = partial_line(sound + far, rate, size, freq);
    double turned = remainder(atan2(second.im, second.re) - atan2(first.im, first.re) -
                                  2 * pi * freq * near / rate,
                              2 * pi);
    double magnitude = hypot(first.re, first.im);
    return (struct strike_partial){.freq = freq + turned * rate / (2 * pi * near),
                                   .decay = log(1000) * far / rate /
                                            log(magnitude / hypot(last.re, last.im)),
                                   .magnitude = magnitude};
}

/* Ringing frequency in Hz, from the undamped frequency in struct mode. */
static inline double partial_rings_at(const struct mode *m) {
    double sigma = log(1000) / (m->decay * 2 * acos(-1));
    return sqrt(m->freq * m->freq - sigma * sigma);
}

/* Distance in Hz from partial i to the next one. */
static inline double partial_apart(const struct strike_bank *bank, int i) {
    double least = HUGE_VAL, freq = partial_rings_at(&bank->mode[i]);
    for (int j = 0; j < bank->modes; j++)
        if (j != i)
            least = fmin(least, fabs(partial_rings_at(&bank->mode[j]) - freq));
    return least;
}

/* The requested partial, and the measured one. */
struct partial_found {
    int mode;
    double freq, decay;
    struct strike_partial found;
};

enum { PARTIAL_RATE = 44100, PARTIAL_SOUND = 3 * PARTIAL_RATE };

/* Strikes the body with a hard hammer and measures each partial that the strike excites, that the
 * window separates from its neighbours and that still rings at the window's end. */
static inline int partials_of_strike(const struct body *b, struct partial_found *found) {
    static struct strike_bank bank;
    static double sound[PARTIAL_SOUND];
    int count = 0;
    strike_fill(&bank, b, body_kinds[b->shape]->pickup);
    struct tuning t = strike_tuning(&bank);
    t.contact.k = 1e10; /* excites high partials too */
    struct strike_result r = strike_render(&t, PARTIAL_RATE, MODES_VELOCITY, sound, PARTIAL_SOUND);
    int start = (int)((r.last.time + r.last.duration) * PARTIAL_RATE) + 2;
    for (int i = 0; i < bank.modes; i++) {
        double freq = partial_rings_at(&bank.mode[i]), decay = bank.mode[i].decay;
        int size = (int)(PARTIAL_RATE * fmax(6 / partial_apart(&bank, i), 6 / freq));
        int near = size / 2, far = (int)fmax(near, fmin(.25 * decay, 2) * PARTIAL_RATE);
        int end = size + far;
        if (freq > .45 * PARTIAL_RATE || end > PARTIAL_SOUND - start ||
            end > 1.2 * decay * PARTIAL_RATE)
            continue;
        struct strike_partial p =
            strike_partial_near(sound + start, PARTIAL_RATE, size, near, far, freq);
        if (p.magnitude / size > 1e-3 * r.loudest) /* sidelobes of others are below 3e-5 */
            found[count++] = (struct partial_found){i, freq, decay, p};
    }
    return count;
}

#endif
