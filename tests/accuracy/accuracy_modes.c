/* SPDX-License-Identifier: BSD-3-Clause */
/* accuracy_modes.c: the amplitudes of a body's modes after a strike, and the numbers of its hits,
 * against truth.h. */
#include <math.h>
#include <stdio.h>

#include "accuracy/accuracy.h"
#include "accuracy/accuracy_bodies.h"
#include "accuracy/accuracy_figures.h"
#include "support/ar04.h"
#include "support/budget.h"
#include "support/check.h"

/* Beyond this the end of a strike is not decided by what begins it. */
static const double undecided = 1e6;

/* --- hits ------------------------------------------------------------------------------------ */

struct hits {
    struct figures v_out, duration, peak, depth;
    int strikes, miscounted;
};

/* Of v_in, of the contact's time, of themselves. From the first hit on that is not the same one
 * nothing can be said. */
static void put_hits(struct hits *h, const struct strike_truth *t, const struct strike_core *c) {
    double shift = c->hits ? c->hit[0].time - t->r->contact[0].begin : 0;
    h->strikes++;
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
    accuracy_note("hit-miscounted", (double)h->miscounted / h->strikes);
}

static void hit_reasons(struct hits *h, const char *with) {
    char name[64];
    snprintf(name, sizeof name, "hit-v-out-95-%s", with);
    accuracy_note(name, figures_at(&h->v_out, .95));
    snprintf(name, sizeof name, "hit-peak-on-modes-95-%s", with);
    accuracy_note(name, figures_at(&h->peak, .95));
}

/* --- sets ------------------------------------------------------------------------------------ */

/* By kind, and all together; what is beyond the target is explained. */
struct set {
    struct figures kind[STRIKE_KINDS], all;
    double target;
    struct reasons why;
};

static struct set usual = {.target = 1e-3}, any = {.target = 1e-2}, felt = {.target = .1},
                  ar04 = {.target = 1e-3}, brief, lengthy; /* large */
static struct hits hits, hits_at_4_budgets, hits_in_render;

static int left_out;

static double strike(struct one_strike b, const struct strike_truth *t, int budget,
                     struct hits *h) {
    b.budget = budget;
    struct strike_core *c = strike_core(&b, t);
    double error = strike_error(&b, t, c);
    if (h)
        put_hits(h, t, c);
    strike_core_free(c);
    return error;
}

static void explain(struct set *set, const struct one_strike *b, const struct strike_truth *t,
                    double error, bool hit) {
    struct hits *more = hit ? &hits_at_4_budgets : NULL, *all = hit ? &hits_in_render : NULL;
    figures_put(&set->why.at_4_budgets, strike(*b, t, 4 * budget_usual(), more), 1);
    figures_put(&set->why.in_render, strike(*b, t, BUDGET_RENDER, all), 1);
    if (error > set->target)
        figures_put(&set->why.magnify, fmax(t->condition, t->smoothness), 1);
}

static void put_strike(struct set *set, const struct one_strike *b, bool hit) {
    struct strike_truth *t = strike_truth(b);
    if (t && t->condition < undecided) {
        double error = strike(*b, t, b->budget, hit ? &hits : NULL);
        figures_put(&set->kind[strike_kind(b, t)], error, t->condition);
        figures_put(&set->all, error, t->condition);
        if (set->target > 0 && accuracy_count(true, false))
            explain(set, b, t, error, hit);
    } else {
        left_out++;
    }
    strike_truth_free(t);
}

static struct strike_bank body;

static void any_strikes(struct set *set, uint64_t rng, double R_least, double R_most, int count,
                        int budget, bool hit) {
    for (int i = 0; i < count; i++) {
        struct one_strike b = any_strike(&rng, R_least, R_most, &body);
        b.budget = budget;
        put_strike(set, &b, hit);
    }
}

static void usual_strikes(void) {
    uint64_t rng = 1;
    for (int i = 0; i < accuracy_count(64, 2); i++)
        for (int shape = 0; shape < BODY_SHAPES; shape++) {
            struct one_strike b = usual_strike(&rng, (enum body_shape)shape, &body);
            put_strike(&usual, &b, true);
        }
    figures_lines("usual", &usual.all,
                  (struct figures_targets){.half = 2e-5, .most = 2e-4, .nearly_all = 1e-3});
    figures_reasons("usual", &usual.why);
}

/* Contacts of .06 ... 6 ms. */
static void any_body_strikes(void) {
    any_strikes(&any, 2, .06e-3 * 44100, 6e-3 * 44100, accuracy_count(3000, 60), 0, true);
    figures_lines("any", &any.all,
                  (struct figures_targets){.half = 2e-5, .most = 1e-3, .nearly_all = 1e-2});
    figures_reasons("any", &any.why);
    figures_lines("any-once", &any.kind[STRIKE_ONCE], (struct figures_targets){0});
    figures_lines("any-drawn-out", &any.kind[STRIKE_DRAWN_OUT], (struct figures_targets){0});
    figures_lines("any-several", &any.kind[STRIKE_SEVERAL], (struct figures_targets){0});
}

static void felt_strikes(void) {
    uint64_t rng = 6;
    for (int i = 0; i < accuracy_count(1500, 40); i++) {
        struct one_strike b = any_felt_strike(&rng, .06e-3 * 44100, 6e-3 * 44100, &body);
        put_strike(&felt, &b, false);
    }
    figures_lines("felt", &felt.all,
                  (struct figures_targets){.half = 3e-5, .most = 1e-2, .nearly_all = .1});
    figures_reasons("felt", &felt.why);
}

/* In quality render. */
static void strikes_by_length(void) {
    struct figures *drawn_out = &lengthy.kind[STRIKE_DRAWN_OUT],
                   *several = &brief.kind[STRIKE_SEVERAL];
    any_strikes(&brief, 3, .1, 20, accuracy_count(2000, 60), BUDGET_RENDER, false);
    any_strikes(&lengthy, 4, 20, 400, accuracy_count(1000, 40), BUDGET_RENDER, false);
    figures_lines("strikes-to-20", &brief.kind[STRIKE_ONCE],
                  (struct figures_targets){.nearly_all = 1e-4});
    figures_lines("strikes-20-to-400", &lengthy.kind[STRIKE_ONCE],
                  (struct figures_targets){.nearly_all = 1e-3});
    figures_lines("strikes-20-to-400-drawn-out", drawn_out,
                  (struct figures_targets){.nearly_all = 1e-3});
    figures_lines("strikes-to-20-several", several, (struct figures_targets){.nearly_all = 1e-3});
}

static void ar04_strikes(void) {
    for (int row = 0; row < AR04_ROWS; row++)
        for (int i = 0; i < AR04_POINTS; i += accuracy_count(1, 3)) {
            struct one_strike b = ar04_strike(row, i, &body);
            put_strike(&ar04, &b, false);
        }
    figures_lines("ar04", &ar04.all, (struct figures_targets){.nearly_all = 1e-3});
    figures_reasons("ar04", &ar04.why);
}

void accuracy_modes(void) {
    usual_strikes();
    any_body_strikes();
    hit_lines(&hits);
    if (hits_in_render.strikes) {
        hit_reasons(&hits_at_4_budgets, "at-4-budgets");
        hit_reasons(&hits_in_render, "in-render");
    }
    felt_strikes();
    strikes_by_length();
    ar04_strikes();
    accuracy_note("strikes-left-out", left_out);
}
