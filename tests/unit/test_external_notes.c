/* SPDX-License-Identifier: BSD-3-Clause */
/* Notes: how hard they strike, what a note-off does, and what is told of them. */
#include "object/external_state.h"
#include "support/take.h"

/* T60 of the first mode, as it rings now. */
static double decay(const struct fake *f) { return log(1000) * 2 / f->x->plan->bank->two_sigma[0]; }

TEST("at pedal 0 the note-off of the last note damps it until the next, and no other does") {
    struct fake *f = fake_new(&mallet_tilde, "-pedal 0");
    check_accepted(f, "60 100");
    double rings = decay(f);
    check_accepted(f, "48 0");
    CHECK(decay(f) == rings);
    check_accepted(f, "60 0");
    CHECK_REL(1 / decay(f), 1 / rings + .49 / .02, 1e-9);
    CHECK(external_settings(f->x)->damp == 0);
    check_accepted(f, "60 90");
    CHECK(decay(f) == rings);
    fake_free(f);
}

TEST("a note whose key came up while the pedal was down ends with the pedal") {
    struct fake *f = fake_new(&mallet_tilde, "");
    check_accepted(f, "60 100");
    double rings = decay(f);
    check_accepted(f, "60 0");
    CHECK(decay(f) == rings);
    check_accepted(f, "pedal 0");
    CHECK(decay(f) < rings / 5);
    check_accepted(f, "pedal 1");
    CHECK(decay(f) == rings);
    fake_free(f);
}

TEST("a hand that lies harder than a note-off's stays where it is") {
    struct fake *f = fake_new(&mallet_tilde, "-pedal 0 -damp 0.9");
    check_accepted(f, "60 100");
    double held = decay(f);
    check_accepted(f, "60 0");
    CHECK(decay(f) == held);
    fake_free(f);
}

/* As the first hit tells it. */
static double speed_of(struct fake *f, int velocity) {
    char line[32];
    snprintf(line, sizeof line, "60 %d", velocity);
    check_accepted(f, "reset");
    check_accepted(f, line);
    f->events = 0;
    free(play(f, NULL, 64));
    return f->events ? f->event[0].atoms[0].number : 0;
}

TEST("velocities are speeds in equal ratios; the curve bends them, and its ends stay") {
    struct fake *f = fake_new(&mallet_tilde, "-least 0");
    const double ratio = pow(100, 1 / 126.);
    CHECK_REL(speed_of(f, 1), .05, 1e-9);
    CHECK_REL(speed_of(f, 127), 5, 1e-9);
    CHECK_REL(speed_of(f, 65) / speed_of(f, 64), ratio, 1e-9);
    double even = speed_of(f, 64);
    check_accepted(f, "curve 1");
    CHECK(speed_of(f, 64) > 1.5 * even);
    CHECK_REL(speed_of(f, 127), 5, 1e-9);
    check_accepted(f, "curve -1");
    CHECK(speed_of(f, 64) < even / 1.5);
    CHECK_REL(speed_of(f, 1), .05, 1e-9);
    fake_free(f);
}

TEST("a pitch without its velocity is refused where notes are played, with what to send instead") {
    struct fake *f = fake_new(&mallet_tilde, ""), *laboratory = fake_new(&impact_tilde, "");
    CHECK(!fake_send(f, "60") && f->errors == 1);
    CHECK(strstr(f->line, "60 100") && strstr(f->line, "strike 60"));
    check_accepted(f, "20");
    check_accepted(f, "strike 60");
    check_accepted(laboratory, "60");
    fake_free(f), fake_free(laboratory);
}

static int hits_told(const struct fake *f, double least) {
    int told = 0;
    for (int e = 0; e < f->events; e++)
        if (strcmp(f->event[e].selector, "hit") == 0) {
            told++;
            CHECK(f->event[e].atoms[0].number >= least);
        }
    return told;
}

TEST("hits slower than least are not told, and all else happens as before") {
    static const char *const boxes[] = {"-least 0", "", "-least 100"};
    static const double least[] = {0, .005, 100};
    struct take *t[3];
    int told[3];
    for (int i = 0; i < 3; i++) {
        struct fake *f = fake_new(&bounce_tilde, boxes[i]);
        check_accepted(f, "drop 0.0001");
        t[i] = play(f, NULL, 64);
        told[i] = hits_told(f, least[i]);
        CHECK(same(t[i], t[0]));
        fake_free(f);
    }
    check_case("%d, %d, %d", told[0], told[1], told[2]);
    CHECK(told[0] > told[1] && told[1] > told[2] && told[2] == 0);
    for (int i = 0; i < 3; i++)
        free(t[i]);
}

static bool no_audio(void *object) { return ((struct fake *)object)->wakes == 0; }

TEST("a blow that waits for audio says so, once until audio has been running") {
    struct external_host host = fake_host;
    host.silent = no_audio;
    struct fake *f = fake_new_in(&host, &mallet_tilde, "");
    check_accepted(f, "60 100");
    CHECK(f->posts == 1 && strstr(f->line, "DSP is off"));
    check_accepted(f, "62 100");
    CHECK(f->posts == 1);
    f->wakes = 1;
    check_accepted(f, "64 100");
    CHECK(f->posts == 1);
    f->wakes = 0;
    check_accepted(f, "bang");
    CHECK(f->posts == 2);
    fake_free(f);
}

CHECK_MAIN
