/* SPDX-License-Identifier: BSD-3-Clause */
/* body_vessels.c: bending around an axis: ring, bowl, wine glass, bell.
 *
 * Inextensional bending of a thin ring, Rayleigh, Theory of Sound, 233: frequencies as n (n^2 - 1)
 * / sqrt(n^2 + 1), n = 2, 3, ..., radial shape cos n theta and tangential shape (sin n theta)/n,
 * which adds to the modal mass: the mean square of both is (1 + 1/n^2)/2.
 *
 * From foot to rim, a vessel's wall is modelled as a clamped bar in its first mode, or in its
 * second where the bell has a nodal circle. French 1983 has (height)^2.
 */
#include <math.h>

#include "bodies/body_shapes.h"

/* The i-th mode has at most i + 2 waves around, order 0 included. */
enum { RING_ORDERS = BODY_MODES_MOST + 2 };

static double ring_frequency(int n) { return n * (n * n - 1.0) / sqrt(n * n + 1.0); }
static double ring_scale(int n) { return sqrt(2 / (1 + 1.0 / (n * n))); }

static void ring_partials(const struct body_made *b, int modes, struct body_partial *partials) {
    (void)b;
    for (int i = 0; i < modes; i++)
        partials[i] = (struct body_partial){.ratio = ring_frequency(i + 2) / ring_frequency(2),
                                            .scale = ring_scale(i + 2),
                                            .m = i + 2};
}

static void ring_shape(const struct body_partial *partials, int modes, struct body_place here,
                       struct body_place struck, double *phi) {
    double cosine[RING_ORDERS], sine[RING_ORDERS];
    body_turns(2 * PI * (here.along - struck.along), modes + 2, cosine, sine);
    for (int i = 0; i < modes; i++)
        phi[i] = partials[i].scale * body_pattern(&partials[i], cosine, sine);
}

/* A measured partial: its ratio, its nodal meridians' order, its number of nodal circles, and the
 * part of its loss factor 2 sigma / omega that is radiated if the wall is of bronze; 0: by
 * body_losses.c. */
struct measured {
    double ratio;
    int around, circles;
    double radiated;
};

/* Above the measured partials the series is the ring's, scaled to the last of them, and the loss in
 * 1/s by radiation is constant. */
static void vessel_partials(const struct body_made *b, int modes, struct body_partial *partials,
                            const struct measured *list, int count) {
    const struct measured *last = &list[count - 1];
    double along = last->ratio / ring_frequency(last->around);
    double wall[2] = {body_clamped_root(1), body_clamped_root(2)};
    for (int i = 0; i < modes; i++) {
        int around = i < count ? list[i].around : last->around + i - count + 1;
        int circles = i < count ? list[i].circles : last->circles;
        double ratio = i < count ? list[i].ratio : along * ring_frequency(around);
        double radiated = i < count ? list[i].radiated : last->radiated * last->ratio / ratio;
        double lighter = body_materials[BODY_OF_BRONZE].density / b->material.density;
        partials[i] =
            (struct body_partial){.ratio = ratio / b->kind->note,
                                  .loss = PI * b->note * ratio / b->kind->note * radiated * lighter,
                                  .root = wall[circles],
                                  .scale = ring_scale(around),
                                  .m = around,
                                  .n = circles};
    }
}

static double wall_at(int n, double along) {
    double beta = body_clamped_root(n);
    struct body_bend bend = body_clamped_bend(beta);
    return body_bend_at(&bend, beta, along);
}

static void vessel_shape(const struct body_partial *partials, int modes, struct body_place here,
                         struct body_place struck, double *phi) {
    double cosine[RING_ORDERS], sine[RING_ORDERS];
    body_turns(2 * PI * (here.across - struck.across), modes + 2, cosine, sine);
    double wall[2] = {wall_at(1, here.along), wall_at(2, here.along)};
    for (int i = 0; i < modes; i++)
        phi[i] = partials[i].scale * wall[partials[i].n] * body_pattern(&partials[i], cosine, sine);
}

static void bowl_partials(const struct body_made *b, int modes, struct body_partial *partials) {
    static const struct measured bowl[] = {
        {1, 2, 0, 0}, {2.778, 3, 0, 0}, {5.181, 4, 0, 0}, {8.163, 5, 0, 0}, {11.66, 6, 0, 0}};
    vessel_partials(b, modes, partials, bowl, sizeof bowl / sizeof *bowl);
}

static void glass_partials(const struct body_made *b, int modes, struct body_partial *partials) {
    static const struct measured glass[] = {
        {1, 2, 0, 0}, {2.32, 3, 0, 0}, {4.25, 4, 0, 0}, {6.63, 5, 0, 0}, {9.38, 6, 0, 0}};
    vessel_partials(b, modes, partials, glass, sizeof glass / sizeof *glass);
}

/* Hum, prime, tierce, quint, nominal, two tenths, twelfth, octave and above; over the hum.
 *
 * Bells of a set have one profile, so that f b, and with it each partial's loss factor, is the same
 * for all. A wall whose waves are slower than sound along the axis, too, radiates less than a
 * cylinder: the prime, with one nodal circle, a fifth of it. The loss factors are those of two
 * recordings, whose T60 are within x1.25 of these: a church bell of D5 and 70 cm, 52, 16, 16, 6 and
 * 3 s (Fletcher and Rossing, 21), and a bell whose partials are at 3620, 6737, 10510 and 14936 Hz
 * (sonic-pi-samples, perc_bell: 5.9, 1.06, .42 and .16 s). Above the nominal they radiate as it
 * does. */
static void bell_partials(const struct body_made *b, int modes, struct body_partial *partials) {
    static const struct measured bell[] = {
        {1, 2, 0, 4e-5},        {2, 2, 1, 1.9e-4},     {2.366, 3, 1, 1.3e-4},
        {3.012, 3, 1, 3.8e-4},  {4, 4, 1, 6.8e-4},     {5.028, 4, 1, 5.4e-4},
        {5.324, 2, 1, 5.1e-4},  {6.022, 5, 1, 4.5e-4}, {8.332, 6, 1, 3.3e-4},
        {10.866, 7, 1, 2.5e-4}, {13.592, 8, 1, 2e-4},  {16.43, 9, 1, 1.7e-4}};
    vessel_partials(b, modes, partials, bell, sizeof bell / sizeof *bell);
}

const struct body_kind body_ring = {
    .name = "ring",
    .what = "a thin ring that bends in its plane; a set is made of one rod",
    .limits = "free: no support",
    .source = "n (n^2 - 1) / sqrt(n^2 + 1), n = 2, 3, ...; Rayleigh, Theory of Sound, 233",
    .mallet = "rubber-hard",
    .grading = {.5, .1},
    .usual = {.freq = 330,
              .mass = 0.11,
              .material = BODY_OF_METAL,
              .modes = 16,
              .at = {0, 0},
              BODY_AS_IT_COMES},
    .pickup = {.06, 0},
    .low = 82,
    .high = 1175,
    .note = 1,
    .mass_law = -.5,
    .thickness = .006,
    .surface = BODY_ROD,
    .thickness_law = 0,
    .width = .006,
    .width_law = 0,
    .mount = 0.1,
    .round = true,
    .level = {0.0643, 82, {1.55, 0.1, 0.0175}, 0.0038, 6.32e-05},
    .partials = ring_partials,
    .shapes = ring_shape,
};

const struct body_kind body_bowl = {
    .name = "bowl",
    .what = "a Tibetan bowl, 1 : 2.778 : 5.181 : 8.163 : 11.66",
    .limits = "higher partials are those of a ring; the wall is a clamped bar",
    .source = "ratios: Csound manual, modal frequency ratios; wall: French 1983, In vino veritas",
    .mallet = "felt",
    .grading = {.75, .23},
    .usual = {.freq = 260,
              .mass = 0.41,
              .material = BODY_OF_BRONZE,
              .modes = 24,
              .at = {0.9, 0},
              .split = .002,
              BODY_AS_IT_COMES},
    .pickup = {1, .06},
    .low = 100,
    .high = 1040,
    .note = 1,
    .mass_law = -1,
    .thickness = 2 * .003, /* the air in it swings to and fro, and does not radiate */
    .thickness_law = -.5,
    .width = .15,
    .width_law = -.75,
    .area_law = -.5,
    .surface = BODY_VESSEL,
    .mount = 0.08,
    .round = true,
    .level = {0.195, 100, {1.35, -0.03, 0.0025}, 0.00506, 2e-05},
    .partials = bowl_partials,
    .shapes = vessel_shape,
};

const struct body_kind body_glass = {
    .name = "glass",
    .what = "a wine glass, 1 : 2.32 : 4.25 : 6.63 : 9.38",
    .limits = "higher partials are those of a ring; the wall is a clamped bar",
    .source = "ratios: Csound manual, modal frequency ratios; wall: French 1983, In vino veritas",
    .mallet = "plastic-hard",
    .usual = {.freq = 700,
              .mass = 0.28,
              .material = BODY_OF_GLASS,
              .modes = 24,
              .at = {0.8, 0},
              .split = .001,
              BODY_AS_IT_COMES},
    .pickup = {1, .06},
    .low = 300,
    .high = 2800,
    .note = 1,
    .mass_law = -1,
    .thickness = 2 * .0015,
    .thickness_law = 0,
    .width = .06,
    .width_law = -.5,
    .surface = BODY_VESSEL,
    .mount = 0.3,
    .round = true,
    .level = {0.0564, 300, {1.85, -0.02, 0.0025}, 0.00214, 2e-05},
    .partials = glass_partials,
    .shapes = vessel_shape,
};

const struct body_kind body_bell = {
    .name = "bell",
    .what = "a church bell; its note is an octave above its hum",
    .limits = "partials above the twelfth are those of a ring; the wall is a clamped bar",
    .source =
        "measured partials: Rossing and Perrin 1987, Vibrations of bells; " BODY_FLETCHER_ROSSING
        ", 21",
    .mallet = "brass",
    .usual = {.freq = 440,
              .mass = 0.6,
              .material = BODY_OF_BRONZE,
              .modes = 48,
              .at = {0.95, 0},
              .split = .003,
              BODY_AS_IT_COMES},
    .pickup = {1, .06},
    .low = 110,
    .high = 1760,
    .note = 2,
    .mass_law = -1.5,
    .width = .51, /* at its waist; its mouth is .93 m wide */
    .width_law = -1,
    .area_law = .25,
    .mount = 0.02,
    .round = true,
    .level = {0.255, 1109, {2.2, 0, -0.0675}, 0.00675, 2e-05},
    .partials = bell_partials,
    .shapes = vessel_shape,
};
