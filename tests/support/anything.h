/* SPDX-License-Identifier: BSD-3-Clause */
/* anything.h: the cost of the worst block over everything that a patch may send: each law, any
 * alpha, trains of strikes, pressed hammers, sweeping signals. */
#ifndef KNOCK_TESTS_ANYTHING_H
#define KNOCK_TESTS_ANYTHING_H

#include "modes/modes_table.h"

/* The object under test: a bank of this many modes, with this many pickups. */
struct anything_rig {
    int modes, hammer, pickups;
    const struct modes_kernel *kernel; /* NULL: the fastest */
    int budget;                        /* see budget.h */
};

struct anything_worst {
    double us;       /* per block of 64 samples; the best of several runs of the same block */
    double work;     /* greatest ns that the budget counted in a block of that scene */
    char scene[128]; /* its description */
};

struct anything_worst anything_worst(const struct anything_rig *rig);
/* The greatest ns that contacts cost in a block of any scene, by the prices of the budget, free
 * steps included: the same on every machine. */
double anything_work(const struct anything_rig *rig);

#endif
