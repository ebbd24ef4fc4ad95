/* SPDX-License-Identifier: BSD-3-Clause */
/* held_pair.h: one contact over two half steps, at fourth order.
 *
 * Held forces have an even error expansion, so one local Richardson step removes its first term.
 * From one state the force is held over a whole step H, and over two halves h = H/2, one after the
 * other. The second half needs no look at the bank: with the cross compliance X = C_H - 2 C_h
 *   D_1 = free_h - C_h F_1,    D_2 = free_H - free_h - X F_1 - C_h F_2
 * and the three forces F_w, F_1, F_2 give, for i = 1, 2,
 *   F_i' = (4 F_i - F_w) / 3,    L = (4 (l_1 + l_2) - l_w) / 3    with the losses alike,
 * and what a felt remembers as well: z' = (4 z_2 - z_w) / 3.
 *
 * What leaves the motion is exactly F_1' D_1 + F_2' D_2; what the contact can account for is
 * V(x_2) - V(x_0) + L. One shift of both forces makes the two agree: so the three need only be
 * found as well as the expansion is good. Where that fails, or would be more than the correction
 * itself and a little, or the forces are too far apart for an expansion (at an entry, an exit or a
 * turning point), the held pair stands, which cannot gain energy. The books are looked at before
 * the pair is taken.
 */
#ifndef KNOCK_HELD_PAIR_H
#define KNOCK_HELD_PAIR_H

#include "contact/felt.h"
#include "contact/held.h"

/* One contact over one step, or over one half of a pair. */
struct held_result {
    double force;           /* N, held over the step */
    double mean_correction; /* N, the mean of the true force is so much more, in a pair */
    double d, x;            /* m: how far x goes, and where it is at the end */
    double lost;            /* J, to damping and memory */
    double z;               /* the memory at the end */
};

struct held_pair_step {
    const struct contact *contact;
    const struct power *power;
    double x0, z, h;                      /* h of a half, s */
    double free_displacement, free_whole; /* m, over the first half and over both */
    double compliance, compliance_whole;  /* m/N, of a half and of the whole */
    double ahead[2];                      /* N, the probable forces of both halves */
};

/* False: this pair is not inside one surface from beginning to end, or does not balance; the caller
 * holds two forces, one after another. *tries counts evaluations of the law in either case. */
bool held_pair(const struct held_pair_step *step, struct held_result r[2], int *tries);

/* A value at the end of the halves and of the whole, without its first error. */
static inline double held_beyond(double halves, double whole) { return (4 * halves - whole) / 3; }

/* The expansion holds while the whole's force and the halves' mean differ by less than a fifth of
 * it. The shift may exceed the correction by so much of the force, because the correction vanishes
 * where the first error changes sign, and the next error does not. */
static const double held_pair_near = 5, held_pair_a_little = 1e-4;

/* Small enough for the last of Newton's steps in a pair: its square is left, and the shift sees to
 * the energy. */
static const double held_pair_last_step = 1e-2;

/* --- the memory of a felt within a pair ------------------------------------------------------- */

/* z, and the work eps y dz of its moves, over k: they lose this less the change of what z stores.
 */
struct held_memory {
    double z, work;
};

/* It moves on with y held, where the force on x is g - eps z, for as long as `stays` of its
 * distance is left. False where the felt has let go. */
static inline bool held_memory_moves(const struct surface *s, double g, double stays, double y,
                                     struct held_memory *m) {
    double moved = (g - m->z) * (1 - stays);
    if (s->eps == 0)
        return true;
    if (s->eps * m->z >= g)
        return false;
    m->z += moved;
    m->work += s->eps * moved * y;
    return true;
}

/* The value that it follows at y. */
static inline double held_memory_follows(const struct surface *s, double y) {
    return s->eps > 0 ? contact_power(y, s->power->alpha) : 0;
}

/* The energy that it stores, over k. */
static inline double held_memory_stores(const struct surface *s, double z) {
    return s->eps > 0 ? s->eps * felt_legendre(s->contact, z) : 0;
}

/* V and V' at y. */
struct held_stored {
    double V, pull; /* J, N */
};

/* `soft` is what a felt's memory takes off the force, eps z, and `own` what it stores itself. */
static inline struct held_stored held_stored_at(const struct surface *s, double soft, double own,
                                                double y) {
    double g = contact_power(y, s->power->alpha), k = s->contact->k;
    return (struct held_stored){k * (y * g / (s->power->alpha + 1) - soft * y + own),
                                k * (g - soft)};
}

#endif
