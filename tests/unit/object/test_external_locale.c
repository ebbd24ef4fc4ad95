/* SPDX-License-Identifier: BSD-3-Clause */
/* A host that has set LC_NUMERIC: numbers are read and written with a decimal point. */
#define _POSIX_C_SOURCE 200809L /* setenv, nanosleep */
#include "support/check.h"
#include "support/object/comma.h"
#include "support/object/fake_wait.h"

enum { TEXT = 1 << 16 };

/* The lines that an object prints and sends. */
struct transcript {
    struct fake fake; /* first: the fake's host gets it too */
    size_t length;
    char text[TEXT];
};

static void transcript_add(struct transcript *t, const char *line) {
    t->length += (size_t)snprintf(t->text + t->length, t->length < TEXT ? TEXT - t->length : 0,
                                  "%s\n", line);
}

static void transcript_say(void *object, bool is_error, const char *line) {
    fake_say(object, is_error, line);
    transcript_add(object, line);
}

static struct transcript *transcript_new(const struct external_kind *kind, const char *box) {
    static struct external_host host;
    struct transcript *t = calloc(1, sizeof *t);
    struct external_atom atoms[FAKE_ATOMS];
    char copy[512];
    host = fake_host;
    host.say = transcript_say;
    t->fake.x = external_new(kind, &host, t, 44100, atoms, fake_atoms(box, copy, atoms));
    return t;
}

static void transcript_free(struct transcript *t) {
    external_free(t->fake.x);
    free(t);
}

static size_t slurp(const char *name, char *text, size_t most) {
    FILE *file = fopen(name, "rb");
    size_t size = file ? fread(text, 1, most, file) : 0;
    if (file)
        fclose(file);
    return size;
}

/* All functions with numbers: created, set, refused, printed, learnt, written and read. */
static struct transcript *performance(int kind, bool *read_back) {
    static const char *const lines[] = {"print",
                                        "gain -3.5",
                                        "k 1.5e7",
                                        "k 1e99",
                                        "size 0.0001",
                                        "freqs 100.25 200 word",
                                        "strike 1.5 2",
                                        "33.5",
                                        "contact 2.5",
                                        "pitch 60.5",
                                        "mass 0.0125",
                                        "body bowl",
                                        "print",
                                        "learn bar modes 1.5",
                                        "learn bar",
                                        "write test_external_locale.txt",
                                        "read test_external_locale.txt"};
    struct transcript *t =
        transcript_new(external_kinds[kind], "-quality render -gain -6.5 -k 2.5e6 -mu 0.5");
    *read_back = false;
    for (unsigned i = 0; i < sizeof lines / sizeof *lines; i++)
        fake_send(&t->fake, lines[i]);
    *read_back = event_of(&t->fake, "read") != NULL;
    return t;
}

TEST("objects play, print, write and read alike under a locale with decimal commas") {
    static char file[2][TEXT];
    for (int kind = 0; kind < EXTERNAL_KINDS; kind++) {
        struct transcript *played[2];
        size_t size[2];
        bool read_back[2];
        check_case("%s", external_kinds[kind]->name);
        for (int comma = 0; comma < 2; comma++) {
            if (comma)
                comma_begin();
            played[comma] = performance(kind, &read_back[comma]);
            comma_end();
            size[comma] = slurp("test_external_locale.txt", file[comma], TEXT);
        }
        CHECK(played[0]->length > 2000 && played[0]->length < TEXT);
        CHECK(strcmp(played[0]->text, played[1]->text) == 0);
        CHECK(size[0] > 50 && size[0] == size[1] && memcmp(file[0], file[1], size[0]) == 0);
        CHECK(read_back[0] && read_back[1]);
        CHECK(memcmp(external_settings(played[0]->fake.x), external_settings(played[1]->fake.x),
                     sizeof(struct settings)) == 0);
        for (int i = 0; i < 2; i++)
            transcript_free(played[i]);
    }
    remove("test_external_locale.txt");
}

TEST("reference and assistance have decimal points, too") {
    char text[EXTERNAL_LINE];
    const struct parameter *row;
    comma_begin();
    for (int kind = 0; kind < EXTERNAL_KINDS; kind++)
        for (int i = 0; (row = external_row(external_kinds[kind], i)); i++)
            if (row->range && row->range->least == .5) {
                external_accepts(external_kinds[kind], row, text, sizeof text);
                CHECK(strstr(text, "0.5") && !strstr(text, "0,5"));
            }
    struct external_atom atom;
    CHECK(external_default(&mallet_tilde, external_find(&mallet_tilde, "mass"), &atom, 1) == 1);
    CHECK(atom.number > 0 && atom.number < 1);
    comma_end();
}

CHECK_MAIN
