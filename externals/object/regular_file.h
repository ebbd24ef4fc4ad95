/* SPDX-License-Identifier: BSD-3-Clause */
/* regular_file.h: files, and nothing that would have whoever opens or reads it wait: no pipe, no
 * device, no folder. */
#ifndef KNOCK_REGULAR_FILE_H
#define KNOCK_REGULAR_FILE_H

#include <stdbool.h>
#include <stdio.h>

/* To be read, or emptied and written. NULL: errno says why; ESPIPE: it is no regular file. */
FILE *regular_file_open(const char *path, bool to_write);

#endif
