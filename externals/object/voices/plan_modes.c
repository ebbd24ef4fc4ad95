/* SPDX-License-Identifier: BSD-3-Clause */
/* plan_modes.c: modes, masses and shapes from the settings: from lists, from a shape, and those of
 * the hammer. */
#include "object/contacts.h"
#include "object/external_state.h"

int plan_body_modes(const struct settings *s) {
    if (s->body >= STRUCK_SHAPE && body_kinds[s->body - STRUCK_SHAPE]->plate)
        return body_kinds[s->body - STRUCK_SHAPE]->usual.modes;
    if (s->body >= STRUCK_SHAPE)
        return s->modes;
    return s->body == STRUCK_MODES ? s->freqs.count : 0;
}

/* Hammer modes given as lists replace those of a stick. */
int plan_hammer_modes(const struct settings *s) {
    return s->hammer_freqs.count ? s->hammer_freqs.count : mallet_kinds[settings_head(s)].modes;
}

static bool modal_data_new(struct modal_data *d, const struct settings *s, int pickup_count,
                           const struct contacts *c) {
    d->body = plan_body_modes(s);
    d->hammer = plan_hammer_modes(s);
    d->pickups = pickup_count;
    d->contacts = c && c->count > 0 ? c->count - contacts_first_place(c) : 0;
    size_t modes = (size_t)d->body + (size_t)d->hammer;
    size_t rows = (size_t)d->pickups + (size_t)d->contacts;
    size_t numbers = modes + (rows + 1) * (size_t)d->body;
    char *memory =
        malloc(rows * sizeof *d->pickup + modes * sizeof *d->modes + numbers * sizeof *d->at + 1);
    if (!memory)
        return false;
    d->memory = memory;
    d->modes = (struct mode *)(void *)memory;
    d->at = (double *)(void *)(d->modes + modes);
    d->pickup = (double **)(void *)(d->at + numbers);
    d->contact = d->pickup + d->pickups;
    d->weight = d->at + modes;
    for (size_t p = 0; p < rows; p++)
        d->pickup[p] = d->weight + (p + 1) * (size_t)d->body;
    for (int i = 0; i < d->body; i++)
        d->weight[i] = 1;
    return true;
}

/* The last value repeats. */
static double entry(const struct external_list *list, int i) {
    return list->value[i < list->count ? i : list->count - 1];
}

/* A mode that rings at freq with damping; at 0 Hz it does not ring, and the decay is drag. */
static struct mode ringing(double freq, double decay, double mass) {
    return (struct mode){freq > 0 ? body_undamped(freq, decay) : 0, decay, mass};
}

/* The shape at a pickup. If the list has whole pickups, the last pickup repeats. */
static double pickup_shape(const struct settings *s, int modes, int pickup, int i) {
    int rows = s->shapes.count / modes, row = pickup + 1;
    if (rows > 1 && s->shapes.count == rows * modes && row >= rows)
        row = rows - 1;
    return entry(&s->shapes, row * modes + i);
}

double plan_shape_between(const struct settings *s, double along, int i) {
    double here = entry(&s->shapes, i);
    return s->shapes2.count ? (1 - along) * here + along * entry(&s->shapes2, i) : here;
}

/* Hz: of the first mode at 1 Hz or more. A mode without a frequency moves, but radiates nothing. */
static double radiating_from(const struct external_list *freqs) {
    const double lowest = 1;
    for (int i = 0; i < freqs->count; i++)
        if (freqs->value[i] >= lowest)
            return freqs->value[i];
    return lowest;
}

/* A root allows transposition: frequencies scale with the note, the loss a cycle stays constant,
 * and mass scales with size alone. */
static void modal_data_of_lists(struct modal_data *d, const struct settings *s,
                                const struct contacts *c) {
    const bool has_root = s->root > 0;
    const double up = has_root ? s->freq / s->root / s->size : 1;
    const double mass = has_root ? s->size * s->size * s->size : 1;
    const double reference = radiating_from(&s->freqs);
    for (int i = 0; i < d->body; i++) {
        d->modes[i] = ringing(up * s->freqs.value[i], s->decay * entry(&s->decays, i) / up,
                              mass * entry(&s->masses, i));
        d->at[i] = plan_shape_between(s, s->at.value[0], i);
        /* Without a size the radiation has no corner frequency. With a root the shapes include
         * radiation. */
        bool weighs = s->out == BODY_RADIATED && !has_root;
        d->weight[i] = weighs ? s->freqs.value[i] / reference : 1;
        for (int p = 0; p < d->pickups; p++)
            d->pickup[p][i] = d->weight[i] * pickup_shape(s, d->body, p, i);
        for (int j = 0; j < d->contacts; j++)
            d->contact[j][i] = plan_shape_between(s, c->along[contacts_first_place(c) + j], i);
    }
}

double plan_across(const struct settings *s) { return entry(&s->at, 1); }

struct body plan_shape(const struct settings *s) {
    return (struct body){
        .shape = (enum body_shape)(s->body - STRUCK_SHAPE),
        .freq = s->freq,
        .size = s->size,
        .mass = s->bodymass,
        .material = s->material,
        .decay = s->decay,
        .support = s->support,
        .split = s->split / 100,
        .modes = plan_body_modes(s),
        .at = {s->at.value[0], plan_across(s)},
    };
}

/* The rows of the further contacts follow those of the pickups. */
static void modal_data_of_shape(struct modal_data *d, const struct settings *s,
                                const struct contacts *c) {
    struct body body = plan_shape(s);
    struct body_place places[EXTERNAL_PICKUPS + NETWORK_LINKS];
    for (int p = 0; p < d->pickups; p++)
        places[p] = (struct body_place){s->pickups.value[p], entry(&s->across, p)};
    for (int j = 0; j < d->contacts; j++)
        places[d->pickups + j] =
            (struct body_place){c->along[contacts_first_place(c) + j], plan_across(s)};
    body_modes(&body, places, d->pickups + d->contacts, d->modes, d->at, d->pickup);
    if (s->out == BODY_RADIATED)
        body_radiate(&body, d->modes, 1, &d->weight);
    for (int p = 0; p < d->pickups; p++)
        for (int i = 0; i < d->body; i++)
            d->pickup[p][i] *= d->weight[i];
}

static void modal_data_of_hammer(struct modal_data *d, const struct settings *s) {
    if (s->hammer_freqs.count == 0)
        mallet_modes(settings_head(s), d->modes + d->body, d->at + d->body);
    for (int i = 0; i < s->hammer_freqs.count; i++) {
        d->modes[d->body + i] = ringing(s->hammer_freqs.value[i], entry(&s->hammer_decays, i),
                                        entry(&s->hammer_masses, i));
        d->at[d->body + i] = entry(&s->hammer_shapes, i);
    }
}

bool modal_data_make(struct modal_data *d, const struct settings *s, int pickup_count,
                     const struct contacts *c) {
    if (!modal_data_new(d, s, pickup_count, c))
        return false;
    if (s->body == STRUCK_MODES)
        modal_data_of_lists(d, s, c);
    else if (s->body >= STRUCK_SHAPE)
        modal_data_of_shape(d, s, c);
    for (int j = 0; j < d->contacts; j++)
        for (int i = 0; i < d->body; i++)
            d->contact[j][i] *= c->sign[contacts_first_place(c) + j];
    modal_data_of_hammer(d, s);
    return true;
}
