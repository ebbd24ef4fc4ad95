/* A bank of modes against closed forms in long double, mode by mode, and against itself. */
#include "check.h"

#include "modes.h"
#include "modes_table.h"

#pragma GCC diagnostic ignored "-Wdouble-promotion" /* widening is what the oracles are for */

static const double rate = 44100;

struct motion {
    long double q, p;
};

/* q'' + 2 sigma q' + omega^2 q = g after t, from (q, p), in closed form; q relative to g/omega^2,
 * or a parabola where there is no spring. */
static struct motion closed_form(long double omega, long double sigma, struct motion at,
                                 long double g, long double t) {
    long double w2 = omega * omega - sigma * sigma, w = sqrtl(fabsl(w2)), e = expl(-sigma * t);
    long double c = w2 >= 0 ? cosl(w * t) : coshl(w * t);
    long double s = w * t < 1e-9L ? t : (w2 > 0 ? sinl(w * t) : sinhl(w * t)) / w;
    if (omega == 0) {
        long double u = sigma == 0 ? t : -expm1l(-2 * sigma * t) / (2 * sigma);
        long double way = sigma == 0 ? t * t / 2 : (t - u) / (2 * sigma);
        return (struct motion){at.q + u * at.p + way * g, at.p * expl(-2 * sigma * t) + u * g};
    }
    long double rest = g / (omega * omega), q = at.q - rest;
    return (struct motion){rest + e * (c * q + s * (at.p + sigma * q)),
                           e * (c * at.p - s * (sigma * at.p + omega * omega * q))};
}

struct kind {
    const char *name;
    struct mode mode;
};

static const struct kind kinds[] = {
    {"low", {110, 1, .1}},
    {"high", {9000, .2, .3}},
    {"undamped", {440, INFINITY, 1}},
    {"rigid", {0, 3, .5}},
    {"free mass", {0, INFINITY, 2}},
    {"overdamped", {20, 1e-3, .2}},
    {"ultrasonic", {6e4, .1, .1}},
    {"slow", {.01, 100, 1}},
};
enum { KINDS = sizeof kinds / sizeof *kinds };

static struct modes *bank(int n, int hammer) {
    struct mode mode[4096];
    double at[4096], heard[4096];
    const double *pickup[2] = {heard, at};
    for (int i = 0; i < n + hammer; i++) {
        mode[i] = kinds[i % KINDS].mode;
        mode[i].freq *= 1 + .01 * (i / KINDS);
        at[i] = i % 3 ? 1 : -.5;
        heard[i] = .3 + i % 5;
    }
    struct modes *m = modes_new(n, hammer, 2);
    modes_design(m, rate, mode, mode + n, at, pickup);
    modes_audit(m);
    return m;
}

static void disturb(const struct modes *m, struct modes_state *s, uint64_t seed) {
    for (int i = 0; i < m->hammer_end; i++) {
        bool used = i < m->body || (i >= m->body_end && i < m->body_end + m->hammer);
        s->p[i] = used ? check_uniform(&seed, -1, 1) : 0;
        s->q[i] = used ? check_uniform(&seed, -1, 1) / (1 + sqrt(m->omega2[i])) : 0;
    }
}

TEST("every kind of mode moves as the closed form says, over steps of any length") {
    struct modes *m = bank(KINDS, 0);
    struct modes_state *s = modes_state_new(KINDS, 0);
    for (int fineness = -MODES_LONGEST; fineness <= MODES_FINEST; fineness++) {
        long double t = ldexpl(1, -fineness) / rate;
        disturb(m, s, 7);
        double q[KINDS], p[KINDS], force = .7;
        memcpy(q, s->q, sizeof q);
        memcpy(p, s->p, sizeof p);
        modes_advance(m, &m->step[modes_level(fineness)], s, force, force, NULL);
        for (int i = 0; i < KINDS; i++) {
            check_case("%s, 2^%d samples", kinds[i].name, -fineness);
            long double omega = sqrtl(m->omega2[i]), sigma = m->two_sigma[i] / 2;
            struct motion to =
                closed_form(omega, sigma, (struct motion){q[i], p[i]}, m->c[i] * force, t);
            double size = (double)(fabsl(to.p) + omega * fabsl(to.q)) + fabs(p[i]);
            CHECK_NEAR(s->p[i], (double)to.p, 3e-12 * size);
            CHECK_NEAR(s->q[i], (double)to.q, 3e-12 * (fabs(q[i]) + size * (double)t));
        }
    }
    modes_state_free(s);
    modes_free(m);
}

TEST("what the modes lose is the integral of 2 sigma p^2, and closes with energy and work") {
    struct modes *m = bank(KINDS, 0);
    struct modes_state *s = modes_state_new(KINDS, 0);
    for (int fineness = 0; fineness <= MODES_FINEST; fineness += 3) {
        check_case("2^-%d samples", fineness);
        disturb(m, s, 3);
        double lost = 0, energy = modes_energy(m, s), way = -modes_displacement(m, s), force = 2;
        modes_advance(m, &m->step[modes_level(fineness)], s, force, force, &lost);
        way += modes_displacement(m, s);
        CHECK(lost > 0);
        CHECK_NEAR(modes_energy(m, s) + lost, energy + force * way, 1e-13 * energy);
    }
    modes_state_free(s);
    modes_free(m);
}

TEST("two steps are one of twice the length") {
    struct modes *m = bank(40, 3);
    struct modes_state *a = modes_state_new(40, 3), *b = modes_state_new(40, 3);
    for (int fineness = -MODES_LONGEST + 1; fineness <= MODES_FINEST; fineness++) {
        disturb(m, a, 5);
        disturb(m, b, 5);
        modes_advance(m, &m->step[modes_level(fineness - 1)], a, 1, -1, NULL);
        for (int twice = 0; twice < 2; twice++)
            modes_advance(m, &m->step[modes_level(fineness)], b, 1, -1, NULL);
        for (int i = 0; i < m->hammer_end; i++) {
            check_case("mode %d, 2^%d samples", i, 1 - fineness);
            CHECK_NEAR(a->p[i], b->p[i], 1e-13 * (1 + fabs(a->p[i])));
        }
    }
    modes_state_free(a);
    modes_state_free(b);
    modes_free(m);
}

/* dq = S p + b g, dp = S g - r p, one mode after the other */
static double plain_advance(const struct modes *m, const struct modes_step *step,
                            struct modes_state *s, double body, double hammer) {
    double drift = 0;
    for (int i = 0; i < m->hammer_end; i++) {
        double g = m->c[i] * (i < m->body_end ? body : hammer) - m->omega2[i] * s->q[i];
        double q = s->q[i] + step->S[i] * s->p[i] + step->b[i] * g;
        s->p[i] += step->S[i] * g - step->r[i] * s->p[i];
        s->q[i] = q;
        drift += m->c[i] * (step->S[i] * s->p[i] - step->b[i] * m->omega2[i] * q);
    }
    return drift;
}

TEST("the kernels of every instruction set agree with the plain form, up to 4096 modes") {
    static const int sizes[] = {1, 2, 3, 5, 8, 31, 256, 4096};
    const struct modes_kernel *kernels[] = {&modes_kernel_base, modes_kernel_best()};
    for (unsigned n = 0; n < sizeof sizes / sizeof *sizes; n++) {
        for (int k = 0; k < 2; k++) {
            int own = sizes[n] < 4096 ? sizes[n] % 4 : 0;
            struct modes *m = bank(sizes[n], own);
            struct modes_state *a = modes_state_new(sizes[n], own);
            struct modes_state *b = modes_state_new(sizes[n], own);
            m->kernel = kernels[k];
            disturb(m, a, 9);
            disturb(m, b, 9);
            check_case("%d modes, kernel %d", sizes[n], k);
            for (int i = 0; i < 20; i++) {
                const struct modes_step *step = &m->step[modes_level(i % 5)];
                double far = modes_advance(m, step, a, .3, .2, NULL);
                double plain = plain_advance(m, step, b, .3, .2);
                CHECK_NEAR(far, plain, 1e-13 * sizes[n]);
            }
            double apart = 0;
            for (int i = 0; i < m->hammer_end; i++)
                apart = fmax(apart, fabs(a->p[i] - b->p[i]));
            CHECK_NEAR(apart, 0, 1e-12);
            modes_state_free(a);
            modes_state_free(b);
            modes_free(m);
        }
    }
}

TEST("ringing ahead is stepping on, for every output; coasting arrives where the steps do") {
    for (int what = MODES_VELOCITY; what <= MODES_ACCELERATION; what++) {
        struct modes *m = bank(37, 2);
        struct modes_state *a = modes_state_new(37, 2), *b = modes_state_new(37, 2);
        double rung[2][MODES_WINDOW], heard[2], size = 0, *out[2] = {rung[0], rung[1]};
        double *rest[2] = {rung[0] + 17, rung[1] + 17};
        disturb(m, a, 11);
        disturb(m, b, 11);
        modes_ring_start(m, a, (enum modes_out)what);
        modes_ring(m, a, out, 17); /* starts with the sample after the state's */
        modes_ring(m, a, rest, MODES_WINDOW - 17);
        for (int k = 0; k < 2; k++)
            for (int i = 0; i < MODES_WINDOW; i++)
                size = fmax(size, fabs(rung[k][i]));
        CHECK(size > 0);
        double from_state = 0;
        for (int i = 0; i < MODES_WINDOW; i++) {
            modes_advance(m, &m->step[modes_level(0)], b, 0, 0, NULL);
            modes_read(m, b, (enum modes_out)what, 0, heard);
            for (int k = 0; k < 2; k++)
                from_state = fmax(from_state, fabs(heard[k] - rung[k][i]));
        }
        check_case("output %d", what);
        CHECK_NEAR(from_state, 0, 1e-10 * size);
        modes_coast(m, a, MODES_WINDOW, NULL);
        for (int i = 0; i < m->hammer_end; i++)
            CHECK_NEAR(a->p[i], b->p[i], 1e-11);
        modes_state_free(a);
        modes_state_free(b);
        modes_free(m);
    }
}

TEST("a mode above half the rate is silent and still yields") {
    struct mode mode = {30000, 1, .1};
    double at = 1, heard[2] = {0, 0}, one = 1;
    const double *pickup = &one;
    struct modes *m = modes_new(1, 0, 1);
    modes_design(m, rate, &mode, NULL, &at, &pickup);
    struct modes_state *s = modes_state_new(1, 0);
    modes_impulse(m, s, 1);
    modes_read(m, s, MODES_VELOCITY, 0, heard);
    CHECK(heard[0] == 0 && modes_velocity(m, s) > 0);
    CHECK(m->step[modes_level(0)].compliance > 0);
    modes_state_free(s);
    modes_free(m);
}

TEST("carried to another bank, the same modes keep velocity and displacement") {
    struct mode light[2] = {{100, 1, .1}, {200, 1, .1}},
                heavy[3] = {{90, 1, .4}, {180, 1, .4}, {300, 1, 1}};
    double at[3] = {1, 1, 1};
    const double *pickup = at;
    struct modes *a = modes_new(2, 0, 1), *b = modes_new(3, 0, 1);
    modes_design(a, rate, light, NULL, at, &pickup);
    modes_design(b, rate, heavy, NULL, at, &pickup);
    struct modes_state *s = modes_state_new(3, 0);
    modes_impulse(a, s, .2);
    modes_advance(a, &a->step[modes_level(0)], s, 0, 0, NULL);
    double v = modes_velocity(a, s), x = modes_displacement(a, s);
    CHECK(v > 0 && x > 0);
    modes_carry(a, b, s);
    CHECK_REL(modes_velocity(b, s), v, 1e-14);
    CHECK_REL(modes_displacement(b, s), x, 1e-14);
    modes_state_free(s);
    modes_free(a);
    modes_free(b);
}

CHECK_MAIN
