/* SPDX-License-Identifier: BSD-3-Clause */
/* motion_nonlinear.c: the potential of a nonlinear body in the state of motion; see potential.h for
 * the step, stretch.h for drumheads and strings, plate.h for gongs and cymbals. */
#include "engine/step/motion_nonlinear.h"

#include <math.h>
#include <string.h>

void motion_invalidate_sums(struct motion *m) {
    m->known[0].is_known = m->known[1].is_known = false;
    m->output_known = m->links_known = false;
}

/* --- beginning and end ------------------------------------------------------------------------ */

void nonlinear_rest(struct motion *m) {
    m->nonlinear.active = false;
    m->nonlinear.slope = 0;
    if (m->nonlinear.stretch)
        stretch_set_psi(m->nonlinear.stretch, 0);
}

void nonlinear_begin(const struct collision_def *c, struct motion *m) {
    if (!nonlinear_may_begin(c) || c->plate || m->nonlinear.active)
        return;
    m->nonlinear.active = true;
    m->nonlinear.is_plate = false;
    nonlinear_resync(c, m);
}

void nonlinear_set_psi(struct motion *m, double psi) {
    if (m->nonlinear.is_plate)
        plate_set_psi(m->nonlinear.plate, psi);
    else
        stretch_set_psi(m->nonlinear.stretch, psi);
}

void nonlinear_resync(const struct collision_def *c, struct motion *m) {
    if (!m->nonlinear.active || m->nonlinear.is_plate)
        return;
    if (stretch_resync_if_off(c->stretch, c->modes, m->bank, &m->nonlinear.stretch->psi))
        motion_invalidate_sums(m);
}

double nonlinear_end(const struct collision_def *c, struct motion *m, double energy) {
    double lost = nonlinear_energy(m);
    if (!m->nonlinear.active || m->nonlinear.is_plate ||
        !stretch_is_small(c->stretch->kappa, energy - lost))
        return 0;
    nonlinear_rest(m);
    motion_invalidate_sums(m);
    return lost;
}

void nonlinear_compute_psi(const struct collision_def *c, struct motion *m) {
    if (nonlinear_is_plate(m))
        plate_set(c->plate, c->modes, m->bank, m->nonlinear.plate);
    else if (m->nonlinear.active)
        stretch_set_psi(
            m->nonlinear.stretch,
            stretch_psi(c->stretch->kappa, stretch_energy(c->stretch, c->modes, m->bank).U));
}

void nonlinear_begin_loaded(const struct collision_def *c, struct motion *m) {
    bool was_plate = nonlinear_is_plate(m);
    m->nonlinear.active = nonlinear_may_begin(c) && !(c->plate && m->nonlinear.muted);
    m->nonlinear.is_plate = c->plate != NULL;
    if (nonlinear_is_plate(m) && !was_plate)
        plate_rest(c->plate->plate, m->nonlinear.plate);
    nonlinear_compute_psi(c, m);
}

void nonlinear_continue(const struct motion *m, const struct collision_def *to, struct motion *t) {
    nonlinear_rest(t);
    t->nonlinear.muted = m->nonlinear.muted;
    if (nonlinear_is_plate(m) && to->plate && nonlinear_may_begin(to)) {
        plate_rest(to->plate->plate, t->nonlinear.plate);
        plate_take(m->nonlinear.plate, t->nonlinear.plate);
        t->nonlinear.active = t->nonlinear.is_plate = true;
        t->nonlinear.samples = m->nonlinear.samples;
        t->nonlinear.slope = m->nonlinear.slope;
    } else if (m->nonlinear.active && !m->nonlinear.is_plate && to->stretch &&
               nonlinear_may_begin(to)) {
        t->nonlinear.active = true;
        t->nonlinear.is_plate = false;
        stretch_set_psi(t->nonlinear.stretch, nonlinear_psi(m));
    }
}

void nonlinear_settle(const struct collision_def *c, struct motion *m) {
    if (nonlinear_is_plate(m)) /* the caller books the change of the energy */
        plate_settle(c->plate, c->modes, m->bank, m->nonlinear.plate);
    else if (m->nonlinear.active)
        stretch_settle(c->stretch, c->modes, m->bank, &m->nonlinear.stretch->psi);
}

double nonlinear_hold_force(const struct collision_def *c, struct motion *m) {
    struct plate_state *z = m->nonlinear.plate;
    if (!m->nonlinear.active)
        return 1;
    if (!m->nonlinear.is_plate)
        return stretch_hold_force(c->stretch, c->modes, m->bank, nonlinear_psi(m));
    plate_gradient(c->plate, c->modes, &c->modes->step[modes_level(0)], m->bank, z);
    plate_shift(c->modes, m->bank, z, z->psi);
    return 1;
}

void nonlinear_release_force(const struct collision_def *c, struct motion *m, double tension) {
    if (nonlinear_is_plate(m))
        plate_shift(c->modes, m->bank, m->nonlinear.plate, -nonlinear_psi(m));
    else if (m->nonlinear.active)
        stretch_release_force(c->modes, m->bank, tension);
}

/* --- a step ----------------------------------------------------------------------------------- */

struct held_step_sums nonlinear_prepare(const struct collision_def *c, const struct motion *m,
                                        const struct modes_step *step) {
    if (m->nonlinear.is_plate)
        return (struct held_step_sums){
            .held = plate_prepare(c->modes, step, m->bank, m->nonlinear.plate)};
    return stretch_prepare(c->stretch, c->modes, step, m->bank);
}

void nonlinear_gradient(const struct collision_def *c, const struct motion *m,
                        const struct modes_step *step, const struct held_step_sums *sums,
                        double *g) {
    if (m->nonlinear.is_plate)
        memcpy(g, m->nonlinear.plate->g, (size_t)c->modes->body_end * sizeof *g);
    else
        stretch_gradient(c->stretch, c->modes, step, m->bank, sums->gain, g);
}

void nonlinear_advance(const struct collision_def *c, struct motion *m,
                       const struct modes_step *step, struct held_step_sums *sums,
                       double force_body, double force_hammer, double *lost) {
    struct plate_state *z = m->nonlinear.plate;
    if (m->nonlinear.is_plate) {
        plate_advance(c->modes, step, m->bank, z, &sums->held, force_body, force_hammer, lost);
        return;
    }
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
    struct stretch_energy e =
        stretch_ring_window(c->stretch, c->modes, m->bank, m->nonlinear.stretch);
    modes_coast_hammer(c->modes, m->bank, MODES_WINDOW);
    return e.K + e.U + nonlinear_energy(m) + modes_energy_hammer(c->modes, m->bank);
}

/* --- plates ----------------------------------------------------------------------------------- */

/* The potential begins at its full size if this takes a negligible part of the kinetic energy: p
 * then changes by -66 dB at most. Otherwise it fades in. A body at rest has none to take. */
static void plate_begin(const struct collision_def *c, struct motion *m) {
    const double little = 1e-3, in = .005 /* s */;
    struct plate_state *z = m->nonlinear.plate;
    m->nonlinear.active = m->nonlinear.is_plate = true;
    m->nonlinear.samples = 0;
    m->nonlinear.slope = 0;
    plate_rest(c->plate->plate, z);
    double V = plate_potential(c->plate, c->modes, m->bank, z);
    if (fabs(V) > little * modes_energy(c->modes, m->bank)) {
        m->nonlinear.slope = 1 / (in * c->rate);
        plate_begin_share(z, m->nonlinear.slope);
    }
    plate_resync(c->plate, c->modes, m->bank, z);
}

/* Once a window; returns the energy lost, J. */
static double plate_resume(const struct collision_def *c, struct motion *m, bool acts) {
    const double in = .005, out = .05; /* s */
    struct plate_state *z = m->nonlinear.plate;
    double lost = plate_resync(c->plate, c->modes, m->bank, z);
    if (m->nonlinear.muted || (!acts && plate_is_small(c->plate, z)))
        m->nonlinear.slope = -1 / (out * c->rate);
    else
        m->nonlinear.slope = z->share < 1 ? 1 / (in * c->rate) : 0;
    m->nonlinear.samples = 0;
    return lost;
}

/* One sample of a fade; returns the energy lost, J. */
static double plate_fade(const struct collision_def *c, struct motion *m) {
    struct plate_state *z = m->nonlinear.plate;
    double share = fmin(fmax(z->share + m->nonlinear.slope, 0), 1);
    double lost = m->nonlinear.slope != 0 ? plate_set_share(c->modes, m->bank, z, share) : 0;
    if (z->share <= 0)
        nonlinear_rest(m);
    return lost;
}

double nonlinear_update_plate(const struct collision_def *c, struct motion *m, bool acts) {
    if (!c->plate || (!m->nonlinear.active && (!acts || m->nonlinear.muted)))
        return 0;
    double lost = 0;
    if (!m->nonlinear.active)
        plate_begin(c, m);
    else if (++m->nonlinear.samples >= MODES_WINDOW)
        lost = plate_resume(c, m, acts);
    lost += plate_fade(c, m);
    const struct modes_step *step = &c->modes->step[modes_level(0)];
    struct plate_state *z = m->nonlinear.plate;
    if (m->nonlinear.active && !plate_gradient(c->plate, c->modes, step, m->bank, z)) {
        lost += plate_resync(c->plate, c->modes, m->bank, z);
        plate_gradient(c->plate, c->modes, step, m->bank, z);
    }
    motion_invalidate_sums(m);
    return lost;
}

void nonlinear_mute_plate(struct motion *m, bool muted) { m->nonlinear.muted = muted; }

/* --- reading ---------------------------------------------------------------------------------- */

double nonlinear_acceleration(const struct collision_def *c, const struct motion *m,
                              const double *weight) {
    if (nonlinear_is_plate(m))
        return -nonlinear_psi(m) * plate_pull(c->modes, m->nonlinear.plate, weight);
    return m->nonlinear.active
               ? stretch_acceleration(c->stretch, c->modes, m->bank, nonlinear_psi(m), weight)
               : 0;
}

double nonlinear_stiffness(const struct collision_def *c, const struct motion *m) {
    return m->nonlinear.active && !m->nonlinear.is_plate
               ? stretch_tension(c->stretch->kappa, stretch_energy(c->stretch, c->modes, m->bank).U)
               : 1;
}

double nonlinear_static_stiffness_of(const struct collision_def *c, const struct motion *m,
                                     double W) {
    return nonlinear_may_begin(c) && c->stretch
               ? stretch_static_tension_of(c->stretch->kappa,
                                           stretch_energy(c->stretch, c->modes, m->bank).U, W)
               : 1;
}

double nonlinear_static_stiffness(const struct collision_def *c, const struct motion *m,
                                  double force) {
    return nonlinear_may_begin(c) && c->stretch
               ? stretch_static_tension(c->stretch, c->modes,
                                        stretch_energy(c->stretch, c->modes, m->bank).U, force)
               : 1;
}
