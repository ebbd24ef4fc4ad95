/* SPDX-License-Identifier: BSD-3-Clause */
/* Values restored in any order: frozen attributes of Max, without Max. */
#include "object/restore.h"
#include "support/check.h"
#include "support/object/fake_host.h"

enum { LENGTH = 2048, OUTS = 3, ROWS = EXTERNAL_ROWS };

static int uniform_index(uint64_t *rng, int count) {
    return (int)check_uniform(rng, 0, count) % count;
}

/* --- an object that has lived ----------------------------------------------------------------- */

static void random_line(const struct parameter *row, uint64_t *rng, char *line, size_t size) {
    const struct range *r = row->range;
    double u = check_uniform(rng, 0, 1);
    int words = 0;
    while (row->word && row->word(words))
        words++;
    double value = !r             ? 0
                   : r->least > 0 ? r->least * pow(r->most / r->least, u)
                                  : r->least + u * (r->most - r->least);
    if (words)
        snprintf(line, size, "%s %s", row->name, row->word((int)(u * words)));
    else if (row->type == PARAMETER_NAME)
        snprintf(line, size, "%s somewhere", row->name);
    else if (row->type == PARAMETER_COUNT)
        snprintf(line, size, "%s %g", row->name, fmin(r->most, 1 + floor(12 * u)));
    else
        snprintf(line, size, "%s %.6g", row->name, value);
}

static const char *const boxes[] = {"", "-body marimba", "-body wall -scheme am1",
                                    "-body bowl -pitch 60 -k 1e6",
                                    "-body modes -freqs 300 700 1900 -shapes 1 -0.5 0.2 1 1 1"};
enum { BOXES = sizeof boxes / sizeof *boxes };

static struct fake *random_object(const struct external_kind *kind, const char *box,
                                  uint64_t *rng) {
    enum { MESSAGES = 10 };
    struct fake *f = fake_new(kind, box);
    int rows = 0;
    while (external_row(kind, rows))
        rows++;
    for (int i = 0; i < MESSAGES; i++) {
        const struct parameter *row = external_row(kind, uniform_index(rng, rows));
        char line[256];
        if (row->type == PARAMETER_FLAG || external_searches(row))
            continue;
        random_line(row, rng, line, sizeof line);
        fake_send(f, line); /* a refused line changes nothing */
    }
    return f;
}

/* --- its values ------------------------------------------------------------------------------- */

struct value {
    const struct parameter *row;
    int count;
    struct external_atom atoms[FAKE_ATOMS];
};

/* Values of all rows but those that only creation sets, or of those in a dump. */
static int values_of(struct fake *f, const struct external_kind *kind, bool views,
                     struct value *values) {
    const struct parameter *row;
    int count = 0;
    for (int i = 0; (row = external_row(kind, i)); i++)
        if (row->type != PARAMETER_FLAG && (views || external_saved(row))) {
            struct value *v = &values[count++];
            v->row = row;
            v->count = external_get(f->x, row, v->atoms, FAKE_ATOMS);
        }
    return count;
}

static void shuffle(struct value *values, int count, uint64_t *rng) {
    for (int i = count - 1; i > 0; i--) {
        int j = uniform_index(rng, i + 1);
        struct value v = values[i];
        values[i] = values[j];
        values[j] = v;
    }
}

static void restore(struct fake *f, const struct external_kind *kind, const struct value *values,
                    int count) {
    struct restore r = {0};
    for (int i = 0; i < count; i++)
        CHECK(restore_add(&r, kind, values[i].row, values[i].atoms, values[i].count));
    restore_apply(&r, f->x);
}

static bool same_settings(const struct fake *f, const struct fake *g) {
    struct settings *a = malloc(sizeof *a), *b = malloc(sizeof *b);
    *a = *external_settings(f->x), *b = *external_settings(g->x);
    a->bodies = b->bodies = 0; /* the count of learnt bodies */
    for (struct settings *s = a; s; s = s == a ? b : NULL)
        for (struct external_list *list = &s->freqs; list <= &s->hammer_shapes; list++)
            for (int i = list->count; i < EXTERNAL_LIST; i++)
                list->value[i] = 0; /* rest of a longer list before */
    bool same = memcmp(a, b, offsetof(struct settings, trace)) == 0 &&
                strcmp(a->trace, b->trace) == 0 && a->mc == b->mc;
    free(a), free(b);
    return same;
}

/* Starts at rest: the earlier state may be under the push that both have now. */
static void play(struct fake *f, double *output) {
    double *out[OUTS] = {output, NULL, NULL};
    const struct external_atom push = {NULL, external_settings(f->x)->push},
                               drive = {NULL, external_settings(f->x)->drive};
    for (int i = 0; i < 2; i++) {
        fake_send(f, "reset");
        external_message(f->x, "push", &push, 1);
        external_message(f->x, "drive", &drive, 1);
        fake_play(f, NULL, out, LENGTH, EXTERNAL_CHUNK);
    }
    fake_send(f, "bang");
    fake_play(f, NULL, out, LENGTH, EXTERNAL_CHUNK);
}

/* By messages, as for a dump that another object receives. */
static void hear_dump(struct fake *f, struct fake *g) {
    CHECK(fake_send(f, "dump") && f->events < FAKE_EVENTS);
    for (int i = 0; i < f->events; i++)
        CHECK(external_message(g->x, f->event[i].selector, f->event[i].atoms, f->event[i].count));
}

TEST("a dump restored from frozen attributes in any order: the settings and the sound of the dump, "
     "to the bit") {
    enum { RUNS = 60, ORDERS = 6 };
    static double first[LENGTH], second[LENGTH];
    static struct value values[ROWS];
    uint64_t rng = 26;
    for (int run = 0; run < RUNS; run++) {
        const struct external_kind *kind = external_kinds[run % EXTERNAL_KINDS];
        const char *box = boxes[run / EXTERNAL_KINDS % BOXES];
        struct fake *f = random_object(kind, box, &rng), *dumped = fake_new(kind, "");
        f->events = 0;
        hear_dump(f, dumped);
        int count = values_of(f, kind, run % 2 == 1, values);
        play(dumped, first);
        for (int order = 0; order < ORDERS; order++) {
            struct fake *g = fake_new(kind, order % 2 ? "" : "-body plate -k 3e5");
            check_case("%s %s, run %d, order %d", kind->name, box, run, order);
            shuffle(values, count, &rng);
            restore(g, kind, values, count);
            CHECK(g->errors == 0 && same_settings(g, dumped));
            play(g, second);
            CHECK(memcmp(first, second, sizeof first) == 0);
            fake_free(g);
        }
        fake_free(f), fake_free(dumped);
    }
}

TEST("some frozen attributes, with views, act as the same messages in the table's order") {
    static const char *const frozen[][6] = {
        {"body marimba", "pitch 72", "hardness 0.4", "gain -6"},
        {"body bowl", "k 3e6", "hardness 0.9", "at 0.2 0.3"},
        {"body tom", "freq 100", "pitch 30", "material 2"},
        {"mallet yarn", "body glockenspiel", "speed 3", "contact 0.8"},
        {"scheme am1", "body wall", "correct depth", "alpha 1.5"},
        {"restitution 0.4", "height 0.3", "gravity 3", "body plate"}};
    uint64_t rng = 7;
    for (size_t i = 0; i < sizeof frozen / sizeof *frozen; i++) {
        const struct external_kind *kind = i == 5 ? &bounce_tilde : &mallet_tilde;
        struct fake *wanted = fake_new(kind, "");
        static struct value values[6];
        static char copies[6][512];
        int count = 0;
        for (; count < 6 && frozen[i][count]; count++) {
            struct external_atom atoms[FAKE_ATOMS];
            int n = fake_atoms(frozen[i][count], copies[count], atoms);
            values[count].row = external_find(kind, atoms[0].word);
            values[count].count = n - 1;
            memcpy(values[count].atoms, atoms + 1, (size_t)(n - 1) * sizeof *atoms);
        }
        const struct parameter *row;
        for (int pass = 0; pass < 2; pass++) /* searches come at the end */
            for (int r = 0; (row = external_row(kind, r)); r++)
                for (int v = 0; v < count; v++)
                    if (values[v].row == row && external_searches(row) == (pass == 1) &&
                        strcmp(frozen[i][v], "hardness 0.9") != 0 && /* k is given */
                        strcmp(frozen[i][v], "pitch 30") != 0)       /* freq is given */
                        CHECK(external_set(wanted->x, row, values[v].atoms, values[v].count));
        for (int order = 0; order < 8; order++) {
            struct fake *f = fake_new(kind, "");
            check_case("%s ..., order %d", frozen[i][0], order);
            shuffle(values, count, &rng);
            restore(f, kind, values, count);
            CHECK(f->errors == 0 && same_settings(f, wanted));
            fake_free(f);
        }
        fake_free(wanted);
    }
}

/* --- what is wrong, what searches, what is forgotten ------------------------------------------ */

static void add(struct restore *r, const char *line) {
    char copy[512];
    struct external_atom atoms[FAKE_ATOMS];
    int count = fake_atoms(line, copy, atoms);
    CHECK(restore_add(r, &mallet_tilde, external_find(&mallet_tilde, atoms[0].word), atoms + 1,
                      count - 1)); /* the words in copy end here */
}

TEST("a refused value is reported in one line, and the others apply") {
    struct fake *f = fake_new(&mallet_tilde, "");
    struct restore r = {0};
    add(&r, "k 2e6"), add(&r, "body spoon"), add(&r, "gain -7");
    restore_apply(&r, f->x);
    CHECK(f->errors == 1 && strstr(f->line, "body"));
    CHECK(external_settings(f->x)->k == 2e6 && external_settings(f->x)->gain == -7);
    fake_free(f);
}

TEST("a scheme that does not serve the body is replaced by exact, with a line that says why") {
    struct fake *f = fake_new(&mallet_tilde, "");
    struct restore r = {0};
    add(&r, "scheme verlet"), add(&r, "k 2e6");
    restore_apply(&r, f->x);
    CHECK(f->errors == 1 && external_settings(f->x)->scheme == SCHEME_EXACT);
    CHECK(external_settings(f->x)->k == 2e6);
    fake_free(f);
}

static const struct parameter *searched;
static double searched_value;

static void note_search(void *object, const struct parameter *row, double value) {
    (void)object;
    searched = row;
    searched_value = value;
}

TEST("with a background search the requested view is searched, unless k is given") {
    struct external_host host = fake_host;
    host.search = note_search;
    struct fake *f = fake_new_in(&host, &mallet_tilde, "");
    struct restore r = {0};
    double k = external_settings(f->x)->k;
    add(&r, "contact 2"), add(&r, "gain -7");
    restore_apply(&r, f->x);
    CHECK(searched && strcmp(searched->name, "contact") == 0 && searched_value == 2);
    CHECK(external_settings(f->x)->k == k && external_settings(f->x)->gain == -7);
    searched = NULL;
    add(&r, "contact 2"), add(&r, "k 2e6");
    restore_apply(&r, f->x);
    CHECK(!searched && external_settings(f->x)->k == 2e6);
    fake_free(f);
}

TEST("the last value of a row counts, can be queried, and is cleared when it is applied") {
    struct fake *f = fake_new(&mallet_tilde, "");
    struct restore r = {0};
    int count;
    add(&r, "body bowl"), add(&r, "body marimba"), add(&r, "body tom");
    const struct external_atom *body =
        restore_get(&r, &mallet_tilde, external_find(&mallet_tilde, "body"), &count);
    CHECK(count == 1 && strcmp(body->word, "tom") == 0);
    CHECK(!restore_get(&r, &mallet_tilde, external_find(&mallet_tilde, "k"), &count) && !count);
    restore_apply(&r, f->x);
    struct external_atom is[2];
    external_get(f->x, external_find(&mallet_tilde, "body"), is, 2);
    CHECK(strcmp(is->word, "tom") == 0);
    fake_send(f, "body bell");
    restore_apply(&r, f->x);
    external_get(f->x, external_find(&mallet_tilde, "body"), is, 2);
    CHECK(strcmp(is->word, "bell") == 0);
    fake_free(f);
}

CHECK_MAIN
