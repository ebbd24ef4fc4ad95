/* SPDX-License-Identifier: BSD-3-Clause */
/* soak.h: what takes long. */
#ifndef KNOCK_SOAK_H
#define KNOCK_SOAK_H

#include <stdbool.h>
#include <stdint.h>

enum { SOAK_NAMED = 8 };

/* What must not be: its figure at worst, and the seeds that go beyond the target. */
struct soak_oracle {
    const char *name;
    double target, worst;
    long misses;
    uint64_t seed[SOAK_NAMED];
};

void soak_weigh(struct soak_oracle *o, double figure, uint64_t seed);
/* Its line; returns how often it was missed. */
long soak_say(const struct soak_oracle *o);

/* So many strokes with a change; returns how often a target was missed. */
long soak_changes(long strokes, uint64_t seed);

/* So many pieces of random music; returns how often a target was missed. */
long soak_music(long pieces, uint64_t seed);

/* So many hours of audio on one object of each kind; true if nothing has drifted. */
bool soak_hours(int hours);

#endif
