/* SPDX-License-Identifier: BSD-3-Clause */
/* collision.c: a table of contents: one sample after another, or many that need no care. */
#include "collision.h"

#include <assert.h>
#include <math.h>

#include "collision_state.h"
#include "denormals.h"

/* Beyond this a hammer that nothing brings back is away. */
static const double away_from = -10 /* m */;

/* --- what comes in ---------------------------------------------------------------------------- */

static struct outer_forces outer_forces(const struct collision *c, const struct inputs *in) {
    double push = in->held[RANGE_PUSH], drive = in->held[RANGE_DRIVE];
    if (c->ground)
        return (struct outer_forces){.push = push + c->mass * drive};
    return (struct outer_forces){.push = push, .drive = drive};
}

/* The hammer somewhere else; what that changes is booked as put in. */
static void place(const struct collision *c, struct collision_state *s, double x, double v,
                  bool dropped) {
    window_close(c, &s->motion, &s->stepper, &s->window, &s->record);
    if (s->stepper.touching)
        record_exit(&s->record, stepper_time(c, &s->stepper), motion_velocity(c, &s->motion),
                    (double)NAN);
    record_strike(&s->record, motion_place(c, &s->motion, x, v, dropped));
    stepper_placed(&s->stepper);
    solve_forget(&s->memory);
    s->ran_away = !motion_bears_energy(c->mass * v * v + motion_potential(&s->motion, x));
}

/* It falls as far as there is room, and has the speed of the rest of the height from the start. */
static void drop(const struct collision *c, struct collision_state *s, double height) {
    const struct contact *contact = &s->motion.contact;
    double room = contact_two_sided(contact) ? 2 * contact_gap(contact) : height;
    double fall = lesser(height, room), rest = greater(c->gravity, 0) * (height - fall);
    place(c, s, -fall, sqrt(2 * rest), true);
}

/* The strike or drop that waits; a push finds the hammer on the surface. */
static void place_hammer(const struct collision *c, struct collision_state *s) {
    double value;
    switch (inputs_take(&s->inputs, &value)) {
    case PENDING_STRIKE:
        place(c, s, 0, value, false);
        break;
    case PENDING_DROP:
        drop(c, s, value);
        break;
    case PENDING_NOTHING:
        if (s->motion.hammer == HAMMER_ABSENT && s->inputs.held[RANGE_PUSH] != 0)
            place(c, s, 0, 0, false);
    }
}

/* k, mu and alpha as they have come in. Moving them moves the potential at x: that is work. */
static void place_contact(const struct collision *c, struct collision_state *s) {
    const double *held = s->inputs.held;
    const struct contact *now = &s->motion.contact;
    double k = held[RANGE_K], mu = held[RANGE_MU], alpha = held[RANGE_ALPHA];
    if (k == now->k && mu == now->mu && alpha == now->alpha)
        return;
    record_change(&s->record, motion_set_contact(&s->motion, k, mu, alpha));
    stepper_contact_changed(c, &s->motion, &s->stepper);
    if (motion_plays(&s->motion))
        s->ran_away |= !motion_bears_energy(motion_potential(&s->motion, s->motion.x));
}

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

static void leave(const struct collision *c, struct collision_state *s,
                  const struct step_look *look, struct outer_forces o) {
    const struct motion *m = &s->motion;
    double v_out = motion_velocity(c, m);
    double since = solve_from_surface(m, motion_acceleration(c, m, o), look->h, -1, &v_out);
    stepper_leave(&s->stepper);
    if (s->record.peak > 0) /* else rounding alone reached the surface */
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

/* What steps did with the force, N. */
struct step_force {
    double mean, last; /* over all, in the last */
};

/* The step gets as short as a contact that may begin in it needs it; true: the contact is a blow,
 * within the step. */
static bool approach(const struct collision *c, struct collision_state *s, struct outer_forces o,
                     struct step_look *look, struct step_result *r) {
    struct motion *m = &s->motion;
    struct stepper *st = &s->stepper;
    struct blow blow;
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
                           struct outer_forces o) {
    record_step(&s->record, &s->motion.contact, look, r, x0, stepper_time(c, &s->stepper));
    stepper_follow(c, &s->motion, &s->stepper, look, r);
    if (!motion_reaches(&s->motion, r->x))
        leave(c, s, look, o);
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
    stepper_took(c, &s->stepper, look, true);
    record_step(&s->record, &m->contact, &half, &r[0], x0, stepper_time(c, &s->stepper) - half.h);
    stepper_follow(c, m, &s->stepper, &half, &r[0]);
    follow_contact(c, s, &half, &r[1], r[0].x, o);
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
    stepper_took(c, &s->stepper, look, false);
    if (s->stepper.touching)
        follow_contact(c, s, look, &r, x0, o);
    return (struct step_force){r.force, blow ? 0 : r.force};
}

static struct step_force play_exact(const struct collision *c, struct collision_state *s,
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

/* --- one step of a paper's scheme ------------------------------------------------------------- */

/* How far from the surface x is at the speed v, in time; at most the step. */
static double since_crossing(const struct motion *m, double x, double v, double h) {
    double outside = greater(-contact_depth(&m->contact, x), 0);
    return v == 0 ? 0 : lesser(outside / fabs(v), h);
}

/* Has the contact begun or ended? A crossing is dated by the speed it was made with. */
static void follow_paper(const struct collision *c, struct collision_state *s,
                         const struct step_look *look, const struct step_result *r, double x0,
                         double v0) {
    const struct motion *m = &s->motion;
    double now = stepper_time(c, &s->stepper), h = look->h, lost = (double)NAN;
    bool inside = contact_potential(&m->contact, r->x) > 0;
    bool was_inside = contact_potential(&m->contact, x0) > 0;
    if (!s->stepper.touching && inside) {
        stepper_enter(c, m, &s->stepper, look);
        record_entry(&s->record, now + since_crossing(m, x0, v0, h), v0);
    }
    if (!s->stepper.touching)
        return;
    record_step(&s->record, &m->contact, look, r, x0, now + h);
    if (inside || (was_inside && solve_outlasts(c)))
        return;
    double v1 = motion_velocity(c, m), v_in = s->record.v_in;
    if (!c->modes) /* the scheme's own error with it, as the two speeds say */
        lost = motion_lumped_mass(c) / 2 * (v_in - v1) * (v_in + v1);
    record_exit(&s->record, now + h - since_crossing(m, r->x, v1, h), v1, lost);
    stepper_leave(&s->stepper);
}

/* Explicit steps can go anywhere: one that does is not taken. */
static struct step_force play_paper(const struct collision *c, struct collision_state *s,
                                    struct outer_forces o) {
    struct motion *m = &s->motion;
    struct step_look look;
    struct step_result r, moved;
    struct work work;
    double x0 = m->x, v0 = motion_velocity(c, m);
    double impulse = solve_paper(c, m, &s->memory, o, &look, &r);
    struct solve_trouble trouble = solve_take_trouble(&s->memory);
    record_trouble(&s->record, trouble.complex_roots, 0);
    s->ran_away = trouble.diverged || !motion_bears(&look, &r);
    if (s->ran_away)
        return (struct step_force){0, 0};
    moved = r;
    if (impulse != 0) {
        motion_impulse(c, m, impulse);
        moved.force = 0;
    }
    motion_step(c, m, &look, &moved, o, &work);
    record_work(&s->record, &work, r.lost);
    if (motion_plays(m))
        follow_paper(c, s, &look, &r, x0, v0);
    return (struct step_force){r.force, r.force};
}

/* --- a sample --------------------------------------------------------------------------------- */

/* Whatever ran away is at rest, and a hit says so. */
static void stop(const struct collision *c, struct collision_state *s) {
    struct collision_ledger l = record_books(c, &s->motion, &s->record);
    double time = stepper_time(c, &s->stepper);
    record_largest(&s->record);
    record_lost_scheme(&s->record, l.kinetic + l.modal + l.contact);
    record_trouble(&s->record, 0, 1);
    if (!s->stepper.touching)
        record_entry(&s->record, time, motion_velocity(c, &s->motion));
    record_exit(&s->record, time, 0, (double)NAN);
    motion_send_away(c, &s->motion, -1, HAMMER_ABSENT);
    motion_silence(c, &s->motion);
    stepper_placed(&s->stepper);
    solve_forget(&s->memory);
    s->ran_away = false;
}

static void listen(const struct collision *c, struct collision_state *s,
                   const struct collision_out *out, int i, double force, double body_force) {
    double heard[COLLISION_PICKUPS];
    s->sounds = true;
    if (out->pickup)
        motion_hear(c, &s->motion, body_force, heard);
    for (int k = 0; out->pickup && k < c->pickups; k++)
        out->pickup[k][i] = heard[k];
    if (out->force)
        out->force[i] = force;
    if (out->compression)
        out->compression[i] = s->motion.x + s->motion.contact.origin;
}

static void play_sample(const struct collision *c, struct collision_state *s, struct outer_forces o,
                        const struct collision_out *out, int i) {
    struct motion *m = &s->motion;
    struct step_force force = {0, 0};
    double x0 = m->x + m->contact.origin;
    bool refined = c->scheme == SCHEME_EXACT || (c->modes && c->scheme == SCHEME_TWO_POINT);
    if (!s->ran_away)
        force = refined ? play_exact(c, s, o) : play_paper(c, s, o);
    stepper_end_sample(&s->stepper);
    if (s->ran_away) {
        stop(c, s);
        force = (struct step_force){0, 0};
    }
    record_largest(&s->record);
    double load = c->mass * motion_hammer_acceleration(c, o);
    double moved = m->x + m->contact.origin - x0;
    if (stepper_notes_rest(c, &s->stepper, moved, force.mean, load))
        record_rest(&s->record, stepper_time(c, &s->stepper));
    listen(c, s, out, i, force.mean, force.last + o.drive);
}

/* Once a window's length: has the hammer left for good? */
static void let_go(const struct collision *c, struct collision_state *s, struct outer_forces o) {
    const struct motion *m = &s->motion;
    bool one_sided = !contact_two_sided(&m->contact);
    if (s->stepper.clock % MODES_WINDOW || !motion_plays(m) || m->dropped || !one_sided)
        return;
    if (m->x > away_from || m->v >= 0 || motion_hammer_acceleration(c, o) > 0)
        return;
    record_push(&s->record, -motion_send_away(c, &s->motion, away_from, HAMMER_AWAY));
    record_away(&s->record, stepper_time(c, &s->stepper));
}

/* A contact keeps the tables that it began with, but for one that lasts: what lies on a head must
 * not hold it tight when it has calmed down. */
static void tense(const struct collision *c, struct collision_state *s) {
    const int lasting = 16 * MODES_WINDOW;
    if (s->stepper.clock % (s->stepper.touching ? lasting : MODES_WINDOW) == 0)
        motion_tense(c, &s->motion);
}

/* Plays one sample, or as many as go by themselves; returns how many. */
static int play(const struct collision *c, struct collision_state *s, const struct collision_in *in,
                const struct collision_out *out, int i, int n) {
    struct motion *m = &s->motion;
    struct window *w = &s->window;
    int played = 0;
    inputs_sample(&s->inputs, in, i);
    struct outer_forces o = outer_forces(c, &s->inputs);
    bool driven = s->inputs.held[RANGE_DRIVE] != 0;
    place_hammer(c, s);
    if (!w->open)
        tense(c, s);
    if (driven)
        window_close(c, m, &s->stepper, w, &s->record);
    else if (w->open || window_open(c, m, &s->stepper, w, &s->record, o))
        played = window_run(c, m, &s->stepper, w, &s->record, o.push, in->push, out, i,
                            inputs_steady(in, i, n, m->hammer == HAMMER_ABSENT));
    if (played) {
        s->sounds |= w->sounds;
        inputs_skip(&s->inputs, in, i, played);
    } else {
        place_contact(c, s);
        motion_prepare(c, m);
        play_sample(c, s, o, out, i);
        played = 1;
    }
    let_go(c, s, outer_forces(c, &s->inputs));
    return played;
}

/* Has nothing moved yet, and will nothing move in this block? */
static bool is_asleep(const struct collision_state *s, const struct collision_in *in) {
    const struct motion *m = &s->motion;
    return m->bank_at_rest && !motion_plays(m) && m->body_v == 0 && s->fade == 0 &&
           inputs_nothing(&s->inputs, in);
}

/* An adoption's jump goes evenly over a while. */
static void declick(const struct collision *c, struct collision_state *s,
                    const struct collision_out *out, int n) {
    for (int i = 0; i < n && s->fade > 0; i++, s->fade--)
        for (int k = 0; out->pickup && k < c->pickups; k++)
            out->pickup[k][i] += s->jump[k] * s->fade / COLLISION_FADE;
}

void collision_run(const struct collision *c, struct collision_state *s,
                   const struct collision_in *in, const struct collision_out *out, int n) {
    s->sounds = s->fade > 0;
    if (is_asleep(s, in)) {
        s->sounds |= window_silence(c, &s->motion, out, n);
        inputs_skip(&s->inputs, in, 0, n);
        stepper_skip(c, &s->stepper, n);
        return;
    }
    struct denormals kept = denormals_off();
    for (int i = 0; i < n;)
        i += play(c, s, in, out, i, n);
    declick(c, s, out, n);
    denormals_restore(kept);
}

void collision_catch_up(const struct collision *c, struct collision_state *s) {
    window_close(c, &s->motion, &s->stepper, &s->window, &s->record);
}
