/* SPDX-License-Identifier: BSD-3-Clause */
/* tuning.h: from what the ear asks for to the contact's k and mu, and back: [AR04] section 5.
 *
 *   (k, mu) -> (t0, c_av):  contact time and spectral centroid; here its inverse.
 *
 * contact     s: how long hammer and body stay together the first time, at the given speed. The
 *             struck body yields, which makes it longer than wall_duration().
 * brightness  Hz: the mean over the first 100 ms of the spectral centroid of what the pickup hears.
 *             Magnitude-weighted, on the frames of 1024 samples at 44.1 kHz that [AR04] section 4
 *             has; windowed (Hann), each half over the last: see tuning_spectrum.h.
 * hardness    0 felt ... 1 steel: a path through both, in closed form; where a harder head is in
 *             use, it ends beyond that.
 *
 * contact and brightness are measured on the collision itself, so they hold for every body, and
 * whatever hammer and body do to each other in that time is in the figure.
 *
 * k and mu are solved at one speed and stay: playing harder sounds harder, as it should.
 *
 * tuning_hardness() any block can bear. The others are for the message side: they allocate, and try
 * the strike again and again, as often as `work` lets them; then they give the best so far.
 */
#ifndef KNOCK_TOUCH_H
#define KNOCK_TOUCH_H

#include "bodies/mallet.h"
#include "engine/collision.h"

struct tuning_answer {
    double k, mu;
    double contact;    /* s that they give; HUGE_VAL: longer than was tried */
    double brightness; /* Hz; 0: nobody asked, or no pickup hears it; NAN: too much work */
    double lines;      /* Hz, what a glance took it for; 0: there was none */
    bool glanced;      /* the brightness is what a glance says, within some per cent */
    bool contact_unmet, brightness_unmet; /* asked for, and this is the nearest that was found */
};

/* Who strikes what, and how fast. */
struct tuning {
    double mass;            /* kg, the hammer */
    double speed;           /* m/s, at which the request shall hold */
    struct contact contact; /* the law, and k and mu as they are now */
    enum scheme_body body;
    double body_mass; /* kg, of a free mass */
    double surface;   /* Pa, Young's modulus of what is struck; for hardness */
    double beyond;    /* factor on k at hardness 1, for heads harder than that: tuning_beyond() */
    int modes;        /* of the body; what follows is as modes_design() takes it */
    const struct mode *mode;
    const double *at, *pickup;
    struct tuning_answer known; /* a try that was made before of all this but k and mu, so that the
                                 * search begins nearer; brightness 0: none */
    double work; /* us that trying may take, as tuning.c prices it; HUGE_VAL: until it is found */
};

/* A 10 g mallet at 1 m/s against a wall of steel. */
struct tuning tuning_default(void);

/* us: what a message may cost a patch whose messages run between two blocks of 64 samples. */
double tuning_live_work(int modes);

/* What k and mu of t->contact give. */
struct tuning_answer tuning_measure(const struct tuning *t);

/* k for this contact time; mu stays. Met within 0.5 %. */
struct tuning_answer tuning_contact(const struct tuning *t, double contact);

/* k for this brightness, and mu too where k alone does not get there. Met within 1 %. */
struct tuning_answer tuning_brightness(const struct tuning *t, double brightness);

/* About what can be had by contacts of less than .03 s: guessed, and the brightest looked at where
 * what tuning_measure() says has left the work for it. */
struct tuning_reach {
    double shortest;           /* s */
    double darkest, brightest; /* Hz; 0: no pickup hears it */
};
struct tuning_reach tuning_reach(const struct tuning *t, struct tuning_answer *now);

/* N/m^alpha, with t's alpha: what stays as long on a wall as this head does. */
double tuning_as_hard(const struct tuning *t, const struct mallet_kind *head);

/* Of the hardest head in use, N/m^alpha; 1: the path has one as hard. */
double tuning_beyond(const struct tuning *t, double hardest);

/* Writes k and mu of a mallet head between felt (0) and steel (1) on this surface. */
void tuning_hardness(const struct tuning *t, double hardness, double *k, double *mu);

#endif
