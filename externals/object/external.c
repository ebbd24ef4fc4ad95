/* SPDX-License-Identifier: BSD-3-Clause */
/* external.c: one object: creation, parameters, and their effect on the voices. */
#include <math.h>

#include "object/contacts.h"
#include "object/external_state.h"

char external_flag(const struct external *x) {
    return x->host && x->host->flag ? x->host->flag : '-';
}

/* --- parameters ------------------------------------------------------------------------------- */

static double *input_setting(struct settings *settings, const struct parameter *row) {
    return (double *)(void *)((char *)settings + row->at);
}

double external_held(const struct external *x, enum external_inlets inlet) {
    const struct parameter *row = external_inlet_row(x->kind, inlet);
    return row ? *(const double *)(const void *)((const char *)&x->settings + row->at) : 0;
}

bool external_changed(struct external *x, const char *name) {
    const struct parameter *row = external_find(x->kind, name);
    return !x->made || external_set_input(x, row->inlet, *input_setting(&x->settings, row), true);
}

/* Reads floats that inlets have received without a message. */
void external_read_inlets(struct external *x) {
    const struct parameter *row;
    for (int i = 0; x->host->held && (row = external_row(x->kind, i)); i++)
        if (row->effect == INLET_VALUE) {
            double *value = input_setting(&x->settings, row), before = *value;
            *value = range_clamp(row->range, x->host->held(x->object, row->inlet, before), before);
            if (*value != before)
                external_inlet_changed(x, row->inlet, *value);
        }
}

static int list_count(const struct settings *settings, const struct parameter *row) {
    const char *at = (const char *)settings + row->at;
    return ((const struct external_list *)(const void *)at)->count;
}

/* A body with other modes is another body: no mode of the old one continues. */
static bool is_another_body(const struct external *x, const struct parameter *row) {
    const struct settings *now = &x->settings, *before = &x->before;
    if (row->effect == NEXT_VOICE)
        return true;
    if (row->another_body)
        return row->another_body(now, before);
    return row->type == PARAMETER_LIST && now->body == STRUCK_MODES && !row->same_body &&
           list_count(now, row) != list_count(before, row);
}

/* The effects of one message on the voices; see enum parameter_effect. */
struct effects {
    bool fresh, continues, sets_hammer, lives, retunes;
};

/* A mallet with modes of its own is part of the bank, so changing it needs another voice. Any other
 * head changes the hammer's mass alone. */
static bool head_has_modes(const struct settings *s) {
    return mallet_kinds[settings_head(s)].modes > 0;
}

/* Adds the effects of a row that was set. */
static void add_effects(struct effects *e, const struct external *x, const struct parameter *row) {
    bool same = settings_equal(x->kind, &x->settings, &x->before);
    switch (row->effect) {
    case CONTINUES:
        e->lives |= row->lives;
    /* fall through */
    case NEXT_VOICE:
        e->fresh |= is_another_body(x, row);
        e->continues |= !same;
        break;
    case HEAD:
        e->continues |= head_has_modes(&x->settings) || head_has_modes(&x->before);
        e->sets_hammer = true;
        break;
    case WHEN_FREE:
        e->sets_hammer = true;
        break;
    case LIVE:
        e->retunes |= row->retunes && !same;
        e->continues |= row->retunes && !same;
        e->lives |= !row->retunes;
        break;
    case INLET_VALUE:
    case STORED:
        break;
    }
}

/* False: x->why has the reason. */
static bool carry_out(struct external *x, const struct effects *e) {
    if (e->retunes)
        external_begin_retuning(x);
    if (e->fresh)
        x->settings.bodies++;
    if (e->lives && x->settings.out != x->before.out)
        loudness_apply(x);
    if ((e->fresh || e->continues) &&
        !external_arrive(x, e->fresh ? ARRIVAL_FRESH : ARRIVAL_CONTINUES))
        return false;
    if (e->sets_hammer && !e->fresh && !e->continues && !external_set_hammer_parameters(x))
        return false;
    return !e->lives || external_set_live(x);
}

/* Inlet values that a row has changed leave in the same order as that row. */
void external_set_changed_inputs(struct external *x) {
    const struct parameter *row;
    for (int i = 0; (row = external_row(x->kind, i)); i++)
        if (row->effect == INLET_VALUE &&
            *input_setting(&x->settings, row) != *input_setting(&x->before, row))
            external_set_input(x, row->inlet, *input_setting(&x->settings, row), true);
}

/* Said once, when a message causes it. */
static void print_waiting(struct external *x) {
    char line[EXTERNAL_LINE];
    if (!plan_tension_waits(&x->settings) || plan_tension_waits(&x->before))
        return;
    snprintf(line, sizeof line,
             "scheme %s plays this body as linear: a nonlinear one needs scheme exact",
             scheme_name((enum scheme)x->settings.scheme));
    external_say(x, false, line);
}

static void print_left_out(struct external *x) {
    char line[EXTERNAL_LINE];
    int left_out = contacts_left_out(&x->settings);
    if (left_out == 0 || contacts_left_out(&x->before) > 0)
        return;
    snprintf(line, sizeof line, "a body has up to %d further contacts: the last %d are left out",
             CONTACTS_MOST, left_out);
    external_say(x, true, line);
}

/* The row, and others that it has changed: alpha may move k. */
static bool post_inputs(struct external *x, const struct parameter *row) {
    const struct parameter *other;
    bool held = true;
    for (int i = 0; (other = external_row(x->kind, i)); i++)
        if (other == row || (other->effect == INLET_VALUE && *input_setting(&x->settings, other) !=
                                                                 *input_setting(&x->before, other)))
            held &= external_set_input(x, other->inlet, *input_setting(&x->settings, other), false);
    return held;
}

static void undo(struct external *x) {
    x->settings = x->before;
    external_drop_command(x);
}

/* False: x->why has the reason, and nothing has changed but a STORED row. */
static bool set(struct external *x, const struct parameter *row, const struct external_atom *atoms,
                int count) {
    struct effects effects = {.fresh = false};
    const bool undoes = row->effect != STORED || row->write;
    if (undoes)
        x->before = x->settings;
    enum value_result result = value_set(x, row, atoms, count);
    if (result != VALUE_SET)
        return result == VALUE_IGNORED;
    if (row->write && !row->write(x, *x->incoming))
        return undo(x), false;
    add_effects(&effects, x, row);
    if (!carry_out(x, &effects) || (row->effect == INLET_VALUE && !post_inputs(x, row)))
        return undo(x), false;
    if (row->restarts_random)
        x->draws = 0;
    if (row->effect == CONTINUES || row->effect == NEXT_VOICE || row->effect == HEAD) {
        external_set_changed_inputs(x);
        print_waiting(x);
        print_left_out(x);
    }
    if (!x->made || loudness_follow_strikes(x))
        return true;
    if (undoes)
        undo(x);
    else
        external_drop_command(x);
    return false;
}

/* A row may be set before the body that it needs. */
static void print_needs(struct external *x, const struct parameter *row) {
    char line[EXTERNAL_LINE];
    const char *body = external_find(x->kind, "body")->word(x->settings.body);
    if (!row->needs || strcmp(row->needs, body) == 0)
        return;
    snprintf(line, sizeof line, "%s needs `body %s` to be heard; the body is %s", row->name,
             row->needs, body);
    external_say(x, false, line);
}

bool external_set(struct external *x, const struct parameter *row,
                  const struct external_atom *atoms, int count) {
    bool accepted = set(x, row, atoms, count);
    if (!accepted)
        external_say(x, true, x->why);
    else if (row->needs && !settings_equal(x->kind, &x->settings, &x->before))
        print_needs(x, row);
    external_post(x);
    return accepted;
}

/* Refused flags are reported; the others are set, with one voice for all. Views that search come
 * last, because they need the body. */
bool external_set_box(struct external *x, const struct external_atom *atoms, int count) {
    struct effects effects = {.fresh = false};
    const struct parameter *row;
    x->before = x->settings;
    flags_set(x, atoms, count);
    for (int i = 0; (row = external_row(x->kind, i)); i++)
        if (flags_name(x->kind, atoms, count, row) && !row->write)
            add_effects(&effects, x, row);
    if (!carry_out(x, &effects))
        return undo(x), false;
    external_set_changed_inputs(x);
    print_waiting(x);
    external_post(x);
    x->before = x->settings;
    flags_search(x, atoms, count);
    external_set_changed_inputs(x); /* a flag after the view wins */
    return true;
}

bool external_put(struct external *x, const char *name, double value) {
    struct external_atom atom = {NULL, value};
    return set(x, external_find(x->kind, name), &atom, 1);
}

bool external_put_list(struct external *x, const char *name, const struct external_atom *atoms,
                       int count) {
    return set(x, external_find(x->kind, name), atoms, count);
}

int external_get(struct external *x, const struct parameter *row, struct external_atom *atoms,
                 int most) {
    external_read_inlets(x);
    external_post(x);
    if (!row->read)
        return value_get(row, &x->settings, atoms, most);
    atoms[0] = (struct external_atom){NULL, row->read(x)};
    return 1;
}

bool external_inlet_value(struct external *x, enum external_inlets inlet, double value) {
    struct external_atom atom = {NULL, value};
    const struct parameter *row = external_inlet_row(x->kind, inlet);
    return row ? external_set(x, row, &atom, 1) : external_message(x, "float", &atom, 1);
}

/* --- making and freeing ----------------------------------------------------------------------- */

/* If the scheme does not support the body and law, first the correction is dropped, then the
 * scheme: exact supports every body and law. */
static bool first_plan(struct external *x) {
    x->prepared = prepared_voice_new(x);
    if (x->prepared)
        return true;
    external_say(x, true, x->why);
    x->settings.correct = CORRECT_NONE;
    x->prepared = prepared_voice_new(x);
    if (x->prepared)
        return true;
    x->settings.scheme = SCHEME_EXACT;
    x->prepared = prepared_voice_new(x);
    return x->prepared != NULL;
}

static bool first_voice(struct external *x) {
    const struct settings *s = &x->settings;
    x->log = log_new();
    loudness_apply(x);
    loudness_commit(x);
    if (!x->log || !first_plan(x))
        return false;
    struct voice *v = voice_new(&x->prepared->collision, x->prepared->bank, x->log);
    if (v)
        x->voices = voices_new(v, x->log, (struct contact_inputs){s->k, s->mu, s->alpha});
    if (!x->voices)
        voice_free(v);
    return x->voices != NULL;
}

struct external *external_new(const struct external_kind *kind, const struct external_host *host,
                              void *object, double rate, const struct external_atom *arguments,
                              int count) {
    struct external *x = calloc(1, sizeof *x);
    if (!x)
        return NULL;
    workers_enter();
    x->kind = kind;
    x->rate = rate;
    x->kernel = modes_kernel_best();
    settings_default(x);
    x->host = host;
    x->object = object;
    flags_set(x, arguments, count);
    flags_search(x, arguments, count);
    x->made = true;
    x->pickups = x->settings.pickups.count;
    if (!first_voice(x)) {
        external_free(x);
        return NULL;
    }
    struct command live = {.sets_live = true, .live = external_live(x)};
    voices_carry_out(x->voices, &live);
    x->gain = x->gain_led = x->gain_now = external_gain(x);
    x->gain_step = external_gain_step(x);
    x->driven = loudness_driven(x);
    for (int i = 0; i < INLETS; i++)
        x->held[i] = x->parameter[i] = external_held(x, (enum external_inlets)i);
    voices_set_input(x->voices, RANGE_PUSH, x->parameter[INLET_PUSH]);
    voices_set_input(x->voices, RANGE_DRIVE, x->parameter[INLET_DRIVE]);
    if (x->unmet[0].what)
        host->wake(object);
    return x;
}

void external_free(struct external *x) {
    if (!x)
        return;
    learn_job_free(x->job);
    external_free_commands(x);
    external_free_report(x->roster);
    voices_free(x->voices);
    prepared_voice_free(x->prepared);
    log_free(x->log);
    free(x);
    workers_leave();
}

void external_rate(struct external *x, double rate) {
    if (rate <= 0 || rate == x->rate)
        return;
    double before = x->rate;
    x->rate = rate;
    if (external_arrive(x, ARRIVAL_CONTINUES)) {
        external_set_live(x); /* the time constants of the gain */
        external_begin_retuning(x);
    } else {
        x->rate = before; /* the next call tries again */
        external_drop_command(x);
        external_say(x, true, x->why);
    }
    external_post(x);
}

int external_pickups(const struct external *x) { return x->settings.pickups.count; }

bool external_multichannel(const struct external *x) { return x->settings.mc; }

const struct settings *external_settings(const struct external *x) { return &x->settings; }
