/* SPDX-License-Identifier: BSD-3-Clause */
/* body_small.c: small idiophones of wood and metal: blocks, tongues, a triangle.
 *
 * A slotted or hollow block: the lip that is struck and the air in the hollow are two coupled
 * oscillators of equal frequency, f = f0 sqrt(1 -+ kappa). Both modes are excited. The note is the
 * lower, with its neighbour at sqrt((1 + kappa)/(1 - kappa)) above. Two weakly coupled equal
 * oscillators have equal amplitudes in both modes: each has twice the lip's modal mass.
 *
 * A tongue is a bar clamped at its root: 1 : 6.27 : 17.5, Rayleigh, Theory of Sound, 172. Its clamp
 * yields: a share of the energy is lost there in each period, a constant loss factor.
 */
#include <math.h>

#include "bodies/body_shapes.h"

/* --- blocks ----------------------------------------------------------------------------------- */

/* Two recorded blocks, an octave apart in pitch, agree within 1 % in the second and third partial
 * of the lip; the higher ones are those of a bar clamped at its ends, (n + 1/2)^2. No formula for
 * these is known to us. */
static void block_partials(const struct body_made *b, double kappa, double second, double third,
                           int modes, struct body_partial *partials) {
    const double hollow = 10, hand = 4; /* 1/s: radiation of the slot, damping by the hand */
    for (int i = 0; i < modes; i++) {
        int n = i < 2 ? 1 : i;
        double beta = body_free_root(n), above = third * (n + .5) * (n + .5) / (3.5 * 3.5);
        double ratio = n == 1 ? 1 : n == 2 ? second : n == 3 ? third : above;
        partials[i] =
            (struct body_partial){.ratio = i == 1 ? sqrt((1 + kappa) / (1 - kappa)) : ratio,
                                  .added = i < 2,
                                  .loss = hand * b->requested->support + (i < 2 ? hollow : 0),
                                  .root = beta,
                                  .scale = -body_free_scale(n, beta),
                                  .n = n};
    }
}

static void woodblock_partials(const struct body_made *b, int modes,
                               struct body_partial *partials) {
    block_partials(b, .06, 2.465, 5.42, modes, partials);
}

static void temple_block_partials(const struct body_made *b, int modes,
                                  struct body_partial *partials) {
    block_partials(b, .12, 2.9, 6.2, modes, partials);
}

/* Clamped at both ends: the free bar's shape with opposite sign between its trigonometric and
 * hyperbolic parts. */
static void block_shape(const struct body_partial *partials, int modes, struct body_place here,
                        struct body_place struck, double *phi) {
    (void)struck;
    for (int i = 0; i < modes; i++) {
        const struct body_partial *p = &partials[i];
        phi[i] = body_free_shape(p->n, p->root, p->scale, here.along);
    }
}

/* --- tongues ---------------------------------------------------------------------------------- */

static void joint(const struct body_made *b, double loss, int modes,
                  struct body_partial *partials) {
    for (int i = 0; i < modes; i++)
        partials[i].loss = b->requested->support * PI * loss * b->note * partials[i].ratio;
}

static void tongue_shape(const struct body_partial *partials, int modes, struct body_place here,
                         struct body_place struck, double *phi) {
    (void)struck;
    for (int i = 0; i < modes; i++)
        phi[i] = body_bend_at(&partials[i].bend, partials[i].root, here.along);
}

static void kalimba_partials(const struct body_made *b, int modes, struct body_partial *partials) {
    double first = body_clamped_root(1);
    for (int i = 0; i < modes; i++) {
        double beta = body_clamped_root(i + 1);
        partials[i] = (struct body_partial){.ratio = beta * beta / (first * first),
                                            .root = beta,
                                            .bend = body_clamped_bend(beta),
                                            .scale = 1,
                                            .n = i + 1};
    }
    joint(b, .009, modes, partials);
}

/* The root of a slit drum's tongue is as wide as the tongue, and the box lies under it: the second
 * and third partials are those of two recorded ones (VSCO 2 CE: 2.0 and 3.3, 2.0 and 3.4). */
static void log_drum_partials(const struct body_made *b, int modes, struct body_partial *partials) {
    kalimba_partials(b, modes, partials);
    double third = body_clamped_root(3), along = 3.35 / (third * third);
    for (int i = 1; i < modes; i++)
        partials[i].ratio = i == 1 ? 2 : along * partials[i].root * partials[i].root;
    joint(b, .009, modes, partials);
}

/* --- triangle --------------------------------------------------------------------------------- */

/* A straight rod, its bends ignored: f_n as (n + 1/2)^2, each twice, in the triangle's plane and
 * perpendicular to it, .8 % apart. The strike excites the two with cos and sin of `across`. */
static void triangle_partials(const struct body_made *b, int modes, struct body_partial *partials) {
    for (int i = 0; i < modes; i++) {
        int n = i / 2 + 1;
        double beta = body_free_root(n), up = (i % 2 ? 1 : -1) * b->requested->split / 2;
        partials[i] = (struct body_partial){.ratio = beta * beta / (5.5 * 5.5 * PI * PI) * (1 + up),
                                            .root = beta,
                                            .scale = body_free_scale(n, beta),
                                            .m = i % 2,
                                            .n = n};
    }
}

static void triangle_shape(const struct body_partial *partials, int modes, struct body_place here,
                           struct body_place struck, double *phi) {
    (void)struck;
    double in_plane = cos(PI / 2 * here.across), out = sin(PI / 2 * here.across);
    for (int i = 0; i < modes; i++) {
        const struct body_partial *p = &partials[i];
        phi[i] = (p->m ? out : in_plane) * body_free_shape(p->n, p->root, p->scale, here.along);
    }
}

const struct body_kind body_woodblock = {
    .name = "woodblock",
    .what = "a slotted block of hardwood: a strike excites its lip and the air in the slot",
    .limits = "the second and third partials are measured on two blocks",
    .source = "Two coupled oscillators; partials of two recorded blocks (FluidR3: 2.47 and 5.44, "
              "2.46 and 5.40)",
    .mallet = "rosewood",
    .usual = {.freq = 600,
              .mass = 0.08,
              .material = BODY_OF_WOOD,
              .modes = 12,
              .at = {.45, 0},
              BODY_AS_IT_COMES},
    .pickup = {.3, 0},
    .low = 300,
    .high = 1500,
    .note = 1,
    .mass_law = -1,
    .width = .06,
    .width_law = -.5,
    .mount = 0.3,
    .level = {0.0895, 300, {1.95, -0.06, -0.1}, 0.00214, 2e-05},
    .partials = woodblock_partials,
    .shapes = block_shape,
};

const struct body_kind body_temple_block = {
    .name = "temple-block",
    .what = "a hollow block, carved round: a strike excites its lip and the air in it",
    .limits =
        "a woodblock with stronger coupling and rounder walls; its higher partials are set by "
        "ear",
    .source = "Two coupled oscillators, as the woodblock",
    .mallet = "rubber-hard",
    .usual = {.freq = 420,
              .mass = 0.12,
              .material = BODY_OF_WOOD,
              .modes = 12,
              .at = {.45, 0},
              BODY_AS_IT_COMES},
    .pickup = {.3, 0},
    .low = 250,
    .high = 900,
    .note = 1,
    .mass_law = -1,
    .width = .08,
    .width_law = -.5,
    .mount = 0.3,
    .level = {0.154, 250, {1.8, 0.05, -0.035}, 0.00285, 6.32e-05},
    .partials = temple_block_partials,
    .shapes = block_shape,
};

const struct body_kind body_kalimba = {
    .name = "kalimba",
    .what = "a steel tine over a bridge, struck with something hard",
    .limits = "one tine: its neighbours and the box do not resonate",
    .source = "Clamped bar: Rayleigh, Theory of Sound, 172; the clamp takes .9 % a radian, from a "
              "recording (FluidR3)",
    .mallet = "plastic-hard",
    /* A tine of 20 g would strike the mallet several times, the more the harder it is. With this
     * mass and strike position they meet once, and brightness rises with hardness. */
    .usual = {.freq = 262,
              .mass = 0.1,
              .material = BODY_OF_METAL,
              .modes = 8,
              .at = {.65, 0},
              BODY_AS_IT_COMES},
    .pickup = {1, 0},
    .low = 130,
    .high = 1050,
    .note = 1,
    .mass_law = -.5,
    .width = .1,
    .width_law = 0,
    .mount = 0.3,
    .level = {0.0261, 168.8, {2, -0.08, -0.0225}, 0.0038, 2.67e-05},
    .partials = kalimba_partials,
    .shapes = tongue_shape,
};

const struct body_kind body_log_drum = {
    .name = "log-drum",
    .what = "a tongue cut into a wooden box",
    .limits = "partials measured on two recorded drums, not derived",
    .source = "VSCO 2 CE, two log drums: 1 : 2 : 3.3 and 1 : 2 : 3.4",
    .mallet = "rubber",
    .usual = {.freq = 130,
              .mass = 0.25,
              .material = BODY_OF_WOOD,
              .modes = 8,
              .at = {.9, 0},
              BODY_AS_IT_COMES},
    .pickup = {.8, 0},
    .low = 60,
    .high = 350,
    .note = 1,
    .mass_law = -.5,
    .width = .1,
    .width_law = -.5,
    .mount = 0.3,
    .level = {0.157, 325.2, {1.95, 0.1, -0.095}, 0.012, 6.32e-05},
    .partials = log_drum_partials,
    .shapes = tongue_shape,
};

const struct body_kind body_triangle = {
    .name = "triangle",
    .what = "a steel rod, bent to a triangle and hung on a thread; it has no single pitch: freq "
            "is its fifth partial",
    .limits = "the bends are ignored: partials move by up to 8 %",
    .source = "Euler-Bernoulli, two polarizations; " BODY_FLETCHER_ROSSING ", 20",
    .mallet = "steel",
    .usual = {.freq = 2050,
              .mass = 0.17,
              .material = BODY_OF_METAL,
              .modes = 40,
              .at = {.4, .3},
              .split = .008,
              BODY_AS_IT_COMES},
    .pickup = {.1, .4},
    .low = 1500,
    .high = 3000,
    .note = 13.4,
    .mass_law = -.5,
    .thickness = .01,
    .surface = BODY_ROD,
    .thickness_law = 0,
    .width = .01,
    .width_law = 0,
    .mount = 0.2,
    .level = {0.064, 1500, {1.85, 0.2, 0.1}, 0.000901, 0.0002},
    .partials = triangle_partials,
    .shapes = triangle_shape,
};
