/* SPDX-License-Identifier: BSD-3-Clause */
/* levels.h: the radiated output of a body struck by a head, as an object plays it; of gongs and
 * cymbals levels_at() alone is that, the rest plays their linear modes. */
#ifndef KNOCK_LEVELS_H
#define KNOCK_LEVELS_H

#include "support/disc.h"
#include "support/stretched.h"
#include "support/strike.h"
#include "tuning/tuning_loudness.h"

enum { LEVELS_RATE = 44100, LEVELS_SAMPLES = LEVELS_RATE / 3, LEVELS_NOTES = 7 };

static inline double levels_dB(double x) { return 20 * log10(x); }

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
    struct stretch *tension = stretched(modes, body_kappa(b), what);
    struct collision_def c = levels_collision(modes, mallet);
    c.out = what;
    c.stretch = tension;
    struct collision_state *s =
        collision_state_new(&c, mallet_head(mallet), bank->modes, mallet->modes);
    collision_strike(s, speed);
    collision_run(&c, s, &(struct collision_in){.strike = NULL},
                  &(struct collision_out){.pickup = &sound}, n);
    for (int i = 0; i < n; i++)
        peak = fmax(peak, fabs(sound[i]));
    collision_state_free(s);
    stretch_free(tension);
    modes_free(modes);
    return peak;
}

/* Peak of the radiated output before any gain; the sound has 100 ms and more, for its brightness.
 */
static inline double levels_radiated(const struct body *b, const struct mallet_kind *head,
                                     double speed, double *sound, int n) {
    static struct strike_bank bank;
    strike_fill(&bank, b, body_kinds[b->shape]->pickup);
    body_radiate(b, bank.mode, 1, (double *const[]){bank.pickup});
    return levels_strike(b, &bank, head, speed, MODES_VELOCITY, sound, n);
}

/* A gong or cymbal, dB: the mean of strikes 2 % apart. Its motion is chaotic: after hard strikes as
 * close as that the peaks differ by up to 3 dB, and the mean of five by up to 1. */
static inline double levels_of_plate(const struct body *b, const struct mallet_kind *head,
                                     double speed) {
    static double sound[LEVELS_SAMPLES];
    struct disc d = disc_new(b, *head, LEVELS_RATE, 1, BODY_RADIATED, false);
    double sum = 0;
    for (int i = -2; i <= 2; i++) {
        double peak = 0;
        disc_start(&d, *head);
        collision_strike(d.s, speed * (1 + i * .02));
        disc_play(&d, sound, LEVELS_SAMPLES);
        for (int n = 0; n < LEVELS_SAMPLES; n++)
            peak = fmax(peak, fabs(sound[n]));
        sum += levels_dB(peak);
        collision_state_free(d.s);
    }
    d.s = NULL;
    disc_free(&d);
    return sum / 5;
}

/* In dB at this note, with the head that the body's set has there if `head` is NULL. */
static inline double levels_at(enum body_shape shape, double freq, const struct mallet_kind *head,
                               double speed) {
    static double sound[LEVELS_SAMPLES];
    struct body b = body_default(shape);
    b.freq = freq;
    struct mallet_kind usual = body_usual_mallet(shape, freq);
    head = head ? head : &usual;
    if (body_kinds[shape]->plate)
        return levels_of_plate(&b, head, speed);
    return levels_dB(levels_radiated(&b, head, speed, sound, LEVELS_SAMPLES));
}

/* Note i of `notes` from the lowest to the highest. */
static inline double levels_note(enum body_shape shape, int i, int notes) {
    const struct body_kind *kind = body_kinds[shape];
    return kind->low * pow(kind->high / kind->low, i / (notes - 1.));
}

/* The loudest note of the body by this head at 5 m/s, dB. */
static inline double levels_loudest(enum body_shape shape, const struct mallet_kind *head,
                                    int notes) {
    double loudest = -HUGE_VAL;
    for (int i = 0; i < notes; i++)
        loudest = fmax(loudest, levels_at(shape, levels_note(shape, i, notes), head, 5));
    return loudest;
}

static inline struct tuning_striker levels_striker(const struct mallet_kind *head,
                                                   struct mode mode[MALLET_MODES_MOST],
                                                   double at[MALLET_MODES_MOST]) {
    const struct contact_def law = contact_def_default();
    mallet_modes((enum mallet)mallet_named(head->name), mode, at);
    return (struct tuning_striker){.mass = head->mass,
                                   .contact = contact_of(&law, mallet_head(head)),
                                   .modes = head->modes,
                                   .mode = mode,
                                   .at = at};
}

/* Gain in dB of a voice of this body and head; NULL: its usual head. */
static inline double levels_gain(enum body_shape shape, const struct mallet_kind *head) {
    struct mode mode[MALLET_MODES_MOST];
    double at[MALLET_MODES_MOST], gain = body_kinds[shape]->level.gain;
    if (head) {
        struct tuning_striker striker = levels_striker(head, mode, at);
        const double mass = body_default(shape).mass;
        gain *= tuning_head_gain(shape, head->mass, tuning_head_level(shape, mass, NULL),
                                 tuning_head_level(shape, mass, &striker));
    }
    return levels_dB(gain);
}

#endif
