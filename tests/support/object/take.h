/* SPDX-License-Identifier: BSD-3-Clause */
/* take.h: shared by the tests of the externals: accepted messages, and playing. */
#ifndef KNOCK_TAKE_H
#define KNOCK_TAKE_H

#include "support/check.h"
#include "support/object/fake_host.h"

static const struct external_kind *const *const kinds = external_kinds;
enum { KINDS = EXTERNAL_KINDS, LENGTH = 8192, OUTS = 3 };

/* Accepts the line without a message in the console. */
static inline void check_accepted(struct fake *f, const char *line) {
    int errors = f->errors;
    check_case("%s", line);
    CHECK(fake_send(f, line));
    CHECK(f->errors == errors);
    if (f->errors != errors)
        printf("    said: %s\n", f->line);
}

struct take {
    double samples[OUTS][LENGTH];
};

static inline struct take *play(struct fake *f, const double *const signals[INLETS], int block) {
    struct take *t = calloc(1, sizeof *t);
    double *out[OUTS] = {t->samples[0], t->samples[1], t->samples[2]};
    fake_play(f, signals, out, LENGTH, block);
    return t;
}

static inline bool same(const struct take *a, const struct take *b) {
    return memcmp(a, b, sizeof *a) == 0;
}

static inline double peak(const struct take *t, int out) {
    double most = 0;
    for (int i = 0; i < LENGTH; i++)
        most = fmax(most, fabs(t->samples[out][i]));
    return most;
}

#endif
