/* SPDX-License-Identifier: BSD-3-Clause */
/* The felt of [AR04] (2)-(3): its memory, its energy, and its convolution. */
#include "support/check.h"

#include "contact/felt.h"

static struct contact felt(double alpha, double weight, double time) {
    struct contact c = contact_default();
    c.law = CONTACT_FELT;
    c.k = 1e8;
    c.alpha = alpha;
    c.felt_weight = weight;
    c.felt_time = time;
    return c;
}

TEST("at constant x the memory approaches g(x) exponentially, for any steps") {
    struct contact c = felt(2.5, .6, 2e-3);
    double g = pow(1e-3, 2.5);
    CHECK_REL(felt_relax(&c, 0, 1e-3, 1e-3), g * -expm1(-.5), 1e-14);
    CHECK_REL(felt_relax(&c, 1.2 * g, 1e-3, 1e-3), g + .2 * g * exp(-.5), 1e-14);
    uint64_t rng = 1;
    for (int i = 0; i < 200; i++) {
        double x = check_uniform(&rng, -1e-4, 1e-3), z = check_uniform(&rng, 0, 4 * g);
        double once = felt_relax(&c, z, x, 3e-3), twice = felt_relax(&c, z, x, 1e-3);
        check_case("x = %g, z = %g", x, z);
        CHECK_NEAR(felt_relax(&c, twice, x, 2e-3), once, 1e-12 * g);
    }
}

TEST("the work of the mean force is the energy stored, and relaxation never gains") {
    uint64_t rng = 2;
    for (int i = 0; i < 3000; i++) {
        double alpha = check_uniform(&rng, 1, 6);
        struct contact c = felt(alpha, check_uniform(&rng, 0, .99), 1e-3);
        struct power p = power_prepare(c.alpha);
        double X = 1e-3, g = pow(X, c.alpha), z = check_uniform(&rng, 0, 1) * g;
        double x0 = check_uniform(&rng, -X, X), d = check_uniform(&rng, -X, X);
        double scale = felt_potential(&c, 0, 2 * X);
        check_case("alpha %g eps %g z %g x0 %g d %g", c.alpha, c.felt_weight, z, x0, d);
        double work = felt_mean_force(&c, &p, z, felt_surface(&c, z), x0, x0 + d, d).total * d;
        double stored = felt_potential(&c, z, x0 + d) - felt_potential(&c, z, x0);
        CHECK_NEAR(work, stored, 1e-13 * scale);
        CHECK(felt_mean_force(&c, &p, z, felt_surface(&c, z), x0, x0 + d, d).total >= 0);
        double later = felt_relax(&c, z, x0, check_log_uniform(&rng, 1e-5, 1e-2));
        CHECK(felt_potential(&c, later, x0) <= felt_potential(&c, z, x0) + 1e-14 * scale);
    }
}

TEST("the stored energy is never negative, even after complete relaxation") {
    uint64_t rng = 11;
    for (int i = 0; i < 3000; i++) {
        struct contact c = felt(check_uniform(&rng, 1, 6), i % 2 ? 1 : 1 - 0x1p-53, 1e-6);
        double x = check_log_uniform(&rng, 1e-9, 1e-2), g = contact_power(x, c.alpha);
        check_case("alpha %g x %g", c.alpha, x);
        CHECK(felt_potential(&c, g, x) >= 0);
        CHECK(felt_potential(&c, g, x * (1 + 1e-15)) >= 0);
    }
}

/* [AR04] (3): F = k [g(x) - eps/tau int g(x(s)) e^(-(t-s)/tau) ds] along a half sine. */
TEST("the force over a cycle of compression is that of the convolution") {
    struct contact c = felt(2, .5, 1e-3);
    struct power p = power_prepare(c.alpha);
    enum { FINE = 40000, COARSE = 400 };
    double T = 2e-3, X = 5e-4, memory = 0, z = 0, worst = 0, peak = 0, h = T / COARSE;
    for (int n = 0; n < COARSE / 2; n++) {
        double x0 = X * sin(acos(-1) * n / COARSE), x1 = X * sin(acos(-1) * (n + 1) / COARSE);
        z = felt_relax(&c, z, x0, h / 2);
        double force = felt_mean_force(&c, &p, z, felt_surface(&c, z), x0, x1, x1 - x0).total;
        z = felt_relax(&c, z, x1, h / 2);
        double mean = 0;
        for (int i = 0; i < FINE / COARSE; i++) {
            double t = (n + (i + .5) * COARSE / FINE) * h, g = pow(X * sin(acos(-1) * t / T), 2);
            double fine = T / FINE;
            memory += (g - memory) * fine / c.felt_time / 2;
            mean += c.k * (g - c.felt_weight * memory) * COARSE / FINE;
            memory += (g - memory) * fine / c.felt_time / 2;
        }
        worst = fmax(worst, fabs(force - mean));
        peak = fmax(peak, mean);
    }
    CHECK(peak > 1);
    CHECK_NEAR(worst, 0, 2e-3 * peak);
}

/* A random felt with the memory of a compression of up to 1 mm. */
static struct contact random_felt(uint64_t *rng, double *z) {
    double alpha = check_uniform(rng, 1, 6);
    struct contact c = felt(alpha, check_uniform(rng, 0, .99), 1e-3);
    *z = pow(check_uniform(rng, 0, 1e-3), c.alpha);
    return c;
}

TEST("the force is the derivative of the stored energy, and relaxation never adds energy") {
    uint64_t rng = 5;
    for (int i = 0; i < 20000; i++) {
        double z, x = check_uniform(&rng, -1e-3, 1e-3);
        struct contact c = random_felt(&rng, &z);
        double surface = felt_surface(&c, z), near = 1e-3 * fabs(x - surface);
        check_case("alpha %g, eps %g, z %g, x %g", c.alpha, c.felt_weight, z, x);
        double slope =
            (felt_potential(&c, z, x + near) - felt_potential(&c, z, x - near)) / (2 * near);
        double most = felt_force(&c, 0, fmax(x, surface));
        double rounding = 2e-15 * (felt_potential(&c, 0, x) + felt_potential(&c, z, x)) / near;
        CHECK_NEAR(slope, felt_force(&c, z, x), 1e-5 * most + rounding);
        double above = contact_power(x, c.alpha) - z; /* z falls where this is negative */
        double more = z + 1e-6 * fabs(above) * (above > 0 ? 1 : -1);
        double stored = felt_potential(&c, z, x);
        CHECK(felt_potential(&c, more, x) <= stored + 1e-15 * felt_potential(&c, 0, 1e-3));
    }
}

TEST("felt separates at its surface: no force at or below it, some above") {
    uint64_t rng = 6;
    for (int i = 0; i < 20000; i++) {
        double z;
        struct contact c = random_felt(&rng, &z);
        double surface = felt_surface(&c, z), most = c.k * z;
        check_case("alpha %g, eps %g, z %g", c.alpha, c.felt_weight, z);
        CHECK_NEAR(felt_force(&c, z, surface), 0, 1e-14 * most);
        CHECK(felt_force(&c, z, .99 * surface) == 0 && felt_force(&c, z, -surface) == 0);
        if (surface > 0)
            CHECK(felt_force(&c, z, 1.01 * surface) > 0);
        CHECK(felt_force(&c, 0, 1e-9) > 0);
    }
}

/* tau dz/dt = g(x) - z in contact, -(1 - eps) z after separation; by the midpoint rule. */
static double relax_slowly(const struct contact *c, double z, double x, double t, int steps) {
    double h = t / steps, g = contact_power(x, c->alpha), eps = c->felt_weight;
    for (int i = 0; i < steps; i++) {
        double by = ((eps * z > g ? eps * z : g) - z) / c->felt_time;
        double half = z + h / 2 * by;
        z += h * ((eps * half > g ? eps * half : g) - half) / c->felt_time;
    }
    return z;
}

TEST("relaxation agrees with its equation in small steps, in contact, apart and across") {
    uint64_t rng = 7;
    for (int i = 0; i < 300; i++) {
        double z, x = check_uniform(&rng, -2e-4, 1e-3), t = check_log_uniform(&rng, 1e-5, 3e-3);
        struct contact c = random_felt(&rng, &z);
        check_case("alpha %g, eps %g, z %g, x %g, t %g", c.alpha, c.felt_weight, z, x, t);
        double slowly = relax_slowly(&c, z, x, t, 3000);
        CHECK_NEAR(felt_relax(&c, z, x, t), slowly, 1e-6 * fmax(z, contact_power(x, c.alpha)));
    }
}

TEST("a released surface recovers as exp(-(1 - eps) t / (alpha tau))") {
    for (double eps = .1; eps < 1; eps += .2) {
        struct contact c = felt(2.2, eps, 2e-3);
        double z = pow(1e-3, c.alpha), before = felt_surface(&c, z);
        for (double t = 1e-5; t < 1e-1; t *= 3) {
            check_case("eps %g, t %g", eps, t);
            double after = felt_surface(&c, felt_relax(&c, z, -1, t));
            CHECK_REL(after, before * exp(-(1 - eps) * t / (c.alpha * c.felt_time)), 1e-13);
        }
    }
}

TEST("along any path the work equals the energy stored plus the loss") {
    uint64_t rng = 8;
    for (int path = 0; path < 100; path++) {
        double z, x = 0, h = 1e-5, work = 0, lost = 0, most = 0;
        struct contact c = random_felt(&rng, &z);
        struct power p = power_prepare(c.alpha);
        double start = felt_potential(&c, z, x);
        check_case("alpha %g, eps %g, path %d", c.alpha, c.felt_weight, path);
        for (int n = 0; n < 2000; n++) {
            double relaxed = felt_relax(&c, z, x, h / 2), stored = felt_potential(&c, z, x);
            lost += stored - felt_potential(&c, relaxed, x);
            most = fmax(most, stored);
            CHECK(felt_potential(&c, relaxed, x) <= stored + 1e-15 * most);
            double to = 1e-3 * sin(.07 * n) + check_uniform(&rng, -1e-4, 1e-4), d = to - x;
            work += felt_mean_force(&c, &p, relaxed, felt_surface(&c, relaxed), x, to, d).total * d;
            x = to;
            z = felt_relax(&c, relaxed, x, h / 2);
            lost += felt_potential(&c, relaxed, x) - felt_potential(&c, z, x);
        }
        CHECK(work > 0 && (lost > 0 || c.felt_weight == 0));
        CHECK_NEAR(work, felt_potential(&c, z, x) - start + lost, 1e-13 * (work + most));
    }
}

TEST("the mean force reports its derivative by the end of the step") {
    uint64_t rng = 9;
    for (int i = 0; i < 20000; i++) {
        double z, x0 = check_uniform(&rng, -1e-3, 1e-3), d = check_uniform(&rng, -1e-3, 1e-3);
        struct contact c = random_felt(&rng, &z);
        struct power p = power_prepare(c.alpha);
        double near = 1e-4 * fabs(d), x1 = x0 + d;
        check_case("alpha %g, eps %g, z %g, x0 %g, d %g", c.alpha, c.felt_weight, z, x0, d);
        struct mean_force f = felt_mean_force(&c, &p, z, felt_surface(&c, z), x0, x1, d);
        CHECK(f.by_x1 >= 0);
        if (fabs(x1 - felt_surface(&c, z)) < 1e3 * near)
            continue;
        double slope =
            (felt_mean_force(&c, &p, z, felt_surface(&c, z), x0, x1 + near, d + near).total -
             felt_mean_force(&c, &p, z, felt_surface(&c, z), x0, x1 - near, d - near).total) /
            (2 * near);
        double largest = felt_force(&c, 0, fmax(fmax(x0, x1), felt_surface(&c, z)));
        CHECK_NEAR(slope, f.by_x1, 1e-4 * f.by_x1 + 1e-14 * largest / near);
    }
}

/* [AR04] (3)'s integral for x = X sin(pi t/T), by the midpoint rule. */
static double remembered(const struct contact *c, double X, double T, double t) {
    enum { CUTS = 4000 };
    double sum = 0, cut = t / CUTS;
    for (int i = 0; i < CUTS; i++) {
        double past = (i + .5) * cut;
        sum +=
            contact_power(X * sin(acos(-1) * past / T), c->alpha) * exp((past - t) / c->felt_time);
    }
    return sum * cut / c->felt_time;
}

TEST("the memory converges to the convolution with order 2") {
    double T = 2e-3, X = 5e-4, before = 0;
    struct contact c = felt(2.4, .7, 8e-4);
    for (int steps = 25; steps <= 200; steps *= 2) {
        double h = T / 2 / steps, z = 0;
        for (int n = 0; n < steps; n++) {
            z = felt_relax(&c, z, X * sin(acos(-1) * n * h / T), h / 2);
            z = felt_relax(&c, z, X * sin(acos(-1) * (n + 1) * h / T), h / 2);
        }
        double off = fabs(z / remembered(&c, X, T, T / 2) - 1);
        check_case("%d steps", steps);
        CHECK(off < 1e-2);
        if (before > 0)
            CHECK_NEAR(before / off, 4, .1);
        before = off;
    }
}

CHECK_MAIN
