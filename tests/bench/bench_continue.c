/* SPDX-License-Identifier: BSD-3-Clause */
/* bench_continue.c: the cost of another voice in every 64-sample block: fresh, or one that
 * continues the current one. The message makes it beforehand, as in Max; the block begins to play
 * it. */
#include <math.h>
#include <stdio.h>

#include "bench/bench.h"
#include "support/object/fake_host.h"

enum { BLOCK = 64, BLOCKS = 48, GOES = 5 };

struct continue_rig {
    int modes, pickups;
    double target; /* us, with up to four voices in contact; 0: what nobody promises */
    double more;   /* us, for each more */
};

/* The commands before each block: struck means by a hammer, too, so that contacts of several voices
 * overlap and a continuation waits for the end of an impact. */
enum way { STRUCK, STRUCK_FRESH, STRUCK_CONTINUED, RINGING_CONTINUED, WAYS };
static const char *const ways[WAYS] = {"struck", "fresh", "continued", "ringing"};

static const char *const heads[] = {"k 1e9", "k 1e12", "law felt", "k 1e14"};
enum { HEADS = sizeof heads / sizeof *heads };

/* Sends the commands before block i; false: none. */
static bool continue_line(enum way way, int i, char *line, size_t room) {
    if (way == STRUCK_FRESH)
        snprintf(line, room, "body %s", i % 2 ? "plate" : "bar");
    else if (way == STRUCK_CONTINUED || way == RINGING_CONTINUED)
        snprintf(line, room, "size %g", 1 + .02 * (i % 9));
    return way != STRUCK;
}

struct cost {
    double message, block; /* us */
};

static struct cost block_cost(struct fake *f, enum way way, int i) {
    static double samples[EXTERNAL_PICKUPS + 2][BLOCK];
    double *out[EXTERNAL_PICKUPS + 2];
    struct cost cost;
    char line[32];
    for (int k = 0; k < EXTERNAL_PICKUPS + 2; k++)
        out[k] = samples[k];
    double start = bench_seconds();
    if (continue_line(way, i, line, sizeof line))
        fake_send(f, line);
    cost.message = 1e6 * (bench_seconds() - start);
    if (way != RINGING_CONTINUED || i == 0)
        fake_send(f, "strike 1");
    start = bench_seconds();
    external_process(f->x, (const double *[INLETS]){NULL}, out, BLOCK);
    cost.block = 1e6 * (bench_seconds() - start);
    external_collect(f->x);
    f->events = 0;
    return cost;
}

/* Each block is the best of the goes. */
static double worst_us(const char *box, const char *head, const char *push, enum way way) {
    double elapsed[BLOCKS], most = 0;
    for (int go = 0; go < GOES; go++) {
        struct fake *f = fake_new_in(&fake_host_of_threads, &mallet_tilde, box);
        fake_send(f, head), fake_send(f, push);
        for (int i = 0; i < BLOCKS; i++) {
            double us = block_cost(f, way, i).block;
            elapsed[i] = go ? fmin(elapsed[i], us) : us;
        }
        fake_free(f);
    }
    for (int i = 0; i < BLOCKS; i++)
        most = fmax(most, elapsed[i]);
    return most;
}

static void worst_blocks(const struct continue_rig *rig, enum way way) {
    enum { IN_CONTACT = 4, VOICES = 16 };
    char box[64 + 5 * EXTERNAL_PICKUPS], name[64];
    double most = 0, overlap = way == RINGING_CONTINUED ? 0 : VOICES - IN_CONTACT;
    snprintf(box, sizeof box, "-body plate -modes %d -pickups", rig->modes);
    for (int k = 0; k < rig->pickups; k++)
        snprintf(box + strlen(box), sizeof box - strlen(box), " .%02d", 10 + k);
    for (int h = 0; h < HEADS; h++)
        most = fmax(most, fmax(worst_us(box, heads[h], "push 0", way),
                               worst_us(box, heads[h], "push 200", way)));
    snprintf(name, sizeof name, "block-voice-%s-n%d-pickups%d", ways[way], rig->modes,
             rig->pickups);
    if (rig->target > 0)
        bench_target(name, most, "us", "<=", rig->target + overlap * rig->more);
    else
        bench_line(name, most, "us");
}

/* A drum of 1024 modes that is retuned in every block while it rings: of a core, on either side. */
static void stream(void) {
    struct fake *f = fake_new_in(&fake_host_of_threads, &mallet_tilde, "-body drum -modes 1024");
    struct cost sum = {0, 0};
    for (int i = 0; i < 8 * BLOCKS; i++) {
        struct cost cost = block_cost(f, RINGING_CONTINUED, i);
        sum.message += cost.message;
        sum.block += cost.block;
    }
    double lasts = 1e6 * 8 * BLOCKS * BLOCK / 44100.;
    bench_line("stream-drum-n1024-messages", 100 * sum.message / lasts, "% of a core");
    bench_line("stream-drum-n1024-audio", 100 * sum.block / lasts, "% of a core");
    fake_free(f);
}

void bench_continue(void) {
    static const struct continue_rig rigs[] = {{32, 1, 60, 6},    {32, 4, 60, 6}, {256, 1, 120, 10},
                                               {256, 4, 120, 10}, {32, 64, 0, 0}, {1024, 64, 0, 0}};
    for (size_t r = 0; r < sizeof rigs / sizeof *rigs; r++)
        for (int way = 0; way < WAYS; way++)
            worst_blocks(&rigs[r], (enum way)way);
    stream();
}
