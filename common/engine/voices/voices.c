/* SPDX-License-Identifier: BSD-3-Clause */
/* voices.c: the clock of an object and the mix of its voices; see voices.h. */
#include "engine/voices/voices.h"

#include <math.h>

#include "engine/step/motion_nonlinear.h"
#include "engine/voices/voices_budget.h"
#include "engine/voices/voices_parts.h"

/* --- the beginning of a window ---------------------------------------------------------------- */

/* Live, one plate of the object is nonlinear: that of the current voice, or the latest. A second
 * one would double the greatest cost of a block. */
static void mute_plates(struct voices *vs) {
    const struct voice *nonlinear = NULL;
    for (int i = 0; i < vs->count; i++) {
        struct voice *v = vs->voice[i];
        bool newer =
            !nonlinear || v == vs->current || (nonlinear != vs->current && v->age > nonlinear->age);
        if (nonlinear_is_plate(&v->state->motion) && newer)
            nonlinear = v;
    }
    for (int i = 0; i < vs->count; i++) {
        struct voice *v = vs->voice[i];
        if (v->def.plate)
            collision_mute_plate(v->state, nonlinear && v != nonlinear && v != vs->current &&
                                               !isinf(v->def.budget));
    }
}

/* Deferred changes; transfer or end of the hammers of voices that are not current, and the end of
 * silent voices; the event `silent`. The budget is divided after the strikes of this sample. */
static void follow_clock(struct voices *vs) {
    for (int i = 0; i < vs->count; i++)
        voice_apply_deferred(vs->voice[i]);
    if (vs->clock >= vs->may_continue)
        voices_continue_deferred(vs);
    for (int i = vs->count - 1; i >= 0; i--) {
        struct voice *v = vs->voice[i];
        if (v == vs->current)
            continue;
        voice_transfer_hammer(v, vs->current, &vs->fade);
        if (!voice_has_hammer(v) && !v->successor && voice_loudness(v) < vs->live.silent)
            voices_end(vs, v, false);
    }
    vs->undivided = true;
    mute_plates(vs);
    const struct voice *last = vs->current;
    bool silent = vs->count == 1 && !voice_hammer_may_touch(last) &&
                  voice_loudness(last) < vs->live.silent && !fade_sounds(&vs->fade);
    if (silent && !vs->was_silent) {
        log_voice_begin(vs->log, (struct log_voice){.age = last->age, .traces = true});
        log_add(vs->log, vs->clock, &(struct collision_event){.kind = COLLISION_SILENT});
    }
    vs->was_silent = silent;
}

/* --- playing ---------------------------------------------------------------------------------- */

static const double *signal_from(const double *signal, int from) {
    return signal ? signal + from : NULL;
}

static void begin_log(struct voices *vs, const struct voice *v) {
    log_voice_begin(vs->log, (struct log_voice){.age = v->age,
                                                .has_key = v->has_key,
                                                .key = v->key,
                                                .traces = v == vs->current});
}

/* The current voice writes the output; the other voices are added to it. */
static void play_current(struct voices *vs, const struct collision_in *in,
                         const struct collision_out *out, int from, int n) {
    struct voice *v = vs->current;
    double *pickup[COLLISION_PICKUPS];
    struct collision_in signals = {.push = signal_from(in->push, from),
                                   .k = signal_from(in->k, from),
                                   .mu = signal_from(in->mu, from),
                                   .alpha = signal_from(in->alpha, from),
                                   .drive = signal_from(in->drive, from)};
    for (int k = 0; out->pickup && k < v->def.pickups; k++)
        pickup[k] = out->pickup[k] + from;
    struct collision_out to = {.pickup = out->pickup ? pickup : NULL,
                               .force = out->force ? out->force + from : NULL,
                               .compression = out->compression ? out->compression + from : NULL};
    begin_log(vs, v);
    collision_run(&v->def, v->state, &signals, &to, n);
    vs->sounds |= collision_sounds(v->state);
    voice_apply_balance(v, out->pickup ? pickup : NULL, n);
}

static void play_other(struct voices *vs, struct voice *v, const struct collision_out *out,
                       int from, int n) {
    double *pickup[COLLISION_PICKUPS];
    for (int k = 0; k < v->def.pickups; k++)
        pickup[k] = vs->pickup[k];
    struct collision_out to = {.pickup = out->pickup ? pickup : NULL,
                               .force = out->force ? vs->force : NULL};
    begin_log(vs, v);
    collision_run(&v->def, v->state, &(struct collision_in){.push = NULL}, &to, n);
    for (int i = 0; out->force && i < n; i++)
        out->force[from + i] += vs->force[i];
    bool sounds = out->pickup && collision_sounds(v->state);
    voice_apply_balance(v, sounds ? pickup : NULL, n);
    if (!sounds)
        return;
    vs->sounds = true;
    for (int k = 0; k < v->def.pickups; k++)
        for (int i = 0; i < n; i++)
            out->pickup[k][from + i] += vs->pickup[k][i];
}

static void add_fade(struct voices *vs, const struct collision_out *out, int from, int n) {
    double *pickup[COLLISION_PICKUPS];
    if (!fade_sounds(&vs->fade))
        return;
    vs->sounds = true;
    for (int k = 0; out->pickup && k < vs->fade.pickups; k++)
        pickup[k] = out->pickup[k] + from;
    fade_add(&vs->fade, out->pickup ? pickup : NULL, n);
}

/* A block is divided at strikes by signal and at the windows of the clock. */
void voices_run(struct voices *vs, const struct collision_in *in, const struct collision_out *out,
                int n) {
    const double *strike = in->strike;
    vs->sounds = false;
    for (int from = 0, run; from < n; from += run) {
        if (vs->clock % MODES_WINDOW == 0)
            follow_clock(vs);
        if (strike && inputs_strikes(vs->last_strike, strike[from]))
            voices_strike(vs, fabs(range_clamp(&ranges[RANGE_STRIKE], strike[from], 0)));
        if (vs->undivided)
            voices_budget_divide(vs->voice, vs->count, vs->current, vs->clock);
        vs->undivided = false;
        int most = MODES_WINDOW - (int)(vs->clock % MODES_WINDOW);
        most = most < n - from ? most : n - from;
        for (run = 1; run < most; run++)
            if (strike && inputs_strikes(strike[from + run - 1], strike[from + run]))
                break;
        play_current(vs, in, out, from, run);
        for (int i = 0; i < vs->count; i++)
            if (vs->voice[i] != vs->current)
                play_other(vs, vs->voice[i], out, from, run);
        add_fade(vs, out, from, run);
        log_publish(vs->log);
        vs->clock += (uint64_t)run;
        if (strike)
            vs->last_strike = strike[from + run - 1];
    }
}
