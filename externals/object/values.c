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

/* --- refusals --------------------------------------------------------------------------------- */

static int find_word(const struct parameter *row, const char *word) {
    const char *candidate;
    for (int i = 0; (candidate = row->word(i)); i++)
        if (strcmp(candidate, word) == 0)
            return i;
    return -1;
}

/* The index of a word, or of the word that it stands for; -1: there is none. */
static int word_index(const struct parameter *row, const char *word) {
    int index = find_word(row, word);
    const char *means = index < 0 ? suggest_synonym(row->name, word) : NULL;
    return means ? find_word(row, means) : index;
}

static const char *word_of(const void *row, int index) {
    return ((const struct parameter *)row)->word(index);
}

static const char *first_word(const struct external_atom *atoms, int count) {
    for (int i = 0; i < count; i++)
        if (atoms[i].word)
            return atoms[i].word;
    return NULL;
}

static bool refuse(struct external *x, const struct parameter *row,
                   const struct external_atom *atoms, int count) {
    const char *word = first_word(atoms, count), *name = row->name;
    const char *needs = row->type == PARAMETER_LIST                       ? "numbers"
                        : row->type == PARAMETER_NAME                     ? "a name"
                        : row->word && (count == 0 || count > 1 || !word) ? "one word"
                                                                          : "a number";
    if (row->type == PARAMETER_FLAG && x->made)
        external_refuse(x, "%s takes effect in the box only, as %c%s", name, external_flag(x),
                        name);
    else if (row->word && word && count == 1) {
        const char *meant = suggest_nearest(word, word_of, row);
        external_refuse(x, "no %s is called %.40s%s%s%s `help %s` lists all", name, word,
                        meant ? ": do you mean " : "", meant ? meant : "", meant ? "?" : ";", name);
    } else if (row->type == PARAMETER_LIST && word && count == 1)
        external_refuse(x, "%s: no array is called %.40s; see `help %s`", name, word, name);
    else if (word && row->type != PARAMETER_NAME && !row->word)
        external_refuse(x, "%s takes %s, not %.40s; see `help %s`", name, needs, word, name);
    else
        external_refuse(x, "%s takes %s; see `help %s`", name, needs, name);
    return false;
}

/* --- numbers out of range --------------------------------------------------------------------- */

/* The changes made to the numbers of one message. */
struct clip {
    const struct range *range; /* of the first that was clipped; NULL: none was */
    double sent, value;
    bool drops;
};

/* The number within its range. NaN leaves the present value. */
static double clipped(struct clip *c, const struct range *range, double sent, double present) {
    double value = range_clamp(range, sent, present);
    if (!isnan(sent) && value != sent && !c->range)
        *c = (struct clip){.range = range, .sent = sent, .value = value, .drops = c->drops};
    return value;
}

/* One line, until a message of that name is in range again. */
static void print_clip(struct external *x, bool *said, const char *name, const struct clip *c) {
    char line[EXTERNAL_LINE];
    const char *unit = c->range ? c->range->unit : "";
    if (c->range)
        snprintf(line, sizeof line, "%s: %s is clipped to %s%s%s", name, decimal(c->sent).text,
                 decimal(c->value).text, *unit ? " " : "", unit);
    else
        snprintf(line, sizeof line, "%s takes fewer numbers: the last are dropped", name);
    if (!*said && (c->range || c->drops))
        external_say(x, true, line);
    *said = c->range || c->drops;
}

enum value_result values_clipped(struct external *x, bool *said, const char *name,
                                 const struct range *const *range, int n,
                                 const struct external_atom *atoms, int count, double *value) {
    struct clip c = {.drops = count > n};
    if (first_word(atoms, count) || count < n)
        return VALUE_REFUSED;
    for (int i = 0; i < n; i++) {
        if (isnan(atoms[i].number))
            return VALUE_IGNORED;
        value[i] = clipped(&c, range[i], atoms[i].number, 0);
    }
    print_clip(x, said, name, &c);
    return VALUE_SET;
}

/* --- setting ---------------------------------------------------------------------------------
 * Each parser writes the value only if all words of it are valid.
 */

/* A number is the first atom; numbers after it are dropped. A view's number goes to x->incoming. */
static enum value_result set_number(struct external *x, const struct parameter *row,
                                    const struct external_atom *atoms, int count, struct clip *c) {
    if (first_word(atoms, count) || count == 0)
        return VALUE_REFUSED;
    if (isnan(atoms->number))
        return VALUE_IGNORED;
    double value = clipped(c, row->range, atoms->number, 0);
    c->drops = count > 1;
    if (row->write)
        *x->incoming = value;
    else if (row->type == PARAMETER_COUNT)
        *(int *)place(row, &x->settings) = (int)floor(value + .5);
    else
        *(double *)place(row, &x->settings) = value;
    return VALUE_SET;
}

/* A number after the last word is its own; after another word it is dropped. */
static enum value_result set_choice(const struct parameter *row, struct settings *settings,
                                    const struct external_atom *atoms, int count, struct clip *c) {
    int index = count >= 1 && atoms[0].word ? word_index(row, atoms[0].word) : -1;
    if (index < 0 || first_word(atoms + 1, count - 1))
        return VALUE_REFUSED;
    bool has_number = count > 1 && row->more && index == row_words(row) - 1;
    if (has_number) {
        double *value = place(row->more, settings);
        *value = clipped(c, row->more->range, atoms[1].number, *value);
    }
    c->drops = count > 1 + has_number;
    *(int *)place(row, settings) = index;
    return VALUE_SET;
}

static enum value_result set_blend(struct external *x, const struct parameter *row,
                                   const struct external_atom *atoms, int count, struct clip *c) {
    int index = count == 1 && atoms->word ? word_index(row, atoms->word) : -1;
    if (index < 0)
        return set_number(x, row, atoms, count, c);
    *(double *)place(row, &x->settings) = index;
    return VALUE_SET;
}

/* A name that a box would parse as a flag is refused, because it could not be saved. */
static enum value_result set_name(const struct parameter *row, struct settings *settings,
                                  const struct external_atom *atoms, int count) {
    if (count != 1 || !atoms->word || strlen(atoms->word) >= EXTERNAL_NAME ||
        external_is_flag(atoms))
        return VALUE_REFUSED;
    const char *name = strcmp(atoms->word, "none") == 0 ? "" : atoms->word;
    snprintf(place(row, settings), EXTERNAL_NAME, "%s", name);
    return VALUE_SET;
}

/* Reads the list into x->incoming; -1: there is a word in it, or no such array. */
static int read_list(struct external *x, const struct external_atom *atoms, int count) {
    if (count == 1 && atoms->word) {
        if (strcmp(atoms->word, "none") == 0)
            return 0;
        return x->host ? x->host->read_array(x->object, atoms->word, x->incoming, EXTERNAL_LIST + 1)
                       : -1;
    }
    if (first_word(atoms, count))
        return -1;
    for (int i = 0; i < count && i <= EXTERNAL_LIST; i++)
        x->incoming[i] = atoms[i].number;
    return count;
}

/* Surplus numbers are dropped. If some are missing, the last repeats. */
static enum value_result set_list(struct external *x, const struct parameter *row,
                                  const struct external_atom *atoms, int count, struct clip *c) {
    struct external_list *list = place(row, &x->settings);
    bool fixed = row->creation && x->made;
    int n = read_list(x, atoms, count), most = fixed ? list->count : row->most_count;
    int least = fixed ? list->count : row->least_count;
    if (count == 0 || n < 0 || (n == 0 && least > 0)) /* "freqs" alone is a mistake */
        return VALUE_REFUSED;
    int given = n < most ? n : most;
    c->drops = n > given;
    for (; row->columns && given % row->columns; given++) /* the last record is completed */
        x->incoming[given] = external_range_of(row, given)->usual;
    n = given > least ? given : least;
    for (int i = 0; i < given; i++) {
        const struct range *range = external_range_of(row, i);
        double present = i < list->count ? list->value[i] : range->usual;
        list->value[i] = clipped(c, range, x->incoming[i], present);
    }
    for (int i = given; i < n; i++)
        list->value[i] = list->value[given - 1];
    list->count = n;
    return VALUE_SET;
}

/* The flag alone is on; 1 and 0 are on and off. */
static enum value_result set_flag(const struct parameter *row, struct settings *settings,
                                  const struct external_atom *atoms, int count) {
    if (first_word(atoms, count))
        return VALUE_REFUSED;
    *(bool *)place(row, settings) = count == 0 || atoms->number >= .5;
    return VALUE_SET;
}

static enum value_result parse(struct external *x, const struct parameter *row,
                               const struct external_atom *atoms, int count, struct clip *c) {
    switch (row->type) {
    case PARAMETER_NUMBER:
    case PARAMETER_COUNT:
        return set_number(x, row, atoms, count, c);
    case PARAMETER_CHOICE:
        return set_choice(row, &x->settings, atoms, count, c);
    case PARAMETER_BLEND:
        return set_blend(x, row, atoms, count, c);
    case PARAMETER_LIST:
        return set_list(x, row, atoms, count, c);
    case PARAMETER_NAME:
        return set_name(row, &x->settings, atoms, count);
    case PARAMETER_FLAG:
        return x->made ? VALUE_REFUSED : set_flag(row, &x->settings, atoms, count);
    }
    return VALUE_REFUSED;
}

/* The value of a row with dependents: a number, or the index of a word. */
static double number_of(const struct parameter *row, const struct settings *settings) {
    const void *at = place_to_read(row, settings);
    if (!row->set_dependents)
        return 0;
    return row->type == PARAMETER_CHOICE ? *(const int *)at : *(const double *)at;
}

enum value_result value_set(struct external *x, const struct parameter *row,
                            const struct external_atom *atoms, int count) {
    double was = number_of(row, &x->settings);
    struct clip c = {.drops = false};
    enum value_result result = parse(x, row, atoms, count, &c);
    if (result == VALUE_REFUSED) {
        refuse(x, row, atoms, count);
        return result;
    }
    if (result == VALUE_SET && row->set_dependents)
        row->set_dependents(&x->settings, was);
    print_clip(x, &x->clips[external_row_index(x->kind, row)], row->name, &c);
    return result;
}

bool value_take(struct external *x, const struct parameter *row, const struct external_atom *atoms,
                int count) {
    enum value_result result = value_set(x, row, atoms, count);
    bool writes = result == VALUE_SET && row->write;
    return writes ? row->write(x, *x->incoming) : result != VALUE_REFUSED;
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

/* --- comparing --- */

static bool same_list(const struct external_list *a, const struct external_list *b) {
    if (a->count != b->count)
        return false;
    for (int i = 0; i < a->count; i++)
        if (a->value[i] != b->value[i])
            return false;
    return true;
}

static bool same_value(const struct parameter *row, const struct settings *a,
                       const struct settings *b) {
    const void *p = place_to_read(row, a), *q = place_to_read(row, b);
    switch (row->type) {
    case PARAMETER_NUMBER:
    case PARAMETER_BLEND:
        return *(const double *)p == *(const double *)q;
    case PARAMETER_CHOICE:
        return *(const int *)p == *(const int *)q && (!row->more || same_value(row->more, a, b));
    case PARAMETER_COUNT:
        return *(const int *)p == *(const int *)q;
    case PARAMETER_LIST:
        return same_list(p, q);
    case PARAMETER_NAME:
        return strcmp(p, q) == 0;
    case PARAMETER_FLAG:
        break;
    }
    return *(const bool *)p == *(const bool *)q;
}

bool settings_equal(const struct external_kind *kind, const struct settings *a,
                    const struct settings *b) {
    const struct parameter *row;
    for (int i = 0; (row = external_row(kind, i)); i++)
        if (!row->write && !same_value(row, a, b))
            return false;
    return true;
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
    x->settings.speed_of_body = x->settings.speed;
    struct external_atom atoms[DEFAULT_ATOMS];
    char copy[EXTERNAL_LINE];
    int count = atoms_of(x->kind->preset, copy, atoms);
    flags_set(x, atoms, count);
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
