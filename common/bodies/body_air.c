/* SPDX-License-Identifier: BSD-3-Clause */
/* body_air.c: a drumhead and its air load.
 *
 *   omega^2 (sigma + m_a(omega)) = T (j/a)^2 + s,    K = omega a / c
 *
 * sigma is the drumhead's mass per area, T its tension, j = j_mn the zero of its mode. For the
 * front side in a rigid baffle, the air adds to a mode, per unit of area (Morse and Ingard,
 * Theoretical Acoustics, 7.4),
 *
 *   m_a - i R / omega = rho a 2 j^2 int_0^inf J_m(x)^2 x dx / ((j^2 - x^2)^2 sqrt(x^2 - K^2)).
 *
 * The part of the integral below K is radiated. tests/unit/bodies/test_body_air.c integrates it.
 * This file has its limits for small and for large orders, with a fit between: m_a within an eighth
 * and R within a half for K < .35 j, which holds for all drums (K/j is the speed of waves on the
 * drumhead over that of sound).
 *
 * The load behind the drumhead is that of a closed or open cylinder of the drumhead's width,
 * reduced to its dominant terms; the same test has the sum over all modes of the cylinder.
 * Christian, Davis, Tubis, Anderson, Mills and Rossing 1984, Effects of air loading on timpani
 * membrane vibrations, has both, and measurements.
 */
#include "bodies/body_air.h"

#include <math.h>

#include "bodies/body_shapes.h"

static const double rho = BODY_AIR_DENSITY, c = BODY_AIR_SPEED;

/* K of the mode, kept below its pole: the formula does not hold for a drumhead as fast as sound. */
static double wave(const struct body_drumhead *h, struct body_order o, double omega) {
    return fmin(omega * h->radius / c, .9 * o.root);
}

double body_order_fades(int m, int n) { return pow(n, m ? -.35 : -.85); }

struct body_order body_order_with(int m, int n, double root, double fades) {
    return (struct body_order){m, n, root, 1 + fades * (m ? .41 / (m + .55) : .8)};
}

struct body_order body_order(int m, int n, double root) {
    return body_order_with(m, n, root, body_order_fades(m, n));
}

/* m_a sqrt(j^2 - K^2) / (rho a): 1 in the limit of large orders. */
static double crowding(struct body_order o, double K) {
    if (o.m > 0 && o.n > 1)
        return o.crowding;
    if (o.m > 0)
        return 1 + (o.crowding - 1) * (1 + 4 * fmin(K * K / (o.root * o.root), .15));
    if (o.n == 1)
        return o.crowding * (1 - .22 * fmin(K * K, 1.5));
    return 1 + (o.crowding - 1) / (1 + .5 * K * K);
}

static double mass_in_front(const struct body_drumhead *h, struct body_order o, double K) {
    return rho * h->radius * crowding(o, K) / sqrt(o.root * o.root - K * K);
}

/* While the drumhead is small against the wavelength: a multipole with m nodal lines, 2 K^(2m+2) /
 * ((2m+1)! j^2). Above, each part of the drumhead radiates by itself. */
static double resistance_in_front(struct body_order o, double K) {
    double j2 = o.root * o.root, slow = K * K / j2;
    if (K > o.m + 1.2)
        return rho * c * K / j2 * (1 - slow / 2) / ((1 - slow) * sqrt(1 - slow));
    double power = K * K, least = 1e-12;
    for (int i = 1; i <= o.m && power > least; i++)
        power *= K * K / (2 * i * (2 * i + 1));
    double fades = o.n == 1 ? .105 / (1 + .2 * o.m) : .3 / (1 + .55 * o.m);
    return rho * c * 2 / j2 * power * exp(-fades * K * K);
}

static bool is_first(struct body_order o) { return o.m == 0 && o.n == 1; }

/* The share of (0, n) that displaces volume, as a piston does. */
static double piston(struct body_order o) { return o.m ? 0 : 4 / (o.root * o.root); }

/* Air in a tube behind a piston has the mass rho tan(k L) / k, which is negative (a spring) above
 * the first resonance. Its inertia, half of d(omega^2 mass)/d omega / omega, is always positive. */
static void tube(const struct body_drumhead *h, struct body_order o, double omega,
                 struct body_air *air) {
    double kL = omega * h->depth / c, tangent = tan(kL);
    double by_length = piston(o) * rho * h->depth;
    double inertia = by_length * (1 + tangent * tangent + tangent / kL) / 2;
    air->mass += by_length * tangent / kL;
    air->inertia += inertia;
    air->inside = inertia;
}

/* Added mass of the flow to and fro behind (0, n), besides the piston's. */
static double flow(const struct body_drumhead *h, struct body_order o, double K) {
    return rho * h->radius * (o.n > 1 ? 1 : .2) / sqrt(o.root * o.root - K * K);
}

/* Added mass of the flow around the nodal lines behind (m, n), m > 0, over that in front. A rigid
 * wall confines the flow, which adds mass. A second drumhead takes half of the flow, which counts
 * where that drumhead is near: j'_m1 = m + .8 is the pattern's wave number times a. */
static double around(const struct body_drumhead *h, struct body_order o) {
    double across = (o.m + .8) * h->depth / (2 * h->radius);
    bool near = h->behind == BODY_BEHIND_DRUMHEAD && across < 4;
    return o.m ? (1 + .37 / o.m) * (near ? tanh(across) : 1) : 0;
}

static void behind(const struct body_drumhead *h, struct body_order o, double around, double omega,
                   double K, struct body_air *air) {
    double front = air->mass, mass = o.m ? front * around : flow(h, o, K);
    switch (h->behind) {
    case BODY_BEHIND_NOTHING:
        mass = front;
        break;
    case BODY_BEHIND_KETTLE: /* a piston on a closed cylinder: -cot(k L) / k, to second order */
        air->stiffness = piston(o) * rho * c * c / h->depth;
        mass += piston(o) * rho * h->depth / 3;
        break;
    case BODY_BEHIND_DRUMHEAD: /* both drumheads move alike, and each carries half of the air
                                  between */
        mass += piston(o) * rho * h->depth / 2;
        break;
    case BODY_BEHIND_TUBE:
        if (is_first(o))
            tube(h, o, omega, air);
    }
    air->mass += mass;
    air->inertia += mass;
}

static struct body_air air_at(const struct body_drumhead *h, struct body_order o, double around,
                              double omega) {
    double K = wave(h, o, omega), front = mass_in_front(h, o, K);
    struct body_air air = {.mass = front, .inertia = front};
    behind(h, o, around, omega, K, &air);
    if (air.inside > 0)
        air.inside /= h->areal + air.inertia;
    return air;
}

struct body_air body_air(const struct body_drumhead *h, struct body_order o, double omega) {
    return air_at(h, o, around(h, o), omega);
}

static double membrane_stiffness(const struct body_drumhead *h, struct body_order o) {
    return h->tension * o.root * o.root / (h->radius * h->radius);
}

/* Restoring stiffness less omega^2 times the mass at that omega: decreases with omega between the
 * resonances of a tube. */
static double excess_stiffness(const struct body_drumhead *h, struct body_order o, double omega) {
    struct body_air air = body_air(h, o, omega);
    return membrane_stiffness(h, o) + air.stiffness - omega * omega * (h->areal + air.mass);
}

static double halve(const struct body_drumhead *h, struct body_order o, double low, double high) {
    enum { BITS = 50 };
    for (int i = 0; i < BITS; i++) {
        double middle = (low + high) / 2;
        if (excess_stiffness(h, o, middle) > 0)
            low = middle;
        else
            high = middle;
    }
    return (low + high) / 2;
}

static double tube_resonance(const struct body_drumhead *h) {
    return PI / 2 * c / h->depth * (1 + 1e-9);
}

double body_air_omega_of_tube(const struct body_drumhead *h, struct body_order o) {
    return halve(h, o, 0, tube_resonance(h));
}

/* Fixed-point iteration. The mass of the air depends so weakly on omega that each round leaves a
 * tenth of the error, a half where K is near its cap, and a hundredth for fine patterns, which
 * carry little air. */
double body_air_omega(const struct body_drumhead *h, struct body_order o) {
    const int rounds = o.root < 10 ? 4 : 2;
    if (h->behind == BODY_BEHIND_TUBE && is_first(o))
        return halve(h, o, tube_resonance(h), 3 * tube_resonance(h));
    const double membrane = membrane_stiffness(h, o), behind_m = around(h, o);
    double omega = sqrt(membrane / h->areal);
    for (int i = 0; i < rounds; i++) {
        struct body_air air = air_at(h, o, behind_m, omega);
        omega = sqrt((membrane + air.stiffness) / (h->areal + air.mass));
    }
    return omega;
}

/* A pattern with m > 0 and n > 1 and two rounds. Behind it there is the air that it moves alone. */
static bool is_fine(struct body_order o) { return o.m > 0 && o.n > 1 && o.root >= 10; }

/* Several fine patterns side by side, as each round waits for two roots and three divisions. */
void body_air_omegas(const struct body_drumhead *h, const struct body_order *o, int modes,
                     double *omega) {
    enum { SIDE = 32, ROUNDS = 2 };
    double membrane[SIDE], carried[SIDE];
    for (int from = 0, n; from < modes; from += n, o += n, omega += n) {
        n = modes - from < SIDE ? modes - from : SIDE;
        for (int i = 0; i < n; i++) {
            double behind_m = h->behind == BODY_BEHIND_NOTHING ? 1 : around(h, o[i]);
            membrane[i] = membrane_stiffness(h, o[i]);
            carried[i] = rho * h->radius * o[i].crowding * (1 + behind_m);
            omega[i] = sqrt(membrane[i] / h->areal);
        }
        for (int round = 0; round < ROUNDS; round++)
            for (int i = 0; i < n; i++) {
                double K = wave(h, o[i], omega[i]);
                double mass = carried[i] / sqrt(o[i].root * o[i].root - K * K);
                omega[i] = sqrt(membrane[i] / (h->areal + mass));
            }
        for (int i = 0; i < n; i++)
            if (!is_fine(o[i]))
                omega[i] = body_air_omega(h, o[i]);
    }
}

double body_air_tension(const struct body_drumhead *h, struct body_order o, double omega) {
    struct body_air air = body_air(h, o, omega);
    double membrane_stiffness = omega * omega * (h->areal + air.mass) - air.stiffness;
    return membrane_stiffness * h->radius * h->radius / (o.root * o.root);
}

/* Radiation relative to one side in a baffle. Two open sides are in antiphase and cancel in part,
 * and so do two drumheads that move alike. A source at the end of a tube radiates into the whole
 * space, not half of it: Levine and Schwinger 1948, (k a)^2 / 4 for (k a)^2 / 2. */
static double radiates(const struct body_drumhead *h, struct body_order o) {
    bool alike = h->behind == BODY_BEHIND_DRUMHEAD && is_first(o);
    bool around = h->behind == BODY_BEHIND_TUBE && is_first(o);
    return alike ? 0 : h->behind == BODY_BEHIND_NOTHING || around ? .5 : 1;
}

double body_air_resistance(const struct body_drumhead *h, struct body_order o, double omega) {
    return radiates(h, o) * resistance_in_front(o, wave(h, o, omega));
}

/* The open end of a tube reflects all but (k a)^2 / 2 of a wave, once every 2 L / c: Levine and
 * Schwinger 1948. */
double body_air_loss(const struct body_drumhead *h, struct body_order o, double omega,
                     const struct body_air *air) {
    double ka = omega * h->radius / c;
    double end = air->inside > 0 ? c * ka * ka / (4 * h->depth) : 0;
    double resistance = body_air_resistance(h, o, omega);
    return resistance / (2 * (h->areal + air->inertia)) + air->inside * end;
}
