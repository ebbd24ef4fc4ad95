/* SPDX-License-Identifier: BSD-3-Clause */
/* anything.c: see anything.h. */
#define _POSIX_C_SOURCE 200809L
#include "support/anything.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "base/ranges.h"
#include "support/budget.h"
#include "support/check.h"

enum { BLOCK = 64, BLOCKS = 24, LENGTH = BLOCK * BLOCKS };

static const char *const laws[] = {"hunt-crossley", "two-sided", "power", "felt"};

struct scene {
    enum contact_law law;
    double k, alpha, push;
    int every;     /* so many samples a strike; 0: only one */
    uint64_t seed; /* of what sweeps; 0: nothing does */
};

enum { STEADY = 4 * 4 * 3 * 5, SWEEPS = 40, SCENES = STEADY + SWEEPS };

/* All laws at all stiffnesses, with a power that has a shortcut and without; struck or pressed. */
static struct scene scene_of(int i) {
    static const double ks[] = {1e6, 1e9, 1e12, 1e14}, alphas[] = {1, 1.5, 2.3};
    static const struct {
        int every;
        double push;
    } ways[] = {{2, 0}, {5, 0}, {40, 0}, {0, 200}, {16, 200}};
    if (i >= STEADY)
        return (struct scene){.law = (enum contact_law)(i % 4),
                              .k = 1e9,
                              .alpha = 1.5,
                              .every = 2 + i % 30,
                              .seed = (uint64_t)i};
    return (struct scene){.law = (enum contact_law)(i % 4),
                          .k = ks[i / 4 % 4],
                          .alpha = alphas[i / 16 % 3],
                          .every = ways[i / 48].every,
                          .push = ways[i / 48].push};
}

static void scene_name(const struct scene *s, char *name, size_t room) {
    snprintf(name, room, "%s%s, k %g, alpha %g, a strike every %d, push %g", laws[s->law],
             s->seed ? " sweeping" : "", s->k, s->alpha, s->every, s->push);
}

/* --- playing it ------------------------------------------------------------------------------ */

struct signals {
    double strike[LENGTH], push[LENGTH], k[LENGTH], mu[LENGTH], alpha[LENGTH], drive[LENGTH];
};

/* By the sample between two values, as noise or as a sine; evenly in the logarithm. */
static void sweep(uint64_t *rng, double lo, double hi, double *signal) {
    bool noise = check_random(rng) % 2;
    double turn = check_log_uniform(rng, .001, 3);
    for (int i = 0; i < LENGTH; i++) {
        double along = noise ? check_uniform(rng, 0, 1) : (1 + sin(turn * i)) / 2;
        signal[i] = lo * pow(hi / lo, along);
    }
}

static void write_signals(const struct scene *scene, struct signals *s) {
    uint64_t rng = scene->seed;
    for (int i = 0; i < LENGTH; i++) {
        bool strikes = scene->every ? i % scene->every == 0 : i == 0;
        s->strike[i] = strikes ? 1 : 0;
        s->push[i] = scene->push;
        s->drive[i] = 0;
    }
    if (!scene->seed)
        return;
    sweep(&rng, 1e4, ranges[RANGE_K].most, s->k);
    sweep(&rng, 1e-2, 1, s->mu);
    sweep(&rng, 1, 4, s->alpha);
    if (check_random(&rng) % 2)
        sweep(&rng, .1, 1000, s->push);
    if (check_random(&rng) % 2)
        sweep(&rng, .1, 1000, s->drive);
}

static struct collision_in signals_from(const struct scene *scene, const struct signals *s, int i) {
    struct collision_in in = {.strike = s->strike + i, .push = s->push + i};
    if (scene->seed) {
        in.k = s->k + i;
        in.mu = s->mu + i;
        in.alpha = s->alpha + i;
        in.drive = s->drive + i;
    }
    return in;
}

struct play {
    struct collision_def c;
    struct collision_state *s;
    const struct scene *scene;
    struct signals *signals;
};

static void play(struct play *p, int from, int n) {
    static double output[COLLISION_PICKUPS][BLOCK], force[BLOCK], compression[BLOCK];
    double *pickup[COLLISION_PICKUPS];
    for (int k = 0; k < p->c.pickups; k++)
        pickup[k] = output[k];
    struct collision_in in = signals_from(p->scene, p->signals, from);
    struct collision_out out = {pickup, force, compression};
    collision_run(&p->c, p->s, &in, &out, n);
}

static struct play begin(const struct collision_def *on, const struct anything_rig *rig,
                         const struct scene *scene, struct signals *signals) {
    struct play p = {.c = *on, .scene = scene, .signals = signals};
    p.c.contact.law = scene->law;
    p.c.contact.gap = 1e-5;
    struct contact_inputs head = head_default();
    head.k = scene->k;
    head.alpha = scene->alpha;
    p.s = collision_state_new(&p.c, head, rig->modes, rig->hammer);
    return p;
}

static double seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Each block is the best of the goes. */
static double worst_us(const struct collision_def *on, const struct anything_rig *rig,
                       const struct scene *scene, struct signals *signals, int goes) {
    double elapsed[BLOCKS], most = 0;
    for (int go = 0; go < goes; go++) {
        struct play p = begin(on, rig, scene, signals);
        for (int i = 0; i < BLOCKS; i++) {
            double start = seconds();
            play(&p, i * BLOCK, BLOCK);
            double elapsed_now = seconds() - start;
            elapsed[i] = go ? fmin(elapsed[i], elapsed_now) : elapsed_now;
        }
        collision_state_free(p.s);
    }
    for (int i = 0; i < BLOCKS; i++)
        most = fmax(most, elapsed[i]);
    return 1e6 * most;
}

/* ns that the budget has counted. */
static double worst_work(const struct collision_def *on, const struct anything_rig *rig,
                         const struct scene *scene, struct signals *signals) {
    struct play p = begin(on, rig, scene, signals);
    double most = 0;
    double full = budget_left(p.s);
    for (int i = 0; i < BLOCKS; i++) {
        double work = 0;
        for (int j = 0; j < BLOCK; j++) {
            double before = budget_left(p.s) + budget_refill_of(p.s);
            play(&p, i * BLOCK + j, 1);
            work += (before < full ? before : full) - budget_left(p.s);
        }
        most = fmax(most, work);
    }
    collision_state_free(p.s);
    return most;
}

/* --- what it is sent to ---------------------------------------------------------------------- */

/* From 200 Hz to 18 kHz, with a body's mass and shapes at every pickup. */
static struct modes *bank(const struct anything_rig *rig) {
    int n = rig->modes, all = n + rig->hammer;
    struct mode *mode = calloc((size_t)all, sizeof *mode);
    double *shape = calloc((size_t)all, sizeof *shape);
    const double *pickup[COLLISION_PICKUPS];
    for (int i = 0; i < all; i++) {
        int at = i < n ? i : i - n, of = i < n ? n : rig->hammer;
        mode[i] = (struct mode){200 + 18000. * at / of, 1, .5 * sqrt(of)};
        shape[i] = i % 2 ? -1 : 1;
    }
    for (int i = 0; i < rig->pickups; i++)
        pickup[i] = shape;
    struct modes *m = modes_new(n, rig->hammer, rig->pickups);
    modes_design(m, 44100, mode, mode + n, shape, pickup);
    if (rig->kernel)
        m->kernel = rig->kernel;
    free(mode);
    free(shape);
    return m;
}

static struct collision_def definition(const struct anything_rig *rig, const struct modes *m) {
    struct collision_def on = collision_default();
    on.body = SCHEME_MODES;
    on.modes = m;
    on.pickups = rig->pickups;
    budget_give(&on, rig->budget);
    return on;
}

double anything_work(const struct anything_rig *rig) {
    static struct signals signals;
    struct modes *m = bank(rig);
    struct collision_def on = definition(rig, m);
    double most = 0;
    for (int i = 0; i < SCENES; i++) {
        struct scene scene = scene_of(i);
        write_signals(&scene, &signals);
        struct play p = begin(&on, rig, &scene, &signals);
        for (int block = 0; block < BLOCKS; block++) {
            double before = budget_worked(p.s);
            play(&p, block * BLOCK, BLOCK);
            most = fmax(most, budget_worked(p.s) - before);
        }
        collision_state_free(p.s);
    }
    modes_free(m);
    return most;
}

/* The worst of single goes may be the machine's; the worst few are played again. */
struct anything_worst anything_worst(const struct anything_rig *rig) {
    enum { AGAIN = 8, GOES = 7 };
    static struct signals signals;
    struct modes *m = bank(rig);
    struct collision_def on = definition(rig, m);
    struct anything_worst worst = {0};
    double elapsed[SCENES];
    for (int i = 0; i < SCENES; i++) {
        struct scene scene = scene_of(i);
        write_signals(&scene, &signals);
        elapsed[i] = worst_us(&on, rig, &scene, &signals, 2);
    }
    for (int again = 0; again < AGAIN; again++) {
        int most = 0;
        for (int i = 1; i < SCENES; i++)
            most = elapsed[i] > elapsed[most] ? i : most;
        struct scene scene = scene_of(most);
        write_signals(&scene, &signals);
        double us = fmin(elapsed[most], worst_us(&on, rig, &scene, &signals, GOES));
        elapsed[most] = 0;
        if (us > worst.us) {
            worst.us = us;
            worst.work = worst_work(&on, rig, &scene, &signals);
            scene_name(&scene, worst.scene, sizeof worst.scene);
        }
    }
    modes_free(m);
    return worst;
}
