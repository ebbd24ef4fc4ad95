/* SPDX-License-Identifier: BSD-3-Clause */
/* The externals in a host without audio: what they accept, refuse, store and send. */
#include "support/object/inside.h"
#include "support/object/take.h"

#define EACH_KIND(kind)                                                                            \
    for (const struct external_kind *const *each = kinds, *kind = *each;                           \
         each < kinds + KINDS && ((kind) = *each, true); each++)
#define EACH_ROW(kind, row)                                                                        \
    for (int row##_i = 0, *row##_p = &row##_i; row##_p; row##_p = NULL)                            \
        for (const struct parameter *row; ((row) = external_row(kind, row##_i)); row##_i++)

static bool same_settings(struct fake *f, const struct settings *before) {
    return inside_same_settings(external_settings(f->x), before);
}

/* One line on the console, and nothing has changed. */
static void check_refused(struct fake *f, const char *line) {
    struct settings *before = malloc(sizeof *before);
    *before = *external_settings(f->x);
    int errors = f->errors, events = f->events;
    check_case("%s", line);
    CHECK(!fake_send(f, line));
    CHECK(f->errors == errors + 1);
    CHECK(!strchr(f->line, '\n') && strlen(f->line) > 10);
    CHECK(f->events == events);
    CHECK(same_settings(f, before));
    free(before);
}

/* Accepted, with one line that says so, and none the next time. */
static void check_clipped(struct fake *f, const char *line) {
    int errors = f->errors;
    check_case("%s: %s", line, f->line);
    CHECK(fake_send(f, line) && f->errors == errors + 1);
    CHECK(strstr(f->line, "is clipped to") || strstr(f->line, "are dropped") ||
          strstr(f->line, "needs `body"));
    CHECK(fake_send(f, line) && f->errors == errors + 1);
}

/* NaN changes nothing, and nothing is printed. */
static void check_ignored(struct fake *f, const char *name, int count) {
    struct settings *before = malloc(sizeof *before);
    const struct external_atom atoms[2] = {{NULL, (double)NAN}, {NULL, (double)NAN}};
    *before = *external_settings(f->x);
    int errors = f->errors;
    check_case("%s NaN", name);
    CHECK(external_message(f->x, name, atoms, count) && f->errors == errors &&
          same_settings(f, before));
    free(before);
}

/* The value of a row, as the message that would set it. */
static void value_text(struct fake *f, const struct parameter *row, char text[512]) {
    struct external_atom *atoms = malloc(EXTERNAL_LIST * sizeof *atoms);
    int count = external_get(f->x, row, atoms, EXTERNAL_LIST), used = 0;
    used += snprintf(text, 512, "%s", row->name);
    for (int i = 0; i < count && used < 480; i++)
        used += atoms[i].word ? snprintf(text + used, 512 - (size_t)used, " %s", atoms[i].word)
                              : snprintf(text + used, 512 - (size_t)used, " %.6g", atoms[i].number);
    free(atoms);
}

static void check_shown(struct fake *f, const struct parameter *row, const char *line,
                        const char *shown) {
    char text[512];
    check_accepted(f, line);
    value_text(f, row, text);
    if (!CHECK(strcmp(text, shown) == 0))
        printf("    is: %s\n", text);
}

static void check_kept(struct fake *f, const struct parameter *row, const char *line) {
    check_shown(f, row, line, line);
}

/* --- rows, each by its type ------------------------------------------------------------------- */

/* A value inside the range that is not a default. */
static double inside(const struct range *r) {
    double value = r->least > 0 ? r->least * 3 : r->least + (r->most - r->least) * 0.375;
    return value < r->most ? value : (r->least + r->most) / 2;
}

static void try_numbers(struct fake *f, const struct parameter *row) {
    const struct range *r = row->range;
    bool whole = row->type == PARAMETER_COUNT;
    double value[] = {r->least, r->most, whole ? floor(inside(r)) : inside(r)};
    char line[128], shown[128];
    for (int i = 0; i < 3; i++) {
        snprintf(line, sizeof line, "%s %.6g", row->name, value[i]);
        if (row->write) {
            check_accepted(f, line);
        } else if (row->type == PARAMETER_BLEND && value[i] == floor(value[i])) {
            snprintf(shown, sizeof shown, "%s %s", row->name, row->word((int)value[i]));
            check_shown(f, row, line, shown);
        } else
            check_kept(f, row, line);
    }
    double beyond[] = {r->least - (fabs(r->least) + 1) * 1e-3,
                       r->most + (fabs(r->most) + 1) * 1e-3};
    for (int i = 0; i < 2; i++) {
        double end = i ? r->most : r->least;
        snprintf(line, sizeof line, "%s %.9g", row->name, beyond[i]);
        check_clipped(f, line);
        snprintf(line, sizeof line, "%s %.6g", row->name, end);
        if (row->type == PARAMETER_BLEND && end == floor(end))
            snprintf(line, sizeof line, "%s %s", row->name, row->word((int)end));
        if (!row->write)
            check_kept(f, row, line);
        snprintf(line, sizeof line, "%s %.9g", row->name, value[2]);
        check_accepted(f, line);
    }
    check_ignored(f, row->name, 1);
    snprintf(line, sizeof line, "%s %.9g 1 2", row->name, value[2]);
    check_clipped(f, line);
    if (!whole)
        return;
    snprintf(line, sizeof line, "%s %.9g", row->name, r->most - .4);
    snprintf(shown, sizeof shown, "%s %.6g", row->name, r->most);
    check_shown(f, row, line, shown);
}

static void try_words(struct fake *f, const struct parameter *row) {
    char line[128];
    for (int i = 0; row->word(i); i++) {
        snprintf(line, sizeof line, "%s %s", row->name, row->word(i));
        if (row->more && !row->word(i + 1))
            check_accepted(f, line);
        else
            check_kept(f, row, line);
    }
    snprintf(line, sizeof line, "%s nonsense", row->name);
    check_refused(f, line);
}

static void try_more(struct fake *f, const struct parameter *row) {
    int last = 0;
    char line[128];
    while (row->word(last + 1))
        last++;
    snprintf(line, sizeof line, "%s %s %g", row->name, row->word(last), inside(row->more->range));
    check_kept(f, row, line);
    snprintf(line, sizeof line, "%s %s %g", row->name, row->word(last), row->more->range->most * 2);
    check_clipped(f, line);
    snprintf(line, sizeof line, "%s %s", row->name, row->word(0));
    check_accepted(f, line);
    snprintf(line, sizeof line, "%s %s 1", row->name, row->word(0)); /* takes no number */
    check_clipped(f, line);
}

static void try_lists(struct fake *f, const struct parameter *row) {
    char line[512];
    int most = row->creation ? external_pickups(f->x) : row->most_count;
    int used = snprintf(line, sizeof line, "%s", row->name);
    for (int i = 0; i < most && i < (row->columns ? 2 * row->columns : 5); i++) {
        const struct range *range = external_range_of(row, i);
        used += snprintf(line + used, sizeof line - (size_t)used, " %.6g",
                         range->least + (range->usual - range->least) / (i + 1));
    }
    check_kept(f, row, line);
    snprintf(line, sizeof line, "%s %g", row->name, row->range->most + 1 + row->range->most / 8);
    check_clipped(f, line);
    snprintf(line, sizeof line, "%s 0.5 word", row->name);
    check_refused(f, line);
    snprintf(line, sizeof line, "%s no-such-array", row->name);
    check_refused(f, line);
    if (row->creation || row->range->most < 400)
        return;
    snprintf(line, sizeof line, "%s four", row->name);
    check_accepted(f, line);
    snprintf(line, sizeof line, "%s 100 200 300 400", row->name);
    char text[512];
    value_text(f, row, text);
    CHECK(strcmp(text, line) == 0);
}

static void try_row(struct fake *f, const struct parameter *row) {
    char line[128];
    switch (row->type) {
    case PARAMETER_NUMBER:
    case PARAMETER_COUNT:
        try_numbers(f, row);
        break;
    case PARAMETER_BLEND:
        try_words(f, row);
        try_numbers(f, row);
        break;
    case PARAMETER_CHOICE:
        try_words(f, row);
        if (row->more)
            try_more(f, row);
        break;
    case PARAMETER_LIST:
        try_lists(f, row);
        break;
    case PARAMETER_NAME:
        snprintf(line, sizeof line, "%s somewhere", row->name);
        check_kept(f, row, line);
        snprintf(line, sizeof line, "%s none", row->name);
        check_kept(f, row, line);
        snprintf(line, sizeof line, "%s 3", row->name);
        check_refused(f, line);
        break;
    case PARAMETER_FLAG: /* fixed at creation */
        snprintf(line, sizeof line, "%s 1", row->name);
        check_refused(f, line);
        break;
    }
    if (row->type != PARAMETER_NAME) { /* `trace` alone is a message */
        check_refused(f, row->name);
    }
    snprintf(line, sizeof line, "%s a b c", row->name);
    check_refused(f, line);
}

TEST("every row of the table is set within its range and refused outside") {
    EACH_KIND(kind) {
        EACH_ROW(kind, row) {
            /* a wall serves every scheme, and with am1 every correction */
            const char *arguments = "-modes 2";
            CHECK(row->effect >= CONTINUES && row->effect <= STORED);
            if (strcmp(row->name, "scheme") == 0)
                arguments = "-body wall";
            else if (strcmp(row->name, "correct") == 0)
                arguments = "-body wall -scheme am1";
            struct fake *f = fake_new(kind, arguments);
            try_row(f, row);
            fake_free(f);
        }
    }
}

TEST("every row has a description, and is found by its own name") {
    EACH_KIND(kind) {
        EACH_ROW(kind, row) {
            char text[EXTERNAL_LINE];
            check_case("%s %s", kind->name, row->name);
            CHECK(row->label && row->category && row->help && strlen(row->help) > 10);
            CHECK(row->help[strlen(row->help) - 1] == '.');
            CHECK(strlen(external_accepts(kind, row, text, sizeof text)) > 5);
            CHECK(strlen(text) < EXTERNAL_LINE - 100);
            CHECK(external_find(kind, row->name) == row);
            CHECK(row->range || row->word || row->type == PARAMETER_NAME ||
                  row->type == PARAMETER_FLAG);
        }
    }
}

TEST("a row's default is what a new object has") {
    EACH_KIND(kind) {
        struct fake *f = fake_new(kind, "");
        EACH_ROW(kind, row) {
            struct external_atom want[64], got[64];
            check_case("%s %s", kind->name, row->name);
            int count = external_default(kind, row, want, 64);
            CHECK(count >= 1 && external_get(f->x, row, got, 64) == count);
            for (int i = 0; i < count; i++) {
                CHECK(!want[i].word == !got[i].word);
                CHECK(want[i].word ? strcmp(want[i].word, got[i].word) == 0
                                   : want[i].number == got[i].number);
            }
        }
        CHECK(f->errors == 0);
        fake_free(f);
    }
}

TEST("a creation flag does what its message does, with - and with @") {
    EACH_KIND(kind) {
        EACH_ROW(kind, row) {
            if (row->type != PARAMETER_NUMBER && row->type != PARAMETER_COUNT)
                continue;
            char flag[2][128], line[128];
            double value =
                row->type == PARAMETER_COUNT ? fmin(7, row->range->most) : inside(row->range);
            check_case("%s %s", kind->name, row->name);
            snprintf(flag[0], sizeof flag[0], "-%s %.6g", row->name, value);
            snprintf(flag[1], sizeof flag[1], "@%s %.6g", row->name, value);
            snprintf(line, sizeof line, "%s %.6g", row->name, value);
            struct fake *by_message = fake_new(kind, "");
            fake_send(by_message, line);
            for (int i = 0; i < 2; i++) {
                struct fake *f = fake_new(kind, flag[i]);
                CHECK(f->errors == 0);
                CHECK(same_settings(f, external_settings(by_message->x)));
                fake_free(f);
            }
            fake_free(by_message);
        }
    }
}

TEST("each meaningless flag is reported in one line, and the object is created") {
    static const struct {
        const char *arguments;
        int errors;
    } cases[] = {{"-nonsense 3", 1},
                 {"3", 1},
                 {"-k", 1},
                 {"-k a", 1},
                 {"-k 1 2", 1},
                 {"bowl", 0},
                 {"bowl -gain 6", 0},
                 {"@body bowl", 0},
                 {"-gain -6 bowl", 0},
                 {"bowel", 1},
                 {"bowl bar 440 -gain 6", 1},
                 {"440 bowl", 1},
                 {"-alpha 0.5 -mu 0.1", 1},
                 {"-scheme verlet", 1},
                 {"-scheme verlet -body wall", 0},
                 {"-body wall -scheme quadratic 0.25", 0},
                 {"-pickups 0.1 0.2 0.3", 0},
                 {"-pickups 1.5", 1},
                 {"-mc", 0},
                 {"-mc 1", 0},
                 {"-mc on", 1}};
    EACH_KIND(kind) {
        for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
            struct fake *f = fake_new(kind, cases[i].arguments);
            check_case("%s %s: %s", kind->name, cases[i].arguments, f->line);
            CHECK(f->x != NULL);
            CHECK(f->errors == cases[i].errors);
            check_accepted(f, "bang");
            fake_free(f);
        }
    }
}

TEST("messages accept what their description says, and refuse the rest in one line") {
    EACH_KIND(kind) {
        const struct external_message *m;
        struct fake *f = fake_new(kind, "-trace hit");
        char line[128], usual[128];
        for (int i = 0; (m = external_message_row(kind, i)); i++) {
            int used = snprintf(line, sizeof line, "%s", m->name);
            if (m->takes) /* arrays and files: test_external_learn.c */
                continue;
            for (int j = 0; j < 2 && m->range[j]; j++)
                used +=
                    snprintf(line + used, sizeof line - (size_t)used, " %g", m->range[j]->usual);
            snprintf(usual, sizeof usual, "%s", line);
            if (strcmp(m->name, "trace") != 0)
                check_accepted(f, line);
            snprintf(line, sizeof line, "%s 1 2 3", m->name);
            if (!m->refuses && strcmp(m->name, "trace") != 0 && strcmp(m->name, "print") != 0)
                check_clipped(f, line);
            snprintf(line, sizeof line, "%s word", m->name);
            if (strcmp(m->name, "trace") != 0)
                check_refused(f, line);
            for (int j = 0; j < 2 && m->range[j]; j++) {
                used = snprintf(line, sizeof line, "%s", m->name);
                for (int k = 0; k < 2 && m->range[k]; k++)
                    used += snprintf(line + used, sizeof line - (size_t)used, " %g",
                                     k == j ? m->range[k]->most * 1.01 : m->range[k]->usual);
                if (m->refuses) {
                    check_refused(f, line);
                } else {
                    fake_send(f, usual);
                    check_clipped(f, line);
                }
                if (m->range[0])
                    check_ignored(f, m->name, 1 + (m->range[1] != NULL));
            }
        }
        check_refused(f, "nonsense");
        check_refused(f, "nonsense 1 2");
        if (kind != &mallet_tilde)
            check_refused(f, "1 2 3 4");
        check_refused(f, "symbol word");
        fake_free(f);
    }
}

TEST("a scheme that does not serve is refused, whichever row is set last") {
    struct fake *f = fake_new(&impact_tilde, "-body wall -scheme verlet");
    check_refused(f, "body bar");
    check_refused(f, "law felt");
    CHECK(strstr(f->line, "exact"));
    check_accepted(f, "body mass");
    check_accepted(f, "correct rebound");
    check_refused(f, "scheme exact");
    check_accepted(f, "correct none");
    check_accepted(f, "scheme exact");
    fake_free(f);
    f = fake_new(&impact_tilde, "");
    check_refused(f, "scheme verlet");
    check_refused(f, "correct duration");
    fake_free(f);
}

TEST("the number of pickups is fixed, their positions are not") {
    struct fake *f = fake_new(&impact_tilde, "-pickups 0.1 0.9");
    CHECK(external_pickups(f->x) == 2);
    check_accepted(f, "pickups 0.2 0.3");
    check_accepted(f, "pickups 0.4");
    CHECK(external_pickups(f->x) == 2 && external_settings(f->x)->pickups.value[1] == .4);
    check_clipped(f, "pickups 0.2 0.3 0.4");
    CHECK(external_pickups(f->x) == 2);
    fake_free(f);
}

TEST("a body sets the position of all pickups, unless they differ") {
    struct fake *f = fake_new(&mallet_tilde, "-pickups 0.5 0.5");
    const struct external_list *pickups = &external_settings(f->x)->pickups;
    for (int i = 0; i < BODY_SHAPES; i++) {
        char line[128];
        snprintf(line, sizeof line, "body %s", body_kinds[i]->name);
        check_accepted(f, line);
        for (int p = 0; p < 2; p++)
            CHECK(pickups->value[p] == body_kinds[i]->pickup.along);
    }
    check_accepted(f, "pickups 0.1 0.6");
    check_accepted(f, "body bar");
    CHECK(pickups->value[0] == .1 && pickups->value[1] == .6);
    fake_free(f);
}

TEST("a message sets the value of its inlet") {
    EACH_KIND(kind) {
        struct fake *f = fake_new(kind, "");
        EACH_ROW(kind, row) {
            if (row->effect != INLET_VALUE)
                continue;
            char line[128];
            snprintf(line, sizeof line, "%s %.6g", row->name, inside(row->range));
            check_accepted(f, line);
            CHECK(f->shown[row->inlet] == 1);
            CHECK_REL(f->show[row->inlet], inside(row->range), 1e-5);
            CHECK(strcmp(kind->inlet[row->inlet].name, row->name) == 0);
        }
        fake_free(f);
    }
    struct fake *f = fake_new(&mallet_tilde, "");
    check_accepted(f, "hardness 0.8");
    CHECK(f->shown[INLET_K] == 1 && f->shown[INLET_MU] == 1);
    CHECK(f->show[INLET_K] == external_settings(f->x)->k);
    fake_free(f);
}

CHECK_MAIN
