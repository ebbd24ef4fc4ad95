/* SPDX-License-Identifier: BSD-3-Clause */
/* mailbox.h: what the message side wants, on its way to the audio side and back.
 *
 * At most one order of a kind is posted at a time: one to be carried out at once, and one that
 * waits until a blow is over. The message side takes them back to add to them, so wishes merge and
 * nothing can overflow, however long the audio sleeps; the audio side takes them when it looks, or
 * finds nothing and looks again a block later. Orders that are carried out return on a stack which
 * the message side empties at once: each end is a single atomic exchange (the push may have to try
 * twice), and no order is ever seen by both sides.
 *
 * Why that is right where memory is weakly ordered (ARM), too. An order is a plain struct that one
 * side at a time has: an exchange hands its pointer to that side alone. Each exchange is
 * sequentially consistent, so it releases what was written into the order before it was posted and
 * acquires it for whoever takes it; a plan that comes back is freed after the block that played it
 * last. The relaxed load, in slot_holds(), only says whether to look: nothing is read through it,
 * and what it sees too late is taken a block later. The push compares with a head that only the
 * audio side can put there, and it is pushing: meanwhile the head can only have become NULL, never
 * the same order again.
 */
#ifndef KNOCK_MAILBOX_H
#define KNOCK_MAILBOX_H

#include <stdatomic.h>
#include <stdlib.h>

#include "object/external.h"

/* The lists a bank is designed from. */
struct draft {
    int body, hammer, pickups;
    struct mode *modes; /* the body's, then the hammer's */
    double *at;         /* the same */
    double *loud;       /* [body]: what is heard of a velocity */
    double **pickup;    /* [pickups][body]: with that */
    bool *pairs;        /* [body]: it and the next are the two of a pair */
    void *memory;       /* to be freed */
};

/* A description and its bank, to be played. */
struct plan {
    struct draft draft; /* of its bank, before a hand lies on it */
    struct collision collision;
    struct modes *bank; /* NULL against a wall or a mass, unless the hammer rings */
};

/* What the audio side is asked to write down. */
struct report {
    bool print, trace; /* what for */
    struct collision_ledger books;
    bool exact;    /* the scheme: the others have an error of their own in the books */
    bool measured; /* what the modes lose is in the books */
    unsigned lost_events;
    int count;
    struct collision_point points[COLLISION_TRACE];
};

enum order_motion { MOTION_NONE, MOTION_STRIKE, MOTION_DROP };

struct order {
    struct plan *plan; /* to be played from now on; on the way back the one played so far */
    bool head;         /* what it holds is another one's, which takes over from one that touches */
    bool all;          /* it brings a blow, a reset or another rate, and all that waited for it */
    bool reset;
    enum order_motion motion; /* after the reset */
    double motion_value;
    unsigned holds; /* a bit for each inlet in hold */
    double hold[INLETS];
    bool tunes; /* gain is meant */
    double gain;
    struct report *report; /* to be filled */
    struct order *next;    /* on the way back */
};

typedef _Atomic(struct order *) mailbox_slot;

struct mailbox {
    mailbox_slot at_once, later; /* what is posted */
    mailbox_slot spent;
};

/* --- both sides --- */

/* What is there, or NULL; it is there no longer. */
static inline struct order *slot_take(mailbox_slot *slot) { return atomic_exchange(slot, NULL); }

/* --- message side --- */

/* Into a slot that is empty. */
static inline void slot_post(mailbox_slot *slot, struct order *order) { atomic_store(slot, order); }

/* All that were carried out, linked by next. */
static inline struct order *mailbox_spent(struct mailbox *m) { return slot_take(&m->spent); }

/* --- audio side --- */

static inline bool slot_holds(const mailbox_slot *slot) {
    return atomic_load_explicit(slot, memory_order_relaxed);
}

static inline void mailbox_return(struct mailbox *m, struct order *order) {
    order->next = atomic_load(&m->spent);
    while (!atomic_compare_exchange_weak(&m->spent, &order->next, order)) {
    }
}

#endif
