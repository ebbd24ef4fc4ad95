/* SPDX-License-Identifier: BSD-3-Clause */
/* stepper_budget.c: cost of steps, and the remaining budget; see stepper.h. */
#include "engine/step/stepper_parts.h"

#include <math.h>

/* Costs in ns, fitted to the times of 280 scenes on banks of 1, 32 and 256 modes with an RMS error
 * of 7 %, and raised by up to a fifth where the worst blocks need it. A step includes its set-up,
 * the motion of each mode and the ledger; a pair moves the modes twice in one pass. A try is one
 * evaluation of the law; a felt updates its memory between tries. An entry includes its time, the
 * choice of steps and the set-ups of halved steps. A change is one of k, mu or alpha. Where
 * the first step of each sample is free, pairs and tries with a power cost more (ALONE), which
 * keeps a reserve: at the lower prices drawn-out contacts and those with a signal on k exhaust the
 * budget, with 5 to 7 times the error. */
enum {
    COST_STEP = 40,
    COST_PAIR = 88,
    COST_PAIR_ALONE = 110,
    COST_TRY = 32,
    COST_TRY_POWER = 56,
    COST_TRY_POWER_ALONE = 68,
    COST_MEMORY = 120,
    COST_MEMORY_POWER = 210,
    COST_SET_UP = 45,
    COST_ENTRY = 200,
    COST_IMPULSE = 180,
    COST_CHANGE = 120,
    COST_CHANGE_POWER = 150
};
static const double cost_mode = .57, cost_mode_nonlinear = .95, unlimited = 1000;

/* Steps of half a sample at least: at one step a sample a strike at 4 m/s with a hand of 150 g on a
 * tom (T/T0 = 2) is three times as loud as with shorter steps, at two 6 %. */
enum { LEAST_NONLINEAR = 1 };

/* Usual counts of tries of a step and of a pair. */
enum { TRIES_STEP = 2, TRIES_PAIR = 3 };

/* An unlimited budget is still finite: computing a sample takes at most some tens of its length.
 * Against a wall or a free mass the rebound is exact for any steps; more of them only add rounding.
 */
static double budget_factor(const struct collision_def *c) {
    return c->modes ? min_of(c->budget, unlimited) : 1;
}

/* The maximum and the refill, ns, and the share of the maximum that ends the exhaustion. */
struct bounds {
    double full, refill, enough;
};

static struct bounds bounds(const struct collision_def *c) {
    const struct stepper_constants *s = &stepper_constants;
    double modes = c->modes ? c->modes->hammer_end : 0;
    return c->modes
               ? (struct bounds){s->bank_full + s->bank_full_a_mode * modes,
                                 s->bank_refill + s->bank_refill_a_mode * modes, s->bank_enough}
               : (struct bounds){s->lumped_full, s->lumped_refill, s->lumped_enough};
}

/* Cost of a step with its law. */
static double step_cost(const struct terms *p) { return p->step + TRIES_STEP * p->a_try; }

/* The cost of the steps of a sample that are free of charge: the first one; on a nonlinear body the
 * two at the least subdivision. */
static double uncharged_steps(const struct terms *p) {
    return (1 << p->least_subdivision) * step_cost(p);
}

/* Single steps of an expensive law also count towards the bound of a block: on a bank, their cost
 * beyond that of usual steps is subtracted from the refill. */
void budget_price(const struct collision_def *c, const struct motion *m, struct terms *p) {
    const struct contact *contact = &m->contact;
    struct bounds b = bounds(c);
    double alpha = contact->alpha, modes = c->modes ? c->modes->hammer_end : 0;
    bool power = !(alpha == 1 || alpha == 1.5 || alpha == 2 || alpha == 2.5 || alpha == 3);
    p->a_try = !power ? COST_TRY : p->charges_all ? COST_TRY_POWER : COST_TRY_POWER_ALONE;
    p->memory = !contact_remembers(contact) ? 0 : power ? COST_MEMORY_POWER : COST_MEMORY;
    p->nonlinear = m->nonlinear.active;
    p->least_subdivision = p->nonlinear ? LEAST_NONLINEAR : 0;
    p->modes = (p->nonlinear ? cost_mode_nonlinear : cost_mode) * modes;
    p->step = COST_STEP + p->memory + p->modes;
    p->pair = (p->charges_all ? COST_PAIR : COST_PAIR_ALONE) + p->memory + p->modes;
    double dearer = c->modes ? TRIES_STEP * (p->a_try - COST_TRY) + p->memory : 0;
    if (p->nonlinear)
        dearer += uncharged_steps(p) - step_cost(p) + p->modes - cost_mode * modes;
    double refill = b.refill - dearer;
    p->full = p->share * budget_factor(c) * b.full;
    p->change = !c->modes ? 0 : power ? COST_CHANGE_POWER : COST_CHANGE;
    p->enough = b.enough * p->full;
    p->refill = p->share * max_of(0, budget_factor(c) * refill - p->reserved);
    if (p->charges_all)
        p->refill = p->refill_override;
}

/* Samples from `clock` on whose refill is in the budget. */
static int in_advance(const struct stepper *st, uint64_t clock) {
    return st->budget.refilled > clock ? (int)(st->budget.refilled - clock) : 0;
}

double stepper_withdraw_budget(struct stepper *st, uint64_t clock) {
    double left = st->budget.left - st->terms.refill * in_advance(st, clock);
    st->budget.left = 0;
    st->budget.refilled = 0;
    return left;
}

void stepper_assign_budget(const struct collision_def *c, const struct motion *m,
                           struct stepper *st, const struct budget_share *part, uint64_t clock) {
    struct terms *p = &st->terms;
    if (part->share != p->share || part->reserved != p->reserved ||
        part->charges_all != p->charges_all || part->refill_override != p->refill_override) {
        p->share = part->share;
        p->reserved = part->reserved;
        p->charges_all = part->charges_all;
        p->refill_override = part->refill_override;
        budget_price(c, m, p);
    }
    st->budget.left = min_of(st->terms.full, part->budget);
    st->budget.refilled = part->in_advance ? clock + (uint64_t)part->in_advance : 0;
    st->budget.left = max_of(0, st->budget.left + st->terms.refill * part->in_advance);
    st->budget.exhausted = st->budget.exhausted && st->budget.left < st->terms.enough;
}

double stepper_full_budget(const struct collision_def *c) {
    return budget_factor(c) * bounds(c).full;
}

double stepper_refill_of_all(const struct collision_def *c, int voices) {
    double step = COST_STEP + TRIES_STEP * COST_TRY + cost_mode * c->modes->hammer_end;
    int further = voices > VOICES_BOUNDED ? voices - VOICES_BOUNDED : 0;
    return budget_factor(c) * bounds(c).refill + step * (1 + further);
}

void budget_refill(struct stepper *st, int samples) {
    if (st->clock < st->budget.refilled)
        return;
    st->budget.left = min_of(st->terms.full, st->budget.left + st->terms.refill * samples);
    st->budget.exhausted = st->budget.exhausted && st->budget.left < st->terms.enough;
}

/* `free_of_charge`: the part of the cost, ns, that is free of charge. */
static void spend(struct stepper *st, double cost, double free_of_charge) {
    st->budget.worked += cost;
    st->budget.left -= max_of(cost - free_of_charge, 0);
    if (st->budget.left > 0)
        return;
    st->budget.left = 0;
    st->budget.exhausted = true;
    st->plan.subdivision = st->terms.least_subdivision;
}

double stepper_uncharged_step(const struct stepper *st) { return uncharged_steps(&st->terms); }

void budget_fill(struct stepper *st) {
    st->budget.left = st->terms.full;
    st->budget.refilled = 0;
    st->budget.exhausted = false;
}

/* The work of a drive is summed over the modes, at the cost of one more pass. */
void stepper_charge(struct stepper *st, const struct step_setup *setup, bool pair, int tries) {
    const struct terms *p = &st->terms;
    double cost = (pair ? p->pair : p->step) + tries * p->a_try + (st->driven ? p->modes : 0);
    bool free_of_charge =
        !p->charges_all && (st->part & ((SAMPLE_PARTS >> p->least_subdivision) - 1)) == 0;
    spend(st, cost, free_of_charge ? step_cost(p) : 0);
    st->part += SAMPLE_PARTS >> setup->subdivision;
}

void stepper_reserve_links(struct stepper *st, double reserve) {
    double most = max_of(0, st->terms.full - reserve);
    if (st->budget.left <= most)
        return;
    st->budget.left = most;
    if (most > 0)
        return;
    st->budget.exhausted = true;
    st->plan.subdivision = 0;
}

void stepper_charge_links(struct stepper *st, int subdivision, double cost) {
    spend(st, cost, st->part ? 0 : step_cost(&st->terms));
    st->part += SAMPLE_PARTS >> subdivision;
}

double budget_pair_cost(const struct stepper *st) {
    const struct terms *p = &st->terms;
    return p->nonlinear ? step_cost(p) : p->pair + TRIES_PAIR * p->a_try;
}

/* Samples to come of the contact in the window. */
static double samples_to_come(const struct stepper *st, double window) {
    if (!st->plan.ends)
        return window;
    return min_of(window, st->plan.ends > st->clock ? (double)(st->plan.ends - st->clock) : 1);
}

/* The finest subdivision of pairs of which one sample is affordable, if each of the others to come
 * costs as much (`alike`), or a single step. False: no pairs are. The single steps of the window
 * after the contact stay reserved in part: it may touch again. Where pairs are shorter than half a
 * sample, half as many samples of them are reserved for that: wood blocks, cowbells and agogos
 * touch twice in a window, and a second contact of single steps would lose what the first has
 * gained. */
enum { FINEST_ALONE = 1 };
static bool affords(const struct stepper *st, bool alike, int *subdivision) {
    double window = st->budget.refilled > st->clock ? (double)(st->budget.refilled - st->clock) : 1;
    double samples = samples_to_come(st, window), pair = budget_pair_cost(st);
    double rest = window - samples;
    int count = 0; /* of affordable subdivisions, from 0 on */
    for (; count < MODES_FINEST; count++) {
        double now = ldexp(pair, count);
        double others = alike ? now : step_cost(&st->terms);
        double again = alike && count > FINEST_ALONE ? min_of(samples, rest) / 2 : 0;
        double later = stepper_constants.reserved_later * (rest - again) * step_cost(&st->terms);
        if (now + (samples - 1 + again) * others + later > st->budget.left)
            break;
    }
    *subdivision = count > 0 ? count - 1 : 0;
    return count > 0;
}

bool budget_affords_pairs(const struct stepper *st, int *subdivision) {
    return affords(st, true, subdivision);
}

bool budget_sustains(const struct stepper *st) {
    int subdivision;
    return !st->plan.affords_pairs ||
           (affords(st, false, &subdivision) && subdivision >= st->plan.affordable_subdivision);
}

double budget_sample_cost(const struct stepper *st, int subdivision) {
    return (1 << subdivision) * budget_pair_cost(st) - uncharged_steps(&st->terms);
}

/* The impulse uses powers and logarithms. */
void budget_charge_impulse(struct stepper *st) { spend(st, COST_IMPULSE, 0); }

void budget_charge_set_up(struct stepper *st) { spend(st, COST_SET_UP + st->terms.modes, 0); }

void budget_charge_entry(struct stepper *st) { spend(st, COST_ENTRY + 2 * st->terms.modes, 0); }

void budget_charge_change(struct stepper *st) { spend(st, st->terms.change, 0); }

void stepper_skip(struct stepper *st, int samples) {
    budget_refill(st, samples);
    st->clock += (uint64_t)samples;
    st->speed = 0;
    st->speed_known = false;
}

bool stepper_budget_low(const struct stepper *st) {
    return st->budget.exhausted || st->budget.left < st->terms.full * stepper_constants.budget_low;
}
