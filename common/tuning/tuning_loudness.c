/* SPDX-License-Identifier: BSD-3-Clause */
/* tuning_loudness.c: levels of heads on bodies; see tuning_loudness.h. */
#include "tuning/tuning_loudness.h"

#include <math.h>

#include "tuning/tuning_test_strike.h"

static const double least = -30, most = 24; /* dB */

static double decibels(double x) { return 20 * log10(x); }
static double ratio(double dB) { return pow(10, dB / 20); }

/* One strike at half the rate is enough there. */
static bool is_drum(enum body_shape shape) {
    const int many = 128; /* modes */
    return body_kinds[shape]->usual.modes > many && !body_kinds[shape]->plate;
}

static double peak_at(const struct tuning *t, double rate) {
    struct test_strike test;
    double peak = 0;
    if (test_strike_open(&test, t, rate))
        peak = test_strike_peak(&test);
    test_strike_close(&test);
    return peak;
}

double tuning_peak(const struct tuning *t) { return peak_at(t, TUNING_RATE); }

/* A named head, with its own modes. */
struct named_head {
    struct tuning_striker striker;
    struct mode mode[MALLET_MODES_MOST];
    double at[MALLET_MODES_MOST];
};

static void take_usual(struct named_head *head, enum body_shape shape, double freq) {
    const struct contact_def law = contact_def_default();
    struct mallet_kind kind = body_usual_mallet(shape, freq);
    mallet_modes((enum mallet)mallet_named(kind.name), head->mode, head->at);
    head->striker = (struct tuning_striker){.mass = kind.mass,
                                            .contact = contact_of(&law, mallet_head(&kind)),
                                            .modes = kind.modes,
                                            .mode = head->mode,
                                            .at = head->at};
}

double tuning_note_level(enum body_shape shape, double freq, double mass,
                         const struct tuning_striker *striker) {
    struct mode mode[BODY_MODES_MOST + MALLET_MODES_MOST];
    double at[BODY_MODES_MOST + MALLET_MODES_MOST], pickup[BODY_MODES_MOST];
    double *const pickups[] = {pickup};
    struct named_head usual;
    struct tuning t = tuning_default();
    struct body b = body_default(shape);
    b.freq = freq;
    b.mass = mass;
    if (!striker) {
        take_usual(&usual, shape, freq);
        striker = &usual.striker;
    }
    body_modes(&b, &body_kinds[shape]->pickup, 1, mode, at, pickups);
    body_radiate(&b, mode, 1, pickups);
    t.hammer_modes = striker->modes < MALLET_MODES_MOST ? striker->modes : MALLET_MODES_MOST;
    for (int i = 0; i < t.hammer_modes; i++) {
        mode[b.modes + i] = striker->mode[i];
        at[b.modes + i] = striker->at[i];
    }
    t.mass = striker->mass;
    t.speed = body_speed(body_velocity_usual, 127);
    t.contact = striker->contact;
    t.body = SCHEME_MODES;
    t.modes = b.modes;
    t.mode = mode;
    t.at = at;
    t.pickup = pickup;
    return decibels(peak_at(&t, is_drum(shape) ? TUNING_RATE / 2 : TUNING_RATE));
}

double tuning_level_between(enum body_shape shape, double compare, double mass,
                            const struct tuning_striker *striker) {
    const double usual = body_kinds[shape]->usual.freq;
    if (is_drum(shape))
        return tuning_note_level(shape, sqrt(usual * compare), mass, striker);
    return (tuning_note_level(shape, usual, mass, striker) +
            tuning_note_level(shape, compare, mass, striker)) /
           2;
}

double tuning_head_level(enum body_shape shape, double mass, const struct tuning_striker *striker) {
    return tuning_level_between(shape, body_kinds[shape]->level.compare, mass, striker);
}

/* An infinite level: no memory for a strike, or a head that moves nothing. */
double tuning_head_gain(enum body_shape shape, double head_mass, double usual_level, double level) {
    const struct body_kind *kind = body_kinds[shape];
    double lighter = body_usual_mallet(shape, kind->usual.freq).mass / head_mass,
           s = kind->level_by_energy;
    if (!isfinite(usual_level) || !isfinite(level))
        return 1;
    return ratio(
        fmin(fmax((1 - s) * (usual_level - level) + s * decibels(lighter) / 2, least), most));
}

double tuning_mass_gain(enum body_shape shape, double mass, double usual_level, double level) {
    double heavier = mass / body_default(shape).mass, bound = decibels(heavier);
    if (!isfinite(usual_level) || !isfinite(level))
        return 1;
    return ratio(fmin(fmax(usual_level - level, fmin(bound, 0)), fmax(bound, 0)));
}

double tuning_modes_gain(double peak) {
    const double target = -5.5, usual = body_reference_gain(BODY_RADIATED); /* dBFS */
    if (!(peak > 0) || !isfinite(peak))
        return usual;
    return usual * ratio(fmin(fmax(target - decibels(peak * usual), least), most));
}
