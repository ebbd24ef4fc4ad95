/* SPDX-License-Identifier: BSD-3-Clause */
/* stepper_ahead.c: extrapolation of the contact's force; see stepper.h. */
#include "engine/step/stepper.h"

/* A parabola through the last three forces, in Newton's form; a line or a constant with fewer. */
double stepper_force_ahead(const struct stepper *st, double ahead) {
    const double *F = st->force, *t = st->behind;
    if (st->forces < 2)
        return st->forces ? F[0] : 0;
    double slope = (F[0] - F[1]) / (t[1] - t[0]);
    if (st->forces < STEPPER_FORCES)
        return F[0] + (ahead + t[0]) * slope;
    double before = (F[1] - F[2]) / (t[2] - t[1]), curve = (slope - before) / (t[2] - t[0]);
    return F[0] + (ahead + t[0]) * (slope + (ahead + t[1]) * curve);
}
