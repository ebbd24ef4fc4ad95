/* SPDX-License-Identifier: BSD-3-Clause */
/* ensemble.h: the voices of an object without the object, for tests of many notes. */
#ifndef KNOCK_TESTS_ENSEMBLE_H
#define KNOCK_TESTS_ENSEMBLE_H

#include <math.h>
#include <stdlib.h>

#include "engine/voices/voices.h"

enum { ENSEMBLE_CHUNK = 64 };

struct ensemble {
    struct log *log;
    struct voices *vs;
    int pickups;
};

/* A voice of that definition; it becomes the owner of bank and tension. */
static inline struct voice *ensemble_voice(struct log *log, const struct collision_def *c) {
    struct bank *bank = NULL;
    if (c->modes)
        bank = bank_new((struct modes *)c->modes, (struct stretch *)c->stretch, NULL, NULL);
    struct voice *v = voice_new(c, bank, log);
    bank_leave(bank); /* the voice shares it */
    return v;
}

/* The ensemble owns the first voice's bank. */
static inline struct ensemble ensemble_new(const struct collision_def *first,
                                           struct contact_inputs head) {
    struct ensemble e = {.log = log_new(), .pickups = first->pickups};
    e.vs = voices_new(ensemble_voice(e.log, first), e.log, head);
    return e;
}

static inline void ensemble_free_ended(struct ensemble *e) {
    for (struct voice *v = voices_take_ended(e->vs), *next; v; v = next) {
        next = v->next;
        voice_free(v);
    }
}

static inline void ensemble_free(struct ensemble *e) {
    voices_free(e->vs);
    log_free(e->log);
}

/* --- messages --------------------------------------------------------------------------------- */

static inline void ensemble_send(struct ensemble *e, struct command c) {
    voices_carry_out(e->vs, &c);
    ensemble_free_ended(e);
}

/* Includes memory for a strike during an impact. */
static inline void ensemble_strike(struct ensemble *e, double speed) {
    const struct modes *m = voices_current(e->vs)->def.modes;
    const struct collision_def *def = &voices_current(e->vs)->def;
    ensemble_send(e, (struct command){.spare = voice_spare(m ? m->body : 0, m ? m->hammer : 0, true,
                                                           def->plate ? def : NULL, e->log),
                                      .gesture = GESTURE_STRIKE,
                                      .gesture_value = speed});
}

static inline void ensemble_arrive(struct ensemble *e, enum arrival arrival,
                                   const struct collision_def *c) {
    ensemble_send(e, (struct command){.arrival = arrival, .voice = ensemble_voice(e->log, c)});
}

/* A strike on the voice of that key, or on a fresh one, with these settings. */
static inline void ensemble_note(struct ensemble *e, const struct collision_def *c,
                                 struct contact_inputs head, double key, double speed) {
    ensemble_send(
        e, (struct command){
               .arrival = ARRIVAL_NOTE,
               .voice = ensemble_voice(e->log, c),
               .has_key = true,
               .key = key,
               .sets_hammer = true,
               .hammer_def = *c,
               .sets_inputs = 1u << RANGE_K | 1u << RANGE_MU | 1u << RANGE_ALPHA,
               .input = {[RANGE_K] = head.k, [RANGE_MU] = head.mu, [RANGE_ALPHA] = head.alpha},
               .head = true,
               .gesture = GESTURE_STRIKE,
               .gesture_value = speed});
}

static inline void ensemble_head(struct ensemble *e, struct contact_inputs head) {
    ensemble_send(
        e, (struct command){
               .sets_inputs = 1u << RANGE_K | 1u << RANGE_MU | 1u << RANGE_ALPHA,
               .input = {[RANGE_K] = head.k, [RANGE_MU] = head.mu, [RANGE_ALPHA] = head.alpha},
               .head = true});
}

/* --- playing ---------------------------------------------------------------------------------- */

/* Writes n samples of the first pickup; the other pickups are dropped. */
static inline void ensemble_play(struct ensemble *e, double *output, int n) {
    static double dropped[COLLISION_PICKUPS][ENSEMBLE_CHUNK];
    double *pickup[COLLISION_PICKUPS];
    for (int k = 1; k < e->pickups; k++)
        pickup[k] = dropped[k];
    for (int done = 0, run; done < n; done += run) {
        run = n - done < ENSEMBLE_CHUNK ? n - done : ENSEMBLE_CHUNK;
        pickup[0] = output ? output + done : dropped[0];
        voices_run(e->vs, &(struct collision_in){.strike = NULL},
                   &(struct collision_out){.pickup = pickup}, run);
        ensemble_free_ended(e);
    }
}

/* Peak of the first pickup; events are discarded. */
static inline double ensemble_peak(struct ensemble *e, int samples) {
    double output[ENSEMBLE_CHUNK], peak = 0;
    struct collision_event event;
    for (int done = 0, run; done < samples; done += run) {
        run = samples - done < ENSEMBLE_CHUNK ? samples - done : ENSEMBLE_CHUNK;
        ensemble_play(e, output, run);
        for (int i = 0; i < run; i++)
            peak = fmax(peak, fabs(output[i]));
        while (log_take(e->log, &event))
            continue;
    }
    return peak;
}

/* The current voice, with hammer and bank advanced to the clock. */
static inline const struct voice *ensemble_current(struct ensemble *e) {
    const struct voice *v = voices_current(e->vs);
    collision_catch_up(&v->def, v->state);
    return v;
}

#endif
