/* What a signal may do, sample by sample, and what the table says of itself. */
#include "check.h"

#include "ranges.h"

TEST("every range has a name, and what is usual lies in it") {
    for (int i = 0; i < RANGES; i++) {
        check_case("range %d", i);
        CHECK(ranges[i].name && ranges[i].name[0] && ranges[i].unit);
        CHECK(ranges[i].least < ranges[i].most && range_holds(&ranges[i], ranges[i].usual));
    }
}

TEST("a sample is clamped to the range, and a NaN is the last good value") {
    const struct range *r = &ranges[RANGE_ALPHA];
    static const double table[][2] = {{2, 2},         {1, 1},         {.5, 1},  {11, 10},
                                      {-INFINITY, 1}, {INFINITY, 10}, {-0., 1}, {1e308, 10}};
    for (unsigned i = 0; i < sizeof table / sizeof *table; i++) {
        check_case("%g", table[i][0]);
        CHECK(range_clamp(r, table[i][0], 3) == table[i][1]);
    }
    CHECK(range_clamp(r, (double)NAN, 3) == 3);
    CHECK(!range_holds(r, (double)NAN) && range_holds(r, 10) && !range_holds(r, 10.001));
}

CHECK_MAIN
