/* SPDX-License-Identifier: BSD-3-Clause */
/* The state that a patch saves of an object: the text of its box, and frozen attributes in any
 * order. */
#include "max/play.h"

TEST("a box that says marimba is a marimba when it is opened again, whatever messages came") {
    if (!play_load())
        return;
    t_object *x = max_new("knock.mallet~ @body marimba");
    CHECK(max_send(x, 0, "body gong") && max_send(x, 0, "k 3e6"));
    char *saved = max_save(x);
    CHECK(*saved == '\0');
    t_object *y = max_thaw("knock.mallet~ @body marimba", saved, 0);
    t_object *plain = max_new("knock.mallet~ @body marimba");
    char *a = max_freeze(y), *b = max_freeze(plain);
    CHECK(strcmp(a, b) == 0);
    free(saved), free(a), free(b);
    max_delete(x), max_delete(y), max_delete(plain);
}

/* --- frozen ----------------------------------------------------------------------------------- */

/* Whether each row that is no view has the same value, and lists the first that has not. */
static bool same_rows(const struct external_kind *kind, t_object *x, t_object *y) {
    const struct parameter *row;
    for (int i = 0; (row = external_row(kind, i)); i++) {
        if (!external_saved(row))
            continue;
        char *a = max_get(x, row->name), *b = max_get(y, row->name);
        bool same = strcmp(a, b) == 0;
        if (!same)
            printf("\n    %s was %s, is %s\n", row->name, a, b);
        free(a), free(b);
        if (!same)
            return false;
    }
    return true;
}

static void random_message(const struct parameter *row, uint64_t *rng, char *text, size_t size) {
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

static void live(const struct external_kind *kind, t_object *x, uint64_t *rng) {
    enum { MESSAGES = 8 };
    int rows = 0;
    while (external_row(kind, rows))
        rows++;
    for (int i = 0; i < MESSAGES; i++) {
        char message[256];
        const struct parameter *row = external_row(kind, (int)check_uniform(rng, 0, rows));
        if (row->type == PARAMETER_FLAG || external_searches(row))
            continue;
        random_message(row, rng, message, sizeof message);
        max_send(x, 0, message);
    }
}

TEST(
    "an object whose attributes are frozen comes back as it was, in whatever order Max sets them") {
    enum { RUNS = 45, ORDERS = 3 };
    static const char *const boxes[] = {"", "@body marimba", "@body wall @scheme am1",
                                        "@body bowl @pitch 60 @k 1000000."};
    uint64_t rng = 3;
    if (!play_load())
        return;
    for (int run = 0; run < RUNS; run++) {
        const struct external_kind *kind = kinds[run % OBJECTS];
        char box[128];
        snprintf(box, sizeof box, "%s %s", play_name(kind), boxes[run / OBJECTS % 4]);
        t_object *x = max_new(box);
        live(kind, x, &rng);
        char *frozen = max_freeze(x);
        for (unsigned order = 0; order < ORDERS; order++) {
            max_forget();
            t_object *y = max_thaw(box, frozen, order ? order + (unsigned)run * 100 : 0);
            check_case("%s, order %u", box, order);
            CHECK(same_rows(kind, x, y) && max_error_count() == 0);
            max_delete(y);
        }
        free(frozen);
        max_delete(x);
    }
}

/* --- until when attributes are collected ------------------------------------------------------ */

static void set(t_object *x, const char *attribute, const char *value) {
    t_atom atoms[8];
    CHECK(max_set(x, attribute, max_parse(value, atoms, 8), atoms));
}

static bool is(t_object *x, const char *attribute, const char *value) {
    char *got = max_get(x, attribute);
    bool same = strcmp(got, value) == 0 || (*value < 'a' && atof(got) == atof(value));
    if (!same)
        printf("\n    %s is %s, wanted %s\n", attribute, got, value);
    free(got);
    return same;
}

TEST("attributes are collected until the first message, float, loadbang, DSP or idle main thread") {
    enum { MESSAGE, FLOAT, LOADBANG, DSP, IDLE, ENDS };
    if (!play_load())
        return;
    t_object *bell = max_new("knock.mallet~ @body bell");
    char *usual = max_get(bell, "freq");
    for (int end = 0; end < ENDS; end++) {
        t_object *x = max_make("knock.mallet~");
        check_case("end %d", end);
        set(x, "freq", "333.");
        set(x, "body", "bowl"); /* brings a freq of its own, but stands before it in the table */
        CHECK(is(x, "freq", "333.") && is(x, "body", "bowl") && is(x, "material", "wood"));
        if (end == MESSAGE)
            CHECK(max_send(x, 0, "strike 1."));
        if (end == FLOAT)
            CHECK(max_send(x, 1, "0.5"));
        if (end == LOADBANG)
            max_loadbang(x);
        if (end == DSP)
            CHECK(max_dsp(x, 48000, 64));
        if (end == IDLE)
            max_idle();
        CHECK(is(x, "freq", "333.") && is(x, "body", "bowl") && is(x, "material", "bronze"));
        set(x, "freq", "444.");
        set(x, "body", "bell"); /* from now on one after the other */
        CHECK(is(x, "freq", usual));
        max_delete(x);
    }
    free(usual);
    max_delete(bell);
}

TEST("a frozen contact time is searched for in the main thread, not by the note that comes first") {
    if (!play_load())
        return;
    t_object *plain = max_new("knock.mallet~ @body bowl"); /* the main thread is idle here */
    t_object *x = max_make("knock.mallet~ @body bowl");
    set(x, "contact", "3.");
    max_in_scheduler(true);
    CHECK(max_send(x, 0, "60 100") && max_send(plain, 0, "60 100"));
    max_in_scheduler(false);
    char *usual = max_get(plain, "k");
    CHECK(is(x, "k", usual));
    max_idle();
    char *k = max_get(x, "k"), *contact = max_get(x, "contact");
    CHECK(strcmp(k, usual) != 0);
    CHECK_REL(atof(contact), 3., .05);
    free(k), free(usual), free(contact);
    max_delete(x), max_delete(plain);
}

TEST("an object that is deleted while its patch loads keeps nothing") {
    if (!play_load())
        return;
    t_object *x = max_make("knock.mallet~");
    set(x, "body", "bowl");
    set(x, "freqs", "100. 200. 300.");
    max_delete(x);
    max_idle();
    CHECK(trap_count() == 0);
}

CHECK_MAIN
