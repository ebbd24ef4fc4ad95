/* SPDX-License-Identifier: BSD-3-Clause */
/* A body that swings up to a hammer and back between two samples: the contact is found. */
#include "support/check.h"

#include "engine/collision/collision_state.h"

/* One mode, driven for one sample; the hammer is at the height that all but `graze` of the swing
 * reaches. */
static bool touches(double freq, double graze, double *first) {
    const double rate = 44100, omega = 2 * acos(-1) * freq, half = omega / rate / 2, swing = 1e-4;
    const double one[1] = {1}, *pickup[1] = {one};
    struct mode mode = {.freq = freq, .decay = 1e3, .mass = 1};
    struct modes *m = modes_new(1, 0, 1);
    modes_design(m, rate, &mode, NULL, one, pickup);
    struct collision_def c = collision_default();
    c.body = SCHEME_MODES;
    c.modes = m;
    c.pickups = 1;
    c.mass = 1e-3;
    struct collision_state *s = collision_state_new(&c, head_default(), 1, 0);
    double output[1], *to = output, drive = swing * omega * rate * half / sin(half);
    struct collision_event event;
    bool hit = false;
    collision_drop(s, swing * (1 - graze));
    for (int i = 0; i < 2 + rate / freq; i++) {
        double now = i == 0 ? -drive : 0;
        struct collision_in in = {.drive = &now};
        collision_run(&c, s, &in, &(struct collision_out){.pickup = &to}, 1);
    }
    while (collision_take_event(s, &event))
        if (event.kind == COLLISION_HIT && !hit) {
            hit = true;
            *first = event.time;
        }
    collision_state_free(s);
    modes_free(m);
    return hit;
}

/* The maximum comes a quarter of a period after the middle of the drive's sample. */
TEST("a contact between two samples is found at its first time, up to a fifth of the rate") {
    uint64_t rng = 3;
    for (int i = 0; i < 300; i++) {
        double freq = check_log_uniform(&rng, 300, 8820), graze = check_log_uniform(&rng, .01, .1);
        double top = .5 / 44100 + .25 / freq, half = acos(1 - graze) / (2 * acos(-1) * freq);
        double first = 0;
        check_case("%g Hz, %g of the swing", freq, graze);
        CHECK(touches(freq, graze, &first));
        CHECK_NEAR(first, top - half, .1 * half);
    }
}

CHECK_MAIN
