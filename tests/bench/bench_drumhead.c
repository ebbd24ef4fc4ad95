/* SPDX-License-Identifier: BSD-3-Clause */
/* bench_drumhead.c: a tom struck at 5 m/s, of 256 modes, as a voice plays it: its cost while it
 * rings with a variable tension, from 29 to 145 ms, and the time until it rings in closed form
 * again. */
#include "bench/bench.h"
#include "support/player.h"

enum {
    DRUMHEAD_MODES = 256,
    DRUMHEAD_FROM = 20 * MODES_WINDOW,
    DRUMHEAD_LASTS = 80 * MODES_WINDOW
};

static double ringing_seconds(double factor) {
    static double sound[DRUMHEAD_LASTS];
    struct player p =
        player_with(BODY_TOM, player_usual_note(BODY_TOM), factor, false, DRUMHEAD_MODES);
    collision_strike(p.s, 5);
    player_run(&p, sound, DRUMHEAD_FROM);
    double start = bench_seconds();
    player_run(&p, sound, DRUMHEAD_LASTS);
    double elapsed = bench_seconds() - start;
    player_free(&p);
    return elapsed;
}

static double seconds_until_linear(void) {
    static double sound[MODES_WINDOW];
    struct player p = player_with(BODY_TOM, player_usual_note(BODY_TOM), 1, false, DRUMHEAD_MODES);
    double elapsed = 0;
    collision_strike(p.s, 5);
    do {
        player_run(&p, sound, MODES_WINDOW);
        elapsed += MODES_WINDOW / (double)PLAYER_RATE;
    } while (p.s->motion.nonlinear.active && elapsed < 10);
    player_free(&p);
    return elapsed;
}

void bench_drumhead(void) {
    enum { GOES = 40 };
    double still = HUGE_VAL, follows = HUGE_VAL;
    for (int i = 0; i < GOES; i++) {
        still = fmin(still, ringing_seconds(0));
        follows = fmin(follows, ringing_seconds(1));
    }
    bench_target("drumhead-played-256", follows * 1e9 / DRUMHEAD_LASTS, "ns/sample",
                 "<=", .40 * DRUMHEAD_MODES + 15);
    bench_line("drumhead-played-256-linear", still * 1e9 / DRUMHEAD_LASTS, "ns/sample");
    bench_target("drumhead-linear-again", seconds_until_linear(), "s", "<=", .5);
}
