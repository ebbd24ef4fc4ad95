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
};

/* The step; `guess` is where D is looked for first, free if nothing is known. */
struct held held_force(const struct held_step *step, double guess);

#endif
