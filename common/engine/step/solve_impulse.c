/* SPDX-License-Identifier: BSD-3-Clause */
/* solve_impulse.c: an impulsive contact, far shorter than the step, while the budget is low.
 *
 * It is an impulse J at the time t at which the hammer reaches the surface. The bank takes the
 * impulse as a force held over the step, like every force, with the compliance C of the step:
 *   J = m v (1 + E),   m = h^2 / 2C,   E the restitution of wall.h at v,
 * v the speed of the hammer at t relative to the mean speed of the body over the step. The hammer
 * and a free mass take the impulse at t, which adds the moment J (t - h/2) to the held force. The
 * contact dissipates exactly m v^2 (1 - E^2) / 2, so that dense bounces decay correctly.
 */
#include <math.h>

#include "contact/wall.h"
#include "engine/step/solve.h"

/* The first impulsive contact of the step: at the time `when` at which x + w t + a t^2/2 = 0, with
 * the speed v. False if there is none, or another one follows it. */
static bool find_impulse(const struct collision_def *c, const struct motion *m,
                         const struct stepper *st, const struct step_setup *setup,
                         struct outer_forces o, struct impulsive_contact *b) {
    double h = setup->h, acceleration = setup->acceleration;
    b->mobility = c->modes ? 1 / c->mass : motion_mobility(c);
    if (!c->modes)
        acceleration = motion_acceleration(c, m, o);
    double w = setup->free_displacement / h - acceleration * h / 2;
    b->v = sqrt(w * w - 2 * acceleration * m->x);
    b->when = w + b->v > 0 ? -2 * m->x / (w + b->v) : (double)HUGE_VAL;
    if (!(b->when < h))
        return false;
    b->mass = h * h / (2 * setup->compliance);
    b->depth = wall_depth(b->mass, &m->contact, b->v);
    if (!(stepper_constants.far_deeper * b->depth < b->v * h))
        return false;
    b->E = wall_restitution(m->contact.mu, b->v);
    b->duration = st->by_alpha.duration_ratio * b->depth / b->v * (1 + 1 / b->E) /
                  2; /* undamped at both speeds */
    return 2 * b->E * b->v >= acceleration * (h - b->when);
}

bool solve_impulse(const struct collision_def *c, const struct motion *m, const struct stepper *st,
                   const struct step_setup *setup, struct outer_forces o, struct step_result *r,
                   struct impulsive_contact *b) {
    if (!contact_law(&m->contact)->has_invariant || c->scheme != SCHEME_EXACT || m->x > 0)
        return false;
    if (!stepper_budget_low(st) || st->budget.left <= 0 || !find_impulse(c, m, st, setup, o, b))
        return false;
    double J = b->mass * b->v * (1 + b->E), F = J / setup->h;
    r->force = F;
    r->mean_correction = 0;
    r->moment = J * (b->when - setup->h / 2);
    r->d = setup->free_displacement - setup->compliance * F + r->moment * b->mobility;
    r->x = m->x + r->d;
    r->lost = b->mass * b->v * b->v / 2 * (1 + b->E) * (1 - b->E);
    r->z = m->z;
    r->tries = 1;
    return r->x <= 0;
}
