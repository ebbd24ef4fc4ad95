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

/* --- patch_read.c, patch_write.c: a patch from its description --- */

struct patch;
/* Writes the patch described by `source`, the contents of folder/object.txt. */
void patch_write(FILE *file, const char *folder, const char *object, char *source);
void patch_put(FILE *file, const struct patch *p);

/* --- words.c --- */

/* The comment of pd/name.pd beside `folder` that begins with `begin`; stops the program unless
 * there is exactly one. */
const char *pd_words(const char *folder, const char *name, const char *begin);
/* Its score: steps that end with ;, each a wait in ms and a message. Freed by the caller. */
char *pd_score(const char *folder, const char *name);

/* --- metrics.c: text in the font of Knock's patches --- */

enum { TEXT_SIZE = 12, MARGIN = 20 };
double text_width(const char *text);
/* The number of lines of the text in that width. */
int text_lines(const char *text, double width);

/* --- boxes.c: ports and sizes of Max's own objects --- */

struct box_kind {
    const char *name;
    bool ui; /* a maxclass of its own, not an object box */
    int inlets, outlets;
    const char *types; /* of its outlets: s signal, b bang, i int, f float, l list, . anything */
    int width, height; /* width 0: as wide as its text */
};
/* NULL: unknown. */
const struct box_kind *box_find(const char *name);

#endif
