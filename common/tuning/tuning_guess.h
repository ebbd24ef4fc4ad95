/* SPDX-License-Identifier: BSD-3-Clause */
/* tuning_guess.h: how bright a strike will be, without a try; between touch*.c only. */
#ifndef KNOCK_TOUCH_GUESS_H
#define KNOCK_TOUCH_GUESS_H

#include "tuning/tuning.h"

enum { TOUCH_PULSE_POINTS = 65 };

/* What does not go with k. */
struct tuning_guess {
    double pulse[TOUCH_PULSE_POINTS], power; /* the blow's spectrum over its duration */
    double body_time; /* s, what the body alone would take to throw the hammer back */
};

void tuning_guess_fill(struct tuning_guess *g, const struct tuning *t);

/* Hz: of modes that are so loud at the pickup and have rung so long since the blow, in s, as lines
 * of a spectrum; 1 + i / enough of them each are taken for one. */
double tuning_guess_of_lines(const struct tuning *t, double (*loudness)(const void *, int),
                             const void *of, double since, int enough);

/* Hz, of a contact that takes that long against a wall, without loss. Within 10 % as a rule. */
double tuning_guess_brightness(const struct tuning_guess *g, const struct tuning *t,
                               double duration);

#endif
