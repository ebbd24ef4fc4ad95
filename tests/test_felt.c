/* The felt of [AR04] (2)-(3): its memory, its energy, and the convolution it stands for. */
#include "check.h"

#include "felt.h"

static struct contact felt(double alpha, double weight, double time) {
    struct contact c = contact_default();
    c.law = CONTACT_FELT;
    c.k = 1e8;
    c.alpha = alpha;
    c.felt_weight = weight;
    c.felt_time = time;
    return c;
}

TEST("at a standing x the memory follows g(x) as an exponential, however the time is cut") {
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

TEST("the mean force does the work that the felt stores, and relaxing never gains") {
    uint64_t rng = 2;
    for (int i = 0; i < 3000; i++) {
        struct contact c = felt(check_uniform(&rng, 1, 6), check_uniform(&rng, 0, .99), 1e-3);
        struct power p = power_prepare(c.alpha);
        double X = 1e-3, g = pow(X, c.alpha), z = check_uniform(&rng, 0, 1) * g;
        double x0 = check_uniform(&rng, -X, X), d = check_uniform(&rng, -X, X);
        double scale = felt_potential(&c, 0, 2 * X);
        check_case("alpha %g eps %g z %g x0 %g d %g", c.alpha, c.felt_weight, z, x0, d);
        double work = felt_mean_force(&c, &p, z, x0, x0 + d, d).total * d;
        double stored = felt_potential(&c, z, x0 + d) - felt_potential(&c, z, x0);
        CHECK_NEAR(work, stored, 1e-13 * scale);
        CHECK(felt_mean_force(&c, &p, z, x0, x0 + d, d).total >= 0);
        double later = felt_relax(&c, z, x0, check_log_uniform(&rng, 1e-5, 1e-2));
        CHECK(felt_potential(&c, later, x0) <= felt_potential(&c, z, x0) + 1e-14 * scale);
    }
}

/* [AR04] (3): F = k [g(x) - eps/tau int g(x(s)) e^(-(t-s)/tau) ds] along a half sine. */
TEST("a compression that comes and goes is pressed back as the convolution says") {
    struct contact c = felt(2, .5, 1e-3);
    struct power p = power_prepare(c.alpha);
    enum { FINE = 40000, COARSE = 400 };
    double T = 2e-3, X = 5e-4, memory = 0, z = 0, worst = 0, peak = 0, h = T / COARSE;
    for (int n = 0; n < COARSE / 2; n++) {
        double x0 = X * sin(acos(-1) * n / COARSE), x1 = X * sin(acos(-1) * (n + 1) / COARSE);
        z = felt_relax(&c, z, x0, h / 2);
        double force = felt_mean_force(&c, &p, z, x0, x1, x1 - x0).total;
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

CHECK_MAIN
