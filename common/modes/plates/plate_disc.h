/* SPDX-License-Identifier: BSD-3-Clause */
/* plate_disc.h: radial functions of a unit disc, free or clamped at its edge; private to plate_*.c.
 *
 *   R(r) = norm (J_n(xi r) + C I_n(xi r)/e^xi)
 *
 * A thin plate, w = R(r) cos(n theta), nabla^4 w = xi^4 w (Leissa, Vibration of Plates, 1969, 2).
 * Free: M_r = R'' + nu (R' - n^2 R) = 0, V_r = (nabla^2 R)' - (1 - nu) n^2 (R' - R) = 0 at r = 1.
 * Clamped: R = R' = 0.
 */
#ifndef KNOCK_PLATE_DISC_H
#define KNOCK_PLATE_DISC_H

enum disc_edge { DISC_FREE, DISC_CLAMPED };

struct disc_mode {
    int n, m; /* nodal diameters; nodal circles without a clamped edge */
    double xi, C, norm;
};

/* Values at one radius: R, R', a = R'', b = R'/r - n^2 R/r^2, c = n (R'/r - R/r^2). */
struct disc_values {
    double R, slope, a, b, c;
};

/* The `count` lowest modes with cos(n theta), n >= 0, in the order of xi; norm is 1. */
void disc_modes(enum disc_edge edge, double nu, int count, struct disc_mode *modes);
/* The `count` lowest modes of that n. */
void disc_modes_of(enum disc_edge edge, double nu, int n, int count, struct disc_mode *modes);
struct disc_values disc_at(const struct disc_mode *mode, double r);

/* Gauss-Legendre nodes and weights over 0 ... 1. */
void disc_nodes(int count, double *r, double *weight);

#endif
