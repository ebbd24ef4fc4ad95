/* SPDX-License-Identifier: BSD-3-Clause */
/* tuning.h: k and mu from a wanted contact time or brightness: [AR04] section 5.
 *
 *   (k, mu) -> (t0, c_av):  contact time and spectral centroid; here its inverse.
 *
 *   contact     s: duration of the first contact at the given speed. The compliance of the body
 *               makes it longer than wall_duration().
 *   brightness  Hz: the spectral centroid at the pickup, mean over the first 100 ms.
 *               Magnitude-weighted, on the frames of 1024 samples at 44.1 kHz of [AR04] section 4;
 *               windowed (Hann), overlapping by half: see tuning_spectrum.h.
 *   hardness    0 felt ... 1 steel: a scale of both k and mu, in closed form; for bodies with a
 *               usual head harder than that, the scale is extended.
 *
 * contact and brightness are measured on a simulated collision, so they hold for every body and
 * include repeated contacts.
 *
 * k and mu are solved at one speed and then kept: a faster strike sounds harder, as it should.
 *
 * tuning_hardness() is cheap enough for any block. The other functions belong to the message side:
 * they allocate, and simulate strikes until the request is met or `work` is exhausted; then they
 * return the best k and mu so far.
 */
#ifndef KNOCK_TUNING_H
#define KNOCK_TUNING_H

#include "bodies/mallet.h"
#include "engine/collision/collision.h"

struct tuning_answer {
    double k, mu;
    double contact;    /* s, with this k and mu; HUGE_VAL: longer than the simulation */
    double brightness; /* Hz; 0: not requested, or no pickup moves */
    bool contact_unknown, brightness_unknown; /* not measured: the work was exhausted */
    double lines;                             /* Hz, the coarse estimate of it; 0: none */
    bool is_estimate; /* brightness is a coarse estimate, off by a few per cent */
    bool contact_unmet, brightness_unmet; /* the request was not met; these are the nearest found */
};

/* The strike: hammer, body, speed. */
struct tuning {
    double mass;            /* kg, the hammer */
    double speed;           /* m/s, the speed at which the request holds */
    struct contact contact; /* the law, and the present k and mu */
    enum scheme_body body;
    double body_mass;        /* kg, of a free mass */
    double surface;          /* Pa, Young's modulus of the surface; for hardness */
    double beyond;           /* factor on k at hardness 1, for harder heads: tuning_beyond() */
    double softest, hardest; /* s, contact of a 10 g head with a wall at hardness 0 and 1 */
    int modes;        /* number of modes; the fields below are as modes_design() takes them */
    int hammer_modes; /* the hammer's own, after those of the body; 0: rigid */
    const struct mode *mode;
    const double *at, *pickup;
    const struct modes_kernel *kernel; /* of the banks; NULL: the fastest, chosen at each call */
    struct tuning_answer known; /* an earlier result with all of this but k and mu the same, to
                                   begin the search from; brightness 0: none */
    bool plate;                 /* thin, and nonlinear: test strikes take it for linear */
    double work; /* us for simulated strikes, by the prices in tuning_test_strike.c; HUGE_VAL: no
                    limit */
};

/* A 10 g mallet at 1 m/s against a wall of steel. */
struct tuning tuning_default(void);

/* Work in us of one message, for a patch whose messages run between two blocks of 64 samples. */
double tuning_live_work(int modes, bool plate);

/* Contact time and brightness of t->contact's k and mu. */
struct tuning_answer tuning_measure(const struct tuning *t);

/* k for this contact time; mu stays. Met within 0.5 %. */
struct tuning_answer tuning_contact(const struct tuning *t, double contact);

/* k for this brightness, and mu too if k alone does not reach it. Met within 1 %. */
struct tuning_answer tuning_brightness(const struct tuning *t, double brightness);

/* The approximate range of contacts shorter than .03 s. It is estimated; the brightest one is
 * simulated if tuning_measure() has left enough work. */
struct tuning_reach {
    double shortest;           /* s */
    double darkest, brightest; /* Hz; 0: no pickup moves */
};
struct tuning_reach tuning_reach(const struct tuning *t, struct tuning_answer *now);

/* k in N/m^alpha, with t's alpha, of the same contact time against a wall as this head. */
double tuning_as_hard(const struct tuning *t, const struct mallet_kind *head);

/* Factor for the hardest head in use, k in N/m^alpha; 1: the scale already reaches it. */
double tuning_beyond(const struct tuning *t, double hardest);

/* Writes k and mu of a mallet head between felt (0) and steel (1) on this surface. */
void tuning_hardness(const struct tuning *t, double hardness, double *k, double *mu);
/* The least hardness of this k; 0 or 1 where k is beyond the scale. */
double tuning_hardness_of(const struct tuning *t, double k);

#endif
