/* SPDX-License-Identifier: BSD-3-Clause */
/* orders_merge.c: the list of orders that wait for the audio side.
 *
 * Waiting orders are merged if nothing between them would be lost: of several changes for one
 * sample the last counts, and while no audio runs a new note replaces the waiting one.
 */
#include "object/external_state.h"

/* More waiting orders than the first number are merged; at more than the second, strikes and voices
 * are dropped. */
enum { MOST_WAIT = 256, FAR_TOO_MANY = 4 * MOST_WAIT };

/* --- merging ---------------------------------------------------------------------------------- */

/* A fresh voice or a note stays one if its settings change before it is played. */
static void merge_voice(struct command *c, struct command *later) {
    if (later->arrival == ARRIVAL_NONE)
        return;
    voice_free(c->voice);
    c->voice = later->voice;
    if (c->arrival == ARRIVAL_NONE || later->arrival != ARRIVAL_CONTINUES) {
        c->arrival = later->arrival;
        c->keeps_key = later->keeps_key;
    }
}

static void merge(struct order *order, struct order *next) {
    struct command *c = &order->command, *later = &next->command;
    merge_voice(c, later);
    if (later->has_key) {
        c->has_key = true;
        c->key = later->key;
    }
    if (later->sets_free) {
        c->sets_free = true;
        c->free_def = later->free_def;
    }
    for (int i = 0; i < RANGES; i++)
        if (later->sets_inputs & 1u << i)
            c->input[i] = later->input[i];
    c->sets_inputs |= later->sets_inputs;
    c->head |= later->head;
    c->stops |= later->stops;
    c->resets |= later->resets;
    if (later->stops || later->resets) /* earlier strikes are over */
        c->gesture = GESTURE_NONE;
    if (later->gesture != GESTURE_NONE) {
        c->gesture = later->gesture;
        c->gesture_value = later->gesture_value;
    }
    if (later->sets_live) {
        c->sets_live = true;
        c->live = later->live;
    }
    if (later->spare) {
        voice_free(c->spare);
        c->spare = later->spare;
    }
    if (next->sets_gain) {
        order->sets_gain = true;
        order->gain = next->gain;
        order->gain_step = next->gain_step;
    }
    if (next->sets_driven) {
        order->sets_driven = true;
        order->driven = next->driven;
    }
    c->time = later->time;
    free(next);
}

static bool is_fresh(const struct command *c) {
    return c->arrival == ARRIVAL_FRESH || c->arrival == ARRIVAL_NOTE;
}

/* True if one order may replace both, though what happens between them is lost. A note-off and a
 * retuned voice are for voices that already sound, and a continuation must act on the current voice
 * before a fresh voice replaces it. */
static bool is_mergeable(const struct command *c, const struct command *later) {
    return !c->releases && !c->chokes && !later->releases && !later->chokes &&
           c->arrival != ARRIVAL_RETUNES && later->arrival != ARRIVAL_RETUNES &&
           !(c->arrival == ARRIVAL_CONTINUES && is_fresh(later));
}

/* True if one order has the effect of both. A strike, a reset and a note-off stay behind the orders
 * before them. */
static bool merges_without_loss(const struct command *c, const struct command *later) {
    return is_mergeable(c, later) && c->time == later->time && c->gesture == GESTURE_NONE &&
           !later->stops && !later->resets && !(c->sets_inputs & later->sets_inputs) &&
           c->head == later->head;
}

/* --- superseding ------------------------------------------------------------------------------ */

static bool is_empty(const struct order *order) {
    const struct command *c = &order->command;
    return !c->voice && !c->spare && !c->sets_free && !c->sets_inputs && !c->stops && !c->resets &&
           c->gesture == GESTURE_NONE && !c->releases && !c->chokes && !c->sets_live &&
           !order->sets_gain && !order->sets_driven;
}

/* A strike or stop replaces a waiting strike, and takes over its spare voice. */
static void supersede_gesture(struct command *c, struct command *later) {
    if (later->gesture == GESTURE_NONE && !later->stops && !later->resets)
        return;
    c->gesture = GESTURE_NONE;
    if (later->spare)
        voice_free(c->spare);
    else
        later->spare = c->spare;
    c->spare = NULL;
}

/* Removes from a waiting order everything that the next order overrides. */
static void supersede(struct order *order, struct order *next) {
    struct command *c = &order->command, *later = &next->command;
    bool same_key = c->has_key && later->has_key && c->key == later->key;
    supersede_gesture(c, later);
    if (is_fresh(later) && is_fresh(c)) {
        voice_free(c->voice);
        c->voice = NULL;
        c->arrival = ARRIVAL_NONE;
    }
    if (same_key || !later->has_key) {
        c->releases &= !later->releases;
        c->chokes &= !later->chokes;
    }
    c->sets_inputs &= ~later->sets_inputs;
    c->head &= c->sets_inputs != 0;
    c->sets_free &= !later->sets_free;
    c->sets_live &= !later->sets_live;
    order->sets_gain &= !next->sets_gain;
    order->sets_driven &= !next->sets_driven;
}

static struct order *supersede_all(struct order *first, struct order *next) {
    for (struct order **at = &first, *order; (order = *at);) {
        supersede(order, next);
        if (!is_empty(order)) {
            at = &order->next;
            continue;
        }
        *at = order->next;
        order_free(order);
    }
    return first;
}

static int length(const struct order *order) {
    int count = 0;
    for (; order; order = order->next)
        count++;
    return count;
}

/* Keeps the list as short as possible while no audio runs, or if too many orders wait. */
struct order *orders_append(struct order *first, struct order *order, bool silent) {
    int waiting = length(first);
    if (silent || waiting >= FAR_TOO_MANY)
        first = supersede_all(first, order);
    struct order **last = &first;
    while (*last && (*last)->next)
        last = &(*last)->next;
    if (*last &&
        (merges_without_loss(&(*last)->command, &order->command) ||
         ((silent || waiting >= MOST_WAIT) && is_mergeable(&(*last)->command, &order->command))))
        merge(*last, order);
    else if (*last)
        (*last)->next = order;
    else
        first = order;
    return first;
}
