/* SPDX-License-Identifier: BSD-3-Clause */
/* body_losses.c: losses of a body's modes; see body.h for the sum.
 *
 * Radiation. A wall that moves with velocity v has the load rho c of air on either side, and
 * density times thickness of mass per area: far above the corner f_c sigma = rho c / (density
 * thickness). Below it radiation is weak: a strip or a cylinder of width b that moves with the
 * order m around (m = 1: as a whole) has a resistance that rises as (pi f b / c)^(2m+1) and levels
 * off where pi f b / c = m: Morse and Ingard, Theoretical Acoustics, 7.3 (a vibrating cylinder);
 * Skudrzyk, The Foundations of Acoustics. Between the two
 *   g(x) = x^(2m+1) / (1 + x^(2m+1)),    x = f / (m f_c),    f_c = c / (pi b)
 * approximates the Hankel functions; it is 1/2 at the corner and off by up to a factor of 2 there.
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

/* Radiation into the air, g of body.h. */
static double radiation_loss(const struct body_made *b, int order, double f) {
    int m = order > 1 ? order : 1;
    double x = f / (m * body_radiates_above(b->width));
    double power = x < 4 ? pow(x, 2 * m + 1) : HUGE_VAL; /* g is 1 from there on */
    double most = BODY_AIR_DENSITY * BODY_AIR_SPEED / (b->material.density * b->thickness);
    return most * (power < HUGE_VAL ? power / (1 + power) : 1);
}

static double drag_loss(const struct body_made *b, double f) {
    double layer = sqrt(BODY_AIR_DENSITY * BODY_AIR_VISCOSITY * PI * f);
    return (b->kind->rod ? 4 : 1) * layer / (b->material.density * b->thickness);
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
