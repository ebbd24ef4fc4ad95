/* SPDX-License-Identifier: BSD-3-Clause */
/* The mean force of a step, [CW17] (8b), [D17] (23), against its equation in long double. */
#include <float.h>

#include "support/check.h"

#include "contact/quotient.h"

#pragma GCC diagnostic ignored "-Wdouble-promotion" /* widening is what the oracle is for */

static const double alphas[] = {1, 1.1, 1.5, 2, 2.3, 2.5, 3, 3.7, 4, 6.5, 10};
#define COUNT(table) ((int)(sizeof table / sizeof *table))

/* [G(x0 + d) - G(x0)] / d for x0, x0 + d >= 0. The difference of the powers is computed by expm1,
 * accurate from d = 1e-15 to d = 1. */
static long double direct(long double alpha, long double x0, long double d) {
    if (d == 0)
        return powl(x0, alpha);
    if (x0 == 0)
        return powl(d, alpha) / (alpha + 1);
    if (d == -x0)
        return powl(x0, alpha) / (alpha + 1);
    return powl(x0, alpha + 1) / (alpha + 1) * expm1l((alpha + 1) * log1pl(d / x0)) / d;
}

/* Its derivative by x1, by differences of the eighth order. */
static long double direct_slope(long double alpha, long double x0, long double d) {
    static const long double weight[] = {4 / 5.L, -1 / 5.L, 4 / 105.L, -1 / 280.L};
    long double step = 1e-3L * (x0 + d), sum = 0;
    for (int n = 1; n <= 4; n++)
        sum += weight[n - 1] * (direct(alpha, x0, d + n * step) - direct(alpha, x0, d - n * step));
    return sum / step;
}

/* d / (x0 + x1): on both sides of the borders between the series, and between them */
static const double borders[] = {0,   1e-15, 1e-9,   1e-5, 1e-3,    .00999999, .01, .0100001,
                                 .02, .049,  .04999, .05,  .051,    .15,       .29, .2999999,
                                 .3,  .301,  .5,     .9,   .999999, 1};

TEST("the quotient is the potential's, at every e = d/s, for every exponent") {
    for (int a = 0; a < COUNT(alphas); a++)
        for (int b = 0; b < COUNT(borders); b++)
            for (int sign = -1; sign <= 1; sign += 2)
                for (double s = 1e-9; s < 2; s *= 31.7) {
                    struct power p = power_prepare(alphas[a]);
                    double e = sign * borders[b], x0 = s * (1 - e) / 2, d = s * e;
                    struct slope q = power_quotient(&p, x0, x0 + d, d);
                    check_case("alpha %g, e %g, s %g", alphas[a], e, s);
                    long double want = direct(p.alpha, x0, d);
                    CHECK_REL(q.value, want, 1e-15 * (3 + p.alpha));
                }
}

TEST("the quotient's derivative is its derivative") {
    for (int a = 0; a < COUNT(alphas); a++)
        for (int b = 0; b < COUNT(borders); b++)
            for (int sign = -1; sign <= 1; sign += 2) {
                double e = sign * borders[b];
                if (fabs(e) > .99)
                    continue; /* differences must not reach across the surface */
                struct power p = power_prepare(alphas[a]);
                double x0 = (1 - e) / 2;
                struct slope q = power_quotient(&p, x0, x0 + e, e);
                check_case("alpha %g, e %g", alphas[a], e);
                CHECK_REL(q.derivative, direct_slope(p.alpha, x0, e),
                          1e-13 + 1e5 * (double)LDBL_EPSILON);
            }
}

TEST("across the surface only the part inside counts, and outside the quotient is 0") {
    for (int a = 0; a < COUNT(alphas); a++) {
        struct power p = power_prepare(alphas[a]);
        for (double out = 1e-12; out < 2; out *= 40) {
            check_case("alpha %g, %g outside", alphas[a], out);
            double want = pow(.7, p.alpha + 1) / (p.alpha + 1) / (.7 + out);
            CHECK_REL(power_quotient(&p, -out, .7, .7 + out).value, want, 4e-15);
            CHECK_REL(power_quotient(&p, .7, -out, -.7 - out).value, want, 4e-15);
            CHECK(power_quotient(&p, -out, -2 * out, -out).value == 0);
            CHECK(power_quotient(&p, -out, 0, out).value == 0);
            CHECK(power_quotient(&p, -out, -out, 0).derivative == 0);
        }
    }
}

TEST("the quotient is symmetric, non-negative, increasing and convex in x1") {
    static const double starts[] = {-1, -.01, 0, 1e-6, .1, 1};
    for (int a = 0; a < COUNT(alphas); a++)
        for (int i = 0; i < COUNT(starts); i++) {
            struct power p = power_prepare(alphas[a]);
            struct slope before = {0, 0};
            double x0 = starts[i];
            for (int n = -1000; n <= 2000; n++) {
                double x1 = n * 1e-3 + 1e-7, d = x1 - x0;
                struct slope q = power_quotient(&p, x0, x1, d);
                check_case("alpha %g, from %g to %g", alphas[a], x0, x1);
                CHECK_REL(power_quotient(&p, x1, x0, -d).value, q.value, 1e-14);
                CHECK(q.value >= before.value * (1 - 1e-14));
                CHECK(q.derivative >= before.derivative * (1 - 2e-13));
                before = q;
            }
            CHECK(before.value > 0 && before.derivative > 0);
        }
}

/* One random step of a random contact, crossing its surfaces every other time. */
struct step {
    struct contact c;
    struct power p;
    double x0, d, h;
};

static struct step random_step(uint64_t *rng, enum contact_law law) {
    static const double sizes[] = {1e-9, 1e-6, 1e-4, 1e-3};
    struct step s = {.c.law = law};
    s.c.k = check_log_uniform(rng, 1, 1e14);
    s.c.mu = check_log_uniform(rng, 1e-3, 100);
    s.c.alpha = check_uniform(rng, 1, 10);
    s.c.gap = check_random(rng) % 2 ? 3e-4 : 0;
    s.c.alpha = check_random(rng) % 3 ? s.c.alpha : floor(s.c.alpha);
    s.p = power_prepare(s.c.alpha);
    s.x0 = check_uniform(rng, -1e-3, 1e-3);
    s.d = sizes[check_random(rng) % 4];
    s.d *= check_uniform(rng, -2, 2);
    s.h = check_log_uniform(rng, 1e-9, 1e-4);
    return s;
}

static struct mean_force step_force(const struct step *s, double d) {
    return contact_mean_force(&s->c, &s->p, s->x0, s->x0 + d, d, s->h);
}

static const enum contact_law laws[] = {CONTACT_HUNT_CROSSLEY, CONTACT_TWO_SIDED, CONTACT_POWER};

TEST("F d is the change of the potential plus a loss that is never negative") {
    uint64_t rng = 3;
    for (int i = 0; i < 60000; i++) {
        struct step s = random_step(&rng, laws[i % COUNT(laws)]);
        struct mean_force f = step_force(&s, s.d);
        double V0 = contact_potential(&s.c, s.x0), V1 = contact_potential(&s.c, s.x0 + s.d);
        check_case("law %d, k %g, mu %g, alpha %g, gap %g, x0 %g, d %g", s.c.law, s.c.k, s.c.mu,
                   s.c.alpha, s.c.gap, s.x0, s.d);
        double rounding = 1e-14 * (V0 + V1) + 5e-16 * fabs(f.elastic) * (fabs(s.x0) + fabs(s.d));
        CHECK_NEAR(f.elastic * s.d, V1 - V0, rounding);
        CHECK((f.total - f.elastic) * s.d >= 0);
        if (!contact_two_sided(&s.c))
            CHECK_REL(f.total, fmax(0, f.elastic * (1 + s.c.mu * s.d / s.h)), 1e-13);
    }
}

TEST("the mean force of a step increases with its end, by the reported derivative") {
    uint64_t rng = 4;
    for (int i = 0; i < 60000; i++) {
        struct step s = random_step(&rng, laws[i % COUNT(laws)]);
        struct mean_force f = step_force(&s, s.d);
        double near = 1e-4 * fabs(s.d), x1 = s.x0 + s.d;
        bool smooth = fabs(fabs(x1) - contact_gap(&s.c)) > 1e3 * near && fabs(s.d) > 1e-6 &&
                      fabs(1 - s.c.mu * fabs(s.d) / s.h) > 1e-3;
        double above = step_force(&s, s.d + near).total, below = step_force(&s, s.d - near).total;
        double elastic = contact_potential(&s.c, s.x0) + contact_potential(&s.c, x1);
        double sides = elastic / fabs(s.d) * (1 + s.c.mu * fabs(s.d) / s.h);
        check_case("law %d, mu %g, alpha %g, gap %g, x0 %g, d %g, h %g", s.c.law, s.c.mu, s.c.alpha,
                   s.c.gap, s.x0, s.d, s.h);
        CHECK(f.by_x1 >= 0);
        if (smooth)
            CHECK_NEAR((above - below) / (2 * near), f.by_x1,
                       1e-4 * f.by_x1 + 1e-14 * sides / near);
    }
}

TEST("a step of zero length has the force at its point") {
    for (int l = 0; l < COUNT(laws); l++)
        for (int a = 0; a < COUNT(alphas); a++)
            for (double x = -1e-3; x < 1e-3; x += 1.1e-4) {
                struct contact c = {
                    .law = laws[l], .k = 1e7, .mu = .5, .alpha = alphas[a], .gap = 2e-4};
                struct power p = power_prepare(c.alpha);
                struct mean_force f = contact_mean_force(&c, &p, x, x, 0, 1e-5);
                check_case("law %d, alpha %g, x %g", laws[l], alphas[a], x);
                CHECK_REL(f.total, contact_elastic_force(&c, x), 1e-14);
                double by_v = contact_damping(&c, x) / 1e-5;
                CHECK_REL(f.by_x1, contact_stiffness(&c, x) / 2 + by_v, 1e-13);
            }
}

CHECK_MAIN
