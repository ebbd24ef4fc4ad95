/* SPDX-License-Identifier: BSD-3-Clause */
/* lifted.h: the work of a constant load is at most the force times the displacement of its point,
 * also where a drumhead yields under the load. */
#ifndef KNOCK_TESTS_LIFTED_H
#define KNOCK_TESTS_LIFTED_H

#include <stdio.h>

#include "support/check.h"
#include "support/player.h"

enum lifted_load { LIFTED_PRESSED, LIFTED_FALLING, LIFTED_DRIVEN, LIFTED_LOADS };

/* Displacement from the start: of the hammer, or of the driven drumhead. */
static inline double lifted_way(struct player *p, enum lifted_load load, double height) {
    const struct motion *m = &p->s->motion;
    collision_catch_up(&p->c, p->s);
    double surface = modes_displacement(p->modes, m->bank);
    return load == LIFTED_DRIVEN ? surface : m->x + m->contact.origin + surface + height;
}

/* A random drumhead and hammer under a random load for 1.8 s: excess of the input work, relative to
 * the greatest energy in play. */
static inline double lifted(uint64_t seed, char *description, size_t size) {
    static double sound[PLAYER_MOST];
    static const char *const loads[LIFTED_LOADS] = {"pressed", "falling", "driven"};
    uint64_t rng = 7919 * seed;
    enum lifted_load load = (enum lifted_load)(seed % LIFTED_LOADS);
    int shape = BODY_DRUM + (int)(check_random(&rng) % (BODY_SNARE - BODY_DRUM + 1));
    struct player p = player_of((enum body_shape)shape, check_log_uniform(&rng, 40, 400),
                                check_uniform(&rng, .2, 4), false);
    p.c.mass = check_log_uniform(&rng, .003, 1);
    check_log_uniform(&rng, .1, 1000); /* keeps the random sequence */
    p.c.gravity = load == LIFTED_FALLING ? 9.81 : 0;
    double force = load == LIFTED_FALLING ? p.c.mass * 9.81 : check_log_uniform(&rng, .2, 80);
    double height = load == LIFTED_FALLING ? check_log_uniform(&rng, .002, .5) : 0, most = 0;
    snprintf(description, size, "%s, %.3g kg, %s by %.3g N", body_kinds[shape]->name, p.c.mass,
             loads[load], force);
    collision_reset(&p.c, p.s);
    if (load == LIFTED_FALLING)
        collision_drop(p.s, height);
    else
        collision_set_input(p.s, load == LIFTED_DRIVEN ? RANGE_DRIVE : RANGE_PUSH, force);
    if (load == LIFTED_DRIVEN)
        collision_strike(p.s, 2);
    for (int i = 0; i < 10; i++) {
        player_run(&p, sound, 7777);
        struct collision_ledger l = collision_ledger_now(&p.c, p.s);
        double gained = l.push + l.gravity + l.drive - force * lifted_way(&p, load, height);
        most = fmax(most, gained / l.largest);
    }
    player_free(&p);
    return most;
}

#endif
