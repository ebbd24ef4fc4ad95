/* SPDX-License-Identifier: BSD-3-Clause */
/* stepper_budget.c: what steps cost, and what is left for them; see stepper.h. */
#include "stepper_parts.h"

/* ns. A step looks, solves, moves each mode and books; a pair solves three times, and moves the
 * modes twice in one pass. */
enum { COST_STEP = 50, COST_PAIR = 110, COST_SOLVE = 45, COST_POWER = 130, COST_FELT = 300 };
static const double cost_mode = .3, cost_mode_pair = .6;

double budget_solve_cost(const struct contact *c) {
    double alpha = c->alpha;
    bool shortcut = alpha == 1 || alpha == 1.5 || alpha == 2 || alpha == 2.5 || alpha == 3;
    return (shortcut ? COST_SOLVE : COST_POWER) + (contact_remembers(c) ? COST_FELT : 0);
}

static int mode_count(const struct collision *c) { return c->modes ? c->modes->hammer_end : 0; }

static double step_cost(const struct collision *c, const struct stepper *st) {
    return COST_STEP + st->solve_cost + cost_mode * mode_count(c);
}

double budget_pair_cost(const struct collision *c, const struct stepper *st) {
    return COST_PAIR + 3 * st->solve_cost + cost_mode_pair * mode_count(c);
}

/* Without bounds is more than a life of music can spend, and still a number: 0 times it is 0.
 * Against a wall or a free mass the rebound is exact with any steps; more of them only round. */
static double budget_factor(const struct collision *c) {
    return c->modes ? lesser(c->budget, 1e12) : 1;
}

double budget_refilled(const struct collision *c) {
    return budget_factor(c) * stepper_budget.refill;
}

static double full_budget(const struct collision *c) {
    return budget_factor(c) * (stepper_budget.full + stepper_budget.a_mode * mode_count(c));
}

void budget_refill(const struct collision *c, struct stepper *st, int samples) {
    double full = full_budget(c);
    st->budget = lesser(full, st->budget + budget_refilled(c) * samples);
    st->saving = st->saving && st->budget < full;
}

static void spend(struct stepper *st, double cost) {
    st->budget -= cost;
    if (st->budget > 0)
        return;
    st->saving = true;
    st->fineness = 0;
}

void budget_fill(const struct collision *c, struct stepper *st) {
    st->budget = full_budget(c);
    st->saving = false;
}

void stepper_took(const struct collision *c, struct stepper *st, const struct step_look *look,
                  bool pair) {
    double cost = pair ? budget_pair_cost(c, st) : step_cost(c, st);
    spend(st, st->tick ? cost : cost - step_cost(c, st));
    st->tick += TICKS >> look->fineness;
}

/* It is worked out in closed form, with powers and logarithms, and then takes a step. */
void stepper_took_blow(const struct collision *c, struct stepper *st) {
    spend(st, step_cost(c, st) + 2 * COST_POWER);
}

void stepper_skip(const struct collision *c, struct stepper *st, int samples) {
    budget_refill(c, st, samples);
    st->clock += (uint64_t)samples;
}

bool stepper_is_poor(const struct collision *c, const struct stepper *st) {
    return st->saving || st->budget < full_budget(c) / 2;
}
