/* SPDX-License-Identifier: BSD-3-Clause */
/* host_max_files.c: where files lie: what is read is looked for along Max's path, what is written
 * lies in the current folder; whole paths stay. */
#include <stdio.h>

#include "max/host_max.h"

static bool is_whole(const char *name) { return *name == '/' || strstr(name, ":/"); }

bool knock_path(void *object, const char *name, bool to_write, char *path, int size) {
    char file[MAX_PATH_CHARS], full[MAX_PATH_CHARS] = "";
    short folder = path_getdefault();
    t_fourcc type;
    (void)object;
    snprintf(file, sizeof file, "%s", name);
    if (is_whole(file))
        path_nameconform(file, full, PATH_STYLE_NATIVE, PATH_TYPE_ABSOLUTE);
    else if (to_write || locatefile_extended(file, &folder, &type, NULL, 0) == 0)
        path_toabsolutesystempath(folder, file, full);
    return *full && snprintf(path, (size_t)size, "%s", full) < size;
}
