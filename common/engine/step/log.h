/* SPDX-License-Identifier: BSD-3-Clause */
/* log.h: the events of an object, and the trace of its last contact.
 *
 * The voices of an object share one log. A voice adds its events to a list while it runs; publish
 * sorts the list by the sample at which each was added, then by the age of the voice, and hands it
 * to the reader. The order does not depend on how the samples are cut into blocks.
 *
 * One writer, one reader. Only log.c writes a struct log.
 */
#ifndef KNOCK_LOG_H
#define KNOCK_LOG_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "engine/step/signals.h"

/* Points of a contact; beyond the maximum every second one is dropped. */
struct trace {
    int count, stride, skipped;
    struct collision_point points[COLLISION_TRACE];
};

enum { LOG_EVENTS = 64, LOG_ADDED = 256 };

/* The voice that adds events. */
struct log_voice {
    uint64_t age; /* smaller is older */
    bool has_key, traces;
    double key;
};

struct log {
    struct trace traces[2];
    int whole;           /* index of the trace of the last complete contact */
    bool tracing;        /* a voice writes the other trace */
    uint64_t traced_age; /* the age of this voice */

    struct log_voice voice; /* the one that adds now */
    struct log_added {
        uint64_t clock, age;
        struct collision_event event;
    } added[LOG_ADDED];
    int count;

    struct collision_event events[LOG_EVENTS];
    atomic_uint written, read, lost_events;
    atomic_uint complex_roots, diverged;
};

struct log *log_new(void); /* NULL: no memory */
void log_free(struct log *l);
void log_reset(struct log *l);

/* --- writing ---------------------------------------------------------------------------------- */

/* `voice` adds from now on. */
void log_voice_begin(struct log *l, struct log_voice voice);
void log_add(struct log *l, uint64_t clock, const struct collision_event *event);
void log_publish(struct log *l);
void log_count_trouble(struct log *l, unsigned complex_roots, unsigned diverged);

/* Start, one point, and end of a contact. Contacts of voices that do not trace are skipped. */
static inline bool log_traces(const struct log *l) {
    return l->tracing && l->traced_age == l->voice.age;
}
void log_trace_begin(struct log *l);
void log_trace_point(struct log *l, struct collision_point point);
void log_trace_end(struct log *l);

/* --- reading ---------------------------------------------------------------------------------- */

bool log_take(struct log *l, struct collision_event *event);
bool log_waits(const struct log *l);
struct collision_trouble log_trouble(const struct log *l);
/* Writes up to COLLISION_TRACE points of the last complete contact; returns their count. */
int log_trace(const struct log *l, struct collision_point *points);

#endif
