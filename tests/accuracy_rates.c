/* accuracy_rates.c: the same strike at four sample rates, and cut into blocks of any size. */
#include <math.h>
#include <stdio.h>

#include "accuracy.h"
#include "check.h"
#include "rig.h"

/* --- rates ----------------------------------------------------------------------------------- */

static struct collision struck(const struct rig_body *body, double rate, double R, double alpha,
                               double u) {
    struct collision c = collision_default();
    c.contact.alpha = alpha;
    c.contact.mu = u;
    c.contact.k = wall_stiffness_for_duration(rig_mass(body, c.mass), &c.contact, 1, R / c.rate);
    c.rate = rate;
    c.body = SCHEME_MODES;
    c.modes = rig_modes(body, rate);
    c.pickups = 1;
    return c;
}

/* ONCE; or DRAWN_OUT, which lasts much longer than its masses would have it, because the body comes
 * back to a hammer that has not left (see accuracy_modes.c); or TOO_SOON, when a second contact
 * follows within a sample, so that at no sample the first is all there has been. */
enum kind { ONCE, DRAWN_OUT, TOO_SOON, KINDS };

/* The first contact, and the last sample before there is another. */
static enum kind first_contact(const struct collision *c, struct collision_state *s, double tau,
                               int *samples) {
    *samples = (int)lround(.02 * c->rate);
    rig_approach(s, 0, 1);
    rig_play(c, s, *samples);
    struct collision_event hit = {.duration = (double)HUGE_VAL}, another;
    collision_take_event(s, &hit);
    if (collision_take_event(s, &another)) {
        *samples = (int)(another.time * c->rate);
        if (*samples < (hit.time + hit.duration) * c->rate)
            return TOO_SOON;
    }
    return hit.duration < 2 * tau ? ONCE : DRAWN_OUT;
}

/* The squared amplitudes that the first contact leaves in the modes, taken back to its beginning:
 * |p + (sigma + i omega_d) q|^2 falls as e^(-2 sigma t) and does nothing else. */
static enum kind levels(const struct rig_body *body, struct collision *c, double tau,
                        double *level) {
    struct collision_state *s = collision_state_new(c, RIG_MODES, 0);
    int samples;
    enum kind kind = first_contact(c, s, tau, &samples);
    collision_reset(c, s);
    rig_approach(s, 0, 1);
    rig_play(c, s, samples);
    for (int i = 0; i < body->modes; i++) {
        double sigma = c->modes->two_sigma[i] / 2, q = s->motion.bank->q[i],
               p = s->motion.bank->p[i];
        level[i] = (pow(p + sigma * q, 2) + (c->modes->omega2[i] - sigma * sigma) * q * q) *
                   exp(2 * sigma * samples / c->rate);
    }
    collision_state_free(s);
    modes_free((struct modes *)c->modes);
    return kind;
}

/* The worst of the modes within 10 dB of the strongest, and of all within 60 dB: what lies in a
 * notch of the pulse's spectrum changes with the pulse's smallest details. */
struct apart {
    double strong, weak; /* dB */
};

static void level_difference(const struct rig_body *body, const double *a, const double *b,
                             struct apart *worst) {
    double strongest = 0;
    for (int i = 0; i < body->modes; i++)
        strongest = fmax(strongest, a[i]);
    for (int i = 0; i < body->modes; i++) {
        double off = fabs(10 * log10(b[i] / a[i]));
        if (body->freq * body->ratio[i] > 20000 || a[i] < 1e-6 * strongest)
            continue;
        accuracy_worse(&worst->weak, off);
        if (a[i] > .1 * strongest)
            accuracy_worse(&worst->strong, off);
    }
}

struct rates {
    struct apart worst[KINDS];
    int pairs[KINDS];
};

/* What a case is, the finest rate says. */
static void compare_rates(const struct rig_body *body, double R, double alpha, double u,
                          struct rates *rates) {
    static const double fs[] = {192000, 96000, 48000, 44100};
    double finest[RIG_MODES], level[RIG_MODES];
    struct collision c = struck(body, fs[0], R, alpha, u);
    enum kind kind = levels(body, &c, R / 44100, finest);
    for (int i = 1; i < 4; i++) {
        c = struck(body, fs[i], R, alpha, u);
        enum kind pair = levels(body, &c, R / 44100, level) == TOO_SOON ? TOO_SOON : kind;
        rates->pairs[pair]++;
        level_difference(body, finest, level, &rates->worst[pair]);
    }
}

static void scan_rates(void) {
    struct rates rates = {0};
    for (int body = 0; body < RIG_BODIES; body++)
        for (double R = .1; R < 60; R *= accuracy_count(2, 8))
            for (double alpha = 1; alpha <= 4; alpha += accuracy_count(1, 3) * .5)
                for (double u = 0; u < 4; u += 1.5)
                    compare_rates(&rig_bodies[body], R, alpha, u, &rates);
    int compared = rates.pairs[ONCE] + rates.pairs[DRAWN_OUT],
        all = compared + rates.pairs[TOO_SOON];
    bool enough = compared > .98 * all && rates.pairs[ONCE] > .9 * all;
    accuracy_line("rates-dB", enough ? rates.worst[ONCE].strong : HUGE_VAL, .01);
    accuracy_line("rates-weak-modes-dB", rates.worst[ONCE].weak, .01);
    accuracy_line("rates-drawn-out-dB", rates.worst[DRAWN_OUT].strong, .01);
}

/* --- blocks ---------------------------------------------------------------------------------- */

enum { LENGTH = 12000 };

struct recording {
    double heard[LENGTH], force[LENGTH], compression[LENGTH];
};

static void record_in_blocks(const struct collision *c, const struct collision_in *in,
                             uint64_t *rng, int largest, struct recording *to) {
    struct collision_state *s = collision_state_new(c, RIG_MODES, 0);
    for (int done = 0; done < LENGTH;) {
        int n = largest == 1 ? 1 : 1 + (int)(check_random(rng) % (unsigned)largest);
        n = n < LENGTH - done ? n : LENGTH - done;
        double *pickup = to->heard + done;
        struct collision_out out = {&pickup, to->force + done, to->compression + done};
        struct collision_in now = {in->strike + done, in->push + done,  in->k + done,
                                   in->mu + done,     in->alpha + done, in->drive + done};
        collision_run(c, s, &now, &out, n);
        done += n;
    }
    collision_state_free(s);
}

static void random_playing(uint64_t *rng, double *strike, double *push, double *k, double *mu,
                           double *alpha, double *drive) {
    for (int i = 0; i < LENGTH; i++) {
        bool part = i / 1000 % 3 == 1;
        strike[i] = check_uniform(rng, 0, 1) < 1e-3 ? check_uniform(rng, .1, 3) : 0;
        push[i] = i / 2000 % 2 ? .1 : 0;
        k[i] = part ? 1e8 * (1.5 + sin(i * .1)) : 1e8;
        mu[i] = .5;
        alpha[i] = part ? check_uniform(rng, 1.4, 1.6) : 1.5;
        drive[i] = i > 7000 && i < 7300 ? check_uniform(rng, -1, 1) : 0;
    }
}

static void scan_blocks(void) {
    static double strike[LENGTH], push[LENGTH], k[LENGTH], mu[LENGTH], alpha[LENGTH], drive[LENGTH];
    static struct recording whole, cut;
    static const int largest[] = {1, 7, 64, 500, 4096};
    struct collision_in in = {strike, push, k, mu, alpha, drive};
    uint64_t rng = 4;
    int different = 0;
    for (int run = 0; run < accuracy_count(40, 4); run++) {
        const struct rig_body *body = &rig_bodies[run % RIG_BODIES];
        struct collision c = struck(body, 44100, 2, 1.5, .5);
        c.gravity = run & 4 ? 9.81 : 0;
        random_playing(&rng, strike, push, k, mu, alpha, drive);
        record_in_blocks(&c, &in, &rng, LENGTH, &whole);
        record_in_blocks(&c, &in, &rng, largest[run % 5], &cut);
        different += memcmp(&whole, &cut, sizeof whole) != 0;
        modes_free((struct modes *)c.modes);
    }
    accuracy_line("blocks-that-differ", different, 0);
}

void accuracy_rates(void) {
    if (accuracy_wants("rates-dB rates-weak-modes-dB rates-drawn-out-dB"))
        scan_rates();
    if (accuracy_wants("blocks-that-differ"))
        scan_blocks();
}
