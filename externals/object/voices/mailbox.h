/* SPDX-License-Identifier: BSD-3-Clause */
/* mailbox.h: commands from the message side to the audio side, and what the audio side returns.
 *
 * A posted command is a command to the voices (voices.h) and a gain. Commands leave in one list, in
 * the order of their messages. The message side takes the list back to append to it or to merge
 * commands, so that the list cannot grow while no audio runs. The audio side takes the whole list
 * at the start of a block and carries each command out at its sample. It returns commands that were
 * carried out and voices that have ended on stacks, and reports in a slot of their own. Each
 * transfer is one atomic exchange (a push may need a second try).
 *
 * Why this is correct on weakly ordered memory (ARM) too: each exchanged struct is plain, and
 * one side at a time owns it. Each exchange is sequentially consistent: it releases the earlier
 * writes, and acquires them for the side that takes the struct. A voice returns after the last
 * block that played it. A push compares with a first entry that only the audio side can put there,
 * and the audio side is pushing: meanwhile it can only have become NULL, never the same struct
 * again.
 */
#ifndef KNOCK_MAILBOX_H
#define KNOCK_MAILBOX_H

#include <stdatomic.h>
#include <stdlib.h>

#include "engine/voices/voices.h"
#include "object/external.h"

/* A sounding voice to be redesigned for another bend or rate. */
struct sounding {
    uint64_t age;
    struct bank *bank; /* shared by reference count */
    struct collision_def def;
};

/* The state of the voices, filled in by the audio side on request. */
struct report {
    bool print, trace, roster; /* its purposes */
    struct collision_ledger ledger;
    bool exact;    /* scheme exact; the ledger of other schemes includes their error */
    bool measured; /* the ledger has the loss of the modes */
    unsigned lost_events;
    int voices;
    size_t bytes; /* of them */
    int count;
    struct collision_point points[COLLISION_TRACE];
    int sounding_count; /* the oldest first, without the current voice */
    struct sounding sounding[VOICES_MOST];
};

/* Gain and limit of the output while signals move a voice. */
struct driven_level {
    double head_gain; /* factor on the gain while one moves k, mu or alpha */
    bool limited;     /* the output stays below full scale while one moves these, push or drive */
};

struct posted_command {
    struct command command;
    bool sets_gain;
    double gain, gain_step; /* see next_gain() */
    bool sets_driven;
    struct driven_level driven;
    struct posted_command *next;
};

struct mailbox {
    _Atomic(struct posted_command *) posted, spent;
    _Atomic(struct voice *) ended;
    _Atomic(struct report *) asked, answered;
};

/* --- [message thread] --- */

/* Takes the commands that the audio side has not taken yet, in order. */
static inline struct posted_command *mailbox_take_back(struct mailbox *m) {
    return atomic_exchange(&m->posted, NULL);
}
/* Stores a list in the slot, which mailbox_take_back() has emptied. */
static inline void mailbox_post(struct mailbox *m, struct posted_command *first) {
    atomic_store(&m->posted, first);
}
static inline struct posted_command *mailbox_spent(struct mailbox *m) {
    return atomic_exchange(&m->spent, NULL);
}
static inline struct voice *mailbox_ended(struct mailbox *m) {
    return atomic_exchange(&m->ended, NULL);
}

/* --- [audio thread] --- */

static inline struct posted_command *mailbox_take(struct mailbox *m) {
    if (!atomic_load_explicit(&m->posted, memory_order_relaxed))
        return NULL;
    return atomic_exchange(&m->posted, NULL);
}

static inline void mailbox_return(struct mailbox *m, struct posted_command *posted) {
    posted->next = atomic_load(&m->spent);
    while (!atomic_compare_exchange_weak(&m->spent, &posted->next, posted)) {
    }
}

/* A linked list of voices. */
static inline void mailbox_return_voices(struct mailbox *m, struct voice *first) {
    struct voice *last = first;
    while (last->next)
        last = last->next;
    last->next = atomic_load(&m->ended);
    while (!atomic_compare_exchange_weak(&m->ended, &last->next, first)) {
    }
}

#endif
