/* SPDX-License-Identifier: BSD-3-Clause */
/* cabannes.h: a string plucked in its middle, where a point stands at rest height. On that side
 * each half swings as a string of half the length, for half of its period: T = (1/2 + 1/4) / f0 (H.
 * Cabannes, Acustica 55, 1984).
 *
 * The modes above N, which are left out, yield as statics says: C_N = sum_(odd n > N) 1 / (m
 * omega_n^2). A point with the compliance C moves the ends of both halves by 2 C times the tension.
 * Without the modes above N the point is too stiff by C_N, so
 *
 *   f = 4/3 f0 (1 + 4 / (3 pi^2 N) (1 - C/C_N))
 *
 * C = C_N gives Cabannes' frequency with any number of modes. A rigid point is 234/N cents sharp,
 * and scatters the motion into all modes until nothing sounds at f any more: after a second with
 * 400 modes and one step a sample. */
#ifndef KNOCK_CABANNES_H
#define KNOCK_CABANNES_H

#include <math.h>
#include <stdlib.h>

#include "contact/contact.h"

#define CABANNES_PI 3.14159265358979323846
static const double cabannes_f0 = 196, cabannes_mass = .0025; /* Hz; kg, of each mode */

/* C/C_N = share; 0: rigid. */
static inline struct contact cabannes_point(int modes, double share) {
    struct contact point = contact_default();
    double above = 0;
    for (int n = modes + 1; n < 1000000; n += 2)
        above += 1 / pow(2 * CABANNES_PI * cabannes_f0 * n, 2) / cabannes_mass;
    point.mu = 0;
    point.alpha = share > 0 ? 1 : 1.5;
    point.k = share > 0 ? 1 / (share * above) : 1e13;
    return point;
}

/* Of harmonic n: the shape of its mode at the middle, and the mass-normalised q of the pluck. */
static inline double cabannes_shape(int n) { return n % 2 == 0 ? 0 : n % 4 == 1 ? 1 : -1; }
static inline double cabannes_pluck(int n) {
    return -1e-3 * cabannes_shape(n) / ((double)n * n) * sqrt(cabannes_mass);
}

static inline double cabannes_cents(int modes, double share) {
    return 1200 * log2(1 + 4 / (3 * CABANNES_PI * CABANNES_PI * modes) * (1 - share));
}

/* Cents above 4/3 f0 of so many samples of a tone: the phase between two Hann windows. They are
 * short: half of the samples must not be off by half a period. `sustain` is the ratio of the sizes
 * in both, which is small where the tone is not one line. */
static inline double cabannes_measure(const double *y, int samples, double rate, double *sustain) {
    double f = 4 * cabannes_f0 / 3, phase[2], size[2];
    int length = samples / 2;
    for (int w = 0; w < 2; w++) {
        double re = 0, im = 0;
        for (int i = 0; i < length; i++) {
            double turn = 2 * CABANNES_PI * f / rate * (w * length + i);
            double windowed = (1 - cos(2 * CABANNES_PI * (i + .5) / length)) * y[w * length + i];
            re += windowed * cos(turn);
            im -= windowed * sin(turn);
        }
        phase[w] = atan2(im, re);
        size[w] = hypot(re, im);
    }
    *sustain = size[1] / size[0];
    double turns = remainder(phase[1] - phase[0], 2 * CABANNES_PI) / (2 * CABANNES_PI);
    return 1200 * log2(1 + turns * rate / length / f);
}

#endif
