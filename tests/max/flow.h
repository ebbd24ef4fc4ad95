/* SPDX-License-Identifier: BSD-3-Clause */
/* flow.h: plays the messages of a patch. A click sends its message along the cords in Max's order,
 * right to left and bottom to top, through Max's own objects as far as they pass on messages, and
 * into ours, which are real. Subpatches, patches of the package and the voices of poly~ are opened
 * too. Signals do not flow. A message is text, as in double.h.
 */
#ifndef KNOCK_FLOW_H
#define KNOCK_FLOW_H

#include "max/double.h"
#include "max/json.h"

enum { FLOW_WORDS = 24, FLOW_TEXT = 600, FLOW_VOICES = 64, FLOW_STEPS = 160 };

struct flow_cord {
    int outlet, inlet;
    struct flow_box *to;
    struct flow_cord *next;
};

struct flow_line {
    int address;
    char *text;
    struct flow_line *next;
};

struct flow_box {
    const char *id, *class; /* class: what a box is called, in an object box its first word */
    char text[FLOW_TEXT]; /* without the first word of an object box; #1 and the others are replaced
                             in it */
    char *word[FLOW_WORDS]; /* of the text */
    int count;
    double x, y;
    struct flow_patch *in, *inside[FLOW_VOICES];
    int insides, target; /* voices; the one that gets messages, 0: all */
    t_object *ours[FLOW_VOICES];
    int ours_count;
    struct flow_cord *cords;
    char *held[FLOW_STEPS];          /* values of its inlets or its addresses */
    struct flow_line *lines;         /* of a coll, whose addresses are beyond those */
    const struct json *menu, *saved; /* items of a umenu; what a live object saves */
    struct flow_box *next;
};

struct flow_patch {
    struct flow *flow;
    struct flow_box *boxes, *holder; /* the box that it is in; NULL: none */
    struct json *json;               /* of a file; NULL: in another's */
};

struct flow;
/* `file` within the package. */
struct flow *flow_open(const char *file);
void flow_close(struct flow *f);
struct flow_patch *flow_top(struct flow *f);
/* The n-th box, from 0, that is called so, at any depth; NULL if there are not so many. */
struct flow_box *flow_find(struct flow *f, const char *class, int n);
/* Into an inlet; out of an outlet, as if it had sent that. */
void flow_receive(struct flow_box *b, int inlet, const char *message);
void flow_emit(struct flow_box *b, int outlet, const char *message);
/* Lets so many ms pass: what was delayed comes. */
void flow_wait(struct flow *f, double ms);
/* Number of complaints, each once: unknown objects, messages that were not understood. */
int flow_complaints(const struct flow *f);
const char *flow_complaint(const struct flow *f, int i);
int flow_messages(const struct flow *f); /* messages that our objects got */

/* --- shared by its files --- */

void flow_complain(struct flow *f, const char *about, const char *what);
void flow_delay(struct flow_box *b, double ms, const char *message); /* out of outlet 0 */
void flow_undelay(struct flow_box *b);
void flow_tell(struct flow_box *b, const char *message); /* our own */
/* The behaviour of Max's objects of one name. */
struct flow_kind {
    const char *name;
    void (*run)(struct flow_box *b, int inlet, const char *message);
};
/* flow_numbers.c: NULL if it is none of those. */
const struct flow_kind *flow_number_kind(const char *name);
/* flow_objects.c: false if nobody knows the object. */
bool flow_object(struct flow_box *b, int inlet, const char *message);
/* flow_expr.c */
double flow_expr(const char *text, const double *values);

#endif
