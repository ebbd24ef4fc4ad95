/* SPDX-License-Identifier: BSD-3-Clause */
/* voices_budget.h: the budget of an object, divided among its voices.
 *
 * Each object has one budget. A contact in progress keeps most of its budget. Voices just struck
 * share the rest and the budget of the others; without them, contacts in progress get it. A hammer
 * in flight gets a small part for its entry. The single steps of voices in contact are free, but
 * those of all voices except one are subtracted from the refill.
 */
#ifndef KNOCK_VOICES_BUDGET_H
#define KNOCK_VOICES_BUDGET_H

#include "engine/voice.h"

void voices_budget_divide(struct voice *const *voice, int voices, const struct voice *current);

#endif
