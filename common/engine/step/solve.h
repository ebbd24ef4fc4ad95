/* SPDX-License-Identifier: BSD-3-Clause */
/* solve.h: the contact over one step, as pure functions of their arguments.
 *
 * F is the mean force of the potential over the displacement D of the step (quotient.h). The work
 * F D is then exactly the energy that the contact stores and dissipates, for any k, mu and alpha,
 * so that no energy can be gained. Against a wall or a free mass the invariant of Hunt and Crossley
 * is kept as well (scheme.h, the Poisson step), so that the rebound is exact for steps of any
 * length.
 *
 * A struct of its own holds the memory of a scheme between steps. The memory is cleared whenever
 * hammer or body move by anything but a step.
 */
#ifndef KNOCK_SOLVE_H
#define KNOCK_SOLVE_H

#include "engine/step/stepper.h"

/* The memory of a scheme. */
struct solve_memory {
    struct lumped lumped; /* of scheme.h; its x and v are those of the motion */
    bool begun;
};

void solve_memory_clear(struct solve_memory *memory);

/* --- the default scheme ----------------------------------------------------------------------- */

/* A step in contact on modes, */
void solve_modal(const struct collision_def *c, const struct motion *m, const struct stepper *st,
                 const struct step_setup *setup, struct step_result *r);
/* and one against a wall or a free mass, where the step keeps the invariant of wall.h. */
void solve_closed(const struct collision_def *c, const struct motion *m, const struct stepper *st,
                  struct solve_memory *memory, const struct step_setup *setup,
                  struct outer_forces o, struct step_result *r);
/* The plain held force over one step from x. The memory z of a felt advances by half the step
 * before it and by half after it. */
void solve_held(const struct motion *m, double x, double z, const struct step_setup *setup,
                double free_displacement, double guess, struct step_result *r);
/* A step in contact. */
static inline void solve_contact(const struct collision_def *c, const struct motion *m,
                                 const struct stepper *st, struct solve_memory *memory,
                                 const struct step_setup *setup, struct outer_forces o,
                                 struct step_result *r) {
    if (c->modes && !contact_remembers(&m->contact))
        solve_modal(c, m, st, setup, r);
    else if (contact_law(&m->contact)->has_invariant)
        solve_closed(c, m, st, memory, setup, o, r);
    else
        solve_held(m, m->x, m->z, setup, setup->free_displacement, stepper_guess(st, setup), r);
}
/* A step apart from the surface. */
void solve_apart(const struct motion *m, const struct step_setup *setup, struct step_result *r);
/* After a step in a contact far too stiff for its length: the impulse that changes the velocity to
 * the mean velocity of the step, N s; 0 where the hammer does not come to rest. *velocity is the
 * resulting velocity where the step is too long for the contact: *stiff. */
double solve_settling(const struct collision_def *c, const struct motion *m,
                      const struct stepper *st, const struct step_setup *setup,
                      const struct step_result *r, double x0, bool *stiff, double *velocity);

/* --- solve_pair.c: two half steps at fourth order --------------------------------------------- */

void solve_pair(const struct motion *m, const struct stepper *st, const struct step_setup *whole,
                const struct step_setup *half, struct step_result r[2]);

/* --- against a wall or a free mass ------------------------------------------------------------ */

/* The input of scheme.h. */
struct lumped_system solve_lumped_system(const struct collision_def *c, const struct motion *m,
                                         double h, struct outer_forces o);

/* --- crossing a surface ----------------------------------------------------------------------- */

enum crossing { CROSSING_ENTRY = 1, CROSSING_EXIT = -1 }; /* the sign of v at the surface */
/* Time between the present x and the surface, s, at most `most`, for a hammer with velocity *v
 * under this acceleration. *v becomes the velocity at the surface. */
double solve_from_surface(const struct motion *m, double acceleration, double most,
                          enum crossing crossing, double *v);

/* --- solve_impulse.c -------------------------------------------------------------------------- */

/* A contact far shorter than the step. */
struct impulsive_contact {
    double when, v;  /* time since the start of the step, s; speed of approach, m/s */
    double mass;     /* effective mass, kg */
    double mobility; /* of the masses that take the impulse at once, 1/kg */
    double depth;    /* m */
    double E;        /* restitution, v_out / v_in */
    double duration; /* s */
};
/* True if the budget is low and an impulsive contact begins in this step: *r and *b describe it. */
bool solve_impulse(const struct collision_def *c, const struct motion *m, const struct stepper *st,
                   const struct step_setup *setup, struct outer_forces o, struct step_result *r,
                   struct impulsive_contact *b);

/* --- solve_paper.c: the schemes of the papers, one step a sample ------------------------------ */

/* Computes set-up and result of a step; returns the impulse that precedes the step, N s. */
double solve_paper(const struct collision_def *c, struct motion *m, struct solve_memory *memory,
                   struct outer_forces o, struct step_setup *setup, struct step_result *r);
/* Counts of failures since the last call. */
struct solve_trouble {
    unsigned complex_roots, diverged;
};
struct solve_trouble solve_report_trouble(struct solve_memory *memory);
/* Three-point and quadratic use the two previous samples, so that their force lasts one sample
 * longer than the contact. */
bool solve_outlasts(const struct collision_def *c);

#endif
