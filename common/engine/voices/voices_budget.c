/* SPDX-License-Identifier: BSD-3-Clause */
/* voices_budget.c: see voices_budget.h. */
#include "engine/voices/voices_budget.h"

#include <math.h>

#include "engine/voices/voices.h"

static const struct stepper_constants *const tuned = &stepper_constants;

enum claim { CLAIM_NONE, CLAIM_IN_FLIGHT, CLAIM_TOUCHING, CLAIM_STRUCK, CLAIMS };

static enum claim claim_of(const struct voice *v, const struct voice *current) {
    if (v->state->inputs.pending != PENDING_NOTHING)
        return CLAIM_STRUCK;
    if (v->state->stepper.touching)
        return CLAIM_TOUCHING;
    return voice_has_hammer(v) || v == current ? CLAIM_IN_FLIGHT : CLAIM_NONE;
}

/* Every step is charged in contacts of linear banks, where the budget can choose their length. */
static bool may_charge_all(const struct voice *v, enum claim claim) {
    return claim >= CLAIM_TOUCHING && v->def.modes && !v->def.network && !v->def.stretch &&
           !v->def.plate;
}

/* The voices and what is divided among them, ns. */
struct division {
    int voices, touching, active, count[CLAIMS];
    enum claim claim[VOICES_MOST + 1];
    double left[VOICES_MOST + 1], pool, full, step;
    bool anew; /* several voices in contact share a full budget at the beginning of a window */
};

static void weigh_claims(struct division *d, struct voice *const *voice,
                         const struct voice *current, uint64_t clock) {
    for (int i = 0; i < d->voices; i++) {
        struct stepper *st = &voice[i]->state->stepper;
        d->full = max_of(d->full, stepper_full_budget(&voice[i]->def));
        d->step = max_of(d->step, stepper_uncharged_step(st));
        d->left[i] = stepper_withdraw_budget(st, clock);
        d->claim[i] = claim_of(voice[i], current);
        d->count[d->claim[i]]++;
    }
    d->touching = d->count[CLAIM_TOUCHING] + d->count[CLAIM_STRUCK];
    d->active = d->touching ? d->touching : d->count[CLAIM_IN_FLIGHT];
    d->anew = d->touching > 1 && clock % MODES_WINDOW == 0;
}

/* Voices in contact keep a part of their budget while others are struck. A hammer in flight gets
 * enough to enter. */
static void gather(struct division *d) {
    for (int i = 0; i < d->voices; i++) {
        double keeps = !d->anew && d->claim[i] == CLAIM_TOUCHING && d->left[i] > 0
                           ? (d->count[CLAIM_STRUCK] ? tuned->share_kept : 1) * d->left[i]
                           : 0;
        d->pool += d->left[i] - keeps;
        d->left[i] = keeps;
    }
    d->pool = d->anew ? d->full : min_of(d->pool, d->full);
    for (int i = 0; d->touching && i < d->voices; i++)
        if (d->claim[i] == CLAIM_IN_FLIGHT) {
            d->left[i] = max_of(0, min_of(tuned->share_to_enter * d->full, d->pool / d->active));
            d->pool -= d->left[i];
        }
}

/* Adds to each voice its part of the pool: at the beginning of a window to all in contact, else to
 * those just struck, if any. */
static void share_pool(struct division *d) {
    enum claim takes = d->count[CLAIM_STRUCK]     ? CLAIM_STRUCK
                       : d->count[CLAIM_TOUCHING] ? CLAIM_TOUCHING
                                                  : CLAIM_IN_FLIGHT;
    for (int i = 0; i < d->voices; i++)
        if (d->anew ? d->claim[i] >= CLAIM_TOUCHING : d->claim[i] == takes)
            d->left[i] += d->pool / (d->anew ? d->touching : d->count[takes]);
}

static void assign(const struct division *d, struct voice *v, int i, uint64_t clock) {
    bool active = d->claim[i] >= (d->touching ? CLAIM_TOUCHING : CLAIM_IN_FLIGHT);
    double others = min_of(d->touching, VOICES_BOUNDED) - 1;
    struct budget_share part = {.budget = d->left[i],
                                .reserved = d->touching > 1 ? others * d->step : 0};
    if (active)
        part.share = 1. / d->active;
    else if (d->claim[i] == CLAIM_IN_FLIGHT)
        part.share = tuned->share_to_enter;
    if (d->touching > 1 && may_charge_all(v, d->claim[i])) {
        part.charges_all = true;
        part.refill_override = stepper_refill_of_all(&v->def, d->touching) / d->touching;
        part.in_advance = MODES_WINDOW - (int)(clock % MODES_WINDOW);
    }
    stepper_assign_budget(&v->def, &v->state->motion, &v->state->stepper, &part, clock);
}

void voices_budget_divide(struct voice *const *voice, int voices, const struct voice *current,
                          uint64_t clock) {
    struct division d = {.voices = voices};
    if (isinf(current->def.budget) || (voices == 1 && current->state->stepper.terms.share == 1))
        return;
    weigh_claims(&d, voice, current, clock);
    gather(&d);
    share_pool(&d);
    for (int i = 0; i < voices; i++)
        assign(&d, voice[i], i, clock);
}
