/* SPDX-License-Identifier: BSD-3-Clause */
/* host_max_attributes.c: the rows of the table as Max attributes. */
#include <math.h>

#include "base/decimal.h"
#include "max/host_max.h"

/* --- atoms ------------------------------------------------------------------------------------ */

/* Max passes some spellings of a number, like 1e8, as words; they become numbers here. */
static struct external_atom atom_from_max(const t_atom *a) {
    if (a->a_type == A_LONG)
        return (struct external_atom){NULL, (double)a->a_w.w_long};
    if (a->a_type == A_FLOAT)
        return (struct external_atom){NULL, a->a_w.w_float};
    const char *word = a->a_type == A_SYM ? a->a_w.w_sym->s_name : "";
    const char *end;
    double number = decimal_read(word, &end);
    if (end != word && *end == '\0')
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

/* --- attributes ------------------------------------------------------------------------------- */

static const struct parameter *knock_row(void *attribute) {
    t_symbol *name = (t_symbol *)object_method(attribute, gensym("getname"));
    return external_find(KIND, name->s_name);
}

static bool is_single(const struct parameter *row) {
    return row->type == PARAMETER_NUMBER || row->type == PARAMETER_COUNT;
}

static bool is_found(const struct parameter *row, const struct external_atom *atoms, int count) {
    return external_searches(row) && count == 1 && !atoms->word && !isnan(atoms->number);
}

/* Collects a value while the patch loads; see restore.h. */
static bool collect(struct knock *x, const struct parameter *row, const struct external_atom *atoms,
                    int count) {
    knock_lock(x);
    bool collected = x->restore && restore_add(x->restore, KIND, row, atoms, count);
    systhread_mutex_unlock(x->mutex);
    return collected;
}

/* Acts as a message of that name, because without arguments it may be one, as `trace` is. */
static t_max_err knock_set(struct knock *x, void *attribute, long ac, t_atom *av) {
    const struct parameter *row = knock_row(attribute);
    struct external_atom atoms[ATOMS];
    int count = atoms_from_max(atoms, ATOMS, ac, av);
    if (collect(x, row, atoms, count))
        return MAX_ERR_NONE;
    knock_begin(x);
    if (is_found(row, atoms, count)) {
        double value = external_clip(x->external, row, atoms->number);
        knock_unlock(x);
        knock_search(x, row, value);
        return MAX_ERR_NONE;
    }
    bool accepted = external_message(x->external, row->name, atoms, count);
    knock_unlock(x);
    return accepted ? MAX_ERR_NONE : MAX_ERR_GENERIC;
}

static int ask(struct knock *x, const struct parameter *row, struct external_atom *atoms) {
    int count = 0;
    knock_lock(x);
    const struct external_atom *collected =
        x->restore ? restore_get(x->restore, KIND, row, &count) : NULL;
    if (collected)
        for (int i = 0; i < count; i++) /* the words stay valid after unlocking */
            atoms[i] = (struct external_atom){
                collected[i].word ? gensym(collected[i].word)->s_name : NULL, collected[i].number};
    else if (!external_searches(row))
        count = external_get(x->external, row, atoms, ATOMS);
    systhread_mutex_unlock(x->mutex);
    return collected || !external_searches(row) ? count : knock_ask(x, row, atoms, ATOMS);
}

static t_max_err knock_get(struct knock *x, void *attribute, long *ac, t_atom **av) {
    const struct parameter *row = knock_row(attribute);
    struct external_atom atoms[ATOMS];
    int count = ask(x, row, atoms);
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

/* The limits of a number box. */
static void describe_range(t_class *c, const struct parameter *row, bool whole) {
    static const char *const ends[] = {"min", "max"};
    const double values[] = {row->range->least, row->range->most};
    for (int i = 0; i < 2; i++) {
        t_atom a;
        atoms_to_max(&a, &(struct external_atom){NULL, values[i]}, 1, whole);
        class_attr_addattr_atoms(c, row->name, ends[i], row_type(row), 0, 1, &a);
    }
}

/* The inspector's description. Max saves no attribute by itself: the box defines the object. */
static void knock_describe(t_class *c, const struct parameter *row, int order) {
    bool whole = row->type == PARAMETER_COUNT || row->type == PARAMETER_FLAG;
    struct external_atom usual[ATOMS];
    t_atom atoms[ATOMS];
    int count = external_default(KIND, row, usual, ATOMS);
    atoms_to_max(atoms, usual, count, whole);
    class_attr_addattr_atoms(c, row->name, "default", row_type(row), 0, count, atoms);
    describe(c, row, "label", "symbol", row->label);
    describe(c, row, "category", "symbol", row->category);
    if (row->word || row->type == PARAMETER_FLAG) /* Max chooses the style of numbers */
        describe(c, row, "style", "symbol", row->word ? "enum" : "onoff");
    if (row->word)
        describe_words(c, row);
    if (is_single(row))
        describe_range(c, row, whole);
    describe_number(c, row, "basic", 1); /* also in the inspector's basic tab */
    describe_number(c, row, "save", 0);
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
