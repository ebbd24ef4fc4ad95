/* SPDX-License-Identifier: BSD-3-Clause */
/* withdraw.h: a hammer that is put elsewhere while it presses a body.
 *
 * A body that a hammer has bent, let go at once, would ring as if plucked there: many times as loud
 * as the blow. So what pressed goes in twice the time that the hammer was there, in 4 ms at the
 * most, as a hand takes a mallet away; it works as a drive does, and is booked as one.
 *
 * Only withdraw.c writes a struct withdraw.
 */
#ifndef KNOCK_WITHDRAW_H
#define KNOCK_WITHDRAW_H

#include <stdint.h>

#include "engine/motion.h"

struct withdraw {
    double force;     /* N, at its beginning */
    int left, length; /* samples that it still takes, and took */
    uint64_t placed;  /* the sample at which the hammer was put where it began */
};

void withdraw_reset(struct withdraw *w);
/* The hammer has pressed the body of `c` with this force, N, and now presses it less, at this
 * sample. */
void withdraw_begin(struct withdraw *w, const struct collision *c, const struct motion *m,
                    double pressed, uint64_t clock);
/* N, now */
double withdraw_force(const struct withdraw *w);
/* What it pressed is there no longer. */
void withdraw_stop(struct withdraw *w);
/* It was put somewhere. */
void withdraw_placed(struct withdraw *w, uint64_t clock);
/* N on the body in this sample, which is one of those that it takes. */
double withdraw_sample(struct withdraw *w);

static inline bool withdraw_lasts(const struct withdraw *w) { return w->left > 0; }

#endif
