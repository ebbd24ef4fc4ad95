/* SPDX-License-Identifier: BSD-3-Clause */
/* motion_place.c: whatever moves is put somewhere, or becomes another thing; see motion.h. */
#include <math.h>

#include "engine/motion.h"

/* --- making ----------------------------------------------------------------------------------- */

bool motion_make(struct motion *m, int most_body, int most_hammer, bool gives) {
    m->bank = modes_state_new(most_body, most_hammer);
    return tension_make(&m->tension, gives ? most_body : 0, gives ? most_hammer : 0) && m->bank;
}

void motion_free(struct motion *m) {
    modes_state_free(m->bank);
    tension_free(&m->tension);
}

static void vanish(struct motion *m, double x, enum hammer where) {
    m->hammer = where;
    m->x = x;
    m->v = m->felt_z = 0;
    m->contact.origin = 0;
}

/* What a felt remembers, in m^alpha, is a compression: that stays when alpha moves, or it would be
 * centimetres that were micrometres. */
static void set_head(struct motion *m, struct head head) {
    m->contact.k = head.k;
    m->contact.mu = head.mu;
    m->contact.alpha = head.alpha;
    if (m->power.alpha == head.alpha)
        return;
    if (m->felt_z > 0)
        m->felt_z = pow(m->felt_z, head.alpha / m->power.alpha);
    m->power = power_prepare(head.alpha);
}

void motion_reset(const struct collision *c, struct motion *m, struct head head) {
    m->contact = contact_of(&c->contact, head);
    set_head(m, head);
    vanish(m, -1, HAMMER_ABSENT);
    modes_state_rest(m->bank);
    tension_rest(&m->tension);
    m->bank_at_rest = true;
    m->body_v = m->body_x = 0;
    motion_forget(m);
}

/* --- putting ---------------------------------------------------------------------------------- */

static double hammer_energy(const struct collision *c, const struct motion *m) {
    return motion_plays(m) ? c->mass * m->v * m->v / 2 + motion_potential(m, m->x) : 0;
}

double motion_place(const struct collision *c, struct motion *m, double x, double v, bool dropped) {
    double before = hammer_energy(c, m);
    m->hammer = HAMMER_PLAYS;
    m->dropped = dropped;
    m->contact.origin = contact_gap(&m->contact);
    m->x = x;
    m->v = v;
    return hammer_energy(c, m) - before;
}

double motion_send_away(const struct collision *c, struct motion *m, double x, enum hammer where) {
    double before = hammer_energy(c, m);
    vanish(m, x, where);
    return before;
}

void motion_flown(struct motion *m, double t, double x, double v) {
    m->body_x += m->body_v * t;
    if (!motion_plays(m))
        return;
    m->x = x;
    m->v = v;
}

void motion_silence(const struct collision *c, struct motion *m) {
    if (c->modes)
        modes_rest(c->modes, m->bank);
    tension_rest(&m->tension);
    m->bank_at_rest = true;
    m->body_v = m->body_x = 0;
    motion_forget(m);
}

double motion_set_head(struct motion *m, struct head head) {
    double before = motion_plays(m) ? motion_potential(m, m->x) : 0;
    set_head(m, head);
    return motion_plays(m) ? motion_potential(m, m->x) - before : 0;
}

void motion_count_from_surface(struct motion *m) {
    double gap = contact_gap(&m->contact), from = m->contact.origin;
    m->contact.origin = m->x + from < 0 ? -gap : gap;
    m->x += from - m->contact.origin;
}

/* --- another description ---------------------------------------------------------------------- */

/* What has become heavier slows down, so that it has no more energy; nothing gets faster. */
static double slower(double mass_before, double mass_after) {
    return sqrt(lesser(1, mass_before / mass_after));
}

/* 1 + mu v, that no surface pulls. */
static double damped(const struct collision *c, const struct motion *m, double elastic) {
    if (contact_remembers(&m->contact))
        return 1;
    return greater(0, 1 + m->contact.mu * copysign(1, elastic) * motion_velocity(c, m));
}

double motion_pressing(const struct collision *c, const struct motion *m) {
    double d = 1e-4 * contact_depth(&m->contact, m->x);
    if (!motion_plays(m) || !(d > 0))
        return 0;
    double elastic = (motion_potential(m, m->x + d) - motion_potential(m, m->x - d)) / (2 * d);
    return elastic != 0 ? elastic * damped(c, m, elastic) : 0;
}

double motion_holding(const struct collision *c, const struct motion *m, double presses) {
    const double beyond_rest = 1.25;
    double bent = beyond_rest * modes_bent_by(c->modes, m->bank);
    if (presses * bent <= 0)
        return 0;
    return fabs(bent) < fabs(presses) ? bent : presses;
}

/* Thrown back with all that the two have it takes m (v + sqrt(v^2 + 2 V / m)), N s. */
double motion_lasting(const struct collision *c, const struct motion *m) {
    const double soon = .001; /* s */
    double now = motion_pressing(c, m), v = fabs(m->v);
    double thrown = c->mass * (v + sqrt(v * v + 2 * motion_potential(m, m->x) / c->mass));
    double lasts = greater(thrown / soon, fabs(motion_holding(c, m, now)));
    return fabs(now) < lasts ? now : copysign(lasts, now);
}

/* So deep beyond the surface that it presses. */
static void press(struct motion *m, double depth) {
    const struct contact *c = &m->contact;
    bool left = contact_two_sided(c) && contact_right(c, m->x) <= 0;
    m->x += left ? contact_left(c, m->x) - depth : depth - contact_right(c, m->x);
    if (contact_remembers(c))
        m->felt_z = lesser(m->felt_z, contact_power(depth, c->alpha));
}

double motion_take_head(const struct collision *c, struct motion *m, struct head head) {
    const double least_damped = .1; /* what leaves fast presses least */
    double force = motion_pressing(c, m), before = motion_potential(m, m->x);
    set_head(m, head);
    double hard = head.k * greater(least_damped, damped(c, m, force));
    if (contact_depth(&m->contact, m->x) > 0)
        press(m, head.k > 0 ? pow(fabs(force) / hard, 1 / head.alpha) : 0);
    else
        m->felt_z = 0;
    double after = motion_potential(m, m->x);
    if (after > before) {
        press(m, contact_depth(&m->contact, m->x) * pow(before / after, 1 / (head.alpha + 1)));
        after = motion_potential(m, m->x);
    }
    if (after > before * (1 + 1e-12)) { /* what it remembers is left of it */
        press(m, 0);
        after = motion_potential(m, m->x);
    }
    return before - after;
}

double motion_press_less(const struct collision *c, struct motion *m, double force) {
    double before = motion_potential(m, m->x), now = motion_pressing(c, m), share = force / now;
    if (now == 0 || !(share < 1))
        return 0;
    press(m, contact_depth(&m->contact, m->x) * pow(greater(share, 0), 1 / m->contact.alpha));
    return before - motion_potential(m, m->x);
}

/* What of the hammer's load rests on the body, whose bend holds it. */
static double resting(const struct collision *c, const struct motion *m, double pressing,
                      double load) {
    if (pressing * load <= 0)
        return 0;
    return motion_holding(c, m, fabs(load) < fabs(pressing) ? load : pressing);
}

/* Returns the work of the load, by which what it bends is bent in the other body as well. */
static double exchange_body(const struct collision *from, const struct collision *to,
                            struct motion *m, double load) {
    double work = 0;
    if (!setup_same_thing(from, to)) {
        modes_state_rest(m->bank);
        tension_rest(&m->tension);
        m->bank_at_rest = true;
        m->body_v = m->body_x = 0;
    } else if (from->modes && from->modes != to->modes) {
        if (m->bank_struck)
            modes_struck(from->modes, m->bank);
        double pressing = motion_pressing(from, m);
        work = modes_carry(from->modes, to->modes, m->bank, pressing,
                           resting(from, m, pressing, load));
        m->bank_struck = false;
    }
    m->body_v *= slower(from->body_mass, to->body_mass);
    motion_forget(m);
    return work;
}

/* By so much the same store is another number after another order of operations. */
static const double rounding = 1e-12;

/* A hammer in flight is not found in the middle of a surface that was not there before; and one
 * that is pressed into a surface lies on that of another thing, or of a law that would press it
 * harder. */
static void exchange_contact(const struct collision *to, bool same, struct motion *m) {
    double before = motion_potential(m, m->x), after;
    m->x += m->contact.origin;
    m->contact = contact_of(&to->contact, contact_head(&m->contact));
    if (!contact_remembers(&m->contact))
        m->felt_z = 0;
    after = motion_potential(m, m->x);
    if (!motion_plays(m) || after == 0 || (same && after <= before * (1 + rounding)))
        return;
    if (before == 0) {
        vanish(m, -1, HAMMER_ABSENT);
    } else {
        m->x = contact_gap(&m->contact);
        m->felt_z = 0;
    }
}

double motion_exchange(const struct collision *from, const struct collision *to, struct motion *m,
                       double load, double *work) {
    struct motion_energy before = motion_energy(from, m);
    double g = m->tension.g;
    if (from->modes)
        tension_end(&m->tension, from->modes, m->bank);
    m->v *= slower(from->mass, to->mass);
    *work = exchange_body(from, to, m, load);
    exchange_contact(to, setup_same_thing(from, to), m);
    if (setup_same_thing(from, to) && to->modes && to->scheme == SCHEME_EXACT)
        tension_resume(&m->tension, to->modes, m->bank, g);
    struct motion_energy after = motion_energy(to, m);
    return (before.kinetic - after.kinetic) + (before.modal - after.modal) +
           (before.contact - after.contact) + *work;
}
