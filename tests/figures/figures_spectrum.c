/* SPDX-License-Identifier: BSD-3-Clause */
/* figures_spectrum.c: the discrete Fourier transform of a power of two of samples. */
#include <math.h>

#include "figures/figures.h"

void transform(const complex double *x, int n, int stride, complex double *to) {
    if (n == 1) {
        to[0] = x[0];
        return;
    }
    transform(x, n / 2, 2 * stride, to);
    transform(x + stride, n / 2, 2 * stride, to + n / 2);
    for (int k = 0; k < n / 2; k++) {
        double turn = -2 * figures_pi * k / n;
        complex double odd = (cos(turn) + sin(turn) * (complex double)I) * to[k + n / 2];
        to[k + n / 2] = to[k] - odd;
        to[k] += odd;
    }
}

double centroid(const double *frame, double rate) {
    complex double in[CENTROID_FRAME], out[CENTROID_FRAME];
    double sum = 0, weighted = 0;
    for (int n = 0; n < CENTROID_FRAME; n++)
        in[n] = frame[n] * (.5 - .5 * cos(2 * figures_pi * n / CENTROID_FRAME));
    transform(in, CENTROID_FRAME, 1, out);
    for (int k = 0; k <= CENTROID_FRAME / 2; k++) {
        sum += cabs(out[k]);
        weighted += k * rate / CENTROID_FRAME * cabs(out[k]);
    }
    return weighted / sum;
}
