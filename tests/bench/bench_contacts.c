/* SPDX-License-Identifier: BSD-3-Clause */
/* bench_contacts.c: instruments of several contacts, as a patch plays them: the worst block while
 * they are struck, and the mean cost of a sample while they ring and wires, beads or barriers
 * touch. */
#include <math.h>
#include <stdio.h>

#include "bench/bench.h"
#include "support/object/fake_host.h"

enum { BLOCK = 64, STRUCK = 60, RINGING = 60, BLOCKS = STRUCK + RINGING, GOES = 5 };

/* `most` is the target of the worst block, us: that of one voice for up to eight links; 0: none. */
static const struct instrument {
    const char *name, *box, *line;
    double most;
} instruments[] = {
    {"snare-7-n256", "-body snare -modes 256 -snares 7", "", 120},
    {"snare-30-n256", "-body snare -modes 256 -snares 30", "", 0},
    {"snare-7-n512", "-body snare -modes 512 -snares 7", "", 0},
    {"snare-30-n512", "-body snare -modes 512 -snares 30", "", 0},
    {"two-sticks-n256", "-body tom -modes 256 -hammers 2", "", 120},
    {"bowl-beads-n64", "-body bowl -modes 64", "beads .001 0 .2 .002 0 .5 .0005 5e-5 .8", 70},
    {"string-bead-n128", "-body string -modes 128", "beads .001 2e-5 .3", 85},
    {"sitar-20-n128", "-body string -modes 128", "bridge 0 .1 20 .0005", 0},
};
enum { INSTRUMENTS = sizeof instruments / sizeof *instruments };

/* us: each block the best of several goes at the very same one. */
static bool time_blocks(const struct instrument *now, double *least) {
    static double output[BLOCK];
    double *out[3] = {output, NULL, NULL};
    bool played = true;
    for (int b = 0; b < BLOCKS; b++)
        least[b] = HUGE_VAL;
    for (int go = 0; go < GOES && played; go++) {
        struct fake *f = fake_new(&mallet_tilde, now->box);
        if (*now->line)
            fake_send(f, now->line);
        played = f->errors == 0;
        for (int b = 0; b < BLOCKS && played; b++) {
            if (b < STRUCK && b % 20 == 0) /* every 29 ms: the same voice is struck again */
                fake_send(f, b % 40 ? "strike 1" : "strike 2.5");
            double from = bench_seconds();
            fake_play(f, NULL, out, BLOCK, BLOCK);
            least[b] = fmin(least[b], (bench_seconds() - from) * 1e6);
        }
        fake_free(f);
    }
    return played;
}

void bench_contacts(void) {
    for (int i = 0; i < INSTRUMENTS; i++) {
        const struct instrument *now = &instruments[i];
        double least[BLOCKS], worst = 0, ringing = 0;
        char name[64];
        if (!time_blocks(now, least)) {
            printf("# %s: the words are refused\n", now->name);
            continue;
        }
        for (int b = 0; b < BLOCKS; b++) {
            worst = fmax(worst, least[b]);
            ringing += b >= STRUCK ? least[b] * 1e3 / (BLOCK * RINGING) : 0;
        }
        snprintf(name, sizeof name, "contacts-worst-%s", now->name);
        if (now->most > 0)
            bench_target(name, worst, "us", "<=", now->most);
        else
            bench_line(name, worst, "us");
        snprintf(name, sizeof name, "contacts-ringing-%s", now->name);
        bench_line(name, ringing, "ns/sample");
    }
}
