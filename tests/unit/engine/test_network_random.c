/* SPDX-License-Identifier: BSD-3-Clause */
/* Random voices with up to eight hammers, felt, beads that are held or lie on the body, barriers
 * and wires, against a solution of their own. */
#include "support/random_contacts.h"

enum { MOST = 40, TIME = 450, OVERSAMPLED = 32 };

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Errors of linear bodies after 10 ms, in order; returns their count. */
static int errors(bool felt, bool live, int count, double *off) {
    int found = 0;
    for (uint64_t seed = 1; found < count; seed++) {
        struct random_contacts *r = random_contacts_new(seed, live, scene_rate);
        if (r->felt == felt && !r->stretches) {
            off[found++] = random_contacts_play(r, seed, TIME, OVERSAMPLED);
            check_case("seed %d", (int)seed);
            CHECK(!r->scene->state->network || r->scene->state->network->failed == 0);
        }
        random_contacts_free(r);
    }
    qsort(off, (size_t)found, sizeof *off, by_size);
    printf("[%s, %s: median %.1e, 90 %% %.1e, most %.1e] ", felt ? "felt" : "hunt-crossley",
           live ? "live" : "render", off[found / 2], off[found * 9 / 10], off[found - 1]);
    return found;
}

TEST("hammers, beads, barriers and wires agree with an oversampled solution in render") {
    double off[MOST];
    int n = errors(false, false, check_quick() ? 10 : MOST, off);
    CHECK(off[n / 2] < 1e-6 && off[n - 1] < 1e-3);
}

/* A felt presses again where its surface recovers faster than the hammer moves away. */
TEST("felt keeps a memory for each hammer, and presses again when it recovers") {
    double off[MOST];
    int n = errors(true, false, check_quick() ? 8 : MOST / 2, off);
    CHECK(off[n / 2] < 2e-5 && off[n - 1] < 3e-4);
}

TEST("live they agree as far as a block's budget goes") {
    double off[MOST];
    int n = errors(false, true, check_quick() ? 8 : MOST, off);
    CHECK(off[n / 2] < (check_quick() ? 1e-2 : 3e-3));
}

CHECK_MAIN
