/* SPDX-License-Identifier: BSD-3-Clause */
/* What a patch saves of an object comes back, in whatever way Max brings it. */
#include "max/play.h"

static void set_all(t_object *x, const char *const *messages) {
    for (; *messages; messages++)
        CHECK(max_send(x, 0, *messages));
}

/* Saved, opened again in each way: the same is saved of that. */
static void reopen(const char *box, t_object *x) {
    char *saved = max_save(x);
    for (int way = 0; way < MAX_WAYS; way++) {
        max_forget();
        t_object *y = max_restore(box, saved, (enum max_way)way);
        char *again = max_save(y);
        check_case("%s, way %d", box, way);
        if (!CHECK(strcmp(saved, again) == 0))
            for (const char *a = saved, *b = again; *a && *b;
                 a += strcspn(a, "\n") + 1, b += strcspn(b, "\n") + 1)
                if (strncmp(a, b, strcspn(a, "\n") + 1) != 0)
                    printf("    %.*s is %.*s\n", (int)strcspn(a, "\n"), a, (int)strcspn(b, "\n"),
                           b);
        CHECK(max_error_count() == 0);
        free(again);
        max_delete(y);
    }
    free(saved);
}

TEST("a patch that is saved and opened again has the same objects, whatever way Max takes") {
    static const char *const wall[] = {"body wall", "scheme am1", "correct duration",
                                       "k 3e6",     "alpha 2",    NULL};
    static const char *const skin[] = {"body membrane",  "freq 333",   "at 0.2 0.7",
                                       "material glass", "bodymass 2", "k 3e6",
                                       "modes 9",        "gap 0.002",  NULL};
    static const char *const lists[] = {"freqs 200 300.5 411", "decays 1 2", "masses 0.1 0.2 0.3",
                                        "shapes 1 -1 0.5",     "body modes", "scheme quadratic 0.5",
                                        "scheme exact",        NULL};
    static const char *const *const cases[] = {wall, skin, lists};
    if (!play_load())
        return;
    for (int k = 0; k < OBJECTS; k++)
        for (int i = 0; i < 3; i++) {
            max_forget();
            t_object *x = max_new(kinds[k]->name);
            set_all(x, cases[i]);
            reopen(kinds[k]->name, x);
            max_delete(x);
        }
}

TEST("what was saved wins over what the box says") {
    if (!play_load())
        return;
    t_object *x = max_new("mallet~ @body marimba @hardness 0.2");
    CHECK(max_send(x, 0, "body bowl") && max_send(x, 0, "at 0.22 0.7") && max_send(x, 0, "k 3e6"));
    reopen("mallet~ @body marimba @hardness 0.2", x);
    max_delete(x);
}

TEST("another number of pickups in the box is another number of outlets, and the rest comes back") {
    if (!play_load())
        return;
    t_object *x = max_new("impact~ @pickups 0.1 0.9");
    CHECK(max_send(x, 0, "k 3e6"));
    char *saved = max_save(x);
    t_object *y = max_restore("impact~ @pickups 0.1 0.5 0.9", saved, MAX_BOTH);
    char *k = max_get(y, "k");
    CHECK(max_outlets(y) == max_outlets(x) + 1 && atof(k) == 3e6);
    free(k), free(saved);
    max_delete(x), max_delete(y);
}

/* --- any values ------------------------------------------------------------------------------- */

static void random_value(const struct parameter *row, uint64_t *rng, char *text, size_t size) {
    double u = check_uniform(rng, 0, 1);
    const struct range *r = row->range;
    int words = 0;
    while (row->word && row->word(words))
        words++;
    double number = !r             ? 0
                    : r->least > 0 ? r->least * pow(r->most / r->least, u)
                                   : r->least + u * (r->most - r->least);
    if (row->type == PARAMETER_COUNT)
        number = 1 + floor(u * 20); /* a thousand modes take their time */
    if (row->word)
        snprintf(text, size, "%s %s", row->name, row->word((int)(u * words)));
    else if (row->type == PARAMETER_NAME)
        snprintf(text, size, "%s somewhere", row->name);
    else
        snprintf(text, size, "%s %.6g", row->name, number);
}

TEST("random messages, saved and opened again: nothing is lost and nothing is said") {
    enum { RUNS = 120, MESSAGES = 8 };
    static const char *const boxes[] = {"", "@body marimba", "@body wall @scheme am1",
                                        "@body bowl @pitch 60 @k 1000000."};
    uint64_t rng = 3;
    if (!play_load())
        return;
    for (int run = 0; run < RUNS; run++) {
        const struct external_kind *kind = kinds[run % OBJECTS];
        char box[128], message[256];
        snprintf(box, sizeof box, "%s %s", kind->name, boxes[run / OBJECTS % 4]);
        t_object *x = max_new(box);
        int rows = 0;
        while (external_row(kind, rows))
            rows++;
        for (int i = 0; i < MESSAGES; i++) {
            const struct parameter *row = external_row(kind, (int)check_uniform(&rng, 0, rows));
            if (row->type == PARAMETER_FLAG || external_searches(row))
                continue;
            random_value(row, &rng, message, sizeof message);
            max_send(x, 0, message);
        }
        reopen(box, x);
        max_delete(x);
    }
}

/* --- what is a message ------------------------------------------------------------------------ */

TEST("what a loadbang says differently than was saved is a message like any other") {
    if (!play_load())
        return;
    t_object *x = max_new("mallet~"), *plain = max_new("mallet~ @body bell");
    CHECK(max_send(x, 0, "body bowl") && max_send(x, 0, "at 0.22 0.7"));
    char *saved = max_save(x), *usual = max_get(plain, "at");
    t_object *y = max_restore("mallet~", saved, MAX_BOTH);
    CHECK(max_send(y, 0, "body bell"));
    char *at = max_get(y, "at");
    CHECK(strcmp(at, usual) == 0);
    free(saved), free(usual), free(at);
    max_delete(x), max_delete(y), max_delete(plain);
}

CHECK_MAIN
