/* SPDX-License-Identifier: BSD-3-Clause */
/* stepper.c: how long the next step is; see stepper.h. */
#include "stepper_parts.h"

#include <math.h>

/* So many steps of a contact pass before their length is weighed again: the usual contact is over
 * sooner, and in one that goes on it costs nothing. */
enum { STEPS_BETWEEN_CHOICES = 64 };

/* --- a sample --------------------------------------------------------------------------------- */

/* The longest step from this fineness on that may start at this tick. */
static int aligned(int tick, int fineness) {
    while (tick & ((TICKS >> fineness) - 1))
        fineness++;
    return fineness;
}

/* Of the next step as far as it may be that long. */
static int fineness_now(const struct motion *m, const struct stepper *st) {
    return st->touching ? st->fineness : motion_plays(m) && !stepper_coarse(st) ? st->apart : 0;
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
    motion_look(c, m, fineness_now(m, st), o, look);
    if (coarse || !st->touching || steps_hold(c, m, st, look))
        return;
    steps_choose(c, m, st);
    motion_look(c, m, st->fineness, o, look);
}

void stepper_next(const struct collision *c, struct motion *m, struct stepper *st,
                  struct outer_forces o, struct step_look *look) {
    int fineness = aligned(st->tick, fineness_now(m, st));
    if (look->fineness == fineness)
        motion_look_again(c, m, o, look);
    else
        motion_look(c, m, fineness, o, look);
}

void stepper_end_sample(struct stepper *st) {
    st->tick = 0;
    st->clock++;
}

/* --- a contact -------------------------------------------------------------------------------- */

void stepper_enter(const struct collision *c, const struct motion *m, struct stepper *st,
                   const struct step_look *look) {
    budget_entered(st);
    st->touching = true;
    st->entered = st->clock;
    st->steps = st->travels = 0;
    st->deepest = st->force = 0;
    st->stiff_velocity = (double)NAN;
    st->changed = false;
    steps_plan(c, m, st, look);
}

void stepper_leave(struct stepper *st) {
    st->touching = false;
    st->force = 0;
}

void stepper_follow(const struct collision *c, const struct motion *m, struct stepper *st,
                    const struct step_look *look, const struct step_result *r) {
    st->travels = look->fineness == st->travel_fineness ? st->travels + 1 : 1;
    st->travel_fineness = look->fineness;
    st->travel[3] = st->travel[2];
    st->travel[2] = st->travel[1];
    st->travel[1] = st->travel[0];
    st->travel[0] = r->d;
    st->force = r->force;
    st->deepest = greater(st->deepest, stepper_beyond(m, r->x));
    if (++st->steps >= STEPS_BETWEEN_CHOICES)
        steps_choose(c, m, st);
}

/* A cubic through the last four; too long a step has nothing to do with those before. */
double stepper_guess(const struct stepper *st, const struct step_look *look) {
    const double *travel = st->travel;
    if (!stepper_knows(st))
        return look->free - look->compliance * st->force;
    if (stepper_coarse(st))
        return 0;
    return 4 * (travel[0] + travel[2]) - 6 * travel[1] - travel[3];
}

/* The same cubic, one step and two steps on. */
void stepper_guess_pair(const struct stepper *st, const struct step_look *half, double guess[2]) {
    const double *travel = st->travel;
    guess[0] = stepper_guess(st, half);
    guess[1] = 4 * (guess[0] + travel[1]) - 6 * travel[0] - travel[2];
}

void stepper_note_stiff(struct stepper *st, double velocity) { st->stiff_velocity = velocity; }

void stepper_placed(struct stepper *st) {
    stepper_leave(st);
    rest_anew(st);
}

/* --- beginning, and beginning anew ------------------------------------------------------------ */

void stepper_reset(const struct collision *c, struct stepper *st) {
    st->clock = 0;
    st->tick = 0;
    st->fineness = st->steps = st->travels = 0;
    st->deepest = 0;
    st->least_fineness = 0;
    st->entered = 0;
    st->stiff_velocity = (double)NAN;
    st->alpha = (double)NAN;
    budget_price(c, &c->contact, &st->price);
    st->driven = false;
    st->apart = steps_apart(c);
    st->pairs = st->pairs_chosen = 0; /* an entry allots them */
    budget_fill(st);
    st->load = 0;
    stepper_placed(st);
}

void stepper_exchange(const struct collision *from, const struct collision *to, struct stepper *st,
                      bool touches) {
    st->clock = (uint64_t)((double)st->clock * to->rate / from->rate + .5);
    st->entered = st->clock;
    st->fineness = 0; /* the next look at a sample chooses it anew */
    st->alpha = (double)NAN;
    budget_price(to, &to->contact, &st->price);
    st->apart = steps_apart(to);
    st->travels = 0;
    st->stiff_velocity = (double)NAN;
    st->touching = st->touching && touches;
}
