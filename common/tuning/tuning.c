/* SPDX-License-Identifier: BSD-3-Clause */
/* tuning.c: measurement of a strike, and the hardness scale; the searches are in tuning_search.c.
 */
#include "tuning/tuning.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

#include "base/constants.h"
#include "contact/wall.h"
#include "tuning/tuning_test_strike.h"

struct tuning tuning_default(void) {
    return (struct tuning){.mass = 0.01,
                           .speed = 1,
                           .contact = contact_default(),
                           .body = SCHEME_WALL,
                           .body_mass = 1,
                           .surface = 2.1e11,
                           .beyond = 1,
                           .softest = 6e-3,
                           .hardest = 6e-5,
                           .work = HUGE_VAL};
}

struct tuning_answer tuning_measure(const struct tuning *t) {
    const double longest = 1;
    struct test_strike test;
    struct tuning_answer answer = {.k = t->contact.k, .mu = t->contact.mu};
    if (test_strike_open(&test, t, TUNING_RATE))
        answer = test_strike_try(&test, t->contact.k, t->contact.mu, longest, true);
    test_strike_close(&test);
    return answer;
}

/* --- hardness --------------------------------------------------------------------------------- */

static const double felt_u = 1.5, steel_u = 0.1; /* mu v */

static double mu_of_hardness(const struct tuning *t, double hardness) {
    return felt_u * pow(steel_u / felt_u, hardness) / t->speed;
}

/* A 10 g head on a rigid surface has a contact time from `softest` to `hardest`, usually 6 ms for
 * felt and .06 ms for steel, with geometric interpolation between; the loss u = mu v goes from 1.5
 * down to 0.1 likewise. On a body that softer heads do not excite, or that harder ones do not make
 * brighter, the two ends are nearer. More mass behind the same head makes the contact longer. Head
 * and surface are two springs in series, [Hertz] 1/E* = 1/E_1 + 1/E_2: no contact with rubber is
 * hard. The modulus of a head goes with its contact time, so that k grows along the scale on a hard
 * surface; on a soft one it may fall towards the end, where tuning_beyond() raises it. */
static double k_of_hardness(const struct tuning *t, double hardness, double at_1_s) {
    const double felt_modulus = 1e6, steel_modulus = 2.1e11, felt = 6e-3, steel = 6e-5;
    double duration = t->softest * pow(t->hardest / t->softest, hardness);
    double modulus =
        felt_modulus * pow(steel_modulus / felt_modulus, log(duration / felt) / log(steel / felt));
    double extended = pow(t->beyond, pow(hardness, 4));
    return extended * at_1_s * pow(duration, -(t->contact.alpha + 1)) / (1 + modulus / t->surface);
}

/* k of the head's contact of 1 s with a rigid surface: its loss depends on the hardness. */
static double k_of_1_s(const struct tuning *t, double hardness) {
    const double head = 0.01;
    struct contact c = t->contact;
    c.mu = mu_of_hardness(t, hardness);
    return wall_stiffness_for_duration(head, &c, t->speed, 1);
}

double tuning_as_hard(const struct tuning *t, const struct mallet_kind *head) {
    struct contact c = t->contact;
    c.k = head->k;
    c.mu = head->mu;
    c.alpha = head->alpha;
    double duration = wall_duration(head->mass, &c, t->speed);
    c.mu = mu_of_hardness(t, 1);
    c.alpha = t->contact.alpha;
    return wall_stiffness_for_duration(head->mass, &c, t->speed, duration);
}

/* Harder heads are in use, brass on bells and steel on a triangle: small heads on metal. The last
 * part of the scale then continues to twice their stiffness. */
double tuning_beyond(const struct tuning *t, double hardest) {
    struct tuning plain = *t;
    plain.beyond = 1;
    return fmax(1, 2 * hardest / k_of_hardness(&plain, 1, k_of_1_s(t, 1)));
}

void tuning_hardness(const struct tuning *t, double hardness, double *k, double *mu) {
    assert(hardness >= 0 && hardness <= 1);
    *mu = mu_of_hardness(t, hardness);
    *k = k_of_hardness(t, hardness, k_of_1_s(t, hardness));
}

/* --- the inverse ------------------------------------------------------------------------------ */

/* log k_of_1_s() at Chebyshev's points, by which it is interpolated within 1e-6: an evaluation is
 * an integral of 5 us. It is analytic in log(mu v) up to a distance of pi, 2.3 times the half of
 * its range. */
enum { POINTS = 9 };
struct scale {
    const struct tuning *tuning;
    double hardness[POINTS], log_k[POINTS];
};

static void scale_fill(struct scale *s, const struct tuning *t) {
    s->tuning = t;
    for (int i = 0; i < POINTS; i++) {
        s->hardness[i] = (1 - cos(PI * (i + .5) / POINTS)) / 2;
        s->log_k[i] = log(k_of_1_s(t, s->hardness[i]));
    }
}

/* The barycentric formula; its weights are (-1)^i sin(pi (i + 1/2)/n): Berrut and Trefethen 2004,
 * Barycentric Lagrange interpolation, (5.3). */
static double scale_k(const struct scale *s, double hardness) {
    double above = 0, below = 0;
    for (int i = 0; i < POINTS; i++) {
        double apart = hardness - s->hardness[i];
        if (apart == 0)
            return k_of_hardness(s->tuning, hardness, exp(s->log_k[i]));
        double weight = (i % 2 ? -1 : 1) * sin(PI * (i + .5) / POINTS) / apart;
        above += weight * s->log_k[i];
        below += weight;
    }
    return k_of_hardness(s->tuning, hardness, exp(above / below));
}

/* On a soft surface k may fall again near the hard end; below, log k grows and is nearly straight,
 * so that Anderson and Bjorck's rule finds it in a few steps. */
double tuning_hardness_of(const struct tuning *t, double k) {
    enum { PARTS = 64, STEPS = 12 };
    struct scale s;
    scale_fill(&s, t);
    double a = 0, b = 0, missed_a = log(scale_k(&s, a) / k), missed_b = missed_a;
    for (int i = 1; i <= PARTS && missed_b < 0; i++) {
        a = b;
        missed_a = missed_b;
        b = (double)i / PARTS;
        missed_b = log(scale_k(&s, b) / k);
    }
    if (!(missed_a < 0 && missed_b > 0)) /* softer than felt, or harder than steel */
        return b;
    for (int i = 0; i < STEPS && fabs(missed_b) > 1e-8; i++) {
        double between = a - missed_a * (b - a) / (missed_b - missed_a);
        double missed = log(scale_k(&s, between) / k);
        if ((missed > 0) != (missed_b > 0)) {
            a = b;
            missed_a = missed_b;
        } else {
            double bends = 1 - missed / missed_b;
            missed_a *= bends > 0 ? bends : .5;
        }
        b = between;
        missed_b = missed;
    }
    return b;
}
