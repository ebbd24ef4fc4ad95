/* SPDX-License-Identifier: BSD-3-Clause */
/* definition.h: the definition of a collision: hammer, body and contact, constant while it is
 * played.
 *
 * [AR04] (8), with a drive and a weight added:
 *   m_h y_h'' = -f + push + m_h g        the hammer, y counted towards the body
 *   q_i'' + 2 sigma_i q_i' + omega_i^2 q_i = c_i (f + drive)        the body, or nothing for a wall
 *   x = y_h - sum c_i q_i,   v = dx/dt,   f = f(x, v) from contact.h
 */
#ifndef KNOCK_DEFINITION_H
#define KNOCK_DEFINITION_H

#include "contact/contact.h"
#include "modes/modes.h"
#include "modes/plates/plate.h"
#include "modes/stretch.h"
#include "schemes/scheme.h"

enum { COLLISION_PICKUPS = 64 }; /* the maximum count */

struct network_def;

/* The definition of one voice; only a free hammer may change mass, gravity and gap. */
struct collision_def {
    double rate;           /* Hz */
    enum scheme_body body; /* wall, mass or modes */
    /* The bank: modes of the body and of the hammer; NULL: neither has any. */
    const struct modes *modes;
    /* The bank's tension, and its potential as a thin plate, for SCHEME_EXACT alone; NULL: linear.
     */
    const struct stretch *stretch;
    const struct plate_force *plate;
    const struct network_def *network; /* further contacts, see network.h; NULL: one hammer alone */
    double mass;                       /* of the hammer, kg */
    double arm_resistance;      /* of an arm that presses a soft head against modes, N s/m, see
                                   motion_arm.c */
    double body_mass;           /* of a free mass, kg */
    struct contact_def contact; /* k, mu and alpha are inputs, see inputs.h */
    enum scheme scheme;
    double scheme_s; /* s of `quadratic` */
    enum correction correction;
    double gravity;     /* m/s^2, pulls the hammer towards the body */
    bool ground;        /* drive is the ground's acceleration towards the hammer, m/s^2 */
    int pickups;        /* their count, the same as in the bank */
    enum modes_out out; /* the output quantity */
    unsigned body_id;   /* a voice with another number starts from rest */
    double budget;      /* factor on the budget of stepper.h; HUGE_VAL: unlimited */
    double level;       /* output gain of a free mass; the pickups of a bank include theirs */
    bool audit;         /* integrate the loss of the modes for the ledger, see modes_audit() */
};

/* Memory that the state of its plate needs, see plate_room(); 0: none. */
static inline size_t definition_plate_room(const struct collision_def *c) {
    return c->plate ? plate_room(c->plate->plate) : 0;
}

/* True if `to` is the same body and can continue its motion; another body starts from rest. */
static inline bool definition_same_body(const struct collision_def *from,
                                        const struct collision_def *to) {
    return from->body_id == to->body_id && from->body == to->body && !from->modes == !to->modes;
}

/* External forces during a sample, N. */
struct outer_forces {
    double push;  /* on the hammer, towards the body */
    double drive; /* on the body at the contact point */
};

#endif
