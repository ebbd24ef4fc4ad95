/* SPDX-License-Identifier: BSD-3-Clause */
/* values.c: the value of a row: parsing, checking, reading, and its default. */
#include <math.h>

#include "base/decimal.h"
#include "object/external_state.h"

const char *external_refuse(struct external *x, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(x->why, sizeof x->why, format, arguments);
    va_end(arguments);
    return x->why;
}

double value_rounded(double value) { return decimal_read(decimal(value).text, NULL); }

/* --- the storage of a value --- */

static void *place(const struct parameter *row, struct settings *settings) {
    return (char *)settings + row->at;
}

static const void *place_to_read(const struct parameter *row, const struct settings *settings) {
    return (const char *)settings + row->at;
}

/* --- the accepted values --- */

static int word_index(const struct parameter *row, const char *word) {
    const char *candidate;
    for (int i = 0; (candidate = row->word(i)); i++)
        if (strcmp(candidate, word) == 0)
            return i;
    return -1;
}

static const char *word_of(const void *row, int index) {
    return ((const struct parameter *)row)->word(index);
}

static bool refuse(struct external *x, const struct parameter *row,
                   const struct external_atom *atoms, int count) {
    char text[EXTERNAL_LINE - 128];
    const char *meant =
        row->word && count == 1 && atoms->word ? suggest_nearest(atoms->word, word_of, row) : NULL;
    int least = row->least_count, most = row->most_count;
    if (row->type == PARAMETER_FLAG && x->made) {
        external_refuse(x, "%s takes effect in the box only, as %c%s", row->name, external_flag(x),
                        row->name);
        return false;
    }
    if (row->creation && x->made && row->type == PARAMETER_LIST)
        least = most = ((const struct external_list *)place_to_read(row, &x->settings))->count;
    describe_accepts(row, least, most, text, sizeof text);
    if (meant) {
        external_refuse(x, "%s %.40s: do you mean %s? It takes %s", row->name, atoms->word, meant,
                        text);
        return false;
    }
    suggest_sent(text, sizeof text, atoms, count);
    external_refuse(x, "%s takes %s", row->name, text);
    return false;
}

/* --- setting ---------------------------------------------------------------------------------
 * Each parser writes the value only if all of it is valid.
 */

static bool is_number(const struct parameter *row, const struct external_atom *atoms, int count) {
    return count == 1 && !atoms->word && range_holds(row->range, atoms->number);
}

static bool set_choice(const struct parameter *row, struct settings *settings,
                       const struct external_atom *atoms, int count) {
    int index = count >= 1 && atoms[0].word ? word_index(row, atoms[0].word) : -1;
    if (index < 0 || count > 2)
        return false;
    if (count == 2) {
        if (!row->more || index != row_words(row) - 1 || !is_number(row->more, atoms + 1, 1))
            return false;
        *(double *)place(row->more, settings) = atoms[1].number;
    }
    *(int *)place(row, settings) = index;
    return true;
}

static bool set_blend(const struct parameter *row, struct settings *settings,
                      const struct external_atom *atoms, int count) {
    int index = count == 1 && atoms->word ? word_index(row, atoms->word) : -1;
    if (index < 0 && !is_number(row, atoms, count))
        return false;
    *(double *)place(row, settings) = index < 0 ? atoms->number : index;
    return true;
}

/* A name that a box would parse as a flag is refused, because it could not be saved. */
static bool set_name(const struct parameter *row, struct settings *settings,
                     const struct external_atom *atoms, int count) {
    if (count != 1 || !atoms->word || strlen(atoms->word) >= EXTERNAL_NAME ||
        external_is_flag(atoms))
        return false;
    const char *name = strcmp(atoms->word, "none") == 0 ? "" : atoms->word;
    snprintf(place(row, settings), EXTERNAL_NAME, "%s", name);
    return true;
}

/* Reads the list into x->incoming; -1 if it is none. */
static int read_list(struct external *x, const struct external_atom *atoms, int count) {
    if (count == 1 && atoms->word) {
        if (strcmp(atoms->word, "none") == 0)
            return 0;
        return x->host->read_array(x->object, atoms->word, x->incoming, EXTERNAL_LIST + 1);
    }
    if (count > EXTERNAL_LIST)
        return -1;
    for (int i = 0; i < count; i++) {
        if (atoms[i].word)
            return -1;
        x->incoming[i] = atoms[i].number;
    }
    return count;
}

static bool set_list(struct external *x, const struct parameter *row,
                     const struct external_atom *atoms, int count) {
    struct external_list *list = place(row, &x->settings);
    int n = read_list(x, atoms, count);
    if (n < row->least_count || n > row->most_count ||
        (row->creation && x->made && n != list->count))
        return false;
    if (count == 0) /* "freqs" alone is a mistake, "freqs none" is not */
        return false;
    for (int i = 0; i < n; i++)
        if (!range_holds(row->range, x->incoming[i]))
            return false;
    list->count = n;
    memcpy(list->value, x->incoming, (size_t)n * sizeof *x->incoming);
    return true;
}

/* The flag alone is on; 1 and 0 are on and off. */
static bool set_flag(const struct parameter *row, struct settings *settings,
                     const struct external_atom *atoms, int count) {
    bool on = count == 0 || (count == 1 && !atoms->word && atoms->number == 1);
    if (!on && (count != 1 || atoms->word || atoms->number != 0))
        return false;
    *(bool *)place(row, settings) = on;
    return true;
}

static bool parse(struct external *x, const struct parameter *row,
                  const struct external_atom *atoms, int count) {
    struct settings *settings = &x->settings;
    switch (row->type) {
    case PARAMETER_NUMBER:
        if (!is_number(row, atoms, count))
            return false;
        if (!row->write)
            *(double *)place(row, settings) = atoms->number;
        return true;
    case PARAMETER_COUNT:
        if (!is_number(row, atoms, count) || atoms->number != floor(atoms->number))
            return false;
        *(int *)place(row, settings) = (int)atoms->number;
        return true;
    case PARAMETER_CHOICE:
        return set_choice(row, settings, atoms, count);
    case PARAMETER_BLEND:
        return set_blend(row, settings, atoms, count);
    case PARAMETER_LIST:
        return set_list(x, row, atoms, count);
    case PARAMETER_NAME:
        return set_name(row, settings, atoms, count);
    case PARAMETER_FLAG:
        return !x->made && set_flag(row, settings, atoms, count);
    }
    return false;
}

/* The value of a row with dependents: a number, or the index of a word. */
static double number_of(const struct parameter *row, const struct settings *settings) {
    const void *at = place_to_read(row, settings);
    if (!row->follow)
        return 0;
    return row->type == PARAMETER_CHOICE ? *(const int *)at : *(const double *)at;
}

bool value_set(struct external *x, const struct parameter *row, const struct external_atom *atoms,
               int count) {
    double was = number_of(row, &x->settings);
    if (!parse(x, row, atoms, count))
        return refuse(x, row, atoms, count);
    if (row->follow)
        row->follow(&x->settings, was);
    return true;
}

/* --- reading --- */

static int get_choice(const struct parameter *row, const struct settings *settings,
                      struct external_atom *atoms) {
    int index = *(const int *)place_to_read(row, settings);
    atoms[0] = (struct external_atom){row->word(index), 0};
    if (!row->more || index != row_words(row) - 1)
        return 1;
    atoms[1] = (struct external_atom){NULL, *(const double *)place_to_read(row->more, settings)};
    return 2;
}

/* The word, if the number is exactly its index. */
static int get_blend(const struct parameter *row, const struct settings *settings,
                     struct external_atom *atoms) {
    double value = *(const double *)place_to_read(row, settings);
    bool whole = value == floor(value);
    atoms[0] = (struct external_atom){whole ? row->word((int)value) : NULL, value};
    return 1;
}

static int get_list(const struct parameter *row, const struct settings *settings,
                    struct external_atom *atoms, int most) {
    const struct external_list *list = place_to_read(row, settings);
    int count = list->count < most ? list->count : most;
    for (int i = 0; i < count; i++)
        atoms[i] = (struct external_atom){NULL, list->value[i]};
    if (count == 0)
        atoms[0] = (struct external_atom){"none", 0};
    return count ? count : 1;
}

int value_get(const struct parameter *row, const struct settings *settings,
              struct external_atom *atoms, int most) {
    const void *at = place_to_read(row, settings);
    switch (row->type) {
    case PARAMETER_CHOICE:
        return get_choice(row, settings, atoms);
    case PARAMETER_LIST:
        return get_list(row, settings, atoms, most);
    case PARAMETER_NAME:
        atoms[0] = (struct external_atom){*(const char *)at ? at : "none", 0};
        return 1;
    case PARAMETER_COUNT:
        atoms[0] = (struct external_atom){NULL, *(const int *)at};
        return 1;
    case PARAMETER_FLAG:
        atoms[0] = (struct external_atom){NULL, *(const bool *)at};
        return 1;
    case PARAMETER_BLEND:
        return get_blend(row, settings, atoms);
    case PARAMETER_NUMBER:
        break;
    }
    atoms[0] = (struct external_atom){NULL, *(const double *)at};
    return 1;
}

/* --- defaults --- */

enum { DEFAULT_ATOMS = 32 };

/* Splits text at its spaces; the words are in `copy`. */
static int atoms_of(const char *text, char copy[EXTERNAL_LINE], struct external_atom *atoms) {
    int count = 0;
    snprintf(copy, EXTERNAL_LINE, "%s", text);
    for (char *word = copy + strspn(copy, " "); *word && count < DEFAULT_ATOMS;) {
        char *after = word + strcspn(word, " "), *next = after + strspn(after, " ");
        const char *end;
        *after = '\0';
        double number = decimal_read(word, &end);
        atoms[count++] =
            *end ? (struct external_atom){word, 0} : (struct external_atom){NULL, number};
        word = next;
    }
    return count;
}

static void set_usual(struct external *x, const struct parameter *row) {
    struct external_atom atoms[DEFAULT_ATOMS] = {{NULL, row->range ? row->range->usual : 0}};
    char copy[EXTERNAL_LINE];
    int count = row->usual ? atoms_of(row->usual, copy, atoms) : 1;
    value_set(x, row, atoms, count);
    if (row->more)
        *(double *)place(row->more, &x->settings) = row->more->range->usual;
}

void settings_default(struct external *x) {
    const struct parameter *row;
    for (int i = 0; (row = external_row(x->kind, i)); i++)
        if (row->type != PARAMETER_FLAG)
            set_usual(x, row);
    struct external_atom atoms[DEFAULT_ATOMS];
    char copy[EXTERNAL_LINE];
    int count = atoms_of(x->kind->preset, copy, atoms);
    external_flags(x, atoms, count);
}

int external_default(const struct external_kind *kind, const struct parameter *row,
                     struct external_atom *atoms, int most) {
    struct external *x = calloc(1, sizeof *x);
    if (!x)
        return 0;
    x->kind = kind;
    settings_default(x);
    int count = 1;
    if (row->read)
        atoms[0] = (struct external_atom){NULL, row->read(x)};
    else
        count = value_get(row, &x->settings, atoms, most);
    free(x);
    return count;
}
