/* flags.c: what a box says after the object's name: -name value ..., or @name value ... */
#include <ctype.h>

#include "parts.h"

static bool is_flag(const struct external_atom *atom) {
    return atom->word && (atom->word[0] == '-' || atom->word[0] == '@') &&
           isalpha((unsigned char)atom->word[1]);
}

/* How many atoms belong to the flag before them. */
static int extent(const struct external_atom *atoms, int count) {
    int n = 0;
    while (n < count && !is_flag(atoms + n))
        n++;
    return n;
}

/* A shape first, because it brings other values; what writes other rows last, for it needs them. */
enum pass { SHAPES, PLAIN, VIEWS, PASSES };

static enum pass pass_of(const struct parameter *row) {
    return row->follow ? SHAPES : row->write ? VIEWS : PLAIN;
}

static void set(struct external *x, const struct parameter *row, const struct external_atom *atoms,
                int count) {
    if (!value_set(x, row, atoms, count))
        external_say(x, true, x->why);
    else if (row->write)
        row->write(x, atoms->number);
}

static void one_pass(struct external *x, enum pass pass, const struct external_atom *atoms,
                     int count) {
    for (int i = 0; i < count; i++) {
        if (!is_flag(atoms + i))
            continue;
        const struct parameter *row = external_find(x->kind, atoms[i].word + 1);
        if (row && pass_of(row) == pass)
            set(x, row, atoms + i + 1, extent(atoms + i + 1, count - i - 1));
    }
}

void external_flags(struct external *x, const struct external_atom *atoms, int count) {
    if (extent(atoms, count) > 0)
        external_say(x, true, "what follows the name are flags and their values, as in -k 1e8");
    for (int i = 0; i < count; i++)
        if (is_flag(atoms + i) && !external_find(x->kind, atoms[i].word + 1))
            external_say(x, true, external_unknown(x, atoms[i].word + 1));
    for (int pass = 0; pass < PASSES; pass++)
        one_pass(x, (enum pass)pass, atoms, count);
}
