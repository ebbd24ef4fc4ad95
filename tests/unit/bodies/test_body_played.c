/* SPDX-License-Identifier: BSD-3-Clause */
/* Every body with its usual mallet and its tension, played as musicians do: a trill with the note a
 * fifth above, and a roll; each note is a voice. The output is no louder than the sum of its
 * strikes, and it ends silent. The sum is the root of the sum of squares, for strikes of any phase;
 * the first few may all be in phase. */
#include "support/check.h"

#include "support/ensemble.h"
#include "support/levels.h"
#include "support/peak.h"

enum { RATE = LEVELS_RATE, STRIKES = 48, FEW = 4, NOTES = 2 };

static struct mallet_kind mallet_of(enum body_shape shape, double up) {
    return body_usual_mallet(shape, body_default(shape).freq * up);
}

static struct contact_inputs head_of(enum body_shape shape, double up) {
    const struct mallet_kind mallet = mallet_of(shape, up);
    return mallet_head(&mallet);
}

static struct collision_def note_of(enum body_shape shape, double up) {
    static struct strike_bank bank;
    const struct body_kind *kind = body_kinds[shape];
    struct body b = body_default(shape);
    b.freq *= up;
    const struct mallet_kind mallet = mallet_of(shape, up);
    strike_fill(&bank, &b, kind->pickup);
    body_radiate(&b, bank.mode, 1, (double *const[]){bank.pickup});
    struct modes *modes = modes_new(b.modes, 0, 1);
    modes_design(modes, RATE, bank.mode, NULL, bank.at, &(const double *){bank.pickup});
    struct collision_def c = levels_collision(modes, &mallet);
    c.stretch = stretched(modes, body_kappa(&b), c.out);
    return c;
}

static double single_peak(enum body_shape shape, double up, double speed) {
    struct collision_def c = note_of(shape, up);
    struct collision_state *s = collision_state_new(&c, head_of(shape, up), BODY_MODES_MOST, 0);
    collision_strike(s, speed);
    double peak = peak_of(&c, s, RATE / 4);
    collision_state_free(s);
    stretch_free((struct stretch *)c.stretch);
    modes_free((struct modes *)c.modes);
    return peak;
}

/* s, of the longest mode. */
static double T60_of(enum body_shape shape) {
    static struct strike_bank bank;
    struct body b = body_default(shape);
    strike_fill(&bank, &b, body_kinds[shape]->pickup);
    double longest = 0;
    for (int i = 0; i < bank.modes; i++)
        longest = fmax(longest, bank.mode[i].decay);
    return longest;
}

/* The notes in turn, as fast and as uneven as hands are, .05 to .09 s apart. Returns the greatest
 * ratio of a strike's peak to the combined single peaks of all strikes within the last T60; *end is
 * the level at the end, over the first single peak. */
static double loudest(enum body_shape shape, const double *up, int count, double *end) {
    uint64_t rng = 77 + (uint64_t)shape;
    double single[NOTES], since[STRIKES], worst = 0, T60 = T60_of(shape);
    for (int i = 0; i < count; i++)
        single[i] = single_peak(shape, up[i], 3);
    struct collision_def c = note_of(shape, up[0]);
    struct ensemble e = ensemble_new(&c, head_of(shape, up[0]));
    for (int i = 0; i < STRIKES; i++) {
        int n = i % count;
        double pause = check_uniform(&rng, .05, .09), sum = 0, squares = 0;
        since[i] = 0;
        c = note_of(shape, up[n]);
        ensemble_note(&e, &c, head_of(shape, up[n]), n, 3);
        double peak = ensemble_peak(&e, (int)(pause * RATE));
        for (int j = i; j >= 0 && since[j] < T60; j--)
            sum += single[j % count], squares += single[j % count] * single[j % count];
        for (int j = 0; j <= i; j++)
            since[j] += pause;
        worst = fmax(worst, peak / (i < FEW ? sum : 1.1 * sqrt(squares)));
    }
    ensemble_peak(&e, (int)(4 * T60 * RATE));
    *end = ensemble_peak(&e, RATE / 10) / single[0];
    struct collision_ledger l = voices_ledger(e.vs);
    CHECK(l.lost_exchange >= 0 && voices_count(e.vs) == 1);
    ensemble_free(&e);
    return worst;
}

static void check_played(const double *up, int count) {
    for (int shape = 0; shape < BODY_SHAPES; shape += check_quick() ? 3 : 1) {
        double end, worst = loudest((enum body_shape)shape, up, count, &end);
        check_case("%s: %.3f, and %g in the end", body_kinds[shape]->name, worst, end);
        /* strikes older than T60 are below -60 dB; a thin disc moves as fast as the mallet, and
         * throws it back the harder */
        CHECK(worst < 1.001 || body_kinds[shape]->plate);
        CHECK(end < 1e-9);
    }
}

TEST("a roll on any body is no louder than its strikes together, and ends silent") {
    check_played((const double[]){1}, 1);
}

TEST("a trill on any body is no louder than its strikes together, and ends silent") {
    check_played((const double[]){1, 1.5}, 2);
}

CHECK_MAIN
