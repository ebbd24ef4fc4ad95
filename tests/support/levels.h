/* SPDX-License-Identifier: BSD-3-Clause */
/* levels.h: the greatest output of a body with its usual mallet, for its level constants. */
#ifndef KNOCK_LEVELS_H
#define KNOCK_LEVELS_H

#include "bodies/mallet.h"
#include "support/strike.h"

enum { LEVELS_RATE = 44100, LEVELS_SAMPLES = LEVELS_RATE / 3, LEVELS_NOTES = 7 };

static inline struct collision_def levels_collision(const struct modes *modes,
                                                    const struct mallet_kind *mallet) {
    struct collision_def c = collision_default();
    c.rate = LEVELS_RATE;
    c.body = SCHEME_MODES;
    c.modes = modes;
    c.pickups = 1;
    c.mass = mallet->mass;
    c.gravity = 0;
    return c;
}

/* Strikes with the mallet's own modes and the tension of the body. Renders the output with the
 * pickup weights in `bank`; returns the peak. */
static inline double levels_strike(const struct body *b, const struct strike_bank *bank,
                                   const struct mallet_kind *mallet, double speed,
                                   enum modes_out what, double *sound, int n) {
    struct mode hammer[MALLET_MODES_MOST];
    double at[BODY_MODES_MOST + MALLET_MODES_MOST], peak = 0;
    for (int i = 0; i < bank->modes; i++)
        at[i] = bank->at[i];
    mallet_modes((enum mallet)mallet_named(mallet->name), hammer, at + bank->modes);
    struct modes *modes = modes_new(bank->modes, mallet->modes, 1);
    modes_design(modes, LEVELS_RATE, bank->mode, hammer, at, &(const double *){bank->pickup});
    if (body_kinds[b->shape]->stiffening)
        modes->stiffening = body_stiffening(b);
    struct collision_def c = levels_collision(modes, mallet);
    c.out = what;
    struct collision_state *s =
        collision_state_new(&c, mallet_head(mallet), bank->modes, mallet->modes);
    collision_strike(s, speed);
    collision_run(&c, s, &(struct collision_in){.strike = NULL},
                  &(struct collision_out){.pickup = &sound}, n);
    for (int i = 0; i < n; i++)
        peak = fmax(peak, fabs(sound[i]));
    collision_state_free(s);
    modes_free(modes);
    return peak;
}

/* Before the level gain, at 5 m/s, over its notes from the lowest to the highest. */
static inline double levels_loudest(enum body_shape shape, enum body_out out) {
    static struct strike_bank bank;
    static double sound[LEVELS_SAMPLES];
    const struct body_kind *kind = body_kinds[shape];
    struct body b = body_default(shape);
    double loudest = 0;
    for (int i = 0; i < LEVELS_NOTES; i++) {
        b.freq = kind->low * pow(kind->high / kind->low, i / (LEVELS_NOTES - 1.));
        strike_fill(&bank, &b, kind->pickup);
        if (out == BODY_RADIATED)
            body_radiate(&b, bank.mode, 1, (double *const[]){bank.pickup});
        struct mallet_kind head = body_head(shape, b.freq);
        enum modes_out what = out == BODY_RADIATED ? MODES_VELOCITY : (enum modes_out)out;
        loudest = fmax(loudest, levels_strike(&b, &bank, &head, 5, what, sound, LEVELS_SAMPLES));
    }
    return loudest;
}

#endif
