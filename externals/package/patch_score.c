/* SPDX-License-Identifier: BSD-3-Clause */
/* patch_score.c: the player of a patch: it plays the score of Pd's patch of the same name. */
#include "package/patch.h"

/* zl.reg outputs a name and its values. Each of `own` has an outlet. All of `shared` have one
 * outlet together: a name that ends in -set puts its word before the values, k for k-set. */
static void outlets_add(struct patch *p, const char *own, const char *shared) {
    char route[LINE], name[NAME], text[NAME + 16];
    int length, outlets = 0, who;
    snprintf(route, sizeof route, "route %.700s%s%.700s", own, *own && *shared ? " " : "", shared);
    box_add(p, "who", "newobj", "20 +10", route);
    who = p->box_count - 1;
    cord_add(p, box_named(p, "rest"), 0, who, 0);
    for (; sscanf(own, " %63s%n", name, &length) == 1; own += length) {
        box_add(p, name, "outlet", outlets ? "+10 =" : "20 +52", name);
        cord_add(p, who, outlets++, p->box_count - 1, 0);
    }
    if (!*shared)
        return;
    box_add(p, "all", "outlet", outlets ? "+10 =" : "20 +52", "into the object");
    for (const char *where = "20 who+10"; sscanf(shared, " %63s%n", name, &length) == 1;
         shared += length) {
        char *end = strstr(name, "-set");
        if (end) {
            *end = '\0';
            snprintf(text, sizeof text, "prepend %s", name);
            box_add(p, name, "newobj", where, text);
            cord_add(p, p->box_count - 1, 0, box_named(p, "all"), 0);
            where = "+10 =";
        }
        cord_add(p, who, outlets++, end ? p->box_count - 1 : box_named(p, "all"), 0);
    }
}

/* The steps are in a coll, where they can be edited. The wait of each step goes to a delay, the
 * rest to zl.reg; when that has been output, the next step is requested. */
static const char *const boxes[][4] = {{"in", "inlet", "20 20", "bang plays, stop stops"},
                                       {"kind", "newobj", "20 +10", "route bang stop"},
                                       {"begin", "newobj", "20 +10", "t b b"},
                                       {"none", "message", "90 =", "0"},
                                       {"stop", "message", "150 =", "stop"},
                                       {"step", "newobj", "20 +10", "i"},
                                       {"both", "newobj", "20 +10", "t i i"},
                                       {"next", "newobj", "90 =", "+ 1"},
                                       {"steps", "newobj", "20 +10", "coll @embed 1"},
                                       {"first", "newobj", "20 +10", "zl.slice 1"},
                                       {"time", "newobj", "20 +10", "t b f"},
                                       {"wait", "newobj", "20 +10", "delay 0"},
                                       {"now", "newobj", "20 +10", "t b b"},
                                       {"rest", "newobj", "20 +10", "zl.reg"}};
static const struct {
    const char *from;
    int outlet;
    const char *to;
    int inlet;
} cords[] = {{"in", 0, "kind", 0},    {"kind", 0, "begin", 0}, {"kind", 1, "stop", 0},
             {"stop", 0, "wait", 0},  {"begin", 1, "none", 0}, {"none", 0, "step", 1},
             {"begin", 0, "step", 0}, {"step", 0, "both", 0},  {"both", 1, "next", 0},
             {"next", 0, "step", 1},  {"both", 0, "steps", 0}, {"steps", 0, "first", 0},
             {"first", 1, "rest", 1}, {"first", 0, "time", 0}, {"time", 1, "wait", 1},
             {"time", 0, "wait", 0},  {"wait", 0, "now", 0},   {"now", 1, "rest", 0},
             {"now", 0, "step", 0}};

void tune_add(struct patch *p, const char *line, const char *names) {
    char own[LINE], shared[LINE] = "", *rest = own;
    part_open(p, line, "score", false);
    for (size_t i = 0; i < sizeof boxes / sizeof *boxes; i++)
        box_add(p, boxes[i][0], boxes[i][1], boxes[i][2], boxes[i][3]);
    for (size_t i = 0; i < sizeof cords / sizeof *cords; i++)
        cord_add(p, box_named(p, cords[i].from), cords[i].outlet, box_named(p, cords[i].to),
                 cords[i].inlet);
    p->boxes[box_named(p, "steps")].steps = pd_score(p->folder, p->object);
    snprintf(own, sizeof own, "%s", names);
    split(&rest, '/');
    if (rest)
        snprintf(shared, sizeof shared, "%s", rest + strspn(rest, " "));
    while (*own && own[strlen(own) - 1] == ' ')
        own[strlen(own) - 1] = '\0';
    outlets_add(p, own, shared);
    patcher_close(p);
}
