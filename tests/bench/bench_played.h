/* SPDX-License-Identifier: BSD-3-Clause */
/* bench_played.h: a hammer on a body, played and timed block by block. */
#ifndef KNOCK_BENCH_PLAYED_H
#define KNOCK_BENCH_PLAYED_H

#include "bench/bench.h"

enum { BENCH_BLOCK = 64 };

/* The body: a bank of so many modes moved by that kernel, or a wall or a free mass. */
struct bench_rig {
    enum scheme_body body;
    int modes;
    const struct modes_kernel *kernel;
};

struct played {
    struct collision_def c;
    struct collision_state *s;
    struct modes *m;
    double sound[BENCH_BLOCK];
};

struct played *played_new(const struct bench_rig *rig, double k);
void played_free(struct played *p);
/* Plays n <= BENCH_BLOCK samples; returns the seconds it took. */
double played_block(struct played *p, int n);
/* The best of so many blocks, ns a sample. */
double played_least(struct played *p, int blocks);

enum bench_worst { BENCH_STIFF, BENCH_RESTING, BENCH_CHATTERING };
extern const char *const bench_worst_names[];

/* The worst of many blocks, where each is the best of several goes at the very same one, us. */
double bench_worst_block(const struct bench_rig *rig, enum bench_worst what);

#endif
