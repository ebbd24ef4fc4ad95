/* SPDX-License-Identifier: BSD-3-Clause */
/* learn_body.h: what was learnt becomes a body that a hammer can strike.
 *
 * A blow F(t) on a mode of mass m leaves the velocity, at a pickup,
 *   a = phi_strike phi_pickup / m |int F(t) e^((sigma - i omega) t) dt|
 * as if it had rung from the blow's start. Which blow made the recording nobody knows. It is taken
 * for that of a mallet of 10 g and hardness .8 at 1 m/s: shapes are set so that this mallet gives
 * the recorded amplitudes, and every other one its own. What a softer mallet would have left out
 * cannot be divided out: no mode is raised or lowered by more than 20 dB against the strongest.
 *
 * Nor is it known how a product divides into its two shapes: by its root, one to each, with the
 * sign of the mode's phase against the strongest's at the pickup. Only the strike's shapes load the
 * hammer; the largest is 1, and all masses are .1 kg, as of a bar of a marimba. The level stands in
 * the pickup's.
 */
#ifndef KNOCK_LEARN_BODY_H
#define KNOCK_LEARN_BODY_H

#include "learn/learn.h"

struct learn_body {
    int count;
    bool two_places;
    double mass;                                  /* kg, of each mode */
    double root;                                  /* Hz: the note, the lowest of the strong modes */
    double freq[LEARN_MODES], decay[LEARN_MODES]; /* Hz as it rings, s */
    double strike[LEARN_MODES], other[LEARN_MODES]; /* shapes at the two places of the strike */
    double pickup[LEARN_MODES];
};

/* places: 1 or 2 recordings, whose modes are the same. False: no memory. */
bool learn_body(const struct learned *learned, int places, struct learn_body *body);
/* The same of modes whose amplitudes are what an impulse leaves, as other programs list them: no
 * mallet is divided out. */
bool learn_body_of_impulse(const struct learned *learned, struct learn_body *body);

#endif
