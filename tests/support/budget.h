/* SPDX-License-Identifier: BSD-3-Clause */
/* budget.h: the one place where tests know how the stepper counts work. */
#ifndef KNOCK_TESTS_BUDGET_H
#define KNOCK_TESTS_BUDGET_H

#include "engine/collision_state.h"

/* What contacts may cost, in per cent of the live budget. */
static inline int budget_usual(void) { return 100; }
enum { BUDGET_RENDER = -1 }; /* quality render */
static inline void budget_give(struct collision_def *c, int percent) {
    c->budget = percent == BUDGET_RENDER ? HUGE_VAL : percent / 100.;
}

/* ns that are left, that there are at the most, and that a sample brings. */
static inline double budget_left(const struct collision_state *s) { return s->stepper.budget; }
static inline double budget_full(const struct collision_state *s) { return s->stepper.price.full; }
static inline double budget_refill_of(const struct collision_state *s) {
    return s->stepper.price.refill;
}
/* ns of a step without a bank, and a little less than of any. */
enum { BUDGET_STEP = 80 };

#endif
