/* SPDX-License-Identifier: BSD-3-Clause */
/* bench_body.c: the cost of a change of body on the message side. */
#include <stdio.h>

#include "bench/bench.h"
#include "bodies/body.h"

static struct mode mode[BODY_MODES_MOST];
static double at[BODY_MODES_MOST], pickup[BODY_MODES_MOST];

/* Best of several, us: a body's modes and shapes, and their bank with all its step lengths. */
static double bank_us(enum body_shape shape, int modes) {
    enum { GOES = 30 };
    struct body b = body_default(shape);
    b.modes = modes;
    struct modes *bank = modes_new(modes, 0, 1);
    double best = 1;
    for (int i = 0; i < GOES; i++) {
        double start = bench_seconds();
        body_modes(&b, &body_kinds[shape]->pickup, 1, mode, at, (double *const[]){pickup});
        modes_design(bank, 44100, mode, NULL, at, (const double *const[]){pickup});
        double elapsed = bench_seconds() - start;
        best = elapsed < best ? elapsed : best;
    }
    modes_free(bank);
    return 1e6 * best;
}

void bench_body(void) {
    for (int shape = 0; shape < BODY_SHAPES; shape++) {
        char name[48];
        snprintf(name, sizeof name, "new-bank-512-%s", body_kinds[shape]->name);
        bench_target(name, bank_us(shape, 512), "us", "<=", 300);
    }
}
