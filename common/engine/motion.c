/* SPDX-License-Identifier: BSD-3-Clause */
/* motion.c: set-up of a step, motion by a step, and motion over many samples; see motion.h. */
#include "engine/motion.h"

#include <math.h>

void motion_forget(struct motion *m) {
    m->known[0].is_known = m->known[1].is_known = false;
    m->output_known = m->links_known = false;
}

/* --- step set-up ------------------------------------------------------------------------------ */

double motion_compliance(const struct collision_def *c, const struct motion *m, int subdivision,
                         double h) {
    double C = h * h / (2 * c->mass);
    if (c->modes)
        return C + motion_bank(c, m)->step[modes_level(subdivision)].compliance;
    return c->body == SCHEME_MASS ? C + h * h / (2 * c->body_mass) : C;
}

static double bank_displacement(const struct collision_def *c, struct motion *m,
                                const struct step_setup *setup) {
    for (int i = 0; i < 2; i++)
        if (m->known[i].is_known && m->known[i].subdivision == setup->subdivision)
            return m->known[i].displacement;
    double displacement = modes_free_displacement(motion_bank(c, m), setup->step, m->bank);
    m->known[0] = m->known[1];
    m->known[1] = (struct known_displacement){true, setup->subdivision, displacement};
    return displacement;
}

/* Displacement of the body's contact point without the contact force, m. */
static double body_free_displacement(const struct collision_def *c, struct motion *m,
                                     const struct step_setup *setup, struct outer_forces o) {
    double h = setup->h;
    if (c->modes) {
        return bank_displacement(c, m, setup) + o.drive * setup->step->compliance_body;
    }
    if (c->body == SCHEME_WALL)
        return 0;
    return h * (m->body_v + o.drive * h / (2 * c->body_mass));
}

static double hammer_free_displacement(const struct motion *m, const struct step_setup *setup) {
    return motion_plays(m) ? setup->h * (m->v + setup->acceleration * setup->h / 2) : 0;
}

static inline double free_displacement_of(const struct collision_def *c, struct motion *m,
                                          const struct step_setup *setup, struct outer_forces o) {
    return hammer_free_displacement(m, setup) - body_free_displacement(c, m, setup, o);
}

/* NULL: no bank */
static const struct modes_step *bank_step(const struct collision_def *c, const struct motion *m,
                                          int subdivision) {
    return c->modes ? &motion_bank(c, m)->step[modes_level(subdivision)] : NULL;
}

void motion_prepare_step(const struct collision_def *c, struct motion *m, int subdivision,
                         struct outer_forces o, struct step_setup *setup) {
    setup->bilinear = false;
    setup->subdivision = subdivision;
    setup->step = bank_step(c, m, subdivision);
    setup->h = motion_step_length(c, subdivision);
    setup->compliance = motion_compliance(c, m, subdivision, setup->h);
    setup->acceleration = motion_plays(m) ? motion_hammer_acceleration(c, o) : 0;
    setup->free_displacement = free_displacement_of(c, m, setup, o);
}

void motion_prepare_step_again(const struct collision_def *c, struct motion *m,
                               struct outer_forces o, struct step_setup *setup) {
    if (setup->step != bank_step(c, m, setup->subdivision))
        motion_prepare_step(c, m, setup->subdivision, o, setup);
    else
        setup->free_displacement = free_displacement_of(c, m, setup, o);
}

void motion_prepare_step_bilinear(const struct collision_def *c, const struct motion *m,
                                  struct outer_forces o, struct step_setup *setup) {
    const struct modes_step *step = &c->modes->bilinear;
    double h = motion_step_length(c, 0);
    *setup =
        (struct step_setup){.bilinear = true,
                            .step = step,
                            .h = h,
                            .compliance = h * h / (2 * c->mass) + step->compliance,
                            .acceleration = motion_plays(m) ? motion_hammer_acceleration(c, o) : 0};
    setup->free_displacement = hammer_free_displacement(m, setup) -
                               modes_free_displacement(c->modes, step, m->bank) -
                               o.drive * step->compliance_body;
}

/* --- moving ----------------------------------------------------------------------------------- */

/* Moves the free mass; returns its displacement, m. */
static double move_body(const struct collision_def *c, struct motion *m, double h, double force,
                        double moment) {
    double acceleration = force / c->body_mass;
    double displacement = h * (m->body_v + acceleration * h / 2) - moment / c->body_mass;
    m->body_v += acceleration * h;
    m->body_x += displacement;
    return displacement;
}

/* A step of a whole sample also yields the output of a single pickup at its end. */
static void advance_bank(const struct collision_def *c, struct motion *m,
                         const struct step_setup *setup, double body, double hammer, double *lost) {
    double drift;
    m->output_known =
        c->pickups == 1 && c->out == MODES_VELOCITY && !c->audit && setup->subdivision == 0;
    if (m->output_known)
        drift =
            modes_advance_output(motion_bank(c, m), setup->step, m->bank, body, hammer, &m->heard);
    else
        drift = modes_advance(motion_bank(c, m), setup->step, m->bank, body, hammer,
                              c->audit ? lost : NULL);
    m->known[0] = (struct known_displacement){!setup->bilinear, setup->subdivision, drift};
    m->known[1].is_known = false;
    if (body != 0 || hammer != 0)
        m->bank_at_rest = false;
}

void motion_step(const struct collision_def *c, struct motion *m, const struct step_setup *setup,
                 const struct step_result *r, struct outer_forces o, struct work *work) {
    bool plays = motion_plays(m);
    double h = setup->h, acceleration = plays ? setup->acceleration - r->force / c->mass : 0;
    double displacement = plays ? h * (m->v + acceleration * h / 2) : 0, body_displacement = 0;
    if (r->moment != 0)
        displacement += r->moment / c->mass;
    m->v += acceleration * h;
    m->x = r->x;
    m->felt_z = r->felt_z;
    if (!c->modes && c->body == SCHEME_MASS)
        body_displacement = move_body(c, m, h, r->force + o.drive, r->moment);
    if (c->modes && o.drive != 0)
        body_displacement = modes_free_displacement_body(motion_bank(c, m), setup->step, m->bank) +
                            setup->step->compliance_body * (r->force + o.drive);
    *work = (struct work){.push = o.push * displacement,
                          .gravity = c->mass * c->gravity * displacement,
                          .drive = o.drive * body_displacement};
    if (c->modes)
        advance_bank(c, m, setup, r->force + o.drive, r->force, &work->modes);
}

/* Displacement of the hammer under a pair of forces, m. */
static double pair_displacement(const struct collision_def *c, struct motion *m,
                                const struct step_setup *half, const struct step_result r[2]) {
    double h = half->h, displacement = 0;
    for (int i = 0; i < 2; i++) {
        double acceleration = half->acceleration - r[i].force / c->mass;
        displacement += h * (m->v + acceleration * h / 2);
        m->v += acceleration * h;
    }
    return displacement;
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
    double displacement = pair_displacement(c, m, half, r), drift[2],
           force[2] = {r[0].force, r[1].force};
    modes_advance_pair(motion_bank(c, m), half->step, whole->step, m->bank, force, drift);
    m->known[0] = (struct known_displacement){true, half->subdivision, drift[0]};
    m->known[1] = (struct known_displacement){true, whole->subdivision, drift[1]};
    m->output_known = false;
    m->bank_at_rest = false;
    *work = (struct work){.push = o.push * displacement,
                          .gravity = c->mass * c->gravity * displacement};
    m->x = r[1].x;
    m->felt_z = r[1].felt_z;
}

void motion_follow_links(struct motion *m, double x, double v, double felt_z) {
    motion_forget(m);
    m->links_known = true;
    m->bank_at_rest = false;
    m->x = x;
    m->v = v;
    m->felt_z = felt_z;
}

void motion_impulse(const struct collision_def *c, struct motion *m, double impulse) {
    m->v -= impulse / c->mass;
    if (c->modes) {
        modes_impulse(c->modes, m->bank, impulse);
        m->bank_at_rest = false;
        motion_forget(m);
    } else if (c->body == SCHEME_MASS) {
        m->body_v += impulse / c->body_mass;
    }
}

void motion_set_damp(struct motion *m, double factor) { m->damp = factor; }

static void scale_body(const struct collision_def *c, struct motion *m, double q, double p,
                       double *lost) {
    double before = lost ? motion_energy(c, m).modal : 0;
    modes_scale_body(c->modes, m->bank, q, p);
    if (lost)
        *lost += before - motion_energy(c, m).modal;
}

void motion_damp(const struct collision_def *c, struct motion *m, double *lost) {
    if (m->damp == 1 || !c->modes || m->bank_at_rest)
        return;
    scale_body(c, m, 1, m->damp * m->damp, lost);
    motion_forget(m);
}

static bool in_flight(const struct motion *m) {
    return motion_plays(m) && contact_depth(&m->contact, m->x) < 0;
}

/* A change of tension displaces the surface by `displacement` at once. The surface carries a hammer
 * in contact. A hammer in flight keeps its position; the tension changes only when there is room.
 */
static bool has_room(const struct motion *m, double displacement) {
    return !in_flight(m) || contact_depth(&m->contact, m->x - displacement) < 0;
}

/* Work of the external forces on the surface, and on a hammer that it carries, J. */
static struct work carried(const struct collision_def *c, bool carries, double displacement,
                           struct outer_forces o) {
    double hammer = carries ? displacement : 0;
    return (struct work){.push = o.push * hammer,
                         .gravity = c->mass * c->gravity * hammer,
                         .drive = o.drive * displacement};
}

static double all_of(const struct work *work) { return work->push + work->gravity + work->drive; }

/* Updates the tension. A hammer lifted against its load gains potential energy. This work is taken
 * from the bank; otherwise repeated lifting would add energy. The energy of lowering is lost. */
static void follow(const struct collision_def *c, struct motion *m, double most,
                   struct outer_forces o, struct work *work) {
    double g = m->tension.g,
           displacement = tension_displacement(&m->tension, c->modes, m->bank, most);
    struct work lifts = carried(c, motion_plays(m) && !in_flight(m), displacement, o);
    motion_tensed(m);
    if (!has_room(m, displacement))
        return;
    tension_renew(&m->tension, c->modes, m->bank, most, all_of(&lifts));
    motion_forget(m);
    if (m->tension.g == g)
        return;
    if (in_flight(m))
        m->x -= displacement;
    if (all_of(&lifts) < 0)
        *work = lifts;
}

/* The schemes of the papers have no tables for a variable tension. */
static bool may_tense(const struct collision_def *c, const struct motion *m) {
    return c->modes && !m->bank_at_rest && c->scheme == SCHEME_EXACT;
}

struct work motion_tense(const struct collision_def *c, struct motion *m, struct outer_forces o) {
    struct work work = {0};
    if (may_tense(c, m))
        follow(c, m, (double)HUGE_VAL, o, &work);
    if (c->modes && c->audit)
        tension_prepare(&m->tension, c->modes);
    return work;
}

void motion_tensed(struct motion *m) { tension_arrive(&m->tension); }

struct work motion_slacken(const struct collision_def *c, struct motion *m, struct outer_forces o) {
    struct work work = {0};
    double g = m->tension.g;
    if (g == 1)
        motion_tensed(m);
    else
        follow(c, m, g, o, &work);
    if (m->tension.g != g)
        motion_prepare(c, m);
    return work;
}

/* Limits the work of lifting to the given energy, J; returns the rest of this energy. */
static double share_work(struct work *lifts, double energy) {
    double all = all_of(lifts), share = all < 0 ? lesser(1, energy / -all) : 0;
    *lifts = (struct work){.push = share * lifts->push,
                           .gravity = share * lifts->gravity,
                           .drive = share * lifts->drive};
    return energy + all_of(lifts);
}

double motion_return_tension(const struct collision_def *c, struct motion *m, struct outer_forces o,
                             struct work *work) {
    double deficit = c->modes ? tension_deficit(&m->tension, c->modes, m->bank) : 0;
    *work = (struct work){0};
    if (deficit == 0)
        return 0;
    double kinetic = c->mass * m->v * m->v / 2, returned = lesser(deficit, kinetic);
    double from = modes_displacement(c->modes, m->bank);
    double not_returned = tension_return(&m->tension, c->modes, m->bank, returned);
    *work = carried(c, true, modes_displacement(c->modes, m->bank) - from, o);
    double left = share_work(work, kinetic - returned);
    m->v *= kinetic > 0 ? sqrt(greater(left, 0) / kinetic) : 0;
    motion_forget(m);
    return not_returned;
}

void motion_prepare(const struct collision_def *c, struct motion *m) {
    if (c->modes)
        tension_prepare(&m->tension, c->modes);
}

void motion_ring(const struct collision_def *c, struct motion *m, int samples, double *lost) {
    motion_prepare(c, m);
    modes_coast(motion_bank(c, m), m->bank, samples, c->audit ? lost : NULL);
    if (m->damp != 1) {
        double f = pow(m->damp, samples);
        scale_body(c, m, f, f, c->audit ? lost : NULL);
    }
    motion_forget(m);
}

double motion_ring_window(const struct collision_def *c, struct motion *m, double *lost) {
    motion_forget(m);
    double g = m->tension.g, energy;
    energy = modes_ring_on(motion_bank(c, m), m->bank, c->out, c->audit ? lost : NULL);
    if (m->damp != 1) {
        double f = pow(m->damp, MODES_WINDOW);
        scale_body(c, m, f, f, c->audit ? lost : NULL);
        energy *= f * f;
    }
    double gained =
        may_tense(c, m) ? tension_renew(&m->tension, c->modes, m->bank, (double)HUGE_VAL, 0) : 0;
    if (c->audit)
        tension_prepare(&m->tension, c->modes);
    if (m->tension.g != g)
        modes_ring_start(motion_bank(c, m), m->bank, c->out);
    return greater(energy + gained, 0);
}

double motion_recover(struct motion *m, double x, double h) {
    double before = motion_stored_apart(m, m->felt_z);
    m->felt_z = contact_law(&m->contact)->recover(&m->contact, m->felt_z, x, h);
    return before - motion_stored_apart(m, m->felt_z);
}
