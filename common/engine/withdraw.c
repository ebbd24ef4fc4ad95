/* SPDX-License-Identifier: BSD-3-Clause */
/* withdraw.c: see withdraw.h. */
#include "engine/withdraw.h"

#include <math.h>

static const double longest = .004; /* s */

/* From 1 down to 0, level at both ends. */
double withdraw_force(const struct withdraw *w) {
    double t = w->left > 0 ? (double)w->left / (w->length + 1) : 0;
    return w->force * t * t * (3 - 2 * t);
}

void withdraw_reset(struct withdraw *w) { *w = (struct withdraw){0}; }

void withdraw_begin(struct withdraw *w, const struct collision *c, const struct motion *m,
                    double pressed, uint64_t clock) {
    double twice = 2 * (double)(int64_t)(clock - w->placed), now = motion_pressing(c, m);
    double left = fabs(now) < fabs(pressed) ? lesser(1, 1 - now / pressed) : 0;
    double holds = left * motion_holding(c, m, pressed), still = withdraw_force(w);
    if (still != 0 && w->left == w->length) /* another mass, and at once another head */
        holds = motion_holding(c, m, holds + still);
    if (twice < 0) /* the clock is another rate's now */
        twice = longest * c->rate;
    w->force = fabs(holds) > fabs(still) ? holds : still; /* both hold the same bend */
    w->length = w->left = (int)ceil(lesser(twice, longest * c->rate));
}

void withdraw_stop(struct withdraw *w) { w->left = 0; }

void withdraw_placed(struct withdraw *w, uint64_t clock) { w->placed = clock; }

double withdraw_sample(struct withdraw *w) {
    double force = withdraw_force(w);
    w->left = force != 0 ? w->left - 1 : 0; /* without a force samples are not played one by one */
    return force;
}
