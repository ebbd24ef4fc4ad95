/* SPDX-License-Identifier: BSD-3-Clause */
/* tuning_root.c: root search for k along a model curve. One test strike shifts the curve; two set
 * its slope.
 *
 * Neither quantity is monotonic in k for every body, because hammer and body may meet several
 * times. So each search is a bracketed secant. If it does not meet the request and the work is
 * unlimited, a scan finds the nearest value.
 */
#include "tuning/tuning_root.h"

#include <math.h>

#include "base/ranges.h"

static const double too_long = 4; /* times the wanted one: followed no further */

/* False: the work is exhausted. */
static bool one_try(const struct root_search *root, double y, struct found *here) {
    const double longest_measured = .25; /* s; the sound of interest is over by then */
    const double longest = too_long * root->wanted;
    double k = fmin(exp(y), ranges[RANGE_K].most);
    here->y = y;
    here->answer = test_strike_try(root->test, k, root->mu,
                                   root->bright ? longest_measured : longest, root->bright);
    if (root->bright ? here->answer.brightness_unknown : here->answer.contact_unknown)
        return false;
    double ratio = root->bright ? here->answer.brightness / root->wanted
                                : root->wanted / fmin(here->answer.contact, longest);
    here->error = ratio > 0 ? log(ratio) : -log(ranges[RANGE_K].most);
    return true;
}

/* --- the model curve, and its inverse --- */

double root_expect(const struct root_search *root, double y) {
    double place = (CURVE_POINTS - 1) * (y - root->lo) / (root->hi - root->lo);
    int i = place < CURVE_POINTS - 2 ? (int)place : CURVE_POINTS - 2;
    return root->guess[i] + (place - i) * (root->guess[i + 1] - root->guess[i]);
}

double root_where(const struct root_search *root, double expected) {
    if (!(expected > root->guess[0]))
        return root->lo;
    if (expected >= root->guess[CURVE_POINTS - 1])
        return root->hi;
    int i = 0;
    while (root->guess[i + 1] <= expected)
        i++;
    double within = (expected - root->guess[i]) / (root->guess[i + 1] - root->guess[i]);
    return root->lo + (root->hi - root->lo) * (i + within) / (CURVE_POINTS - 1);
}

/* --- test strikes ----------------------------------------------------------------------------- */

/* One more test strike; false if the request is met or the work is exhausted. */
static bool try_on(const struct root_search *root, double y, struct found *here,
                   struct found *nearest) {
    if (root->test->work <= 0)
        return false;
    if (!one_try(root, y, here))
        return false;
    if (fabs(here->error) < fabs(nearest->error))
        *nearest = *here;
    return fabs(nearest->error) > root->tolerance;
}

/* Between a and b, whose errors have opposite signs: the Illinois rule along the model curve. Each
 * step keeps the bracket, so the cap only matters where the measured quantity jumps. */
static void close_in(const struct root_search *root, struct found a, struct found b,
                     struct found *nearest) {
    enum { MOST = 16 };
    for (int i = 0; i < MOST; i++) {
        double from = root_expect(root, a.y), to = root_expect(root, b.y);
        struct found c;
        double y = root_where(root, from - a.error * (to - from) / (b.error - a.error));
        if (y == a.y || y == b.y || !try_on(root, y, &c, nearest))
            return;
        if ((c.error > 0) != (b.error > 0))
            a = b;
        else
            a.error /= 2;
        b = c;
    }
}

/* Even steps over the whole range; closes in on the first change of sign. */
static void scan(const struct root_search *root, struct found *nearest) {
    enum { POINTS = 20 };
    struct found last, next;
    if (!try_on(root, root->lo, &last, nearest))
        return;
    for (int i = 1; i <= POINTS; i++) {
        if (!try_on(root, root->lo + (root->hi - root->lo) * i / POINTS, &next, nearest))
            return;
        if ((next.error > 0) != (last.error > 0))
            close_in(root, last, next, nearest);
        if (fabs(nearest->error) <= root->tolerance)
            return;
        last = next;
    }
}

/* Slope of the error along the model curve, from two test strikes; limited to a plausible range. */
static double slope_of(const struct root_search *root, const struct found *a,
                       const struct found *b) {
    double rise = (b->error - a->error) / (root_expect(root, b->y) - root_expect(root, a->y));
    return rise > .3 ? fmin(rise, 3) : .3;
}

/* From the model's root on, each test strike shifts the curve, until the error changes sign or the
 * range ends. */
static void approach(const struct root_search *root, struct found *nearest) {
    enum { MOST = 8 };
    const double beyond = 1.1; /* overshoot, so that the next lies on the other side */
    const double margin = root->bright ? .2 * (root->hi - root->lo) : 0;
    struct found last, next;
    /* At an end of the range the curve gives only a direction, and strikes at the soft end take
     * long. */
    double y = fmin(fmax(root_where(root, 0), root->lo + margin), root->hi - margin);
    double slope = 1 / beyond;
    if (!try_on(root, y, &last, nearest))
        return;
    for (int i = 1; i < MOST; i++) {
        y = root_where(root, root_expect(root, last.y) - beyond * last.error / slope);
        if (y == last.y || !try_on(root, y, &next, nearest))
            return;
        if ((next.error > 0) != (last.error > 0)) {
            close_in(root, last, next, nearest);
            return;
        }
        slope = slope_of(root, &last, &next);
        last = next;
    }
}

struct found root_not_found(const struct root_search *root) {
    const double nearly = .03; /* in log: a harder contact than that gains no more */
    double most = root->guess[CURVE_POINTS - 1] - nearly;
    struct found found = {.y = root_where(root, fmin(0, most)), .error = HUGE_VAL};
    double expected = exp(root_expect(root, found.y));
    found.answer = (struct tuning_answer){.k = fmin(exp(found.y), ranges[RANGE_K].most),
                                          .mu = root->mu,
                                          .contact = root->bright ? 0 : root->wanted / expected,
                                          .contact_unknown = root->bright,
                                          .brightness = root->bright ? root->wanted * expected : 0};
    return found;
}

struct found root_search(const struct root_search *root) {
    struct found nearest = root_not_found(root);
    approach(root, &nearest);
    if (fabs(nearest.error) > root->tolerance && isinf(root->test->work))
        scan(root, &nearest);
    return nearest;
}
