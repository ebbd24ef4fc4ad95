/* SPDX-License-Identifier: BSD-3-Clause */
/* motion_read.c: velocities, energies and outputs of the state of motion; see motion.h. */
#include <math.h>

#include "contact/wall.h"
#include "engine/step/motion_nonlinear.h"

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
        return hammer - modes_acceleration(c->modes, m->bank, o.drive) -
               nonlinear_acceleration(c, m, c->modes->c);
    return c->body == SCHEME_MASS ? hammer - o.drive / c->body_mass : hammer;
}

double motion_bank_energy(const struct collision_def *c, const struct motion *m) {
    return modes_energy(c->modes, m->bank) + nonlinear_energy(m);
}

struct motion_energy motion_energy(const struct collision_def *c, const struct motion *m) {
    bool free_mass = !c->modes && c->body == SCHEME_MASS;
    return (struct motion_energy){
        .kinetic =
            c->mass * m->v * m->v / 2 + (free_mass ? c->body_mass * m->body_v * m->body_v / 2 : 0),
        .modal = c->modes && !m->bank_at_rest ? motion_bank_energy(c, m) : 0,
        .contact = motion_has_hammer(m) ? motion_potential(m, m->x) : 0};
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

void motion_output(const struct collision_def *c, const struct motion *m, double body_force,
                   double *output) {
    if (m->output_known) {
        output[0] = m->output;
        return;
    }
    if (c->modes) {
        modes_read(c->modes, m->bank, c->out, body_force, output);
        for (int k = 0; k < c->pickups && c->out == MODES_ACCELERATION; k++)
            output[k] += nonlinear_acceleration(c, m, c->modes->pickup + k * c->modes->hammer_end);
        return;
    }
    double all = free_mass_output(c, m, body_force);
    for (int k = 0; k < c->pickups; k++)
        output[k] = all;
}
