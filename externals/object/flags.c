/* SPDX-License-Identifier: BSD-3-Clause */
/* flags.c: the arguments of a box after the object's name: -name value ..., or @name value ... */
#include <ctype.h>

#include "object/external_state.h"

bool external_is_flag(const struct external_atom *atom) {
    return atom->word && (atom->word[0] == '-' || atom->word[0] == '@') &&
           isalpha((unsigned char)atom->word[1]);
}

/* The number of atoms that belong to the flag before them. */
static int extent(const struct external_atom *atoms, int count) {
    int n = 0;
    while (n < count && !external_is_flag(atoms + n))
        n++;
    return n;
}

/* The order of the passes: a shape first, because it sets other rows; then the mallet; then the
 * note, which may set another head; views that run a test strike last, because they need all the
 * others. */
enum pass { SHAPES, HEADS, NOTES, PLAIN, TOUCHES, PASSES };

static enum pass pass_of(const struct parameter *row) {
    if (row->follow == apply_body_defaults)
        return SHAPES;
    if (row->follow == apply_mallet_defaults)
        return HEADS;
    if (row->follow == apply_note_defaults || row->write == view_write_pitch)
        return NOTES;
    return row->write ? TOUCHES : PLAIN;
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

static void set(struct external *x, const struct parameter *row, const struct external_atom *atoms,
                int count) {
    if (!value_set(x, row, atoms, count) || (row->write && !row->write(x, atoms->number)))
        external_say(x, true, x->why);
}

static void one_pass(struct external *x, enum pass pass, const struct external_atom *atoms,
                     int count) {
    for (int i = 0; i < count; i++) {
        if (!external_is_flag(atoms + i))
            continue;
        const struct parameter *row = external_find(x->kind, atoms[i].word + 1);
        const struct external_atom *values = atoms + i + 1;
        int its = extent(values, count - i - 1);
        if (row && pass_of(row) == pass)
            set(x, row, values, its);
        else if (row && is_written(x->kind, pass, row))
            value_set(x, row, values, its); /* its errors were printed before */
    }
}

static const char *flag_called(const void *kind, int index) {
    const struct parameter *row = external_row(kind, index);
    return row ? row->name : NULL;
}

static void refuse(struct external *x, const char *flag) {
    char names[EXTERNAL_LINE - 160] = "";
    const char before[] = {' ', external_flag(x), '\0'};
    const char *meant = suggest_nearest(flag + 1, flag_called, x->kind);
    describe_rows(x->kind, before, names, sizeof names);
    if (meant)
        external_refuse(x, "no flag is called %.40s; do you mean %c%s? There are%s", flag, *flag,
                        meant, names);
    else
        external_refuse(x, "no flag is called %.40s; there are%s", flag, names);
    external_say(x, true, x->why);
}

void external_flags(struct external *x, const struct external_atom *atoms, int count) {
    if (extent(atoms, count) > 0)
        external_say(x, true,
                     external_refuse(x,
                                     "what follows the name are flags and their values, as in "
                                     "%ck 100000",
                                     external_flag(x)));
    for (int i = 0; i < count; i++)
        if (external_is_flag(atoms + i) && !external_find(x->kind, atoms[i].word + 1))
            refuse(x, atoms[i].word);
    for (int pass = 0; pass < PASSES; pass++)
        one_pass(x, (enum pass)pass, atoms, count);
}
