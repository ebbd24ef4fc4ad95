/* SPDX-License-Identifier: BSD-3-Clause */
/* accuracy_strike.h: one strike on a body, by the core through its public functions and by truth.h.
 */
#ifndef KNOCK_ACCURACY_STRIKE_H
#define KNOCK_ACCURACY_STRIKE_H

#include "accuracy/truth.h"
#include "engine/collision/collision.h"

/* A hammer at speed v, `late` of a sample after the beginning of the first one; 0: a strike. */
struct one_strike {
    const struct mode *mode;
    const double *at; /* shapes at the contact point */
    int modes;
    struct contact contact;
    double rate, mass, v, late;
    double tau;                   /* s: how long the masses alone would have it last */
    const double *k, *mu, *alpha; /* signals from the first sample on, or NULL */
    int budget;                   /* see budget.h; 0: as it is played */
};

/* The time of the strike, in samples. */
static inline double strike_begins(const struct one_strike *b) {
    return b->late > 0 ? 2 + b->late : 0;
}

/* The true motion: all contacts until 20 ms after the strike, or as many as follow at once. */
struct strike_truth {
    struct truth_mode *mode;
    struct truth *r;   /* where the last contact ends, its contacts in r->contact */
    double condition;  /* by how much a speed 1e-9 higher changes what it leaves, over 1e-9 */
    double smoothness; /* amplitude by an instant's impulse over the true amplitude */
};

/* Before it happens: r at the time 0. */
struct strike_truth *strike_truth_begin(const struct one_strike *b);
/* After it; NULL where it comes to no end. Without signals. */
struct strike_truth *strike_truth(const struct one_strike *b);
void strike_truth_free(struct strike_truth *t);

enum strike_kind {
    STRIKE_ONCE,      /* one contact, about as long as the masses' */
    STRIKE_DRAWN_OUT, /* one contact, but the body has come back to a hammer that had not left */
    STRIKE_SEVERAL,   /* contacts */
    STRIKE_KINDS
};
enum strike_kind strike_kind(const struct one_strike *b, const struct strike_truth *t);

/* The result of the core. */
struct strike_core {
    int samples;   /* after which the amplitudes are those below */
    double *q, *p; /* of the modes below half the rate; others are 0 */
    int hits;
    struct collision_event hit[TRUTH_CONTACTS];
};

/* For a strike that comes late: what pushes during the first sample, after collision_drop(). */
double strike_push(const struct one_strike *b);
void strike_begin(const struct one_strike *b, struct collision_state *s);
/* Each mode has a pickup of its own. */
struct strike_core *strike_core_after(const struct one_strike *b, int samples);
struct strike_core *strike_core(const struct one_strike *b, const struct strike_truth *t);
void strike_core_free(struct strike_core *c);

/* sqrt(sum |dA|^2 / sum |A|^2), A = p + i omega q, over the modes below half the rate. */
double strike_error(const struct one_strike *b, const struct strike_truth *t,
                    const struct strike_core *c);
/* The core's |A|^2 over the true one, of one mode. */
double strike_level(const struct one_strike *b, const struct strike_truth *t,
                    const struct strike_core *c, int mode);
/* Difference of two motions at one moment over the second, in the modes below half the rate:
 * sqrt(sum |dA|^2 / sum |A|^2). The first becomes what they are apart. */
double strike_apart(const struct one_strike *b, struct truth *one, const struct truth *other);
/* The smoothness of a strike for one mode alone. */
double strike_smoothness(const struct one_strike *b, const struct strike_truth *t, int mode);
/* The true amplitude's square at the moment of the core's. */
double strike_true_square(const struct one_strike *b, const struct strike_truth *t,
                          const struct strike_core *c, int mode);

#endif
