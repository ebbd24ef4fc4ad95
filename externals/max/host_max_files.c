/* SPDX-License-Identifier: BSD-3-Clause */
/* host_max_files.c: files of the Max host, all in the main thread. A relative name is relative to
 * the patch's folder; for reading, Max's search path is searched too. Without a name a dialog
 * opens. */
#include <stdio.h>

#include "learn/learn.h"
#include "max/host_max.h"
#include "object/files/regular_file.h"
#include "object/files/sound_file.h"

/* --- names ------------------------------------------------------------------------------------ */

static bool is_whole(const char *name) { return *name == '/' || strstr(name, ":/"); }

static bool can_be_read(const char *path) {
    FILE *file = regular_file_open(path, false);
    if (file)
        fclose(file);
    return file != NULL;
}

/* The folder of the patch file that contains the object, at any depth; false: not saved yet. */
static bool folder_of_patch(struct knock *x, short *folder) {
    char name[MAX_PATH_CHARS];
    t_object *patcher = NULL;
    object_obex_lookup(x, gensym("#P"), &patcher);
    for (; patcher; patcher = jpatcher_get_parentpatcher(patcher)) {
        t_symbol *file = jpatcher_get_filepath(patcher);
        if (file && *file->s_name && path_frompathname(file->s_name, folder, name) == 0)
            return true;
    }
    return false;
}

bool knock_path(void *object, const char *name, bool to_write, char *path, int size) {
    char file[MAX_PATH_CHARS], full[MAX_PATH_CHARS] = "";
    short folder;
    t_fourcc type;
    bool beside = folder_of_patch(object, &folder);
    if (!beside)
        folder = path_getdefault();
    snprintf(file, sizeof file, "%s", name);
    if (is_whole(file))
        path_nameconform(file, full, PATH_STYLE_NATIVE, PATH_TYPE_ABSOLUTE);
    else if (to_write || beside)
        path_toabsolutesystempath(folder, file, full);
    if (!to_write && !is_whole(name) && !(beside && can_be_read(full))) {
        *full = '\0';
        if (locatefile_extended(file, &folder, &type, NULL, 0) == 0)
            path_toabsolutesystempath(folder, file, full);
    }
    return *full && snprintf(path, (size_t)size, "%s", full) < size;
}

/* --- dialogs ---------------------------------------------------------------------------------- */

static const struct dialog {
    const char *message;
    bool to_write;
    t_fourcc type;
} dialogs[] = {{"read", false, 0x54455854 /* TEXT */},
               {"write", true, 0x54455854 /* TEXT */},
               {"learn", false, 0x57415645 /* WAVE */}};

static const struct dialog *dialog_of(const char *message) {
    for (size_t i = 0; i < sizeof dialogs / sizeof *dialogs; i++)
        if (strcmp(dialogs[i].message, message) == 0)
            return &dialogs[i];
    return NULL;
}

bool knock_uses_files(const char *message) { return dialog_of(message) != NULL; }

t_symbol *knock_ask_for_file(const char *message) {
    const struct dialog *d = dialog_of(message);
    char name[MAX_PATH_CHARS] = "", full[MAX_PATH_CHARS] = "";
    short folder = 0;
    t_fourcc type = d->type, types[] = {d->type};
    if (d->to_write)
        snprintf(name, sizeof name, "modes.txt");
    if (d->to_write ? saveasdialog_extended(name, &folder, &type, types, 1)
                    : open_dialog(name, &folder, &type, types, 1))
        return NULL; /* cancelled */
    path_toabsolutesystempath(folder, name, full);
    return *full ? gensym(full) : NULL;
}

/* --- recordings ------------------------------------------------------------------------------- */

/* Uses the buffer~ of that name, else reads the file. */
void knock_load_sounds(struct knock *x, long ac, const t_atom *av) {
    char path[MAX_PATH_CHARS];
    for (long i = 0; i < ac && i < SOUNDS && av[i].a_type == A_SYM; i++) {
        struct sound *s = &x->sounds[i];
        const char *name = av[i].a_w.w_sym->s_name;
        *s = (struct sound){.name = name};
        if (!knock_has_buffer(x, name) && knock_path(x, name, false, path, sizeof path))
            s->count = sound_file_read(path, LEARN_SECONDS, &s->samples, &s->rate);
        if (!s->samples)
            s->name = NULL;
    }
}

bool knock_take_sound(struct knock *x, const char *name, float **samples, double *rate,
                      int *count) {
    for (int i = 0; i < SOUNDS; i++)
        if (x->sounds[i].name && strcmp(x->sounds[i].name, name) == 0) {
            *samples = x->sounds[i].samples;
            *rate = x->sounds[i].rate;
            *count = x->sounds[i].count;
            x->sounds[i].name = NULL;
            return true;
        }
    return false;
}

void knock_forget_sounds(struct knock *x) {
    for (int i = 0; i < SOUNDS; i++)
        if (x->sounds[i].name) {
            free(x->sounds[i].samples);
            x->sounds[i].name = NULL;
        }
}
