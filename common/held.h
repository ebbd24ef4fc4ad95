/* SPDX-License-Identifier: BSD-3-Clause */
/* held.h: a contact's force held over a step.
 *
 * Everything else moves linearly: without the force x would go by `free`, and each newton held over
 * the step makes that `compliance` less. So the way D is the root of
 *   D + C F(x0, x0 + D) = free,
 * F the mean force of the law's row, which takes exactly what the potential and the damping
 * get: [CW17] (8) with damping, for any hammer and any body.
 */
#ifndef KNOCK_HELD_H
#define KNOCK_HELD_H

#include "quotient.h"

struct held_step {
    const struct contact *contact;
    const struct power *power; /* prepared for the contact's alpha */
    double z;                  /* what the contact remembers; it stands still */
    double x0, h;              /* m, s */
    double free, compliance;   /* m; C, m/N */
    double last_step;          /* small enough for the last of Newton's, times alpha and over the
                                  depths: its square is what is left of the force */
};

struct held {
    double force; /* N, mean; no surface pulls */
    double d, x1; /* m */
    double lost;  /* J, to the damping, below 0 by rounding alone; a memory loses apart */
    int tries;    /* evaluations of the law, the work that it was */
};

/* The step; `guess` is where D is looked for first, free if nothing is known. */
struct held held_force(const struct held_step *step, double guess);

/* --- well inside one surface ------------------------------------------------------------------ */

/* A surface seen from its outside: y is how deep, positive inside, and forces push out. */
struct surface {
    const struct contact *contact;
    const struct power *power;
    double way; /* 1: the right-hand one; -1 */
    double y0;
    double mu;  /* s/m; 0 of a felt */
    double eps; /* the share that remembers; 0 of the others */
};

/* The one that x is beyond. */
struct surface held_surface(const struct contact *c, const struct power *power, double x);

/* One step from y0: everything but the last two comes in. */
struct inside {
    double y0, h, free, compliance;
    double soft;      /* what a felt's memory takes off the force, eps z */
    double last_step; /* as above */
    double weakest;   /* the least 1 + mu D/h: where it is small the loss has no digits in F */
    double d;         /* in: where it is looked for first */
    double force, lost;
    int tries;
};
/* Newton's method where the equation is smooth and convex; false where it is not. */
bool held_inside(const struct surface *s, struct inside *f);

#endif
