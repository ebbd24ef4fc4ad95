/* SPDX-License-Identifier: BSD-3-Clause */
/* tuning_root.h: the k that gives what is wanted, from a guess and as few tries as it takes;
 * between touch*.c only. */
#ifndef KNOCK_TOUCH_AIM_H
#define KNOCK_TOUCH_AIM_H

#include "tuning/tuning_test_strike.h"

enum { AIM_POINTS = 9 };

/* What is wanted of one unknown, y = log k. */
struct aim {
    struct tuning_rig *rig;
    bool bright;      /* a brightness is wanted, or a contact time */
    double wanted;    /* Hz or s */
    double mu;        /* of every try */
    double tolerance; /* of log(what comes / what is wanted) */
    double lo, hi;    /* of y */
    /* log(what is expected / what is wanted) at even steps from lo to hi. It rises throughout: a
     * contact time falls with k, so there it is the logarithm of the inverse. */
    double guess[AIM_POINTS];
};

struct found {
    double y, error; /* as `guess` counts it */
    struct tuning_answer answer;
};

/* What is expected at y, as `guess` says. */
double aim_expect(const struct aim *aim, double y);
/* The y where that is expected: lo or hi if nowhere. */
double aim_where(const struct aim *aim, double expected);
/* Without even one try: what is expected; the error is HUGE_VAL. */
struct found aim_unseen(const struct aim *aim);
/* From where the guess says, in as few tries as it takes or as there is work for. If there was not
 * the work for one, the error is HUGE_VAL and the answer what is expected. */
struct found aim_search(const struct aim *aim);
/* The same of a brightness, for little work: mostly by glances, and no worse than what is known. */
struct found aim_search_by_glances(const struct aim *aim, const struct tuning_answer *known);

#endif
