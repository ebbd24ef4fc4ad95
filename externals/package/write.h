/* SPDX-License-Identifier: BSD-3-Clause */
/* write.h: the program that writes what surrounds the externals in Max's package. */
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
/* What stands before the next `at`, ended there; *rest is what follows, NULL at the end. */
char *split(char **rest, char at);

/* --- prose.c: what was written by hand --- */

void prose_load(const char *path);
/* The paragraph under this name, for this object if it has one of its own; NULL: there is none. */
const char *prose(const char *name, const char *object);

/* --- reference.c: docs/<name>.maxref.xml --- */

void reference_write(FILE *file, const struct external_kind *kind);

/* --- patch_read.c, patch_write.c: a patch from its description --- */

struct patch;
/* Writes the patch that `source`, which came from folder/object.txt, describes. */
void patch_write(FILE *file, const char *folder, const char *object, char *source);
void patch_put(FILE *file, const struct patch *p);

/* --- words.c --- */

/* The comment of pd/name.pd beside `folder` that begins so; stops the program unless one does. */
const char *pd_words(const char *folder, const char *name, const char *begin);
/* Its score: steps that end with ;, each a time to wait, in ms, and a message. Freed by the caller.
 */
char *pd_score(const char *folder, const char *name);

/* --- metrics.c: text in the font of our patches --- */

enum { TEXT_SIZE = 12, MARGIN = 20 };
double text_width(const char *text);
/* As how many lines it is shown in that width. */
int text_lines(const char *text, double width);

/* --- boxes.c: what Max's own objects look like --- */

struct box_kind {
    const char *name;
    bool ui; /* a maxclass of its own, not an object box */
    int inlets, outlets;
    const char *types; /* of its outlets: s signal, b bang, i int, f float, l list, . anything */
    int width, height; /* 0 wide: as wide as its text */
};
/* NULL if it is not known. */
const struct box_kind *box_find(const char *name);

#endif
