/* SPDX-License-Identifier: BSD-3-Clause */
/* The closed forms of a mass against a rigid wall, [PAR09] section 2.1, against long double
 * arithmetic, an independent quadrature, and the figures and claims of [PAR09] and [AR04]. */
#include <float.h>

#include "support/check.h"

#include "contact/wall.h"
#include "support/par09.h"

#pragma GCC diagnostic ignored "-Wdouble-promotion" /* widening is what the oracles are for */

static const double u_table[] = {1e-12, 1e-6, 1e-3, .03, .1, .3, .5,  .999, 1,   1.001, 1.5,
                                 2,     3,    5,    10,  20, 30, 100, 300,  700, 3e3,   1e4};
static const double alpha_table[] = {1, 1.1, 1.5, 2, 2.8, 4, 7, 10};
#define COUNT(table) ((int)(sizeof table / sizeof *table))

/* y - ln(1 + y); the difference cancels for small y, so a series applies below .01. */
static long double psi(long double y) {
    if (fabsl(y) > .01L)
        return y - log1pl(y);
    long double sum = 0;
    for (int n = 14; n >= 2; n--)
        sum = sum * -y + 1.0L / n;
    return sum * y * y;
}

/* 1 + mu v_out by the fixed point s = (1 + u) e^(s - 1 - u), which contracts with the factor s. */
static long double margin(long double u) {
    long double s = 0;
    for (int i = 0; i < 4000; i++)
        s = (1 + u) * expl(s - 1 - u);
    return s;
}

TEST("phi keeps its digits from mu v = -1 to 1e5 and is v^2/2 at mu = 0") {
    CHECK(wall_phi(0, 3) == 4.5 && wall_phi(.5, 0) == 0);
    CHECK_REL(wall_phi(1e-200, 3), 4.5, 1e-15);
    for (double y = -.999; y < 1e5; y += fabs(y) * .01 + 1e-4) {
        double lost = 2 * (double)LDBL_EPSILON / fabs(y); /* by cancellation in psi() */
        check_case("mu v = %g", y);
        CHECK_REL(wall_phi(1, y), (double)psi(y), fmax(1, 1 / (1 + y)) * (5e-16 + lost));
        CHECK_REL(wall_phi(4, y / 4), (double)psi(y) / 16, fmax(1, 1 / (1 + y)) * (5e-16 + lost));
    }
}

TEST("c(y) = y coth(y/2) - 2 and its slope agree with long double and with each other") {
    for (double y = .02; y < 3000; y *= 1.07) {
        check_case("y = %g", y);
        double exact = (double)(y / tanhl((long double)y / 2) - 2);
        double lost = 24 * (double)LDBL_EPSILON / (y * y); /* by the difference from 2 */
        CHECK_REL(wall_coth(y), exact, (y < .2 ? 1e-14 : 5e-16) + lost);
        double d = y * 1e-3, far = wall_coth(y + 2 * d) - wall_coth(y - 2 * d);
        double slope = (8 * (wall_coth(y + d) - wall_coth(y - d)) - far) / (12 * d);
        CHECK_REL(wall_coth_slope(y), slope, 1e-10);
    }
    CHECK_REL(wall_coth(1e-3), 1e-6 / 6 * (1 - 1e-6 / 60), 1e-15);
    CHECK_REL(wall_coth_slope(1e-3), 1e-3 / 3 * (1 - 1e-6 / 30), 1e-14);
}

TEST("the rebound is the root of [PAR09] (6) for every u from 0 to 1e4") {
    CHECK(wall_rebound(0, 2.5) == -2.5);
    for (double u = 1e-9; u < 1e4; u *= 1.01) {
        check_case("u = %g", u);
        double e = wall_restitution(1, u), tolerance = 1e-14;
        CHECK(e > 0 && e < 1 && e * u < 1 + 1e-15);
        CHECK(wall_rebound(1, u) == -u * e && wall_rebound(u / 2, 2) == -2 * e);
        if (u < 3)
            CHECK_REL((double)psi(-u * (long double)e), (double)psi(u), tolerance);
        if (u > .5)
            CHECK_REL(e, (double)((1 - margin(u)) / u), tolerance);
    }
}

TEST("restitution starts as 1 - 2u/3 + 4u^2/9 - 44u^3/135") {
    for (double u = 1e-4; u < .2; u *= 1.5) {
        check_case("u = %g", u);
        double series = 1 - u * (2.0 / 3 - u * (4.0 / 9 - u * 44 / 135));
        CHECK_NEAR(wall_restitution(1, u), series, .27 * u * u * u * u);
    }
}

TEST("the fit (7)-(8) of [PAR09] is off by the figures of its figure 3") {
    static const struct { double u, percent; } table[] = {{.5, .0125}, {1, .23}, {2, 1.44}};
    for (int i = 0; i < COUNT(table); i++) {
        check_case("u = %g", table[i].u);
        double off = par09_rebound_fit(1, table[i].u) / wall_rebound(1, table[i].u) - 1;
        CHECK_REL(100 * fabs(off), table[i].percent, .03);
    }
    double worst = 0, where = 0;
    for (double u = .01; u < 1e3; u *= 1.002) {
        double off = fabs(par09_rebound_fit(.5, 2 * u) / wall_rebound(.5, 2 * u) - 1);
        if (off > worst)
            worst = off, where = u;
    }
    CHECK_NEAR(100 * worst, 2.05, .01);
    CHECK_NEAR(where, 3, .2);
    CHECK(par09_rebound_fit(0, 2) == -2);
}

TEST("the energy lost is that of v_in and v_out, to all digits as mu goes to 0") {
    for (int i = 0; i < COUNT(u_table); i++) {
        double u = u_table[i], lost = par09_energy_lost(.02, u / 3, 3), in = .02 * 9 / 2;
        check_case("u = %g", u);
        if (u < 1e-2)
            CHECK_REL(lost / in, 4 * u / 3 - 4 * u * u / 3, 3 * u * u + 1e-15);
        long double e = u > .5 ? (1 - margin(u)) / u : wall_restitution(u, 1);
        if (u > 1e-2)
            CHECK_REL(lost, (double)(in * (1 - e) * (1 + e)), 5e-14);
    }
    CHECK(par09_energy_lost(1, 0, 1) == 0);
}

/* d(x^(alpha+1))/dv = -(alpha+1) (m/k) v / (1 + mu v): the equation of motion on the (x, v) plane.
 */
TEST("the phase curve starts at v_in, ends at v_out, peaks at v = 0 and obeys the motion") {
    for (int i = 3; i < 15; i++) {
        for (int j = 0; j < COUNT(alpha_table); j++) {
            double a = alpha_table[j], u = u_table[i], v_in = 1.5, m = .03;
            struct contact c = {.k = 2e7, .mu = u / v_in, .alpha = a};
            check_case("u = %g, alpha = %g", u, a);
            double v_out = wall_rebound(c.mu, v_in), depth = wall_depth(m, &c, v_in);
            double peak = pow(depth, a + 1);
            CHECK(wall_compression(m, &c, v_in, v_in) == 0);
            CHECK_NEAR(pow(wall_compression(m, &c, v_in, v_out), a + 1), 0, 1e-14 * peak);
            CHECK(wall_compression(m, &c, v_in, .01) < depth);
            CHECK(wall_compression(m, &c, v_in, v_out / 100) < depth);
            CHECK_REL(wall_compression(m, &c, v_in, 0), depth, 0);
            for (double part = -.9; part < 1; part += .3) {
                double v = part < 0 ? -part * v_out : part * v_in, d = 1e-3 * (1 / c.mu + v) * .1;
                double y[4], at[4] = {v - 2 * d, v - d, v + d, v + 2 * d};
                for (int n = 0; n < 4; n++)
                    y[n] = pow(wall_compression(m, &c, v_in, at[n]), a + 1);
                double slope = (8 * (y[2] - y[1]) - (y[3] - y[0])) / (12 * d);
                CHECK_NEAR(slope, -(a + 1) * m / c.k * v / (1 + c.mu * v), 1e-14 * peak / d);
            }
        }
    }
}

TEST("two masses collide as their reduced mass") {
    CHECK_REL(wall_reduced_mass(.01, .03), .0075, 1e-15);
    CHECK_REL(wall_reduced_mass(.01, 1e300), .01, 1e-15);
}

/* tau at mu = 0, alpha = 1 is pi sqrt(m/k). */
TEST("without dissipation the duration is that of the Gamma function") {
    for (int j = 0; j < COUNT(alpha_table); j++) {
        double a = alpha_table[j], m = .01, v_in = .7;
        struct contact c = {.k = 1e8, .mu = 0, .alpha = a};
        double depth = pow((a + 1) * m * v_in * v_in / (2 * c.k), 1 / (a + 1)), q = 1 / (a + 1);
        check_case("alpha = %g", a);
        CHECK_REL(wall_depth(m, &c, v_in), depth, 1e-14);
        CHECK_REL(wall_duration(m, &c, v_in),
                  2 * sqrt(acos(-1)) * depth / v_in * q * tgamma(q) / tgamma(q + .5), 1e-14);
    }
    struct contact spring = {.k = 1e6, .mu = 0, .alpha = 1};
    CHECK_REL(wall_duration(.01, &spring, 5), acos(-1) * 1e-4, 1e-14);
}

/* The y > -1 of the sign of w with psi(y) = w^2/2, Newton in l = ln(1 + y) where psi = e^l - 1 - l
 * is convex: from beyond the root on either side. */
static long double speed_at(long double w) {
    if (w == 0)
        return 0;
    long double l = w > 0 ? log1pl(w + w * w / 2) : -w * w / 2 + w;
    for (int i = 0; i < 100; i++) {
        long double step = (expm1l(l) - l - w * w / 2) / expm1l(l);
        l -= step;
        if (fabsl(step) < 1e-18L * fabsl(l))
            break;
    }
    return expm1l(l);
}

/* tau of unit m, k, v_in, mu = u: with w = sgn(v) sqrt(2 phi(v)) = w_in tanh t, the trapezoidal sum
 * over t of (w/v) sech^(2/(alpha+1)) t; step by the nearest zeros of w, at 2.5 (+-1 +- i) / w_in.
 */
static double duration_by_w(long double u, long double a) {
    long double w_in = sqrtl(2 * psi(u)), end = 20 * (a + 1), sum = 0, lost = 0;
    long double step = fminl(.25L, .35L / w_in);
    for (long n = lrintl(-end / step); n * step <= end; n++) {
        long double w = w_in * tanhl(n * step), y = fabsl(w) < 1e-9L ? w : speed_at(w);
        long double ratio = w == 0 ? 1 : w / y;
        long double term = ratio * powl(coshl(n * step), -2 / (a + 1)) - lost, next = sum + term;
        lost = (next - sum) - term; /* of 200 000 terms: Kahan's sum */
        sum = next;
    }
    return (double)(powl((a + 1) / 2, -a / (a + 1)) * powl(w_in / u, (1 - a) / (1 + a)) * sum *
                    step);
}

TEST("the duration agrees with an independent quadrature for u from .1 to 1e4") {
    static const double u_sparse[] = {.1, .5, 1, 3, 10, 100, 1e4};
    static const double alpha_sparse[] = {1, 1.5, 2.8, 10};
    for (int i = 0; i < COUNT(u_sparse) - (check_quick() ? 2 : 0); i++) {
        for (int j = 0; j < COUNT(alpha_sparse); j++) {
            double u = u_sparse[i], a = alpha_sparse[j];
            struct contact c = {.k = 1, .mu = u, .alpha = a};
            check_case("u = %g, alpha = %g", u, a);
            CHECK_REL(wall_duration(1, &c, 1), duration_by_w(u, a), 2e-14);
        }
    }
}

TEST("for small u the duration grows as 1 + (alpha-1) u / (3(alpha+1))") {
    for (int j = 0; j < COUNT(alpha_table); j++) {
        double a = alpha_table[j], u = 1e-4;
        struct contact c = {.k = 1e9, .mu = 0, .alpha = a},
                       damped = {.k = 1e9, .mu = u, .alpha = a};
        check_case("alpha = %g", a);
        double ratio = wall_duration(.02, &damped, 1) / wall_duration(.02, &c, 1);
        CHECK_NEAR(ratio, 1 + (a - 1) * u / (3 * (a + 1)), .2 * u * u);
    }
}

TEST("mu hardly changes the duration only for u below 1, although [AR04] says for all") {
    static const struct {
        double u, ratio, within;
    } table[] = {{.5, 1.037, 5e-4}, {2, 1.175, 5e-4}, {10, 2.0, .05}};
    struct contact c = {.k = 1e9, .mu = 0, .alpha = 1.5};
    double elastic = wall_duration(.01, &c, 1);
    for (int i = 0; i < COUNT(table); i++) {
        check_case("u = %g", c.mu = table[i].u);
        CHECK_NEAR(wall_duration(.01, &c, 1) / elastic, table[i].ratio, table[i].within);
    }
}

TEST("contacts of [PAR09] last as printed, and as (m/k)^(1/(alpha+1))") {
    static const struct {
        double k, mu, alpha, v_in, samples;
    } table[] = {{1e7, .1, 1.1, .3, 7.667}, {1e9, .5, 1.5, 1, 5.861}};
    for (int i = 0; i < COUNT(table); i++) {
        struct contact c = {.k = table[i].k, .mu = table[i].mu, .alpha = table[i].alpha};
        double tau = wall_duration(.01, &c, table[i].v_in);
        check_case("case %d", i + 1);
        CHECK_NEAR(44100 * tau, table[i].samples, 5e-4);
        c.k /= 7;
        CHECK_REL(wall_duration(.03, &c, table[i].v_in), tau * pow(21, 1 / (c.alpha + 1)), 1e-14);
    }
}

TEST("a requested duration is met by k, a requested restitution by mu") {
    for (int i = 0; i < COUNT(u_table); i++) {
        for (int j = 0; j < COUNT(alpha_table); j++) {
            struct contact c = {.k = 1e5, .mu = u_table[i] / 2, .alpha = alpha_table[j]};
            check_case("u = %g, alpha = %g", u_table[i], alpha_table[j]);
            c.k = wall_stiffness_for_duration(.01, &c, 2, 3e-3);
            CHECK_REL(wall_duration(.01, &c, 2), 3e-3, 1e-13);
        }
    }
    CHECK(wall_mu_for_restitution(1, 2) == 0);
    for (double e = 1 - 1e-9; e > 1e-4; e = e > .5 ? 1 - (1 - e) * 1.3 : e * .97) {
        check_case("restitution %g", e);
        CHECK_REL(wall_restitution(wall_mu_for_restitution(e, 2), 2), e, 1e-13);
    }
}

CHECK_MAIN
