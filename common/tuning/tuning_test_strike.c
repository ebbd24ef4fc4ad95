/* SPDX-License-Identifier: BSD-3-Clause */
/* tuning_test_strike.c: a simulated test strike: its cost, contact time, coarse estimate of
 * brightness, and brightness. */
#include "tuning/tuning_test_strike.h"

#include <math.h>

#include "base/ranges.h"
#include "engine/collision/collision_state.h"
#include "tuning/tuning_guess.h"

/* A limited search with many modes, whose contact steps cost most, uses half as many steps as the
 * player's: 90 % of brightnesses are then within 2 %. On a plate a fifth of the steps gives the
 * brightness of the linear plate within 1e-3. */
static double share_of_steps(const struct tuning *t) {
    return isinf(t->work) ? 1 : t->plate ? .2 : t->modes <= 128 ? 1 : .5;
}

bool test_strike_open(struct test_strike *test, const struct tuning *t, double rate) {
    int modes = t->body == SCHEME_MODES ? t->modes : 0;
    test->tuning = t;
    test->collision = collision_default();
    test->bank = NULL;
    test->state = NULL;
    test->work = t->work;
    struct collision_def *c = &test->collision;
    c->rate = rate;
    c->body = t->body;
    c->mass = t->mass;
    c->body_mass = t->body_mass;
    c->contact = contact_definition(&t->contact);
    c->gravity = 0;
    c->budget = share_of_steps(t);
    if (modes) {
        const struct modes_kernel *kernel = t->kernel ? t->kernel : modes_kernel_best();
        test->bank = modes_new_with(kernel, modes, t->hammer_modes, 1);
        if (!test->bank)
            return false;
        modes_design(test->bank, c->rate, t->mode, t->mode + modes, t->at, &t->pickup);
        c->modes = test->bank;
        c->pickups = 1;
        spectrum_turns_fill(&test->turns);
    }
    test->state = collision_state_for(c, contact_head(&t->contact));
    return test->state != NULL;
}

void test_strike_close(struct test_strike *test) {
    if (test->state)
        collision_state_free(test->state);
    modes_free(test->bank);
}

double tuning_yielding_mass(const struct tuning *t, double tau) {
    double mobility = 1 / t->mass;
    if (t->body == SCHEME_MASS)
        mobility += 1 / t->body_mass;
    for (int i = 0; t->body == SCHEME_MODES && i < t->modes; i++)
        if (t->mode[i].freq * tau < .5)
            mobility += t->at[i] * t->at[i] / t->mode[i].mass;
    return 1 / mobility;
}

/* --- cost ------------------------------------------------------------------------------------- */

/* us, on a current processor. The prices are constants, not measurements, so that the same request
 * has the same answer on every machine. The stepper reports the cost of its steps. */
static const struct {
    double ring, ring_a_mode; /* of a sample */
    double spectrum;
    double estimate, estimate_a_mode; /* the lines of a complete bank */
    double crowded;                   /* of a step, for each mode beyond 512: cache misses */
} price = {.001, 9e-5, 16, 4, .08, 1e-3};

static double price_of_ringing(const struct test_strike *test, double samples) {
    return samples * (price.ring + price.ring_a_mode * (test->bank ? test->bank->output_end : 0));
}

/* 0.15 of a block of 1.45 ms for 16 modes and half of one from 256 on, less the costs without a
 * price: opening the test strike, the model curve, and first access to memory. A plate has its
 * modes whatever `modes` asks for, and as much work as 16. */
double tuning_live_work(int modes, bool plate) {
    const double few = 16, at_few = 209, a_mode = 2.1, most = 725; /* modes, us, us a mode, us */
    const double unpriced = 33, unpriced_a_mode = .1;              /* us, us a mode */
    const double crowded_from = 512, crowded_a_mode = .165;        /* modes, us a mode beyond */
    const double for_plate = 200;                                  /* us */
    double affordable = plate ? for_plate : fmin(at_few + a_mode * (modes - few), most);
    return affordable - unpriced - unpriced_a_mode * modes -
           crowded_a_mode * fmax(modes - crowded_from, 0);
}

/* --- one test strike -------------------------------------------------------------------------- */

static void begin_strike(struct test_strike *test, double k, double mu) {
    struct collision_event forgotten;
    collision_reset(&test->collision, test->state);
    while (collision_take_event(test->state, &forgotten))
        continue;
    collision_set_input(test->state, RANGE_K, k);
    collision_set_input(test->state, RANGE_MU, mu);
    collision_strike(test->state, test->tuning->speed);
    test->played = 0;
    test->over = false;
    test->contact = HUGE_VAL;
}

enum { LONGEST = 128 };

/* Runs one block and subtracts its cost from `work`. True if the first contact ended in it. */
static bool play_block(struct test_strike *test, int n) {
    double not_measured[LONGEST];
    bool measured = test->played + n <= SPECTRUM_SAMPLES, was_over = test->over;
    double before = test->state->stepper.budget.worked;
    double *pickup = measured ? test->sound + test->played : not_measured;
    struct collision_out out = {.pickup = &pickup};
    struct collision_event event;
    collision_run(&test->collision, test->state, &(struct collision_in){.strike = NULL}, &out, n);
    test->played += n;
    double steps = 1e-3 * (test->state->stepper.budget.worked - before);
    test->work -= price_of_ringing(test, n) +
                  steps * (1 + price.crowded * fmax(test->tuning->modes - 512, 0));
    while (collision_take_event(test->state, &event)) {
        if (event.kind != COLLISION_HIT || test->over)
            continue;
        test->contact = event.duration;
        test->over = true;
    }
    return test->over && !was_over;
}

/* Runs to that sample and to the end of the first contact; false if the work is exhausted. The
 * contact stays HUGE_VAL if it is longer than `longest`. */
static bool play(struct test_strike *test, int samples, double longest) {
    enum { SHORT = 32, LONG = 128 }; /* before the end of the contact, and after it */
    while (test->played < samples ||
           (!test->over && test->played < longest * test->collision.rate)) {
        if (test->work < 0)
            return false;
        play_block(test, test->over && samples - test->played > LONG ? LONG : SHORT);
    }
    return true;
}

/* Also of modes above half the rate, which a bank does not output. */
static double loudness_now(const void *of, int i) {
    const struct test_strike *test = of;
    const struct modes_state *bank = test->state->motion.bank;
    double p = bank->p[i], q = bank->q[i];
    double pickup = test->tuning->pickup[i] * test->bank->inv_sqrt_mass[i];
    return fabs(pickup) * sqrt(p * p + test->bank->omega2[i] * q * q);
}

struct tuning_answer test_strike_estimate(struct test_strike *test, double k, double mu,
                                          double longest) {
    enum { AFTER = 256, BLOCK = 32, ENOUGH = 96 }; /* includes the second contact of a light body */
    enum { LATER = 256 }; /* at most, until a third one ends: a pressed body has no lines */
    const double cost = price.estimate + price.estimate_a_mode * fmin(test->tuning->modes, ENOUGH);
    struct tuning_answer answer = {.k = k, .mu = mu, .contact_unknown = true};
    begin_strike(test, k, mu);
    int end = (int)(longest * test->collision.rate), late = end;
    while (test->played < end || (test->played < late && test->state->stepper.touching)) {
        if (test->work < cost)
            return answer;
        if (play_block(test, BLOCK)) {
            answer.contact_unknown = false;
            answer.contact = test->contact;
            const double share = test->collision.rate / TUNING_RATE;
            end = test->played + (int)(AFTER * share);
            late = end + (int)(LATER * share);
        }
    }
    test->work -= cost;
    collision_catch_up(&test->collision, test->state);
    answer.contact_unknown = false;
    answer.contact = test->contact;
    answer.lines = tuning_guess_of_lines(test->tuning, loudness_now, test,
                                         test->played / test->collision.rate, ENOUGH);
    return answer;
}

/* Samples after the contact in which the output peaks: a hard strike's peak is its attack, that of
 * a soft strike on a low note comes up to a period later. */
static int samples_of_peak(const struct test_strike *test) {
    const double least = 5e-3, most = 50e-3, periods = 1.5; /* s */
    double lowest = HUGE_VAL;
    for (int i = 0; i < test->tuning->modes; i++)
        if (test->tuning->mode[i].freq > 1)
            lowest = fmin(lowest, test->tuning->mode[i].freq);
    return (int)(test->collision.rate * fmin(fmax(periods / lowest, least), most));
}

/* The peak of a body with many modes needs a tenth of the player's steps: the levels of heads on
 * drums differ by .3 dB at most, and take 2/5 of the time. Bells chatter, and need all. */
double test_strike_peak(struct test_strike *test) {
    const double longest = .1 /* s */, coarse = test->tuning->modes > 128 ? .1 : 1;
    test->collision.budget *= coarse;
    const int after = samples_of_peak(test);
    double peak = 0;
    begin_strike(test, test->tuning->contact.k, test->tuning->contact.mu);
    for (int end = (int)(longest * test->collision.rate); test->played < end;) {
        int from = test->played;
        if (play_block(test, LONGEST))
            end = test->played + after;
        for (int i = from; i < test->played && test->played <= SPECTRUM_SAMPLES; i++)
            peak = fmax(peak, fabs(test->sound[i]));
    }
    return peak;
}

double test_strike_price_of_measuring(const struct test_strike *test) {
    return price_of_ringing(test, fmax(SPECTRUM_SAMPLES - test->played, 0)) + price.spectrum;
}

bool test_strike_measure(struct test_strike *test, double *brightness) {
    if (tuning_is_coarse(test->tuning) || test->work < test_strike_price_of_measuring(test) ||
        !play(test, SPECTRUM_SAMPLES, 0))
        return false;
    test->work -= price.spectrum;
    *brightness = spectrum_centroid(&test->turns, test->sound, TUNING_RATE);
    return true;
}

struct tuning_answer test_strike_try(struct test_strike *test, double k, double mu, double longest,
                                     bool bright) {
    bool measured = bright && test->bank;
    struct tuning_answer answer = {
        .k = k, .mu = mu, .contact_unknown = true, .brightness_unknown = true};
    if (measured && test->work < price_of_ringing(test, SPECTRUM_SAMPLES) + price.spectrum)
        return answer;
    begin_strike(test, k, mu);
    bool done = play(test, measured ? SPECTRUM_SAMPLES : 0, longest);
    if (done || isfinite(test->contact)) {
        answer.contact_unknown = false;
        answer.contact = test->contact;
    }
    answer.brightness_unknown = measured && !done;
    if (measured && done) {
        test->work -= price.spectrum;
        answer.brightness = spectrum_centroid(&test->turns, test->sound, TUNING_RATE);
    }
    return answer;
}
