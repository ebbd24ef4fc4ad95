/* SPDX-License-Identifier: BSD-3-Clause */
/* motion_nonlinear.h: the potential of a nonlinear body in the state of motion: the tension of
 * drumheads and strings (stretch.h), von Karman's of gongs and cymbals (plate.h).
 *
 * Its force is -psi g, held over a step, where psi^2/2 is the energy and g the gradient of psi
 * (potential.h). Only motion_nonlinear.c and the functions here read and write the two potentials.
 * Other files ask nonlinear_is_plate() where a plate takes steps that a drumhead does not take.
 */
#ifndef KNOCK_MOTION_NONLINEAR_H
#define KNOCK_MOTION_NONLINEAR_H

#include "engine/step/motion.h"

/* True if the body of this definition may be nonlinear. */
static inline bool nonlinear_may_begin(const struct collision_def *c) {
    return c->stretch || c->plate;
}
/* The body is a nonlinear plate at present: it takes steps even while it rings freely. */
static inline bool nonlinear_is_plate(const struct motion *m) {
    return m->nonlinear.active && m->nonlinear.is_plate;
}
static inline double nonlinear_psi(const struct motion *m) {
    if (!m->nonlinear.active)
        return 0;
    return m->nonlinear.is_plate ? m->nonlinear.plate->psi : m->nonlinear.stretch->psi;
}
/* The energy of the potential beside that of the linear modes, J. */
static inline double nonlinear_energy(const struct motion *m) {
    double psi = nonlinear_psi(m);
    return nonlinear_is_plate(m) ? plate_stored(m->nonlinear.plate) : psi * psi / 2;
}
/* An upper bound of the linear modes' energy beside that of the bank as a whole, J: V of a cap may
 * be negative. */
static inline double nonlinear_energy_released(const struct motion *m) {
    return nonlinear_is_plate(m) ? m->nonlinear.plate->C : 0;
}

/* --- beginning and end ------------------------------------------------------------------------ */

/* The body is nonlinear from now on: before it is struck, pressed or driven. psi begins at the
 * expense of p. */
void nonlinear_begin(const struct collision_def *c, struct motion *m);
/* Before a sample of steps, a plate's force is computed, and held over the sample. Its potential
 * begins when it is touched or driven (`acts`), fades in if it rings already, and fades out when it
 * is small or muted. Returns the energy lost by the fade, J. */
double nonlinear_update_plate(const struct collision_def *c, struct motion *m, bool acts);
/* Fades the potential of a plate out, or lets it act again. */
void nonlinear_mute_plate(struct motion *m, bool muted);
/* The body becomes linear where the pitch shift at this energy is below .25 cents. Returns the
 * energy that is lost, J. */
double nonlinear_end(const struct collision_def *c, struct motion *m, double energy);
void nonlinear_rest(struct motion *m);

/* --- psi -------------------------------------------------------------------------------------- */

/* Resynchronises psi, before every sample that does not ring freely. This scales p alone and keeps
 * the energy. */
void nonlinear_resync(const struct collision_def *c, struct motion *m);
/* psi for the present q. */
void nonlinear_compute_psi(const struct collision_def *c, struct motion *m);
/* The same under a static load, which makes the body nonlinear. */
void nonlinear_begin_loaded(const struct collision_def *c, struct motion *m);
/* psi after a step of several contacts, or after q and p were scaled. */
void nonlinear_set_psi(struct motion *m, double psi);
/* `to` keeps psi, where its body is nonlinear too. */
void nonlinear_continue(const struct motion *m, const struct collision_def *to, struct motion *t);
/* After the motion has been continued in another bank: psi for q without a change of the energy.
 * That scales q of a drumhead or string, q and p of a plate; the fade between the two banks covers
 * it. */
void nonlinear_settle(const struct collision_def *c, struct motion *m);
/* Moves q by -F/omega^2, with F the present nonlinear force on each mode: a linear bank that rings
 * from there rings as under this force, held. Returns T/T0 of a drumhead or string, for moving it
 * back. */
double nonlinear_hold_force(const struct collision_def *c, struct motion *m);
void nonlinear_release_force(const struct collision_def *c, struct motion *m, double tension);

/* --- a step ----------------------------------------------------------------------------------- */

/* The sums of a step from here. */
struct held_step_sums nonlinear_prepare(const struct collision_def *c, const struct motion *m,
                                        const struct modes_step *step);
/* g of this step, [body_end]. */
void nonlinear_gradient(const struct collision_def *c, const struct motion *m,
                        const struct modes_step *step, const struct held_step_sums *sums,
                        double *g);
/* Takes the step that *sums belongs to, under these forces; *sums is then for another step of the
 * same length, except for a plate. */
void nonlinear_advance(const struct collision_def *c, struct motion *m,
                       const struct modes_step *step, struct held_step_sums *sums,
                       double force_body, double force_hammer, double *lost);

/* --- ringing: the counterparts of motion_ring*() ---------------------------------------------- */

void nonlinear_ring_start(const struct collision_def *c, struct motion *m);
void nonlinear_ring_output(const struct collision_def *c, struct motion *m, double *const *pickup,
                           double *contact, int n);
void nonlinear_ring(const struct collision_def *c, struct motion *m, int samples);
double nonlinear_ring_window(const struct collision_def *c, struct motion *m);

/* --- reading ---------------------------------------------------------------------------------- */

/* Acceleration by the potential of the point with these weights, m/s^2. */
double nonlinear_acceleration(const struct collision_def *c, const struct motion *m,
                              const double *weight);
/* Stiffness under a static load beside that of the linear body: at present, and with this force, N,
 * in addition. */
double nonlinear_stiffness(const struct collision_def *c, const struct motion *m);
double nonlinear_static_stiffness(const struct collision_def *c, const struct motion *m,
                                  double force);
/* The same under forces that store the energy W in the linear body, J. */
double nonlinear_static_stiffness_of(const struct collision_def *c, const struct motion *m,
                                     double W);

#endif
