/* SPDX-License-Identifier: BSD-3-Clause */
/* collision_exact.c: a sample of the default scheme: steps, each look -> solve -> move -> record.
 */
#include <math.h>

#include "engine/collision_state.h"

/* --- a contact begins and ends ---------------------------------------------------------------- */

static void enter(const struct collision *c, struct collision_state *s,
                  const struct step_look *look, struct outer_forces o) {
    struct motion *m = &s->motion;
    double v_in = motion_velocity(c, m);
    if (contact_law(&m->contact)->play)
        motion_count_from_surface(m);
    double until = solve_from_surface(m, motion_acceleration(c, m, o), look->h, 1, &v_in);
    record_entry(&s->record, stepper_time(c, &s->stepper) + until, v_in);
    stepper_enter(c, m, &s->stepper, look);
    solve_forget(&s->memory);
}

static void redeem(const struct collision *c, struct collision_state *s, struct outer_forces o) {
    struct work work;
    record_lost_scheme(&s->record, -motion_redeem(c, &s->motion, o, &work));
    record_work(&s->record, &work, 0);
}

/* At most so long ago. */
static void leave(const struct collision *c, struct collision_state *s, double most,
                  struct outer_forces o) {
    struct motion *m = &s->motion;
    redeem(c, s, o);
    double v_out = motion_velocity(c, m);
    double since = solve_from_surface(m, motion_acceleration(c, m, o), most, -1, &v_out);
    stepper_leave(&s->stepper);
    if (s->record.force.most > 0) /* else rounding alone reached the surface */
        record_exit(&s->record, stepper_time(c, &s->stepper) - since, v_out, (double)NAN);
}

/* Pressed for good into a contact too stiff for its steps, the hammer comes to rest. */
static void settle(const struct collision *c, struct collision_state *s,
                   const struct step_look *look, const struct step_result *r, double x0) {
    double velocity;
    double impulse = solve_settling(c, &s->motion, &s->stepper, look, r, x0, &velocity);
    stepper_note_stiff(&s->stepper, velocity);
    if (impulse == 0)
        return;
    motion_impulse(c, &s->motion, impulse);
    solve_forget(&s->memory);
    double before = velocity + impulse * motion_mobility(c);
    record_lost_scheme(&s->record, impulse * (before + velocity) / 2);
}

/* --- one step of the default scheme: look -> solve -> move -> record -------------------------- */

/* The step gets as short as a contact that may begin in it needs it; true: the contact is a blow,
 * within the step. */
static bool approach(const struct collision *c, struct collision_state *s, struct outer_forces o,
                     struct step_look *look, struct step_result *r) {
    struct motion *m = &s->motion;
    struct stepper *st = &s->stepper;
    struct blow blow;
    while (!st->touching && motion_plays(m) && stepper_may_graze(c, m, st, look))
        motion_look(c, m, look->fineness + 1, o, look);
    while (!st->touching && motion_plays(m) &&
           (motion_reaches(m, m->x) || motion_reaches(m, m->x + look->free))) {
        if (solve_blow(c, m, st, look, o, r, &blow)) {
            stepper_took_blow(c, st);
            record_blow(&s->record, &m->contact, &blow, stepper_time(c, st), r->lost);
            return true;
        }
        int halvings = stepper_halvings(c, m, st, look);
        if (halvings)
            motion_look(c, m, look->fineness + halvings, o, look);
        else
            enter(c, s, look, o);
    }
    return false;
}

static void follow_contact(const struct collision *c, struct collision_state *s,
                           const struct step_look *look, const struct step_result *r, double x0,
                           double lasted, struct outer_forces o) {
    record_step(&s->record, &s->motion.contact, look, r, x0, stepper_time(c, &s->stepper));
    stepper_follow(c, &s->motion, &s->stepper, look, r);
    if (!motion_reaches(&s->motion, r->x))
        leave(c, s, lasted, o);
    else if (look->fineness == 0 && stepper_coarse(&s->stepper)) /* else it would be finer */
        settle(c, s, look, r, x0);
}

/* Two halves of the step that was looked at. */
static struct step_force play_pair(const struct collision *c, struct collision_state *s,
                                   struct outer_forces o, const struct step_look *look) {
    struct motion *m = &s->motion;
    struct step_look half;
    struct step_result r[2];
    struct work work;
    double x0 = m->x;
    motion_look(c, m, look->fineness + 1, o, &half);
    solve_pair(m, &s->stepper, look, &half, r);
    s->ran_away = !motion_bears(&half, &r[0]) || !motion_bears(&half, &r[1]);
    if (s->ran_away)
        return (struct step_force){0, 0};
    motion_step_pair(c, m, look, &half, r, o, &work);
    record_work(&s->record, &work, r[0].lost + r[1].lost);
    stepper_took(&s->stepper, look, true, r[0].tries + r[1].tries);
    record_step(&s->record, &m->contact, &half, &r[0], x0, stepper_time(c, &s->stepper) - half.h);
    stepper_follow(c, m, &s->stepper, &half, &r[0]);
    follow_contact(c, s, &half, &r[1], r[0].x, look->h, o);
    return (struct step_force){(r[0].force + r[1].force) / 2, r[1].force};
}

static struct step_force play_step(const struct collision *c, struct collision_state *s,
                                   struct outer_forces o, struct step_look *look) {
    struct motion *m = &s->motion;
    struct step_result r;
    struct work work;
    s->ran_away = motion_plays(m) && !motion_bears_look(look);
    if (s->ran_away)
        return (struct step_force){0, 0};
    bool blow = approach(c, s, o, look, &r);
    if (s->stepper.touching && stepper_pairs(c, m, &s->stepper, look))
        return play_pair(c, s, o, look);
    if (!blow && s->stepper.touching)
        solve_contact(c, m, &s->stepper, &s->memory, look, o, &r);
    else if (!blow)
        solve_apart(m, look, &r);
    s->ran_away = motion_plays(m) && !motion_bears(look, &r);
    if (s->ran_away)
        return (struct step_force){0, 0};
    double x0 = m->x;
    motion_step(c, m, look, &r, o, &work);
    record_work(&s->record, &work, r.lost);
    stepper_took(&s->stepper, look, false, r.tries);
    if (s->stepper.touching)
        follow_contact(c, s, look, &r, x0, look->h, o);
    else if (blow)
        redeem(c, s, o);
    else
        stepper_passed(&s->stepper, look, r.d);
    return (struct step_force){r.force, blow ? 0 : r.force};
}

struct step_force collision_play_exact(const struct collision *c, struct collision_state *s,
                                       struct outer_forces o) {
    struct step_look look;
    struct step_force force;
    double impulse = 0;
    stepper_begin_sample(c, &s->motion, &s->stepper, o, &look);
    for (;;) {
        force = play_step(c, s, o, &look);
        impulse += force.mean * look.h;
        if (stepper_sample_over(&s->stepper) || s->ran_away)
            break;
        stepper_next(c, &s->motion, &s->stepper, o, &look);
    }
    return (struct step_force){impulse * c->rate, force.last};
}
