/* SPDX-License-Identifier: BSD-3-Clause */
/* par09.h: closed forms of [PAR09] that the core does not need. */
#ifndef KNOCK_PAR09_H
#define KNOCK_PAR09_H

#include "contact/wall.h"

/* v_out by the fit (7)-(8): off by 2.05 % near u = 3. */
static inline double par09_rebound_fit(double mu, double v_in) {
    double u = mu * v_in;
    if (u == 0)
        return -v_in;
    double sum = 1 + u * (1 + u * (2.0 / 3 + u * (2.0 / 9 + u * 14.0 / 135))); /* (8) */
    return -v_in * (1 - sum * exp(-2 * u)) / u;                                /* (7) */
}

/* m (v_in^2 - v_out^2) / 2, (17), in J. With eta = mu (v_in - v_out) it is 1 - E = 2 c / (eta + c)
 * and 1 + E = 2 eta / (eta + c), without cancellation as mu -> 0. */
static inline double par09_energy_lost(double m, double mu, double v_in) {
    double eta = mu * v_in * (1 + wall_restitution(mu, v_in));
    if (eta == 0)
        return 0;
    double c = wall_coth(eta), sum = eta + c;
    return m * v_in * v_in / 2 * (2 * eta / sum) * (2 * c / sum);
}

#endif
