/* SPDX-License-Identifier: BSD-3-Clause */
/* audio.c: the audio side of an object. It carries out orders, plays, and returns what it no longer
 * needs. */
#include <assert.h>
#include <math.h>

#include "object/external_state.h"

/* --- orders ----------------------------------------------------------------------------------- */

static void append(struct external *x, struct order *list) {
    struct order **last = &x->queue;
    while (*last)
        last = &(*last)->next;
    *last = list;
}

static void carry_out(struct external *x, struct order *order) {
    const struct command *c = &order->command;
    for (int i = 0; i < INLETS; i++)
        if (c->holds & 1u << i)
            x->held[i] = x->parameter[i] = c->hold[i];
    if (c->resets)
        x->held[INLET_STRIKE] = 0;
    if (order->sets_gain) {
        x->gain = order->gain;
        x->gain_step = order->gain_step;
    }
    if (order->sets_duck)
        x->duck = order->duck;
    voices_carry_out(x->voices, &order->command);
    mailbox_return(&x->mailbox, order);
}

/* The sample at which an order is due, counted from the next sample to play. */
static int due(const struct external *x, const struct order *order, double rate) {
    double samples = (order->command.time - x->now) * rate / 1000;
    return samples < .5 ? 0 : samples > EXTERNAL_CHUNK ? EXTERNAL_CHUNK : (int)(samples + .5);
}

/* Carries out the orders that are due. Returns the number of samples until the next one, at most n.
 */
static int take_orders(struct external *x, int n) {
    double rate = voices_current(x->voices)->def.rate;
    for (struct order *order; (order = x->queue);) {
        int samples = due(x, order, rate);
        if (samples > 0)
            return samples < n ? samples : n;
        x->queue = order->next;
        carry_out(x, order);
    }
    return n;
}

/* --- reports ---------------------------------------------------------------------------------- */

/* The current voice is left out: the plan describes it. Of a voice that is to be continued the
 * continuation is what will sound. */
static void write_roster(const struct external *x, struct report *report) {
    const struct voice *current = voices_current(x->voices);
    for (int i = 0; i < voices_count(x->voices); i++) {
        const struct voice *v = voices_at(x->voices, i), *latest = voice_latest(v);
        if (v == current || !latest->bank)
            continue;
        bank_share(latest->bank);
        report->sounding[report->sounding_count++] =
            (struct sounding){.age = v->age, .bank = latest->bank, .def = latest->def};
    }
}

void audio_write_report(const struct external *x, struct report *report) {
    const struct voice *current = voices_current(x->voices);
    report->ledger = voices_ledger(x->voices);
    report->exact = current->def.scheme == SCHEME_EXACT;
    report->measured = current->def.audit;
    report->lost_events = atomic_load_explicit(&x->log->lost_events, memory_order_relaxed);
    report->voices = voices_count(x->voices);
    report->bytes = voices_bytes(x->voices);
    report->count = report->trace ? log_trace(x->log, report->points) : 0;
    if (report->roster)
        write_roster(x, report);
}

static bool answer_report(struct external *x) {
    if (!atomic_load_explicit(&x->mailbox.asked, memory_order_relaxed) ||
        atomic_load(&x->mailbox.answered))
        return false;
    struct report *report = atomic_exchange(&x->mailbox.asked, NULL);
    if (!report)
        return false;
    audio_write_report(x, report);
    atomic_store(&x->mailbox.answered, report);
    return true;
}

/* --- signals ---------------------------------------------------------------------------------- */

/* An inlet's signal for the core; NULL while it stays at the value held. */
static const double *moving(struct external *x, int inlet, const double *in, int n) {
    double before = x->held[inlet];
    bool moves = false;
    for (int i = 0; i < n; i++)
        moves |= in[i] != before;
    x->held[inlet] = in[n - 1];
    return moves ? in : NULL;
}

/* An inlet without a signal returns to its parameter if the last signal ended at another value. */
static const double *unconnected(struct external *x, int inlet) {
    static const double nothing[EXTERNAL_CHUNK] = {0};
    if (x->held[inlet] == x->parameter[inlet])
        return NULL;
    x->held[inlet] = x->parameter[inlet];
    if (inlet == INLET_STRIKE)
        return nothing; /* so that the next non-zero sample strikes */
    voices_hold(x->voices, inlet, x->parameter[inlet]);
    return NULL;
}

static const double *inlet_signal(struct external *x, int inlet, const double *in, int n) {
    return in ? moving(x, inlet, in, n) : unconnected(x, inlet);
}

/* --- gain ------------------------------------------------------------------------------------- */

/* True at a sample at which a signal moves the head. */
static bool moves_head(const struct external *x, const double *const in[INLETS], int i) {
    for (int inlet = INLET_K; inlet <= INLET_ALPHA; inlet++)
        if (in[inlet] && in[inlet][i] != x->parameter[inlet])
            return true;
    return false;
}

/* The gain at a sample. A signal counts for 20 ms more, so that a square wave is one. */
static double duck(struct external *x, const double *const in[INLETS], int i) {
    const double stays = .02; /* s */
    if (moves_head(x, in, i))
        x->driven_for = stays * voices_current(x->voices)->def.rate;
    else if (x->driven_for > 0)
        x->driven_for--;
    return x->driven_for > 0 ? x->gain * x->duck : x->gain;
}

static bool may_duck(const struct external *x, const double *const in[INLETS]) {
    bool signals = in[INLET_K] || in[INLET_MU] || in[INLET_ALPHA] || x->driven_for > 0;
    return x->duck < 1 && signals;
}

/* The gain reaches a new value within 7 ms, sample by sample: two one-pole filters in series, so
 * that its slope is continuous. */
static void glide(struct external *x, const double *const in[INLETS], double *const *out, int n) {
    const bool ducks = may_duck(x, in);
    for (int i = 0; i < n; i++) {
        double gain = ducks ? duck(x, in, i) : x->gain;
        x->gain_led += x->gain_step * (gain - x->gain_led);
        x->gain_now += x->gain_step * (x->gain_led - x->gain_now);
        if (fabs(gain - x->gain_now) <= 1e-6 * gain && fabs(gain - x->gain_led) <= 1e-6 * gain)
            x->gain_led = x->gain_now = gain;
        for (int p = 0; p < x->pickups; p++)
            out[p][i] *= x->gain_now;
    }
}

static void amplify(struct external *x, double *const *out, int n) {
    for (int p = 0; p < x->pickups; p++)
        for (int i = 0; i < n; i++)
            out[p][i] *= x->gain;
}

/* --- strikes ---------------------------------------------------------------------------------- */

/* Strikes by signal may be far apart: they count for another second. */
static void watch_strikes(struct external *x, const double *in, int n) {
    bool strikes = false;
    for (int i = 0; in && i < n && !strikes; i++)
        strikes = in[i] != 0;
    x->struck_for = strikes ? voices_current(x->voices)->def.rate : fmax(x->struck_for - n, 0);
    atomic_store_explicit(&x->struck_by_signal, x->struck_for > 0, memory_order_relaxed);
}

/* --- playing ---------------------------------------------------------------------------------- */

static void play(struct external *x, const double *const in[INLETS], double *const *out, int n) {
    struct collision_in signals = {
        .strike = inlet_signal(x, INLET_STRIKE, in[INLET_STRIKE], n),
        .push = inlet_signal(x, INLET_PUSH, in[INLET_PUSH], n),
        .k = inlet_signal(x, INLET_K, in[INLET_K], n),
        .mu = inlet_signal(x, INLET_MU, in[INLET_MU], n),
        .alpha = inlet_signal(x, INLET_ALPHA, in[INLET_ALPHA], n),
        .drive = inlet_signal(x, INLET_DRIVE, in[INLET_DRIVE], n),
    };
    struct collision_out outs = {
        .pickup = out, .force = out[x->pickups], .compression = out[x->pickups + 1]};
    voices_run(x->voices, &signals, &outs, n);
    if (x->gain_now != x->gain || may_duck(x, in))
        glide(x, in, out, n);
    else if (voices_sound(x->voices))
        amplify(x, out, n);
}

void external_set_time(struct external *x, double ms) { x->now = ms; }

bool external_process(struct external *x, const double *const in[INLETS], double *const *out,
                      int n) {
    assert(n > 0 && n <= EXTERNAL_CHUNK);
    append(x, mailbox_take(&x->mailbox));
    watch_strikes(x, in[INLET_STRIKE], n);
    for (int from = 0, next; from < n; from += next) {
        const double *rest[INLETS];
        double *to[EXTERNAL_PICKUPS + 2];
        next = take_orders(x, n - from);
        for (int i = 0; i < INLETS; i++)
            rest[i] = in[i] ? in[i] + from : NULL;
        for (int i = 0; i < x->pickups + 2; i++)
            to[i] = out[i] ? out[i] + from : NULL;
        play(x, rest, to, next);
        x->now += next * 1000 / voices_current(x->voices)->def.rate;
    }
    struct voice *ended = voices_take_ended(x->voices);
    if (ended)
        mailbox_return_voices(&x->mailbox, ended);
    bool answered = answer_report(x);
    return answered || ended || log_waits(x->log);
}
