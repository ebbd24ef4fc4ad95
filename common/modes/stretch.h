/* SPDX-License-Identifier: BSD-3-Clause */
/* stretch.h: the tension of drumheads and strings, which rises with the amplitude.
 *
 *   T = T0 + (B/2) S,   S = mean of |grad w|^2    Berger 1955; Kirchhoff 1876, Carrier 1945
 *
 * over a drumhead of area A (a string of length L) with the in-plane stiffness B. In
 * mass-normalised modes, with U = sum omega^2 q^2 / 2,
 *   V = kappa^2 U^2 / 2,   kappa^2 = B / (A T0^2),   psi = kappa U,   T/T0 = 1 + kappa psi,
 * and the held force of potential.h is -phi g with
 *   g = kappa omega^2 (q + d/2),
 * the gradient at the middle of the free step. g . dq is then almost a total difference: psi stays
 * within 1e-3 of kappa U. (From the ends of the step: within 6e-5, but 2e-3 when steps vary; at q
 * it always falls.)
 *
 * In the steps of a contact g has a weight for each mode,
 *   w = 1/(1 - y),   y = omega^2 b / 2 = (1 - cos omega H) / 2 <= .75
 * Under a constant force the free step returns by d = -2 y q, so that with this weight a mode
 * yields as in statics. Without it the high modes of a pressed drumhead jump at every change of the
 * step: a hand on a small drum was up to twice as loud.
 *
 * Ceiling: above U_c = 15/kappa^2, which is two octaves, the tension is constant,
 *   V = 15 U - 112.5/kappa^2,   g = 15/sqrt(2 V(U_mid)) omega^2 (q + d/2),
 * with U_mid = U of q + d/2. Without the ceiling psi sticks below zero in extremely hard strikes.
 *
 * Every 64 samples of ringing psi is resynchronised to kappa U (potential_resync). The accuracy is
 * of order 2 in the step; the frequency of a mode follows tan(theta/2) = tan(omega h/2) sqrt(T/T0),
 * too little for high modes.
 *
 * A step has two forms. With a contact it uses (q, p) of modes.h: stretch_prepare() and
 * stretch_advance(), for any step length. For free ringing at one sample a step it uses
 *   Y = omega (q + d/2),   Z = omega d,   beta = omega^2 b,
 *   W = kappa sqrt(beta) Y,   D = Z / sqrt(beta),   E = -2 phi W,   A = sum W D,   Gamma = sum W^2,
 *   D' = u W + v D + e E,   W' = W + h (D + D' + E),
 *   u = (trace - 1 - det) / (kappa beta),   v = (trace - 1 + det)/2,
 *   e = (S^2 - omega^2 b^2) / 2b,   h = kappa beta / 2,
 * with trace and det of the free step's matrix: stretch_ring(), less than half the work. Both give
 * the same motion to rounding, except for the weights.
 *
 * All modes of the body stretch; the hammer's own do not.
 */
#ifndef KNOCK_STRETCH_H
#define KNOCK_STRETCH_H

#include <stdbool.h>

#include "modes/modes.h"
#include "modes/potential.h"

/* Step lengths with weights; in steps shorter than a sample / 2^3 all are 1. */
enum { STRETCH_LEVELS = 4 };
enum { STRETCH_ROWS = 129 }; /* the maximum: two for each of 64 pickups, and the contact point's */

/* Constant data beside a bank. */
struct stretch {
    double kappa;   /* 1/sqrt(J); 0: linear */
    int end;        /* the body's padded range */
    int folded_end; /* [0, folded_end) rings in (W, D); the rest, which is near or above half the
                       rate, rigid or overdamped, in (q, p) */
    int outs;       /* rows of the output: one per pickup, for acceleration two; the contact point's
                       displacement follows them */
    enum modes_out what;
    double *u, *v, *e, *h, *beta; /* as above */
    /* sqrt(omega^2); 1/omega, 1/(omega S), W/Y and Y/W: 0 if not folded */
    double *omega, *by_omega, *by_omega_S, *scale, *by_scale;
    double *weighted[STRETCH_LEVELS]; /* w omega^2 of steps of a sample / 2^l */
    double *row; /* [outs + 1][2][end]: weights of (W, D), or of (q, p) from folded_end on */
    const struct stretch_kernel *kernel;
    size_t bytes; /* of its memory */
    void *memory;
};

/* A and Gamma of the next sample with the gain kappa, and 2 U of q + d/2. */
struct ring_sums {
    double A, Gamma, U2;
};

/* The state in a voice. */
struct stretch_state {
    double psi;
    /* during ringing: (W, D), or (q, p) from folded_end on */
    double *W, *D;
    double ring_psi;
    struct ring_sums sums;
    bool below_ceiling; /* U cannot reach the ceiling in this window; otherwise sums.U2 is known */
    int room;
    size_t bytes; /* of its memory */
    void *memory;
};

/* The sums of a step, and g = gain omega^2 (q + d/2). */
struct held_step_sums {
    struct potential_step held;
    double gain;
};

/* --- making, on the message side: these allocate -------------------------------------------- */

/* kappa of a drumhead of this area or a string of this length, with the tension T0 (N/m or N) and
 * the in-plane stiffness B. */
double stretch_kappa(double extent, double T0, double B);
/* For a bank of up to this many modes of the body and pickups; NULL: no memory. */
struct stretch *stretch_new(int body, int pickups);
void stretch_free(struct stretch *t);
/* Computes the data for a designed bank. Allocates nothing. */
void stretch_design(struct stretch *t, const struct modes *m, double kappa, enum modes_out what);
/* True if a bank stretches alike with both; NULL: not at all. */
bool stretch_equal(const struct stretch *a, const struct stretch *b);
struct stretch_state *stretch_state_new(int body);
void stretch_set_psi(struct stretch_state *s, double psi);
void stretch_state_free(struct stretch_state *s);

/* --- a step with a contact ------------------------------------------------------------------- */

/* The sums of a step from here; `free_displacement` is over body and hammer. */
struct held_step_sums stretch_prepare(const struct stretch *t, const struct modes *m,
                                      const struct modes_step *step, const struct modes_state *s);
/* g of the step, [body_end], for links at several points (contact/links.h). */
void stretch_gradient(const struct stretch *t, const struct modes *m, const struct modes_step *step,
                      const struct modes_state *s, double gain, double *g);
/* Takes the step that `next` was prepared for, under these forces (on the body: hammer and drive),
 * and prepares another of the same length. Adds the damping loss to *loss unless that is NULL. */
void stretch_advance(const struct stretch *t, const struct modes *m, const struct modes_step *step,
                     struct modes_state *s, double *psi, struct held_step_sums *next,
                     double force_body, double force_hammer, double *loss);

/* --- ringing freely -------------------------------------------------------------------------- */

/* Starts from (q, p) and psi, which do not change until stretch_ring_end() or
 * stretch_ring_window(). */
void stretch_ring_start(const struct stretch *t, const struct modes *m, struct modes_state *s,
                        struct stretch_state *z);
/* The next n samples of every pickup, n <= MODES_WINDOW, and of the body's displacement at the
 * contact point, unless `contact` is NULL. out NULL: advances without either. */
void stretch_ring(const struct stretch *t, const struct modes *m, struct stretch_state *z,
                  double *const *out, double *contact, int n);
/* Back to (q, p) and psi. */
void stretch_ring_end(const struct stretch *t, struct modes_state *s, struct stretch_state *z);
/* The linear energies of the body's modes, J. */
struct stretch_energy {
    double K, U;
};
/* One window later: stretch_ring_end(), stretch_resync() and stretch_ring_start() in two passes.
 * Returns the energies after it. */
struct stretch_energy stretch_ring_window(const struct stretch *t, const struct modes *m,
                                          struct modes_state *s, struct stretch_state *z);

/* --- reading and statics -----------------------------------------------------------------------
 */

/* sum w (-psi grad psi) over the body: acceleration of a point by the potential, m/s^2, with the
 * point's shape / sqrt(m) in w. */
double stretch_acceleration(const struct stretch *t, const struct modes *m,
                            const struct modes_state *s, double psi, const double *w);
/* T/T0 under a constant force F at the contact point, N, on a body with the energy U of q:
 *   T^2 (T - T(U)) = kappa^2 sum c^2/omega^2 F^2 / 2 */
double stretch_static_tension(const struct stretch *t, const struct modes *m, double U, double F);
/* The same under forces at several points that store the energy W in the linear body, J. */
double stretch_static_tension_of(double kappa, double U, double W);

/* --- energy ---------------------------------------------------------------------------------- */

struct stretch_energy stretch_energy(const struct stretch *t, const struct modes *m,
                                     const struct modes_state *s);
/* sqrt(2 V) with the ceiling, at the modes' energy U. */
double stretch_psi(double kappa, double U);
/* T/T0 */
double stretch_tension(double kappa, double U);
/* Scales the body's p so that psi is stretch_psi() again; every 64 samples. Returns the energies
 * after it. From psi = 0 in a linear bank this starts the nonlinear motion, at the expense of p. */
struct stretch_energy stretch_resync(const struct stretch *t, const struct modes *m,
                                     struct modes_state *s, double *psi);
/* The same, unless psi^2 is right within 1e-5 of the energy: for every sample that does not ring
 * freely, where the forces make psi drift and a change once in 64 samples would be audible. True if
 * p has changed. */
bool stretch_resync_if_off(const struct stretch *t, const struct modes *m, struct modes_state *s,
                           double *psi);
/* For a bank that continues another one with another kappa: scales q so that U + V is the energy
 * that U + psi^2/2 was, and psi is stretch_psi(). */
void stretch_settle(const struct stretch *t, const struct modes *m, struct modes_state *s,
                    double *psi);
/* Scales q by T/T0 and returns it: q - F/omega^2 with the force F = -psi grad psi of each mode. */
double stretch_hold_force(const struct stretch *t, const struct modes *m, struct modes_state *s,
                          double psi);
void stretch_release_force(const struct modes *m, struct modes_state *s, double tension);
/* At this total energy the pitch shift is below .25 cents, so the bank may ring in closed form;
 * psi^2/2, up to 1.4e-4 of the energy, is booked as lost. */
bool stretch_is_small(double kappa, double energy);

#endif
