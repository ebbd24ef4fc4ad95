/* SPDX-License-Identifier: BSD-3-Clause */
/* bench_tension.c: what it costs that a drum's tension follows: a tom struck at 5 m/s, from 29 to
 * 145 ms, when it glides the most, over the same with its tension left as it is. */
#include "bench/bench.h"
#include "support/player.h"

static double ringing_seconds(double factor) {
    enum { FROM = 20 * MODES_WINDOW, LASTS = 80 * MODES_WINDOW };
    static double sound[LASTS];
    struct player p = player_of(BODY_TOM, player_usual_note(BODY_TOM), factor, false);
    collision_strike(p.s, 5);
    player_run(&p, sound, FROM);
    double start = bench_seconds();
    player_run(&p, sound, LASTS);
    double took = bench_seconds() - start;
    player_free(&p);
    return took;
}

void bench_tension(void) {
    enum { GOES = 40 };
    double still = HUGE_VAL, follows = HUGE_VAL;
    for (int i = 0; i < GOES; i++) {
        still = fmin(still, ringing_seconds(0));
        follows = fmin(follows, ringing_seconds(1));
    }
    bench_target("ring-tension-tom", follows / still, "ratio", "<=", 1.5);
}
