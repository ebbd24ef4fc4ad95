/* SPDX-License-Identifier: BSD-3-Clause */
/* host_max_saved.c: what a patch has saved of an object, and how it comes back.
 *
 * A patch keeps every row but views. What it has kept wins over what the box says, for the box was
 * typed first and messages came after it. The rows are there while the object is made, in the
 * dictionary of its box, and Max sets each again, before or after, in an order of its own; but a
 * row may need those before it in the table, and a body brings values that others have saved. So
 * while a patch loads, each row that comes is remembered, and all that are remembered are set in
 * the order of the table until they hold. A value that differs from what the patch has saved is a
 * message of somebody's, and ends that.
 */
#include <math.h>

#include "max/host_max.h"

static bool same(const struct external_atom *a, const struct external_atom *b) {
    if (a->word || b->word)
        return a->word && b->word && strcmp(a->word, b->word) == 0;
    return fabs(a->number - b->number) <= 1e-9 * fabs(a->number);
}

static bool are(const struct remembered *r, const struct external_atom *atoms, int count) {
    bool all = r->count == count;
    for (int i = 0; all && i < count; i++)
        all = same(&r->atoms[i], &atoms[i]);
    return all;
}

static bool remember(struct remembered *r, const struct external_atom *atoms, int count) {
    struct external_atom *copy = malloc(((size_t)count + 1) * sizeof *copy);
    if (!copy)
        return false;
    for (int i = 0; i < count; i++)
        copy[i] = (struct external_atom){atoms[i].word ? gensym(atoms[i].word)->s_name : NULL,
                                         atoms[i].number};
    free(r->atoms);
    *r = (struct remembered){count, copy};
    return true;
}

void knock_loaded(struct knock *x) {
    x->loading = false;
    for (int i = 0; i < ROWS; i++) {
        free(x->saved[i].atoms);
        x->saved[i] = (struct remembered){0};
    }
}

/* --- the dictionary of the box ---------------------------------------------------------------- */

/* Of the box that is being made; NULL if it has saved nothing. */
static const t_dictionary *saved_attributes(void) {
    const t_dictionary *box = (const t_dictionary *)gensym("#D")->s_thing;
    t_object *saved = NULL;
    if (!box || dictionary_getdictionary(box, gensym("saved_object_attributes"), &saved))
        return NULL;
    return (const t_dictionary *)saved;
}

/* Lists, words and numbers of either kind are four things to a dictionary. */
static int saved_row(const t_dictionary *saved, const struct parameter *row,
                     struct external_atom *atoms) {
    t_symbol *name = gensym(row->name);
    long ac = 0;
    t_atom *av, single;
    if (!dictionary_hasentry(saved, name))
        return 0;
    if (!dictionary_getatoms_ext(saved, name, 1, &ac, &av) && ac)
        return atoms_from_max(atoms, ATOMS, ac, av);
    if (dictionary_getsym(saved, name, &single.a_w.w_sym) == MAX_ERR_NONE)
        single.a_type = A_SYM;
    else if (dictionary_getlong(saved, name, &single.a_w.w_long) == MAX_ERR_NONE)
        single.a_type = A_LONG;
    else if (dictionary_getfloat(saved, name, &single.a_w.w_float) == MAX_ERR_NONE)
        single.a_type = A_FLOAT;
    else
        return 0;
    return atoms_from_max(atoms, ATOMS, 1, &single);
}

static void remember_saved(struct knock *x) {
    const t_dictionary *saved = saved_attributes();
    const struct parameter *row;
    struct external_atom atoms[ATOMS];
    for (int i = 0; saved && (row = external_row(KIND, i)); i++) {
        int count = external_saved(row) ? saved_row(saved, row, atoms) : 0;
        if (count)
            remember(&x->saved[i], atoms, count);
    }
}

/* --- the box ---------------------------------------------------------------------------------- */

static int row_index(const struct parameter *row) {
    int index = 0;
    while (external_row(KIND, index) != row)
        index++;
    return index;
}

/* Whether the patch has saved something that stands for this flag of the box. How many pickups
 * there are is said by the box, so that typing another list makes other outlets. */
static bool is_superseded(struct knock *x, const struct external_atom *flag, int values) {
    const struct parameter *row = external_find(KIND, flag->word + 1);
    if (!row)
        return false;
    struct remembered *r = &x->saved[row_index(row)];
    if (row->creation && r->count && r->count != values) {
        free(r->atoms);
        *r = (struct remembered){0};
    }
    for (int w = 0; row->write && w < EXTERNAL_WRITES && row->writes[w]; w++)
        if (x->saved[row_index(external_find(KIND, row->writes[w]))].count)
            return true;
    return r->count > 0;
}

/* The box without what the patch has saved. */
static int add_box(struct knock *x, struct external_atom *to, const struct external_atom *box,
                   int count) {
    int kept = 0;
    for (int i = 0, values; i < count; i += 1 + values) {
        for (values = 0; i + 1 + values < count && !external_is_flag(box + i + 1 + values);)
            values++;
        if (external_is_flag(box + i) && is_superseded(x, box + i, values))
            continue;
        memcpy(to + kept, box + i, (size_t)(1 + values) * sizeof *to);
        kept += 1 + values;
    }
    return kept;
}

static int add_saved(const struct knock *x, struct external_atom *to, int count) {
    const struct parameter *row;
    for (int i = 0; (row = external_row(KIND, i)); i++) {
        const struct remembered *r = &x->saved[i];
        char flag[EXTERNAL_NAME];
        if (!r->count)
            continue;
        snprintf(flag, sizeof flag, "@%s", row->name);
        to[count] = (struct external_atom){gensym(flag)->s_name, 0};
        memcpy(to + count + 1, r->atoms, (size_t)r->count * sizeof *to);
        count += 1 + r->count;
    }
    return count;
}

struct external_atom *knock_arguments(struct knock *x, long ac, const t_atom *av, int *count) {
    size_t room = (size_t)ac + 1;
    remember_saved(x);
    for (int i = 0; i < ROWS; i++)
        room += (size_t)x->saved[i].count + 1;
    struct external_atom *all = malloc(room * sizeof *all);
    struct external_atom *box = malloc(((size_t)ac + 1) * sizeof *box);
    *count = 0;
    if (all && box)
        *count = add_saved(x, all, add_box(x, all, box, atoms_from_max(box, (int)ac, ac, av)));
    free(box);
    return all;
}

/* --- set again -------------------------------------------------------------------------------- */

/* In the order of the table until all of it holds: a row may be refused until those after it are as
 * they were, a scheme until its body is there. */
static void restore(struct knock *x) {
    enum { PASSES = 4 };
    const struct parameter *row;
    struct external_atom is[ATOMS];
    bool holds = false;
    x->silent = true;
    for (int pass = 0; pass < PASSES && !holds; pass++) {
        holds = true;
        for (int i = 0; (row = external_row(KIND, i)); i++) {
            const struct remembered *r = &x->saved[i];
            if (!r->count || are(r, is, external_get(x->external, row, is, ATOMS)))
                continue;
            holds = false;
            external_set(x->external, row, r->atoms, r->count);
        }
    }
    x->silent = false;
}

/* Whether it was refused for what other rows are, which may still come. */
static bool may_come(const struct parameter *row, const struct external_atom *atoms) {
    for (int i = 0; row->type == PARAMETER_CHOICE && row->word(i); i++)
        if (atoms->word && strcmp(atoms->word, row->word(i)) == 0)
            return true;
    return false;
}

/* False, and it is said why: it is nothing to be remembered. */
static bool try_first(struct knock *x, const struct parameter *row,
                      const struct external_atom *atoms, int count) {
    x->silent = may_come(row, atoms);
    bool accepted = external_set(x->external, row, atoms, count) || x->silent;
    x->silent = false;
    return accepted;
}

bool knock_restores(struct knock *x, const struct parameter *row, const struct external_atom *atoms,
                    int count) {
    bool known = false;
    if (!x->loading || !external_saved(row) || count == 0)
        return false;
    for (int i = 0; i < ROWS; i++)
        known |= x->saved[i].count > 0;
    struct remembered *r = &x->saved[row_index(row)];
    if (known && r->count && !are(r, atoms, count)) {
        knock_loaded(x);
        return false;
    }
    if (!r->count && (!try_first(x, row, atoms, count) || !remember(r, atoms, count)))
        return true;
    restore(x);
    return true;
}
