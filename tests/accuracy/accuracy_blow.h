/* SPDX-License-Identifier: BSD-3-Clause */
/* accuracy_blow.h: one blow on a body, once by the core, as anybody may use it, and once by
 * truth.h. */
#ifndef KNOCK_ACCURACY_BLOW_H
#define KNOCK_ACCURACY_BLOW_H

#include "accuracy/truth.h"
#include "engine/collision.h"

/* A hammer at speed v, `late` of a sample after the beginning of the first one; 0: a strike. */
struct one_blow {
    const struct mode *mode;
    const double *at; /* shapes at the contact point */
    int modes;
    struct contact contact;
    double rate, mass, v, late;
    double tau;                   /* s: how long the masses alone would have it last */
    const double *k, *mu, *alpha; /* signals from the first sample on, or NULL */
    int budget;                   /* see budget.h; 0: as it is played */
};

/* The time of the blow, in samples. */
static inline double blow_begins(const struct one_blow *b) { return b->late > 0 ? 2 + b->late : 0; }

/* The true motion: all contacts until 20 ms after the blow, or as many as follow at once. */
struct blow_truth {
    struct truth_mode *mode;
    struct truth *r;   /* where the last contact ends, its contacts in r->contact */
    double condition;  /* by how much a speed 1e-9 higher changes what it leaves, over 1e-9 */
    double smoothness; /* what one instant would leave by its impulse, over what it does leave */
};

/* Before it happens: r at the time 0. */
struct blow_truth *blow_truth_begin(const struct one_blow *b);
/* After it; NULL where it comes to no end. Without signals. */
struct blow_truth *blow_truth(const struct one_blow *b);
void blow_truth_free(struct blow_truth *t);

enum blow_kind {
    BLOW_ONCE,      /* one contact, about as long as the masses' */
    BLOW_DRAWN_OUT, /* one contact, but the body has come back to a hammer that had not left */
    BLOW_SEVERAL,   /* contacts */
    BLOW_KINDS
};
enum blow_kind blow_kind(const struct one_blow *b, const struct blow_truth *t);

/* The result of the core. */
struct blow_core {
    int samples;   /* after which the amplitudes are those below */
    double *q, *p; /* of the modes below half the rate; others are 0 */
    int hits;
    struct collision_event hit[TRUTH_CONTACTS];
};

/* For a blow that comes late: what pushes during the first sample, after collision_drop(). */
double blow_push(const struct one_blow *b);
void blow_begin(const struct one_blow *b, struct collision_state *s);
/* Each mode has a pickup of its own. */
struct blow_core *blow_core_after(const struct one_blow *b, int samples);
struct blow_core *blow_core(const struct one_blow *b, const struct blow_truth *t);
void blow_core_free(struct blow_core *c);

/* sqrt(sum |dA|^2 / sum |A|^2), A = p + i omega q, over the modes below half the rate. */
double blow_error(const struct one_blow *b, const struct blow_truth *t, const struct blow_core *c);
/* The core's |A|^2 over the true one, of one mode. */
double blow_level(const struct one_blow *b, const struct blow_truth *t, const struct blow_core *c,
                  int mode);
/* How far the modes below half the rate of two motions at one moment are apart, of the second's:
 * sqrt(sum |dA|^2 / sum |A|^2). The first becomes what they are apart. */
double blow_apart(const struct one_blow *b, struct truth *one, const struct truth *other);
/* The smoothness of a blow for one mode alone. */
double blow_smoothness(const struct one_blow *b, const struct blow_truth *t, int mode);
/* The true amplitude's square at the moment of the core's. */
double blow_true_square(const struct one_blow *b, const struct blow_truth *t,
                        const struct blow_core *c, int mode);

#endif
