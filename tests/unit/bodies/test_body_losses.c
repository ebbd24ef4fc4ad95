/* SPDX-License-Identifier: BSD-3-Clause */
/* test_body_losses.c: radiation against Hankel's functions; T60 of bells and bowls against
 * recordings. */
#include <math.h>

#include "bodies/body.h"
#include "bodies/body_shapes.h"
#include "support/bessel.h"
#include "support/check.h"

enum { MODES = 12 };
static struct mode modes[MODES];
static double at[MODES], pickup[MODES];

static void fill(enum body_shape shape, double freq) {
    struct body b = body_default(shape);
    b.freq = freq;
    b.modes = MODES;
    b.split = 0;
    body_modes(&b, &b.at, 1, modes, at, (double *const[]){pickup});
}

/* Y_m(x), (1/pi) int_0^pi sin(x sin t - m t) dt
 *         - (1/pi) int_0^inf (e^(m t) + (-1)^m e^(-m t)) e^(-x sinh t) dt; Abramowitz and Stegun
 * 9.1.22. Midpoints. */
static double neumann(int m, double x) {
    enum { POINTS = 4000 };
    double sum = 0, most = asinh((60 + 12 * m) / x), step = most / POINTS;
    for (int i = 0; i < POINTS; i++) {
        double turn = (i + .5) * PI / POINTS, t = (i + .5) * step;
        sum += sin(x * sin(turn) - m * turn) / POINTS;
        sum -= step / PI * (exp(m * t) + (m % 2 ? -1 : 1) * exp(-m * t)) * exp(-x * sinh(t));
    }
    return sum;
}

/* The resistance over rho c of a cylinder with m waves around, x = k a: 2 / (pi x |H_m'(x)|^2). */
static double hankel(int m, double x) {
    double j = bessel_integral(m - 1, x) - m * bessel_integral(m, x) / x;
    double y = neumann(m - 1, x) - m * neumann(m, x) / x;
    return 2 / (PI * x * (j * j + y * y));
}

static double sigma(int i) { return log(1000) / modes[i].decay; }

/* The loss of a mode in 1/s besides radiation. */
static double besides(const struct body_made *b, double f) {
    bool rod = b->kind->surface == BODY_ROD;
    double layer = sqrt(BODY_AIR_DENSITY * BODY_AIR_VISCOSITY * PI * f);
    return body_material_loss(&b->material, f) + b->kind->mount +
           (rod ? 4 : 1) * layer / (b->material.density * b->thickness);
}

static double wholly(const struct body_made *b) {
    return BODY_AIR_DENSITY * BODY_AIR_SPEED / (b->material.density * b->thickness);
}

TEST("a bowl radiates as a cylinder does, by Hankel's functions, within a factor of 1.7") {
    for (double freq = 100; freq <= 1040; freq *= 1.4) {
        struct body b = body_default(BODY_BOWL);
        b.freq = freq;
        struct body_made made = body_make(&b);
        fill(BODY_BOWL, freq);
        for (int i = 0; i < 5; i++) {
            double f = modes[i].freq,
                   exact = wholly(&made) * hankel(i + 2, PI * f * made.width / BODY_AIR_SPEED);
            double radiated = sigma(i) - besides(&made, f);
            check_case("%g Hz: %g for %g", f, radiated, exact);
            CHECK(radiated > exact / 1.7 - 1e-9 && radiated < exact * 1.7 + 1e-9);
        }
    }
}

/* k_r^2 = k^2 - k_B^2 in x^2 (k/k_r): the low frequency limit of the exact resistance. */
TEST("a chime radiates as a cylinder that bends, and not at all below its coincidence") {
    for (double freq = 262; freq <= 698; freq *= 1.2) {
        struct body b = body_default(BODY_TUBE);
        b.freq = freq;
        struct body_made made = body_make(&b);
        double inner = made.width / 2 - made.thickness / 4; /* the wall: a quarter of thickness */
        double r = hypot(made.width / 2, inner) / 2;
        double coincidence =
            BODY_AIR_SPEED * BODY_AIR_SPEED / (2 * PI * r * body_sound_speed(&made));
        fill(BODY_TUBE, freq);
        for (int i = 0; i < MODES; i++) {
            double f = modes[i].freq, x = PI * f * made.width / BODY_AIR_SPEED;
            double radiated = sigma(i) - besides(&made, f), part = 1 - coincidence / f;
            check_case("%g Hz: %g 1/s", f, radiated);
            if (part < -.05)
                CHECK(fabs(radiated) < 1e-9);
            if (part < .3)
                continue;
            double exact = wholly(&made) * hankel(1, x * sqrt(part)) / sqrt(part);
            CHECK(radiated > exact / 1.5 && radiated < exact * 1.5);
        }
    }
}

TEST("bells of a set have one Q a partial, that of a church bell and of one three octaves above") {
    static const struct {
        double freq, t60[5]; /* 0: not recorded */
    } bells[] = {{585.5, {52, 16, 16, 6, 3}}, {7240, {5.9, 1.06, 0, .42, .16}}};
    for (int k = 0; k < 2; k++) {
        fill(BODY_BELL, bells[k].freq);
        for (int i = 0; i < 5; i++) {
            double ratio = modes[i].decay / bells[k].t60[i];
            check_case("%g Hz, partial %d: %g s", bells[k].freq, i + 1, modes[i].decay);
            CHECK(bells[k].t60[i] == 0 || (ratio > 1 / 1.3 && ratio < 1.3));
        }
    }
}

CHECK_MAIN
