/* body_bars.c: what bends along one line, [0, 1].
 *
 * Euler-Bernoulli: frequencies as beta^2, with cos beta cosh beta = 1 for a bar free at both ends
 * and -1 for one clamped at x = 0; shapes by Rayleigh, Theory of Sound, 171-176. They are scaled so
 * that a free end moves by +-2, which makes their mean square 1.
 */
#include <math.h>

#include "body_shapes.h"
#include "tension.h"

/* The root of cos beta = sign / cosh beta next to the zero of cos at `near`. From there Newton's
 * method doubles its digits each time: the two lie within .31, and within e^-near further up. */
static double bar_root(double near, double sign) {
    enum { STEPS = 5 };
    double beta = near;
    for (int i = 0; i < STEPS && near < 40; i++) {
        double sech = 1 / cosh(beta);
        beta -= (cos(beta) - sign * sech) / (sign * sech * tanh(beta) - sin(beta));
    }
    return beta;
}

static double free_root(int n) { return bar_root((n + .5) * BODY_PI, 1); }
double body_clamped_root(int n) { return bar_root((n - .5) * BODY_PI, -1); }

/* e^-a, which far from an end is nothing. */
static double fading(double a) { return a < 40 ? exp(-a) : 0; }

/* With y = x - 1/2 the odd partials are even, cos(beta y)/cos(beta/2) + cosh(beta y)/cosh(beta/2),
 * and the even ones odd, with sin and sinh. The first denominator is p->scale. */
static double free_shape(const struct body_partial *p, double x) {
    double beta = p->root, end = fading(beta);
    double left = fading(beta * x), right = fading(beta * (1 - x));
    if (p->n % 2)
        return p->scale * cos(beta * (x - .5)) + (left + right) / (1 + end);
    return p->scale * sin(beta * (x - .5)) + (right - left) / (1 - end);
}

/* cosh a - cos a - s (sinh a - sin a), a = beta x, s = (cosh b + cos b) / (sinh b + sin b); the
 * growing part has the factor (1 - s) / 2, formed before it could cancel. */
double body_clamped_shape(double beta, double x) {
    double a = beta * x, end = fading(beta), whole = 1 - end * end + 2 * end * sin(beta);
    double rest = 2 * end * (sin(beta) - cos(beta) - end) / whole; /* 1 - s */
    double grows = (sin(beta) - cos(beta) - end) / whole * fading(beta - a);
    return grows + fading(a) * (1 - rest / 2) - cos(a) + (1 - rest) * sin(a);
}

static void bar_partials(const struct body_made *b, int modes, struct body_partial *partials) {
    (void)b;
    double first = free_root(1);
    for (int i = 0; i < modes; i++) {
        double beta = free_root(i + 1), ratio = beta / first;
        double end = i % 2 ? sin(beta / 2) : cos(beta / 2);
        partials[i] = (struct body_partial){
            .ratio = ratio * ratio, .root = beta, .scale = 1 / end, .n = i + 1};
    }
}

static void bar_shape(const struct body_partial *partials, int modes, struct body_place here,
                      struct body_place struck, double *phi) {
    (void)struck;
    for (int i = 0; i < modes; i++)
        phi[i] = free_shape(&partials[i], here.along);
}

static void clamped_partials(const struct body_made *b, int modes, struct body_partial *partials) {
    (void)b;
    double first = body_clamped_root(1);
    for (int i = 0; i < modes; i++) {
        double beta = body_clamped_root(i + 1), ratio = beta / first;
        partials[i] =
            (struct body_partial){.ratio = ratio * ratio, .root = beta, .scale = 1, .n = i + 1};
    }
}

static void clamped_shape(const struct body_partial *partials, int modes, struct body_place here,
                          struct body_place struck, double *phi) {
    (void)struck;
    for (int i = 0; i < modes; i++)
        phi[i] = body_clamped_shape(partials[i].root, here.along);
}

/* An undercut lowers the first partial most. Its maker tunes three; the uniform bar's others are
 * taken along with the third. */
static void tuned_partials(const struct body_made *b, int modes, struct body_partial *partials,
                           const double tuned[3]) {
    bar_partials(b, modes, partials);
    double third = free_root(3) / free_root(1), along = tuned[2] / (third * third);
    for (int i = 0; i < modes; i++)
        partials[i].ratio = i < 3 ? tuned[i] : along * partials[i].ratio;
}

static void marimba_partials(const struct body_made *b, int modes, struct body_partial *partials) {
    tuned_partials(b, modes, partials, (const double[]){1, 3.99, 10.65});
}
static void xylophone_partials(const struct body_made *b, int modes,
                               struct body_partial *partials) {
    tuned_partials(b, modes, partials, (const double[]){1, 3.932, 9.538});
}
static void vibraphone_partials(const struct body_made *b, int modes,
                                struct body_partial *partials) {
    tuned_partials(b, modes, partials, (const double[]){1, 3.984, 10.668});
}

/* Timoshenko: beta^2 / sqrt(1 + (beta r/L)^2 (1 + E/(kappa G))), to first order in shear and rotary
 * inertia. A thin tube has kappa = 1/2, E/G = 2.6; a chime has a radius of gyration r = .009 L. */
static double tube_frequency(double beta) {
    const double slender = .009 * .009 * (1 + 2.6 / .5);
    return beta * beta / sqrt(1 + slender * beta * beta);
}

static void tube_partials(const struct body_made *b, int modes, struct body_partial *partials) {
    double note = tube_frequency(free_root(4)) / 2;
    bar_partials(b, modes, partials);
    for (int i = 0; i < modes; i++)
        partials[i].ratio = tube_frequency(partials[i].root) / note;
}

/* n sqrt(1 + B n^2): Fletcher 1964. B goes as stiffness over density while a string's dimensions
 * and its pitch stay. */
static void string_partials(const struct body_made *b, int modes, struct body_partial *partials) {
    const struct body_material_kind *steel = &body_materials[BODY_OF_METAL];
    struct body_material_kind material = body_material_at(b->asked->material);
    double B = 4e-4 * (material.stiffness / material.density) / (steel->stiffness / steel->density);
    for (int i = 0; i < modes; i++) {
        double n = i + 1;
        partials[i] = (struct body_partial){
            .ratio = n * sqrt((1 + B * n * n) / (1 + B)), .scale = sqrt(2), .n = i + 1};
    }
}

static void string_shape(const struct body_partial *partials, int modes, struct body_place here,
                         struct body_place struck, double *phi) {
    (void)struck;
    for (int i = 0; i < modes; i++)
        phi[i] = partials[i].scale * sin(partials[i].n * BODY_PI * here.along);
}

const struct body_kind body_bar = {
    .name = "bar",
    .what = "a uniform bar, free at both ends",
    .limits = "bends in one plane, is thin and hangs in the air",
    .source = "Euler-Bernoulli: cos b cosh b = 1; " BODY_FLETCHER_ROSSING ", 2.15",
    .mallet = "plastic",
    .usual = {.freq = 440,
              .mass = 0.26,
              .material = BODY_OF_METAL,
              .modes = 16,
              .at = {0.3, 0},
              BODY_AS_IT_COMES},
    .pickup = {0, 0},
    .low = 55,
    .high = 3520,
    .note = 1,
    .mass_law = -.5,
    .ambient = 1,
    .level = {1.6, 2500, 1.8e-4, 0.3},
    .partials = bar_partials,
    .shapes = bar_shape,
};

const struct body_kind body_clamped = {
    .name = "clamped",
    .what = "a bar clamped at one end: a tine, a ruler over the edge",
    .limits = "thin, and its clamp never gives",
    .source = "Euler-Bernoulli: cos b cosh b = -1; " BODY_FLETCHER_ROSSING ", 2.15",
    .mallet = "plastic",
    .usual = {.freq = 220,
              .mass = 0.27,
              .material = BODY_OF_METAL,
              .modes = 16,
              .at = {0.7, 0},
              BODY_AS_IT_COMES},
    .pickup = {1, 0},
    .low = 55,
    .high = 1760,
    .note = 1,
    .mass_law = -.5,
    .ambient = 1,
    .level = {1.6, 2500, 1.8e-4, 0.3},
    .partials = clamped_partials,
    .shapes = clamped_shape,
};

const struct body_kind body_marimba = {
    .name = "marimba",
    .what = "an undercut bar tuned 1 : 3.99 : 10.65",
    .limits = "above the third partial, and for the shapes, a uniform bar stands in",
    .source = "ratios: Csound manual, modal frequency ratios; " BODY_FLETCHER_ROSSING ", 19",
    .mallet = "yarn",
    .usual = {.freq = 220,
              .mass = 0.18,
              .material = BODY_OF_WOOD,
              .modes = 16,
              .at = {0.45, 0},
              BODY_AS_IT_COMES},
    .pickup = {0, 0},
    .low = 65,
    .high = 2093,
    .note = 1,
    .mass_law = -1,
    .ambient = 1,
    .level = {1.6, 2500, 1.8e-4, 0.3},
    .partials = marimba_partials,
    .shapes = bar_shape,
};

const struct body_kind body_xylophone = {
    .name = "xylophone",
    .what = "an undercut bar tuned 1 : 3.932 : 9.538",
    .limits = "above the third partial, and for the shapes, a uniform bar stands in",
    .source = "ratios: Csound manual, modal frequency ratios; " BODY_FLETCHER_ROSSING ", 19",
    .mallet = "rosewood",
    .usual = {.freq = 880,
              .mass = 0.09,
              .material = BODY_OF_WOOD,
              .modes = 16,
              .at = {0.45, 0},
              BODY_AS_IT_COMES},
    .pickup = {0, 0},
    .low = 349,
    .high = 4186,
    .note = 1,
    .mass_law = -.5,
    .ambient = 1,
    .level = {1.6, 2500, 1.8e-4, 0.3},
    .partials = xylophone_partials,
    .shapes = bar_shape,
};

const struct body_kind body_vibraphone = {
    .name = "vibraphone",
    .what = "an undercut bar tuned 1 : 3.984 : 10.668",
    .limits = "above the third partial, and for the shapes, a uniform bar stands in",
    .source = "ratios: Csound manual, modal frequency ratios; " BODY_FLETCHER_ROSSING ", 19",
    .mallet = "cord",
    .usual = {.freq = 440,
              .mass = 0.25,
              .material = BODY_OF_METAL,
              .modes = 16,
              .at = {0.45, 0},
              BODY_AS_IT_COMES},
    .pickup = {0, 0},
    .low = 175,
    .high = 1397,
    .note = 1,
    .mass_law = -.5,
    .ambient = 1,
    .level = {1.6, 2500, 1.8e-4, 0.3},
    .partials = vibraphone_partials,
    .shapes = bar_shape,
};

const struct body_kind body_tube = {
    .name = "tube",
    .what = "an orchestral chime: a slender tube free at both ends, with shear and rotary inertia",
    .limits = "its note is half the fourth partial",
    .source = "Euler-Bernoulli with Timoshenko's correction, radius of gyration 0.9 % of the "
              "length; " BODY_FLETCHER_ROSSING ", 2.18 and 19",
    .mallet = "rawhide",
    .usual = {.freq = 523,
              .mass = 0.44,
              .material = BODY_OF_METAL,
              .modes = 16,
              .at = {0.05, 0},
              BODY_AS_IT_COMES},
    .pickup = {1, 0},
    .low = 262,
    .high = 698,
    .note = 4.2,
    .mass_law = -.5,
    .ambient = 1,
    .level = {1.6, 2500, 1.8e-4, 0.3},
    .partials = tube_partials,
    .shapes = bar_shape,
};

/* Of a metre at the usual note, 1 m (110 Hz / f) at another: T0 = 4 L f^2 m, and what it stretches
 * by is its section, m / (density L), times E. */
static double string_stiffening(const struct body_made *b) {
    double length = b->asked->size * b->kind->usual.freq / b->asked->freq;
    double T0 = 4 * length * b->note * b->note * b->mass;
    double section = b->mass / (b->material.density * length);
    return tension_stiffening(length, T0, b->material.stiffness * section);
}

const struct body_kind body_string = {
    .name = "string",
    .what = "a stiff string between two rigid ends",
    .limits = "no bridge and no soundboard: it is heard where it moves",
    .source = "n sqrt(1 + B n^2), B = 4e-4 in steel and as stiffness / density elsewhere; Fletcher "
              "1964, Normal vibration frequencies of a stiff piano string",
    .mallet = "piano",
    .usual = {.freq = 110,
              .mass = 0.32,
              .material = BODY_OF_METAL,
              .modes = 16,
              .at = {0.13, 0},
              BODY_AS_IT_COMES},
    .pickup = {.2, 0},
    .low = 27,
    .high = 1760,
    .note = 1,
    .mass_law = -1,
    .ambient = 1,
    .level = {1.6, 2500, 1.8e-4, 0.3},
    .partials = string_partials,
    .shapes = string_shape,
    .stiffening = string_stiffening,
};
