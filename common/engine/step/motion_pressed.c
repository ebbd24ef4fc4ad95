/* SPDX-License-Identifier: BSD-3-Clause */
/* motion_pressed.c: a soft head that is held against a ringing body takes energy from it.
 *
 * Flesh, felt, yarn and rubber are viscoelastic: near a static load F0 a head is a spring s = V''
 * beside a dashpot R. The mu of Hunt and Crossley, fitted to strikes, leaves R = mu F0 there, .2
 * to 2 N s/m at 2 N. A held head has in addition
 *   R = R0 (1 - (s/s0)^2), at least 0,   s = alpha F1 / x1,   k x1^alpha = F1 = 2 N
 * as a larger mu' = mu + R/F0, so that the force is k x^alpha (1 + mu v) + R v (x/x0)^alpha. Such a
 * force never pulls, stores nothing more and cannot gain energy, whatever mu' is (held.h); the
 * ledger books the loss as lost_contact. A mode with the shape phi at the point then decays by a
 * further R phi^2 / 2m, 1/s.
 *
 * R grows from 0 between 30 and 50 ms of contact: an impact is never changed.
 */
#include <math.h>

#include "engine/step/motion.h"

/* A head stiffer than s0, N/m, is elastic: wood, plastic and metal. s is 5e3 for a hand,
 * 7e3 ... 2e4 for felt, 1.5e4 ... 6e4 for yarn and rubber, 3e5 for cord, 7e5 and more for wood.
 * It belongs to the head, whatever the load: under its weight a glass ball is no softer. */
static const double elastic_from = 1e5, stiffness_load = 2;

/* N: below this load R decreases with it, because the area of contact does. */
static const double full_load = 1;

static const double grows_from = .03, grows_for = .02; /* s */

/* R of a head, N s/m. */
static double resistance(const struct contact *contact, double most) {
    double x = pow(stiffness_load / contact->k, 1 / contact->alpha);
    double ratio = contact->alpha * stiffness_load / x / elastic_from;
    return most * greater(1 - ratio * ratio, 0);
}

void motion_add_held_damping(const struct collision_def *c, struct motion *m, double load,
                             double touched) {
    double grown = lesser((touched - grows_from) / grows_for, 1), added = 0;
    if (grown > 0 && load > 0 && m->contact.k > 0)
        added = grown * resistance(&m->contact, c->pressed_resistance) / greater(load, full_load);
    m->contact.mu = m->mu + added;
}
