/* SPDX-License-Identifier: BSD-3-Clause */
/* The glide of a tom: Berger's equation as a voice plays it against a splitting of fourth order. */
#include "engine/step/motion_nonlinear.h"
#include "support/check.h"

#include "engine/collision/collision_state.h"
#include "support/stretched.h"
#include "support/strike.h"

enum { MODES = 256, RATE = 44100 };
static const double pi = 3.14159265358979323846;

struct tom {
    double kappa, omega[MODES], q[MODES], p[MODES];
    struct mode mode[MODES];
    double at[MODES];
};

/* The usual tom without losses, struck by a head with a contact of some milliseconds. */
static void tom_fill(struct tom *t, double energy) {
    static struct strike_bank bank;
    struct body b = body_default(BODY_TOM);
    double E = 0;
    b.modes = MODES;
    strike_fill(&bank, &b, body_kinds[BODY_TOM]->pickup);
    t->kappa = body_kappa(&b);
    for (int i = 0; i < MODES; i++) {
        t->mode[i] = bank.mode[i];
        t->mode[i].decay = HUGE_VAL;
        t->at[i] = bank.at[i];
        t->omega[i] = 2 * pi * bank.mode[i].freq;
        t->q[i] = 0;
        t->p[i] = bank.at[i] / sqrt(bank.mode[i].mass) * exp(-pow(bank.mode[i].freq / 500, 2));
        E += t->p[i] * t->p[i] / 2;
    }
    for (int i = 0; i < MODES; i++)
        t->p[i] *= sqrt(energy / E);
}

/* Each mode's mean frequency from 11 to 29 ms, by its change of phase. */
struct phases {
    double last[MODES], turned[MODES];
};
static const double from = .011, to = .029;

static void phases_follow(struct phases *f, const double *q, const double *p, const double *omega,
                          double t) {
    for (int i = 0; i < MODES && t >= from && t <= to; i++) {
        double now = atan2(-p[i], omega[i] * q[i]);
        if (f->last[i] != 0)
            f->turned[i] += remainder(now - f->last[i], 2 * pi);
        f->last[i] = now;
    }
}

static void turn(struct tom *t, const double *cosine, const double *sine) {
    for (int i = 0; i < MODES; i++) {
        double v = t->omega[i] * t->q[i], p = t->p[i];
        t->q[i] = (cosine[i] * v + sine[i] * p) / t->omega[i];
        t->p[i] = cosine[i] * p - sine[i] * v;
    }
}

static void kick(struct tom *t, double dt) {
    double U = 0;
    for (int i = 0; i < MODES; i++)
        U += t->omega[i] * t->omega[i] * t->q[i] * t->q[i] / 2;
    for (int i = 0; i < MODES; i++)
        t->p[i] -= dt * t->kappa * t->kappa * U * t->omega[i] * t->omega[i] * t->q[i];
}

/* Yoshida 1990: three of Strang's steps, of w1, w0 and w1, 16 times a sample. */
static void reference(struct tom *t, struct phases *f) {
    enum { FINE = 16 };
    static double cosine[2][MODES], sine[2][MODES];
    const double w1 = 1 / (2 - cbrt(2)), w0 = 1 - 2 * w1, dt = 1. / RATE / FINE;
    for (int i = 0; i < MODES; i++) {
        double x = t->omega[i] * dt;
        cosine[0][i] = cos(w1 / 2 * x), sine[0][i] = sin(w1 / 2 * x);
        cosine[1][i] = cos((w1 + w0) / 2 * x), sine[1][i] = sin((w1 + w0) / 2 * x);
    }
    for (int n = 0; n <= to * RATE; n++) {
        phases_follow(f, t->q, t->p, t->omega, (double)n / RATE);
        for (int j = 0; j < FINE; j++) {
            turn(t, cosine[0], sine[0]);
            kick(t, w1 * dt);
            turn(t, cosine[1], sine[1]);
            kick(t, w0 * dt);
            turn(t, cosine[1], sine[1]);
            kick(t, w1 * dt);
            turn(t, cosine[0], sine[0]);
        }
    }
}

/* The same as a voice rings. */
static void held(const struct tom *t, struct phases *f) {
    struct modes *m = modes_new(MODES, 0, 1);
    double sound, *out = &sound;
    modes_design(m, RATE, t->mode, NULL, t->at, (const double *const[]){t->at});
    struct stretch *stretch = stretched(m, t->kappa, MODES_VELOCITY);
    struct collision_def c = collision_default();
    c.rate = RATE;
    c.body = SCHEME_MODES;
    c.modes = m;
    c.stretch = stretch;
    c.pickups = 1;
    struct collision_state *s = collision_state_new(&c, head_default(), MODES, 0);
    struct motion *motion = &s->motion;
    memcpy(motion->bank->p, t->p, sizeof t->p);
    motion->bank_at_rest = false;
    nonlinear_begin(&c, motion);
    for (int n = 0; n <= to * RATE; n++) {
        collision_catch_up(&c, s);
        phases_follow(f, motion->bank->q, motion->bank->p, t->omega, (double)n / RATE);
        collision_run(&c, s, &(struct collision_in){.strike = NULL},
                      &(struct collision_out){.pickup = &out}, 1);
    }
    collision_state_free(s), stretch_free(stretch), modes_free(m);
}

TEST("a tom glides by Berger's equation: within 1 cent to 500 Hz, 2 to 1 kHz, at any strike") {
    static const double energies[] = {.006, .023, .071, .145, .6};
    static struct tom t;
    static struct phases want, got;
    for (int e = 0; e < 5; e++) {
        tom_fill(&t, energies[e]);
        memset(&want, 0, sizeof want), memset(&got, 0, sizeof got);
        held(&t, &got);
        reference(&t, &want);
        double first = ceil(from * RATE), last = floor(to * RATE);
        double lowest = t.omega[0] * (last - first) / RATE;
        double cents = 1200 * log2(fabs(want.turned[0]) / lowest);
        CHECK(cents > 20);
        for (int i = 0; i < MODES && t.mode[i].freq < 1000; i++) {
            double off = 1200 * log2(got.turned[i] / want.turned[i]);
            check_case("%g J, a glide of %.0f cents, mode %d of %.0f Hz", energies[e], cents, i,
                       t.mode[i].freq);
            CHECK_NEAR(off, 0, t.mode[i].freq < 500 ? 1 : 2);
        }
    }
}

CHECK_MAIN
