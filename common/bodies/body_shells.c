/* SPDX-License-Identifier: BSD-3-Clause */
/* body_shells.c: sheets that are bent, welded or hammered into shape: cowbell, agogo, steel pan,
 * gong.
 *
 * No formula gives a shell's frequencies from a few lengths. Those of cowbell and agogo are
 * measured on recordings, which their rows cite; those of a steel pan are set by its tuner. Above
 * the last partial of a list the modes are evenly spaced in frequency, as on a plate. Mode shapes
 * are those of a plate held at its edges, on the face or the note that is struck.
 */
#include <math.h>

#include "bodies/body_shapes.h"

enum { SHELL_WAVES = 5 };
struct shell_partial {
    double ratio, loss; /* loss in 1/s, by radiation or into the support */
    int m, n;           /* half waves along and across: SHELL_WAVES at most */
};

static void shell_partials(const struct shell_partial *list, int count, double split, int modes,
                           struct body_partial *partials) {
    const struct shell_partial *last = &list[count - 1];
    for (int i = 0; i < modes; i++) {
        int above = i - count + 1;
        struct shell_partial p =
            i < count ? list[i]
                      : (struct shell_partial){last->ratio * (1 + above * .17), last->loss,
                                               above % SHELL_WAVES + 1, above % 3 + 2};
        partials[i] = (struct body_partial){.ratio = p.ratio * (1 + split * (i % 2)),
                                            .loss = p.loss,
                                            .scale = 2,
                                            .m = p.m,
                                            .n = p.n};
    }
}

static void shell_shape(const struct body_partial *partials, int modes, struct body_place here,
                        struct body_place struck, double *phi) {
    (void)struck;
    double along[SHELL_WAVES + 1], across[SHELL_WAVES + 1], unused[SHELL_WAVES + 1];
    body_turns(PI * here.along, SHELL_WAVES + 1, unused, along);
    body_turns(PI * here.across, SHELL_WAVES + 1, unused, across);
    for (int i = 0; i < modes; i++)
        phi[i] = partials[i].scale * along[partials[i].m] * across[partials[i].n];
}

#define LISTED(list) (list), (int)(sizeof(list) / sizeof *(list))

static void cowbell_partials(const struct body_made *b, int modes, struct body_partial *partials) {
    static const struct shell_partial cowbell[] = {{1, 19, 1, 1},    {1.1, 19, 1, 3},
                                                   {4.2, 22, 2, 1},  {5.29, 22, 1, 2},
                                                   {10.9, 75, 3, 2}, {13.8, 65, 2, 3}};
    (void)b;
    shell_partials(LISTED(cowbell), 0, modes, partials);
}

static void agogo_partials(const struct body_made *b, int modes, struct body_partial *partials) {
    static const struct shell_partial agogo[] = {
        {1, 2.3, 1, 1},   {3.73, 28, 2, 1}, {5.12, 15, 1, 2}, {6.46, 20, 3, 1},
        {7.56, 40, 2, 2}, {7.93, 35, 1, 3}, {9.43, 40, 3, 2}};
    (void)b;
    shell_partials(LISTED(agogo), 0, modes, partials);
}

/* The first mode displaces volume and so decays quickly; the octave, in two halves, does not. The
 * fourth is a pair, separated by `split`. */
static void steel_pan_partials(const struct body_made *b, int modes,
                               struct body_partial *partials) {
    static const struct shell_partial pan[] = {{1, 14, 1, 1}, {2, 5, 2, 1}, {3, 9, 1, 2},
                                               {4, 7, 3, 1},  {4, 7, 2, 2}, {6, 8, 3, 2},
                                               {8, 12, 4, 2}};
    shell_partials(LISTED(pan), 0, modes, partials);
    if (modes > 4)
        partials[4].ratio *= 1 + b->requested->split;
}

/* A round plate whose rim is bent in: the rim rotates but does not move. The rim's curvature lowers
 * the membrane's zeros by (1 - nu) terms, k^2 = j^2 - .8: Leissa, Vibration of Plates, table 2.2,
 * within 1 % (nu = .3). Shapes are the membrane's, which differ at the rim alone. */
static void gong_partials(const struct body_made *b, int modes, struct body_partial *partials) {
    body_membrane_partials(b, modes, partials);
    double first = partials[0].root * partials[0].root - .8;
    for (int i = 0; i < modes; i++)
        partials[i].ratio = (partials[i].root * partials[i].root - .8) / first;
}

const struct body_kind body_cowbell = {
    .name = "cowbell",
    .what = "a cowbell of welded sheet, held in a hand",
    .limits = "partials measured, not derived: the lowest pair lies between those of two recorded "
              "bells; the higher partials are of one bell, half apart from the other's",
    .source = "FluidR3, Cow Bell: 1 : 1.08 : 4.2 : 5.3 : 10.9 : 13.8; sonic-pi-samples, "
              "drum_cowbell: 1 : 1.13 : 2.5 : 6.1 : 6.3",
    .mallet = "rosewood",
    .usual = {.freq = 540,
              .mass = 0.15,
              .material = BODY_OF_METAL,
              .modes = 12,
              .at = {.3, .4},
              BODY_AS_IT_COMES},
    .pickup = {.2, .3},
    .low = 300,
    .high = 1000,
    .note = 1,
    .mass_law = -1,
    .mount = 0.8,
    .level = {0.0448, 300, {1.7, -0.16, -0.1}, 0.00214, 8.43e-05},
    .partials = cowbell_partials,
    .shapes = shell_shape,
};

const struct body_kind body_agogo = {
    .name = "agogo",
    .what = "a cone of sheet metal, one of a pair",
    .limits =
        "partials measured on one recorded bell, not derived; on another the second and fourth "
        "are 9 and 3 % higher",
    .source = "FluidR3, Low Agogo: 1 : 3.73 : 5.12 : 6.46 : 7.56 : 7.93 : 9.43; Synthesis ToolKit, "
              "ModalBar: 1 : 4.08 : 6.67",
    .mallet = "rosewood",
    .usual = {.freq = 1000,
              .mass = 0.1,
              .material = BODY_OF_METAL,
              .modes = 14,
              .at = {.3, .4},
              BODY_AS_IT_COMES},
    .pickup = {.2, .3},
    .low = 600,
    .high = 2000,
    .note = 1,
    .mass_law = -1,
    .mount = 0.3,
    .level = {0.0434, 600, {1.55, 0.02, 0.02}, 0.0016, 6.32e-05},
    .partials = agogo_partials,
    .shapes = shell_shape,
};

const struct body_kind body_steel_pan = {
    .name = "steel-pan",
    .what = "a note of a steel pan, hammered and tuned 1 : 2 : 3 : 4",
    .limits = "linear: no energy passes from the first partial to the octave, and no other note "
              "resonates",
    .source = "Rossing, Hampton and Hansen 1996, Music from oil drums; FluidR3, Steel Drum: 1 : "
              "2.01 : 3.04 : 3.98 and 4.02 : 6.03",
    .mallet = "rubber-hard",
    .grading = {.4, .1},
    .usual = {.freq = 370,
              .mass = 0.12,
              .material = BODY_OF_METAL,
              .modes = 12,
              .at = {.38, .4},
              .split = .01,
              BODY_AS_IT_COMES},
    .pickup = {.3, .3},
    .low = 130,
    .high = 1050,
    .note = 1,
    .mass_law = -1,
    .mount = 0.8,
    .level = {0.0415, 141.8, {1.75, 0.01, -0.0375}, 0.0012, 0.000112},
    .partials = steel_pan_partials,
    .shapes = shell_shape,
};

const struct body_kind body_gong = {
    .name = "gong",
    .what = "a small tuned gong: a round plate of bronze with its rim bent in",
    .limits = "without the boss; linear: a real gong glides and swells when it is played hard",
    .source = "Simply supported circular plate: Leissa 1969, Vibration of Plates, 2.1",
    .mallet = "yarn",
    .grading = {.5, .23},
    .usual = {.freq = 220,
              .mass = 1,
              .material = BODY_OF_BRONZE,
              .modes = 64,
              .at = {.15, 0},
              .split = .004,
              BODY_AS_IT_COMES},
    .pickup = {.35, .1},
    .low = 65,
    .high = 520,
    .note = 1,
    .mass_law = -1,
    .thickness = .004,
    .thickness_law = 0,
    .width = .05,
    .width_law = 0,
    .surface = BODY_SHEET,
    .mount = 0.2,
    .round = true,
    .level = {0.125, 70.88, {1.3, 0.1, 0.045}, 0.009, 2e-05},
    .partials = gong_partials,
    .shapes_at = body_membrane_shapes,
};
