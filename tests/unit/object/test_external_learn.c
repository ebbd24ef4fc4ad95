/* SPDX-License-Identifier: BSD-3-Clause */
/* learn, and the rows that it sets. */
#define _POSIX_C_SOURCE 200809L /* nanosleep */
#include <time.h>

#include "support/check.h"
#include "support/object/fake_wait.h"

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

TEST("every object learns in the background, and reports when it is done") {
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

TEST("the stated rate scales the learnt modes") {
    struct fake *f = fake_new(&mallet_tilde, "-quality render");
    CHECK(fake_send(f, "learn bar rate 22050"));
    CHECK_REL(number_of(f, "freqs", 0), 660 / (2 * 3.14159265358979), 1e-4);
    fake_free(f);
}

TEST("two recordings give two lists of shapes, and at interpolates between them") {
    struct fake *f = fake_new(&mallet_tilde, "-quality render");
    CHECK(fake_send(f, "learn bar edge"));
    CHECK(external_settings(f->x)->shapes2.count == 2);
    CHECK(number_of(f, "at", 0) == 0);
    /* At the second place the low mode has .2/.5 and the high one .4/.2 of the first place's
     * amplitude. */
    double low = number_of(f, "shapes2", 0) / number_of(f, "shapes", 0);
    double high = number_of(f, "shapes2", 1) / number_of(f, "shapes", 1);
    CHECK_REL(low, .4, .02);
    CHECK_REL(high, 2, .02);
    CHECK(fake_send(f, "at 0.5"));
    fake_free(f);
}

TEST("silence leaves the body unchanged, and reports unmet learn") {
    struct fake *f = fake_new(&mallet_tilde, "");
    CHECK(fake_send(f, "learn silence"));
    wait_for(f, "unmet");
    const struct fake_event *unmet = event_of(f, "unmet");
    CHECK(unmet && unmet->count == 1 && strcmp(unmet->atoms[0].word, "learn") == 0);
    CHECK(external_settings(f->x)->root == 0);
    fake_free(f);
}

TEST("a second learn replaces the first") {
    struct fake *f = fake_new(&mallet_tilde, "");
    CHECK(fake_send(f, "learn silence"));
    CHECK(fake_send(f, "learn edge"));
    int from = f->events, answers = 0, early = 0;
    CHECK(fake_send(f, "learn bar"));
    int sent = f->events; /* what was learnt by then may have been answered */
    wait_for(f, "learned");
    external_collect(f->x);
    for (int i = from; i < f->events; i++)
        if (strcmp(f->event[i].selector, "learned") == 0 ||
            strcmp(f->event[i].selector, "unmet") == 0) {
            answers++;
            early += i < sent;
        }
    CHECK(answers >= 1 && answers - early <= 1);
    check_bar(f);
    fake_free(f);
}

TEST("an object may be freed while it learns") {
    for (int i = 0; i < 20; i++) {
        struct fake *f = fake_new(&mallet_tilde, "");
        CHECK(fake_send(f, "learn bar edge"));
        const struct timespec some = {0, 500000 * i};
        nanosleep(&some, NULL);
        fake_free(f);
    }
}

TEST("sixteen objects learn at once while they ring; some learn again, some are freed") {
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

TEST("invalid arguments of learn are refused in one line") {
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

/* The bank after a message: the highest sample of a bang, and its position. */
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

TEST("a learnt body is as loud as others, and follows the pitch") {
    struct fake *f = fake_new(&mallet_tilde, "-quality render -mass 0.01");
    fake_send(f, "learn bar");
    fake_send(f, "hardness 0.8");
    double peak = bang_peak(f);
    CHECK(peak > .1 && peak < .6);
    fake_send(f, "pitch 69");
    CHECK(number_of(f, "freq", 0) == 440);
    CHECK_REL(number_of(f, "freqs", 0), 210.08, 1e-3); /* the lists stay */
    double other = bang_peak(f);
    CHECK(other > .06 && other < .6);
    fake_free(f);
}

TEST("a learnt body is restored by a dump") {
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
