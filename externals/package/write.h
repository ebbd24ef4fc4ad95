/* SPDX-License-Identifier: BSD-3-Clause */
/* write.h: the program that writes the files around the externals: Max's package, Pd's pages. */
#ifndef KNOCK_WRITE_H
#define KNOCK_WRITE_H

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "object/external.h"

#ifndef KNOCK_PREFIX
#error "KNOCK_PREFIX stands before the name of a kind: knock."
#endif

enum { TEXT = 8192 };
/* Opens folder/name.suffix for writing; stops the program if it cannot. */
FILE *package_open(const char *folder, const char *name, const char *suffix);
/* Reads a whole file; stops the program if it cannot. Freed by the caller. */
char *package_read(const char *path);
_Noreturn void package_stop(const char *what, const char *about);
/* Returns the text before the next `at`, terminated there; *rest is the text after it, NULL at the
 * end. */
char *split(char **rest, char at);

/* --- prose.c: the texts written by hand --- */

void prose_load(const char *path);
/* The paragraph of this name, for this object if it has one of its own; NULL: there is none. */
const char *prose(const char *name, const char *object);

/* --- reference.c: docs/<name>.maxref.xml --- */

void reference_write(FILE *file, const struct external_kind *kind);

/* --- page.c: <name>.md, for Pd --- */

void page_write(FILE *file, const struct external_kind *kind);

#endif
