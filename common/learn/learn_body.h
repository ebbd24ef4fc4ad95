/* SPDX-License-Identifier: BSD-3-Clause */
/* learn_body.h: learnt modes as a body that a hammer can strike.
 *
 * A contact force F(t) on a mode of mass m gives, at a pickup, the velocity amplitude
 *   a = phi_strike phi_pickup / m |int F(t) e^((sigma - i omega) t) dt|
 * extrapolated back to the start of the contact. The mallet of the recording is unknown. It is
 * assumed to have 10 g and hardness .8, at 1 m/s: the shapes are set so that this mallet gives the
 * recorded amplitudes, and every other one its own. Modes that a softer mallet did not excite
 * cannot be recovered: no mode is raised or lowered by more than 20 dB against the strongest.
 *
 * The division of the product into its two shapes is unknown too: each gets its root, with the sign
 * of the mode's phase against the strongest's at the pickup. Only the strike's shapes load the
 * hammer; the largest is 1, and all modal masses are .1 kg, as for a marimba bar. The pickup's
 * shapes contain the output level.
 */
#ifndef KNOCK_LEARN_BODY_H
#define KNOCK_LEARN_BODY_H

#include "learn/learn.h"

struct learn_body {
    int count;
    bool two_places;
    double mass;                                  /* kg, of each mode */
    double root;                                  /* Hz: the note, the lowest of the strong modes */
    double freq[LEARN_MODES], decay[LEARN_MODES]; /* Hz of the damped ringing, s */
    double strike[LEARN_MODES], other[LEARN_MODES]; /* shapes at the two strike positions */
    double pickup[LEARN_MODES];
};

/* places: 1 or 2 recordings with the same modes. False: out of memory. */
bool learn_body(const struct learned *learned, int places, struct learn_body *body);
/* The same for modes whose amplitudes are an impulse response, as other programs list them: no
 * mallet spectrum is compensated. */
bool learn_body_of_impulse(const struct learned *learned, struct learn_body *body);

#endif
