/* body.h: what is struck, from a few physical arguments to a bank of modes.
 *
 *   y(point, t) = sum_i phi_i(point) q_i(t),    m_i = m,    mean of phi_i^2 over the body = 1
 *
 * A body has a shape (a bar, a plate, a bell ...) that gives the ratios of its partials and their
 * signed shapes phi_i; a frequency for the lowest partial; a mass, which every mode then carries
 * whole, because the shapes are scaled to a mean square of 1; and a material, which gives the loss
 *
 *   sigma(f) = ambient + pi f tan delta(f),    tan delta = loss (f / 1 kHz)^slope,
 *   T60 = decay ln(1000) / sigma.
 *
 * freq and T60 are those that ring: a damped mode rings at omega_d, omega_d^2 = omega^2 - sigma^2,
 * and struct mode wants the undamped omega of [AR04] (8); body_undamped() is the way from one to
 * the other, for free lists too.
 *
 * Bodies are held softly: a free bar's translation and rotation as a whole are left out, and so is
 * what air loads on a drum. Bars bend in one plane; across means nothing to them.
 */
#ifndef KNOCK_BODY_H
#define KNOCK_BODY_H

#include "modes.h"

enum { BODY_MODES_MOST = 1024 };

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
    BODY_MATERIALS
};

/* A point of the body, each 0 ... 1. Bars and strings: along, from the left or clamped end. Plate:
 * along and across. Membrane: along from the centre to the rim, across in turns. Ring: along in
 * turns. Bowl, glass, bell: along from the foot to the rim, across in turns. */
struct body_place {
    double along, across;
};

struct body {
    enum body_shape shape;
    double freq;          /* Hz, of the lowest partial as it rings, at size 1 */
    double size;          /* factor on all lengths: freq / size, mass size^3 */
    double mass;          /* kg, of the whole, at size 1 */
    double material;      /* 0 wood ... 6 skin, and all between */
    double decay;         /* factor on every T60 */
    int modes;            /* how many, from the lowest up: 1 ... BODY_MODES_MOST */
    struct body_place at; /* where it is struck */
};

/* What is told of a shape: its name, and what menus and help say. */
struct body_kind {
    const char *name, *what, *source;
    struct body usual;
    struct body_place pickup; /* where it is listened to by default */
};
extern const struct body_kind body_kinds[BODY_SHAPES];

struct body_material_kind {
    const char *name, *what, *source;
    double stiffness; /* Young's modulus, Pa */
    double density;   /* kg/m^3 */
    double loss;      /* tan delta at 1 kHz */
    double slope;     /* its exponent of frequency */
    double ambient;   /* 1/s, what air and supports take at every frequency; set by ear */
};
extern const struct body_material_kind body_materials[BODY_MATERIALS];

/* A playable one: its usual frequency, mass and material, 16 modes. */
struct body body_default(enum body_shape shape);

/* BODY_SHAPES or -1 if nothing is called that. */
int body_shape_named(const char *name);
int body_material_named(const char *name);

/* What the number stands for: between two materials everything moves by ratios, so that a glide is
 * even to the ear. 0 ... BODY_MATERIALS - 1. */
struct body_material_kind body_material_at(double material);

/* T60 in s at the frequency f in Hz. */
double body_decay(const struct body_material_kind *material, double f);

/* Hz of the undamped mode that rings at freq Hz while it decays with that T60. */
double body_undamped(double freq, double decay);

/* The bank: modes[i], at[i] and pickup[p][i] for i < b->modes as modes_design() wants them, in the
 * order of frequency. Allocates nothing; 512 modes take well below the time of a 64-sample block.
 *
 * Round bodies have their modes in pairs of equal frequency, cos and sin around the axis. What a
 * strike moves is the cos seen from where it lands, so one mode stands for each pair; when `at`
 * goes around, a pattern that rings already goes with it. */
void body_modes(const struct body *b, const struct body_place *pickups, int n, struct mode *modes,
                double *at, double *const *pickup);

/* What takes a pickup's output to a level for loudspeakers: the default strike on a usual body
 * peaks around 0.5 at its usual pickup. The same for every body, so that heavier is quieter. */
double body_reference_gain(enum modes_out out);

#endif
