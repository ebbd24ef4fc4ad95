/* SPDX-License-Identifier: BSD-3-Clause */
/* solve_pair.c: the voice's one contact over two half steps: held_pair.h, or two forces held one
 * after the other.
 */
#include <math.h>

#include "contact/felt.h"
#include "contact/held.h"
#include "engine/solve.h"
#include "contact/held_pair.h"

static struct step_result result(const struct held_result *r) {
    return (struct step_result){
        .force = r->force, .skew = r->skew, .x = r->x, .d = r->d, .lost = r->lost, .felt_z = r->z};
}

void solve_pair(const struct motion *m, const struct stepper *st, const struct step_look *whole,
                const struct step_look *half, struct step_result r[2]) {
    double X = whole->compliance - 2 * half->compliance, length = stepper_length(half->fineness);
    double ahead[2] = {stepper_force_ahead(st, length / 2), stepper_force_ahead(st, 1.5 * length)};
    struct held_pair_step step = {.contact = &m->contact,
                                  .power = &m->power,
                                  .x0 = m->x,
                                  .z = m->felt_z,
                                  .h = half->h,
                                  .free = half->free,
                                  .free_whole = whole->free,
                                  .compliance = half->compliance,
                                  .compliance_whole = whole->compliance,
                                  .ahead = {ahead[0], ahead[1]}};
    struct held_result found[2];
    int tries;
    if (held_pair(&step, found, &tries)) {
        r[0] = result(&found[0]);
        r[1] = result(&found[1]);
        r[1].tries = tries;
        return;
    }
    double guess = half->free - half->compliance * ahead[0];
    solve_held(m, m->x, m->felt_z, half, half->free, guess, &r[0]);
    double free = whole->free - half->free - X * r[0].force;
    guess = free - half->compliance * r[0].force;
    solve_held(m, r[0].x, r[0].felt_z, half, free, guess, &r[1]);
    r[1].tries += tries;
}
