/* SPDX-License-Identifier: BSD-3-Clause */
/* host_max_later.c: the Max host's work in the main thread, whichever thread asks for it: searches,
 * print and trace, messages that use files, and notifying inspectors of changed attributes.
 * Searches and reports use a copy without the mutex, and recordings are read without it, so that
 * notes from the scheduler never wait for them, not even if the scheduler is the audio thread.
 */
#include "max/host_max.h"

/* One of three: a report to answer, a row to search for, or a message. */
struct deferred {
    struct deferred *next;
    struct report *report;
    const struct parameter *row;
    double value;
    const char *selector;
    long count;
    t_atom *atoms;
};

/* --- on a copy -------------------------------------------------------------------------------- */

static void say_now(void *object, bool is_error, const char *line) {
    if (is_error)
        object_error(object, "%s", line);
    else
        object_post(object, "%s", line);
}

static const struct external_host unlocked = {
    .say = say_now, .read_array = knock_read_array, .write_trace = knock_write_trace, .flag = '@'};

/* Without a name a dialog asks for one. */
static void run_message(struct knock *x, const struct deferred *e) {
    struct external_atom atoms[ATOMS];
    t_atom chosen, *av = e->atoms;
    long ac = e->count;
    if (ac == 0) {
        t_symbol *path = knock_ask_for_file(e->selector);
        if (!path)
            return;
        atom_setsym(&chosen, path);
        av = &chosen;
        ac = 1;
    }
    if (strcmp(e->selector, "learn") == 0)
        knock_load_sounds(x, ac, av);
    int count = atoms_from_max(atoms, ATOMS, ac, av);
    knock_begin(x);
    external_message(x->external, e->selector, atoms, count);
    knock_unlock(x);
    knock_forget_sounds(x);
}

static void run(struct knock *x, const struct deferred *e) {
    if (e->selector) {
        run_message(x, e);
        return;
    }
    knock_lock(x);
    struct external *copy = external_snapshot(x->external, &unlocked);
    knock_unlock(x);
    if (!copy)
        return;
    if (e->report)
        external_answer(copy, e->report);
    else {
        external_search(copy, e->row, e->value);
        knock_lock(x);
        external_apply_search(x->external, copy, e->row);
        knock_unlock(x);
    }
    external_free(copy);
}

int knock_ask(struct knock *x, const struct parameter *row, struct external_atom *atoms, int most) {
    knock_lock(x);
    struct external *copy = external_snapshot(x->external, &unlocked);
    knock_unlock(x);
    int count = copy ? external_get(copy, row, atoms, most) : 0;
    external_free(copy);
    return count;
}

/* --- the queue of work ------------------------------------------------------------------------ */

/* With the mutex locked. */
static bool add(struct knock *x, struct deferred deferred) {
    struct deferred *e = malloc(sizeof *e), **last = &x->deferred;
    if (!e)
        return false;
    *e = deferred;
    while (*last)
        last = &(*last)->next;
    *last = e;
    qelem_set(x->later);
    return true;
}

static struct deferred *take(struct knock *x) {
    knock_lock(x);
    struct deferred *e = x->deferred;
    if (e)
        x->deferred = e->next;
    knock_unlock(x);
    return e;
}

void knock_run_deferred(struct knock *x) {
    for (struct deferred *e; (e = take(x));) {
        run(x, e);
        free(e->atoms);
        free(e);
    }
}

void knock_search_later(void *object, const struct parameter *row, double value) {
    add(object, (struct deferred){.row = row, .value = value});
}

void knock_report(void *object, struct report *report) {
    add(object, (struct deferred){.report = report});
}

void knock_defer(struct knock *x, const char *selector, long ac, const t_atom *av) {
    t_atom *atoms = malloc(((size_t)ac + 1) * sizeof *atoms);
    if (!atoms)
        return;
    for (long i = 0; i < ac; i++)
        atoms[i] = av[i];
    knock_lock(x);
    bool added = add(x, (struct deferred){.selector = selector, .count = ac, .atoms = atoms});
    knock_unlock(x);
    if (!added)
        free(atoms);
    if (!isr())
        knock_run_deferred(x);
}

void knock_search(struct knock *x, const struct parameter *row, double value) {
    knock_lock(x);
    add(x, (struct deferred){.row = row, .value = value});
    knock_unlock(x);
    if (!isr())
        knock_run_deferred(x);
}

void knock_free_deferred(struct knock *x) {
    for (struct deferred *next; x->deferred; x->deferred = next) {
        next = x->deferred->next;
        free(x->deferred->report);
        free(x->deferred->atoms);
        free(x->deferred);
    }
}

void knock_later(struct knock *x) {
    knock_begin(x);
    external_collect(x->external);
    knock_unlock(x);
    knock_run_deferred(x);
    knock_touch(x);
}

/* --- attributes that have changed ------------------------------------------------------------- */

static uint64_t mixed(uint64_t hash, const void *value, size_t size) {
    uint64_t part = 0;
    for (const char *at = value; size;
         at += sizeof part, size -= size < sizeof part ? size : sizeof part) {
        part = 0;
        memcpy(&part, at, size < sizeof part ? size : sizeof part);
        hash = (hash ^ part) * 0x9e3779b97f4a7c15u;
        hash ^= hash >> 29;
    }
    return hash;
}

/* A hash of the row's value: two values collide in one case of 2^64. */
static uint64_t row_now(const struct parameter *row, const struct settings *s) {
    const char *at = (const char *)s + row->at;
    const struct external_list *list = (const void *)at;
    uint64_t hash = 1;
    switch (row->type) {
    case PARAMETER_NUMBER:
    case PARAMETER_BLEND:
        return mixed(hash, at, sizeof(double));
    case PARAMETER_CHOICE:
        if (row->more)
            hash = mixed(hash, (const char *)s + row->more->at, sizeof(double));
        return mixed(hash, at, sizeof(int));
    case PARAMETER_COUNT:
        return mixed(hash, at, sizeof(int));
    case PARAMETER_LIST:
        return mixed(mixed(hash, &list->count, sizeof list->count), list->value,
                     (size_t)list->count * sizeof *list->value);
    case PARAMETER_NAME:
        return mixed(hash, at, strlen(at));
    case PARAMETER_FLAG:
        break;
    }
    return mixed(hash, at, sizeof(bool));
}

/* A view depends on most other rows, so that any change of these touches it. */
void knock_notice(struct knock *x) {
    const struct parameter *row;
    bool moved = false;
    for (int i = 0; (row = external_row(KIND, i)); i++)
        if (!row->write) {
            uint64_t now = row_now(row, external_settings(x->external));
            bool changed = now != x->seen[i];
            x->touch[i] |= changed;
            moved |= changed && row->effect != LIVE && row->type != PARAMETER_NAME;
            x->seen[i] = now;
        }
    for (int i = 0; moved && (row = external_row(KIND, i)); i++)
        x->touch[i] |= row->write != NULL;
}

/* In the main thread, without the mutex: an inspector reads the value at once. */
void knock_touch(struct knock *x) {
    const struct parameter *row;
    for (int i = 0; (row = external_row(KIND, i)); i++) {
        knock_lock(x);
        bool touch = x->touch[i];
        x->touch[i] = false;
        systhread_mutex_unlock(x->mutex);
        if (touch)
            object_attr_touch((t_object *)x, gensym(row->name));
    }
}
