/* SPDX-License-Identifier: BSD-3-Clause */
/* tuning_guess.h: brightness of a strike without simulation. Private to common/tuning. */
#ifndef KNOCK_TUNING_GUESS_H
#define KNOCK_TUNING_GUESS_H

#include "tuning/tuning.h"

enum { PULSE_POINTS = 65 };

/* Quantities that do not depend on k. */
struct tuning_guess {
    double pulse[PULSE_POINTS], power; /* spectrum of the force pulse over its duration */
    double body_time;                  /* s, contact time of a rigid hammer with the body alone */
};

void tuning_guess_fill(struct tuning_guess *g, const struct tuning *t);

/* Hz: the centroid of modes with these loudnesses at the pickup, `since` s after the contact, as
 * lines of a spectrum. From mode to mode 1 + i / enough of them are taken as one. */
double tuning_guess_of_lines(const struct tuning *t, double (*loudness)(const void *, int),
                             const void *of, double since, int enough);

/* Hz, for a lossless contact of this duration against a wall. Usually within 10 %. */
double tuning_guess_brightness(const struct tuning_guess *g, const struct tuning *t,
                               double duration);

#endif
