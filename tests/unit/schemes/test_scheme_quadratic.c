/* SPDX-License-Identifier: BSD-3-Clause */
/* The scheme of [D17] without a root finder, against its benchmarks (22), (23) and (25). */
#include "support/check.h"

#include "support/impact.h"
#include "support/lumped_energy.h"

/* An oscillator with potential (3a), M = 1 kg, and a counter of its upward zero crossings. */
struct oscillator {
    struct contact contact;
    struct power power;
    struct lumped_system sys;
    struct lumped st;
};

static void oscillate(struct oscillator *o, double K, double alpha, double h, double s, double u0,
                      double v0) {
    o->contact = (struct contact){.law = CONTACT_POWER, .k = K, .alpha = alpha};
    o->power = power_prepare(alpha);
    o->sys =
        (struct lumped_system){SCHEME_QUADRATIC, CORRECT_NONE, &o->contact, &o->power, 1, 0, h, s};
    o->st = lumped_start(&o->sys, u0, v0);
}

/* The frequency of a series of displacements, by its first and last upward crossing. */
static double frequency(const double *u, int n, double h) {
    double first = 0, last = 0;
    int periods = -1;
    for (int i = 1; i < n; i++) {
        if (!(u[i - 1] < 0 && u[i] >= 0))
            continue;
        last = i - 1 + u[i - 1] / (u[i - 1] - u[i]);
        if (++periods == 0)
            first = last;
    }
    return periods / (last - first) / h;
}

/* The level at a frequency under a Hann window. */
static double level(const double *u, int n, double h, double f) {
    double re = 0, im = 0, pi = acos(-1);
    for (int i = 0; i < n; i++) {
        double w = 1 - cos(2 * pi * i / n);
        re += w * u[i] * cos(2 * pi * f * h * i);
        im += w * u[i] * sin(2 * pi * f * h * i);
    }
    return hypot(re, im);
}

enum { LONG = 23000 };

static double run(struct oscillator *o, double *u) {
    for (int i = 0; i < LONG; i++) {
        lumped_step(&o->sys, &o->st);
        u[i] = o->st.x;
    }
    return frequency(u, LONG, o->sys.h);
}

/* [D17] figure 3: 11 Hz at 2300 Hz */
TEST("the harmonic oscillator is linear for s = 1/2 alone, and sharp for s = 1 and 3") {
    static double u[LONG];
    double pi = acos(-1), K = pow(2 * pi * 11, 2), h = 1 / 2300.;
    double classic = acos(1 - K * h * h / 2) / (2 * pi * h); /* (22) */
    struct oscillator o;

    oscillate(&o, K, 1, h, .5, -.1, .5);
    double half = run(&o, u), twice_cos = (u[2] + u[0]) / u[1];
    for (int i = 1; i + 1 < LONG; i++)
        CHECK_NEAR(u[i + 1] + u[i - 1], twice_cos * u[i], 1e-12);
    CHECK_REL(half, classic, 3e-4);

    oscillate(&o, K, 1, h, 1, -.1, .5);
    double one = run(&o, u), third = level(u, LONG, h, 3 * one) / level(u, LONG, h, one);
    CHECK_NEAR(one, 11.165, .001);
    CHECK_NEAR(20 * log10(third), -45.6, .1); /* the paper, by eye: below -60 dB */
    CHECK(level(u, LONG, h, 2 * one) < 1e-6 * level(u, LONG, h, one)); /* odd ones only */
    oscillate(&o, K, 1, h, 3, -.1, .5);
    double three = run(&o, u);
    CHECK_NEAR(three, 11.856, .001);
    CHECK(level(u, LONG, h, 3 * three) / level(u, LONG, h, three) > 2 * third);
}

TEST("the spurious harmonics of the harmonic oscillator do not depend on the amplitude") {
    struct oscillator small, large;
    oscillate(&small, 4777, 1, 1 / 2300., 3, -.1, .5);
    oscillate(&large, 4777, 1, 1 / 2300., 3, -.4, 2);
    for (int i = 0; i < 2000; i++) {
        lumped_step(&small.sys, &small.st);
        lumped_step(&large.sys, &large.st);
        CHECK(large.st.x == 4 * small.st.x);
    }
}

/* [D17] figure 6. The true period of u'' = -K u^3 is 7.41629871 / (sqrt(K) A), A its amplitude. */
TEST("the cubic oscillator agrees with (25) for s = 1/2, and is faster for s = 1 and 3") {
    static double u[LONG];
    double K = 1e10, h = 1 / 44100., v0 = 5, amplitude = pow(2 * v0 * v0 / K, .25);
    double truth = sqrt(K) * amplitude / 7.416298709205487, before = -h * v0, now = 0;
    for (int i = 0; i < LONG; i++) {
        double next = 2 / (1 + K / 2 * h * h * now * now) * now - before; /* (25) */
        before = now;
        u[i] = now = next;
    }
    double benchmark = frequency(u, LONG, h), f[3], s[] = {.5, 1, 3};
    CHECK_REL(benchmark, truth, 5e-5);
    for (int i = 0; i < 3; i++) {
        struct oscillator o;
        oscillate(&o, K, 3, h, s[i], 0, v0);
        f[i] = run(&o, u);
        CHECK(o.st.complex_roots == 0);
    }
    CHECK_REL(f[0], benchmark, 1e-4);
    CHECK_REL(f[1] / truth, 1.0076, 1e-3);
    CHECK_REL(f[2] / truth, 1.0400, 1e-3);
}

/* [D17] figure 4: 1 kg at 20 m/s on a barrier of 5e9 N/m^1.3; the differences over 60 ms. */
struct apart {
    double x[3], v[3], least[3]; /* from (23): m, m/s; the least potential, J; s = 1/2, 1, 3 */
    bool real;                   /* all roots of s = 1/2 */
};

static struct apart barrier(double rate, double start) {
    static const double s[] = {.5, 1, 3};
    struct contact c = {.k = 5e9, .alpha = 1.3};
    struct power power = power_prepare(c.alpha);
    struct lumped_system implicit = {
        SCHEME_THREE_POINT, CORRECT_NONE, &c, &power, 1, 0, 1 / rate, 0};
    struct lumped st[3], ref = lumped_start(&implicit, start, 20);
    struct apart a = {.real = true};
    for (int j = 0; j < 3; j++)
        st[j] = lumped_start(&implicit, start, 20);
    for (int n = 0; n < .06 * rate; n++) {
        lumped_step(&implicit, &ref);
        for (int j = 0; j < 3; j++) {
            struct lumped_system sys = implicit;
            sys.scheme = SCHEME_QUADRATIC;
            sys.s = s[j];
            lumped_step(&sys, &st[j]);
            a.x[j] = fmax(a.x[j], fabs(st[j].x - ref.x));
            a.v[j] = fmax(a.v[j], fabs(st[j].v - ref.v));
            a.least[j] = fmin(a.least[j], lumped_energy(&sys, &st[j]) - st[j].v * st[j].v / 2);
        }
    }
    a.real = st[0].complex_roots == 0;
    return a;
}

TEST("s = 1/2 equals the implicit (23) where its roots are real, s = 1 and 3 differ") {
    int real = 0;
    for (int n = 0; n < 64; n++) {
        struct apart a = barrier(44100, -.6 - n / 64. * 20 / 44100);
        check_case("start %d of 64", n);
        CHECK(a.v[2] > 20 && a.v[1] > 5); /* at the turn, within a sample */
        if (!a.real)
            continue;
        real++;
        CHECK(a.v[0] < 1.1 && a.v[0] < .08 * a.v[1] && a.x[0] < .08 * a.x[1]);
        struct apart fine = barrier(441000, -.6 - n / 64. * 20 / 44100);
        if (!fine.real)
            continue;
        CHECK(fine.v[0] < .02 && fine.x[0] < 1e-6);
        CHECK(fine.v[0] < .02 * fine.v[1] && fine.v[1] < .5 * fine.v[2]);
        CHECK(fine.x[2] < .5 * a.x[2]);
    }
    CHECK(real > 32);
}

/* [D17] (12), (13) and figure 5. */
TEST("the discrete potential is not negative for s <= 1; for s = 3 it is, less at a higher rate") {
    struct apart coarse = barrier(44100, -.6), fine = barrier(441000, -.6);
    CHECK(coarse.least[1] >= -1e-12 && fine.least[1] >= -1e-12 && fine.least[0] >= -1e-12);
    CHECK(coarse.least[2] < -50 && fine.least[2] < -.5);
    CHECK(fine.least[2] > coarse.least[2] / 10);
}

/* [D17] figure 2: M = 1, K = 1e3, k_i = 2^(i-2) / sqrt(K), from u = -1 mm; shift moves that start
 * by a fraction of the first step. */
static unsigned complex_steps(double s, double v, int alpha, int i, double shift) {
    struct oscillator o;
    double h = pow(2, i - 2) / sqrt(1e3);
    oscillate(&o, 1e3, alpha, h, s, -1e-3 + (1 - shift) * h * v, v);
    for (int n = 0; n < 1000; n++) {
        lumped_step(&o.sys, &o.st);
        CHECK(isfinite(o.st.x) && fabs(o.st.v) < LUMPED_SPEED_LIMIT);
    }
    return o.st.complex_roots;
}

TEST("roots are real where [D17] figure 2 shows them") {
    for (int i = 1; i <= 4; i++) {
        for (int alpha = 1; alpha <= 13; alpha += 2) {
            check_case("alpha = %d, k_%d", alpha, i);
            CHECK(complex_steps(1, 1, alpha, i, 0) == 0);
            CHECK(complex_steps(3, 1, alpha, i, 0) == 0 && complex_steps(3, 20, alpha, i, 0) == 0);
        }
        CHECK(complex_steps(.5, 1, 1, i, 0) == 0 && complex_steps(.5, 20, 1, i, 0) == 0);
    }
    CHECK(complex_steps(.5, 20, 7, 2, 0) > 0);
    CHECK(complex_steps(1, 20, 1, 3, 0) == 0 && complex_steps(1, 20, 3, 2, 0) == 0);
}

/* k^2 <= (s + 1/2) / (K s (s - 1/2)), the paper's own bound, admits k_1 for s = 3 but not k_2. */
TEST("s = 3 is safe from every start within that bound only, whatever figure 2 suggests") {
    int within = 0, beyond = 0;
    for (int n = 0; n < 64; n++) {
        within += complex_steps(3, 1, 1, 1, n / 64.) > 0;
        beyond += complex_steps(3, 1, 1, 2, n / 64.) > 0;
    }
    CHECK(within == 0);
    CHECK_NEAR(beyond, 18, 2);
}

TEST("a step without a real root is counted, stays finite, and a contact ends with its energy") {
    for (int n = 0; n < 64; n++) {
        struct impact i = impact_of(SCHEME_QUADRATIC, 2, 1.5, 0);
        i.phase = n / 64.;
        struct impact_seen seen = impact_run(&i);
        check_case("phase %d of 64", n);
        CHECK_REL(seen.v_out, -1, 1e-12);
        CHECK(seen.imbalance < 1e-15 && seen.complex_roots <= 1);
        i.s = 1;
        seen = impact_run(&i);
        CHECK(seen.complex_roots == 0);
        CHECK_REL(seen.v_out, -1, 1e-12);
    }
    struct impact_scan scan = impact_scan(impact_of(SCHEME_QUADRATIC, 16, 1.5, .5), 64);
    CHECK_NEAR(scan_mean(scan.v_percent), .21, .005); /* as three-point's .20 */
}

CHECK_MAIN
