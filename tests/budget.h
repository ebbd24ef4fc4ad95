/* budget.h: the one place where tests know how the stepper counts work. */
#ifndef KNOCK_TESTS_BUDGET_H
#define KNOCK_TESTS_BUDGET_H

#include "collision_state.h"

/* What a contact on modes may cost, as it is played. */
static inline int budget_usual(void) { return BUDGET_MODES; }

/* Plays with another one; false if that cannot be had. */
static inline bool budget_give(struct collision *c, int budget) {
    (void)c;
    return budget == BUDGET_MODES;
}

static inline int budget_left(const struct collision_state *s) { return s->stepper.budget; }

#endif
