/* SPDX-License-Identifier: BSD-3-Clause */
/* body_air.h: the air load of a drumhead. Private to body_drums.c and its tests. */
#ifndef KNOCK_BODY_AIR_H
#define KNOCK_BODY_AIR_H

#include "base/compiler.h"

/* The side behind the drumhead. In front of it there is always open air. */
enum body_behind {
    BODY_BEHIND_NOTHING,  /* open air there too: a frame drum */
    BODY_BEHIND_KETTLE,   /* closed air: depth = volume / area */
    BODY_BEHIND_DRUMHEAD, /* an equal second drumhead, at the shell's length */
    BODY_BEHIND_TUBE      /* a tube, open at its far end */
};

/* A circular membrane, held at its rim. */
struct body_drumhead {
    double radius;  /* m */
    double areal;   /* kg/m^2, of the drumhead */
    double tension; /* N/m */
    enum body_behind behind;
    double depth; /* m */
};

/* One of its modes: order m around, n >= 1 along the radius, J_m(root) = 0. */
struct body_order {
    int m, n;
    double root;
    double crowding; /* added mass at rest, relative to that of a fine pattern */
};
struct body_order body_order(int m, int n, double root);
/* The part of it that many orders share: it depends on n, and on whether m is 0. */
double body_order_fades(int m, int n);
struct body_order body_order_with(int m, int n, double root, double fades);

/* The air load of a mode at omega. */
struct body_air {
    double mass;      /* kg/m^2, added to the drumhead's own */
    double stiffness; /* N/m^3 */
    double inertia;   /* kg/m^2, from the energy: differs from mass where mass depends on omega */
    double inside;    /* share of the inertia in the air of a tube, whose end radiates */
};
struct body_air body_air(const struct body_drumhead *h, struct body_order o, double omega);

/* omega of the mode; of the two modes that a tube makes of (0, 1), the upper. */
double body_air_omega(const struct body_drumhead *h, struct body_order o);
/* The same of several modes. */
void body_air_omegas(const struct body_drumhead *h, const struct body_order *o, int modes,
                     double *omega);
/* The lower of those two. */
double body_air_omega_of_tube(const struct body_drumhead *h, struct body_order o);
/* Tension in N/m at which the mode rings with omega. */
double body_air_tension(const struct body_drumhead *h, struct body_order o, double omega);
/* Radiation resistance in N s/m^3 at omega, and the damping in 1/s that it gives with the mass of
 * drumhead and air there. */
double body_air_resistance(const struct body_drumhead *h, struct body_order o, double omega);
double body_air_loss(const struct body_drumhead *h, struct body_order o, double omega,
                     const struct body_air *air);

#endif
