/* SPDX-License-Identifier: BSD-3-Clause */
/* tuning_test_strike.h: a separate collision on which tuning tries k and mu. Private to
 * common/tuning. */
#ifndef KNOCK_TUNING_TEST_STRIKE_H
#define KNOCK_TUNING_TEST_STRIKE_H

#include <math.h>

#include "tuning/tuning.h"
#include "tuning/tuning_spectrum.h"

#define TUNING_RATE 44100.0 /* Hz, as brightness is defined */

struct test_strike {
    const struct tuning *tuning;
    struct collision_def collision;
    struct modes *bank;
    struct collision_state *state;
    struct spectrum_turns turns;
    double work; /* us left */

    /* The present test strike. */
    int played;     /* samples */
    bool over;      /* the first contact has ended */
    double contact; /* s, its duration */
    double sound[SPECTRUM_SAMPLES];
};

/* Cymbals, whose strikes cost more than a limited search may: their brightness is a coarse estimate
 * at half the rate, and never met exactly. */
static inline bool tuning_is_coarse(const struct tuning *t) {
    const int many = 128; /* modes */
    return t->plate && t->modes > many && !isinf(t->work);
}

/* False if out of memory; close it in either case. */
bool test_strike_open(struct test_strike *test, const struct tuning *t, double rate);
void test_strike_close(struct test_strike *test);

/* Runs a test strike with k and mu: the contact time if it ends within `longest`, otherwise
 * HUGE_VAL; unknown if the work is exhausted. With `bright` the brightness too; the rate is
 * TUNING_RATE then. */
struct tuning_answer test_strike_try(struct test_strike *test, double k, double mu, double longest,
                                     bool bright);

/* Coarse estimate of the brightness, in `lines`: the strike runs until hammer and body have been
 * apart for some ms, and then each mode is a line of a spectrum. `lines` 0: the work is exhausted,
 * perhaps before the contact time is known. */
struct tuning_answer test_strike_estimate(struct test_strike *test, double k, double mu,
                                          double longest);
/* Peak of the output of a strike by its own head, before and shortly after the end of its
 * first contact; without regard to `work`. */
double test_strike_peak(struct test_strike *test);
/* Continues that strike to measure its brightness; false if the work is exhausted. The second
 * function returns its cost. */
bool test_strike_measure(struct test_strike *test, double *brightness);
double test_strike_price_of_measuring(const struct test_strike *test);

/* Effective mass at the hammer within the time tau: modes slower than that respond as masses,
 * because their springs act later; faster modes hardly move. */
double tuning_yielding_mass(const struct tuning *t, double tau);

#endif
