/* SPDX-License-Identifier: BSD-3-Clause */
/* Notes: strike speeds, note-offs and reports. */
#include "base/constants.h"
#include "support/object/inside.h"
#include "support/object/take.h"

/* 1/s: damping of the voice of that key, one block later; -1: no such voice. */
static double hand_on(struct fake *f, double key) {
    double samples[EXTERNAL_CHUNK];
    fake_play(f, NULL, (double *[OUTS]){samples, NULL, NULL}, EXTERNAL_CHUNK, EXTERNAL_CHUNK);
    for (int i = 0; i < voices_count(f->x->voices); i++) {
        const struct voice *v = voices_at(f->x->voices, i);
        if (v->has_key && v->key == key)
            return -log(v->state->motion.hand_factor) * v->def.rate;
    }
    return -1;
}

static const double released = LN_1000 / .04, choked = LN_1000 / .02; /* 1/s */

TEST("at pedal 0 a note-off damps only the note of its key, until that is struck again") {
    struct fake *f = fake_new(&mallet_tilde, "-pedal 0");
    check_accepted(f, "60 100"), check_accepted(f, "64 100");
    CHECK(hand_on(f, 60) == 0 && hand_on(f, 64) == 0);
    check_accepted(f, "48 0");
    CHECK(hand_on(f, 60) == 0 && hand_on(f, 64) == 0);
    check_accepted(f, "60 0");
    CHECK_REL(hand_on(f, 60), released, 1e-9);
    CHECK(hand_on(f, 64) == 0 && external_settings(f->x)->damp == 0);
    check_accepted(f, "pitch 59"), check_accepted(f, "64 0");
    CHECK_REL(hand_on(f, 64), released, 1e-9);
    check_accepted(f, "60 90");
    CHECK(hand_on(f, 60) == 0 && hand_on(f, 64) > 0);
    fake_free(f);
}

TEST("a note released while the pedal is down ends with the pedal") {
    struct fake *f = fake_new(&mallet_tilde, "");
    check_accepted(f, "60 100"), check_accepted(f, "64 100"), check_accepted(f, "60 0");
    CHECK(hand_on(f, 60) == 0);
    check_accepted(f, "pedal 0");
    CHECK_REL(hand_on(f, 60), released, 1e-9);
    CHECK(hand_on(f, 64) == 0);
    check_accepted(f, "pedal 1");
    CHECK(hand_on(f, 60) == 0);
    fake_free(f);
}

TEST("a damping above a note-off's is kept, on all notes") {
    struct fake *f = fake_new(&mallet_tilde, "-pedal 0 -damp 0.9");
    check_accepted(f, "60 100"), check_accepted(f, "64 100");
    double held = hand_on(f, 60);
    CHECK_REL(held, LN_1000 / 8 * (pow(400, .9) - 1), 1e-9);
    check_accepted(f, "60 0");
    CHECK(hand_on(f, 60) == held && hand_on(f, 64) == held);
    fake_free(f);
}

TEST("choke stops all voices or those of a pitch, until they are struck again") {
    struct fake *f = fake_new(&mallet_tilde, "");
    check_accepted(f, "60 100"), check_accepted(f, "64 100"), check_accepted(f, "choke 60");
    CHECK_REL(hand_on(f, 60), choked, 1e-9);
    CHECK(hand_on(f, 64) == 0);
    check_accepted(f, "choke");
    CHECK_REL(hand_on(f, 64), choked, 1e-9);
    check_accepted(f, "60 100");
    CHECK(hand_on(f, 60) == 0 && hand_on(f, 64) > 0);
    CHECK(!fake_send(f, "choke loud") && fake_send(f, "choke 60 100") && f->errors == 2);
    fake_free(f);
}

/* The greatest eighth difference of 1500 samples from sample `at`, over the peak of the 1500
 * before, with this message there; NULL: none. A kink of the slope counts 20-fold, a smooth tone
 * almost nothing. */
static double kink(const char *body, const char *note, const char *message) {
    enum { AT = 5000, SAMPLES = 6500, AROUND = 1500 };
    static double y[SAMPLES];
    char box[64];
    double peak = 0, worst = 0;
    snprintf(box, sizeof box, "-pedal 0 -body %s", body);
    struct fake *f = fake_new(&mallet_tilde, box);
    check_accepted(f, note);
    fake_play(f, NULL, (double *[OUTS]){y, NULL, NULL}, AT, EXTERNAL_CHUNK);
    if (message)
        check_accepted(f, message);
    fake_play(f, NULL, (double *[OUTS]){y + AT, NULL, NULL}, SAMPLES - AT, EXTERNAL_CHUNK);
    fake_free(f);
    for (int i = AT - AROUND; i < AT; i++)
        peak = fmax(peak, fabs(y[i]));
    for (int order = 0; order < 8; order++)
        for (int i = SAMPLES - 1; i > 0; i--)
            y[i] -= y[i - 1];
    for (int i = AT - 8; i < SAMPLES; i++)
        worst = fmax(worst, fabs(y[i]));
    return worst / peak;
}

/* 345/s at once would be .15, a click. Measured: .004 on the tom, whose tension follows in steps of
 * 8 samples, .0015 on the conga, .001 and less on all other bodies. */
TEST("a hand that is laid on by choke, damp or a note-off does not click") {
    static const char *const bodies[][2] = {
        {"log-drum", "48 110"}, {"tom", "43 110"}, {"conga", "52 110"}, {"marimba", "57 110"}};
    for (int i = 0; i < 4; i++) {
        char off[16];
        snprintf(off, sizeof off, "%.2s 0", bodies[i][1]);
        const char *const messages[] = {"choke", "damp 1", "damp 0.5", off};
        double before = kink(bodies[i][0], bodies[i][1], NULL);
        for (int m = 0; m < 4; m++) {
            double with = kink(bodies[i][0], bodies[i][1], messages[m]);
            check_case("%s, %s: %.5f after %.5f", bodies[i][0], messages[m], with, before);
            CHECK(with < before + .006);
        }
    }
}

TEST("each note is a voice; velocity strikes the current one, and a hit reports its key") {
    struct fake *f = fake_new(&mallet_tilde, "-body vibraphone");
    check_accepted(f, "60 100"), free(play(f, NULL, 64));
    check_accepted(f, "note 64 100"), free(play(f, NULL, 64));
    check_accepted(f, "velocity 90"), free(play(f, NULL, 64));
    check_accepted(f, "60 80"), free(play(f, NULL, 64));
    CHECK(voices_count(f->x->voices) == 2);
    static const double keys[] = {60, 64, 64, 60};
    int hits = 0;
    for (int e = 0; e < f->events; e++)
        if (CHECK(strcmp(f->event[e].selector, "hit") == 0 && f->event[e].count == 8 && hits < 4)) {
            CHECK(f->event[e].atoms[6].number == keys[hits++]);
            CHECK(f->event[e].atoms[7].number == 1);
        }
    CHECK(hits == 4);
    fake_free(f);
    f = fake_new(&mallet_tilde, "-body vibraphone");
    check_accepted(f, "strike 1"), free(play(f, NULL, 64));
    CHECK(f->events > 0 && f->event[0].atoms[6].number == -1 && f->event[0].atoms[7].number == 1);
    fake_free(f);
}

/* From the first hit. */
static double speed_of(struct fake *f, int velocity) {
    char line[32];
    snprintf(line, sizeof line, "72 %d", velocity);
    check_accepted(f, "reset");
    check_accepted(f, line);
    f->events = 0;
    free(play(f, NULL, 64));
    return f->events ? f->event[0].atoms[0].number : 0;
}

TEST("velocities are speeds 5 (v / 127)^(e 2^-curve), of six digits, with e of the body") {
    struct fake *f = fake_new(&mallet_tilde, "-body bell -least 0");
    const double e = body_velocity(BODY_BELL, 440 * exp2(3 / 12.)).e;
    static const int velocities[] = {1, 20, 64, 127};
    for (int curve = -1; curve <= 1; curve++) {
        char line[32];
        snprintf(line, sizeof line, "curve %d", curve);
        check_accepted(f, line);
        for (int i = 0; i < 4; i++) {
            double speed = 5 * pow(velocities[i] / 127., e * pow(2, -curve));
            check_case("velocity %d, curve %d", velocities[i], curve);
            CHECK_REL(speed_of(f, velocities[i]), speed, 5e-6);
        }
    }
    fake_free(f);
}

TEST("a pitch without velocity is refused, with a hint what to send") {
    struct fake *f = fake_new(&mallet_tilde, ""), *laboratory = fake_new(&impact_tilde, "");
    CHECK(!fake_send(f, "60") && f->errors == 1);
    CHECK(strstr(f->line, "60 100") && strstr(f->line, "strike 60"));
    check_accepted(f, "20");
    check_accepted(f, "strike 60");
    check_accepted(laboratory, "60");
    fake_free(f), fake_free(laboratory);
}

static int hits_reported(const struct fake *f, double least) {
    int reported = 0;
    for (int e = 0; e < f->events; e++)
        if (strcmp(f->event[e].selector, "hit") == 0) {
            reported++;
            CHECK(f->event[e].atoms[0].number >= least);
        }
    return reported;
}

TEST("hits slower than least are not reported, and all else is unchanged") {
    static const char *const boxes[] = {"-least 0", "-least 0.005", "-least 100"};
    static const double least[] = {0, .005, 100};
    struct take *t[3];
    int reported[3];
    for (int i = 0; i < 3; i++) {
        struct fake *f = fake_new(&bounce_tilde, boxes[i]);
        check_accepted(f, "drop 0.0001");
        t[i] = play(f, NULL, 64);
        reported[i] = hits_reported(f, least[i]);
        CHECK(same(t[i], t[0]));
        fake_free(f);
    }
    check_case("%d, %d, %d", reported[0], reported[1], reported[2]);
    CHECK(reported[0] > reported[1] && reported[1] > reported[2] && reported[2] == 0);
    for (int i = 0; i < 3; i++)
        free(t[i]);
}

static bool no_audio(void *object) { return ((struct fake *)object)->wakes == 0; }

TEST("a strike that waits for audio is reported, once until audio has been running") {
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
