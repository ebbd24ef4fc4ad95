/* SPDX-License-Identifier: BSD-3-Clause */
/* patches.h: the patches of the package as the tests read them. */
#ifndef KNOCK_PATCHES_H
#define KNOCK_PATCHES_H

#include <dirent.h>

#include "max/json.h"
#include "max/play.h"

static inline char *file_text(const char *name) {
    static char text[1 << 20];
    char path[1024];
    snprintf(path, sizeof path, "%s/%.200s", MAX_PACKAGE, name);
    FILE *file = fopen(path, "r");
    memset(text, 0, sizeof text);
    if (!CHECK(file != NULL))
        return text;
    CHECK(fread(text, 1, sizeof text - 1, file) < sizeof text - 1);
    fclose(file);
    return text;
}

/* The patches of the package: helps, the overview, and what stands in patchers/. */
enum { MOST_PATCHES = 80 };
static char patches[MOST_PATCHES][128];
static int patch_count;

static inline void list_folder(const char *name) {
    char path[1024];
    snprintf(path, sizeof path, "%s/%.200s", MAX_PACKAGE, name);
    DIR *folder = opendir(path);
    for (struct dirent *entry; folder && (entry = readdir(folder));)
        if ((strstr(entry->d_name, ".maxpat") || strstr(entry->d_name, ".maxhelp")) &&
            CHECK(patch_count < MOST_PATCHES))
            snprintf(patches[patch_count++], sizeof *patches, "%s/%.100s", name, entry->d_name);
    if (CHECK(folder != NULL))
        closedir(folder);
}

static inline void list_patches(void) {
    if (patch_count || !play_load())
        return;
    list_folder("help");
    list_folder("extras");
    list_folder("patchers");
}

typedef void (*visit)(const struct json *patcher);

/* The patcher and those inside it. */
static inline void walk(const struct json *patcher, visit see) {
    const struct json *boxes = json_member(patcher, "boxes");
    see(patcher);
    for (const struct json *b = boxes ? boxes->first : NULL; b; b = b->next)
        if (json_member(json_member(b, "box"), "patcher"))
            walk(json_member(json_member(b, "box"), "patcher"), see);
}

static inline void walk_all(visit see) {
    list_patches();
    for (int i = 0; i < patch_count; i++) {
        struct json *j = json_read(file_text(patches[i]));
        check_case("%s", patches[i]);
        if (CHECK(j && json_member(j, "patcher")))
            walk(json_member(j, "patcher"), see);
        json_free(j);
    }
}

#define EACH_BOX(patcher, b)                                                                       \
    for (const struct json *e_ = json_member(patcher, "boxes")->first, *b; e_; e_ = e_->next)      \
        if ((b = json_member(e_, "box")))

static inline const struct json *box_of(const struct json *patcher, const char *id) {
    EACH_BOX(patcher, b) if (strcmp(json_text(b, "id"), id) == 0) return b;
    return NULL;
}

static inline bool is_class(const struct json *b, const char *class) {
    return strcmp(json_text(b, "maxclass"), class) == 0;
}

static inline void rectangle(const struct json *b, double r[4]) {
    const struct json *e = json_member(b, "patching_rect")->first;
    for (int i = 0; i < 4; i++, e = e->next)
        r[i] = e->number;
}

#endif
