/* SPDX-License-Identifier: BSD-3-Clause */
/* tuning_spectrum.c: a discrete Fourier transform of 1024 points, and the centroid. */
#include "tuning/tuning_spectrum.h"

#include <math.h>

#include "base/constants.h"
#include "base/lanes.h"

/* LANES pairs of frames side by side. */
struct complex_signal {
    lanes re[SPECTRUM_SIZE], im[SPECTRUM_SIZE];
};

/* A quarter of the circle determines the rest. */
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

/* Packs each pair of real frames, windowed, into one complex signal. The last frame repeats to fill
 * the lanes. */
static void load_frame(struct complex_signal *s, const struct spectrum_turns *t,
                       const double *signal, int frame) {
    for (int l = 0; l < LANES; l++) {
        int first = frame + 2 * l < SPECTRUM_FRAMES ? frame + 2 * l : SPECTRUM_FRAMES - 1;
        int second = first + 1 < SPECTRUM_FRAMES ? first + 1 : first;
        const double *a = signal + first * SPECTRUM_HOP, *b = signal + second * SPECTRUM_HOP;
        for (int i = 0; i < SPECTRUM_SIZE; i++) {
            double hann = .5 - .5 * t->re[i];
            lanes_put(&s->re[i], l, hann * a[i]);
            lanes_put(&s->im[i], l, hann * b[i]);
        }
    }
}

struct complex_number {
    lanes re, im;
};

static struct complex_number turn(const struct spectrum_turns *t, int i) {
    return (struct complex_number){lanes_all(t->re[i]), lanes_all(t->im[i])};
}

/* One radix-4 butterfly: inputs lie a quarter of the remaining length apart, outputs `stride`
 * apart; the loop runs over contiguous values on both sides. */
static void butterfly(const lanes *restrict re, const lanes *restrict im, lanes *restrict to_re,
                      lanes *restrict to_im, const struct complex_number by[4], int stride,
                      int quarter) {
    for (int q = 0; q < stride; q++) {
        const int a = q, b = a + quarter, c = b + quarter, d = c + quarter;
        lanes sum_re = re[a] + re[c], sum_im = im[a] + im[c];
        lanes dif_re = re[a] - re[c], dif_im = im[a] - im[c];
        lanes odd_re = re[b] + re[d], odd_im = im[b] + im[d];
        lanes turned_re = im[d] - im[b], turned_im = re[b] - re[d]; /* i (x_b - x_d) */
        lanes one_re = dif_re - turned_re, one_im = dif_im - turned_im;
        lanes two_re = sum_re - odd_re, two_im = sum_im - odd_im;
        lanes three_re = dif_re + turned_re, three_im = dif_im + turned_im;
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

/* Stockham's radix-4 transform: five passes from one array to the other, without reordering. 1024 =
 * 4^5, so the result is in `other`. */
static void transform(struct complex_signal *s, struct complex_signal *other,
                      const struct spectrum_turns *t) {
    struct complex_signal *from = s, *to = other;
    for (int quarter = SPECTRUM_SIZE / 4, stride = 1; quarter >= 1; quarter /= 4, stride *= 4) {
        for (int p = 0, i = 0; p < quarter; p++, i += stride) {
            const struct complex_number by[4] = {turn(t, 0), turn(t, i), turn(t, 2 * i),
                                                 turn(t, 3 * i)};
            butterfly(from->re + i, from->im + i, to->re + 4 * i, to->im + 4 * i, by, stride,
                      quarter * stride);
        }
        struct complex_signal *was = from;
        from = to;
        to = was;
    }
}

struct sums {
    lanes magnitude, weighted; /* sum |X|, sum bin |X| */
};

static void add_to_sums(struct sums *s, double bin, lanes re, lanes im) {
    lanes magnitude = lanes_root(re * re + im * im);
    s->magnitude += magnitude;
    s->weighted += lanes_all(bin) * magnitude;
}

/* The spectra 2 X1 = Z[k] + Z*[-k] and 2 i X2 = Z[k] - Z*[-k] of the two frames of each pair. */
static void weigh(const struct complex_signal *s, struct sums sums[2]) {
    sums[0].magnitude = sums[0].weighted = sums[1].magnitude = sums[1].weighted = lanes_all(0);
    for (int k = 0; k <= SPECTRUM_SIZE / 2; k++) {
        int mirror = (SPECTRUM_SIZE - k) % SPECTRUM_SIZE;
        lanes re = s->re[k], im = s->im[k], re2 = s->re[mirror], im2 = s->im[mirror];
        add_to_sums(&sums[0], k, re + re2, im - im2);
        add_to_sums(&sums[1], k, re - re2, im + im2);
    }
}

double spectrum_centroid(const struct spectrum_turns *turns, const double *signal, double rate) {
    enum { AT_ONCE = 2 * LANES };
    struct complex_signal s, spectrum;
    double magnitude[SPECTRUM_FRAMES + AT_ONCE], weighted[SPECTRUM_FRAMES + AT_ONCE];
    double loudest = 0, mean = 0;
    int frames = 0;
    for (int f = 0; f < SPECTRUM_FRAMES; f += AT_ONCE) {
        struct sums sums[2];
        load_frame(&s, turns, signal, f);
        transform(&s, &spectrum, turns);
        weigh(&spectrum, sums);
        for (int i = 0; i < AT_ONCE; i++) {
            magnitude[f + i] = lanes_get(sums[i % 2].magnitude, i / 2);
            weighted[f + i] = lanes_get(sums[i % 2].weighted, i / 2);
        }
    }
    for (int f = 0; f < SPECTRUM_FRAMES; f++)
        loudest = fmax(loudest, magnitude[f]);
    for (int f = 0; f < SPECTRUM_FRAMES; f++)
        if (magnitude[f] > 1e-6 * loudest) {
            mean += weighted[f] / magnitude[f];
            frames++;
        }
    return frames ? mean / frames * rate / SPECTRUM_SIZE : 0;
}
