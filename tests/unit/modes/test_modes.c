/* SPDX-License-Identifier: BSD-3-Clause */
/* A bank of modes: its motion against closed forms in long double, and its outputs. */
#include "support/check.h"

#include "modes/modes.h"
#include "support/bank.h"

#pragma GCC diagnostic ignored "-Wdouble-promotion" /* widening is what the oracles are for */

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

TEST("every kind of mode follows the closed form, over steps of any length") {
    struct modes *m = bank_new(BANK_KINDS, 0, 1);
    for (int subdivision = -MODES_LONGEST; subdivision <= MODES_FINEST; subdivision++) {
        long double t = ldexpl(1, -subdivision) / bank_rate;
        struct modes_state *s = bank_moving(m, 7);
        double q[BANK_KINDS], p[BANK_KINDS], force = .7;
        memcpy(q, s->q, sizeof q);
        memcpy(p, s->p, sizeof p);
        modes_advance(m, &m->step[modes_level(subdivision)], s, force, force, NULL);
        for (int i = 0; i < BANK_KINDS; i++) {
            check_case("%s, 2^%d samples", bank_kinds[i].name, -subdivision);
            long double omega = sqrtl(m->omega2[i]), sigma = m->two_sigma[i] / 2;
            struct motion to =
                closed_form(omega, sigma, (struct motion){q[i], p[i]}, m->c[i] * force, t);
            double size = (double)(fabsl(to.p) + omega * fabsl(to.q)) + fabs(p[i]);
            CHECK_NEAR(s->p[i], (double)to.p, 3e-12 * size);
            CHECK_NEAR(s->q[i], (double)to.q, 3e-12 * (fabs(q[i]) + size * (double)t));
        }
        modes_state_free(s);
    }
    modes_free(m);
}

TEST("two steps equal one of twice the length") {
    struct modes *m = bank_new(40, 3, 1);
    for (int subdivision = -MODES_LONGEST + 1; subdivision <= MODES_FINEST; subdivision++) {
        struct modes_state *a = bank_moving(m, 5), *b = bank_moving(m, 5);
        modes_advance(m, &m->step[modes_level(subdivision - 1)], a, 1, -1, NULL);
        for (int twice = 0; twice < 2; twice++)
            modes_advance(m, &m->step[modes_level(subdivision)], b, 1, -1, NULL);
        for (int i = 0; i < m->hammer_end; i++) {
            check_case("mode %d, 2^%d samples", i, 1 - subdivision);
            CHECK_NEAR(a->p[i], b->p[i], 1e-13 * (1 + fabs(a->p[i])));
        }
        modes_state_free(a);
        modes_state_free(b);
    }
    modes_free(m);
}

/* By central differences over steps of a sample / 64. */
TEST("velocity and acceleration are the derivatives of the displacement, force included") {
    struct mode mode[3] = {{110, 1, .1}, {440, .1, .3}, {0, 2, 1}};
    double at[3] = {1, -.5, .7}, shape[2][3] = {{1, 2, -1}, {.3, -.4, .5}}, force = 40;
    const double *pickup[2] = {shape[0], shape[1]};
    struct modes *m = modes_new(3, 0, 2);
    modes_design(m, bank_rate, mode, NULL, at, pickup);
    struct modes_state *s = bank_moving(m, 2);
    double output[3][3][2], h = 1 / (bank_rate * (1 << 6));
    for (int n = 0; n < 3; n++) {
        for (int what = MODES_VELOCITY; what <= MODES_ACCELERATION; what++)
            modes_read(m, s, (enum modes_out)what, force, output[n][what]);
        modes_advance(m, &m->step[modes_level(6)], s, force, 0, NULL);
    }
    for (int k = 0; k < 2; k++) {
        check_case("pickup %d", k);
        double(*now)[2] = output[1];
        double v = (output[2][MODES_DISPLACEMENT][k] - output[0][MODES_DISPLACEMENT][k]) / (2 * h);
        double a = (output[2][MODES_VELOCITY][k] - output[0][MODES_VELOCITY][k]) / (2 * h);
        CHECK_REL(now[MODES_VELOCITY][k], v, 1e-6);
        CHECK_REL(now[MODES_ACCELERATION][k], a, 1e-6);
    }
    modes_state_free(s);
    modes_free(m);
}

TEST("an impulse excites every mode by its shape, and moves the contact point") {
    struct modes *m = bank_new(20, 3, 1);
    struct modes_state *s = modes_state_new(20, 3);
    modes_impulse(m, s, .3);
    CHECK_REL(modes_velocity(m, s), .3 * m->mobility, 1e-14);
    CHECK_REL(modes_energy(m, s), .3 * .3 * m->mobility / 2, 1e-14);
    CHECK(modes_displacement(m, s) == 0);
    modes_rest(m, s);
    CHECK(modes_energy(m, s) == 0 && modes_velocity(m, s) == 0);
    modes_state_free(s);
    modes_free(m);
}

/* Forty modes; each pickup has one of them, or none for -1. */
TEST("ringing covers the bank up to the last mode at any pickup") {
    enum { MANY = 40 };
    static const int mode_of[][2] = {{5, 17}, {17, 5}, {-1, 39}, {3, -1}, {-1, -1}};
    static const int end[] = {20, 20, 40, 4, 0};
    for (int n = 0; n < 5; n++) {
        struct mode mode[MANY];
        double one[MANY], shape[2][MANY] = {{0}}, ring[2][MODES_WINDOW], now[2];
        const double *const pickup[] = {shape[0], shape[1]};
        double *const out[] = {ring[0], ring[1]};
        for (int i = 0; i < MANY; i++) {
            mode[i] = (struct mode){100 * (i + 1), 1, .1};
            one[i] = 1;
        }
        for (int k = 0; k < 2; k++)
            if (mode_of[n][k] >= 0)
                shape[k][mode_of[n][k]] = 1;
        struct modes *m = modes_new(MANY, 0, 2);
        struct modes_state *s = modes_state_new(MANY, 0);
        modes_design(m, bank_rate, mode, NULL, one, pickup);
        check_case("%d and %d", mode_of[n][0], mode_of[n][1]);
        CHECK(m->output_end == end[n]);
        modes_impulse(m, s, 1);
        modes_ring_start(m, s, MODES_VELOCITY);
        modes_ring(m, s, out, MODES_WINDOW);
        modes_coast(m, s, MODES_WINDOW, NULL);
        modes_read(m, s, MODES_VELOCITY, 0, now);
        for (int k = 0; k < 2; k++) {
            CHECK((now[k] != 0) == (mode_of[n][k] >= 0));
            CHECK_NEAR(ring[k][MODES_WINDOW - 1], now[k], 1e-10);
        }
        modes_state_free(s);
        modes_free(m);
    }
}

/* Two modes, the second at this frequency, otherwise equal. */
static struct modes *pair(double freq, int hammer) {
    struct mode mode[2] = {{500, .3, .1}, {freq, .3, .1}};
    double one[2] = {1, 1};
    const double *pickup = one;
    struct modes *m = modes_new(2 - hammer, hammer, 1);
    modes_design(m, bank_rate, mode, mode + 2 - hammer, one, &pickup);
    return m;
}

static void check_same_sound(const struct modes *m, struct modes_state *s, const struct modes *n,
                             struct modes_state *t, enum modes_out what) {
    double now, alone, ring[2][MODES_WINDOW], *first = ring[0], *second = ring[1];
    modes_read(m, s, what, 3, &now);
    modes_read(n, t, what, 3, &alone);
    CHECK_REL(now, alone, 1e-13);
    modes_ring_start(m, s, what);
    modes_ring_start(n, t, what);
    modes_ring(m, s, &first, MODES_WINDOW);
    modes_ring(n, t, &second, MODES_WINDOW);
    for (int i = 0; i < MODES_WINDOW; i++)
        CHECK_NEAR(ring[0][i], ring[1][i], 1e-13 * fabs(alone));
}

TEST("modes above half the rate are silent, but still yield and store energy") {
    struct modes *single = modes_new(1, 0, 1);
    struct mode mode = {500, .3, .1};
    double one = 1;
    const double *pickup = &one;
    modes_design(single, bank_rate, &mode, NULL, &one, &pickup);
    static const double freqs[] = {22050, 22051, 40000, 2e5};
    for (int f = 0; f < 4; f++)
        for (int what = MODES_VELOCITY; what <= MODES_ACCELERATION; what++) {
            struct modes *m = pair(freqs[f], 0);
            struct modes_state *s = modes_state_new(2, 0), *t = modes_state_new(1, 0);
            check_case("%g Hz, output %d", freqs[f], what);
            for (int i = 0; i < 3; i++) {
                modes_advance(m, &m->step[modes_level(2)], s, 5, 0, NULL);
                modes_advance(single, &single->step[modes_level(2)], t, 5, 0, NULL);
            }
            CHECK(s->p[1] != 0 && modes_energy(m, s) > modes_energy(single, t));
            CHECK(modes_velocity(m, s) != modes_velocity(single, t));
            check_same_sound(m, s, single, t, (enum modes_out)what);
            modes_state_free(t);
            modes_state_free(s);
            modes_free(m);
        }
    struct modes *audible = pair(22049, 0);
    CHECK(audible->pickup[1] > 0);
    modes_free(audible);
    modes_free(single);
}

TEST("the compliance includes every mode, audible or not, separately for body and hammer") {
    struct modes *m = bank_new(50, 7, 1);
    for (int subdivision = -MODES_LONGEST; subdivision <= MODES_FINEST; subdivision++) {
        const struct modes_step *step = &m->step[modes_level(subdivision)];
        struct modes_state *s = modes_state_new(50, 7);
        modes_advance(m, step, s, 2, 0, NULL);
        check_case("2^%d samples", -subdivision);
        CHECK_REL(modes_displacement(m, s), 2 * step->compliance_body, 1e-14);
        modes_rest(m, s);
        modes_advance(m, step, s, 2, 2, NULL);
        CHECK_REL(modes_displacement(m, s), 2 * step->compliance, 1e-14);
        CHECK(step->compliance > step->compliance_body);
        modes_state_free(s);
    }
    modes_free(m);
}

TEST("a static force is read back from the displacement that it holds, rigid modes aside") {
    struct modes *m = bank_new(50, 7, 3), *swings = pair(700, 1);
    bank_check_static(m, 3.5);
    bank_check_static(swings, -2);
    modes_free(m), modes_free(swings);
}

TEST("the hammer's modes receive only the contact force, and are silent") {
    struct modes *m = pair(700, 1);
    struct modes_state *s = modes_state_new(1, 1), *t = modes_state_new(1, 1);
    const struct modes_step *step = &m->step[modes_level(1)];
    int ours = m->body_end;
    modes_advance(m, step, s, 5, 0, NULL);
    CHECK(s->p[0] > 0 && s->p[ours] == 0 && s->q[ours] == 0);
    CHECK(modes_free_displacement(m, step, s) == modes_free_displacement_body(m, step, s));
    modes_advance(m, step, t, 5, 7, NULL);
    CHECK(t->p[0] == s->p[0] && t->q[0] == s->q[0] && t->p[ours] > 0);
    CHECK(modes_velocity(m, t) > modes_velocity(m, s));
    CHECK(modes_free_displacement(m, step, t) > modes_free_displacement_body(m, step, t));
    for (int what = MODES_VELOCITY; what <= MODES_ACCELERATION; what++)
        check_same_sound(m, s, m, t, (enum modes_out)what);
    modes_state_free(t);
    modes_state_free(s);
    modes_free(m);
}

/* --- another bank continues the motion -------------------------------------------------------- */

static double one_energy(const struct modes *m, const struct modes_state *s, int i) {
    return (s->p[i] * s->p[i] + m->omega2[i] * s->q[i] * s->q[i]) / 2;
}

/* Scales every mass and every frequency by a factor. */
static void other_bank(struct modes *m, double mass, double freq) {
    for (int i = 0; i < m->hammer_end; i++) {
        m->c[i] /= sqrt(mass);
        m->omega2[i] *= freq * freq;
    }
}

/* p' = p and omega' q' = omega q; where either mode is rigid q' = 0, and the loss is U. */
static void check_continued(const struct modes *from, const struct modes_state *old, int was,
                            const struct modes *to, const struct modes_state *s, int i) {
    bool swings = from->omega2[was] > 0 && to->omega2[i] > 0;
    double kept = swings ? one_energy(from, old, was) : old->p[was] * old->p[was] / 2;
    CHECK(s->p[i] == old->p[was]);
    CHECK_REL(one_energy(to, s, i), kept, 1e-14);
    CHECK_NEAR(bank_omega(to, i) * s->q[i], swings ? bank_omega(from, was) * old->q[was] : 0,
               1e-14 * sqrt(2 * kept));
}

TEST("a continuation keeps each mode's energy and phase, and new modes are at rest") {
    static const int sizes[][2] = {{5, 2}, {5, 3}, {3, 2}, {9, 4}, {4, 0}, {1, 6}};
    static const double others[][2] = {{1, 1}, {3, 1}, {.2, 1}, {1, 1.5}, {2, .5}, {.3, 4}};
    for (int n = 0; n < 6 * 6 * 6; n++) {
        const int *before = sizes[n % 6], *after = sizes[n / 6 % 6];
        const double *other = others[n / 36];
        struct modes *from = bank_new(before[0], before[1], 1);
        struct modes *to = bank_new(after[0], after[1], 1);
        struct modes_state *old = bank_moving(from, 3), *s = bank_moving(to, 4);
        other_bank(to, other[0], other[1]);
        modes_continue(from, old, to, s);
        check_case("%d + %d modes to %d + %d, masses x %g, frequencies x %g", before[0], before[1],
                   after[0], after[1], other[0], other[1]);
        for (int i = 0; i < to->hammer_end; i++) {
            bool of_hammer = i >= to->body_end;
            int mode = of_hammer ? i - to->body_end : i;
            bool known = bank_used(to, i) && mode < before[of_hammer];
            if (known)
                check_continued(from, old, of_hammer ? from->body_end + mode : mode, to, s, i);
            else
                CHECK(s->q[i] == 0 && s->p[i] == 0);
        }
        modes_state_free(s);
        modes_state_free(old);
        modes_free(to);
        modes_free(from);
    }
}

enum { CYCLE_MODES = 5, OCTAVES = 100 };

/* Continues s in another bank of the same kinds; returns that bank, and frees the old one. */
static struct modes *continued(struct modes *from, struct modes_state **s, double mass,
                               double freq) {
    struct modes *to = bank_new(CYCLE_MODES, 2, 1);
    struct modes_state *t = modes_state_new(CYCLE_MODES, 2);
    other_bank(to, mass, freq);
    modes_continue(from, *s, to, t);
    modes_state_free(*s);
    modes_free(from);
    *s = t;
    return to;
}

static void check_closed(const struct modes *first, const struct modes_state *old,
                         const struct modes_state *s) {
    for (int i = 0; i < first->hammer_end; i++) {
        check_case("mode %d", i);
        CHECK(s->p[i] == old->p[i]);
        CHECK_REL(s->q[i], first->omega2[i] > 0 ? old->q[i] : 0, 1e-12);
    }
}

TEST("a closed cycle of banks restores p and q, and each bank has the same energy") {
    static const double ways[][2] = {{.3, 2}, {4, .5}, {.3, 2}, {.05, 6}, {9, 1.2}, {1, 1}};
    struct modes *first = bank_new(CYCLE_MODES, 2, 1), *m = bank_new(CYCLE_MODES, 2, 1);
    struct modes_state *old = bank_moving(first, 3), *s = bank_moving(first, 3);
    m = continued(m, &s, 1, 1);
    double energy = modes_energy(m, s);
    for (int n = 0; n < 600; n++) {
        m = continued(m, &s, ways[n % 6][0], ways[n % 6][1]);
        check_case("bank %d", n);
        CHECK_REL(modes_energy(m, s), energy, 1e-13);
    }
    check_closed(first, old, s);
    modes_state_free(s), modes_state_free(old);
    modes_free(m), modes_free(first);
}

TEST("a hundred octaves up and down lose nothing") {
    struct modes *first = bank_new(CYCLE_MODES, 2, 1), *m = bank_new(CYCLE_MODES, 2, 1);
    struct modes_state *old = bank_moving(first, 5), *s = bank_moving(first, 5);
    m = continued(m, &s, 1, 1);
    double energy = modes_energy(m, s);
    for (int n = 1; n < 2 * OCTAVES; n++) {
        m = continued(m, &s, 1, ldexp(1, n < OCTAVES ? n : 2 * OCTAVES - n));
        check_case("%d octaves", n);
        CHECK_REL(modes_energy(m, s), energy, 1e-13);
    }
    m = continued(m, &s, 1, 1);
    check_closed(first, old, s);
    modes_state_free(s), modes_state_free(old);
    modes_free(m), modes_free(first);
}

CHECK_MAIN
