/* SPDX-License-Identifier: BSD-3-Clause */
/* strike.h: a rendered strike on a bank of modes; shared by the tests of bodies and tuning. */
#ifndef KNOCK_TESTS_STRIKE_H
#define KNOCK_TESTS_STRIKE_H

#include <math.h>
#include <stdlib.h>

#include "bodies/body.h"
#include "engine/collision/collision.h"
#include "tuning/tuning.h"

/* A body's modes with one pickup. */
struct strike_bank {
    int modes;
    struct mode mode[BODY_MODES_MOST];
    double at[BODY_MODES_MOST], pickup[BODY_MODES_MOST];
};

static inline void strike_fill(struct strike_bank *bank, const struct body *b,
                               struct body_place pickup) {
    bank->modes = b->modes;
    body_modes(b, &pickup, 1, bank->mode, bank->at, (double *const[]){bank->pickup});
}

static inline struct tuning strike_tuning(const struct strike_bank *bank) {
    struct tuning t = tuning_default();
    t.body = SCHEME_MODES;
    t.modes = bank->modes;
    t.mode = bank->mode;
    t.at = bank->at;
    t.pickup = bank->pickup;
    return t;
}

struct strike_result {
    int hits;                     /* contacts within the sound */
    struct collision_event first; /* the first of them */
    struct collision_event last;  /* the last of them */
    double loudest;               /* of the sound */
};

/* Strikes once and writes n samples of the pickup's output, without any code of tuning/. */
static inline struct strike_result strike_render(const struct tuning *t, double rate,
                                                 enum modes_out what, double *sound, int n) {
    struct modes *bank = modes_new(t->modes, 0, 1);
    modes_design(bank, rate, t->mode, NULL, t->at, &t->pickup);
    struct collision_def c = collision_default();
    c.rate = rate;
    c.body = SCHEME_MODES;
    c.modes = bank;
    c.pickups = 1;
    c.mass = t->mass;
    c.contact = contact_definition(&t->contact);
    c.gravity = 0;
    c.out = what;
    struct collision_state *s = collision_state_new(&c, contact_head(&t->contact), t->modes, 0);
    collision_strike(s, t->speed);
    struct collision_out out = {.pickup = &sound};
    collision_run(&c, s, &(struct collision_in){.strike = NULL}, &out, n);
    struct strike_result result = {.hits = 0};
    struct collision_event event;
    while (collision_take_event(s, &event)) {
        if (event.kind != COLLISION_HIT)
            continue;
        if (!result.hits++)
            result.first = event;
        result.last = event;
    }
    for (int i = 0; i < n; i++)
        result.loudest = fmax(result.loudest, fabs(sound[i]));
    collision_state_free(s);
    modes_free(bank);
    return result;
}

/* [AR04] section 4: the mean of the centroid over the first 100 ms, directly by its definition:
 * Hann-windowed frames of 1024 samples at 44.1 kHz, overlapping by half. */
static inline double strike_brightness(const double *sound) {
    enum { SIZE = 1024 };
    const double pi = acos(-1), rate = 44100;
    double mean = 0;
    int frames = 0;
    static double turn[SIZE];
    for (int i = 0; i < SIZE; i++)
        turn[i] = cos(2 * pi * i / SIZE);
    for (int from = 0; from + SIZE <= 4410; from += SIZE / 2, frames++) {
        double magnitude = 0, weighted = 0;
        for (int k = 0; k <= SIZE / 2; k++) {
            double re = 0, im = 0;
            for (int i = 0; i < SIZE; i++) {
                double x = sound[from + i] * (.5 - .5 * turn[i]);
                re += x * turn[k * i % SIZE];
                im += x * turn[(k * i + SIZE / 4) % SIZE];
            }
            magnitude += hypot(re, im);
            weighted += k * rate / SIZE * hypot(re, im);
        }
        mean += weighted / magnitude;
    }
    return mean / frames;
}

#endif
