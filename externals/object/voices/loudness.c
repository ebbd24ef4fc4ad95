/* SPDX-License-Identifier: BSD-3-Clause */
/* loudness.c: the gain of the radiated output. It is one constant of a voice, fixed when the voice
 * is made, and depends on body and head alone: tuning_loudness.h has the formula. Notes do not
 * change it. A head of another loudness therefore strikes on a fresh voice, and what rings keeps
 * its level. Another mass of the body that rings keeps the energy, and so changes its velocity by
 * sqrt(m/m'): the gain of what rings follows by sqrt(m'/m).
 *
 * A message finds out when it strikes. Strikes that come as a signal have no message: while there
 * is such a signal, the message that changes the head brings the fresh voice.
 *
 * A signal on k, mu or alpha makes any head of the present one. While it moves, the audio side
 * takes back what the head's gain exceeds that of the usual head. Such signals, push and drive do
 * work that no velocity bounds, so that the level of what they play is limited: audio.c.
 */
#include "tuning/tuning_loudness.h"

#include <math.h>

#include "object/external_state.h"

/* --- the gain --------------------------------------------------------------------------------- */

static struct contact contact_of_settings(const struct settings *s) {
    struct contact_def law = plan_contact(s);
    return contact_of(&law, plan_head(s));
}

/* All of a head that its level depends on. A hammer with modes given as lists is compared as if it
 * were rigid. */
static uint64_t hash_of_head(const struct settings *s) {
    const double head[] = {
        s->body,      s->bodymass,    s->mass,          s->k,
        s->mu,        s->alpha,       s->law,           s->gap,
        s->felt_time, s->felt_weight, settings_head(s), s->hammer_freqs.count > 0};
    return hash_numbers(0, head, sizeof head / sizeof *head);
}

static double compute_level(const struct settings *s, enum body_shape shape) {
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
    return tuning_head_level(shape, s->bodymass, &striker);
}

static double level_of_head(struct loudness *l, const struct settings *s, enum body_shape shape) {
    const int most = sizeof l->heads / sizeof *l->heads;
    const uint64_t of = hash_of_head(s);
    if (body_kinds[shape]->level_by_energy == 1) /* no level of the linear body counts */
        return 0;
    for (int i = 0; i < most; i++)
        if (l->heads[i].of == of)
            return l->heads[i].level;
    double level = compute_level(s, shape);
    if (!isfinite(level)) { /* no memory: computed again at the next call */
        l->of = 0;
        return level;
    }
    l->heads[l->next_head] = (struct head_level){of, level};
    l->next_head = (l->next_head + 1) % most;
    return level;
}

static bool is_usual(const struct settings *s) {
    const struct contact_def law = plan_contact(s), usual = contact_def_default();
    return settings_have_usual_head(s) && contact_same_law(&law, &usual) &&
           s->hammer_freqs.count == 0;
}

/* Levels of the usual head, computed anew for another body or another mass of it. */
static void take_usual_levels(struct loudness *l, const struct settings *s, enum body_shape shape) {
    const double usual = body_default(shape).mass;
    if (l->usual_of != s->body)
        l->usual_level = l->mass_level = tuning_head_level(shape, l->mass = usual, NULL);
    l->usual_of = s->body;
    if (l->mass != s->bodymass)
        l->mass_level =
            s->bodymass == usual ? l->usual_level : tuning_head_level(shape, s->bodymass, NULL);
    l->mass = s->bodymass;
    if (!isfinite(l->usual_level) || !isfinite(l->mass_level)) /* no memory */
        l->of = 0, l->usual_of = 0;
}

static void take_shape(struct external *x) {
    const struct settings *s = &x->settings;
    const enum body_shape shape = (enum body_shape)(s->body - STRUCK_SHAPE);
    struct loudness *l = &x->loudness;
    l->now = body_kinds[shape]->level.gain;
    if (is_usual(s) && s->bodymass == body_default(shape).mass)
        return;
    take_usual_levels(l, s, shape);
    l->head = is_usual(s)
                  ? 1
                  : tuning_head_gain(shape, s->mass, l->mass_level, level_of_head(l, s, shape));
    l->now *= l->head * tuning_mass_gain(shape, s->bodymass, l->usual_level, l->mass_level);
}

static double peak_of_modes(const struct modal_data *d, const struct contact *contact,
                            double mass) {
    struct tuning t = tuning_default();
    t.mass = mass;
    t.speed = body_speed(body_velocity_usual, 127);
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
 * are played do not count. The usual head is the ball. */
static void take_modes(struct external *x) {
    const struct mallet_kind *ball = &mallet_kinds[MALLET_BALL];
    const struct contact_def law = contact_def_default();
    struct settings *s = malloc(sizeof *s);
    struct modal_data d = {.memory = NULL};
    x->loudness.now = tuning_modes_gain(0);
    if (s) {
        *s = x->settings;
        s->out = BODY_RADIATED;
        s->freq = s->root > 0 ? s->root : s->freq;
        s->size = s->decay = 1;
        s->at.value[0] = 0;
    }
    if (s && modal_data_make(&d, s, 1, NULL)) {
        struct contact contact = contact_of_settings(s),
                       usual = contact_of(&law, mallet_head(ball));
        x->loudness.now = tuning_modes_gain(peak_of_modes(&d, &contact, s->mass));
        x->loudness.head =
            x->loudness.now / tuning_modes_gain(peak_of_modes(&d, &usual, ball->mass));
    }
    free(d.memory);
    free(s);
}

static uint64_t hash_of_list(uint64_t number, const struct external_list *list) {
    return hash_numbers(number, list->value, list->count);
}

/* All that the gain depends on. Of a usual head that is the body and its mass
 * alone, whatever the note. */
static uint64_t hash_of_inputs(struct external *x) {
    const struct settings *s = &x->settings;
    const bool usual = is_usual(s);
    const double body[] = {s->body, s->loudness, usual, s->bodymass};
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
    if (s->body == STRUCK_MODES) {
        take_modes(x);
        return l->now;
    }
    take_shape(x);
    return l->now;
}

double loudness_of_head(struct external *x) {
    loudness_now(x);
    return x->loudness.head;
}

/* --- the voices ------------------------------------------------------------------------------- */

void loudness_apply(struct external *x) {
    struct voice_gain *voice = &x->loudness.voice;
    voice->head = 1;
    voice->mass = x->settings.bodymass;
    if (x->settings.out != BODY_RADIATED)
        return;
    voice->gain = loudness_now(x);
    voice->head = x->loudness.head;
}

void loudness_continue(struct external *x) {
    const struct settings *s = &x->settings;
    struct voice_gain *voice = &x->loudness.voice;
    if (s->out == BODY_RADIATED && s->loudness != LOUDNESS_PHYSICAL && s->body >= STRUCK_SHAPE)
        voice->gain *= sqrt(s->bodymass / voice->mass);
    voice->mass = s->bodymass;
}

/* So that what follows a reset does not depend on what was before. */
bool loudness_reset(struct external *x) {
    double before = x->loudness.voice.gain;
    loudness_apply(x);
    if (x->loudness.voice.gain == before)
        return true;
    x->settings.bodies++;
    return external_arrive(x, ARRIVAL_FRESH);
}

bool loudness_take_new(struct external *x) {
    const double audible = .5; /* dB */
    if (x->settings.out != BODY_RADIATED)
        return false;
    if (fabs(20 * log10(loudness_now(x) / x->loudness.voice.gain)) <= audible)
        return false;
    loudness_apply(x);
    x->settings.bodies++;
    return true;
}

void loudness_commit(struct external *x) {
    x->loudness.voice.body = x->settings.bodies;
    x->loudness.posted = x->loudness.voice;
}

void loudness_restore(struct external *x) {
    x->loudness.voice = x->loudness.posted;
    x->settings.bodies = x->loudness.posted.body;
}

bool loudness_follow_strikes(struct external *x) {
    bool strikes = atomic_load_explicit(&x->struck_by_signal, memory_order_relaxed);
    return !strikes || !loudness_take_new(x) || external_arrive(x, ARRIVAL_FRESH);
}

struct driven_level loudness_driven(const struct external *x) {
    const struct settings *s = &x->settings;
    return (struct driven_level){.head_gain = 1 / fmax(1, x->loudness.voice.head),
                                 .limited = s->loudness != LOUDNESS_PHYSICAL &&
                                            s->out == BODY_RADIATED && s->body >= STRUCK_MODES};
}
