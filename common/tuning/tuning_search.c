/* SPDX-License-Identifier: BSD-3-Clause */
/* tuning_search.c: the inverse of [AR04]'s mapping, (t0, c_av) -> (k, mu).
 *
 * Contact time falls with k as k^(-1/(alpha+1)) against a wall, and nearly so against a body;
 * brightness rises with k, and falls with mu at constant k. Both have approximate formulas, which
 * are the model curves that tuning_root.c starts from.
 */
#include <math.h>

#include "base/ranges.h"
#include "contact/wall.h"
#include "tuning/tuning_guess.h"
#include "tuning/tuning_root.h"

/* --- contact ---------------------------------------------------------------------------------- */

/* 64 samples are enough for any contact; the steps within it are the core's own. */
static double rate_for(double contact) { return fmin(TUNING_RATE, 64 / contact); }

/* Model for a compliant body: the k of a wall for the effective mass during the contact. */
static void root_for_contact(struct root_search *root, const struct tuning *t, double contact) {
    const double span = log(1e4); /* the body's compliance changes k by less than that */
    double most = log(ranges[RANGE_K].most);
    double start = log(wall_stiffness_for_duration(tuning_yielding_mass(t, contact), &t->contact,
                                                   t->speed, contact));
    root->lo = fmin(start, most) - span;
    root->hi = fmin(start + span, most);
    for (int i = 0; i < CURVE_POINTS; i++)
        root->guess[i] = (root->lo + (root->hi - root->lo) * i / (CURVE_POINTS - 1) - start) /
                         (t->contact.alpha + 1);
}

struct tuning_answer tuning_contact(const struct tuning *t, double contact) {
    const double met = 5e-3, tolerance = isinf(t->work) ? 2e-3 : met;
    struct test_strike test;
    struct tuning_answer answer = {.k = t->contact.k, .mu = t->contact.mu, .contact = HUGE_VAL};
    struct root_search root = {
        .test = &test, .wanted = contact, .mu = t->contact.mu, .tolerance = tolerance};
    double missed = HUGE_VAL;
    if (test_strike_open(&test, t, rate_for(contact))) {
        if (!isinf(t->work))
            test.collision.budget = .2; /* of the steps: error 1e-4 */
        root_for_contact(&root, t, contact);
        struct found found = root_search(&root);
        missed = found.error;
        answer = found.answer;
    }
    test_strike_close(&test);
    answer.contact_unmet = !(fabs(missed) <= met);
    return answer;
}

/* --- brightness ------------------------------------------------------------------------------- */

/* From .3 s against a wall down to 10 us: beyond, no audible change. Contacts of more than .03 s
 * take more work than a limited search has. */
static void root_for_brightness(struct root_search *root, const struct tuning *t) {
    const double longest = isinf(t->work) ? .3 : .03, shortest = 10e-6, even = 1e-3;
    struct contact c = t->contact;
    struct tuning_guess guess;
    tuning_guess_fill(&guess, t);
    c.mu = 0; /* loss lengthens the contact but makes its force rise faster */
    double most = log(ranges[RANGE_K].most), power = t->contact.alpha + 1;
    double soft = log(wall_stiffness_for_duration(t->mass, &c, t->speed, longest));
    root->hi = fmin(soft + power * log(longest / shortest), most);
    root->lo = fmin(soft, root->hi - 1);
    for (int i = 0; i < CURVE_POINTS; i++) {
        double y = root->lo + (root->hi - root->lo) * i / (CURVE_POINTS - 1);
        double expected = tuning_guess_brightness(&guess, t, longest * exp((soft - y) / power));
        double floor = i ? root->guess[i - 1] : -HUGE_VAL;
        root->guess[i] = expected > 0 ? log(expected / root->wanted) : 0;
        root->guess[i] = fmax(root->guess[i], floor + even); /* keeps the curve strictly rising */
    }
}

/* The error of the curve at one y is taken as constant for all y. */
static void shift_guess(struct root_search *root, double y, double error) {
    double wrong = error - root_expect(root, y);
    for (int i = 0; i < CURVE_POINTS; i++)
        root->guess[i] += wrong;
}

static void learn_from_known(struct root_search *root, const struct tuning_answer *known) {
    if (known->brightness > 0)
        shift_guess(root, fmin(fmax(log(known->k), root->lo), root->hi),
                    log(known->brightness / root->wanted));
}

/* Coarse estimates take half the time at half the rate, and need nothing above 11 kHz. */
static double rate_of_strikes(const struct tuning *t) {
    return tuning_is_coarse(t) ? TUNING_RATE / 2 : TUNING_RATE;
}

static struct found search(struct root_search *root, const struct tuning_answer *known) {
    return isinf(root->test->work) ? root_search(root) : root_search_by_estimates(root, known);
}

/* Too dark: zero loss gives the greatest brightness. */
static struct found search_without_loss(struct root_search *root, const struct found *found) {
    const struct tuning_answer none = {.k = 0};
    shift_guess(root, found->y, found->error);
    root->mu = 0;
    struct found elastic = search(root, &none);
    return fabs(elastic.error) < fabs(found->error) ? elastic : *found;
}

struct tuning_answer tuning_brightness(const struct tuning *t, double brightness) {
    const double met = 1e-2;
    struct test_strike test;
    struct tuning_answer answer = {.k = t->contact.k, .mu = t->contact.mu};
    struct root_search root = {.test = &test,
                               .bright = true,
                               .wanted = brightness,
                               .mu = t->contact.mu,
                               .tolerance = isinf(t->work) ? 5e-3 : met};
    double missed = HUGE_VAL;
    if (test_strike_open(&test, t, rate_of_strikes(t)) && test.bank) {
        root_for_brightness(&root, t);
        learn_from_known(&root, &t->known);
        struct found found = search(&root, &t->known);
        if (found.error < -met && test.work > 0)
            found = search_without_loss(&root, &found);
        missed = found.error;
        answer = found.answer;
    }
    test_strike_close(&test);
    answer.brightness_unmet = answer.is_estimate || !(fabs(missed) <= met);
    return answer;
}

/* --- range ------------------------------------------------------------------------------------ */

/* Durations against a wall with the present loss and speed, from one integral: they are as
 * (m/k)^(1/(alpha+1)). */
struct wall_durations {
    double unit, alpha; /* s, for m = k = 1 */
};

static struct wall_durations wall_durations_of(const struct tuning *t) {
    struct contact c = t->contact;
    c.k = 1;
    return (struct wall_durations){wall_duration(1, &c, t->speed), c.alpha};
}

static double duration_at(const struct wall_durations *w, double m, double k) {
    return w->unit * pow(m / k, 1 / (w->alpha + 1));
}

/* A light body meets the hammer repeatedly, which the model of one contact does not cover. */
static double brightest(struct test_strike *test, const struct wall_durations *wall,
                        const struct tuning_guess *guess, double shortest) {
    const struct tuning *t = test->tuning;
    const double longest = .05, least = 10e-6, most = ranges[RANGE_K].most;
    double k = fmin(t->mass * pow(wall->unit / least, wall->alpha + 1), most);
    double lines = test->work > 0 ? test_strike_estimate(test, k, t->contact.mu, longest).lines : 0;
    return lines > 0 ? lines : tuning_guess_brightness(guess, t, fmax(shortest, least));
}

/* A coarse estimate of the present strike and, if there is work for it, a full measurement. */
static struct tuning_answer measure_end(struct test_strike *test) {
    const struct tuning *t = test->tuning;
    const double patience = 1; /* s */
    if (!test->bank)
        return test_strike_try(test, t->contact.k, t->contact.mu, patience, true);
    struct tuning_answer now = test_strike_estimate(test, t->contact.k, t->contact.mu, patience);
    now.is_estimate = !test_strike_measure(test, &now.brightness);
    now.brightness_unknown = now.is_estimate && !(now.lines > 0);
    if (now.is_estimate)
        now.brightness = now.lines;
    return now;
}

struct tuning_reach tuning_reach(const struct tuning *t, struct tuning_answer *now) {
    const double longest = .03, telling = 74, telling_a_mode = .12; /* us */
    const struct wall_durations wall = wall_durations_of(t);
    double rigid = duration_at(&wall, t->mass, ranges[RANGE_K].most);
    struct tuning_reach reach = {
        .shortest = duration_at(&wall, tuning_yielding_mass(t, rigid), ranges[RANGE_K].most)};
    struct test_strike test;
    *now = (struct tuning_answer){.k = t->contact.k, .mu = t->contact.mu};
    if (test_strike_open(&test, t, rate_of_strikes(t))) {
        test.work -= telling + telling_a_mode * t->modes;
        *now = measure_end(&test);
        if (test.bank) {
            struct tuning_guess guess;
            tuning_guess_fill(&guess, t);
            if (now->brightness_unknown && tuning_is_coarse(t)) {
                double duration = duration_at(&wall, t->mass, t->contact.k);
                now->brightness = tuning_guess_brightness(&guess, t, duration);
                now->brightness_unknown = false;
            }
            reach.darkest = tuning_guess_brightness(&guess, t, longest);
            reach.brightest = brightest(&test, &wall, &guess, reach.shortest);
        }
    }
    test_strike_close(&test);
    return reach;
}
