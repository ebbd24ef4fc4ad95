/* SPDX-License-Identifier: BSD-3-Clause */
/* soak_music.c: single strokes with a change (fuzz_change.c), and random music (fuzz_music.c), each
 * piece in different blocks, and beside two others. */
#include <stdio.h>

#include "fuzz/fuzz.h"
#include "soak/soak.h"

enum { DESCRIPTION = 256 };
enum { LOUDNESS, GROWTH, CLICK, BOOKS, END, BLOCKS, TOGETHER, ORACLES };

static void one_piece(struct soak_oracle *oracles, uint64_t seed, const struct fuzz_music *together,
                      struct fuzz_music *sum) {
    struct fuzz_music m = fuzz_music(seed, FUZZ_STROKES, 64),
                      cut = fuzz_music(seed, FUZZ_STROKES, 1 + (int)(seed % 63));
    soak_weigh(&oracles[LOUDNESS], m.loudness, seed);
    soak_weigh(&oracles[GROWTH], m.growth, seed);
    soak_weigh(&oracles[CLICK], m.click, seed);
    soak_weigh(&oracles[BOOKS], m.imbalance, seed);
    soak_weigh(&oracles[END], m.end, seed);
    soak_weigh(&oracles[BLOCKS], m.hash != cut.hash, seed);
    soak_weigh(&oracles[TOGETHER], m.hash != together->hash, seed);
    sum->measured_changes += m.measured_changes;
    sum->samples += m.samples;
}

/* Hammers that rattle or bounce strike repeatedly: the output may exceed the louder of the two, and
 * the output that its energy gives. */
long soak_changes(long strokes, uint64_t seed) {
    struct soak_oracle louder = {"a changed stroke's peak, of the louder alone", 1.9, 0, 0, {0}};
    char description[DESCRIPTION];
    for (long i = 0; i < strokes; i++, seed++) {
        double ratio = fuzz_change(seed, description, DESCRIPTION);
        soak_weigh(&louder, ratio, seed);
        if (ratio > louder.target)
            printf("    %s\n", description);
    }
    printf("%ld strokes with a change\n", strokes);
    return soak_say(&louder);
}

long soak_music(long pieces, uint64_t seed) {
    struct soak_oracle oracles[ORACLES] = {
        [LOUDNESS] = {"peak, of its strokes' peaks together", 1.1, 0, 0, {0}},
        [GROWTH] = {"peak, of what rang and the last stroke's together", 1.25, 0, 0, {0}},
        [CLICK] = {"step at a change, of the peak around it", 1e-3, 0, 0, {0}},
        [BOOKS] = {"ledger of music, of the most energy in play", 1e-9, 0, 0, {0}},
        [END] = {"left after the end, of the loudest stroke", 1e-6, 0, 0, {0}},
        [BLOCKS] = {"pieces of other samples by other blocks", 0, 0, 0, {0}},
        [TOGETHER] = {"pieces of other samples beside two others", 0, 0, 0, {0}}};
    struct fuzz_music sum = {0};
    long misses = 0;
    struct fuzz_music together[FUZZ_TOGETHER];
    for (long i = 0; i < pieces; i++) {
        if (i % FUZZ_TOGETHER == 0)
            fuzz_music_together(seed + (uint64_t)i, FUZZ_STROKES, 64, FUZZ_TOGETHER, together);
        one_piece(oracles, seed + (uint64_t)i, &together[i % FUZZ_TOGETHER], &sum);
    }
    printf("%ld pieces of music, %ld samples, %ld changes measured for a click\n", pieces,
           sum.samples, sum.measured_changes);
    for (int i = 0; i < ORACLES; i++)
        misses += soak_say(&oracles[i]);
    return misses;
}
