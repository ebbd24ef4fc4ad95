/* collision_record.c: what a collision tells: events, the trace of a contact, the ledger. */
#include <math.h>
#include <string.h>

#include "collision_state.h"

/* --- events: one writer, one reader ---------------------------------------------------------- */

static void put_event(struct collision_state *s, struct collision_event event) {
    unsigned written = atomic_load_explicit(&s->written, memory_order_relaxed);
    if (written - atomic_load_explicit(&s->read, memory_order_acquire) >= EVENTS) {
        atomic_fetch_add_explicit(&s->lost, 1, memory_order_relaxed);
        return;
    }
    s->events[written % EVENTS] = event;
    atomic_store_explicit(&s->written, written + 1, memory_order_release);
}

bool collision_take_event(struct collision_state *s, struct collision_event *event) {
    unsigned read = atomic_load_explicit(&s->read, memory_order_relaxed);
    if (read == atomic_load_explicit(&s->written, memory_order_acquire))
        return false;
    *event = s->events[read % EVENTS];
    atomic_store_explicit(&s->read, read + 1, memory_order_release);
    return true;
}

unsigned collision_lost_events(struct collision_state *s) {
    return atomic_load_explicit(&s->lost, memory_order_relaxed);
}

struct collision_trouble collision_trouble(const struct collision_state *s) {
    return (struct collision_trouble){
        .complex_roots = atomic_load_explicit(&s->complex_roots, memory_order_relaxed),
        .diverged = atomic_load_explicit(&s->diverged, memory_order_relaxed)};
}

/* --- one contact ----------------------------------------------------------------------------- */

void record_entry(struct collision_state *s, double time, double v_in) {
    s->encounter = (struct encounter){.begun = time, .v_in = v_in};
    s->tracing->count = 0;
    s->tracing->stride = 1;
    s->tracing->skipped = 0;
}

/* Full: every second point goes, and from here on every second step is skipped. */
static void thin(struct tracing *t) {
    for (int i = 0; i < t->count / 2; i++)
        t->points[i] = t->points[2 * i];
    t->count /= 2;
    t->stride *= 2;
}

/* The middle of the step, where mean velocity and mean force belong. */
void record_step(struct collision_state *s, const struct ahead *a, const struct taken *t, double x0,
                 double time) {
    struct encounter *e = &s->encounter;
    e->peak = greater(e->peak, fabs(t->force));
    e->depth = greater(e->depth, contact_depth(&s->contact, t->x));
    e->lost += t->lost;
    struct tracing *trace = s->tracing;
    if (++trace->skipped < trace->stride)
        return;
    trace->skipped = 0;
    if (trace->count == COLLISION_TRACE)
        thin(trace);
    trace->points[trace->count++] =
        (struct collision_point){.t = time - a->h / 2 - e->begun,
                                 .x = (x0 + t->x) / 2 + s->contact.origin,
                                 .v = t->d / a->h,
                                 .f = t->force};
}

void record_exit(struct collision_state *s, double time, double v_out) {
    const struct encounter *e = &s->encounter;
    put_event(s, (struct collision_event){.kind = COLLISION_HIT,
                                          .time = e->begun,
                                          .v_in = e->v_in,
                                          .v_out = v_out,
                                          .duration = time - e->begun,
                                          .peak = e->peak,
                                          .lost = e->lost,
                                          .depth = e->depth});
    struct tracing *whole = s->tracing;
    s->tracing = s->traced;
    s->traced = whole;
}

/* Entry, deepest point, exit. */
void record_blow(struct collision_state *s, const struct collision_event *hit) {
    struct tracing *trace = s->tracing;
    double from = s->contact.origin;
    trace->points[0] = (struct collision_point){.x = from, .v = hit->v_in};
    trace->points[1] =
        (struct collision_point){.t = hit->duration / 2, .x = from + hit->depth, .f = hit->peak};
    trace->points[2] = (struct collision_point){.t = hit->duration, .x = from, .v = hit->v_out};
    trace->count = 3;
    s->tracing = s->traced;
    s->traced = trace;
    put_event(s, *hit);
}

int collision_trace(const struct collision_state *s, struct collision_point *points) {
    memcpy(points, s->traced->points, (size_t)s->traced->count * sizeof *points);
    return s->traced->count;
}

/* --- rest ------------------------------------------------------------------------------------ */

/* Slower than this against the body for so long, and pressed on it, the hammer has come to rest. */
static const double rest_speed = 1e-4 /* m/s */, rest_time = .05 /* s */;

void record_rest(const struct collision *c, struct collision_state *s, double moved, double force) {
    if (fabs(moved) * c->rate > rest_speed) {
        s->quiet = 0;
        s->rested = false;
        return;
    }
    s->quiet = s->quiet > 0 || force > 0 ? s->quiet + 1 / c->rate : 0;
    if (s->rested || s->quiet < rest_time)
        return;
    s->rested = true;
    put_event(s, (struct collision_event){.kind = COLLISION_REST, .time = collision_time(c, s)});
}

void record_reset(struct collision_state *s) {
    s->tracing = &s->traces[0];
    s->traced = &s->traces[1];
    s->traced->count = 0;
    s->quiet = 0;
    s->rested = false;
    memset(&s->ledger, 0, sizeof s->ledger);
}

/* --- the ledger ------------------------------------------------------------------------------ */

static double stored(const struct collision_ledger *l) {
    return l->kinetic + l->modal + l->contact;
}

static double put_in(const struct collision_ledger *l) {
    return l->strikes + l->push + l->gravity + l->drive + l->changes;
}

static double taken(const struct collision_ledger *l) {
    return l->lost_contact + l->lost_modes + l->lost_scheme;
}

void record_largest(struct collision_state *s) {
    s->ledger.largest = greater(s->ledger.largest, put_in(&s->ledger) - taken(&s->ledger));
}

struct collision_ledger collision_books(const struct collision *c,
                                        const struct collision_state *s) {
    struct collision_ledger l = s->ledger;
    l.kinetic = c->mass * s->v * s->v / 2 + collision_body_kinetic(c, s);
    l.modal = c->modes && !s->silent ? modes_energy(c->modes, s->bank) : 0;
    l.contact = s->awake ? collision_potential(s, s->x) : 0;
    if (c->scheme != SCHEME_EXACT)
        l.lost_scheme = put_in(&l) - stored(&l) - l.lost_contact - l.lost_modes;
    l.largest = greater(l.largest, stored(&l));
    return l;
}

double collision_imbalance(const struct collision_ledger *l) {
    return stored(l) - put_in(l) + taken(l);
}
