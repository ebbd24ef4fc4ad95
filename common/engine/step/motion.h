/* SPDX-License-Identifier: BSD-3-Clause */
/* motion.h: the state of motion: hammer, body, and the contact between them.
 *
 * Over a step of length h the mean force F of the contact is held, and the linear part moves
 * exactly:
 *   x1 = x0 + D,   D = Df - C F
 * Df is the displacement without the force, C the compliance of both sides. The step set-up holds
 * h, C and Df; solve.h finds F from them.
 *
 * A nonlinear body has a potential V(q) beside its linear modes (potential.h). Its force is held
 * over the step as well, which leaves x1 affine in F: C and Df become C' and Df', and nothing that
 * finds F from them changes. motion_nonlinear.h has the functions of the potential.
 *
 * Only motion*.c write a struct motion. A function that changes the energy returns the change.
 */
#ifndef KNOCK_MOTION_H
#define KNOCK_MOTION_H

#include <stdint.h>

#include "contact/held.h"
#include "engine/step/definition.h"

enum hammer_presence {
    PRESENCE_ABSENT, /* not struck, dropped or pushed yet; a push starts it at the surface */
    PRESENCE_IN_PLAY,
    PRESENCE_GONE /* departed; only a strike, a drop or a reset brings it back */
};

struct motion {
    enum hammer_presence hammer;
    bool arm_follows;       /* an arm moves with the stroke, see motion_arm.c */
    bool dropped;           /* the hammer was dropped, so it never counts as away */
    double x, v;            /* compression; velocity of the hammer */
    double body_v, body_x;  /* of a free mass without a bank */
    struct contact contact; /* with the present k, mu and alpha */
    struct power power;     /* prepared for the present alpha */
    double z;               /* memory of a felt */
    struct modes_state *bank;
    bool bank_at_rest;
    double hand, hand_led, hand_factor, hand_share, hand_contact; /* see motion_set_hand() */

    /* the potential of the body, see motion_nonlinear.h */
    struct nonlinear {
        bool active;                   /* false: the body is linear, and psi is 0 */
        bool is_plate;                 /* the active potential is a plate's */
        struct stretch_state *stretch; /* psi, and a drumhead's ringing; NULL: no memory for them */
        struct plate_state *plate;     /* the same of a plate */
        int samples;                   /* since a plate's psi was resynchronised */
        double slope; /* change of the share of a plate's potential, a sample; 0: no fade */
        bool muted;   /* another plate of the object is nonlinear */
    } nonlinear;

    /* sums over the bank, computed in the last pass over the modes; of a linear body only
     * held.free_displacement, its free displacement */
    struct known_sums {
        bool is_known;
        int subdivision; /* of the next step */
        struct held_step_sums sums;
    } known[2];
    bool links_known;  /* nothing but links has moved the bank since motion_follow_links() */
    bool output_known; /* the output of the only pickup at the end of the last step is known */
    double output;     /* this output */
};

/* One step before it is computed. */
struct step_setup {
    bool bilinear;                 /* a whole sample by the bilinear transform */
    int subdivision;               /* the step is a sample / 2^subdivision */
    const struct modes_step *step; /* its tables; NULL: no bank */
    double h;                      /* s */
    double compliance;             /* C, m/N */
    double acceleration;           /* of the hammer without the contact, m/s^2 */
    double free_displacement;      /* Df, m */
    struct held_step_sums sums;    /* of a nonlinear body */
};

/* Work of the external forces, and loss of the modes, J. */
struct work {
    double push, gravity, drive, modes;
};

/* J */
struct motion_energy {
    double kinetic, modal, contact;
};

/* --- making ----------------------------------------------------------------------------------- */

/* `stretches`: with memory for drumheads and strings, see stretch.h; `plate`: doubles
 * for the state of a plate, see plate_room(). False: no memory. */
bool motion_make(struct motion *m, int most_body, int most_hammer, bool stretches, size_t plate);
void motion_free(struct motion *m);
/* Body at rest, hammer absent, the contact of the definition with this head. */
void motion_reset(const struct collision_def *c, struct motion *m, struct contact_inputs head);

/* --- step set-up ------------------------------------------------------------------------------ */

static inline bool motion_has_hammer(const struct motion *m) {
    return m->hammer == PRESENCE_IN_PLAY;
}
/* h, s */
static inline double motion_step_length(const struct collision_def *c, int subdivision) {
    return 1 / (c->rate * (1 << subdivision));
}
/* C of a step, m/N: h^2 / 2m of hammer and linear body. */
double motion_compliance(const struct collision_def *c, int subdivision, double h);
/* Computes the set-up; in *m only the known displacements change. */
void motion_prepare_step(const struct collision_def *c, struct motion *m, int subdivision,
                         struct outer_forces o, struct step_setup *setup);
/* The same for a step of the same length within the same sample. */
void motion_prepare_step_again(const struct collision_def *c, struct motion *m,
                               struct outer_forces o, struct step_setup *setup);
/* A step of a whole sample by the bilinear transform of [AR04]. */
void motion_prepare_step_bilinear(const struct collision_def *c, const struct motion *m,
                                  struct outer_forces o, struct step_setup *setup);

/* --- moving ----------------------------------------------------------------------------------- */

/* Moves hammer and body by the step of this set-up and result. */
void motion_step(const struct collision_def *c, struct motion *m, const struct step_setup *setup,
                 const struct step_result *r, struct outer_forces o, struct work *work);
/* Two successive steps, the halves of `whole`. */
void motion_step_pair(const struct collision_def *c, struct motion *m,
                      const struct step_setup *whole, const struct step_setup *half,
                      const struct step_result r[2], struct outer_forces o, struct work *work);
/* The hammer after a step of several contacts (network.h), which have moved the bank. */
void motion_follow_links(struct motion *m, double x, double v, double z);
/* An impulse between hammer and body, N s. */
void motion_impulse(const struct collision_def *c, struct motion *m, double impulse);
/* Puts the hammer at x from the right-hand surface with speed v; returns the energy put in, J. */
double motion_set_hammer(const struct collision_def *c, struct motion *m, double x, double v,
                         bool dropped);
/* Removes the hammer; returns its energy, J. */
double motion_remove_hammer(const struct collision_def *c, struct motion *m, double x,
                            enum hammer_presence where);
/* Ends a free flight of hammer and body mass, t later, with the hammer at x with speed v. */
void motion_end_flight(struct motion *m, double t, double x, double v);
/* Marks the known sums and output as invalid. */
void motion_invalidate_sums(struct motion *m);
/* Free ringing: starts from the present state. */
void motion_ring_start(const struct collision_def *c, struct motion *m);
/* The same for the displacement of the contact point; only with the first sample. */
void motion_ring_start_contact(const struct collision_def *c, struct motion *m);
/* The next n samples of every pickup, and of the contact point unless `contact` is NULL. */
void motion_ring_output(const struct collision_def *c, struct motion *m, double *const *pickup,
                        double *contact, int n);
/* Moves the bank over these samples of ringing, in which a hand has scaled it by `hand_gain`. Adds
 * its loss to *lost if audited. */
void motion_ring(const struct collision_def *c, struct motion *m, int samples, double hand_gain,
                 double *lost);
/* The same over a whole window; also starts the ringing of the next one. Returns the energy of the
 * bank, J. */
double motion_ring_window(const struct collision_def *c, struct motion *m, double hand_gain,
                          double *lost);
/* Puts the bank or the free mass at rest. */
void motion_silence(const struct collision_def *c, struct motion *m);
/* Without contact, the surface of a felt recovers towards the hammer at x; returns the energy lost,
 * J. */
double motion_recover(struct motion *m, double x, double h);
/* Changes k, mu and alpha, and with them the potential at x; returns the work, J. */
double motion_set_head(struct motion *m, struct contact_inputs head);
/* True if an arm pushes the hammer with this force, N, and may resist it: motion_arm.c. */
bool motion_has_arm(const struct collision_def *c, const struct motion *m, double push);
/* Before each sample: an arm follows a stroke until the hammer turns back. */
void motion_follow_arm(struct motion *m);
/* The arm's resistance for one sample; returns the loss of energy, J. */
double motion_apply_arm(const struct collision_def *c, struct motion *m, double push);
/* Moves the origin of x to the nearer surface, which avoids cancellation. */
void motion_count_from_surface(struct motion *m);
/* A hand on the body: each sample multiplies q and p by `hand` while no hammer touches and no force
 * drives the body, otherwise p by its square. Where a contact begins or ends,
 * this would be a kink of -43 dB: one turns into the other within 1.5 ms, by `hand_contact` from 0
 * to 1 and back. The hand is pressed and lifted within milliseconds, by two filters in series of
 * which `hand_led` is the first: at once it would be a click. 1: no hand. */
void motion_set_hand(struct motion *m, double factor, double rate);
/* The hand is as firm as it is meant to be: for a strike. */
void motion_settle_hand(struct motion *m);
static inline bool motion_has_hand(const struct motion *m) {
    return m->hand != 1 || m->hand_factor != 1;
}
/* The factor of the next sample. */
double motion_next_hand(struct motion *m);
/* Applies the hand for one sample; adds the energy to *lost unless it is NULL. `acts`: something
 * touches or drives the body; `keeps_q`: the body turns at once, as
 * under several contacts, whose x does not move with q, or as a plate. */
void motion_apply_hand(const struct collision_def *c, struct motion *m, bool acts, bool keeps_q,
                       double *lost);
/* True while the body has not turned to free ringing yet. */
static inline bool motion_hand_turns(const struct motion *m) {
    return motion_has_hand(m) && m->hand_contact > 0;
}

/* --- continuation by another voice ------------------------------------------------------------ */

/* `to` continues the motion of `from`, hammer included; see modes_continue(). A hammer in flight
 * keeps its position, or moves to the surface where it would overlap the new body. Returns the loss
 * of energy, J; a gain is negative. */
double motion_continue(const struct collision_def *from, struct motion *m,
                       const struct collision_def *to, struct motion *t);
/* Copies the hammer to `t`, at x with its velocity. Returns the energy put in there, J. The caller
 * removes the hammer from `m`. */
double motion_transfer_hammer(const struct motion *m, const struct collision_def *to,
                              struct motion *t, double x);
/* The static load on the bank, N: the smaller of the force that holds its displacement and the mean
 * force of the contact; 0 where their signs differ. On a nonlinear body it is the force that bends
 * the linear body as far. */
double motion_static_load(const struct collision_def *c, const struct motion *m, double mean_force);
/* Removes the static displacement under this load; returns the loss of energy, J. */
double motion_remove_static_load(const struct collision_def *c, struct motion *m,
                                 const struct modes_load *load);
/* The load that bends the linear body as far as `load` would bend the body, N. */
double motion_linear_load(const struct collision_def *c, const struct motion *m, double load);
/* Puts the hammer at rest on the body, at the depth where the force equals `force`, N, and adds the
 * static displacement under the load. Returns the energy put in, J. */
double motion_restore_static_load(const struct collision_def *c, struct motion *m, double force,
                                  const struct modes_load *load);
/* Changes the head in contact and sets the depth that keeps the force unchanged. The memory of a
 * felt is limited to this depth. Returns the work, J. */
double motion_set_head_pressed(const struct collision_def *c, struct motion *m,
                               struct contact_inputs head);
/* Sets dx/dt to v in contact; returns the energy put in, J. */
double motion_strike_pressed(const struct collision_def *c, struct motion *m, double v);
/* Changes mass, gravity and gap of a free hammer. Returns the work, J. */
double motion_set_hammer_parameters(struct collision_def *c, struct motion *m,
                                    const struct collision_def *to);

/* --- reading ---------------------------------------------------------------------------------- */

/* The reduced mass of hammer and body without a bank, kg. */
double motion_lumped_mass(const struct collision_def *c);
/* Change of dx/dt by a unit impulse between hammer and body, 1/kg. */
double motion_mobility(const struct collision_def *c);
/* dx/dt */
double motion_velocity(const struct collision_def *c, const struct motion *m);
/* d2x/dt2 without the contact, m/s^2. */
double motion_acceleration(const struct collision_def *c, const struct motion *m,
                           struct outer_forces o);
/* The same of the hammer alone. */
static inline double motion_hammer_acceleration(const struct collision_def *c,
                                                struct outer_forces o) {
    return o.push / c->mass + c->gravity;
}
struct motion_energy motion_energy(const struct collision_def *c, const struct motion *m);
/* The part of the bank alone, J. */
double motion_bank_energy(const struct collision_def *c, const struct motion *m);
/* V(x), J, with the memory of a felt. */
static inline double motion_potential(const struct motion *m, double x) {
    return contact_stored(&m->contact, m->z, x);
}
/* The force of the contact, N: dV/dx times the factor of mu. */
double motion_contact_force(const struct collision_def *c, const struct motion *m);
/* Distance of x outside the surface, m; negative inside. The surface of a felt may still be
 * compressed. */
static inline double motion_outside(const struct motion *m, double x) {
    return contact_outside(&m->contact, m->z, x);
}
/* True if x is inside a surface. */
static inline bool motion_reaches(const struct motion *m, double x) {
    return motion_outside(m, x) < 0;
}
/* The present outputs of the pickups, with this force on the body. */
void motion_output(const struct collision_def *c, const struct motion *m, double body_force,
                   double *output);
/* Signals can add energy without limit, for example a pulsing k while hammer and body overlap by
 * metres. A step beyond these bounds is not computed: hammer and body are put at rest, and the
 * ledger books the energy. */
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
