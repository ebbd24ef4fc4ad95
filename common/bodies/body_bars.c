/* SPDX-License-Identifier: BSD-3-Clause */
/* body_bars.c: uniform bars, rods and strings: bending along one line, [0, 1].
 *
 * Euler-Bernoulli: frequencies as beta^2, with cos beta cosh beta = 1 for a bar free at both ends
 * and -1 for one clamped at x = 0; shapes by Rayleigh, Theory of Sound, 171-176. They are scaled to
 * +-2 at a free end, which makes their mean square 1.
 *
 * Timoshenko: with s = (r/L)^2, r the radius of gyration (h / sqrt 12 of a bar h thick), and p =
 * E/(kappa G), omega = (c0 r / L^2) w, c0^2 = E / density,
 *   w^2 = 2 beta^4 / (B + sqrt(B^2 - 4 p s^2 beta^4)),    B = 1 + s (1 + p) beta^2
 * and beta as above: Timoshenko 1921; within 1e-3 of his equations with free ends up to the fifth
 * partial of a bar ten times as long as thick. So the partials of a bar lie closer together the
 * shorter the bar is.
 *
 * Torsion of a bar h thick and b wide: f_n = n c_t / (2 L), c_t^2 = (G / density) J / I, shape cos
 * n pi x times the distance from the middle line: Timoshenko and Goodier, Theory of Elasticity,
 * 109.
 */
#include <math.h>

#include "bodies/body_shapes.h"
#include "modes/stretch.h"

/* The root of cos beta = sign / cosh beta next to the zero of cos at `near`. The root lies within
 * .31 of that zero, and within e^-near for higher modes; from there Newton's method converges
 * quadratically. */
static double bar_root(double near, double sign) {
    enum { STEPS = 5 };
    double beta = near;
    for (int i = 0; i < STEPS && near < 40; i++) {
        double sech = 2 / (exp(beta) + exp(-beta));
        beta -= (cos(beta) - sign * sech) / (sign * sech * tanh(beta) - sin(beta));
    }
    return beta;
}

double body_free_root(int n) { return bar_root((n + .5) * PI, 1); }
double body_clamped_root(int n) { return bar_root((n - .5) * PI, -1); }

/* e^-a; 0 for large a, far from an end. */
static double fading(double a) { return a < 40 ? exp(-a) : 0; }

/* With y = x - 1/2 the odd partials are even, cos(beta y)/cos(beta/2) + cosh(beta y)/cosh(beta/2),
 * and the even ones odd, with sin and sinh. scale is 1 over the first denominator. */
double body_free_shape(int n, double beta, double scale, double x) {
    double end = fading(beta), left = fading(beta * x), right = fading(beta * (1 - x));
    if (n % 2)
        return scale * cos(beta * (x - .5)) + (left + right) / (1 + end);
    return scale * sin(beta * (x - .5)) + (right - left) / (1 - end);
}

double body_free_scale(int n, double beta) { return 1 / (n % 2 ? cos(beta / 2) : sin(beta / 2)); }

double body_bend_at(const struct body_bend *h, double beta, double x) {
    double a = beta * x;
    return h->sign * (cos(a) + h->r * sin(a)) + (1 - h->r) / 2 * fading(a) +
           h->grows * fading(beta - a);
}

/* cosh a - cos a + r (sinh a - sin a), r = -(cosh b + cos b) / (sinh b + sin b). The growing
 * exponential has the factor (1 + r) / 2, computed in a form without cancellation. */
struct body_bend body_clamped_bend(double beta) {
    double end = fading(beta), whole = 1 - end * end + 2 * end * sin(beta);
    double rest = 2 * end * (sin(beta) - cos(beta) - end) / whole; /* 1 + r */
    double grows = (sin(beta) - cos(beta) - end) / whole;          /* (1 + r) / 2 e^beta */
    return (struct body_bend){-1, rest - 1, grows};
}

/* --- uniform bars ----------------------------------------------------------------------------- */

double body_timoshenko(double beta, double s, double p) {
    double b2 = beta * beta, B = 1 + s * (1 + p) * b2;
    return b2 * sqrt(2 / (B + sqrt(B * B - 4 * p * s * s * b2 * b2)));
}

double body_sound_speed(const struct body_made *b) {
    return sqrt(b->material.stiffness / b->material.density);
}

/* The length L from the note: the thin bar's L, then three rounds, which give three digits each. */
static double bar_length(const struct body_made *b, double r) {
    double c0 = body_sound_speed(b), first = body_free_root(1), L = 0;
    for (int i = 0; i < 4; i++) {
        double w =
            L > 0 ? body_timoshenko(first, r * r / (L * L), b->material.shear) : first * first;
        L = sqrt(c0 * r * w / (2 * PI * b->note));
    }
    return L;
}

static void bending(int modes, double s, double p, struct body_partial *partials) {
    double first = body_timoshenko(body_free_root(1), s, p);
    for (int i = 0; i < modes; i++) {
        double beta = body_free_root(i + 1);
        partials[i] = (struct body_partial){.ratio = body_timoshenko(beta, s, p) / first,
                                            .root = beta,
                                            .scale = body_free_scale(i + 1, beta),
                                            .n = i + 1};
    }
}

static void bar_partials(const struct body_made *b, int modes, struct body_partial *partials) {
    double r = b->thickness / sqrt(12), L = r > 0 ? bar_length(b, r) : 1;
    bending(modes, r * r / (L * L), b->material.shear, partials);
}

void body_insert(struct body_partial *partials, int modes, struct body_partial new) {
    int at = modes;
    for (; at > 0 && partials[at - 1].ratio > new.ratio; at--)
        if (at < modes)
            partials[at] = partials[at - 1];
    if (at < modes)
        partials[at] = new;
}

/* c_t, m/s; E/G = kappa p with kappa = 5/6 of a rectangle. */
double body_torsion_speed(const struct body_made *b) {
    double h = b->thickness, wide = b->width, slim = h / wide;
    double J = h * h * h * wide * (1 / 3. - .21 * slim * (1 - pow(slim, 4) / 12));
    double I = wide * h * (wide * wide + h * h) / 12;
    return body_sound_speed(b) * sqrt(J / I / (b->material.shear * 5 / 6));
}

static void flat_bar_partials(const struct body_made *b, int modes, struct body_partial *partials) {
    enum { TORSION = 8 };
    double L = bar_length(b, b->thickness / sqrt(12));
    bar_partials(b, modes, partials);
    for (int n = 1; n <= TORSION; n++)
        body_insert(partials, modes,
                    (struct body_partial){.ratio = n * body_torsion_speed(b) / (2 * L) / b->note,
                                          .scale = sqrt(2),
                                          .m = 1,
                                          .n = n});
}

static void bar_shape(const struct body_partial *partials, int modes, struct body_place here,
                      struct body_place struck, double *phi) {
    (void)struck;
    for (int i = 0; i < modes; i++) {
        const struct body_partial *p = &partials[i];
        phi[i] = p->m ? body_torsion_across(here) * p->scale * cos(p->n * PI * here.along)
                      : body_free_shape(p->n, p->root, p->scale, here.along);
    }
}

/* A pair of claves. One lies in the hollow of a hand, which damps all modes. */
static void rod_partials(const struct body_made *b, int modes, struct body_partial *partials) {
    const double hand = 85; /* 1/s, from a T60 of .06 s */
    bar_partials(b, modes, partials);
    for (int i = 0; i < modes; i++)
        partials[i].loss = hand * b->requested->support;
}

/* --- clamped ---------------------------------------------------------------------------------- */

static void clamped_partials(const struct body_made *b, int modes, struct body_partial *partials) {
    (void)b;
    double first = body_clamped_root(1);
    for (int i = 0; i < modes; i++) {
        double beta = body_clamped_root(i + 1), ratio = beta / first;
        partials[i] = (struct body_partial){.ratio = ratio * ratio,
                                            .root = beta,
                                            .bend = body_clamped_bend(beta),
                                            .scale = 1,
                                            .n = i + 1};
    }
}

static void clamped_shape(const struct body_partial *partials, int modes, struct body_place here,
                          struct body_place struck, double *phi) {
    (void)struck;
    for (int i = 0; i < modes; i++)
        phi[i] = body_bend_at(&partials[i].bend, partials[i].root, here.along);
}

/* --- string ----------------------------------------------------------------------------------- */

/* Partials n sqrt(1 + B n^2): Fletcher 1964. B is proportional to stiffness over density at
 * constant dimensions and pitch. The bridge absorbs the same share of a wave at each arrival, once
 * a period. The share gives T60 of 16 to 22 s for a steel guitar string of 147 Hz, 9 to 11 s at 196
 * Hz (FluidR3). */
static void string_partials(const struct body_made *b, int modes, struct body_partial *partials) {
    const struct body_material_kind *steel = &body_materials[BODY_OF_METAL];
    struct body_material_kind material = body_material_at(b->requested->material);
    const double bridge = 2.7e-3;
    double B = 4e-4 * (material.stiffness / material.density) / (steel->stiffness / steel->density);
    for (int i = 0; i < modes; i++) {
        double n = i + 1;
        partials[i] = (struct body_partial){.ratio = n * sqrt((1 + B * n * n) / (1 + B)),
                                            .loss = b->requested->support * bridge * b->note,
                                            .scale = sqrt(2),
                                            .n = i + 1};
    }
}

static void string_shape(const struct body_partial *partials, int modes, struct body_place here,
                         struct body_place struck, double *phi) {
    (void)struck;
    double cosine[BODY_MODES_MOST + 1], sine[BODY_MODES_MOST + 1];
    body_turns(PI * here.along, modes + 1, cosine, sine);
    for (int i = 0; i < modes; i++)
        phi[i] = partials[i].scale * sine[partials[i].n];
}

const struct body_kind body_bar = {
    .name = "bar",
    .what = "a uniform bar, free at both ends",
    .limits = "thin; bends in one plane; free at both ends",
    .source = "Euler-Bernoulli: cos b cosh b = 1; " BODY_FLETCHER_ROSSING ", 2.15",
    .mallet = "ball",
    .grading = {.6, .1},
    .usual = {.freq = 440,
              .mass = 0.26,
              .material = BODY_OF_METAL,
              .modes = 16,
              .at = {0.3, 0},
              BODY_AS_IT_COMES},
    .pickup = {0, 0},
    .low = 196,
    .high = 1760,
    .note = 1,
    .mass_law = -.5,
    .mount = 0.1,
    .level = {0.0387, 214.8, {1.45, 0, 0.0325}, 0.00214, 2e-05},
    .partials = bar_partials,
    .shapes = bar_shape,
};

const struct body_kind body_clamped = {
    .name = "clamped",
    .what = "a bar clamped at one end: a tine, a ruler over the edge",
    .limits = "thin; the clamp is rigid",
    .source = "Euler-Bernoulli: cos b cosh b = -1; " BODY_FLETCHER_ROSSING ", 2.15",
    .mallet = "rubber-hard",
    .grading = {.35, .1},
    .usual = {.freq = 220,
              .mass = 0.27,
              .material = BODY_OF_METAL,
              .modes = 16,
              .at = {0.7, 0},
              BODY_AS_IT_COMES},
    .pickup = {1, 0},
    .low = 82,
    .high = 1760,
    .note = 1,
    .mass_law = -.5,
    .mount = 0.2,
    .level = {0.069, 93.18, {1.6, 0.06, -0.0025}, 0.00675, 2e-05},
    .partials = clamped_partials,
    .shapes = clamped_shape,
};

const struct body_kind body_glockenspiel = {
    .name = "glockenspiel",
    .what = "a flat steel bar, 7 mm thick, on two cords",
    .limits = "no holes, no rounded corners, no case",
    .source = "Timoshenko 1921; torsion: Timoshenko and Goodier; " BODY_FLETCHER_ROSSING ", 19.6",
    .mallet = "brass",
    .usual = {.freq = 1568,
              .mass = 0.27,
              .material = BODY_OF_METAL,
              .modes = 16,
              .at = {.46, .25},
              BODY_AS_IT_COMES},
    .pickup = {.02, .4},
    .low = 784,
    .high = 4186,
    .note = 1,
    .mass_law = -.5,
    .thickness = .007,
    .thickness_law = 0,
    .width = .03,
    .width_law = 0,
    .mount = 0.8,
    .support = 2.3,
    .supports = {{.215, .577}, {.785, .577}},
    .level = {0.0771, 784, {1.85, -0.08, 0.005}, 0.000901, 4.74e-05},
    .partials = flat_bar_partials,
    .shapes = bar_shape,
};

const struct body_kind body_celesta = {
    .name = "celesta",
    .what = "a thin flat steel bar over a wooden box, struck by felt",
    .limits = "no resonator under the bar",
    .source = "Timoshenko 1921; " BODY_FLETCHER_ROSSING ", 19.6",
    .mallet = "piano-treble",
    .grading = {.5, .23},
    .usual = {.freq = 523,
              .mass = 0.13,
              .material = BODY_OF_METAL,
              .modes = 16,
              .at = {.46, .25},
              BODY_AS_IT_COMES},
    .pickup = {.02, .4},
    .low = 262,
    .high = 4186,
    .note = 1,
    .mass_law = -.5,
    .thickness = .003,
    .thickness_law = 0,
    .width = .03,
    .width_law = 0,
    .mount = 1.2,
    .support = 7.1,
    .supports = {{.245, .577}, {.755, .577}},
    .level = {0.288, 262, {1.3, 0.1, -0.0275}, 0.00675, 2e-05},
    .partials = flat_bar_partials,
    .shapes = bar_shape,
};

const struct body_kind body_claves = {
    .name = "claves",
    .what = "a rod of hardwood, 22 mm, in the hollow of a hand",
    .limits = "the hand only damps: the air in its hollow is left out",
    .source = "free cylinder, Timoshenko 1921; " BODY_FLETCHER_ROSSING ", 20",
    .mallet = "rosewood",
    .usual = {.freq = 2160,
              .mass = 0.06,
              .material = BODY_OF_WOOD,
              .modes = 8,
              .at = {.46, 0},
              BODY_AS_IT_COMES},
    .pickup = {.02, 0},
    .low = 1000,
    .high = 4000,
    .note = 1,
    .mass_law = -.5,
    .thickness = .019,
    .surface = BODY_ROD,
    .thickness_law = 0,
    .width = .022,
    .width_law = 0,
    .mount = 0.3,
    .level = {0.0925, 1000, {1.65, -0.11, -0.0025}, 0.000676, 3.56e-05},
    .partials = rod_partials,
    .shapes = bar_shape,
};

/* A string of 1 m at the usual note, 1 m (110 Hz / f) at another: T0 = 4 L f^2 m, and its axial
 * stiffness is its section, m / (density L), times E. */
static double string_kappa(const struct body_made *b) {
    double length = b->requested->size * b->kind->usual.freq / b->requested->freq;
    double T0 = 4 * length * b->note * b->note * b->mass;
    double section = b->mass / (b->material.density * length);
    return stretch_kappa(length, T0, b->material.stiffness * section);
}

const struct body_kind body_string = {
    .name = "string",
    .what = "a stiff string between two rigid ends",
    .limits = "no bridge and no soundboard: the output is the motion of the string itself",
    .source = "n sqrt(1 + B n^2), B = 4e-4 in steel and as stiffness / density elsewhere; Fletcher "
              "1964, Normal vibration frequencies of a stiff piano string",
    .mallet = "piano",
    .grading = {.25, .23},
    .usual = {.freq = 110,
              .mass = 0.32,
              .material = BODY_OF_METAL,
              .modes = 40,
              .at = {0.13, 0},
              BODY_AS_IT_COMES},
    .pickup = {.2, 0},
    .low = 82,
    .high = 1047,
    .note = 1,
    .mass_law = -1,
    .thickness = .001,
    .thickness_law = -.5,
    .area_law = -.5,
    .surface = BODY_ROD,
    .stretched = true,
    .level = {0.25, 172.4, {1.35, 0.08, -0.035}, 0.012, 3.56e-05},
    .partials = string_partials,
    .shapes = string_shape,
    .kappa = string_kappa,
};
