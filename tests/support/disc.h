/* SPDX-License-Identifier: BSD-3-Clause */
/* disc.h: gongs, cymbals, and drumheads by von Karman, played by the engine. */
#ifndef KNOCK_TESTS_DISC_H
#define KNOCK_TESTS_DISC_H

#include <math.h>
#include <stdlib.h>

#include "bodies/body.h"
#include "engine/collision/collision_state.h"

struct disc {
    struct collision_def def;
    struct collision_state *s;
    struct plate *plate;
    struct plate_force *force;
    struct modes *modes;
};

/* `nonlinear` 0: linear. `render`: audited, without a budget. */
static inline struct disc disc_new(const struct body *b, struct mallet_kind head, double rate,
                                   double nonlinear, enum body_out out, bool render) {
    static struct mode mode[BODY_MODES_MOST];
    static double at[BODY_MODES_MOST + MALLET_MODES_MOST], pickup[BODY_MODES_MOST];
    struct mode stick[MALLET_MODES_MOST];
    struct disc d = {.plate = body_plate_new(b), .modes = modes_new(b->modes, head.modes, 1)};
    body_modes(b, &body_kinds[b->shape]->pickup, 1, mode, at, (double *const[]){pickup});
    if (out == BODY_RADIATED)
        body_radiate(b, mode, 1, (double *const[]){pickup});
    mallet_modes((enum mallet)mallet_named(head.name), stick, at + b->modes);
    modes_design(d.modes, rate, mode, stick, at, (const double *const[]){pickup});
    if (render)
        modes_audit(d.modes);
    d.force = malloc(sizeof *d.force);
    *d.force = body_plate_force(b, d.plate, nonlinear);
    d.def = collision_default();
    d.def.rate = rate;
    d.def.body = SCHEME_MODES;
    d.def.modes = d.modes;
    d.def.pickups = 1;
    d.def.mass = head.mass;
    d.def.gravity = 0;
    d.def.out = out == BODY_RADIATED ? MODES_VELOCITY : (enum modes_out)out;
    d.def.audit = render;
    d.def.budget = render ? (double)HUGE_VAL : 1;
    return d;
}

/* After `def` and `force` are complete. */
static inline void disc_start(struct disc *d, struct mallet_kind head) {
    d->def.plate = d->force->K > 0 ? d->force : NULL;
    d->s = collision_state_new(&d->def, mallet_head(&head), d->modes->body, d->modes->hammer);
}

static inline void disc_free(struct disc *d) {
    collision_state_free(d->s);
    modes_free(d->modes);
    free(d->force);
    plate_free(d->plate);
}

static inline void disc_play(struct disc *d, double *sound, int n) {
    struct collision_out out = {.pickup = &sound};
    collision_run(&d->def, d->s, &(struct collision_in){.strike = NULL}, &out, n);
}

#endif
