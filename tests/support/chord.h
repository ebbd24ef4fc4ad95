/* SPDX-License-Identifier: BSD-3-Clause */
/* chord.h: notes struck in one sample on one object, beside the sum of the single notes. */
#ifndef KNOCK_TESTS_CHORD_H
#define KNOCK_TESTS_CHORD_H

#include "support/ensemble.h"
#include "support/levels.h"

enum { CHORD_NOTES = 6, CHORD_LENGTH = LEVELS_RATE / 4 };

/* Factors on the usual note, and speeds, m/s. */
static const double chord_up[CHORD_NOTES] = {1, 1.259921, 1.498307, 2, 2.519842, 2.996614},
                    chord_speed[CHORD_NOTES] = {1, 1.5, .7, 2, 1.2, .9};

/* With so many modes; 0: as many as the body has by default. */
static inline struct collision_def chord_note_of(enum body_shape shape, double up, int most) {
    static struct strike_bank bank;
    struct body b = body_default(shape);
    b.modes = most ? most : b.modes;
    b.freq *= up;
    const struct mallet_kind mallet = body_usual_mallet(shape, b.freq);
    strike_fill(&bank, &b, body_kinds[shape]->pickup);
    body_radiate(&b, bank.mode, 1, (double *const[]){bank.pickup});
    struct modes *modes = modes_new(b.modes, 0, 1);
    modes_design(modes, LEVELS_RATE, bank.mode, NULL, bank.at, &(const double *){bank.pickup});
    struct collision_def c = levels_collision(modes, &mallet);
    c.stretch = stretched(modes, body_kappa(&b), c.out);
    return c;
}

static inline struct collision_def chord_note(enum body_shape shape, double up) {
    return chord_note_of(shape, up, 0);
}

/* Adds notes [from, to) of the chord, on one object, struck `at` samples after the beginning of a
 * window. */
static inline void chord_play(enum body_shape shape, int from, int to, int at, double *sound) {
    static double output[CHORD_LENGTH];
    struct collision_def c = chord_note(shape, chord_up[from]);
    const struct mallet_kind mallet = body_usual_mallet(shape, body_default(shape).freq);
    struct ensemble e = ensemble_new(&c, mallet_head(&mallet));
    ensemble_play(&e, NULL, at);
    for (int i = from; i < to; i++) {
        c = chord_note(shape, chord_up[i]);
        ensemble_note(&e, &c, mallet_head(&mallet), i, chord_speed[i]);
    }
    ensemble_play(&e, output, CHORD_LENGTH);
    for (int i = 0; i < CHORD_LENGTH; i++)
        sound[i] += output[i];
    ensemble_free(&e);
}

/* The largest differences of the chords of 1 ... `most` notes from the sums of their notes,
 * relative to the peaks of the sums; error[n] is that of n notes. */
static inline void chord_errors(enum body_shape shape, int most, int at, double *error) {
    static double together[CHORD_LENGTH], apart[CHORD_LENGTH];
    for (int i = 0; i < CHORD_LENGTH; i++)
        apart[i] = 0;
    for (int notes = 1; notes <= most; notes++) {
        double peak = 0, difference = 0;
        for (int i = 0; i < CHORD_LENGTH; i++)
            together[i] = 0;
        chord_play(shape, 0, notes, at, together);
        chord_play(shape, notes - 1, notes, at, apart);
        for (int i = 0; i < CHORD_LENGTH; i++) {
            peak = fmax(peak, fabs(apart[i]));
            difference = fmax(difference, fabs(together[i] - apart[i]));
        }
        error[notes] = difference / peak;
    }
}

/* The same of one chord at the beginning of a window. */
static inline double chord_error(enum body_shape shape, int notes) {
    double error[CHORD_NOTES + 1];
    chord_errors(shape, notes, 0, error);
    return error[notes];
}

#endif
