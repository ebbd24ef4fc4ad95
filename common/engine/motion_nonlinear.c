/* SPDX-License-Identifier: BSD-3-Clause */
/* motion_nonlinear.c: the potential of a nonlinear body in the state of motion; see potential.h for
 * the step and stretch.h for heads and strings. */
#include "engine/motion.h"

/* --- beginning and end ------------------------------------------------------------------------ */

void nonlinear_rest(struct motion *m) {
    m->nonlinear.active = false;
    if (m->nonlinear.stretch)
        m->nonlinear.stretch->psi = 0;
}

void nonlinear_begin(const struct collision_def *c, struct motion *m) {
    if (!nonlinear_may_begin(c) || m->nonlinear.active)
        return;
    m->nonlinear.active = true;
    nonlinear_resync(c, m);
}

void nonlinear_resync(const struct collision_def *c, struct motion *m) {
    if (!m->nonlinear.active)
        return;
    if (stretch_follow(c->stretch, c->modes, m->bank, &m->nonlinear.stretch->psi))
        motion_forget(m);
}

double nonlinear_end(const struct collision_def *c, struct motion *m, double energy) {
    double lost = nonlinear_energy(m);
    if (!m->nonlinear.active || !stretch_is_small(c->stretch->kappa, energy - lost))
        return 0;
    nonlinear_rest(m);
    motion_forget(m);
    return lost;
}

void nonlinear_set(const struct collision_def *c, struct motion *m) {
    if (m->nonlinear.active)
        m->nonlinear.stretch->psi =
            stretch_psi(c->stretch->kappa, stretch_energy(c->stretch, c->modes, m->bank).U);
}

void nonlinear_continue(const struct motion *m, const struct collision_def *to, struct motion *t) {
    nonlinear_rest(t);
    t->nonlinear.active = m->nonlinear.active && nonlinear_may_begin(to);
    if (t->nonlinear.active)
        t->nonlinear.stretch->psi = motion_psi(m);
}

/* --- a step ----------------------------------------------------------------------------------- */

struct stretch_step nonlinear_prepare(const struct collision_def *c, const struct motion *m,
                                      const struct modes_step *step) {
    return stretch_prepare(c->stretch, c->modes, step, m->bank);
}

void nonlinear_advance(const struct collision_def *c, struct motion *m,
                       const struct modes_step *step, struct stretch_step *sums, double force_body,
                       double force_hammer, double *lost) {
    stretch_advance(c->stretch, c->modes, step, m->bank, &m->nonlinear.stretch->psi, sums,
                    force_body, force_hammer, lost);
}

/* --- ringing: the body by stretch.h, the hammer's own modes in closed form -------------------- */

void nonlinear_ring_start(const struct collision_def *c, struct motion *m) {
    stretch_ring_start(c->stretch, c->modes, m->bank, m->nonlinear.stretch);
}

void nonlinear_ring_output(const struct collision_def *c, struct motion *m, double *const *pickup,
                           double *contact, int n) {
    double hammer[MODES_WINDOW];
    stretch_ring(c->stretch, c->modes, m->nonlinear.stretch, pickup, contact, n);
    if (!contact || !c->modes->hammer)
        return;
    modes_contact_displacement(c->modes, m->bank, hammer, n);
    for (int i = 0; i < n; i++)
        contact[i] += hammer[i];
}

void nonlinear_ring(const struct collision_def *c, struct motion *m, int samples) {
    stretch_ring_end(c->stretch, m->bank, m->nonlinear.stretch);
    modes_coast_hammer(c->modes, m->bank, samples);
}

double nonlinear_ring_window(const struct collision_def *c, struct motion *m) {
    struct stretch_energy e = stretch_ring_on(c->stretch, c->modes, m->bank, m->nonlinear.stretch);
    modes_coast_hammer(c->modes, m->bank, MODES_WINDOW);
    return e.K + e.U + nonlinear_energy(m) + modes_energy_hammer(c->modes, m->bank);
}

/* --- reading ---------------------------------------------------------------------------------- */

double nonlinear_acceleration(const struct collision_def *c, const struct motion *m,
                              const double *weight) {
    return m->nonlinear.active
               ? stretch_acceleration(c->stretch, c->modes, m->bank, motion_psi(m), weight)
               : 0;
}

double nonlinear_stiffness(const struct collision_def *c, const struct motion *m) {
    return m->nonlinear.active
               ? stretch_tension(c->stretch->kappa, stretch_energy(c->stretch, c->modes, m->bank).U)
               : 1;
}

double nonlinear_static_stiffness(const struct collision_def *c, const struct motion *m,
                                  double force) {
    return nonlinear_may_begin(c)
               ? stretch_static_tension(c->stretch, c->modes,
                                        stretch_energy(c->stretch, c->modes, m->bank).U, force)
               : 1;
}
