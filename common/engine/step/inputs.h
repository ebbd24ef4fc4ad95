/* SPDX-License-Identifier: BSD-3-Clause */
/* inputs.h: the inputs of a voice, by message or by signal.
 *
 * Each input is one number. A message and a sample of a signal set the same number, and it keeps
 * its value while no signal is connected.
 *
 * Only inputs.c writes a struct inputs.
 */
#ifndef KNOCK_INPUTS_H
#define KNOCK_INPUTS_H

#include <stdbool.h>

#include "base/ranges.h"
#include "contact/contact.h"
#include "engine/step/signals.h"

enum pending { PENDING_NOTHING, PENDING_STRIKE, PENDING_DROP };

struct inputs {
    double held[RANGES]; /* present values of RANGE_PUSH, _K, _MU, _ALPHA, _DRIVE */
    double last_strike;  /* previous sample of the strike signal */
    enum pending pending;
    double pending_value;
};

void inputs_begin(struct inputs *in, struct contact_inputs head);
/* The present k, mu and alpha. */
struct contact_inputs inputs_head(const struct inputs *in);
void inputs_reset(struct inputs *in);
/* Copies all inputs of the voice that is continued. */
void inputs_continue(struct inputs *in, const struct inputs *before);
void inputs_set(struct inputs *in, int range, double value);
void inputs_pend(struct inputs *in, enum pending pending, double value);
/* True if this sample of the strike signal strikes: non-zero after a zero one. */
bool inputs_strikes(double last, double now);
/* Returns and clears the pending strike or drop, with its value. */
enum pending inputs_take(struct inputs *in, double *value);

/* Reads sample i of the signals. */
void inputs_sample(struct inputs *in, const struct collision_in *signals, int i);
/* Count of samples from i on without a strike, a drive or a push that starts a hammer. Sample i
 * itself has been read already. */
int inputs_steady(const struct collision_in *signals, int i, int n, bool push_wakes);
/* Reads the n - 1 samples from i + 1 on at once. */
void inputs_skip(struct inputs *in, const struct collision_in *signals, int i, int n);
/* True if no input can move hammer or body: no strike pending, push and drive 0, no signals. */
bool inputs_nothing(const struct inputs *in, const struct collision_in *signals);

#endif
