/* SPDX-License-Identifier: BSD-3-Clause */
/* body_undercut.c: bars that are cut away below to tune their partials.
 *
 * A cut lowers the first partial most. Profile, shapes and numbers are those of
 * tests/support/tables/undercut.h, from the tables that tests/support/tables/profiles.c writes. The
 * depth of the cut tunes the second partial, as a maker does; the partials above it follow from the
 * profile: omega_i = number_i c0 h0 / (sqrt 12 L^2) / sqrt(1 + (h0/L)^2 (rotary_i + E/(kappa G)
 * shear_i)). The last factor is of first order, within 1 % while the bar is ten times as long as
 * thick. It lowers the second partial, so a short bar needs a deeper cut, which raises all partials
 * again: partial_i *= (tuned second / second)^retuned_i, from the profile too. Above the eighth
 * partial the series continues as (n + 1/2)^2 (WKB: 1 to 4 % off), with a uniform bar's shapes.
 */
#include "bodies/body_undercut.h"

#include <math.h>

#include "bodies/body_shapes.h"

/* Numbers and shapes of the bars, interpolated between two neighbours of the table. */
static double between_bars(double bar, double a, double b) {
    return a + (bar - floor(bar)) * (b - a);
}
static const struct body_undercut *lower(double bar) { return &body_undercuts[(int)bar]; }
static const struct body_undercut *upper(double bar) { return &body_undercuts[(int)ceil(bar)]; }

static double thick(const struct body_undercut_mode *m, double slender2, double p) {
    return m->number / sqrt(1 + slender2 * (m->rotary + p * m->shear));
}

static double bending(double bar, int i, double slender2, double p) {
    return between_bars(bar, thick(&lower(bar)->bending[i], slender2, p),
                        thick(&upper(bar)->bending[i], slender2, p));
}

/* Factor on a partial, relative to the first, of the cut that raises the second partial by
 * `factor`. */
static double retuned(double bar, int i, double factor) {
    return pow(factor, between_bars(bar, lower(bar)->retuned[i], upper(bar)->retuned[i]));
}

/* Torsion's numbers: omega = number c_t / L. */
static void twist(const struct body_made *b, double bar, double length, int modes,
                  struct body_partial *partials) {
    double speed = body_torsion_speed(b) / (2 * PI * length * b->note);
    for (int i = 0; i < BODY_UNDERCUT_TORSION; i++)
        body_insert(
            partials, modes,
            (struct body_partial){.ratio = speed * between_bars(bar, lower(bar)->torsion[i].number,
                                                                upper(bar)->torsion[i].number),
                                  .root = bar,
                                  .m = 1,
                                  .n = i + 1});
}

/* The bar at that place of the table, its second partial tuned to `second`, over a tube that adds
 * the loss `tube` (1/s) to the first. */
static void undercut_partials(const struct body_made *b, double bar, double second, double tube,
                              int modes, struct body_partial *partials) {
    double p = b->material.shear, h = b->thickness, slender2 = 0;
    double speed = body_sound_speed(b) * h / sqrt(12) / (2 * PI * b->note);
    for (int i = 0; i < 3; i++)
        slender2 = h * h / (speed * bending(bar, 0, slender2, p));
    double first = bending(bar, 0, slender2, p);
    int last = BODY_UNDERCUT_BENDING;
    double deeper = second * first / bending(bar, 1, slender2, p);
    double along = bending(bar, last - 1, slender2, p) / first * retuned(bar, last - 1, deeper) /
                   ((last + .5) * (last + .5));
    for (int i = 0; i < modes; i++) {
        int n = i + 1;
        bool known = n <= last;
        double beta = body_free_root(n);
        double tuned = known ? bending(bar, i, slender2, p) / first * retuned(bar, i, deeper) : 0;
        partials[i] = (struct body_partial){.ratio = known ? tuned : along * (n + .5) * (n + .5),
                                            .root = known ? bar : beta,
                                            .scale = body_free_scale(n, beta),
                                            .n = n};
    }
    twist(b, bar, h / sqrt(slender2), modes, partials);
    for (int i = 0; i < modes; i++)
        if (!partials[i].m && partials[i].n == 1)
            partials[i].loss = tube;
}

static void marimba_partials(const struct body_made *b, int modes, struct body_partial *partials) {
    undercut_partials(b, BODY_UNDERCUT_MARIMBA, 4, 1.2, modes, partials);
}

static void xylophone_partials(const struct body_made *b, int modes,
                               struct body_partial *partials) {
    undercut_partials(b, BODY_UNDERCUT_XYLOPHONE, 3, 8, modes, partials);
}

/* A vibraphone's cut is narrower the shorter the bar: .48 of it at 220 Hz, .086 less an octave. */
static void vibraphone_partials(const struct body_made *b, int modes,
                                struct body_partial *partials) {
    double octaves = log2(b->note * b->requested->size / 220);
    double place = fmin(fmax(octaves * .086 / .08, 0), 2);
    undercut_partials(b, BODY_UNDERCUT_VIBRAPHONE_WIDE + place, 4, .12, modes, partials);
}

/* --- shapes ----------------------------------------------------------------------------------- */

struct basis {
    double bending[2][BODY_UNDERCUT_BASIS], torsion[2][BODY_UNDERCUT_BASIS]; /* even, odd */
};

static void basis_at(double x, struct basis *basis) {
    basis->bending[0][0] = 1;
    basis->bending[1][0] = sqrt(12) * (x - .5);
    for (int n = 1; n <= 2 * (BODY_UNDERCUT_BASIS - 1); n++) {
        double beta = body_free_root(n);
        basis->bending[(n + 1) % 2][(n + 1) / 2] =
            body_free_shape(n, beta, body_free_scale(n, beta), x);
    }
    for (int n = 0; n < 2 * BODY_UNDERCUT_BASIS; n++)
        basis->torsion[n % 2][n / 2] = (n ? sqrt(2) : 1) * cos(n * PI * x);
}

static double sum(const struct body_undercut_mode *m, double basis[2][BODY_UNDERCUT_BASIS]) {
    double total = 0;
    for (int k = 0; k < BODY_UNDERCUT_BASIS; k++)
        total += m->coefficient[k] * basis[m->odd][k];
    return total;
}

static void undercut_shape(const struct body_partial *partials, int modes, struct body_place here,
                           struct body_place struck, double *phi) {
    (void)struck;
    struct basis basis;
    basis_at(here.along, &basis);
    for (int i = 0; i < modes; i++) {
        const struct body_partial *p = &partials[i];
        int at = p->n - 1;
        if (p->m)
            phi[i] = body_torsion_across(here) *
                     between_bars(p->root, sum(&lower(p->root)->torsion[at], basis.torsion),
                                  sum(&upper(p->root)->torsion[at], basis.torsion));
        else if (at < BODY_UNDERCUT_BENDING)
            phi[i] = between_bars(p->root, sum(&lower(p->root)->bending[at], basis.bending),
                                  sum(&upper(p->root)->bending[at], basis.bending));
        else
            phi[i] = body_free_shape(p->n, p->root, p->scale, here.along);
    }
}

const struct body_kind body_marimba = {
    .name = "marimba",
    .what = "a rosewood bar, undercut and tuned 1 : 4 : 10, over a tube",
    .limits = "the tube damps the first partial and radiates nothing itself",
    .source = "Rayleigh and Ritz on the profile, tests/support/tables/undercut.h; "
              "tuning: " BODY_FLETCHER_ROSSING
              ", 19.2; Bork 1995, Practical tuning of xylophone bars and resonators",
    .mallet = "yarn",
    .grading = {.5, .075},
    .usual = {.freq = 220,
              .mass = 0.36,
              .material = BODY_OF_WOOD,
              .modes = 32,
              .at = {.46, .25},
              BODY_AS_IT_COMES},
    .pickup = {.02, .4},
    .low = 131,
    .high = 2093,
    .note = 1,
    .mass_law = -.75,
    .thickness = .022,
    .thickness_law = 0,
    .width = .06,
    .width_law = -.25,
    .mount = 0.3,
    .level = {0.137, 131, {1.5, 0.22, -0.0625}, 0.009, 3.56e-05},
    .partials = marimba_partials,
    .shapes = undercut_shape,
};

const struct body_kind body_xylophone = {
    .name = "xylophone",
    .what = "a rosewood bar, undercut and tuned 1 : 3 : 6, over a tube",
    .limits = "the tube damps the first partial and radiates nothing itself",
    .source = "Rayleigh and Ritz on the profile, tests/support/tables/undercut.h; "
              "tuning: " BODY_FLETCHER_ROSSING ", 19.3; Bork 1995",
    .mallet = "plastic-hard",
    .usual = {.freq = 880,
              .mass = 0.15,
              .material = BODY_OF_WOOD,
              .modes = 24,
              .at = {.46, .25},
              BODY_AS_IT_COMES},
    .pickup = {.02, .4},
    .low = 349,
    .high = 4186,
    .note = 1,
    .mass_law = -.5,
    .thickness = .018,
    .thickness_law = 0,
    .width = .038,
    .width_law = 0,
    .mount = 0.3,
    .support = .3,
    .supports = {{.225, .577}, {.785, .577}},
    .level = {0.0572, 349, {1.8, -0.07, 0.0225}, 0.0016, 2e-05},
    .partials = xylophone_partials,
    .shapes = undercut_shape,
};

const struct body_kind body_vibraphone = {
    .name = "vibraphone",
    .what = "an aluminium bar, undercut and tuned 1 : 4 : 10, over a tube",
    .limits = "the tube is open: no rotating fan",
    .source = "Rayleigh and Ritz on the profile, tests/support/tables/undercut.h; "
              "tuning: " BODY_FLETCHER_ROSSING ", 19.4",
    .mallet = "cord-hard",
    .grading = {.5, 0},
    .usual = {.freq = 440,
              .mass = 0.35,
              .material = BODY_OF_ALUMINIUM,
              .modes = 24,
              .at = {.46, .25},
              BODY_AS_IT_COMES},
    .pickup = {.02, .4},
    .low = 175,
    .high = 1397,
    .note = 1,
    .mass_law = -.5,
    .thickness = .0127,
    .thickness_law = 0,
    .width = .045,
    .width_law = 0,
    .mount = 0.1,
    .support = 13,
    .supports = {{.2, .577}, {.8, .577}},
    .level = {0.0746, 175, {1.5, 0.06, 0.075}, 0.0038, 2e-05},
    .partials = vibraphone_partials,
    .shapes = undercut_shape,
};
