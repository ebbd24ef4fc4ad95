/* SPDX-License-Identifier: BSD-3-Clause */
/* tuning_loudness.h: the output gain that makes all heads equally loud on a body.
 *
 *   gain = body_level.gain * 10^(D / 20),    D = level of the usual head - level of this head, dB
 *
 * D is clamped to -30 ... 24 dB. The level is the mean, in dB, of the peaks of two strikes at 5
 * m/s, at the usual note and at body_level.compare, with the body's usual place and pickup. Of the
 * notes tried, one alone, the usual one, leaves 47 of 775 pairs of body and head with a loudest
 * note outside of -8 ... -3 dBFS; the loudest note alone makes others quieter than the usual head
 * by up to 10 dB at the usual note; the mean of both leaves those in
 * tests/support/level_exceptions.h.
 *
 * It does not depend on the note, place, size or material that is played: these sound as they do
 * with any head. The functions belong to the message side: they allocate and simulate two strikes.
 */
#ifndef KNOCK_TUNING_LOUDNESS_H
#define KNOCK_TUNING_LOUDNESS_H

#include "bodies/body.h"
#include "tuning/tuning.h"

/* The head that strikes. */
struct tuning_striker {
    double mass; /* kg */
    struct contact contact;
    int modes; /* of its own, at most MALLET_MODES_MOST are taken; 0: rigid */
    const struct mode *mode;
    const double *at;
};

/* Peak at the pickup of t's strike; 0: no memory, or no pickup moves. */
double tuning_peak(const struct tuning *t);

/* Level in dB of this head on the body at this note; NULL: its usual head. */
double tuning_note_level(enum body_shape shape, double freq, const struct tuning_striker *striker);

/* The mean of the two notes. */
double tuning_head_level(enum body_shape shape, const struct tuning_striker *striker);

/* Factor on the gain of the usual head, D. */
double tuning_head_gain(double usual_level, double level);

/* Gain of a body given as a list of modes: this strike peaks at -5.5 dBFS, unless that differs from
 * the gain of a usual body by more than the clamp. */
double tuning_modes_gain(double peak);

#endif
