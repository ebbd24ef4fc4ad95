/* SPDX-License-Identifier: BSD-3-Clause */
/* stepper.c: length of the next step; see stepper.h. */
#include "engine/step/stepper_parts.h"

#include <math.h>

/* Samples: the last contact before a reset counts as this long ago. */
static const uint64_t long_ago = 1 << 30;

static void clear_speed(struct stepper *st) {
    st->speed = 0;
    st->speed_known = false;
}

/* --- a sample --------------------------------------------------------------------------------- */

/* The least subdivision, from this one on, whose steps may start at this part of the sample. */
static int aligned(int part, int subdivision) {
    while (part & ((SAMPLE_PARTS >> subdivision) - 1))
        subdivision++;
    return subdivision;
}

/* Wanted subdivision of the next step, before the alignment. */
static int subdivision_now(const struct collision_def *c, const struct motion *m,
                           const struct stepper *st) {
    if (st->touching)
        return st->plan.subdivision + steps_finer(c, m, st);
    int apart = motion_has_hammer(m) && !stepper_single_step(st) ? st->plan.apart : 0;
    return apart > st->terms.least_subdivision ? apart : st->terms.least_subdivision;
}

void stepper_begin_sample(const struct collision_def *c, struct motion *m, struct stepper *st,
                          struct outer_forces o, struct step_setup *setup) {
    bool single = stepper_single_step(st);
    st->driven = o.drive != 0;
    budget_refill(st, 1);
    steps_prepare(c, m, st);
    st->part = 0;
    if (single)
        st->plan.subdivision = st->terms.least_subdivision;
    else
        st->stiff = false;
    motion_prepare_step(c, m, subdivision_now(c, m, st), o, setup);
    if (single || !st->touching || steps_suffice(c, m, st, setup))
        return;
    steps_choose(c, m, st);
    motion_prepare_step(c, m, st->plan.subdivision, o, setup);
}

void stepper_begin_links(const struct collision_def *c, const struct motion *m, struct stepper *st,
                         struct outer_forces o) {
    st->driven = o.drive != 0;
    if (st->clock % MODES_WINDOW == 0) /* what several contacts spend returns with the window */
        budget_fill(st);
    else
        budget_refill(st, 1);
    steps_prepare(c, m, st);
    st->part = 0;
    st->stiff = false;
    if (stepper_single_step(st))
        st->plan.subdivision = 0;
}

int stepper_aligned(const struct stepper *st, int subdivision) {
    return aligned(st->part, subdivision);
}

void stepper_next(const struct collision_def *c, struct motion *m, struct stepper *st,
                  struct outer_forces o, struct step_setup *setup) {
    int subdivision = aligned(st->part, subdivision_now(c, m, st));
    if (setup->subdivision == subdivision)
        motion_prepare_step_again(c, m, o, setup);
    else
        motion_prepare_step(c, m, subdivision, o, setup);
}

void stepper_advance_free(struct stepper *st, const struct step_setup *setup, double displacement) {
    st->speed = displacement * (1 << setup->subdivision);
    st->speed_known = true;
    st->last_subdivision = setup->subdivision;
}

/* Within a step of length h, x may be nearer to a surface than at both ends by |a| h^2 / 8, if the
 * acceleration a stays as it has been since the last step. The step is halved where its ends are
 * within twice that distance, so that a contact between two samples is found. */
bool stepper_may_graze(const struct collision_def *c, const struct motion *m, struct stepper *st,
                       const struct step_setup *setup) {
    if (setup->subdivision >= stepper_constants.finest_graze || stepper_single_step(st) ||
        c->scheme != SCHEME_EXACT || !c->modes)
        return false;
    double near =
        min_of(motion_outside(m, m->x), motion_outside(m, m->x + setup->free_displacement));
    bool known = st->speed_known;
    double length = stepper_length(setup->subdivision), now = setup->free_displacement / length;
    double past = known ? stepper_length(st->last_subdivision) : 0;
    double before = known ? st->speed : motion_velocity(c, m) / c->rate;
    double bend = 2 * fabs(now - before) / (length + past) * length * length;
    if (!(near >= 0 && near < bend / 4))
        return false;
    budget_charge_set_up(st);
    return true;
}

void stepper_end_sample(struct stepper *st) {
    st->part = 0;
    st->clock++;
}

/* --- a contact -------------------------------------------------------------------------------- */

void stepper_charge_impulse(const struct collision_def *c, struct stepper *st) {
    budget_charge_impulse(st);
    if (!stepper_goes_on(c, st))
        st->begun = st->clock;
    st->left = st->clock;
    clear_speed(st);
}

void stepper_enter(const struct collision_def *c, const struct motion *m, struct stepper *st,
                   const struct step_setup *setup) {
    budget_charge_entry(st);
    if (!stepper_goes_on(c, st))
        st->begun = st->clock;
    st->touching = true;
    st->entered = st->clock;
    st->plan.steps = st->alike = st->forces = 0;
    st->plan.deepest = 0;
    st->stiff = false;
    st->plan.changed = false;
    st->plan.share_at_entry = st->terms.share;
    steps_plan(c, m, st, setup);
}

void stepper_leave(struct stepper *st) {
    if (st->touching)
        st->left = st->clock;
    st->touching = false;
    clear_speed(st);
    st->forces = 0;
}

bool stepper_in_contact(const struct collision_def *c, const struct stepper *st) {
    return stepper_goes_on(c, st);
}

bool stepper_in_impact(const struct collision_def *c, const struct stepper *st, double lasts) {
    return stepper_goes_on(c, st) && (double)(int64_t)(st->clock - st->begun) < lasts * c->rate;
}

void stepper_advance_contact(const struct collision_def *c, const struct motion *m,
                             struct stepper *st, const struct step_setup *setup,
                             const struct step_result *r) {
    double length = stepper_length(setup->subdivision);
    st->alike = setup->subdivision == st->last_subdivision ? st->alike + 1 : 1;
    st->last_subdivision = setup->subdivision;
    for (int i = STEPPER_FORCES - 1; i > 0; i--) {
        st->force[i] = st->force[i - 1];
        st->behind[i] = st->behind[i - 1] + length;
    }
    st->force[0] = r->force + r->mean_correction;
    st->behind[0] = length / 2;
    st->forces += st->forces < STEPPER_FORCES;
    st->speed = r->d * (1 << setup->subdivision);
    st->speed_known = true;
    st->plan.deepest = max_of(st->plan.deepest, stepper_beyond(m, r->x));
    if (++st->plan.steps >= stepper_constants.steps_between_choices)
        steps_choose(c, m, st);
}

/* The forces of earlier steps do not predict a step that is too long for the contact. */
double stepper_guess(const struct stepper *st, const struct step_setup *setup) {
    if (stepper_extrapolates(st) && stepper_single_step(st))
        return 0;
    double force = stepper_force_ahead(st, stepper_length(setup->subdivision) / 2);
    return setup->free_displacement - setup->compliance * force;
}

void stepper_set_stiff(struct stepper *st, bool stiff, double velocity) {
    st->stiff = stiff;
    st->stiff_velocity = velocity;
}

void stepper_hammer_set(struct stepper *st) {
    stepper_leave(st);
    st->begun = st->clock;
    rest_reset(st);
}

/* --- reset and continuation ------------------------------------------------------------------- */

void stepper_reset(const struct collision_def *c, const struct motion *m, struct stepper *st) {
    st->clock = 0;
    st->part = 0;
    st->plan.subdivision = st->plan.steps = st->alike = st->forces = 0;
    st->plan.deepest = 0;
    st->plan.least_subdivision = 0;
    st->plan.most_subdivision = SAMPLE_BITS;
    st->plan.pairs_always = true;
    st->entered = st->plan.ends = 0;
    st->plan.speed = st->plan.lasts = st->plan.again = 0;
    st->plan.reserve = 0;
    st->touching = false;
    st->left = 0 - long_ago;
    st->stiff = false;
    st->by_alpha.known = false;
    st->terms.share = st->plan.share_at_entry = 1;
    st->terms.reserved = st->terms.refill_override = 0;
    st->terms.charges_all = false;
    st->plan.affords_pairs = true;
    st->plan.affordable_subdivision = st->terms.finest = 0;
    budget_price(c, m, &st->terms);
    st->driven = false;
    st->plan.apart = steps_apart(c);
    st->plan.pairs = st->plan.pairs_chosen = 0; /* the entry sets them */
    budget_fill(st);
    st->budget.worked = st->budget.used = 0;
    st->budget.window = 0;
    st->rest.load = 0;
    stepper_hammer_set(st);
}

void stepper_set_clock(struct stepper *st, uint64_t clock) {
    st->clock = st->begun = st->entered = clock;
    st->left = clock - long_ago;
}

/* The sample that is as many seconds ago at another rate. */
static uint64_t ago(const struct stepper *before, uint64_t then, double ratio, uint64_t clock) {
    double samples = (double)(int64_t)(before->clock - then) * ratio;
    return clock - (uint64_t)(int64_t)(samples + .5);
}

void stepper_continue(const struct collision_def *from, const struct stepper *before,
                      const struct collision_def *to, const struct motion *m, struct stepper *st,
                      uint64_t clock, bool touches) {
    double ratio = to->rate / from->rate;
    *st = *before;
    st->left = ago(before, before->touching ? before->clock : before->left, ratio, clock);
    st->begun = ago(before, before->begun, ratio, clock);
    st->clock = clock;
    st->entered = st->clock;
    st->plan.subdivision = st->plan.least_subdivision = 0; /* the next sample chooses it again */
    st->plan.most_subdivision = SAMPLE_BITS;
    st->plan.pairs_always = true;
    st->by_alpha.known = false;
    budget_price(to, m, &st->terms);
    st->plan.apart = steps_apart(to);
    st->alike = st->forces = 0;
    st->stiff = false;
    st->touching = st->touching && touches;
    clear_speed(st);
}

void stepper_struck(const struct collision_def *c, const struct motion *m, struct stepper *st,
                    double v) {
    st->begun = st->entered = st->clock;
    st->plan.steps = st->alike = st->forces = 0;
    st->last_subdivision = 0;
    st->speed = v / c->rate;
    st->speed_known = true;
    st->plan.deepest = max_of(st->plan.deepest, steps_depth_to_come(c, m, st));
    st->stiff = false;
    st->plan.changed = true;
    st->plan.ends = 0;
    rest_reset(st);
}
