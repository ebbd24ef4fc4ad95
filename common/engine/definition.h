/* SPDX-License-Identifier: BSD-3-Clause */
/* definition.h: what meets what: the description of a collision, constant while it is played.
 *
 * [AR04] (8), with a drive and a weight besides:
 *   m_h y_h'' = -f + push + m_h g        the hammer, y counted towards the body
 *   q_i'' + 2 sigma_i q_i' + omega_i^2 q_i = c_i (f + drive)        the body, or nothing for a wall
 *   x = y_h - sum c_i q_i,   v = dx/dt,   f = f(x, v) from contact.h
 */
#ifndef KNOCK_SETUP_H
#define KNOCK_SETUP_H

#include "contact/contact.h"
#include "modes/modes.h"
#include "schemes/scheme.h"

enum { COLLISION_PICKUPS = 64 }; /* at the most */

/* Another one may be adopted between two blocks. */
struct collision_def {
    double rate;           /* Hz */
    enum scheme_body body; /* wall, mass or modes */
    const struct modes
        *modes;       /* the bank: the body's modes and the hammer's own; NULL if neither */
    double mass;      /* of the hammer, kg */
    double body_mass; /* of a free mass, kg */
    struct contact_def contact; /* k, mu and alpha are inputs: see inputs.h */
    enum scheme scheme;
    double scheme_s; /* s of `quadratic` */
    enum correction correction;
    double gravity;     /* m/s^2, pulls the hammer towards the body */
    bool ground;        /* drive is the ground's acceleration towards the hammer, m/s^2 */
    int pickups;        /* how many listen; as many as the bank has */
    enum modes_out out; /* to what */
    unsigned body_id;   /* another number is another thing: it starts from rest when adopted */
    double
        budget;   /* factor on what contacts may cost, see stepper.h; HUGE_VAL: whatever it takes */
    double level; /* of a free mass at the pickups; a bank has its own in them */
    bool audit;   /* integrate what the modes lose, so that the ledger closes; see modes_audit() */
};

/* Does what rings go on when `to` is adopted? Another thing starts from rest. */
static inline bool definition_same_body(const struct collision_def *from,
                                        const struct collision_def *to) {
    return from->body_id == to->body_id && from->body == to->body && !from->modes == !to->modes;
}

/* What acts from outside during a sample, N. */
struct outer_forces {
    double push;  /* on the hammer, towards the body */
    double drive; /* on the body at the contact point */
};

#endif
