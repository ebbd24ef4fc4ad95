/* SPDX-License-Identifier: BSD-3-Clause */
/* both.h: the full inverse of [AR04]'s mapping, (t0, c_av) -> (k, mu): a contact time and a
 * brightness at once. An external takes one of the two; figures and tests of the paper need both.
 */
#ifndef KNOCK_TESTS_BOTH_H
#define KNOCK_TESTS_BOTH_H

#include <math.h>

#include "tuning/tuning.h"

/* k for the contact time at that mu, and the resulting brightness. */
static inline struct tuning_answer both_with(const struct tuning *t, double contact, double mu) {
    struct tuning here = *t;
    here.contact.mu = mu;
    struct tuning_answer answer = tuning_contact(&here, contact);
    here.contact.k = answer.k;
    answer.brightness = tuning_measure(&here).brightness;
    return answer;
}

/* Brightness mostly rises with mu at constant contact time, because the force then rises more
 * steeply: steps along u = mu v, then bisection in the first step that contains it. */
static inline struct tuning_answer tuning_both(const struct tuning *t, double contact,
                                               double brightness) {
    enum { STEPS = 12, HALVINGS = 12 };
    double ratio = pow(3000, 1. / STEPS), lo = 1e-2 / t->speed, hi = lo;
    struct tuning_answer low = both_with(t, contact, lo), high = low, nearest = low;
    for (int i = 0; i < STEPS && (low.brightness < brightness) == (high.brightness < brightness);
         i++) {
        low = high;
        lo = hi;
        hi *= ratio;
        high = both_with(t, contact, hi);
    }
    for (int i = 0; i < HALVINGS; i++) {
        double mu = sqrt(lo * hi);
        struct tuning_answer here = both_with(t, contact, mu);
        if (fabs(here.brightness - brightness) < fabs(nearest.brightness - brightness))
            nearest = here;
        if ((here.brightness < brightness) == (low.brightness < brightness))
            lo = mu;
        else
            hi = mu;
    }
    nearest.brightness_unmet = !(fabs(nearest.brightness / brightness - 1) <= 1e-2);
    return nearest;
}

#endif
