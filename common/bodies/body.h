/* SPDX-License-Identifier: BSD-3-Clause */
/* body.h: a struck body: from a few physical arguments to a bank of modes.
 *
 *   y(point, t) = sum_i phi_i(point) q_i(t),    m_i = m,    mean of phi_i^2 over the body = 1
 *
 * A body has a shape (a bar, a plate, a bell ...), which gives the ratios of its partials and their
 * signed mode shapes phi_i; a note, the perceived pitch; a mass, which is the modal mass of
 * every mode because the shapes are scaled to a mean square of 1; and a material. Its losses are
 *
 *   sigma_i = pi f tan delta(f)                         the material: loss (f / 1 kHz)^slope
 *           + support mount                             cords, felt, a hand: equal for all modes
 *           + support s (phi_i(s_1)^2 + phi_i(s_2)^2)   dashpots s at the supports s_1 and s_2
 *           + drag sqrt(f)                              viscous drag of air, see body_losses.c
 *           + rho c / (density thickness) g(f)          radiation, see body_losses.c
 *           + losses of the single partial              a resonator tube, the air around a drum
 *   T60 = decay ln(1000) / sigma_i.
 *
 * Mass, thickness and width are those of the usual note. Another note is another bar, or bell, of
 * the same set: they scale with it as (note / usual note)^law. Size acts after that, on all lengths
 * alike. For instruments that are played with graded mallets, or have graded hammers built in, the
 * mallet scales with the note too, see body_usual_mallet().
 *
 * freq and T60 describe the damped ringing: a mode rings at omega_d, omega_d^2 = omega^2 - sigma^2.
 * struct mode holds the undamped omega of [AR04] (8). body_undamped() converts one to the other,
 * for lists of modes too.
 *
 * Bodies are softly supported: rigid-body translation and rotation are left out.
 */
#ifndef KNOCK_BODY_H
#define KNOCK_BODY_H

#include "bodies/mallet.h"
#include "modes/plates/plate_known.h"

enum { BODY_MODES_MOST = 1024, BODY_PLACES_MOST = 128 };

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
    BODY_OPERA_GONG,
    BODY_OPERA_GONG_SMALL,
    BODY_CYMBAL,
    BODY_SPLASH,
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

/* Output quantities. The first three are those of modes.h. Radiated sound is the velocity with a
 * weight on each mode: body_radiate(). */
enum body_out {
    BODY_VELOCITY = MODES_VELOCITY,
    BODY_DISPLACEMENT = MODES_DISPLACEMENT,
    BODY_ACCELERATION = MODES_ACCELERATION,
    BODY_RADIATED,
    BODY_OUTS
};

/* A point of the body, each coordinate 0 ... 1. Bars and strings: along, from the left or clamped
 * end; across, from the middle line to the edge. Plate: along and across. Membrane: along, from the
 * centre to the rim; across, in turns. Ring: along, in turns. Bowl, glass, bell: along, from the
 * foot to the rim; across, in turns. */
struct body_place {
    double along, across;
};

struct body {
    enum body_shape shape;
    double freq;          /* Hz, the perceived note, at size 1 */
    double size;          /* factor on all lengths: freq / size, mass size^3 */
    double mass;          /* kg, the whole body, at the usual note and size 1 */
    double material;      /* 0 wood ... 8 bronze; values between two materials interpolate */
    double decay;         /* factor on every T60 */
    double support;       /* factor on the support losses */
    double split;         /* relative frequency difference within a pair */
    int modes;            /* number of modes, from the lowest up: 1 ... BODY_MODES_MOST */
    struct body_place at; /* strike position */
};

/* A graded set of mallets: contact time and mass scale from note to note as (note / usual
 * note)^-exponent.
 */
struct body_grading {
    double contact_exponent, mass_exponent;
};

/* Levels of a body with its usual mallet, and the span of `hardness`. `tests/run sound constants`
 * fits all five to sweeps over the notes, velocities and mallets. */
struct body_level {
    double gain;    /* of the radiated output: over the range of the instrument the loudest note at
                       5 m/s peaks between -8 and -3 dBFS, see tuning_loudness.h */
    double compare; /* Hz: mallets are compared at this note and at the usual one */
    double velocity[4];      /* e of body_speed(): factors of 1, o and o^2, o the octaves above the
                                usual note; its change, of gongs and cymbals */
    double softest, hardest; /* s: contact of a 10 g mallet with a wall at hardness 0 and 1 */
};

struct body_made;
struct body_partial;

/* The surface that moves air, for drag and radiation: see body_losses.c. */
enum body_surface {
    BODY_STRIP, /* two faces, and air flows around the edges between them */
    BODY_SHEET, /* two faces; radiates above its coincidence frequency */
    BODY_ROD,   /* round section, solid or hollow: air flows around it */
    BODY_VESSEL /* walls around an axis; the air inside does not radiate */
};

/* A shape. Its row stands in the file that derives its modes. */
struct body_kind {
    const char *name;
    const char *what;   /* description */
    const char *limits; /* what the model leaves out */
    const char *source;
    const char *mallet;          /* the usual one, see mallet.h */
    struct body_grading grading; /* of the usual mallet over the notes */
    struct body usual;           /* modes: enough for its characteristic sound */
    struct body_place pickup;    /* default pickup position */
    double low, high;            /* Hz, range of the instrument */
    double note;                 /* the note over the lowest mode's frequency */
    double mass_law;             /* mass, thickness and width scale as (note / usual note)^law */
    double thickness, thickness_law; /* m, of the bar or the wall */
    double width, width_law;         /* m, width of the bar, or diameter; 0: no loss by radiation */
    double area_law; /* of the radiating area, besides mass over thickness: the mass is kept
                        playable */
    double mount;    /* 1/s, see above */
    double support;  /* 1/s, see above */
    struct body_place supports[2];
    enum body_surface surface;
    bool tube;      /* open, behind a drumhead: its air adds a mode, see body_air.c */
    bool round;     /* modes come in pairs, cos and sin around the axis */
    bool stretched; /* a drumhead or string: its waves are slower than sound, see body_radiate() */
    /* 1/sqrt(J), see stretch.h; NULL: the tension is constant */
    double (*kappa)(const struct body_made *b);
    /* the modes of a nonlinear plate, see modes/plates/plate.h; NULL: linear, or it stretches. They
     * are as many as the table has, and pairs are not split. */
    const struct plate_known *plate;
    int wires; /* that lie against its other side */
    /* von Karman's potential of a drumhead; NULL: none */
    struct plate_force (*karman)(const struct body_made *b, const struct plate *p,
                                 double nonlinear);
    struct body_level level;
    double level_by_energy; /* share of a mallet's level that follows its energy, not its spectrum:
                               in a thin plate the modes exchange energy; 0: none, 1: all */
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
    double shear;     /* E/(kappa G), kappa = 5/6 of a rectangle: 2.4 (1 + nu) if isotropic */
    double loss;      /* tan delta at 1 kHz */
    double slope;     /* exponent of frequency in the loss */
};
extern const struct body_material_kind body_materials[BODY_MATERIALS];

/* A playable body: all values as usual. */
struct body body_default(enum body_shape shape);

/* The usual mallet for this note; the note is clipped to the range of the instrument. A contact
 * longer than about half of the note's period hardly excites the note: soft strokes on a marimba's
 * top octave are 20 dB weaker with the yarn mallet of its bass. Therefore marimba players take
 * graded sets, the softest in the left hand (Zeltsman, Four-Mallet Marimba Playing, 2003; makers
 * number them). A piano's hammers go from 4.9 to 2.2 g and from K = 4e8, p = 2.3 to 1e12, p = 3
 * between C2 and C7 (Chaigne and Askenfelt 1994): contact times against a wall that scale as note^
 * -1/4. The contact time scales as (m / k)^(1/(alpha + 1)). The grading of each set lies between 0,
 * constant contact time, and 1, constant share of the period; it is set by listening, so that soft
 * strokes are as loud at the top as at the bottom. One pair of sticks serves all drums. */
struct mallet_kind body_usual_mallet(enum body_shape shape, double freq);

/* The material of a number 0 ... BODY_MATERIALS - 1. Between two materials stiffness,
 * density and loss interpolate geometrically, so that a glide sounds even; shear and slope
 * linearly. */
struct body_material_kind body_material_at(double material);

/* Material loss in 1/s at f Hz: the first line of sigma. */
double body_material_loss(const struct body_material_kind *material, double f);

/* Undamped frequency in Hz of a mode that rings at freq Hz with that T60. */
double body_undamped(double freq, double decay);
/* The inverse; 0: overdamped. */
double body_ringing(double undamped, double decay);

/* The bank: modes[i], at[i] and pickup[p][i] for i < b->modes as modes_design() takes them, in
 * order of frequency. Allocates nothing; 1024 modes take less than a quarter of a 64-sample block.
 *
 * Round bodies have modes in pairs, cos and sin around the axis. With split 0 the frequencies of a
 * pair are equal and a strike excites only the cos about the strike position, so one mode
 * represents each pair; when `at` moves around, a pattern that already rings turns with it. With
 * split above 0 both members are present, each with a fixed orientation.
 */
void body_modes(const struct body *b, const struct body_place *pickups, int n, struct mode *modes,
                double *at, double *const *pickup);

/* kappa, 1/sqrt(J): rise of the tension with the amplitude, see stretch.h; 0: none. */
double body_kappa(const struct body *b);

/* Bodies whose plates have equal coefficients: gongs and cymbals of the same form, drumheads with
 * as many modes. */
struct body_plate_kind {
    const struct plate_known *known; /* NULL: a drumhead */
    bool tube;                       /* behind the drumhead */
    int modes;
};
/* True if this body can be a nonlinear plate, or a drumhead by von Karman's equation. */
bool body_has_plate(const struct body *b);
struct body_plate_kind body_plate_kind(const struct body *b);
/* NULL: no memory. 1 ms for a gong, 10 ms for a cymbal, .1 s for a drumhead of 512 modes. */
struct plate *body_plate_new(const struct body *b);
/* Its potential with the modes of body_modes(): 1 is the real one, 0 none. A bend of the pitch
 * multiplies K by the square of its factor. */
struct plate_force body_plate_force(const struct body *b, const struct plate *p, double nonlinear);

/* Turns the pickups of body_modes() from velocity into sound pressure at a microphone. Pressure is
 * proportional to area times acceleration while the body is small against the wavelength, and to
 * velocity above the corner f_c:
 *   w_i = area (f_i / usual note) / sqrt(1 + (f_i / f_c)^2),    f_c = c / (pi width),
 * area relative to that of the usual note. On a drumhead or a string, whose waves are slower than
 * sound, the pressure nearby is proportional to the velocity, and far away to the acceleration.
 * Microphones stand between the two, so there w_i has sqrt(f_i note) for f_i, the geometric mean of
 * both. It fits best the balance of octaves and the attack of nine recordings of toms, timpani,
 * bass drum and conga. */
void body_radiate(const struct body *b, const struct mode *modes, int n, double *const *pickup);

/* Speed of a note of velocity V, m/s:
 *   5 (V / 127)^(e + change l),    l = log10(127 / V),
 * and below velocity 20, where it is held to no level, on with the same slope. With the law of a
 * note the level of the usual mallet follows the convention of General MIDI, 40 log10(V / 127) dB.
 * A linear body needs e alone. The level of a gong or cymbal is no power of the speed: the slope of
 * a splash rises from 30 dB a decade at 5 m/s to 56 at .8 m/s. */
struct body_velocity {
    double e, change;
};
static const struct body_velocity body_velocity_usual = {1.5, 0}; /* of what has no row */
/* Within the range of the instrument. */
struct body_velocity body_velocity(enum body_shape shape, double freq);
double body_speed(struct body_velocity law, double velocity);

/* The order of magnitude between an output in SI units and full scale, for thresholds, and the gain
 * of a free mass's radiated sound: a mass radiates its acceleration. */
double body_reference_gain(enum body_out out);

#endif
