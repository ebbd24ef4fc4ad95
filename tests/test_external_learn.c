/* SPDX-License-Identifier: BSD-3-Clause */
/* learn, read and write, and what they leave in the rows. */
#define _POSIX_C_SOURCE 200809L /* nanosleep, mkfifo */
#include <sys/stat.h>
#include <time.h>

#include "check.h"
#include "fake_host.h"

static const struct fake_event *event_of(const struct fake *f, const char *selector) {
    for (int i = 0; i < f->events; i++)
        if (strcmp(f->event[i].selector, selector) == 0)
            return f->event + i;
    return NULL;
}

/* A thread learns meanwhile. */
static void wait_for(struct fake *f, const char *selector) {
    const struct timespec ms = {0, 1000000};
    for (int i = 0; i < 20000 && !event_of(f, selector); i++) {
        nanosleep(&ms, NULL);
        external_collect(f->x);
    }
}

static double number_of(struct fake *f, const char *name, int i) {
    static struct external_atom atoms[EXTERNAL_LIST];
    const struct parameter *row = external_find(external_kind_called("mallet~"), name);
    return external_get(f->x, row, atoms, EXTERNAL_LIST) > i ? atoms[i].number : (double)NAN;
}

static void check_bar(struct fake *f) {
    CHECK(external_settings(f->x)->freqs.count == 2);
    CHECK_REL(number_of(f, "freqs", 0), 1320 / (2 * 3.14159265358979), 1e-4);
    CHECK_REL(number_of(f, "freqs", 1), 5280 / (2 * 3.14159265358979), 1e-4);
    CHECK_REL(number_of(f, "decays", 0), 6.907755 / 7, .01);
    CHECK_REL(number_of(f, "decays", 1), 6.907755 / 14, .01);
    CHECK(number_of(f, "root", 0) == number_of(f, "freqs", 0));
    CHECK(number_of(f, "freq", 0) == number_of(f, "root", 0));
}

TEST("every object learns beside its messages, and says so when it is done") {
    for (int k = 0; k < EXTERNAL_KINDS; k++) {
        struct fake *f = fake_new(external_kinds[k], "");
        check_case("%s", external_kinds[k]->name);
        CHECK(fake_send(f, "learn bar"));
        CHECK(f->laters > 0 && !event_of(f, "learned"));
        wait_for(f, "learned");
        const struct fake_event *learned = event_of(f, "learned");
        if (CHECK(learned && learned->count == 2)) {
            CHECK(learned->atoms[0].number == 2 && learned->atoms[1].number < -60);
            check_bar(f);
        }
        CHECK(f->errors == 0);
        fake_free(f);
    }
}

TEST("in quality render the answer is there before the message returns") {
    struct fake *f = fake_new(&mallet_tilde, "-quality render");
    CHECK(fake_send(f, "learn bar modes 5 rate 44100"));
    CHECK(event_of(f, "learned") && f->laters == 0);
    check_bar(f);
    fake_free(f);
}

TEST("the rate that is told scales what is learnt") {
    struct fake *f = fake_new(&mallet_tilde, "-quality render");
    CHECK(fake_send(f, "learn bar rate 22050"));
    CHECK_REL(number_of(f, "freqs", 0), 660 / (2 * 3.14159265358979), 1e-4);
    fake_free(f);
}

TEST("two places give two lists of shapes, and at goes between them") {
    struct fake *f = fake_new(&mallet_tilde, "-quality render");
    CHECK(fake_send(f, "learn bar edge"));
    CHECK(external_settings(f->x)->shapes2.count == 2);
    CHECK(number_of(f, "at", 0) == 0);
    /* Struck at the second, the low mode has .2/.5 and the high one .4/.2 of what the first has. */
    double low = number_of(f, "shapes2", 0) / number_of(f, "shapes", 0);
    double high = number_of(f, "shapes2", 1) / number_of(f, "shapes", 1);
    CHECK_REL(low, .4, .02);
    CHECK_REL(high, 2, .02);
    CHECK(fake_send(f, "at 0.5"));
    fake_free(f);
}

TEST("silence leaves the body as it was, and says unmet learn") {
    struct fake *f = fake_new(&mallet_tilde, "");
    CHECK(fake_send(f, "learn silence"));
    wait_for(f, "unmet");
    const struct fake_event *unmet = event_of(f, "unmet");
    CHECK(unmet && unmet->count == 1 && strcmp(unmet->atoms[0].word, "learn") == 0);
    CHECK(external_settings(f->x)->root == 0);
    fake_free(f);
}

TEST("a second learn takes the first one's place") {
    struct fake *f = fake_new(&mallet_tilde, "");
    CHECK(fake_send(f, "learn silence"));
    CHECK(fake_send(f, "learn edge"));
    CHECK(fake_send(f, "learn bar"));
    int from = f->events; /* silence is so soon done that it may have answered before */
    wait_for(f, "learned");
    external_collect(f->x);
    int answers = 0;
    for (int i = from; i < f->events; i++)
        answers += strcmp(f->event[i].selector, "learned") == 0 ||
                   strcmp(f->event[i].selector, "unmet") == 0;
    CHECK(answers == 1);
    check_bar(f);
    fake_free(f);
}

TEST("an object may go in the middle of it") {
    for (int i = 0; i < 20; i++) {
        struct fake *f = fake_new(&mallet_tilde, "");
        CHECK(fake_send(f, "learn bar edge"));
        const struct timespec some = {0, 500000 * i};
        nanosleep(&some, NULL);
        fake_free(f);
    }
}

TEST("sixteen objects learn at once while they ring; some are asked again, some go") {
    enum { OBJECTS = 16 };
    static double sound[4096], force[4096], compression[4096];
    double *out[] = {sound, force, compression};
    struct fake *f[OBJECTS];
    for (int i = 0; i < OBJECTS; i++) {
        f[i] = fake_new(external_kinds[i % EXTERNAL_KINDS], "");
        fake_send(f[i], "strike 1");
        CHECK(fake_send(f[i], i % 2 ? "learn bar" : "learn bar edge"));
    }
    for (int i = 0; i < OBJECTS; i++) {
        fake_play(f[i], NULL, out, 4096, 64);
        if (i % 4 == 1)
            CHECK(fake_send(f[i], "learn bar"));
        if (i % 4 != 2)
            continue;
        fake_free(f[i]);
        f[i] = NULL;
    }
    for (int i = 0; i < OBJECTS; i++) {
        if (!f[i])
            continue;
        check_case("object %d", i);
        wait_for(f[i], "learned");
        check_bar(f[i]);
        fake_send(f[i], "strike 1");
        fake_play(f[i], NULL, out, 4096, 64);
        CHECK(event_of(f[i], "hit"));
        fake_free(f[i]);
    }
}

TEST("what learn does not take is refused in one line") {
    static const char *const wrong[] = {"learn",
                                        "learn 1",
                                        "learn nobody",
                                        "learn bar nobody",
                                        "learn bar modes",
                                        "learn bar modes 0",
                                        "learn bar modes 257",
                                        "learn bar modes 1.5",
                                        "learn bar rate",
                                        "learn bar rate 10",
                                        "learn bar rate word",
                                        "learn bar edge bar",
                                        "learn modes 3",
                                        "read",
                                        "read 1",
                                        "read a b",
                                        "read 1 rate",
                                        "read a rate 2",
                                        "read a rate decay",
                                        "write",
                                        "write a width",
                                        "write 1"};
    struct fake *f = fake_new(&mallet_tilde, "");
    for (unsigned i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        int before = f->errors;
        check_case("%s", wrong[i]);
        CHECK(!fake_send(f, wrong[i]) && f->errors == before + 1);
    }
    CHECK(f->laters == 0);
    fake_free(f);
}

/* The bank that a message gives, heard: the highest sample of a bang, and where it is. */
static double bang_peak(struct fake *f) {
    static double sound[44100], force[44100], compression[44100];
    double *out[] = {sound, force, compression}, peak = 0;
    fake_send(f, "reset");
    fake_send(f, "bang");
    fake_play(f, NULL, out, 44100, 64);
    for (int n = 0; n < 44100; n++)
        peak = fmax(peak, fabs(sound[n]));
    return peak;
}

TEST("a learnt body is as loud as others, and is another note at another pitch") {
    struct fake *f = fake_new(&mallet_tilde, "-quality render -mass 0.01");
    fake_send(f, "learn bar");
    fake_send(f, "hardness 0.8");
    double peak = bang_peak(f);
    CHECK(peak > .06 && peak < .25);
    fake_send(f, "pitch 69");
    CHECK(number_of(f, "freq", 0) == 440);
    CHECK_REL(number_of(f, "freqs", 0), 210.08, 1e-3); /* the lists stay */
    double other = bang_peak(f);
    CHECK(other > .03 && other < .25);
    fake_free(f);
}

/* The whole file; its length. */
static size_t slurp(const char *name, char *text, size_t most) {
    FILE *file = fopen(name, "rb");
    size_t size = file ? fread(text, 1, most, file) : 0;
    if (file)
        fclose(file);
    return size;
}

static bool same_values(const struct external_list *a, const struct external_list *b) {
    return a->count == b->count &&
           memcmp(a->value, b->value, (size_t)a->count * sizeof *a->value) == 0;
}

TEST("what is written is read back, by another object too") {
    static const char *const widths[] = {"", " rate", " decay"};
    for (int width = 0; width < 3; width++) {
        char line[80];
        struct fake *f = fake_new(&mallet_tilde, "-quality render"), *g;
        check_case("%s", widths[width]);
        fake_send(f, "learn bar");
        snprintf(line, sizeof line, "write test_external_learn.txt%s", widths[width]);
        CHECK(fake_send(f, line));
        g = fake_new(&impact_tilde, "");
        snprintf(line, sizeof line, "read test_external_learn.txt%s", widths[width]);
        CHECK(fake_send(g, line));
        wait_for(g, "read");
        const struct settings *a = external_settings(f->x), *b = external_settings(g->x);
        CHECK(same_values(&a->freqs, &b->freqs) && same_values(&a->decays, &b->decays));
        if (CHECK(b->freqs.count == 2 && a->freqs.count == 2))
            for (int i = 0; i < 2; i++)
                CHECK_REL(b->shapes.value[i] * b->shapes.value[2 + i] / b->shapes.value[0],
                          a->shapes.value[i] * a->shapes.value[2 + i] / a->shapes.value[0] *
                              (b->shapes.value[2] / a->shapes.value[2]),
                          1e-3);
        fake_free(g);
        fake_free(f);
    }
    remove("test_external_learn.txt");
}

/* Sixty modes that differ in everything, over 100 dB. */
static void write_foreign(const char *name, uint64_t seed) {
    FILE *file = fopen(name, "w");
    uint64_t rng = seed;
    for (int i = 0; file && i < 60; i++) {
        double freq = check_log_uniform(&rng, 30, 15000), size = check_log_uniform(&rng, 1e-5, 1);
        fprintf(file, "%d, %.7g %.9g %.6g;\n", i, freq, i % 3 ? size : -size,
                check_log_uniform(&rng, .05, 100));
    }
    if (file)
        fclose(file);
}

TEST("what was read and is written again is the same to the last byte, and so is the body") {
    static const char first[] = "test_external_learn_1.txt", again[] = "test_external_learn_2.txt";
    static char text[2][1 << 14];
    for (uint64_t seed = 1; seed <= 20; seed++) {
        struct fake *f = fake_new(&mallet_tilde, "-quality render");
        struct fake *g = fake_new(&bounce_tilde, "-quality render");
        check_case("seed %d", (int)seed);
        write_foreign(first, seed);
        CHECK(fake_send(f, "read test_external_learn_1.txt"));
        CHECK(fake_send(f, "write test_external_learn_1.txt"));
        size_t size = slurp(first, text[0], sizeof text[0]);
        CHECK(fake_send(f, "read test_external_learn_1.txt"));
        CHECK(fake_send(f, "write test_external_learn_2.txt"));
        CHECK(size > 1000 && slurp(again, text[1], sizeof text[1]) == size &&
              memcmp(text[0], text[1], size) == 0);
        CHECK(fake_send(g, "read test_external_learn_2.txt"));
        const struct settings *a = external_settings(f->x), *b = external_settings(g->x);
        CHECK(same_values(&a->freqs, &b->freqs) && same_values(&a->decays, &b->decays) &&
              same_values(&a->shapes, &b->shapes) && a->root == b->root);
        fake_free(g);
        fake_free(f);
    }
    remove(first);
    remove(again);
}

TEST("files that are none, binary or too long are refused with one line") {
    const char *file = "test_external_learn_bad.txt";
    struct fake *f = fake_new(&mallet_tilde, "-quality render");
    for (int kind = 0; kind < 3; kind++) {
        FILE *to = fopen(file, "wb");
        for (int i = 0; kind && i < (kind == 1 ? 5000 : 3 << 20); i++)
            fputc(kind == 1 ? i * 37 % 256 : '#', to);
        fclose(to);
        int before = f->errors;
        f->events = 0;
        check_case("kind %d", kind);
        fake_send(f, "read test_external_learn_bad.txt");
        CHECK(f->errors == before + 1 && event_of(f, "unmet"));
    }
    remove(file);
    fake_send(f, "read test_external_learn_bad.txt");
    CHECK(f->errors == 4);
    CHECK(external_settings(f->x)->root == 0);
    fake_free(f);
}

TEST("a wrong word is repeated, and the nearest that there is: options, and files") {
    static const char *const table[][2] = {
        {"learn bar modess 5", "modess 5; do you mean modes?"},
        {"learn bar ratte 44100", "ratte 44100; do you mean rate?"},
        {"learn bar edge third", "bar edge third"},
        {"read test_external_learn_near.txt decai", "decai; do you mean decay?"},
        {"write test_external_learn_near.txt bandwith", "do you mean bandwidth?"},
        {"read test_external_learn_naer.txt", "do you mean test_external_learn_near.txt?"},
        {"read nothing-that-looks-like-it", "there is no such file"},
    };
    const char *file = "test_external_learn_near.txt";
    struct fake *f = fake_new(&mallet_tilde, "-quality render");
    write_foreign(file, 1);
    for (unsigned i = 0; i < sizeof table / sizeof *table; i++) {
        int errors = f->errors;
        check_case("%s", table[i][0]);
        fake_send(f, table[i][0]);
        CHECK(f->errors == errors + 1 && strstr(f->line, table[i][1]));
    }
    remove(file);
    fake_free(f);
}

TEST("a folder, a pipe, a file of a gigabyte, one that is cut off: one line each, and the body "
     "stays") {
    static const char folder[] = "test_external_learn_folder", pipe[] = "test_external_learn_pipe";
    static const char vast[] = "test_external_learn_vast", cut[] = "test_external_learn_cut";
    struct fake *f = fake_new(&mallet_tilde, "-quality render");
    CHECK(mkdir(folder, 0700) == 0 && mkfifo(pipe, 0600) == 0);
    FILE *file = fopen(vast, "wb");
    CHECK(file && fseek(file, 1 << 30, SEEK_SET) == 0 && fputc('1', file) == '1');
    fclose(file);
    file = fopen(cut, "w");
    fputs("1, 440 1 2;\n2, 880 1", file);
    fclose(file);
    fake_send(f, "learn bar");
    struct settings before = *external_settings(f->x);
    const char *const names[] = {folder, pipe, vast, cut};
    for (int i = 0; i < 4; i++) {
        char line[80];
        int errors = f->errors;
        f->events = 0;
        snprintf(line, sizeof line, "read %s", names[i]);
        check_case("%s", line);
        fake_send(f, line);
        CHECK(f->errors == errors + 1 && event_of(f, "unmet") && strstr(f->line, names[i]));
        CHECK(memcmp(&before, external_settings(f->x), sizeof before) == 0);
    }
    fake_free(f);
    for (int i = 0; i < 4; i++)
        remove(names[i]);
}

TEST("what cannot be written is told in one line: no sound, no folder, a pipe, a full disk") {
    static const char pipe[] = "test_external_learn_pipe";
    struct fake *f = fake_new(&impact_tilde, "-body wall");
    CHECK(!fake_send(f, "write nowhere.txt"));
    fake_send(f, "body bar");
    CHECK(mkfifo(pipe, 0600) == 0);
    static const char *const lines[] = {"write no-such-folder/nowhere.txt", "write /dev/full",
                                        "write test_external_learn_pipe", "write ."};
    for (int i = 0; i < 4; i++) {
        int errors = f->errors;
        check_case("%s", lines[i]);
        CHECK(!fake_send(f, lines[i]) && f->errors == errors + 1);
    }
    remove(pipe);
    fake_free(f);
}

TEST("what was learnt comes back from a dump") {
    struct fake *f = fake_new(&mallet_tilde, "-quality render"), *g;
    fake_send(f, "learn bar edge");
    fake_send(f, "pitch 60");
    fake_send(f, "at 0.3");
    f->events = 0;
    fake_send(f, "dump");
    g = fake_new(&mallet_tilde, "");
    for (int i = 0; i < f->events; i++)
        CHECK(external_message(g->x, f->event[i].selector, f->event[i].atoms, f->event[i].count));
    const struct settings *a = external_settings(f->x), *b = external_settings(g->x);
    CHECK(a->body == b->body && a->root == b->root && a->freq == b->freq);
    CHECK(memcmp(&a->freqs, &b->freqs, sizeof a->freqs.value[0] * 3) == 0);
    CHECK(a->shapes2.count == b->shapes2.count && a->shapes.count == b->shapes.count);
    CHECK(memcmp(a->shapes.value, b->shapes.value, 4 * sizeof *a->shapes.value) == 0);
    CHECK(memcmp(a->shapes2.value, b->shapes2.value, 2 * sizeof *a->shapes2.value) == 0);
    fake_free(g);
    fake_free(f);
}

CHECK_MAIN
