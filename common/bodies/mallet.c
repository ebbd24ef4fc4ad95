/* SPDX-License-Identifier: BSD-3-Clause */
/* mallet.c: the table of heads; see mallet.h for the law. */
#include "bodies/mallet.h"

#include <assert.h>
#include <math.h>
#include <string.h>

#include "base/constants.h"

/* k of a sphere on a half space: 4/3 E* sqrt(R), 1/E* = sum (1 - nu^2)/E. */
#define HERTZ "Hertz: 4/3 E* sqrt(R)"
#define BORK  "contact times: Bork 1990, Measuring the acoustical properties of mallets"

const struct mallet_kind mallet_kinds[MALLETS] = {
    [MALLET_BALL] = {"ball", "a ball of polyethylene, 27 mm", HERTZ ", E .5 GPa", .010, 1e8, .5,
                     1.5, 0},
    [MALLET_BEAD] = {"bead", "a ball of polyethylene, 22 mm", HERTZ ", E .5 GPa", .005, 1e8, .5,
                     1.5, 0},
    [MALLET_YARN_SOFT] = {"yarn-soft", "much soft yarn around a rubber core, for a marimba's bass",
                          BORK, .032, 1e9, .3, 2.5, 0},
    [MALLET_YARN] = {"yarn", "yarn around a rubber core, for a marimba", BORK, .028, 9e9, .3, 2.5,
                     0},
    [MALLET_YARN_HARD] = {"yarn-hard", "thin yarn around a hard core", BORK, .026, 3e10, .25, 2.5,
                          0},
    [MALLET_CORD] = {"cord", "cord around a hard core, for a vibraphone", BORK, .026, 1e10, .2, 2,
                     0},
    [MALLET_CORD_HARD] = {"cord-hard", "thin cord around a core of wood", BORK, .026, 2.5e10, .2, 2,
                          0},
    [MALLET_RUBBER_SOFT] = {"rubber-soft", "soft rubber, 24 mm", HERTZ ", E 4 MPa", .024, 7e5, .25,
                            1.5, 0},
    [MALLET_RUBBER] = {"rubber", "rubber, 24 mm", HERTZ ", E 20 MPa; " BORK, .022, 4e6, .2, 1.5, 0},
    [MALLET_RUBBER_HARD] = {"rubber-hard", "hard rubber, 24 mm", HERTZ ", E .13 GPa; " BORK, .020,
                            2.5e7, .15, 1.5, 0},
    [MALLET_ROSEWOOD] = {"rosewood", "a ball of rosewood across the grain, 25 mm",
                         HERTZ ", E 1.7 GPa", .018, 2.5e8, .1, 1.5, 0},
    [MALLET_PLASTIC] = {"plastic", "a ball of nylon, 25 mm", HERTZ ", E 3 GPa", .018, 5e8, .08, 1.5,
                        0},
    [MALLET_PLASTIC_HARD] = {"plastic-hard", "a ball of phenolic resin, 25 mm", HERTZ ", E 7 GPa",
                             .020, 1.2e9, .08, 1.5, 0},
    [MALLET_BRASS] = {"brass", "a ball of brass, 19 mm, on metal", HERTZ ", E 1e11 on 2e11", .030,
                      8e9, .05, 1.5, 0},
    [MALLET_STEEL] = {"steel", "a rod of steel, 8 mm, on metal: a triangle's beater",
                      HERTZ ", E 2.1e11 on the same", .030, 1e10, .03, 1.5, 0},
    [MALLET_FELT_SOFT] = {"felt-soft", "a timpani stick of soft felt",
                          "Rhaouti, Chaigne and Joly 1999, Time-domain modeling and numerical "
                          "simulation of a kettledrum",
                          .028, 1.6e8, .1, 2.54, 0},
    [MALLET_FELT] = {"felt", "a timpani stick of felt, as usual",
                     "between soft and hard; felt stiffens with 2.3 ... 3: Chaigne and Askenfelt "
                     "1994, Numerical simulations of piano strings",
                     .028, 3e9, .1, 2.8, 0},
    [MALLET_FELT_HARD] =
        {"felt-hard", "a timpani stick of thin hard felt on wood",
         "piano hammers stiffen with 2.1, 3.5 and 5: Boutillon 1988, Model for piano "
         "hammers; k and 4 chosen for the brightness of recorded timpani, soft and "
         "hard",
         .028, 2.9e13, .1, 4, 0},
    [MALLET_BASS_DRUM] = {"bass-drum", "a bass drum's beater of felt",
                          "hard felt as a timpani stick's, of three times the mass, and softer",
                          .080, 1.1e13, .1, 4, 0},
    [MALLET_GONG] = {"gong", "a padded beater for a large opera gong",
                     "chosen for a contact of 5 ms, which excites the lowest modes", .050, 4e8, .1,
                     2.5, 0},
    [MALLET_CYMBAL] =
        {"cymbal", "a soft mallet of yarn, for cymbals and small gongs",
         "between soft and usual yarn; chosen for the brightness of a recorded cymbal "
         "(VSCO 2, susCymb1)",
         .030, 2e9, .1, 2.5, 0},
    [MALLET_STICK] = {"stick",
                      "a drumstick of hickory, 406 x 14 mm, on a drumhead, which gives under its "
                      "tip; it bends",
                      "a free rod at its end: a quarter of its mass, and Euler-Bernoulli; Dahl "
                      "2000, The playing of an accent: 5 ... 8 ms on a drumhead",
                      .012, 1e9, .1, 2.5, MALLET_MODES_MOST},
    [MALLET_FINGERTIP] = {"fingertip", "a fingertip, flesh over bone",
                          "force rises with the square of depth and most of a tap is lost: Serina, "
                          "Mote and Rempel 1997, Force response of the fingertip pulp",
                          .020, 3e6, 1, 2, 0},
    [MALLET_HAND] = {"hand", "the fingers of a flat hand",
                     "the same flesh with the mass of the fingers and half the palm", .150, 3e6, 1,
                     2, 0},
    [MALLET_RAWHIDE] = {"rawhide", "a hammer of rolled rawhide, for chimes",
                        HERTZ ", E .1 GPa, a face rounded to 40 mm", .150, 2.1e7, .2, 1.5, 0},
    [MALLET_PIANO] = {"piano", "the felt hammer of a piano's C4",
                      "Chaigne and Askenfelt 1994, Numerical simulations of piano strings", .00297,
                      4.5e9, .1, 2.5, 0},
    [MALLET_PIANO_TREBLE] = {"piano-treble", "the thin felt hammer of a piano's C6",
                             "Chaigne and Askenfelt 1994, Numerical simulations of piano strings",
                             .00243, 1.65e11, .1, 2.83, 0},
};

int mallet_named(const char *name) {
    for (int i = 0; i < MALLETS; i++)
        if (!strcmp(mallet_kinds[i].name, name))
            return i;
    return -1;
}

/* A free uniform rod: f = beta^2 c0 (d/4) / (2 pi L^2), cos beta cosh beta = 1; at its end the
 * shape is 2 where its mean square is 1. c0 = 4.5 km/s along the grain of hickory. The rigid-body
 * motion of the rod gives an effective mass at its end of a quarter of its mass. The decay in the
 * hand is set by listening. */
void mallet_modes(enum mallet mallet, struct mode *modes, double *at) {
    static const double beta[MALLET_MODES_MOST] = {4.730041, 7.853205, 10.995608, 14.137165};
    const double length = .406, diameter = .014, c0 = 4500, in_hand = .1;
    const struct mallet_kind *kind = &mallet_kinds[mallet];
    assert(kind->modes <= MALLET_MODES_MOST);
    for (int i = 0; i < kind->modes; i++) {
        double freq = beta[i] * beta[i] * c0 * diameter / 4 / (2 * PI * length * length);
        modes[i] = (struct mode){freq, in_hand, 4 * kind->mass};
        at[i] = 2;
    }
}
