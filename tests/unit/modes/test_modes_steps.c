/* SPDX-License-Identifier: BSD-3-Clause */
/* The coefficients of a bank's steps against closed forms and quadratures in long double. */
#include <float.h>

#include "support/check.h"

#include "modes/modes.h"
#include "support/bank.h"

#pragma GCC diagnostic ignored "-Wdouble-promotion" /* widening is what the oracles are for */

/* Response of the velocity after t to a unit velocity (u) and a unit force (w), and int w. */
struct answers {
    long double u, w, b, b_lost; /* rounding error of b */
};

/* u'' + 2 sigma u' + omega^2 u = 0 by its Taylor series: for short times, where closed forms
 * cancel. */
static struct answers by_series(long double omega2, long double two_sigma, long double t) {
    long double u[2] = {1, -two_sigma * t}, w[2] = {0, t};
    struct answers a = {u[0] + u[1], w[1], w[1] * t / 2, 0};
    for (int n = 2; n < 80; n++) {
        long double by_speed = -two_sigma * t / n, by_place = -omega2 * t * t / (n * (n - 1.L));
        long double u_n = by_speed * u[1] + by_place * u[0];
        long double w_n = by_speed * w[1] + by_place * w[0];
        u[0] = u[1], u[1] = u_n;
        w[0] = w[1], w[1] = w_n;
        a.u += u_n;
        a.w += w_n;
        a.b += w_n * t / (n + 1);
    }
    return a;
}

/* The same by sines, hyperbolic sines, or in the critical case. */
static struct answers by_closed_form(long double omega2, long double two_sigma, long double t) {
    if (omega2 == 0) {
        long double w = two_sigma == 0 ? t : -expm1l(-two_sigma * t) / two_sigma;
        long double b = two_sigma == 0 ? t * t / 2 : (t - w) / two_sigma;
        return (struct answers){expl(-two_sigma * t), w, b, 0};
    }
    long double sigma = two_sigma / 2, d2 = omega2 - sigma * sigma, d = sqrtl(fabsl(d2));
    long double c, s, e = expl(-sigma * t);
    if (d * t < 1e-6L) { /* critical */
        c = 1 - d2 * t * t / 2;
        s = t * (1 - d2 * t * t / 6);
    } else {
        c = d2 > 0 ? cosl(d * t) : coshl(d * t);
        s = (d2 > 0 ? sinl(d * t) : sinhl(d * t)) / d;
    }
    long double less = 1 - e * (c + sigma * s);
    return (struct answers){e * (c - sigma * s), e * s, less / omega2, 4 * LDBL_EPSILON / less};
}

static struct answers exact(long double omega2, long double two_sigma, long double t) {
    if (sqrtl(omega2) * t < 3 && two_sigma * t < 3)
        return by_series(omega2, two_sigma, t);
    return by_closed_form(omega2, two_sigma, t);
}

TEST("both ways to compute a step agree where both apply") {
    const double coarser = fmax(1, (double)LDBL_EPSILON / 0x1p-63); /* than 64 bits of mantissa */
    struct modes *m = bank_new(BANK_KINDS, 0, 1);
    for (int i = 0; i < BANK_KINDS; i++) {
        long double faster = fmaxl(sqrtl(m->omega2[i]), m->two_sigma[i]);
        long double t = faster > 0 ? 2.5L / faster : 1;
        struct answers a = by_series(m->omega2[i], m->two_sigma[i], t);
        struct answers b = by_closed_form(m->omega2[i], m->two_sigma[i], t);
        check_case("%s", bank_kinds[i].name);
        CHECK_NEAR(a.u - b.u, 0, 1e-17 * coarser);
        CHECK_REL(a.w, b.w, 1e-16 * coarser);
        CHECK_REL(a.b, b.b, 1e-12 * coarser * (m->omega2[i] * t * t < 1e-3L ? 1 : 1e-4));
    }
    modes_free(m);
}

TEST("frequency and decay are the designed ones") {
    struct modes *m = bank_new(BANK_KINDS, 0, 1);
    for (int i = 0; i < BANK_KINDS; i++) {
        const struct mode *mode = &bank_kinds[i].mode;
        check_case("%s", bank_kinds[i].name);
        CHECK_REL(bank_omega(m, i), 2 * BANK_PI * mode->freq, 1e-15);
        CHECK_REL(exp(-m->two_sigma[i] / 2 * fmin(mode->decay, 1e9)), mode->decay < 1e9 ? 1e-3 : 1,
                  1e-13);
        CHECK_REL(m->c[i], (i % 3 ? 1 : -.5) / sqrt(mode->mass), 1e-15);
    }
    modes_free(m);
}

/* Each doubling may double the phase error. */
static double tolerance(int subdivision) {
    return 1e-14 * (subdivision < 0 ? ldexp(1, -subdivision) : 1);
}

TEST("S, b and r are exact for every kind of mode at every length of step") {
    struct modes *m = bank_new(BANK_KINDS, 0, 1);
    for (int subdivision = -MODES_LONGEST; subdivision <= MODES_FINEST; subdivision++)
        for (int i = 0; i < BANK_KINDS; i++) {
            const struct modes_step *step = &m->step[modes_level(subdivision)];
            long double t = ldexpl(1, -subdivision) / bank_rate, omega = sqrtl(m->omega2[i]);
            struct answers a = exact(m->omega2[i], m->two_sigma[i], t);
            long double slowest = 1 / fmaxl(1 / t, fmaxl(omega, m->two_sigma[i]));
            check_case("%s, 2^%d samples", bank_kinds[i].name, -subdivision);
            double close = tolerance(subdivision);
            CHECK_NEAR(step->S[i], a.w, close * (double)(subdivision < 0 ? slowest : fabsl(a.w)));
            CHECK_REL(step->b[i], a.b, close + (double)a.b_lost);
            double r = (double)(m->omega2[i] * a.b + m->two_sigma[i] * a.w);
            CHECK_NEAR(step->r[i], r, close * fabs(r));
            CHECK_NEAR(1 - step->r[i], a.u, close);
        }
    modes_free(m);
}

/* --- the losses --------------------------------------------------------------------------------
 */

enum { NODES = 16 };

/* Nodes and weights of Gauss and Legendre in (0, 1). */
static void gauss(long double *node, long double *weight) {
    for (int i = 0; i < NODES; i++) {
        long double x = cosl((i + .75L) / (NODES + .5L) * acosl(-1)), slope = 0;
        for (int turn = 0; turn < 8; turn++) {
            long double p[2] = {1, x};
            for (int n = 2; n <= NODES; n++) {
                long double next = ((2 * n - 1) * x * p[1] - (n - 1) * p[0]) / n;
                p[0] = p[1], p[1] = next;
            }
            slope = NODES * (p[0] - x * p[1]) / (1 - x * x);
            x -= p[1] / slope;
        }
        node[i] = (1 + x) / 2;
        weight[i] = 1 / ((1 - x * x) * slope * slope);
    }
}

/* 2 sigma int (u, w)^2 dt: the losses of u^2, 2 u w and w^2. */
static void losses(long double omega2, long double two_sigma, long double t, long double *lost) {
    long double node[NODES], weight[NODES], fastest = fmaxl(sqrtl(omega2), two_sigma);
    gauss(node, weight);
    int panels = 1 + (int)(fastest * t);
    lost[0] = lost[1] = lost[2] = 0;
    for (int n = 0; n < panels; n++)
        for (int i = 0; i < NODES; i++) {
            struct answers a = exact(omega2, two_sigma, (n + node[i]) * t / panels);
            long double share = two_sigma * weight[i] * t / panels;
            lost[0] += share * a.u * a.u;
            lost[1] += share * 2 * a.u * a.w;
            lost[2] += share * a.w * a.w;
        }
}

TEST("the losses are 2 sigma int p^2 dt by quadrature, at every length of step") {
    struct modes *m = bank_new(BANK_KINDS, 0, 1);
    for (int subdivision = -MODES_LONGEST; subdivision <= MODES_FINEST; subdivision++)
        for (int i = 0; i < BANK_KINDS; i++) {
            const struct modes_step *step = &m->step[modes_level(subdivision)];
            long double lost[3], t = ldexpl(1, -subdivision) / bank_rate;
            losses(m->omega2[i], m->two_sigma[i], t, lost);
            check_case("%s, 2^%d samples", bank_kinds[i].name, -subdivision);
            double close = 3 * tolerance(subdivision);
            CHECK_REL(step->loss_pp[i], lost[0], close);
            CHECK_NEAR(step->loss_pg[i], lost[1], close * (double)sqrtl(lost[0] * lost[2]));
            CHECK_REL(step->loss_gg[i], lost[2], close);
        }
    modes_free(m);
}

/* The sums whose difference is the displacement. */
static double places(const struct modes *m, const struct modes_state *s) {
    double sum = 0;
    for (int i = 0; i < m->hammer_end; i++)
        sum += fabs(m->c[i] * s->q[i]);
    return sum;
}

static void check_energy(const struct modes *m, const struct modes_step *step, double tolerance) {
    for (uint64_t seed = 1; seed <= 20; seed++) {
        struct modes_state *s = bank_moving(m, seed);
        double way = -modes_displacement(m, s), before = modes_energy(m, s), lost = 0;
        double force = check_log_uniform(&(uint64_t){seed}, 1e-2, 1e6);
        modes_advance(m, step, s, force, force, &lost);
        way += modes_displacement(m, s);
        double after = modes_energy(m, s), most = fmax(after + lost, before);
        CHECK(lost >= 0);
        CHECK_NEAR(after - before + lost, force * way,
                   tolerance * most + 3e-16 * force * places(m, s));
        modes_state_free(s);
    }
}

TEST("the change of energy is force times displacement, for any force and any step") {
    struct modes *m = bank_new(50, 7, 1);
    for (int subdivision = -MODES_LONGEST; subdivision <= MODES_FINEST; subdivision++) {
        check_case("2^%d samples", -subdivision);
        check_energy(m, &m->step[modes_level(subdivision)], tolerance(subdivision));
    }
    check_case("bilinear");
    check_energy(m, &m->bilinear, 1e-13);
    modes_free(m);
}

/* [AR04]: velocity and acceleration are means of those at the ends of the step. */
TEST("the bilinear step is the trapezoidal rule") {
    struct modes *m = bank_new(50, 7, 1);
    struct modes_state *s = bank_moving(m, 3), *before = bank_moving(m, 3);
    double body = 3, hammer = -2, h = 1 / bank_rate;
    modes_advance(m, &m->bilinear, s, body, hammer, NULL);
    for (int i = 0; i < m->hammer_end; i++) {
        double push = m->c[i] * (i < m->body_end ? body : hammer);
        double q = before->q[i] + s->q[i], p = before->p[i] + s->p[i];
        double stiff = m->omega2[i] * (fabs(before->q[i]) + fabs(s->q[i]));
        double drag = m->two_sigma[i] * (fabs(before->p[i]) + fabs(s->p[i]));
        check_case("mode %d", i);
        CHECK_NEAR(s->q[i] - before->q[i], h * p / 2, 1e-15 * (fabs(q) + h));
        CHECK_NEAR(s->p[i] - before->p[i],
                   h * (push - m->omega2[i] * q / 2 - m->two_sigma[i] * p / 2),
                   1e-15 * (1 + h * (stiff + drag + fabs(push))));
    }
    modes_state_free(before);
    modes_state_free(s);
    modes_free(m);
}

TEST("an undamped bank keeps its energy for a million samples, and a damped one never gains") {
    struct mode bare[3] = {{440, HUGE_VAL, .1}, {1234, HUGE_VAL, .1}, {15000, HUGE_VAL, .1}};
    double at[3] = {1, 1, 1};
    const double *pickup = at;
    struct modes *m = modes_new(3, 0, 1), *damped = bank_new(40, 0, 1);
    modes_design(m, bank_rate, bare, NULL, at, &pickup);
    struct modes_state *s = bank_moving(m, 1), *t = bank_moving(damped, 1);
    double energy = modes_energy(m, s), least = modes_energy(damped, t);
    for (int n = 0; n < 1 << 20; n += MODES_WINDOW)
        modes_coast(m, s, MODES_WINDOW, NULL);
    CHECK_REL(modes_energy(m, s), energy, 1e-8);
    for (int n = 0; n < 10000; n++) {
        modes_advance(damped, &damped->step[modes_level(n % 3)], t, 0, 0, NULL);
        CHECK(modes_energy(damped, t) <= least * (1 + 1e-14));
        least = modes_energy(damped, t);
    }
    modes_state_free(t);
    modes_state_free(s);
    modes_free(damped);
    modes_free(m);
}

/* At 8 kHz a mode of 1 MHz turns 125 times in a sample, in 2^12 steps of a series; the truncation
 * error of each step accumulates. */
TEST("a mode of the highest frequency keeps its energy over a sample, at the lowest rate") {
    for (double rate = 8000; rate < 1e6; rate *= 1.5) {
        const struct mode high = {.freq = 1e6, .decay = HUGE_VAL, .mass = 1};
        double one = 1;
        const double *pickup[] = {&one};
        struct modes *m = modes_new(1, 0, 1);
        modes_design(m, rate, &high, NULL, &one, pickup);
        check_case("%g Hz", rate);
        CHECK_NEAR(-m->minus_det[0], 1, 2e-12);
        modes_free(m);
    }
}

CHECK_MAIN
