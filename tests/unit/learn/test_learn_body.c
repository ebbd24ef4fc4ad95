/* SPDX-License-Identifier: BSD-3-Clause */
/* A learnt body, struck by its test mallet, reproduces its recording. */
#include "support/struck.h"

#include "bodies/body.h"
#include "engine/collision/collision.h"
#include "learn/learn_body.h"
#include "tuning/tuning.h"

enum { RATE = 48000, COUNT = 96000 };

static struct learn_body body;
static struct learned learned[2], again;
static double sound[COUNT];
static float played[COUNT];

/* The mallet that learn_body.h states, at 1 m/s. */
static bool play(const double *strike) {
    struct mode modes[LEARN_MODES];
    const double *pickup = body.pickup;
    for (int i = 0; i < body.count; i++)
        modes[i] =
            (struct mode){body_undamped(body.freq[i], body.decay[i]), body.decay[i], body.mass};
    struct tuning mallet = tuning_default();
    tuning_hardness(&mallet, .8, &mallet.contact.k, &mallet.contact.mu);
    struct collision_def c = collision_default();
    c.rate = RATE;
    c.body = SCHEME_MODES;
    c.contact = contact_definition(&mallet.contact);
    c.pickups = 1;
    c.gravity = 0;
    struct modes *bank = modes_new(body.count, 0, 1);
    modes_design(bank, RATE, modes, NULL, strike, &pickup);
    c.modes = bank;
    struct collision_state *state =
        collision_state_new(&c, contact_head(&mallet.contact), body.count, 0);
    collision_strike(state, 1);
    double *out = sound;
    collision_run(&c, state, &(struct collision_in){.strike = NULL},
                  &(struct collision_out){.pickup = &out}, COUNT);
    collision_state_free(state);
    modes_free(bank);
    /* With the noise of a good room: without noise the rounding would be learnt. */
    uint64_t rng = 9;
    double peak = 0;
    for (int n = 0; n < COUNT; n++)
        peak = fmax(peak, fabs(sound[n]));
    for (int n = 0; n < COUNT; n++)
        played[n] = (float)(sound[n] + 1e-4 * peak * struck_normal(&rng));
    return true;
}

static void make(struct learned *l, int modes, uint64_t seed) {
    uint64_t rng = seed;
    l->count = modes;
    for (int i = 0; i < modes; i++) {
        double fainter = check_uniform(&rng, 0, 30) /* dB */;
        l->mode[i] = (struct learn_mode){.freq = 200 * pow(1.35, i),
                                         .decay = 1.5 / (1 + .3 * i),
                                         .amplitude = pow(10, -fainter / 20),
                                         .phase = check_uniform(&rng, 0, 2 * STRUCK_PI)};
    }
}

static double top_amplitude(const struct learned *l) {
    double top = 0;
    for (int i = 0; i < l->count; i++)
        top = fmax(top, l->mode[i].amplitude);
    return top;
}

/* Amplitudes relative to the strongest, in dB, played against learnt. */
static void check_amplitudes(const struct learned *wanted, double dB) {
    struct learn_sound s = {played, COUNT, RATE};
    if (!CHECK(learn_modes(&s, 64, NULL, &again) == LEARN_FOUND) ||
        !CHECK(again.count == wanted->count))
        return;
    for (int i = 0; i < wanted->count; i++) {
        double has = again.mode[i].amplitude / top_amplitude(&again);
        double wants = wanted->mode[i].amplitude / top_amplitude(wanted);
        CHECK_NEAR(1200 * log2(again.mode[i].freq / wanted->mode[i].freq), 0, .5);
        CHECK_REL(again.mode[i].decay, wanted->mode[i].decay, .02);
        CHECK_NEAR(20 * log10(has / wants), 0, dB);
    }
}

TEST("the stated test strike on a learnt body gives the learnt amplitudes") {
    for (uint64_t seed = 1; seed <= 5; seed++) {
        check_case("seed %d", (int)seed);
        make(learned, 12, seed);
        CHECK(learn_body(learned, 1, &body));
        CHECK(play(body.strike));
        check_amplitudes(learned, .5);
    }
}

TEST("a bang on a learnt body has the level of other bodies, whatever the recording's") {
    for (double gain = 1e-4; gain < 1e3; gain *= 100) {
        double peak = 0, widest = 0;
        make(learned, 12, 3);
        for (int i = 0; i < learned->count; i++)
            learned->mode[i].amplitude *= gain;
        CHECK(learn_body(learned, 1, &body));
        play(body.strike);
        for (int n = 0; n < COUNT; n++)
            peak = fmax(peak, fabs(sound[n]));
        for (int i = 0; i < body.count; i++)
            widest = fmax(widest, fabs(body.strike[i]));
        CHECK_REL(peak * body_reference_gain(BODY_VELOCITY), .12, .05);
        CHECK_REL(widest, 1, 1e-12);
    }
}

TEST("a strike at the second place gives the second recording's amplitudes") {
    make(learned, 10, 1);
    make(learned + 1, 10, 2);
    CHECK(learn_body(learned, 2, &body));
    play(body.strike);
    check_amplitudes(learned, .5);
    play(body.other);
    check_amplitudes(learned + 1, 1);
}

TEST("amplitudes of an impulse response are the products of the shapes, with sign") {
    make(learned, 12, 4);
    CHECK(learn_body_of_impulse(learned, &body));
    double first = learned->mode[0].amplitude / (body.strike[0] * fabs(body.pickup[0]));
    for (int i = 0; i < body.count; i++) {
        CHECK_REL(learned->mode[i].amplitude / (body.strike[i] * fabs(body.pickup[i])), first,
                  1e-12);
        CHECK(body.strike[i] > 0);
    }
}

TEST("the note is the lowest of the strong modes") {
    make(learned, 4, 1);
    for (int i = 0; i < 4; i++)
        learned->mode[i].amplitude = i == 0 ? .01 : 1;
    CHECK(learn_body(learned, 1, &body));
    CHECK(body.root == learned->mode[1].freq);
}

CHECK_MAIN
