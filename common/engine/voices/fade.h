/* SPDX-License-Identifier: BSD-3-Clause */
/* fade.h: a smooth output where a voice continues another one or ends.
 *
 *   output = now + w (before - after),   w from 1 to 0 within 4 ms, or less (length_for)
 *
 * `before` and `after` are the free ringing of the old and the new bank from then on, without
 * hammer, drive and load, and with the nonlinear force held at its present value: the output keeps
 * its slope. The first sample is then the next sample of the old bank, and a strike during the fade
 * sounds at full gain. A voice that ends has no `after`. fade_forces() adds the
 * forces of contacts that end. The whole fade is computed at once, because the old bank does not
 * outlive the call.
 *
 * Only fade.c writes a struct fade.
 */
#ifndef KNOCK_FADE_H
#define KNOCK_FADE_H

#include "engine/collision/collision_state.h"

enum { FADE_MOST = 512 /* samples */ };

struct fade {
    int left, done; /* samples still to play; samples of the buffer already played */
    int pickups;    /* the count that the memory can hold */
    double *sounds; /* [pickups][FADE_MOST]: w (before - after) */
};

bool fade_make(struct fade *f, int pickups); /* false: no memory */
void fade_free(struct fade *f);

/* Adds the free ringing, and the displacement under this static load, to the fade (sign 1), or
 * subtracts them (sign -1). `balance`: gains of the first two pickups. Both may be NULL: no
 * load, and 1. */
void fade_ring(struct fade *f, const struct collision_def *c, struct motion *m, double sign,
               const struct modes_load *load, const double *balance);
/* Fades out the static displacement of the pickups under a load that ends (sign 1), or fades it in
 * under one that begins (sign -1). */
void fade_static(struct fade *f, const struct collision_def *c, double sign,
                 const struct modes_load *load, const double *balance);

/* Adds the motion that forces which end give the body (sign 1), or subtracts that by forces which
 * begin at once (sign -1). They are held at first and end smoothly, within the time that they have
 * lasted. Ended at once, the force of a hammer on a tom is a click 12 dB below the peak. `m` lends
 * its bank, and its motion is lost. */
void fade_forces(struct fade *f, const struct collision_def *c, struct motion *m, double sign,
                 const struct contact_forces *forces, const double *balance);

static inline bool fade_sounds(const struct fade *f) { return f->left > 0; }
/* Adds the next n samples of the fade to the pickups. */
void fade_add(struct fade *f, double *const *pickup, int n);

#endif
