/* SPDX-License-Identifier: BSD-3-Clause */
/* wall.h: a mass against a rigid wall from its invariant, to rounding, [PAR09] section 2.1.
 *
 *   m dv/dt = -k [x]_+^alpha (1 + mu v),   x = 0 and v = v_in > 0 at the entry.
 *
 * All results follow from one invariant: the depth in closed form, the rebound by Newton's method,
 * the duration by a quadrature. dx/dv = v / (dv/dt), [AR04] (6), integrated from the entry gives
 * [AR04] (7), [PAR09] (3), written with
 *   phi(v) = (mu v - ln(1 + mu v)) / mu^2        (v^2/2 at mu = 0):
 *   m phi(v) + k x^(alpha+1) / (alpha+1) = m phi(v_in).
 *
 * Two free masses are the same with m = m1 m2 / (m1 + m2) and relative x and v. The law is the
 * one-sided Hunt-Crossley one; a two-sided contact follows it beyond its gap.
 *
 * u = mu v_in. Every result has a relative error below 1e-12 for u = 0...1e4, alpha = 1...10,
 * unless the function states otherwise; v_in > 0, m > 0, k > 0, mu >= 0 throughout.
 */
#ifndef KNOCK_WALL_H
#define KNOCK_WALL_H

#include "contact/contact.h"

/* The reduced mass of two free masses. */
static inline double wall_reduced_mass(double m1, double m2) { return m1 / (m1 + m2) * m2; }

/* phi(v) for mu v > -1. */
double wall_phi(double mu, double v);

/* y coth(y/2) - 2, the even function of the rebound; y^2/6 for small y. */
double wall_coth(double y);

/* Its derivative; y/3 for small y, with an error below 1e-14 |y|. */
double wall_coth_slope(double y);

/* x(v), [PAR09] (3), [AR04] (7): the phase curve, v_out <= v <= v_in. Near v_out it is the root of
 * a difference, so the error of x^(alpha+1) there is 1e-15 of its largest value; 0 beyond the ends.
 */
double wall_compression(double m, const struct contact *c, double v_in, double v);

/* x_max = x(0), [PAR09] (4). */
double wall_depth(double m, const struct contact *c, double v_in);

/* v_out < 0, the root of phi(v_out) = phi(v_in), [PAR09] (6), [AR04] (9); any u >= 0. */
double wall_rebound(double mu, double v_in);

/* E = |v_out| / v_in, [PAR09] (5). */
double wall_restitution(double mu, double v_in);

/* tau, [PAR09] (9), [AR04] (12), in s. */
double wall_duration(double m, const struct contact *c, double v_in);

/* The k for this duration, and the mu for this restitution 0 < E <= 1; the other parameters of the
 * contact are kept. */
double wall_stiffness_for_duration(double m, const struct contact *c, double v_in, double tau);
double wall_mu_for_restitution(double restitution, double v_in);

#endif
