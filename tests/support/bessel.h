/* SPDX-License-Identifier: BSD-3-Clause */
/* bessel.h: J_m(x) from its integral, (1/pi) int_0^pi cos(m t - x sin t) dt; Abramowitz and Stegun
 * 9.1.21. The trapezoid rule is exact for periodic integrands while m + x is well below its number
 * of points. */
#ifndef KNOCK_BESSEL_H
#define KNOCK_BESSEL_H

#include <math.h>

static inline double bessel_integral(int m, double x) {
    enum { POINTS = 512 };
    const double pi = acos(-1);
    double sum = 0;
    for (int i = 0; i < POINTS; i++) {
        double t = (i + .5) * pi / POINTS;
        sum += cos(m * t - x * sin(t));
    }
    return sum / POINTS;
}

#endif
