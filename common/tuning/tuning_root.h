/* SPDX-License-Identifier: BSD-3-Clause */
/* tuning_root.h: root search for the k that meets a request, from a model curve and as few test
 * strikes as possible. Private to common/tuning. */
#ifndef KNOCK_TUNING_ROOT_H
#define KNOCK_TUNING_ROOT_H

#include "tuning/tuning_test_strike.h"

enum { AIM_POINTS = 9 };

/* A request on one unknown, y = log k. */
struct aim {
    struct tuning_rig *rig;
    bool bright;      /* brightness wanted, else contact time */
    double wanted;    /* Hz or s */
    double mu;        /* of every test strike */
    double tolerance; /* of log(result / wanted) */
    double lo, hi;    /* of y */
    /* Model curve: log(expected / wanted) at even steps from lo to hi, strictly rising. A contact
     * time falls with k, so for it the curve is the logarithm of the inverse. */
    double guess[AIM_POINTS];
};

struct found {
    double y, error; /* error in the units of `guess` */
    struct tuning_answer answer;
};

/* The model curve at y. */
double aim_expect(const struct aim *aim, double y);
/* The inverse: y of that value; lo or hi if it is out of range. */
double aim_where(const struct aim *aim, double expected);
/* Result without a test strike: the model's root; the error is HUGE_VAL. */
struct found aim_unseen(const struct aim *aim);
/* From the model's root, with as few test strikes as needed and at most as many as `work` allows.
 * If the work is exhausted before the first, the error is HUGE_VAL and the answer is the model's.
 */
struct found aim_search(const struct aim *aim);
/* The same for a brightness and little work: mostly coarse estimates, and no worse than `known`. */
struct found aim_search_by_estimates(const struct aim *aim, const struct tuning_answer *known);

#endif
