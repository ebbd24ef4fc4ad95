/* SPDX-License-Identifier: BSD-3-Clause */
/* stepper_parts.h: declarations shared by the files of the stepper. */
#ifndef KNOCK_STEPPER_PARTS_H
#define KNOCK_STEPPER_PARTS_H

#include <math.h>

#include "engine/step/stepper.h"

/* Depth of x beyond the nearer surface, m; 0 outside. */
static inline double stepper_beyond(const struct motion *m, double x) {
    return max_of(contact_depth(&m->contact, x), 0);
}

/* True in contact, or if the last one ended less than `ago` ago, s. */
static inline bool stepper_touched_within(const struct collision_def *c, const struct stepper *st,
                                          double ago) {
    return st->touching || (double)(int64_t)(st->clock - st->left) < ago * c->rate;
}

/* True in an impact, also between its contacts while it chatters. */
static inline bool stepper_goes_on(const struct collision_def *c, const struct stepper *st) {
    return stepper_touched_within(c, st, stepper_constants.chatter_gap);
}

/* --- duration and depth of a contact ---------------------------------------------------------- */

/* A spring k on a mass m with C = h^2/2m takes tau/h steps a contact, and for a power law
 *   C V''(X) = c(alpha) (h/tau)^2,   c = I^2 alpha (alpha+1)/4,   I = tau v / X at mu = 0
 * with I = 2 sqrt(pi) Gamma(1/(alpha+1)) / ((alpha+1) Gamma(1/(alpha+1) + 1/2)). With
 * t = 2/(alpha+1), 2 + (pi - 2) t^.87 approximates I within .8 % from alpha = 1 to 10. This cubic
 * approximates I within .2 %, without a power at each sample when a signal moves alpha.
 */
static inline double steps_duration_ratio(double alpha) {
    double t = 2 / (alpha + 1);
    return 2 + 1.1416 * t * (1.25 - t * (.38 - .13 * t));
}

/* Depth of a contact entered by this mass at the speed v. */
static inline double steps_depth(const struct contact *contact, double mass, double v) {
    double a1 = contact->alpha + 1;
    return pow(a1 * mass * v * v / (2 * contact->k), 1 / a1);
}

/* --- stepper_plan.c --------------------------------------------------------------------------- */

/* Updates the constants that depend on alpha. */
void steps_prepare(const struct collision_def *c, const struct motion *m, struct stepper *st);
/* Chooses the subdivision of a contact that this step enters. */
void steps_plan(const struct collision_def *c, const struct motion *m, struct stepper *st,
                const struct step_setup *setup);
/* True if the subdivision still suits the contact; otherwise the caller chooses it again. */
bool steps_suffice(const struct collision_def *c, const struct motion *m, struct stepper *st,
                   const struct step_setup *setup);
void steps_choose(const struct collision_def *c, const struct motion *m, struct stepper *st);
/* Count of extra halvings of the next step near the surface. */
int steps_finer(const struct collision_def *c, const struct motion *m, const struct stepper *st);
/* The greatest depth that the contact reaches with its present speed, m. */
double steps_depth_to_come(const struct collision_def *c, const struct motion *m,
                           const struct stepper *st);
/* Subdivision of steps without contact. */
int steps_apart(const struct collision_def *c);

/* --- stepper_share.c: one of several voices in contact ---------------------------------------- */

/* Predicts the end of the contact that this step enters, and chooses the steps that the budget
 * affords to that end. */
void share_plan(const struct collision_def *c, const struct motion *m, struct stepper *st,
                const struct step_setup *setup);
/* True if the chosen pairs are still affordable, with single steps to follow; else
 * share_take_afforded() chooses again. */
bool share_sustains(const struct stepper *st);
void share_take_afforded(struct stepper *st);

/* Usual counts of tries of a step and of a pair. */
enum { TRIES_STEP = 2, TRIES_PAIR = 3 };

/* --- stepper_budget.c ------------------------------------------------------------------------- */

/* Costs and bounds of the budget for this contact, ns. */
void budget_price(const struct collision_def *c, const struct motion *m, struct terms *p);
/* Cost of a pair; on a nonlinear body, which has none, of a step. */
double budget_pair_cost(const struct stepper *st);
/* Cost of a single step, and of an entry. */
double budget_step_cost(const struct terms *p);
double budget_entry_cost(const struct terms *p);
/* Costs of the steps of one of several voices in contact, with this contact. */
void budget_price_shared(const struct collision_def *c, const struct contact *contact,
                         struct terms *p);
/* Cost of a sample of these beyond its free first step, ns. */
double budget_sample_cost(const struct stepper *st, int subdivision);
void budget_fill(struct stepper *st);
void budget_refill(struct stepper *st, int samples);
/* Charges for a step set-up, an entry, an impulsive contact, and a change of k, mu or alpha. */
void budget_charge_set_up(struct stepper *st);
void budget_charge_entry(struct stepper *st);
void budget_charge_impulse(struct stepper *st);
void budget_charge_change(struct stepper *st);
/* --- stepper_rest.c --------------------------------------------------------------------------- */

/* Clears the state of rest. */
void rest_reset(struct stepper *st);

#endif
