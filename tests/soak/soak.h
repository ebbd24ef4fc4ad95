/* SPDX-License-Identifier: BSD-3-Clause */
/* soak.h: long random tests. */
#ifndef KNOCK_SOAK_H
#define KNOCK_SOAK_H

#include <stdbool.h>
#include <stdint.h>

enum { SOAK_NAMED = 8 };

/* A quantity that must stay below its target: the worst value, and the seeds that exceed it. */
struct soak_oracle {
    const char *name;
    double target, worst;
    long misses;
    uint64_t seed[SOAK_NAMED];
};

void soak_weigh(struct soak_oracle *o, double figure, uint64_t seed);
/* Prints its line; returns the number of misses. */
long soak_say(const struct soak_oracle *o);

/* Plays `strokes` strikes with a change; returns the number of misses. */
long soak_changes(long strokes, uint64_t seed);

/* Plays `pieces` of random music; returns the number of misses. */
long soak_music(long pieces, uint64_t seed);

/* Hours of audio on one object of each kind; true if nothing has drifted. */
bool soak_hours(int hours);

#endif
