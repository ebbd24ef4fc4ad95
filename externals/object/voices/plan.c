/* SPDX-License-Identifier: BSD-3-Clause */
/* plan.c: the definition and the bank of the settings; see plan.h. A bank keeps its modal data, so
 * that it can be designed again for another bend or rate. */
#include <math.h>

#include "object/contacts.h"
#include "object/external_state.h"
#include "object/shared/plates.h"

static bool body_stretches(const struct settings *s) {
    return s->body >= STRUCK_SHAPE && s->tension > 0 && body_kinds[s->body - STRUCK_SHAPE]->kappa;
}

/* In render a drumhead has the plate in place of its tension. */
bool plan_is_plate(const struct settings *s) {
    struct body body;
    if (s->body < STRUCK_SHAPE || !(s->nonlinear > 0))
        return false;
    body = plan_shape(s);
    return body_has_plate(&body) && (body_kinds[body.shape]->plate || s->quality == QUALITY_RENDER);
}

bool plan_tension_waits(const struct settings *s) {
    return (body_stretches(s) || plan_is_plate(s)) && s->scheme != SCHEME_EXACT;
}

/* The radiation of modes is in their weights at the pickup. A free mass has no weights: it radiates
 * its acceleration. */
static enum modes_out plan_out(const struct settings *s) {
    if (s->out != BODY_RADIATED)
        return (enum modes_out)s->out;
    return s->body == STRUCK_MASS ? MODES_ACCELERATION : MODES_VELOCITY;
}

/* Outputs other than the radiated one are in SI units. */
static double output_gain(const struct external *x) {
    const struct settings *s = &x->settings;
    if (s->out != BODY_RADIATED)
        return 1;
    return s->body == STRUCK_MASS ? body_reference_gain(BODY_ACCELERATION) : x->loudness.voice.gain;
}

/* The modal data of a bank, before any bend. */
struct source {
    struct modal_data modal_data;
    double gain;      /* of the pickups */
    atomic_int users; /* the banks of other bends and rates share it */
    double kappa;     /* of a drumhead or string */
    double hammer_mass;
    struct contacts contacts;
    struct plate_force plate; /* of a plate: plate.plate is NULL for other bodies */
};

/* A bank's source and its bend. */
struct bent {
    struct source *source;
    double bend; /* semitones */
    struct plate_force plate;
};

static void source_leave(struct source *source) {
    if (!source || atomic_fetch_sub(&source->users, 1) > 1)
        return;
    plates_leave(source->plate.plate);
    free(source->modal_data.memory);
    free(source);
}

static void bent_free(void *of) {
    struct bent *bent = of;
    source_leave(bent->source);
    free(bent);
}

const struct modal_data *plan_modal_data(const struct bank *bank) {
    return &((const struct bent *)bank->source)->source->modal_data;
}

/* NULL: no plate. */
static const struct plate_force *bank_plate(const struct bank *bank) {
    const struct bent *bent = bank ? bank->source : NULL;
    return bent && bent->plate.plate ? &bent->plate : NULL;
}

double plan_bend(const struct bank *bank) { return ((const struct bent *)bank->source)->bend; }

/* Only bodies with modes of their own have further contacts, and only the exact scheme plays them.
 */
static void source_contacts(struct source *source, const struct settings *s) {
    contacts_make(&source->contacts, s);
    source->hammer_mass = s->mass;
    if (plan_body_modes(s) == 0 || s->scheme != SCHEME_EXACT)
        source->contacts = (struct contacts){.hammers = 1};
}

/* False: no memory. */
static bool source_nonlinear(struct source *source, const struct settings *s) {
    if (s->scheme != SCHEME_EXACT)
        return true;
    if (plan_is_plate(s)) {
        struct body body = plan_shape(s);
        const struct plate *plate = plates_take(&body);
        if (plate)
            source->plate = body_plate_force(&body, plate, s->nonlinear);
        return plate != NULL;
    }
    if (body_stretches(s)) { /* the factor is that of the in-plane stiffness */
        struct body body = plan_shape(s);
        source->kappa = sqrt(s->tension) * body_kappa(&body);
    }
    return true;
}

static struct source *source_new(const struct external *x) {
    const struct settings *s = &x->settings;
    struct source *source = calloc(1, sizeof *source);
    if (!source)
        return NULL;
    atomic_init(&source->users, 1);
    source->gain = output_gain(x);
    source_contacts(source, s);
    if (!modal_data_make(&source->modal_data, s, s->pickups.count, &source->contacts) ||
        !source_nonlinear(source, s))
        return source_leave(source), NULL;
    return source;
}

/* The pickups times the gain, so that a voice keeps its level when another one becomes current; in
 * the bank's own rows. */
static void amplify(const struct source *source, struct modes *m,
                    const double *pickup[EXTERNAL_PICKUPS]) {
    const struct modal_data *d = &source->modal_data;
    for (int p = 0; p < d->pickups; p++) {
        double *row = m->pickup + (ptrdiff_t)p * m->hammer_end;
        for (int i = 0; i < d->body; i++)
            row[i] = source->gain * d->pickup[p][i];
        pickup[p] = row;
    }
}

static struct bank *bank_memory(const struct modes_kernel *kernel, const struct source *source,
                                struct bent *bent) {
    const struct modal_data *d = &source->modal_data;
    int wires = source->contacts.wires * CONTACTS_WIRE_MODES;
    struct modes *m = modes_new_with(kernel, d->body, d->hammer + wires, d->pickups);
    struct stretch *t = source->kappa > 0 ? stretch_new(d->body, d->pickups) : NULL;
    bool enough = bent && m && (t || !(source->kappa > 0));
    struct bank *bank = enough ? bank_new(m, t, bent, bent_free) : NULL;
    if (!bank) {
        modes_free(m);
        stretch_free(t);
    }
    return bank;
}

/* For the present rate and bend. Takes a reference to the source. */
static struct bank *bank_of(const struct external *x, struct source *source, bool audit,
                            enum modes_out out) {
    const struct modal_data *d = &source->modal_data;
    const struct contacts *c = &source->contacts;
    enum { HAMMER = EXTERNAL_HAMMER_MODES + CONTACTS_WIRES * CONTACTS_WIRE_MODES };
    struct mode modes[EXTERNAL_LIST], hammer[HAMMER];
    double at[EXTERNAL_LIST + HAMMER] = {0};
    const double *pickup[EXTERNAL_PICKUPS] = {NULL};
    struct bent *bent = calloc(1, sizeof *bent);
    struct bank *bank = bank_memory(x->kernel, source, bent);
    if (!bank)
        return free(bent), NULL;
    struct modes *m = bank->modes;
    double bend = x->settings.bend;
    atomic_fetch_add(&source->users, 1);
    *bent = (struct bent){source, bend, source->plate};
    bent->plate.K *= exp2(bend / 6);
    const double up = exp2(bend / 12);
    for (int i = 0; i < d->body; i++) {
        modes[i] = d->modes[i];
        modes[i].freq *= up;
    }
    memcpy(hammer, d->modes + d->body, (size_t)d->hammer * sizeof *hammer);
    contacts_wire_modes(c, hammer + d->hammer);
    memcpy(at, d->at, (size_t)(d->body + d->hammer) * sizeof *at);
    amplify(source, m, pickup);
    modes_design(m, x->rate, modes, hammer, at, pickup);
    if (audit)
        modes_audit(m);
    if (bank->stretch)
        stretch_design(bank->stretch, m, source->kappa, out);
    if (c->count > 0)
        bank->network = contacts_network(c, m, d->contact, source->hammer_mass);
    if (c->count > 0 && !bank->network)
        return bank_leave(bank), NULL;
    return bank;
}

enum scheme_body plan_body(const struct settings *s) {
    return s->body == STRUCK_WALL   ? SCHEME_WALL
           : s->body == STRUCK_MASS ? SCHEME_MASS
                                    : SCHEME_MODES;
}

struct contact_def plan_contact(const struct settings *s) {
    return (struct contact_def){.law = (enum contact_law)s->law,
                                .gap = s->gap,
                                .felt_time = s->felt_time,
                                .felt_weight = s->felt_weight};
}

struct contact_inputs plan_head(const struct settings *s) {
    return (struct contact_inputs){.k = s->k, .mu = s->mu, .alpha = s->alpha};
}

static struct collision_def description(const struct external *x, const struct bank *bank) {
    const struct settings *s = &x->settings;
    struct collision_def c = collision_default();
    c.rate = x->rate;
    c.body = plan_body(s);
    c.modes = bank ? bank->modes : NULL;
    c.stretch = bank ? bank->stretch : NULL;
    c.network = bank ? bank->network : NULL;
    c.plate = bank_plate(bank);
    c.mass = s->mass;
    c.body_mass = s->bodymass;
    c.contact = plan_contact(s);
    c.arm_resistance = mallet_arm_resistance;
    c.scheme = (enum scheme)s->scheme;
    c.scheme_s = s->scheme_s;
    c.correction = (enum correction)s->correct;
    c.gravity = s->gravity;
    c.ground = x->kind->ground;
    c.body_id = s->bodies;
    c.pickups = s->pickups.count;
    c.out = plan_out(s);
    c.level = output_gain(x);
    c.audit = s->quality == QUALITY_RENDER;
    c.budget = s->quality == QUALITY_RENDER ? (double)HUGE_VAL : 1;
    return c;
}

static void refuse(struct external *x, const struct collision_def *c) {
    char who[SCHEME_WHO_SIZE];
    enum scheme_body body = c->modes ? SCHEME_MODES : c->body;
    scheme_list_serving(body, c->contact.law, c->correction, who, sizeof who);
    external_refuse(x, "scheme %s does not support body %s, law %s, correct %s; supported by %s",
                    scheme_name(c->scheme), external_find(x->kind, "body")->word(x->settings.body),
                    external_find(x->kind, "law")->word(x->settings.law),
                    correction_name(c->correction), who);
}

static struct bank *bank_made(const struct external *x) {
    struct source *source = source_new(x);
    if (!source)
        return NULL;
    struct bank *bank =
        bank_of(x, source, x->settings.quality == QUALITY_RENDER, plan_out(&x->settings));
    source_leave(source);
    return bank;
}

struct prepared_voice *prepared_voice_new(struct external *x) {
    struct prepared_voice *prepared = calloc(1, sizeof *prepared);
    bool rings = plan_body_modes(&x->settings) + plan_hammer_modes(&x->settings) > 0;
    if (prepared && rings)
        prepared->bank = bank_made(x);
    if (!prepared || (rings && !prepared->bank)) {
        external_refuse(x, "out of memory");
        prepared_voice_free(prepared);
        return NULL;
    }
    prepared->collision = description(x, prepared->bank);
    if (collision_serves(&prepared->collision))
        return prepared;
    refuse(x, &prepared->collision);
    prepared_voice_free(prepared);
    return NULL;
}

void prepared_voice_free(struct prepared_voice *prepared) {
    if (prepared)
        bank_leave(prepared->bank);
    free(prepared);
}

void plan_describe_hammer(const struct external *x, struct collision_def *c) {
    *c = description(x, x->prepared->bank);
}

bool plan_is_tuned(const struct external *x, const struct sounding *v) {
    return v->bank->modes->rate == x->rate && plan_bend(v->bank) == x->settings.bend;
}

struct voice *plan_retuned(const struct external *x, const struct sounding *sounding) {
    struct source *source = ((const struct bent *)sounding->bank->source)->source;
    struct collision_def c = sounding->def;
    struct bank *bank = bank_of(x, source, c.audit, c.out);
    if (!bank)
        return NULL;
    c.modes = bank->modes;
    c.network = bank->network;
    c.stretch = bank->stretch;
    c.plate = bank_plate(bank);
    c.rate = x->rate;
    struct voice *v = voice_new(&c, bank, x->log);
    bank_leave(bank);
    return v;
}
