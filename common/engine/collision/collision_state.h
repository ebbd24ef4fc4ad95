/* SPDX-License-Identifier: BSD-3-Clause */
/* collision_state.h: the state of a collision; each part is written by one file. */
#ifndef KNOCK_COLLISION_STATE_H
#define KNOCK_COLLISION_STATE_H

#include "engine/collision/collision.h"
#include "engine/collision/window.h"

struct collision_state {
    struct motion motion;       /* motion.c, motion_place.c */
    struct stepper stepper;     /* stepper.c */
    struct solve_memory memory; /* solve.c, solve_paper.c */
    struct inputs inputs;       /* inputs.c */
    struct window window;       /* window.c */
    struct network *network;    /* network.c; NULL: one hammer alone */
    struct network *network_memory;
    struct record record; /* record.c */
    struct log *own_log;  /* NULL where the object's voices share one */
    bool leaves;          /* the hammer ends once the body cannot reach it any more */

    bool diverged; /* a step was out of bounds: this sample ends at rest */
    bool sounds;   /* a pickup had a non-zero output in this block */
};

/* The force of the contact in one sample, N. */
struct step_force {
    double mean, last; /* over all steps; in the last step */
};

/* One sample, by the default scheme and by a paper's. s->diverged: a step was out of bounds. */
struct step_force collision_contact_sample(const struct collision_def *c, struct collision_state *s,
                                           struct outer_forces o);
struct step_force collision_paper_sample(const struct collision_def *c, struct collision_state *s,
                                         struct outer_forces o);

/* The forces of the contacts on the body at the end of the last sample. */
struct contact_forces {
    double hammer; /* N, at the contact point or on a free mass, if there is no row of all */
    struct modes_points all;
    double lasted; /* samples */
};
/* `hammer`: with that of the hammer struck last. `removed`: a static load that the body was
 * relieved of, or NULL. Valid until the next sample. */
struct contact_forces collision_contact_forces(const struct collision_def *c,
                                               struct collision_state *s, bool hammer,
                                               const struct modes_load *removed);

/* The external forces: push and drive, or the acceleration of the ground times the mass. */
struct outer_forces collision_outer_forces(const struct collision_def *c, const struct inputs *in);

/* A state that uses the log of the object. Without a definition it is not reset. */
struct collision_state *collision_state_bare(const struct collision_def *c,
                                             struct contact_inputs head, int most_body,
                                             int most_hammer, bool stretches, size_t plate,
                                             struct log *log);
/* Memory for the further contacts of a definition like this one; false: no memory. */
bool collision_state_make_network(struct collision_state *s, const struct collision_def *like);
/* collision_reset() without the log. */
void collision_rest(const struct collision_def *c, struct collision_state *s);

/* `t` continues the motion of `s` at this sample of the object's clock, and `s` ends. `touches`:
 * the contact in progress continues too. */
void collision_continue(const struct collision_def *from, struct collision_state *s,
                        const struct collision_def *to, struct collision_state *t, uint64_t clock,
                        bool touches);
/* The static load on the bank while the hammer presses it; and the one in equilibrium with this
 * force of the hammer, N, with further contacts that yield. Valid until the next of either. */
struct modes_load collision_held_load(const struct collision_def *c, struct collision_state *s);
struct modes_load collision_static_load(const struct collision_def *c, struct collision_state *s,
                                        double force);
/* Removes the first; restores the second, with the hammer at rest. Both book the energy. */
void collision_remove_static_load(const struct collision_def *c, struct collision_state *s,
                                  const struct modes_load *load);
void collision_restore_static_load(const struct collision_def *c, struct collision_state *s,
                                   double force, const struct modes_load *load);
/* Transfers the hammer of `s` to `t`: in flight, or at rest on the body under this load of the
 * force given, N. */
void collision_take_hammer(const struct collision_def *from, const struct collision_state *s,
                           const struct collision_def *to, struct collision_state *t, double force,
                           const struct modes_load *load);
/* A longer contact counts as pressed, s. */
static const double collision_impact_lasts = .03;
/* The hammer struck last becomes one of the other hammers, if one of these is free. */
bool collision_put_aside(const struct collision_def *c, struct collision_state *s);
/* Removes the hammer; its energy is booked as lost. */
void collision_end_hammer(const struct collision_def *c, struct collision_state *s);
/* Changes the head; not during an impact. `pressed`: the force stays unchanged. */
void collision_set_head(const struct collision_def *c, struct collision_state *s,
                        struct contact_inputs head, bool pressed);
/* A plate fades to its linear ring, or may be nonlinear again. */
void collision_mute_plate(struct collision_state *s, bool muted);
/* Copies mass, gravity and gap of `to`, for a free hammer. */
void collision_set_hammer_parameters(struct collision_def *c, struct collision_state *s,
                                     const struct collision_def *to);
/* `leaves`: the hammer ends once the body cannot reach it any more. */
void collision_set_leaves(struct collision_state *s, bool leaves);
/* Puts hammer and body at rest; their energy is booked as lost. */
void collision_silence(const struct collision_def *c, struct collision_state *s);

/* True if only a strike, a drop or a push can bring the hammer back. */
bool collision_hammer_gone(const struct collision_def *c, const struct collision_state *s);

/* Closes an open window: moves hammer and bank to the present sample. */
void collision_catch_up(const struct collision_def *c, struct collision_state *s);

#endif
