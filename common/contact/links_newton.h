/* SPDX-License-Identifier: BSD-3-Clause */
/* links_newton.h: Newton's method on several contacts; private to links*.c. */
#ifndef KNOCK_LINKS_NEWTON_H
#define KNOCK_LINKS_NEWTON_H

#include "contact/links.h"

/* One link's law over one step. */
struct links_law {
    const struct contact *contact;
    const struct power *power;
    double x0, z, surface, depth0;
    double drag, small; /* mu / h; bound on the last Newton step over the depths */
    bool two_sided, has_own_mean_force;
    bool at_rest;     /* statics: the force at x0 + D itself, not its mean on the way there */
    double high, low; /* beyond these D the law continues along its tangent */
    struct mean_force at_high, at_low;
};

struct links_work {
    /* members: the links that are solved together */
    int n, of[LINKS_MOST]; /* their indices among the caller's links */
    struct links_law law[LINKS_MOST];
    double A[LINKS_MOST * LINKS_MOST]; /* n columns a row */
    double free_displacement[LINKS_MOST];
    double f[LINKS_MOST], D[LINKS_MOST]; /* in: a guess of f */
    /* law at the start of the last iteration, and its Newton step */
    struct mean_force at[LINKS_MOST];
    double newton[LINKS_MOST];
    /* within one iteration */
    bool bounded;  /* never in statics */
    double energy; /* J: bound on each potential */
    double r[LINKS_MOST], W[LINKS_MOST], df[LINKS_MOST], trial[LINKS_MOST];
    int stiff[LINKS_MOST];
    double s[LINKS_MOST], U[(LINKS_MOST + 3) * LINKS_MOST]; /* rows are eliminated four at a time */
    /* in a pair: the compliance of the whole step */
    double whole[LINKS_MOST * LINKS_MOST];
    bool is_member[LINKS_MOST];
};

/* Finds f and D = free - A f; false if the iterations reach their limit. */
bool links_newton(struct links_work *w, double h, struct links_cost *cost);

/* Adds a link to the members. Call links_gather() after the last one. */
void links_join(struct links_work *w, const struct link *l, int j, double z, double h,
                double newton_tolerance);
/* The law of a member begins at x and z, for a step of h. */
void links_begin(struct links_law *l, double x, double z, double h);
void links_gather(struct links_work *w, const struct links_step *step);

/* Energy that damping takes from member i at the solution, J. */
double links_damping(const struct links_work *w, int i, double h);

/* True if the link can touch at x or at x + d. */
static inline bool links_touches(const struct link *l, double d) {
    double surface = contact_surface(l->contact, l->z);
    return contact_never_apart(l->contact) || contact_depth(l->contact, l->x) > surface ||
           contact_depth(l->contact, l->x + d) > surface;
}

/* Moves a link that does not touch by d; its memory recovers. */
void links_apart(const struct link *l, double d, double h, struct step_result *r);

#endif
