/* SPDX-License-Identifier: BSD-3-Clause */
/* learn.h: modes from the recording of a single strike.
 *
 *   x(t) = sum_i a_i e^(-sigma_i t) cos(2 pi f_i t + phase_i) + noise,   sigma = ln(1000) / T60
 *
 * The stages, in order, one file each:
 *   learn_recording   the onset, and the part of the recording that rings freely
 *   learn_zones       the parts of the spectrum above the noise
 *   learn_bands       these parts as slow complex signals, in which a mode is c z^n
 *   learn_fit         the number of modes in a band by an F-test: greedy, then Gauss-Newton
 *   learn_scales      long windows first; each mode is subtracted before the shorter windows
 *   learn_polish      every mode refined, in a window that suits its decay
 *   learn_amplitudes  all amplitudes at once, by least squares; which modes to leave out
 *   learn_residual    decaying noise that the modes leave: a few filler modes approximate it
 *   learn_body        amplitudes become the mode shapes of a body
 *   learn_text        modes as lines of text
 * Two seconds of sound take well below a second on one core. All of it runs on a worker thread: it
 * allocates, and frequently asks `watch` whether to continue.
 */
#ifndef KNOCK_LEARN_H
#define KNOCK_LEARN_H

#include <stdbool.h>

#include "base/compiler.h"

enum {
    LEARN_MODES = 256,      /* at most, with fillers */
    LEARN_MODES_USUAL = 64, /* the default number */
    LEARN_SECONDS = 30      /* longest part of a recording that is used */
};

/* Range of sampling rates, Hz. */
#define LEARN_RATE_LEAST 8000.0
#define LEARN_RATE_MOST  384000.0

struct learn_sound {
    const float *sample;
    int count;
    double rate; /* Hz */
};

struct learn_mode {
    double freq;      /* Hz, of the damped ringing */
    double decay;     /* T60, s */
    double amplitude; /* at the onset, in the recording's unit */
    double phase;     /* rad, of a cosine at the onset */
    bool is_filler; /* filler for decaying noise: no mode of the body, its frequency has no meaning
                     */
};

struct learned {
    int count;
    struct learn_mode mode[LEARN_MODES]; /* by frequency */
    double onset;                        /* s from the start of the recording */
    double from;                         /* s: start of the free ringing */
    double error; /* dB: energy of the residual without fillers, over the .5 s from there */
};

/* go_on is called about ten times a second with the progress, 0 to 1; false: stop. stopped, which
 * may be NULL, is asked every few ms, so that a caller who waits for the end waits briefly. Once
 * true, it stays true. NULL for either: never stop. */
struct learn_watch {
    bool (*go_on)(void *who, double done);
    void *who;
    bool (*stopped)(void *who);
};

enum learn_outcome {
    LEARN_FOUND,
    LEARN_NOTHING, /* silence, noise, speech, too short, or out of memory: no sum of modes */
    LEARN_STOPPED
};

/* At most `modes` modes, the most audible ones. Where the residual is large, at most as many
 * fillers are added, LEARN_MODES in all. */
enum learn_outcome learn_modes(const struct learn_sound *sound, int modes,
                               const struct learn_watch *watch, struct learned *learned);
/* One body struck at two places, recorded at one rate: both results have the same frequencies and
 * decays, mode by mode, and separate amplitudes; a mode that one recording lacks has amplitude 0
 * there. */
enum learn_outcome learn_modes_twice(const struct learn_sound sound[2], int modes,
                                     const struct learn_watch *watch, struct learned learned[2]);

#endif
