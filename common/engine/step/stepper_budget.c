/* SPDX-License-Identifier: BSD-3-Clause */
/* stepper_budget.c: cost of steps, and the remaining budget; see stepper.h. */
#include "engine/step/stepper_parts.h"

#include <math.h>

/* Costs in ns, fitted to the times of 280 scenes on banks of 1, 32 and 256 modes with an RMS error
 * of 7 %, and raised by up to a fifth where the worst blocks need it. A step includes its set-up,
 * the motion of each mode and the ledger; a pair moves the modes twice in one pass. A try is one
 * evaluation of the law; a felt updates its memory between tries. An entry includes its time, the
 * choice of steps and the set-ups of halved steps. A change is one of k, mu or alpha. Pairs and
 * tries with a power are among those raised: at 88 and 56 ns drawn-out contacts and those with a
 * signal on k exhaust the budget of a voice, with 5 to 7 times the error, and four voices cost a
 * fifth more than they may. */
enum {
    COST_STEP = 40,
    COST_PAIR = 110,
    COST_TRY = 32,
    COST_TRY_POWER = 68,
    COST_MEMORY = 120,
    COST_MEMORY_POWER = 210,
    COST_SET_UP = 45,
    COST_ENTRY = 200,
    COST_IMPULSE = 180,
    COST_CHANGE = 120,
    COST_CHANGE_POWER = 150
};
static const struct stepper_constants *const tuned = &stepper_constants;

static const double cost_mode = .57, cost_mode_nonlinear = .95, unlimited = 1000;

/* Steps of half a sample at least: at one step a sample a strike at 4 m/s with a hand of 150 g on a
 * tom (T/T0 = 2) is three times as loud as with shorter steps, at two 6 %. */
enum { LEAST_NONLINEAR = 1 };

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
double budget_step_cost(const struct terms *p) { return p->step + TRIES_STEP * p->a_try; }

/* The cost of the steps of a sample that are free of charge: the first one; on a nonlinear body the
 * two at the least subdivision. */
static double uncharged_steps(const struct terms *p) {
    return (1 << p->least_subdivision) * budget_step_cost(p);
}

/* Costs of a step and a pair with this contact. */
static void price_steps(const struct collision_def *c, const struct contact *contact,
                        struct terms *p) {
    double alpha = contact->alpha, modes = c->modes ? c->modes->hammer_end : 0;
    bool power = !(alpha == 1 || alpha == 1.5 || alpha == 2 || alpha == 2.5 || alpha == 3);
    p->a_try = power ? COST_TRY_POWER : COST_TRY;
    p->memory = !contact_remembers(contact) ? 0 : power ? COST_MEMORY_POWER : COST_MEMORY;
    p->modes = (p->nonlinear ? cost_mode_nonlinear : cost_mode) * modes;
    p->step = COST_STEP + p->memory + p->modes;
    p->pair = COST_PAIR + p->memory + p->modes;
    p->change = !c->modes ? 0 : power ? COST_CHANGE_POWER : COST_CHANGE;
}

void budget_price_shared(const struct collision_def *c, const struct contact *contact,
                         struct terms *p) {
    *p = (struct terms){.charges_all = true};
    price_steps(c, contact, p);
}

/* Single steps of an expensive law also count towards the bound of a block: on a bank, their cost
 * beyond that of usual steps is subtracted from the refill. */
void budget_price(const struct collision_def *c, const struct motion *m, struct terms *p) {
    struct bounds b = bounds(c);
    p->nonlinear = m->nonlinear.active;
    p->least_subdivision = p->nonlinear ? LEAST_NONLINEAR : 0;
    price_steps(c, &m->contact, p);
    double dearer = c->modes ? TRIES_STEP * (p->a_try - COST_TRY) + p->memory : 0;
    if (p->nonlinear)
        dearer +=
            uncharged_steps(p) - budget_step_cost(p) + p->modes - cost_mode * c->modes->hammer_end;
    double refill = b.refill - dearer;
    p->full = p->share * budget_factor(c) * b.full;
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

void stepper_take_budget(struct stepper *st, struct stepper *from, uint64_t clock) {
    st->budget.left = from->touching ? 0 : max_of(0, stepper_withdraw_budget(from, clock));
    st->budget.refilled = 0;
}

double stepper_used_in_window(const struct stepper *st, uint64_t clock) {
    return st->budget.window == clock / MODES_WINDOW ? st->budget.used : 0;
}

void stepper_assign_budget(const struct collision_def *c, const struct motion *m,
                           struct stepper *st, const struct budget_share *part, uint64_t clock) {
    struct terms *p = &st->terms;
    p->finest = part->finest;
    if (part->share != p->share || part->reserved != p->reserved ||
        part->charges_all != p->charges_all || part->refill_override != p->refill_override) {
        p->share = part->share;
        p->reserved = part->reserved;
        p->charges_all = part->charges_all;
        p->refill_override = part->refill_override;
        budget_price(c, m, p);
    }
    st->budget.left = part->charges_all ? part->budget : min_of(st->terms.full, part->budget);
    st->budget.refilled = part->in_advance ? clock + (uint64_t)part->in_advance : 0;
    st->budget.exhausted = st->budget.exhausted && st->budget.left < st->terms.enough;
}

double stepper_full_budget(const struct collision_def *c) {
    double modes = c->modes ? max_of(c->modes->hammer_end, 32) : 0;
    return budget_factor(c) *
           (c->modes ? tuned->bank_full + tuned->bank_full_a_mode * modes : bounds(c).full);
}

double stepper_refill_of_all(const struct collision_def *c, int voices) {
    double modes = max_of(c->modes->hammer_end, 32);
    double step = COST_STEP + TRIES_STEP * COST_TRY + cost_mode * modes;
    double further = tuned->further_voice + tuned->further_voice_a_mode * modes;
    double refill = tuned->bank_refill + tuned->bank_refill_a_mode * modes;
    return budget_factor(c) * refill + step +
           (voices > VOICES_BOUNDED ? voices - VOICES_BOUNDED : 0) * further;
}

void budget_refill(struct stepper *st, int samples) {
    if (st->clock < st->budget.refilled)
        return;
    st->budget.left = min_of(st->terms.full, st->budget.left + st->terms.refill * samples);
    st->budget.exhausted = st->budget.exhausted && st->budget.left < st->terms.enough;
}

/* `free_of_charge`: the part of the cost, ns, that is free of charge. */
static void spend(struct stepper *st, double cost, double free_of_charge) {
    uint64_t window = st->clock / MODES_WINDOW;
    st->budget.used = (window == st->budget.window ? st->budget.used : 0) + cost;
    st->budget.window = window;
    st->budget.worked += cost;
    st->budget.left -= max_of(cost - free_of_charge, 0);
    double reserve = st->terms.charges_all ? in_advance(st, st->clock + 1) * st->plan.reserve : 0;
    if (st->budget.left > reserve)
        return;
    if (!st->terms.charges_all)
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
    spend(st, cost, free_of_charge ? budget_step_cost(p) : 0);
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
    spend(st, cost, st->part ? 0 : budget_step_cost(&st->terms));
    st->part += SAMPLE_PARTS >> subdivision;
}

double budget_pair_cost(const struct stepper *st) {
    const struct terms *p = &st->terms;
    return p->nonlinear ? budget_step_cost(p) : p->pair + TRIES_PAIR * p->a_try;
}

double budget_sample_cost(const struct stepper *st, int subdivision) {
    return (1 << subdivision) * budget_pair_cost(st) - uncharged_steps(&st->terms);
}

/* The impulse uses powers and logarithms. */
void budget_charge_impulse(struct stepper *st) { spend(st, COST_IMPULSE, 0); }

void budget_charge_set_up(struct stepper *st) { spend(st, COST_SET_UP + st->terms.modes, 0); }

double budget_entry_cost(const struct terms *p) { return COST_ENTRY + 2 * p->modes; }

void budget_charge_entry(struct stepper *st) { spend(st, budget_entry_cost(&st->terms), 0); }

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
