/* SPDX-License-Identifier: BSD-3-Clause */
/* patch.h: a Max patch, read from its description (patch_read.c, patch_place.c) and written as JSON
 * (patch_write.c). */
#ifndef KNOCK_PATCH_H
#define KNOCK_PATCH_H

#include "package/write.h"

enum { BOXES = 600, CORDS = 900, PATCHERS = 24, NAME = 64, LINE = 1600, DEPTH = 4, CORNERS = 4 };

struct box {
    char name[NAME], class[NAME], text[LINE], attribute[NAME];
    char types[NAME]; /* a letter for each outlet */
    char *steps;      /* score of a coll: each step ends with a semicolon; NULL: none */
    bool hidden;      /* together with its cords */
    int size;         /* of the font; 0: the usual */
    int in, inside;   /* the patcher that contains it; the one inside it, 0: none */
    int inlets, outlets;
    double x, y, width, height;
};

struct cord {
    int from, to, outlet, inlet;
    int corners; /* on its path */
    double x[CORNERS], y[CORNERS];
};

/* A control of a box that is defined later. */
struct pending {
    int from, in;
    char to[NAME];
};

/* Patcher 0 is the patch itself; then follow tabs, subpatches and scores. */
struct patcher {
    double width, height;
    bool tab;
};

struct patch {
    const char *about, *object, *folder; /* for messages; for a help patch; for the sources */
    const char *rest;                    /* unread part of the description */
    char digest[NAME * 2];               /* of a snippet; empty: no snippet */
    int box_count, cord_count, patcher_count, pending_count;
    int open[DEPTH], depth; /* open patchers, outermost first */
    struct box boxes[BOXES];
    struct cord cords[CORDS];
    struct patcher patchers[PATCHERS];
    struct pending pending[BOXES];
};

_Noreturn KNOCK_PRINTF(2, 3) void patch_stop(const struct patch *p, const char *format, ...);

/* --- patch_place.c: ports, sizes and places --- */

/* Adds a box to the open patcher. `where` is its x and y, and optionally its width and height:
 * numbers, +n for n right of or below the previous box, =n for n from its left or top edge; name+n
 * and name=n refer to the box of that name. */
struct box *box_add(struct patch *p, const char *name, const char *class, const char *where,
                    const char *text);
int box_named(const struct patch *p, const char *name);
void cord_add(struct patch *p, int from, int outlet, int to, int inlet);
/* Opens a patcher inside the box; patcher_close() sets the box's ports. */
void patcher_open(struct patch *p, struct box *b, bool tab);
void patcher_close(struct patch *p);
/* "name x y": opens a subpatch with that title, or a tab. */
void part_open(struct patch *p, const char *line, const char *title, bool tab);

/* --- patch_route.c --- */

/* Adds corners to cords that would cross boxes. */
void patch_route(struct patch *p);

/* --- patch_score.c: `tune`, see patch_read.c --- */

void tune_add(struct patch *p, const char *line, const char *names);

#endif
