/* SPDX-License-Identifier: BSD-3-Clause */
/* truth.h: a second simulation of a hammer on damped modes, in long double, as the oracle of
 * accuracy. It shares neither code nor method with the core.
 *
 *   m y'' = m a - f                                          the hammer
 *   q_i'' + 2 sigma_i q_i' + omega_i^2 q_i = c_i f           the body; no modes: a wall
 *   x = y - sum c_i q_i
 *   f = s k d^alpha [1 + mu s x']_+,    d = s x - gap > 0    s = 1, or -1 on a left-hand surface
 *   f = k [x^alpha - eps z],   T z' = x^alpha - z            Stulov's felt
 *
 * In contact all of these are power series in t: term follows from term, x^alpha too (Jorba and
 * Zou, Experimental Mathematics 14, 2005). A step is as long as the last of 25 terms allows. The
 * end of a contact, and its turning points, are roots of polynomials. Near the surface d^alpha is
 * no power series; the rest of the impulse there, 1e-12 of the strike's, is computed from its
 * leading term.
 *
 * Apart, everything moves in closed form, by steps over which the two cannot meet: x'' is bounded.
 *
 * Error of the amplitudes after a strike: 1e-14 with a long double of 64 bits, 1e-12 with one
 * of 53.
 */
#ifndef KNOCK_TRUTH_H
#define KNOCK_TRUTH_H

#include <float.h>
#include <stdbool.h>

/* long double where the processor computes in it (80 bits), else double. */
#if LDBL_MANT_DIG == 64
typedef long double truth_real;
#define TRUTH_EPSILON LDBL_EPSILON
#else
typedef double truth_real;
#define TRUTH_EPSILON DBL_EPSILON
#endif

enum { TRUTH_TERMS = 25, TRUTH_CONTACTS = 256 };

enum truth_law { TRUTH_HUNT_CROSSLEY, TRUTH_TWO_SIDED, TRUTH_POWER, TRUTH_FELT };

struct truth_mode {
    double omega, sigma, c; /* 1/s, 1/s, 1/sqrt(kg) */
};

/* Speeds are towards the surface that is touched. */
struct truth_contact {
    double begin, end;  /* s */
    double v_in, v_out; /* m/s */
    double peak, depth; /* N, m */
};

struct truth {
    /* may be set anew between two calls of truth_until() */
    enum truth_law law;
    double k, mu, alpha, gap, felt_time, felt_weight;
    double m, a; /* kg; m/s^2 without the contact */
    /* the body */
    int modes;
    const struct truth_mode *mode;
    double tolerance; /* error of a step relative to the motion; 1e-19 */
    /* the motion */
    truth_real t, y, v, z;
    truth_real *q, *p;
    int side;      /* 1 or -1 while touching that surface, else 0 */
    bool withdrew; /* the surface goes away faster than the hammer follows: no force */
    /* the contacts: their count, and the first TRUTH_CONTACTS of them */
    int contacts;
    struct truth_contact contact[TRUTH_CONTACTS];
    long steps; /* taken */
    /* of the series */
    truth_real *row[TRUTH_TERMS], Y[TRUTH_TERMS], X[TRUTH_TERMS], P[TRUTH_TERMS], F[TRUTH_TERMS],
        Z[TRUTH_TERMS];
    double v_in; /* of this contact, exact enough to compare with */
    void *memory;
};

/* Everything at rest, y = 0; Hunt-Crossley with k = 0. The modes stay the caller's. */
struct truth *truth_new(const struct truth_mode *mode, int modes);
void truth_free(struct truth *r);
/* The motion of another with as many modes. */
void truth_take(struct truth *to, const struct truth *from);

/* Goes on to the time t. */
void truth_until(struct truth *r, double t);
/* The same, but stops where a contact ends; false if none did. */
bool truth_until_apart(struct truth *r, double t);

truth_real truth_x(const struct truth *r);
truth_real truth_v(const struct truth *r);
/* Of hammer and modes, J */
truth_real truth_energy(const struct truth *r);

/* --- its parts ------------------------------------------------------------------------------- */

/* truth_flight.c: moves freely for the time h. */
void truth_fly(struct truth *r, truth_real h);
/* Flies to t, or to where a contact begins. */
void truth_flight(struct truth *r, truth_real t);
/* x'' without the contact. */
truth_real truth_free_acceleration(const struct truth *r);
/* sum c^2 + 1/m */
truth_real truth_mobility(const struct truth *r);
void truth_impulse(struct truth *r, truth_real impulse);

/* truth_contact.c: a step within a contact, at the most to t. */
void truth_press(struct truth *r, truth_real t);

/* Depth of x beyond a surface. */
static inline truth_real truth_depth(const struct truth *r, int side, truth_real x) {
    return side * x - (r->law == TRUTH_TWO_SIDED ? (truth_real)r->gap : 0);
}

#endif
