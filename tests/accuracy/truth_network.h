/* SPDX-License-Identifier: BSD-3-Clause */
/* truth_network.h: several hammers on damped modes by brute force: the classical Runge-Kutta method
 * in steps so short that neither a mode nor a contact notices. It shares no code with the core.
 *
 *   m_j y_j'' = m_j a_j - f_j,    q_i'' + 2 sigma_i q_i' + omega_i^2 q_i = sum_j c_ji f_j
 *   x_j = y_j - sum_i c_ji q_i
 *   f = k [x]^alpha [1 + mu x']_+;  two surfaces: that of x - gap less that of -x - gap;
 *   f = k [x^alpha - eps z]_+,   T z' = max(x, 0)^alpha - z while it presses            (felt)
 */
#ifndef KNOCK_TRUTH_NETWORK_H
#define KNOCK_TRUTH_NETWORK_H

enum { NETWORK_HAMMERS = 8, NETWORK_MODES = 24 };

enum network_law { NETWORK_ONE_SIDED, NETWORK_TWO_SIDED, NETWORK_FELT };

struct network_hammer {
    enum network_law law;
    double m, a, k, mu, alpha, gap, felt_time, felt_weight;
    double y, v, z;
    double c[NETWORK_MODES];
};

struct network {
    int hammers, modes;
    struct network_hammer hammer[NETWORK_HAMMERS];
    double omega[NETWORK_MODES], sigma[NETWORK_MODES], q[NETWORK_MODES], p[NETWORK_MODES];
};

/* Moves by so many steps of length h. */
void network_run(struct network *n, double h, long steps);

#endif
