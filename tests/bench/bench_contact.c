/* SPDX-License-Identifier: BSD-3-Clause */
/* bench_contact.c: contacts, the worst blocks, silence, and the cost of a step of each scheme. */
#include "bench/bench_played.h"

#include <math.h>
#include <stdio.h>

#include "base/ranges.h"

static struct bench_rig bank(int n, const struct modes_kernel *kernel) {
    return (struct bench_rig){.body = SCHEME_MODES, .modes = n, .kernel = kernel};
}

/* Soft and pressed: one step a sample from begin to end. */
static double long_contact(int n, const struct modes_kernel *kernel) {
    struct bench_rig rig = bank(n, kernel);
    struct played *p = played_new(&rig, 1e3);
    collision_set_input(p->s, RANGE_PUSH, 10);
    for (int i = 0; i < 20; i++)
        played_block(p, BENCH_BLOCK);
    double least = played_least(p, 400);
    played_free(p);
    return least;
}

/* From the strike to the sample after the exit, in a contact of two to four samples: the mean over
 * stiffnesses that make it last from 2 to 4 samples on a wall, since steps are halved or not. */
static double strike(int n, const struct modes_kernel *kernel) {
    enum { DURATIONS = 8, STRIKES = 60 };
    double sum = 0;
    struct bench_rig rig = bank(n, kernel);
    for (int j = 0; j < DURATIONS; j++) {
        struct played *p = played_new(&rig, 1.4e10 * pow(2, -2.5 * j / DURATIONS));
        double least = HUGE_VAL;
        for (int go = 0; go < STRIKES; go++) {
            struct collision_event event;
            collision_reset(&p->c, p->s);
            collision_strike(p->s, 1);
            double elapsed = played_block(p, 6);
            while (collision_take_event(p->s, &event))
                least = fmin(least, elapsed);
        }
        sum += least;
        played_free(p);
    }
    return sum / DURATIONS * 1e6;
}

static double silence(int n, const struct modes_kernel *kernel) {
    struct bench_rig rig = bank(n, kernel);
    struct played *p = played_new(&rig, 1e8);
    double least = played_least(p, 20000);
    played_free(p);
    return least;
}

static void sized(const char *what, const struct bench_set *set, int n, double value,
                  const char *unit, double target) {
    char name[64];
    snprintf(name, sizeof name, "%s-%s-n%d", what, set->name, n);
    if (set->kernel == modes_kernel_best())
        bench_target(name, value, unit, "<=", target);
    else
        bench_line(name, value, unit);
}

void bench_contact(const struct bench_set *set) {
    static const struct {
        int n;
        double target;
    } held[] = {{1, 110}, {32, 130}, {256, 200}, {512, 330}},
      once[] = {{1, 8}, {32, 10}, {256, 20}}, block[] = {{32, 30}, {256, 60}};
    for (int i = 0; i < 4; i++)
        sized("contact", set, held[i].n, long_contact(held[i].n, set->kernel), "ns/sample",
              held[i].target);
    for (int i = 0; i < 3; i++)
        sized("strike", set, once[i].n, strike(once[i].n, set->kernel), "us", once[i].target);
    for (enum bench_worst what = BENCH_STIFF; what <= BENCH_CHATTERING; what++)
        for (int i = 0; i < 2; i++) {
            struct bench_rig rig = bank(block[i].n, set->kernel);
            sized(bench_worst_names[what], set, block[i].n, bench_worst_block(&rig, what), "us",
                  block[i].target);
        }
    sized("silent", set, 32, silence(32, set->kernel), "ns/sample", 1);
}

/* ns a step in a long contact with a wall, and on 32 modes where the scheme runs there. */
void bench_schemes(void) {
    const struct bench_rig rigs[] = {{.body = SCHEME_WALL}, bank(32, modes_kernel_best())};
    for (enum scheme scheme = 0; scheme < SCHEMES; scheme++)
        for (int i = 0; i < 2; i++) {
            struct played *p = played_new(&rigs[i], 1e3);
            p->c.scheme = scheme;
            if (!collision_serves(&p->c)) {
                played_free(p);
                continue;
            }
            collision_reset(&p->c, p->s);
            collision_set_input(p->s, RANGE_PUSH, 10);
            for (int j = 0; j < 20; j++)
                played_block(p, BENCH_BLOCK);
            char name[64];
            snprintf(name, sizeof name, "step-%s-%s", scheme_name(scheme), i ? "modes32" : "wall");
            bench_line(name, played_least(p, 180), "ns");
            played_free(p);
        }
}
