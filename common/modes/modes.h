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
    int heard_end;  /* a padded range of the body's: those beyond are silent at every pickup */
    int pickups;
    double *omega2, *two_sigma;
    double *c;      /* shape at the contact point / sqrt(m) */
    double *scale;  /* 1 / sqrt(m), to place a point */
    double *loud;   /* how loud its velocity is, wherever it is heard: see modes_weigh() */
    double *pickup; /* [pickups][hammer_end]: shape at the pickup / sqrt(m), 0 when silent */
    double *trace, *minus_det; /* of one sample's step: s[n+1] = trace s[n] - det s[n-1] */
    double *paired; /* 1 where it and the next are a round body's two, cos and sin: modes_pair() */
    bool pairs;     /* any are */
    double *gives;  /* 1 where a mode goes with tension, 0 where it does not: see tension.h */
    double stiffening; /* 1/J, of tension.h; 0: the tension stays, whatever moves */
    double kicked;     /* sum c^2 S: how far a unit impulse takes it in a sample */
    double mobility;   /* sum c^2: the velocity that a unit impulse leaves, 1/kg */
    double reach2;     /* sum c^2/omega^2: |sum c q|^2 <= reach2 * 2 E */
    double bends;      /* the body's part of it: a unit force's bend; infinite: not known */
    double loudness2;  /* max over pickups and contact of sum c^2: |sum c p|^2 <= that * 2 E */
    int heard_as;      /* what `loud` is about */
    bool audited;      /* its steps know their losses */
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
    double *struck_scale, *struck_loud; /* of the bank in which it came by what it has */
    int room;                           /* modes that fit */
    void *memory;
};

/* The step of samples / 2^fineness; negative is longer than a sample. */
static inline int modes_level(int fineness) { return fineness + MODES_LONGEST; }

/* --- making, on the message side: these allocate ------------------------------------------- */

struct modes *modes_new(int body, int hammer, int pickups);
void modes_free(struct modes *m);
/* A state that can hold any bank of up to this many modes in all; at rest. */
struct modes_state *modes_state_new(int body, int hammer);
void modes_state_free(struct modes_state *s);
void modes_state_rest(struct modes_state *s);

/* Computes a bank. body and hammer list the modes. at[i] is the shape of mode i at the contact
 * point (body's modes, then the hammer's); pickup[p][i] that of the body's mode i at pickup p.
 * Modes at or above half the rate are silent but still yield at the contact. */
void modes_design(struct modes *m, double rate, const struct mode *body, const struct mode *hammer,
                  const double *at, const double *const *pickup);
/* How loud the velocity of each of the body's modes is, `as` what is listened to: radiated, or as
 * it is, which is 1 and where a design begins. Banks that are heard as the same are compared by it.
 */
void modes_weigh(struct modes *m, int as, const double *loud);
/* Which of the body's modes are with their next the two members of a pair, for which a bank without
 * pairs has one mode. A design begins without any. */
void modes_pair(struct modes *m, const bool *pairs);
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
double modes_giving_energy(const struct modes *m, const struct modes_state *s);
double modes_giving_kinetic(const struct modes *m, const struct modes_state *s);
double modes_giving_displacement(const struct modes *m, const struct modes_state *s);
void modes_scale_giving(const struct modes *m, struct modes_state *s, double q, double p);

/* --- moving: bounded, nothing allocated ---------------------------------------------------- */

/* How far the contact point would go in that step without any force, m. */
double modes_drift(const struct modes *m, const struct modes_step *step,
                   const struct modes_state *s);
/* The body's part of it. */
double modes_drift_body(const struct modes *m, const struct modes_step *step,
                        const struct modes_state *s);
/* One step with the forces held; returns how far the contact point would go in an equal step to
 * follow. Adds what damping took to *loss, unless that is NULL: it is a third of the work. */
double modes_advance(const struct modes *m, const struct modes_step *step, struct modes_state *s,
                     double force_body, double force_hammer, double *loss);
/* The same of a bank with one pickup, without the loss: *heard is the velocity there, at the end.
 */
double modes_advance_heard(const struct modes *m, const struct modes_step *step,
                           struct modes_state *s, double force_body, double force_hammer,
                           double *heard);
/* Two equal steps, forces held over each; how far the contact point would go without a force in
 * another such step, and in a step twice as long, comes into drift[0] and drift[1]. */
void modes_advance_pair(const struct modes *m, const struct modes_step *half,
                        const struct modes_step *whole, struct modes_state *s, const double *force,
                        double *drift);
/* An impulse at the contact, N s. */
void modes_impulse(const struct modes *m, struct modes_state *s, double impulse);
void modes_rest(const struct modes *m, struct modes_state *s);
/* What moves has come by it in this bank. */
void modes_struck(const struct modes *m, struct modes_state *s);
/* The motion of one bank goes on in another, mode by mode, from one that stands for a pair to both
 * of them and back, as the contact point moves them; and nothing gets louder: neither energy
 * nor velocity of any mode, nor how loud it is heard, rises above what it had where it was struck.
 * Which way it has gone since then is nothing to it: bent up and back it has what it had. New modes
 * are at rest, and so is the place of rigid ones. What a force at the contact point holds bent goes
 * on being held, elsewhere and otherwise: let go at once it would ring as if plucked. That adds no
 * energy to what there was, but for the part of it that is a load which rests there: that bends the
 * other bank too, and its work is returned, J. */
double modes_carry(const struct modes *from, const struct modes *to, struct modes_state *s,
                   double force, double load);
/* The force at the contact point that holds the body bent as it is, as far as one does, N. */
double modes_bent_by(const struct modes *m, const struct modes_state *s);
/* Would a force bend them alike? */
bool modes_bend_alike(const struct modes *a, const struct modes *b);
/* This force has gone, and with it what it held bent of the body, or of the hammer's own modes: q,
 * no p, and never more energy. Left to itself that would ring as if plucked. */
void modes_let_go_body(const struct modes *m, struct modes_state *s, double force);
void modes_let_go_hammer(const struct modes *m, struct modes_state *s, double force);
/* For a look: q counted from where that force holds each mode, and as it was before. */
void modes_lean(const struct modes *m, struct modes_state *s, double force);
void modes_lean_back(const struct modes *m, struct modes_state *s);

/* Ringing: modes_ring_start takes the state, modes_ring writes the next n <= MODES_WINDOW samples
 * of every pickup; the state itself stays where it was until modes_coast moves it on by n samples.
 */
void modes_ring_start(const struct modes *m, struct modes_state *s, enum modes_out what);
void modes_ring(const struct modes *m, struct modes_state *s, double *const *out, int n);
/* The same of the contact point: sum c q, over the next n samples. */
void modes_sway_start(const struct modes *m, struct modes_state *s);
void modes_sway(const struct modes *m, struct modes_state *s, double *out, int n);
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
