/* SPDX-License-Identifier: BSD-3-Clause */
/* motion.c: set-up of a step, motion by a step, and motion over many samples; see motion.h. */
#include "engine/step/motion.h"

#include <math.h>

#include "engine/step/motion_nonlinear.h"

/* --- step set-up ------------------------------------------------------------------------------ */

double motion_compliance(const struct collision_def *c, int subdivision, double h) {
    double C = h * h / (2 * c->mass);
    if (c->modes)
        return C + c->modes->step[modes_level(subdivision)].compliance;
    return c->body == SCHEME_MASS ? C + h * h / (2 * c->body_mass) : C;
}

static const struct held_step_sums *known_sums(const struct motion *m, int subdivision) {
    for (int i = 0; i < 2; i++)
        if (m->known[i].is_known && m->known[i].subdivision == subdivision)
            return &m->known[i].sums;
    return NULL;
}

static const struct held_step_sums *compute_sums(const struct collision_def *c, struct motion *m,
                                                 const struct step_setup *setup) {
    m->known[0] = m->known[1];
    struct known_sums *known = &m->known[1];
    known->is_known = true;
    known->subdivision = setup->subdivision;
    if (m->nonlinear.active)
        known->sums = nonlinear_prepare(c, m, setup->step);
    else
        known->sums.held.free_displacement =
            modes_free_displacement(c->modes, setup->step, m->bank);
    return &known->sums;
}

/* Displacement of the bank's contact point without the contact force, m. The potential changes the
 * compliance of the step as well. */
static inline double bank_free_displacement(const struct collision_def *c, struct motion *m,
                                            struct step_setup *setup, struct outer_forces o) {
    const struct held_step_sums *sums = known_sums(m, setup->subdivision);
    if (!sums)
        sums = compute_sums(c, m, setup);
    double compliance_body = setup->step->compliance_body;
    if (!m->nonlinear.active)
        return sums->held.free_displacement + o.drive * compliance_body;
    setup->sums = *sums;
    setup->compliance = potential_compliance(&sums->held, setup->compliance);
    return potential_free_displacement(&sums->held, nonlinear_psi(m)) +
           o.drive * potential_compliance(&sums->held, compliance_body);
}

static double hammer_free_displacement(const struct motion *m, const struct step_setup *setup) {
    return motion_has_hammer(m) ? setup->h * (m->v + setup->acceleration * setup->h / 2) : 0;
}

/* Df: displacement of the hammer less that of the body's contact point, both without the contact
 * force, m. */
static inline double free_displacement_of(const struct collision_def *c, struct motion *m,
                                          struct step_setup *setup, struct outer_forces o) {
    double h = setup->h, body = 0;
    if (c->modes)
        body = bank_free_displacement(c, m, setup, o);
    else if (c->body == SCHEME_MASS)
        body = h * (m->body_v + o.drive * h / (2 * c->body_mass));
    return hammer_free_displacement(m, setup) - body;
}

void motion_prepare_step(const struct collision_def *c, struct motion *m, int subdivision,
                         struct outer_forces o, struct step_setup *setup) {
    setup->bilinear = false;
    setup->subdivision = subdivision;
    setup->step = c->modes ? &c->modes->step[modes_level(subdivision)] : NULL;
    setup->h = motion_step_length(c, subdivision);
    setup->compliance = motion_compliance(c, subdivision, setup->h);
    setup->acceleration = motion_has_hammer(m) ? motion_hammer_acceleration(c, o) : 0;
    setup->free_displacement = free_displacement_of(c, m, setup, o);
}

void motion_prepare_step_again(const struct collision_def *c, struct motion *m,
                               struct outer_forces o, struct step_setup *setup) {
    if (m->nonlinear.active)
        motion_prepare_step(c, m, setup->subdivision, o, setup);
    else
        setup->free_displacement = free_displacement_of(c, m, setup, o);
}

void motion_prepare_step_bilinear(const struct collision_def *c, const struct motion *m,
                                  struct outer_forces o, struct step_setup *setup) {
    const struct modes_step *step = &c->modes->bilinear;
    double h = motion_step_length(c, 0);
    *setup = (struct step_setup){.bilinear = true,
                                 .step = step,
                                 .h = h,
                                 .compliance = h * h / (2 * c->mass) + step->compliance,
                                 .acceleration =
                                     motion_has_hammer(m) ? motion_hammer_acceleration(c, o) : 0};
    setup->free_displacement = hammer_free_displacement(m, setup) -
                               modes_free_displacement(c->modes, step, m->bank) -
                               o.drive * step->compliance_body;
}

/* --- moving ----------------------------------------------------------------------------------- */

static void know_free_displacement(struct known_sums *known, bool is_known, int subdivision,
                                   double free_displacement) {
    known->is_known = is_known;
    known->subdivision = subdivision;
    known->sums.held.free_displacement = free_displacement;
}

/* A step of a whole sample also yields the output of a single pickup at its end. */
static void advance_bank(const struct collision_def *c, struct motion *m,
                         const struct step_setup *setup, double force_body, double force_hammer,
                         double *lost) {
    double free_displacement;
    if (m->nonlinear.active) {
        struct held_step_sums sums = setup->sums;
        nonlinear_advance(c, m, setup->step, &sums, force_body, force_hammer,
                          c->audit ? lost : NULL);
        m->known[0] = (struct known_sums){!nonlinear_is_plate(m), setup->subdivision, sums};
        m->known[1].is_known = m->output_known = false;
        if (force_body != 0 || force_hammer != 0)
            m->bank_at_rest = false;
        return;
    }
    m->output_known =
        c->pickups == 1 && c->out == MODES_VELOCITY && !c->audit && setup->subdivision == 0;
    if (m->output_known)
        free_displacement = modes_advance_output(c->modes, setup->step, m->bank, force_body,
                                                 force_hammer, &m->output);
    else
        free_displacement = modes_advance(c->modes, setup->step, m->bank, force_body, force_hammer,
                                          c->audit ? lost : NULL);
    know_free_displacement(&m->known[0], !setup->bilinear, setup->subdivision, free_displacement);
    m->known[1].is_known = false;
    if (force_body != 0 || force_hammer != 0)
        m->bank_at_rest = false;
}

/* Displacement of the body's contact point under this force, m. */
static double driven_displacement(const struct collision_def *c, const struct motion *m,
                                  const struct step_setup *setup, double force) {
    double displacement = modes_free_displacement_body(c->modes, setup->step, m->bank) +
                          setup->step->compliance_body * force;
    if (m->nonlinear.active)
        displacement -=
            setup->sums.held.X * potential_phi(&setup->sums.held, nonlinear_psi(m), force);
    return displacement;
}

void motion_step(const struct collision_def *c, struct motion *m, const struct step_setup *setup,
                 const struct step_result *r, struct outer_forces o, struct work *work) {
    bool plays = motion_has_hammer(m);
    double h = setup->h, acceleration = plays ? setup->acceleration - r->force / c->mass : 0;
    double displacement = plays ? h * (m->v + acceleration * h / 2) : 0, body_displacement = 0;
    if (r->moment != 0)
        displacement += r->moment / c->mass;
    m->v += acceleration * h;
    m->x = r->x;
    m->z = r->z;
    if (!c->modes && c->body == SCHEME_MASS) {
        double body_acceleration = (r->force + o.drive) / c->body_mass;
        body_displacement = h * (m->body_v + body_acceleration * h / 2) - r->moment / c->body_mass;
        m->body_v += body_acceleration * h;
        m->body_x += body_displacement;
    }
    if (c->modes && o.drive != 0)
        body_displacement = driven_displacement(c, m, setup, r->force + o.drive);
    *work = (struct work){.push = o.push * displacement,
                          .gravity = c->mass * c->gravity * displacement,
                          .drive = o.drive * body_displacement};
    if (c->modes)
        advance_bank(c, m, setup, r->force + o.drive, r->force, &work->modes);
}

void motion_step_pair(const struct collision_def *c, struct motion *m,
                      const struct step_setup *whole, const struct step_setup *half,
                      const struct step_result r[2], struct outer_forces o, struct work *work) {
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
    double h = half->h, displacement = 0, free_displacement[2], force[2] = {r[0].force, r[1].force};
    for (int i = 0; i < 2; i++) {
        double acceleration = half->acceleration - force[i] / c->mass;
        displacement += h * (m->v + acceleration * h / 2);
        m->v += acceleration * h;
    }
    modes_advance_pair(c->modes, half->step, whole->step, m->bank, force, free_displacement);
    know_free_displacement(&m->known[0], true, half->subdivision, free_displacement[0]);
    know_free_displacement(&m->known[1], true, whole->subdivision, free_displacement[1]);
    m->output_known = false;
    m->bank_at_rest = false;
    *work = (struct work){.push = o.push * displacement,
                          .gravity = c->mass * c->gravity * displacement};
    m->x = r[1].x;
    m->z = r[1].z;
}

void motion_follow_links(struct motion *m, double x, double v, double z) {
    motion_invalidate_sums(m);
    m->links_known = true;
    m->bank_at_rest = false;
    m->x = x;
    m->v = v;
    m->z = z;
}

void motion_impulse(const struct collision_def *c, struct motion *m, double impulse) {
    m->v -= impulse / c->mass;
    if (c->modes) {
        modes_impulse(c->modes, m->bank, impulse);
        m->bank_at_rest = false;
        motion_invalidate_sums(m);
    } else if (c->body == SCHEME_MASS) {
        m->body_v += impulse / c->body_mass;
    }
}

void motion_set_hand(struct motion *m, double factor, double rate) {
    const double presses = 5e-4; /* s */
    if (!motion_has_hand(m))
        m->hand_contact = 0;
    m->hand_factor = factor;
    m->hand_share = -expm1(-1 / (presses * rate));
}

void motion_settle_hand(struct motion *m) { m->hand = m->hand_led = m->hand_factor; }

double motion_next_hand(struct motion *m) {
    const double settled = 1e-9;
    m->hand_led += (m->hand_factor - m->hand_led) * m->hand_share;
    m->hand += (m->hand_led - m->hand) * m->hand_share;
    if (fabs(m->hand - m->hand_factor) < settled && fabs(m->hand_led - m->hand_factor) < settled)
        motion_settle_hand(m);
    return m->hand;
}

void motion_apply_hand(const struct collision_def *c, struct motion *m, bool acts, bool keeps_q,
                       double *lost) {
    const double turns = 1.5e-3; /* s */
    if (!motion_has_hand(m) || !c->modes || m->bank_at_rest)
        return;
    double f = motion_next_hand(m);
    double before = lost ? motion_bank_energy(c, m) : 0;
    double step = keeps_q ? 1 : 1 / (turns * c->rate);
    m->hand_contact = acts ? min_of(m->hand_contact + step, 1) : max_of(m->hand_contact - step, 0);
    double t = m->hand_contact, q = t < 1 ? pow(f, 1 - t * t * (3 - 2 * t)) : 1;
    modes_scale_body(c->modes, m->bank, q, f * f / q);
    if (q != 1 && m->nonlinear.active)
        nonlinear_set_psi(m, nonlinear_psi(m) * (q * q));
    if (lost)
        *lost += before - motion_bank_energy(c, m);
    motion_invalidate_sums(m);
}

/* --- ringing ---------------------------------------------------------------------------------- */

void motion_ring_start(const struct collision_def *c, struct motion *m) {
    if (m->nonlinear.active)
        nonlinear_ring_start(c, m);
    else
        modes_ring_start(c->modes, m->bank, c->out);
}

/* A nonlinear body computes its own displacement with its outputs. */
void motion_ring_start_contact(const struct collision_def *c, struct motion *m) {
    modes_contact_displacement_start(c->modes, m->bank,
                                     m->nonlinear.active ? c->modes->body_end : 0);
}

void motion_ring_output(const struct collision_def *c, struct motion *m, double *const *pickup,
                        double *contact, int n) {
    if (m->nonlinear.active) {
        nonlinear_ring_output(c, m, pickup, contact, n);
        return;
    }
    if (contact)
        modes_contact_displacement(c->modes, m->bank, contact, n);
    modes_ring(c->modes, m->bank, pickup, n);
}

/* Scales q and p of the body by f, and with them psi, which is quadratic in q. */
static void scale_body(const struct collision_def *c, struct motion *m, double f, double *lost) {
    double before = lost ? motion_bank_energy(c, m) : 0;
    modes_scale_body(c->modes, m->bank, f, f);
    if (m->nonlinear.active)
        nonlinear_set_psi(m, nonlinear_psi(m) * (f * f));
    if (lost)
        *lost += before - motion_bank_energy(c, m);
}

/* A nonlinear step changes the total energy by the damping alone, so that its loss while it rings
 * is the difference of two energies. */
void motion_ring(const struct collision_def *c, struct motion *m, int samples, double hand_gain,
                 double *lost) {
    double *loss = c->audit ? lost : NULL;
    if (m->nonlinear.active) {
        double before = loss ? motion_bank_energy(c, m) : 0;
        nonlinear_ring(c, m, samples);
        if (loss)
            *loss += before - motion_bank_energy(c, m);
    } else {
        modes_coast(c->modes, m->bank, samples, loss);
    }
    if (hand_gain != 1)
        scale_body(c, m, hand_gain, loss);
    motion_invalidate_sums(m);
}

double motion_ring_window(const struct collision_def *c, struct motion *m, double hand_gain,
                          double *lost) {
    double *loss = c->audit ? lost : NULL;
    if (m->nonlinear.active && hand_gain != 1) {
        motion_ring(c, m, MODES_WINDOW, hand_gain, lost);
        nonlinear_resync(c, m);
        nonlinear_ring_start(c, m);
        return motion_bank_energy(c, m);
    }
    motion_invalidate_sums(m);
    if (m->nonlinear.active) {
        double before = loss ? motion_bank_energy(c, m) : 0;
        double energy = nonlinear_ring_window(c, m);
        if (loss)
            *loss += before - energy;
        return energy;
    }
    double energy = modes_ring_window(c->modes, m->bank, c->out, loss);
    if (hand_gain == 1)
        return energy;
    scale_body(c, m, hand_gain, loss);
    return energy * hand_gain * hand_gain;
}

double motion_recover(struct motion *m, double x, double h) {
    return contact_law(&m->contact)->advance_memory(&m->contact, x, h, &m->z);
}
