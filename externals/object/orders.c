/* SPDX-License-Identifier: BSD-3-Clause */
/* orders.c: what the message side asks of the audio side.
 *
 * It is written into two orders, and posted when a message is done with: one that is carried out at
 * once, and one that waits until a blow is over. What comes after one that waits for the audio, and
 * would change what that does, goes with it; see mailbox.h.
 */
#include <math.h>

#include "object/external_state.h"

/* --- the two orders --------------------------------------------------------------------------- */

/* In hand, or posted before; NULL: there is none. */
static struct order *pick(struct order **hand, mailbox_slot *slot) {
    if (!*hand)
        *hand = slot_take(slot);
    return *hand;
}

/* An empty one if there is none. NULL, and x->why says why: there is no memory. */
static struct order *pick_or_make(struct external *x, struct order **hand, mailbox_slot *slot) {
    if (!pick(hand, slot))
        *hand = calloc(1, sizeof **hand);
    if (!*hand)
        external_refuse(x, "there is no memory for it");
    return *hand;
}

static struct order *at_once(struct external *x) {
    return pick_or_make(x, &x->at_once, &x->mailbox.at_once);
}

static struct order *that_waits(struct external *x) { return pick(&x->later, &x->mailbox.later); }

static struct order *later(struct external *x) {
    struct order *order = pick(&x->at_once, &x->mailbox.at_once);
    return order && order->all ? order : pick_or_make(x, &x->later, &x->mailbox.later);
}

static void hold(struct order *order, enum external_inlets inlet, double value) {
    order->holds |= 1u << inlet;
    order->hold[inlet] = value;
}

static void leave(struct order *order, enum external_inlets inlet) {
    if (order)
        order->holds &= ~(1u << inlet);
}

/* No inlet is held by both. */
static void join(struct order *order, struct order *other) {
    for (int i = 0; i < INLETS; i++)
        if (other->holds & 1u << i)
            hold(order, (enum external_inlets)i, other->hold[i]);
    if (other->tunes)
        order->gain = other->gain;
    order->tunes |= other->tunes;
    order->report = other->report;
    free(other);
}

/* At once, and whatever waits with it, before. */
static struct order *with_all(struct external *x) {
    struct order *waits = that_waits(x);
    if (waits && pick(&x->at_once, &x->mailbox.at_once))
        join(waits, x->at_once);
    if (waits)
        x->at_once = waits;
    x->later = NULL;
    struct order *order = at_once(x);
    if (order)
        order->all = true;
    return order;
}

static void post(struct order **hand, mailbox_slot *slot) {
    if (*hand)
        slot_post(slot, *hand);
    *hand = NULL;
}

void external_post(struct external *x) {
    post(&x->at_once, &x->mailbox.at_once);
    post(&x->later, &x->mailbox.later);
}

static void order_free(struct order *order) {
    if (!order)
        return;
    plan_free(order->plan);
    free(order->report);
    free(order);
}

void external_orders_free(struct external *x) {
    external_post(x);
    order_free(slot_take(&x->mailbox.at_once));
    order_free(slot_take(&x->mailbox.later));
    for (struct order *order = mailbox_spent(&x->mailbox), *next; order; order = next) {
        next = order->next;
        order_free(order);
    }
}

/* --- what is asked ---------------------------------------------------------------------------- */

/* Once, until audio has been running again. */
static void say_if_it_waits(struct external *x) {
    bool waits = x->host->silent && x->host->silent(x->object);
    if (waits && !x->wait_said)
        external_say(x, false, "DSP is off: what is struck sounds when it is on");
    x->wait_said = waits;
}

bool external_move(struct external *x, enum order_motion motion, double value) {
    struct order *order = with_all(x);
    if (!order)
        return false;
    order->motion = motion;
    order->motion_value = value;
    say_if_it_waits(x);
    return true;
}

bool external_reset(struct external *x) {
    struct order *order = with_all(x);
    if (!order)
        return false;
    order->motion = MOTION_NONE;
    order->reset = true;
    return true;
}

bool external_report(struct external *x, bool print, bool trace) {
    struct order *order = at_once(x);
    if (!order)
        return false;
    if (!order->report)
        order->report = calloc(1, sizeof *order->report);
    if (!order->report)
        return external_refuse(x, "there is no memory for it"), false;
    order->report->print |= print;
    order->report->trace |= trace;
    return true;
}

bool external_hold(struct external *x, enum external_inlets inlet, double value, bool head) {
    struct order *order = later(x);
    if (!order)
        return false;
    leave(x->at_once, inlet);
    hold(order, inlet, value);
    order->head |= head;
    x->host->show(x->object, inlet, value);
    return true;
}

/* The contact: what waits may bring another. */
static bool is_of_a_head(enum external_inlets inlet) {
    return inlet == INLET_K || inlet == INLET_MU || inlet == INLET_ALPHA;
}

bool external_number(struct external *x, enum external_inlets inlet, double value) {
    if (is_of_a_head(inlet) && that_waits(x))
        return external_hold(x, inlet, value, false);
    struct order *order = at_once(x);
    if (!order)
        return false;
    leave(that_waits(x), inlet);
    hold(order, inlet, value);
    x->host->show(x->object, inlet, value);
    return true;
}

void external_heard(struct external *x, enum external_inlets inlet, double value) {
    struct order *order = at_once(x);
    leave(that_waits(x), inlet);
    if (order)
        hold(order, inlet, value);
}

double external_gain(const struct external *x) { return pow(10, x->settings.gain / 20); }

bool external_tune(struct external *x) {
    struct order *order = at_once(x);
    if (!order)
        return false;
    order->tunes = true;
    order->gain = external_gain(x);
    return true;
}

bool external_redesign(struct external *x) {
    struct plan *plan = plan_new(x);
    if (!plan)
        return false;
    bool other_rate = plan->collision.rate != x->planned->collision.rate;
    struct order *order = other_rate ? with_all(x) : later(x);
    if (!order) {
        plan_free(plan);
        return false;
    }
    plan_free(order->plan);
    order->plan = plan;
    x->planned = plan;
    return true;
}
