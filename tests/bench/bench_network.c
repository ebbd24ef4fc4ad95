/* SPDX-License-Identifier: BSD-3-Clause */
/* bench_network.c: a voice with several contacts: its worst block, and the cost of its samples. */
#include "bench/bench.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "engine/collision/collision_state.h"

enum { BLOCK = 64, BLOCKS = 60, GOES = 7 };

struct rig {
    struct modes *bank;
    struct network_def *network;
    struct collision_def def;
    struct collision_state *state;
};

/* Links of every kind in turn: hammers, beads with and without play, barriers. */
static void rig_new(struct rig *r, int n, int links, const struct modes_kernel *kernel) {
    struct network_link link[NETWORK_LINKS];
    struct network_place place[NETWORK_LINKS];
    double mass[NETWORK_LINKS], *shape = malloc((size_t)(n * links) * sizeof *shape);
    int hammers = links < 8 ? 1 + links / 2 : 4, count = hammers - 1, lumps = 0;
    r->bank = bench_bank(n, 1, kernel);
    for (int j = 0; j < links - 1; j++) {
        link[j] = (struct network_link){.kind = NETWORK_BARRIER, .contact = contact_default()};
        double sign = -1;
        if (j < hammers - 1) {
            link[j].kind = NETWORK_HAMMER;
            link[j].has_lump = true;
            link[j].lump = j + 1;
        } else if (j % 3 < 2) {
            link[j].kind = NETWORK_BEAD;
            link[j].has_lump = true;
            link[j].lump = hammers + lumps;
            link[j].load = j % 3 ? .01 : 0;
            link[j].contact.gap = 1e-5;
            if (j % 3 == 0)
                contact_set_two_sided(&link[j].contact);
            mass[lumps++] = 1e-3;
            sign = 1;
        }
        for (int i = 0; i < n; i++)
            shape[j * n + i] = sign * sin(1 + 3.1 * (j + 1) * (i + 1));
        place[j] = (struct network_place){shape + (ptrdiff_t)j * n, NULL};
        count = j + 1;
    }
    r->network = network_def_new(r->bank, hammers, .01, link, place, count, mass, lumps);
    r->def = collision_default();
    r->def.body = SCHEME_MODES;
    r->def.modes = r->bank;
    r->def.network = r->network;
    r->def.pickups = 1;
    r->def.gravity = 0;
    r->state = collision_state_for(&r->def, (struct contact_inputs){1e7, .5, 1.5});
    free(shape);
}

static void rig_free(struct rig *r) {
    collision_state_free(r->state);
    network_def_free(r->network);
    modes_free(r->bank);
}

/* us: the worst of the blocks, each the best of several goes at the very same one; ns: their mean a
 * sample. */
static void measure(int n, int links, const struct modes_kernel *kernel, double *worst,
                    double *mean) {
    double least[BLOCKS], output[BLOCK], *pickup[1] = {output};
    for (int b = 0; b < BLOCKS; b++)
        least[b] = HUGE_VAL;
    for (int go = 0; go < GOES; go++) {
        struct rig r;
        rig_new(&r, n, links, kernel);
        for (int b = 0; b < 4; b++) { /* its memory is in the caches, as after the first strike */
            collision_strike(r.state, 1);
            collision_run(&r.def, r.state, &(struct collision_in){.push = NULL},
                          &(struct collision_out){.pickup = pickup}, BLOCK);
        }
        collision_reset(&r.def, r.state);
        for (int b = 0; b < BLOCKS; b++) {
            if (b % 8 < 4)
                collision_strike(r.state, .5 + .3 * (b % 4));
            double from = bench_seconds();
            collision_run(&r.def, r.state, &(struct collision_in){.push = NULL},
                          &(struct collision_out){.pickup = pickup}, BLOCK);
            least[b] = fmin(least[b], (bench_seconds() - from) * 1e6);
        }
        rig_free(&r);
    }
    *worst = *mean = 0;
    for (int b = 0; b < BLOCKS; b++) {
        *worst = fmax(*worst, least[b]);
        *mean += least[b] * 1e3 / (BLOCK * BLOCKS);
    }
}

void bench_network(const struct bench_set *set) {
    static const int counts[] = {2, 4, 8, 16, 30};
    for (int large = 0; large < 2; large++)
        for (int i = 0; i < 5; i++) {
            int n = large ? 256 : 32, m = counts[i];
            double worst, mean;
            char name[64];
            measure(n, m, set->kernel, &worst, &mean);
            snprintf(name, sizeof name, "network-worst-%s-n%d-m%d", set->name, n, m);
            if (m <= 8 && set->kernel != &modes_kernel_base)
                bench_target(name, worst, "us", "<=", large ? 120 : 60);
            else
                bench_line(name, worst, "us");
            snprintf(name, sizeof name, "network-%s-n%d-m%d", set->name, n, m);
            bench_line(name, mean, "ns/sample");
        }
}
