/* SPDX-License-Identifier: BSD-3-Clause */
/* The full text of refusals; and creation with arguments that do not serve. */
#include <math.h>

#include "support/check.h"
#include "support/object/fake_host.h"

/* Every line of `help` and the like. */
static char said[16 * EXTERNAL_LINE];

static void keep(void *object, bool is_error, const char *line) {
    fake_say(object, is_error, line);
    if (strlen(said) + strlen(line) + 3 < sizeof said)
        snprintf(said + strlen(said), sizeof said - strlen(said), " %s \n", line);
}

static const struct external_host listener = {.say = keep,
                                              .event = fake_event,
                                              .show = fake_show,
                                              .read_array = fake_read_array,
                                              .wake = fake_wake,
                                              .later = fake_later,
                                              .one_thread = true};

TEST("help prints the names of all messages and parameters in columns, each once") {
    for (int k = 0; k < EXTERNAL_KINDS; k++) {
        struct fake *f = fake_new_in(&listener, external_kinds[k], "");
        const struct external_message *m;
        const struct parameter *row;
        char name[64];
        said[0] = '\0';
        CHECK(fake_send(f, "help") && f->errors == 0);
        for (int i = 0; (m = external_message_row(external_kinds[k], i)); i++) {
            snprintf(name, sizeof name, " %s ", m->name);
            check_case("%s%s", external_kinds[k]->name, name);
            CHECK(strstr(said, name));
        }
        for (int i = 0; (row = external_row(external_kinds[k], i)); i++) {
            snprintf(name, sizeof name, " %s ", row->name);
            check_case("%s%s", external_kinds[k]->name, name);
            CHECK(strstr(said, name));
        }
        for (char *line = strtok(said, "\n"); line; line = strtok(NULL, "\n"))
            CHECK(strlen(line) < 100);
        fake_free(f);
    }
}

TEST("help with a word prints its sentence and what it takes") {
    for (int k = 0; k < EXTERNAL_KINDS; k++) {
        struct fake *f = fake_new_in(&listener, external_kinds[k], "");
        const struct external_message *m;
        const struct parameter *row;
        char line[96], whole[4096];
        for (int i = 0; (row = external_row(external_kinds[k], i)); i++) {
            said[0] = '\0';
            snprintf(line, sizeof line, "help %s", row->name);
            check_case("%s", line);
            external_accepts(external_kinds[k], row, whole, sizeof whole);
            CHECK(fake_send(f, line) && strstr(said, row->help) && strstr(said, whole));
        }
        for (int i = 0; (m = external_message_row(external_kinds[k], i)); i++) {
            said[0] = '\0';
            snprintf(line, sizeof line, "help %s", m->name);
            check_case("%s", line);
            CHECK(fake_send(f, line) && strstr(said, m->help));
        }
        CHECK(f->errors == 0 && !fake_send(f, "help hardnes") && f->errors == 1);
        CHECK(!fake_send(f, "help 3") && !fake_send(f, "help body bowl"));
        fake_free(f);
    }
}

TEST("a refusal is one short line that names help") {
    static const char *const words[] = {
        "this-is-a-word-that-is-longer-than-anybody-would-want-to-type 1",
        "nonsense",
        "help no",
        "body nonsense",
        "body",
        "material 1 2 wood",
        "gain",
        "gain loud",
        "freqs",
        "freqs 1 no 3",
        "freqs no-such-array",
        "law 3",
        "k 1e30 no",
        "trace 3"};
    for (int k = 0; k < EXTERNAL_KINDS; k++)
        for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
            struct fake *f = fake_new(external_kinds[k], "");
            check_case("%s: %s", words[i], f->line);
            CHECK(!fake_send(f, words[i]) && f->errors == 1);
            check_case("%s: %s", words[i], f->line);
            CHECK(strlen(f->line) < 120 && strstr(f->line, "`help"));
            fake_free(f);
        }
}

TEST("a word of another object is reported as such") {
    static const struct {
        const char *kind, *line, *said;
    } table[] = {
        {"impact~", "60 100", "a note, pitch and velocity, belongs to mallet~"},
        {"bounce~", "60 100", "a note, pitch and velocity, belongs to mallet~"},
        {"mallet~", "drop 0.3", "drop belongs to bounce~"},
        {"impact~", "gravity 9.81", "gravity belongs to bounce~"},
        {"mallet~", "hammer_freqs 100", "hammer_freqs belongs to impact~"},
        {"bounce~", "curve 0.5", "curve belongs to mallet~"},
    };
    for (unsigned i = 0; i < sizeof table / sizeof *table; i++) {
        struct fake *f = fake_new(external_kind_called(table[i].kind), "");
        check_case("%s: %s", table[i].kind, table[i].line);
        CHECK(!fake_send(f, table[i].line) && f->errors == 1);
        CHECK(strstr(f->line, table[i].said));
        fake_free(f);
    }
}

TEST("an unknown flag is answered in a short line, and a message is not a flag") {
    static const char *const boxes[] = {"-bang", "-strike 1", "@dump", "-nonsense 1 2"};
    for (int k = 0; k < EXTERNAL_KINDS; k++)
        for (int b = 0; b < 4; b++) {
            struct fake *f = fake_new(external_kinds[k], boxes[b]);
            check_case("%s", f->line);
            CHECK(f->errors == 1 && strstr(f->line, "no flag is called"));
            CHECK(strlen(f->line) < 120 && strstr(f->line, "`help`"));
            fake_free(f);
        }
}

TEST("bare words and numbers after the body are one line, and the rest is set") {
    static const struct {
        const char *box;
        int errors;
        const char *body;
        double gain;
    } cases[] = {{"bowl", 0, "bowl", 0},
                 {"bowl -gain 6", 0, "bowl", 6},
                 {"@body bowl", 0, "bowl", 0},
                 {"-gain -6 bowl", 0, "bowl", -6},
                 {"bowl bar 440 -gain 6 7", 2, "bowl", 6},
                 {"60 100 bowl", 1, "marimba", 0},
                 {"-gain 3 bowl ring", 1, "bowl", 3}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct fake *f = fake_new(&mallet_tilde, cases[i].box);
        struct external_atom body[2];
        check_case("%s: %s", cases[i].box, f->line);
        external_get(f->x, external_find(&mallet_tilde, "body"), body, 2);
        CHECK(f->errors == cases[i].errors && strcmp(body->word, cases[i].body) == 0);
        CHECK(external_settings(f->x)->gain == cases[i].gain);
        fake_free(f);
    }
}

TEST("set makes an object what a box with these arguments is") {
    static const char *const boxes[] = {"bowl",
                                        "bowl -gain 6",
                                        "@body bowl @freq 300 @mallet brass",
                                        "-k 1e7",
                                        "-hardness 0.6",
                                        "vibraphone -pitch 72 -contact 2",
                                        "modes -freqs 100 200 300 -decays 1",
                                        "-pitch 60 -freq 100",
                                        "bowl -k soft -nonsense 3",
                                        "tom -pedal 0 -spread 1 -damp 0.2 -bend 2"};
    for (size_t i = 0; i < sizeof boxes / sizeof *boxes; i++) {
        char line[128];
        struct fake *box = fake_new(&mallet_tilde, boxes[i]), *f = fake_new(&mallet_tilde, "");
        snprintf(line, sizeof line, "set %s", boxes[i]);
        check_case("%s", line);
        CHECK(fake_send(f, line) && f->errors == box->errors);
        struct settings now = *external_settings(f->x);
        now.bodies = external_settings(box->x)->bodies; /* that many bodies since */
        CHECK(memcmp(&now, external_settings(box->x), sizeof now) == 0);
        fake_free(f), fake_free(box);
    }
    struct fake *f = fake_new(&impact_tilde, "");
    struct settings before = *external_settings(f->x);
    CHECK(!fake_send(f, "set bar -scheme verlet") && f->errors == 1);
    CHECK(memcmp(&before, external_settings(f->x), sizeof before) == 0);
    CHECK(!fake_send(f, "set") && f->errors == 2);
    CHECK(fake_send(f, "set -pickups 0.1 0.2 -mc") && f->errors == 4);
    fake_free(f);
}

TEST("a number that an LFO drives out of range stays at the end of it, with one line a time") {
    struct fake *f = fake_new(&mallet_tilde, "");
    for (int i = 0; i < 1000; i++) {
        char line[64];
        double value = 100 * sin(i / 20.);
        snprintf(line, sizeof line, "gain %.6g", value);
        CHECK(fake_send(f, line));
        CHECK(external_settings(f->x)->gain == fmin(decimal_read(line + 5, NULL), 60));
        snprintf(line, sizeof line, "at %.6g %.6g", .5 + sin(i / 30.), .2);
        CHECK(fake_send(f, line) && external_settings(f->x)->at.value[1] == .2);
    }
    CHECK(f->errors == 8 + 11);
    fake_free(f);
}

TEST("other names that people try serve, or the right one is named") {
    static const struct {
        const char *line, *is, *said;
    } cases[] = {
        {"material steel", "metal", NULL},       {"material brass", "metal", NULL},
        {"body vibes", "vibraphone", NULL},      {"mallet wood", "rosewood", NULL},
        {"quality offline", "render", NULL},     {"clear", NULL, "do you mean reset?"},
        {"volume 3", NULL, "do you mean gain?"}, {"frequency 300", NULL, "do you mean freq?"},
        {"panic", NULL, "do you mean stop?"},    {"body wood", NULL, "do you mean woodblock?"}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct fake *f = fake_new(&mallet_tilde, "");
        bool taken = fake_send(f, cases[i].line);
        struct external_atom is[2];
        char name[16];
        snprintf(name, sizeof name, "%.*s", (int)strcspn(cases[i].line, " "), cases[i].line);
        check_case("%s: %s", cases[i].line, f->line);
        CHECK(taken == (cases[i].is != NULL) && f->errors == !taken);
        if (cases[i].is) {
            external_get(f->x, external_find(&mallet_tilde, name), is, 2);
            CHECK(strcmp(is->word, cases[i].is) == 0);
        } else
            CHECK(strstr(f->line, cases[i].said));
        fake_free(f);
    }
}

static double now_ms;
static double moment(void *object) {
    (void)object;
    return now_ms;
}

TEST("a line that was printed at the same logical time is dropped, across objects too") {
    struct external_host clocked = fake_host;
    struct fake *f[8];
    int lines = 0, reports = 0;
    clocked.shared_time = moment;
    now_ms = 1e6;
    for (int i = 0; i < 8; i++)
        f[i] = fake_new_in(&clocked, &mallet_tilde, "");
    for (int t = 0; t < 3; t++, now_ms++)
        for (int i = 0; i < 8; i++) {
            CHECK(!fake_send(f[i], "gain loud") && !fake_send(f[i], "body bowel"));
            CHECK(fake_send(f[i], "help damp"));
        }
    for (int i = 0; i < 8; i++) {
        lines += f[i]->errors;
        reports += f[i]->posts;
        fake_free(f[i]);
    }
    CHECK(lines == 2 * 3 && reports == 2 * 3 * 8);
}

TEST("a name that looks like a flag is refused, because no box could restore it") {
    static const char *const names[] = {"trace -k", "trace @mass", "trace -nothing"};
    for (int i = 0; i < 3; i++) {
        struct fake *f = fake_new(&impact_tilde, "");
        check_case("%s", names[i]);
        CHECK(!fake_send(f, names[i]) && f->errors == 1);
        CHECK(fake_send(f, "trace hit-1") && fake_send(f, "trace none"));
        fake_free(f);
    }
}

TEST("a nearly right word gets a suggestion, and others do not") {
    static const struct {
        const char *line, *meant;
    } cases[] = {{"body marimbaa", "body is called marimbaa: do you mean marimba?"},
                 {"body vibrafone", "vibrafone: do you mean vibraphone?"},
                 {"law feld", "law is called feld: do you mean felt?"},
                 {"material concrete", NULL},
                 {"material metall", "metall: do you mean metal?"},
                 {"scheme rk5", "rk5: do you mean rk4?"},
                 {"mallet yarn-softer", "yarn-softer: do you mean yarn-soft?"},
                 {"stirke 1", ": do you mean strike? `help` lists all"},
                 {"hardnes 0.5", ": do you mean hardness? `help` lists all"},
                 {"frequencies 1", ": do you mean freq? `help`"},
                 {"learn-from", ": do you mean learn?"},
                 {"mallet fur", NULL},
                 {"xyzzy", NULL},
                 {"body", NULL},
                 {"body 3", NULL}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct fake *f = fake_new(&mallet_tilde, "");
        CHECK(!fake_send(f, cases[i].line) && f->errors == 1);
        check_case("%s: %s", cases[i].line, f->line);
        CHECK(cases[i].meant ? strstr(f->line, cases[i].meant) != NULL
                             : strstr(f->line, "do you mean") == NULL);
        fake_free(f);
    }
    struct fake *f = fake_new(&mallet_tilde, "@hardnes 0.5");
    CHECK(f->errors == 1 && strstr(f->line, "@hardnes: do you mean @hardness? "));
    fake_free(f);
}

TEST("lists for another body report the body they need; for the right one there is no line") {
    struct fake *f = fake_new(&mallet_tilde, "");
    CHECK(fake_send(f, "freqs 100 200") && f->errors == 0 && f->posts == 1);
    CHECK(strstr(f->line, "freqs needs `body modes`") && strstr(f->line, "marimba"));
    CHECK(fake_send(f, "freqs 100 200") && f->posts == 1); /* as before */
    CHECK(fake_send(f, "body modes") && fake_send(f, "masses 0.2") && f->posts == 1);
    fake_free(f);
}

TEST("an array longer than a list may be loses its end, with a line") {
    static const char *const lists[] = {"freqs", "decays", "masses", "shapes"};
    for (int i = 0; i < 4; i++) {
        struct fake *f = fake_new(&impact_tilde, "");
        char line[64];
        snprintf(line, sizeof line, "%s four", lists[i]);
        CHECK(fake_send(f, line) && f->errors == 0);
        snprintf(line, sizeof line, "%s thousands", lists[i]);
        check_case("%s", line);
        CHECK(fake_send(f, line) && f->errors == 1);
        CHECK(external_settings(f->x)->freqs.count == (i == 0 ? EXTERNAL_LIST : 1));
        fake_free(f);
    }
}

static bool has(struct fake *f, const char *name, const char *word) {
    struct external_atom atoms[2];
    external_get(f->x, external_find(&impact_tilde, name), atoms, 2);
    return strcmp(atoms[0].word, word) == 0;
}

TEST("if a box's scheme does not serve the rest, only correction and scheme are replaced") {
    static const struct {
        const char *box, *law, *scheme, *correct;
    } cases[] = {{"-law felt -scheme am1", "felt", "exact", "none"},
                 {"-law two-sided -scheme verlet -body bar", "two-sided", "exact", "none"},
                 {"-law power -scheme am1 -correct depth -body wall", "power", "am1", "none"},
                 {"-scheme am1 -correct duration -body bar", "hunt-crossley", "am1", "none"},
                 {"-correct rebound -body wall", "hunt-crossley", "exact", "none"},
                 {"-law felt -scheme rk4 -correct rebound -body mass", "felt", "exact", "none"}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct fake *f = fake_new(&impact_tilde, cases[i].box);
        check_case("%s", cases[i].box);
        CHECK(f->errors == 1 && strstr(f->line, "does not support"));
        CHECK(has(f, "law", cases[i].law) && has(f, "scheme", cases[i].scheme) &&
              has(f, "correct", cases[i].correct));
        fake_free(f);
    }
}

TEST("an object without arguments has the defaults of its reference") {
    for (int k = 0; k < EXTERNAL_KINDS; k++) {
        char text[EXTERNAL_LINE], box[128];
        struct fake *bare = fake_new(external_kinds[k], ""), *messages;
        external_preset(external_kinds[k], text, sizeof text);
        CHECK(sscanf(text, "Without arguments %*s is `%*s %127[^`]", box) == 1);
        check_case("%s %s", external_kinds[k]->name, box);
        messages = fake_new(external_kinds[k], box);
        CHECK(messages->errors == 0);
        CHECK(memcmp(external_settings(bare->x), external_settings(messages->x),
                     sizeof(struct settings)) == 0);
        fake_free(bare), fake_free(messages);
    }
}

CHECK_MAIN
