/* SPDX-License-Identifier: BSD-3-Clause */
/* solve_pair.c: one contact over two half steps, by held_pair.h, or by two successive held forces
 * where that fails. */
#include <math.h>

#include "contact/felt.h"
#include "contact/held_pair.h"
#include "engine/step/solve.h"

void solve_pair(const struct motion *m, const struct stepper *st, const struct step_setup *whole,
                const struct step_setup *half, struct step_result r[2]) {
    double X = whole->compliance - 2 * half->compliance, length = stepper_length(half->subdivision);
    double ahead[2];
    stepper_two_forces_ahead(st, (const double[2]){length / 2, 1.5 * length}, ahead);
    struct held_pair_step step = {.contact = &m->contact,
                                  .power = &m->power,
                                  .x0 = m->x,
                                  .z = m->z,
                                  .h = half->h,
                                  .free_displacement = half->free_displacement,
                                  .free_whole = whole->free_displacement,
                                  .compliance = half->compliance,
                                  .compliance_whole = whole->compliance,
                                  .ahead = {ahead[0], ahead[1]}};
    int tries;
    if (held_pair(&step, r, &tries)) {
        r[1].tries = tries;
        return;
    }
    double guess = half->free_displacement - half->compliance * ahead[0];
    solve_held(m, m->x, m->z, half, half->free_displacement, guess, &r[0]);
    double free_displacement = whole->free_displacement - half->free_displacement - X * r[0].force;
    guess = free_displacement - half->compliance * r[0].force;
    solve_held(m, r[0].x, r[0].z, half, free_displacement, guess, &r[1]);
    r[1].tries += tries;
}
