/* SPDX-License-Identifier: BSD-3-Clause */
/* stretched.h: the variable tension of a bank, for definitions that tests make themselves. */
#ifndef KNOCK_TESTS_STRETCHED_H
#define KNOCK_TESTS_STRETCHED_H

#include "modes/stretch.h"

/* NULL at kappa = 0: the tension is constant. */
static inline struct stretch *stretched(const struct modes *m, double kappa, enum modes_out what) {
    struct stretch *t = kappa > 0 ? stretch_new(m->body, m->pickups) : NULL;
    if (t)
        stretch_design(t, m, kappa, what);
    return t;
}

#endif
