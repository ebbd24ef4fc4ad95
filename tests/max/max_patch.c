/* SPDX-License-Identifier: BSD-3-Clause */
/* What a patch saves of a box, and loading externals, for the Max double; see double.h.
 *
 * As in Max's own files, the saved attributes stand in the order of the alphabet, and every one
 * with save 1 is there, typed in the box or not.
 */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "max/double.h"

enum { ENTRIES = 128 };

struct _dictionary {
    t_object ob;
    int count;
    struct entry {
        t_symbol *name;
        t_atom *atoms;
        int atom_count;
    } entries[ENTRIES];
    t_dictionary *inner; /* saved_object_attributes of a box */
};

static const struct entry *find(const t_dictionary *d, const t_symbol *key) {
    for (int i = 0; i < d->count; i++)
        if (d->entries[i].name == key)
            return &d->entries[i];
    return NULL;
}

long dictionary_hasentry(const t_dictionary *d, t_symbol *key) { return find(d, key) != NULL; }

t_max_err dictionary_getdictionary(const t_dictionary *d, t_symbol *key, t_object **value) {
    if (strcmp(key->s_name, "saved_object_attributes") != 0 || !d->inner)
        return MAX_ERR_GENERIC;
    *value = (t_object *)d->inner;
    return MAX_ERR_NONE;
}

/* A value that is alone is not a list. */
t_max_err dictionary_getatoms_ext(const t_dictionary *d, t_symbol *key, long stringstosymbols,
                                  long *argc, t_atom **argv) {
    const struct entry *e = find(d, key);
    assert(stringstosymbols == 1);
    if (!e || e->atom_count < 2)
        return MAX_ERR_GENERIC;
    *argc = e->atom_count;
    *argv = e->atoms;
    return MAX_ERR_NONE;
}

t_max_err dictionary_getsym(const t_dictionary *d, t_symbol *key, t_symbol **value) {
    const struct entry *e = find(d, key);
    if (!e || e->atom_count != 1 || e->atoms->a_type != A_SYM)
        return MAX_ERR_GENERIC;
    *value = e->atoms->a_w.w_sym;
    return MAX_ERR_NONE;
}

t_max_err dictionary_getlong(const t_dictionary *d, t_symbol *key, t_atom_long *value) {
    const struct entry *e = find(d, key);
    if (!e || e->atom_count != 1 || e->atoms->a_type != A_LONG)
        return MAX_ERR_GENERIC;
    *value = e->atoms->a_w.w_long;
    return MAX_ERR_NONE;
}

t_max_err dictionary_getfloat(const t_dictionary *d, t_symbol *key, double *value) {
    const struct entry *e = find(d, key);
    if (!e || e->atom_count != 1 || e->atoms->a_type != A_FLOAT)
        return MAX_ERR_GENERIC;
    *value = e->atoms->a_w.w_float;
    return MAX_ERR_NONE;
}

/* --- saving ----------------------------------------------------------------------------------- */

static int by_name(const void *a, const void *b) {
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

char *max_save(t_object *x) {
    const char *class_name = max_class_name(x), *names[ENTRIES];
    int count = max_attribute_count(class_name);
    char *text = calloc(1, MAX_TEXT);
    size_t at = 0;
    for (int i = 0; i < count; i++)
        names[i] = max_attribute(class_name, i);
    qsort(names, (size_t)count, sizeof *names, by_name);
    for (int i = 0; i < count; i++) {
        const char *save = max_metadata(class_name, names[i], "save");
        char *value = max_get(x, names[i]);
        if (save && strcmp(save, "1") == 0)
            at += (size_t)snprintf(text + at, MAX_TEXT - at, "%s %s\n", names[i], value);
        free(value);
    }
    return text;
}

/* One line an entry: the name and its value. */
static t_dictionary *dictionary_from(const char *text) {
    t_dictionary *d = calloc(1, sizeof *d);
    for (const char *line = text; *line; line = strchr(line, '\n') + 1) {
        char copy[MAX_TEXT];
        t_atom atoms[MAX_ATOMS];
        struct entry *e = &d->entries[d->count++];
        snprintf(copy, sizeof copy, "%.*s", (int)strcspn(line, "\n"), line);
        e->atom_count = max_parse(copy, atoms, MAX_ATOMS) - 1;
        e->name = atoms[0].a_w.w_sym;
        e->atoms = malloc(sizeof atoms);
        memcpy(e->atoms, atoms + 1, (size_t)e->atom_count * sizeof *atoms);
    }
    return d;
}

t_object *max_restore(const char *box, const char *saved, enum max_way way) {
    t_dictionary outer = {.inner = dictionary_from(saved)};
    int count = outer.inner->count;
    if (way == MAX_BOTH || way == MAX_BEFORE)
        gensym("#D")->s_thing = (t_object *)&outer;
    t_object *x = max_make(box);
    gensym("#D")->s_thing = NULL;
    for (int i = 0; i < count; i++) {
        struct entry *e = &outer.inner->entries[way == MAX_BACKWARDS ? count - 1 - i : i];
        if (way != MAX_BEFORE)
            max_set(x, e->name->s_name, e->atom_count, e->atoms);
        free(e->atoms);
    }
    free(outer.inner);
    max_idle();
    return x;
}

/* --- loading ---------------------------------------------------------------------------------- */

#ifdef _WIN32
#include <windows.h>
static void *max_entry(const char *path) {
    HMODULE module = LoadLibraryA(path);
    return module ? (void *)(intptr_t)GetProcAddress(module, "ext_main") : NULL;
}
#else
#include <dlfcn.h>
static void *max_entry(const char *path) {
    void *module = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!module)
        fprintf(stderr, "%s\n", dlerror());
    return module ? dlsym(module, "ext_main") : NULL;
}
#endif

bool max_load(const char *path) {
    union {
        void *address;
        void (*call)(void *);
    } entry = {max_entry(path)};
    if (!entry.address)
        return false;
    entry.call(NULL);
    return true;
}
