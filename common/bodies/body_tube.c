/* SPDX-License-Identifier: BSD-3-Clause */
/* body_tube.c: an orchestral chime: a slender tube, free at its lower end, with a plug in its upper
 * one.
 *
 * The plug, a mass of mu times the tube's at x = 0, loads that end, the more the higher the
 * partial, until it hardly moves: partials 1, 2, 3 are lowered against the others. The perceived
 * note lies an octave below the fourth, because 4, 5 and 6 are nearly 2 : 3 : 4. Rossing 1976,
 * Acoustics of percussion instruments 1. Measured from the free end, z = 1 - x,
 *
 *   phi = cos beta z + r sin beta z + cosh beta z + r sinh beta z
 *
 *   no moment at the plug:   r = -(cosh beta - cos beta) / (sinh beta - sin beta)
 *   its force:   1 - cos beta cosh beta
 *                + mu beta (sin beta cosh beta - cos beta sinh beta) = 0
 *   its scale:   int phi^2 + mu phi(1)^2
 *                = (phi(1)^2 (1 + mu) + 2 mu phi(1) phi'(1)) / 4
 *
 * and shear and rotary inertia as in any other bar, see body_bars.c.
 */
#include <math.h>

#include "bodies/body_shapes.h"

/* Plug mass over tube mass; and the radius of gyration over the length, for 32 mm on .98 m. */
static const double plug = .1, slenderness = .0111;

/* e^-a; 0 for large a, far from an end. */
static double fading(double a) { return a < 40 ? exp(-a) : 0; }

/* Divided by cosh beta, the force's equation is
 *   mu beta sin beta - (1 + mu beta tanh beta) cos beta = -sech beta,
 * or sin(beta - psi) = -sech beta / R, where (R, psi) is the point (mu beta, 1 + mu beta tanh beta)
 * in polar coordinates:
 *   beta = n pi + psi - (-1)^n asin(sech beta / R).
 * psi hardly depends on beta: each round leaves less than a twentieth of the error. */
static double loaded_root(int n) {
    enum { ROUNDS = 10 };
    const double near = 1e-12;
    double beta = (n + .5) * PI, change = 1;
    for (int i = 0; i < ROUNDS && fabs(change) > near * beta; i++) {
        double end = fading(beta), sech = 2 * end / (1 + end * end);
        double held = plug * beta, free = 1 + held * (1 - end * end) / (1 + end * end);
        double rest = sech > 0 ? asin(sech / sqrt(held * held + free * free)) : 0;
        double next = n * PI + atan(free / held) - (n % 2 ? -rest : rest);
        change = next - beta;
        beta = next;
    }
    return beta;
}

/* r, and half of the exponential that grows towards the plug, computed without cancellation. */
static struct body_bend loaded(double beta) {
    double end = fading(beta), whole = 1 - end * end - 2 * end * sin(beta);
    double rest = 2 * end * (cos(beta) - sin(beta) - end) / whole; /* 1 + r */
    return (struct body_bend){1, rest - 1, (cos(beta) - sin(beta) - end) / whole};
}

static double loaded_scale(double beta, const struct body_bend *l) {
    double end = body_bend_at(l, beta, 1);
    double slope = beta * (l->r * cos(beta) - sin(beta) + l->grows - (1 - l->r) / 2 * fading(beta));
    return 2 / sqrt(end * end * (1 + plug) + 2 * plug * end * slope);
}

static void tube_partials(const struct body_made *b, int modes, struct body_partial *partials) {
    const double kappa = .5; /* of a thin tube; the material's shear is for a rectangle */
    const double s = slenderness * slenderness, p = b->material.shear * 5 / 6 / kappa;
    double note = body_timoshenko(loaded_root(4), s, p) / 2;
    for (int i = 0; i < modes; i++) {
        double beta = loaded_root(i + 1);
        struct body_bend bend = loaded(beta);
        partials[i] = (struct body_partial){.ratio = body_timoshenko(beta, s, p) / note,
                                            .root = beta,
                                            .bend = bend,
                                            .scale = loaded_scale(beta, &bend),
                                            .n = i + 1};
    }
}

static void tube_shape(const struct body_partial *partials, int modes, struct body_place here,
                       struct body_place struck, double *phi) {
    (void)struck;
    for (int i = 0; i < modes; i++)
        phi[i] =
            partials[i].scale * body_bend_at(&partials[i].bend, partials[i].root, 1 - here.along);
}

const struct body_kind body_tube = {
    .name = "tube",
    .what = "an orchestral chime: a slender tube with a plug in its upper end, where it is struck",
    .limits = "its note is half the fourth partial; one slenderness for all notes",
    .source = "Timoshenko 1921, with a mass at one end; Rossing 1976, Acoustics of percussion "
              "instruments; " BODY_FLETCHER_ROSSING ", 2.18 and 19",
    .mallet = "plastic-hard",
    .usual = {.freq = 523,
              .mass = 0.44,
              .material = BODY_OF_BRONZE,
              .modes = 16,
              .at = {0.05, 0},
              BODY_AS_IT_COMES},
    .pickup = {1, 0},
    .low = 262,
    .high = 698,
    .note = 4.483,
    .mass_law = -.5,
    .thickness = 4 * .00125, /* radiation load: a quarter of the wall's mass per area */
    .width = .032,
    .surface = BODY_ROD,
    .mount = 0.08,
    .level = {0.0199, 262, {1.8, -0.21, -0.1}, 0.000285, 2e-05},
    .partials = tube_partials,
    .shapes = tube_shape,
};
