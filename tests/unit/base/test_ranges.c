/* SPDX-License-Identifier: BSD-3-Clause */
/* Ranges of signals, sample by sample, and consistency of the table. */
#include "support/check.h"

#include "base/ranges.h"

TEST("every range has a name, and its default lies in it") {
    for (int i = 0; i < RANGES; i++) {
        check_case("range %d", i);
        CHECK(ranges[i].name && ranges[i].name[0] && ranges[i].unit);
        CHECK(ranges[i].least < ranges[i].most && range_holds(&ranges[i], ranges[i].usual));
    }
}

TEST("a sample is clamped to the range, and a NaN gives the last good value") {
    const struct range *r = &ranges[RANGE_ALPHA];
    static const double table[][2] = {{2, 2},         {1, 1},         {.5, 1},  {11, 10},
                                      {-HUGE_VAL, 1}, {HUGE_VAL, 10}, {-0., 1}, {1e308, 10}};
    for (unsigned i = 0; i < sizeof table / sizeof *table; i++) {
        check_case("%g", table[i][0]);
        CHECK(range_clamp(r, table[i][0], 3) == table[i][1]);
    }
    CHECK(range_clamp(r, (double)NAN, 3) == 3);
    CHECK(!range_holds(r, (double)NAN) && range_holds(r, 10) && !range_holds(r, 10.001));
}

TEST("a zero of either sign, and the bounds themselves, pass as they are") {
    for (int i = 0; i < RANGES; i++) {
        const struct range *r = &ranges[i];
        double below = nextafter(r->least, -HUGE_VAL), above = nextafter(r->most, HUGE_VAL);
        check_case("%s, range %d", r->name, i);
        CHECK(range_clamp(r, r->least, r->most) == r->least && range_holds(r, r->least));
        CHECK(range_clamp(r, r->most, r->least) == r->most && range_holds(r, r->most));
        CHECK(range_clamp(r, below, r->most) == r->least && !range_holds(r, below));
        CHECK(range_clamp(r, above, r->least) == r->most && !range_holds(r, above));
        CHECK(range_clamp(r, HUGE_VAL, r->least) == r->most && !range_holds(r, HUGE_VAL));
        CHECK(range_clamp(r, -HUGE_VAL, r->most) == r->least && !range_holds(r, -HUGE_VAL));
        for (int negative = 0; negative < 2; negative++) {
            double zero = negative ? -0. : 0., nan = negative ? -(double)NAN : (double)NAN;
            if (range_holds(r, 0))
                CHECK(range_clamp(r, zero, r->most) == 0);
            CHECK(range_clamp(r, nan, r->usual) == r->usual && !range_holds(r, nan));
        }
    }
}

TEST("for any input the kept value is the nearest in the range") {
    uint64_t rng = 1;
    for (int i = 0; i < 100000; i++) {
        const struct range *r = &ranges[check_random(&rng) % RANGES];
        uint64_t bits = check_random(&rng); /* any double, sometimes a NaN */
        bits |= i % 10 ? 0 : 0x7ff0000000000000u;
        double sample, held = check_uniform(&rng, r->least, r->most);
        memcpy(&sample, &bits, sizeof sample);
        double kept = range_clamp(r, sample, held);
        check_case("%s, %g", r->name, sample);
        CHECK(range_holds(r, kept));
        CHECK(kept == (sample != sample ? held : fmin(fmax(sample, r->least), r->most)));
    }
}

/* As documented in the help, and as saved in patches. */
TEST("bounds and defaults are those agreed on") {
    static const struct {
        double least, most, usual;
    } agreed[RANGES] = {
        [RANGE_STRIKE] = {-100, 100, 0},   [RANGE_PUSH] = {-1e6, 1e6, 0},
        [RANGE_K] = {0, 1e15, 1e8},        [RANGE_MU] = {0, 1000, .5},
        [RANGE_ALPHA] = {1, 10, 1.5},      [RANGE_DRIVE] = {-1e6, 1e6, 0},
        [RANGE_MASS] = {1e-6, 1e3, .01},   [RANGE_BODYMASS] = {1e-6, 1e6, 1},
        [RANGE_GAP] = {0, 1, 1e-3},        [RANGE_FELT_TIME] = {1e-6, 10, 1e-3},
        [RANGE_FELT_WEIGHT] = {0, 1, .5},  [RANGE_SCHEME_S] = {1e-3, 100, .5},
        [RANGE_GRAVITY] = {0, 1000, 9.81}, [RANGE_FREQ] = {0, 1e6, 440},
        [RANGE_DECAY] = {1e-4, 1e6, 1},    [RANGE_MODE_MASS] = {1e-9, 1e9, .1},
        [RANGE_SHAPE] = {-1e3, 1e3, 1},
    };
    for (int i = 0; i < RANGES; i++) {
        check_case("%s", ranges[i].name);
        CHECK(ranges[i].least == agreed[i].least && ranges[i].most == agreed[i].most);
        CHECK(ranges[i].usual == agreed[i].usual);
    }
}

TEST("no two ranges have the same name") {
    for (int i = 0; i < RANGES; i++)
        for (int j = 0; j < i; j++) {
            check_case("%s, ranges %d and %d", ranges[i].name, i, j);
            CHECK(strcmp(ranges[i].name, ranges[j].name) != 0);
        }
}

CHECK_MAIN
