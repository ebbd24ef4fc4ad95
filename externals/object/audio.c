/* SPDX-License-Identifier: BSD-3-Clause */
/* audio.c: the audio side of an object: it takes orders, plays, and hands back. */
#include <assert.h>
#include <math.h>

#include "object/external_state.h"

static void adopt(struct external *x, struct order *order) {
    struct plan *before = x->plan;
    collision_adopt(&before->collision, &order->plan->collision, x->state);
    x->plan = order->plan;
    order->plan = before;
}

static void hold(struct external *x, const struct order *order) {
    for (int i = 0; i < INLETS; i++)
        if (order->holds & 1u << i) {
            collision_hold(x->state, i, order->hold[i]);
            x->held[i] = x->parameter[i] = order->hold[i];
        }
}

static void write_report(const struct external *x, struct report *report) {
    report->books = collision_books(&x->plan->collision, x->state);
    report->exact = x->plan->collision.scheme == SCHEME_EXACT;
    report->measured = x->plan->collision.audit;
    report->lost_events = collision_lost_events(x->state);
    report->count = report->trace ? collision_trace(x->state, report->points) : 0;
}

static void carry_out(struct external *x, struct order *order) {
    if (order->plan && order->motion != MOTION_NONE)
        collision_lift(&x->plan->collision, &order->plan->collision, x->state);
    if (order->plan)
        adopt(x, order);
    hold(x, order);
    if (order->head)
        collision_take_head(&x->plan->collision, x->state);
    if (order->reset) {
        collision_silence(&x->plan->collision, x->state);
        x->held[INLET_STRIKE] = 0;
    }
    if (order->motion == MOTION_STRIKE)
        collision_strike(x->state, order->motion_value);
    else if (order->motion == MOTION_DROP)
        collision_drop(x->state, order->motion_value);
    if (order->tunes)
        x->gain = order->gain;
    if (order->report)
        write_report(x, order->report);
    mailbox_return(&x->mailbox, order);
}

/* One looks whether a blow is over every so many samples, whatever the blocks. */
enum { LOOK_AGAIN = 16 };

/* In the middle of a blow what presses a body holds it: tuned otherwise, or under another hammer,
 * it would be let go, many times as loud as the blow. So a change waits until that is over. */
static bool must_wait(const struct external *x) {
    const struct collision *c = &x->plan->collision;
    bool in_blow = x->waited < collision_blow_lasts * c->rate && collision_in_blow(c, x->state);
    return x->waited % LOOK_AGAIN != 0 || in_blow;
}

static bool take_order(struct external *x, mailbox_slot *slot) {
    struct order *order = slot_holds(slot) ? slot_take(slot) : NULL;
    if (!order)
        return false;
    if (order->all || slot == &x->mailbox.later)
        x->waited = 0;
    carry_out(x, order);
    return true;
}

bool audio_take_orders(struct external *x) {
    bool took = take_order(x, &x->mailbox.at_once);
    return (!must_wait(x) && take_order(x, &x->mailbox.later)) || took;
}

/* The signal of an inlet as the core wants it: nothing while it stays where it is. */
static const double *moving(struct external *x, int inlet, const double *in, int n) {
    double before = x->held[inlet];
    bool moves = false;
    for (int i = 0; i < n; i++)
        moves |= in[i] != before;
    x->held[inlet] = in[n - 1];
    return moves ? in : NULL;
}

/* An inlet without a signal: back to the parameter, if a signal has left it elsewhere. */
static const double *unconnected(struct external *x, int inlet) {
    static const double nothing[EXTERNAL_CHUNK] = {0};
    if (x->held[inlet] == x->parameter[inlet])
        return NULL;
    x->held[inlet] = x->parameter[inlet];
    if (inlet == INLET_STRIKE)
        return nothing; /* so that the next sample that is not zero strikes */
    collision_hold(x->state, inlet, x->parameter[inlet]);
    return NULL;
}

static const double *inlet_signal(struct external *x, int inlet, const double *in, int n) {
    return in ? moving(x, inlet, in, n) : unconnected(x, inlet);
}

/* The gain comes within 7 ms to what was asked for, sample by sample: it follows what follows, or
 * one would hear where it begins to move. */
static void glide(struct external *x, double *const *out, int n) {
    double step = 1 - exp(-1 / (.0015 * x->plan->collision.rate));
    for (int i = 0; i < n; i++) {
        x->gain_led += step * (x->gain - x->gain_led);
        x->gain_now += step * (x->gain_led - x->gain_now);
        if (fabs(x->gain - x->gain_now) <= 1e-6 * x->gain &&
            fabs(x->gain - x->gain_led) <= 1e-6 * x->gain)
            x->gain_led = x->gain_now = x->gain;
        for (int p = 0; p < x->plan->collision.pickups; p++)
            out[p][i] *= x->gain_now;
    }
}

static void amplify(struct external *x, double *const *out, int n) {
    for (int p = 0; p < x->plan->collision.pickups; p++)
        for (int i = 0; i < n; i++)
            out[p][i] *= x->gain;
}

static void play(struct external *x, const double *const in[INLETS], double *const *out, int n) {
    struct collision_in signals = {
        .strike = inlet_signal(x, INLET_STRIKE, in[INLET_STRIKE], n),
        .push = inlet_signal(x, INLET_PUSH, in[INLET_PUSH], n),
        .k = inlet_signal(x, INLET_K, in[INLET_K], n),
        .mu = inlet_signal(x, INLET_MU, in[INLET_MU], n),
        .alpha = inlet_signal(x, INLET_ALPHA, in[INLET_ALPHA], n),
        .drive = inlet_signal(x, INLET_DRIVE, in[INLET_DRIVE], n),
    };
    int pickups = x->plan->collision.pickups;
    struct collision_out outs = {
        .pickup = out, .force = out[pickups], .compression = out[pickups + 1]};
    collision_run(&x->plan->collision, x->state, &signals, &outs, n);
    if (x->gain_now != x->gain)
        glide(x, out, n);
    else if (collision_sounds(x->state))
        amplify(x, out, n);
}

static int until_next_look(struct external *x, int left) {
    if (!slot_holds(&x->mailbox.later) || !must_wait(x))
        return left;
    int next = LOOK_AGAIN - x->waited % LOOK_AGAIN;
    next = next < left ? next : left;
    x->waited += next;
    return next;
}

bool external_process(struct external *x, const double *const in[INLETS], double *const *out,
                      int n) {
    assert(n > 0 && n <= EXTERNAL_CHUNK);
    bool answered = false;
    for (int from = 0, next; from < n; from += next) {
        const double *rest[INLETS];
        double *to[EXTERNAL_PICKUPS + 2];
        answered |= audio_take_orders(x);
        next = until_next_look(x, n - from);
        for (int i = 0; i < INLETS; i++)
            rest[i] = in[i] ? in[i] + from : NULL;
        for (int i = 0; i < x->plan->collision.pickups + 2; i++)
            to[i] = out[i] ? out[i] + from : NULL;
        play(x, rest, to, next);
    }
    return collision_events_wait(x->state) || answered;
}
