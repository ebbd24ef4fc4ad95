/* SPDX-License-Identifier: BSD-3-Clause */
/* voices_list.c: the list of the voices: beginning, continuation, stealing and end of each, and the
 * sum of their ledgers. */
#include <math.h>
#include <stdlib.h>

#include "base/constants.h"
#include "engine/voices/voices_parts.h"

/* --- making ----------------------------------------------------------------------------------- */

struct voices *voices_new(struct voice *first, struct log *log, struct contact_inputs head) {
    struct voices *vs = calloc(1, sizeof *vs);
    if (!vs || !fade_make(&vs->fade, first->def.pickups))
        return free(vs), NULL;
    vs->log = log;
    vs->live = voices_live_usual;
    vs->was_silent = true;
    voice_begin(first, 0, 0);
    voice_set_head(first, head);
    vs->voice[vs->count++] = vs->current = first;
    return vs;
}

static void free_list(struct voice *v) {
    for (struct voice *next; v; v = next) {
        next = v->next;
        voice_free(v);
    }
}

void voices_free(struct voices *vs) {
    if (!vs)
        return;
    for (int i = 0; i < vs->count; i++)
        voice_free(vs->voice[i]);
    free_list(vs->spares);
    free_list(vs->ended);
    fade_free(&vs->fade);
    free(vs);
}

void voices_return(struct voices *vs, struct voice *v) {
    if (!v)
        return;
    v->next = vs->ended;
    vs->ended = v;
}

struct voice *voices_take_ended(struct voices *vs) {
    struct voice *ended = vs->ended;
    vs->ended = NULL;
    return ended;
}

/* --- the ledger ------------------------------------------------------------------------------- */

static void ledger_add(struct collision_ledger *sum, const struct collision_ledger *l) {
    sum->kinetic += l->kinetic;
    sum->modal += l->modal;
    sum->contact += l->contact;
    sum->strikes += l->strikes;
    sum->push += l->push;
    sum->gravity += l->gravity;
    sum->drive += l->drive;
    sum->changes += l->changes;
    sum->lost_contact += l->lost_contact;
    sum->lost_modes += l->lost_modes;
    sum->lost_exchange += l->lost_exchange;
    sum->lost_scheme += l->lost_scheme;
    sum->largest += l->largest;
}

/* Books the remaining energy of a voice that ends as lost. */
static void book_end(struct voices *vs, const struct voice *v) {
    struct collision_ledger l = collision_ledger_now(&v->def, v->state);
    double largest = fmax(vs->ended_ledger.largest, l.largest);
    l.lost_exchange += l.kinetic + l.modal + l.contact;
    l.kinetic = l.modal = l.contact = 0;
    ledger_add(&vs->ended_ledger, &l);
    vs->ended_ledger.largest = largest;
}

struct collision_ledger voices_ledger(const struct voices *vs) {
    struct collision_ledger sum = vs->ended_ledger;
    double ended = sum.largest;
    sum.largest = 0;
    for (int i = 0; i < vs->count; i++) {
        struct collision_ledger l = collision_ledger_now(&vs->voice[i]->def, vs->voice[i]->state);
        ledger_add(&sum, &l);
    }
    sum.largest = fmax(sum.largest, ended);
    return sum;
}

/* --- voices come and go ----------------------------------------------------------------------- */

static int index_of(const struct voices *vs, const struct voice *v) {
    int i = 0;
    while (vs->voice[i] != v)
        i++;
    return i;
}

void voices_end(struct voices *vs, struct voice *v, bool sounds) {
    int i = index_of(vs, v);
    struct contact_forces forces = {0};
    if (sounds)
        forces = voice_fade_out(v, &vs->fade);
    book_end(vs, v);
    voice_fade_forces(v, &forces, &vs->fade);
    vs->count--;
    for (int k = i; k < vs->count; k++)
        vs->voice[k] = vs->voice[k + 1];
    voices_return(vs, v);
}

/* Its beads, barriers and wires, which touch the body also while it rings: .3 us a sample each, if
 * the voice plays live. */
static int further_contacts(const struct voice *v) {
    const struct network_def *network = v->def.network;
    return network && !isinf(v->def.budget) ? network->count - network->hammers : 0;
}

/* Of the voices with at least so many further contacts. False: there is none but the current one.
 */
static bool steal_quietest(struct voices *vs, int contacts) {
    struct voice *quietest = NULL;
    double least = 0;
    for (int i = 0; i < vs->count; i++) {
        struct voice *v = vs->voice[i];
        if (v == vs->current || further_contacts(v) < contacts)
            continue;
        double loudness = voice_loudness(v);
        if (!quietest || loudness < least) {
            quietest = v;
            least = loudness;
        }
    }
    if (quietest)
        voices_end(vs, quietest, true);
    return quietest != NULL;
}

void voices_steal(struct voices *vs) { steal_quietest(vs, 0); }

/* Six ringing snares with seven wires take half of a core; sixteen would take more than one. */
static void limit_contacts(struct voices *vs) {
    enum { MOST = 48 };
    int contacts;
    do {
        contacts = 0;
        for (int i = 0; i < vs->count; i++)
            contacts += further_contacts(vs->voice[i]);
    } while (contacts > MOST && steal_quietest(vs, 1));
}

void voices_make_current(struct voices *vs, struct voice *v) {
    struct voice *before = vs->current;
    if (before == v)
        return;
    voice_take_inputs(v, before);
    vs->current = v;
    voice_set_leaves(v, false);
    voice_transfer_hammer(before, v, &vs->fade);
    voice_clear_inputs(before);
    voice_set_leaves(before, true);
}

void voices_set_hand(struct voices *vs, struct voice *v) {
    const double choked = LN_1000 / .02; /* 1/s */
    double hand_rate = vs->live.damp_rate;
    if (v->released)
        hand_rate = fmax(hand_rate, vs->live.release_rate);
    if (v->choked)
        hand_rate = fmax(hand_rate, choked);
    voice_set_hand_rate(v, hand_rate);
}

void voices_add(struct voices *vs, struct voice *v) {
    voice_begin(v, vs->clock, ++vs->births);
    if (!isinf(v->def.budget))
        stepper_take_budget(&v->state->stepper, &vs->current->state->stepper, vs->clock);
    vs->undivided = true;
    vs->voice[vs->count++] = v;
    voices_make_current(vs, v);
    while (vs->count > vs->live.voices)
        voices_steal(vs);
    limit_contacts(vs);
    voice_set_balance(v, vs->live.spread, false);
    voices_set_hand(vs, v);
}

/* --- continuing ------------------------------------------------------------------------------- */

struct voice *voices_continue_now(struct voices *vs, struct voice *v, struct voice *to) {
    voices_return(vs, voice_set_successor(v, NULL));
    if (to->def.modes)
        vs->continued += to->def.modes->hammer_end;
    vs->may_continue = (vs->clock / MODES_WINDOW + 1) * MODES_WINDOW;
    voice_continue(v, to, vs->clock, &vs->fade);
    vs->voice[index_of(vs, v)] = to;
    if (vs->current == v)
        vs->current = to;
    voices_return(vs, v);
    voices_set_hand(vs, to);
    return to;
}

void voices_continue(struct voices *vs, struct voice *v, struct voice *to) {
    if (voice_hammer_state(v) == HAMMER_IN_IMPACT || vs->clock < vs->may_continue)
        voices_return(vs, voice_set_successor(v, to));
    else
        voices_continue_now(vs, v, to);
}

/* The waiting voice to continue next: the current voice first, then the loudest one. */
static struct voice *next_to_continue(const struct voices *vs) {
    struct voice *next = NULL;
    double most = -1;
    for (int i = 0; i < vs->count; i++) {
        struct voice *v = vs->voice[i];
        if (!v->successor || voice_hammer_state(v) == HAMMER_IN_IMPACT)
            continue;
        double loudness = v == vs->current ? (double)HUGE_VAL : voice_loudness(v);
        if (!next || loudness > most) {
            next = v;
            most = loudness;
        }
    }
    return next;
}

void voices_continue_deferred(struct voices *vs) {
    enum { MODES_AT_ONCE = 512, WITHOUT_MODES = 16 /* a continuation costs as much */ };
    struct voice *v;
    vs->continued = 0;
    while (vs->continued < MODES_AT_ONCE && (v = next_to_continue(vs))) {
        voices_continue_now(vs, v, voice_set_successor(v, NULL));
        vs->continued += WITHOUT_MODES;
    }
}

/* --- reading ---------------------------------------------------------------------------------- */

const struct voice *voices_current(const struct voices *vs) { return vs->current; }

size_t voices_bytes(const struct voices *vs) {
    size_t bytes = sizeof *vs;
    for (int i = 0; i < vs->count; i++) {
        const struct bank *bank = vs->voice[i]->bank;
        int first = 0; /* the first voice with this bank */
        while (vs->voice[first]->bank != bank)
            first++;
        bytes += voice_bytes(vs->voice[i]) + (bank && first == i ? bank_bytes(bank) : 0);
    }
    return bytes;
}

int voices_count(const struct voices *vs) { return vs->count; }
const struct voice *voices_at(const struct voices *vs, int i) { return vs->voice[i]; }
bool voices_sound(const struct voices *vs) { return vs->sounds; }
int voices_spares(const struct voices *vs) { return atomic_load(&vs->spare_count); }
