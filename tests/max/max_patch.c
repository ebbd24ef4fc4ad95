/* SPDX-License-Identifier: BSD-3-Clause */
/* Saved boxes, and loading of externals, for the Max test double; see double.h. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "max/double.h"

enum { ENTRIES = 128 };

/* --- saving and freezing ---------------------------------------------------------------------- */

static int by_name(const void *a, const void *b) {
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* The attributes in the order of the alphabet, a line each; of all, or of those with save 1. */
static char *attributes_of(t_object *x, bool all) {
    const char *class_name = max_class_name(x), *names[ENTRIES];
    int count = max_attribute_count(class_name);
    char *text = calloc(1, MAX_TEXT);
    size_t at = 0;
    assert(count <= ENTRIES);
    for (int i = 0; i < count; i++)
        names[i] = max_attribute(class_name, i);
    qsort(names, (size_t)count, sizeof *names, by_name);
    for (int i = 0; i < count; i++) {
        const char *save = max_metadata(class_name, names[i], "save");
        char *value = max_get(x, names[i]);
        if (all ? !max_readonly(class_name, names[i]) : !save || strcmp(save, "0") != 0)
            at += (size_t)snprintf(text + at, MAX_TEXT - at, "%s %s\n", names[i], value);
        free(value);
    }
    assert(at < MAX_TEXT - 1);
    return text;
}

char *max_save(t_object *x) { return attributes_of(x, false); }

char *max_freeze(t_object *x) { return attributes_of(x, true); }

static void set_line(t_object *x, const char *line) {
    char copy[MAX_TEXT];
    t_atom atoms[MAX_ATOMS];
    snprintf(copy, sizeof copy, "%.*s", (int)strcspn(line, "\n"), line);
    int count = max_parse(copy, atoms, MAX_ATOMS);
    max_set(x, atoms[0].a_w.w_sym->s_name, count - 1, atoms + 1);
}

t_object *max_thaw(const char *box, const char *frozen, unsigned order) {
    const char *lines[ENTRIES];
    int count = 0;
    for (const char *line = frozen; *line; line = strchr(line, '\n') + 1)
        lines[count++] = line;
    for (int i = count - 1; order && i > 0; i--) {
        order = order * 1664525 + 1013904223; /* Numerical Recipes' */
        int j = (int)((order >> 8) % (unsigned)(i + 1));
        const char *line = lines[i];
        lines[i] = lines[j];
        lines[j] = line;
    }
    t_object *x = max_make(box);
    for (int i = 0; x && i < count; i++)
        set_line(x, lines[i]);
    max_idle();
    return x;
}

void max_loadbang(t_object *x) {
    method m = max_find_method(max_instance(x)->class, "loadbang", NULL);
    assert(m);
    MAX_AS(void (*)(t_object *), m)(x);
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
