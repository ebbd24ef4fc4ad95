/* SPDX-License-Identifier: BSD-3-Clause */
/* voices_budget.c: see voices_budget.h. */
#include "engine/voices/voices_budget.h"

#include <float.h>
#include <math.h>

#include "engine/voices/voices.h"

static const struct stepper_constants *const tuned = &stepper_constants;

enum claim { CLAIM_NONE, CLAIM_IN_FLIGHT, CLAIM_TOUCHING, CLAIM_STRUCK, CLAIMS };

/* A hammer that has just left and is expected to touch again counts as touching. */
static enum claim claim_of(const struct voice *v, const struct voice *current) {
    if (v->state->inputs.pending != PENDING_NOTHING)
        return CLAIM_STRUCK;
    if (v->state->stepper.touching || stepper_may_return(&v->state->stepper))
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
    int voices, touching, active, shared, count[CLAIMS];
    uint64_t clock;
    bool anew; /* several voices in contact share a full budget at the beginning of a window */
    double pool, full; /* what is still to be divided; the maximum */
    double used;       /* since the beginning of the window */
    double step;       /* the dearest single step that is free of charge */
    struct part {
        enum claim claim;
        double left;
        bool shared; /* every step is charged */
        struct stepper_forecast forecast;
        double refill;   /* of its steps, ns a sample */
        double level;    /* log2 of the output, by the energy of the strike */
        int subdivision; /* of its pairs; -1: single steps */
        bool settled;    /* the pool does not hold shorter steps */
    } part[VOICES_MOST + 1];
};

static double samples_left(const struct division *d) {
    return MODES_WINDOW - (double)(d->clock % MODES_WINDOW);
}

static void weigh_claims(struct division *d, struct voice *const *voice,
                         const struct voice *current) {
    for (int i = 0; i < d->voices; i++) {
        struct stepper *st = &voice[i]->state->stepper;
        struct part *p = &d->part[i];
        d->full = max_of(d->full, stepper_full_budget(&voice[i]->def));
        d->step = max_of(d->step, stepper_uncharged_step(st));
        d->used += stepper_used_in_window(st, d->clock);
        p->left = stepper_withdraw_budget(st, d->clock);
        p->claim = claim_of(voice[i], current);
        d->count[p->claim]++;
    }
    d->touching = d->count[CLAIM_TOUCHING] + d->count[CLAIM_STRUCK];
    d->active = d->touching ? d->touching : d->count[CLAIM_IN_FLIGHT];
    d->anew = d->touching > 1 && d->clock % MODES_WINDOW == 0;
    for (int i = 0; i < d->voices && d->touching > 1; i++) {
        struct part *p = &d->part[i];
        p->shared = may_charge_all(voice[i], p->claim);
        d->shared += p->shared;
        if (!p->shared)
            continue;
        struct collision_state *s = voice[i]->state;
        stepper_begin_sharing(&voice[i]->def, &s->motion, &s->stepper, voice_load(voice[i]));
        p->refill = stepper_refill_of_all(&voice[i]->def, d->touching) / d->touching;
    }
}

/* The pool: the budget of all voices, at most the maximum. If steps are charged, it is the maximum
 * and the refill since the beginning of the window, less the work since. Other voices in contact
 * keep a part of theirs while more are struck. A hammer in flight gets enough to enter. */
static void gather(struct division *d) {
    double refill = 0, share_kept = d->count[CLAIM_STRUCK] ? tuned->share_kept : 1;
    for (int i = 0; i < d->voices; i++) {
        struct part *p = &d->part[i];
        bool keeps = !d->anew && !p->shared && p->claim == CLAIM_TOUCHING && p->left > 0;
        double kept = keeps ? share_kept * p->left : 0;
        d->pool += p->left - kept;
        p->left = kept;
        refill += p->refill;
    }
    if (d->anew)
        d->pool = d->full;
    else if (d->shared)
        d->pool = d->full + refill * (MODES_WINDOW - samples_left(d)) - d->used;
    else
        d->pool = min_of(d->pool, d->full);
    for (int i = 0; d->touching && i < d->voices; i++)
        if (d->part[i].claim == CLAIM_IN_FLIGHT) {
            d->part[i].left =
                max_of(0, min_of(tuned->share_to_enter * d->full, d->pool / d->active));
            d->pool -= d->part[i].left;
        }
}

/* True for a voice whose first steps are free: at the beginning of a window if it is in contact,
 * else if it has just been struck, where any has. */
static bool gets_equal_part(const struct division *d, const struct part *p) {
    enum claim takes = d->count[CLAIM_STRUCK]     ? CLAIM_STRUCK
                       : d->count[CLAIM_TOUCHING] ? CLAIM_TOUCHING
                                                  : CLAIM_IN_FLIGHT;
    return !p->shared && (d->anew ? p->claim >= CLAIM_TOUCHING : p->claim == takes);
}

/* Adds equal parts of the pool to these voices. The others' parts stay in it. */
static void share_pool(struct division *d) {
    int parts = d->shared;
    for (int i = 0; i < d->voices; i++)
        parts += gets_equal_part(d, &d->part[i]);
    for (int i = 0; i < d->voices; i++)
        if (gets_equal_part(d, &d->part[i]))
            d->part[i].left += d->pool / parts;
    d->pool *= parts ? (double)d->shared / parts : 0;
}

/* --- voices all of whose steps are charged ---------------------------------------------------- */

/* Each contact as predicted, with single steps. */
static void forecast(struct division *d, struct part *p, const struct voice *v) {
    const struct collision_state *s = v->state;
    struct contact contact = s->motion.contact;
    double speed = 0, value = s->inputs.pending_value;
    if (p->claim == CLAIM_STRUCK) {
        contact = contact_of(&v->def.contact, inputs_head(&s->inputs));
        bool falls = s->inputs.pending == PENDING_DROP;
        speed = falls ? sqrt(2 * max_of(v->def.gravity, 0) * max_of(value, 0)) : value;
    }
    p->forecast = stepper_predict(&v->def, &contact, &s->stepper, speed, voice_load(v), d->clock);
    double squared = v->def.mass * v->def.modes->output2 * p->forecast.speed * p->forecast.speed;
    p->level = log2(squared + DBL_MIN) / 2;
    p->subdivision = -1;
    p->left = stepper_forecast_cost(&p->forecast, p->subdivision);
    d->pool += p->refill * samples_left(d) - p->left;
}

/* log2 of the error of a voice, up to a constant: fitted to 21 bodies with 3 to 200 samples of
 * contact, within 12 dB. The error of single steps decreases with the duration T as T^-1.6, of
 * pairs as T^-2.5, and with the fourth power of their length. A change from pairs to single steps
 * is worse than either. */
static double error_of(const struct part *p) {
    const double change = 20;
    double lasts = log2(max_of(p->forecast.lasts, 1));
    if (p->subdivision >= 0)
        return p->level - 1.6 - 2.5 * lasts - 4. * p->subdivision;
    return p->level + (p->forecast.in_pairs ? change : .5 - 1.6 * lasts);
}

/* The voice with the greatest error above `enough` that may get shorter steps; NULL: none. */
static struct part *worst_part(struct division *d, double enough) {
    struct part *worst = NULL;
    for (int i = 0; i < d->voices; i++) {
        struct part *p = &d->part[i];
        double error = p->shared && !p->settled ? error_of(p) : enough;
        if (error > enough) {
            worst = p;
            enough = error;
        }
    }
    return worst;
}

/* Shortens the steps of the voice with the greatest error while the pool lasts, down to -84 dB of
 * the loudest voice: with -108 dB later strikes in the window find too little. A loud contact gets
 * short steps first, as the errors add up by level. Each turn settles a voice or shortens its
 * steps, so they end. */
static void refine(struct division *d) {
    const double inaudible = -14; /* log2 */
    double loudest = -HUGE_VAL;
    for (int i = 0; i < d->voices; i++)
        if (d->part[i].shared)
            loudest = max_of(loudest, d->part[i].level);
    struct part *p;
    while ((p = worst_part(d, loudest + inaudible))) {
        double more = stepper_forecast_cost(&p->forecast, p->subdivision + 1) - p->left;
        p->settled = p->subdivision >= p->forecast.finest || more > d->pool;
        if (p->settled)
            continue;
        p->subdivision++;
        p->left += more;
        d->pool -= more;
    }
}

/* The rest of the pool, or its deficit, is divided equally. */
static void share_by_need(struct division *d, struct voice *const *voice) {
    for (int i = 0; i < d->voices; i++)
        if (d->part[i].shared)
            forecast(d, &d->part[i], voice[i]);
    refine(d);
    for (int i = 0; i < d->voices; i++)
        if (d->part[i].shared)
            d->part[i].left += d->pool / d->shared;
}

static void assign(const struct division *d, struct voice *v, int i) {
    const struct part *p = &d->part[i];
    bool active = p->claim >= (d->touching ? CLAIM_TOUCHING : CLAIM_IN_FLIGHT);
    double others = min_of(d->touching, VOICES_BOUNDED) - 1;
    struct budget_share share = {.budget = p->left,
                                 .reserved = d->touching > 1 ? others * d->step : 0,
                                 .charges_all = p->shared};
    if (active)
        share.share = 1. / d->active;
    else if (p->claim == CLAIM_IN_FLIGHT)
        share.share = tuned->share_to_enter;
    if (p->shared) {
        share.refill_override = p->refill;
        share.in_advance = (int)samples_left(d);
        share.finest = p->subdivision;
    }
    stepper_assign_budget(&v->def, &v->state->motion, &v->state->stepper, &share, d->clock);
}

void voices_budget_divide(struct voice *const *voice, int voices, const struct voice *current,
                          uint64_t clock) {
    struct division d = {.voices = voices, .clock = clock};
    if (isinf(current->def.budget) || (voices == 1 && current->state->stepper.terms.share == 1))
        return;
    weigh_claims(&d, voice, current);
    gather(&d);
    share_pool(&d);
    if (d.shared)
        share_by_need(&d, voice);
    for (int i = 0; i < voices; i++)
        assign(&d, voice[i], i);
}
