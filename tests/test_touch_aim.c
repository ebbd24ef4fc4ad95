/* SPDX-License-Identifier: BSD-3-Clause */
/* The guess that a search for k begins with, read and inverted; and the work that a message may do.
 */
#include "check.h"
#include "touch_aim.h"

TEST("what is expected at y passes through every point of the guess, straight between, to both "
     "ends") {
    struct aim aim = {.lo = -2, .hi = 6};
    for (int i = 0; i < AIM_POINTS; i++)
        aim.guess[i] = i * (i + 3.);
    double step = (aim.hi - aim.lo) / (AIM_POINTS - 1);
    for (int i = 0; i < AIM_POINTS; i++) {
        check_case("point %d", i);
        CHECK_NEAR(aim_expect(&aim, aim.lo + i * step), aim.guess[i], 1e-12);
        if (i + 1 < AIM_POINTS)
            CHECK_NEAR(aim_expect(&aim, aim.lo + (i + .25) * step),
                       .75 * aim.guess[i] + .25 * aim.guess[i + 1], 1e-12);
        CHECK_NEAR(aim_where(&aim, aim.guess[i]), aim.lo + i * step, 1e-12);
    }
    CHECK(aim_where(&aim, aim.guess[0] - 1) == aim.lo);
    CHECK(aim_where(&aim, aim.guess[AIM_POINTS - 1] + 1) == aim.hi);
}

/* us; a block is 64 samples at 44.1 kHz. */
TEST("a message's search is within .15 of a block at 16 modes, more with more, and never half of "
     "one") {
    const double block = 64e6 / 44100;
    CHECK(touch_live_work(16) < .15 * block);
    CHECK(touch_live_work(128) > touch_live_work(16));
    for (int modes = 1; modes <= 1024; modes++)
        CHECK(touch_live_work(modes) > .05 * block && touch_live_work(modes) < block / 2);
}

CHECK_MAIN
