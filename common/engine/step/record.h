/* SPDX-License-Identifier: BSD-3-Clause */
/* record.h: the report of the contact in progress, and the ledger of a voice.
 *
 * Only record.c writes a struct record.
 */
#ifndef KNOCK_RECORD_H
#define KNOCK_RECORD_H

#include "engine/step/log.h"
#include "engine/step/solve.h"

/* The maximum of a smooth curve that is sampled once a step. */
struct peak_tracker {
    double most, last, before;
};

struct record {
    int hammer;               /* number of the hammer, from 0 */
    bool traces;              /* its contacts are traced */
    double begun, v_in, lost; /* of the contact in progress: s since the reset, m/s, J */
    double step;              /* length of its last step, s */
    int equal;                /* count of successive steps of this length */
    struct peak_tracker force, depth;
    struct collision_ledger ledger;
    struct log *log; /* the object's */
    uint64_t clock;  /* the sample being played */
};

void record_reset(struct record *r);
void record_attach(struct record *r, struct log *log);
/* Continues the contact in progress and the ledger of another voice. */
void record_continue(struct record *r, const struct record *before);
void record_clock(struct record *r, uint64_t clock);
/* The number of the hammer whose contacts are reported. */
void record_set_hammer(struct record *r, int hammer, bool traces);
/* Two hammers exchange their numbers and the contacts in progress. Only `r` traces. */
void record_swap_contact(struct record *r, struct record *other);

/* --- one contact ------------------------------------------------------------------------------ */

void record_entry(struct record *r, double time, double v_in);
/* A step in contact from x0 that ended at `time`. */
void record_step(struct record *r, const struct contact *contact, const struct step_setup *setup,
                 const struct step_result *result, double x0, double time);
/* The end of the contact, which dissipated the sum over its steps; or another energy, J. */
void record_exit(struct record *r, double time, double v_out);
void record_exit_with_loss(struct record *r, double time, double v_out, double lost);
/* A whole contact in one step: entry, deepest point and exit. */
void record_impulsive_contact(struct record *r, const struct contact *contact,
                              const struct impulsive_contact *b, double time, double lost);
void record_rest(struct record *r, double time);
void record_away(struct record *r, double time);
void record_trouble(struct record *r, unsigned complex_roots, unsigned diverged);

/* --- the ledger ------------------------------------------------------------------------------- */

/* The work of the external forces over a step, and the energy dissipated in the contact. */
void record_work(struct record *r, const struct work *work, double lost_contact);
void record_strike(struct record *r, double energy);
void record_push(struct record *r, double energy);
void record_change(struct record *r, double energy);
void record_lost_contact(struct record *r, double energy);
void record_lost_modes(struct record *r, double energy);
void record_lost_exchange(struct record *r, double energy);
void record_lost_scheme(struct record *r, double energy);
/* Updates the largest energy in play. */
void record_largest(struct record *r);

/* --- reading ---------------------------------------------------------------------------------- */

/* The ledger with the energy stored now. With a scheme of the papers, lost_scheme is the
 * remainder. */
struct collision_ledger record_ledger(const struct collision_def *c, const struct motion *m,
                                      const struct record *r);

#endif
