/* SPDX-License-Identifier: BSD-3-Clause */
/* log.c: the sorted events and the trace of an object; see log.h. */
#include "engine/step/log.h"

#include <stdlib.h>
#include <string.h>

struct log *log_new(void) {
    struct log *l = calloc(1, sizeof *l);
    if (l)
        l->voice.traces = true;
    return l;
}

void log_free(struct log *l) { free(l); }

void log_reset(struct log *l) {
    l->traces[l->whole].count = 0;
    l->tracing = false;
}

/* --- events ----------------------------------------------------------------------------------- */

void log_voice_begin(struct log *l, struct log_voice voice) { l->voice = voice; }

void log_add(struct log *l, uint64_t clock, const struct collision_event *event) {
    if (l->count == LOG_ADDED) {
        atomic_fetch_add_explicit(&l->lost_events, 1, memory_order_relaxed);
        return;
    }
    struct log_added *a = &l->added[l->count++];
    *a = (struct log_added){.clock = clock, .age = l->voice.age, .event = *event};
    a->event.has_key = l->voice.has_key;
    a->event.key = l->voice.key;
}

static bool is_later(const struct log_added *a, const struct log_added *b) {
    return a->clock != b->clock ? a->clock > b->clock : a->age > b->age;
}

/* Sorts the events by time, then by age of the voice, and moves them to the queue that the message
 * side reads. Insertion sort, stable: each voice adds in order, so few pairs are out of place. */
void log_publish(struct log *l) {
    for (int i = 1; i < l->count; i++) {
        struct log_added a = l->added[i];
        int j = i;
        for (; j > 0 && is_later(&l->added[j - 1], &a); j--)
            l->added[j] = l->added[j - 1];
        l->added[j] = a;
    }
    for (int i = 0; i < l->count; i++) {
        unsigned written = atomic_load_explicit(&l->written, memory_order_relaxed);
        if (written - atomic_load_explicit(&l->read, memory_order_acquire) >= LOG_EVENTS) {
            atomic_fetch_add_explicit(&l->lost_events, 1, memory_order_relaxed);
            continue;
        }
        l->events[written % LOG_EVENTS] = l->added[i].event;
        atomic_store_explicit(&l->written, written + 1, memory_order_release);
    }
    l->count = 0;
}

bool log_take(struct log *l, struct collision_event *event) {
    unsigned read = atomic_load_explicit(&l->read, memory_order_relaxed);
    if (read == atomic_load_explicit(&l->written, memory_order_acquire))
        return false;
    *event = l->events[read % LOG_EVENTS];
    atomic_store_explicit(&l->read, read + 1, memory_order_release);
    return true;
}

bool log_waits(const struct log *l) {
    return atomic_load_explicit(&l->written, memory_order_acquire) !=
           atomic_load_explicit(&l->read, memory_order_relaxed);
}

static void count(atomic_uint *counter, unsigned more) {
    if (more)
        atomic_fetch_add_explicit(counter, more, memory_order_relaxed);
}

void log_count_trouble(struct log *l, unsigned complex_roots, unsigned diverged) {
    count(&l->complex_roots, complex_roots);
    count(&l->diverged, diverged);
}

struct collision_trouble log_trouble(const struct log *l) {
    return (struct collision_trouble){
        .complex_roots = atomic_load_explicit(&l->complex_roots, memory_order_relaxed),
        .diverged = atomic_load_explicit(&l->diverged, memory_order_relaxed)};
}

/* --- the trace -------------------------------------------------------------------------------- */

void log_trace_begin(struct log *l) {
    struct trace *t = &l->traces[1 - l->whole];
    if (!l->voice.traces)
        return;
    l->tracing = true;
    l->traced_age = l->voice.age;
    t->count = t->skipped = 0;
    t->stride = 1;
}

/* A full trace drops every second point, and doubles the stride of later ones. */
void log_trace_point(struct log *l, struct collision_point point) {
    struct trace *t = &l->traces[1 - l->whole];
    if (!log_traces(l) || ++t->skipped < t->stride)
        return;
    t->skipped = 0;
    if (t->count == COLLISION_TRACE) {
        for (int i = 0; i < t->count / 2; i++)
            t->points[i] = t->points[2 * i];
        t->count /= 2;
        t->stride *= 2;
    }
    t->points[t->count++] = point;
}

void log_trace_end(struct log *l) {
    if (!log_traces(l))
        return;
    l->tracing = false;
    l->whole = 1 - l->whole;
}

int log_trace(const struct log *l, struct collision_point *points) {
    const struct trace *t = &l->traces[l->whole];
    memcpy(points, t->points, (size_t)t->count * sizeof *points);
    return t->count;
}
