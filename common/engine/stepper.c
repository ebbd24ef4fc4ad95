/* SPDX-License-Identifier: BSD-3-Clause */
/* stepper.c: how long the next step is; see stepper.h. */
#include "engine/stepper_parts.h"

#include <math.h>

/* So many steps of a contact pass before their length is weighed again: the usual contact is over
 * sooner, and in one that goes on it costs nothing. */
enum { STEPS_BETWEEN_CHOICES = 64 };

/* Samples, so that nothing is taken to have touched before the first. */
static const uint64_t long_ago = 1 << 30;

/* --- a sample --------------------------------------------------------------------------------- */

/* The longest step from this fineness on that may start at this tick. */
static int aligned(int tick, int fineness) {
    while (tick & ((TICKS >> fineness) - 1))
        fineness++;
    return fineness;
}

/* Of the next step as far as it may be that long. */
static int fineness_now(const struct collision *c, const struct motion *m,
                        const struct stepper *st) {
    if (st->touching)
        return st->fineness + steps_finer(c, m, st);
    return motion_plays(m) && !stepper_coarse(st) ? st->apart : 0;
}

void stepper_begin_sample(const struct collision *c, struct motion *m, struct stepper *st,
                          struct outer_forces o, struct step_look *look) {
    bool coarse = stepper_coarse(st);
    st->driven = o.drive != 0;
    budget_refill(st, 1);
    steps_prepare(c, m, st);
    st->tick = 0;
    if (coarse)
        st->fineness = 0;
    else
        st->stiff_velocity = (double)NAN;
    motion_look(c, m, fineness_now(c, m, st), o, look);
    if (coarse || !st->touching || steps_hold(c, m, st, look))
        return;
    steps_choose(c, m, st);
    motion_look(c, m, st->fineness, o, look);
}

void stepper_next(const struct collision *c, struct motion *m, struct stepper *st,
                  struct outer_forces o, struct step_look *look) {
    int fineness = aligned(st->tick, fineness_now(c, m, st));
    if (look->fineness == fineness)
        motion_look_again(c, m, o, look);
    else
        motion_look(c, m, fineness, o, look);
}

void stepper_passed(struct stepper *st, const struct step_look *look, double way) {
    st->speed = way * (1 << look->fineness);
    st->last_fineness = look->fineness;
}

/* Within a step x comes nearer to a surface than its ends by an eighth of its acceleration times
 * the square of the step at the most, if that stays what it has been since the last step: twice as
 * much and the step is halved, so that what touches only between two samples is met as well. */
bool stepper_may_graze(const struct collision *c, const struct motion *m, struct stepper *st,
                       const struct step_look *look) {
    enum { FINEST_GRAZE = 3 }; /* 64 times as near as whole samples: what is missed is faint */
    if (look->fineness >= FINEST_GRAZE || stepper_coarse(st) || c->scheme != SCHEME_EXACT ||
        !c->modes)
        return false;
    double near = lesser(motion_outside(m, m->x), motion_outside(m, m->x + look->free));
    bool known = st->speed == st->speed;
    double length = stepper_length(look->fineness), now = look->free / length;
    double past = known ? stepper_length(st->last_fineness) : 0;
    double before = known ? st->speed : motion_velocity(c, m) / c->rate;
    double bend = 2 * fabs(now - before) / (length + past) * length * length;
    if (!(near >= 0 && near < bend / 4))
        return false;
    budget_looked(st);
    return true;
}

void stepper_end_sample(struct stepper *st) {
    st->tick = 0;
    st->clock++;
}

/* --- a contact -------------------------------------------------------------------------------- */

/* No longer than that ago, s? */
static bool touched(const struct collision *c, const struct stepper *st, double ago) {
    return st->touching || (double)(int64_t)(st->clock - st->left) < ago * c->rate;
}

/* A blow that chatters is apart for so long. */
static bool goes_on(const struct collision *c, const struct stepper *st) {
    const double apart = 5e-4; /* s */
    return touched(c, st, apart);
}

void stepper_took_blow(const struct collision *c, struct stepper *st) {
    budget_took_blow(st);
    if (!goes_on(c, st))
        st->begun = st->clock;
    st->left = st->clock;
    st->speed = (double)NAN;
}

void stepper_enter(const struct collision *c, const struct motion *m, struct stepper *st,
                   const struct step_look *look) {
    budget_entered(st);
    if (!goes_on(c, st))
        st->begun = st->clock;
    st->touching = true;
    st->entered = st->clock;
    st->steps = st->alike = st->forces = 0;
    st->deepest = 0;
    st->stiff_velocity = (double)NAN;
    st->changed = false;
    st->share_at_entry = st->price.share;
    steps_plan(c, m, st, look);
}

void stepper_leave(struct stepper *st) {
    if (st->touching)
        st->left = st->clock;
    st->touching = false;
    st->speed = (double)NAN;
    st->forces = 0;
}

bool stepper_touched(const struct collision *c, const struct stepper *st) {
    const double just_now = 1e-4; /* s: what chatters on a stiff head is apart for less */
    return touched(c, st, just_now);
}

bool stepper_in_contact(const struct collision *c, const struct stepper *st) {
    return goes_on(c, st);
}

bool stepper_in_blow(const struct collision *c, const struct stepper *st, double lasts) {
    return goes_on(c, st) && (double)(int64_t)(st->clock - st->begun) < lasts * c->rate;
}

void stepper_follow(const struct collision *c, const struct motion *m, struct stepper *st,
                    const struct step_look *look, const struct step_result *r) {
    double length = stepper_length(look->fineness);
    st->alike = look->fineness == st->last_fineness ? st->alike + 1 : 1;
    st->last_fineness = look->fineness;
    for (int i = STEPPER_FORCES - 1; i > 0; i--) {
        st->force[i] = st->force[i - 1];
        st->behind[i] = st->behind[i - 1] + length;
    }
    st->force[0] = r->force + r->skew;
    st->behind[0] = length / 2;
    st->forces += st->forces < STEPPER_FORCES;
    st->speed = r->d * (1 << look->fineness);
    st->deepest = greater(st->deepest, stepper_beyond(m, r->x));
    if (++st->steps >= STEPS_BETWEEN_CHOICES)
        steps_choose(c, m, st);
}

/* Too long a step has nothing to do with those before. */
double stepper_guess(const struct stepper *st, const struct step_look *look) {
    if (stepper_knows(st) && stepper_coarse(st))
        return 0;
    double force = stepper_force_ahead(st, stepper_length(look->fineness) / 2);
    return look->free - look->compliance * force;
}

void stepper_note_stiff(struct stepper *st, double velocity) { st->stiff_velocity = velocity; }

void stepper_placed(struct stepper *st) {
    stepper_leave(st);
    st->begun = st->clock;
    rest_anew(st);
}

/* --- beginning, and beginning anew ------------------------------------------------------------ */

void stepper_reset(const struct collision *c, const struct motion *m, struct stepper *st) {
    st->clock = 0;
    st->tick = 0;
    st->fineness = st->steps = st->alike = st->forces = 0;
    st->deepest = 0;
    st->least_fineness = 0;
    st->pairs_always = true;
    st->entered = 0;
    st->touching = false;
    st->left = 0 - long_ago;
    st->stiff_velocity = (double)NAN;
    st->alpha = (double)NAN;
    st->price.share = st->share_at_entry = 1;
    st->price.reserved = 0;
    budget_price(c, &m->contact, &st->price);
    st->driven = false;
    st->apart = steps_apart(c);
    st->pairs = st->pairs_chosen = 0; /* an entry allots them */
    budget_fill(st);
    st->worked = 0;
    st->load = 0;
    stepper_placed(st);
}

void stepper_set_clock(struct stepper *st, uint64_t clock) {
    st->clock = st->begun = st->entered = clock;
    st->left = clock - long_ago;
}

/* The same time ago at another rate. */
static uint64_t ago(const struct stepper *before, uint64_t then, double ratio, uint64_t clock) {
    double samples = (double)(int64_t)(before->clock - then) * ratio;
    return clock - (uint64_t)(int64_t)(samples + .5);
}

void stepper_continue(const struct collision *from, const struct stepper *before,
                      const struct collision *to, const struct motion *m, struct stepper *st,
                      uint64_t clock, bool touches) {
    double ratio = to->rate / from->rate;
    *st = *before;
    st->left = ago(before, before->touching ? before->clock : before->left, ratio, clock);
    st->begun = ago(before, before->begun, ratio, clock);
    st->clock = clock;
    st->entered = st->clock;
    st->fineness = st->least_fineness = 0; /* the next look at a sample chooses it anew */
    st->pairs_always = true;
    st->alpha = (double)NAN;
    budget_price(to, &m->contact, &st->price);
    st->apart = steps_apart(to);
    st->alike = st->forces = 0;
    st->stiff_velocity = (double)NAN;
    st->touching = st->touching && touches;
    st->speed = (double)NAN;
}

void stepper_struck(const struct collision *c, const struct motion *m, struct stepper *st,
                    double v) {
    st->begun = st->entered = st->clock;
    st->steps = st->alike = st->forces = 0;
    st->last_fineness = 0;
    st->speed = v / c->rate;
    st->deepest = greater(st->deepest, steps_depth_to_come(c, m, st));
    st->stiff_velocity = (double)NAN;
    st->changed = true;
    rest_anew(st);
}
