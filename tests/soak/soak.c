/* SPDX-License-Identifier: BSD-3-Clause */
/* soak.c: `soak [messages [seed]]`: lives of objects that are sent anything, one after another;
 * each oracle is a line beside its target, and names the seeds that miss it; then single strokes in
 * which something changes, and random music, measured for audible faults. `soak <hours>h`: hours of
 * music. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "fuzz/fuzz.h"
#include "soak/soak.h"

enum { LONG = 100000 }; /* messages: minutes, after which a line of progress is due */

enum { NUMBERS, TRAPPED, LEDGER, REFUSED, ROWS, SAMPLES, CUTS, ORACLES };

static void one_life(struct soak_oracle *oracles, uint64_t seed, struct fuzz_life *sum) {
    struct fuzz_life life = fuzz_life(seed, 1), cut = fuzz_life(seed, 2);
    soak_weigh(&oracles[NUMBERS], (double)life.not_numbers, seed);
    soak_weigh(&oracles[TRAPPED], life.trapped + cut.trapped, seed);
    soak_weigh(&oracles[LEDGER], life.booked ? life.imbalance : 0, seed);
    soak_weigh(&oracles[REFUSED], life.lines_refused, seed);
    soak_weigh(&oracles[ROWS], life.rows_apart, seed);
    soak_weigh(&oracles[SAMPLES], (double)life.samples_apart, seed);
    soak_weigh(&oracles[CUTS], life.hash != cut.hash, seed);
    sum->messages += life.messages;
    sum->refused += life.refused;
    sum->samples += life.samples;
}

/* The slowest life so far, s of processor. */
struct slowest {
    double seconds;
    uint64_t seed;
};

static void one_timed(struct soak_oracle *oracles, uint64_t seed, struct fuzz_life *sum,
                      struct slowest *slowest) {
    clock_t start = clock();
    one_life(oracles, seed, sum);
    double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    if (seconds > slowest->seconds)
        *slowest = (struct slowest){seconds, seed};
}

int main(int argc, char **argv) {
    char *unit = NULL;
    long wanted = argc > 1 ? strtol(argv[1], &unit, 10) : 1000000, lives = 0, misses = 0;
    if (unit && *unit == 'h')
        return soak_hours((int)wanted) ? EXIT_SUCCESS : EXIT_FAILURE;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    struct soak_oracle oracles[ORACLES] = {
        [NUMBERS] = {"samples that are no number", 0, 0, 0, {0}},
        [TRAPPED] = {"memory, locks, files, calls in perform", 0, 0, 0, {0}},
        [LEDGER] = {"ledger, of the most energy in play", 1e-9, 0, 0, {0}},
        [REFUSED] = {"lines of a dump that are refused", 0, 0, 0, {0}},
        [ROWS] = {"rows that a dump does not restore", 0, 0, 0, {0}},
        [SAMPLES] = {"samples that a dump does not restore", 0, 0, 0, {0}},
        [CUTS] = {"other samples by other blocks", 0, 0, 0, {0}}};
    struct fuzz_life sum = {0};
    struct slowest slowest = {0};
    clock_t start = clock();
    for (long part = 1; sum.messages < wanted; lives++) {
        one_timed(oracles, seed++, &sum, &slowest);
        if (sum.messages >= part * LONG) {
            printf("    %ld messages of %ld\n", part++ * LONG, wanted);
            fflush(stdout);
        }
    }
    printf("%ld messages to %ld objects, %ld refused, %ld samples, %.0f s\n", sum.messages, lives,
           sum.refused, sum.samples, (double)(clock() - start) / CLOCKS_PER_SEC);
    printf("%-52s %-10.3g s, seed %llu\n", "the slowest life, played twice", slowest.seconds,
           (unsigned long long)slowest.seed);
    for (int i = 0; i < ORACLES; i++)
        misses += soak_say(&oracles[i]);
    misses += soak_changes(wanted / 100, seed);
    misses += soak_music(wanted / 2000, seed);
    return misses ? EXIT_FAILURE : EXIT_SUCCESS;
}
