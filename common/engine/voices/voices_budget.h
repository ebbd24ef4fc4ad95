/* SPDX-License-Identifier: BSD-3-Clause */
/* voices_budget.h: the budget of an object, divided among its voices.
 *
 * Each object has one budget. A contact in progress keeps most of its budget. Voices just struck
 * share the rest and the budget of the others; without them, contacts in progress get it. A hammer
 * in flight gets a small part for its entry.
 *
 * Several voices in contact on linear banks are charged for every step, and share what a window may
 * cost by need: each contact is predicted, and the greatest expected errors are reduced first. On
 * nonlinear bodies and with several contacts single steps are free, but those of up to three
 * further voices are subtracted from the refill.
 */
#ifndef KNOCK_VOICES_BUDGET_H
#define KNOCK_VOICES_BUDGET_H

#include "engine/voices/voice.h"

void voices_budget_divide(struct voice *const *voice, int voices, const struct voice *current,
                          uint64_t clock);

#endif
