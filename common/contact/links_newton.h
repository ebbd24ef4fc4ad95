/* SPDX-License-Identifier: BSD-3-Clause */
/* links_newton.h: Newton's method on several contacts; between links*.c only. */
#ifndef KNOCK_LINKS_NEWTON_H
#define KNOCK_LINKS_NEWTON_H

#include "contact/links.h"

/* One link's law over this step. */
struct links_law {
    const struct contact *contact;
    const struct power *power;
    double x0, z, surface, depth0;
    double drag, small; /* mu / h; the last step over the depths */
    bool two_sided, felt;
    double high, low; /* beyond these D the law goes on along its tangent */
    struct mean_force at_high, at_low;
};

struct links_work {
    /* the links that are solved together */
    int n, of[LINKS_MOST]; /* which of the caller's */
    struct links_law law[LINKS_MOST];
    double A[LINKS_MOST * LINKS_MOST]; /* n columns a row */
    double free_displacement[LINKS_MOST];
    double f[LINKS_MOST], D[LINKS_MOST]; /* in: f as a guess */
    /* of the last iteration: the law where it began, and its step */
    struct mean_force at[LINKS_MOST];
    double newton[LINKS_MOST];
    /* within one */
    bool bounded;
    double energy; /* J: no potential gets more */
    double r[LINKS_MOST], W[LINKS_MOST], df[LINKS_MOST], trial[LINKS_MOST];
    int stiff[LINKS_MOST];
    double s[LINKS_MOST], U[(LINKS_MOST + 3) * LINKS_MOST]; /* rows are taken four at once */
    /* of a pair: the compliance of the whole step */
    double whole[LINKS_MOST * LINKS_MOST];
    bool is_member[LINKS_MOST];
};

/* Finds f and D = free - A f; false where the most iterations were not enough. */
bool links_newton(struct links_work *w, double h, struct links_cost *cost);

/* A link joins those that are solved together; gather, then, for all of them. */
void links_join(struct links_work *w, const struct link *l, int j, double z, double h,
                double last_step);
void links_gather(struct links_work *w, const struct links_step *step);

/* J, that damping takes of link i under f and D as found. */
double links_damping(const struct links_work *w, int i, double h);

/* Can it touch at x or at x + d? */
static inline bool links_touches(const struct link *l, double d) {
    double surface = contact_surface(l->contact, l->z);
    return contact_never_apart(l->contact) || contact_depth(l->contact, l->x) > surface ||
           contact_depth(l->contact, l->x + d) > surface;
}

/* A link that does not touch goes by d; the memory recovers. */
void links_apart(const struct link *l, double d, double h, struct held_result *r);

#endif
