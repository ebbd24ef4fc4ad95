/* SPDX-License-Identifier: BSD-3-Clause */
/* tuning_test_strike.c: a simulated test strike: its cost, contact time, coarse estimate of
 * brightness, and brightness. */
#include "tuning/tuning_test_strike.h"

#include <math.h>

#include "base/ranges.h"
#include "engine/collision/collision_state.h"
#include "tuning/tuning_guess.h"

/* A limited search with many modes, whose contact steps cost most, uses half as many steps as the
 * player's: 90 % of brightnesses are then within 2 %. */
static double share_of_steps(const struct tuning *t) {
    return isinf(t->work) || t->modes <= 128 ? 1 : .5;
}

bool tuning_rig_open(struct tuning_rig *rig, const struct tuning *t, double rate) {
    int modes = t->body == SCHEME_MODES ? t->modes : 0;
    rig->tuning = t;
    rig->collision = collision_default();
    rig->bank = NULL;
    rig->state = NULL;
    rig->work = t->work;
    struct collision_def *c = &rig->collision;
    c->rate = rate;
    c->body = t->body;
    c->mass = t->mass;
    c->body_mass = t->body_mass;
    c->contact = contact_definition(&t->contact);
    c->gravity = 0;
    c->budget = share_of_steps(t);
    if (modes) {
        rig->bank = modes_new(modes, t->hammer_modes, 1);
        if (!rig->bank)
            return false;
        modes_design(rig->bank, c->rate, t->mode, t->mode + modes, t->at, &t->pickup);
        c->modes = rig->bank;
        c->pickups = 1;
        spectrum_turns_fill(&rig->turns);
    }
    rig->state = collision_state_for(c, contact_head(&t->contact));
    return rig->state != NULL;
}

void tuning_rig_close(struct tuning_rig *rig) {
    if (rig->state)
        collision_state_free(rig->state);
    modes_free(rig->bank);
}

double tuning_yielding_mass(const struct tuning *t, double tau) {
    double mobility = 1 / t->mass;
    if (t->body == SCHEME_MASS)
        mobility += 1 / t->body_mass;
    for (int i = 0; t->body == SCHEME_MODES && i < t->modes; i++)
        if (t->mode[i].freq * tau < .5)
            mobility += t->at[i] * t->at[i] / t->mode[i].mass;
    return 1 / mobility;
}

/* --- cost ------------------------------------------------------------------------------------- */

/* us, on a current processor. The prices are constants, not measurements, so that the same request
 * has the same answer on every machine. The stepper reports the cost of its steps. */
static const struct {
    double ring, ring_a_mode; /* of a sample */
    double spectrum;
    double estimate, estimate_a_mode; /* the lines of a complete bank */
    double crowded;                   /* of a step, for each mode beyond 512: cache misses */
} price = {.001, 9e-5, 16, 4, .08, 1e-3};

static double price_of_ringing(const struct tuning_rig *rig, double samples) {
    return samples * (price.ring + price.ring_a_mode * (rig->bank ? rig->bank->output_end : 0));
}

/* 0.15 of a block of 1.45 ms for 16 modes and half of one from 256 on, less the costs without a
 * price: opening the test strike, the model curve, and first access to memory. */
double tuning_live_work(int modes) {
    double bears = fmin(217 + 2.1 * (modes - 16), 725);
    return bears - 33 - .1 * modes - .165 * fmax(modes - 512, 0);
}

/* --- one test strike -------------------------------------------------------------------------- */

static void rig_strike(struct tuning_rig *rig, double k, double mu) {
    struct collision_event forgotten;
    collision_reset(&rig->collision, rig->state);
    while (collision_take_event(rig->state, &forgotten))
        continue;
    collision_hold(rig->state, RANGE_K, k);
    collision_hold(rig->state, RANGE_MU, mu);
    collision_strike(rig->state, rig->tuning->speed);
    rig->played = 0;
    rig->over = false;
    rig->contact = HUGE_VAL;
}

enum { LONGEST = 128 };

/* Runs one block and subtracts its cost from `work`. True if the first contact ended in it. */
static bool rig_block(struct tuning_rig *rig, int n) {
    double unheard[LONGEST];
    bool heard = rig->played + n <= SPECTRUM_SAMPLES, was_over = rig->over;
    double before = rig->state->stepper.worked;
    double *pickup = heard ? rig->sound + rig->played : unheard;
    struct collision_out out = {.pickup = &pickup};
    struct collision_event event;
    collision_run(&rig->collision, rig->state, &(struct collision_in){.strike = NULL}, &out, n);
    rig->played += n;
    double steps = 1e-3 * (rig->state->stepper.worked - before);
    rig->work -=
        price_of_ringing(rig, n) + steps * (1 + price.crowded * fmax(rig->tuning->modes - 512, 0));
    while (collision_take_event(rig->state, &event)) {
        if (event.kind != COLLISION_HIT || rig->over)
            continue;
        rig->contact = event.duration;
        rig->over = true;
    }
    return rig->over && !was_over;
}

/* Runs to that sample and to the end of the first contact; false if the work is exhausted. The
 * contact stays HUGE_VAL if it is longer than `longest`. */
static bool rig_run(struct tuning_rig *rig, int samples, double longest) {
    enum { SHORT = 32, LONG = 128 }; /* before the end of the contact, and after it */
    while (rig->played < samples || (!rig->over && rig->played < longest * rig->collision.rate)) {
        if (rig->work < 0)
            return false;
        rig_block(rig, rig->over && samples - rig->played > LONG ? LONG : SHORT);
    }
    return true;
}

static double loudness_now(const void *of, int i) {
    const struct tuning_rig *rig = of;
    const struct modes_state *bank = rig->state->motion.bank;
    double p = bank->p[i], q = bank->q[i];
    return fabs(rig->bank->pickup[i]) * sqrt(p * p + rig->bank->omega2[i] * q * q);
}

struct tuning_answer tuning_rig_estimate(struct tuning_rig *rig, double k, double mu,
                                         double longest) {
    enum { AFTER = 256, BLOCK = 32, ENOUGH = 96 }; /* includes the second contact of a light body */
    const double cost = price.estimate + price.estimate_a_mode * fmin(rig->tuning->modes, ENOUGH);
    struct tuning_answer answer = {.k = k, .mu = mu, .contact = (double)NAN, .lines = (double)NAN};
    rig_strike(rig, k, mu);
    for (int end = (int)(longest * rig->collision.rate); rig->played < end;) {
        if (rig->work < cost)
            return answer;
        if (rig_block(rig, BLOCK))
            end = rig->played + AFTER;
    }
    rig->work -= cost;
    collision_catch_up(&rig->collision, rig->state);
    answer.contact = rig->contact;
    answer.lines = tuning_guess_of_lines(rig->tuning, loudness_now, rig,
                                         rig->played / rig->collision.rate, ENOUGH);
    return answer;
}

/* Samples after the contact in which the output peaks: a hard strike's peak is its attack, that of
 * a soft strike on a low note comes up to a period later. */
static int samples_of_peak(const struct tuning_rig *rig) {
    const double least = 5e-3, most = 50e-3, periods = 1.5; /* s */
    double lowest = HUGE_VAL;
    for (int i = 0; i < rig->tuning->modes; i++)
        if (rig->tuning->mode[i].freq > 1)
            lowest = fmin(lowest, rig->tuning->mode[i].freq);
    return (int)(rig->collision.rate * fmin(fmax(periods / lowest, least), most));
}

double tuning_rig_peak(struct tuning_rig *rig) {
    const double longest = .1; /* s */
    const int after = samples_of_peak(rig);
    double peak = 0;
    rig_strike(rig, rig->tuning->contact.k, rig->tuning->contact.mu);
    for (int end = (int)(longest * rig->collision.rate); rig->played < end;) {
        int from = rig->played;
        if (rig_block(rig, LONGEST))
            end = rig->played + after;
        for (int i = from; i < rig->played && rig->played <= SPECTRUM_SAMPLES; i++)
            peak = fmax(peak, fabs(rig->sound[i]));
    }
    return peak;
}

double tuning_rig_price_of_hearing(const struct tuning_rig *rig) {
    return price_of_ringing(rig, fmax(SPECTRUM_SAMPLES - rig->played, 0)) + price.spectrum;
}

double tuning_rig_hear(struct tuning_rig *rig) {
    if (rig->work < tuning_rig_price_of_hearing(rig) || !rig_run(rig, SPECTRUM_SAMPLES, 0))
        return (double)NAN;
    rig->work -= price.spectrum;
    return spectrum_centroid(&rig->turns, rig->sound, TUNING_RATE);
}

struct tuning_answer tuning_rig_try(struct tuning_rig *rig, double k, double mu, double longest,
                                    bool bright) {
    bool heard = bright && rig->bank;
    struct tuning_answer answer = {
        .k = k, .mu = mu, .contact = (double)NAN, .brightness = (double)NAN};
    if (heard && rig->work < price_of_ringing(rig, SPECTRUM_SAMPLES) + price.spectrum)
        return answer;
    rig_strike(rig, k, mu);
    bool done = rig_run(rig, heard ? SPECTRUM_SAMPLES : 0, longest);
    if (done || isfinite(rig->contact))
        answer.contact = rig->contact;
    if (heard && done) {
        rig->work -= price.spectrum;
        answer.brightness = spectrum_centroid(&rig->turns, rig->sound, TUNING_RATE);
    } else if (!heard) {
        answer.brightness = 0;
    }
    return answer;
}
