/* SPDX-License-Identifier: BSD-3-Clause */
/* collision_state.h: what changes while a collision is played: each part is written by one file. */
#ifndef KNOCK_COLLISION_STATE_H
#define KNOCK_COLLISION_STATE_H

#include "engine/collision.h"
#include "engine/window.h"

struct collision_state {
    struct motion motion;       /* motion.c */
    struct stepper stepper;     /* stepper.c */
    struct solve_memory memory; /* solve.c, solve_paper.c */
    struct inputs inputs;       /* inputs.c */
    struct window window;       /* window.c */
    struct record record;       /* record.c */
    struct log *own_log;        /* NULL where the object's voices share one */
    bool leaves;                /* once the body cannot reach the hammer any more, it is gone */

    bool diverged; /* further, faster or harder than anything should be: this sample ends at rest */
    bool sounds;   /* a pickup was given something but zeros in this block */
};

/* What the steps of a sample did with the force, N. */
struct step_force {
    double mean, last; /* over all of them, in the last */
};

/* One sample, by the default scheme and by a paper's; s->diverged says that a step was not borne.
 */
struct step_force collision_play_exact(const struct collision_def *c, struct collision_state *s,
                                       struct outer_forces o);
struct step_force collision_play_paper(const struct collision_def *c, struct collision_state *s,
                                       struct outer_forces o);

/* What the inlets hold, and the ground's drive on a ball. */
struct outer_forces collision_outer_forces(const struct collision_def *c, const struct inputs *in);

/* A state whose log is the object's; nothing is reset without a definition. */
struct collision_state *collision_state_bare(const struct collision_def *c, struct head head,
                                             int most_body, int most_hammer, bool stretches,
                                             struct log *log);
/* collision_reset() of a state whose log is the object's. */
void collision_rest(const struct collision_def *c, struct collision_state *s);

/* `t` continues what `s` plays, which is done with then, at this sample of the object's clock; does
 * the contact go on? */
void collision_continue(const struct collision_def *from, struct collision_state *s,
                        const struct collision_def *to, struct collision_state *t, uint64_t clock,
                        bool touches);
/* The hammer of `s` goes over to `t`: in flight, or resting on the body under this load, N. */
void collision_take_hammer(const struct collision_def *from, const struct collision_state *s,
                           const struct collision_def *to, struct collision_state *t, double load);
/* It ends; what it had is booked as lost. */
void collision_end_hammer(const struct collision_def *c, struct collision_state *s);
/* Another head takes over, not in an impact. */
void collision_set_head(const struct collision_def *c, struct collision_state *s, struct head head,
                        bool pressed);
/* Mass, gravity and gap become those of `to`, for a free hammer. */
void collision_set_free(struct collision_def *c, struct collision_state *s,
                        const struct collision_def *to);
/* Nothing but the body will bring the hammer back. */
void collision_set_leaves(struct collision_state *s, bool leaves);
/* Hammer and body at rest; what they had is booked as lost. */
void collision_silence(const struct collision_def *c, struct collision_state *s);

/* Will nothing bring the hammer back but a strike, a drop or a push? */
bool collision_hammer_gone(const struct collision_def *c, const struct collision_state *s);

/* Brings hammer and bank to where the clock is. */
void collision_catch_up(const struct collision_def *c, struct collision_state *s);

#endif
