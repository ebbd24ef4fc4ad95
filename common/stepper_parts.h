/* SPDX-License-Identifier: BSD-3-Clause */
/* stepper_parts.h: what the files of the stepper share. */
#ifndef KNOCK_STEPPER_PARTS_H
#define KNOCK_STEPPER_PARTS_H

#include "stepper.h"

/* ns */
double budget_solve_cost(const struct contact *c);
double budget_pair_cost(const struct collision *c, const struct stepper *st);
double budget_refilled(const struct collision *c); /* a sample */
void budget_fill(const struct collision *c, struct stepper *st);
void budget_refill(const struct collision *c, struct stepper *st, int samples);
/* Nothing is at rest. */
void rest_anew(struct stepper *st);

#endif
