/* SPDX-License-Identifier: BSD-3-Clause */
/* motion_place.c: creation, placing of the hammer, static load, continuation; see motion.h. */
#include <math.h>

#include "engine/step/motion_nonlinear.h"

/* --- making ----------------------------------------------------------------------------------- */

bool motion_make(struct motion *m, int most_body, int most_hammer, bool stretches, size_t plate) {
    m->bank = modes_state_new(most_body, most_hammer);
    m->nonlinear.stretch = stretches ? stretch_state_new(most_body) : NULL;
    m->nonlinear.plate = plate > 0 ? plate_state_bare(plate) : NULL;
    return m->bank && (m->nonlinear.stretch || !stretches) && (m->nonlinear.plate || !plate);
}

void motion_free(struct motion *m) {
    modes_state_free(m->bank);
    stretch_state_free(m->nonlinear.stretch);
    plate_state_free(m->nonlinear.plate);
}

static void remove_hammer(struct motion *m, double x, enum hammer_presence where) {
    m->hammer = where;
    m->x = x;
    m->v = m->z = 0;
    m->contact.origin = 0;
}

/* The memory of a felt, in m^alpha, represents a compression. A change of alpha keeps this
 * compression; otherwise micrometres could become centimetres. */
static void set_head(struct motion *m, struct contact_inputs head) {
    m->contact.k = head.k;
    m->contact.mu = head.mu;
    m->contact.alpha = head.alpha;
    if (m->power.alpha == head.alpha)
        return;
    if (m->z > 0)
        m->z = pow(m->z, head.alpha / m->power.alpha);
    m->power = power_prepare(head.alpha);
}

void motion_reset(const struct collision_def *c, struct motion *m, struct contact_inputs head) {
    m->contact = contact_of(&c->contact, head);
    set_head(m, head);
    remove_hammer(m, -1, PRESENCE_ABSENT);
    modes_state_rest(m->bank);
    nonlinear_rest(m);
    m->bank_at_rest = true;
    m->body_v = m->body_x = 0;
    m->hand = m->hand_led = m->hand_factor = m->hand_share = 1;
    m->hand_contact = 0;
    motion_invalidate_sums(m);
}

/* --- placing ---------------------------------------------------------------------------------- */

static double hammer_energy(const struct collision_def *c, const struct motion *m) {
    return motion_has_hammer(m) ? c->mass * m->v * m->v / 2 + motion_potential(m, m->x) : 0;
}

double motion_set_hammer(const struct collision_def *c, struct motion *m, double x, double v,
                         bool dropped) {
    double before = hammer_energy(c, m);
    m->hammer = PRESENCE_IN_PLAY;
    m->arm_follows = true;
    m->dropped = dropped;
    m->contact.origin = contact_gap(&m->contact);
    m->x = x;
    m->v = v;
    return hammer_energy(c, m) - before;
}

double motion_remove_hammer(const struct collision_def *c, struct motion *m, double x,
                            enum hammer_presence where) {
    double before = hammer_energy(c, m);
    remove_hammer(m, x, where);
    return before;
}

void motion_end_flight(struct motion *m, double t, double x, double v) {
    m->body_x += m->body_v * t;
    if (!motion_has_hammer(m))
        return;
    m->x = x;
    m->v = v;
}

void motion_silence(const struct collision_def *c, struct motion *m) {
    if (c->modes)
        modes_rest(c->modes, m->bank);
    nonlinear_rest(m);
    m->bank_at_rest = true;
    m->body_v = m->body_x = 0;
    motion_invalidate_sums(m);
}

double motion_set_head(struct motion *m, struct contact_inputs head) {
    double before = motion_has_hammer(m) ? motion_potential(m, m->x) : 0;
    set_head(m, head);
    return motion_has_hammer(m) ? motion_potential(m, m->x) - before : 0;
}

void motion_count_from_surface(struct motion *m) {
    double gap = contact_gap(&m->contact), from = m->contact.origin;
    m->contact.origin = m->x + from < 0 ? -gap : gap;
    m->x += from - m->contact.origin;
}

/* --- the force in a contact ------------------------------------------------------------------- */

/* 1 + mu v, at least 0: a surface cannot pull. */
static double damping_factor(const struct collision_def *c, const struct motion *m,
                             double elastic) {
    if (contact_remembers(&m->contact))
        return 1;
    return max_of(0, 1 + m->contact.mu * copysign(1, elastic) * motion_velocity(c, m));
}

double motion_contact_force(const struct collision_def *c, const struct motion *m) {
    double d = 1e-4 * contact_depth(&m->contact, m->x);
    if (!motion_has_hammer(m) || !(d > 0))
        return 0;
    double elastic = (motion_potential(m, m->x + d) - motion_potential(m, m->x - d)) / (2 * d);
    return elastic != 0 ? elastic * damping_factor(c, m, elastic) : 0;
}

/* Sets x to this depth inside the surface that the hammer touches. */
static void set_depth(struct motion *m, double depth) {
    const struct contact *c = &m->contact;
    bool left = contact_two_sided(c) && contact_right(c, m->x) <= 0;
    m->x += left ? contact_left(c, m->x) - depth : depth - contact_right(c, m->x);
    if (contact_remembers(c))
        m->z = min_of(m->z, contact_power(depth, c->alpha));
}

/* x^alpha at which the elastic force of this stiffness is `force`. For a felt with memory z,
 * limited to x^alpha, the force is k (x^alpha - eps z), or k (1 - eps) x^alpha at the limit. */
static double power_of_depth(const struct motion *m, double force, double stiffness) {
    const struct contact *c = &m->contact;
    double power = stiffness > 0 ? force / stiffness : 0, eps = c->felt_weight;
    if (!contact_remembers(c))
        return power;
    return min_of(power / (1 - eps), power + eps * m->z);
}

double motion_set_head_pressed(const struct collision_def *c, struct motion *m,
                               struct contact_inputs head) {
    const double least_damped = .1; /* 1 + mu v vanishes for a hammer that leaves fast */
    double force = motion_contact_force(c, m), before = motion_potential(m, m->x);
    set_head(m, head);
    double stiffness = head.k * max_of(least_damped, damping_factor(c, m, force));
    if (contact_depth(&m->contact, m->x) > 0)
        set_depth(m, pow(power_of_depth(m, fabs(force), stiffness), 1 / head.alpha));
    else
        m->z = 0;
    return motion_potential(m, m->x) - before;
}

double motion_strike_pressed(const struct collision_def *c, struct motion *m, double v) {
    double before = c->mass * m->v * m->v / 2;
    m->arm_follows = true;
    m->v += v - motion_velocity(c, m);
    return c->mass * m->v * m->v / 2 - before;
}

/* --- static load ------------------------------------------------------------------------------ */

double motion_static_load(const struct collision_def *c, const struct motion *m,
                          double mean_force) {
    if (!c->modes || !motion_has_hammer(m))
        return 0;
    double held = modes_static_force(c->modes, m->bank);
    mean_force /= nonlinear_stiffness(c, m);
    if (mean_force * held <= 0)
        return 0;
    return fabs(held) < fabs(mean_force) ? held : mean_force;
}

double motion_remove_static_load(const struct collision_def *c, struct motion *m,
                                 const struct modes_load *load) {
    if (!c->modes || !modes_is_loaded(load))
        return 0;
    double before = motion_energy(c, m).modal;
    modes_add_static(c->modes, m->bank, load, -1);
    nonlinear_compute_psi(c, m);
    motion_invalidate_sums(m);
    return before - motion_energy(c, m).modal;
}

/* Depth x with k x^alpha = load, or k (1 - eps) x^alpha = load for a relaxed felt. */
static double resting_depth(const struct contact *c, double load) {
    double k = contact_relaxed_stiffness(c);
    return load > 0 && k > 0 ? pow(load / k, 1 / c->alpha) : 0;
}

double motion_linear_load(const struct collision_def *c, const struct motion *m, double load) {
    return load / nonlinear_static_stiffness(c, m, load);
}

double motion_restore_static_load(const struct collision_def *c, struct motion *m, double force,
                                  const struct modes_load *load) {
    struct motion_energy before = motion_energy(c, m);
    double depth = resting_depth(&m->contact, force), speed = fabs(m->v);
    m->contact.origin = contact_gap(&m->contact);
    m->x = 0;
    set_depth(m, depth);
    m->z = contact_remembers(&m->contact) ? contact_power(depth, m->contact.alpha) : 0;
    if (c->modes && force > 0) {
        modes_add_static(c->modes, m->bank, load, 1);
        nonlinear_begin_loaded(c, m);
        m->bank_at_rest = false;
    }
    if (force > 0) { /* at rest relative to the body, but not faster than before */
        m->v = 0;
        double with_body = -motion_velocity(c, m);
        m->v = copysign(min_of(fabs(with_body), speed), with_body);
    }
    motion_invalidate_sums(m);
    struct motion_energy after = motion_energy(c, m);
    return (after.kinetic - before.kinetic) + (after.modal - before.modal) +
           (after.contact - before.contact);
}

/* --- continuation by another voice ------------------------------------------------------------ */

static double displacement(const struct collision_def *c, const struct motion *m) {
    return c->modes ? modes_displacement(c->modes, m->bank) : m->body_x;
}

/* A hammer outside both surfaces stays outside, at the surface if need be. A spring that holds from
 * both sides starts relaxed. */
static void keep_outside(struct motion *m, bool was_outside) {
    if (was_outside && contact_never_apart(&m->contact))
        m->x = 0;
    if (!was_outside || contact_never_apart(&m->contact) ||
        contact_depth(&m->contact, m->x) <= contact_surface(&m->contact, m->z))
        return;
    bool left = contact_two_sided(&m->contact) && contact_right(&m->contact, m->x) <= 0;
    m->x += left ? contact_left(&m->contact, m->x) : -contact_right(&m->contact, m->x);
}

static bool is_outside(const struct motion *m) {
    return !contact_never_apart(&m->contact) && contact_depth(&m->contact, m->x) <= 0;
}

static void continue_hammer(const struct collision_def *from, const struct motion *m,
                            const struct collision_def *to, struct motion *t) {
    bool outside = is_outside(m);
    struct contact_inputs head = {m->contact.k, m->contact.mu, m->contact.alpha};
    t->hammer = m->hammer;
    t->arm_follows = m->arm_follows;
    t->dropped = m->dropped;
    t->v = m->v;
    t->power = m->power;
    t->z = m->z;
    t->contact = contact_of(&to->contact, head);
    if (!contact_remembers(&t->contact))
        t->z = 0;
    t->contact.origin = 0;
    t->x = m->x + m->contact.origin;
    if (!motion_has_hammer(m))
        return;
    if (outside && contact_never_apart(&t->contact)) { /* a spring does not catch it in flight */
        remove_hammer(t, -1, PRESENCE_ABSENT);
        return;
    }
    if (outside)
        t->x += displacement(from, m) - displacement(to, t);
    keep_outside(t, outside);
}

double motion_continue(const struct collision_def *from, struct motion *m,
                       const struct collision_def *to, struct motion *t) {
    struct motion_energy before = motion_energy(from, m);
    nonlinear_continue(m, to, t);
    t->bank_at_rest = m->bank_at_rest;
    t->hand = m->hand;
    t->hand_led = m->hand_led;
    t->hand_contact = m->hand_contact;
    t->hand_factor = m->hand_factor;
    t->hand_share = m->hand_share;
    if (from->modes && to->modes)
        modes_continue(from->modes, m->bank, to->modes, t->bank);
    nonlinear_settle(to, t);
    bool free_mass = !to->modes && to->body == SCHEME_MASS; /* a wall stands still */
    t->body_v = free_mass ? m->body_v * sqrt(from->body_mass / to->body_mass) : 0;
    t->body_x = free_mass ? m->body_x : 0;
    motion_invalidate_sums(t);
    continue_hammer(from, m, to, t);
    struct motion_energy after = motion_energy(to, t);
    return (before.kinetic - after.kinetic) + (before.modal - after.modal) +
           (before.contact - after.contact);
}

double motion_transfer_hammer(const struct motion *m, const struct collision_def *to,
                              struct motion *t, double x) {
    double before = hammer_energy(to, t);
    t->hammer = m->hammer;
    t->arm_follows = m->arm_follows;
    t->dropped = m->dropped;
    t->contact.origin = 0;
    t->z = 0;
    t->v = m->v;
    t->x = x;
    keep_outside(t, true);
    return hammer_energy(to, t) - before;
}

double motion_set_hammer_parameters(struct collision_def *c, struct motion *m,
                                    const struct collision_def *to) {
    double before = hammer_energy(c, m), gap = contact_gap(&m->contact);
    c->mass = to->mass;
    c->gravity = to->gravity;
    c->contact.gap = m->contact.gap = to->contact.gap;
    if (contact_gap(&m->contact) != gap && motion_has_hammer(m)) {
        m->x += m->contact.origin;
        m->contact.origin = 0;
        keep_outside(m, true);
    }
    return hammer_energy(c, m) - before;
}
