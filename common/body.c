/* body.c: the table of shapes, and a bank from a body; see body.h for the equations. */
#include "body.h"

#include <assert.h>
#include <math.h>
#include <string.h>

#include "body_shapes.h"

#define FLETCHER "Fletcher and Rossing, The Physics of Musical Instruments"

static const struct body_family *const families[BODY_SHAPES] = {
    [BODY_BAR] = &body_family_bar,
    [BODY_CLAMPED] = &body_family_clamped,
    [BODY_MARIMBA] = &body_family_marimba,
    [BODY_XYLOPHONE] = &body_family_xylophone,
    [BODY_VIBRAPHONE] = &body_family_vibraphone,
    [BODY_STRING] = &body_family_string,
    [BODY_MEMBRANE] = &body_family_membrane,
    [BODY_PLATE] = &body_family_plate,
    [BODY_RING] = &body_family_ring,
    [BODY_BOWL] = &body_family_bowl,
    [BODY_GLASS] = &body_family_glass,
    [BODY_BELL] = &body_family_bell,
    [BODY_TUBE] = &body_family_tube,
};

/* Frequency, mass and material of a thing of the kind that could lie on a table. The masses are
 * also what makes all of them equally loud under the same strike. */
#define USUAL(which, hz, kg, stuff, x, y)                                                          \
    {                                                                                              \
        .shape = (which), .freq = (hz), .size = 1, .mass = (kg), .material = (stuff), .decay = 1,  \
        .modes = 16, .at = {(x), (y)},                                                             \
    }

const struct body_kind body_kinds[BODY_SHAPES] = {
    [BODY_BAR] = {"bar",
                  "a uniform bar, free at both ends",
                  "Euler-Bernoulli: cos b cosh b = 1; " FLETCHER ", 2.15",
                  USUAL(BODY_BAR, 440, 0.26, BODY_OF_METAL, 0.3, 0),
                  {0, 0}},
    [BODY_CLAMPED] = {"clamped",
                      "a bar clamped at one end: a tine, a ruler over the edge",
                      "Euler-Bernoulli: cos b cosh b = -1; " FLETCHER ", 2.15",
                      USUAL(BODY_CLAMPED, 220, 0.27, BODY_OF_METAL, 0.7, 0),
                      {1, 0}},
    [BODY_MARIMBA] = {"marimba",
                      "an undercut bar tuned 1 : 3.99 : 10.65; above, and for the shapes, "
                      "a uniform bar stands in",
                      "ratios: Csound manual, modal frequency ratios; " FLETCHER ", 19",
                      USUAL(BODY_MARIMBA, 220, 0.18, BODY_OF_WOOD, 0.45, 0),
                      {0, 0}},
    [BODY_XYLOPHONE] = {"xylophone",
                        "an undercut bar tuned 1 : 3.932 : 9.538; above, and for the "
                        "shapes, a uniform bar stands in",
                        "ratios: Csound manual, modal frequency ratios; " FLETCHER ", 19",
                        USUAL(BODY_XYLOPHONE, 880, 0.09, BODY_OF_WOOD, 0.45, 0),
                        {0, 0}},
    [BODY_VIBRAPHONE] = {"vibraphone",
                         "an undercut bar tuned 1 : 3.984 : 10.668; above, and for the "
                         "shapes, a uniform bar stands in",
                         "ratios: Csound manual, modal frequency ratios; " FLETCHER ", 19",
                         USUAL(BODY_VIBRAPHONE, 440, 0.25, BODY_OF_METAL, 0.45, 0),
                         {0, 0}},
    [BODY_STRING] = {"string",
                     "a stiff string between two rigid ends",
                     "n sqrt(1 + B n^2), B = 4e-4 in steel and as stiffness / density elsewhere; "
                     "Fletcher 1964, Normal vibration frequencies of a stiff piano string",
                     USUAL(BODY_STRING, 110, 0.32, BODY_OF_METAL, 0.13, 0),
                     {0.2, 0}},
    [BODY_MEMBRANE] = {"membrane",
                       "a circular membrane held at its rim, without the load of air",
                       "zeros of J_m; Rayleigh, Theory of Sound, 202; " FLETCHER ", 3.3",
                       USUAL(BODY_MEMBRANE, 150, 0.13, BODY_OF_SKIN, 0.55, 0),
                       {0.4, 0.05}},
    [BODY_PLATE] = {"plate",
                    "a rectangular plate, 1 : 0.7, simply supported at its edges",
                    "m^2 + (n / 0.7)^2; Rayleigh, Theory of Sound, 225; " FLETCHER ", 3.12",
                    USUAL(BODY_PLATE, 180, 0.35, BODY_OF_METAL, 0.31, 0.43),
                    {0.17, 0.23}},
    [BODY_RING] = {"ring",
                   "a thin ring that bends in its plane",
                   "n (n^2 - 1) / sqrt(n^2 + 1), n = 2, 3, ...; Rayleigh, Theory of Sound, 233",
                   USUAL(BODY_RING, 330, 0.11, BODY_OF_METAL, 0, 0),
                   {0.06, 0}},
    [BODY_BOWL] =
        {"bowl",
         "a Tibetan bowl, 1 : 2.778 : 5.181 : 8.163 : 11.66; above, a ring stands "
         "in, and a clamped bar for the wall",
         "ratios: Csound manual, modal frequency ratios; wall: French 1983, In vino veritas",
         USUAL(BODY_BOWL, 260, 0.41, BODY_OF_METAL, 0.9, 0),
         {1, 0.06}},
    [BODY_GLASS] =
        {"glass",
         "a wine glass, 1 : 2.32 : 4.25 : 6.63 : 9.38; above, a ring stands in, "
         "and a clamped bar for the wall",
         "ratios: Csound manual, modal frequency ratios; wall: French 1983, In vino veritas",
         USUAL(BODY_GLASS, 700, 0.28, BODY_OF_GLASS, 0.9, 0),
         {1, 0.06}},
    [BODY_BELL] = {"bell",
                   "a church bell; freq is its hum, an octave below the note; above the "
                   "twelfth partial a ring stands in, and a clamped bar for the wall",
                   "measured partials: Rossing and Perrin 1987, Vibrations of bells; " FLETCHER
                   ", 21",
                   USUAL(BODY_BELL, 220, 0.6, BODY_OF_METAL, 0.95, 0),
                   {1, 0.06}},
    [BODY_TUBE] = {"tube",
                   "an orchestral chime: a slender tube free at both ends, with shear and "
                   "rotary inertia; its note is half the fourth partial",
                   "Euler-Bernoulli with Timoshenko's correction, radius of gyration 0.9 % of the "
                   "length; " FLETCHER ", 2.18 and 19",
                   USUAL(BODY_TUBE, 117, 0.44, BODY_OF_METAL, 0.05, 0),
                   {1, 0}},
};

struct body body_default(enum body_shape shape) {
    return body_kinds[shape].usual;
}

int body_shape_named(const char *name) {
    for (int i = 0; i < BODY_SHAPES; i++)
        if (!strcmp(body_kinds[i].name, name))
            return i;
    return -1;
}

/* omega^2 = omega_d^2 + sigma^2 */
double body_undamped(double freq, double decay) {
    return hypot(freq, log(1000) / (2 * BODY_PI * decay));
}

void body_modes(const struct body *b, const struct body_place *pickups, int n, struct mode *modes,
                double *at, double *const *pickup) {
    assert(b->modes >= 1 && b->modes <= BODY_MODES_MOST && b->size > 0 && b->decay > 0);
    const struct body_family *family = families[b->shape];
    struct body_partial partials[BODY_MODES_MOST];
    family->partials(b, partials);
    struct body_material_kind material = body_material_at(b->material);
    double mass = b->mass * b->size * b->size * b->size;
    for (int i = 0; i < b->modes; i++) {
        double freq = b->freq / b->size * partials[i].ratio;
        double decay = b->decay * body_decay(&material, freq);
        modes[i] = (struct mode){body_undamped(freq, decay), decay, mass};
    }
    family->shape(partials, b->modes, b->at, b->at, at);
    for (int p = 0; p < n; p++)
        family->shape(partials, b->modes, pickups[p], b->at, pickup[p]);
}

/* What brings the usual bodies, under a 10 g hammer at 1 m/s, to peaks around 0.5: between .35 and
 * .95 for velocity; displacement favours low bodies and acceleration bright ones, .1 to 1. */
double body_reference_gain(enum modes_out out) {
    switch (out) {
    case MODES_DISPLACEMENT:
        return 2500; /* 1/m */
    case MODES_ACCELERATION:
        return 1.8e-4; /* s^2/m */
    case MODES_VELOCITY:
        break;
    }
    return 1.6; /* s/m */
}
