/* SPDX-License-Identifier: BSD-3-Clause */
/* Loudness: one gain for each body and head; the law of velocity; the scale of hardness. A sample
 * of what `tests/run sound` sweeps. */
#include "support/check.h"

#include "support/hardness.h"
#include "support/level_exceptions.h"
#include "support/levels.h"
#include "tuning/tuning_spectrum.h"

/* Of a gong or cymbal, which takes longer to play, the lowest and the highest note. */
static double loudest(enum body_shape shape, const struct mallet_kind *head) {
    int notes = body_kinds[shape]->plate ? 2 : LEVELS_NOTES;
    return levels_loudest(shape, head, notes) + levels_gain(shape, head);
}

static bool is_linear(int shape) { return !body_kinds[shape]->plate; }

/* A few notes may miss the loudest by a little. */
static const double least = -8.5, most = -3; /* dBFS */

TEST("the loudest note of every body peaks between -8 and -3 dBFS at 5 m/s") {
    for (int shape = 0; shape < BODY_SHAPES; shape++) {
        double peak = loudest((enum body_shape)shape, NULL);
        check_case("%s, %.1f dBFS", body_kinds[shape]->name, peak);
        CHECK(peak > least && peak < most);
    }
}

TEST("and so it does by any head, but for the exceptions that are listed with their reasons") {
    for (int shape = 0; shape < BODY_SHAPES; shape++)
        for (int m = shape % 6; m < MALLETS && is_linear(shape); m += 6) {
            const struct mallet_kind *head = &mallet_kinds[m];
            if (level_exception((enum body_shape)shape, head))
                continue;
            double peak = loudest((enum body_shape)shape, head);
            check_case("%s by %s, %.1f dBFS", body_kinds[shape]->name, head->name, peak);
            CHECK(peak > least && peak < most);
        }
}

/* The linear estimate left the cymbal by rosewood at -20 and by soft felt at +5 dBFS. */
TEST("gongs and cymbals are as loud by hard and by soft heads, between -10 and -1.5 dBFS") {
    static const struct {
        enum body_shape shape;
        enum mallet head;
    } cases[] = {{BODY_OPERA_GONG, MALLET_STEEL},
                 {BODY_CYMBAL, MALLET_ROSEWOOD},
                 {BODY_CYMBAL, MALLET_FELT_SOFT}};
    const size_t count = check_quick() ? 1 : sizeof cases / sizeof *cases;
    for (size_t i = 0; i < count; i++) {
        double peak = loudest(cases[i].shape, &mallet_kinds[cases[i].head]);
        check_case("%s by %s, %.1f dBFS", body_kinds[cases[i].shape]->name,
                   mallet_kinds[cases[i].head].name, peak);
        CHECK(peak > -10 && peak < -1.5);
    }
}

TEST("each exception has a reason, and exists") {
    for (size_t i = 0; i < sizeof level_exceptions / sizeof *level_exceptions; i++) {
        int shape = 0;
        while (shape < BODY_SHAPES &&
               strcmp(body_kinds[shape]->name, level_exceptions[i].body) != 0)
            shape++;
        check_case("%s by %s", level_exceptions[i].body, level_exceptions[i].head);
        CHECK(shape < BODY_SHAPES && mallet_named(level_exceptions[i].head) >= 0);
        CHECK(strlen(level_exceptions[i].why) > 10);
    }
}

/* The lowest, usual and highest note; of gongs and cymbals, which take longer to play, the usual
 * one. */
TEST("velocity is level: 40 log10(velocity / 127) dB within 3 dB, on all notes of every body") {
    static const int velocities[] = {20, 64};
    for (int shape = 0; shape < BODY_SHAPES; shape++) {
        const struct body_kind *kind = body_kinds[shape];
        const double notes[] = {kind->low, kind->usual.freq, kind->high};
        for (int i = 0; i < 3; i++) {
            if (!is_linear(shape) && (i != 1 || (shape == BODY_CYMBAL && check_quick())))
                continue;
            struct body_velocity law = body_velocity((enum body_shape)shape, notes[i]);
            double full = levels_at((enum body_shape)shape, notes[i], NULL, 5);
            for (int v = 0; v < 2; v++) {
                double wanted = 40 * log10(velocities[v] / 127.),
                       speed = body_speed(law, velocities[v]),
                       level = levels_at((enum body_shape)shape, notes[i], NULL, speed) - full;
                check_case("%s at %.0f Hz, velocity %d: %.1f dB for %.1f", kind->name, notes[i],
                           velocities[v], level, wanted);
                CHECK(fabs(level - wanted) < 3);
            }
        }
    }
}

TEST("hardness is brighter step by step, at one level within 3 dB") {
    static double sound[SPECTRUM_SAMPLES];
    static struct spectrum_turns turns;
    spectrum_turns_fill(&turns);
    for (int shape = 0; shape < BODY_SHAPES; shape++) {
        const struct body_level *level = &body_kinds[shape]->level;
        struct body b = body_default((enum body_shape)shape);
        struct tuning t = hardness_tuning((enum body_shape)shape, level->softest, level->hardest);
        double before = 0, lowest = HUGE_VAL, highest = -HUGE_VAL;
        for (int i = 0; i <= 2 && is_linear(shape); i++) {
            struct mallet_kind head = hardness_head((enum body_shape)shape, &t, i / 2.);
            double peak = levels_dB(levels_radiated(&b, &head, t.speed, sound, SPECTRUM_SAMPLES)) +
                          levels_gain((enum body_shape)shape, &head);
            double brightness = spectrum_centroid(&turns, sound, LEVELS_RATE);
            lowest = fmin(lowest, peak);
            highest = fmax(highest, peak);
            check_case("%s, hardness %g: %.0f Hz after %.0f Hz, %.1f ... %.1f dBFS",
                       body_kinds[shape]->name, i / 2., brightness, before, lowest, highest);
            CHECK(brightness > before);
            CHECK(highest - lowest < 6);
            before = brightness;
        }
    }
}

/* A linear bank: the peak of the strike, twice the masses of hammer and body, is the same. */
TEST("a list of modes is scaled to -5.5 dBFS, whatever its masses, within the clamp") {
    struct mode mode[2] = {{440, 1, .1}, {1200, .5, .1}};
    double at[2] = {1, 1}, pickup[2] = {1, 1};
    struct tuning t = tuning_default();
    t.body = SCHEME_MODES;
    t.modes = 2;
    t.mode = mode;
    t.at = at;
    t.pickup = pickup;
    t.speed = 5;
    for (double mass = .02; mass < 20; mass *= 4) {
        mode[0].mass = mode[1].mass = mass;
        double peak = tuning_peak(&t), gain = tuning_modes_gain(peak);
        check_case("%g kg", mass);
        CHECK_REL(levels_dB(peak * gain), -5.5, 1e-9);
    }
    double usual = body_reference_gain(BODY_RADIATED);
    CHECK_REL(tuning_modes_gain(1e-9), usual * pow(10, 24 / 20.), 1e-12);
    CHECK_REL(tuning_modes_gain(1e9), usual * pow(10, -30 / 20.), 1e-12);
    CHECK(tuning_modes_gain(0) == usual);
    CHECK(tuning_head_gain(BODY_BAR, .01, -3, -HUGE_VAL) == 1);
}

CHECK_MAIN
