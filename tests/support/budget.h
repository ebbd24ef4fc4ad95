/* SPDX-License-Identifier: BSD-3-Clause */
/* budget.h: the one place where tests depend on how the stepper counts work. */
#ifndef KNOCK_TESTS_BUDGET_H
#define KNOCK_TESTS_BUDGET_H

#include "engine/collision/collision_state.h"

/* Work of contacts, in per cent of the live budget. */
static inline int budget_usual(void) { return 100; }
enum { BUDGET_RENDER = -1 }; /* quality render */
static inline void budget_give(struct collision_def *c, int percent) {
    c->budget = percent == BUDGET_RENDER ? HUGE_VAL : percent / 100.;
}

/* ns of contacts since the reset, free steps included. */
static inline double budget_worked(const struct collision_state *s) {
    return s->stepper.budget.worked;
}
/* ns left, capacity in ns, and ns added by a sample. */
static inline double budget_left(const struct collision_state *s) { return s->stepper.budget.left; }
static inline double budget_full(const struct collision_state *s) { return s->stepper.terms.full; }
static inline double budget_refill_of(const struct collision_state *s) {
    return s->stepper.terms.refill;
}
/* ns of a step without a bank; a lower bound for all steps. */
enum { BUDGET_STEP = 80 };

#endif
