/* SPDX-License-Identifier: BSD-3-Clause */
/* collect.c: the message side collects what the audio side returns, and sends events and console
 * lines. */
#include "object/external_state.h"

/* --- events --- */

/* Divergence and complex roots are reported with the next hit, at most once until the next
 * message. */
static void print_trouble(struct external *x) {
    char line[EXTERNAL_LINE];
    struct collision_trouble before = x->trouble, now = log_trouble(x->log);
    unsigned roots = now.complex_roots - before.complex_roots;
    x->trouble = now;
    if (x->trouble_said || (roots == 0 && now.diverged == before.diverged))
        return;
    x->trouble_said = true;
    if (now.diverged != before.diverged)
        snprintf(
            line, sizeof line,
            "simulation diverged and was reset: contact too stiff for this scheme and rate, or "
            "signals that add energy");
    else
        snprintf(line, sizeof line,
                 "quadratic: no real root in %u step%s; later steps compensated the energy error",
                 roots, roots == 1 ? "" : "s");
    external_say(x, now.diverged != before.diverged, line);
}

static void send_hit(struct external *x, const struct collision_event *e) {
    const struct external_atom hit[] = {
        {NULL, e->v_in}, {NULL, e->v_out}, {NULL, 1e3 * e->duration},        {NULL, e->peak},
        {NULL, e->lost}, {NULL, e->depth}, {NULL, e->has_key ? e->key : -1}, {NULL, e->hammer + 1}};
    if (e->v_in >= x->settings.least)
        x->host->event(x->object, "hit", hit, 8);
    print_trouble(x);
}

static void send_events(struct external *x) {
    struct collision_event e;
    while (log_take(x->log, &e))
        switch (e.kind) {
        case COLLISION_HIT:
            send_hit(x, &e);
            break;
        case COLLISION_REST:
            x->host->event(x->object, "rest", NULL, 0);
            break;
        case COLLISION_AWAY:
            x->host->event(x->object, "away", NULL, 0);
            break;
        case COLLISION_SILENT:
            x->host->event(x->object, "silent", NULL, 0);
            break;
        }
}

/* --- requests that could not be met --- */

void external_unmet(struct external *x, const char *what, double nearest) {
    struct unmet *u = x->unmet[0].what ? &x->unmet[1] : &x->unmet[0];
    *u = (struct unmet){what, nearest};
    if (x->made)
        x->host->wake(x->object);
}

static void send_unmet(struct external *x) {
    for (int i = 0; i < 2; i++)
        if (x->unmet[i].what) {
            struct external_atom atoms[] = {{x->unmet[i].what, 0}, {NULL, x->unmet[i].nearest}};
            x->unmet[i].what = NULL;
            x->host->event(x->object, "unmet", atoms, 2);
        }
}

/* --- reports --- */

static void write_trace(struct external *x, const struct report *report) {
    char line[EXTERNAL_LINE];
    if (report->count == 0)
        external_say(x, true, "trace: there has been no contact yet");
    else if (!x->host->write_trace(x->object, x->settings.trace, report->points, report->count)) {
        snprintf(line, sizeof line, "trace: nothing here is called %s", x->settings.trace);
        external_say(x, true, line);
    }
}

void external_answer(struct external *x, struct report *report) {
    if (report->trace)
        write_trace(x, report);
    if (report->print)
        external_print(x, report);
    free(report);
}

/* At once, or later if the host takes over reports. */
static void deliver_report(struct external *x, struct report *report) {
    if (x->host->report)
        x->host->report(x->object, report);
    else
        external_answer(x, report);
}

void external_take_report(struct external *x, struct report *report) {
    if (report->roster) {
        external_free_report(x->roster);
        x->roster = report;
        x->retuned = 0;
        x->host->later(x->object, 0);
        if (!report->print && !report->trace)
            return;
        struct report *copy = malloc(sizeof *copy);
        if (!copy)
            return;
        *copy = *report;
        copy->sounding_count = 0;
        report = copy;
    }
    deliver_report(x, report);
}

void external_begin_retuning(struct external *x) { external_report(x, false, false, true); }

/* Banks may take a quarter of a block's time at most; the rest waits for the next block. */
static void retune_some(struct external *x) {
    enum { MODES_AT_ONCE = 1024 };
    const struct report *roster = x->roster;
    int modes = 0;
    if (!roster)
        return;
    for (; x->retuned < roster->sounding_count && modes < MODES_AT_ONCE; x->retuned++) {
        const struct sounding *s = &roster->sounding[x->retuned];
        if (!plan_is_tuned(x, s)) {
            external_retune(x, s);
            modes += s->bank->modes->hammer_end;
        }
    }
    if (x->retuned < roster->sounding_count)
        x->host->later(x->object, EXTERNAL_CHUNK * 1000 / x->rate);
}

static void collect_reports(struct external *x) {
    struct report *report = atomic_exchange(&x->mailbox.answered, NULL);
    if (report)
        external_take_report(x, report);
    retune_some(x);
    if (x->roster && x->retuned == x->roster->sounding_count) {
        external_free_report(x->roster);
        x->roster = NULL;
    }
}

/* Memory is freed and banks are designed in threads that cannot be the audio thread. */
void external_collect(struct external *x) {
    bool audio = x->host->may_be_audio_thread && x->host->may_be_audio_thread(x->object);
    if (!audio) {
        external_free_returned(x);
        collect_reports(x);
    }
    send_unmet(x);
    send_events(x);
    if (!audio)
        learnt_collect(x);
}
