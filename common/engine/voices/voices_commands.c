/* SPDX-License-Identifier: BSD-3-Clause */
/* voices_commands.c: the effects of a command on the voices; section 11 of common/README.md has the
 * table. */
#include "engine/voices/voices_parts.h"

/* --- gestures --------------------------------------------------------------------------------- */

/* A spare with enough memory for the current definition; NULL: none. */
static struct voice *take_spare(struct voices *vs) {
    for (struct voice **at = &vs->spares; *at; at = &(*at)->next)
        if (voice_serves(*at, vs->current)) {
            struct voice *v = *at;
            *at = v->next;
            atomic_fetch_sub(&vs->spare_count, 1);
            voice_set_definition(v, vs->current);
            return v;
        }
    return NULL;
}

/* During an impact, a gesture takes another hammer, if the body has more. Otherwise it goes to a
 * fresh voice of the latest definition, and the impact ends undisturbed. Without memory for a
 * voice, the gesture changes the hammer in contact. */
static void voice_for_gesture(struct voices *vs) {
    struct voice *v = vs->current, *fresh;
    if (voice_hammer_state(v) != HAMMER_IN_IMPACT)
        return;
    if (voice_put_aside(v)) { /* the next hammer strikes, under the latest definition */
        if (v->successor)
            voices_continue_now(vs, v, voice_set_successor(v, NULL));
        return;
    }
    fresh = voice_set_successor(v, NULL);
    if (!fresh)
        fresh = take_spare(vs);
    if (!fresh)
        return;
    bool has_key = v->has_key;
    double key = v->key;
    struct collision_def hammer_def = v->hammer_deferred ? v->hammer_def : fresh->def;
    voices_add(vs, fresh);
    voice_set_hammer_parameters(fresh, &hammer_def);
    voice_set_key(fresh, has_key, key);
    voice_set_balance(fresh, vs->live.spread, false);
}

void voices_strike(struct voices *vs, double speed) {
    voice_for_gesture(vs);
    voice_strike(vs->current, speed);
    voices_set_hand(vs, vs->current);
    vs->undivided = true;
}

/* --- commands --------------------------------------------------------------------------------- */

static bool same_definition(const struct collision_def *a, const struct collision_def *b) {
    bool alike = a->rate == b->rate && a->body == b->body && a->body_mass == b->body_mass &&
                 contact_same_law(&a->contact, &b->contact) && a->scheme == b->scheme &&
                 a->scheme_s == b->scheme_s && a->correction == b->correction && a->out == b->out &&
                 a->budget == b->budget && a->level == b->level && a->audit == b->audit &&
                 !a->modes == !b->modes;
    return alike && (a->modes == b->modes || modes_equal(a->modes, b->modes)) &&
           stretch_equal(a->stretch, b->stretch) && plate_force_equal(a->plate, b->plate) &&
           network_def_equal(a->network, b->network);
}

/* A note continues the voice of its key under the present settings, or starts a fresh voice. */
static void play_note(struct voices *vs, const struct command *c) {
    struct voice *to = c->voice, *v = NULL;
    for (int i = vs->count - 1; i >= 0 && !v; i--)
        if (vs->voice[i]->has_key && vs->voice[i]->key == c->key &&
            vs->voice[i]->def.body_id == to->def.body_id)
            v = vs->voice[i];
    bool rings = v && voice_hammer_state(v) != HAMMER_IN_IMPACT;
    if (!rings) {
        voices_add(vs, to);
    } else if (same_definition(&v->def, &to->def)) {
        voice_set_hammer_parameters(v, &to->def);
        voices_make_current(vs, v);
        voices_return(vs, to);
    } else {
        v = voices_continue_now(vs, v, to);
        voices_make_current(vs, v);
    }
    voice_set_key(vs->current, true, c->key);
    voice_set_balance(vs->current, vs->live.spread, rings);
}

/* Only if the voice still plays the retuned bank, or waits to play it: another change that came
 * since has the present tuning. */
static void retune(struct voices *vs, const struct command *c) {
    for (int i = 0; i < vs->count; i++)
        if (vs->voice[i]->age == c->age && voice_latest(vs->voice[i])->bank == c->retuned) {
            voices_continue(vs, vs->voice[i], c->voice);
            return;
        }
    voices_return(vs, c->voice);
}

static void arrive(struct voices *vs, const struct command *c) {
    bool has_key = c->keeps_key ? vs->current->has_key : c->has_key;
    double key = c->keeps_key ? vs->current->key : c->key;
    switch (c->arrival) {
    case ARRIVAL_FRESH:
        voices_add(vs, c->voice);
        voice_set_key(vs->current, has_key, key);
        voice_set_balance(vs->current, vs->live.spread, false);
        break;
    case ARRIVAL_CONTINUES:
        voices_continue(vs, vs->current, c->voice);
        break;
    case ARRIVAL_NOTE:
        play_note(vs, c);
        break;
    case ARRIVAL_RETUNES:
        retune(vs, c);
        break;
    case ARRIVAL_NONE:
        break;
    }
}

static void set_inputs(struct voices *vs, const struct command *c) {
    struct contact_inputs head = inputs_head(&vs->current->state->inputs);
    if (vs->current->head_deferred)
        head = vs->current->head;
    for (int i = 0; i < RANGES; i++)
        if (c->sets_inputs & 1u << i &&
            (!c->head || (i != RANGE_K && i != RANGE_MU && i != RANGE_ALPHA)))
            voices_set_input(vs, i, c->input[i]);
    if (!c->head)
        return;
    head.k = c->sets_inputs & 1u << RANGE_K ? c->input[RANGE_K] : head.k;
    head.mu = c->sets_inputs & 1u << RANGE_MU ? c->input[RANGE_MU] : head.mu;
    head.alpha = c->sets_inputs & 1u << RANGE_ALPHA ? c->input[RANGE_ALPHA] : head.alpha;
    voice_set_head(vs->current, head);
}

static void release(struct voices *vs, const struct command *c) {
    for (int i = 0; i < vs->count; i++) {
        struct voice *v = vs->voice[i];
        if (!c->has_key || (v->has_key && v->key == c->key)) {
            voice_release(v, v->released || c->releases, v->choked || c->chokes);
            voices_set_hand(vs, v);
        }
    }
}

static void set_live(struct voices *vs, const struct voices_live *live) {
    vs->live = *live;
    while (vs->count > vs->live.voices)
        voices_steal(vs);
    for (int i = 0; i < vs->count; i++) {
        voices_set_hand(vs, vs->voice[i]);
        voice_set_balance(vs->voice[i], live->spread, true);
    }
}

/* All voices fade out, and their hammers are lifted. */
static void stop(struct voices *vs, bool resets) {
    struct voice *current = vs->current;
    while (vs->count > 1)
        voices_end(vs, vs->voice[vs->voice[0] == current], true);
    struct voice *successor = voice_set_successor(current, NULL);
    struct contact_forces forces = voice_fade_out(current, &vs->fade);
    voice_silence(current);
    voice_fade_forces(current, &forces, &vs->fade);
    if (successor)
        voices_continue_now(vs, current, successor);
    voice_release(vs->current, false, false);
    voices_set_hand(vs, vs->current);
    if (!resets)
        return;
    voice_reset(vs->current);
    voices_set_hand(vs, vs->current);
    vs->clock = vs->may_continue = 0;
    vs->last_strike = 0;
    vs->ended_ledger = (struct collision_ledger){0};
    log_reset(vs->log);
}

/* Each gesture may bring memory for a voice, but few need it: only the newest spares are kept. */
static void return_spares(struct voices *vs) {
    enum { SPARES_KEPT = 4 };
    struct voice **at = &vs->spares, *next;
    for (int i = 0; *at && i < SPARES_KEPT; i++)
        at = &(*at)->next;
    for (struct voice *v = *at; v; v = next) {
        next = v->next;
        atomic_fetch_sub(&vs->spare_count, 1);
        voices_return(vs, v);
    }
    *at = NULL;
}

void voices_carry_out(struct voices *vs, struct command *c) {
    if (c->spare) {
        c->spare->next = vs->spares;
        vs->spares = c->spare;
        atomic_fetch_add(&vs->spare_count, 1);
        c->spare = NULL;
    }
    if (c->sets_live)
        set_live(vs, &c->live);
    if (c->stops || c->resets)
        stop(vs, c->resets);
    arrive(vs, c);
    c->voice = NULL;
    if (c->sets_hammer)
        voice_set_hammer_parameters(vs->current, &c->hammer_def);
    set_inputs(vs, c);
    if (c->gesture == GESTURE_STRIKE)
        voices_strike(vs, c->gesture_value);
    else if (c->gesture == GESTURE_DROP) {
        voice_for_gesture(vs);
        voice_drop(vs->current, c->gesture_value, &vs->fade);
        voices_set_hand(vs, vs->current);
        vs->undivided = true;
    }
    if (c->releases || c->chokes)
        release(vs, c);
    return_spares(vs);
}

void voices_set_input(struct voices *vs, int range, double value) {
    struct voice *v = vs->current;
    collision_set_input(v->state, range, value);
    if (v->head_deferred) /* a signal takes effect at once in the waiting head too */
        voice_set_deferred(v, range, value);
}
