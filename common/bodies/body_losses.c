/* SPDX-License-Identifier: BSD-3-Clause */
/* body_losses.c: what a body's modes lose; see body.h for the sum.
 *
 * Sound. A wall that moves with the velocity v of air beside it meets rho c on either side, and
 * has density times thickness of mass: far above the corner f_c sigma = rho c / (density
 * thickness). Below it little is radiated: a strip or a cylinder of width b that moves with the
 * order m around (m = 1: as a whole) has a resistance that rises as (pi f b / c)^(2m+1) and levels
 * off where pi f b / c = m: Morse and Ingard, Theoretical Acoustics, 7.3 (a vibrating cylinder);
 * Skudrzyk, The Foundations of Acoustics. Between the two
 *   g(x) = x^(2m+1) / (1 + x^(2m+1)),    x = f / (m f_c),    f_c = c / (pi b)
 * stands for Hankel functions; it is half at the corner, and rough there (a factor of 2).
 */
#include <math.h>

#include "bodies/body_shapes.h"

double body_radiates_above(double width) {
    return width > 0 ? BODY_AIR_SPEED / (BODY_PI * width) : HUGE_VAL;
}

static double sound(const struct body_made *b, int order, double f) {
    int m = order > 1 ? order : 1;
    double x = f / (m * body_radiates_above(b->width));
    double power = x < 4 ? pow(x, 2 * m + 1) : HUGE_VAL; /* from there on it is 1 */
    double most = BODY_AIR_DENSITY * BODY_AIR_SPEED / (b->material.density * b->thickness);
    return most * (power < HUGE_VAL ? power / (1 + power) : 1);
}

/* sum of phi^2 over the two places where it is held */
static void held(const struct body_made *b, const struct body_partial *partials, int modes,
                 double *square) {
    double phi[BODY_MODES_MOST];
    for (int i = 0; i < modes; i++)
        square[i] = 0;
    for (int end = 0; end < 2 && b->kind->support * b->asked->support > 0; end++) {
        struct body_place here = b->kind->supports[end];
        b->kind->shapes(partials, modes, here, here, phi);
        for (int i = 0; i < modes; i++)
            square[i] += phi[i] * phi[i];
    }
}

void body_losses(const struct body_made *b, const struct body_partial *partials, int modes,
                 double *decay) {
    double square[BODY_MODES_MOST];
    held(b, partials, modes, square);
    for (int i = 0; i < modes; i++) {
        double f = b->note * partials[i].ratio;
        double stuff = body_material_loss(&b->material, 0, f) * (1 - partials[i].spared);
        double loss = stuff + b->kind->ambient * b->material.ambient + partials[i].loss +
                      b->kind->support * b->asked->support * square[i];
        if (b->thickness > 0 && b->width > 0)
            loss += sound(b, b->kind->round ? partials[i].m : 1, f);
        decay[i] = b->asked->decay * log(1000) / loss;
    }
}
