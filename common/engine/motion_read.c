/* SPDX-License-Identifier: BSD-3-Clause */
/* motion_read.c: velocities, energies and outputs of the state of motion; see motion.h. */
#include <math.h>

#include "contact/wall.h"
#include "engine/motion.h"

double motion_lumped_mass(const struct collision_def *c) {
    return c->body == SCHEME_MASS ? wall_reduced_mass(c->mass, c->body_mass) : c->mass;
}

double motion_mobility(const struct collision_def *c) {
    if (c->modes)
        return 1 / c->mass + c->modes->mobility;
    return c->body == SCHEME_MASS ? 1 / c->mass + 1 / c->body_mass : 1 / c->mass;
}

double motion_velocity(const struct collision_def *c, const struct motion *m) {
    return m->v - (c->modes ? modes_velocity(c->modes, m->bank) : m->body_v);
}

double motion_acceleration(const struct collision_def *c, const struct motion *m,
                           struct outer_forces o) {
    double hammer = motion_hammer_acceleration(c, o);
    if (c->modes)
        return hammer - modes_acceleration(motion_bank(c, m), m->bank, o.drive);
    return c->body == SCHEME_MASS ? hammer - o.drive / c->body_mass : hammer;
}

static double bank_energy(const struct collision_def *c, const struct motion *m) {
    return modes_energy(motion_bank(c, m), m->bank) + tension_energy(&m->tension, c->modes);
}

struct motion_energy motion_energy(const struct collision_def *c, const struct motion *m) {
    bool free_mass = !c->modes && c->body == SCHEME_MASS;
    return (struct motion_energy){.kinetic =
                                      c->mass * m->v * m->v / 2 +
                                      (free_mass ? c->body_mass * m->body_v * m->body_v / 2 : 0),
                                  .modal = c->modes && !m->bank_at_rest ? bank_energy(c, m) : 0,
                                  .contact = motion_plays(m) ? motion_potential(m, m->x) : 0};
}

static double free_mass_output(const struct collision_def *c, const struct motion *m,
                               double force) {
    if (c->body != SCHEME_MASS)
        return 0;
    switch (c->out) {
    case MODES_DISPLACEMENT:
        return c->level * m->body_x;
    case MODES_ACCELERATION:
        return c->level * force / c->body_mass;
    case MODES_VELOCITY:
        break;
    }
    return c->level * m->body_v;
}

void motion_output_tense(const struct collision_def *c, const struct motion *m, uint64_t clock,
                         double *const *pickup, int from, int n) {
    if (!tension_moves(&m->tension))
        return;
    int at = (int)(clock % MODES_WINDOW);
    for (int i = 0; i < n; i++) {
        double along = tension_heard(&m->tension, c->out, at + i);
        for (int k = 0; k < c->pickups; k++)
            pickup[k][from + i] *= along;
    }
}

void motion_output(const struct collision_def *c, const struct motion *m, double body_force,
                   double *heard) {
    if (m->output_known) {
        heard[0] = m->heard;
        return;
    }
    if (c->modes) {
        modes_read(motion_bank(c, m), m->bank, c->out, body_force, heard);
        return;
    }
    double all = free_mass_output(c, m, body_force);
    for (int k = 0; k < c->pickups; k++)
        heard[k] = all;
}
