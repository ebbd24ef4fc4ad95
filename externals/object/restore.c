/* SPDX-License-Identifier: BSD-3-Clause */
/* restore.c: collects the values that a patch restores, and sets them in the order of the table. */
#include "object/restore.h"

#include "object/external_state.h"

/* --- collecting ------------------------------------------------------------------------------- */

/* Copies atoms and their words into one block. */
static struct external_atom *copy_of(const struct external_atom *atoms, int count) {
    size_t size = (size_t)count * sizeof *atoms;
    for (int i = 0; i < count; i++)
        size += atoms[i].word ? strlen(atoms[i].word) + 1 : 0;
    struct external_atom *copy = malloc(size);
    char *word = copy ? (char *)(copy + count) : NULL;
    for (int i = 0; copy && i < count; i++) {
        copy[i] = atoms[i];
        if (atoms[i].word) {
            size_t length = strlen(atoms[i].word) + 1;
            copy[i].word = memcpy(word, atoms[i].word, length);
            word += length;
        }
    }
    return copy;
}

bool restore_add(struct restore *r, const struct external_kind *kind, const struct parameter *row,
                 const struct external_atom *atoms, int count) {
    int index = external_row_index(kind, row);
    struct external_atom *copy = index < EXTERNAL_ROWS && count > 0 ? copy_of(atoms, count) : NULL;
    if (!copy)
        return false;
    free(r->rows[index].atoms);
    r->rows[index] = (struct restore_row){count, copy};
    return true;
}

const struct external_atom *restore_get(const struct restore *r, const struct external_kind *kind,
                                        const struct parameter *row, int *count) {
    int index = external_row_index(kind, row);
    *count = index < EXTERNAL_ROWS ? r->rows[index].count : 0;
    return *count ? r->rows[index].atoms : NULL;
}

void restore_forget(struct restore *r) {
    for (int i = 0; i < EXTERNAL_ROWS; i++)
        free(r->rows[i].atoms);
    memset(r, 0, sizeof *r);
}

/* --- applying --------------------------------------------------------------------------------- */

/* A view is skipped if the rows that it writes are collected: they have more digits. */
static bool is_superseded(const struct restore *r, const struct external_kind *kind,
                          const struct parameter *row) {
    int count = 0;
    for (int w = 0; row->write && w < EXTERNAL_WRITES && row->writes[w] && !count; w++)
        restore_get(r, kind, external_find(kind, row->writes[w]), &count);
    return count > 0;
}

/* Views that search are set after all other rows, because the search depends on those. */
static void set_all(struct external *x, const struct restore *r, bool searches) {
    const struct parameter *row;
    for (int i = 0; i < EXTERNAL_ROWS && (row = external_row(x->kind, i)); i++) {
        const struct restore_row *value = &r->rows[i];
        if (!value->count || external_searches(row) != searches || is_superseded(r, x->kind, row))
            continue;
        if (searches && x->host->search &&
            value_set(x, row, value->atoms, value->count) == VALUE_SET)
            x->host->search(x->object, row, *x->incoming);
        else if (!value_take(x, row, value->atoms, value->count))
            external_say(x, true, x->why);
    }
}

/* If the scheme does not fit, first the correction is dropped, then the scheme: exact supports
 * every body and law. */
static bool apply_plan(struct external *x) {
    x->settings.bodies++;
    if (external_arrive(x, ARRIVAL_FRESH))
        return true;
    external_say(x, true, x->why);
    x->settings.correct = CORRECT_NONE;
    if (external_arrive(x, ARRIVAL_FRESH))
        return true;
    x->settings.scheme = SCHEME_EXACT;
    return external_arrive(x, ARRIVAL_FRESH);
}

void restore_apply(struct restore *r, struct external *x) {
    bool any = false;
    for (int i = 0; i < EXTERNAL_ROWS; i++)
        any |= r->rows[i].count > 0;
    if (!any)
        return;
    external_read_inlets(x);
    x->before = x->settings;
    set_all(x, r, false);
    if (apply_plan(x)) {
        external_set_changed_inputs(x);
        external_set_live(x);
        x->before = x->settings;
        set_all(x, r, true);
    } else {
        x->settings = x->before;
        external_drop_command(x);
    }
    restore_forget(r);
    external_post(x);
}
