/* SPDX-License-Identifier: BSD-3-Clause */
/* fade.h: another description is adopted while the last one sounds: what is heard goes over from
 * one to the other, so smoothly that nothing clicks.
 *
 *   heard = now + w (before - after),   w from 1 down to 0
 *
 * `before` and `after` are what the old bank and the new one would ring by themselves from the
 * exchange on, pressed with what of the force will last. So the first sample is the old one's next,
 * and what strikes meanwhile is heard whole. All of it is worked out at the exchange, for the old
 * bank does not outlive it.
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

/* What would ring on while this force holds the bank, at the exchange, this sample of the object's
 * clock: of `from` before it, of `to` after it. */
void fade_begin(struct fade *f, const struct collision *from, const struct motion *m, double force,
                uint64_t clock);
void fade_take(struct fade *f, const struct collision *to, const struct motion *m, double force,
               uint64_t clock);

/* From one sample to the next each pickup steps from there to here: what is heard glides. */
void fade_step(struct fade *f, const struct collision *c, const double *from, const double *to);

static inline bool fade_sounds(const struct fade *f) { return f->left > 0; }
/* Adds the next n samples. */
void fade_add(struct fade *f, const struct collision *c, double *const *pickup, int n);

#endif
