/* SPDX-License-Identifier: BSD-3-Clause */
/* regular_file.h: opens regular files only. A pipe, a device or a folder could block the caller. */
#ifndef KNOCK_REGULAR_FILE_H
#define KNOCK_REGULAR_FILE_H

#include <stdbool.h>
#include <stdio.h>

/* [any] Opens for reading, or empties and opens for writing. NULL: errno has the reason; ESPIPE:
 * not a regular file. */
FILE *regular_file_open(const char *path, bool to_write);

#endif
