/* SPDX-License-Identifier: BSD-3-Clause */
/* body_air.h: what the air does to a drumhead; between body_drums.c and its tests only. */
#ifndef KNOCK_BODY_AIR_H
#define KNOCK_BODY_AIR_H

#include "base/compiler.h"

/* What is behind the head. In front of it there is the open air, always. */
enum body_behind {
    BODY_BEHIND_NOTHING, /* the open air too: a frame drum */
    BODY_BEHIND_KETTLE,  /* closed air: depth = volume / area */
    BODY_BEHIND_HEAD,    /* a second head like it, a shell's length away */
    BODY_BEHIND_TUBE     /* a tube, open at its far end */
};

/* A round head, stretched and held at its rim. */
struct body_head {
    double radius;  /* m */
    double areal;   /* kg/m^2, of the head */
    double tension; /* N/m */
    enum body_behind behind;
    double depth; /* m */
};

/* One of its modes: order m around, n >= 1 along the radius, J_m(root) = 0. */
struct body_order {
    int m, n;
    double root;
    double crowding; /* what the mode's air weighs over that of a fine pattern, at rest */
};
struct body_order body_order(int m, int n, double root);
/* The same, of what many orders have in common: that goes with n, and with whether m is 0. */
double body_order_fades(int m, int n);
struct body_order body_order_with(int m, int n, double root, double fades);

/* What a mode of the head carries at omega. */
struct body_air {
    double mass;      /* kg/m^2, besides the head's own */
    double stiffness; /* N/m^3 */
    double inertia;   /* kg/m^2: what its energy says, which differs where mass goes with omega */
    double inside;    /* share of its inertia in the air of a tube, whose end radiates */
};
struct body_air body_air(const struct body_head *h, struct body_order o, double omega);

/* omega of the mode; of the two that a tube makes of (0, 1), the upper. */
double body_air_omega(const struct body_head *h, struct body_order o);
/* The lower. */
double body_air_omega_of_tube(const struct body_head *h, struct body_order o);
/* N/m at which the mode rings with omega. */
double body_air_tension(const struct body_head *h, struct body_order o, double omega);
/* N s/m^3: what it radiates at omega, and the 1/s of that with what it carries there. */
double body_air_resistance(const struct body_head *h, struct body_order o, double omega);
double body_air_loss(const struct body_head *h, struct body_order o, double omega,
                     const struct body_air *air);

#endif
