/* SPDX-License-Identifier: BSD-3-Clause */
/* truth.c: the motion from one time to another, contact by contact; see truth.h. */
#include "accuracy/truth.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct truth *truth_new(const struct truth_mode *mode, int modes) {
    struct truth *r = calloc(1, sizeof *r);
    size_t row = modes ? (size_t)modes : 1;
    truth_real *memory = calloc((TRUTH_TERMS + 2) * row, sizeof *memory);
    assert(r && memory);
    r->memory = memory;
    r->q = memory;
    r->p = memory + row;
    for (int n = 0; n < TRUTH_TERMS; n++)
        r->row[n] = memory + (n + 2) * row;
    r->mode = mode;
    r->modes = modes;
    r->m = r->alpha = 1;
    r->tolerance = 1e-19;
    return r;
}

void truth_free(struct truth *r) {
    if (r)
        free(r->memory);
    free(r);
}

void truth_take(struct truth *to, const struct truth *from) {
    assert(to->modes == from->modes);
    to->t = from->t;
    to->y = from->y;
    to->v = from->v;
    to->z = from->z;
    to->side = from->side;
    to->withdrew = from->withdrew;
    to->v_in = from->v_in;
    to->contacts = from->contacts;
    memcpy(to->contact, from->contact, sizeof to->contact);
    memcpy(to->q, from->q, (size_t)to->modes * sizeof *to->q);
    memcpy(to->p, from->p, (size_t)to->modes * sizeof *to->p);
}

truth_real truth_x(const struct truth *r) {
    truth_real x = r->y;
    for (int i = 0; i < r->modes; i++)
        x -= r->mode[i].c * r->q[i];
    return x;
}

truth_real truth_v(const struct truth *r) {
    truth_real v = r->v;
    for (int i = 0; i < r->modes; i++)
        v -= r->mode[i].c * r->p[i];
    return v;
}

truth_real truth_energy(const struct truth *r) {
    truth_real twice = r->m * r->v * r->v;
    for (int i = 0; i < r->modes; i++) {
        truth_real rise = r->mode[i].omega * r->q[i];
        twice += r->p[i] * r->p[i] + rise * rise;
    }
    return twice / 2;
}

bool truth_until_apart(struct truth *r, double t) {
    while (r->t < t) {
        bool touched = r->side;
        if (touched)
            truth_press(r, t);
        else
            truth_flight(r, t);
        if (touched && !r->side)
            return true;
    }
    return false;
}

void truth_until(struct truth *r, double t) {
    while (truth_until_apart(r, t))
        ;
}
