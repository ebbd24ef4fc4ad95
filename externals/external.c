/* SPDX-License-Identifier: BSD-3-Clause */
/* external.c: one object: how it is made, and how the message side asks. */
#include <math.h>

#include "external_state.h"

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

/* --- the message side: orders ----------------------------------------------------------------- */

/* Once, until audio has been running again. */
static void say_if_it_waits(struct external *x) {
    bool waits = x->host->silent && x->host->silent(x->object);
    if (waits && !x->wait_said)
        external_say(x, false, "DSP is off: what is struck sounds when it is on");
    x->wait_said = waits;
}

/* The order that waits, or an empty one; NULL, and x->why says why: there is no memory. */
static struct order *order_open(struct external *x) {
    struct order *order = mailbox_open(&x->mailbox);
    if (!order)
        external_refuse(x, "there is no memory for it");
    return order;
}

bool external_move(struct external *x, enum order_motion motion, double value) {
    struct order *order = order_open(x);
    if (!order)
        return false;
    say_if_it_waits(x);
    order->motion = motion;
    order->motion_value = value;
    order->now = true;
    mailbox_post(&x->mailbox, order);
    return true;
}

bool external_reset(struct external *x) {
    struct order *order = order_open(x);
    if (!order)
        return false;
    order->motion = MOTION_NONE;
    order->reset = order->now = true;
    mailbox_post(&x->mailbox, order);
    return true;
}

bool external_report(struct external *x, bool print, bool trace) {
    struct order *order = order_open(x);
    if (!order)
        return false;
    if (!order->report)
        order->report = calloc(1, sizeof *order->report);
    struct report *report = order->report;
    if (report) {
        report->print |= print;
        report->trace |= trace;
        order->now = true;
    } else
        external_refuse(x, "there is no memory for it");
    mailbox_post(&x->mailbox, order);
    return report != NULL;
}

/* `asked` for, that very number, or `head`: a head that has it. */
static bool order_hold(struct external *x, enum external_inlets inlet, double value, bool asked,
                       bool head) {
    struct order *order = order_open(x);
    if (!order)
        return false;
    order->holds |= 1u << inlet;
    order->hold[inlet] = value;
    order->head |= head;
    order->now |= asked;
    mailbox_post(&x->mailbox, order);
    x->host->show(x->object, inlet, value);
    return true;
}

static double gain_factor(const struct external *x) { return pow(10, x->settings.gain / 20); }

static bool order_tune(struct external *x) {
    struct order *order = order_open(x);
    if (!order)
        return false;
    order->tunes = true;
    order->gain = gain_factor(x);
    mailbox_post(&x->mailbox, order);
    return true;
}

bool external_redesign(struct external *x) {
    struct plan *plan = plan_new(x);
    if (!plan)
        return false;
    struct order *order = order_open(x);
    if (!order) {
        plan_free(plan);
        return false;
    }
    order->now |= plan->collision.rate != x->planned->collision.rate;
    plan_free(order->plan);
    order->plan = plan;
    x->planned = plan;
    mailbox_post(&x->mailbox, order);
    return true;
}

/* --- the message side: parameters ------------------------------------------------------------- */

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
    return !x->made || order_hold(x, row->inlet, value, false, value != before);
}

/* What a float into an inlet has set behind our back. */
void external_hear_inlets(struct external *x) {
    const struct parameter *row;
    for (int i = 0; x->host->held && (row = external_row(x->kind, i)); i++)
        if (row->effect == HOLDS) {
            double *value = held_setting(&x->settings, row);
            *value = range_clamp(row->range, x->host->held(x->object, row->inlet, *value), *value);
        }
}

static bool take_effect(struct external *x, const struct parameter *row) {
    switch (row->effect) {
    case REDESIGNS:
        return external_redesign(x);
    case HOLDS:
        return order_hold(x, row->inlet, *held_setting(&x->settings, row), true, false);
    case TUNES:
        return order_tune(x);
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
            order_hold(x, row->inlet, *held_setting(&x->settings, row), false, true);
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
        x->state = collision_state_new(&x->plan->collision, EXTERNAL_LIST, EXTERNAL_HAMMER_MODES);
    if (!x->state) {
        external_free(x);
        return NULL;
    }
    x->gain = x->gain_led = x->gain_now = gain_factor(x);
    for (int i = 0; i < INLETS; i++)
        x->held[i] = x->parameter[i] = external_held(x, (enum external_inlets)i);
    for (int i = INLET_PUSH; i < INLETS; i++)
        collision_hold(x->state, i, x->parameter[i]);
    if (x->unmet[0].what)
        host->wake(object);
    return x;
}

static void order_free(struct order *order) {
    if (!order)
        return;
    plan_free(order->plan);
    free(order->report);
    free(order);
}

void external_free(struct external *x) {
    if (!x)
        return;
    learn_job_leave(x->job);
    order_free(mailbox_order(atomic_load(&x->mailbox.posted)));
    for (struct order *order = mailbox_spent(&x->mailbox), *next; order; order = next) {
        next = order->next;
        order_free(order);
    }
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
