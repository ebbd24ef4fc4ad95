/* SPDX-License-Identifier: BSD-3-Clause */
/* hardness.h: the heads of the scale `hardness` on a usual body, as mallet~ makes them. */
#ifndef KNOCK_TESTS_HARDNESS_H
#define KNOCK_TESTS_HARDNESS_H

#include <math.h>

#include "base/ranges.h"
#include "bodies/body.h"
#include "tuning/tuning.h"

/* At the usual note, at the speed of velocity 80, between these ends. */
static inline struct tuning hardness_tuning(enum body_shape shape, double softest, double hardest) {
    const struct body_kind *kind = body_kinds[shape];
    const struct contact_def law = contact_def_default();
    struct mallet_kind usual = body_usual_mallet(shape, kind->usual.freq);
    struct tuning t = tuning_default();
    t.mass = usual.mass;
    t.speed = body_speed(body_velocity(shape, kind->usual.freq), 80);
    t.contact = contact_of(&law, mallet_head(&usual));
    t.surface = body_material_at(kind->usual.material).stiffness;
    t.softest = softest;
    t.hardest = hardest;
    double as_hard = tuning_as_hard(&t, &mallet_kinds[mallet_named(kind->mallet)]);
    t.beyond = tuning_beyond(&t, fmax(as_hard, tuning_as_hard(&t, &usual)));
    return t;
}

/* The usual head with that hardness; its k is clipped to the range of the input, as in the object.
 */
static inline struct mallet_kind hardness_head(enum body_shape shape, const struct tuning *t,
                                               double hardness) {
    struct mallet_kind head = body_usual_mallet(shape, body_kinds[shape]->usual.freq);
    tuning_hardness(t, hardness, &head.k, &head.mu);
    head.k = fmin(fmax(head.k, ranges[RANGE_K].least), ranges[RANGE_K].most);
    return head;
}

#endif
