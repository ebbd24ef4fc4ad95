/* SPDX-License-Identifier: BSD-3-Clause */
/* fade.h: one voice continues another, or ends: the sound goes over smoothly.
 *
 *   output = now + w (before - after),   w from 1 to 0 within 4 ms
 *
 * `before` and `after` are what the old bank and the new one would ring by themselves from then on,
 * without hammer, drive, load and nonlinearity. So the first sample is the old one's next, and what
 * strikes meanwhile sounds whole. A voice that ends has no `after`. All of it is computed at once,
 * because the old bank does not outlive it.
 *
 * Only fade.c writes a struct fade.
 */
#ifndef KNOCK_FADE_H
#define KNOCK_FADE_H

#include "engine/motion.h"

enum { FADE_MOST = 512 /* samples */ };

struct fade {
    int left, done; /* samples that wait, and that have been played before them */
    int pickups;    /* that there is room for */
    double *sounds; /* [pickups][FADE_MOST]: w (before - after) */
};

bool fade_make(struct fade *f, int pickups); /* false: no memory */
void fade_free(struct fade *f);
void fade_reset(struct fade *f);

/* What rings, and the displacement that this static force holds, N, begins to fade out (sign 1), or
 * is taken from what fades out (sign -1), at this sample of the object's clock; each of the first
 * two pickups times its weight. */
void fade_ring(struct fade *f, const struct collision_def *c, const struct motion *m, double sign,
               double static_force, const double *weight, uint64_t clock);
/* The displacement that this static force held at the pickups fades out; that of the opposite of a
 * force that holds from now on fades in. */
void fade_static(struct fade *f, const struct collision_def *c, double static_force,
                 const double *weight);

static inline bool fade_sounds(const struct fade *f) { return f->left > 0; }
/* Adds the next n samples. */
void fade_add(struct fade *f, double *const *pickup, int n);

#endif
