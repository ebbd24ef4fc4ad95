/* SPDX-License-Identifier: BSD-3-Clause */
/* contact.h: the force between two surfaces that are pressed together.
 *
 * Hunt-Crossley, [PAR09] (1), [AR04] (5):   f = k [x]_+^alpha (1 + mu v)
 *   which is [AR04] (4), f = k x^alpha + lambda x^alpha v, with mu = lambda / k.
 * x is the compression in m, positive when touching, v = dx/dt; f pushes the two apart.
 *
 * Its elastic part comes from a potential V(x), f = V'(x). [D17] (3) has three of them, all made of
 *   G(y) = [y]_+^(alpha+1) / (alpha+1):
 *   one-sided   V = k G(x)                           (3b), the default
 *   two-sided   V = k G(x - gap) + k G(-x - gap)     (3c), a rattle: free play of +-gap
 *   power       V = k G(x) + k G(-x)                 (3a), odd force for every real alpha
 * [D17] calls the gap h, the barrier; here h is a step's length.
 * The left side of the last two damps with -v where the right side damps with v.
 *
 * The felt, after Stulov, [AR04] (2)-(3): a spring k (1 - eps) [x]^alpha beside a Maxwell element
 * that relaxes with the time felt_time; see felt.h for the memory z and why it cannot gain energy.
 */
#ifndef KNOCK_CONTACT_H
#define KNOCK_CONTACT_H

#include <math.h>
#include <stdbool.h>
#include <stddef.h>

#include "base/compiler.h"

enum contact_law { CONTACT_HUNT_CROSSLEY, CONTACT_TWO_SIDED, CONTACT_POWER, CONTACT_FELT };
enum { CONTACT_LAWS = CONTACT_FELT + 1 };

/* The parameters that signals may move at any sample. */
struct head {
    double k;     /* stiffness, N/m^alpha */
    double mu;    /* dissipation, s/m, 0 = elastic; the felt does not use it */
    double alpha; /* exponent, >= 1; 1.5 between spheres (Hertz) */
};

/* The parameters that are constant while a collision is played. */
struct contact_def {
    enum contact_law law;
    double gap;         /* half the free play, m; two-sided only */
    double felt_time;   /* relaxation time of the felt, s */
    double felt_weight; /* its share eps of the stiffness that relaxes, 0 <= eps < 1 */
};

/* The whole law at an instant: both of them, and the origin of x. */
struct contact {
    enum contact_law law;
    double k, mu, alpha;
    double gap;
    double origin; /* where x is counted from, m: near a surface far from the middle of a wide gap,
                    * x keeps its digits when it is counted from there */
    double felt_time, felt_weight;
};

static inline struct head head_default(void) {
    return (struct head){.k = 1e8, .mu = 0.5, .alpha = 1.5};
}

static inline struct contact_def contact_def_default(void) {
    return (struct contact_def){
        .law = CONTACT_HUNT_CROSSLEY, .gap = 1e-3, .felt_time = 1e-3, .felt_weight = 0.5};
}

static inline struct contact contact_of(const struct contact_def *def, struct head head) {
    return (struct contact){.law = def->law,
                            .k = head.k,
                            .mu = head.mu,
                            .alpha = head.alpha,
                            .gap = def->gap,
                            .felt_time = def->felt_time,
                            .felt_weight = def->felt_weight};
}

static inline struct contact contact_default(void) {
    struct contact_def def = contact_def_default();
    return contact_of(&def, head_default());
}

/* Do they push alike, but for k, mu, alpha and the gap? */
static inline bool contact_same_law(const struct contact_def *a, const struct contact_def *b) {
    return a->law == b->law && a->felt_time == b->felt_time && a->felt_weight == b->felt_weight;
}

/* The two parts of a contact, for example of one that was asked for in tuning.h. */
static inline struct head contact_head(const struct contact *c) {
    return (struct head){.k = c->k, .mu = c->mu, .alpha = c->alpha};
}
static inline struct contact_def contact_definition(const struct contact *c) {
    return (struct contact_def){
        .law = c->law, .gap = c->gap, .felt_time = c->felt_time, .felt_weight = c->felt_weight};
}

struct power;
struct mean_force;

/* What a law is. Another one is another row in law.c; no other file asks for a law by name. */
struct law {
    const char *name;
    bool left;         /* it has a second surface, which pushes back from the left */
    bool play;         /* the two are free between -gap and gap; else they meet at 0 */
    bool closed_forms; /* it is the law that wall.h solves */
    bool pairs;        /* solve_pair.c knows it: a power of x, or less by what felt.h remembers */

    /* The mean force over a step from x0 to x1 = x0 + d, and the energy that is stored at x, while
     * z, what the contact remembers, and its surface stand still. NULL: those of a power of x on
     * each side. */
    struct mean_force (*mean_force)(const struct contact *c, const struct power *p, double z,
                                    double surface, double x0, double x1, double d);
    double (*stored)(const struct contact *c, double z, double x);

    /* The memory; NULL: there is none. How deep the surface has been left behind; z moves on for
     * the time h pressed at x, and returns what that loses; and z after the time h apart, at the
     * latest until x meets the surface. */
    double (*surface)(const struct contact *c, double z);
    double (*forget)(const struct contact *c, double x, double h, double *z);
    double (*recover)(const struct contact *c, double z, double x, double h);
};
extern const struct law contact_laws[CONTACT_LAWS];

static inline const struct law *contact_law(const struct contact *c) {
    return &contact_laws[c->law];
}

/* fmax() and fmin() are calls, and these are never NaN. */
static inline double greater(double a, double b) { return a > b ? a : b; }
static inline double lesser(double a, double b) { return a < b ? a : b; }

/* Where the right-hand surface stands, from the middle of the free play. */
static inline double contact_gap(const struct contact *c) {
    return contact_law(c)->play ? c->gap : 0;
}

/* How deep x is beyond the right-hand surface, and beyond the left-hand one; negative when not.
 * Where there is no gap x is counted from the surface, and origin is 0. */
static inline double contact_right(const struct contact *c, double x) {
    return contact_law(c)->play ? x - (c->gap - c->origin) : x;
}
static inline double contact_left(const struct contact *c, double x) {
    return contact_law(c)->play ? -x - (c->gap + c->origin) : -x;
}

static inline bool contact_two_sided(const struct contact *c) { return contact_law(c)->left; }

/* Two surfaces without play between them: x is never apart from both. */
static inline bool contact_never_apart(const struct contact *c) {
    return contact_law(c)->left && !contact_law(c)->play;
}

static inline bool contact_remembers(const struct contact *c) {
    return contact_law(c)->forget != NULL;
}

/* How deep x is beyond the surface that it is nearer to. */
static inline double contact_depth(const struct contact *c, double x) {
    if (!contact_two_sided(c))
        return x;
    double right = contact_right(c, x), left = contact_left(c, x);
    return right > left ? right : left;
}

/* How deep the surface has been left behind by what it remembers. */
static inline double contact_surface(const struct contact *c, double z) {
    return contact_law(c)->surface ? contact_law(c)->surface(c, z) : 0;
}

/* How far x is from the surface that it is nearer to, outside; negative inside. */
static inline double contact_outside(const struct contact *c, double z, double x) {
    return contact_never_apart(c) ? -HUGE_VAL : contact_surface(c, z) - contact_depth(c, x);
}

/* Does nothing touch as long as x, counted from the middle, goes no further than `reach` from here?
 */
static inline bool contact_apart(const struct contact *c, double x, double reach) {
    return !contact_never_apart(c) &&
           (contact_two_sided(c) ? fabs(x) : x) + reach <= contact_gap(c);
}

/* [y]_+^alpha; the exponents that music uses most cost a square root at most. */
static inline double contact_power(double y, double alpha) {
    if (y <= 0)
        return 0;
    if (alpha == 1)
        return y;
    if (alpha == 1.5)
        return y * sqrt(y);
    if (alpha == 2)
        return y * y;
    if (alpha == 2.5)
        return y * y * sqrt(y);
    if (alpha == 3)
        return y * y * y;
    return pow(y, alpha);
}

/* G(y) = [y]_+^(alpha+1) / (alpha+1) */
static inline double contact_power_integral(double y, double alpha) {
    return y > 0 ? y * contact_power(y, alpha) / (alpha + 1) : 0;
}

/* f(x, v): [PAR09] (1) on each side that there is. It may pull when v < -1/mu, as the paper says;
 * the felt's force has a memory and stands in felt.h. */
static inline double contact_force(const struct contact *c, double x, double v) {
    double right = c->k * contact_power(contact_right(c, x), c->alpha) * (1 + c->mu * v);
    if (!contact_two_sided(c))
        return right;
    return right - c->k * contact_power(contact_left(c, x), c->alpha) * (1 - c->mu * v);
}

/* V(x), [D17] (3a)-(3c) */
static inline double contact_potential(const struct contact *c, double x) {
    double right = c->k * contact_power_integral(contact_right(c, x), c->alpha);
    if (!contact_two_sided(c))
        return right;
    return right + c->k * contact_power_integral(contact_left(c, x), c->alpha);
}

/* J, at x */
static inline double contact_stored(const struct contact *c, double z, double x) {
    const struct law *law = contact_law(c);
    return law->stored ? law->stored(c, z, x) : contact_potential(c, x);
}

/* V'(x): the elastic force alone */
static inline double contact_elastic_force(const struct contact *c, double x) {
    double right = c->k * contact_power(contact_right(c, x), c->alpha);
    if (!contact_two_sided(c))
        return right;
    return right - c->k * contact_power(contact_left(c, x), c->alpha);
}

/* V'' = k alpha [y]_+^(alpha-1), the stiffness felt so deep beyond a surface; and that at x */
static inline double contact_stiffness_beyond(const struct contact *c, double y) {
    if (y <= 0)
        return 0;
    return c->k * c->alpha * (c->alpha == 1 ? 1 : contact_power(y, c->alpha) / y);
}
static inline double contact_stiffness(const struct contact *c, double x) {
    return contact_stiffness_beyond(c, contact_depth(c, x));
}

/* df/dv = k mu [y]_+^alpha */
static inline double contact_damping(const struct contact *c, double x) {
    double y = contact_depth(c, x);
    return c->k * c->mu * contact_power(y, c->alpha);
}

#endif
