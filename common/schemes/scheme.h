/* SPDX-License-Identifier: BSD-3-Clause */
/* scheme.h: the papers' time-stepping schemes for one contact between two lumped masses.
 *
 *   m dv/dt = m a - f(x, v),   dx/dt = v                        [PAR09] (2), [CW17] (3), [D17] (1)
 *
 * x is the compression, positive when touching; m is the hammer's mass against a wall, or the
 * reduced mass of two free masses; a is the relative acceleration due to external forces; a
 * positive f pushes the two apart. One step takes the time h.
 *
 * Every scheme reports the mean force of its step, and momentum closes with it:
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
    CORRECT_DURATION, /* k times the factor that gives the contact its true duration, [CW17]
                         (15)-(16) */
    CORRECT_DEPTH,    /* x clipped at x_max, [PAR09] (26) */
    CORRECT_REBOUND,  /* v_out set to its true value at the exit, [PAR09] section 4.2 */
    CORRECTIONS
};
/* [PAR09] requires in a contact H_next <= H (24), v_next <= v (25) and x <= x_max (26). `exact`
 * meets all three; a correction enforces the last one and the speed at the exit.
 * tests/unit/schemes/test_scheme.c has the failures of each scheme and their size. */

enum scheme_body { SCHEME_WALL, SCHEME_MASS, SCHEME_MODES, SCHEME_BODIES };

/* --- compatibility ---------------------------------------------------------------------------- */

const char *scheme_name(enum scheme scheme);             /* "exact", "am1", "verlet" ... */
const char *correction_name(enum correction correction); /* "none", "duration" ... */

bool scheme_serves(enum scheme scheme, enum scheme_body body, enum contact_law law,
                   enum correction correction);

/* Writes the names of the schemes that are compatible, "exact, am1 or two-point", or "no scheme";
 * returns text. SCHEME_WHO_SIZE bytes always suffice. */
enum { SCHEME_WHO_SIZE = 96 };
const char *scheme_list_serving(enum scheme_body body, enum contact_law law,
                                enum correction correction, char *text, size_t size);

/* --- one lumped contact ---------------------------------------------------------------------- */

/* Constant over one step; each member may change between steps. */
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
    double f;        /* N, force from the previous step; am1, verlet, heun */
    double f_mean;   /* N, of the last step */
    double travel;   /* m: over the last step the external forces did the work m a travel */
    double lost;     /* J: loss to the contact's damping in the last step */
    double drain;    /* W, power of the damping at the step's end; am1, verlet, heun, rk4 */
    double p, p_mu;  /* 1 + mu v to all its digits, and its mu; exact */
    double k_factor; /* factor of k in the present contact, see lumped_step() */
    double depth, v_out;
    bool disturbed;
    double surplus; /* J, gained in a step without a real root, taken back by the next; quadratic */
    unsigned complex_roots; /* steps with a negative discriminant, [D17] (18) */
    unsigned diverged;      /* number of divergences, see lumped_step() */
};

/* At x with the speed v, as after a free flight. */
struct lumped lumped_start(const struct lumped_system *sys, double x, double v);

/* One step. Explicit schemes can diverge in a stiff contact. Above this speed the mass is put at
 * rest at the surface, and `diverged` counts it. The state is always finite.
 *
 * A correction computes the contact's results by wall.h at its entry and holds them until its exit.
 * They exclude external forces, so `depth` and `rebound` do not act once m |a| has exceeded the
 * force at the deepest point. */
#define LUMPED_SPEED_LIMIT 1e6 /* m/s */
void lumped_step(const struct lumped_system *sys, struct lumped *st);

/* The factor of k for beta* of [CW17], u = mu v_in, for a contact of R = tau/h samples; 1 for a
 * scheme without it. It removes the scheme's error in the duration at alpha = 1, u = 0 and most of
 * it elsewhere: at R = 4 from .24 to .004 samples (alpha = 1.5, u = 0) or from .22 to .005
 * (u = .5). Below R = 1.01 (three-point: 2.02) no k makes the contact short enough, and the factor
 * is held. */
double scheme_duration_factor(enum scheme scheme, double alpha, double u, double samples);

/* --- the steps themselves, for callers with a ledger of their own; no corrections ------------- */

/* A force held over the step, from the quotient of the potential: [CW17] (8) with damping. Its work
 * is exactly what the potential and the damping take, at any h. This is two-point, for all laws. */
void lumped_step_two_point(const struct lumped_system *sys, struct lumped *st);

/* The step whose rebound from a wall is exact at any h; one-sided law. */
void lumped_step_poisson(const struct lumped_system *sys, struct lumped *st);

/* The step in which damping brings the mass to its limit speed, from 1 + mu v >= 0; mu > 0,
 * a >= 0. */
void lumped_step_limit(const struct lumped_system *sys, struct lumped *st);

/* The equations of am1 and quadratic, for a contact with any linear system.
 *
 * The K method: f_next = f(x - k_x f_next, v - k_v f_next), with the explicit parts of x and v
 * given. */
struct k_method {
    const struct contact *contact;
    double x, v, k_x, k_v;
};
double k_method_force(const struct k_method *k);

/* [D17] (16)-(19). free_displacement is that of u in the next step without force, compliance its
 * reduction per unit force. Uses x, x_prev and surplus; returns y = u_next - u_prev; sets lost. */
struct quadratic {
    const struct contact *contact;
    double s, h, free_displacement, compliance;
};
double quadratic_displacement(const struct quadratic *q, struct lumped *st);

void lumped_step_am1(const struct lumped_system *sys, struct lumped *st);
void lumped_step_verlet(const struct lumped_system *sys, struct lumped *st);
void lumped_step_heun(const struct lumped_system *sys, struct lumped *st);
void lumped_step_rk4(const struct lumped_system *sys, struct lumped *st);
void lumped_step_three_point(const struct lumped_system *sys, struct lumped *st);
void lumped_step_quadratic(const struct lumped_system *sys, struct lumped *st);

#endif
