/* SPDX-License-Identifier: BSD-3-Clause */
/* The full text of refusals; and creation with arguments that do not serve. */
#include "support/check.h"
#include "support/fake_host.h"

/* True if the line ends with the names of all rows, each after `before`. */
static bool ends_with_rows(const char *line, const struct external_kind *kind, const char *before) {
    char names[EXTERNAL_LINE] = "";
    const struct parameter *row;
    for (int i = 0; (row = external_row(kind, i)); i++)
        snprintf(names + strlen(names), sizeof names - strlen(names), "%s%s", before, row->name);
    size_t length = strlen(line), end = strlen(names);
    return end < sizeof names - 1 && length > end && strcmp(line + length - end, names) == 0;
}

TEST("an unknown word is answered with all messages and parameters") {
    for (int k = 0; k < EXTERNAL_KINDS; k++) {
        struct fake *f = fake_new(external_kinds[k], "");
        const struct external_message *m;
        CHECK(!fake_send(f, "this-is-a-word-that-is-longer-than-anybody-would-want-to-type 1"));
        check_case("%s", f->line);
        CHECK(ends_with_rows(f->line, external_kinds[k], " "));
        for (int i = 0; (m = external_message_row(external_kinds[k], i)); i++) {
            char name[32];
            snprintf(name, sizeof name, " %s ", m->name);
            CHECK(strstr(f->line, name));
        }
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

TEST("an unknown flag is answered with all flags, and a message is not a flag") {
    static const char *const boxes[] = {"-bang", "-strike 1", "@dump", "-nonsense 1 2"};
    for (int k = 0; k < EXTERNAL_KINDS; k++)
        for (int b = 0; b < 4; b++) {
            struct fake *f = fake_new(external_kinds[k], boxes[b]);
            check_case("%s", f->line);
            CHECK(f->errors == 1 && ends_with_rows(f->line, external_kinds[k], " -"));
            CHECK(!strstr(f->line, " -bang -") && !strstr(f->line, "float"));
            fake_free(f);
        }
}

TEST("a wrong value is answered with all values that the row accepts") {
    for (int k = 0; k < EXTERNAL_KINDS; k++) {
        struct fake *f = fake_new(external_kinds[k], "");
        const struct parameter *row;
        for (int i = 0; (row = external_row(external_kinds[k], i)); i++) {
            char line[64], whole[4096], said[5000];
            if (row->creation) /* it has its number then */
                continue;
            snprintf(line, sizeof line, "%s 1e30 no", row->name);
            CHECK(!fake_send(f, line));
            external_accepts(external_kinds[k], row, whole, sizeof whole);
            snprintf(said, sizeof said, "%s: %s takes %s, not 1e+30 no", external_kinds[k]->name,
                     row->name, whole);
            check_case("%s", f->line);
            CHECK(strcmp(f->line, said) == 0);
        }
        fake_free(f);
    }
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
    } cases[] = {{"body marimbaa", "body marimbaa: do you mean marimba? It takes"},
                 {"body vibrafone", "body vibrafone: do you mean vibraphone? It takes"},
                 {"law feld", "law feld: do you mean felt? It takes"},
                 {"material concrete", NULL},
                 {"material metall", "material metall: do you mean metal? It takes"},
                 {"scheme rk5", "scheme rk5: do you mean rk4? It takes"},
                 {"mallet yarn-softer", "mallet yarn-softer: do you mean yarn-soft? It takes"},
                 {"stirke 1", "; do you mean strike? There are"},
                 {"hardnes 0.5", "; do you mean hardness? There are"},
                 {"frequencies 1", NULL},
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
    CHECK(f->errors == 1 && strstr(f->line, "@hardnes; do you mean @hardness? There are"));
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

TEST("an array longer than a list may be is refused, not cut") {
    static const char *const lists[] = {"freqs", "decays", "masses", "shapes"};
    for (int i = 0; i < 4; i++) {
        struct fake *f = fake_new(&impact_tilde, "");
        char line[64];
        snprintf(line, sizeof line, "%s four", lists[i]);
        CHECK(fake_send(f, line));
        snprintf(line, sizeof line, "%s thousands", lists[i]);
        check_case("%s", line);
        CHECK(!fake_send(f, line) && strstr(f->line, "takes 1 to 1024 numbers"));
        CHECK(external_settings(f->x)->freqs.count == (i == 0 ? 4 : 1));
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
        CHECK(f->errors == 1 && strstr(f->line, "does not go with"));
        CHECK(has(f, "law", cases[i].law) && has(f, "scheme", cases[i].scheme) &&
              has(f, "correct", cases[i].correct));
        fake_free(f);
    }
}

TEST("an object without arguments has the defaults of its reference") {
    for (int k = 0; k < EXTERNAL_KINDS; k++) {
        char text[EXTERNAL_LINE], box[128];
        struct fake *bare = fake_new(external_kinds[k], ""), *told;
        external_preset(external_kinds[k], text, sizeof text);
        CHECK(sscanf(text, "Alone in its box %*s is `%*s %127[^`]", box) == 1);
        check_case("%s %s", external_kinds[k]->name, box);
        told = fake_new(external_kinds[k], box);
        CHECK(told->errors == 0);
        CHECK(memcmp(external_settings(bare->x), external_settings(told->x),
                     sizeof(struct settings)) == 0);
        fake_free(bare), fake_free(told);
    }
}

CHECK_MAIN
