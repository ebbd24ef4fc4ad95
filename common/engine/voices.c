/* SPDX-License-Identifier: BSD-3-Clause */
/* voices.c: commands, the division of the budget, and the mix of the voices; see voices.h. */
#include "engine/voices.h"

#include <math.h>
#include <stdlib.h>

#include "engine/voices_budget.h"

struct voices {
    struct log *log; /* of the object; not owned */
    struct fade fade;
    struct voice *voice[VOICES_MOST + 1]; /* the oldest first; one more while one is stolen */
    int count;
    struct voice *current, *spares, *ended;
    atomic_int spare_count;
    uint64_t clock, births;
    uint64_t may_continue; /* first sample at which another continuation may begin */
    int continued;         /* modes continued in the present window */
    struct voices_live live;
    double last_strike; /* previous sample of the strike signal */
    struct collision_ledger ended_ledger;
    bool sounds, was_silent;
    double pickup[COLLISION_PICKUPS][MODES_WINDOW], force[MODES_WINDOW]; /* of one voice */
};

/* --- making ----------------------------------------------------------------------------------- */

struct voices *voices_new(struct voice *first, struct log *log, struct head head) {
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

static void hand_back(struct voices *vs, struct voice *v) {
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

/* Hands the voice back; if `sounds`, its ringing fades out. */
static void end_voice(struct voices *vs, struct voice *v, bool sounds) {
    int i = index_of(vs, v);
    if (sounds) {
        collision_catch_up(&v->def, v->state);
        fade_ring(&vs->fade, &v->def, &v->state->motion, 1, 0, v->weight);
    }
    book_end(vs, v);
    vs->count--;
    for (int k = i; k < vs->count; k++)
        vs->voice[k] = vs->voice[k + 1];
    hand_back(vs, v);
}

/* Ends the quietest voice except the current one; the oldest of equally quiet ones. */
static void steal(struct voices *vs) {
    struct voice *quietest = NULL;
    double least = 0;
    for (int i = 0; i < vs->count; i++) {
        double loud = vs->voice[i] == vs->current ? (double)HUGE_VAL : voice_loudness(vs->voice[i]);
        if (vs->voice[i] != vs->current && (!quietest || loud < least)) {
            quietest = vs->voice[i];
            least = loud;
        }
    }
    end_voice(vs, quietest, true);
}

static void make_current(struct voices *vs, struct voice *v) {
    struct voice *before = vs->current;
    if (before == v)
        return;
    voice_take_inputs(v, before);
    vs->current = v;
    voice_leave(v, false);
    voice_transfer_hammer(before, v, &vs->fade);
    voice_clear_inputs(before);
    voice_leave(before, true);
}

static void set_damp(struct voices *vs, struct voice *v) {
    const double choked = 6.91 / .02; /* 1/s */
    double rate = vs->live.damp;
    if (v->released)
        rate = fmax(rate, vs->live.hand);
    if (v->choked)
        rate = fmax(rate, choked);
    voice_damp(v, rate);
}

/* Adds a fresh voice, at rest and current at once. */
static void add_voice(struct voices *vs, struct voice *v) {
    voice_begin(v, vs->clock, ++vs->births);
    vs->voice[vs->count++] = v;
    make_current(vs, v);
    while (vs->count > vs->live.voices)
        steal(vs);
    voice_set_weight(v, vs->live.spread);
    set_damp(vs, v);
}

/* --- continuing ------------------------------------------------------------------------------- */

/* `to` continues `v` and takes its place in the list. */
static struct voice *continue_now(struct voices *vs, struct voice *v, struct voice *to) {
    hand_back(vs, voice_set_successor(v, NULL));
    if (to->def.modes)
        vs->continued += to->def.modes->hammer_end;
    vs->may_continue = (vs->clock / MODES_WINDOW + 1) * MODES_WINDOW;
    voice_continue(v, to, vs->clock, &vs->fade);
    vs->voice[index_of(vs, v)] = to;
    if (vs->current == v)
        vs->current = to;
    hand_back(vs, v);
    set_damp(vs, to);
    return to;
}

static void continue_voice(struct voices *vs, struct voice *v, struct voice *to) {
    if (voice_hammer_state(v) == HAMMER_IN_IMPACT || vs->clock < vs->may_continue)
        hand_back(vs, voice_set_successor(v, to));
    else
        continue_now(vs, v, to);
}

/* The waiting voice to continue next: the current voice first, then the loudest one. */
static struct voice *next_to_continue(const struct voices *vs) {
    struct voice *next = NULL;
    double most = -1;
    for (int i = 0; i < vs->count; i++) {
        struct voice *v = vs->voice[i];
        if (!v->successor || voice_hammer_state(v) == HAMMER_IN_IMPACT)
            continue;
        double loud = v == vs->current ? (double)HUGE_VAL : voice_loudness(v);
        if (!next || loud > most) {
            next = v;
            most = loud;
        }
    }
    return next;
}

static void continue_waiting(struct voices *vs) {
    enum { MODES_AT_ONCE = 512, WITHOUT_MODES = 16 /* a continuation costs as much */ };
    struct voice *v;
    vs->continued = 0;
    while (vs->continued < MODES_AT_ONCE && (v = next_to_continue(vs))) {
        continue_now(vs, v, voice_set_successor(v, NULL));
        vs->continued += WITHOUT_MODES;
    }
}

/* --- gestures --------------------------------------------------------------------------------- */

/* A spare with enough memory for the current definition; NULL: none. */
static struct voice *take_spare(struct voices *vs) {
    for (struct voice **at = &vs->spares; *at; at = &(*at)->next)
        if (voice_serves(*at, vs->current)) {
            struct voice *v = *at;
            *at = v->next;
            atomic_fetch_sub(&vs->spare_count, 1);
            voice_become(v, vs->current);
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
            continue_now(vs, v, voice_set_successor(v, NULL));
        return;
    }
    fresh = voice_set_successor(v, NULL);
    if (!fresh)
        fresh = take_spare(vs);
    if (!fresh)
        return;
    bool has_key = v->has_key;
    double key = v->key;
    struct collision_def free_def = v->free_waits ? v->free_def : fresh->def;
    add_voice(vs, fresh);
    voice_set_free(fresh, &free_def);
    voice_set_key(fresh, has_key, key);
    voice_set_weight(fresh, vs->live.spread);
}

static void strike(struct voices *vs, double speed) {
    voice_for_gesture(vs);
    voice_strike(vs->current, speed);
    set_damp(vs, vs->current);
    voices_budget_divide(vs->voice, vs->count, vs->current, vs->clock);
}

static void drop(struct voices *vs, double height) {
    voice_for_gesture(vs);
    voice_drop(vs->current, height, &vs->fade);
    set_damp(vs, vs->current);
    voices_budget_divide(vs->voice, vs->count, vs->current, vs->clock);
}

/* --- commands --------------------------------------------------------------------------------- */

static struct voice *voice_of_key(const struct voices *vs, double key, unsigned body_id) {
    for (int i = vs->count - 1; i >= 0; i--)
        if (vs->voice[i]->has_key && vs->voice[i]->key == key &&
            vs->voice[i]->def.body_id == body_id)
            return vs->voice[i];
    return NULL;
}

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
    struct voice *to = c->voice, *v = voice_of_key(vs, c->key, to->def.body_id);
    if (!v || voice_hammer_state(v) == HAMMER_IN_IMPACT) {
        add_voice(vs, to);
    } else if (same_definition(&v->def, &to->def)) {
        voice_set_free(v, &to->def);
        make_current(vs, v);
        hand_back(vs, to);
    } else {
        v = continue_now(vs, v, to);
        make_current(vs, v);
    }
    voice_set_key(vs->current, true, c->key);
    voice_set_weight(vs->current, vs->live.spread);
}

/* Only if the voice still plays the retuned bank, or waits to play it: another change that came
 * since has the present tuning. */
static void retune(struct voices *vs, const struct command *c) {
    for (int i = 0; i < vs->count; i++)
        if (vs->voice[i]->age == c->age && voice_latest(vs->voice[i])->bank == c->retuned) {
            continue_voice(vs, vs->voice[i], c->voice);
            return;
        }
    hand_back(vs, c->voice);
}

static void add_fresh(struct voices *vs, const struct command *c) {
    bool has_key = c->keeps_key ? vs->current->has_key : c->has_key;
    double key = c->keeps_key ? vs->current->key : c->key;
    add_voice(vs, c->voice);
    voice_set_key(vs->current, has_key, key);
    voice_set_weight(vs->current, vs->live.spread);
}

static void arrive(struct voices *vs, const struct command *c) {
    switch (c->arrival) {
    case ARRIVAL_FRESH:
        add_fresh(vs, c);
        break;
    case ARRIVAL_CONTINUES:
        continue_voice(vs, vs->current, c->voice);
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

static void hold(struct voices *vs, const struct command *c) {
    struct head head = inputs_head(&vs->current->state->inputs);
    if (vs->current->head_waits)
        head = vs->current->head;
    for (int i = 0; i < RANGES; i++)
        if (c->holds & 1u << i && (!c->head || (i != RANGE_K && i != RANGE_MU && i != RANGE_ALPHA)))
            voices_hold(vs, i, c->hold[i]);
    if (!c->head)
        return;
    head.k = c->holds & 1u << RANGE_K ? c->hold[RANGE_K] : head.k;
    head.mu = c->holds & 1u << RANGE_MU ? c->hold[RANGE_MU] : head.mu;
    head.alpha = c->holds & 1u << RANGE_ALPHA ? c->hold[RANGE_ALPHA] : head.alpha;
    voice_set_head(vs->current, head);
}

static void release(struct voices *vs, const struct command *c) {
    for (int i = 0; i < vs->count; i++) {
        struct voice *v = vs->voice[i];
        if (!c->has_key || (v->has_key && v->key == c->key)) {
            voice_release(v, v->released || c->releases, v->choked || c->chokes);
            set_damp(vs, v);
        }
    }
}

static void set_live(struct voices *vs, const struct voices_live *live) {
    vs->live = *live;
    while (vs->count > vs->live.voices)
        steal(vs);
    for (int i = 0; i < vs->count; i++) {
        set_damp(vs, vs->voice[i]);
        voice_set_weight(vs->voice[i], live->spread);
    }
}

/* All voices fade out, and their hammers are lifted. */
static void stop(struct voices *vs, bool resets) {
    struct voice *current = vs->current;
    while (vs->count > 1)
        end_voice(vs, vs->voice[vs->voice[0] == current], true);
    collision_catch_up(&current->def, current->state);
    fade_ring(&vs->fade, &current->def, &current->state->motion, 1, 0, current->weight);
    struct voice *successor = voice_set_successor(current, NULL);
    voice_silence(current);
    if (successor)
        continue_now(vs, current, successor);
    voice_release(vs->current, false, false);
    set_damp(vs, vs->current);
    if (!resets)
        return;
    voice_reset(vs->current);
    set_damp(vs, vs->current);
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
        hand_back(vs, v);
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
    if (c->sets_free)
        voice_set_free(vs->current, &c->free_def);
    hold(vs, c);
    if (c->gesture == GESTURE_STRIKE)
        strike(vs, c->gesture_value);
    else if (c->gesture == GESTURE_DROP)
        drop(vs, c->gesture_value);
    if (c->releases || c->chokes)
        release(vs, c);
    return_spares(vs);
}

void voices_hold(struct voices *vs, int range, double value) {
    struct voice *v = vs->current;
    collision_hold(v->state, range, value);
    if (v->head_waits) /* a signal takes effect at once in the waiting head too */
        voice_hold_waiting(v, range, value);
}

/* --- every 64th sample ------------------------------------------------------------------------ */

/* For a voice that is not current: transfers or ends its hammer, and ends the voice in silence. */
static void finish(struct voices *vs, struct voice *v) {
    voice_transfer_hammer(v, vs->current, &vs->fade);
    if (!voice_has_hammer(v) && !v->successor && voice_loudness(v) < vs->live.silent)
        end_voice(vs, v, false);
}

static void report_silence(struct voices *vs) {
    const struct voice *v = vs->current;
    bool silent = vs->count == 1 && !voice_waits(v) && voice_loudness(v) < vs->live.silent &&
                  !fade_sounds(&vs->fade);
    if (silent && !vs->was_silent) {
        log_voice_begin(vs->log, (struct log_voice){.age = v->age, .traces = true});
        log_add(vs->log, vs->clock, &(struct collision_event){.kind = COLLISION_SILENT});
    }
    vs->was_silent = silent;
}

/* Live, one plate of the object is nonlinear: that of the current voice, or the latest. A second
 * one would double the greatest cost of a block. */
static void mute_plates(struct voices *vs) {
    const struct voice *stays = NULL;
    for (int i = 0; i < vs->count; i++) {
        struct voice *v = vs->voice[i];
        bool newer = !stays || v == vs->current || (stays != vs->current && v->age > stays->age);
        if (nonlinear_plate(&v->state->motion) && newer)
            stays = v;
    }
    for (int i = 0; i < vs->count; i++) {
        struct voice *v = vs->voice[i];
        if (v->def.plate)
            collision_mute_plate(v->state,
                                 stays && v != stays && v != vs->current && !isinf(v->def.budget));
    }
}

static void follow_clock(struct voices *vs) {
    for (int i = 0; i < vs->count; i++)
        voice_end_waiting(vs->voice[i]);
    if (vs->clock >= vs->may_continue)
        continue_waiting(vs);
    for (int i = vs->count - 1; i >= 0; i--)
        if (vs->voice[i] != vs->current)
            finish(vs, vs->voice[i]);
    voices_budget_divide(vs->voice, vs->count, vs->current, vs->clock);
    mute_plates(vs);
    report_silence(vs);
}

/* --- playing ---------------------------------------------------------------------------------- */

/* Count of samples from `from` on before the next strike by signal. */
static int until_strike(const double *strike, int from, int n) {
    int i = from + 1;
    while (strike && i < n && !inputs_strikes(strike[i - 1], strike[i]))
        i++;
    return strike ? i - from : n - from;
}

static void strike_by_signal(struct voices *vs, const double *signal, int i) {
    if (signal && inputs_strikes(vs->last_strike, signal[i]))
        strike(vs, fabs(range_clamp(&ranges[RANGE_STRIKE], signal[i], 0)));
    if (signal)
        vs->last_strike = signal[i];
}

static const double *after(const double *signal, int from) { return signal ? signal + from : NULL; }

static void begin_log(struct voices *vs, const struct voice *v) {
    log_voice_begin(vs->log, (struct log_voice){.age = v->age,
                                                .has_key = v->has_key,
                                                .key = v->key,
                                                .traces = v == vs->current});
}

static void weigh(const struct voice *v, double *const *pickup, int pickups, int n) {
    for (int k = 0; k < pickups && k < 2; k++)
        for (int i = 0; v->weight[k] != 1 && i < n; i++)
            pickup[k][i] *= v->weight[k];
}

/* The current voice writes the output; the other voices are added to it. */
static void play_current(struct voices *vs, const struct collision_in *in,
                         const struct collision_out *out, int from, int n) {
    struct voice *v = vs->current;
    double *pickup[COLLISION_PICKUPS];
    struct collision_in signals = {.push = after(in->push, from),
                                   .k = after(in->k, from),
                                   .mu = after(in->mu, from),
                                   .alpha = after(in->alpha, from),
                                   .drive = after(in->drive, from)};
    for (int k = 0; out->pickup && k < v->def.pickups; k++)
        pickup[k] = out->pickup[k] + from;
    struct collision_out to = {.pickup = out->pickup ? pickup : NULL,
                               .force = out->force ? out->force + from : NULL,
                               .compression = out->compression ? out->compression + from : NULL};
    begin_log(vs, v);
    collision_run(&v->def, v->state, &signals, &to, n);
    vs->sounds |= collision_sounds(v->state);
    if (out->pickup)
        weigh(v, pickup, v->def.pickups, n);
}

static void play_other(struct voices *vs, struct voice *v, const struct collision_out *out,
                       int from, int n) {
    double *pickup[COLLISION_PICKUPS];
    for (int k = 0; k < v->def.pickups; k++)
        pickup[k] = vs->pickup[k];
    struct collision_out to = {.pickup = out->pickup ? pickup : NULL,
                               .force = out->force ? vs->force : NULL};
    begin_log(vs, v);
    collision_run(&v->def, v->state, &(struct collision_in){.push = NULL}, &to, n);
    for (int i = 0; out->force && i < n; i++)
        out->force[from + i] += vs->force[i];
    if (!out->pickup || !collision_sounds(v->state))
        return;
    vs->sounds = true;
    weigh(v, pickup, v->def.pickups, n);
    for (int k = 0; k < v->def.pickups; k++)
        for (int i = 0; i < n; i++)
            out->pickup[k][from + i] += vs->pickup[k][i];
}

static void add_fade(struct voices *vs, const struct collision_out *out, int from, int n) {
    double *pickup[COLLISION_PICKUPS];
    if (!fade_sounds(&vs->fade))
        return;
    vs->sounds = true;
    for (int k = 0; out->pickup && k < vs->fade.pickups; k++)
        pickup[k] = out->pickup[k] + from;
    fade_add(&vs->fade, out->pickup ? pickup : NULL, n);
}

void voices_run(struct voices *vs, const struct collision_in *in, const struct collision_out *out,
                int n) {
    vs->sounds = false;
    for (int from = 0, run; from < n; from += run) {
        if (vs->clock % MODES_WINDOW == 0)
            follow_clock(vs);
        strike_by_signal(vs, in->strike, from);
        int window = MODES_WINDOW - (int)(vs->clock % MODES_WINDOW);
        run = until_strike(in->strike, from, n);
        run = run < window ? run : window;
        play_current(vs, in, out, from, run);
        for (int i = 0; i < vs->count; i++)
            if (vs->voice[i] != vs->current)
                play_other(vs, vs->voice[i], out, from, run);
        add_fade(vs, out, from, run);
        log_publish(vs->log);
        vs->clock += (uint64_t)run;
        if (in->strike)
            vs->last_strike = in->strike[from + run - 1];
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
        bytes += voice_bytes(vs->voice[i]) + (bank && first == i ? bank->modes->bytes : 0);
    }
    return bytes;
}

int voices_count(const struct voices *vs) { return vs->count; }
const struct voice *voices_at(const struct voices *vs, int i) { return vs->voice[i]; }
bool voices_sound(const struct voices *vs) { return vs->sounds; }
int voices_spares(const struct voices *vs) { return atomic_load(&vs->spare_count); }
