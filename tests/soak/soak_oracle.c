/* SPDX-License-Identifier: BSD-3-Clause */
/* soak_oracle.c: properties that must hold, each beside its measured value. */
#include <stdio.h>

#include "soak/soak.h"

void soak_weigh(struct soak_oracle *o, double figure, uint64_t seed) {
    if (!(figure <= o->worst))
        o->worst = figure;
    if (figure <= o->target)
        return;
    printf("    %s: %.3g, seed %llu\n", o->name, figure, (unsigned long long)seed);
    fflush(stdout);
    if (o->misses < SOAK_NAMED)
        o->seed[o->misses] = seed;
    o->misses++;
}

long soak_say(const struct soak_oracle *o) {
    printf("%-52s %-10.3g target %-7g %s", o->name, o->worst, o->target,
           o->misses ? "MISSED, seeds" : "ok");
    for (int i = 0; i < o->misses && i < SOAK_NAMED; i++)
        printf(" %llu", (unsigned long long)o->seed[i]);
    printf(o->misses > SOAK_NAMED ? " and %ld more\n" : "\n", o->misses - SOAK_NAMED);
    return o->misses;
}
