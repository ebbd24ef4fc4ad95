/* SPDX-License-Identifier: BSD-3-Clause */
/* felt.h: Stulov's felt, [AR04] (2)-(3), in a form that cannot gain energy.
 *
 * With g(x) = [x]_+^alpha the convolution of (3) is a memory z that follows g:
 *   F = k (g(x) - eps z),   tau dz/dt = g(x) - z,   eps = felt_weight, tau = felt_time.
 * Let G' = g and x_z = z^(1/alpha), the compression at which z would be in equilibrium. The felt
 * stores
 *   S(x, z) = k [ G(x) - eps z x + eps G*(z) ],   G*(z) = z x_z - G(x_z) = alpha/(alpha+1) z x_z,
 * because dS/dx = F, and dS/dz = k eps (x_z - x) has the sign of z - g: relaxation only loses
 * energy.
 *
 * F is zero at x_s = (eps z)^(1/alpha). Below it the felt has departed from the hammer: its surface
 * stays at x_s and recovers with tau dz/dt = -(1 - eps) z until it meets the hammer again, which it
 * then presses, even while the hammer moves away. So the potential that acts on the hammer is
 * S(max(x, x_s), z): one-sided, convex, never pulling.
 *
 * A step moves x with z held (mean force from the quotient of S) between two half steps that move z
 * with x held (in closed form). Each half step loses the decrease of S.
 */
#ifndef KNOCK_FELT_H
#define KNOCK_FELT_H

#include "contact/quotient.h"

/* x_s, the compression at which the felt departs from the hammer. */
static inline double felt_surface(const struct contact *c, double z) {
    return z > 0 ? pow(c->felt_weight * z, 1 / c->alpha) : 0;
}

/* The instantaneous force k [g(x) - eps z]_+. */
static inline double felt_force(const struct contact *c, double z, double x) {
    double f = c->k * (contact_power(x, c->alpha) - c->felt_weight * z);
    return f > 0 ? f : 0;
}

/* G*(z) */
static inline double felt_legendre(const struct contact *c, double z) {
    return z > 0 ? c->alpha / (c->alpha + 1) * z * pow(z, 1 / c->alpha) : 0;
}

/* S(max(x, x_s), z) is never negative, by Young's inequality z y <= G(y) + G*(z). For eps = 1 and z
 * = g(x) it is zero except for rounding. */
static inline double felt_potential(const struct contact *c, double z, double x) {
    double eps = c->felt_weight, y = fmax(x, felt_surface(c, z));
    double legendre = felt_legendre(c, z);
    return fmax(
        0, c->k * (contact_power_integral(y, c->alpha) - eps * z * fmax(y, 0) + eps * legendre));
}

/* z after the time h at the compression x. While the surface is above x, z falls by
 * (1 - eps) z / tau; from then on it follows g(x). */
static inline double felt_relax(const struct contact *c, double z, double x, double h) {
    double eps = c->felt_weight, tau = c->felt_time, g = contact_power(x, c->alpha);
    if (eps * z > g) {
        double meets = g > 0 ? tau / (1 - eps) * log(eps * z / g) : HUGE_VAL;
        if (meets >= h)
            return z * exp(-(1 - eps) * h / tau);
        z = g / eps;
        h -= meets;
    }
    return g + (z - g) * exp(-h / tau);
}

/* Advances the memory by the time h with x held and returns the energy lost, J. While the felt is
 * pressed, the difference of S is that of its terms in z. */
static inline double felt_advance(const struct contact *c, double x, double h, double *z) {
    double z0 = *z, eps = c->felt_weight;
    bool pressed = x > 0 && eps * z0 <= contact_power(x, c->alpha);
    *z = felt_relax(c, z0, x, h);
    if (pressed)
        return c->k * eps * ((*z - z0) * x + felt_legendre(c, z0) - felt_legendre(c, *z));
    return felt_potential(c, z0, x) - felt_potential(c, *z, x);
}

/* The mean force over a step from x0 to x1 = x0 + d with the memory held at z; the felt's surface
 * is at `surface`. */
static inline struct mean_force felt_mean_force(const struct contact *c, const struct power *p,
                                                double z, double surface, double x0, double x1,
                                                double d) {
    double y0 = max_of(x0, surface), y1 = max_of(x1, surface);
    if (x0 <= surface && x1 <= surface)
        return (struct mean_force){0, 0, 0};
    bool inside = x0 >= surface && x1 >= surface;
    double moved = inside ? d : y1 - y0;
    struct slope q = power_quotient(p, y0, y1, moved);
    double held = c->k * (q.value - c->felt_weight * z), share = inside ? 1 : moved / d;
    double force = held * share;
    double end = x1 > surface ? felt_force(c, z, x1) : 0;
    double by_x1 = inside ? c->k * q.derivative : (end - force) / d;
    return (struct mean_force){force, force, by_x1};
}

#endif
