/* SPDX-License-Identifier: BSD-3-Clause */
/* loudness.c: the gain of the radiated output. It is one constant of a voice, fixed when the voice
 * is made, and depends on body and head alone: tuning_loudness.h has the formula. Notes do not
 * change it. A head of another loudness therefore strikes on a fresh voice, and what rings keeps
 * its level.
 *
 * A message finds out when it strikes. Strikes that come as a signal have no message: while there
 * is such a signal, the message that changes the head brings the fresh voice. A signal on k, mu or
 * alpha makes any head of the present one: what a message strikes while there is one gets no more
 * gain than the usual head.
 */
#include "tuning/tuning_loudness.h"

#include <math.h>

#include "object/external_state.h"

static bool has_head_signal(unsigned connected) {
    return connected & (1u << INLET_K | 1u << INLET_MU | 1u << INLET_ALPHA);
}

static unsigned connected_now(struct external *x) {
    return atomic_load_explicit(&x->connected, memory_order_relaxed);
}

/* --- the gain --------------------------------------------------------------------------------- */

static struct contact contact_of_settings(const struct settings *s) {
    struct contact_def law = plan_contact(s);
    return contact_of(&law, plan_head(s));
}

/* A hammer with modes given as lists is compared as if it were rigid. */
static double level_of_head(const struct settings *s, enum body_shape shape) {
    struct mode mode[MALLET_MODES_MOST];
    double at[MALLET_MODES_MOST];
    enum mallet mallet = settings_head(s);
    mallet_modes(mallet, mode, at);
    struct tuning_striker striker = {
        .mass = s->mass,
        .contact = contact_of_settings(s),
        .modes = s->hammer_freqs.count ? 0 : mallet_kinds[mallet].modes,
        .mode = mode,
        .at = at,
    };
    return tuning_head_level(shape, &striker);
}

static bool is_usual(const struct settings *s) {
    const struct contact_def law = plan_contact(s), usual = contact_def_default();
    return settings_have_usual_head(s) && contact_same_law(&law, &usual) &&
           s->hammer_freqs.count == 0;
}

static double head_on_shape(struct external *x) {
    const struct settings *s = &x->settings;
    const enum body_shape shape = (enum body_shape)(s->body - STRUCK_SHAPE);
    struct loudness *l = &x->loudness;
    if (is_usual(s))
        return 1;
    if (l->usual_of != s->body)
        l->usual_level = tuning_head_level(shape, NULL);
    l->usual_of = s->body;
    return tuning_head_gain(l->usual_level, level_of_head(s, shape));
}

static double peak_of_modes(const struct modal_data *d, const struct contact *contact,
                            double mass) {
    struct tuning t = tuning_default();
    t.mass = mass;
    t.speed = body_speed(BODY_VELOCITY_USUAL, 127);
    t.contact = *contact;
    t.body = SCHEME_MODES;
    t.modes = d->body;
    t.hammer_modes = d->hammer;
    t.mode = d->modes;
    t.at = d->at;
    t.pickup = d->pickup[0];
    return tuning_peak(&t);
}

/* The bank as its lists have it, struck where `shapes` are: the note, the size and the place that
 * are played do not count. With a signal for the head no louder than by the usual ball. */
static double gain_of_modes(struct external *x) {
    struct settings *s = malloc(sizeof *s);
    struct modal_data d = {.memory = NULL};
    double gain = tuning_modes_gain(0);
    if (s)
        *s = x->settings;
    if (s && s->root > 0)
        s->freq = s->root;
    if (s) {
        s->out = BODY_RADIATED;
        s->size = s->decay = 1;
        s->at.value[0] = 0;
    }
    if (s && modal_data_make(&d, s, 1)) {
        struct contact contact = contact_of_settings(s);
        gain = tuning_modes_gain(peak_of_modes(&d, &contact, s->mass));
        if (has_head_signal(connected_now(x))) {
            const struct mallet_kind *ball = &mallet_kinds[MALLET_BALL];
            const struct contact_def law = contact_def_default();
            contact = contact_of(&law, mallet_head(ball));
            gain = fmin(gain, tuning_modes_gain(peak_of_modes(&d, &contact, ball->mass)));
        }
    }
    free(d.memory);
    free(s);
    return gain;
}

static uint64_t hash_of_list(uint64_t number, const struct external_list *list) {
    return hash_numbers(number, list->value, list->count);
}

/* All that the gain depends on. Of a usual head that is the body alone, whatever the note. */
static uint64_t hash_of_inputs(struct external *x) {
    const struct settings *s = &x->settings;
    const bool usual = is_usual(s);
    const double body[] = {s->body, s->loudness, usual, has_head_signal(connected_now(x))};
    const double head[] = {s->mass, s->k,         s->mu,          s->alpha, s->law,
                           s->gap,  s->felt_time, s->felt_weight, s->root,  settings_head(s)};
    uint64_t number = hash_numbers(0, body, sizeof body / sizeof *body);
    if (usual)
        return number;
    number = hash_numbers(number, head, sizeof head / sizeof *head);
    number = hash_of_list(number, &s->hammer_freqs);
    if (s->body != STRUCK_MODES)
        return number;
    number = hash_of_list(number, &s->freqs);
    number = hash_of_list(number, &s->decays);
    number = hash_of_list(number, &s->masses);
    return hash_of_list(number, &s->shapes);
}

double loudness_now(struct external *x) {
    const struct settings *s = &x->settings;
    struct loudness *l = &x->loudness;
    const uint64_t of = hash_of_inputs(x);
    if (of == l->of)
        return l->now;
    l->of = of;
    l->now = l->head = 1;
    if (s->loudness == LOUDNESS_PHYSICAL || s->body < STRUCK_MODES)
        return l->now;
    if (s->body == STRUCK_MODES)
        return l->now = gain_of_modes(x);
    l->head = head_on_shape(x);
    if (has_head_signal(connected_now(x)))
        l->head = fmin(l->head, 1);
    return l->now = l->head * body_kinds[s->body - STRUCK_SHAPE]->level.gain;
}

double loudness_of_head(struct external *x) {
    loudness_now(x);
    return x->loudness.head;
}

/* --- the voices ------------------------------------------------------------------------------- */

void loudness_take(struct external *x) {
    if (x->settings.out == BODY_RADIATED)
        x->loudness.voice = loudness_now(x);
}

/* So that what follows a reset does not depend on what was before. */
bool loudness_reset(struct external *x) {
    double before = x->loudness.voice;
    loudness_take(x);
    if (x->loudness.voice == before)
        return true;
    x->settings.bodies++;
    return external_arrive(x, ARRIVAL_FRESH);
}

bool loudness_moves(struct external *x) {
    const double audible = .5; /* dB */
    if (x->settings.out != BODY_RADIATED)
        return false;
    double now = loudness_now(x);
    if (fabs(20 * log10(now / x->loudness.voice)) <= audible)
        return false;
    x->loudness.voice = now;
    x->settings.bodies++;
    return true;
}

bool loudness_follow_signals(struct external *x) {
    bool strikes = connected_now(x) & 1u << INLET_STRIKE;
    return !strikes || !loudness_moves(x) || external_arrive(x, ARRIVAL_FRESH);
}

/* A signal at the value of its parameter, which may be none at all, counts for some time more: in a
 * signal of strikes they are far apart. */
void loudness_listen(struct external *x, const double *const in[INLETS], int n) {
    const double second = voices_current(x->voices)->def.rate;
    const double strikes = 1, others = .02; /* s */
    unsigned connected = 0;
    for (int i = 0; i < INLETS; i++) {
        bool moves = false;
        for (int k = 0; in[i] && k < n && !moves; k++)
            moves = in[i][k] != x->parameter[i];
        double stays = second * (i == INLET_STRIKE ? strikes : others);
        x->connected_for[i] = moves ? stays : fmax(x->connected_for[i] - n, 0);
        if (x->connected_for[i] > 0)
            connected |= 1u << i;
    }
    atomic_store_explicit(&x->connected, connected, memory_order_relaxed);
}
