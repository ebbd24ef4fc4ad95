/* SPDX-License-Identifier: BSD-3-Clause */
/* The level of a bank that white noise drives: against the sum of squares of its response. */
#include "support/check.h"

#include "modes/modes.h"

enum { MODES = 24, SAMPLES = 60000 };
static const double rate = 44100;

/* Pairs, a cluster whose resonances overlap, and modes far apart; all within 60 dB in SAMPLES. */
static struct modes *bank_random(unsigned seed) {
    struct mode mode[MODES];
    double at[MODES], row[MODES];
    const double *pickup[] = {row};
    srand(seed);
    for (int i = 0; i < MODES; i++) {
        double u = rand() / (RAND_MAX + 1.), v = rand() / (RAND_MAX + 1.);
        double freq = i % 3 == 1 ? mode[i - 1].freq * (1 + 2e-4 * v) : 60 * pow(200, u);
        mode[i] = (struct mode){freq, .02 + .4 * v, .01 + u};
        at[i] = 2 * v - 1;
        row[i] = i % 4 ? u : -u;
    }
    struct modes *m = modes_new(MODES, 0, 1);
    modes_design(m, rate, mode, NULL, at, pickup);
    return m;
}

/* The root of the energy of the response to 1 N held for one sample. The force acts on the sample
 * in which it begins: an acceleration has it at once. */
static double response_rms(const struct modes *m, enum modes_out out) {
    struct modes_state *s = modes_state_new(MODES, 0);
    const struct modes_step *sample = &m->step[modes_level(0)];
    double sum = 0;
    for (int n = 0; n < SAMPLES; n++) {
        double force = n == 0, y;
        modes_read(m, s, out, force, &y);
        sum += y * y;
        modes_advance(m, sample, s, force, 0, NULL);
    }
    modes_state_free(s);
    return sqrt(sum);
}

TEST("white noise at the contact point has the level of the response's energy, pairs included") {
    for (unsigned seed = 1; seed <= 8; seed++) {
        struct modes *m = bank_random(seed);
        for (int out = MODES_VELOCITY; out <= MODES_ACCELERATION; out++) {
            double gain = 0;
            check_case("bank %u, output %d", seed, out);
            CHECK(modes_noise_gain(m, (enum modes_out)out, 0, &gain));
            CHECK_REL(gain, response_rms(m, (enum modes_out)out), 2e-3);
        }
        modes_free(m);
    }
}

/* Var p = c^2 / (4 sigma rate) for noise whose density is flat around the resonance, [2 / rate per
 * Hz]; holding multiplies by sinc^2(f / rate). */
TEST("a single mode has the variance of the closed form") {
    struct mode mode = {440, 2, .3};
    double at = .7, row = .9, gain = 0, sigma = log(1000) / mode.decay;
    const double *pickup[] = {&row};
    struct modes *m = modes_new(1, 0, 1);
    modes_design(m, rate, &mode, NULL, &at, pickup);
    double x = acos(-1) * mode.freq / rate, held = sin(x) / x;
    CHECK(modes_noise_gain(m, MODES_VELOCITY, 0, &gain));
    CHECK_REL(gain, at * row / mode.mass * held / sqrt(4 * sigma * rate), 1e-4);
    modes_free(m);
}

TEST("an undamped mode has no level") {
    struct mode mode = {440, HUGE_VAL, .3};
    double one = 1, gain = 0;
    const double *pickup[] = {&one};
    struct modes *m = modes_new(1, 0, 1);
    modes_design(m, rate, &mode, NULL, &one, pickup);
    CHECK(!modes_noise_gain(m, MODES_VELOCITY, 0, &gain));
    modes_free(m);
}

CHECK_MAIN
