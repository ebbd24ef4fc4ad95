/* SPDX-License-Identifier: BSD-3-Clause */
/* inside.h: the one place where tests look into an object: its current voice and its ledger. Call
 * between blocks, in the thread that plays. */
#ifndef KNOCK_TESTS_INSIDE_H
#define KNOCK_TESTS_INSIDE_H

#include "object/external_state.h"

static inline const struct voice *inside_voice(const struct external *x) {
    return voices_current(x->voices);
}

static inline const struct collision_def *inside_def(const struct external *x) {
    return &inside_voice(x)->def;
}

static inline struct collision_state *inside_state(const struct external *x) {
    return inside_voice(x)->state;
}

static inline bool inside_touches(const struct external *x) {
    return inside_state(x)->stepper.touching;
}

/* Sum over all voices, after motion and ledger are advanced to the same time. */
static inline struct collision_ledger inside_ledger(const struct external *x) {
    for (int i = 0; i < voices_count(x->voices); i++) {
        const struct voice *v = voices_at(x->voices, i);
        collision_catch_up(&v->def, v->state);
    }
    return voices_ledger(x->voices);
}

/* Books the losses of the modes, without the rest of quality render. */
static inline void inside_audit(const struct external *x) {
    struct collision_def *c = (struct collision_def *)inside_def(x);
    if (c->modes)
        modes_audit((struct modes *)c->modes);
    c->audit = true;
}

/* The current voice gets this share of the live budget from now on. */
static inline void inside_set_budget(const struct external *x, double share) {
    ((struct collision_def *)inside_def(x))->budget = share;
}

/* Compares all settings; the count of fresh bodies is no setting. */
static inline bool inside_same_settings(const struct settings *a, const struct settings *b) {
    struct settings *copy = malloc(sizeof *copy);
    memcpy(copy, b, sizeof *copy);
    copy->bodies = a->bodies;
    bool same = memcmp(a, copy, sizeof *a) == 0;
    free(copy);
    return same;
}

#endif
