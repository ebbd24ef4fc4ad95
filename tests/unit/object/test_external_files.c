/* SPDX-License-Identifier: BSD-3-Clause */
/* read and write: restored modes, and invalid files. */
#define _POSIX_C_SOURCE 200809L /* nanosleep, mkfifo */
#include <sys/stat.h>

#include "support/check.h"
#include "support/object/fake_wait.h"

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

TEST("written modes are read back, by another object too") {
    static const char *const widths[] = {"", " rate", " decay"};
    for (int width = 0; width < 3; width++) {
        char line[80];
        struct fake *f = fake_new(&mallet_tilde, "-quality render"), *g;
        check_case("%s", widths[width]);
        fake_send(f, "learn bar");
        snprintf(line, sizeof line, "write test_external_files.txt%s", widths[width]);
        CHECK(fake_send(f, line));
        g = fake_new(&impact_tilde, "");
        snprintf(line, sizeof line, "read test_external_files.txt%s", widths[width]);
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
    remove("test_external_files.txt");
}

/* Sixty modes, all different, over 100 dB. */
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

TEST("a file that is read and written again is the same to the last byte, and so is the body") {
    static const char first[] = "test_external_files_1.txt", again[] = "test_external_files_2.txt";
    static char text[2][1 << 14];
    for (uint64_t seed = 1; seed <= 20; seed++) {
        struct fake *f = fake_new(&mallet_tilde, "-quality render");
        struct fake *g = fake_new(&bounce_tilde, "-quality render");
        check_case("seed %d", (int)seed);
        write_foreign(first, seed);
        CHECK(fake_send(f, "read test_external_files_1.txt"));
        CHECK(fake_send(f, "write test_external_files_1.txt"));
        size_t size = slurp(first, text[0], sizeof text[0]);
        CHECK(fake_send(f, "read test_external_files_1.txt"));
        CHECK(fake_send(f, "write test_external_files_2.txt"));
        CHECK(size > 1000 && slurp(again, text[1], sizeof text[1]) == size &&
              memcmp(text[0], text[1], size) == 0);
        CHECK(fake_send(g, "read test_external_files_2.txt"));
        const struct settings *a = external_settings(f->x), *b = external_settings(g->x);
        CHECK(same_values(&a->freqs, &b->freqs) && same_values(&a->decays, &b->decays) &&
              same_values(&a->shapes, &b->shapes) && a->root == b->root);
        fake_free(g);
        fake_free(f);
    }
    remove(first);
    remove(again);
}

TEST("missing, binary and too long files are refused with one line") {
    const char *file = "test_external_files_bad.txt";
    struct fake *f = fake_new(&mallet_tilde, "-quality render");
    for (int kind = 0; kind < 3; kind++) {
        FILE *to = fopen(file, "wb");
        for (int i = 0; kind && i < (kind == 1 ? 5000 : 3 << 20); i++)
            fputc(kind == 1 ? i * 37 % 256 : '#', to);
        fclose(to);
        int before = f->errors;
        f->events = 0;
        check_case("kind %d", kind);
        fake_send(f, "read test_external_files_bad.txt");
        CHECK(f->errors == before + 1 && event_of(f, "unmet"));
    }
    remove(file);
    fake_send(f, "read test_external_files_bad.txt");
    CHECK(f->errors == 4);
    CHECK(external_settings(f->x)->root == 0);
    fake_free(f);
}

TEST("a wrong word is reported with the nearest right one: options, and files") {
    static const char *const table[][2] = {
        {"learn bar modess 5", "modess 5: do you mean modes?"},
        {"learn bar ratte 44100", "ratte 44100: do you mean rate?"},
        {"learn bar edge third", "bar edge third"},
        {"read test_external_files_near.txt decai", "decai: do you mean decay?"},
        {"write test_external_files_near.txt bandwith", "do you mean bandwidth?"},
        {"read test_external_files_naer.txt", "do you mean test_external_files_near.txt?"},
        {"read nothing-that-looks-like-it", "there is no such file"},
    };
    const char *file = "test_external_files_near.txt";
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

TEST("a folder, a pipe, a device, a file of a gigabyte, a truncated file: one line each, and the "
     "body stays") {
    static const char folder[] = "test_external_files_folder", pipe[] = "test_external_files_pipe";
    static const char vast[] = "test_external_files_vast", cut[] = "test_external_files_cut";
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
    const char *const names[] = {folder, pipe, "/dev/zero", "/dev/tty", vast, cut};
    for (int i = 0; i < 6; i++) {
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
    remove(folder), remove(pipe), remove(vast), remove(cut);
}

TEST("a failed write is reported in one line: no sound, no folder, a pipe, a full disk") {
    static const char pipe[] = "test_external_files_pipe";
    struct fake *f = fake_new(&impact_tilde, "-body wall");
    CHECK(!fake_send(f, "write nowhere.txt"));
    fake_send(f, "body bar");
    CHECK(mkfifo(pipe, 0600) == 0);
    static const char *const lines[] = {"write no-such-folder/nowhere.txt", "write /dev/full",
                                        "write test_external_files_pipe", "write ."};
    for (int i = 0; i < 4; i++) {
        int errors = f->errors;
        check_case("%s", lines[i]);
        CHECK(!fake_send(f, lines[i]) && f->errors == errors + 1);
    }
    remove(pipe);
    fake_free(f);
}

CHECK_MAIN
