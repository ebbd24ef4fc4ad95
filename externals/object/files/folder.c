/* SPDX-License-Identifier: BSD-3-Clause */
/* folder.c: see folder.h. Microsoft's library has no <dirent.h>. */
#include "object/files/folder.h"

#ifdef _WIN32
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <windows.h>

struct folder {
    HANDLE search;
    WIN32_FIND_DATAA found;
    bool taken; /* the name in `found` was returned */
};

struct folder *folder_open(const char *path) {
    struct folder *folder = calloc(1, sizeof *folder);
    char pattern[MAX_PATH];
    snprintf(pattern, sizeof pattern, "%s/*", path);
    if (folder)
        folder->search = FindFirstFileA(pattern, &folder->found);
    if (folder && folder->search == INVALID_HANDLE_VALUE) {
        free(folder);
        return NULL;
    }
    return folder;
}

const char *folder_next(struct folder *folder) {
    if (folder->taken && !FindNextFileA(folder->search, &folder->found))
        return NULL;
    folder->taken = true;
    return folder->found.cFileName;
}

void folder_close(struct folder *folder) {
    FindClose(folder->search);
    free(folder);
}
#else
#include <dirent.h>
#include <stddef.h>

struct folder *folder_open(const char *path) {
    return (struct folder *)opendir(path);
}

const char *folder_next(struct folder *folder) {
    struct dirent *entry = readdir((DIR *)folder);
    return entry ? entry->d_name : NULL;
}

void folder_close(struct folder *folder) { closedir((DIR *)folder); }
#endif
