/* host_max_attributes.c: the rows of the table as Max attributes, and what a patch saves of them.
 *
 * A row may need those before it: a body brings the usual frequency of its shape, a correction
 * serves some schemes only. Max restores what a patch has saved in an order of its own, the
 * alphabet, after the object is made. So the saved rows are read while it is made, together with
 * the box's own flags, whose order does not matter; when Max sets them again, to what they are
 * already, nothing happens.
 */
#include <math.h>
#include <stdio.h>

#include "host_max.h"

/* --- atoms ------------------------------------------------------------------------------------ */

/* Max leaves some spellings of a number, like 1e8, as words: they are numbers here. */
static struct external_atom atom_from_max(const t_atom *a) {
    if (a->a_type == A_LONG)
        return (struct external_atom){NULL, (double)a->a_w.w_long};
    if (a->a_type == A_FLOAT)
        return (struct external_atom){NULL, a->a_w.w_float};
    const char *word = a->a_type == A_SYM ? a->a_w.w_sym->s_name : "";
    char *end;
    double number = strtod(word, &end);
    if (end != word && *end == '\0' && strspn(word, "+-.0123456789eE") == strlen(word))
        return (struct external_atom){NULL, number};
    return (struct external_atom){word, 0};
}

int atoms_from_max(struct external_atom *to, int most, long ac, const t_atom *av) {
    int count = 0;
    for (long i = 0; i < ac && count < most; i++)
        to[count++] = atom_from_max(av + i);
    return count;
}

void atoms_to_max(t_atom *to, const struct external_atom *from, int count, bool whole) {
    for (int i = 0; i < count; i++)
        if (from[i].word)
            atom_setsym(to + i, gensym(from[i].word));
        else if (whole)
            atom_setlong(to + i, (t_atom_long)from[i].number);
        else
            atom_setfloat(to + i, from[i].number);
}

/* --- what a patch has saved ------------------------------------------------------------------- */

/* The dictionary of the box that is being made; NULL if it has saved nothing. */
static const t_dictionary *saved_attributes(void) {
    const t_dictionary *box = (const t_dictionary *)gensym("#D")->s_thing;
    t_object *saved = NULL;
    if (!box || dictionary_getdictionary(box, gensym("saved_object_attributes"), &saved))
        return NULL;
    return (const t_dictionary *)saved;
}

/* Lists, words and numbers are three things to a dictionary. */
static int saved_row(const t_dictionary *saved, const struct parameter *row,
                     struct external_atom *atoms, int most) {
    t_symbol *name = gensym(row->name);
    long ac = 0;
    t_atom *av, single;
    if (!dictionary_hasentry(saved, name))
        return 0;
    if (!dictionary_getatoms_ext(saved, name, 1, &ac, &av) && ac)
        return atoms_from_max(atoms, most, ac, av);
    if (dictionary_getsym(saved, name, &single.a_w.w_sym) == MAX_ERR_NONE)
        single.a_type = A_SYM;
    else if (dictionary_getfloat(saved, name, &single.a_w.w_float) == MAX_ERR_NONE)
        single.a_type = A_FLOAT;
    else
        return 0;
    return atoms_from_max(atoms, most, 1, &single);
}

static bool is_named(const struct parameter *row, const struct external_atom *atoms, int count) {
    for (int i = 0; i < count; i++)
        if (atoms[i].word && strchr("@-", atoms[i].word[0]) &&
            strcmp(atoms[i].word + 1, row->name) == 0)
            return true;
    return false;
}

/* What was saved, as flags after those of the box, which win. */
static int add_saved(struct knock *x, const t_dictionary *saved, struct external_atom *to,
                     int count) {
    const struct parameter *row;
    const int named = count;
    for (int i = 0; (row = external_row(KIND, i)); i++) {
        int values = saved_row(saved, row, to + count + 1, ATOMS);
        if (!values)
            continue;
        x->restored |= (uint64_t)1 << i;
        if (is_named(row, to, named))
            continue;
        char flag[EXTERNAL_NAME];
        snprintf(flag, sizeof flag, "@%s", row->name);
        to[count] = (struct external_atom){gensym(flag)->s_name, 0};
        count += values + 1;
    }
    return count;
}

struct external_atom *knock_arguments(struct knock *x, long ac, const t_atom *av, int *count) {
    const t_dictionary *saved = saved_attributes();
    size_t rows = 0;
    while (external_row(KIND, (int)rows))
        rows++;
    struct external_atom *all = malloc(((size_t)ac + rows * (ATOMS + 1)) * sizeof *all);
    *count = all ? atoms_from_max(all, (int)ac, ac, av) : 0;
    if (all && saved)
        *count = add_saved(x, saved, all, *count);
    return all;
}

/* Whether Max is setting a restored row again, for the first time, to what it is. */
static bool set_again(struct knock *x, const struct parameter *row, const struct external_atom *to,
                      int count) {
    struct external_atom is[ATOMS];
    int index = 0;
    while (external_row(KIND, index) != row)
        index++;
    if (!(x->restored & (uint64_t)1 << index))
        return false;
    x->restored &= ~((uint64_t)1 << index);
    bool same = count == external_get(x->external, row, is, ATOMS);
    for (int i = 0; same && i < count; i++)
        same = is[i].word
                   ? to[i].word && strcmp(is[i].word, to[i].word) == 0
                   : !to[i].word && fabs(is[i].number - to[i].number) <= 1e-9 * fabs(is[i].number);
    return same;
}

/* --- attributes ------------------------------------------------------------------------------- */

static const struct parameter *knock_row(void *attribute) {
    t_symbol *name = (t_symbol *)object_method(attribute, gensym("getname"));
    return external_find(KIND, name->s_name);
}

/* As a message of that name: without arguments it may be one, as `trace` is. */
static t_max_err knock_set(struct knock *x, void *attribute, long ac, t_atom *av) {
    const struct parameter *row = knock_row(attribute);
    struct external_atom atoms[ATOMS];
    int count = atoms_from_max(atoms, ATOMS, ac, av);
    knock_lock(x);
    bool accepted =
        set_again(x, row, atoms, count) || external_message(x->external, row->name, atoms, count);
    knock_unlock(x);
    return accepted ? MAX_ERR_NONE : MAX_ERR_GENERIC;
}

static t_max_err knock_get(struct knock *x, void *attribute, long *ac, t_atom **av) {
    const struct parameter *row = knock_row(attribute);
    struct external_atom atoms[ATOMS];
    knock_lock(x);
    int count = external_get(x->external, row, atoms, ATOMS);
    knock_unlock(x);
    if (*ac && *av)
        count = count < *ac ? count : (int)*ac; /* the caller's own memory */
    else
        *av = (t_atom *)sysmem_newptr((t_ptr_size)(count ? count : 1) * sizeof **av);
    if (!*av)
        return MAX_ERR_OUT_OF_MEM;
    *ac = count;
    atoms_to_max(*av, atoms, count, row->type == PARAMETER_COUNT || row->type == PARAMETER_FLAG);
    return MAX_ERR_NONE;
}

static t_symbol *row_type(const struct parameter *row) {
    switch (row->type) {
    case PARAMETER_NUMBER:
        return gensym("float64");
    case PARAMETER_COUNT:
    case PARAMETER_FLAG:
        return gensym("long");
    case PARAMETER_NAME:
        return gensym("symbol");
    case PARAMETER_CHOICE:
        return gensym(row->more ? "atom" : "symbol");
    default:
        return gensym("atom");
    }
}

static void describe(t_class *c, const struct parameter *row, const char *what, const char *type,
                     const char *word) {
    t_atom a;
    atom_setsym(&a, gensym(word));
    class_attr_addattr_atoms(c, row->name, what, gensym(type), 0, 1, &a);
}

static void describe_words(t_class *c, const struct parameter *row) {
    t_atom words[ATOMS];
    int count = 0;
    for (const char *word; count < ATOMS && (word = row->word(count)); count++)
        atom_setsym(words + count, gensym(word));
    class_attr_addattr_atoms(c, row->name, "enumvals", gensym("atom"), 0, count, words);
}

static void describe_number(t_class *c, const struct parameter *row, const char *what, long n) {
    t_atom a;
    atom_setlong(&a, n);
    class_attr_addattr_atoms(c, row->name, what, gensym("long"), 0, 1, &a);
}

/* What the inspector shows, and what a saved patch keeps. */
static void knock_describe(t_class *c, const struct parameter *row, int order) {
    bool whole = row->type == PARAMETER_COUNT || row->type == PARAMETER_FLAG;
    struct external_atom usual[ATOMS];
    t_atom atoms[ATOMS];
    int count = external_default(KIND, row, usual, ATOMS);
    atoms_to_max(atoms, usual, count, whole);
    class_attr_addattr_atoms(c, row->name, "default", row_type(row), 0, count, atoms);
    describe(c, row, "label", "symbol", row->label);
    describe(c, row, "category", "symbol", row->category);
    describe(c, row, "style", "symbol",
             row->word                     ? "enum"
             : row->type == PARAMETER_FLAG ? "onoff"
                                           : "text");
    if (row->word)
        describe_words(c, row);
    describe_number(c, row, "save", external_saved(row));
    describe_number(c, row, "order", order);
}

void knock_attributes(t_class *c) {
    const struct parameter *row;
    for (int i = 0; (row = external_row(KIND, i)); i++) {
        long flags = row->type == PARAMETER_FLAG ? ATTR_SET_OPAQUE_USER : 0;
        class_addattr(c, attribute_new(row->name, row_type(row), flags, METHOD(knock_get),
                                       METHOD(knock_set)));
        knock_describe(c, row, i + 1);
    }
}
