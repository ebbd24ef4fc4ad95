/* write.h: the program that writes what surrounds the externals in Max's package. */
#ifndef KNOCK_WRITE_H
#define KNOCK_WRITE_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "external.h"

enum { TEXT = 8192 };

/* Opens folder/name.suffix for writing; stops the program if it cannot. */
FILE *package_open(const char *folder, const char *name, const char *suffix);
/* Reads a whole file; stops the program if it cannot. Freed by the caller. */
char *package_read(const char *path);
_Noreturn void package_stop(const char *what, const char *about);

/* --- prose.c: what was written by hand --- */

void prose_load(const char *path);
/* The paragraph under this name, for this object if it has one of its own; NULL: there is none. */
const char *prose(const char *name, const char *object);

/* --- reference.c: docs/<name>.maxref.xml --- */

void reference_write(FILE *file, const struct external_kind *kind);

/* --- patcher.c: a patch from its description --- */

/* Writes the patch that `source` describes; `name` is for what is said if it cannot. */
void patcher_write(FILE *file, const char *name, char *source);

/* --- boxes.c: what Max's own objects look like --- */

struct box_kind {
    const char *name;
    bool ui; /* a maxclass of its own, not an object box */
    int inlets, outlets;
    const char *types; /* of its outlets: s signal, b bang, i int, f float, l list, . anything */
    int width, height;
};
/* NULL if it is not known. */
const struct box_kind *box_find(const char *name);

#endif
