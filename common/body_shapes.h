/* body_shapes.h: the families of shapes; between body.c and body_*.c only. */
#ifndef KNOCK_BODY_SHAPES_H
#define KNOCK_BODY_SHAPES_H

#include "body.h"

#define BODY_PI 3.14159265358979323846

/* One partial of a shape, before frequency, mass and material. */
struct body_partial {
    double ratio; /* frequency over the lowest one's */
    double root;  /* wave number of its shape, where that is no multiple of pi */
    double scale; /* takes the shape to a mean square of 1 */
    int m, n;     /* orders: across or around, and along */
};

/* partials() fills b->modes of them; shape() is phi of each at a point of the body, given where it
 * is struck (which orients the patterns of round bodies). */
struct body_family {
    void (*partials)(const struct body *b, struct body_partial *partials);
    void (*shape)(const struct body_partial *partials, int modes, struct body_place here,
                  struct body_place struck, double *phi);
};

extern const struct body_family body_family_bar, body_family_clamped, body_family_marimba,
    body_family_xylophone, body_family_vibraphone, body_family_tube, body_family_string,
    body_family_plate, body_family_membrane, body_family_ring, body_family_bowl, body_family_glass,
    body_family_bell;

/* beta_n of a bar clamped at one end, n = 1, 2, ..., and its shape at x = 0 ... 1 from there. */
double body_clamped_root(int n);
double body_clamped_shape(double beta, double x);

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

#endif
