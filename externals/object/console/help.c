/* SPDX-License-Identifier: BSD-3-Clause */
/* help.c: the message help, and the refusal of an unknown word. */
#include "object/external_state.h"

/* Messages first, then rows. */
static const char *word_called(const void *of, int index) {
    const struct external_kind *kind = of;
    int count = 0;
    while (external_message_row(kind, count))
        count++;
    if (index < count)
        return external_message_row(kind, index)->name;
    const struct parameter *row = external_row(kind, index - count);
    return row ? row->name : NULL;
}

/* The name of an object that has the word, or NULL. */
static const char *whose(const char *name) {
    for (int i = 0; i < EXTERNAL_KINDS; i++)
        if (external_message_find(external_kinds[i], name) ||
            external_find(external_kinds[i], name))
            return external_kinds[i]->name;
    return NULL;
}

static const char *meant_by(const struct external *x, const char *name) {
    const char *means = suggest_synonym(NULL, name);
    if (means && (external_message_find(x->kind, means) || external_find(x->kind, means)))
        return means;
    return suggest_nearest(name, word_called, x->kind);
}

void help_refuse(struct external *x, const char *name) {
    const char *other = whose(name), *meant = meant_by(x, name);
    if (strcmp(name, "list") == 0)
        name = "a note, pitch and velocity,";
    if (other)
        external_refuse(x, "%.40s belongs to %s; `help` lists what %s has", name, other,
                        x->kind->name);
    else
        external_refuse(x, "nothing is called %.40s%s%s%s `help` lists all", name,
                        meant ? ": do you mean " : "", meant ? meant : "", meant ? "?" : ";");
}

/* --- help ------------------------------------------------------------------------------------- */

/* Names, padded to columns. */
static void print_columns(struct external *x, const char *const *names, int count) {
    enum { COLUMNS = 5, WIDTH = 15 };
    char line[EXTERNAL_LINE];
    for (int i = 0; i < count; i += COLUMNS) {
        int used = 0, last = i + COLUMNS < count ? i + COLUMNS : count;
        for (int n = i; n < last; n++)
            used += snprintf(line + used, sizeof line - (size_t)used,
                             n + 1 < last ? "%-*s" : "%.*s", WIDTH, names[n]);
        external_print_line(x, line);
    }
}

static void help_all(struct external *x) {
    const char *names[EXTERNAL_ROWS];
    const struct external_message *m;
    const struct parameter *row, *first;
    int count = 0;
    external_print_line(x, "messages; `help name` has more");
    for (int i = 0; (m = external_message_row(x->kind, i)) && count < EXTERNAL_ROWS; i++)
        names[count++] = m->name;
    print_columns(x, names, count);
    for (int c = 0; (first = external_row(x->kind, c)); c++) {
        if (!external_begins_category(x->kind, c))
            continue;
        count = 0;
        for (int i = 0; (row = external_row(x->kind, i)) && count < EXTERNAL_ROWS; i++)
            if (strcmp(row->category, first->category) == 0)
                names[count++] = row->name;
        external_print_line(x, first->category);
        print_columns(x, names, count);
    }
}

static void help_row(struct external *x, const struct parameter *row) {
    char line[4 * EXTERNAL_LINE], accepts[2 * EXTERNAL_LINE];
    external_accepts(x->kind, row, accepts, sizeof accepts);
    snprintf(line, sizeof line, "%s: %s", row->name, row->help);
    external_print_line(x, line);
    snprintf(line, sizeof line, "%s takes %s", row->name, accepts);
    external_print_line(x, line);
}

const char help_takes[] = "nothing, or the name of a message or parameter";

bool help_run(struct external *x, const struct external_atom *atoms, int count) {
    if (count == 0)
        return help_all(x), true;
    if (count > 1 || !atoms->word)
        return external_refuse(x, "help takes %s", help_takes), false;
    const struct external_message *m = external_message_find(x->kind, atoms->word);
    const struct parameter *row = external_find(x->kind, atoms->word);
    if (m) {
        char line[2 * EXTERNAL_LINE], accepts[EXTERNAL_LINE];
        external_message_accepts(m, accepts, sizeof accepts);
        snprintf(line, sizeof line, "%s: %s It takes %s.", m->name, m->help, accepts);
        external_print_line(x, line);
    }
    if (row)
        help_row(x, row);
    if (!m && !row)
        help_refuse(x, atoms->word);
    return m || row;
}
