/* SPDX-License-Identifier: BSD-3-Clause */
/* quotient.h: the mean force of a contact over a step, from its potential.
 *
 * A force held over a step from x0 to x1 = x0 + d does the work F d. This is exactly the energy
 * stored by the potential if the force is the quotient
 *   Q = [G(x1) - G(x0)] / d,   G(y) = [y]_+^(alpha+1) / (alpha+1).
 * The dissipation of Hunt-Crossley multiplies it: F = max(0, k Q (1 + mu d/h)). Q is non-negative,
 * increasing and (for alpha >= 1) convex in x1, and so is F: an equation x1 + C F(x1) = const has
 * one root, and Newton's method converges from either side.
 *
 * Near d = 0 the quotient cancels. With s = x0 + x1 and e = d/s both potentials are powers of
 * (s/2)(1 +- e), and their difference over d is the series
 *   Q = (s/2)^alpha P(e^2),   P(z) = sum_j binom(alpha+1, 2j+1)/(alpha+1) z^j,
 * whose terms fall at least as z^j: twelve reach rounding for |e| < .3, seven for |e| < .05, four
 * for |e| < .01.
 */
#ifndef KNOCK_QUOTIENT_H
#define KNOCK_QUOTIENT_H

#include "contact/contact.h"

/* Always inlined: every iteration of a step evaluates this, and a function call, which spills the
 * registers, would add a tenth to the step. */
#define QUOTIENT_INLINE KNOCK_INLINE

enum { POWER_TERMS = 12 };

/* The exponent, with the coefficients of P. */
struct power {
    double alpha;
    double term[POWER_TERMS];
};

static inline struct power power_prepare(double alpha) {
    struct power p = {.alpha = alpha, .term = {1}};
    for (int j = 0; j + 1 < POWER_TERMS; j++)
        p.term[j + 1] =
            p.term[j] * (alpha - 2 * j) * (alpha - 2 * j - 1) / ((2 * j + 2.0) * (2 * j + 3.0));
    return p;
}

/* A value that depends on x1, with its derivative. */
struct slope {
    double value, derivative;
};

/* Every second term of P down from `last`, as a polynomial in y, with its derivative. */
static inline struct slope power_half_series(const struct power *p, int last, double y) {
    double sum = p->term[last], by_y = 0;
    for (int j = last - 2; j >= 0; j -= 2) {
        by_y = by_y * y + sum;
        sum = sum * y + p->term[j];
    }
    return (struct slope){sum, by_y};
}

/* P and P' with this many terms. Even and odd terms form two chains that run side by side. */
static inline struct slope power_series(const struct power *p, double z, int terms) {
    int even = (terms - 1) / 2 * 2, odd = terms / 2 * 2 - 1;
    struct slope a = power_half_series(p, even, z * z), b = power_half_series(p, odd, z * z);
    return (struct slope){a.value + z * b.value,
                          b.value + 2 * z * (a.derivative + z * b.derivative)};
}

QUOTIENT_INLINE struct slope power_quotient_series(const struct power *p, double s, double d) {
    double per_s = 1 / s, e = d * per_s, z = e * e;
    struct slope P = z < 1e-4     ? power_series(p, z, 4)
                     : z < 2.5e-3 ? power_series(p, z, 7)
                                  : power_series(p, z, POWER_TERMS);
    double scale = contact_power(s / 2, p->alpha);
    return (struct slope){scale * P.value,
                          scale * per_s * (p->alpha * P.value + 2 * e * (1 - e) * P.derivative)};
}

/* Q, the quotient on the right of [CW17] (8b), whose beta_2 holds the 1/(alpha+1) of G here, and of
 * [D17] (23); and dQ/dx1. d is an argument of its own because it is more accurate than x1 - x0. */
QUOTIENT_INLINE struct slope power_quotient(const struct power *p, double x0, double x1, double d) {
    if (x0 <= 0 && x1 <= 0)
        return (struct slope){0, 0};
    double s = x0 + x1;
    if (x0 > 0 && x1 > 0 && fabs(d) < .3 * s)
        return power_quotient_series(p, s, d);
    double g1 = contact_power(x1, p->alpha), G1 = x1 > 0 ? x1 * g1 / (p->alpha + 1) : 0;
    double q = (G1 - contact_power_integral(x0, p->alpha)) / d;
    return (struct slope){q, (g1 - q) / d};
}

/* A contact over one step. */
struct mean_force {
    double total;   /* F, N, positive pushes apart */
    double elastic; /* the part that changes the potential */
    double by_x1;   /* dF/dx1 */
};

/* One side of a law without memory; v = d/h is the mean velocity towards that side. */
QUOTIENT_INLINE struct mean_force contact_mean_force_side(const struct contact *c,
                                                          const struct power *p, double x0,
                                                          double x1, double d, double h) {
    struct slope q = power_quotient(p, x0, x1, d);
    double drag = c->mu / h, damping_factor = 1 + drag * d;
    if (damping_factor <= 0)
        return (struct mean_force){0, c->k * q.value, 0};
    return (struct mean_force){c->k * q.value * damping_factor, c->k * q.value,
                               c->k * (q.derivative * damping_factor + q.value * drag)};
}

/* The mean force of all laws but the felt's over a step of length h from x0 to x1 = x0 + d. */
static inline struct mean_force contact_mean_force(const struct contact *c, const struct power *p,
                                                   double x0, double x1, double d, double h) {
    struct mean_force right =
        contact_mean_force_side(c, p, contact_right(c, x0), contact_right(c, x1), d, h);
    if (!contact_two_sided(c))
        return right;
    struct mean_force left =
        contact_mean_force_side(c, p, contact_left(c, x0), contact_left(c, x1), -d, h);
    return (struct mean_force){right.total - left.total, right.elastic - left.elastic,
                               right.by_x1 + left.by_x1};
}

#endif
