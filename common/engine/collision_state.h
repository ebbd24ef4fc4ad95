/* SPDX-License-Identifier: BSD-3-Clause */
/* collision_state.h: what changes while a collision is played: each part is written by one file. */
#ifndef KNOCK_COLLISION_STATE_H
#define KNOCK_COLLISION_STATE_H

#include "engine/collision.h"
#include "engine/fade.h"
#include "engine/window.h"
#include "engine/withdraw.h"

struct collision_state {
    struct motion motion;       /* motion.c */
    struct stepper stepper;     /* stepper.c */
    struct solve_memory memory; /* solve.c, solve_paper.c */
    struct inputs inputs;       /* inputs.c */
    struct window window;       /* window.c */
    struct record record;       /* record.c */
    struct fade fade;           /* fade.c */
    struct withdraw withdraw;   /* withdraw.c */

    bool ran_away; /* further, faster or harder than anything should be: this sample ends at rest */
    bool sounds;   /* a pickup was given something but zeros in this block */
};

/* What the steps of a sample did with the force, N. */
struct step_force {
    double mean, last; /* over all of them, in the last */
};

/* One sample, by the default scheme and by a paper's; s->ran_away says that a step was not borne.
 */
struct step_force collision_play_exact(const struct collision *c, struct collision_state *s,
                                       struct outer_forces o);
struct step_force collision_play_paper(const struct collision *c, struct collision_state *s,
                                       struct outer_forces o);

/* What the inlets hold, and the ground's drive on a ball. */
struct outer_forces collision_outer_forces(const struct collision *c, const struct inputs *in);

/* What the hammer presses with, N: when it chatters, on the average of its last half ms. */
double collision_pressing(const struct collision *c, const struct collision_state *s);

/* Brings hammer and bank to where the clock is. */
void collision_catch_up(const struct collision *c, struct collision_state *s);

#endif
