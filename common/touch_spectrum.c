/* touch_spectrum.c: a discrete Fourier transform of 1024 points, and the centroid. */
#include "touch_spectrum.h"

#include <math.h>

#define PI 3.14159265358979323846

struct complex_signal {
    double re[SPECTRUM_SIZE], im[SPECTRUM_SIZE];
};

/* turn[i] = exp(-2 pi i / SIZE) of the first half turn */
struct turns {
    double re[SPECTRUM_SIZE / 2], im[SPECTRUM_SIZE / 2];
};

static void turns_fill(struct turns *t) {
    for (int i = 0; i < SPECTRUM_SIZE / 2; i++) {
        t->re[i] = cos(2 * PI * i / SPECTRUM_SIZE);
        t->im[i] = -sin(2 * PI * i / SPECTRUM_SIZE);
    }
}

static int bits_reversed(int i) {
    int reversed = 0;
    for (int bit = 1; bit < SPECTRUM_SIZE; bit <<= 1, i >>= 1)
        reversed = reversed << 1 | (i & 1);
    return reversed;
}

/* cos(2 pi i / SIZE), i in the whole turn */
static double cos_of(const struct turns *t, int i) {
    return i < SPECTRUM_SIZE / 2 ? t->re[i] : -t->re[i - SPECTRUM_SIZE / 2];
}

/* Two real frames, windowed, as one complex signal in the order that the transform wants. */
static void load(struct complex_signal *s, const struct turns *t, const double *first,
                 const double *second) {
    for (int i = 0; i < SPECTRUM_SIZE; i++) {
        int from = bits_reversed(i);
        double hann = .5 - .5 * cos_of(t, from);
        s->re[i] = hann * first[from];
        s->im[i] = hann * second[from];
    }
}

/* Cooley and Tukey, in place, decimation in time. */
static void transform(struct complex_signal *s, const struct turns *t) {
    for (int half = 1; half < SPECTRUM_SIZE; half *= 2)
        for (int block = 0; block < SPECTRUM_SIZE; block += 2 * half)
            for (int k = 0; k < half; k++) {
                int a = block + k, b = a + half, turn = k * (SPECTRUM_SIZE / 2 / half);
                double re = s->re[b] * t->re[turn] - s->im[b] * t->im[turn];
                double im = s->re[b] * t->im[turn] + s->im[b] * t->re[turn];
                s->re[b] = s->re[a] - re;
                s->im[b] = s->im[a] - im;
                s->re[a] += re;
                s->im[a] += im;
            }
}

struct sums {
    double magnitude, weighted; /* sum |X|, sum bin |X| */
};

/* The spectra X1 = (Z[k] + Z*[-k]) / 2 and X2 = (Z[k] - Z*[-k]) / 2i of the two frames. */
static void weigh(const struct complex_signal *s, struct sums sums[2]) {
    sums[0] = sums[1] = (struct sums){0, 0};
    for (int k = 0; k <= SPECTRUM_SIZE / 2; k++) {
        int mirror = (SPECTRUM_SIZE - k) % SPECTRUM_SIZE;
        double re = s->re[k], im = s->im[k], re2 = s->re[mirror], im2 = s->im[mirror];
        double first = sqrt((re + re2) * (re + re2) + (im - im2) * (im - im2)) / 2;
        double second = sqrt((re - re2) * (re - re2) + (im + im2) * (im + im2)) / 2;
        sums[0].magnitude += first;
        sums[0].weighted += k * first;
        sums[1].magnitude += second;
        sums[1].weighted += k * second;
    }
}

double spectrum_centroid(const double *signal, double rate) {
    struct turns turns;
    struct complex_signal s;
    struct sums sums[SPECTRUM_FRAMES + 1]; /* in pairs; the last frame is its own partner */
    double loudest = 0, mean = 0;
    int heard = 0;
    turns_fill(&turns);
    for (int f = 0; f < SPECTRUM_FRAMES; f += 2) {
        const double *first = signal + f * SPECTRUM_HOP;
        load(&s, &turns, first, f + 1 < SPECTRUM_FRAMES ? first + SPECTRUM_HOP : first);
        transform(&s, &turns);
        weigh(&s, sums + f);
        loudest = fmax(loudest, fmax(sums[f].magnitude, sums[f + 1].magnitude));
    }
    for (int f = 0; f < SPECTRUM_FRAMES; f++)
        if (sums[f].magnitude > 1e-6 * loudest) {
            mean += sums[f].weighted / sums[f].magnitude;
            heard++;
        }
    return heard ? mean / heard * rate / SPECTRUM_SIZE : 0;
}
