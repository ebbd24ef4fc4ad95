/* SPDX-License-Identifier: BSD-3-Clause */
/* accuracy_bodies.c: see accuracy_bodies.h. */
#include "accuracy/accuracy_bodies.h"

#include <math.h>

#include "base/ranges.h"
#include "contact/wall.h"
#include "support/ar04.h"
#include "support/check.h"

enum { ANY_MODES = 16 };
static const double highest = 2e5; /* Hz: what swings faster only yields */

/* The mass that a strike faster than all modes would meet. */
static double meeting_mass(const struct one_strike *b) {
    double mobility = 1 / b->mass;
    for (int i = 0; i < b->modes; i++)
        mobility += b->at[i] * b->at[i] / b->mode[i].mass;
    return 1 / mobility;
}

static struct one_strike strike_on(const struct strike_bank *body, double mass, double v) {
    return (struct one_strike){.mode = body->mode,
                               .at = body->at,
                               .modes = body->modes,
                               .contact = contact_default(),
                               .rate = 44100,
                               .mass = mass,
                               .v = v};
}

static void lasts(struct one_strike *b) {
    b->tau = wall_duration(meeting_mass(b), &b->contact, b->v);
}

/* A quarter of all strikes are strikes, the others come anywhere between two samples. */
static double any_phase(uint64_t *rng) {
    return check_random(rng) % 4 ? check_uniform(rng, .001, 1) : 0;
}

struct one_strike usual_strike(uint64_t *rng, enum body_shape shape, struct strike_bank *body) {
    struct body b = body_default(shape);
    strike_fill(body, &b, body_kinds[shape]->pickup);
    struct tuning t = strike_tuning(body);
    t.surface = body_material_at(b.material).stiffness;
    struct one_strike strike = strike_on(body, .01, check_log_uniform(rng, .05, 5));
    struct mallet_kind head = body_usual_mallet(shape, b.freq);
    t.beyond = tuning_beyond(&t, tuning_as_hard(&t, &head));
    tuning_hardness(&t, check_uniform(rng, 0, 1), &strike.contact.k, &strike.contact.mu);
    strike.late = any_phase(rng);
    lasts(&strike);
    return strike;
}

/* Modes anywhere, some of them in the far tail of the pulse's spectrum, some beyond hearing. */
static void any_body(uint64_t *rng, struct strike_bank *body) {
    double freq = check_log_uniform(rng, 40, 2000), mass = check_log_uniform(rng, .01, 2);
    double decay = check_log_uniform(rng, .02, 10), ratio = 1;
    int most = 1 + (int)(check_random(rng) % ANY_MODES);
    for (body->modes = 0; body->modes < most && freq * ratio < highest; body->modes++) {
        body->mode[body->modes] = (struct mode){freq * ratio, decay / sqrt(ratio), mass};
        body->at[body->modes] = check_uniform(rng, -2, 2);
        ratio *= check_uniform(rng, 1.05, 2);
    }
}

struct one_strike any_strike(uint64_t *rng, double R_least, double R_most,
                             struct strike_bank *body) {
    struct one_strike strike;
    do {
        any_body(rng, body);
        double mass = check_log_uniform(rng, 1e-3, .1);
        strike = strike_on(body, mass, check_log_uniform(rng, .05, 5));
        strike.tau = check_log_uniform(rng, R_least, R_most) / strike.rate;
        strike.contact.alpha = check_uniform(rng, 1, 4);
        strike.contact.mu = check_random(rng) % 3 ? check_uniform(rng, 0, 3) / strike.v : 0;
        strike.contact.k = wall_stiffness_for_duration(meeting_mass(&strike), &strike.contact,
                                                       strike.v, strike.tau);
    } while (strike.contact.k > ranges[RANGE_K].most || strike.contact.mu > ranges[RANGE_MU].most);
    strike.late = any_phase(rng);
    return strike;
}

struct one_strike any_felt_strike(uint64_t *rng, double R_least, double R_most,
                                  struct strike_bank *body) {
    struct one_strike strike = any_strike(rng, R_least, R_most, body);
    strike.contact.law = CONTACT_FELT;
    strike.contact.felt_time = check_log_uniform(rng, 1e-5, 1e-2);
    strike.contact.felt_weight = check_uniform(rng, 0, .9);
    return strike;
}

struct one_strike ar04_strike(int row, int point, struct strike_bank *body) {
    ar04_bar(body);
    struct tuning t = ar04_tuning(body, (enum ar04_row)row, point);
    struct one_strike strike = strike_on(body, t.mass, t.speed);
    strike.contact = t.contact;
    lasts(&strike);
    return strike;
}
