/* SPDX-License-Identifier: BSD-3-Clause */
/* Rendered drums, each struck by its usual mallet: contact, level, brightness, decay. */
#include "support/check.h"
#include "support/strike.h"

#include "bodies/mallet.h"

enum { RATE = 44100, SECOND = RATE };

static struct strike_bank bank;
static double sound[SECOND];

static struct strike_result played(enum body_shape shape, double note, double speed,
                                   enum body_out out) {
    struct body b = body_default(shape);
    const struct mallet_kind mallet = body_usual_mallet(shape, note);
    b.freq = note;
    strike_fill(&bank, &b, body_kinds[shape]->pickup);
    if (out == BODY_RADIATED)
        body_radiate(&b, bank.mode, 1, (double *const[]){bank.pickup});
    struct tuning t = strike_tuning(&bank);
    t.mass = mallet.mass;
    t.speed = speed;
    t.contact.k = mallet.k;
    t.contact.mu = mallet.mu;
    t.contact.alpha = mallet.alpha;
    enum modes_out what = out == BODY_RADIATED ? MODES_VELOCITY : (enum modes_out)out;
    return strike_render(&t, RATE, what, sound, SECOND);
}

static double usual_note(enum body_shape shape) { return body_kinds[shape]->usual.freq; }

TEST("contact times on drums are within measured ranges") {
    static const struct {
        enum body_shape shape;
        double speed, least, most; /* ms */
    } cases[] = {
        {BODY_TIMPANI, .7, 5, 13},     {BODY_TIMPANI, 3.5, 5, 10}, {BODY_BASS_DRUM, .7, 13, 18},
        {BODY_BASS_DRUM, 3.5, 10, 14}, {BODY_TOM, 1.5, 5, 10},     {BODY_SNARE, 1.5, 4, 8},
        {BODY_CONGA, .7, 5, 11},       {BODY_DRUM, 1, 5, 12},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        double stays =
            1e3 * played(cases[i].shape, usual_note(cases[i].shape), cases[i].speed, BODY_VELOCITY)
                      .first.duration;
        check_case("%s at %g m/s", body_kinds[cases[i].shape]->name, cases[i].speed);
        CHECK(stays > cases[i].least && stays < cases[i].most);
    }
}

TEST("harder strikes make drums brighter") {
    static const struct {
        enum body_shape shape;
        double soft, hard, least, most; /* m/s, and the ratio of brightness */
    } cases[] = {
        {BODY_BASS_DRUM, .4, 3.2, 1.4, 3.2}, /* measured: 2.5 in 18 dB; the beater that gives its
                                                centroid compresses less: 1.45 */
        {BODY_TIMPANI, .5, 2.5, 1.3, 2.5},   /* felt: 1.4 ... 2.5 in 14 dB */
        {BODY_TOM, .5, 2.5, 1.2, 2.5},       {BODY_SNARE, .5, 2.5, 1.2, 2.5},
        {BODY_CONGA, .5, 2.5, .85, 1.6}, /* a hand hardly brightens */
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        double note = usual_note(cases[i].shape);
        played(cases[i].shape, note, cases[i].soft, BODY_RADIATED);
        double soft = strike_brightness(sound);
        played(cases[i].shape, note, cases[i].hard, BODY_RADIATED);
        double brighter = strike_brightness(sound) / soft;
        check_case("%s: %g", body_kinds[cases[i].shape]->name, brighter);
        CHECK(brighter > cases[i].least && brighter < cases[i].most);
    }
}

TEST("T60 of a drum's modes is within a factor of 2 of measurements") {
    static const struct {
        enum body_shape shape;
        double note;
        double decay[4]; /* s, by index; 0: not measured */
    } cases[] = {
        {BODY_TIMPANI, 99, {0, 2.8, 3.8, 0}},       {BODY_TOM, 94, {1.45, .94, .78, 0}},
        {BODY_BASS_DRUM, 44.4, {2.7, 1.9, 1.5, 0}}, {BODY_CONGA, 164, {.6, 0, .6, .4}},
        {BODY_SNARE, 219, {.5, .3, .33, 0}},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct body b = body_default(cases[i].shape);
        b.freq = cases[i].note;
        strike_fill(&bank, &b, b.at);
        for (int n = 0; n < 4; n++) {
            if (cases[i].decay[n] == 0)
                continue;
            double off = bank.mode[n].decay / cases[i].decay[n];
            check_case("%s, mode %d: T60 %g s", body_kinds[b.shape]->name, n, bank.mode[n].decay);
            CHECK(off > .5 && off < 2);
        }
    }
}

TEST("another note is another drum: timpani nearly keep their ratios over two octaves") {
    for (double note = 65; note <= 262; note *= sqrt(2)) {
        struct body b = body_default(BODY_TIMPANI);
        b.freq = note;
        strike_fill(&bank, &b, b.at);
        check_case("%g Hz", note);
        CHECK_REL(bank.mode[1].freq, note, 1e-3); /* (0,1), (1,1), (2,1), (0,2), (3,1) */
        CHECK_NEAR(1200 * log2(bank.mode[2].freq / note / 1.5), 0, 35);
        CHECK_NEAR(1200 * log2(bank.mode[4].freq / note / 1.98), 0, 50);
    }
}

/* Octaves of recorded toms, 640 Hz ... 5 kHz: .45 ... .95 s (sonic-pi-samples, FluidR3). */
TEST("a tom's partials above its pitch ring for half a second, as in recordings") {
    struct body b = body_default(BODY_TOM);
    strike_fill(&bank, &b, body_kinds[BODY_TOM]->pickup);
    double sum = 0, count = 0;
    for (int i = 0; i < bank.modes; i++)
        if (bank.mode[i].freq > 640 && bank.mode[i].freq < 5000)
            sum += log(bank.mode[i].decay), count++;
    check_case("%g s", exp(sum / count));
    CHECK(exp(sum / count) > .3 && exp(sum / count) < 1);
}

/* The two limits: velocity on the drumhead, acceleration far away. */
TEST("the radiated weight of a drumhead's partials lies between velocity and acceleration") {
    for (int shape = BODY_DRUM; shape <= BODY_SNARE; shape++) {
        struct body b = body_default(shape);
        strike_fill(&bank, &b, body_kinds[shape]->pickup);
        double velocity[2] = {bank.pickup[4], bank.pickup[40]};
        body_radiate(&b, bank.mode, 1, (double *const[]){bank.pickup});
        double weight = bank.pickup[40] / velocity[1] / (bank.pickup[4] / velocity[0]);
        check_case("%s", body_kinds[shape]->name);
        CHECK_REL(weight, sqrt(bank.mode[40].freq / bank.mode[4].freq), 1e-9);
    }
}

CHECK_MAIN
