/* SPDX-License-Identifier: BSD-3-Clause */
/* solve_impulse.c: a contact far shorter than the step, when no steps are left to resolve it.
 *
 * It is an impulse J at the moment t when the surface is reached. The body feels it spread over the
 * step, as it does every force: how it yields meanwhile is the step's compliance, so that
 *   J = m v (1 + E),   m = h^2 / 2C,   E the rebound of wall.h at v,
 * v the hammer's speed at t against the body's mean one over the step. The hammer, and a free mass,
 * feel it at t: J (t - h/2) is the moment that the spread force lacks. The contact takes
 * m v^2 (1 - E^2) / 2, exactly, so that bounces decay as they should, however dense they are.
 */
#include <math.h>

#include "contact/wall.h"
#include "engine/solve.h"

/* Far shorter: so many times deeper would the hammer get in the step on its own. */
static const double far_deeper = 16;

/* How long until x + w t + a t^2/2 = 0, and the speed there; HUGE_VAL when never. */
static double time_to_surface(double x, double w, double a, double *v) {
    *v = sqrt(w * w - 2 * a * x);
    return w + *v > 0 ? -2 * x / (w + *v) : (double)HUGE_VAL;
}

/* The first blow of the step, if it has one that is over far sooner and not followed by another. */
static bool find_impulse(const struct collision_def *c, const struct motion *m,
                         const struct stepper *st, const struct step_setup *setup,
                         struct outer_forces o, struct impulsive_contact *b) {
    double h = setup->h, acceleration = setup->acceleration;
    b->mobility = c->modes ? 1 / c->mass : motion_mobility(c);
    if (!c->modes)
        acceleration = motion_acceleration(c, m, o);
    b->when = time_to_surface(m->x, setup->free_displacement / h - acceleration * h / 2,
                              acceleration, &b->v);
    if (!(b->when < h))
        return false;
    b->mass = h * h / (2 * setup->compliance);
    b->depth = wall_depth(b->mass, &m->contact, b->v);
    if (!(far_deeper * b->depth < b->v * h))
        return false;
    b->E = wall_restitution(m->contact.mu, b->v);
    b->duration =
        st->duration_ratio * b->depth / b->v * (1 + 1 / b->E) / 2; /* undamped both ways */
    return 2 * b->E * b->v >= acceleration * (h - b->when);
}

bool solve_impulse(const struct collision_def *c, const struct motion *m, const struct stepper *st,
                   const struct step_setup *setup, struct outer_forces o, struct step_result *r,
                   struct impulsive_contact *b) {
    if (!contact_law(&m->contact)->closed_forms || c->scheme != SCHEME_EXACT || m->x > 0)
        return false;
    if (!stepper_budget_low(st) || st->budget <= 0 || !find_impulse(c, m, st, setup, o, b))
        return false;
    double J = b->mass * b->v * (1 + b->E), F = J / setup->h;
    r->force = F;
    r->mean_correction = 0;
    r->moment = J * (b->when - setup->h / 2);
    r->d = setup->free_displacement - setup->compliance * F + r->moment * b->mobility;
    r->x = m->x + r->d;
    r->lost = b->mass * b->v * b->v / 2 * (1 + b->E) * (1 - b->E);
    r->felt_z = m->felt_z;
    r->tries = 1;
    return r->x <= 0;
}
