/* SPDX-License-Identifier: BSD-3-Clause */
/* voice.c: creation, continuation and messages of one voice; see voice.h. */
#include "engine/voices/voice.h"

#include <math.h>
#include <stdlib.h>

/* --- making ----------------------------------------------------------------------------------- */

struct bank *bank_new(struct modes *modes, struct stretch *stretch, void *source,
                      void (*free_source)(void *)) {
    struct bank *b = calloc(1, sizeof *b);
    if (!b)
        return NULL;
    b->modes = modes;
    b->stretch = stretch;
    atomic_init(&b->users, 1);
    b->source = source;
    b->free_source = free_source;
    return b;
}

void bank_leave(struct bank *b) {
    if (!b || atomic_fetch_sub(&b->users, 1) > 1)
        return;
    modes_free(b->modes);
    stretch_free(b->stretch);
    network_def_free(b->network);
    if (b->free_source)
        b->free_source(b->source);
    free(b);
}

size_t bank_bytes(const struct bank *b) {
    return sizeof *b + (b->modes ? b->modes->bytes : 0) + (b->stretch ? b->stretch->bytes : 0) +
           network_def_bytes(b->network);
}

static struct voice *voice_make(const struct collision_def *def, int most_body, int most_hammer,
                                bool stretches, size_t plate, struct log *log) {
    struct voice *v = calloc(1, sizeof *v);
    if (!v)
        return NULL;
    v->most_body = most_body;
    v->most_hammer = most_hammer;
    v->stretches = stretches;
    v->plate = plate;
    voice_set_balance(v, 0, false);
    v->state =
        collision_state_bare(def, head_default(), most_body, most_hammer, stretches, plate, log);
    if (!v->state)
        return free(v), NULL;
    return v;
}

struct voice *voice_new(const struct collision_def *def, struct bank *bank, struct log *log) {
    const struct modes *m = def->modes;
    struct voice *v = voice_make(def, m ? m->body : 0, m ? m->hammer : 0, def->stretch != NULL,
                                 definition_plate_room(def), log);
    if (!v)
        return NULL;
    v->def = *def;
    v->bank = bank;
    if (bank)
        bank_share(bank);
    return v;
}

struct voice *voice_spare(int most_body, int most_hammer, bool stretches,
                          const struct collision_def *like, struct log *log) {
    size_t plate = like ? definition_plate_room(like) : 0;
    struct voice *v = voice_make(NULL, most_body, most_hammer, stretches, plate, log);
    if (!v || !like || !like->network || collision_state_make_network(v->state, like))
        return v;
    voice_free(v);
    return NULL;
}

void voice_free(struct voice *v) {
    if (!v)
        return;
    voice_free(v->successor);
    collision_state_free(v->state);
    bank_leave(v->bank);
    free(v);
}

size_t voice_bytes(const struct voice *v) { return sizeof *v + collision_state_bytes(v->state); }

/* --- reading ---------------------------------------------------------------------------------- */

bool voice_has_hammer(const struct voice *v) {
    return motion_has_hammer(&v->state->motion) || v->state->inputs.pending != PENDING_NOTHING ||
           network_hammers_play(&v->def, v->state->network);
}

bool voice_hammer_may_touch(const struct voice *v) {
    return v->state->inputs.pending != PENDING_NOTHING ||
           !collision_hammer_gone(&v->def, v->state) ||
           network_hammers_play(&v->def, v->state->network);
}

enum hammer_state voice_hammer_state(const struct voice *v) {
    const struct collision_state *s = v->state;
    if (!motion_has_hammer(&s->motion) || !stepper_in_contact(&v->def, &s->stepper))
        return HAMMER_FREE;
    return stepper_in_impact(&v->def, &s->stepper, collision_impact_lasts) ? HAMMER_IN_IMPACT
                                                                           : HAMMER_PRESSED;
}

double voice_load(const struct voice *v) {
    struct outer_forces o = collision_outer_forces(&v->def, &v->state->inputs);
    return v->def.mass * motion_hammer_acceleration(&v->def, o);
}

double voice_loudness(const struct voice *v) {
    const struct collision_state *s = v->state;
    const struct motion *m = &s->motion;
    if (s->inputs.pending != PENDING_NOTHING || voice_hammer_state(v) == HAMMER_IN_IMPACT)
        return (double)HUGE_VAL;
    if (!v->def.modes)
        return v->def.body == SCHEME_MASS ? v->def.level * fabs(m->body_v) : 0;
    if (m->bank_at_rest)
        return 0;
    if (s->window.open)
        return s->window.loudness;
    return sqrt(2 * motion_bank_energy(&v->def, m) * v->def.modes->output2);
}

/* --- beginning -------------------------------------------------------------------------------- */

bool voice_serves(const struct voice *spare, const struct voice *v) {
    const struct modes *m = v->def.modes;
    return !m || (spare->most_body >= m->body && spare->most_hammer >= m->hammer &&
                  (spare->stretches || !v->def.stretch) &&
                  spare->plate >= definition_plate_room(&v->def) &&
                  network_serves(spare->state->network_memory, &v->def));
}

void voice_set_definition(struct voice *spare, const struct voice *v) {
    spare->def = v->def;
    spare->bank = v->bank;
    if (v->bank)
        bank_share(v->bank);
}

void voice_begin(struct voice *v, uint64_t clock, uint64_t age) {
    collision_rest(&v->def, v->state);
    stepper_set_clock(&v->state->stepper, clock);
    v->age = age;
    v->has_key = v->released = v->choked = v->head_deferred = v->hammer_deferred = false;
}

void voice_set_key(struct voice *v, bool has_key, double key) {
    v->has_key = has_key;
    v->key = key;
}

/* Balance by pitch: middle C in the centre, the ends three octaves away. */
void voice_set_balance(struct voice *v, double spread, bool glides) {
    bool balances = v->has_key && v->def.pickups > 1;
    double place = balances ? spread * fmax(-1, fmin(1, (v->key - 60) / 36)) : 0;
    for (int k = 0; k < 2; k++) {
        v->balance_to[k] = fmin(1, k ? 1 + place : 1 - place);
        if (!glides)
            v->balance[k] = v->balance_led[k] = v->balance_to[k];
    }
}

void voice_apply_balance(struct voice *v, double *const *pickup, int n) {
    const double near = 1e-6,
                 step = 1 - exp(-1 / (7e-4 * v->def.rate)); /* 1e-3 is left after 7 ms */
    for (int k = 0; k < 2; k++) {
        double *output = pickup && k < v->def.pickups ? pickup[k] : NULL, to = v->balance_to[k];
        if (v->balance[k] == to && v->balance_led[k] == to) {
            for (int i = 0; output && to != 1 && i < n; i++)
                output[i] *= to;
            continue;
        }
        for (int i = 0; i < n; i++) {
            v->balance_led[k] += step * (to - v->balance_led[k]);
            v->balance[k] += step * (v->balance_led[k] - v->balance[k]);
            if (fabs(to - v->balance[k]) <= near && fabs(to - v->balance_led[k]) <= near)
                v->balance[k] = v->balance_led[k] = to;
            if (output)
                output[i] *= v->balance[k];
        }
    }
}

void voice_take_inputs(struct voice *v, const struct voice *before) {
    struct contact_inputs head =
        before->head_deferred ? before->head : inputs_head(&before->state->inputs);
    inputs_take(&v->state->inputs,
                &(double){0}); /* clears a pending strike, which was meant for the voice before */
    for (int i = 0; i < RANGES; i++)
        collision_set_input(v->state, i, before->state->inputs.held[i]);
    collision_set_head(&v->def, v->state, head, false);
}

void voice_clear_inputs(struct voice *v) {
    collision_set_input(v->state, RANGE_PUSH, 0);
    collision_set_input(v->state, RANGE_DRIVE, 0);
}

void voice_set_deferred(struct voice *v, int range, double value) {
    if (range == RANGE_K)
        v->head.k = value;
    else if (range == RANGE_MU)
        v->head.mu = value;
    else if (range == RANGE_ALPHA)
        v->head.alpha = value;
}

bool voice_put_aside(struct voice *v) { return collision_put_aside(&v->def, v->state); }

void voice_set_leaves(struct voice *v, bool leaves) { collision_set_leaves(v->state, leaves); }

/* --- continuing ------------------------------------------------------------------------------- */

/* The part of a definition that a free hammer takes over. */
static void copy_hammer_parameters(struct collision_def *to, const struct collision_def *from) {
    to->mass = from->mass;
    to->gravity = from->gravity;
    to->contact.gap = from->contact.gap;
}

static void copy_place(struct voice *to, struct voice *v) {
    to->has_key = v->has_key;
    to->key = v->key;
    to->age = v->age;
    for (int k = 0; k < 2; k++) {
        to->balance[k] = v->balance[k];
        to->balance_led[k] = v->balance_led[k];
        to->balance_to[k] = v->balance_to[k];
    }
    to->released = v->released;
    to->choked = v->choked;
    to->head_deferred = v->head_deferred;
    to->head = v->head;
}

/* The definition under which the old bank moves by the forces that begin: the new one, or the old
 * one if wires were added, for which that bank has no room. */
static const struct collision_def *definition_with_room(const struct voice *v,
                                                        const struct voice *to) {
    const struct modes *from = v->def.modes, *modes = to->def.modes;
    bool has_room = !from || !modes || v->state->motion.bank->room >= modes->hammer_end;
    return has_room || from->body_end != modes->body_end ? &to->def : &v->def;
}

/* The forces of contacts that have ended, and those of contacts that begin on a displaced body. The
 * motion of `v` is not needed any more. */
static void fade_change_of_forces(struct voice *v, struct voice *to, const struct modes_load *held,
                                  struct fade *fade) {
    const double begins = 1e-3; /* s */
    struct contact_forces ended = collision_contact_forces(&v->def, v->state, false, held);
    struct contact_forces begun = collision_contact_forces(&to->def, to->state, false, NULL);
    begun.lasted = begins * to->def.rate;
    fade_forces(fade, &v->def, &v->state->motion, 1, &ended, v->balance);
    fade_forces(fade, definition_with_room(v, to), &v->state->motion, -1, &begun, v->balance);
}

/* The static load is removed from one bank and restored in the other, so that the released
 * displacement does not throw the hammer off. A long contact without load continues in place. */
void voice_continue(struct voice *v, struct voice *to, uint64_t clock, struct fade *fade) {
    struct collision_state *s = v->state, *t = to->state;
    struct motion *m = &s->motion, *n = &t->motion;
    const struct collision_def wanted = to->def;
    bool pressed = voice_hammer_state(v) == HAMMER_PRESSED;
    bool same_law = contact_same_law(&v->def.contact, &to->def.contact);
    copy_hammer_parameters(&to->def, &v->def);
    collision_catch_up(&v->def, s);
    double load = voice_load(v);
    bool rests = pressed && (load > 0 || !same_law), stays = pressed && (load > 0 || same_law);
    struct modes_load held = {0}, restored = {0};
    if (rests)
        held = collision_held_load(&v->def, s);
    collision_remove_static_load(&v->def, s, &held);
    fade_ring(fade, &v->def, m, 1, &held, v->balance);
    collision_continue(&v->def, s, &to->def, t, clock, stays);
    if (rests && load > 0)
        restored = collision_static_load(&to->def, t, load);
    fade_ring(fade, &to->def, n, -1, &restored, v->balance);
    fade_change_of_forces(v, to, &held, fade);
    if (rests)
        collision_restore_static_load(&to->def, t, load, &restored);
    copy_place(to, v);
    voice_set_hammer_parameters(to, &wanted);
}

/* Removes the static displacement under the hammer, with a fade at the pickups. */
static void remove_static_displacement(struct voice *v, struct fade *fade) {
    struct collision_state *s = v->state;
    collision_catch_up(&v->def, s);
    struct modes_load held = collision_held_load(&v->def, s);
    fade_static(fade, &v->def, 1, &held, v->balance);
    collision_remove_static_load(&v->def, s, &held);
}

void voice_transfer_hammer(struct voice *v, struct voice *to, struct fade *fade) {
    struct collision_state *s = v->state;
    enum hammer_state state = voice_hammer_state(v);
    double load = voice_load(v);
    bool takes = !voice_has_hammer(to);
    if (state == HAMMER_IN_IMPACT || !motion_has_hammer(&s->motion) ||
        s->inputs.pending != PENDING_NOTHING)
        return;
    if (load <= 0 && !contact_two_sided(&s->motion.contact))
        return; /* it departs by itself; between two surfaces it would never stop rattling */
    if (load <= 0)
        takes = false;
    if (state == HAMMER_PRESSED)
        remove_static_displacement(v, fade);
    else
        collision_catch_up(&v->def, s);
    if (takes) {
        double rests = state == HAMMER_PRESSED ? load : 0;
        collision_catch_up(&to->def, to->state);
        struct modes_load restored = collision_static_load(&to->def, to->state, rests);
        collision_take_hammer(&v->def, s, &to->def, to->state, rests, &restored);
        fade_static(fade, &to->def, -1, &restored, to->balance);
    }
    collision_end_hammer(&v->def, s);
}

/* --- messages --------------------------------------------------------------------------------- */

void voice_set_head(struct voice *v, struct contact_inputs head) {
    enum hammer_state state = voice_hammer_state(v);
    v->head_deferred = state == HAMMER_IN_IMPACT;
    v->head = head;
    if (!v->head_deferred)
        collision_set_head(&v->def, v->state, head, state == HAMMER_PRESSED);
}

/* A successor that waits was made for what was set before. */
void voice_set_hammer_parameters(struct voice *v, const struct collision_def *def) {
    if (v->successor)
        copy_hammer_parameters(&v->successor->def, def);
    v->hammer_deferred = voice_hammer_state(v) != HAMMER_FREE;
    v->hammer_def = *def;
    if (!v->hammer_deferred)
        collision_set_hammer_parameters(&v->def, v->state, def);
}

void voice_apply_deferred(struct voice *v) {
    if (v->head_deferred)
        voice_set_head(v, v->head);
    if (v->hammer_deferred)
        voice_set_hammer_parameters(v, &v->hammer_def);
}

struct voice *voice_set_successor(struct voice *v, struct voice *successor) {
    struct voice *before = v->successor;
    v->successor = successor;
    if (successor && v->hammer_deferred) /* it was made for the latest */
        copy_hammer_parameters(&v->hammer_def, &successor->def);
    return before;
}

void voice_strike(struct voice *v, double speed) {
    v->released = v->choked = false;
    collision_strike(v->state, speed);
}

void voice_drop(struct voice *v, double height, struct fade *fade) {
    if (voice_hammer_state(v) == HAMMER_PRESSED)
        remove_static_displacement(v, fade);
    v->released = v->choked = false;
    collision_drop(v->state, height);
}

void voice_set_hand_rate(struct voice *v, double rate) {
    collision_set_hand_rate(&v->def, v->state, rate);
}

void voice_release(struct voice *v, bool released, bool choked) {
    v->released = released;
    v->choked = choked;
}

struct contact_forces voice_fade_out(struct voice *v, struct fade *fade) {
    collision_catch_up(&v->def, v->state);
    fade_ring(fade, &v->def, &v->state->motion, 1, NULL, v->balance);
    return collision_contact_forces(&v->def, v->state, true, NULL);
}

void voice_fade_forces(struct voice *v, const struct contact_forces *forces, struct fade *fade) {
    fade_forces(fade, &v->def, &v->state->motion, 1, forces, v->balance);
}

void voice_silence(struct voice *v) {
    collision_silence(&v->def, v->state);
    voice_apply_deferred(v);
}

void voice_reset(struct voice *v) {
    voice_silence(v);
    collision_rest(&v->def, v->state);
}
