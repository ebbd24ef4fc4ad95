/* SPDX-License-Identifier: BSD-3-Clause */
/* The contact laws: [PAR09] (1) and the potentials [D17] (3a)-(3c), against differences and their
 * claims. */
#include "support/check.h"

#include "contact/contact.h"

static const enum contact_law laws[] = {CONTACT_HUNT_CROSSLEY, CONTACT_TWO_SIDED, CONTACT_POWER};
static const double alphas[] = {1, 1.3, 1.5, 2, 2.5, 2.8, 3, 4, 10};
#define COUNT(table) ((int)(sizeof table / sizeof *table))

/* The slope of a function of x by differences of the eighth order. */
static double slope(double (*f)(const struct contact *, double), const struct contact *c, double x,
                    double d) {
    static const double weight[] = {4. / 5, -1. / 5, 4. / 105, -1. / 280};
    double sum = 0;
    for (int n = 1; n <= 4; n++)
        sum += weight[n - 1] * (f(c, x + n * d) - f(c, x - n * d));
    return sum / d;
}

TEST("the elastic force is V' and the stiffness V'', in every law, on every side") {
    for (int l = 0; l < COUNT(laws); l++) {
        for (int a = 0; a < COUNT(alphas); a++) {
            struct contact c = {.law = laws[l], .k = 3e7, .alpha = alphas[a], .gap = 1e-3};
            for (int n = -40; n <= 40; n++) {
                double x = 1e-4 * n, wall = contact_gap(&c), near = fabs(fabs(x) - wall);
                if (near < 5e-5)
                    continue; /* a difference must not reach across the kink */
                check_case("law %d, alpha %g, x %g", laws[l], alphas[a], x);
                double d = near / 100, V = contact_potential(&c, x),
                       F = contact_elastic_force(&c, x);
                CHECK_NEAR(slope(contact_potential, &c, x, d), F, 1e-11 * fabs(F) + 1e-14 * V / d);
                CHECK_NEAR(slope(contact_elastic_force, &c, x, d), contact_stiffness(&c, x),
                           1e-11 * contact_stiffness(&c, x) + 1e-14 * fabs(F) / d);
            }
        }
    }
}

TEST("the one-sided law is k x^alpha (1 + mu v) in contact and 0 elsewhere") {
    for (int a = 0; a < COUNT(alphas); a++) {
        struct contact c = {.k = 2e8, .mu = .5, .alpha = alphas[a]};
        check_case("alpha %g", alphas[a]);
        CHECK_REL(contact_force(&c, 1e-3, 2), 2e8 * pow(1e-3, alphas[a]) * 2, 1e-14);
        CHECK_REL(contact_force(&c, 1e-3, -3), 2e8 * pow(1e-3, alphas[a]) * -.5, 1e-14);
        CHECK(contact_force(&c, 0, 5) == 0 && contact_force(&c, -1, 5) == 0);
        CHECK(contact_potential(&c, 0) == 0 && contact_potential(&c, -1) == 0);
        CHECK(contact_stiffness(&c, 0) == 0 && contact_damping(&c, -1) == 0);
    }
}

TEST("the power law is odd for every real alpha, and u^alpha's own potential for odd ones") {
    for (int a = 0; a < COUNT(alphas); a++) {
        struct contact c = {.law = CONTACT_POWER, .k = 7, .alpha = alphas[a]};
        for (double x = .1; x < 3; x += .37) {
            check_case("alpha %g, x %g", alphas[a], x);
            CHECK(contact_elastic_force(&c, -x) == -contact_elastic_force(&c, x));
            CHECK(contact_potential(&c, -x) == contact_potential(&c, x));
            CHECK(contact_stiffness(&c, -x) == contact_stiffness(&c, x));
            CHECK_REL(contact_potential(&c, x), 7 / (c.alpha + 1) * pow(x, c.alpha + 1), 1e-14);
        }
    }
}

TEST("a rattle is free within its gap and symmetric beyond it") {
    struct contact c = {.law = CONTACT_TWO_SIDED, .k = 1e6, .mu = .3, .alpha = 1.5, .gap = 2e-3};
    for (double x = -2e-3; x <= 2e-3; x += 1e-4)
        CHECK(contact_force(&c, x, 1) == 0 && contact_potential(&c, x) == 0);
    struct contact one = {.k = 1e6, .mu = .3, .alpha = 1.5};
    for (double x = 1e-4; x < 1e-2; x *= 1.7) {
        check_case("%g beyond the gap", x);
        CHECK_REL(contact_force(&c, 2e-3 + x, .8), contact_force(&one, x, .8), 1e-12);
        CHECK_REL(contact_force(&c, -2e-3 - x, -.8), -contact_force(&one, x, .8), 1e-12);
        CHECK_REL(contact_potential(&c, -2e-3 - x), contact_potential(&one, x), 1e-12);
    }
}

TEST("damping dissipates energy in both directions of motion") {
    uint64_t rng = 1;
    for (int i = 0; i < 20000; i++) {
        struct contact c = {.law = laws[i % COUNT(laws)], .gap = 1e-3};
        c.k = check_log_uniform(&rng, 1, 1e14);
        c.mu = check_log_uniform(&rng, 1e-3, 100);
        c.alpha = check_uniform(&rng, 1, 10);
        double x = check_uniform(&rng, -1e-2, 1e-2), v = check_uniform(&rng, -10, 10);
        double damping = contact_force(&c, x, v) - contact_elastic_force(&c, x);
        check_case("law %d, k %g, mu %g, alpha %g, x %g, v %g", c.law, c.k, c.mu, c.alpha, x, v);
        double scale = fabs(contact_elastic_force(&c, x)) * (1 + c.mu * fabs(v));
        CHECK(damping * v >= -1e-15 * scale * fabs(v));
        CHECK_NEAR(damping, contact_damping(&c, x) * v, 1e-14 * scale);
    }
}

CHECK_MAIN
