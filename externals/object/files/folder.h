/* SPDX-License-Identifier: BSD-3-Clause */
/* folder.h: the file names in a folder, on POSIX and on Windows. */
#ifndef KNOCK_FOLDER_H
#define KNOCK_FOLDER_H

struct folder;

/* [any] NULL: it cannot be read. `path` ends with / or is a dot. */
struct folder *folder_open(const char *path);
/* The next name, valid until the next call; NULL after the last. */
const char *folder_next(struct folder *folder);
void folder_close(struct folder *folder);

#endif
