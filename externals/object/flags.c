/* SPDX-License-Identifier: BSD-3-Clause */
/* flags.c: the arguments of a box after the object's name, and of the message `set`: a body, then
 * -name value ..., or @name value ... */
#include <ctype.h>

#include "object/external_state.h"

bool external_is_flag(const struct external_atom *atom) {
    return atom->word && (atom->word[0] == '-' || atom->word[0] == '@') &&
           isalpha((unsigned char)atom->word[1]);
}

/* --- the extent of a value -------------------------------------------------------------------- */

static int count_numbers(const struct external_atom *atoms, int count) {
    int n = 0;
    while (n < count && !atoms[n].word)
        n++;
    return n;
}

static int until_flag(const struct external_atom *atoms, int count) {
    int n = 0;
    while (n < count && !external_is_flag(atoms + n))
        n++;
    return n;
}

/* The number of atoms that belong to the flag before them: a word or numbers. A word after them is
 * a bare word. NULL: an unknown flag. */
static int extent(const struct parameter *row, const struct external_atom *atoms, int count) {
    int most = until_flag(atoms, count);
    if (!row || most == 0)
        return most;
    if (row->type == PARAMETER_FLAG)
        return count_numbers(atoms, most);
    int words = atoms->word != NULL;
    return words + count_numbers(atoms + words, most - words);
}

/* One flag or bare word of the box after another. */
struct walk {
    const struct external_kind *kind;
    const struct external_atom *atoms, *values;
    int count, at, its;
    const char *flag;            /* with its - or @; NULL: a bare word or number */
    const struct parameter *row; /* NULL: no row has that name */
    bool has_body;               /* a bare word has named it */
};

/* The first bare word is the body. */
static bool walk_next(struct walk *w) {
    if (w->at >= w->count)
        return false;
    const struct external_atom *first = w->atoms + w->at;
    w->flag = external_is_flag(first) ? first->word : NULL;
    w->row = w->flag ? external_find(w->kind, w->flag + 1) : NULL;
    w->values = first + (w->flag != NULL);
    if (w->flag)
        w->its = extent(w->row, w->values, w->count - w->at - 1);
    else if (first->word && !w->has_body) {
        w->has_body = true;
        w->row = external_find(w->kind, "body");
        w->its = 1;
    } else
        w->its = until_flag(first, w->count - w->at);
    w->at += w->its + (w->flag != NULL);
    return true;
}

/* --- setting ---------------------------------------------------------------------------------- */

/* The order of the passes: a shape first, because it sets other rows; then the mallet; then the
 * note, which may set another head; views that run a test strike last, because they need all the
 * others. */
enum pass { SHAPES, HEADS, NOTES, PLAIN, VIEWS, SEARCHES, PASSES };

static enum pass pass_of(const struct parameter *row) {
    if (row->set_dependents == apply_body_defaults)
        return SHAPES;
    if (row->set_dependents == apply_mallet_defaults)
        return HEADS;
    if (row->set_dependents == apply_note_defaults || row->write == view_write_pitch)
        return NOTES;
    return !row->write ? PLAIN : external_searches(row) ? SEARCHES : VIEWS;
}

/* True if a view of that pass writes the row. The row is then set in that pass again, so that the
 * last flag wins. */
static bool is_written(const struct external_kind *kind, enum pass pass,
                       const struct parameter *row) {
    const struct parameter *view;
    for (int i = 0; (view = external_row(kind, i)); i++)
        for (int w = 0; view->write && pass_of(view) == pass && w < EXTERNAL_WRITES; w++)
            if (view->writes[w] && strcmp(view->writes[w], row->name) == 0)
                return true;
    return false;
}

/* A search may be carried out later, if the host takes it over. */
static void set(struct external *x, const struct parameter *row, const struct external_atom *atoms,
                int count) {
    bool later = x->made && external_searches(row) && x->host->search;
    enum value_result result = later ? value_set(x, row, atoms, count) : VALUE_REFUSED;
    if (result == VALUE_SET)
        x->host->search(x->object, row, *x->incoming);
    if (later ? result == VALUE_REFUSED : !value_take(x, row, atoms, count))
        external_say(x, true, x->why);
}

static void one_pass(struct external *x, enum pass pass, const struct external_atom *atoms,
                     int count) {
    struct walk w = {.kind = x->kind, .atoms = atoms, .count = count};
    while (walk_next(&w))
        if (w.row && pass_of(w.row) == pass)
            set(x, w.row, w.values, w.its);
        else if (w.row && w.flag && is_written(x->kind, pass, w.row))
            value_set(x, w.row, w.values, w.its); /* its errors were printed before */
}

/* --- what is not accepted --------------------------------------------------------------------- */

static const char *flag_called(const void *kind, int index) {
    const struct parameter *row = external_row(kind, index);
    return row ? row->name : NULL;
}

static void refuse_flag(struct external *x, const char *flag) {
    const char *meant = suggest_nearest(flag + 1, flag_called, x->kind);
    const char *means = suggest_synonym(NULL, flag + 1);
    if (means && external_find(x->kind, means))
        meant = means;
    external_refuse(x, "no flag is called %.40s%s%.1s%s%s the message `help` lists all", flag,
                    meant ? ": do you mean " : "", meant ? flag : "", meant ? meant : "",
                    meant ? "?" : ";");
    external_say(x, true, x->why);
}

static void refuse_bare(struct external *x, const struct external_atom *atoms, int count) {
    char text[EXTERNAL_LINE / 2] = "";
    suggest_sent(text, sizeof text, atoms, count);
    external_refuse(x, "only one body may precede the flags, e.g. `%s bowl %cgain 6`%s",
                    x->kind->name, external_flag(x), text);
    external_say(x, true, x->why);
}

/* One line for all bare words and numbers, one for each flag. */
static void refuse_others(struct external *x, const struct external_atom *atoms, int count) {
    struct walk w = {.kind = x->kind, .atoms = atoms, .count = count};
    bool bare = false;
    while (walk_next(&w))
        if (w.flag && !w.row)
            refuse_flag(x, w.flag);
        else if (!w.row && !bare) {
            bare = true;
            refuse_bare(x, w.values, w.its);
        }
}

/* --- the box ---------------------------------------------------------------------------------- */

void flags_set(struct external *x, const struct external_atom *atoms, int count) {
    refuse_others(x, atoms, count);
    for (int pass = 0; pass < SEARCHES; pass++)
        one_pass(x, (enum pass)pass, atoms, count);
}

void flags_search(struct external *x, const struct external_atom *atoms, int count) {
    one_pass(x, SEARCHES, atoms, count);
}

bool flags_name(const struct external_kind *kind, const struct external_atom *atoms, int count,
                const struct parameter *row) {
    struct walk w = {.kind = kind, .atoms = atoms, .count = count};
    while (walk_next(&w)) {
        if (w.row == row)
            return true;
        for (int i = 0; w.row && w.row->write && i < EXTERNAL_WRITES && w.row->writes[i]; i++)
            if (strcmp(w.row->writes[i], row->name) == 0)
                return true;
    }
    return false;
}
