/* SPDX-License-Identifier: BSD-3-Clause */
/* bench_anything.c: the worst 64-sample block over everything that a patch may send. */
#include <stdio.h>

#include "bench/bench.h"
#include "support/anything.h"
#include "support/budget.h"

void bench_anything(const struct bench_set *set) {
    static const struct {
        int modes, hammer, pickups;
        double target; /* 0: what nobody promises */
    } rigs[] = {{32, 0, 1, 60}, {32, 0, 4, 60}, {256, 0, 1, 120}, {256, 0, 4, 120},
                {32, 64, 1, 0}, {32, 0, 64, 0}, {256, 64, 64, 0}};
    bool best = set->kernel == modes_kernel_best();
    for (int i = 0; i < 7; i++) {
        struct anything_rig rig = {rigs[i].modes, rigs[i].hammer, rigs[i].pickups, set->kernel,
                                   budget_usual()};
        struct anything_worst worst = anything_worst(&rig);
        char name[64];
        snprintf(name, sizeof name, "block-anything-%s-n%d-hammer%d-pickups%d", set->name,
                 rig.modes, rig.hammer, rig.pickups);
        if (best && rigs[i].target > 0)
            bench_target(name, worst.us, "us", "<=", rigs[i].target);
        else
            bench_line(name, worst.us, "us");
        printf("# %s: %.0f ns counted beyond one step a sample, %s\n", name, worst.work,
               worst.scene);
    }
}
