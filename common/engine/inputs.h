/* SPDX-License-Identifier: BSD-3-Clause */
/* inputs.h: what comes in, by message or by signal; each value has one place.
 *
 * What a signal holds while none is connected, what a message sets and what the signal's last
 * sample was are the same number: it does not matter how it came.
 *
 * Only inputs.c writes a struct inputs.
 */
#ifndef KNOCK_INPUTS_H
#define KNOCK_INPUTS_H

#include <stdbool.h>

#include "base/ranges.h"
#include "contact/contact.h"
#include "engine/signals.h"

enum pending { PENDING_NOTHING, PENDING_STRIKE, PENDING_DROP };

struct inputs {
    double held[RANGES]; /* RANGE_PUSH, _K, _MU, _ALPHA, _DRIVE as they are now */
    double last_strike;  /* the strike signal's previous sample */
    enum pending pending;
    double pending_value;
};

void inputs_begin(struct inputs *in, struct head head);
/* k, mu and alpha as they are now. */
struct head inputs_head(const struct inputs *in);
void inputs_reset(struct inputs *in);
/* Another voice hears from here on what this one has heard. */
void inputs_continue(struct inputs *in, const struct inputs *before);
void inputs_hold(struct inputs *in, int range, double value);
void inputs_pend(struct inputs *in, enum pending pending, double value);
/* The strike or drop that waits, with its value; nothing waits any more. */
enum pending inputs_take(struct inputs *in, double *value);

/* Sample i of the signals comes in. */
void inputs_sample(struct inputs *in, const struct collision_in *signals, int i);
/* How many samples from i on bring no strike, no drive and no push that wakes a hammer. Sample i
 * itself has come in already. */
int inputs_steady(const struct collision_in *signals, int i, int n, bool push_wakes);
/* The samples from i + 1 on, n - 1 of them, come in together. */
void inputs_skip(struct inputs *in, const struct collision_in *signals, int i, int n);
/* Nothing is connected or held that could move anything. */
bool inputs_nothing(const struct inputs *in, const struct collision_in *signals);

#endif
