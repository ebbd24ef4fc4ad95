/* SPDX-License-Identifier: BSD-3-Clause */
/* motion.c: hammer, body and contact; see motion.h. */
#include "motion.h"

#include <assert.h>
#include <math.h>

#include "wall.h"

/* --- making ----------------------------------------------------------------------------------- */

bool motion_make(struct motion *m, int most_body, int most_hammer) {
    m->bank = modes_state_new(most_body, most_hammer);
    return tension_make(&m->tension, most_body, most_hammer) && m->bank;
}

void motion_free(struct motion *m) {
    modes_state_free(m->bank);
    tension_free(&m->tension);
}

/* What was known of the bank holds no longer. */
static void forget(struct motion *m) {
    m->known[0].fineness = m->known[1].fineness = -1;
    m->heard_known = false;
}

static void vanish(struct motion *m, double x, enum hammer where) {
    m->hammer = where;
    m->x = x;
    m->v = m->felt_z = 0;
    m->contact.origin = 0;
}

static void set_contact(struct motion *m, const struct contact *described, double k, double mu,
                        double alpha) {
    m->contact = *described;
    m->contact.k = k;
    m->contact.mu = mu;
    m->contact.alpha = alpha;
    if (m->power.alpha != alpha)
        m->power = power_prepare(alpha);
}

void motion_reset(const struct collision *c, struct motion *m, double k, double mu, double alpha) {
    set_contact(m, &c->contact, k, mu, alpha);
    vanish(m, -1, HAMMER_ABSENT);
    modes_state_rest(m->bank);
    tension_rest(&m->tension);
    m->bank_at_rest = true;
    m->body_v = m->body_x = 0;
    forget(m);
}

/* --- looking ---------------------------------------------------------------------------------- */

double motion_compliance(const struct collision *c, const struct motion *m, int fineness,
                         double h) {
    double C = h * h / (2 * c->mass);
    if (c->modes)
        return C + motion_bank(c, m)->step[modes_level(fineness)].compliance;
    return c->body == SCHEME_MASS ? C + h * h / (2 * c->body_mass) : C;
}

static double bank_drift(const struct collision *c, struct motion *m,
                         const struct step_look *look) {
    for (int i = 0; i < 2; i++)
        if (m->known[i].fineness == look->fineness)
            return m->known[i].way;
    m->known[0] = m->known[1];
    m->known[1].fineness = look->fineness;
    return m->known[1].way = modes_drift(motion_bank(c, m), look->step, m->bank);
}

/* How far the body's contact point goes without the contact's force. */
static double body_way(const struct collision *c, struct motion *m, const struct step_look *look,
                       struct outer_forces o) {
    double h = look->h;
    if (c->modes) {
        return bank_drift(c, m, look) + o.drive * look->step->compliance_body;
    }
    if (c->body == SCHEME_WALL)
        return 0;
    return h * (m->body_v + o.drive * h / (2 * c->body_mass));
}

static double hammer_way(const struct motion *m, const struct step_look *look) {
    return motion_plays(m) ? look->h * (m->v + look->acceleration * look->h / 2) : 0;
}

void motion_look(const struct collision *c, struct motion *m, int fineness, struct outer_forces o,
                 struct step_look *look) {
    look->fineness = fineness;
    look->step = c->modes ? &motion_bank(c, m)->step[modes_level(fineness)] : NULL;
    look->h = motion_step_length(c, fineness);
    look->compliance = motion_compliance(c, m, fineness, look->h);
    look->acceleration = motion_plays(m) ? motion_hammer_acceleration(c, o) : 0;
    motion_look_again(c, m, o, look);
}

void motion_look_again(const struct collision *c, struct motion *m, struct outer_forces o,
                       struct step_look *look) {
    look->free = hammer_way(m, look) - body_way(c, m, look, o);
}

void motion_look_bilinear(const struct collision *c, const struct motion *m, struct outer_forces o,
                          struct step_look *look) {
    const struct modes_step *step = &c->modes->bilinear;
    double h = motion_step_length(c, 0);
    *look =
        (struct step_look){.fineness = -1, /* of no other step */
                           .step = step,
                           .h = h,
                           .compliance = h * h / (2 * c->mass) + step->compliance,
                           .acceleration = motion_plays(m) ? motion_hammer_acceleration(c, o) : 0};
    look->free = hammer_way(m, look) - modes_drift(c->modes, step, m->bank) -
                 o.drive * step->compliance_body;
}

/* --- moving ----------------------------------------------------------------------------------- */

/* The free mass; returns its way. */
static double move_body(const struct collision *c, struct motion *m, double h, double force,
                        double moment) {
    double acceleration = force / c->body_mass;
    double way = h * (m->body_v + acceleration * h / 2) - moment / c->body_mass;
    m->body_v += acceleration * h;
    m->body_x += way;
    return way;
}

/* A step of a whole sample knows what a single pickup hears at its end. */
static void advance_bank(const struct collision *c, struct motion *m, const struct step_look *look,
                         double body, double hammer, double *lost) {
    double drift;
    m->heard_known =
        c->pickups == 1 && c->out == MODES_VELOCITY && !c->audit && look->fineness == 0;
    if (m->heard_known)
        drift =
            modes_advance_heard(motion_bank(c, m), look->step, m->bank, body, hammer, &m->heard);
    else
        drift = modes_advance(motion_bank(c, m), look->step, m->bank, body, hammer,
                              c->audit ? lost : NULL);
    m->known[0] = (struct known_drift){look->fineness, drift};
    m->known[1].fineness = -1;
    if (body != 0 || hammer != 0)
        m->bank_at_rest = false;
}

void motion_step(const struct collision *c, struct motion *m, const struct step_look *look,
                 const struct step_result *r, struct outer_forces o, struct work *work) {
    bool plays = motion_plays(m);
    double h = look->h, acceleration = plays ? look->acceleration - r->force / c->mass : 0;
    double way = plays ? h * (m->v + acceleration * h / 2) : 0, way_of_body = 0;
    if (r->moment != 0)
        way += r->moment / c->mass;
    m->v += acceleration * h;
    *work = (struct work){0, 0, 0, 0};
    if (c->modes) {
        double force = r->force + o.drive;
        if (o.drive != 0)
            way_of_body = modes_drift_body(motion_bank(c, m), look->step, m->bank) +
                          look->step->compliance_body * force;
        advance_bank(c, m, look, force, r->force, &work->modes);
    } else if (c->body == SCHEME_MASS) {
        way_of_body = move_body(c, m, h, r->force + o.drive, r->moment);
    }
    work->push = o.push * way;
    work->gravity = c->mass * c->gravity * way;
    work->drive = o.drive * way_of_body;
    m->x = r->x;
    m->felt_z = r->felt_z;
}

/* The hammer's way under a pair of forces. */
static double pair_way(const struct collision *c, struct motion *m, const struct step_look *half,
                       const struct step_result r[2]) {
    double h = half->h, way = 0;
    for (int i = 0; i < 2; i++) {
        double acceleration = half->acceleration - r[i].force / c->mass;
        way += h * (m->v + acceleration * h / 2);
        m->v += acceleration * h;
    }
    return way;
}

void motion_step_pair(const struct collision *c, struct motion *m, const struct step_look *whole,
                      const struct step_look *half, const struct step_result r[2],
                      struct outer_forces o, struct work *work) {
    if (c->audit || o.drive != 0) {
        struct work first;
        motion_step(c, m, half, &r[0], o, &first);
        motion_step(c, m, half, &r[1], o, work);
        work->push += first.push;
        work->gravity += first.gravity;
        work->drive += first.drive;
        work->modes += first.modes;
        return;
    }
    double way = pair_way(c, m, half, r), drift[2], force[2] = {r[0].force, r[1].force};
    modes_advance_pair(motion_bank(c, m), half->step, whole->step, m->bank, force, drift);
    m->known[0] = (struct known_drift){half->fineness, drift[0]};
    m->known[1] = (struct known_drift){whole->fineness, drift[1]};
    m->heard_known = false;
    m->bank_at_rest = false;
    *work = (struct work){.push = o.push * way, .gravity = c->mass * c->gravity * way};
    m->x = r[1].x;
    m->felt_z = r[1].felt_z;
}

void motion_impulse(const struct collision *c, struct motion *m, double impulse) {
    m->v -= impulse / c->mass;
    if (c->modes) {
        modes_impulse(c->modes, m->bank, impulse);
        m->bank_at_rest = false;
        forget(m);
    } else if (c->body == SCHEME_MASS) {
        m->body_v += impulse / c->body_mass;
    }
}

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

/* Papers' schemes have no tables for another tension. */
void motion_tense(const struct collision *c, struct motion *m) {
    if (!c->modes || m->bank_at_rest || c->scheme != SCHEME_EXACT)
        return;
    tension_renew(&m->tension, c->modes, m->bank);
    if (c->audit)
        tension_prepare(&m->tension, c->modes);
    forget(m);
}

void motion_prepare(const struct collision *c, struct motion *m) {
    if (c->modes)
        tension_prepare(&m->tension, c->modes);
}

void motion_ring(const struct collision *c, struct motion *m, int samples, double *lost) {
    motion_prepare(c, m);
    modes_coast(motion_bank(c, m), m->bank, samples, c->audit ? lost : NULL);
    forget(m);
}

double motion_ring_window(const struct collision *c, struct motion *m, double *lost) {
    forget(m);
    double g = m->tension.g, energy;
    energy = modes_ring_on(motion_bank(c, m), m->bank, c->out, c->audit ? lost : NULL);
    motion_tense(c, m);
    if (m->tension.g == g)
        return energy;
    modes_ring_start(motion_bank(c, m), m->bank, c->out);
    return modes_energy(motion_bank(c, m), m->bank);
}

void motion_silence(const struct collision *c, struct motion *m) {
    if (c->modes)
        modes_rest(c->modes, m->bank);
    tension_rest(&m->tension);
    m->bank_at_rest = true;
    m->body_v = m->body_x = 0;
    forget(m);
}

double motion_recover(struct motion *m, double x, double h) {
    double before = motion_stored_apart(m, m->felt_z);
    m->felt_z = contact_law(&m->contact)->recover(&m->contact, m->felt_z, x, h);
    return before - motion_stored_apart(m, m->felt_z);
}

double motion_set_contact(struct motion *m, double k, double mu, double alpha) {
    double before = motion_plays(m) ? motion_potential(m, m->x) : 0;
    struct contact now = m->contact;
    set_contact(m, &now, k, mu, alpha);
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

static void exchange_body(const struct collision *from, const struct collision *to,
                          struct motion *m) {
    if (!setup_same_thing(from, to)) {
        modes_state_rest(m->bank);
        tension_rest(&m->tension);
        m->bank_at_rest = true;
        m->body_v = m->body_x = 0;
    } else if (from->modes && from->modes != to->modes) {
        modes_carry(from->modes, to->modes, m->bank);
    }
    m->body_v *= slower(from->body_mass, to->body_mass);
    forget(m);
}

/* A hammer in flight is not found in the middle of a surface that was not there before; and one
 * that is pressed into a surface lies on that of another thing, or of a law that would press it
 * harder. */
static void exchange_contact(const struct collision *to, bool same, struct motion *m) {
    double k = m->contact.k, mu = m->contact.mu, alpha = m->contact.alpha;
    double before = motion_potential(m, m->x), after;
    m->x += m->contact.origin;
    set_contact(m, &to->contact, k, mu, alpha);
    m->contact.origin = 0;
    if (!contact_remembers(&m->contact))
        m->felt_z = 0;
    after = motion_potential(m, m->x);
    if (!motion_plays(m) || after == 0 || (same && after <= before * (1 + 1e-12)))
        return;
    if (before == 0) {
        vanish(m, -1, HAMMER_ABSENT);
    } else {
        m->x = contact_gap(&m->contact);
        m->felt_z = 0;
    }
}

double motion_exchange(const struct collision *from, const struct collision *to, struct motion *m) {
    struct motion_energy before = motion_energy(from, m);
    if (from->modes)
        tension_end(&m->tension, from->modes, m->bank);
    m->v *= slower(from->mass, to->mass);
    exchange_body(from, to, m);
    exchange_contact(to, setup_same_thing(from, to), m);
    struct motion_energy after = motion_energy(to, m);
    return (before.kinetic - after.kinetic) + (before.modal - after.modal) +
           (before.contact - after.contact);
}

/* --- reading ---------------------------------------------------------------------------------- */

double motion_lumped_mass(const struct collision *c) {
    return c->body == SCHEME_MASS ? wall_reduced_mass(c->mass, c->body_mass) : c->mass;
}

double motion_mobility(const struct collision *c) {
    if (c->modes)
        return 1 / c->mass + c->modes->mobility;
    return c->body == SCHEME_MASS ? 1 / c->mass + 1 / c->body_mass : 1 / c->mass;
}

double motion_velocity(const struct collision *c, const struct motion *m) {
    return m->v - (c->modes ? modes_velocity(c->modes, m->bank) : m->body_v);
}

double motion_acceleration(const struct collision *c, const struct motion *m,
                           struct outer_forces o) {
    double hammer = motion_hammer_acceleration(c, o);
    if (c->modes)
        return hammer - modes_acceleration(motion_bank(c, m), m->bank, o.drive);
    return c->body == SCHEME_MASS ? hammer - o.drive / c->body_mass : hammer;
}

static double bank_energy(const struct collision *c, const struct motion *m) {
    return modes_energy(motion_bank(c, m), m->bank) + tension_energy(&m->tension, c->modes);
}

struct motion_energy motion_energy(const struct collision *c, const struct motion *m) {
    bool free_mass = !c->modes && c->body == SCHEME_MASS;
    return (struct motion_energy){.kinetic =
                                      c->mass * m->v * m->v / 2 +
                                      (free_mass ? c->body_mass * m->body_v * m->body_v / 2 : 0),
                                  .modal = c->modes && !m->bank_at_rest ? bank_energy(c, m) : 0,
                                  .contact = motion_plays(m) ? motion_potential(m, m->x) : 0};
}

static double hear_free_mass(const struct collision *c, const struct motion *m, double force) {
    if (c->body != SCHEME_MASS)
        return 0;
    switch (c->out) {
    case MODES_DISPLACEMENT:
        return m->body_x;
    case MODES_ACCELERATION:
        return force / c->body_mass;
    case MODES_VELOCITY:
        break;
    }
    return m->body_v;
}

void motion_hear(const struct collision *c, const struct motion *m, double body_force,
                 double *heard) {
    if (m->heard_known) {
        heard[0] = m->heard;
        return;
    }
    if (c->modes) {
        modes_read(motion_bank(c, m), m->bank, c->out, body_force, heard);
        return;
    }
    double all = hear_free_mass(c, m, body_force);
    for (int k = 0; k < c->pickups; k++)
        heard[k] = all;
}
