/* SPDX-License-Identifier: BSD-3-Clause */
/* bench_played.c: see bench_played.h. */
#include "bench/bench_played.h"

#include <math.h>
#include <stdlib.h>

#include "base/ranges.h"

struct played *played_new(const struct bench_rig *rig, double k) {
    struct played *p = calloc(1, sizeof *p);
    p->c = collision_default();
    p->c.pickups = 1;
    p->c.body = rig->body;
    if (rig->body == SCHEME_MODES)
        p->c.modes = p->m = bench_bank(rig->modes, 1, rig->kernel);
    struct contact_inputs head = head_default();
    head.k = k;
    p->s = collision_state_new(&p->c, head, rig->modes, 0);
    return p;
}

void played_free(struct played *p) {
    collision_state_free(p->s);
    modes_free(p->m);
    free(p);
}

double played_block(struct played *p, int n) {
    double *const out[] = {p->sound};
    struct collision_in in = {0};
    struct collision_out sinks = {.pickup = out};
    double start = bench_seconds();
    collision_run(&p->c, p->s, &in, &sinks, n);
    return bench_seconds() - start;
}

double played_least(struct played *p, int blocks) {
    double least = HUGE_VAL;
    for (int i = 0; i < blocks; i++)
        least = fmin(least, played_block(p, BENCH_BLOCK));
    return least * 1e9 / BENCH_BLOCK;
}

const char *const bench_worst_names[] = {"block-stiff", "block-resting", "block-chattering"};

double bench_worst_block(const struct bench_rig *rig, enum bench_worst what) {
    enum { BLOCKS = 60, GOES = 7 };
    double elapsed[BLOCKS], most = 0;
    for (int i = 0; i < BLOCKS; i++)
        elapsed[i] = HUGE_VAL;
    for (int go = 0; go < GOES; go++) {
        struct played *p = played_new(rig, what == BENCH_CHATTERING ? 1e9 : 1e12);
        if (what != BENCH_STIFF)
            collision_set_input(p->s, RANGE_PUSH, what == BENCH_RESTING ? 1 : 200);
        collision_strike(p->s, what == BENCH_RESTING ? .001 : 1);
        for (int i = 0; i < BLOCKS; i++) {
            if (what == BENCH_STIFF && i % 4 == 0)
                collision_strike(p->s, 1);
            elapsed[i] = fmin(elapsed[i], played_block(p, BENCH_BLOCK));
        }
        played_free(p);
    }
    for (int i = 1; i < BLOCKS; i++)
        most = fmax(most, elapsed[i]);
    return most * 1e6;
}
