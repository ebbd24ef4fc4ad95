/* SPDX-License-Identifier: BSD-3-Clause */
/* truth_network.h: several hammers on damped modes by the classical Runge-Kutta method in steps far
 * shorter than the period of any mode and the duration of any contact. It shares no code with the
 * core.
 *
 *   m_j y_j'' = m_j a_j - (f_j - F_j)
 *   q_i'' + 2 sigma_i q_i' + omega_i^2 (1 + kappa^2 U) q_i = sum_j c_ji (f_j - F_j)
 *   x_j = y_j - sum_i c_ji q_i,    U = sum omega^2 q^2 / 2 over the modes that stretch (Berger)
 *   f = k [x]^alpha [1 + mu x']_+;  two surfaces: that of x - gap less that of -x - gap;
 *   f = k [x^alpha - eps z]_+,   T z' = max(x, 0)^alpha - z while it presses            (felt)
 * F is a static load: y and q are counted from the equilibrium under it. Without a mass y stands
 * still.
 */
#ifndef KNOCK_TRUTH_NETWORK_H
#define KNOCK_TRUTH_NETWORK_H

enum { TRUTH_HAMMERS = 20, TRUTH_MODES = 40 };

enum truth_link_law { TRUTH_LINK_ONE_SIDED, TRUTH_LINK_TWO_SIDED, TRUTH_LINK_FELT };

struct truth_hammer {
    enum truth_link_law law;
    double m, a, k, mu, alpha, gap, felt_time, felt_weight, load;
    double y, v, z;
    double c[TRUTH_MODES];
};

struct truth_network {
    int hammers, modes, stretch; /* modes that stretch: the first ones */
    double kappa;
    struct truth_hammer hammer[TRUTH_HAMMERS];
    double omega[TRUTH_MODES], sigma[TRUTH_MODES], q[TRUTH_MODES], p[TRUTH_MODES];
};

/* Moves by so many steps of length h. */
void truth_network_run(struct truth_network *n, double h, long steps);

#endif
