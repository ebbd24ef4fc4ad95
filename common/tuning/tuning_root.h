/* SPDX-License-Identifier: BSD-3-Clause */
/* tuning_root.h: root search for the k that meets a request, from a model curve and as few test
 * strikes as possible. Private to common/tuning. */
#ifndef KNOCK_TUNING_ROOT_H
#define KNOCK_TUNING_ROOT_H

#include "tuning/tuning_test_strike.h"

enum { CURVE_POINTS = 9 };

/* A request on one unknown, y = log k. */
struct root_search {
    struct test_strike *test;
    bool bright;      /* brightness wanted, else contact time */
    double wanted;    /* Hz or s */
    double mu;        /* of every test strike */
    double tolerance; /* of log(result / wanted) */
    double lo, hi;    /* of y */
    /* Model curve: log(expected / wanted) at even steps from lo to hi, strictly rising. A contact
     * time falls with k, so for it the curve is the logarithm of the inverse. */
    double guess[CURVE_POINTS];
};

struct found {
    double y, error; /* error in the units of `guess` */
    struct tuning_answer answer;
};

/* The model curve at y. */
double root_expect(const struct root_search *root, double y);
/* The inverse: y of that value; lo or hi if it is out of range. */
double root_where(const struct root_search *root, double expected);
/* Result without a test strike: the model's root; the error is HUGE_VAL. */
struct found root_not_found(const struct root_search *root);
/* From the model's root, with as few test strikes as needed and at most as many as `work` allows.
 * If the work is exhausted before the first, the error is HUGE_VAL and the answer is the model's.
 */
struct found root_search(const struct root_search *root);
/* The same for a brightness and little work: mostly coarse estimates, and no worse than `known`. */
struct found root_search_by_estimates(const struct root_search *root,
                                      const struct tuning_answer *known);

#endif
