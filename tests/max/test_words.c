/* SPDX-License-Identifier: BSD-3-Clause */
/* Messages and attributes as people send them, right and wrong, through the Max test double. */
#include <math.h>

#include "max/play.h"

static bool is(t_object *x, const char *attribute, const char *wanted) {
    char *now = max_get(x, attribute);
    bool same = strcmp(now, wanted) == 0 || (*wanted && fabs(atof(now) - atof(wanted)) < 1e-4 &&
                                             strspn(wanted, "-+.0123456789e") == strlen(wanted));
    if (!same)
        printf("    %s is %s, wanted %s\n", attribute, now, wanted);
    free(now);
    return same;
}

TEST("a box names its body, with or without a flag, and one line answers what is too much") {
    static const struct {
        const char *box, *body;
        int lines;
    } cases[] = {{"bowl", "bowl", 0},          {"bowl @gain 6.", "bowl", 0},
                 {"@body bowl", "bowl", 0},    {"@gain 6. @body bowl", "bowl", 0},
                 {"bowl ring 440", "bowl", 1}, {"bowel", "marimba", 1},
                 {"bowl @gian 3", "bowl", 1},  {"@gain 1000. bowl", "bowl", 1}};
    if (!play_load())
        return;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char box[128];
        snprintf(box, sizeof box, "knock.mallet~ %s", cases[i].box);
        max_forget();
        check_case("%s", box);
        t_object *x = max_new(box);
        CHECK(x && is(x, "body", cases[i].body) && max_error_count() == cases[i].lines);
        max_delete(x);
    }
}

TEST("what is sent is served, clipped or refused, in a line at most") {
    static const struct {
        const char *message, *attribute, *is, *line; /* line NULL: none */
    } cases[] = {
        {"gain 100.", "gain", "60", "gain: 100 is clipped to 60 dB"},
        {"gain -1000", "gain", "-120", "clipped to -120 dB"},
        {"gain loud", "gain", "0", "gain takes a number, not loud"},
        {"gain", "gain", "0", "gain takes a number"},
        {"gain 3. 4.", "gain", "3", "the last are dropped"},
        {"voices 3.6", "voices", "4", NULL},
        {"voices 100", "voices", "64", "clipped to 64"},
        {"at 0.2 7.", "at", NULL, "at: 7 is clipped to 1"},
        {"at 0.2 far", "at", NULL, "at takes numbers, not far"},
        {"material steel", "material", "metal", NULL},
        {"body vibes", "body", "vibraphone", NULL},
        {"body bowel", "body", "marimba", "do you mean bowl? `help body` lists all"},
        {"stiffness 200000.", "stiffness", "200000", NULL},
        {"hardness 3.", "hardness", NULL, "hardness: 3 is clipped to 1"},
        {"set bowl @gain 6.", "gain", "6", NULL},
        {"set bowl @gain 600. @nonsense 3", "body", "bowl", "no flag is called @nonsense"},
        {"seed 7", "seed", "7", NULL},
        {"random speed 0.2 at 0.1", "speed", NULL, NULL},
        {"random sped 0.2", "speed", NULL, "do you mean speed?"},
        {"strike 1000.", "speed", NULL, "strike: 1000 is clipped to 100 m/s"},
        {"60 200", "pitch", "60", "list: 200 is clipped to 127"},
        {"note 200 100", "pitch", "150", "note: 200 is clipped to 150"},
        {"note 60", "gain", "0", "note takes pitch"},
        {"velocity 300", "gain", "0", "velocity: 300 is clipped to 127"},
        {"choke loud", "gain", "0", "choke takes nothing, or the pitch"},
        {"choke 60", "gain", "0", NULL},
        {"stop", "gain", "0", NULL},
        {"reset", "push", "0", NULL},
        {"help", "gain", "0", NULL},
        {"help hardness", "gain", "0", NULL},
        {"help hardnes", "gain", "0", "do you mean hardness?"},
        {"done", "gain", "0", NULL},
    };
    if (!play_load())
        return;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        t_object *x = max_new("knock.mallet~");
        char last[256] = "";
        CHECK(max_send(x, 0, "push 3."));
        max_forget();
        CHECK(max_send(x, 0, cases[i].message));
        int lines = max_error_count();
        if (lines)
            snprintf(last, sizeof last, "%s", max_error(lines - 1));
        check_case("%s: %s", cases[i].message, last);
        CHECK(cases[i].line ? lines >= 1 && strlen(last) < 140 : lines == 0);
        bool said = false;
        for (int l = 0; cases[i].line && l < lines; l++)
            said |= strstr(max_error(l), cases[i].line) != NULL;
        CHECK(said == (cases[i].line != NULL));
        CHECK(!cases[i].is || is(x, cases[i].attribute, cases[i].is));
        max_delete(x);
    }
}

TEST("an attribute that an LFO drives out of range stays at the end, with one line a time") {
    if (!play_load())
        return;
    t_object *x = max_new("knock.mallet~");
    int lines = 0;
    for (int i = 0; i < 200; i++) {
        max_forget();
        CHECK(max_sendf(x, 0, "gain %f", 100 * sin(i / 10.)));
        lines += max_error_count();
    }
    CHECK(lines == 4); /* above 60 dB four times; -100 is in range */
    max_delete(x);
}

TEST("sixteen objects that refuse the same message print one line") {
    enum { COPIES = 16 };
    t_object *x[COPIES];
    if (!play_load())
        return;
    for (int i = 0; i < COPIES; i++)
        x[i] = max_new("knock.mallet~");
    for (int turn = 0; turn < 3; turn++) {
        max_forget();
        for (int i = 0; i < COPIES; i++)
            CHECK(max_send(x[i], 0, "gain loud"));
        CHECK(max_error_count() == 1);
    }
    for (int i = 0; i < COPIES; i++)
        max_delete(x[i]);
}

CHECK_MAIN
