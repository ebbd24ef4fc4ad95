/* SPDX-License-Identifier: BSD-3-Clause */
/* record.h: what a collision tells: events, the trace of a contact, the ledger.
 *
 * Only record.c writes a struct record.
 */
#ifndef KNOCK_RECORD_H
#define KNOCK_RECORD_H

#include <stdatomic.h>

#include "engine/solve.h"
#include "engine/told.h"

/* Points of a contact; when they get too many every second one is forgotten. */
struct trace {
    int count, stride, skipped;
    struct collision_point points[COLLISION_TRACE];
};

/* The greatest of a smooth course, of which a value a step is known. */
struct crest {
    double most, last, before;
};

enum { EVENTS = 64 }; /* that wait to be taken, at the most */

struct record {
    double begun, v_in, lost; /* of the contact in progress; s since the reset */
    double step;              /* s, of its last one; so many were of that length */
    int equal;
    struct crest force, depth;
    struct trace traces[2];
    int whole; /* which of them is of the last whole contact; the other one is being written */
    struct collision_ledger ledger;
    struct collision_event events[EVENTS];
    atomic_uint written, read, lost_events;
    atomic_uint complex_roots, diverged;
};

void record_reset(struct record *r);

/* --- one contact ------------------------------------------------------------------------------ */

void record_entry(struct record *r, double time, double v_in);
/* A step in contact, from x0, that ended at `time`; the contact's depth there. */
void record_step(struct record *r, const struct contact *contact, const struct step_look *look,
                 const struct step_result *result, double x0, double time);
/* The contact is over. Where it took something else than the steps' sum, lost says it, else NAN. */
void record_exit(struct record *r, double time, double v_out, double lost);
/* A contact in one step: entry, deepest point, exit. */
void record_blow(struct record *r, const struct contact *contact, const struct blow *b, double time,
                 double lost);
void record_rest(struct record *r, double time);
void record_away(struct record *r, double time);
void record_trouble(struct record *r, unsigned complex_roots, unsigned diverged);

/* --- the ledger ------------------------------------------------------------------------------- */

/* Of a step: its outer forces' work, and what the contact took. */
void record_work(struct record *r, const struct work *work, double lost_contact);
void record_strike(struct record *r, double energy);
void record_push(struct record *r, double energy);
void record_change(struct record *r, double energy);
void record_lost_contact(struct record *r, double energy);
void record_lost_modes(struct record *r, double energy);
void record_lost_exchange(struct record *r, double energy);
void record_lost_scheme(struct record *r, double energy);
/* What is in play now may be the most so far. */
void record_largest(struct record *r);

/* --- reading ---------------------------------------------------------------------------------- */

bool record_take(struct record *r, struct collision_event *event);
/* The ledger with what is stored now; a paper's scheme owes what does not close it. */
struct collision_ledger record_books(const struct collision *c, const struct motion *m,
                                     const struct record *r);

#endif
