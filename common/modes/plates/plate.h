/* SPDX-License-Identifier: BSD-3-Clause */
/* plate.h: gongs and cymbals. A thin disc of radius a and thickness h, free at its edge, flat or a
 * shallow cap that rises by H0 in the middle, whose deflection is comparable to h: the equations of
 * von Karman (1910), for caps those of Marguerre (1938), in modes.
 *
 * Modes: w = sum q Phi/(a sqrt(rho h)), Phi = R(r) cos(n theta), integral of Phi^2 over the unit
 * disc 1. A strike excites only the cos member of each pair, and these exchange energy only among
 * themselves. Stress functions: Psi_k(r) cos(N theta), modes of a clamped plate, zeta^4,
 * int Psi^2 r dr = 1.
 *   V = K/2 sum_k w_k ((P_k + l_k)^2 - l_k^2),   K = E / (4 rho^2 h a^6),
 *   w_k = pi/zeta^4 (2 pi where N = 0),  P_k = quadratic form in q,
 *   l_k = -4 H0 sqrt(rho h) a lambda.q.
 * P_k couples only modes with n_p + n_q = N or |n_p - n_q| = N. The linear stiffness of a cap is in
 * its modes: omega^2 = xi^4 E h^2 / (12 (1 - nu^2) rho a^4) with the eigenvalues xi^4 of a matrix
 * for each n. Modes and coefficients depend on nu and H0/h alone; size, thickness and metal are
 * scale factors. After Thomas, Touze and Chaigne (2005) and Touze, Thomas and Chaigne (2002).
 *
 * The held step is that of potential.h with psi = sqrt(2 (V + C)), g = grad V / sqrt(2 (V + C)) at
 * q + d/2. For a flat plate V >= 0 and C = 1e-12 J. For a cap V may be negative (it snaps through):
 * C is twice the energy in play and follows it, without effect on the motion.
 *
 * Approximate: the modes and stress functions are truncated. With twice as many modes the centroid
 * of the built-in cymbal after strikes at 1, 3 and 7 m/s is the same within 10 %; with twice as
 * many stress functions it is up to 30 % higher.
 */
#ifndef KNOCK_PLATE_H
#define KNOCK_PLATE_H

#include <stdbool.h>
#include <stddef.h>

#include "modes/modes.h"
#include "modes/potential.h"

enum { PLATE_MODES_MOST = 512, PLATE_STRESSES_MOST = 128 };

struct plate_kind {
    double nu;    /* Poisson's ratio */
    double rise;  /* H0/h; 0 is flat */
    int modes;    /* number of cos modes, the lowest of the flat disc */
    int stresses; /* number of cos stress functions, the lowest */
};

struct plate_mode {
    int n;      /* nodal diameters */
    double xi2; /* omega = xi2 sqrt(E / (12 (1 - nu^2) rho)) h / a^2 */
};

/* A stress function. Its coefficients are stored in runs: LANES_ALIGN neighbours in n of one row p
 * against those of `count` rows q. */
struct plate_stress {
    int N, first_run, runs, lambdas; /* lambda of the modes n = N, in rows from `first_row` up */
    int first_row;
    double w;
    const double *lambda;
};
struct plate_run {
    int p, q, count;
};

/* Modes and coefficients: constant, shared by all bodies and voices of this kind. */
struct plate {
    struct plate_kind kind;
    struct plate_mode *mode; /* in rising order of frequency */
    int *at;                 /* position of each mode in the rows */
    /* rows [circles][n]: n from -left, mirrored at 0, and LANES_ALIGN - 1 zeros at the end */
    int rows, stride, left;
    int *row_end; /* of each row, padded */
    struct plate_stress *stress;
    struct plate_run *run;
    float *coefficient;
    int coefficients; /* without padding */
    struct plate_shapes *shapes;
    void *memory[8];
};

/* SI coefficients of one bank. */
struct plate_force {
    const struct plate *plate;
    double K, L;   /* V = K/2 sum w P (P + 2 L lambda.z) */
    bool drumhead; /* z = q/sqrt(m) of the bank; else z = q */
};

/* The state in a voice. */
struct plate_state {
    double psi, C;     /* sqrt(J), J */
    double share;      /* of V and C: 1, less while the plate fades to linear or back */
    double peak;       /* greatest |V| over the modes' energy, of the last 50 ms or so */
    double *g;         /* sqrt(J)/(m sqrt(kg)), in the order of the modes, padded */
    double *z, *D, *G; /* rows; behind those of D a vector for each run */
    size_t room;       /* doubles */
    void *memory;
};

/* --- making, on the message side: these allocate -------------------------------------------- */

/* NULL: no memory. A cymbal of 206 modes takes some tens of ms. */
struct plate *plate_new(const struct plate_kind *kind);
void plate_free(struct plate *p);
/* Phi of each mode at (r, angle), r = 0 ... 1 (cos 0 = 1 at the strike). phi/sqrt(mass) is
 * Phi sqrt(pi) / sqrt(M) for a disc of mass M = rho h pi a^2. Allocates nothing. */
void plate_shape(const struct plate *p, double r, double angle, double *Phi);
/* The factor in omega^2 = (xi2 * factor)^2, 1/s. */
double plate_omega(const struct plate *p, double E, double rho, double h, double a);
/* For a disc of this factor, mass M = rho h pi a^2 and thickness h:
 *   K = 3 pi (1 - nu^2) omega^2 / (M h^2),   L = -4 H0 sqrt(M/pi).
 * nonlinear = 1 is the real plate, 0 the linear one; s times the amplitude has the effect of
 * nonlinear = s. */
struct plate_force plate_force(const struct plate *p, double omega, double mass, double h,
                               double nonlinear);
/* A drumhead of the same kind: von Karman's potential replaces that of stretch.h and makes the
 * drumhead brighter. The modes are J_n(root r) cos(n theta), in the bank's order. A step costs 28
 * us at 512 modes and 12 stress functions, 53 us at 36: for `quality render`. The edge is fixed in
 * its plane. */
struct plate_drumhead_mode {
    int n;
    double root;
};
struct plate *plate_drumhead_new(double nu, const struct plate_drumhead_mode *mode, int modes,
                                 int stresses);
/* For a drumhead of modulus E, thickness h and radius a. */
struct plate_force plate_drumhead_force(const struct plate *p, double E, double h, double a,
                                        double nonlinear);
/* True if two banks have the same potential; NULL: none. */
bool plate_force_equal(const struct plate_force *a, const struct plate_force *b);
/* A state at rest; and memory for any plate that needs as much room or less, without a state. */
struct plate_state *plate_state_new(const struct plate *p);
struct plate_state *plate_state_bare(size_t room);
size_t plate_room(const struct plate *p); /* doubles */
void plate_state_free(struct plate_state *z);
/* Memory of a state, bytes. All objects share the plates. */
size_t plate_state_bytes(const struct plate_state *z);

/* --- moving: the modes of the bank's body are the plate's, in their order --------------------- */

/* At rest, with psi of V = 0. */
void plate_rest(const struct plate *p, struct plate_state *z);
/* psi after a step of several contacts. */
void plate_set_psi(struct plate_state *z, double psi);
/* `to` has the psi, C and share of another plate's state. */
void plate_take(const struct plate_state *z, struct plate_state *to);
/* Computes g at the middle of this step's free motion. This is most of the work (bench: plate).
 * False: psi^2/2 - C differs from V by a tenth of the energy; resynchronise, and compute g again.
 */
bool plate_gradient(const struct plate_force *f, const struct modes *m,
                    const struct modes_step *step, const struct modes_state *s,
                    struct plate_state *z);
/* The sums of a step with this g; a shorter step may use the g of a longer one. */
struct potential_step plate_prepare(const struct modes *m, const struct modes_step *step,
                                    const struct modes_state *s, const struct plate_state *z);
/* Takes the step of plate_prepare() under these forces; returns phi. */
double plate_advance(const struct modes *m, const struct modes_step *step, struct modes_state *s,
                     struct plate_state *z, const struct potential_step *held, double force_body,
                     double force_hammer, double *loss);

/* V, J. */
double plate_potential(const struct plate_force *f, const struct modes *m,
                       const struct modes_state *s, struct plate_state *z);
/* The energy of the potential, psi^2/2 - C, J; added to the modes' linear energy. */
static inline double plate_stored(const struct plate_state *z) {
    return z->psi * z->psi / 2 - z->C;
}
/* Resynchronises psi to sqrt(2 (V + C)) by scaling p, every 16 ... 64 samples; by scaling q and p
 * alike where p alone has not enough energy: far beyond the amplitudes of play, where the steps are
 * too long. The energy does not change. Returns the energy lost where the modes have none, J. */
double plate_resync(const struct plate_force *f, const struct modes *m, struct modes_state *s,
                    struct plate_state *z);
/* X/b of a point with these weights: its acceleration by the potential is -psi times this. */
double plate_pull(const struct modes *m, const struct plate_state *z, const double *c);

/* Sets psi to that of the present q; the energy changes. */
void plate_set(const struct plate_force *f, const struct modes *m, const struct modes_state *s,
               struct plate_state *z);
/* After the motion has been continued in another bank: psi for the present q, by scaling q and p
 * alike. Returns as plate_resync() does. */
double plate_settle(const struct plate_force *f, const struct modes *m, struct modes_state *s,
                    struct plate_state *z);
/* Moves q by `psi` g/omega^2. */
void plate_shift(const struct modes *m, struct modes_state *s, const struct plate_state *z,
                 double psi);
/* V of a state at rest begins with this share; a resynchronisation must follow. */
void plate_begin_share(struct plate_state *z, double share);
/* Sets the share of V; `share` of 0 ends it. What a smaller share takes from V is lost, and
 * returned, J. Where the share grows, or V is negative, p is reduced, so that the total energy
 * never grows; at an instant without enough of it nothing changes. */
double plate_set_share(const struct modes *m, struct modes_state *s, struct plate_state *z,
                       double share);
/* The pitch shift by the potential is below .25 cents: the plate may fade to the linear one. */
bool plate_is_small(const struct plate_force *f, const struct plate_state *z);

#endif
