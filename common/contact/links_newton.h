/* SPDX-License-Identifier: BSD-3-Clause */
/* links_newton.h: Newton's method on several contacts; private to links*.c. */
#ifndef KNOCK_LINKS_NEWTON_H
#define KNOCK_LINKS_NEWTON_H

#include "contact/links.h"

/* One link's law over one step. */
struct links_law {
    const struct contact *contact;
    const struct power *power;
    double x0, z;
    double side, y0;        /* of the surface that x0 is beyond, as in held.h */
    double k, soft;         /* N/m^alpha; eps z of a felt */
    double drag, small;     /* mu / h; bound on the last Newton step over the depths */
    double surface, depth0; /* of links_newton() */
    bool two_sided, has_own_mean_force;
    bool at_rest;     /* statics: the force at x0 + D itself, not its mean on the way there */
    double high, low; /* beyond these D the law continues along its tangent */
    struct mean_force at_high, at_low;
};

struct links_work {
    /* members: the links that are solved together */
    int n, of[LINKS_MOST]; /* their indices among the caller's links */
    struct links_law law[LINKS_MOST];
    /* n columns a row; the last two in a pair: C_H and X = C_H - 2 C_h of held_pair.h */
    double half[LINKS_MOST * LINKS_MOST], whole[LINKS_MOST * LINKS_MOST];
    double cross[LINKS_MOST * LINKS_MOST];
    double *A; /* compliance of the present step: `half`, or in a pair `whole` for both halves */
    double free_displacement[LINKS_MOST];
    double f[LINKS_MOST], D[LINKS_MOST]; /* in: a guess of f */
    double lost[LINKS_MOST];             /* by the damping, J */
    /* law at the start of the last iteration, and its Newton step */
    struct mean_force at[LINKS_MOST];
    double newton[LINKS_MOST];
    /* within one iteration */
    bool bounded;  /* never in statics */
    double energy; /* J: bound on each potential */
    double r[LINKS_MOST], W[LINKS_MOST], df[LINKS_MOST], trial[LINKS_MOST];
    int stiff[LINKS_MOST];
    double s[LINKS_MOST], U[(LINKS_MOST + 3) * LINKS_MOST]; /* rows are eliminated four at a time */
    bool is_member[LINKS_MOST];
};

/* Finds f, D = free - A f and the losses; false if the iterations reach their limit. */
bool links_forces(struct links_work *w, double h, double min_damping_factor,
                  struct links_cost *cost);
/* The same where each link is inside one surface, with 1 + mu v above this bound (held.h); false
 * elsewhere, with f as it was. */
bool links_inside(struct links_work *w, double min_damping_factor, struct links_cost *cost);
/* Everywhere, without the losses. */
bool links_newton(struct links_work *w, double h, struct links_cost *cost);

/* Adds a link to the members. Call links_gather() after the last one. */
void links_join(struct links_work *w, const struct link *l, int j, double z, double h,
                double newton_tolerance);
/* The law of a member begins at x and z, for a step of h. */
void links_begin(struct links_law *l, double x, double z, double h);
void links_gather(struct links_work *w, const struct links_step *step);

/* Solves U s = s by the upper half of the m rows of U, which is symmetric with pivots of 1 or more.
 */
void links_solve_symmetric(double *restrict U, int m, double *restrict s);

/* True if the link can touch at x, at x + d1 or at x + d2. */
static inline bool links_touches_in(const struct link *l, double d1, double d2) {
    const struct contact *c = l->contact;
    double surface = contact_surface(c, l->z);
    return contact_never_apart(c) || contact_depth(c, l->x) > surface ||
           contact_depth(c, l->x + d1) > surface || contact_depth(c, l->x + d2) > surface;
}
static inline bool links_touches(const struct link *l, double d) {
    return links_touches_in(l, d, d);
}

/* Moves a link that does not touch by d; its memory recovers. */
void links_apart(const struct link *l, double d, double h, struct step_result *r);

#endif
