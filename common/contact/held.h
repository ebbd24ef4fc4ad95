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

#include "contact/quotient.h"

struct held_step {
    const struct contact *contact;
    const struct power *power;            /* prepared for the contact's alpha */
    double z;                             /* what the contact remembers; it stands still */
    double x0, h;                         /* m, s */
    double free_displacement, compliance; /* m; C, m/N */
    double last_step; /* small enough for the last of Newton's, times alpha and over the
                         depths: its square is what is left of the force */
};

struct held {
    double force; /* N, mean; no surface pulls */
    double d, x1; /* m */
    double lost;  /* J, to the damping, below 0 by rounding alone; a memory loses apart */
    int tries;    /* evaluations of the law, the work that it was */
};

/* Below this 1 + mu D/h has lost a digit, and the loss F D - F D / (1 + mu D/h) with it. */
static const double held_weakest = .5;

/* --- well inside one surface ------------------------------------------------------------------ */

/* A surface seen from its outside: y is how deep, positive inside, and forces push out. */
struct surface {
    const struct contact *contact;
    const struct power *power;
    double displacement; /* 1: the right-hand one; -1 */
    double y0;
    double mu;  /* s/m; 0 of a felt */
    double eps; /* the share that remembers; 0 of the others */
};

/* The one that x is beyond. */
static inline struct surface held_surface(const struct contact *c, const struct power *power,
                                          double x) {
    double right = contact_right(c, x);
    bool left = contact_two_sided(c) && right <= 0, remembers = contact_remembers(c);
    return (struct surface){.contact = c,
                            .power = power,
                            .displacement = left ? -1 : 1,
                            .y0 = left ? contact_left(c, x) : right,
                            .mu = remembers ? 0 : c->mu,
                            .eps = remembers ? c->felt_weight : 0};
}

/* One step from y0: everything but the last two comes in. */
struct inside {
    double y0, h, free_displacement, compliance;
    double soft;      /* what a felt's memory takes off the force, eps z */
    double last_step; /* as above */
    double weakest;   /* the least 1 + mu D/h: where it is small the loss has no digits in F */
    double d;         /* in: where it is looked for first */
    double force, lost;
    int tries;
};
/* Newton's method where the equation is smooth and convex; false where it is not. One to three
 * evaluations of the law are usual: after a fourth it was not well inside. */
enum { HELD_QUICKLY = 4 };
static inline bool held_inside(const struct surface *s, struct inside *f) {
    double k = s->contact->k, C = f->compliance, drag = s->mu / f->h;
    double small = f->last_step / s->power->alpha;
    while (f->tries < HELD_QUICKLY) {
        double y1 = f->y0 + f->d, damp = 1 + drag * f->d;
        if (y1 <= 0 || damp <= f->weakest)
            return false;
        struct slope q = power_quotient(s->power, f->y0, y1, f->d);
        double total = k * (q.value * damp - f->soft);
        double by_d = k * (q.by_x1 * damp + q.value * drag);
        double newton = (f->d - f->free_displacement + C * total) / (1 + C * by_d);
        f->d -= newton;
        f->tries++;
        if (!(fabs(newton) <= small * (f->y0 + y1)))
            continue;
        f->force = total - by_d * newton;
        if (C * by_d > 1)
            f->force = (f->free_displacement - f->d) / C;
        else
            f->d = f->free_displacement - C * f->force;
        damp = 1 + drag * f->d;
        /* by so much the law at d is more, in which depth and speed go together: next to nothing,
         * but in a strong drag the same way in every step */
        double left = k * q.by_x1 * drag * newton * newton;
        f->lost = (f->force - (f->force + left) / damp) * f->d;
        return damp > f->weakest && f->force >= 0;
    }
    return false;
}

/* Is y beyond where a felt lets go? */
static inline bool held_presses(const struct surface *s, double y, double soft) {
    return y > 0 && (s->eps == 0 || contact_power(y, s->power->alpha) >= soft);
}

static inline bool held_usual(const struct held_step *step, double guess, struct held *f) {
    const struct contact *c = step->contact;
    struct surface s = held_surface(c, step->power, step->x0);
    struct inside in = {.y0 = s.y0,
                        .h = step->h,
                        .free_displacement = s.displacement * step->free_displacement,
                        .compliance = step->compliance,
                        .soft = s.eps * step->z,
                        .last_step = step->last_step,
                        .weakest = held_weakest,
                        .d = s.displacement * guess};
    bool found = held_presses(&s, s.y0, in.soft) && held_inside(&s, &in);
    f->tries = in.tries;
    if (!found || !held_presses(&s, s.y0 + in.d, in.soft))
        return false;
    f->force = s.displacement * in.force;
    f->d = s.displacement * in.d;
    f->x1 = step->x0 + f->d;
    f->lost = in.lost;
    return true;
}

/* --- anywhere --------------------------------------------------------------------------------- */

/* The root in its bracket, from f->d. */
void held_searched(const struct held_step *step, struct held *f);

/* The step; `guess` is where D is looked for first, free if nothing is known. */
static inline struct held held_force(const struct held_step *step, double guess) {
    struct held f = {.d = guess};
    if (!held_usual(step, guess, &f))
        held_searched(step, &f);
    return f;
}

#endif
