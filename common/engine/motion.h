/* SPDX-License-Identifier: BSD-3-Clause */
/* motion.h: what moves: the hammer, the body, and the contact between them as it is now.
 *
 * Over a step of length h the contact's mean force F is held and everything linear moves exactly:
 *   x1 = x0 + D,   D = Df - C F,   Df the way without the force, C the compliance of both sides.
 * A look says h, C and Df before the step is taken; what the contact does with them is solve.h.
 *
 * Only motion.c and motion_set_hammer.c write a struct motion. Where energy comes in or goes, the
 * function says how much.
 */
#ifndef KNOCK_MOTION_H
#define KNOCK_MOTION_H

#include <stdint.h>

#include "engine/definition.h"
#include "modes/tension.h"

enum hammer {
    HAMMER_ABSENT, /* it has not been struck, dropped or pushed yet; a push puts it on the surface
                    */
    HAMMER_PLAYS,
    HAMMER_AWAY /* it flew off for good: only a strike, a drop or a reset brings it back */
};

struct motion {
    enum hammer hammer;
    bool dropped;           /* by a drop, however far */
    double x, v;            /* compression; velocity of the hammer */
    double body_v, body_x;  /* of a free mass that has no bank */
    struct contact contact; /* with k, mu and alpha as they are now */
    struct power power;     /* prepared for its alpha */
    double felt_z;          /* what a felt remembers */
    struct modes_state *bank;
    struct tension tension; /* tension.c */
    bool bank_at_rest;
    double damp; /* factor a sample, see motion_set_damp() */

    /* known already, from the pass over the modes that moved them */
    struct known_displacement {
        int subdivision; /* of a step to follow; -1: of none */
        double displacement;
    } known[2];
    bool output_known; /* by the only pickup, at the end of the last step */
    double heard;
};

/* One step, looked at before it is taken. */
struct step_setup {
    int subdivision;               /* the step is a sample / 2^fineness */
    const struct modes_step *step; /* its tables; NULL without a bank */
    double h;                      /* s */
    double compliance;             /* C, m/N */
    double acceleration;           /* of the hammer without the contact, m/s^2 */
    double free_displacement;      /* Df, m */
};

/* What the contact does over one step. */
struct step_result {
    double force;           /* F, N, that moves everything as the contact does */
    double mean_correction; /* N, what its mean is more: a pair's halves move rightly by others */
    double x, d;            /* m: x at the end, and how far it went */
    double moment; /* N s^2, of the force about the step's middle: what comes late moves less */
    double lost;   /* J, to the contact's damping */
    double felt_z; /* what a felt remembers at the end */
    int tries;     /* evaluations of the law that it took */
};

/* What outer forces put in and modes took, J. */
struct work {
    double push, gravity, drive, modes;
};

/* J */
struct motion_energy {
    double kinetic, modal, contact;
};

/* --- making ----------------------------------------------------------------------------------- */

/* `gives`: a bank may come that does, see tension.h. False: there is no memory. */
bool motion_make(struct motion *m, int most_body, int most_hammer, bool stretches);
void motion_free(struct motion *m);
/* All at rest, the hammer absent, the contact that of the description under this head. */
void motion_reset(const struct collision_def *c, struct motion *m, struct head head);

/* --- looking ---------------------------------------------------------------------------------- */

static inline bool motion_plays(const struct motion *m) { return m->hammer == HAMMER_PLAYS; }
/* s */
static inline double motion_step_length(const struct collision_def *c, int subdivision) {
    return 1 / (c->rate * (1 << subdivision));
}
/* C of such a step: half its square over the mass that it moves. */
double motion_compliance(const struct collision_def *c, const struct motion *m, int subdivision,
                         double h);
/* Writes nothing but what it comes to know of the bank. */
void motion_prepare_step(const struct collision_def *c, struct motion *m, int subdivision,
                         struct outer_forces o, struct step_setup *setup);
/* The same for a step of the same length within the same sample. */
void motion_prepare_step_again(const struct collision_def *c, struct motion *m,
                               struct outer_forces o, struct step_setup *setup);
/* A step of a whole sample by the bilinear transform of [AR04]. */
void motion_prepare_step_bilinear(const struct collision_def *c, const struct motion *m,
                                  struct outer_forces o, struct step_setup *setup);

/* --- moving ----------------------------------------------------------------------------------- */

/* The step that was looked at, under what the contact does. */
void motion_step(const struct collision_def *c, struct motion *m, const struct step_setup *setup,
                 const struct step_result *r, struct outer_forces o, struct work *work);
/* Two steps, one after another: halves of `whole`. */
void motion_step_pair(const struct collision_def *c, struct motion *m,
                      const struct step_setup *whole, const struct step_setup *half,
                      const struct step_result r[2], struct outer_forces o, struct work *work);
/* An impulse between the two, N s. */
void motion_impulse(const struct collision_def *c, struct motion *m, double impulse);
/* The hammer at x from the right-hand surface with speed v; returns what that puts in. */
double motion_set_hammer(const struct collision_def *c, struct motion *m, double x, double v,
                         bool dropped);
/* The hammer is gone: what it had. */
double motion_send_away(const struct collision_def *c, struct motion *m, double x,
                        enum hammer where);
/* A free flight of hammer and body mass has ended, t later, at x with speed v. */
void motion_flown(struct motion *m, double t, double x, double v);
/* It has followed for a window. */
void motion_tensed(struct motion *m);
/* A window of the object's clock begins, apart or in a contact that lasts: the tension follows what
 * moves, where the hammer leaves it room. Returns the work of what pushes against that. */
struct work motion_tense(const struct collision_def *c, struct motion *m, struct outer_forces o);
/* The same in any contact, in which it follows downwards only. */
struct work motion_slacken(const struct collision_def *c, struct motion *m, struct outer_forces o);
/* A hammer that leaves with more than there was gives it back to the head that it had it from.
 * The surface that calms down takes it along, and it pays for that as well, which is *work. Returns
 * what neither of the two has any more, J: a strong drive takes it away between windows. */
double motion_redeem(const struct collision_def *c, struct motion *m, struct outer_forces o,
                     struct work *work);
/* What was known of the bank holds no longer. */
void motion_forget(struct motion *m);
/* What follows may be steps of any length. */
void motion_prepare(const struct collision_def *c, struct motion *m);
/* The bank over so many samples without a force; what it loses is added to *lost if audited. */
void motion_ring(const struct collision_def *c, struct motion *m, int samples, double *lost);
/* A whole window at once: also begins the ringing of the next; returns the bank's energy. */
double motion_ring_window(const struct collision_def *c, struct motion *m, double *lost);
/* The bank is put at rest, and so is a free mass. */
void motion_silence(const struct collision_def *c, struct motion *m);
/* Apart, a felt's surface creeps back until it meets the hammer at x; returns what it loses. */
double motion_recover(struct motion *m, double x, double h);
/* k, mu and alpha move, and with them the potential at x: returns the work of that. */
double motion_set_head(struct motion *m, struct head head);
/* From here x is counted from the surface that it is nearer to, and so keeps its digits. */
void motion_count_from_surface(struct motion *m);
/* A hand on the body: each sample multiplies q and p by this factor while nothing touches or drives
 * it, else p by its square. 1: no hand. */
void motion_set_damp(struct motion *m, double factor);
/* One sample of it in contact; the energy is added to *lost, unless that is NULL. */
void motion_damp(const struct collision_def *c, struct motion *m, double *lost);

/* --- another voice takes over ----------------------------------------------------------------- */

/* `to` continues the motion of `from`, hammer and all; see modes_continue(). A hammer in flight
 * keeps its place, or stands at the surface where the other body would be in its way. Returns the
 * energy that is gone, J; negative where there is more. */
double motion_continue(const struct collision_def *from, struct motion *m,
                       const struct collision_def *to, struct motion *t);
/* The hammer of one is placed in the other, at x with the velocity that it has. Returns what that
 * puts in there, J; the caller sends it away here. */
double motion_transfer_hammer(const struct motion *m, const struct collision_def *to,
                              struct motion *t, double x);
/* The part of the contact's force that has displaced the bank statically, N: what would hold it, or
 * the contact's mean force where that is less; 0 where their signs differ. */
double motion_static_load(const struct collision_def *c, const struct motion *m, double mean_force);
/* Takes its displacement away; returns the energy that is gone, J. */
double motion_remove_static_load(const struct collision_def *c, struct motion *m, double force);
/* The hammer rests on the body, at the depth that bears this load, and displaces it as much as that
 * does. Returns the energy that puts in, J. */
double motion_restore_static_load(const struct collision_def *c, struct motion *m, double load);
/* Another head takes over in contact, at the depth where the force is the same; a felt remembers
 * no more than that depth. Returns the work, J. */
double motion_set_head_pressed(const struct collision_def *c, struct motion *m, struct head head);
/* In contact, dx/dt becomes v; returns the energy that puts in, J. */
double motion_strike_pressed(const struct collision_def *c, struct motion *m, double v);
/* What only a free hammer can take: another mass, gravity or gap. Returns the work, J. */
double motion_set_free(struct collision_def *c, struct motion *m, const struct collision_def *to);

/* --- reading ---------------------------------------------------------------------------------- */

/* The body's bank, in tune with its tension now; NULL if there is none. */
static inline const struct modes *motion_bank(const struct collision_def *c,
                                              const struct motion *m) {
    return c->modes ? tension_bank(&m->tension, c->modes) : NULL;
}
/* The mass that meets where there is no bank, kg. */
double motion_lumped_mass(const struct collision_def *c);
/* Velocity that a unit impulse between hammer and body gives, 1/kg. */
double motion_mobility(const struct collision_def *c);
/* dx/dt */
double motion_velocity(const struct collision_def *c, const struct motion *m);
/* dv/dt of x without the contact. */
double motion_acceleration(const struct collision_def *c, const struct motion *m,
                           struct outer_forces o);
/* The hammer's alone. */
static inline double motion_hammer_acceleration(const struct collision_def *c,
                                                struct outer_forces o) {
    return o.push / c->mass + c->gravity;
}
struct motion_energy motion_energy(const struct collision_def *c, const struct motion *m);
/* V(x), a felt's memory included. */
static inline double motion_potential(const struct motion *m, double x) {
    return contact_stored(&m->contact, m->felt_z, x);
}
/* N: the slope of what the contact stores, and what mu makes of it. */
double motion_pressing(const struct collision_def *c, const struct motion *m);
/* What a felt stores that remembers z and has been let go. */
static inline double motion_stored_apart(const struct motion *m, double z) {
    return contact_stored(&m->contact, z, contact_surface(&m->contact, z));
}
/* How far x is from the surface, outside; negative inside. A felt's may have been left behind. */
static inline double motion_outside(const struct motion *m, double x) {
    return contact_outside(&m->contact, m->felt_z, x);
}
/* Is x beyond a surface? */
static inline bool motion_reaches(const struct motion *m, double x) {
    return motion_outside(m, x) < 0;
}
/* The pickups now, with this force on the body. */
void motion_output(const struct collision_def *c, const struct motion *m, double body_force,
                   double *heard);
/* n samples that were heard, the first of them at this one of the object's clock, go along with a
 * tension that has followed. */
void motion_output_tense(const struct collision_def *c, const struct motion *m, uint64_t clock,
                         double *const *pickup, int from, int n);
/* Signals can pump without end: k that comes and goes while the two overlap by metres. A step
 * beyond this is not taken; everything is put at rest and the hammer away, and the ledger says so.
 */
static const double motion_furthest = 1e6 /* m */, motion_fastest = 1e6 /* m/s */,
                    motion_hardest = 1e15 /* N */, motion_fullest = 1e21 /* J */;
static inline bool motion_in_bounds(const struct step_setup *setup, const struct step_result *r) {
    return fabs(r->x) < motion_furthest && fabs(r->d) < motion_fastest * setup->h &&
           fabs(r->force) < motion_hardest && fabs(r->lost) < motion_fullest;
}
static inline bool motion_step_in_bounds(const struct step_setup *setup) {
    return fabs(setup->free_displacement) < motion_fastest * setup->h;
}
static inline bool motion_energy_in_bounds(double energy) { return energy < motion_fullest; }

#endif
