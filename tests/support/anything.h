/* SPDX-License-Identifier: BSD-3-Clause */
/* anything.h: everything that a patch may send, and what its worst block costs: each law, any
 * alpha, trains of strikes, hammers that are pressed, signals that sweep. */
#ifndef KNOCK_TESTS_ANYTHING_H
#define KNOCK_TESTS_ANYTHING_H

#include "modes/modes_table.h"

/* What it is sent to: banks of so many modes, and so many pickups. */
struct anything_rig {
    int modes, hammer, pickups;
    const struct modes_kernel *kernel; /* NULL: the best */
    int budget;                        /* see budget.h */
};

struct anything_worst {
    double us;       /* a block of 64 samples; each is the best of several goes at the same one */
    double work;     /* the most ns that the budget counted in a block of that scene */
    char scene[128]; /* that it was */
};

struct anything_worst anything_worst(const struct anything_rig *rig);

#endif
