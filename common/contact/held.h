/* SPDX-License-Identifier: BSD-3-Clause */
/* held.h: a contact force held over a step.
 *
 * All other motion is linear. Without the force x would move by `free_displacement`, and each
 * newton held over the step reduces it by `compliance`. So the displacement D is the root of
 *   D + C F(x0, x0 + D) = free_displacement,
 * where F is the mean force of the law. Its work is exactly what the potential and the damping
 * take: [CW17] (8) with damping, for any hammer and any body.
 */
#ifndef KNOCK_HELD_H
#define KNOCK_HELD_H

#include "contact/quotient.h"

struct held_step {
    const struct contact *contact;
    const struct power *power;            /* prepared for the contact's alpha */
    double z;                             /* the contact's memory, held over the step */
    double x0, h;                         /* m, s */
    double free_displacement, compliance; /* m; C, m/N */
    double newton_tolerance; /* bound on the last Newton step, times alpha over the depths; the
                         relative error of the force that remains is its square */
};

/* One contact over one step, or over one half of a pair. */
struct step_result {
    double force;           /* F, the held force that moves hammer and body, N; never a pull */
    double mean_correction; /* mean force minus F, N: the F of a pair's half is chosen for its
                               motion */
    double x, d;            /* x at the end; displacement, m */
    double moment; /* of the force about the step's middle, N s^2: a later force moves less */
    double lost;   /* dissipated in the contact, J */
    double z;      /* memory of a felt at the end */
    int tries;     /* evaluations of the law, for the budget */
};

/* If 1 + mu D/h is smaller, the loss F D - F D / (1 + mu D/h) cancels to less than 15 digits. */
static const double held_min_damping_factor = .5;

/* --- well inside one surface ------------------------------------------------------------------ */

/* One surface in its own direction: y is the depth, positive inside, and the force pushes out. */
struct surface {
    const struct contact *contact;
    const struct power *power;
    double side; /* 1 for the right-hand surface, -1 for the left */
    double y0;
    double mu;  /* s/m; 0 for a felt */
    double eps; /* the share of a felt that relaxes; 0 for other laws */
};

/* The surface that x is beyond. */
static inline struct surface held_surface(const struct contact *c, const struct power *power,
                                          double x) {
    double right = contact_right(c, x);
    bool left = contact_two_sided(c) && right <= 0, remembers = contact_remembers(c);
    return (struct surface){.contact = c,
                            .power = power,
                            .side = left ? -1 : 1,
                            .y0 = left ? contact_left(c, x) : right,
                            .mu = remembers ? 0 : c->mu,
                            .eps = remembers ? c->felt_weight : 0};
}

/* One step from y0. force, lost and tries are results; d is guess and result. */
struct held_newton {
    double y0, h, free_displacement, compliance;
    double soft;               /* eps z, the reduction of a felt's force by its memory */
    double newton_tolerance;   /* as in held_step */
    double min_damping_factor; /* bound on 1 + mu D/h; below it the loss has no digits in F */
    double d;                  /* m; in: the first guess */
    double force, lost;
    int tries;
};
/* Newton's method inside one surface, with a smooth and convex equation; returns false elsewhere.
 * One to three evaluations of the law are usual. If four are not enough, the step is left to
 * held_searched(). */
enum { HELD_NEWTON_MAX = 4 };
static inline bool held_inside(const struct surface *s, struct held_newton *f) {
    double k = s->contact->k, C = f->compliance, drag = s->mu / f->h;
    double small = f->newton_tolerance / s->power->alpha;
    while (f->tries < HELD_NEWTON_MAX) {
        double y1 = f->y0 + f->d, damping_factor = 1 + drag * f->d;
        if (y1 <= 0 || damping_factor <= f->min_damping_factor)
            return false;
        struct slope q = power_quotient(s->power, f->y0, y1, f->d);
        double total = k * (q.value * damping_factor - f->soft);
        double by_d = k * (q.derivative * damping_factor + q.value * drag);
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
        damping_factor = 1 + drag * f->d;
        /* second-order difference between the law at d and its linearisation, in which depth and
         * speed act together; negligible but systematic in a strong drag */
        double left = k * q.derivative * drag * newton * newton;
        f->lost = (f->force - (f->force + left) / damping_factor) * f->d;
        return damping_factor > f->min_damping_factor && f->force >= 0;
    }
    return false;
}

/* True if y is beyond the surface that a felt's memory leaves. */
static inline bool held_presses(const struct surface *s, double y, double soft) {
    return y > 0 && (s->eps == 0 || contact_power(y, s->power->alpha) >= soft);
}

static inline bool held_usual(const struct held_step *step, double guess, struct step_result *f) {
    const struct contact *c = step->contact;
    struct surface s = held_surface(c, step->power, step->x0);
    struct held_newton in = {.y0 = s.y0,
                             .h = step->h,
                             .free_displacement = s.side * step->free_displacement,
                             .compliance = step->compliance,
                             .soft = s.eps * step->z,
                             .newton_tolerance = step->newton_tolerance,
                             .min_damping_factor = held_min_damping_factor,
                             .d = s.side * guess};
    bool found = held_presses(&s, s.y0, in.soft) && held_inside(&s, &in);
    f->tries = in.tries;
    if (!found || !held_presses(&s, s.y0 + in.d, in.soft))
        return false;
    f->force = s.side * in.force;
    f->d = s.side * in.d;
    f->x = step->x0 + f->d;
    f->lost = in.lost;
    return true;
}

/* --- general case ----------------------------------------------------------------------------- */

/* The root within a bracket, from the guess f->d. */
void held_searched(const struct held_step *step, struct step_result *f);

/* The step. `guess` is the first value of D: free_displacement if nothing better is known. The loss
 * is that of the damping alone, below 0 only by rounding. */
static inline struct step_result held_force(const struct held_step *step, double guess) {
    struct step_result f = {.d = guess, .z = step->z};
    if (!held_usual(step, guess, &f))
        held_searched(step, &f);
    return f;
}

#endif
