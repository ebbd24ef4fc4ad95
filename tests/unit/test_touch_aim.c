/* SPDX-License-Identifier: BSD-3-Clause */
/* The guess that a search for k begins with, read and inverted; the work that a message may do; and
 * both ends of what can be had. */
#include "contact/wall.h"
#include "support/check.h"
#include "support/strike.h"
#include "tuning/tuning_root.h"

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
    CHECK(tuning_live_work(16) < .15 * block);
    CHECK(tuning_live_work(128) > tuning_live_work(16));
    for (int modes = 1; modes <= 1024; modes++)
        CHECK(tuning_live_work(modes) > .05 * block && tuning_live_work(modes) < block / 2);
}

static struct tuning on(struct strike_bank *bank, const struct body *b, double mass) {
    strike_fill(bank, b, body_kinds[b->shape]->pickup);
    struct tuning t = strike_touch(bank);
    t.mass = mass;
    t.work = HUGE_VAL;
    return t;
}

/* A heavy hammer meets a ring often: up to k 4e12 brightness comes and goes. */
TEST("with time to search, what only the hardest of contacts gives is had as well") {
    static struct strike_bank bank;
    struct body b = body_default(BODY_RING);
    b.modes = 15;
    b.freq = 352.69134410839064;
    struct tuning t = on(&bank, &b, .26071190525831822);
    struct tuning_answer a = tuning_brightness(&t, 4654.4373732092627);
    CHECK(!a.brightness_unmet && a.k > 5e11);
}

TEST("the brightest that is said can be had is what a contact of 10 us gives, within 6 %") {
    static struct strike_bank bank;
    static const struct {
        enum body_shape shape;
        double mass; /* of the hammer: these meet it again and again */
    } blows[] = {
        {BODY_CLAMPED, .05}, {BODY_CLAMPED, .8}, {BODY_TUBE, .8}, {BODY_AGOGO, .8}, {BODY_RING, .8},
    };
    for (int i = 0; i < 5; i++) {
        struct body b = body_default(blows[i].shape);
        b.modes = 16;
        struct tuning t = on(&bank, &b, blows[i].mass), hard = t;
        struct tuning_answer now;
        double brightest = tuning_reach(&t, &now).brightest;
        hard.contact.k = wall_stiffness_for_duration(t.mass, &t.contact, t.speed, 10e-6);
        check_case("%s, %g kg", body_kinds[b.shape]->name, t.mass);
        CHECK_REL(brightest, tuning_measure(&hard).brightness, .06);
    }
}

CHECK_MAIN
