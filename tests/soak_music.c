/* SPDX-License-Identifier: BSD-3-Clause */
/* soak_music.c: random music (fuzz_music.c), each piece twice, in different blocks. */
#include <stdio.h>

#include "fuzz.h"
#include "soak.h"

enum { LOUDNESS, CLICK, BOOKS, END, BLOCKS, ORACLES };

static void one_piece(struct soak_oracle *oracles, uint64_t seed, struct fuzz_music *sum) {
    struct fuzz_music m = fuzz_music(seed, 64), cut = fuzz_music(seed, 1 + (int)(seed % 63));
    soak_weigh(&oracles[LOUDNESS], m.loudness, seed);
    soak_weigh(&oracles[CLICK], m.click, seed);
    soak_weigh(&oracles[BOOKS], m.imbalance, seed);
    soak_weigh(&oracles[END], m.end, seed);
    soak_weigh(&oracles[BLOCKS], m.hash != cut.hash, seed);
    sum->heard_changes += m.heard_changes;
    sum->samples += m.samples;
}

long soak_music(long pieces, uint64_t seed) {
    struct soak_oracle oracles[ORACLES] = {
        [LOUDNESS] = {"peak, of its strokes' peaks together", 1.1, 0, 0, {0}},
        [CLICK] = {"step at a change, of the peak around it", 2e-3, 0, 0, {0}},
        [BOOKS] = {"ledger of music, of the most energy in play", 1e-9, 0, 0, {0}},
        [END] = {"left after the end, of the loudest stroke", 1e-6, 0, 0, {0}},
        [BLOCKS] = {"pieces of other samples by other blocks", 0, 0, 0, {0}}};
    struct fuzz_music sum = {0};
    long misses = 0;
    for (long i = 0; i < pieces; i++)
        one_piece(oracles, seed + (uint64_t)i, &sum);
    printf("%ld pieces of music, %ld samples, %ld changes listened to for a click\n", pieces,
           sum.samples, sum.heard_changes);
    for (int i = 0; i < ORACLES; i++)
        misses += soak_say(&oracles[i]);
    return misses;
}
