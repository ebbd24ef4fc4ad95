/* SPDX-License-Identifier: BSD-3-Clause */
/* voices_budget.c: see voices_budget.h. */
#include "engine/voices/voices_budget.h"

#include <math.h>

#include "engine/voices/voices.h"

static const struct stepper_constants *const tuned = &stepper_constants;

/* Voices in contact for which a block has one bound; each further one may cost its steps more. */
enum { BOUND_VOICES = 4 };

enum claim { CLAIM_NONE, CLAIM_IN_FLIGHT, CLAIM_TOUCHING, CLAIM_STRUCK, CLAIMS };

static enum claim claim_of(const struct voice *v, const struct voice *current) {
    if (v->state->inputs.pending != PENDING_NOTHING)
        return CLAIM_STRUCK;
    if (v->state->stepper.touching)
        return CLAIM_TOUCHING;
    return voice_has_hammer(v) || v == current ? CLAIM_IN_FLIGHT : CLAIM_NONE;
}

void voices_budget_divide(struct voice *const *voice, int voices, const struct voice *current,
                          uint64_t clock) {
    const int ahead = MODES_WINDOW - (int)(clock % MODES_WINDOW);
    enum claim claim[VOICES_MOST + 1];
    double left[VOICES_MOST + 1], pool = 0, full = 0, step = 0;
    int count[CLAIMS] = {0};
    if (isinf(current->def.budget) || (voices == 1 && current->state->stepper.price.share == 1))
        return;
    for (int i = 0; i < voices; i++) {
        struct stepper *st = &voice[i]->state->stepper;
        full = greater(full, stepper_full_budget(&voice[i]->def));
        step = greater(step, stepper_free_step(st));
        left[i] = stepper_return_budget(st, clock);
        claim[i] = claim_of(voice[i], current);
        count[claim[i]]++;
    }
    int touching = count[CLAIM_TOUCHING] + count[CLAIM_STRUCK], active = touching;
    if (active == 0)
        active = count[CLAIM_IN_FLIGHT];
    for (int i = 0; i < voices; i++) {
        double keeps = claim[i] == CLAIM_TOUCHING && left[i] > 0
                           ? (count[CLAIM_STRUCK] ? tuned->kept : 1) * left[i]
                           : 0;
        pool += left[i] - keeps;
        left[i] = keeps;
    }
    pool = lesser(pool, full);
    for (int i = 0; touching && i < voices; i++)
        if (claim[i] == CLAIM_IN_FLIGHT) {
            left[i] = greater(0, lesser(tuned->to_enter * full, pool / active));
            pool -= left[i];
        }
    enum claim takes = count[CLAIM_STRUCK]     ? CLAIM_STRUCK
                       : count[CLAIM_TOUCHING] ? CLAIM_TOUCHING
                                               : CLAIM_IN_FLIGHT;
    double reserved = touching > 1 ? (lesser(touching, BOUND_VOICES) - 1) * step : 0;
    for (int i = 0; i < voices; i++) {
        struct voice *v = voice[i];
        bool is_active = touching ? claim[i] >= CLAIM_TOUCHING : claim[i] == CLAIM_IN_FLIGHT;
        double share = is_active ? 1. / active : claim[i] == CLAIM_IN_FLIGHT ? tuned->to_enter : 0;
        if (claim[i] == takes)
            left[i] += pool / count[takes];
        bool at_once =
            touching > 1 && claim[i] == CLAIM_STRUCK && voice_load(v) <= 0 && !v->def.network;
        const struct stepper_part part = {.budget = left[i],
                                          .share = share,
                                          .reserved = reserved,
                                          .in_advance = at_once ? ahead : 0};
        stepper_deal_budget(&v->def, &v->state->motion, &v->state->stepper, &part, clock);
    }
}
