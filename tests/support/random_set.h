/* SPDX-License-Identifier: BSD-3-Clause */
/* random_set.h: a collision with random parameters within ranges.h, and random signals for them. */
#ifndef KNOCK_RANDOM_SET_H
#define KNOCK_RANDOM_SET_H

#include <float.h>

#include "base/ranges.h"
#include "engine/collision/collision.h"
#include "support/check.h"

enum { RANDOM_LENGTH = 160, RANDOM_BODY = 12, RANDOM_HAMMER = 3 };

static inline bool random_sometimes(uint64_t *rng, double share) {
    return check_uniform(rng, 0, 1) < share;
}

static inline int random_pick(uint64_t *rng, int n) {
    return (int)(check_random(rng) % (unsigned)n);
}

/* A random value of the range, uniform in the logarithm: twelve decades for ranges that begin at 0
 * or have both signs, and 0 itself. */
static inline double random_in(uint64_t *rng, enum range_name name) {
    const struct range *r = &ranges[name];
    if (r->least > 0)
        return check_log_uniform(rng, r->least, r->most);
    double size = random_sometimes(rng, .05) ? 0 : check_log_uniform(rng, r->most / 1e12, r->most);
    return r->least < 0 && random_sometimes(rng, .5) ? -size : size;
}

/* --- the description ---------------------------------------------------------------------------
 */

static inline struct mode random_mode(uint64_t *rng) {
    double freq = random_in(rng, RANGE_FREQ);
    double decay = random_sometimes(rng, .05) ? HUGE_VAL : random_in(rng, RANGE_DECAY);
    double mass = random_in(rng, RANGE_MODE_MASS);
    return (struct mode){.freq = freq, .decay = decay, .mass = mass};
}

/* To be freed by modes_free(). */
static inline struct modes *random_modes(uint64_t *rng, double rate, bool ringing_hammer) {
    struct mode body[RANDOM_BODY], hammer[RANDOM_HAMMER];
    double at[RANDOM_BODY + RANDOM_HAMMER], output[RANDOM_BODY];
    const double *pickup = output;
    int n = 1 + random_pick(rng, RANDOM_BODY);
    int own = ringing_hammer ? 1 + random_pick(rng, RANDOM_HAMMER) : 0;
    for (int i = 0; i < n; i++) {
        body[i] = random_mode(rng);
        output[i] = random_in(rng, RANGE_SHAPE);
    }
    for (int i = 0; i < own; i++)
        hammer[i] = random_mode(rng);
    for (int i = 0; i < n + own; i++)
        at[i] = random_in(rng, RANGE_SHAPE);
    struct modes *m = modes_new(n, own, 1);
    modes_design(m, rate, body, hammer, at, &pickup);
    modes_audit(m);
    return m;
}

static inline struct contact random_contact(uint64_t *rng) {
    static const double usual[] = {1, 1.5, 2, 2.5, 3, 10};
    struct contact c;
    c.law = random_sometimes(rng, .5) ? CONTACT_HUNT_CROSSLEY
                                      : (enum contact_law)random_pick(rng, CONTACT_LAWS);
    c.k = random_in(rng, RANGE_K);
    c.mu = random_in(rng, RANGE_MU);
    c.alpha = random_sometimes(rng, .5) ? usual[random_pick(rng, 6)]
                                        : check_uniform(rng, 1, ranges[RANGE_ALPHA].most);
    c.gap = random_in(rng, RANGE_GAP);
    c.origin = 0;
    c.felt_time = random_in(rng, RANGE_FELT_TIME);
    c.felt_weight = check_uniform(rng, 0, ranges[RANGE_FELT_WEIGHT].most);
    return c;
}

/* The caller owns its bank, if it has one; *head is the initial state of its inputs. */
static inline struct collision_def random_collision(uint64_t *rng, struct contact_inputs *head) {
    struct collision_def c = collision_default();
    c.rate = check_log_uniform(rng, 8e3, 384e3);
    c.mass = random_in(rng, RANGE_MASS);
    c.body_mass = random_in(rng, RANGE_BODYMASS);
    c.body = (enum scheme_body)random_pick(rng, SCHEME_BODIES);
    bool ringing_hammer = random_sometimes(rng, .2);
    if (ringing_hammer)
        c.body = SCHEME_MODES;
    if (c.body == SCHEME_MODES) {
        c.modes = random_modes(rng, c.rate, ringing_hammer);
        c.pickups = 1;
    }
    struct contact contact = random_contact(rng);
    c.contact = contact_definition(&contact);
    *head = contact_head(&contact);
    c.gravity = random_sometimes(rng, .5) ? 0 : random_in(rng, RANGE_GRAVITY);
    c.ground = random_sometimes(rng, .2);
    c.audit = true;
    return c;
}

/* --- the signals -------------------------------------------------------------------------------
 */

struct random_signals {
    double strike[RANDOM_LENGTH], push[RANDOM_LENGTH], k[RANDOM_LENGTH], mu[RANDOM_LENGTH],
        alpha[RANDOM_LENGTH], drive[RANDOM_LENGTH];
};

/* Between two values: a sine, a step, or noise; in the logarithm if both are positive. */
static inline void random_signal(uint64_t *rng, double from, double to, double *signal) {
    enum { SINE, STEP, NOISE, MOVES };
    int move = random_pick(rng, MOVES), at = random_pick(rng, RANDOM_LENGTH);
    double turn = check_log_uniform(rng, .01, 3);
    bool ratio = from > 0 && to > 0;
    double a = ratio ? log(from) : from, b = ratio ? log(to) : to;
    for (int i = 0; i < RANDOM_LENGTH; i++) {
        double y = move == SINE   ? a + (b - a) * (1 + sin(turn * i)) / 2
                   : move == STEP ? (i < at ? a : b)
                                  : check_uniform(rng, fmin(a, b), fmax(a, b));
        signal[i] = ratio ? exp(y) : y;
    }
}

/* Half of them stay near the head's value; the others use the whole range. */
static inline const double *random_contact_signal(uint64_t *rng, enum range_name name, double usual,
                                                  double *signal) {
    if (random_sometimes(rng, .6))
        return NULL;
    bool anywhere = random_sometimes(rng, .5);
    double from = anywhere ? random_in(rng, name) : usual * check_log_uniform(rng, .1, 10);
    double to = anywhere ? random_in(rng, name) : usual * check_log_uniform(rng, .1, 10);
    random_signal(rng, from, to, signal);
    return signal;
}

/* A force or an acceleration of at most this magnitude. */
static inline const double *random_outer_signal(uint64_t *rng, enum range_name name, double most,
                                                double *signal) {
    double from = random_in(rng, name), to = random_in(rng, name);
    double fit = fmin(1, most / fmax(fmax(fabs(from), fabs(to)), DBL_MIN));
    if (random_sometimes(rng, .7))
        return NULL;
    random_signal(rng, from * fit, to * fit, signal);
    return signal;
}

/* The velocity of the body after 1 N s, or of a hammer over a shaken ground. */
static inline double random_driven(const struct collision_def *c) {
    if (c->ground)
        return 1;
    return c->modes ? c->modes->mobility : c->body == SCHEME_MASS ? 1 / c->body_mass : 0;
}

/* Push, drive and shake accelerate by at most `most` m/s^2. */
static inline struct collision_in random_signals(uint64_t *rng, const struct collision_def *c,
                                                 struct contact_inputs head, double most,
                                                 struct random_signals *s) {
    double driven = random_driven(c);
    for (int i = 0; i < RANDOM_LENGTH; i++)
        s->strike[i] = i == 0 || random_sometimes(rng, .01)
                           ? check_log_uniform(rng, .001, ranges[RANGE_STRIKE].most)
                           : 0;
    struct collision_in in = {.strike = s->strike};
    in.push = random_outer_signal(rng, RANGE_PUSH, most * c->mass, s->push);
    in.k = random_contact_signal(rng, RANGE_K, head.k, s->k);
    in.mu = random_contact_signal(rng, RANGE_MU, head.mu, s->mu);
    in.alpha = random_contact_signal(rng, RANGE_ALPHA, head.alpha, s->alpha);
    in.drive =
        random_outer_signal(rng, RANGE_DRIVE, driven > 0 ? most / driven : HUGE_VAL, s->drive);
    return in;
}

#endif
