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

static struct found one_try(const struct aim *aim, double y) {
    const double longest_heard = .25; /* s; the sound of interest is over by then */
    double k = fmin(exp(y), ranges[RANGE_K].most);
    struct found here = {.y = y};
    here.answer = tuning_rig_try(aim->rig, k, aim->mu,
                                 aim->bright ? longest_heard : too_long * aim->wanted, aim->bright);
    double ratio =
        aim->bright ? here.answer.brightness / aim->wanted
                    : aim->wanted / (here.answer.contact < too_long * aim->wanted || /* or a NAN */
                                             isnan(here.answer.contact)
                                         ? here.answer.contact
                                         : too_long * aim->wanted);
    here.error = ratio > 0 ? log(ratio) : isnan(ratio) ? (double)NAN : -log(ranges[RANGE_K].most);
    return here;
}

/* --- the model curve, and its inverse --- */

double aim_expect(const struct aim *aim, double y) {
    double place = (AIM_POINTS - 1) * (y - aim->lo) / (aim->hi - aim->lo);
    int i = place < AIM_POINTS - 2 ? (int)place : AIM_POINTS - 2;
    return aim->guess[i] + (place - i) * (aim->guess[i + 1] - aim->guess[i]);
}

double aim_where(const struct aim *aim, double expected) {
    if (!(expected > aim->guess[0]))
        return aim->lo;
    if (expected >= aim->guess[AIM_POINTS - 1])
        return aim->hi;
    int i = 0;
    while (aim->guess[i + 1] <= expected)
        i++;
    double within = (expected - aim->guess[i]) / (aim->guess[i + 1] - aim->guess[i]);
    return aim->lo + (aim->hi - aim->lo) * (i + within) / (AIM_POINTS - 1);
}

/* --- test strikes ----------------------------------------------------------------------------- */

/* One more test strike; false if the request is met or the work is exhausted. */
static bool try_on(const struct aim *aim, double y, struct found *here, struct found *nearest) {
    if (aim->rig->work <= 0)
        return false;
    *here = one_try(aim, y);
    if (isnan(here->error))
        return false;
    if (fabs(here->error) < fabs(nearest->error))
        *nearest = *here;
    return fabs(nearest->error) > aim->tolerance;
}

/* Between a and b, whose errors have opposite signs: the Illinois rule along the model curve. Each
 * step keeps the bracket, so the cap only matters where the measured quantity jumps. */
static void close_in(const struct aim *aim, struct found a, struct found b, struct found *nearest) {
    enum { MOST = 16 };
    for (int i = 0; i < MOST; i++) {
        double from = aim_expect(aim, a.y), to = aim_expect(aim, b.y);
        struct found c;
        double y = aim_where(aim, from - a.error * (to - from) / (b.error - a.error));
        if (y == a.y || y == b.y || !try_on(aim, y, &c, nearest))
            return;
        if ((c.error > 0) != (b.error > 0))
            a = b;
        else
            a.error /= 2;
        b = c;
    }
}

/* Even steps over the whole range; closes in on the first change of sign. */
static void scan(const struct aim *aim, struct found *nearest) {
    enum { POINTS = 20 };
    struct found last, next;
    if (!try_on(aim, aim->lo, &last, nearest))
        return;
    for (int i = 1; i <= POINTS; i++) {
        if (!try_on(aim, aim->lo + (aim->hi - aim->lo) * i / POINTS, &next, nearest))
            return;
        if ((next.error > 0) != (last.error > 0))
            close_in(aim, last, next, nearest);
        if (fabs(nearest->error) <= aim->tolerance)
            return;
        last = next;
    }
}

/* Slope of the error along the model curve, from two test strikes; limited to a plausible range. */
static double slope_of(const struct aim *aim, const struct found *a, const struct found *b) {
    double rise = (b->error - a->error) / (aim_expect(aim, b->y) - aim_expect(aim, a->y));
    return rise > .3 ? fmin(rise, 3) : .3;
}

/* From the model's root on, each test strike shifts the curve, until the error changes sign or the
 * range ends. */
static void approach(const struct aim *aim, struct found *nearest) {
    enum { MOST = 8 };
    const double beyond = 1.1; /* overshoot, so that the next lies on the other side */
    const double margin = aim->bright ? .2 * (aim->hi - aim->lo) : 0;
    struct found last, next;
    /* At an end of the range the curve gives only a direction, and strikes at the soft end take
     * long. */
    double y = fmin(fmax(aim_where(aim, 0), aim->lo + margin), aim->hi - margin);
    double slope = 1 / beyond;
    if (!try_on(aim, y, &last, nearest))
        return;
    for (int i = 1; i < MOST; i++) {
        y = aim_where(aim, aim_expect(aim, last.y) - beyond * last.error / slope);
        if (y == last.y || !try_on(aim, y, &next, nearest))
            return;
        if ((next.error > 0) != (last.error > 0)) {
            close_in(aim, last, next, nearest);
            return;
        }
        slope = slope_of(aim, &last, &next);
        last = next;
    }
}

struct found aim_unseen(const struct aim *aim) {
    const double nearly = .03; /* in log: a harder contact than that gains no more */
    double most = aim->guess[AIM_POINTS - 1] - nearly;
    struct found found = {.y = aim_where(aim, fmin(0, most)), .error = HUGE_VAL};
    double expected = exp(aim_expect(aim, found.y));
    found.answer =
        (struct tuning_answer){.k = fmin(exp(found.y), ranges[RANGE_K].most),
                               .mu = aim->mu,
                               .contact = aim->bright ? (double)NAN : aim->wanted / expected,
                               .brightness = aim->bright ? aim->wanted * expected : 0};
    return found;
}

struct found aim_search(const struct aim *aim) {
    struct found nearest = aim_unseen(aim);
    approach(aim, &nearest);
    if (fabs(nearest.error) > aim->tolerance && isinf(aim->rig->work))
        scan(aim, &nearest);
    return nearest;
}
