/* patch_score.c: what plays a patch by itself, in a subpatch that a bang starts. */
#include "patch.h"

/* "0 k 1000., bang / 900 bang": each step waits for so many ms after the one before. */
void score_add(struct patch *p, const char *line, char *steps) {
    enum { COLUMN = 8 };
    char *rest = steps, *step;
    double wait = 0;
    int trigger, length, count = 0;
    part_open(p, line, "score", false);
    box_add(p, "start", "inlet", "20 20", "");
    trigger = p->box_count - 1;
    for (; (step = split(&rest, '/')); count++) {
        char where[NAME], text[NAME];
        double more;
        if (sscanf(step, " %lf%n", &more, &length) != 1)
            patch_stop(p, "a step of a score begins with its ms: %s", step);
        wait += more;
        snprintf(where, sizeof where, "%d %d", 20 + count / COLUMN * 380, 70 + count % COLUMN * 34);
        snprintf(text, sizeof text, "delay %g", wait);
        box_add(p, "", "newobj", where, text);
        cord_add(p, trigger, 0, p->box_count - 1, 0);
        step += length + strspn(step + length, " ");
        for (size_t end = strlen(step); end && step[end - 1] == ' ';)
            step[--end] = '\0';
        box_add(p, "", "message", "+12 =", step);
        cord_add(p, p->box_count - 2, 0, p->box_count - 1, 0);
    }
    char where[NAME];
    snprintf(where, sizeof where, "20 %d", 80 + (count < COLUMN ? count : COLUMN) * 34);
    box_add(p, "out", "outlet", where, "");
    for (int i = 1; i <= count; i++)
        cord_add(p, trigger + 2 * i, 0, p->box_count - 1, 0);
    patcher_close(p);
}

/* The steps are in a coll, where one may edit them: the wait of each is taken off and kept by a
 * delay, the rest waits in zl.reg, and when it has left the next step is asked for. */
void tune_add(struct patch *p, const char *line, const char *names) {
    static const char *const boxes[][4] = {{"in", "inlet", "20 20", ""},
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
    char route[LINE], name[NAME];
    int length, outlets = 0;
    part_open(p, line, "score", false);
    for (size_t i = 0; i < sizeof boxes / sizeof *boxes; i++)
        box_add(p, boxes[i][0], boxes[i][1], boxes[i][2], boxes[i][3]);
    for (size_t i = 0; i < sizeof cords / sizeof *cords; i++)
        cord_add(p, box_named(p, cords[i].from), cords[i].outlet, box_named(p, cords[i].to),
                 cords[i].inlet);
    p->boxes[box_named(p, "steps")].steps = pd_score(p->folder, p->object);
    snprintf(route, sizeof route, "route %s", names);
    box_add(p, "who", "newobj", "20 +10", route);
    cord_add(p, box_named(p, "rest"), 0, p->box_count - 1, 0);
    for (; sscanf(names, " %63s%n", name, &length) == 1; names += length) {
        box_add(p, name, "outlet", outlets ? "+10 =" : "20 +10", "");
        cord_add(p, box_named(p, "who"), outlets++, p->box_count - 1, 0);
    }
    patcher_close(p);
}
