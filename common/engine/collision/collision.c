/* SPDX-License-Identifier: BSD-3-Clause */
/* collision.c: the main loop: single samples in order, or whole windows of free ringing. */
#include "engine/collision/collision.h"

#include <math.h>

#include "base/denormals.h"
#include "engine/collision/collision_state.h"
#include "engine/step/motion_nonlinear.h"

/* A hammer further out than this, moving outwards without load, counts as away. */
static const double away_from = -10 /* m */;

/* --- inputs ----------------------------------------------------------------------------------- */

struct outer_forces collision_outer_forces(const struct collision_def *c, const struct inputs *in) {
    double push = in->held[RANGE_PUSH], drive = in->held[RANGE_DRIVE];
    if (c->ground)
        return (struct outer_forces){.push = push + c->mass * drive};
    return (struct outer_forces){.push = push, .drive = drive};
}

/* Ends the contact in progress before the hammer is moved. */
static void end_contact(const struct collision_def *c, struct collision_state *s) {
    if (s->stepper.touching)
        record_exit(&s->record, stepper_time(c, &s->stepper), motion_velocity(c, &s->motion));
}

/* Sets position and speed of the hammer; the change of energy is booked as put in. */
static void set_hammer(const struct collision_def *c, struct collision_state *s, double x, double v,
                       bool dropped) {
    window_close(c, &s->motion, &s->stepper, &s->window, s->network, &s->record);
    motion_settle_hand(&s->motion);
    end_contact(c, s);
    network_moved(s->network);
    record_strike(&s->record, motion_set_hammer(c, &s->motion, x, v, dropped));
    stepper_hammer_set(&s->stepper);
    solve_memory_clear(&s->memory);
    s->diverged = !motion_energy_in_bounds(c->mass * v * v + motion_potential(&s->motion, x));
}

bool collision_put_aside(const struct collision_def *c, struct collision_state *s) {
    if (!s->network || !motion_has_hammer(&s->motion) || !network_has_free_hammer(c, s->network))
        return false;
    collision_catch_up(c, s);
    network_put_aside(c, &s->motion, &s->stepper, &s->record, s->network);
    solve_memory_clear(&s->memory);
    return true;
}

/* In contact the hammer keeps its position and gets the speed: one hit ends and another begins. */
static void strike(const struct collision_def *c, struct collision_state *s, double v) {
    if (stepper_in_impact(c, &s->stepper, collision_impact_lasts))
        collision_put_aside(c, s);
    if (!s->stepper.touching) {
        set_hammer(c, s, 0, v, false);
        return;
    }
    motion_settle_hand(&s->motion);
    end_contact(c, s);
    record_strike(&s->record, motion_strike_pressed(c, &s->motion, v));
    network_moved(s->network);
    record_entry(&s->record, stepper_time(c, &s->stepper), v);
    stepper_struck(c, &s->motion, &s->stepper, v);
    solve_memory_clear(&s->memory);
    s->diverged = !motion_energy_in_bounds(c->mass * v * v);
}

/* Carries out the pending strike or drop. A push starts an absent hammer at the surface. Between
 * two surfaces a fall starts at most at the opposite one, 2 gap away; its initial speed then makes
 * up for the rest of the height. */
static void apply_pending(const struct collision_def *c, struct collision_state *s) {
    const struct contact *contact = &s->motion.contact;
    double value, room, fall;
    switch (inputs_take(&s->inputs, &value)) {
    case PENDING_STRIKE:
        strike(c, s, value);
        break;
    case PENDING_DROP:
        room = contact_two_sided(contact) ? 2 * contact_gap(contact) : value;
        fall = min_of(value, room);
        set_hammer(c, s, -fall, sqrt(2 * (max_of(c->gravity, 0) * (value - fall))), true);
        break;
    case PENDING_NOTHING:
        if (s->motion.hammer == PRESENCE_ABSENT && s->inputs.held[RANGE_PUSH] != 0)
            set_hammer(c, s, 0, 0, false);
    }
}

/* Applies k, mu and alpha of this sample. Their change alters the potential at x, which is work. */
static void apply_head(const struct collision_def *c, struct collision_state *s) {
    const struct contact *now = &s->motion.contact;
    struct contact_inputs head = inputs_head(&s->inputs);
    if (head.k == now->k && head.mu == now->mu && head.alpha == now->alpha)
        return;
    record_change(&s->record, motion_set_head(&s->motion, head));
    record_change(&s->record, network_set_head(c, s->network, head));
    stepper_contact_changed(c, &s->motion, &s->stepper);
    if (motion_has_hammer(&s->motion))
        s->diverged |= !motion_energy_in_bounds(motion_potential(&s->motion, s->motion.x));
}

/* --- a sample --------------------------------------------------------------------------------- */

/* After a divergence: puts everything at rest, and reports the end of the contact as a hit. */
static void reset_diverged(const struct collision_def *c, struct collision_state *s) {
    struct collision_ledger l = record_ledger(c, &s->motion, &s->record);
    network_add_to_ledger(c, s->network, &l);
    double time = stepper_time(c, &s->stepper);
    record_largest(&s->record);
    record_lost_scheme(&s->record, l.kinetic + l.modal + l.contact);
    record_trouble(&s->record, 0, 1);
    if (!s->stepper.touching)
        record_entry(&s->record, time, motion_velocity(c, &s->motion));
    record_exit(&s->record, time, 0);
    motion_remove_hammer(c, &s->motion, -1, PRESENCE_ABSENT);
    motion_silence(c, &s->motion);
    if (s->network)
        network_rest(c, s->network, s->record.log);
    stepper_hammer_set(&s->stepper);
    solve_memory_clear(&s->memory);
    s->diverged = false;
}

static void write_outputs(const struct collision_def *c, struct collision_state *s,
                          const struct collision_out *out, int i, double force, double body_force) {
    double output[COLLISION_PICKUPS];
    s->sounds = true;
    if (out->pickup)
        motion_output(c, &s->motion, body_force, output);
    for (int k = 0; out->pickup && k < c->pickups; k++) {
        out->pickup[k][i] = output[k];
        if (s->network && c->out == MODES_ACCELERATION)
            out->pickup[k][i] += network_acceleration(c, s->network, k);
    }
    if (out->force)
        out->force[i] = force;
    if (out->compression)
        out->compression[i] = s->motion.x + s->motion.contact.origin;
}

/* One sample by the default scheme; *own is the force of the hammer struck last, N. */
static struct step_force advance_with_network(const struct collision_def *c,
                                              struct collision_state *s, struct outer_forces o,
                                              double *own) {
    struct network *n = s->network;
    struct step_force force;
    double put_in = 0;
    bool several = n && network_begin_sample(c, &s->motion, s->stepper.clock, o, n, &put_in);
    if (put_in != 0)
        record_change(&s->record, put_in);
    if (several) {
        struct network_force f =
            network_advance_sample(c, &s->motion, &s->stepper, &s->record, n, o, &s->diverged);
        solve_memory_clear(&s->memory);
        *own = f.own;
        return (struct step_force){f.mean, f.last};
    }
    force = collision_contact_sample(c, s, o);
    if (n)
        network_fly(c, n, 1 / c->rate);
    *own = force.mean;
    return force;
}

static void apply_hand(const struct collision_def *c, struct collision_state *s,
                       struct outer_forces o) {
    double damped = 0;
    bool plate = nonlinear_is_plate(&s->motion);
    bool links = s->network && s->network->count > motion_has_hammer(&s->motion);
    bool acts = plate || links || s->stepper.touching || o.drive != 0;
    motion_apply_hand(c, &s->motion, acts, plate || links, c->audit ? &damped : NULL);
    record_lost_modes(&s->record, damped);
}

static void advance_sample(const struct collision_def *c, struct collision_state *s,
                           struct outer_forces o, const struct collision_out *out, int i) {
    struct motion *m = &s->motion;
    struct step_force force = {0, 0};
    double x0 = m->x + m->contact.origin, own = 0;
    double load = c->mass * motion_hammer_acceleration(c, o);
    record_lost_contact(&s->record, motion_apply_arm(c, m, s->inputs.held[RANGE_PUSH]));
    bool refined = c->scheme == SCHEME_EXACT || (c->modes && c->scheme == SCHEME_TWO_POINT);
    if (!s->diverged && refined)
        force = advance_with_network(c, s, o, &own);
    else if (!s->diverged) {
        force = collision_paper_sample(c, s, o);
        own = force.mean;
    }
    apply_hand(c, s, o);
    stepper_end_sample(&s->stepper);
    if (s->diverged) {
        reset_diverged(c, s);
        force = (struct step_force){0, 0};
    }
    record_largest(&s->record);
    double moved = m->x + m->contact.origin - x0;
    if (stepper_detect_rest(c, &s->stepper, moved, own, load))
        record_rest(&s->record, stepper_time(c, &s->stepper));
    write_outputs(c, s, out, i, force.mean, force.last + o.drive);
}

/* Without forces the body only loses energy: the hammer is gone once it is beyond the body's reach.
 */
bool collision_hammer_gone(const struct collision_def *c, const struct collision_state *s) {
    const struct motion *m = &s->motion;
    const struct window *w = &s->window;
    struct outer_forces o = collision_outer_forces(c, &s->inputs);
    if (!motion_has_hammer(m) || contact_two_sided(&m->contact))
        return !motion_has_hammer(m);
    return w->open && m->v < 0 && m->v < m->body_v && motion_hammer_acceleration(c, o) <= 0 &&
           w->start < -w->reach;
}

/* Once in a window: detects a hammer that will not return. */
static void detect_departure(const struct collision_def *c, struct collision_state *s) {
    const struct motion *m = &s->motion;
    struct outer_forces o = collision_outer_forces(c, &s->inputs);
    if (s->stepper.clock % MODES_WINDOW || !motion_has_hammer(m) || contact_two_sided(&m->contact))
        return;
    if (s->leaves && collision_hammer_gone(c, s)) {
        record_push(&s->record, -motion_remove_hammer(c, &s->motion, away_from, PRESENCE_GONE));
        return;
    }
    if (m->dropped || m->x > away_from || m->v >= 0 || motion_hammer_acceleration(c, o) > 0)
        return;
    record_push(&s->record, -motion_remove_hammer(c, &s->motion, away_from, PRESENCE_GONE));
    record_away(&s->record, stepper_time(c, &s->stepper));
}

/* Plays one sample, or as many as a window allows; returns their count. */
static int advance(const struct collision_def *c, struct collision_state *s,
                   const struct collision_in *in, const struct collision_out *out, int i, int n) {
    struct motion *m = &s->motion;
    struct window *w = &s->window;
    int played = 0;
    record_clock(&s->record, s->stepper.clock);
    inputs_sample(&s->inputs, in, i);
    struct outer_forces o = collision_outer_forces(c, &s->inputs);
    apply_pending(c, s);
    motion_follow_arm(m);
    bool driven = s->inputs.held[RANGE_DRIVE] != 0;
    if (!w->open)
        nonlinear_resync(c, m);
    bool arm = motion_has_arm(c, m, s->inputs.held[RANGE_PUSH]);
    if (driven || arm || motion_hand_turns(m))
        window_close(c, m, &s->stepper, w, s->network, &s->record);
    else if (w->open || window_open(c, m, &s->stepper, w, s->network, &s->record, o))
        played = window_run(
            c, m, &s->stepper, w, s->network, &s->record, o.push, in->push, out, i,
            inputs_steady(in, i, n, m->hammer == PRESENCE_ABSENT || motion_has_arm(c, m, 1)));
    if (played) {
        s->sounds |= w->sounds;
        inputs_skip(&s->inputs, in, i, played);
    } else {
        apply_head(c, s);
        if (nonlinear_may_begin(c)) {
            nonlinear_begin(c, m);
            bool acts = (s->stepper.touching && !s->stepper.rest.detected) || driven ||
                        network_hammers_touch(c, s->network);
            record_lost_scheme(&s->record, nonlinear_update_plate(c, m, acts));
        }
        advance_sample(c, s, o, out, i);
        played = 1;
    }
    record_clock(&s->record, s->stepper.clock);
    detect_departure(c, s);
    if (s->network && s->stepper.clock % MODES_WINDOW == 0 && (!w->open || m->bank_at_rest))
        record_lost_exchange(&s->record, network_settle(c, m, s->network));
    return played;
}

void collision_run(const struct collision_def *c, struct collision_state *s,
                   const struct collision_in *in, const struct collision_out *out, int n) {
    const struct motion *m = &s->motion;
    bool asleep = m->bank_at_rest && !motion_has_hammer(m) && m->body_v == 0 &&
                  network_asleep(s->network) && inputs_nothing(&s->inputs, in);
    s->sounds = false;
    if (asleep) {
        s->sounds |= window_silence(c, m, out, n);
        inputs_skip(&s->inputs, in, 0, n);
        stepper_skip(&s->stepper, n);
        return;
    }
    struct denormals kept = denormals_off();
    for (int i = 0; i < n;)
        i += advance(c, s, in, out, i, n);
    denormals_restore(kept);
    if (s->own_log)
        log_publish(s->own_log);
}

void collision_catch_up(const struct collision_def *c, struct collision_state *s) {
    window_close(c, &s->motion, &s->stepper, &s->window, s->network, &s->record);
}
