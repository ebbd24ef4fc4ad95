/* SPDX-License-Identifier: BSD-3-Clause */
/* bench_messages.c: the cost of a message, in blocks of 64 samples at 44.1 kHz. In Pd messages run
 * in the audio thread, and share the time of a block with the sound. */
#include <math.h>
#include <stdio.h>

#include "bench/bench.h"
#include "bodies/body.h"
#include "support/object/fake_host.h"

enum { BOX = 80 + 5 * EXTERNAL_PICKUPS };

static const double block = 64 / 44100.;

struct message_case {
    const char *name, *line;
    bool searches;
};

static const struct message_case message_cases[] = {
    {"note", "67 100", false},
    {"body", "body plate", false},
    {"at", "at 0.4", false},
    {"material", "material glass", false},
    {"contact-met", "contact 1", true},
    {"contact-unmet", "contact 0.01", true},
    {"contact-long", "contact 999", true},
    {"brightness-met", "brightness 1000", true},
    {"brightness-unmet", "brightness 20000", true},
    {"brightness-dark", "brightness 20", true},
    {"print", "print", true},
};
enum { MESSAGE_CASES = sizeof message_cases / sizeof *message_cases };

static void play(struct fake *f) {
    static double samples[EXTERNAL_PICKUPS + 2][EXTERNAL_CHUNK];
    double *out[EXTERNAL_PICKUPS + 2];
    const double *in[INLETS] = {NULL};
    for (int i = 0; i < EXTERNAL_PICKUPS + 2; i++)
        out[i] = samples[i];
    for (int i = 0; i < 4; i++)
        fake_play(f, in, out, EXTERNAL_CHUNK, EXTERNAL_CHUNK);
}

/* In blocks; each time on an object of its own, so that none begins where another has ended. */
static double message_blocks(const char *box, const char *line) {
    struct fake *f = fake_new(&mallet_tilde, box);
    fake_send(f, "60 100");
    play(f);
    double start = bench_seconds();
    fake_send(f, line);
    double elapsed = bench_seconds() - start;
    fake_free(f);
    return elapsed / block;
}

static double message_on(int shape, const char *box, const char *line) {
    char whole[BOX];
    snprintf(whole, sizeof whole, "-body %s %s", body_kinds[shape]->name, box);
    return message_blocks(whole, line);
}

/* Of all bodies the dearest, by its best of several: always the one that seems so is tried again.
 */
static void message_line(const char *what, const struct message_case *m, const char *box,
                         double target) {
    enum { GOES = 40 };
    double best[BODY_SHAPES];
    int goes[BODY_SHAPES] = {0}, dearest = 0;
    for (int shape = 0; shape < BODY_SHAPES; shape++)
        best[shape] = HUGE_VAL;
    while (goes[dearest] < GOES) {
        best[dearest] = fmin(best[dearest], message_on(dearest, box, m->line));
        goes[dearest]++;
        for (int shape = 0; shape < BODY_SHAPES; shape++)
            if (best[shape] > best[dearest])
                dearest = shape;
    }
    printf("bench message-%s-%s %.4g blocks <= %g, on the dearest body, %s\n", m->name, what,
           best[dearest], target, body_kinds[dearest]->name);
    fflush(stdout);
}

static void message_lines(const char *what, const char *box, double plain, double searching) {
    for (int i = 0; i < MESSAGE_CASES; i++) {
        const struct message_case *m = &message_cases[i];
        if (!m->searches || searching > 0)
            message_line(what, m, box, m->searches ? searching : plain);
    }
}

void bench_messages(void) {
    char box[BOX - 32] = "-modes 1024 -pickups";
    message_lines("16", "-modes 16", .02, .15);
    message_lines("1024", "-modes 1024", .25, .5);
    for (int i = 0; i < EXTERNAL_PICKUPS; i++)
        snprintf(box + strlen(box), sizeof box - strlen(box), " .%02d", 10 + i);
    message_lines("1024-of-64", box, 1, 0);
}
