/* SPDX-License-Identifier: BSD-3-Clause */
/* external.c: one object: how it is made, and how the message side asks. */
#include <math.h>

#include "object/external_state.h"

void external_say(struct external *x, bool is_error, const char *line) {
    char text[EXTERNAL_LINE + EXTERNAL_NAME];
    if (!x->host)
        return;
    snprintf(text, sizeof text, "%s: %s", x->kind->name, line);
    x->host->say(x->object, is_error, text);
}

char external_flag(const struct external *x) {
    return x->host && x->host->flag ? x->host->flag : '-';
}

/* --- parameters ------------------------------------------------------------------------------- */

static double *held_setting(struct settings *settings, const struct parameter *row) {
    return (double *)(void *)((char *)settings + row->at);
}

double external_held(const struct external *x, enum external_inlets inlet) {
    const struct parameter *row = external_inlet_row(x->kind, inlet);
    return row ? *(const double *)(const void *)((const char *)&x->settings + row->at) : 0;
}

bool external_changed(struct external *x, const char *name) {
    const struct parameter *row = external_find(x->kind, name);
    double value = *held_setting(&x->settings, row), before = *held_setting(&x->before, row);
    if (!x->made)
        return true;
    return value == before ? external_number(x, row->inlet, value)
                           : external_hold(x, row->inlet, value, true);
}

/* What a float into an inlet has set behind our back. */
void external_hear_inlets(struct external *x) {
    const struct parameter *row;
    for (int i = 0; x->host->held && (row = external_row(x->kind, i)); i++)
        if (row->effect == HOLDS) {
            double *value = held_setting(&x->settings, row), before = *value;
            *value = range_clamp(row->range, x->host->held(x->object, row->inlet, before), before);
            if (*value != before)
                external_heard(x, row->inlet, *value);
        }
}

static bool take_effect(struct external *x, const struct parameter *row) {
    switch (row->effect) {
    case REDESIGNS:
        return external_redesign(x);
    case HOLDS:
        return external_number(x, row->inlet, *held_setting(&x->settings, row));
    case TUNES:
        return external_tune(x);
    case WAITS:
        break;
    }
    return true;
}

/* It goes with the order for the row that brought it. */
void external_hold_changes(struct external *x) {
    const struct parameter *row;
    for (int i = 0; (row = external_row(x->kind, i)); i++)
        if (row->effect == HOLDS &&
            *held_setting(&x->settings, row) != *held_setting(&x->before, row))
            external_hold(x, row->inlet, *held_setting(&x->settings, row), true);
}

/* Says so once, when a message makes it so. */
static void say_what_waits(struct external *x) {
    char line[EXTERNAL_LINE];
    if (!plan_tension_waits(&x->settings) || plan_tension_waits(&x->before))
        return;
    snprintf(line, sizeof line, "scheme %s leaves the tension as it is: only exact lets it follow",
             scheme_name((enum scheme)x->settings.scheme));
    external_say(x, false, line);
}

/* False: x->why says why, and nothing has changed. */
static bool set(struct external *x, const struct parameter *row, const struct external_atom *atoms,
                int count) {
    if (row->effect != WAITS || row->write)
        x->before = x->settings;
    if (!value_set(x, row, atoms, count))
        return false;
    if ((row->write && !row->write(x, atoms->number)) || !take_effect(x, row)) {
        x->settings = x->before;
        return false;
    }
    if (row->effect == REDESIGNS) {
        external_hold_changes(x);
        say_what_waits(x);
    }
    return true;
}

/* What is set for another body waits for that one. */
static void say_what_it_needs(struct external *x, const struct parameter *row) {
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
    /* a copy, padding and all */
    else if (row->needs && /* NOLINTNEXTLINE(bugprone-suspicious-memory-comparison) */
             memcmp(&x->settings, &x->before, sizeof x->before) != 0)
        say_what_it_needs(x, row);
    external_carry_out(x);
    return accepted;
}

bool external_put(struct external *x, const char *name, double value) {
    struct external_atom atom = {NULL, value};
    return set(x, external_find(x->kind, name), &atom, 1);
}

int external_get(struct external *x, const struct parameter *row, struct external_atom *atoms,
                 int most) {
    external_hear_inlets(x);
    external_carry_out(x);
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

/* Where the scheme does not go with the rest, the correction gives way, and then the scheme: exact
 * goes with every body and law. */
static bool first_plan(struct external *x) {
    x->plan = plan_new(x);
    if (x->plan)
        return true;
    external_say(x, true, x->why);
    x->settings.correct = CORRECT_NONE;
    x->plan = plan_new(x);
    if (x->plan)
        return true;
    x->settings.scheme = SCHEME_EXACT;
    x->plan = plan_new(x);
    return x->plan != NULL;
}

struct external *external_new(const struct external_kind *kind, const struct external_host *host,
                              void *object, double rate, const struct external_atom *arguments,
                              int count) {
    struct external *x = calloc(1, sizeof *x);
    if (!x)
        return NULL;
    x->kind = kind;
    x->rate = rate;
    x->sounding = (double)NAN;
    settings_default(x);
    x->host = host;
    x->object = object;
    external_flags(x, arguments, count);
    x->made = true;
    if (first_plan(x))
        x->planned = x->plan;
    if (x->plan)
        x->state = collision_state_new(&x->plan->collision, plan_head(&x->settings), EXTERNAL_LIST,
                                       EXTERNAL_HAMMER_MODES);
    if (!x->state) {
        external_free(x);
        return NULL;
    }
    x->gain = x->gain_led = x->gain_now = external_gain(x);
    for (int i = 0; i < INLETS; i++)
        x->held[i] = x->parameter[i] = external_held(x, (enum external_inlets)i);
    collision_hold(x->state, RANGE_PUSH, x->parameter[INLET_PUSH]);
    collision_hold(x->state, RANGE_DRIVE, x->parameter[INLET_DRIVE]);
    if (x->unmet[0].what)
        host->wake(object);
    return x;
}

void external_free(struct external *x) {
    if (!x)
        return;
    learn_job_leave(x->job);
    external_orders_free(x);
    collision_state_free(x->state);
    plan_free(x->plan);
    free(x);
}

void external_rate(struct external *x, double rate) {
    if (rate <= 0 || rate == x->rate)
        return;
    double before = x->rate;
    x->rate = rate;
    if (!external_redesign(x)) {
        x->rate = before; /* to be asked for again */
        external_say(x, true, x->why);
    }
    external_carry_out(x);
}

int external_pickups(const struct external *x) { return x->settings.pickups.count; }

bool external_multichannel(const struct external *x) { return x->settings.mc; }

const struct settings *external_settings(const struct external *x) { return &x->settings; }
