/* SPDX-License-Identifier: BSD-3-Clause */
/* measure_levels: how loud a recording is, and where. */
#ifndef KNOCK_MEASURE_LEVELS_H
#define KNOCK_MEASURE_LEVELS_H

#include <math.h>
#include <stdio.h>

#include "pd/measure_partials.h"

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

/* The filter begins with a step, which it has forgotten after 12 periods. */
static inline int treble(const char *path, double hertz) {
    struct wav w = wav_read(path);
    int from = (int)(12 * w.rate / hertz);
    double *x = malloc(sizeof *x * (size_t)w.frames), all = energy(&w, from, w.frames), high = 0;
    for (int i = 0; i < w.frames; i++)
        x[i] = wav_at(&w, i, 0);
    high_pass(x, w.frames, hertz, w.rate);
    high_pass(x, w.frames, hertz, w.rate);
    for (int i = from; i < w.frames; i++)
        high += x[i] * x[i];
    free(x);
    printf("%.6g\n", all > 0 ? high / all : 0);
    return 0;
}

/* Prints the frames at which a signal that was zero begins. */
static inline int onsets(const char *path) {
    struct wav w = wav_read(path);
    for (int i = 1; i < w.frames; i++)
        if (wav_at(&w, i, 0) != 0 && wav_at(&w, i - 1, 0) == 0)
            printf("%d ", i);
    printf("\n");
    return 0;
}

/* The largest difference of two recordings over the peak of the second is at most so much. */
static inline int apart(const char *one, const char *other, double most) {
    struct wav a = wav_read(one), b = wav_read(other);
    double largest = 0, peak = 0;
    for (int i = 0; i < a.frames && i < b.frames; i++) {
        largest = fmax(largest, fabs(wav_at(&a, i, 0) - wav_at(&b, i, 0)));
        peak = fmax(peak, fabs(wav_at(&b, i, 0)));
    }
    printf("%.3g of the peak\n", largest / peak);
    return !(a.frames == b.frames && largest <= most * peak && peak > 0);
}

#endif
