/* SPDX-License-Identifier: BSD-3-Clause */
/* tuning.c: measurement of a strike, and the hardness scale; the searches are in tuning_search.c.
 */
#include "tuning/tuning.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

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
static double k_of_hardness(const struct tuning *t, double hardness) {
    const double head = 0.01, felt_modulus = 1e6, steel_modulus = 2.1e11, felt = 6e-3, steel = 6e-5;
    double duration = t->softest * pow(t->hardest / t->softest, hardness);
    double modulus =
        felt_modulus * pow(steel_modulus / felt_modulus, log(duration / felt) / log(steel / felt));
    struct contact c = t->contact;
    c.mu = mu_of_hardness(t, hardness);
    return wall_stiffness_for_duration(head, &c, t->speed, duration) / (1 + modulus / t->surface);
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
    return fmax(1, 2 * hardest / k_of_hardness(t, 1));
}

void tuning_hardness(const struct tuning *t, double hardness, double *k, double *mu) {
    const double exponent = 4;
    assert(hardness >= 0 && hardness <= 1);
    *mu = mu_of_hardness(t, hardness);
    *k = k_of_hardness(t, hardness) * pow(t->beyond, pow(hardness, exponent));
}
