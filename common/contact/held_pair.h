/* SPDX-License-Identifier: BSD-3-Clause */
/* held_pair.h: one contact over two half steps, at fourth order.
 *
 * Held forces have an even error expansion, so one local Richardson step removes its first term.
 * From one state the force is held over a whole step H, and over two halves h = H/2, one after the
 * other. The second half needs no further sum over the bank: with the cross compliance X = C_H - 2
 * C_h
 *   D_1 = free_h - C_h F_1,    D_2 = free_H - free_h - X F_1 - C_h F_2
 * and the three forces F_w, F_1, F_2 give, for i = 1, 2,
 *   F_i' = (4 F_i - F_w) / 3,    L = (4 (l_1 + l_2) - l_w) / 3    with the losses alike,
 * and a felt's memory alike: z' = (4 z_2 - z_w) / 3.
 *
 * The work taken from the motion is exactly F_1' D_1 + F_2' D_2; the contact accounts for V(x_2) -
 * V(x_0) + L. One shift of both forces makes the two equal, so the three forces need only the
 * accuracy of the expansion. The pair falls back to the two held forces, which cannot gain energy,
 * if the shift fails, if it is larger than the correction plus a small margin, or if the forces
 * differ too much for an expansion (at an entry, an exit or a turning point). The energy balance is
 * checked before the pair is committed.
 */
#ifndef KNOCK_HELD_PAIR_H
#define KNOCK_HELD_PAIR_H

#include "contact/felt.h"
#include "contact/held.h"

struct held_pair_step {
    const struct contact *contact;
    const struct power *power;
    double x0, z, h;                      /* h: length of one half, s */
    double free_displacement, free_whole; /* m, over the first half and over both */
    double compliance, compliance_whole;  /* m/N, of one half and of the whole */
    double ahead[2];                      /* N, guesses of both forces */
};

/* False if the pair leaves one surface or does not balance; the caller then holds two forces, one
 * after the other. *tries counts evaluations of the law in either case. */
bool held_pair(const struct held_pair_step *step, struct step_result r[2], int *tries);

/* Richardson's value: halves and whole at the end, without the first error term. */
static inline double held_beyond(double halves, double whole) { return (4 * halves - whole) / 3; }

/* The expansion is valid if the force of the whole and the mean of the halves differ by less than
 * this share of the mean. The shift may exceed the correction by a margin, a share of the force,
 * because the correction vanishes where the first error term changes sign, and the next term does
 * not. */
static const double held_pair_max_spread = .2, held_pair_shift_margin = 1e-4;

/* Bound on the last Newton step in a pair. The error that remains is its square, and the shift
 * corrects the energy. */
static const double held_pair_newton_tolerance = 1e-2;

/* Bound on 1 + mu D/h in a half step. It may be small, because the final shift restores the digits
 * that the loss has lost. */
static const double held_pair_min_damping_factor = .01;

/* --- the memory of a felt within a pair ------------------------------------------------------- */

/* z, and the work eps y dz of its moves, over k. The loss is this less the change of the stored
 * energy. */
struct held_memory {
    double z, work;
};

/* Relaxes the memory with y held, under the force g - eps z on x, until a share `decay` of its
 * distance is left. False if the felt has departed. */
static inline bool held_advance_memory(const struct surface *s, double g, double decay, double y,
                                       struct held_memory *m) {
    double moved = (g - m->z) * (1 - decay);
    if (s->eps == 0)
        return true;
    if (s->eps * m->z >= g)
        return false;
    m->z += moved;
    m->work += s->eps * moved * y;
    return true;
}

/* g(y), the value that z approaches at y. */
static inline double held_memory_at(const struct surface *s, double y) {
    return s->eps > 0 ? contact_power(y, s->power->alpha) : 0;
}

/* Energy stored by the memory, over k. */
static inline double held_memory_energy(const struct surface *s, double z) {
    return s->eps > 0 ? s->eps * felt_legendre(s->contact, z) : 0;
}

/* V and V' at y. */
struct held_stored {
    double V, pull; /* J, N */
};

/* `soft` is eps z, the reduction of a felt's force by its memory; `own` is the memory's own energy,
 * both over k. */
static inline struct held_stored held_stored_at(const struct surface *s, double soft, double own,
                                                double y) {
    double g = contact_power(y, s->power->alpha), k = s->contact->k;
    return (struct held_stored){k * (y * g / (s->power->alpha + 1) - soft * y + own),
                                k * (g - soft)};
}

#endif
