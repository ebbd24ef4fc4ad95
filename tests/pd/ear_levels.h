/* SPDX-License-Identifier: BSD-3-Clause */
/* ear_levels: how loud a recording is, and where. */
#ifndef KNOCK_EAR_LEVELS_H
#define KNOCK_EAR_LEVELS_H

#include <math.h>
#include <stdio.h>

#include "pd/ear_partials.h"

static inline double energy(const struct wav *w, int from, int to) {
    double sum = 0;
    for (int i = from; i < to; i++)
        sum += wav_at(w, i, 0) * wav_at(w, i, 0);
    return sum;
}

static inline int loud(const char *path, double from, double to) {
    struct wav w = wav_read(path);
    int a = (int)(from * w.rate), b = (int)(to * w.rate);
    printf("%.6g\n", sqrt(energy(&w, a, b < w.frames ? b : w.frames) / (b - a)));
    return 0;
}

static inline int jump(const char *path, double from, double to) {
    struct wav w = wav_read(path);
    double most = 0;
    for (int i = (int)(from * w.rate) + 1; i < to * w.rate && i < w.frames; i++)
        most = fmax(most, fabs(wav_at(&w, i, 0) - wav_at(&w, i - 1, 0)));
    printf("%.6g\n", most);
    return 0;
}

/* A Butterworth high-pass of second order, by the bilinear transform. */
static inline void high_pass(double *x, int n, double hertz, double rate) {
    double w = tan(pi * hertz / rate), a0 = 1 + sqrt(2) * w + w * w;
    double a1 = 2 * (w * w - 1) / a0, a2 = (1 - sqrt(2) * w + w * w) / a0;
    double x1 = 0, x2 = 0, y1 = 0, y2 = 0;
    for (int i = 0; i < n; i++) {
        double y = (x[i] - 2 * x1 + x2) / a0 - a1 * y1 - a2 * y2;
        x2 = x1;
        x1 = x[i];
        y2 = y1;
        y1 = y;
        x[i] = y;
    }
}

static inline int treble(const char *path, double hertz) {
    struct wav w = wav_read(path);
    double *x = malloc(sizeof *x * (size_t)w.frames), all = energy(&w, 0, w.frames), high = 0;
    for (int i = 0; i < w.frames; i++)
        x[i] = wav_at(&w, i, 0);
    high_pass(x, w.frames, hertz, w.rate);
    high_pass(x, w.frames, hertz, w.rate);
    for (int i = 0; i < w.frames; i++)
        high += x[i] * x[i];
    free(x);
    printf("%.6g\n", all > 0 ? high / all : 0);
    return 0;
}

#endif
