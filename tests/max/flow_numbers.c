/* SPDX-License-Identifier: BSD-3-Clause */
/* Max's objects for counters, lists and delays; see flow.h. */
#include "max/flow_words.h"

/* --- numbers ---------------------------------------------------------------------------------- */

static void operate(struct flow_box *b, int inlet, const char *m) {
    const char *usual = word_of(b, 0, "0");
    char text[64];
    if (!is(m, "bang"))
        hold(b, inlet, m);
    if (inlet)
        return;
    double values[] = {number(b, 0, "0"), number(b, 1, usual)};
    snprintf(text, sizeof text, "$f1 %s $f2", b->class);
    emit_number(b, 0, flow_expr(text, values), !has_point(usual));
}

static void expression(struct flow_box *b, int inlet, const char *m) {
    double values[9];
    char word[FLOW_TEXT];
    for (int i = 0; !is(m, "bang") && inlet + i < 9 && *nth(m, i, word); i++)
        hold(b, inlet + i, word);
    for (int i = 0; i < 9; i++)
        values[i] = number(b, i, "0");
    if (inlet)
        return;
    double value = flow_expr(b->text, values);
    emit_number(b, 0, value, value == trunc(value));
}

static void keep(struct flow_box *b, int inlet, const char *m) {
    bool whole = b->class[0] == 'i';
    if (!is(m, "bang"))
        hold(b, 0, m);
    if (inlet == 0)
        emit_number(b, 0, number(b, 0, word_of(b, 0, "0")), whole);
}

static void counter(struct flow_box *b, int inlet, const char *m) {
    (void)m;
    double least = atof(word_of(b, 0, "0")), most = atof(word_of(b, 1, "100")),
           now = b->held[0] ? number(b, 0, "0") + 1 : least;
    char text[32];
    if (inlet)
        return;
    snprintf(text, sizeof text, "%.0f", now > most ? least : now);
    hold(b, 0, text);
    flow_emit(b, 0, text);
}

/* --- lists ------------------------------------------------------------------------------------ */

static void iterate(struct flow_box *b, int inlet, const char *m) {
    char word[FLOW_TEXT];
    for (int i = 0; inlet == 0 && *nth(m, i, word); i++)
        flow_emit(b, 0, word);
}

static void lookup(struct flow_box *b, int inlet, const char *m) {
    char word[FLOW_TEXT];
    if (inlet)
        hold(b, 1, m);
    else if (*nth(b->held[1] ? b->held[1] : b->text, atoi(m), word))
        flow_emit(b, 0, word);
}

static void reg(struct flow_box *b, int inlet, const char *m) {
    if (!is(m, "bang"))
        hold(b, 0, m);
    if (inlet == 0 && b->held[0])
        flow_emit(b, 0, b->held[0]);
}

static void slice(struct flow_box *b, int inlet, const char *m) {
    char first[FLOW_TEXT];
    int length = atoi(word_of(b, 0, "1"));
    if (inlet)
        return;
    const char *rest = after(m, length);
    if (*rest)
        flow_emit(b, 1, rest);
    snprintf(first, sizeof first, "%.*s", (int)(rest - m), m);
    while (*first && first[strlen(first) - 1] == ' ')
        first[strlen(first) - 1] = '\0';
    flow_emit(b, 0, first);
}

static struct flow_line **line_at(struct flow_box *b, int address) {
    struct flow_line **line = &b->lines;
    while (*line && (*line)->address != address)
        line = &(*line)->next;
    return line;
}

static void remove_line(struct flow_box *b, int address) {
    struct flow_line **line = line_at(b, address), *gone = *line;
    if (!gone)
        return;
    *line = gone->next;
    free(gone->text);
    free(gone);
}

static void collect_line(struct flow_box *b, int address, const char *m) {
    remove_line(b, address);
    struct flow_line *line = malloc(sizeof *line);
    *line = (struct flow_line){address, strdup(m), b->lines};
    b->lines = line;
}

static void collect(struct flow_box *b, int inlet, const char *m) {
    int at = atoi(m);
    struct flow_line *line = *line_at(b, at);
    (void)inlet;
    if (begins(m, "remove"))
        remove_line(b, atoi(after(m, 1)));
    else if (is(m, "dump"))
        for (int i = 0; i < FLOW_STEPS; i++) {
            if (!b->held[i])
                continue;
            emit_number(b, 1, i, true);
            flow_emit(b, 0, b->held[i]);
        }
    else if (is_list(m) && at >= FLOW_STEPS)
        collect_line(b, at, after(m, 1));
    else if (is_list(m))
        hold(b, at, after(m, 1));
    else if (is_number(m) && line)
        flow_emit(b, 0, line->text);
    else if (is_number(m) && at < FLOW_STEPS && b->held[at])
        flow_emit(b, 0, b->held[at]);
}

/* As many numbers as its argument says, from 1. */
static void repeat(struct flow_box *b, int inlet, const char *m) {
    int count = is_number(m) ? atoi(m) : atoi(word_of(b, 0, "1"));
    for (int i = 1; inlet == 0 && i <= count; i++)
        emit_number(b, 2, i, true);
    if (inlet == 0)
        flow_emit(b, 1, "bang");
}

/* --- time ------------------------------------------------------------------------------------- */

static void delay(struct flow_box *b, int inlet, const char *m) {
    if (is_number(m))
        hold(b, 0, m);
    if (inlet)
        return;
    flow_undelay(b);
    if (!is(m, "stop"))
        flow_delay(b, number(b, 0, word_of(b, 0, "0")), "bang");
}

/* One beat is enough to see where it goes. */
static void metro(struct flow_box *b, int inlet, const char *m) {
    if (inlet == 0 && atof(m) != 0)
        flow_emit(b, 0, "bang");
}

/* The note, and not its end. */
static void makenote(struct flow_box *b, int inlet, const char *m) {
    if (inlet) {
        hold(b, inlet, m);
        return;
    }
    flow_emit(b, 1, b->held[1] ? b->held[1] : word_of(b, 0, "64"));
    flow_emit(b, 0, m);
}

/* Notes to voices in turn. */
static void poly(struct flow_box *b, int inlet, const char *m) {
    char pitch[FLOW_TEXT], velocity[FLOW_TEXT];
    int voices = atoi(word_of(b, 0, "16")), voice = 1 + b->target++ % voices;
    (void)inlet;
    flow_emit(b, 2, nth(m, 1, velocity));
    flow_emit(b, 1, nth(m, 0, pitch));
    emit_number(b, 0, voice, true);
}

/* --- all of them ------------------------------------------------------------------------------ */

static const struct flow_kind kinds[] = {
    {"+", operate},       {"*", operate},         {"/", operate},        {"%", operate},
    {"==", operate},      {"expr", expression},   {"i", keep},           {"f", keep},
    {"counter", counter}, {"zl.iter", iterate},   {"zl.lookup", lookup}, {"zl.reg", reg},
    {"zl.slice", slice},  {"uzi", repeat},        {"coll", collect},     {"delay", delay},
    {"metro", metro},     {"makenote", makenote}, {"poly", poly}};

const struct flow_kind *flow_number_kind(const char *name) {
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (is(kinds[i].name, name))
            return &kinds[i];
    return NULL;
}
