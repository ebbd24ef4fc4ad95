/* SPDX-License-Identifier: BSD-3-Clause */
/* tuning_coarse_estimate.c: a search for a brightness within the work of one message. The full
 * spectrum of a test strike costs as much as several coarse estimates. A coarse estimate is off by
 * a few per cent, and by nearly the same factor for similar strikes. So the search uses coarse
 * estimates; the last one is measured in full, and its correction is applied to the others. */
#include <math.h>

#include "base/ranges.h"
#include "tuning/tuning_root.h"

enum { ESTIMATES = 10 };

struct estimate {
    double y, seen; /* log(estimate / wanted) */
    struct tuning_answer answer;
};

struct estimates {
    const struct root_search *root;
    struct estimate estimate[ESTIMATES];
    int count;
    double offset;         /* log(measured / estimate) */
    struct found measured; /* the nearest measured; the error is HUGE_VAL if there is none */
};

static double error_of(const struct estimates *g, const struct estimate *one) {
    return one->seen + g->offset;
}

/* The nearest of the estimates below, or above, the request; NULL if there is none. */
static const struct estimate *nearest_of(const struct estimates *g, bool bright) {
    const struct estimate *nearest = NULL;
    for (int i = 0; i < g->count; i++) {
        double error = error_of(g, &g->estimate[i]);
        if ((error > 0) == bright && (!nearest || fabs(error) < fabs(error_of(g, nearest))))
            nearest = &g->estimate[i];
    }
    return nearest;
}

static const struct estimate *nearest(const struct estimates *g) {
    const struct estimate *dark = nearest_of(g, false), *bright = nearest_of(g, true);
    if (!dark || !bright)
        return dark ? dark : bright;
    return -error_of(g, dark) < error_of(g, bright) ? dark : bright;
}

/* Interpolates between the two along the model curve; bisects if that is too close to an end. */
static double interpolated(const struct estimates *g, const struct estimate *a,
                           const struct estimate *b) {
    double error_a = error_of(g, a), error_b = error_of(g, b), least = .02 * fabs(b->y - a->y);
    double from = root_expect(g->root, a->y), to = root_expect(g->root, b->y);
    double y = root_where(g->root, from - error_a * (to - from) / (error_b - error_a));
    return fabs(y - a->y) < least || fabs(y - b->y) < least ? (a->y + b->y) / 2 : y;
}

/* Extrapolates from the nearest estimate along the model curve, by 10 % too far so as to bracket
 * the request; false: the end of the range. */
static bool beyond(const struct estimates *g, const struct estimate *from, double *y) {
    const double further = 1.1;
    *y = root_where(g->root, root_expect(g->root, from->y) - further * error_of(g, from));
    return fabs(*y - from->y) >= 1e-3;
}

/* y of the next estimate; false: there is none. */
static bool next_place(const struct estimates *g, double *y) {
    const struct root_search *root = g->root;
    const double margin = .2 * (root->hi - root->lo); /* an end gives but a direction */
    const struct estimate *dark = nearest_of(g, false), *bright = nearest_of(g, true);
    if (g->count && !(dark && bright))
        return beyond(g, dark ? dark : bright, y);
    *y = g->count ? interpolated(g, dark, bright)
                  : fmin(fmax(root_where(root, 0), root->lo + margin), root->hi - margin);
    return true;
}

static bool estimate_at(struct estimates *g, double y) {
    const double longest = .05; /* s */
    struct estimate *one = &g->estimate[g->count];
    one->y = y;
    one->answer = test_strike_estimate(g->root->test, fmin(exp(y), ranges[RANGE_K].most),
                                       g->root->mu, longest);
    one->seen = log(one->answer.lines / g->root->wanted);
    if (!isfinite(one->seen))
        return false;
    g->count++;
    return true;
}

/* Measures the last estimate's strike in full. */
static bool note_measured(struct estimates *g) {
    const struct estimate *one = &g->estimate[g->count - 1];
    struct found here = {.y = one->y, .answer = one->answer};
    if (!test_strike_measure(g->root->test, &here.answer.brightness))
        return false;
    here.error = log(here.answer.brightness / g->root->wanted);
    if (!isfinite(here.error))
        return false;
    g->offset = here.error - one->seen;
    if (fabs(here.error) < fabs(g->measured.error))
        g->measured = here;
    return true;
}

/* The search begins at a strike that was measured before. */
static void begin_at_known(struct estimates *g, const struct tuning_answer *known) {
    const struct root_search *root = g->root;
    g->measured = (struct found){.error = HUGE_VAL};
    if (!(known->brightness > 0) || known->mu != root->mu)
        return;
    g->offset = known->lines > 0 ? log(known->brightness / known->lines) : 0;
    if (known->is_estimate) /* the curve was shifted by it, so it is estimated and measured again */
        return;
    double y = fmin(fmax(log(known->k), root->lo), root->hi);
    double error = log(known->brightness / root->wanted);
    g->measured = (struct found){.y = y, .error = error, .answer = *known};
    g->estimate[g->count++] = (struct estimate){y, error - g->offset, *known};
}

/* The measured result, unless an estimate is nearer by more than its uncertainty. */
static struct found outcome(const struct estimates *g) {
    const double doubt = .02;
    const struct estimate *one = nearest(g);
    if (!one)
        return root_not_found(g->root);
    double error = error_of(g, one);
    if (fabs(g->measured.error) <= fabs(error) + doubt)
        return g->measured;
    struct found found = {.y = one->y, .error = error, .answer = one->answer};
    found.answer.brightness = g->root->wanted * exp(error);
    found.answer.is_estimate = true;
    return found;
}

struct found root_search_by_estimates(const struct root_search *root,
                                      const struct tuning_answer *known) {
    const double next_may = 1.5; /* over the last one's cost: a softer contact is longer */
    struct estimates g = {.root = root};
    begin_at_known(&g, known);
    bool has_measured = false;
    while (g.count < ESTIMATES && fabs(g.measured.error) > root->tolerance) {
        double y, before = root->test->work;
        if (!next_place(&g, &y) || !estimate_at(&g, y))
            break;
        double price = before - root->test->work;
        double left = root->test->work - test_strike_price_of_measuring(root->test);
        bool is_near = fabs(error_of(&g, &g.estimate[g.count - 1])) < 1.5 * root->tolerance;
        if (is_near && tuning_is_coarse(root->test->tuning))
            break;
        if (is_near || (!has_measured && left < next_may * price)) /* or the last measurement */
            has_measured |= note_measured(&g);
    }
    return outcome(&g);
}
