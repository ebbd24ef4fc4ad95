/* SPDX-License-Identifier: BSD-3-Clause */
/* tuning_loudness.h: the output gain that makes all heads equally loud on a body.
 *
 *   gain = body_level.gain * 10^((D + M) / 20)
 *   D = (1 - s) (level of the usual head - level of this head) + s 10 log10(m_usual / m_h), dB
 *   M = level of the usual head on the usual mass - its level on the present mass, dB
 *
 * The levels are those of the linear body. In cymbals the modes exchange energy, and a strike is as
 * loud as its energy: s = 1 leaves the heads within 4 dB of the usual one, where s = 0 left hard
 * ones 20 dB below and soft ones 9 dB above; s is .25 and .5 for opera gongs, 0 for all
 * others. So none of these pairs is over full scale, but 20 of 108 peak outside of -8 ... -3 dBFS.
 *
 * D is clamped to -30 ... 24 dB. A hammer m_h gives a body of the mass m a velocity ~ m_h/(m + S
 * m_h), with S ~ sum of phi^2, so M lies between 0 and 20 log10 of the ratio of the masses and is
 * clamped to that. A level is the mean, in dB, of the peaks of two strikes at 5 m/s, at the usual
 * note and at body_level.compare, with the body's usual place and pickup. Of the notes tried, one
 * alone, the usual one, leaves 47 of 775 pairs of body and head with a loudest note outside of -8
 * ... -3 dBFS; the loudest note alone makes others quieter than the usual head by up to 10 dB at
 * the usual note; the mean of both leaves those in tests/support/level_exceptions.h. On drums, of
 * more than 128 modes, it is one strike in the geometric middle of both notes,
 * at half the rate: that takes a third of the time, and leaves no pair of drum and head outside.
 *
 * The gain does not depend on the note, place, size or material that is played: these sound as they
 * do with any head. The functions belong to the message side: they allocate and simulate
 * strikes.
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

/* Level in dB of this head on a body of this mass, kg, at this note; NULL: its usual head. */
double tuning_note_level(enum body_shape shape, double freq, double mass,
                         const struct tuning_striker *striker);

/* The level of this head between the usual note and this one. */
double tuning_level_between(enum body_shape shape, double compare, double mass,
                            const struct tuning_striker *striker);

/* The same for the note of the body's row. */
double tuning_head_level(enum body_shape shape, double mass, const struct tuning_striker *striker);

/* Factor on the gain of the usual head, D, for a head of this mass, kg. */
double tuning_head_gain(enum body_shape shape, double head_mass, double usual_level, double level);

/* Factor on the gain of a body of this mass, kg, from the levels of its usual head there and at the
 * usual mass. */
double tuning_mass_gain(enum body_shape shape, double mass, double usual_level, double level);

/* Gain of a body given as a list of modes: this strike peaks at -5.5 dBFS, unless that differs from
 * the gain of a usual body by more than the clamp. */
double tuning_modes_gain(double peak);

#endif
