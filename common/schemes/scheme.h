/* SPDX-License-Identifier: BSD-3-Clause */
/* scheme.h: the papers' time-stepping schemes for one contact between two lumped things.
 *
 *   m dv/dt = m a - f(x, v),   dx/dt = v                        [PAR09] (2), [CW17] (3), [D17] (1)
 *
 * x is the compression, positive when touching; m the hammer's mass against a wall, the reduced
 * mass of two free ones; a the relative acceleration that the forces from outside would give; f
 * pushes the two apart where it is positive. One step takes the time h.
 *
 * Whatever the scheme, a step says which mean force it has used, and momentum closes with it:
 *   m (v_next - v) = h (m a - f_mean).
 */
#ifndef KNOCK_SCHEME_H
#define KNOCK_SCHEME_H

#include <stddef.h>

#include "contact/quotient.h"

enum scheme {
    SCHEME_EXACT,
    SCHEME_AM1,         /* 1-step Adams-Moulton, the trapezoidal rule: [PAR09] (20), [AR04] */
    SCHEME_VERLET,      /* [PAR09] (21) */
    SCHEME_HEUN,        /* [PAR09] (22) */
    SCHEME_RK4,         /* [PAR09] (23) */
    SCHEME_TWO_POINT,   /* [CW17] (8) */
    SCHEME_THREE_POINT, /* [CW17] (7), [D17] (23) */
    SCHEME_QUADRATIC,   /* [D17] (16)-(19), for its Hamiltonian (7) */
    SCHEMES
};

enum correction {
    CORRECT_NONE,
    CORRECT_DURATION, /* k times what makes the contact last as long as it should, [CW17] (15)-(16)
                       */
    CORRECT_DEPTH,    /* x clipped at x_max, [PAR09] (26) */
    CORRECT_REBOUND,  /* v_out set to its true value at the exit, [PAR09] section 4.2 */
    CORRECTIONS
};
/* [PAR09] wants of a scheme that in a contact H_next <= H (24), v_next <= v (25) and x <= x_max
 * (26). Of these exact keeps all; a correction enforces the last, and the speed at the exit. Which
 * scheme fails by how much is in tests/unit/test_scheme.c. */

enum scheme_body { SCHEME_WALL, SCHEME_MASS, SCHEME_MODES, SCHEME_BODIES };

/* --- which goes with which ------------------------------------------------------------------- */

const char *scheme_name(enum scheme scheme);             /* "exact", "am1", "verlet" ... */
const char *correction_name(enum correction correction); /* "none", "duration" ... */

bool scheme_serves(enum scheme scheme, enum scheme_body body, enum contact_law law,
                   enum correction correction);

/* Writes the names of the schemes that serve, "exact, am1 or two-point", or "no scheme"; returns
 * text. SCHEME_WHO_SIZE bytes always suffice. */
enum { SCHEME_WHO_SIZE = 96 };
const char *scheme_who_serves(enum scheme_body body, enum contact_law law,
                              enum correction correction, char *text, size_t size);

/* --- one lumped contact ---------------------------------------------------------------------- */

/* What holds over a step. Each of these may be another one at the next step. */
struct lumped_system {
    enum scheme scheme;
    enum correction correction;
    const struct contact *contact; /* any law but the felt */
    const struct power *power;     /* prepared for the contact's alpha */
    double m;                      /* kg */
    double a;                      /* m/s^2 */
    double h;                      /* s */
    double s;                      /* the free parameter of [D17], > 0; quadratic only */
};

struct lumped {
    double x;        /* m, at the step's end */
    double v;        /* m/s, at the step's end; three-point and quadratic: (x - x_prev) / h */
    double x_prev;   /* m, one step earlier; three-point and quadratic */
    double f;        /* N, the force that am1, verlet and heun carry over to the next step */
    double f_mean;   /* N, of the last step */
    double travel;   /* m: over the last step the forces from outside worked m a travel */
    double lost;     /* J: what the contact's damping took of it */
    double drain;    /* W, its rate at the step's end; am1, verlet, heun, rk4 */
    double p, p_mu;  /* 1 + mu v, kept to all its digits, and the mu it is of; exact */
    double k_factor; /* what the present contact is corrected to, see lumped_step() */
    double depth, v_out;
    bool disturbed;
    double debt; /* J, made by a step without a real root, for the next to take back; quadratic */
    unsigned complex_roots; /* steps so far whose discriminant, [D17] (18), was negative */
    unsigned diverged;      /* how often the scheme has run away, see lumped_step() */
};

/* At x with speed v, as after a free flight. */
struct lumped lumped_start(const struct lumped_system *sys, double x, double v);

/* One step. The explicit schemes can run away where the contact is stiff; faster than this the
 * mass is put at rest at the surface, and diverged counts it. The state is always finite.
 *
 * A correction takes the contact's closed forms at its entry and holds them to its exit;
 * they know of no push, so depth and rebound leave a contact alone once m |a| has been more than
 * the force at the deepest point. */
#define LUMPED_SPEED_LIMIT 1e6 /* m/s */
void lumped_step(const struct lumped_system *sys, struct lumped *st);

/* What k is multiplied by for [CW17]'s beta*, u = mu v_in, when the contact lasts R = tau/h
 * samples; 1 for a scheme without it. It takes the scheme's error in the duration away at alpha =
 * 1, u = 0 and most of it elsewhere: at R = 4 from .24 to .004 samples (alpha = 1.5, u = 0) or from
 * .22 to .005 (u = .5). Below R = 1.01 (three-point: 2.02) no contact is short enough, and the
 * factor stays. */
double scheme_duration_factor(enum scheme scheme, double alpha, double u, double samples);

/* --- the steps themselves, for whoever does his own bookkeeping; no corrections ----------------
 */

/* A force held over the step, taken from the potential's quotient: [CW17] (8) with damping. It
 * takes exactly what the potential and the damping get, at any h. This is two-point; all laws. */
void lumped_step_held(const struct lumped_system *sys, struct lumped *st);

/* The step whose rebound from a wall is exact at any h; one-sided law. */
void lumped_step_poisson(const struct lumped_system *sys, struct lumped *st);

/* The step that mu takes to the limit speed, from 1 + mu v >= 0; mu > 0, a >= 0. */
void lumped_step_limit(const struct lumped_system *sys, struct lumped *st);

/* What am1 and quadratic solve, for a contact with whatever moves linearly.
 *
 * The K method: f_next = f(x - k_x f_next, v - k_v f_next), the explicit parts of x and v given. */
struct k_method {
    const struct contact *contact;
    double x, v, k_x, k_v;
};
double k_method_force(const struct k_method *k);

/* [D17] (16)-(19): free is how far u would go in the next step without force, compliance how much
 * less a unit force makes it. Takes x, x_prev and debt, and returns y = u_next - u_prev; sets lost.
 */
struct quadratic {
    const struct contact *contact;
    double s, h, free_displacement, compliance;
};
double quadratic_way(const struct quadratic *q, struct lumped *st);

void lumped_step_am1(const struct lumped_system *sys, struct lumped *st);
void lumped_step_verlet(const struct lumped_system *sys, struct lumped *st);
void lumped_step_heun(const struct lumped_system *sys, struct lumped *st);
void lumped_step_rk4(const struct lumped_system *sys, struct lumped *st);
void lumped_step_three_point(const struct lumped_system *sys, struct lumped *st);
void lumped_step_quadratic(const struct lumped_system *sys, struct lumped *st);

#endif
