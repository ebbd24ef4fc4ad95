/* SPDX-License-Identifier: BSD-3-Clause */
/* collision_state.c: creation and reset of a state; messages between blocks; reading. */
#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "engine/collision/collision_state.h"

#include "engine/step/motion_nonlinear.h"

struct collision_def collision_default(void) {
    return (struct collision_def){.rate = 44100,
                                  .body = SCHEME_WALL,
                                  .mass = ranges[RANGE_MASS].usual,
                                  .body_mass = ranges[RANGE_BODYMASS].usual,
                                  .contact = contact_def_default(),
                                  .scheme = SCHEME_EXACT,
                                  .budget = 1,
                                  .level = 1,
                                  .scheme_s = ranges[RANGE_SCHEME_S].usual};
}

bool collision_serves(const struct collision_def *c) {
    return scheme_serves(c->scheme, c->modes ? SCHEME_MODES : c->body, c->contact.law,
                         c->correction);
}

/* --- making ----------------------------------------------------------------------------------- */

struct collision_state *collision_state_bare(const struct collision_def *c,
                                             struct contact_inputs head, int most_body,
                                             int most_hammer, bool stretches, size_t plate,
                                             struct log *log) {
    struct collision_state *s = calloc(1, sizeof *s);
    if (!s || !motion_make(&s->motion, most_body, most_hammer, stretches, plate))
        return collision_state_free(s), NULL;
    if (c && c->network)
        s->network_memory = network_new(c);
    if (c && c->network && !s->network_memory)
        return collision_state_free(s), NULL;
    record_attach(&s->record, log);
    inputs_begin(&s->inputs, head);
    if (c)
        collision_rest(c, s); /* the log belongs to the object and is not reset */
    return s;
}

bool collision_state_make_network(struct collision_state *s, const struct collision_def *like) {
    s->network_memory = network_new(like);
    if (s->network_memory)
        network_detach(s->network_memory);
    return s->network_memory != NULL;
}

static struct collision_state *state_new(const struct collision_def *c, struct contact_inputs head,
                                         int most_body, int most_hammer, bool stretches,
                                         size_t plate) {
    struct log *log = log_new();
    struct collision_state *s =
        log ? collision_state_bare(c, head, most_body, most_hammer, stretches, plate, log) : NULL;
    if (s)
        s->own_log = log;
    else
        log_free(log);
    return s;
}

struct collision_state *collision_state_new(const struct collision_def *c,
                                            struct contact_inputs head, int most_body,
                                            int most_hammer) {
    return state_new(c, head, most_body, most_hammer, true, definition_plate_room(c));
}

struct collision_state *collision_state_for(const struct collision_def *c,
                                            struct contact_inputs head) {
    const struct modes *m = c->modes;
    return state_new(c, head, m ? m->body : 0, m ? m->hammer : 0, c->stretch != NULL,
                     definition_plate_room(c));
}

void collision_state_free(struct collision_state *s) {
    if (s) {
        motion_free(&s->motion);
        network_free(s->network_memory);
        log_free(s->own_log);
    }
    free(s);
}

size_t collision_state_bytes(const struct collision_state *s) {
    const struct nonlinear *n = &s->motion.nonlinear;
    return sizeof *s + s->motion.bank->bytes + (n->stretch ? n->stretch->bytes : 0) +
           (n->plate ? plate_state_bytes(n->plate) : 0) + network_bytes(s->network_memory);
}

void collision_rest(const struct collision_def *c, struct collision_state *s) {
    assert(!c->modes || c->pickups == c->modes->pickups);
    assert(c->pickups <= COLLISION_PICKUPS && collision_serves(c));
    assert(!c->audit || !c->modes || c->modes->audited);
    assert(!c->stretch || (c->modes && c->scheme == SCHEME_EXACT));
    assert(!c->stretch || c->stretch->what == c->out);
    assert(!c->plate || (!c->stretch && c->modes && c->scheme == SCHEME_EXACT));
    assert(network_serves(s->network_memory, c));
    s->network = c->network ? s->network_memory : NULL;
    if (s->network) {
        network_attach(c, s->network);
        network_rest(c, s->network, s->record.log);
    }
    motion_reset(c, &s->motion, inputs_head(&s->inputs));
    stepper_reset(c, &s->motion, &s->stepper);
    solve_memory_clear(&s->memory);
    inputs_reset(&s->inputs);
    window_reset(&s->window);
    record_reset(&s->record);
    s->diverged = s->leaves = false;
}

void collision_reset(const struct collision_def *c, struct collision_state *s) {
    collision_rest(c, s);
    log_reset(s->record.log);
}

/* --- messages --------------------------------------------------------------------------------- */

void collision_set_input(struct collision_state *s, int range, double value) {
    inputs_set(&s->inputs, range, value);
}

void collision_strike(struct collision_state *s, double v) {
    inputs_pend(&s->inputs, PENDING_STRIKE, fabs(v));
}

void collision_drop(struct collision_state *s, double height) {
    inputs_pend(&s->inputs, PENDING_DROP, height);
}

void collision_mute_plate(struct collision_state *s, bool muted) {
    nonlinear_mute_plate(&s->motion, muted);
}

void collision_set_hand_rate(const struct collision_def *c, struct collision_state *s,
                             double rate) {
    double factor = rate > 0 ? exp(-rate / c->rate) : 1;
    if (factor == s->motion.hand_factor)
        return;
    collision_catch_up(c, s);
    motion_set_hand(&s->motion, factor, c->rate);
}

/* --- between voices --------------------------------------------------------------------------- */

void collision_continue(const struct collision_def *from, struct collision_state *s,
                        const struct collision_def *to, struct collision_state *t, uint64_t clock,
                        bool touches) {
    /* the error of a paper's scheme stays with the voice that made it */
    struct collision_ledger l = record_ledger(from, &s->motion, &s->record);
    record_lost_scheme(&s->record, l.lost_scheme - s->record.ledger.lost_scheme);
    collision_rest(to, t);
    record_continue(&t->record, &s->record);
    inputs_continue(&t->inputs, &s->inputs);
    double lost = motion_continue(from, &s->motion, to, &t->motion);
    lost += network_continue(from, &s->motion, s->network, to, &t->motion, t->network);
    if (lost < 0) /* a gain: a stiffer body under a felt that keeps its memory, or a gap */
        record_change(&t->record, -lost);
    else
        record_lost_exchange(&t->record, lost);
    if (s->stepper.touching && !touches) {
        record_clock(&t->record, clock);
        record_exit(&t->record, (double)(int64_t)clock / to->rate, motion_velocity(to, &t->motion));
    }
    stepper_continue(from, &s->stepper, to, &t->motion, &t->stepper, clock, touches);
    t->leaves = s->leaves;
}

struct modes_load collision_held_load(const struct collision_def *c, struct collision_state *s) {
    double mean = s->stepper.rest.mean_force;
    if (s->network)
        return network_held_load(c, &s->motion, s->network, mean);
    return (struct modes_load){.force = motion_static_load(c, &s->motion, mean)};
}

struct contact_forces collision_contact_forces(const struct collision_def *c,
                                               struct collision_state *s, bool hammer,
                                               const struct modes_load *removed) {
    struct contact_forces f = {0};
    const struct stepper *st = &s->stepper;
    if (hammer && st->touching) {
        f.hammer = motion_contact_force(c, &s->motion);
        f.lasted = (double)(int64_t)(st->clock - st->entered);
    }
    if (s->network)
        f.all = network_forces(c, s->network, f.hammer, f.lasted, removed, st->clock, &f.lasted);
    return f;
}

struct modes_load collision_static_load(const struct collision_def *c, struct collision_state *s,
                                        double force) {
    if (s->network)
        return network_static_load(c, &s->motion, s->network, force);
    return (struct modes_load){.force = motion_linear_load(c, &s->motion, force)};
}

void collision_remove_static_load(const struct collision_def *c, struct collision_state *s,
                                  const struct modes_load *load) {
    double lost = motion_remove_static_load(c, &s->motion, load);
    if (s->network && modes_is_loaded(load))
        lost -= network_set_rest(c, &s->motion, s->network, NULL);
    record_lost_exchange(&s->record, lost);
}

void collision_restore_static_load(const struct collision_def *c, struct collision_state *s,
                                   double force, const struct modes_load *load) {
    double put_in = motion_restore_static_load(c, &s->motion, force, load);
    if (s->network && modes_is_loaded(load))
        put_in += network_set_rest(c, &s->motion, s->network, load);
    record_change(&s->record, put_in);
}

void collision_take_hammer(const struct collision_def *from, const struct collision_state *s,
                           const struct collision_def *to, struct collision_state *t, double force,
                           const struct modes_load *load) {
    const struct motion *m = &s->motion;
    collision_catch_up(to, t);
    double x = m->x + m->contact.origin;
    if (from->modes)
        x += modes_displacement(from->modes, m->bank);
    if (to->modes)
        x -= modes_displacement(to->modes, t->motion.bank);
    record_change(&t->record, motion_transfer_hammer(m, to, &t->motion, x));
    if (force > 0)
        collision_restore_static_load(to, t, force, load);
    stepper_hammer_set(&t->stepper);
    solve_memory_clear(&t->memory);
}

void collision_end_hammer(const struct collision_def *c, struct collision_state *s) {
    collision_catch_up(c, s);
    record_clock(&s->record, s->stepper.clock);
    if (s->stepper.touching)
        record_exit(&s->record, stepper_time(c, &s->stepper), motion_velocity(c, &s->motion));
    stepper_hammer_set(&s->stepper);
    solve_memory_clear(&s->memory);
    record_lost_exchange(&s->record, motion_remove_hammer(c, &s->motion, -1, PRESENCE_ABSENT));
}

void collision_set_head(const struct collision_def *c, struct collision_state *s,
                        struct contact_inputs head, bool pressed) {
    collision_catch_up(c, s);
    collision_set_input(s, RANGE_K, head.k);
    collision_set_input(s, RANGE_MU, head.mu);
    collision_set_input(s, RANGE_ALPHA, head.alpha);
    record_change(&s->record, network_set_head(c, s->network, head));
    if (!pressed) {
        record_change(&s->record, motion_set_head(&s->motion, head));
        return;
    }
    record_change(&s->record, motion_set_head_pressed(c, &s->motion, head));
    stepper_contact_changed(c, &s->motion, &s->stepper);
    solve_memory_clear(&s->memory);
}

void collision_set_hammer_parameters(struct collision_def *c, struct collision_state *s,
                                     const struct collision_def *to) {
    collision_catch_up(c, s);
    record_change(&s->record, motion_set_hammer_parameters(c, &s->motion, to));
    network_moved(s->network);
    solve_memory_clear(&s->memory);
}

void collision_set_leaves(struct collision_state *s, bool leaves) { s->leaves = leaves; }

void collision_silence(const struct collision_def *c, struct collision_state *s) {
    collision_end_hammer(c, s);
    record_lost_exchange(&s->record,
                         motion_energy(c, &s->motion).modal + motion_energy(c, &s->motion).kinetic);
    motion_silence(c, &s->motion);
    if (s->network) {
        struct motion_energy e = network_energy(c, s->network);
        record_lost_exchange(&s->record, e.kinetic + e.contact);
        network_rest(c, s->network, s->record.log);
    }
    inputs_pend(&s->inputs, PENDING_NOTHING, 0);
}

/* --- reading ---------------------------------------------------------------------------------- */

bool collision_sounds(const struct collision_state *s) { return s->sounds; }

bool collision_take_event(struct collision_state *s, struct collision_event *event) {
    return log_take(s->record.log, event);
}

unsigned collision_lost_events(struct collision_state *s) {
    return atomic_load_explicit(&s->record.log->lost_events, memory_order_relaxed);
}

int collision_trace(const struct collision_state *s, struct collision_point *points) {
    return log_trace(s->record.log, points);
}

struct collision_ledger collision_ledger_now(const struct collision_def *c,
                                             const struct collision_state *s) {
    struct collision_ledger ledger = record_ledger(c, &s->motion, &s->record);
    window_add_to_ledger(c, &s->motion, &s->window, &ledger);
    network_add_to_ledger(c, s->network, &ledger);
    return ledger;
}
