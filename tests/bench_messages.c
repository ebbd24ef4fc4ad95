/* SPDX-License-Identifier: BSD-3-Clause */
/* bench_messages.c: what a message costs, in blocks of 64 samples at 44.1 kHz. In Pd messages run
 * in the audio thread: a block is what there is for all of them and for the sound. */
#include <stdio.h>

#include "bench.h"
#include "fake_host.h"

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

/* The best of several, each on an object of its own, so that none begins where another has ended.
 */
static double message_blocks(const char *box, const char *line) {
    enum { GOES = 12 };
    double best = 1;
    for (int go = 0; go < GOES; go++) {
        struct fake *f = fake_new(&mallet_tilde, box);
        fake_send(f, "60 100");
        play(f);
        double start = bench_seconds();
        fake_send(f, line);
        double took = bench_seconds() - start;
        best = took < best ? took : best;
        fake_free(f);
    }
    return best / block;
}

static void message_lines(const char *what, const char *box, double plain, double searching) {
    for (int i = 0; i < MESSAGE_CASES; i++) {
        const struct message_case *m = &message_cases[i];
        char name[64];
        snprintf(name, sizeof name, "message-%s-%s", m->name, what);
        if (!m->searches || searching > 0)
            bench_target(name, message_blocks(box, m->line), "blocks",
                         "<=", m->searches ? searching : plain);
    }
}

void bench_messages(void) {
    message_lines("16", "-body bar -modes 16", .02, .15);
    message_lines("1024", "-body bar -modes 1024", .25, .5);
    message_lines("1024-drum", "-body membrane -modes 1024", .25, .5);
    char box[48 + 5 * EXTERNAL_PICKUPS] = "-body plate -modes 1024 -pickups";
    for (int i = 0; i < EXTERNAL_PICKUPS; i++)
        snprintf(box + strlen(box), sizeof box - strlen(box), " .%02d", 10 + i);
    message_lines("1024-of-64", box, 1, 0);
}
