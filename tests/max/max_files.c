/* SPDX-License-Identifier: BSD-3-Clause */
/* Files of the Max test double: folders by number, patchers in files, dialogs; see
 * double.h. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "max/double.h"

/* --- folders: the first is the current one, and Max's search path --------------------------------
 */

enum { FOLDERS = 16, CURRENT = 1 };
static char folders[FOLDERS][MAX_PATH_CHARS] = {"", "."};
static short folder_count = CURRENT + 1;

short path_getdefault(void) { return CURRENT; }

short path_frompathname(const char *name, short *path, char *filename) {
    const char *slash = strrchr(name, '/');
    char folder[MAX_PATH_CHARS];
    if (!slash)
        return -1;
    snprintf(folder, sizeof folder, "%.*s", (int)(slash - name), name);
    snprintf(filename, MAX_PATH_CHARS, "%s", slash + 1);
    for (*path = CURRENT; *path < folder_count; ++*path)
        if (strcmp(folders[*path], folder) == 0)
            return 0;
    assert(folder_count < FOLDERS);
    memcpy(folders[folder_count++], folder, sizeof folder);
    return 0;
}

short locatefile_extended(char *name, short *outvol, t_fourcc *outtype,
                          const t_fourcc *filetypelist, short numtypes) {
    FILE *file = fopen(name, "rb");
    (void)outtype, (void)filetypelist, (void)numtypes;
    assert(!isr());
    if (!file)
        return -1;
    fclose(file);
    *outvol = CURRENT;
    return 0;
}

t_max_err path_toabsolutesystempath(const short in_path, const char *in_filename,
                                    char *out_filepath) {
    assert(in_path >= CURRENT && in_path < folder_count);
    snprintf(out_filepath, MAX_PATH_CHARS, "%s/%s", folders[in_path], in_filename);
    return MAX_ERR_NONE;
}

short path_nameconform(const char *src, char *dst, long style, long type) {
    (void)style, (void)type;
    snprintf(dst, MAX_PATH_CHARS, "%s", src);
    return 0;
}

/* --- patchers --------------------------------------------------------------------------------- */

struct patcher {
    t_object ob;
    t_object *parent;
    const char *file;
    struct patcher *next;
};

static struct patcher *patchers; /* until the program ends */

static void free_patchers(void) {
    for (struct patcher *next; patchers; patchers = next) {
        next = patchers->next;
        free(patchers);
    }
}

t_object *max_patcher(const char *file, t_object *parent) {
    struct patcher *p = (struct patcher *)max_object("jpatcher", sizeof *p);
    if (!patchers)
        atexit(free_patchers);
    p->file = file;
    p->parent = parent;
    p->next = patchers;
    patchers = p;
    return &p->ob;
}

t_symbol *jpatcher_get_filepath(t_object *p) { return gensym(((struct patcher *)p)->file); }

t_object *jpatcher_get_parentpatcher(t_object *p) { return ((struct patcher *)p)->parent; }

t_max_err object_obex_lookup(void *x, t_symbol *key, t_object **val) {
    assert(strcmp(key->s_name, "#P") == 0);
    *val = max_instance(x)->patcher;
    return *val ? MAX_ERR_NONE : MAX_ERR_GENERIC;
}

void max_place(t_object *x, t_object *patcher) { max_instance(x)->patcher = patcher; }

/* --- dialogs ---------------------------------------------------------------------------------- */

static char answer[MAX_PATH_CHARS]; /* empty: cancel */
static int dialogs;

void max_choose(const char *path) { snprintf(answer, sizeof answer, "%s", path ? path : ""); }

int max_dialogs(void) { return dialogs; }

static short dialog(char *name, short *folder, const t_fourcc *types, short ntypes) {
    assert(!isr() && types && ntypes == 1);
    trap_forbid("dialog");
    dialogs++;
    return *answer ? path_frompathname(answer, folder, name) : 1;
}

short open_dialog(char *name, short *volptr, t_fourcc *typeptr, t_fourcc *types, short ntypes) {
    assert(typeptr && !*name);
    return dialog(name, volptr, types, ntypes);
}

short saveasdialog_extended(char *name, short *vol, t_fourcc *type, t_fourcc *typelist,
                            short numtypes) {
    assert(type && *name); /* proposes a name */
    return dialog(name, vol, typelist, numtypes);
}
