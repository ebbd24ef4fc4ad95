/* SPDX-License-Identifier: BSD-3-Clause */
/* contact.h: the contact force between two surfaces.
 *
 * Hunt-Crossley, [PAR09] (1), [AR04] (5):   f = k [x]_+^alpha (1 + mu v)
 *   which is [AR04] (4), f = k x^alpha + lambda x^alpha v, with mu = lambda / k.
 * x is the compression in m, positive when touching, v = dx/dt; f pushes the two apart.
 *
 * The elastic part comes from a potential V(x), f = V'(x). [D17] (3) has three potentials, all made
 * of
 *   G(y) = [y]_+^(alpha+1) / (alpha+1):
 *   one-sided   V = k G(x)                           (3b), the default
 *   two-sided   V = k G(x - gap) + k G(-x - gap)     (3c), a rattle: free play of +-gap
 *   power       V = k G(x) + k G(-x)                 (3a), odd force for every real alpha
 * [D17] writes h for the gap (its barrier); here h is the length of a step. In the last two laws
 * the right side damps with v and the left side with -v.
 *
 * The felt, after Stulov, [AR04] (2)-(3): a spring k (1 - eps) [x]^alpha beside a Maxwell element
 * with the relaxation time felt_time. felt.h has its memory z and the reason why it cannot gain
 * energy.
 */
#ifndef KNOCK_CONTACT_H
#define KNOCK_CONTACT_H

#include <math.h>
#include <stdbool.h>
#include <stddef.h>

#include "base/compiler.h"
#include "base/extremes.h"

enum contact_law {
    CONTACT_HUNT_CROSSLEY,
    CONTACT_TWO_SIDED,
    CONTACT_POWER,
    CONTACT_FELT,
    CONTACT_LAWS /* their count */
};

/* Parameters that signals may change at any sample: those of a mallet's head. */
struct contact_inputs {
    double k;     /* stiffness, N/m^alpha */
    double mu;    /* dissipation, s/m; 0 is elastic; unused by the felt */
    double alpha; /* exponent, >= 1; 1.5 between spheres (Hertz) */
};

/* Parameters that are constant in a definition. */
struct contact_def {
    enum contact_law law;
    double gap;         /* half the free play, m; two-sided only */
    double felt_time;   /* relaxation time of the felt, s */
    double felt_weight; /* eps, the share of the stiffness that relaxes, 0 <= eps < 1 */
};

/* The whole law at an instant: head, definition and the origin of x. */
struct contact {
    enum contact_law law;
    double k, mu, alpha;
    double gap;
    double origin; /* m, the zero of x from the middle of the free play: near a surface on the edge
                      of a wide gap, x keeps its digits only if it is counted from there */
    double felt_time, felt_weight;
};

static inline struct contact_inputs head_default(void) {
    return (struct contact_inputs){.k = 1e8, .mu = 0.5, .alpha = 1.5};
}

static inline struct contact_def contact_def_default(void) {
    return (struct contact_def){
        .law = CONTACT_HUNT_CROSSLEY, .gap = 1e-3, .felt_time = 1e-3, .felt_weight = 0.5};
}

static inline struct contact contact_of(const struct contact_def *def, struct contact_inputs head) {
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

/* True if the laws are equal apart from k, mu, alpha and the gap. */
static inline bool contact_same_law(const struct contact_def *a, const struct contact_def *b) {
    return a->law == b->law && a->felt_time == b->felt_time && a->felt_weight == b->felt_weight;
}

/* The head and the definition of a contact, for example of one that tuning.h returned. */
static inline struct contact_inputs contact_head(const struct contact *c) {
    return (struct contact_inputs){.k = c->k, .mu = c->mu, .alpha = c->alpha};
}
static inline struct contact_def contact_definition(const struct contact *c) {
    return (struct contact_def){
        .law = c->law, .gap = c->gap, .felt_time = c->felt_time, .felt_weight = c->felt_weight};
}

struct power;
struct mean_force;

/* One law is one row in law.c, and pairs of half steps cover them all. A law is a power of x on one
 * side or on both, or the felt: the solver's bracket, its loss mu and the estimates of
 * stepper_plan.c and motion_place.c assume a power, and a law with a memory is taken for the felt
 * in held.h (held_surface), held_pair.h and held_pair.c, links_smooth.c, and where
 * contact_relaxed_stiffness() is used. */
struct law {
    const char *name;
    bool left;          /* it has a second surface, on the left */
    bool play;          /* free play between -gap and gap; else both surfaces are at 0 */
    bool has_invariant; /* that of wall.h, which gives depth, rebound and duration */

    /* The mean force over a step from x0 to x1 = x0 + d, and the energy stored at x, both with the
     * memory z and the surface held. NULL: those of a power of x on each side. */
    struct mean_force (*mean_force)(const struct contact *c, const struct power *p, double z,
                                    double surface, double x0, double x1, double d);
    double (*stored)(const struct contact *c, double z, double x);

    /* The memory; NULL if the law has none. `surface` is the depth of the surface that the memory
     * leaves. `advance_memory` advances z by the time h at x, pressed or apart, and returns the
     * loss, J. */
    double (*surface)(const struct contact *c, double z);
    double (*advance_memory)(const struct contact *c, double x, double h, double *z);
};
extern const struct law contact_laws[CONTACT_LAWS];

static inline const struct law *contact_law(const struct contact *c) {
    return &contact_laws[c->law];
}

/* Position of the right-hand surface, from the middle of the free play. */
static inline double contact_gap(const struct contact *c) {
    return contact_law(c)->play ? c->gap : 0;
}

/* Depth of x beyond the right-hand surface, and beyond the left-hand one; negative outside. Without
 * free play x is counted from the surface, and origin is 0. */
static inline double contact_right(const struct contact *c, double x) {
    return contact_law(c)->play ? x - (c->gap - c->origin) : x;
}
static inline double contact_left(const struct contact *c, double x) {
    return contact_law(c)->play ? -x - (c->gap + c->origin) : -x;
}

/* Turns a one-sided contact into a rattle with this gap. */
static inline void contact_set_two_sided(struct contact *c) { c->law = CONTACT_TWO_SIDED; }

static inline bool contact_two_sided(const struct contact *c) { return contact_law(c)->left; }

/* Two surfaces without free play: x always touches one of them. */
static inline bool contact_never_apart(const struct contact *c) {
    return contact_law(c)->left && !contact_law(c)->play;
}

static inline bool contact_remembers(const struct contact *c) {
    return contact_law(c)->advance_memory != NULL;
}

/* k, or k (1 - eps) for a felt, whose static force is k (1 - eps) x^alpha. */
static inline double contact_relaxed_stiffness(const struct contact *c) {
    return contact_remembers(c) ? c->k * (1 - c->felt_weight) : c->k;
}

/* Depth of x beyond the nearer surface. */
static inline double contact_depth(const struct contact *c, double x) {
    if (!contact_two_sided(c))
        return x;
    double right = contact_right(c, x), left = contact_left(c, x);
    return right > left ? right : left;
}

/* Depth of the surface that the memory leaves. */
static inline double contact_surface(const struct contact *c, double z) {
    return contact_law(c)->surface ? contact_law(c)->surface(c, z) : 0;
}

/* Distance of x from the nearer surface, positive outside. */
static inline double contact_outside(const struct contact *c, double z, double x) {
    return contact_never_apart(c) ? -HUGE_VAL : contact_surface(c, z) - contact_depth(c, x);
}

/* True if x, from the middle, is apart from both surfaces at any displacement up to `reach`. */
static inline bool contact_apart(const struct contact *c, double x, double reach) {
    return !contact_never_apart(c) &&
           (contact_two_sided(c) ? fabs(x) : x) + reach <= contact_gap(c);
}

/* [y]_+^alpha; the most usual exponents need at most a square root. */
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

/* f(x, v), [PAR09] (1) on each side. For v < -1/mu the force pulls, as the paper states. The felt's
 * force depends on its memory; see felt.h. */
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

/* Energy stored at x, J. */
static inline double contact_stored(const struct contact *c, double z, double x) {
    const struct law *law = contact_law(c);
    return law->stored ? law->stored(c, z, x) : contact_potential(c, x);
}

/* V'(x), the elastic force alone. */
static inline double contact_elastic_force(const struct contact *c, double x) {
    double right = c->k * contact_power(contact_right(c, x), c->alpha);
    if (!contact_two_sided(c))
        return right;
    return right - c->k * contact_power(contact_left(c, x), c->alpha);
}

/* V'' = k alpha [y]_+^(alpha-1), at the depth y beyond a surface, and at x. */
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
