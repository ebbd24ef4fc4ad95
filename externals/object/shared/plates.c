/* SPDX-License-Identifier: BSD-3-Clause */
/* plates.c: see plates.h. Several threads may call all of these at once. */
#include "object/shared/plates.h"

#include <stddef.h>

#include "object/shared/thread.h"

/* Gongs and cymbals have three kinds, drumheads one for each number of modes. */
enum { SHARED = 8 };

static struct {
#if KNOCK_THREADS
    struct thread_mutex mutex;
#endif
    struct {
        struct body_plate_kind kind;
        struct plate *plate; /* NULL: a free place */
        int users;
    } of[SHARED];
} shared
#if KNOCK_THREADS
    = {.mutex = THREAD_MUTEX}
#endif
;

static void lock(void) {
#if KNOCK_THREADS
    thread_lock(&shared.mutex);
#endif
}

static void unlock(void) {
#if KNOCK_THREADS
    thread_unlock(&shared.mutex);
#endif
}

static void free_place(int i) {
    plate_free(shared.of[i].plate);
    shared.of[i].plate = NULL;
}

static bool is_kind(const struct body_plate_kind *a, const struct body_plate_kind *b) {
    return a->modes == b->modes && a->tube == b->tube && a->known == b->known;
}

/* The place of this kind, else a free one or one without a user; -1: none. */
static int place_for(const struct body_plate_kind *kind) {
    int place = -1;
    for (int i = 0; i < SHARED; i++) {
        if (shared.of[i].plate && is_kind(&shared.of[i].kind, kind))
            return i;
        if (shared.of[i].users == 0 && (place < 0 || !shared.of[i].plate))
            place = i;
    }
    if (place >= 0)
        free_place(place);
    return place;
}

const struct plate *plates_take(const struct body *b) {
    struct body_plate_kind kind = body_plate_kind(b);
    struct plate *plate = NULL;
    lock();
    int i = place_for(&kind);
    if (i >= 0 && !shared.of[i].plate) {
        shared.of[i].kind = kind;
        shared.of[i].plate = body_plate_new(b);
    }
    if (i >= 0 && shared.of[i].plate) {
        plate = shared.of[i].plate;
        shared.of[i].users++;
    }
    unlock();
    return plate;
}

void plates_leave(const struct plate *p) {
    if (!p)
        return;
    lock();
    for (int i = 0; i < SHARED; i++)
        if (shared.of[i].plate == p)
            shared.of[i].users--;
    unlock();
}

void plates_forget(void) {
    lock();
    for (int i = 0; i < SHARED; i++)
        if (shared.of[i].users == 0)
            free_place(i);
    unlock();
}
