/* SPDX-License-Identifier: BSD-3-Clause */
/* motion_arm.c: the arm behind a soft head that is pressed against a body.
 *
 * A push is the force of an arm, and an arm is no constant force: it resists motion. While it
 * pushes, the hammer moves by
 *   m_h y'' = -f + push - R y'
 * so that a hand stays on the body it strikes, and takes the energy of what rings under it.
 *   R = R0 (1 - (s/s0)^2), from 0 to m_h 1000/s,   s = alpha F1/x1,   k x1^alpha = F1 = 2 N
 * The arm follows a stroke until the hammer turns back, so the stroke is as
 * hard as without it. A hammer without push, or with a hard head, is thrown and has no arm; nor has
 * one against a wall or a mass, or under a paper's scheme.
 *
 * Before each sample of length h the speed is multiplied by exp(-R h/m): a free hammer has lost the
 * right speed, at rest there is no force, and energy is only lost. The ledger books it as
 * lost_contact.
 */
#include <math.h>

#include "engine/step/motion.h"

/* A head stiffer than s0, N/m, is thrown: wood, plastic and metal. s is 5e3 for a hand,
 * 7e3 ... 2e4 for felt, 1.5e4 ... 6e4 for yarn and rubber, 3e5 for cord, 7e5 and more for wood.
 * It belongs to the head, whatever the load: under its weight a glass ball is no softer. */
static const double thrown_from = 1e5, stiffness_load = 2;

/* R/m at most, 1/s: a light hammer is held by a shaft, which bends. The change of speed within a
 * sample then remains small. */
static const double fastest = 1000;

/* R of this hammer, N s/m; 0 for a hard head. */
static double resistance(const struct collision_def *c, const struct contact *contact) {
    if (!(contact->k > 0))
        return 0;
    double x = pow(stiffness_load / contact->k, 1 / contact->alpha);
    double ratio = contact->alpha * stiffness_load / x / thrown_from;
    return min_of(c->arm_resistance * max_of(1 - ratio * ratio, 0), fastest * c->mass);
}

bool motion_has_arm(const struct collision_def *c, const struct motion *m, double push) {
    return push > 0 && !m->arm_follows && c->arm_resistance > 0 && motion_has_hammer(m) &&
           c->modes && c->scheme == SCHEME_EXACT && resistance(c, &m->contact) > 0;
}

void motion_follow_arm(struct motion *m) { m->arm_follows &= m->v > 0; }

double motion_apply_arm(const struct collision_def *c, struct motion *m, double push) {
    if (!motion_has_arm(c, m, push))
        return 0;
    double before = c->mass * m->v * m->v / 2;
    m->v *= exp(-resistance(c, &m->contact) / (c->mass * c->rate));
    return before - c->mass * m->v * m->v / 2;
}
