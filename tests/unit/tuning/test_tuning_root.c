/* SPDX-License-Identifier: BSD-3-Clause */
/* The model curve of a search for k, and its inverse; the work of a message; and both ends of the
 * range. */
#include "contact/wall.h"
#include "support/check.h"
#include "support/strike.h"
#include "tuning/tuning_root.h"

TEST("the model curve is piecewise linear through its points, and its inverse is exact") {
    struct root_search root = {.lo = -2, .hi = 6};
    for (int i = 0; i < CURVE_POINTS; i++)
        root.guess[i] = i * (i + 3.);
    double step = (root.hi - root.lo) / (CURVE_POINTS - 1);
    for (int i = 0; i < CURVE_POINTS; i++) {
        check_case("point %d", i);
        CHECK_NEAR(root_expect(&root, root.lo + i * step), root.guess[i], 1e-12);
        if (i + 1 < CURVE_POINTS)
            CHECK_NEAR(root_expect(&root, root.lo + (i + .25) * step),
                       .75 * root.guess[i] + .25 * root.guess[i + 1], 1e-12);
        CHECK_NEAR(root_where(&root, root.guess[i]), root.lo + i * step, 1e-12);
    }
    CHECK(root_where(&root, root.guess[0] - 1) == root.lo);
    CHECK(root_where(&root, root.guess[CURVE_POINTS - 1] + 1) == root.hi);
}

/* us; a block is 64 samples at 44.1 kHz. */
TEST("a message's search takes .15 of a block at 16 modes, more with more modes, never half") {
    const double block = 64e6 / 44100;
    CHECK(tuning_live_work(16, false) < .15 * block);
    CHECK(tuning_live_work(128, false) > tuning_live_work(16, false));
    for (int modes = 1; modes <= 1024; modes++)
        CHECK(tuning_live_work(modes, false) > .05 * block &&
              tuning_live_work(modes, false) < block / 2);
}

static struct tuning on(struct strike_bank *bank, const struct body *b, double mass) {
    strike_fill(bank, b, body_kinds[b->shape]->pickup);
    struct tuning t = strike_tuning(bank);
    t.mass = mass;
    t.work = HUGE_VAL;
    return t;
}

/* A heavy hammer meets a ring many times: up to k = 4e12 brightness rises and falls, and
 * exceeds 5.1 kHz above 8e11 alone. */
TEST("with unlimited work a brightness that only the hardest contacts give is found as well") {
    static struct strike_bank bank;
    struct body b = body_default(BODY_RING);
    b.modes = 15;
    b.freq = 352.69134410839064;
    struct tuning t = on(&bank, &b, .26071190525831822);
    struct tuning_answer a = tuning_brightness(&t, 5140);
    CHECK(!a.brightness_unmet && a.k > 5e11);
}

TEST("the reported greatest brightness is that of a contact of 10 us, within 6 %") {
    static struct strike_bank bank;
    static const struct {
        enum body_shape shape;
        double mass; /* of the hammer: these have repeated contacts */
    } strikes[] = {
        {BODY_CLAMPED, .05}, {BODY_CLAMPED, .8}, {BODY_TUBE, .8}, {BODY_AGOGO, .8}, {BODY_RING, .8},
    };
    for (int i = 0; i < 5; i++) {
        struct body b = body_default(strikes[i].shape);
        b.modes = 16;
        struct tuning t = on(&bank, &b, strikes[i].mass), hard = t;
        struct tuning_answer now;
        double brightest = tuning_reach(&t, &now).brightest;
        hard.contact.k = wall_stiffness_for_duration(t.mass, &t.contact, t.speed, 10e-6);
        check_case("%s, %g kg", body_kinds[b.shape]->name, t.mass);
        CHECK_REL(brightest, tuning_measure(&hard).brightness, .06);
    }
}

CHECK_MAIN
