/* SPDX-License-Identifier: BSD-3-Clause */
/* voices_budget.h: the budget of an object, divided among its voices.
 *
 * Each object has one budget. A contact in progress keeps most of its budget. Voices just struck
 * share the rest and the budget of the others; without them, contacts in progress get it. A hammer
 * in flight gets a small part for its entry. Voices struck in one sample have the refill until the
 * next 64th sample of the clock at once: a short contact needs its steps now, and the bound of a
 * block is the same. A hammer under load, or one of several contacts, has not: they may chatter for
 * the whole window. The single steps of voices in contact are free, but those of up to three
 * further voices are subtracted from the refill.
 */
#ifndef KNOCK_VOICES_BUDGET_H
#define KNOCK_VOICES_BUDGET_H

#include "engine/voices/voice.h"

void voices_budget_divide(struct voice *const *voice, int voices, const struct voice *current,
                          uint64_t clock);

#endif
