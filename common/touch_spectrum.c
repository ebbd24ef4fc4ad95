/* SPDX-License-Identifier: BSD-3-Clause */
/* touch_spectrum.c: a discrete Fourier transform of 1024 points, and the centroid. */
#include "touch_spectrum.h"

#include <math.h>

#define PI 3.14159265358979323846

struct complex_signal {
    double re[SPECTRUM_SIZE], im[SPECTRUM_SIZE];
};

/* A quarter of the turn has all of it. */
void spectrum_turns_fill(struct spectrum_turns *t) {
    enum { QUARTER = SPECTRUM_SIZE / 4 };
    for (int i = 0; i <= QUARTER; i++) {
        double c = cos(2 * PI * i / SPECTRUM_SIZE);
        t->re[i] = c;
        t->im[QUARTER - i] = -c;
    }
    for (int i = QUARTER + 1; i < SPECTRUM_SIZE; i++) { /* times exp(-pi i / 2) */
        t->re[i] = t->im[i - QUARTER];
        t->im[i] = -t->re[i - QUARTER];
    }
}

/* Two real frames, windowed, as one complex signal. */
static void load(struct complex_signal *s, const struct spectrum_turns *t, const double *first,
                 const double *second) {
    for (int i = 0; i < SPECTRUM_SIZE; i++) {
        double hann = .5 - .5 * t->re[i];
        s->re[i] = hann * first[i];
        s->im[i] = hann * second[i];
    }
}

struct complex_number {
    double re, im;
};

static struct complex_number turn(const struct spectrum_turns *t, int i) {
    return (struct complex_number){t->re[i], t->im[i]};
}

/* Four values a quarter of the remaining length apart become four neighbours `stride` apart; the
 * loop runs over neighbours on both sides. */
static void butterfly(const double *restrict re, const double *restrict im, double *restrict to_re,
                      double *restrict to_im, const struct complex_number by[4], int stride,
                      int quarter) {
    for (int q = 0; q < stride; q++) {
        const int a = q, b = a + quarter, c = b + quarter, d = c + quarter;
        double sum_re = re[a] + re[c], sum_im = im[a] + im[c];
        double dif_re = re[a] - re[c], dif_im = im[a] - im[c];
        double odd_re = re[b] + re[d], odd_im = im[b] + im[d];
        double turned_re = im[d] - im[b], turned_im = re[b] - re[d]; /* i (x_b - x_d) */
        double one_re = dif_re - turned_re, one_im = dif_im - turned_im;
        double two_re = sum_re - odd_re, two_im = sum_im - odd_im;
        double three_re = dif_re + turned_re, three_im = dif_im + turned_im;
        to_re[q] = sum_re + odd_re;
        to_im[q] = sum_im + odd_im;
        to_re[stride + q] = one_re * by[1].re - one_im * by[1].im;
        to_im[stride + q] = one_re * by[1].im + one_im * by[1].re;
        to_re[2 * stride + q] = two_re * by[2].re - two_im * by[2].im;
        to_im[2 * stride + q] = two_re * by[2].im + two_im * by[2].re;
        to_re[3 * stride + q] = three_re * by[3].re - three_im * by[3].im;
        to_im[3 * stride + q] = three_re * by[3].im + three_im * by[3].re;
    }
}

/* Stockham's, by fours: five passes from one array to the other, and nothing to sort. 1024 = 4^5,
 * so it ends in `other`. */
static void transform(struct complex_signal *s, struct complex_signal *other,
                      const struct spectrum_turns *t) {
    struct complex_signal *from = s, *to = other;
    for (int quarter = SPECTRUM_SIZE / 4, stride = 1; quarter >= 1; quarter /= 4, stride *= 4) {
        for (int p = 0, i = 0; p < quarter; p++, i += stride) {
            const struct complex_number by[4] = {
                {1, 0}, turn(t, i), turn(t, 2 * i), turn(t, 3 * i)};
            butterfly(from->re + i, from->im + i, to->re + 4 * i, to->im + 4 * i, by, stride,
                      quarter * stride);
        }
        struct complex_signal *was = from;
        from = to;
        to = was;
    }
}

struct sums {
    double magnitude, weighted; /* sum |X|, sum bin |X| */
};

/* The spectra 2 X1 = Z[k] + Z*[-k] and 2 i X2 = Z[k] - Z*[-k] of the two frames. */
static void weigh(const struct complex_signal *s, struct sums sums[2]) {
    sums[0] = sums[1] = (struct sums){0, 0};
    for (int k = 0; k <= SPECTRUM_SIZE / 2; k++) {
        double bin = k;
        int mirror = (SPECTRUM_SIZE - k) % SPECTRUM_SIZE;
        double re = s->re[k], im = s->im[k], re2 = s->re[mirror], im2 = s->im[mirror];
        double first = sqrt((re + re2) * (re + re2) + (im - im2) * (im - im2));
        double second = sqrt((re - re2) * (re - re2) + (im + im2) * (im + im2));
        sums[0].magnitude += first;
        sums[0].weighted += bin * first;
        sums[1].magnitude += second;
        sums[1].weighted += bin * second;
    }
}

double spectrum_centroid(const struct spectrum_turns *turns, const double *signal, double rate) {
    struct complex_signal s, spectrum;
    struct sums sums[SPECTRUM_FRAMES + 1]; /* in pairs; the last frame is its own partner */
    double loudest = 0, mean = 0;
    int heard = 0;
    for (int f = 0; f < SPECTRUM_FRAMES; f += 2) {
        const double *first = signal + f * SPECTRUM_HOP;
        load(&s, turns, first, f + 1 < SPECTRUM_FRAMES ? first + SPECTRUM_HOP : first);
        transform(&s, &spectrum, turns);
        weigh(&spectrum, sums + f);
        loudest = fmax(loudest, fmax(sums[f].magnitude, sums[f + 1].magnitude));
    }
    for (int f = 0; f < SPECTRUM_FRAMES; f++)
        if (sums[f].magnitude > 1e-6 * loudest) {
            mean += sums[f].weighted / sums[f].magnitude;
            heard++;
        }
    return heard ? mean / heard * rate / SPECTRUM_SIZE : 0;
}
