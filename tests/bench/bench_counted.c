/* SPDX-License-Identifier: BSD-3-Clause */
/* bench_counted.c: a given number of blocks of one kind and nothing else, for counting
 * instructions: the cost of a block is the difference between two runs over the number of blocks
 * between them. */
#include "bench/bench_played.h"

#include <string.h>

#include "base/ranges.h"

static void ring(int n, int blocks) {
    struct modes *m = bench_bank(n, 1, modes_kernel_best());
    struct modes_state *s = modes_state_new(n, 0);
    static double sound[MODES_WINDOW];
    double *const out[] = {sound};
    modes_impulse(m, s, 1);
    modes_ring_start(m, s, MODES_VELOCITY);
    for (int i = 0; i < blocks; i++)
        modes_ring(m, s, out, BENCH_BLOCK);
    modes_state_free(s);
    modes_free(m);
}

/* Soft and pressed: it never ends. */
static void contact(int n, int blocks) {
    struct bench_rig rig = {.body = SCHEME_MODES, .modes = n, .kernel = modes_kernel_best()};
    struct played *p = played_new(&rig, 1e3);
    collision_set_input(p->s, RANGE_PUSH, 10);
    for (int i = 0; i < blocks; i++)
        played_block(p, BENCH_BLOCK);
    played_free(p);
}

bool bench_counted(const char *what, int n, int blocks) {
    if (strcmp(what, "ring") == 0)
        ring(n, blocks);
    else if (strcmp(what, "contact") == 0)
        contact(n, blocks);
    else
        return false;
    return true;
}
