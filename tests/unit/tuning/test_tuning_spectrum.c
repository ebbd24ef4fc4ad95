/* SPDX-License-Identifier: BSD-3-Clause */
/* The spectral centroid of [AR04] section 4 against a slow Fourier transform and against tones. */
#include "support/check.h"

#include "support/strike.h"
#include "tuning/tuning_spectrum.h"

enum { SOUND = 4410 }; /* 100 ms at 44.1 kHz */

static double centroid(const double *sound) {
    struct spectrum_turns turns;
    spectrum_turns_fill(&turns);
    return spectrum_centroid(&turns, sound, 44100);
}

TEST("the centroid of a signal is that of its slow Fourier transform") {
    static double sound[SOUND];
    uint64_t rng = 3;
    for (int kind = 0; kind < 4; kind++) {
        for (int i = 0; i < SOUND; i++) {
            double noise = check_uniform(&rng, -1, 1), tone = sin(.1 * i) + .5 * sin(.7 * i + 1);
            sound[i] = kind == 0   ? noise
                       : kind == 1 ? tone
                       : kind == 2 ? tone * exp(-i / 900.)
                                   : i == 700;
        }
        check_case("kind %d", kind);
        if (kind < 3)
            CHECK_REL(centroid(sound), strike_brightness(sound), 1e-9);
        else
            CHECK_REL(centroid(sound), 11025, 1e-9); /* one click: flat */
    }
    memset(sound, 0, sizeof sound);
    CHECK(centroid(sound) == 0);
}

TEST("frames 120 dB below the loudest are left out, frames 100 dB below are not") {
    static double sound[SOUND];
    for (int quieter = 90; quieter <= 140; quieter += 10) {
        double level = pow(10, -quieter / 20.), low = 0;
        for (int i = 0; i < SOUND; i++)
            sound[i] = i < SPECTRUM_SIZE ? sin(.1 * i) : level * sin(2 * i);
        double mean = centroid(sound);
        for (int i = SPECTRUM_SIZE; i < SOUND; i++)
            sound[i] = 0;
        low = centroid(sound);
        check_case("%d dB below", quieter);
        if (quieter > 120)
            CHECK_REL(mean, low, .02);
        else if (quieter < 120)
            CHECK(mean > 4 * low); /* five frames of seven */
    }
}

TEST("a tone's centroid is its frequency") {
    static double sound[SOUND];
    for (double f = 500; f < 2e4; f *= 1.37) {
        for (int i = 0; i < SOUND; i++)
            sound[i] = sin(2 * acos(-1) * f * i / 44100);
        check_case("%g Hz", f);
        CHECK_NEAR(centroid(sound), f, 20);
    }
}

CHECK_MAIN
