/* SPDX-License-Identifier: BSD-3-Clause */
/* ringing.c: a module of a build, for compare.c: an object that is struck once and rings, and one
 * that is struck in every block. */
#include <math.h>

#include "support/object/fake_host.h"

enum { BLOCK = 64 };

struct ringing_figures {
    double peak, energy; /* of the first pickup */
};

#ifdef _WIN32
#define EXPORTED __declspec(dllexport)
#else
#define EXPORTED __attribute__((visibility("default")))
#endif
EXPORTED struct ringing_figures knock_ringing(int blocks);
EXPORTED struct ringing_figures knock_striking(int blocks);

static struct ringing_figures play(const char *box, int blocks, int every) {
    static double samples[EXTERNAL_PICKUPS + 2][BLOCK];
    double *out[EXTERNAL_PICKUPS + 2];
    struct ringing_figures figures = {0, 0};
    for (int k = 0; k < EXTERNAL_PICKUPS + 2; k++)
        out[k] = samples[k];
    struct fake *f = fake_new(&impact_tilde, box);
    for (int i = 0; i < blocks; i++) {
        if (i % every == 0)
            fake_send(f, "strike 1");
        external_process(f->x, (const double *[INLETS]){NULL}, out, BLOCK);
        f->events = 0;
        for (int n = 0; n < BLOCK; n++) {
            figures.peak = fmax(figures.peak, fabs(samples[0][n]));
            figures.energy += samples[0][n] * samples[0][n];
        }
    }
    fake_free(f);
    return figures;
}

struct ringing_figures knock_ringing(int blocks) {
    return play("-body plate -modes 256 -decay 20", blocks, blocks);
}

struct ringing_figures knock_striking(int blocks) {
    return play("-body plate -modes 64", blocks, 1);
}
