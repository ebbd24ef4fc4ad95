/* SPDX-License-Identifier: BSD-3-Clause */
/* stepper_parts.h: what the files of the stepper share. */
#ifndef KNOCK_STEPPER_PARTS_H
#define KNOCK_STEPPER_PARTS_H

#include "engine/stepper.h"

/* How deep x is beyond the surface that it is nearer to; 0 where it is not. */
static inline double stepper_beyond(const struct motion *m, double x) {
    return greater(contact_depth(&m->contact, x), 0);
}

/* --- stepper_plan.c --------------------------------------------------------------------------- */

/* For the exponent as it is now. */
void steps_prepare(const struct collision_def *c, const struct motion *m, struct stepper *st);
/* A contact is entered by this step. */
void steps_plan(const struct collision_def *c, const struct motion *m, struct stepper *st,
                const struct step_setup *setup);
/* Is its fineness still right? If not, it is chosen anew. */
bool steps_hold(const struct collision_def *c, const struct motion *m, struct stepper *st,
                const struct step_setup *setup);
void steps_choose(const struct collision_def *c, const struct motion *m, struct stepper *st);
/* By how many halvings the next step is shorter than the contact's, near the surface. */
int steps_finer(const struct collision_def *c, const struct motion *m, const struct stepper *st);
/* How deep a contact will get with the speed it has. */
double steps_depth_to_come(const struct collision_def *c, const struct motion *m,
                           const struct stepper *st);
/* The fineness of steps apart. */
int steps_apart(const struct collision_def *c);

/* --- stepper_budget.c ------------------------------------------------------------------------- */

/* ns, of a contact as it is */
void budget_price(const struct collision_def *c, const struct contact *contact, struct prices *p);
double budget_pair_cost(const struct stepper *st);
/* Of a sample of such pairs, beyond its free first step. */
double budget_sample_cost(const struct stepper *st, int subdivision);
void budget_fill(struct stepper *st);
void budget_refill(struct stepper *st, int samples);
/* Something was done. */
void budget_looked(struct stepper *st);
void budget_entered(struct stepper *st);
void budget_charge_impulse(struct stepper *st);
void budget_changed(struct stepper *st);
/* --- stepper_rest.c --------------------------------------------------------------------------- */

/* Nothing is at rest. */
void rest_anew(struct stepper *st);

#endif
