/* SPDX-License-Identifier: BSD-3-Clause */
/* collision_paper.c: a sample of a paper's scheme, in one step. */
#include <math.h>

#include "engine/collision/collision_state.h"

/* Time since or until the crossing of the surface at speed v, s; at most the step. */
static double since_crossing(const struct motion *m, double x, double v, double h) {
    double outside = max_of(-contact_depth(&m->contact, x), 0);
    return v == 0 ? 0 : min_of(outside / fabs(v), h);
}

/* Detects entry and exit; the time of a crossing follows from the speed at the crossing. */
static void follow_paper(const struct collision_def *c, struct collision_state *s,
                         const struct step_setup *setup, const struct step_result *r, double x0,
                         double v0) {
    const struct motion *m = &s->motion;
    double now = stepper_time(c, &s->stepper), h = setup->h;
    bool inside = contact_potential(&m->contact, r->x) > 0;
    bool was_inside = contact_potential(&m->contact, x0) > 0;
    if (!s->stepper.touching && inside) {
        stepper_enter(c, m, &s->stepper, setup);
        record_entry(&s->record, now + since_crossing(m, x0, v0, h), v0);
    }
    if (!s->stepper.touching)
        return;
    record_step(&s->record, &m->contact, setup, r, x0, now + h);
    if (inside || (was_inside && solve_outlasts(c)))
        return;
    double v1 = motion_velocity(c, m), v_in = s->record.v_in;
    double time = now + h - since_crossing(m, r->x, v1, h);
    if (c->modes)
        record_exit(&s->record, time, v1);
    else /* the scheme's error included */
        record_exit_with_loss(&s->record, time, v1,
                              motion_lumped_mass(c) / 2 * (v_in - v1) * (v_in + v1));
    stepper_leave(&s->stepper);
}

/* Explicit steps can diverge; a step out of bounds is not taken. */
struct step_force collision_paper_sample(const struct collision_def *c, struct collision_state *s,
                                         struct outer_forces o) {
    struct motion *m = &s->motion;
    struct step_setup setup;
    struct step_result r, moved;
    struct work work;
    double x0 = m->x, v0 = motion_velocity(c, m);
    double impulse = solve_paper(c, m, &s->memory, o, &setup, &r);
    struct solve_trouble trouble = solve_report_trouble(&s->memory);
    record_trouble(&s->record, trouble.complex_roots, 0);
    s->diverged = trouble.diverged || !motion_in_bounds(&setup, &r);
    if (s->diverged)
        return (struct step_force){0, 0};
    moved = r;
    if (impulse != 0) {
        motion_impulse(c, m, impulse);
        moved.force = 0;
    }
    motion_step(c, m, &setup, &moved, o, &work);
    record_work(&s->record, &work, r.lost);
    if (motion_has_hammer(m))
        follow_paper(c, s, &setup, &r, x0, v0);
    return (struct step_force){r.force, r.force};
}
