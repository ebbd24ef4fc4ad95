/* SPDX-License-Identifier: BSD-3-Clause */
/* bench_held.c: bodies whose nonlinear force is held: drumheads and strings, gongs and cymbals. */
#include "bench/bench.h"

#include <math.h>
#include <stdio.h>

#include "bodies/body_zeros.h"
#include "modes/plates/plate_table.h"
#include "modes/stretch_table.h"
#include "support/disc.h"

enum { GOES = 15, SAMPLES = 4096 };

/* Closed over one drumhead of n modes: ns a sample, ringing with one output or with a contact. */
static double drumhead(int n, const struct stretch_kernel *kernel, bool contact) {
    struct modes *m = bench_bank(n, 1, modes_kernel_best());
    struct modes_state *s = modes_state_new(n, 0);
    struct stretch *t = stretch_new(n, 1);
    struct stretch_state *z = stretch_state_new(n);
    static double sound[MODES_WINDOW];
    double *const out[] = {sound};
    const struct modes_step *step = &m->step[modes_level(0)];
    double least = HUGE_VAL;
    stretch_design(t, m, 1, MODES_VELOCITY);
    t->kernel = kernel;
    for (int go = 0; go < GOES; go++) {
        modes_rest(m, s);
        modes_impulse(m, s, .3);
        z->psi = 0;
        stretch_resync(t, m, s, &z->psi);
        struct held_step_sums next = stretch_prepare(t, m, step, s);
        stretch_ring_start(t, m, s, z);
        double start = bench_seconds();
        for (int w = 0; w < SAMPLES / MODES_WINDOW; w++) {
            for (int j = 0; j < MODES_WINDOW && contact; j++)
                stretch_advance(t, m, step, s, &z->psi, &next, 1, 0, NULL);
            if (contact)
                continue;
            stretch_ring(t, m, z, out, NULL, MODES_WINDOW);
            stretch_ring_window(t, m, s, z);
        }
        least = fmin(least, bench_seconds() - start);
    }
    stretch_free(t), stretch_state_free(z), modes_state_free(s), modes_free(m);
    return least * 1e9 / SAMPLES;
}

static void drumheads(const char *set, const struct stretch_kernel *kernel) {
    static const int sizes[] = {64, 256, 512};
    for (int i = 0; i < 3; i++) {
        char name[48];
        snprintf(name, sizeof name, "drumhead-ring-%d-%s", sizes[i], set);
        double ns = drumhead(sizes[i], kernel, false);
        if (kernel == stretch_kernel_of(modes_kernel_best()))
            bench_target(name, ns, "ns/sample", "<=", .40 * sizes[i] + 15);
        else
            bench_line(name, ns, "ns/sample");
        snprintf(name, sizeof name, "drumhead-contact-%d-%s", sizes[i], set);
        bench_line(name, drumhead(sizes[i], kernel, true), "ns/sample");
    }
}

/* us of one evaluation of potential and gradient. */
static double evaluation(const struct plate *p, const struct plate_kernel *kernel) {
    enum { TURNS = 100 };
    struct plate_state *z = plate_state_new(p);
    double least = HUGE_VAL, sum = 0;
    for (int i = 0; i < p->kind.modes; i++)
        z->z[p->at[i]] = cos(i) / p->mode[i].xi2;
    for (int go = 0; go < GOES; go++) {
        double start = bench_seconds();
        for (int i = 0; i < TURNS; i++)
            sum += kernel->potential(p, -1, z->z, z->D, z->G);
        least = fmin(least, bench_seconds() - start);
    }
    plate_state_free(z);
    return isfinite(sum) ? least * 1e6 / TURNS : 0;
}

/* us a sample of one that rings, and what it takes of a core at 44.1 kHz. */
static double ringing(const struct plate *p) {
    enum { STEPS = 640 };
    struct modes *m = bench_bank(p->kind.modes, 1, modes_kernel_best());
    struct modes_state *s = modes_state_new(p->kind.modes, 0);
    struct plate_state *z = plate_state_new(p);
    const struct plate_force f =
        plate_force(p, plate_omega(p, 1.1e11, 8600, 7e-4, .13), .32, 7e-4, 1);
    const struct modes_step *step = &m->step[modes_level(0)];
    double least = HUGE_VAL;
    for (int go = 0; go < GOES; go++) {
        modes_rest(m, s);
        plate_rest(p, z);
        modes_impulse(m, s, .01);
        double start = bench_seconds();
        for (int i = 0; i < STEPS; i++) {
            plate_gradient(&f, m, step, s, z);
            struct potential_step held = plate_prepare(m, step, s, z);
            plate_advance(m, step, s, z, &held, 0, 0, NULL);
            if (i % 32 == 0)
                plate_resync(&f, m, s, z);
        }
        least = fmin(least, bench_seconds() - start);
    }
    plate_state_free(z), modes_state_free(s), modes_free(m);
    return least * 1e6 / STEPS;
}

/* A core's share at 44.1 kHz of a voice that rings after 7 m/s. */
static double voice_share(enum body_shape shape) {
    enum { DISC_SAMPLES = 2205 };
    static double sound[DISC_SAMPLES];
    struct body b = body_default(shape);
    struct mallet_kind head = body_usual_mallet(shape, b.freq);
    struct disc d = disc_new(&b, head, 44100, 1, BODY_RADIATED, false);
    double least = HUGE_VAL;
    disc_start(&d, head);
    collision_strike(d.s, 7);
    disc_play(&d, sound, DISC_SAMPLES);
    for (int go = 0; go < GOES; go++) {
        double start = bench_seconds();
        disc_play(&d, sound, DISC_SAMPLES);
        least = fmin(least, bench_seconds() - start);
    }
    disc_free(&d);
    return 100 * least * 44100 / DISC_SAMPLES;
}

/* Drumheads by von Karman, whose modes are those of a membrane. */
static void drumhead_plates(void) {
    static struct plate_drumhead_mode mode[512];
    static const int stresses[] = {12, 36};
    for (int i = 0; i < 512; i++)
        mode[i] = (struct plate_drumhead_mode){body_zeros[i].m, body_zeros[i].root};
    for (int i = 0; i < 2; i++) {
        char name[64];
        double start = bench_seconds();
        struct plate *p = plate_drumhead_new(.3, mode, 512, stresses[i]);
        if (!p)
            return;
        double made = bench_seconds() - start;
        snprintf(name, sizeof name, "karman-drumhead-512-%d", stresses[i]);
        bench_line(name, evaluation(p, plate_kernel_of(modes_kernel_best())), "us/step");
        snprintf(name, sizeof name, "karman-drumhead-512-%d-made", stresses[i]);
        bench_line(name, made * 1e3, "ms");
        plate_free(p);
    }
}

void bench_held(void) {
    static const struct plate_kind kinds[] = {
        {.33, 0, 53, 14}, {.33, 10, 206, 14}, {.33, 10, 206, 22}};
    drumheads("base", &stretch_kernel_base);
    if (modes_kernel_best() != &modes_kernel_base)
        drumheads("avx2", stretch_kernel_of(modes_kernel_best()));
    for (int i = 0; i < 3; i++) {
        char name[64];
        double start = bench_seconds();
        struct plate *p = plate_new(&kinds[i]);
        if (!p)
            return;
        double made = bench_seconds() - start,
               us = evaluation(p, plate_kernel_of(modes_kernel_best()));
        snprintf(name, sizeof name, "plate-%d-%d", kinds[i].modes, kinds[i].stresses);
        bench_line(name, us, "us/step");
        double whole = ringing(p);
        snprintf(name, sizeof name, "plate-%d-%d-ring", kinds[i].modes, kinds[i].stresses);
        bench_line(name, whole, "us/sample");
        snprintf(name, sizeof name, "plate-%d-%d-share", kinds[i].modes, kinds[i].stresses);
        bench_target(name, whole * 4.41, "%", "<=", i == 0 ? 7 : i == 1 ? 35 : 50);
        snprintf(name, sizeof name, "plate-%d-%d-base", kinds[i].modes, kinds[i].stresses);
        bench_line(name, evaluation(p, &plate_kernel_base), "us/step");
        snprintf(name, sizeof name, "plate-%d-%d-coefficient", kinds[i].modes, kinds[i].stresses);
        bench_line(name, us * 1e3 / p->coefficients, "ns");
        snprintf(name, sizeof name, "plate-%d-%d-made", kinds[i].modes, kinds[i].stresses);
        bench_line(name, made * 1e3, "ms");
        plate_free(p);
    }
    drumhead_plates();
    bench_target("gong-voice", voice_share(BODY_OPERA_GONG), "%", "<=", 7);
    bench_target("cymbal-voice", voice_share(BODY_CYMBAL), "%", "<=", 35);
}
