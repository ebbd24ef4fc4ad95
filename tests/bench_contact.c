/* bench_contact.c: contacts, the worst blocks, silence, and what each scheme costs a step. */
#include "bench.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "ranges.h"

enum { BLOCK = 64, GOES = 7 };

/* A hammer on a bank (NULL: on a wall), and something to play it into. */
struct played {
    struct collision c;
    struct collision_state *s;
    struct modes *m;
    double sound[BLOCK];
};

static struct played *played_new(int n, double k, const struct modes_kernel *kernel) {
    struct played *p = calloc(1, sizeof *p);
    p->c = collision_default();
    p->c.contact.k = k;
    p->c.pickups = 1;
    if (n) {
        p->m = bench_bank(n, 1, kernel);
        p->c.body = SCHEME_MODES;
        p->c.modes = p->m;
    }
    p->s = collision_state_new(&p->c, n, 0);
    return p;
}

static void played_free(struct played *p) {
    collision_state_free(p->s);
    modes_free(p->m);
    free(p);
}

/* Plays n <= BLOCK samples; returns the seconds it took. */
static double play(struct played *p, int n) {
    double *const out[] = {p->sound};
    struct collision_in in = {0};
    struct collision_out sinks = {.pickup = out};
    double start = bench_seconds();
    collision_run(&p->c, p->s, &in, &sinks, n);
    return bench_seconds() - start;
}

/* Soft and pressed: one step a sample from begin to end. */
static double long_contact(int n, const struct modes_kernel *kernel) {
    struct played *p = played_new(n, 1e3, kernel);
    collision_hold(p->s, RANGE_PUSH, 10);
    for (int i = 0; i < 20; i++)
        play(p, BLOCK);
    double least = HUGE_VAL;
    for (int i = 0; i < 400; i++)
        least = fmin(least, play(p, BLOCK));
    played_free(p);
    return least * 1e9 / BLOCK;
}

/* From the strike to the sample after the exit, in a contact of two to four samples: the mean over
 * stiffnesses that make it last from 2 to 4 samples on a wall, since steps are halved or not. */
static double strike(int n, const struct modes_kernel *kernel) {
    enum { DURATIONS = 8, STRIKES = 60 };
    double sum = 0;
    for (int j = 0; j < DURATIONS; j++) {
        struct played *p = played_new(n, 1.4e10 * pow(2, -2.5 * j / DURATIONS), kernel);
        double least = HUGE_VAL;
        for (int go = 0; go < STRIKES; go++) {
            struct collision_event event;
            collision_reset(&p->c, p->s);
            collision_strike(p->s, 1);
            double took = play(p, 6);
            while (collision_take_event(p->s, &event))
                least = fmin(least, took);
        }
        sum += least;
        played_free(p);
    }
    return sum / DURATIONS * 1e6;
}

/* The worst of many blocks, where each is the best of several goes at the very same one. */
enum worst { STIFF, RESTING, CHATTERING };

static double worst_block(int n, enum worst what, const struct modes_kernel *kernel) {
    enum { BLOCKS = 60 };
    double took[BLOCKS];
    for (int i = 0; i < BLOCKS; i++)
        took[i] = HUGE_VAL;
    for (int go = 0; go < GOES; go++) {
        struct played *p = played_new(n, what == CHATTERING ? 1e9 : 1e12, kernel);
        if (what != STIFF)
            collision_hold(p->s, RANGE_PUSH, what == RESTING ? 1 : 200);
        collision_strike(p->s, what == RESTING ? .001 : 1);
        for (int i = 0; i < BLOCKS; i++) {
            if (what == STIFF && i % 4 == 0)
                collision_strike(p->s, 1);
            took[i] = fmin(took[i], play(p, BLOCK));
        }
        played_free(p);
    }
    double most = 0;
    for (int i = 1; i < BLOCKS; i++)
        most = fmax(most, took[i]);
    return most * 1e6;
}

static double silence(int n, const struct modes_kernel *kernel) {
    struct played *p = played_new(n, 1e8, kernel);
    double least = HUGE_VAL;
    for (int i = 0; i < 20000; i++)
        least = fmin(least, play(p, BLOCK));
    played_free(p);
    return least * 1e9 / BLOCK;
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
    static const char *const names[] = {"block-stiff", "block-resting", "block-chattering"};
    for (int i = 0; i < 4; i++)
        sized("contact", set, held[i].n, long_contact(held[i].n, set->kernel), "ns/sample",
              held[i].target);
    for (int i = 0; i < 3; i++)
        sized("strike", set, once[i].n, strike(once[i].n, set->kernel), "us", once[i].target);
    for (enum worst what = STIFF; what <= CHATTERING; what++)
        for (int i = 0; i < 2; i++)
            sized(names[what], set, block[i].n, worst_block(block[i].n, what, set->kernel), "us",
                  block[i].target);
    sized("silent", set, 32, silence(32, set->kernel), "ns/sample", 1);
}

/* ns a step in a long contact with a wall, and on 32 modes where the scheme runs there. */
void bench_schemes(void) {
    for (enum scheme scheme = 0; scheme < SCHEMES; scheme++)
        for (int n = 0; n <= 32; n += 32) {
            struct played *p = played_new(n, 1e3, modes_kernel_best());
            p->c.scheme = scheme;
            if (!collision_serves(&p->c)) {
                played_free(p);
                continue;
            }
            collision_reset(&p->c, p->s);
            collision_hold(p->s, RANGE_PUSH, 10);
            double least = HUGE_VAL;
            for (int i = 0; i < 200; i++) {
                double took = play(p, BLOCK);
                if (i > 20)
                    least = fmin(least, took);
            }
            char name[64];
            snprintf(name, sizeof name, "step-%s-%s", scheme_name(scheme), n ? "modes32" : "wall");
            bench_line(name, least * 1e9 / BLOCK, "ns");
            played_free(p);
        }
}
