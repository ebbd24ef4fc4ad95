/* SPDX-License-Identifier: BSD-3-Clause */
/* accuracy_modes.c: the amplitudes that a blow leaves in a body's modes, and what its hits say,
 * against truth.h. */
#include <math.h>

#include "accuracy.h"
#include "accuracy_bodies.h"
#include "accuracy_figures.h"
#include "ar04.h"
#include "budget.h"
#include "check.h"

/* Beyond this the end of a blow is not decided by what begins it. */
static const double undecided = 1e6;

/* --- hits ------------------------------------------------------------------------------------ */

struct hits {
    struct figures v_out, duration, peak, depth;
    int blows, miscounted;
};

/* Of v_in, of the contact's time, of themselves. From the first hit on that is not the same one
 * nothing can be said. */
static void put_hits(struct hits *h, const struct blow_truth *t, const struct blow_core *c) {
    double shift = c->hits ? c->hit[0].time - t->r->contact[0].begin : 0;
    h->blows++;
    h->miscounted += c->hits != t->r->contacts;
    for (int i = 0; i < c->hits && i < t->r->contacts; i++) {
        const struct truth_contact *is = &t->r->contact[i];
        const struct collision_event *said = &c->hit[i];
        double lasts = is->end - is->begin;
        if (fabs(said->time - shift - is->begin) > .1 * lasts)
            return;
        figures_put(&h->v_out, fabs(said->v_out - is->v_out) / is->v_in, 1);
        figures_put(&h->duration, fabs(said->duration / lasts - 1), 1);
        figures_put(&h->peak, fabs(said->peak / is->peak - 1), 1);
        figures_put(&h->depth, fabs(said->depth / is->depth - 1), 1);
    }
}

static void hit_lines(struct hits *h) {
    figures_shares("hit-v-out", &h->v_out, (struct figures_targets){.most = 1e-3});
    figures_shares("hit-duration", &h->duration, (struct figures_targets){.most = 1e-3});
    figures_shares("hit-peak-on-modes", &h->peak, (struct figures_targets){.most = 1e-3});
    figures_shares("hit-depth-on-modes", &h->depth, (struct figures_targets){.most = 1e-3});
    accuracy_note("hit-miscounted", (double)h->miscounted / h->blows);
}

/* --- sets ------------------------------------------------------------------------------------ */

/* By kind, and all together. */
struct set {
    struct figures kind[BLOW_KINDS], all;
};

static struct set usual, any, felt, brief, lengthy, ar04; /* large */
static struct hits hits;

static int left_out;

static void put_blow(struct set *set, const struct one_blow *b, struct hits *h) {
    struct blow_truth *t = blow_truth(b);
    if (t && t->condition < undecided) {
        struct blow_core *c = blow_core(b, t);
        double error = blow_error(b, t, c);
        figures_put(&set->kind[blow_kind(b, t)], error, t->condition);
        figures_put(&set->all, error, t->condition);
        if (h)
            put_hits(h, t, c);
        blow_core_free(c);
    } else {
        left_out++;
    }
    blow_truth_free(t);
}

static struct strike_bank body;

static void any_blows(struct set *set, uint64_t rng, double R_least, double R_most, int count,
                      int budget, struct hits *h) {
    for (int i = 0; i < count; i++) {
        struct one_blow b = any_blow(&rng, R_least, R_most, &body);
        b.budget = budget;
        put_blow(set, &b, h);
    }
}

static void usual_blows(void) {
    uint64_t rng = 1;
    for (int i = 0; i < accuracy_count(64, 2); i++)
        for (int shape = 0; shape < BODY_SHAPES; shape++) {
            struct one_blow b = usual_blow(&rng, (enum body_shape)shape, &body);
            put_blow(&usual, &b, &hits);
        }
    figures_lines("usual", &usual.all,
                  (struct figures_targets){.half = 2e-5, .most = 2e-4, .nearly_all = 1e-3});
}

/* Contacts of .06 ... 6 ms. */
static void any_body_blows(void) {
    any_blows(&any, 2, .06e-3 * 44100, 6e-3 * 44100, accuracy_count(1000, 60), 0, &hits);
    figures_lines("any", &any.all,
                  (struct figures_targets){.half = 2e-5, .most = 1e-3, .nearly_all = 1e-2});
    figures_lines("any-once", &any.kind[BLOW_ONCE], (struct figures_targets){0});
    figures_lines("any-drawn-out", &any.kind[BLOW_DRAWN_OUT], (struct figures_targets){0});
    figures_lines("any-several", &any.kind[BLOW_SEVERAL], (struct figures_targets){0});
}

static void felt_blows(void) {
    uint64_t rng = 6;
    for (int i = 0; i < accuracy_count(400, 40); i++) {
        struct one_blow b = any_felt_blow(&rng, .06e-3 * 44100, 6e-3 * 44100, &body);
        put_blow(&felt, &b, NULL);
    }
    figures_lines("felt", &felt.all,
                  (struct figures_targets){.half = 2e-5, .most = 1e-3, .nearly_all = 1e-2});
}

/* In quality render. */
static void blows_by_length(void) {
    struct figures *drawn_out = &lengthy.kind[BLOW_DRAWN_OUT], *several = &brief.kind[BLOW_SEVERAL];
    any_blows(&brief, 3, .1, 20, accuracy_count(700, 60), BUDGET_RENDER, NULL);
    any_blows(&lengthy, 4, 20, 400, accuracy_count(700, 40), BUDGET_RENDER, NULL);
    figures_lines("blows-to-20", &brief.kind[BLOW_ONCE],
                  (struct figures_targets){.nearly_all = 1e-4});
    figures_lines("blows-20-to-400", &lengthy.kind[BLOW_ONCE],
                  (struct figures_targets){.nearly_all = 1e-3});
    figures_lines("blows-20-to-400-drawn-out", drawn_out,
                  (struct figures_targets){.nearly_all = 1e-3});
    figures_lines("blows-to-20-several", several, (struct figures_targets){.nearly_all = 1e-3});
}

static void ar04_blows(void) {
    for (int row = 0; row < AR04_ROWS; row++)
        for (int i = 0; i < AR04_POINTS; i += accuracy_count(1, 3)) {
            struct one_blow b = ar04_blow(row, i, &body);
            put_blow(&ar04, &b, NULL);
        }
    figures_lines("ar04", &ar04.all, (struct figures_targets){.nearly_all = 1e-3});
}

void accuracy_modes(void) {
    usual_blows();
    any_body_blows();
    hit_lines(&hits);
    felt_blows();
    blows_by_length();
    ar04_blows();
    accuracy_note("blows-left-out", left_out);
}
