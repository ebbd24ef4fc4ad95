/* SPDX-License-Identifier: BSD-3-Clause */
/* mailbox.h: what the message side wants, on its way to the audio side and back.
 *
 * At most one order is posted at a time. The message side takes it back to add to it, so wishes
 * merge and nothing can overflow, however long the audio sleeps; the audio side takes it at the
 * start of a block, or finds nothing and looks again a block later. Orders that are carried out
 * return on a stack which the message side empties at once: each end is a single atomic exchange
 * (the push may have to try twice), and no order is ever seen by both sides.
 *
 * Why that is right where memory is weakly ordered (ARM), too. An order is a plain struct that one
 * side at a time has: an exchange hands its pointer to that side alone. Each exchange is
 * sequentially consistent, so it releases what was written into the order before it was posted and
 * acquires it for whoever takes it; a plan that comes back is freed after the block that played it
 * last. The relaxed loads, in mailbox_take() and mailbox_patient(), only say whether to look:
 * nothing is read through them, and what they see too late is taken a block later. What is taken is
 * what was looked at, patience and all, or nothing. The push
 * compares with a head that only the audio side can put there, and it is pushing: meanwhile the
 * head can only have become NULL, never the same order again.
 */
#ifndef KNOCK_MAILBOX_H
#define KNOCK_MAILBOX_H

#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

#include "external.h"

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
    bool now;          /* not even these wait until a blow is over */
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

struct mailbox {
    _Atomic(char *) posted; /* an order, or its second byte: the order is patient */
    _Atomic(struct order *) spent;
};

/* It may wait until a blow is over. */
static inline bool mailbox_says_patient(const char *posted) { return (uintptr_t)posted & 1; }

static inline struct order *mailbox_order(char *posted) {
    return (struct order *)(void *)(mailbox_says_patient(posted) ? posted - 1 : posted);
}

/* --- message side --- */

/* The order that waits, to be added to, or an empty one; post it afterwards. */
static inline struct order *mailbox_open(struct mailbox *m) {
    struct order *order = mailbox_order(atomic_exchange(&m->posted, NULL));
    return order ? order : calloc(1, sizeof *order);
}

static inline void mailbox_post(struct mailbox *m, struct order *order) {
    bool patient = (order->plan || order->head) && !order->now;
    atomic_store(&m->posted, (char *)order + patient);
}

/* All that were carried out, linked by next. */
static inline struct order *mailbox_spent(struct mailbox *m) {
    return atomic_exchange(&m->spent, NULL);
}

/* --- audio side --- */

/* What is posted may wait. */
static inline bool mailbox_patient(const struct mailbox *m) {
    return mailbox_says_patient(atomic_load_explicit(&m->posted, memory_order_relaxed));
}

/* But for what may wait, unless `all` is meant. */
static inline struct order *mailbox_take(struct mailbox *m, bool all) {
    char *seen = atomic_load_explicit(&m->posted, memory_order_relaxed);
    if (!seen || (mailbox_says_patient(seen) && !all))
        return NULL;
    return atomic_compare_exchange_strong(&m->posted, &seen, NULL) ? mailbox_order(seen) : NULL;
}

static inline void mailbox_return(struct mailbox *m, struct order *order) {
    order->next = atomic_load(&m->spent);
    while (!atomic_compare_exchange_weak(&m->spent, &order->next, order)) {
    }
}

#endif
