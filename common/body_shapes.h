/* SPDX-License-Identifier: BSD-3-Clause */
/* body_shapes.h: what the files of body share; between body.c and body_*.c only. */
#ifndef KNOCK_BODY_SHAPES_H
#define KNOCK_BODY_SHAPES_H

#include "body.h"

#define BODY_PI               3.14159265358979323846
#define BODY_FLETCHER_ROSSING "Fletcher and Rossing, The Physics of Musical Instruments"

/* Air at 20 C. */
#define BODY_AIR_DENSITY 1.204 /* kg/m^3 */
#define BODY_AIR_SPEED   343.0 /* m/s, of sound */

/* The one of the set that has this note, at this size. */
struct body_made {
    const struct body *asked;
    const struct body_kind *kind;
    double note;             /* Hz */
    double mass;             /* kg */
    double thickness, width; /* m */
    struct body_material_kind material;
};

struct body_made body_make(const struct body *b);

/* One partial of a shape. What is not named is nothing: it adds no mass and loses no more than
 * its material does. */
struct body_partial {
    double ratio;  /* frequency over the note's */
    double added;  /* mass that it moves besides, over the body's: air */
    double loss;   /* 1/s, besides what body.h has for all */
    double root;   /* wave number of its shape, where that is no multiple of pi */
    double scale;  /* takes the shape to a mean square of 1 */
    double phase;  /* of a round body's pattern, rad */
    double spared; /* the share of its material's loss that tension, which loses none, takes over */
    double blunt;  /* the share of its shape that a head as wide as the usual one does not see */
    int m, n;      /* orders: across or around, and along */
};

/* A row's partials() fills `modes` of them, from the lowest up; shapes() is phi of each at a point
 * of the body, given where it is struck, from where the patterns of round bodies are counted. */

/* beta_n of a bar free at both ends, n = 1, 2, ..., and its shape at x = 0 ... 1; scale is
 * body_free_scale(). */
double body_free_root(int n);
double body_free_scale(int n, double beta);
double body_free_shape(int n, double beta, double scale, double x);

/* w of Timoshenko's bar for a root beta of the thin one, s = (r/L)^2, p = E/(kappa G). */
double body_timoshenko(double beta, double s, double p);

/* m/s along a bar, and of its torsion; the shape of torsion across it, mean square 1. */
double body_sound_speed(const struct body_made *b);
double body_torsion_speed(const struct body_made *b);
static inline double body_torsion_across(struct body_place here) {
    return 1.7320508075688772 * here.across;
}

/* Puts a partial where its frequency belongs; the highest falls out. */
void body_insert(struct body_partial *partials, int modes, struct body_partial new);

/* beta_n of a bar clamped at one end, n = 1, 2, ..., and its shape at x = 0 ... 1 from there. */
double body_clamped_root(int n);
double body_clamped_shape(double beta, double x);

/* Those of a membrane, in the order of its roots J_m(root) = 0. */
void body_membrane_partials(const struct body_made *b, int modes, struct body_partial *partials);
void body_membrane_shapes(const struct body_partial *partials, int modes, struct body_place here,
                          struct body_place struck, double *phi);

/* T60 in s of each partial: all of body.h's sigma. */
void body_losses(const struct body_made *b, const struct body_partial *partials, int modes,
                 double *decay);
/* Hz above which a body of that width radiates its velocity; no corner: infinite. */
double body_radiates_above(double width);

/* J_m(x) and J_(m+1)(x) of eight pairs at once, m >= 0, x >= 0; off by 1e-9 at most. Faster when
 * the eight x are alike. */
struct body_bessel {
    double here[8], next[8];
};
struct body_bessel body_bessel(const int m[8], const double x[8]);

/* The n-th positive zero of J_m, n = 1, 2, ...: good to 1e-3. */
double body_bessel_zero(int m, int n);

/* The `count` smallest key(m, n), m >= first_m, n >= 1, in their order; key grows with m and n. */
struct body_cell {
    double key;
    int m, n;
};
void body_lattice(double (*key)(int m, int n), int first_m, int count, struct body_cell *cells);

/* What a usual body has of everything else. */
#define BODY_AS_IT_COMES .size = 1, .decay = 1, .support = 1

/* The rows. */
extern const struct body_kind body_bar, body_clamped, body_marimba, body_xylophone, body_vibraphone,
    body_tube, body_string, body_plate, body_membrane, body_ring, body_bowl, body_glass, body_bell,
    body_drum, body_timpani, body_tom, body_bass_drum, body_conga, body_snare, body_glockenspiel,
    body_celesta, body_claves, body_woodblock, body_temple_block, body_kalimba, body_log_drum,
    body_triangle, body_cowbell, body_agogo, body_steel_pan, body_gong;

#endif
