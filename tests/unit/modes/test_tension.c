/* SPDX-License-Identifier: BSD-3-Clause */
/* Tension: its ledger, its glide against Berger's equation in full, and its banks. */
#include "support/check.h"

#include "modes/tension.h"
#include "support/bank.h"

TEST("each window conserves E + U to rounding after any strike or loss, and E matches g") {
    uint64_t rng = 1;
    double worst = 0, unfit = 0;
    for (int run = 0; run < 200; run++) {
        double by = check_log_uniform(&rng, .01, 1e3), g = 1;
        double energy = check_log_uniform(&rng, 1e-6, 2) / by;
        for (int window = 0; window < 300; window++) {
            double total = energy + tension_potential(by, g);
            struct tension_step step = tension_follow(by, g, energy);
            energy *= step.p * step.p;
            g = step.g;
            worst = fmax(worst, fabs(energy + tension_potential(by, g) - total) / energy);
            unfit = fmax(unfit, fabs(energy * by / (4 * g * g * (g * g - 1)) - 1));
            energy *= check_uniform(&rng, .9, 1); /* it rings */
            if (window % 50 == 49)
                energy += check_log_uniform(&rng, 1e-4, 1) / by; /* a strike */
        }
    }
    CHECK_NEAR(worst, 0, 1e-13);
    CHECK_NEAR(unfit, 0, 1e-7); /* g^2 - 1 has cancelled digits */
}

TEST("a hammer that takes all of the energy creates none") {
    double by = 2, g = 1.3, total = 0;
    struct tension_step step = tension_follow(by, g, 1e-3);
    CHECK(step.g == g && step.p == 1);
    double energy = .5;
    total = energy + tension_potential(by, g);
    step = tension_follow(by, g, energy);
    CHECK(step.g < g && step.g > 1);
    CHECK_REL(energy * step.p * step.p + tension_potential(by, step.g), total, 1e-13);
    step = tension_let_go(by, g, energy);
    CHECK_REL(energy * step.p * step.p, total, 1e-13);
    CHECK(tension_let_go(by, g, 1e-3).p == 0);
}

/* --- Berger in full ---------------------------------------------------------------------------
 *
 * x_i'' = -2 sigma x_i' - (T/T0) omega_i^2 x_i,   T/T0 = 1 + (B / 2 T0) sum k_i^2 x_i^2
 * by Strang's splitting at 8 steps a sample: half of the linear motion, a kick by T - T0, the other
 * half. In mass-normalised coordinates k_i^2 x_i^2 = omega_i^2 q_i^2 / (A T0): T/T0 = 1 + by' V
 * with V = sum omega_i^2 q_i^2 / 2 and by' = B / (A T0^2) = stiffening / 2.5. */
enum { HEAD = 24, STEPS = 8, RATE = 44100 };

struct head {
    double omega[HEAD], q[HEAD], p[HEAD], by, sigma;
};

static void head_move(struct head *h, double dt) {
    for (int i = 0; i < HEAD; i++) {
        double c = cos(h->omega[i] * dt), s = sin(h->omega[i] * dt), q = h->q[i];
        double fade = exp(-h->sigma * dt);
        h->q[i] = fade * (c * q + s * h->p[i] / h->omega[i]);
        h->p[i] = fade * (c * h->p[i] - s * h->omega[i] * q);
    }
}

static void head_kick(struct head *h, double dt) {
    double V = 0;
    for (int i = 0; i < HEAD; i++)
        V += h->omega[i] * h->omega[i] * h->q[i] * h->q[i] / 2;
    for (int i = 0; i < HEAD; i++)
        h->p[i] -= dt * h->by / 2.5 * V * h->omega[i] * h->omega[i] * h->q[i];
}

/* A tom of 100 Hz with the distribution of energy over its modes after a soft strike. */
static struct head tom(double energy, double by) {
    static const double ratio[HEAD] = {1,    1.77, 2.5, 2.67, 3.2, 3.5, 3.86, 4.3,
                                       4.42, 4.5,  5.1, 5.2,  5.5, 5.8, 6.0,  6.1,
                                       6.4,  6.7,  6.9, 7.0,  7.3, 7.5, 7.7,  7.9};
    struct head h = {.by = by, .sigma = log(1000) / 1.5};
    double sum = 0;
    for (int i = 0; i < HEAD; i++) {
        h.omega[i] = 2 * acos(-1) * 100 * ratio[i];
        h.p[i] = exp(-ratio[i] * ratio[i] / 9) * (i % 3 == 1 ? .7 : 1);
        sum += h.p[i] * h.p[i] / 2;
    }
    for (int i = 0; i < HEAD; i++)
        h.p[i] *= sqrt(energy / sum);
    return h;
}

/* The first mode's mean frequency over 18 ms, by its phase. */
static double phase_of(const struct head *h) { return atan2(-h->p[0] / h->omega[0], h->q[0]); }

static void berger_glide(double energy, double by, const double *at, int count, double *cents) {
    struct head h = tom(energy, by);
    double before = phase_of(&h), turned = 0, began = 0;
    for (int n = 0, k = 0; k < count; n++) {
        if (n == (int)((at[k] - .009) * RATE))
            began = turned;
        for (int i = 0; i < STEPS; i++) {
            double dt = 1. / RATE / STEPS;
            head_move(&h, dt / 2);
            head_kick(&h, dt);
            head_move(&h, dt / 2);
        }
        double now = phase_of(&h);
        turned += remainder(now - before, 2 * acos(-1));
        before = now;
        if (n == (int)((at[k] + .009) * RATE))
            cents[k++] = 1200 * log2(fabs(turned - began) / .018 / h.omega[0]);
    }
}

/* The same by tension_follow: E decays as the modes do, in windows of 64 samples. */
static void slow_glide(double energy, double by, const double *at, int count, double *cents) {
    double g = 1, sum[8] = {0}, fade = exp(-2 * log(1000) / 1.5 * 64. / RATE);
    int seen[8] = {0};
    for (int w = 0; w * 64. / RATE < at[count - 1] + .01; w++) {
        double t = (w + .5) * 64 / RATE;
        struct tension_step step = tension_follow(by, g, energy);
        energy *= step.p * step.p * fade;
        g = step.g;
        for (int k = 0; k < count; k++)
            if (fabs(t - at[k]) < .009)
                sum[k] += 1200 * log2(g), seen[k]++;
    }
    for (int k = 0; k < count; k++)
        cents[k] = sum[k] / seen[k];
}

TEST(
    "the glide is that of Berger's full equation, from a soft strike to three semitones and more") {
    static const double at[] = {.02, .04, .08, .15, .3};
    double by = tension_stiffening(.0855, 1100, 1.1e6); /* 13 in, T0 1100 N/m, mylar .25 mm */
    for (double energy = .006; energy < .08; energy *= 3.3) {
        double full[5], slow[5];
        berger_glide(energy, by, at, 5, full);
        slow_glide(energy, by, at, 5, slow);
        for (int k = 0; k < 4; k++) {
            check_case("%g J at %g ms: %.0f cents", energy, 1e3 * at[k], full[k] - full[4]);
            CHECK_NEAR(slow[k] - slow[4], full[k] - full[4], 4 + .1 * (full[k] - full[4]));
        }
        if (energy > .05)
            CHECK(full[0] - full[4] > 150);
    }
}

/* --- banks ------------------------------------------------------------------------------------ */

enum { MODES = 21 };

/* The bank as designed at g. */
static struct modes *bank_at(double g, double stiffening) {
    struct mode mode[MODES + 2];
    double at[MODES + 2], pickup[MODES];
    const double *heard = pickup;
    for (int i = 0; i < MODES + 2; i++) {
        double freq = 90 * pow(1.35, i);
        bool stretches = i < MODES && freq < .4 * RATE;
        mode[i] = (struct mode){freq * (stretches ? g : 1), 2. / (1 + i), .05};
        at[i] = 1 - i % 3 * .7;
        if (i < MODES)
            pickup[i] = 1 - i % 4 * .6;
    }
    struct modes *m = modes_new(MODES, 2, 1);
    modes_design(m, RATE, mode, mode + MODES, at, &heard);
    m->stiffening = stiffening;
    return m;
}

TEST("a retuned bank rings as one designed so, whichever way it was retuned") {
    struct modes *rest = bank_at(1, 1), *whole = modes_new(64, 64, 0),
                 *ringing = modes_new(64, 64, 0);
    for (double g = 1.01; g < 1.6; g += .1) {
        modes_retune(rest, whole, g);
        modes_retune_ringing(rest, ringing, g);
        bank_check_static(rest, 2);
        bank_check_static(whole, 2);
        struct modes *designed = bank_at(g, 1);
        for (int l = 0; l < MODES_STEPS; l++) {
            const struct modes_step *a = &whole->step[l], *b = &designed->step[l];
            CHECK_REL(a->compliance, b->compliance, 1e-11);
            CHECK_REL(a->compliance_body, b->compliance_body, 1e-11);
            double h = ldexp(1, MODES_LONGEST - l) / RATE;
            for (int i = 0; i < MODES; i++) {
                check_case("g %g, step %d, mode %d", g, l, i);
                CHECK_NEAR(a->S[i] / h, b->S[i] / h, 1e-8);
                CHECK_NEAR(a->b[i] / (h * h), b->b[i] / (h * h), 1e-8);
                CHECK_NEAR(a->r[i], b->r[i], 1e-8);
            }
        }
        modes_free(designed);
        for (int i = 0; i < rest->body_end + 2; i++) {
            if (i >= MODES && i < rest->body_end)
                continue; /* padding */
            check_case("g %g, mode %d", g, i);
            CHECK_REL(whole->omega2[i], rest->omega2[i] * (rest->stretches[i] > 0 ? g * g : 1),
                      1e-14);
            CHECK_NEAR(ringing->trace[i], whole->trace[i], 1e-9);
            CHECK_NEAR(whole->minus_det[i], rest->minus_det[i], 1e-12);
            static const int levels[] = {MODES_LONGEST, 0};
            for (int l = 0; l < 2; l++) {
                const struct modes_step *a = &whole->step[levels[l]],
                                        *b = &ringing->step[levels[l]];
                double h = (l ? 64. : 1.) / RATE;
                CHECK_NEAR(b->S[i] / h, a->S[i] / h, 1e-8);
                CHECK_NEAR(b->b[i] / (h * h), a->b[i] / (h * h), 1e-8);
                CHECK_NEAR(b->r[i], a->r[i], 1e-8);
            }
        }
    }
    modes_free(rest), modes_free(whole), modes_free(ringing);
}

TEST("energy and potential of a ringing bank only fall, and its tension returns to its start") {
    struct modes *rest = bank_at(1, 40);
    struct modes_state *s = modes_state_new(MODES, 2);
    struct tension t;
    CHECK(tension_make(&t, MODES, 2));
    modes_impulse(rest, s, .12);
    double before = modes_energy(rest, s), most = 1;
    for (int w = 0; w < 4000; w++) {
        tension_renew(&t, rest, s, HUGE_VAL, 0);
        double renewed = modes_energy(tension_bank(&t, rest), s) + tension_energy(&t, rest);
        check_case("window %d, g %g", w, t.g);
        CHECK_NEAR(renewed, before, 1e-12 * before);
        modes_ring_on(tension_bank(&t, rest), s, MODES_VELOCITY, NULL);
        before = modes_energy(tension_bank(&t, rest), s) + tension_energy(&t, rest);
        CHECK(before <= renewed);
        most = fmax(most, t.g);
    }
    CHECK(most > 1.05 && t.g == 1);
    modes_free(rest), modes_state_free(s), tension_free(&t);
}

CHECK_MAIN
