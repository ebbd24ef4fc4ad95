/* SPDX-License-Identifier: BSD-3-Clause */
/* lumped_energy.h: the energy of a lumped contact as its scheme's paper defines it. */
#ifndef KNOCK_LUMPED_ENERGY_H
#define KNOCK_LUMPED_ENERGY_H

#include "schemes/scheme.h"

/* P(u_prev, u) of [D17] (6) */
static inline double taylor_energy(const struct lumped_system *sys, const struct lumped *st) {
    double u = st->x_prev, d = sys->h * st->v;
    return contact_potential(sys->contact, u) + sys->s * d *
                                                    (contact_elastic_force(sys->contact, u) +
                                                     d / 2 * contact_stiffness(sys->contact, u));
}

/* Kinetic and potential energy. three-point and quadratic conserve it between steps, the others at
 * steps. Its change is m a displacement - lost, up to rounding for the conserving schemes (exact,
 * two-point, three-point, quadratic). [PAR09] (24): it never rises. */
static inline double lumped_energy(const struct lumped_system *sys, const struct lumped *st) {
    double kinetic = sys->m * st->v * st->v / 2, here = contact_potential(sys->contact, st->x);
    switch (sys->scheme) {
    case SCHEME_THREE_POINT:
        return kinetic + (here + contact_potential(sys->contact, st->x_prev)) / 2;
    case SCHEME_QUADRATIC: /* [D17] (7) */
        return kinetic + taylor_energy(sys, st) - st->surplus;
    default:
        return kinetic + here;
    }
}

#endif
