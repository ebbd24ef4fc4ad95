/* SPDX-License-Identifier: BSD-3-Clause */
/* law.c: the laws of contact, one row each; contact.h describes the columns.
 *
 * The potentials of [D17] (3a)-(3c) are powers of x on one side or on two. The felt of [AR04]
 * (2)-(3) has a mean force of its own, and a memory.
 */
#include "contact/felt.h"

const struct law contact_laws[CONTACT_LAWS] = {
    [CONTACT_HUNT_CROSSLEY] = {.name = "hunt-crossley", .has_invariant = true},
    [CONTACT_TWO_SIDED] = {.name = "two-sided", .left = true, .play = true},
    [CONTACT_POWER] = {.name = "power", .left = true},
    [CONTACT_FELT] = {.name = "felt",
                      .mean_force = felt_mean_force,
                      .stored = felt_potential,
                      .surface = felt_surface,
                      .advance_memory = felt_advance},
};
