/* SPDX-License-Identifier: BSD-3-Clause */
/* collision_exact.c: a sample of the default scheme; each step is prepare -> solve -> move ->
 * record. */
#include <math.h>

#include "engine/collision/collision_state.h"

/* --- a contact begins and ends ---------------------------------------------------------------- */

static void enter(const struct collision_def *c, struct collision_state *s,
                  const struct step_setup *setup, struct outer_forces o) {
    struct motion *m = &s->motion;
    double v_in = motion_velocity(c, m);
    if (contact_law(&m->contact)->play)
        motion_count_from_surface(m);
    double until =
        solve_from_surface(m, motion_acceleration(c, m, o), setup->h, CROSSING_ENTRY, &v_in);
    record_entry(&s->record, stepper_time(c, &s->stepper) + until, v_in);
    stepper_enter(c, m, &s->stepper, setup);
    solve_memory_clear(&s->memory);
}

/* Ends the contact; its exit was at most `most` ago, s. */
static void leave(const struct collision_def *c, struct collision_state *s, double most,
                  struct outer_forces o) {
    struct motion *m = &s->motion;
    double v_out = motion_velocity(c, m);
    double since = solve_from_surface(m, motion_acceleration(c, m, o), most, CROSSING_EXIT, &v_out);
    stepper_leave(&s->stepper);
    if (s->record.force.most > 0) /* 0: x reached the surface by rounding alone */
        record_exit(&s->record, stepper_time(c, &s->stepper) - since, v_out);
}

/* Brings a hammer to rest that is pressed into a contact too stiff for its steps. */
static void settle(const struct collision_def *c, struct collision_state *s,
                   const struct step_setup *setup, const struct step_result *r, double x0) {
    bool stiff;
    double velocity = 0;
    double impulse = solve_settling(c, &s->motion, &s->stepper, setup, r, x0, &stiff, &velocity);
    stepper_set_stiff(&s->stepper, stiff, velocity);
    if (impulse == 0)
        return;
    motion_impulse(c, &s->motion, impulse);
    solve_memory_clear(&s->memory);
    double before = velocity + impulse * motion_mobility(c);
    record_lost_scheme(&s->record, impulse * (before + velocity) / 2);
}

/* --- one step of the default scheme: prepare -> solve -> move -> record ----------------------- */

/* Halves the step until it is short enough for a contact that may begin in it. True: the contact is
 * impulsive and lies within the step. */
static bool approach(const struct collision_def *c, struct collision_state *s,
                     struct outer_forces o, struct step_setup *setup, struct step_result *r) {
    struct motion *m = &s->motion;
    struct stepper *st = &s->stepper;
    struct impulsive_contact impulsive;
    while (!st->touching && motion_has_hammer(m) && stepper_may_graze(c, m, st, setup))
        motion_prepare_step(c, m, setup->subdivision + 1, o, setup);
    while (!st->touching && motion_has_hammer(m) &&
           (motion_reaches(m, m->x) || motion_reaches(m, m->x + setup->free_displacement))) {
        if (solve_impulse(c, m, st, setup, o, r, &impulsive)) {
            stepper_charge_impulse(c, st);
            record_impulsive_contact(&s->record, &m->contact, &impulsive, stepper_time(c, st),
                                     r->lost);
            return true;
        }
        int halvings = stepper_plan_entry(c, m, st, setup);
        if (halvings)
            motion_prepare_step(c, m, setup->subdivision + halvings, o, setup);
        else
            enter(c, s, setup, o);
    }
    return false;
}

static void follow_contact(const struct collision_def *c, struct collision_state *s,
                           const struct step_setup *setup, const struct step_result *r, double x0,
                           double lasted, struct outer_forces o) {
    record_step(&s->record, &s->motion.contact, setup, r, x0, stepper_time(c, &s->stepper));
    stepper_advance_contact(c, &s->motion, &s->stepper, setup, r);
    if (!motion_reaches(&s->motion, r->x))
        leave(c, s, lasted, o);
    else if (setup->subdivision == s->stepper.terms.least_subdivision &&
             stepper_single_step(&s->stepper)) /* otherwise shorter steps resolve the contact */
        settle(c, s, setup, r, x0);
}

/* Plays the step as a pair of halves. */
static struct step_force contact_step_pair(const struct collision_def *c, struct collision_state *s,
                                           struct outer_forces o, const struct step_setup *setup) {
    struct motion *m = &s->motion;
    struct step_setup half;
    struct step_result r[2];
    struct work work;
    double x0 = m->x;
    motion_prepare_step(c, m, setup->subdivision + 1, o, &half);
    solve_pair(m, &s->stepper, setup, &half, r);
    s->diverged = !motion_in_bounds(&half, &r[0]) || !motion_in_bounds(&half, &r[1]);
    if (s->diverged)
        return (struct step_force){0, 0};
    motion_step_pair(c, m, setup, &half, r, o, &work);
    record_work(&s->record, &work, r[0].lost + r[1].lost);
    stepper_charge(&s->stepper, setup, true, r[0].tries + r[1].tries);
    record_step(&s->record, &m->contact, &half, &r[0], x0, stepper_time(c, &s->stepper) - half.h);
    stepper_advance_contact(c, m, &s->stepper, &half, &r[0]);
    follow_contact(c, s, &half, &r[1], r[0].x, setup->h, o);
    return (struct step_force){(r[0].force + r[1].force) / 2, r[1].force};
}

/* One step, already prepared: halve it before a contact (approach) -> solve the force -> move
 * hammer and body -> record. A pair of halves has the same stages. */
static struct step_force contact_step(const struct collision_def *c, struct collision_state *s,
                                      struct outer_forces o, struct step_setup *setup) {
    struct motion *m = &s->motion;
    struct step_result r;
    struct work work;
    s->diverged = motion_has_hammer(m) && !motion_step_in_bounds(setup);
    if (s->diverged)
        return (struct step_force){0, 0};
    bool impulsive = approach(c, s, o, setup, &r);
    if (s->stepper.touching && stepper_takes_pair(c, m, &s->stepper, setup))
        return contact_step_pair(c, s, o, setup);
    if (!impulsive && s->stepper.touching)
        solve_contact(c, m, &s->stepper, &s->memory, setup, o, &r);
    else if (!impulsive)
        solve_apart(m, setup, &r);
    s->diverged = motion_has_hammer(m) && !motion_in_bounds(setup, &r);
    if (s->diverged)
        return (struct step_force){0, 0};
    double x0 = m->x;
    motion_step(c, m, setup, &r, o, &work);
    record_work(&s->record, &work, r.lost);
    stepper_charge(&s->stepper, setup, false, r.tries);
    if (s->stepper.touching)
        follow_contact(c, s, setup, &r, x0, setup->h, o);
    else if (!impulsive)
        stepper_advance_free(&s->stepper, setup, r.d);
    return (struct step_force){r.force, impulsive ? 0 : r.force};
}

struct step_force collision_contact_sample(const struct collision_def *c, struct collision_state *s,
                                           struct outer_forces o) {
    struct step_setup setup;
    struct step_force force;
    double impulse = 0;
    stepper_begin_sample(c, &s->motion, &s->stepper, o, &setup);
    for (;;) {
        force = contact_step(c, s, o, &setup);
        impulse += force.mean * setup.h;
        if (stepper_sample_over(&s->stepper) || s->diverged)
            break;
        stepper_next(c, &s->motion, &s->stepper, o, &setup);
    }
    return (struct step_force){impulse * c->rate, force.last};
}
