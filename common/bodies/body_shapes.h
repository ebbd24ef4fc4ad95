/* SPDX-License-Identifier: BSD-3-Clause */
/* body_shapes.h: shared by the files of body.h. Private to body.c and body_*.c. */
#ifndef KNOCK_BODY_SHAPES_H
#define KNOCK_BODY_SHAPES_H

#include <math.h>

#include "base/constants.h"
#include "bodies/body.h"

#define BODY_FLETCHER_ROSSING "Fletcher and Rossing, The Physics of Musical Instruments"

/* Air at 20 C. */
#define BODY_AIR_DENSITY   1.204   /* kg/m^3 */
#define BODY_AIR_SPEED     343.0   /* m/s, of sound */
#define BODY_AIR_VISCOSITY 1.82e-5 /* Pa s */

/* The body of the set that has this note, at this size. */
struct body_made {
    const struct body *requested;
    const struct body_kind *kind;
    double note;             /* Hz */
    double mass;             /* kg */
    double thickness, width; /* m */
    struct body_material_kind material;
};

struct body_made body_make(const struct body *b);

/* Coefficients of a bar's mode shape, see body_bend_at(). */
struct body_bend {
    double sign, r, grows;
};

/* One partial of a shape. A field left 0 has no effect: no added mass, and no loss but the
 * material's. */
struct body_partial {
    double ratio;           /* frequency over the note's */
    double added;           /* added mass of air, over the body's mass */
    double loss;            /* 1/s, besides the losses that body.h has for all partials */
    double root;            /* wave number of its shape, unless a multiple of pi */
    double scale;           /* scales the shape to a mean square of 1 */
    double in_phase, aside; /* cos and sin of the phase of a round body's pattern */
    struct body_bend bend;  /* shape coefficients of a bar that is held at one end */
    double lossless_share;  /* of the material's loss that is absent because lossless tension holds
                       the  body */
    double blunt; /* reduction of the shape at the strike by the width of the usual mallet */
    int m, n;     /* orders: across or around, and along */
};

/* A row's partials() fills `modes` partials, from the lowest up. shapes() is phi of each at a point
 * of the body; patterns of round bodies are counted from the strike position. shapes_at() is the
 * same at many points, where they can share the work. */

/* beta_n of a bar free at both ends, n = 1, 2, ..., and its shape at x = 0 ... 1; scale is
 * body_free_scale(). */
double body_free_root(int n);
double body_free_scale(int n, double beta);
double body_free_shape(int n, double beta, double scale, double x);

/* Timoshenko's w for a root beta of the thin bar, s = (r/L)^2, p = E/(kappa G). */
double body_timoshenko(double beta, double s, double p);

/* Speed in m/s of sound along a bar, and of its torsional waves; the shape of torsion across it,
 * mean square 1. */
double body_sound_speed(const struct body_made *b);
double body_torsion_speed(const struct body_made *b);
static inline double body_torsion_across(struct body_place here) {
    return 1.7320508075688772 * here.across;
}

/* Inserts a partial in order of frequency; the highest is dropped. */
void body_insert(struct body_partial *partials, int modes, struct body_partial new);

/* The shape of a bar of that root at x = 0 ... 1, with a = beta x,
 *   sign (cos a + r sin a) + (1 - r)/2 e^-a + grows e^(a - beta). */
double body_bend_at(const struct body_bend *h, double beta, double x);
/* beta_n of a bar clamped at one end, n = 1, 2, ..., and the coefficients of its shape. */
double body_clamped_root(int n);
struct body_bend body_clamped_bend(double beta);

/* Partials of a membrane, in the order of the zeros J_m(root) = 0. */
void body_membrane_partials(const struct body_made *b, int modes, struct body_partial *partials);
void body_membrane_shapes(const struct body_partial *partials, int modes,
                          const struct body_place *here, int places, struct body_place struck,
                          double *const *phi);

/* T60 in s of each partial: all of body.h's sigma. */
void body_losses(const struct body_made *b, const struct body_partial *partials, int modes,
                 double *decay);
/* Corner in Hz above which pressure is proportional to velocity; HUGE_VAL for width 0. */
double body_radiates_above(double width);

/* J[p][i] = J_(m + more)(along root) of partial i at place p, roots in rising order; error at most
 * 1e-9. All are computed together because neighbours share columns. */
void body_bessel(const struct body_partial *partials, int modes, int more,
                 const struct body_place *here, int places, double *const *J);

/* cos and sin of m angle, m = 0 ... orders - 1, by recurrence: m rounding errors at order m. */
static inline void body_turns(double angle, int orders, double *cosine, double *sine) {
    double by_cosine = cos(angle), by_sine = sin(angle);
    cosine[0] = 1;
    sine[0] = 0;
    for (int m = 1; m < orders; m++) {
        cosine[m] = by_cosine * cosine[m - 1] - by_sine * sine[m - 1];
        sine[m] = by_sine * cosine[m - 1] + by_cosine * sine[m - 1];
    }
}
/* cos(m angle - phase), from those. */
static inline double body_pattern(const struct body_partial *p, const double *cosine,
                                  const double *sine) {
    return p->in_phase * cosine[p->m] + p->aside * sine[p->m];
}

/* The `count` smallest key(m, n), m >= first_m, n >= 1, in their order; key grows with m and n. */
struct body_cell {
    double key;
    int m, n;
};
void body_lattice(double (*key)(int m, int n), int first_m, int count, struct body_cell *cells);

/* Remaining fields of a usual body. */
#define BODY_AS_IT_COMES .size = 1, .decay = 1, .support = 1

/* The rows of the table. */
extern const struct body_kind body_bar, body_clamped, body_marimba, body_xylophone, body_vibraphone,
    body_tube, body_string, body_plate, body_membrane, body_ring, body_bowl, body_glass, body_bell,
    body_drum, body_timpani, body_tom, body_bass_drum, body_conga, body_snare, body_glockenspiel,
    body_celesta, body_claves, body_woodblock, body_temple_block, body_kalimba, body_log_drum,
    body_triangle, body_cowbell, body_agogo, body_steel_pan, body_gong, body_opera_gong,
    body_opera_gong_small, body_cymbal, body_splash;

#endif
