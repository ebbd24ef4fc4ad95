/* SPDX-License-Identifier: BSD-3-Clause */
/* compare.c: compare <ringing.so of one build> <of another>: the time of the second relative to the
 * first, ringing and struck, each the best of many short runs in turn; and checks that both play
 * the same within rounding. A third word is the greatest ratio allowed for ringing. */
#define _POSIX_C_SOURCE 200809L
#include <dlfcn.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { GOES = 60, RING = 600, STRIKES = 200 };

struct ringing_figures {
    double peak, energy;
};
typedef struct ringing_figures player(int blocks);

struct build {
    player *ringing, *striking;
    struct ringing_figures rung;
    double ring, strike; /* s, the best */
};

static double seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static player *find(void *module, const char *name) {
    void *found = module ? dlsym(module, name) : NULL;
    if (!found) {
        fprintf(stderr, "%s\n", dlerror());
        exit(2);
    }
    player *p;
    *(void **)&p = found;
    return p;
}

static struct build load(const char *path) {
    void *module = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    return (struct build){.ringing = find(module, "knock_ringing"),
                          .striking = find(module, "knock_striking"),
                          .ring = (double)INFINITY,
                          .strike = (double)INFINITY};
}

static void play(struct build *b) {
    double start = seconds();
    b->rung = b->ringing(RING);
    b->ring = fmin(b->ring, seconds() - start);
    start = seconds();
    b->striking(STRIKES);
    b->strike = fmin(b->strike, seconds() - start);
}

int main(int argc, char **argv) {
    if (argc < 3)
        return 2;
    struct build one = load(argv[1]), other = load(argv[2]);
    for (int i = 0; i < GOES; i++)
        play(&one), play(&other);
    double ring = other.ring / one.ring, off = fabs(other.rung.energy / one.rung.energy - 1);
    printf("ringing takes %.3f of its time, striking %.3f, peak %.3f, energy off by %.1e\n", ring,
           other.strike / one.strike, other.rung.peak, off);
    return !(off < 1e-9 && other.rung.peak > .01 && ring < (argc > 3 ? atof(argv[3]) : 1e9));
}
