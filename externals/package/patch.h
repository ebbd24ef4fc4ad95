/* SPDX-License-Identifier: BSD-3-Clause */
/* patch.h: a Max patch while it is read from its description (patch_read.c, patch_place.c) and
 * written as JSON (patch_write.c). */
#ifndef KNOCK_PATCH_H
#define KNOCK_PATCH_H

#include "package/write.h"

enum { BOXES = 600, CORDS = 900, PATCHERS = 24, NAME = 64, LINE = 1600, DEPTH = 4, CORNERS = 4 };

struct box {
    char name[NAME], class[NAME], text[LINE], attribute[NAME];
    char types[NAME]; /* one letter an outlet */
    char *steps;      /* of a coll that holds a score, each ended by ;: NULL: it is none */
    bool hidden;      /* with its cords */
    int size;         /* of its font; 0: the usual */
    int in, inside;   /* the patcher where it stands; the one that it holds, 0: none */
    int inlets, outlets;
    double x, y, width, height;
};

struct cord {
    int from, to, outlet, inlet;
    int corners; /* of its way */
    double x[CORNERS], y[CORNERS];
};

/* A control of a box that is still to come. */
struct pending {
    int from, in;
    char to[NAME];
};

/* The patch itself is the first; then tabs, subpatches and scores. */
struct patcher {
    double width, height;
    bool tab;
};

struct patch {
    const char *about, *object, *folder; /* for messages; of a help patch; of the sources */
    const char *rest;                    /* of the description */
    char digest[NAME * 2];               /* of a snippet; empty: it is none */
    int box_count, cord_count, patcher_count, pending_count;
    int open[DEPTH], depth; /* the patchers that the next line stands in, outermost first */
    struct box boxes[BOXES];
    struct cord cords[CORDS];
    struct patcher patchers[PATCHERS];
    struct pending pending[BOXES];
};

_Noreturn KNOCK_PRINTF(2, 3) void patch_stop(const struct patch *p, const char *format, ...);

/* --- patch_place.c: ports, sizes and places --- */

/* A box in the patcher that is open; `where` is its x and y, and perhaps width and height: numbers,
 * or +n for that far right of the box before or below it, =n for that far from where it begins;
 * name+n and name=n are the same for the box of that name. */
struct box *box_add(struct patch *p, const char *name, const char *class, const char *where,
                    const char *text);
int box_named(const struct patch *p, const char *name);
void cord_add(struct patch *p, int from, int outlet, int to, int inlet);
/* Opens a patcher within the box; patcher_close() gives the box its ports. */
void patcher_open(struct patch *p, struct box *b, bool tab);
void patcher_close(struct patch *p);
/* "name x y": opens a subpatch with that title, or a tab. */
void part_open(struct patch *p, const char *line, const char *title, bool tab);

/* --- patch_route.c --- */

/* Gives the cords corners where they would run over boxes. */
void patch_route(struct patch *p);

/* --- patch_score.c: `tune`, see patch_read.c --- */

void tune_add(struct patch *p, const char *line, const char *names);

#endif
