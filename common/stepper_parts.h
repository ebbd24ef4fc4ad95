/* SPDX-License-Identifier: BSD-3-Clause */
/* stepper_parts.h: what the files of the stepper share. */
#ifndef KNOCK_STEPPER_PARTS_H
#define KNOCK_STEPPER_PARTS_H

#include "stepper.h"

/* ns, of a contact as it is */
void budget_price(const struct collision *c, const struct contact *contact, struct prices *p);
double budget_pair_cost(const struct stepper *st);
void budget_fill(struct stepper *st);
void budget_refill(struct stepper *st, int samples);
/* Something was done. */
void budget_looked(struct stepper *st);
void budget_entered(struct stepper *st);
void budget_changed(struct stepper *st);
/* Nothing is at rest. */
void rest_anew(struct stepper *st);

#endif
