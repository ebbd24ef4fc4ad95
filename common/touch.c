/* SPDX-License-Identifier: BSD-3-Clause */
/* touch.c: measuring a strike, and the path of hardness; the searches are in touch_search.c. */
#include "touch.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

#include "ranges.h"
#include "touch_rig.h"
#include "wall.h"

struct touch touch_default(void) {
    return (struct touch){.mass = 0.01,
                          .speed = 1,
                          .contact = contact_default(),
                          .body = SCHEME_WALL,
                          .body_mass = 1,
                          .surface = 2.1e11,
                          .work = HUGE_VAL};
}

/* --- the rig: a collision of its own --------------------------------------------------------- */

bool touch_rig_open(struct touch_rig *rig, const struct touch *t, double rate) {
    int modes = t->body == SCHEME_MODES ? t->modes : 0;
    rig->touch = t;
    rig->collision = collision_default();
    rig->bank = NULL;
    rig->state = NULL;
    rig->work = t->work;
    struct collision *c = &rig->collision;
    c->rate = rate;
    c->body = t->body;
    c->mass = t->mass;
    c->body_mass = t->body_mass;
    c->contact = t->contact;
    c->gravity = 0;
    if (modes) {
        rig->bank = modes_new(modes, 0, 1);
        if (!rig->bank)
            return false;
        modes_design(rig->bank, c->rate, t->mode, NULL, t->at, &t->pickup);
        c->modes = rig->bank;
        c->pickups = 1;
        spectrum_turns_fill(&rig->turns);
    }
    rig->state = collision_state_new(c, modes, 0);
    return rig->state != NULL;
}

void touch_rig_close(struct touch_rig *rig) {
    if (rig->state)
        collision_state_free(rig->state);
    modes_free(rig->bank);
}

double touch_yielding_mass(const struct touch *t, double tau) {
    double mobility = 1 / t->mass;
    if (t->body == SCHEME_MASS)
        mobility += 1 / t->body_mass;
    for (int i = 0; t->body == SCHEME_MODES && i < t->modes; i++)
        if (t->mode[i].freq * tau < .5)
            mobility += t->at[i] * t->at[i] / t->mode[i].mass;
    return 1 / mobility;
}

static void rig_strike(struct touch_rig *rig, double k, double mu) {
    struct collision_event forgotten;
    collision_reset(&rig->collision, rig->state);
    while (collision_take_event(rig->state, &forgotten))
        continue;
    collision_hold(rig->state, RANGE_K, k);
    collision_hold(rig->state, RANGE_MU, mu);
    collision_hold(rig->state, RANGE_ALPHA, rig->touch->contact.alpha);
    collision_strike(rig->state, rig->touch->speed);
}

/* us, on a processor of today. Nothing is measured here: the same request has the same answer on
 * every machine. */
static double price_of_ringing(const struct touch_rig *rig, double samples) {
    return samples * (.001 + 1e-4 * (rig->bank ? rig->bank->heard_end : 0));
}
/* Its steps are refined, as far as the core does; what lasts longer is held. */
static double price_of_touching(const struct touch_rig *rig, double samples) {
    double refined = fmin(.25 * samples, 16);
    return 9 + .05 * rig->touch->modes + refined + samples * (.08 + 4e-4 * rig->touch->modes);
}
static const double price_of_spectrum = 27;

/* 0.15 of a block of 1.45 ms for 16 modes and half of it for 1024, less what it takes to design a
 * body of so many. */
double touch_live_work(int modes) {
    return fmin(160 + .9 * modes, 390) - .25 * fmax(modes - 512, 0);
}

/* One block; pays for it, and for the contacts that ended in it. True if one did; *first is how
 * long that was. */
static bool rig_block(struct touch_rig *rig, double *into, int n, double *first) {
    double *pickup = into;
    struct collision_out out = {.pickup = &pickup};
    struct collision_event event;
    bool ended = false;
    collision_run(&rig->collision, rig->state, &(struct collision_in){.strike = NULL}, &out, n);
    rig->work -= price_of_ringing(rig, n);
    while (collision_take_event(rig->state, &event)) {
        if (event.kind != COLLISION_HIT)
            continue;
        rig->work -= price_of_touching(rig, event.duration * rig->collision.rate);
        if (!ended)
            *first = event.duration;
        ended = true;
    }
    return ended;
}

/* Runs on for the samples of `sound` and until the first contact is over; false if there was not
 * the work for it. *duration is HUGE_VAL if the contact is not over after `longest`. */
static bool rig_run(struct touch_rig *rig, double *sound, int samples, double longest,
                    double *duration) {
    enum { SHORT = 32, LONG = 512 }; /* until it is over, and then */
    double unheard[SHORT], ignored;
    bool over = false;
    *duration = HUGE_VAL;
    for (int n = 0; n < samples || (!over && n < longest * rig->collision.rate);) {
        double *into = n < samples ? sound + n : unheard;
        int block = over && samples - n > LONG ? LONG : SHORT;
        over |= rig_block(rig, into, block, over ? &ignored : duration);
        n += block;
        double due = over ? 0 : price_of_touching(rig, n);
        if (rig->work < due)
            return over && n >= samples;
    }
    if (!over)
        rig->work -= price_of_touching(rig, longest * rig->collision.rate);
    return true;
}

struct touch_answer touch_rig_try(struct touch_rig *rig, double k, double mu, double longest,
                                  bool bright) {
    double sound[SPECTRUM_SAMPLES];
    bool heard = bright && rig->bank;
    struct touch_answer answer = {
        .k = k, .mu = mu, .contact = (double)NAN, .brightness = (double)NAN};
    if (heard && rig->work < price_of_ringing(rig, SPECTRUM_SAMPLES) + price_of_spectrum)
        return answer;
    rig_strike(rig, k, mu);
    bool done = rig_run(rig, sound, heard ? SPECTRUM_SAMPLES : 0, longest, &answer.contact);
    if (!done && !isfinite(answer.contact))
        answer.contact = (double)NAN;
    if (heard && done) {
        rig->work -= price_of_spectrum;
        answer.brightness = spectrum_centroid(&rig->turns, sound, TOUCH_RATE);
    } else if (!heard) {
        answer.brightness = 0;
    }
    return answer;
}

struct touch_answer touch_measure(const struct touch *t) {
    const double longest = 1;
    struct touch_rig rig;
    struct touch_answer answer = {.k = t->contact.k, .mu = t->contact.mu};
    if (touch_rig_open(&rig, t, TOUCH_RATE))
        answer = touch_rig_try(&rig, t->contact.k, t->contact.mu, longest, true);
    touch_rig_close(&rig);
    return answer;
}

/* --- hardness --------------------------------------------------------------------------------- */

/* A 10 g head on a surface that does not give stays 6 ms when it is of felt and .034 ms when it is
 * a ball of steel (Hertz: k = 4/3 E* sqrt(R), 2.5e10); in between by ratios, and so does what it
 * loses: u = mu v from 1.5 down to 0.1. The same head is slower with more mass behind it. Two
 * surfaces pressed together give as two springs in a row, [Hertz] 1/E* = 1/E_1 + 1/E_2: nothing
 * rings brightly on rubber. */
void touch_hardness(const struct touch *t, double hardness, double *k, double *mu) {
    assert(hardness >= 0 && hardness <= 1);
    const double felt = 6e-3, steel = 3.4e-5, head = 0.01, felt_u = 1.5, steel_u = 0.1;
    const double felt_modulus = 1e6, steel_modulus = 2.1e11;
    double contact = felt * pow(steel / felt, hardness);
    double modulus = felt_modulus * pow(steel_modulus / felt_modulus, hardness);
    *mu = felt_u * pow(steel_u / felt_u, hardness) / t->speed;
    struct contact c = t->contact;
    c.mu = *mu;
    *k = wall_stiffness_for_duration(head, &c, t->speed, contact) / (1 + modulus / t->surface);
}
