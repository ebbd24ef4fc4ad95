/* SPDX-License-Identifier: BSD-3-Clause */
/* mallet.h: named mallet heads: a mass, and the k, mu and alpha of the contact.
 *
 *   f = k x^alpha (1 + mu v), see contact.h
 *
 * A round head of one material is a sphere on a surface, [Hertz]: alpha = 3/2, k = 4/3 E* sqrt(R).
 * Wound and felted heads stiffen under compression: alpha = 2.3 ... 3, and 2 for a thin winding
 * whose core is soon reached. Their k is chosen for published contact times: yarn 2 ... 4 ms,
 * rubber .7 ... 2, wood and plastic .2 ... .5, brass .1 ... .2, a stick on a drum 5 ... 8, timpani
 * felt 5 ... 10.
 *
 * Heads of one name differ by half an octave in contact time and more; these are in the middle. The
 * values hold from .05 to 5 m/s: beyond, the core is reached, which no power of x describes.
 */
#ifndef KNOCK_MALLET_H
#define KNOCK_MALLET_H

#include "contact/contact.h"
#include "modes/modes.h"

enum mallet {
    MALLET_BALL,
    MALLET_BEAD,
    MALLET_YARN_SOFT,
    MALLET_YARN,
    MALLET_YARN_HARD,
    MALLET_CORD,
    MALLET_CORD_HARD,
    MALLET_RUBBER_SOFT,
    MALLET_RUBBER,
    MALLET_RUBBER_HARD,
    MALLET_ROSEWOOD,
    MALLET_PLASTIC,
    MALLET_PLASTIC_HARD,
    MALLET_BRASS,
    MALLET_STEEL,
    MALLET_FELT_SOFT,
    MALLET_FELT,
    MALLET_FELT_HARD,
    MALLET_BASS_DRUM,
    MALLET_GONG,
    MALLET_CYMBAL,
    MALLET_STICK,
    MALLET_FINGERTIP,
    MALLET_HAND,
    MALLET_RAWHIDE,
    MALLET_PIANO,
    MALLET_PIANO_TREBLE,
    MALLETS
};

enum { MALLET_MODES_MOST = 4 };

struct mallet_kind {
    const char *name, *what, *source;
    double mass;         /* kg, effective mass at the point of contact */
    double k, mu, alpha; /* N/m^alpha, s/m, - */
    int modes;           /* number of modes of its own; 0: rigid */
};
extern const struct mallet_kind mallet_kinds[MALLETS];

static inline struct contact_inputs mallet_head(const struct mallet_kind *kind) {
    return (struct contact_inputs){.k = kind->k, .mu = kind->mu, .alpha = kind->alpha};
}

/* Resistance of an arm that presses a soft head, N s/m; collision_def.arm_resistance. Measured: 6
 * N s/m for a relaxed arm below 10 Hz (a subject of van Beek et al. 2015, Haptic perception of
 * force magnitude and its relation to postural arm dynamics in 3D), and more the firmer the hand
 * and the higher the frequency; ISO 10068:2012 has the impedance of hand and arm from 10 to
 * 500 Hz. The number hardly matters: .4 s after strokes of .1 ... 3 m/s under 2 N a tom is 37 dB or
 * more below them with 6 N s/m, 42 with 20, 44 with 100. */
static const double mallet_arm_resistance = 20;

/* The mallet of that name; -1: none. */
int mallet_named(const char *name);

/* Modes of the mallet as modes_design() takes them, modes[i] and at[i] for i <
 * mallet_kinds[].modes: those of a loosely held rod, at its end, the point of contact. */
void mallet_modes(enum mallet mallet, struct mode *modes, double *at);

#endif
