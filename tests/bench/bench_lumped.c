/* SPDX-License-Identifier: BSD-3-Clause */
/* bench_lumped.c: a hammer on a wall and on a free mass, which have no bank. */
#include <math.h>
#include <stdio.h>

#include "base/ranges.h"
#include "bench/bench_played.h"

static void line(const char *what, const struct bench_rig *rig, double value, const char *unit,
                 double target) {
    char name[64];
    snprintf(name, sizeof name, "%s-%s", what, rig->body == SCHEME_WALL ? "wall" : "mass");
    if (target > 0)
        bench_target(name, value, unit, "<=", target);
    else
        bench_line(name, value, unit);
}

/* Soft, and pressed so that it lasts: one step a sample from begin to end, and a swing that has
 * hardly begun to die away. A free mass is pushed against it by as much. */
static double long_contact(const struct bench_rig *rig) {
    struct played *p = played_new(rig, 1e3);
    collision_set_input(p->s, RANGE_MU, 1e-3);
    collision_set_input(p->s, RANGE_PUSH, 10);
    if (rig->body == SCHEME_MASS)
        collision_set_input(p->s, RANGE_DRIVE, -10);
    collision_strike(p->s, 1);
    for (int i = 0; i < 20; i++)
        played_block(p, BENCH_BLOCK);
    double least = played_least(p, 400);
    played_free(p);
    return least;
}

/* Long after a touch at 1 mm/s under gravity. A free mass is held against it as a table would. */
static double at_rest(const struct bench_rig *rig, double k) {
    struct played *p = played_new(rig, k);
    p->c.gravity = ranges[RANGE_GRAVITY].usual;
    if (rig->body == SCHEME_MASS)
        collision_set_input(p->s, RANGE_DRIVE, -p->c.mass * p->c.gravity);
    collision_strike(p->s, .001);
    for (int i = 0; i < 3000; i++)
        played_block(p, BENCH_BLOCK);
    double least = played_least(p, 400);
    played_free(p);
    return least;
}

void bench_lumped(void) {
    static const double ks[] = {1e4, 1e8, 1e12};
    for (enum scheme_body body = SCHEME_WALL; body <= SCHEME_MASS; body++) {
        struct bench_rig rig = {.body = body};
        line("contact", &rig, long_contact(&rig), "ns/sample", 110);
        for (int i = 0; i < 3; i++) {
            char what[32];
            snprintf(what, sizeof what, "resting-k1e%.0f", log10(ks[i]));
            line(what, &rig, at_rest(&rig, ks[i]), "ns/sample", 0);
        }
        for (enum bench_worst what = BENCH_STIFF; what <= BENCH_CHATTERING; what++)
            line(bench_worst_names[what], &rig, bench_worst_block(&rig, what), "us", 0);
    }
}
