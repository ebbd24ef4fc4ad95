/* SPDX-License-Identifier: BSD-3-Clause */
/* measure_partials.h: partials by the Fourier transform under a Hann window, at any frequency. */
#ifndef KNOCK_MEASURE_PARTIALS_H
#define KNOCK_MEASURE_PARTIALS_H

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "support/object/recorded.h"

static const double pi = 3.14159265358979323846;

static inline int fail(const char *format, double a, double b) {
    printf(format, a, b);
    printf("\n");
    return 1;
}

/* The first so many frames from the first that is not silent. */
struct excerpt {
    const struct wav *w;
    int from, frames;
};

static inline struct excerpt excerpt_of(const struct wav *w, double seconds) {
    int from = 0;
    while (from < w->frames - 1 && wav_at(w, from, 0) == 0)
        from++;
    int most = w->frames - from, frames = (int)(seconds * w->rate);
    return (struct excerpt){w, from, frames < most ? frames : most};
}

static inline double magnitude(const struct excerpt *in, double hertz) {
    double re = 0, im = 0, step = 2 * pi * hertz / in->w->rate;
    for (int i = 0; i < in->frames; i++) {
        double hann = 1 - cos(2 * pi * (i + 0.5) / in->frames);
        double x = hann * wav_at(in->w, in->from + i, 0);
        re += x * cos(step * i);
        im += x * sin(step * i);
    }
    return hypot(re, im);
}

/* The strongest frequency within +-2 bins of where it should be, to a thousandth of a bin. */
static inline double peak_near(const struct excerpt *in, double hertz) {
    double bin = (double)in->w->rate / in->frames, best = hertz, most = 0, width = 2 * bin;
    for (int pass = 0; pass < 4; pass++, width /= 8) {
        double middle = best;
        for (int i = -16; i <= 16; i++) {
            double f = middle + width * i / 16, m = magnitude(in, f);
            if (m > most) {
                most = m;
                best = f;
            }
        }
    }
    return best;
}

/* Half the way from partial i to its nearest neighbour. */
static inline double half_way(const double *hertz, int count, int i) {
    double below = i > 0 ? hertz[i] - hertz[i - 1] : hertz[i];
    double above = i < count - 1 ? hertz[i + 1] - hertz[i] : below;
    return fmin(below, above) / 2;
}

static inline int partials(const char *path, double seconds, int count, char **words) {
    enum { MOST = 16 };
    struct wav w = wav_read(path);
    struct excerpt in = excerpt_of(&w, seconds);
    double hertz[MOST], cents = atof(words[0]), worst = 0, weakest = (double)INFINITY;
    if (--count < 1 || count > MOST)
        return fail("%g partials", count, 0);
    for (int i = 0; i < count; i++)
        hertz[i] = atof(words[1 + i]);
    for (int i = 0; i < count; i++) {
        double want = hertz[i], got = peak_near(&in, want), aside = half_way(hertz, count, i);
        double off = 1200 * log2(got / want), there = magnitude(&in, got);
        double beside = fmax(magnitude(&in, want - aside), magnitude(&in, want + aside));
        if (fabs(off) > cents || !(there > 4 * beside))
            return fail("no partial at %g Hz: off by %g cents", want, off);
        worst = fmax(worst, fabs(off));
        weakest = fmin(weakest, there / beside);
    }
    printf("%d partials, off by %.2f cents at most, %.0f times their valleys\n", count, worst,
           weakest);
    return 0;
}

#endif
