/* SPDX-License-Identifier: BSD-3-Clause */
/* stepper_ahead.c: extrapolation of the contact's force; see stepper.h. */
#include "engine/step/stepper.h"

/* A parabola through the last three forces, in Newton's form; a line or a constant with fewer. */
static inline void forces_ahead(const struct stepper *st, int count, const double *ahead,
                                double *force) {
    const double *F = st->force, *t = st->behind;
    double slope = 0, curve = 0;
    if (st->forces >= 2)
        slope = (F[0] - F[1]) / (t[1] - t[0]);
    if (st->forces >= STEPPER_FORCES)
        curve = (slope - (F[1] - F[2]) / (t[2] - t[1])) / (t[2] - t[0]);
    for (int i = 0; i < count; i++)
        force[i] = st->forces < 2 ? (st->forces ? F[0] : 0)
                   : st->forces < STEPPER_FORCES
                       ? F[0] + (ahead[i] + t[0]) * slope
                       : F[0] + (ahead[i] + t[0]) * (slope + (ahead[i] + t[1]) * curve);
}

double stepper_force_ahead(const struct stepper *st, double ahead) {
    double force;
    forces_ahead(st, 1, &ahead, &force);
    return force;
}

void stepper_two_forces_ahead(const struct stepper *st, const double ahead[2], double force[2]) {
    forces_ahead(st, 2, ahead, force);
}
