/* SPDX-License-Identifier: BSD-3-Clause */
/* fake_wait.h: waits for a report of a worker thread. Define _POSIX_C_SOURCE before the first
 * header, for nanosleep(). */
#ifndef KNOCK_FAKE_WAIT_H
#define KNOCK_FAKE_WAIT_H

#include <time.h>

#include "support/object/fake_host.h"

static inline const struct fake_event *event_of(const struct fake *f, const char *selector) {
    for (int i = 0; i < f->events; i++)
        if (strcmp(f->event[i].selector, selector) == 0)
            return f->event + i;
    return NULL;
}

/* Meanwhile a thread learns. */
static inline void wait_for(struct fake *f, const char *selector) {
    const struct timespec ms = {0, 1000000};
    for (int i = 0; i < 20000 && !event_of(f, selector); i++) {
        nanosleep(&ms, NULL);
        external_collect(f->x);
    }
}

#endif
