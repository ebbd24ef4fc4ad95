/* SPDX-License-Identifier: BSD-3-Clause */
/* modes.h: a bank of damped modes, moved exactly.
 *
 * A body (or a hammer that rings) is N oscillators in mass-normalised coordinates, [AR04] (8):
 *   q'' + 2 sigma q' + omega^2 q = c F,     c = phi / sqrt(m),     p = q'
 * phi is the signed shape at the contact point, so the point moves by sum c q and F does the work
 * F sum c dq. Energy is sum (p^2 + omega^2 q^2) / 2.
 *
 * While F is held for a time H, and with g = c F - omega^2 q at its start,
 *   dq = S p + b g,    dp = S g - r p,     r = omega^2 b + 2 sigma S
 * is exact; b(H) is the answer of q to a unit force and S = db/dH. The loss 2 sigma int p^2 dt is a
 * quadratic form in (p, g) with coefficients of its own. These come for steps of 64 samples down to
 * 1/4096 of one: a Taylor series at the shortest, doubled from there. Nothing here divides by omega
 * or sigma, so rigid (omega = 0), undamped and overdamped modes are no special cases.
 *
 * The bilinear transform of [AR04] has the same form with S = h/D, b = hS/2, D = 1 + sigma h +
 * (omega h/2)^2, and stands beside them as one more step.
 */
#ifndef KNOCK_MODES_H
#define KNOCK_MODES_H

#include <stdbool.h>

#include "base/compiler.h"

enum {
    MODES_FINEST = 12, /* the shortest step is a sample / 2^12 */
    MODES_LONGEST = 6, /* the longest is 2^6 samples */
    MODES_STEPS = MODES_FINEST + MODES_LONGEST + 1,
    MODES_WINDOW = 1 << MODES_LONGEST
};

/* What may be listened to at a pickup. */
enum modes_out { MODES_VELOCITY, MODES_DISPLACEMENT, MODES_ACCELERATION };

/* One mode as a user knows it. */
struct mode {
    double freq;  /* Hz, of the undamped mode; 0 = rigid */
    double decay; /* T60, s; INFINITY = undamped */
    double mass;  /* kg, modal */
};

/* The coefficients of one step length, arrays over the modes. */
struct modes_step {
    double *S, *b, *r;
    double *loss_pp, *loss_pg, *loss_gg; /* loss = pp p^2 + pg p g + gg g^2 */
    double compliance_body, compliance;  /* sum c^2 b over the body's modes, and over all: m/N */
};

/* A bank at one sample rate: constant once designed. The hammer's modes, if it has any, stand
 * behind the body's and take the contact force alone. */
struct modes {
    double rate;
    int body, hammer; /* numbers of modes */
    int body_end,
        hammer_end; /* the same as padded ranges: [0, body_end) and [body_end, hammer_end) */
    int output_end; /* a padded range of the body's: those beyond are silent at every pickup */
    int pickups;
    double *omega2, *two_sigma;
    double *c;             /* shape at the contact point / sqrt(m) */
    double *inv_sqrt_mass; /* 1 / sqrt(m), to place a point */
    double *pickup;        /* [pickups][hammer_end]: shape at the pickup / sqrt(m), 0 when silent */
    double *trace, *minus_det; /* of one sample's step: s[n+1] = trace s[n] - det s[n-1] */
    double *stretches; /* 1 where a mode goes with tension, 0 where it does not: see tension.h */
    double stiffening; /* 1/J, of tension.h; 0: the tension stays, whatever moves */
    double impulse_response_1;  /* sum c^2 S: how far a unit impulse takes it in a sample */
    double mobility;            /* sum c^2: the velocity that a unit impulse leaves, 1/kg */
    double displacement_bound2; /* sum c^2/omega^2: |sum c q|^2 <= reach2 * 2 E */
    double output_bound2; /* max over pickups and contact of sum c^2: |sum c p|^2 <= that * 2 E */
    double output2;       /* the same over the pickups alone */
    bool audited;         /* its steps know their losses */
    struct modes_step bilinear;
    struct modes_step step[MODES_STEPS]; /* by modes_level() */
    const struct modes_kernel *kernel;
    void *memory;
};

/* The motion of a bank. */
struct modes_state {
    double *q, *p;
    double *s0, *s1; /* what rings freely: the output of each mode, one sample ago and now */
    double *r0, *r1; /* the same of its displacement at the contact */
    int room;        /* modes that fit */
    void *memory;
};

/* Points of a bank that links touch: row j is the shape of each mode at point j over sqrt(m),
 * signed so that the force of link j pushes along it; 0 in the padding. A force on the body alone
 * (a drive) is one more row, which is 0 on the hammer's modes. */
enum { MODES_POINTS = 64 };
struct modes_points {
    int count, stride;
    double *c; /* [count][stride], aligned */
    void *memory;
};

/* The step of samples / 2^fineness; negative is longer than a sample. */
static inline int modes_level(int subdivision) { return subdivision + MODES_LONGEST; }

/* --- making, on the message side: these allocate ------------------------------------------- */

struct modes *modes_new(int body, int hammer, int pickups);
void modes_free(struct modes *m);
/* A state that can hold any bank of up to this many modes in all; at rest. */
struct modes_state *modes_state_new(int body, int hammer);
void modes_state_free(struct modes_state *s);
void modes_state_rest(struct modes_state *s);

/* All rows 0. */
struct modes_points *modes_points_new(const struct modes *m, int count);
void modes_points_free(struct modes_points *p);
static inline double *modes_points_row(const struct modes_points *p, int j) {
    return p->c + j * p->stride;
}

/* Computes a bank. body and hammer list the modes. at[i] is the shape of mode i at the contact
 * point (body's modes, then the hammer's); pickup[p][i] that of the body's mode i at pickup p.
 * Modes at or above half the rate are silent but still yield at the contact. */
void modes_design(struct modes *m, double rate, const struct mode *body, const struct mode *hammer,
                  const double *at, const double *const *pickup);
/* Adds what it takes to integrate the losses of a bank that has been designed; half as much work
 * again, which only a ledger wants. */
void modes_audit(struct modes *m);

/* The same bank with all frequencies that give times `factor`; `to` is another's memory, with room
 * for it. What the two have in common stays `from`'s. Allocates nothing. */
void modes_retune(const struct modes *from, struct modes *to, double factor);
/* The same for what rings only: steps of a sample and of a window. A tenth of the work. */
void modes_retune_ringing(const struct modes *from, struct modes *to, double factor);
/* Of the modes that give: their energy, J, that of their motion, and how far they take the contact
 * point, m; and their q, p times so much. */
double modes_stretching_energy(const struct modes *m, const struct modes_state *s);
double modes_stretching_kinetic(const struct modes *m, const struct modes_state *s);
double modes_stretching_displacement(const struct modes *m, const struct modes_state *s);
void modes_scale_stretching(const struct modes *m, struct modes_state *s, double q, double p);

/* --- moving: bounded, nothing allocated ---------------------------------------------------- */

/* How far the contact point would go in that step without any force, m. */
double modes_free_displacement(const struct modes *m, const struct modes_step *step,
                               const struct modes_state *s);
/* The body's part of it. */
double modes_free_displacement_body(const struct modes *m, const struct modes_step *step,
                                    const struct modes_state *s);
/* One step with the forces held; returns how far the contact point would go in an equal step to
 * follow. Adds what damping took to *loss, unless that is NULL: it is a third of the work. */
double modes_advance(const struct modes *m, const struct modes_step *step, struct modes_state *s,
                     double force_body, double force_hammer, double *loss);
/* The same of a bank with one pickup, without the loss: *heard is the velocity there, at the end.
 */
double modes_advance_output(const struct modes *m, const struct modes_step *step,
                            struct modes_state *s, double force_body, double force_hammer,
                            double *heard);
/* Two equal steps, forces held over each; how far the contact point would go without a force in
 * another such step, and in a step twice as long, comes into drift[0] and drift[1]. */
void modes_advance_pair(const struct modes *m, const struct modes_step *half,
                        const struct modes_step *whole, struct modes_state *s, const double *force,
                        double *drift);
/* The same with forces at several points. drift[j] is how far point j goes without a force. */
void modes_free_displacement_points(const struct modes *m, const struct modes_step *step,
                                    const struct modes_points *points, const struct modes_state *s,
                                    double *drift);
void modes_advance_points(const struct modes *m, const struct modes_step *step,
                          const struct modes_points *points, struct modes_state *s,
                          const double *force, double *drift, double *loss);
/* Two halves; drift[0] over another half, drift[1] over another whole. */
void modes_advance_points_pair(const struct modes *m, const struct modes_step *half,
                               const struct modes_step *whole, const struct modes_points *points,
                               struct modes_state *s, const double *const force[2],
                               double *const drift[2]);
/* G^T b G: how far point j goes in the step per newton at point k, into table[j][stride]. */
void modes_compliance_points(const struct modes *m, const struct modes_step *step,
                             const struct modes_points *points, double *table, int stride);
/* An impulse at the contact, N s. */
void modes_impulse(const struct modes *m, struct modes_state *s, double impulse);
void modes_rest(const struct modes *m, struct modes_state *s);
/* The motion of one bank continues in another, mode by mode: p' = p and omega' q' = omega q. So the
 * energy of a mode is the same in both, and going back restores the motion. Where omega is 0 in
 * either, p' = p and q' = 0. Modes that only the other bank has are at rest. */
void modes_continue(const struct modes *from, const struct modes_state *motion,
                    const struct modes *to, struct modes_state *s);
/* A force at the contact point that acts for long displaces each mode by c F / omega^2: adds that
 * to q. Modes with omega = 0 are left out. */
void modes_add_static(const struct modes *m, struct modes_state *s, double force);
/* The force at the contact point that holds the body displaced as it is, as far as one does, N. */
double modes_static_force(const struct modes *m, const struct modes_state *s);
/* The displacement that this force holds at each pickup. */
void modes_read_static(const struct modes *m, double force, double *out);
/* q and p of the body's modes times so much; what is ringing goes along. */
void modes_scale_body(const struct modes *m, struct modes_state *s, double q, double p);
/* Do two banks ring, yield and sound alike? */
bool modes_equal(const struct modes *a, const struct modes *b);

/* Ringing: modes_ring_start takes the state, modes_ring writes the next n <= MODES_WINDOW samples
 * of every pickup; the state itself stays where it was until modes_coast moves it on by n samples.
 */
void modes_ring_start(const struct modes *m, struct modes_state *s, enum modes_out what);
void modes_ring(const struct modes *m, struct modes_state *s, double *const *out, int n);
/* The same of the contact point: sum c q, over the next n samples. */
void modes_contact_displacement_start(const struct modes *m, struct modes_state *s);
void modes_contact_displacement(const struct modes *m, struct modes_state *s, double *out, int n);
void modes_coast(const struct modes *m, struct modes_state *s, int samples, double *loss);
/* A whole window later: modes_coast, modes_ring_start, and modes_energy, which it returns. */
double modes_ring_on(const struct modes *m, struct modes_state *s, enum modes_out what,
                     double *loss);

/* --- reading ------------------------------------------------------------------------------- */

/* The pickups now; body_force is the force on the body that acceleration needs. */
void modes_read(const struct modes *m, const struct modes_state *s, enum modes_out what,
                double body_force, double *out);
double modes_velocity(const struct modes *m, const struct modes_state *s);     /* sum c p */
double modes_displacement(const struct modes *m, const struct modes_state *s); /* sum c q */
double modes_energy(const struct modes *m, const struct modes_state *s);
/* d/dt of modes_velocity() under this force on the body. */
double modes_acceleration(const struct modes *m, const struct modes_state *s, double force_body);

#endif
