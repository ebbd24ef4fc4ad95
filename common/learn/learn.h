/* SPDX-License-Identifier: BSD-3-Clause */
/* learn.h: from the recording of something that was struck once to its modes.
 *
 *   x(t) = sum_i a_i e^(-sigma_i t) cos(2 pi f_i t + phase_i) + noise,   sigma = ln(1000) / T60
 *
 * The order of the work, and of the files:
 *   learn_recording        where the sound begins, and how much of it rings freely
 *   learn_zones       where in the spectrum something stands above the noise
 *   learn_bands       those places as slow complex signals, in which a mode is c z^n
 *   learn_fit         as many modes in a band as an F-test bears: greedy, then Gauss and Newton
 *   learn_scales      long windows first, each mode taken away before the shorter ones are sought
 *   learn_polish      every mode once more, in a window that suits its decay
 *   learn_amplitudes  all amplitudes at once, by least squares; which modes may be left out
 *   learn_residual        what they leave and what dies away: a few modes stand for its noise
 *   learn_body        amplitudes become the shapes of a body that a hammer can strike
 *   learn_text        modes as lines of text
 * Two seconds of sound take well below a second on one core. All of it belongs to a thread that may
 * take its time: it allocates, and asks `watch` again and again whether it shall go on.
 */
#ifndef KNOCK_LEARN_H
#define KNOCK_LEARN_H

#include <stdbool.h>

#include "base/compiler.h"

enum {
    LEARN_MODES = 256,      /* at most, with those that stand for noise */
    LEARN_MODES_USUAL = 64, /* are found, unless one asks for another number */
    LEARN_SECONDS = 30      /* of a recording that are looked at */
};

/* Rates that learning takes, Hz. */
#define LEARN_RATE_LEAST 8000.0
#define LEARN_RATE_MOST  384000.0

struct learn_sound {
    const float *sample;
    int count;
    double rate; /* Hz */
};

struct learn_mode {
    double freq;      /* Hz, as it rings */
    double decay;     /* T60, s */
    double amplitude; /* at the onset, in the recording's unit */
    double phase;     /* rad, of a cosine at the onset */
    bool is_filler; /* for noise that dies away: no mode of its own, and its place means nothing */
};

struct learned {
    int count;
    struct learn_mode mode[LEARN_MODES]; /* by frequency */
    double onset;                        /* s into the recording */
    double from;                         /* s: where what rings freely begins */
    double error; /* dB: the energy in the .5 s from there that the modes leave, but those that
                     stand for it */
};

/* go_on is told some ten times a second how far it is, done goes from 0 to 1; false: stop. stopped,
 * which may be NULL, is asked every few ms: who awaits the end does not wait long. Once true, it
 * stays so. NULL: nobody asks. */
struct learn_watch {
    bool (*go_on)(void *who, double done);
    void *who;
    bool (*stopped)(void *who);
};

enum learn_outcome {
    LEARN_FOUND,
    LEARN_NOTHING, /* silence, noise, speech, too short, or no memory: no sum of modes */
    LEARN_STOPPED
};

/* At most `modes` modes, the most audible ones; where they leave much, as many again stand for it,
 * LEARN_MODES in all. */
enum learn_outcome learn_modes(const struct learn_sound *sound, int modes,
                               const struct learn_watch *watch, struct learned *learned);
/* The same thing struck at two places, at one rate: both answers have the same frequencies and
 * decays, mode by mode, and amplitudes of their own; a mode that one place does not move has
 * amplitude 0 there. */
enum learn_outcome learn_modes_twice(const struct learn_sound sound[2], int modes,
                                     const struct learn_watch *watch, struct learned learned[2]);

#endif
