/* SPDX-License-Identifier: BSD-3-Clause */
/* body.h: what is struck, from a few physical arguments to a bank of modes.
 *
 *   y(point, t) = sum_i phi_i(point) q_i(t),    m_i = m,    mean of phi_i^2 over the body = 1
 *
 * A body has a shape (a bar, a plate, a bell ...) that gives the ratios of its partials and their
 * signed shapes phi_i; a note, the one that is heard; a mass, which every mode then carries whole,
 * because the shapes are scaled to a mean square of 1; and a material. It loses
 *
 *   sigma_i = pi f tan delta(f)                         the material: loss (f / 1 kHz)^slope
 *           + mount                                     cords, felt, a hand: of every mode alike
 *           + support (phi_i(s_1)^2 + phi_i(s_2)^2)     dashpots where it is held, at s_1 and s_2
 *           + drag sqrt(f)                              air that rubs along it, see body_losses.c
 *           + rho c / (density thickness) g(f / f_c)    sound, see body_losses.c
 *           + what its own partials lose besides,       a resonator tube, the air around a drum
 *   T60 = decay ln(1000) / sigma_i.
 *
 * Mass, thickness and width are those of the usual note: another note is another bar, or bell, of
 * the same set, and they go with it as (note / usual note)^law. Size acts after that, on all
 * lengths alike. Where players take a graded set of mallets, or a maker builds one in, the head
 * goes with the note too, see body_head().
 *
 * freq and T60 are those that ring: a damped mode rings at omega_d, omega_d^2 = omega^2 - sigma^2,
 * and struct mode wants the undamped omega of [AR04] (8); body_undamped() is the way from one to
 * the other, for free lists too.
 *
 * Bodies are held softly: a free bar's translation and rotation as a whole are left out.
 */
#ifndef KNOCK_BODY_H
#define KNOCK_BODY_H

#include "bodies/mallet.h"

enum { BODY_MODES_MOST = 1024, BODY_PLACES_MOST = 64 };

enum body_shape {
    BODY_BAR,
    BODY_CLAMPED,
    BODY_MARIMBA,
    BODY_XYLOPHONE,
    BODY_VIBRAPHONE,
    BODY_STRING,
    BODY_MEMBRANE,
    BODY_PLATE,
    BODY_RING,
    BODY_BOWL,
    BODY_GLASS,
    BODY_BELL,
    BODY_TUBE,
    BODY_DRUM,
    BODY_TIMPANI,
    BODY_TOM,
    BODY_BASS_DRUM,
    BODY_CONGA,
    BODY_SNARE,
    BODY_GLOCKENSPIEL,
    BODY_CELESTA,
    BODY_CLAVES,
    BODY_WOODBLOCK,
    BODY_TEMPLE_BLOCK,
    BODY_KALIMBA,
    BODY_LOG_DRUM,
    BODY_TRIANGLE,
    BODY_COWBELL,
    BODY_AGOGO,
    BODY_STEEL_PAN,
    BODY_GONG,
    BODY_SHAPES
};

enum body_material {
    BODY_OF_WOOD,
    BODY_OF_METAL,
    BODY_OF_GLASS,
    BODY_OF_RUBBER,
    BODY_OF_PLASTIC,
    BODY_OF_STONE,
    BODY_OF_SKIN,
    BODY_OF_ALUMINIUM,
    BODY_OF_BRONZE,
    BODY_MATERIALS
};

/* What may be listened to: the first three are modes.h's. What radiates is a velocity too, with a
 * weight on each mode: body_radiate(). */
enum body_out {
    BODY_VELOCITY = MODES_VELOCITY,
    BODY_DISPLACEMENT = MODES_DISPLACEMENT,
    BODY_ACCELERATION = MODES_ACCELERATION,
    BODY_RADIATED,
    BODY_OUTS
};

/* A point of the body, each 0 ... 1. Bars and strings: along, from the left or clamped end, across
 * from the middle line to the edge. Plate: along and across. Membrane: along from the centre to the
 * rim, across in turns. Ring: along in turns. Bowl, glass, bell: along from the foot to the rim,
 * across in turns. */
struct body_place {
    double along, across;
};

struct body {
    enum body_shape shape;
    double freq;          /* Hz, of the note that is heard, at size 1 */
    double size;          /* factor on all lengths: freq / size, mass size^3 */
    double mass;          /* kg, of the whole, at the usual note and size 1 */
    double material;      /* 0 wood ... 8 bronze, and all between */
    double decay;         /* factor on every T60 */
    double support;       /* factor on what is lost where it is held */
    double split;         /* how far the members of a pair lie apart, over their frequency */
    int modes;            /* how many, from the lowest up: 1 ... BODY_MODES_MOST */
    struct body_place at; /* where it is struck */
};

/* A graded set of heads: from note to note they stay, and weigh, as (note / usual note)^-by. */
struct body_set {
    double stays, weighs;
};

struct body_made;
struct body_partial;

/* A shape: its row stands in the file that has its physics. */
struct body_kind {
    const char *name;
    const char *what;   /* it is */
    const char *limits; /* and is not */
    const char *source;
    const char *mallet;              /* the head that it is usually struck with, see mallet.h */
    struct body_set heads;           /* of other notes */
    struct body usual;               /* its modes: as many as it takes to sound like itself */
    struct body_place pickup;        /* where it is listened to by default */
    double low, high;                /* Hz, the notes of the instrument */
    double note;                     /* the note over the lowest mode */
    double mass_law;                 /* these go as (note / usual note)^law */
    double thickness, thickness_law; /* m: of the bar, or of the wall */
    double width, width_law;         /* m: of the bar, or the diameter; 0 radiates at any size */
    double area_law; /* of what radiates, besides mass over thickness: its mass stays playable */
    double mount;    /* 1/s, see above */
    double support;  /* 1/s, see above */
    struct body_place supports[2];
    bool rod;       /* of round section: air flows around it, not along two faces */
    bool round;     /* its modes come in pairs, cos and sin around the axis */
    bool stretched; /* a head, a string: its waves are slower than sound, see body_radiate() */
    /* 1/J, of tension.h; NULL: it does not give way */
    double (*stiffening)(const struct body_made *b);
    double level[BODY_OUTS]; /* to a loudspeaker: see body_level() */
    void (*partials)(const struct body_made *b, int modes, struct body_partial *partials);
    void (*shapes)(const struct body_partial *partials, int modes, struct body_place here,
                   struct body_place struck, double *phi); /* or */
    void (*shapes_at)(const struct body_partial *partials, int modes, const struct body_place *here,
                      int places, struct body_place struck, double *const *phi);
};
extern const struct body_kind *const body_kinds[BODY_SHAPES];

struct body_material_kind {
    const char *name, *what, *source;
    double stiffness; /* Young's modulus, Pa */
    double density;   /* kg/m^3 */
    double shear; /* E/(kappa G), kappa = 5/6 of a rectangle: 2.4 (1 + nu) of what is isotropic */
    double loss;  /* tan delta at 1 kHz */
    double slope; /* its exponent of frequency */
};
extern const struct body_material_kind body_materials[BODY_MATERIALS];

/* A playable one: all as usual. */
struct body body_default(enum body_shape shape);

/* The usual mallet as it is for this note, which counts no further than the body's notes go. A head
 * that stays longer than about the half of its note's period leaves that note out: soft strokes on
 * a marimba's top octave are 20 dB down under the yarn of its bass. Therefore players of marimbas
 * take graded sets, the softest in the left hand (Zeltsman, Four-Mallet Marimba Playing, 2003;
 * makers number them), and a piano's hammers go from 4.9 to 2.2 g and from K = 4e8, p = 2.3 to
 * 1e12, p = 3 between C2 and C7 (Chaigne and Askenfelt 1994), which against a wall is a time that
 * goes as note^ -1/4. The time of a blow goes as (m / k)^(1/(alpha + 1)). How much a set is graded
 * is set by ear, between the same time, 0, and the same share of a period, 1: soft strokes shall be
 * as loud at the top as at the bottom. One pair of sticks serves all drums, as it does a drummer.
 */
struct mallet_kind body_head(enum body_shape shape, double freq);

/* What the number stands for: between two materials everything moves by ratios, so that a glide is
 * even to the ear. 0 ... BODY_MATERIALS - 1. */
struct body_material_kind body_material_at(double material);

/* 1/s of what the material takes at f Hz: the first line of sigma. */
double body_material_loss(const struct body_material_kind *material, double f);

/* Hz of the undamped mode that rings at freq Hz while it decays with that T60. */
double body_undamped(double freq, double decay);
/* And back; 0: it is too damped to ring. */
double body_ringing(double undamped, double decay);

/* The bank: modes[i], at[i] and pickup[p][i] for i < b->modes as modes_design() wants them, in the
 * order of frequency, and pairs[i] as modes_pair() does, or NULL. Allocates nothing; 1024 modes
 * take below a quarter of a 64-sample block.
 *
 * Round bodies have their modes in pairs, cos and sin around the axis. While split is 0 their
 * frequencies are equal, what a strike moves is the cos seen from where it lands, so one mode
 * stands for each pair, and when `at` goes around, a pattern that rings already goes with it. With
 * a split both members are there, each at its own place. */
void body_modes(const struct body *b, const struct body_place *pickups, int n, struct mode *modes,
                double *at, double *const *pickup, bool *pairs);

/* 1/J: how soon its tension follows what it does, see tension.h; 0: never. */
double body_stiffening(const struct body *b);

/* Turns the pickups of body_modes() from velocity into what a microphone hears: pressure goes as
 * the area times its acceleration while the body is small against the wave, and as its velocity
 * above a corner, w_i = area (f_i / usual note) / sqrt(1 + (f_i / f_c)^2),    f_c = c / (pi width),
 * the area over that of the usual note's.
 * On a head or a string, whose waves are slower than sound, the pressure goes as their velocity: it
 * is far from it that it goes as the acceleration. Microphones stand between. There w_i has
 * sqrt(f_i note) for f_i, the mean of both, which comes nearest to nine recordings of toms,
 * timpani, bass drum and conga in their balance of octaves and in how they set in. */
void body_radiate(const struct body *b, const struct mode *modes, int n, double *const *pickup);

/* What takes a pickup's output to a level for loudspeakers: at the loudest note of its range a
 * strike of 5 m/s with its usual mallet peaks between -6 and -3 dBFS. */
double body_level(enum body_shape shape, enum body_out out);
/* The same of a free mass and of modes that were given as lists: a bang peaks around 0.5. */
double body_reference_gain(enum body_out out);

#endif
