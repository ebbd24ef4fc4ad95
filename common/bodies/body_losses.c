/* SPDX-License-Identifier: BSD-3-Clause */
/* body_losses.c: losses of a body's modes; see body.h for the sum.
 *
 * Radiation. A wall that moves with velocity v has the load rho c of air on either side, and
 * density times thickness of mass per area: far above the corner f_c = c / (pi b) of a body of
 * width b, sigma = rho c / (density thickness). Below it air flows from one side to the other, and
 * with x = k b/2 = f / f_c little is radiated. A cylinder that moves with m waves around (m = 1: as
 * a whole) has the resistance rho c 2 / (pi x |H_m'(x)|^2), which for small x is rho c times 2 pi x
 * prod_{i = 1 ... m} (x / 2i)^2,    pi/2 x^3 for m = 1 (Morse and Ingard, Theoretical
 * Acoustics, 7.3). A strip has half of the dipole moment of a cylinder of its width: the mass of
 * the air that it moves is the same, but it displaces none (Lamb, Hydrodynamics, 71). Per area of
 * its two faces that is pi^2/32 x^3. With s one of these, g = s / (1 + s) is within a fifth of the
 * cylinder's resistance up to m = 2.
 *
 * Bending waves run along a rod with the wave number k_B = sqrt(omega / (r c0)), r its radius of
 * gyration. A long rod radiates with k_r^2 = k^2 - k_B^2 in the place of k^2, in x^2: not at all
 * below its coincidence frequency c^2 / (2 pi r c0), 1.5 kHz for 10 mm of steel (Junger and Feit,
 * Sound, Structures, and Their Interaction). A sheet has s = (x/m)^(2m+1) with the width at
 * which f_c is its coincidence frequency.
 *
 * Drag. Air does not slip at a wall. With u the tangential speed of air without viscosity, a
 * boundary layer of thickness sqrt(2 mu / (rho omega)) dissipates sqrt(rho mu omega / 2) u^2 per
 * area (mean squares): Stokes 1851, On the effect of the internal friction of fluids on the motion
 * of pendulums; Landau and Lifshitz, Fluid Mechanics, 24. Along a sheet with bending waves slower
 * than sound the mean of u^2 is that of v^2, on both faces; around a cylinder u = 2 v sin theta, so
 * that it is 2 v^2. Divided by twice the mass,
 *   sigma = sqrt(rho mu omega / 2) / (density thickness), and four times that for a rod
 * of diameter `thickness`: .006/s for 10 mm of steel at 200 Hz, .08/s for a wire of 1 mm. This is
 * Stokes's drag for a layer that is thin against the rod. Left out: heat conduction between wall
 * and air, which is weaker where air flows around the body than where it is compressed.
 */
#include <math.h>

#include "bodies/body_shapes.h"

double body_radiates_above(double width) {
    return width > 0 ? BODY_AIR_SPEED / (PI * width) : HUGE_VAL;
}

/* Radius of gyration of a round section: its `thickness` is four times its area over its
 * circumference, which is the diameter if it is solid. */
static double gyration(const struct body_made *b) {
    return sqrt(b->width * (2 * b->width - b->thickness)) / 4;
}

/* s of a cylinder; 0 when negligible. */
static double cylinder(int m, double x) {
    const double least = 1e-12;
    double s = 2 * PI * x;
    for (int i = 1; i <= m && s > least; i++)
        s *= x * x / (4. * i * i);
    if (m > 2)
        s *= exp(-fmin(x * x, m * m) * (m - 2) / (4. * m * (m - 1)));
    return s > least ? s : 0;
}

/* s of body_losses.c's head. */
static double radiation_share(const struct body_made *b, int m, double f) {
    double x = f / body_radiates_above(b->width);
    switch (b->kind->surface) {
    case BODY_STRIP:
        break;
    case BODY_SHEET:
        return pow(x / m, 2 * m + 1);
    case BODY_ROD: {
        double coincidence =
            BODY_AIR_SPEED * BODY_AIR_SPEED / (2 * PI * gyration(b) * body_sound_speed(b));
        return cylinder(1, x) * fmax(1 - coincidence / f, 0);
    }
    case BODY_VESSEL:
        return cylinder(m, x);
    }
    return PI * PI / 32 * x * x * x;
}

/* Radiation into the air, g of body.h. */
static double radiation_loss(const struct body_made *b, int order, double f) {
    double share = radiation_share(b, order > 1 ? order : 1, f);
    double most = BODY_AIR_DENSITY * BODY_AIR_SPEED / (b->material.density * b->thickness);
    return most * (share < HUGE_VAL ? share / (1 + share) : 1);
}

static double drag_loss(const struct body_made *b, double f) {
    double layer = sqrt(BODY_AIR_DENSITY * BODY_AIR_VISCOSITY * PI * f);
    return (b->kind->surface == BODY_ROD ? 4 : 1) * layer / (b->material.density * b->thickness);
}

/* sum of phi^2 over the two supports */
static void squares_at_supports(const struct body_made *b, const struct body_partial *partials,
                                int modes, double *square) {
    double phi[BODY_MODES_MOST];
    for (int i = 0; i < modes; i++)
        square[i] = 0;
    for (int end = 0; end < 2 && b->kind->support * b->requested->support > 0; end++) {
        struct body_place here = b->kind->supports[end];
        b->kind->shapes(partials, modes, here, here, phi);
        for (int i = 0; i < modes; i++)
            square[i] += phi[i] * phi[i];
    }
}

void body_losses(const struct body_made *b, const struct body_partial *partials, int modes,
                 double *decay) {
    double square[BODY_MODES_MOST];
    squares_at_supports(b, partials, modes, square);
    for (int i = 0; i < modes; i++) {
        double f = b->note * partials[i].ratio;
        double material = body_material_loss(&b->material, f) * (1 - partials[i].lossless_share);
        double loss = material + partials[i].loss +
                      b->requested->support * (b->kind->mount + b->kind->support * square[i]);
        if (b->thickness > 0)
            loss += drag_loss(b, f);
        if (b->thickness > 0 && b->width > 0)
            loss += radiation_loss(b, b->kind->round ? partials[i].m : 1, f);
        decay[i] = b->requested->decay * log(1000) / loss;
    }
}
