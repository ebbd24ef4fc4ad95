/* SPDX-License-Identifier: BSD-3-Clause */
/* modes.h: a bank of damped modes, moved exactly.
 *
 * A body (or a hammer that rings) is N oscillators in mass-normalised coordinates, [AR04] (8):
 *   q'' + 2 sigma q' + omega^2 q = c F,     c = phi / sqrt(m),     p = q'
 * phi is the signed shape at the contact point, so the displacement of the point is sum c q, and F
 * does the work F sum c dq. The energy is sum (p^2 + omega^2 q^2) / 2.
 *
 * While F is held for a time H, and with g = c F - omega^2 q at its start,
 *   dq = S p + b g,    dp = S g - r p,     r = omega^2 b + 2 sigma S
 * is exact; b(H) is the response of q to a unit force and S = db/dH. The loss 2 sigma int p^2 dt is
 * a quadratic form in (p, g) with coefficients of its own. The coefficients are stored for steps of
 * 64 samples down to 1/4096 of a sample: a Taylor series gives the shortest, and each doubling the
 * next. No expression divides by omega or sigma, so rigid (omega = 0), undamped and overdamped
 * modes are no special cases.
 *
 * The bilinear transform of [AR04] has the same form with S = h/D, b = hS/2, D = 1 + sigma h +
 * (omega h/2)^2, and is stored as one more step.
 */
#ifndef KNOCK_MODES_H
#define KNOCK_MODES_H

#include <stdbool.h>
#include <stddef.h>

#include "base/compiler.h"

enum {
    MODES_FINEST = 12, /* the shortest step is a sample / 2^12 */
    MODES_LONGEST = 6, /* the longest is 2^6 samples */
    MODES_STEPS = MODES_FINEST + MODES_LONGEST + 1,
    MODES_WINDOW = 1 << MODES_LONGEST
};

/* Quantity that a pickup outputs. */
enum modes_out { MODES_VELOCITY, MODES_DISPLACEMENT, MODES_ACCELERATION };

/* One mode in a user's units. */
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

/* A bank at one sample rate, constant once designed. The hammer's modes, if any, follow the body's
 * and respond to the contact force alone. */
struct modes {
    double rate;
    int body, hammer; /* numbers of modes */
    int body_end,
        hammer_end; /* the same as padded ranges: [0, body_end) and [body_end, hammer_end) */
    int output_end; /* padded; modes of the body from here on are silent at every pickup */
    int pickups;
    double *omega2, *two_sigma;
    double *c;             /* shape at the contact point / sqrt(m) */
    double *inv_sqrt_mass; /* 1 / sqrt(m), which turns shapes into c */
    double *pickup;        /* [pickups][hammer_end]: shape at the pickup / sqrt(m), 0 when silent */
    double *trace, *minus_det;  /* of one sample's step: s[n+1] = trace s[n] - det s[n-1] */
    double impulse_response_1;  /* sum c^2 S: displacement one sample after a unit impulse */
    double mobility;            /* sum c^2: velocity just after a unit impulse, 1/kg */
    double displacement_bound2; /* sum c^2/omega^2: |sum c q|^2 <= this * 2 E */
    double output_bound2; /* max over pickups and contact of sum c^2: |sum c p|^2 <= this * 2 E */
    double output2;       /* the same over pickups alone */
    bool audited;         /* the loss coefficients are designed */
    struct modes_step bilinear;
    struct modes_step step[MODES_STEPS]; /* by modes_level() */
    const struct modes_kernel *kernel;
    size_t bytes; /* of its memory */
    void *memory;
};

/* The state of a bank. */
struct modes_state {
    double *q, *p;
    double *s0, *s1; /* free ringing: each mode's output one sample ago and now */
    double *r0, *r1; /* the same for its displacement at the contact */
    int room;        /* capacity in modes */
    size_t bytes;    /* of its memory */
    void *memory;
};

/* Points of a bank that links touch. Row j is the shape of each mode at point j over sqrt(m),
 * signed so that the force of link j pushes along it; 0 in the padding. A force on the body alone
 * (a drive) is one more row, which is 0 on the hammer's modes. */
enum { MODES_POINTS = 64 };
struct modes_points {
    int count, stride;
    double *c; /* [count][stride], aligned */
    void *memory;
};
static inline size_t modes_points_bytes(const struct modes_points *p) {
    return sizeof *p + (size_t)p->count * (size_t)p->stride * sizeof(double);
}

/* Index of the step of samples / 2^subdivision; a negative subdivision is longer than a sample. */
static inline int modes_level(int subdivision) { return subdivision + MODES_LONGEST; }

/* --- making, on the message side: these allocate ------------------------------------------- */

/* The fastest kernel of this processor. It asks the processor, which takes 14 us in a virtual
 * machine: an object asks once. */
const struct modes_kernel *modes_kernel_best(void);
/* Its instruction set: AVX2, SSE2, NEON or plain C. */
const char *modes_kernel_name(const struct modes_kernel *kernel);
/* The second function is for a kernel that is known. */
struct modes *modes_new(int body, int hammer, int pickups);
struct modes *modes_new_with(const struct modes_kernel *kernel, int body, int hammer, int pickups);
void modes_free(struct modes *m);
/* A state at rest, with capacity for any bank of up to this many modes. */
struct modes_state *modes_state_new(int body, int hammer);
void modes_state_free(struct modes_state *s);
void modes_state_rest(struct modes_state *s);

/* All rows are 0. */
struct modes_points *modes_points_new(const struct modes *m, int count);
void modes_points_free(struct modes_points *p);
static inline double *modes_points_row(const struct modes_points *p, int j) {
    return p->c + j * p->stride;
}

/* Computes a bank. `body` and `hammer` list the modes. at[i] is the shape of mode i at the contact
 * point (body's modes, then the hammer's); pickup[p][i] is that of the body's mode i at pickup p,
 * which may be in the bank's own row p.
 * Modes at or above half the rate are silent but keep their compliance at the contact. */
void modes_design(struct modes *m, double rate, const struct mode *body, const struct mode *hammer,
                  const double *at, const double *const *pickup);
/* Adds the loss coefficients to a designed bank, which only a ledger needs. This adds half of the
 * design's work. */
void modes_audit(struct modes *m);

/* The rms value at a pickup per newton rms of white noise that drives the contact point, held for
 * each sample; rigid and overdamped modes are left out. False: a mode is undamped, or there is no
 * memory. */
bool modes_noise_gain(const struct modes *m, enum modes_out out, int pickup, double *gain);

/* --- moving: bounded, nothing allocated ---------------------------------------------------- */

/* Displacement of the contact point in this step without any force, m. */
double modes_free_displacement(const struct modes *m, const struct modes_step *step,
                               const struct modes_state *s);
/* The body's part of it, m. */
double modes_free_displacement_body(const struct modes *m, const struct modes_step *step,
                                    const struct modes_state *s);
/* One step with the forces held. Returns the free displacement of the contact point in an equal
 * step to follow, m. Adds the damping loss to *loss unless that is NULL; the loss is a third of the
 * work. */
double modes_advance(const struct modes *m, const struct modes_step *step, struct modes_state *s,
                     double force_body, double force_hammer, double *loss);
/* The same for a bank with one pickup, without the loss. *output is the pickup's velocity at the
 * end. */
double modes_advance_output(const struct modes *m, const struct modes_step *step,
                            struct modes_state *s, double force_body, double force_hammer,
                            double *output);
/* Two equal steps, each with its own held force. free_displacement[0] and free_displacement[1] are
 * the free displacements of the contact point in another such step, and in a step twice as long, m.
 */
void modes_advance_pair(const struct modes *m, const struct modes_step *half,
                        const struct modes_step *whole, struct modes_state *s, const double *force,
                        double *free_displacement);
/* The same with forces at several points. free_displacement[j] is the free displacement of point j,
 * m. */
void modes_free_displacement_points(const struct modes *m, const struct modes_step *step,
                                    const struct modes_points *points, const struct modes_state *s,
                                    double *free_displacement);
void modes_advance_points(const struct modes *m, const struct modes_step *step,
                          const struct modes_points *points, struct modes_state *s,
                          const double *force, double *free_displacement, double *loss);
/* Two half steps; free_displacement[0] is for another half, free_displacement[1] for another whole
 * step. */
void modes_advance_points_pair(const struct modes *m, const struct modes_step *half,
                               const struct modes_step *whole, const struct modes_points *points,
                               struct modes_state *s, const double *const force[2],
                               double *const free_displacement[2]);
/* G^T b G, the displacement of point j in the step per newton at point k, into
 * table[0][j][stride]; for `count` steps of the bank, each half as long as the one before. */
void modes_compliance_points(const struct modes *m, const struct modes_step *step, int count,
                             const struct modes_points *points, double *const *table, int stride);
/* The same for a static force on the modes from `first` up to `end`, into table[j][count]: sum c_j
 * c_k / omega^2. */
void modes_static_compliance(const struct modes *m, const struct modes_points *points, int count,
                             int first, int end, double *table);
/* Row j of that table, on the audio side. */
void modes_compliance_of_point(const struct modes *m, const struct modes_step *step,
                               const struct modes_points *points, int j, double *row);
/* Output of each pickup by an impulse at point j, into out[pickup * stride]. */
void modes_output_of_point(const struct modes *m, const struct modes_points *points, int j,
                           double *out, int stride);
/* sum row q and sum row p, the displacement and the velocity of a point. */
double modes_point_displacement(const struct modes *m, const struct modes_points *points,
                                const struct modes_state *s, int j);
double modes_point_velocity(const struct modes *m, const struct modes_points *points,
                            const struct modes_state *s, int j);
/* An impulse at the contact, N s. */
void modes_impulse(const struct modes *m, struct modes_state *s, double impulse);
void modes_rest(const struct modes *m, struct modes_state *s);
/* Continues the motion of one bank in another, mode by mode: p' = p and omega' q' = omega q. The
 * energy of a mode is the same in both, and going back restores the motion. If omega is 0 in
 * either, p' = p and q' = 0. Modes that only the other bank has are at rest. */
void modes_continue(const struct modes *from, const struct modes_state *motion,
                    const struct modes *to, struct modes_state *s);
/* A static load: a force at the contact point, or, unless `points` is NULL, one at each of the
 * first `count` points. `stiffness` is then that of the body beside that of its modes, as of a
 * stretched drumhead. */
struct modes_load {
    double force; /* N */
    const struct modes_points *points;
    int count;
    const double *forces; /* [count], N */
    double stiffness;
};
static inline bool modes_is_loaded(const struct modes_load *l) {
    return l && (l->points || l->force != 0);
}
/* Adds this share of the static displacement, sum c F / omega^2, to each q. Modes with omega = 0
 * are left out. */
void modes_add_static(const struct modes *m, struct modes_state *s, const struct modes_load *load,
                      double share);
/* The static force at the contact point that gives the body's present displacement there, N. */
double modes_static_force(const struct modes *m, const struct modes_state *s);
/* The displacement of the body at its contact point by modes that have a frequency, m. */
double modes_body_displacement(const struct modes *m, const struct modes_state *s);
/* The static displacement at each pickup under this load. */
void modes_read_static(const struct modes *m, const struct modes_load *load, double *out);
/* Scales q and p of the body's modes, and the ringing state with them. */
void modes_scale_body(const struct modes *m, struct modes_state *s, double q, double p);
/* True if two banks are equal in ringing, compliance and output. */
bool modes_equal(const struct modes *a, const struct modes *b);

/* Free ringing. modes_ring_start() starts from the state, modes_ring() writes the next
 * n <= MODES_WINDOW samples of every pickup. The state itself does not change until modes_coast()
 * advances it by n samples. */
void modes_ring_start(const struct modes *m, struct modes_state *s, enum modes_out what);
void modes_ring(const struct modes *m, struct modes_state *s, double *const *out, int n);
/* The same for the contact point: sum c q over the next n samples, over the modes from `first` on;
 * 0: all. */
void modes_contact_displacement_start(const struct modes *m, struct modes_state *s, int first);
void modes_contact_displacement(const struct modes *m, struct modes_state *s, double *out, int n);
void modes_coast(const struct modes *m, struct modes_state *s, int samples, double *loss);
/* The same for the hammer's own modes alone, without a loss. */
void modes_coast_hammer(const struct modes *m, struct modes_state *s, int samples);
/* One window later: modes_coast(), modes_ring_start() and modes_energy(), whose result it
 * returns. */
double modes_ring_window(const struct modes *m, struct modes_state *s, enum modes_out what,
                         double *loss);

/* --- reading ------------------------------------------------------------------------------- */

/* The present output of each pickup; acceleration needs the force on the body. */
void modes_read(const struct modes *m, const struct modes_state *s, enum modes_out what,
                double body_force, double *out);
double modes_velocity(const struct modes *m, const struct modes_state *s);     /* sum c p */
double modes_displacement(const struct modes *m, const struct modes_state *s); /* sum c q */
double modes_energy(const struct modes *m, const struct modes_state *s);
/* That of the hammer's own modes. */
double modes_energy_hammer(const struct modes *m, const struct modes_state *s);
/* d/dt of modes_velocity() under this force on the body, m/s^2. */
double modes_acceleration(const struct modes *m, const struct modes_state *s, double force_body);

#endif
