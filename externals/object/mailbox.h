/* SPDX-License-Identifier: BSD-3-Clause */
/* mailbox.h: what the message side asks for, on its way to the audio side and back.
 *
 * An order is a command to the voices (voices.h) and a gain. Orders leave in one list, in the order
 * of their messages; the message side takes the list back to append to it or to merge orders into
 * one, so that it cannot grow while no audio runs. The audio side takes the whole list at the start
 * of a block and carries each order out at its sample. Orders that were carried out and voices that
 * have ended come back on stacks, and reports in a slot of their own. Each end is one atomic
 * exchange (a push may have to try twice).
 *
 * Why that is right where memory is weakly ordered (ARM), too: what is passed is a plain struct
 * that one side at a time has. Each exchange is sequentially consistent: it releases what was
 * written before, and acquires it for the side that takes it. A voice comes back after the block
 * that played it last. A push compares with a head that only the audio side can put there, and it
 * is pushing: meanwhile the head can only have become NULL, never the same struct again.
 */
#ifndef KNOCK_MAILBOX_H
#define KNOCK_MAILBOX_H

#include <stdatomic.h>
#include <stdlib.h>

#include "engine/voices.h"
#include "object/external.h"

/* A voice that sounds, to be designed anew for another bend or rate. */
struct sounding {
    uint64_t age;
    struct bank *bank; /* shared */
    struct collision_def def;
};

/* What the audio side is asked to write down. */
struct report {
    bool print, trace, roster; /* what for */
    struct collision_ledger books;
    bool exact;    /* the scheme: the others have an error of their own in the books */
    bool measured; /* what the modes lose is in the books */
    unsigned lost_events;
    int voices;
    int count;
    struct collision_point points[COLLISION_TRACE];
    int sounding_count; /* the loudest first, without the current voice */
    struct sounding sounding[VOICES_MOST];
};

struct order {
    struct command command;
    bool sets_gain;
    double gain;
    struct order *next;
};

struct mailbox {
    _Atomic(struct order *) posted, spent;
    _Atomic(struct voice *) ended;
    _Atomic(struct report *) asked, answered;
};

/* --- message side --- */

/* Those that the audio side has not taken yet, in order. */
static inline struct order *mailbox_take_back(struct mailbox *m) {
    return atomic_exchange(&m->posted, NULL);
}
/* While the list is taken back. */
static inline void mailbox_post(struct mailbox *m, struct order *first) {
    atomic_store(&m->posted, first);
}
static inline struct order *mailbox_spent(struct mailbox *m) {
    return atomic_exchange(&m->spent, NULL);
}
static inline struct voice *mailbox_ended(struct mailbox *m) {
    return atomic_exchange(&m->ended, NULL);
}

/* --- audio side --- */

static inline struct order *mailbox_take(struct mailbox *m) {
    if (!atomic_load_explicit(&m->posted, memory_order_relaxed))
        return NULL;
    return atomic_exchange(&m->posted, NULL);
}

static inline void mailbox_return(struct mailbox *m, struct order *order) {
    order->next = atomic_load(&m->spent);
    while (!atomic_compare_exchange_weak(&m->spent, &order->next, order)) {
    }
}

/* A list of voices. */
static inline void mailbox_return_voices(struct mailbox *m, struct voice *first) {
    struct voice *last = first;
    while (last->next)
        last = last->next;
    last->next = atomic_load(&m->ended);
    while (!atomic_compare_exchange_weak(&m->ended, &last->next, first)) {
    }
}

#endif
