/* SPDX-License-Identifier: BSD-3-Clause */
/* bench_exchange.c: the worst 64-sample block of what is struck in every block and becomes another
 * thing in every block: the message makes it beforehand, as in Max; the block goes over to it. */
#include <math.h>
#include <stdio.h>

#include "bench/bench.h"
#include "support/fake_host.h"

enum { BLOCK = 64, BLOCKS = 48, GOES = 5 };

struct exchange_rig {
    int modes, pickups;
    double target; /* us; 0: what nobody promises */
};

static const char *const heads[] = {"k 1e9", "k 1e12", "law felt", "k 1e14"};
enum { HEADS = sizeof heads / sizeof *heads, WAYS = 3 };

/* What comes before block i; false: nothing. */
static bool exchange_line(int way, int i, char *line, size_t room) {
    if (way == 1)
        snprintf(line, room, "body %s", i % 2 ? "plate" : "bar");
    else if (way == 2)
        snprintf(line, room, "size %g", 1 + .02 * (i % 9));
    return way > 0;
}

static double block_us(struct fake *f, int way, int i) {
    static double samples[EXTERNAL_PICKUPS + 2][BLOCK];
    double *out[EXTERNAL_PICKUPS + 2];
    char line[32];
    for (int k = 0; k < EXTERNAL_PICKUPS + 2; k++)
        out[k] = samples[k];
    if (exchange_line(way, i, line, sizeof line))
        fake_send(f, line);
    fake_send(f, "strike 1");
    double start = bench_seconds();
    external_process(f->x, (const double *[INLETS]){NULL}, out, BLOCK);
    double took = 1e6 * (bench_seconds() - start);
    external_collect(f->x);
    f->events = 0;
    return took;
}

/* Each block is the best of the goes. */
static double worst_us(const char *box, const char *head, const char *push, int way) {
    double took[BLOCKS], most = 0;
    for (int go = 0; go < GOES; go++) {
        struct fake *f = fake_new_in(&fake_host_of_threads, &mallet_tilde, box);
        fake_send(f, head), fake_send(f, push);
        for (int i = 0; i < BLOCKS; i++) {
            double us = block_us(f, way, i);
            took[i] = go ? fmin(took[i], us) : us;
        }
        fake_free(f);
    }
    for (int i = 0; i < BLOCKS; i++)
        most = fmax(most, took[i]);
    return most;
}

void bench_exchange(void) {
    static const struct exchange_rig rigs[] = {{32, 1, 60},   {32, 4, 60}, {256, 1, 120},
                                               {256, 4, 120}, {32, 64, 0}, {1024, 64, 0}};
    static const char *const ways[WAYS] = {"nothing", "body", "size"};
    for (int r = 0; r < 6; r++)
        for (int way = 0; way < WAYS; way++) {
            char box[64 + 5 * EXTERNAL_PICKUPS], name[64];
            double most = 0;
            snprintf(box, sizeof box, "-body plate -modes %d -pickups", rigs[r].modes);
            for (int k = 0; k < rigs[r].pickups; k++)
                snprintf(box + strlen(box), sizeof box - strlen(box), " .%02d", 10 + k);
            for (int h = 0; h < HEADS; h++)
                most = fmax(most, fmax(worst_us(box, heads[h], "push 0", way),
                                       worst_us(box, heads[h], "push 200", way)));
            snprintf(name, sizeof name, "block-exchange-%s-n%d-pickups%d", ways[way], rigs[r].modes,
                     rigs[r].pickups);
            if (rigs[r].target > 0)
                bench_target(name, most, "us", "<=", rigs[r].target);
            else
                bench_line(name, most, "us");
        }
}
