/* SPDX-License-Identifier: BSD-3-Clause */
/* Strike after strike into a ringing body: all have as many contact steps as the first. */
#include "support/check.h"
#include "support/object/fake_host.h"

enum { BLOWS = 8, BETWEEN = 8192, OUTS = 3, FEWEST_STEPS = 26 };

/* The steps of the first contact after each bang, traced at once, before a rebound. */
static int steps_of_a_strike(struct fake *f) {
    static const double *const nothing[INLETS];
    static double samples[OUTS][BETWEEN];
    double *out[OUTS] = {samples[0], NULL, NULL};
    fake_send(f, "bang");
    fake_play(f, nothing, out, 64, 64);
    fake_send(f, "trace");
    fake_play(f, nothing, out, BETWEEN, 64);
    return f->traced;
}

TEST("contacts keep their steps, strike after strike into a ringing body") {
    struct fake *f = fake_new(&impact_tilde, "-body bar -k 1e10 -trace hit");
    for (int i = 0; i < BLOWS; i++) {
        check_case("strike %d", i);
        CHECK(steps_of_a_strike(f) >= FEWEST_STEPS);
    }
    fake_free(f);
}

CHECK_MAIN
