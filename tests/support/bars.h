/* SPDX-License-Identifier: BSD-3-Clause */
/* bars.h: an object's voices on bars given as lists, played by commands, for tests without a host.
 */
#ifndef KNOCK_TESTS_BARS_H
#define KNOCK_TESTS_BARS_H

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "engine/voices/voices.h"
#include "support/check.h"

enum { BARS_MODES = 12, BARS_BLOCK = 64 };

struct bars_bar {
    double freq, decay, mass, hammer, gravity;
    int modes;
    enum modes_out out;
    unsigned body_id;
    bool render;
};

static inline struct bars_bar bars_bar(double freq) {
    return (struct bars_bar){
        .freq = freq, .decay = 1, .mass = .1, .hammer = .02, .modes = BARS_MODES};
}

static const struct contact_inputs bars_yarn = {7e7, .3, 2}, bars_hard = {1e9, .1, 1.5};

struct bars {
    struct voices *vs;
    struct log *log;
    double rate;
};

/* A bar struck near its middle, with the pickup near its end. */
static inline struct voice *bars_voice(const struct bars *e, struct bars_bar b) {
    struct mode mode[64];
    double at[64], pickup[64];
    const double *pickups = pickup;
    for (int i = 0; i < b.modes; i++) {
        double n = i + 1.5, ratio = n * n / 2.25;
        mode[i] = (struct mode){b.freq * ratio, b.decay / (1 + .2 * i), b.mass};
        at[i] = cos(.9 * i) * 1.2;
        pickup[i] = i % 2 ? -1.4 : 1.4;
    }
    struct modes *m = modes_new(b.modes, 0, 1);
    modes_design(m, e->rate, mode, NULL, at, &pickups);
    if (b.render)
        modes_audit(m);
    struct bank *bank = bank_new(m, NULL, NULL, NULL);
    struct collision_def c = collision_default();
    c.rate = e->rate;
    c.body = SCHEME_MODES;
    c.modes = m;
    c.pickups = 1;
    c.mass = b.hammer;
    c.gravity = b.gravity;
    c.out = b.out;
    c.body_id = b.body_id;
    c.audit = b.render;
    c.budget = b.render ? (double)HUGE_VAL : 1;
    struct voice *v = voice_new(&c, bank, e->log);
    bank_leave(bank);
    return v;
}

static inline struct bars bars_new(struct bars_bar first, struct contact_inputs head) {
    struct bars e = {.rate = 44100, .log = log_new()};
    e.vs = voices_new(bars_voice(&e, first), e.log, head);
    return e;
}

static inline void bars_free(struct bars *e) {
    voices_free(e->vs);
    log_free(e->log);
}

static inline void bars_collect(struct bars *e) {
    for (struct voice *v = voices_take_ended(e->vs), *next; v; v = next) {
        next = v->next;
        voice_free(v);
    }
}

static inline void bars_spare(struct bars *e) {
    struct command c = {.spare = voice_spare(64, 0, false, NULL, e->log)};
    voices_carry_out(e->vs, &c);
}

static inline void bars_strike(struct bars *e, double speed) {
    struct command c = {.gesture = GESTURE_STRIKE, .gesture_value = speed};
    bars_spare(e);
    voices_carry_out(e->vs, &c);
}

static inline void bars_note(struct bars *e, struct bars_bar b, double key, double speed) {
    struct command c = {.arrival = ARRIVAL_NOTE,
                        .voice = bars_voice(e, b),
                        .has_key = true,
                        .key = key,
                        .gesture = GESTURE_STRIKE,
                        .gesture_value = speed};
    bars_spare(e);
    voices_carry_out(e->vs, &c);
}

static inline void bars_arrive(struct bars *e, enum arrival arrival, struct bars_bar b) {
    struct command c = {.arrival = arrival, .voice = bars_voice(e, b)};
    voices_carry_out(e->vs, &c);
}

static inline void bars_live(struct bars *e, struct voices_live live) {
    struct command c = {.sets_live = true, .live = live};
    voices_carry_out(e->vs, &c);
}

static inline void bars_push(struct bars *e, double push) {
    voices_set_input(e->vs, RANGE_PUSH, push);
}

/* Adds n samples to `sound`; returns their greatest magnitude. */
static inline double bars_play(struct bars *e, double *sound, int n, int block) {
    double chunk[BARS_BLOCK], peak = 0;
    for (int from = 0; from < n; from += block) {
        int now = n - from < block ? n - from : block;
        struct collision_out out = {.pickup = (double *[]){chunk}};
        voices_run(e->vs, &(struct collision_in){.strike = NULL}, &out, now);
        for (int i = 0; i < now; i++) {
            peak = fmax(peak, fabs(chunk[i]));
            if (sound)
                sound[from + i] += chunk[i];
        }
        bars_collect(e);
    }
    return peak;
}

static inline double bars_error(const struct collision_ledger *l) {
    double in = l->strikes + l->push + l->gravity + l->drive + l->changes;
    double out = l->lost_contact + l->lost_modes + l->lost_exchange + l->lost_scheme;
    return (in - out - l->kinetic - l->modal - l->contact) / fmax(l->largest, 1e-300);
}

#endif
