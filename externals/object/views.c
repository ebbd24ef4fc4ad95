/* SPDX-License-Identifier: BSD-3-Clause */
/* views.c: rows that show and write other rows in another unit. */
#include <math.h>

#include "base/decimal.h"
#include "contact/wall.h"
#include "object/external_state.h"

/* --- pitch: MIDI, 69 = 440 Hz ----------------------------------------------------------------- */

bool view_write_pitch(struct external *x, double pitch) {
    double was = x->settings.freq;
    x->settings.freq = value_rounded(440 * exp2((pitch - 69) / 12));
    apply_note_defaults(&x->settings, was);
    return true;
}

double view_pitch_of(double freq) { return 69 + 12 * log2(freq / 440); }

double view_read_pitch(const struct external *x) { return view_pitch_of(x->settings.freq); }

/* --- restitution: of the ball that falls from `height` onto a rigid wall ---------------------- */

static double impact_speed(const struct external *x) {
    return sqrt(2 * x->settings.gravity * x->settings.height);
}

/* A ball without gravity has restitution 1 for every mu. */
bool view_write_restitution(struct external *x, double restitution) {
    double v = impact_speed(x), most = ranges[RANGE_MU].most, mu = most;
    if (!(v > 0)) {
        if (restitution != 1)
            external_unmet(x, "restitution", 1);
        return true;
    }
    if (restitution > 0)
        mu = value_rounded(wall_mu_for_restitution(restitution, v));
    if (!(mu < most)) {
        mu = most;
        external_unmet(x, "restitution", wall_restitution(mu, v));
    }
    x->settings.mu = mu;
    return external_changed(x, "mu");
}

double view_read_restitution(const struct external *x) {
    return wall_restitution(x->settings.mu, impact_speed(x));
}

/* --- stiffness: the secant F/x at 10 um ------------------------------------------------------- */

bool view_write_stiffness(struct external *x, double stiffness) {
    struct settings *s = &x->settings;
    double k = stiffness / stiffness_of(1, s->alpha);
    s->k = value_rounded(range_clamp(&ranges[RANGE_K], k, s->k));
    s->keeps_stiffness = true;
    s->stiffness = stiffness;
    if (!range_holds(&ranges[RANGE_K], k))
        external_unmet(x, "stiffness", stiffness_of(s->k, s->alpha));
    return external_changed(x, "k");
}

double view_read_stiffness(const struct external *x) {
    return value_rounded(stiffness_of(x->settings.k, x->settings.alpha));
}

/* --- contact, brightness, hardness: solved at `speed` with the present hammer and body -------- */

/* The tuning's inputs from the settings, without the body's modes. */
static struct tuning tuning_of(const struct settings *s) {
    struct tuning t = tuning_default();
    t.mass = s->mass;
    t.speed = s->speed;
    struct contact_def contact = plan_contact(s);
    t.contact = contact_of(&contact, plan_head(s));
    t.body = plan_body(s);
    t.body_mass = s->bodymass;
    t.surface = body_material_at(s->material).stiffness;
    return t;
}

/* The same for hardness, with the present heads. */
static struct tuning tuning_of_heads(const struct settings *s) {
    struct tuning t = tuning_of(s);
    const struct mallet_kind *named = &mallet_kinds[settings_head(s)];
    double hardest = tuning_as_hard(&t, named);
    if (s->body >= STRUCK_SHAPE) {
        const struct body_level *level = &body_kinds[s->body - STRUCK_SHAPE]->level;
        t.softest = level->softest;
        t.hardest = level->hardest;
        struct mallet_kind head =
            body_usual_mallet((enum body_shape)(s->body - STRUCK_SHAPE), s->freq);
        if (head.k != named->k || head.mass != named->mass || head.alpha != named->alpha)
            hardest = fmax(hardest, tuning_as_hard(&t, &head));
    }
    t.beyond = tuning_beyond(&t, hardest);
    return t;
}

/* A hash of all inputs of a test strike except k and mu: other inputs, another strike. */
static uint64_t number_of(const struct tuning *t) {
    const double strike[] = {t->mass,
                             t->speed,
                             t->contact.alpha,
                             t->contact.gap,
                             t->contact.law,
                             t->contact.felt_time,
                             t->contact.felt_weight};
    uint64_t number = hash_numbers(0, strike, sizeof strike / sizeof *strike);
    number = hash_bytes(number, t->mode, (size_t)t->modes * sizeof *t->mode);
    number = hash_numbers(number, t->at, t->modes);
    return hash_numbers(number, t->pickup, t->modes);
}

/* The same with the body's modes; false: no memory. The modes are those of the prepared voice.
 * While a box is parsed, and for a wall or a mass, they are made in d, whose memory the caller
 * frees. */
static bool tuning_of_body(const struct external *x, struct modal_data *d, struct tuning *t) {
    const struct modal_data *designed =
        x->prepared && x->prepared->bank ? plan_modal_data(x->prepared->bank) : NULL;
    const struct modal_data *from = designed && designed->body ? designed : d;
    d->memory = NULL;
    if (from == d && !modal_data_make(d, &x->settings, 1, NULL))
        return false;
    *t = tuning_of(&x->settings);
    t->kernel = x->kernel;
    t->modes = from->body;
    t->mode = from->modes;
    t->at = from->at;
    t->pickup = from->pickup[0];
    if (x->settings.quality == QUALITY_LIVE) {
        t->plate = plan_is_plate(&x->settings);
        t->work = tuning_live_work(from->body, t->plate);
    }
    if (number_of(t) == x->known_of)
        t->known = x->known;
    return true;
}

/* Stored for the next request: a slider's next value is near this one. */
static void remember(struct external *x, const struct tuning *t,
                     const struct tuning_answer *answer) {
    if (!(answer->brightness > 0) || answer->contact_unknown) /* no search ran */
        return;
    x->known = *answer;
    x->known_of = number_of(t);
}

static bool write_contact(struct external *x, double k, double mu) {
    x->settings.k = range_clamp(&ranges[RANGE_K], value_rounded(k), x->settings.k);
    x->settings.mu = range_clamp(&ranges[RANGE_MU], value_rounded(mu), x->settings.mu);
    x->settings.keeps_stiffness = false;
    return external_changed(x, "k") && external_changed(x, "mu");
}

static bool no_memory(struct external *x) {
    external_refuse(x, "out of memory");
    return false;
}

struct tuning_answer view_measure(const struct external *x, struct tuning_reach *reach) {
    struct modal_data d;
    struct tuning t;
    *reach = (struct tuning_reach){0};
    if (!tuning_of_body(x, &d, &t))
        return (struct tuning_answer){0};
    struct tuning_answer answer;
    *reach = tuning_reach(&t, &answer);
    free(d.memory);
    return answer;
}

/* --- the ends of a view's range with this body; those of the row if they are unknown ---------- */

void view_ends_of_pitch(const struct external *x, const struct tuning_reach *reach, double end[2]) {
    (void)reach;
    if (x->settings.body < STRUCK_SHAPE)
        return;
    const struct body_kind *shape = body_kinds[x->settings.body - STRUCK_SHAPE];
    end[0] = view_pitch_of(shape->low);
    end[1] = view_pitch_of(shape->high);
}

void view_ends_of_contact(const struct external *x, const struct tuning_reach *reach,
                          double end[2]) {
    (void)x;
    if (reach->shortest > 0)
        end[0] = 1000 * reach->shortest;
}

void view_ends_of_brightness(const struct external *x, const struct tuning_reach *reach,
                             double end[2]) {
    if (!(reach->brightest > 0))
        return;
    double now = x->measured->brightness > 0 ? x->measured->brightness : reach->darkest;
    end[0] = fmin(reach->darkest, now);
    end[1] = fmax(reach->brightest, now);
}

/* The level at the first outlet, before `gain`, while white noise of 1 N drives the body. */
static void report_drive_gain(struct external *x) {
    const struct bank *bank = x->prepared ? x->prepared->bank : NULL;
    double gain;
    if (!bank || bank->modes->body == 0 ||
        !modes_noise_gain(bank->modes, x->prepared->collision.out, 0, &gain) || !(gain > 0))
        return;
    const struct external_atom atoms[] = {{"drive_gain", 0},
                                          {NULL, value_rounded(20 * log10(gain))}};
    x->host->event(x->object, "view", atoms, 2);
}

bool view_report(struct external *x, const double *none) {
    (void)none;
    struct tuning_reach reach = {0};
    struct tuning_answer now = {0};
    if (external_find(x->kind, "brightness"))
        now = view_measure(x, &reach);
    x->measured = &now;
    const struct parameter *row;
    for (int i = 0; (row = external_row(x->kind, i)); i++) {
        if (!row->read)
            continue;
        struct external_atom atoms[4] = {{row->name, 0}, {NULL, row->read(x)}};
        double end[2] = {row->range->least, row->range->most};
        if (row->ends)
            row->ends(x, &reach, end);
        atoms[2].number = end[0];
        atoms[3].number = end[1];
        if (!isnan(atoms[1].number))
            x->host->event(x->object, "view", atoms, 4);
    }
    x->measured = NULL;
    report_drive_gain(x);
    return true;
}

static struct tuning_answer measured(const struct external *x) {
    struct tuning_reach unused;
    return x->measured ? *x->measured : view_measure(x, &unused);
}

/* Under the law power, for example, hammer and body never separate. */
bool view_write_contact(struct external *x, double milliseconds) {
    struct modal_data d;
    struct tuning t;
    if (!tuning_of_body(x, &d, &t))
        return no_memory(x);
    struct tuning_answer answer = tuning_contact(&t, milliseconds / 1000);
    free(d.memory);
    if (answer.contact_unmet && !isfinite(answer.contact) && !contact_never_apart(&t.contact)) {
        external_refuse(x, "no contact time: a hammer of %s kg does not rebound",
                        decimal(x->settings.mass).text);
        return false;
    }
    if (answer.contact_unmet && !isfinite(answer.contact)) {
        external_refuse(x, "law %s has no contact time: hammer and body never separate",
                        external_find(x->kind, "law")->word(x->settings.law));
        return false;
    }
    if (answer.contact_unmet)
        external_unmet(x, "contact", 1000 * answer.contact);
    return write_contact(x, answer.k, answer.mu);
}

double view_read_contact(const struct external *x) {
    struct tuning_answer now = measured(x);
    return now.contact_unknown ? (double)NAN : 1000 * now.contact;
}

bool view_write_brightness(struct external *x, double hertz) {
    struct modal_data d;
    struct tuning t;
    if (!tuning_of_body(x, &d, &t))
        return no_memory(x);
    struct tuning_answer answer = tuning_brightness(&t, hertz);
    remember(x, &t, &answer);
    free(d.memory);
    if (answer.brightness_unmet)
        external_unmet(x, "brightness", answer.brightness);
    return write_contact(x, answer.k, answer.mu);
}

double view_read_brightness(const struct external *x) {
    struct tuning_answer now = measured(x);
    return now.brightness_unknown ? (double)NAN : now.brightness;
}

double view_read_hardness(const struct external *x) {
    const struct tuning t = tuning_of_heads(&x->settings);
    return value_rounded(tuning_hardness_of(&t, x->settings.k));
}

/* With a head that stiffens under compression, k may exceed its range. */
bool view_write_hardness(struct external *x, double hardness) {
    const struct tuning t = tuning_of_heads(&x->settings);
    double k, mu;
    tuning_hardness(&t, hardness, &k, &mu);
    bool written = write_contact(x, k, mu);
    if (written && !range_holds(&ranges[RANGE_K], k))
        external_unmet(x, "hardness", view_read_hardness(x));
    return written;
}
