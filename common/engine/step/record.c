/* SPDX-License-Identifier: BSD-3-Clause */
/* record.c: events, traces, the ledger; see record.h. */
#include "engine/step/record.h"

#include <math.h>
#include <string.h>

void record_attach(struct record *r, struct log *log) {
    r->log = log;
    r->traces = true;
}

void record_set_hammer(struct record *r, int hammer, bool traces) {
    r->hammer = hammer;
    r->traces = traces;
}

void record_swap_contact(struct record *r, struct record *other) {
    struct record now = *r;
    struct collision_ledger ledger = other->ledger;
    *r = *other;
    r->ledger = now.ledger;
    r->log = now.log;
    r->clock = now.clock;
    r->traces = now.traces;
    *other = now;
    other->ledger = ledger;
    other->traces = false;
}

void record_continue(struct record *r, const struct record *before) { *r = *before; }

void record_clock(struct record *r, uint64_t clock) { r->clock = clock; }

/* --- events ----------------------------------------------------------------------------------- */

static void put_event(struct record *r, struct collision_event event) {
    event.hammer = r->hammer;
    log_add(r->log, r->clock, &event);
}

void record_rest(struct record *r, double time) {
    put_event(r, (struct collision_event){.kind = COLLISION_REST, .time = time});
}

void record_away(struct record *r, double time) {
    put_event(r, (struct collision_event){.kind = COLLISION_AWAY, .time = time});
}

void record_trouble(struct record *r, unsigned complex_roots, unsigned diverged) {
    log_count_trouble(r->log, complex_roots, diverged);
}

/* --- one contact ------------------------------------------------------------------------------ */

void record_entry(struct record *r, double time, double v_in) {
    r->begun = time;
    r->v_in = v_in;
    r->lost = r->step = 0;
    r->equal = 0;
    r->force = r->depth = (struct peak_tracker){0};
    if (r->traces)
        log_trace_begin(r->log);
}

/* Maximum of a parabola through the last three values, of which the middle one is the greatest. If
 * `means`, the values are means of the parabola over their steps. */
static double peak_between(const struct peak_tracker *k, double value, bool means) {
    double curvature = 2 * k->last - k->before - value, slope = value - k->before;
    double top = curvature > 0 ? k->last + slope * slope / (8 * curvature) : k->last;
    return means ? top + curvature / 24 : top;
}

static inline void peak_track(struct peak_tracker *k, bool three_equal, double value, bool means) {
    if (value > k->last)
        k->most = max_of(k->most, value);
    else if (three_equal && k->last >= k->before)
        k->most = max_of(k->most, peak_between(k, value, means));
    k->before = k->last;
    k->last = value;
}

/* The trace gets the middle of the step, where mean velocity and mean force are accurate. */
void record_step(struct record *r, const struct contact *contact, const struct step_setup *setup,
                 const struct step_result *result, double x0, double time) {
    double force = result->force + result->mean_correction;
    r->equal = setup->h == r->step ? r->equal + 1 : 1;
    r->step = setup->h;
    peak_track(&r->force, r->equal > 2, fabs(force), true);
    peak_track(&r->depth, r->equal > 2, contact_depth(contact, result->x), false);
    r->lost += result->lost;
    if (r->traces && log_traces(r->log))
        log_trace_point(r->log,
                        (struct collision_point){.t = time - setup->h / 2 - r->begun,
                                                 .x = (x0 + result->x) / 2 + contact->origin,
                                                 .v = result->d / setup->h,
                                                 .f = force});
}

static void hit(struct record *r, const struct collision_event *event) {
    put_event(r, *event);
    if (r->traces)
        log_trace_end(r->log);
}

void record_exit_with_loss(struct record *r, double time, double v_out, double lost) {
    hit(r, &(struct collision_event){.kind = COLLISION_HIT,
                                     .time = r->begun,
                                     .v_in = r->v_in,
                                     .v_out = v_out,
                                     .duration = time - r->begun,
                                     .peak = r->force.most,
                                     .lost = lost,
                                     .depth = r->depth.most});
}

void record_exit(struct record *r, double time, double v_out) {
    record_exit_with_loss(r, time, v_out, r->lost);
}

void record_impulsive_contact(struct record *r, const struct contact *contact,
                              const struct impulsive_contact *b, double time, double lost) {
    double from = contact->origin, v_out = -b->E * b->v;
    double peak = contact->k * contact_power(b->depth, contact->alpha);
    log_trace_begin(r->log);
    log_trace_point(r->log, (struct collision_point){.x = from, .v = b->v});
    log_trace_point(
        r->log, (struct collision_point){.t = b->duration / 2, .x = from + b->depth, .f = peak});
    log_trace_point(r->log, (struct collision_point){.t = b->duration, .x = from, .v = v_out});
    hit(r, &(struct collision_event){.kind = COLLISION_HIT,
                                     .time = time + b->when,
                                     .v_in = b->v,
                                     .v_out = v_out,
                                     .duration = b->duration,
                                     .peak = peak,
                                     .lost = lost,
                                     .depth = b->depth});
}

void record_reset(struct record *r) { memset(&r->ledger, 0, sizeof r->ledger); }

/* --- the ledger ------------------------------------------------------------------------------- */

void record_work(struct record *r, const struct work *work, double lost_contact) {
    r->ledger.lost_contact += lost_contact;
    r->ledger.push += work->push;
    r->ledger.gravity += work->gravity;
    r->ledger.drive += work->drive;
    r->ledger.lost_modes += work->modes;
}

void record_strike(struct record *r, double energy) {
    r->ledger.strikes += energy;
    record_largest(r);
}

void record_push(struct record *r, double energy) { r->ledger.push += energy; }

void record_change(struct record *r, double energy) {
    r->ledger.changes += energy;
    record_largest(r);
}

void record_lost_contact(struct record *r, double energy) { r->ledger.lost_contact += energy; }
void record_lost_modes(struct record *r, double energy) { r->ledger.lost_modes += energy; }
void record_lost_exchange(struct record *r, double energy) { r->ledger.lost_exchange += energy; }
void record_lost_scheme(struct record *r, double energy) { r->ledger.lost_scheme += energy; }

static double stored(const struct collision_ledger *l) {
    return l->kinetic + l->modal + l->contact;
}

static double put_in(const struct collision_ledger *l) {
    return l->strikes + l->push + l->gravity + l->drive + l->changes;
}

void record_largest(struct record *r) {
    const struct collision_ledger *l = &r->ledger;
    double lost = l->lost_contact + l->lost_modes + l->lost_exchange + l->lost_scheme;
    r->ledger.largest = max_of(l->largest, put_in(l) - lost);
}

struct collision_ledger record_ledger(const struct collision_def *c, const struct motion *m,
                                      const struct record *r) {
    struct collision_ledger l = r->ledger;
    struct motion_energy now = motion_energy(c, m);
    l.kinetic = now.kinetic;
    l.modal = now.modal;
    l.contact = now.contact;
    if (c->scheme != SCHEME_EXACT)
        l.lost_scheme = put_in(&l) - stored(&l) - l.lost_contact - l.lost_modes - l.lost_exchange;
    l.largest = max_of(l.largest, stored(&l));
    return l;
}
