/* SPDX-License-Identifier: BSD-3-Clause */
/* audio.c: the audio side of an object. It carries out commands, plays, and returns what it no
 * longer needs. */
#include <assert.h>
#include <math.h>

#include "object/external_state.h"

/* --- commands --------------------------------------------------------------------------------- */

static void carry_out(struct external *x, struct posted_command *posted) {
    const struct command *c = &posted->command;
    for (int i = 0; i < INLETS; i++)
        if (c->sets_inputs & 1u << i)
            x->held[i] = x->parameter[i] = c->input[i];
    if (c->resets)
        x->held[INLET_STRIKE] = 0;
    if (posted->sets_gain) {
        x->gain = posted->gain;
        x->gain_step = posted->gain_step;
    }
    if (posted->sets_driven)
        x->driven = posted->driven;
    voices_carry_out(x->voices, &posted->command);
    mailbox_return(&x->mailbox, posted);
}

/* The sample at which a command is due, counted from the next sample to play. */
static int samples_until(const struct external *x, const struct posted_command *posted,
                         double rate) {
    double samples = (posted->command.time - x->now) * rate / 1000;
    return samples < .5 ? 0 : samples > EXTERNAL_CHUNK ? EXTERNAL_CHUNK : (int)(samples + .5);
}

/* Carries out the commands that are due. Returns the number of samples until the next one, at most
 * n.
 */
static int take_commands(struct external *x, int n) {
    double rate = voices_current(x->voices)->def.rate;
    for (struct posted_command *posted; (posted = x->queue);) {
        int samples = samples_until(x, posted, rate);
        if (samples > 0)
            return samples < n ? samples : n;
        x->queue = posted->next;
        carry_out(x, posted);
    }
    return n;
}

/* --- reports ---------------------------------------------------------------------------------- */

/* The current voice is left out: the prepared voice describes it. Of a voice that is to be
 * continued the continuation is what will sound. */
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
static const double *signal_if_changing(struct external *x, int inlet, const double *in, int n) {
    double before = x->held[inlet];
    bool changes = false;
    for (int i = 0; i < n; i++)
        changes |= in[i] != before;
    x->held[inlet] = in[n - 1];
    return changes ? in : NULL;
}

/* An inlet without a signal returns to its parameter if the last signal ended at another value. */
static const double *unconnected(struct external *x, int inlet) {
    static const double nothing[EXTERNAL_CHUNK] = {0};
    if (x->held[inlet] == x->parameter[inlet])
        return NULL;
    x->held[inlet] = x->parameter[inlet];
    if (inlet == INLET_STRIKE)
        return nothing; /* so that the next non-zero sample strikes */
    voices_set_input(x->voices, inlet, x->parameter[inlet]);
    return NULL;
}

static const double *inlet_signal(struct external *x, int inlet, const double *in, int n) {
    return in ? signal_if_changing(x, inlet, in, n) : unconnected(x, inlet);
}

/* --- gain ------------------------------------------------------------------------------------- */

/* True at a sample at which a signal moves one of these inlets. */
static bool signal_moves(const struct external *x, const double *const in[INLETS], int i, int first,
                         int last) {
    for (int inlet = first; inlet <= last; inlet++)
        if (in[inlet] && in[inlet][i] != x->parameter[inlet])
            return true;
    return false;
}

/* True up to 20 ms after a signal has moved, so that a square wave moves all the time. */
static bool has_moved(const struct external *x, bool moves, double *for_samples) {
    const double lasts = .02; /* s */
    if (moves)
        *for_samples = lasts * voices_current(x->voices)->def.rate;
    else if (*for_samples > 0)
        --*for_samples;
    return *for_samples > 0;
}

static bool has_signals(const double *const in[INLETS], int first, int last) {
    bool any = false;
    for (int inlet = first; inlet <= last; inlet++)
        any |= in[inlet] != NULL;
    return any;
}

static bool may_duck(const struct external *x, const double *const in[INLETS]) {
    return x->driven.head_gain < 1 &&
           (has_signals(in, INLET_K, INLET_ALPHA) || x->head_moves_for > 0);
}

/* --- the limit --------------------------------------------------------------------------------
 *
 * Full scale is the level of strikes. A signal on k raises the energy of a contact decades above
 * that of a strike, and push and drive have no velocity either: under them the radiated output at
 * equal loudness, with its gain, stays below full scale. The peak e of all pickups, which rises at
 * once and falls in .1 s, is bent to L(e) < 1, and L(e)/e is a factor on all of them:
 *   L(e) = e up to the knee,   knee + room tanh((e - knee) / room) above,   knee + room = .999
 * The factor is continuous. Below the knee, -3 dBFS, where strikes are, it is 1. */
static const double limit_knee = .7, limit_falls = .1; /* -, s */

static bool may_limit(const struct external *x, const double *const in[INLETS]) {
    return x->driven.limited && (has_signals(in, INLET_PUSH, INLET_DRIVE) ||
                                 x->signals_move_for > 0 || x->limit_peak > limit_knee);
}

/* The factor at a sample whose greatest output is `peak`. */
static double limit(struct external *x, const double *const in[INLETS], int i, double peak) {
    const double room = .999 - limit_knee;
    bool driven =
        has_moved(x, signal_moves(x, in, i, INLET_PUSH, INLET_DRIVE), &x->signals_move_for);
    if (!driven && x->limit_peak <= limit_knee)
        return 1;
    x->limit_peak *= 1 - 1 / (limit_falls * voices_current(x->voices)->def.rate);
    x->limit_peak = peak > 0 ? fmax(x->limit_peak, peak) : 0; /* 0: silence */
    if (x->limit_peak <= limit_knee)
        return 1;
    return (limit_knee + room * tanh((x->limit_peak - limit_knee) / room)) / x->limit_peak;
}

/* The gain reaches a new value within 7 ms, sample by sample: two one-pole filters in series, so
 * that its slope is continuous. */
static double next_gain(struct external *x, const double *const in[INLETS], int i, bool ducks) {
    double gain = x->gain;
    if (ducks && has_moved(x, signal_moves(x, in, i, INLET_K, INLET_ALPHA), &x->head_moves_for))
        gain *= x->driven.head_gain;
    x->gain_led += x->gain_step * (gain - x->gain_led);
    x->gain_now += x->gain_step * (x->gain_led - x->gain_now);
    if (fabs(gain - x->gain_now) <= 1e-6 * gain && fabs(gain - x->gain_led) <= 1e-6 * gain)
        x->gain_led = x->gain_now = gain;
    return x->gain_now;
}

static void follow_gain(struct external *x, const double *const in[INLETS], double *const *out,
                        int n) {
    const bool ducks = may_duck(x, in), limits = may_limit(x, in);
    for (int i = 0; i < n; i++) {
        double gain = next_gain(x, in, i, ducks), peak = 0;
        for (int p = 0; p < x->pickups; p++)
            peak = fmax(peak, fabs(out[p][i]));
        if (limits)
            gain *= limit(x, in, i, gain * peak);
        for (int p = 0; p < x->pickups; p++)
            out[p][i] *= gain;
    }
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
    if (x->gain_now != x->gain || may_duck(x, in) || may_limit(x, in))
        follow_gain(x, in, out, n);
    else if (voices_sound(x->voices))
        for (int p = 0; p < x->pickups; p++)
            for (int i = 0; i < n; i++)
                out[p][i] *= x->gain;
}

void external_set_time(struct external *x, double ms) { x->now = ms; }

bool external_process(struct external *x, const double *const in[INLETS], double *const *out,
                      int n) {
    assert(n > 0 && n <= EXTERNAL_CHUNK);
    struct posted_command **last = &x->queue;
    while (*last)
        last = &(*last)->next;
    *last = mailbox_take(&x->mailbox);
    watch_strikes(x, in[INLET_STRIKE], n);
    for (int from = 0, next; from < n; from += next) {
        const double *rest[INLETS];
        double *to[EXTERNAL_PICKUPS + 2];
        next = take_commands(x, n - from);
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
