/* SPDX-License-Identifier: BSD-3-Clause */
/* solve.h: what the contact does over one step: a function of its arguments, nothing else.
 *
 * F is the mean force of the potential over the way that the step takes (quotient.h), so that the
 * work F D is exactly what the contact stores and dissipates, whatever k, mu and alpha are: nothing
 * can be gained. Against a wall or a free mass Hunt-Crossley's own invariant is kept as well
 * (scheme.h, the Poisson step), so that the rebound is exact however long the steps are.
 *
 * What a scheme remembers from step to step stands in its own struct, which begins anew whenever
 * anything but a step has moved hammer or body.
 */
#ifndef KNOCK_SOLVE_H
#define KNOCK_SOLVE_H

#include "engine/stepper.h"

/* What a scheme remembers. */
struct solve_memory {
    struct lumped lumped; /* scheme.h's; its x and v are those of the motion */
    bool begun;
};

void solve_forget(struct solve_memory *memory);

/* --- the default scheme ----------------------------------------------------------------------- */

/* A step in contact on modes; and against a wall or a free mass, where wall.h solves the law. */
void solve_modal(const struct collision_def *c, const struct motion *m, const struct stepper *st,
                 const struct step_setup *setup, struct step_result *r);
void solve_closed(const struct collision_def *c, const struct motion *m, const struct stepper *st,
                  struct solve_memory *memory, const struct step_setup *setup,
                  struct outer_forces o, struct step_result *r);
/* The force held over one step from x, without anything else; a felt that remembers z moves on by
 * half the step before and by the other half after it. */
void solve_held(const struct motion *m, double x, double z, const struct step_setup *setup,
                double free_displacement, double guess, struct step_result *r);
/* A step in contact. */
static inline void solve_contact(const struct collision_def *c, const struct motion *m,
                                 const struct stepper *st, struct solve_memory *memory,
                                 const struct step_setup *setup, struct outer_forces o,
                                 struct step_result *r) {
    if (c->modes && !contact_remembers(&m->contact))
        solve_modal(c, m, st, setup, r);
    else if (contact_law(&m->contact)->closed_forms)
        solve_closed(c, m, st, memory, setup, o, r);
    else
        solve_held(m, m->x, m->felt_z, setup, setup->free_displacement, stepper_guess(st, setup),
                   r);
}
/* A step apart from the surface. */
void solve_apart(const struct motion *m, const struct step_setup *setup, struct step_result *r);
/* After a step in which a contact far too stiff for it pressed: the impulse that takes the velocity
 * to the step's mean, 0 where the hammer does not come to rest; *velocity is the one now. */
double solve_settling(const struct collision_def *c, const struct motion *m,
                      const struct stepper *st, const struct step_setup *setup,
                      const struct step_result *r, double x0, double *velocity);

/* --- solve_pair.c: two half steps at fourth order --------------------------------------------- */

void solve_pair(const struct motion *m, const struct stepper *st, const struct step_setup *whole,
                const struct step_setup *half, struct step_result r[2]);

/* --- against a wall or a free mass ------------------------------------------------------------ */

/* What scheme.h wants to know of it. */
struct lumped_system solve_lumped_system(const struct collision_def *c, const struct motion *m,
                                         double h, struct outer_forces o);

/* --- crossing a surface ----------------------------------------------------------------------- */

/* How far from the surface the hammer is, in time, at most `most`, when it comes (way 1) or goes
 * (way -1) with the velocity *v under this acceleration; *v becomes the velocity at the surface. */
double solve_from_surface(const struct motion *m, double acceleration, double most,
                          double displacement, double *v);

/* --- solve_impulse.c -----------------------------------------------------------------------------
 */

/* A contact that is over far sooner than the step. */
struct impulsive_contact {
    double when, v;  /* s from the step's start; m/s */
    double mass;     /* that meets, kg */
    double mobility; /* of what feels it at its moment, 1/kg */
    double depth;    /* m */
    double E;        /* the rebound */
    double duration; /* s */
};
/* Where a contact begins within this step that no budget is left to resolve: what it does. */
bool solve_impulse(const struct collision_def *c, const struct motion *m, const struct stepper *st,
                   const struct step_setup *setup, struct outer_forces o, struct step_result *r,
                   struct impulsive_contact *b);

/* --- solve_paper.c: the schemes of the papers, one step a sample ------------------------------ */

/* The step's look, and what the contact does; impulse, N s, comes before the step itself. */
double solve_paper(const struct collision_def *c, struct motion *m, struct solve_memory *memory,
                   struct outer_forces o, struct step_setup *setup, struct step_result *r);
/* What went wrong since this was asked last. */
struct solve_trouble {
    unsigned complex_roots, diverged;
};
struct solve_trouble solve_take_trouble(struct solve_memory *memory);
/* Three-point and quadratic look back over two samples, so their force outlasts the contact by one.
 */
bool solve_outlasts(const struct collision_def *c);

#endif
