/* SPDX-License-Identifier: BSD-3-Clause */
/* body_discs.c: opera gongs and cymbals: thin discs of bronze with a free edge, flat or a shallow
 * cap, whose deflection is comparable to their thickness. Their modes are those of plate_known.h;
 * the potential that couples them is in modes/plates/plate.h, and `nonlinear` 0 leaves it out.
 *
 * The note is the mode (0,1), in which the middle moves against the rim: the pitch of an opera
 * gong. Another note is another disc of the same thickness, with a radius as note^(-1/2). For a
 * disc of given note, mass M and thickness h, with omega_1 = omega_i / xi_i^2,
 *   K = E/(4 rho^2 h a^6) = 3 pi (1 - nu^2) omega_1^2 / (M h^2),
 *   L = -4 H0 sqrt(rho h) a = -4 (H0/h) h sqrt(M/pi),
 * so neither the modulus nor the density is needed: the material sets the losses alone.
 *
 * Losses: those of bronze, and what cord and hand take. A gong loses as much again at its turned
 * rim, set by listening: its T60 is 5 s at 100 Hz and 3 s at 2 kHz. A cymbal loses a tenth more
 * than bronze: with .2 less its brightness at 7 m/s is at the upper edge of that of a recording. A
 * plate of this thickness radiates below its coincidence frequency, 15 kHz and more, which is left
 * out.
 *
 * Left out: the turned rim and the boss of a gong, the bell and the taper of a cymbal, hammer
 * marks, and the sin member of each pair of modes, which a strike does not excite.
 */
#include "bodies/body_shapes.h"

/* Losses at the rim of a gong and the edge of a cymbal, 1/s a Hz. */
static const double rim_loss = 3.8e-4, edge_loss = 2.5e-5;

static void disc_partials(const struct body_made *b, int modes, double by_f,
                          struct body_partial *partials) {
    const struct plate_known *known = b->kind->plate;
    double lowest = known->mode[0].xi2;
    for (int i = 0; i < modes; i++) {
        int at = i < known->kind.modes ? i : known->kind.modes - 1;
        double ratio = known->mode[at].xi2 / lowest / b->kind->note;
        partials[i] = (struct body_partial){
            .ratio = ratio, .loss = by_f * ratio * b->note, .m = known->mode[at].n};
    }
}

static void gong_partials(const struct body_made *b, int modes, struct body_partial *partials) {
    disc_partials(b, modes, rim_loss, partials);
}

static void cymbal_partials(const struct body_made *b, int modes, struct body_partial *partials) {
    disc_partials(b, modes, edge_loss, partials);
}

/* Phi sqrt(pi) has a mean square of 1. Modes beyond the table do not move. */
static void disc_shapes(const struct plate_known *known, int modes, const struct body_place *here,
                        int places, struct body_place struck, double *const *phi) {
    double Phi[PLATE_MODES_MOST];
    for (int p = 0; p < places; p++) {
        double angle = 2 * PI * (here[p].across - struck.across);
        plate_known_shape(known, here[p].along, angle, Phi);
        for (int i = 0; i < modes; i++)
            phi[p][i] = i < known->kind.modes ? sqrt(PI) * Phi[i] : 0;
    }
}

static void flat_shapes(const struct body_partial *partials, int modes,
                        const struct body_place *here, int places, struct body_place struck,
                        double *const *phi) {
    (void)partials;
    disc_shapes(&plates_known[PLATE_FLAT], modes, here, places, struck, phi);
}

static void cap_shapes(const struct body_partial *partials, int modes,
                       const struct body_place *here, int places, struct body_place struck,
                       double *const *phi) {
    (void)partials;
    disc_shapes(&plates_known[PLATE_CAP], modes, here, places, struck, phi);
}

static void cymbal_shapes(const struct body_partial *partials, int modes,
                          const struct body_place *here, int places, struct body_place struck,
                          double *const *phi) {
    (void)partials;
    disc_shapes(&plates_known[PLATE_CYMBAL], modes, here, places, struck, phi);
}

#define ROSSING_FLETCHER                                                                           \
    "Rossing and Fletcher 1983, Nonlinear vibrations in plates and gongs; von Karman's plate: "    \
    "Thomas, Touze and Chaigne 2005"

const struct body_kind body_opera_gong = {
    .name = "opera-gong",
    .what = "a large gong of the Chinese opera, flat: struck hard it begins sharp and falls by two "
            "or three semitones",
    .limits = "its turned rim is left out",
    .source = ROSSING_FLETCHER,
    .mallet = "gong",
    .usual = {.freq = 96.6,
              .mass = .635,
              .material = BODY_OF_BRONZE,
              .modes = 53,
              .at = {.1, 0},
              BODY_AS_IT_COMES},
    .pickup = {.3, .1},
    .low = 60,
    .high = 200,
    .note = 9.069 / 5.262,
    .mass_law = -1,
    .thickness = .0012,
    .mount = 1.2,
    .round = true,
    .level = {.0391, 109.5, {0.85, 0.1, 0.095, 0.4}, 0.012, 0.0002},
    .level_by_energy = .25,
    .plate = &plates_known[PLATE_FLAT],
    .partials = gong_partials,
    .shapes_at = flat_shapes,
};

const struct body_kind body_opera_gong_small = {
    .name = "opera-gong-small",
    .what =
        "a small gong of the Chinese opera, domed by twice its thickness: struck hard it begins "
        "flat and rises",
    .limits = "its turned rim is left out",
    .source = ROSSING_FLETCHER,
    .mallet = "cymbal",
    .usual = {.freq = 169.6,
              .mass = .635,
              .material = BODY_OF_BRONZE,
              .modes = 53,
              .at = {.1, 0},
              BODY_AS_IT_COMES},
    .pickup = {.3, .1},
    .low = 110,
    .high = 400,
    .note = 15.917 / 5.290,
    .mass_law = -1,
    .thickness = .0012,
    .mount = 1.2,
    .round = true,
    .level = {.0579, 400, {1.5, -0.16, 0.0875, -0.25}, 0.00675, 0.000266},
    .level_by_energy = .5,
    .plate = &plates_known[PLATE_CAP],
    .partials = gong_partials,
    .shapes_at = cap_shapes,
};

const struct body_kind body_cymbal = {
    .name = "cymbal",
    .what = "a thin cymbal of 26 cm, a shallow cap: struck hard it swells into noise, brighter the "
            "harder",
    .limits = "its bell and taper are left out; nothing above its highest mode, 10.6 kHz; soft "
              "strokes are too dark",
    .source = "Touze, Thomas and Chaigne 2002; Bilbao 2010, Percussion synthesis based on models "
              "of nonlinear shell vibration",
    .mallet = "cymbal",
    .usual = {.freq = 476,
              .mass = .32,
              .material = BODY_OF_BRONZE,
              .modes = 206,
              .at = {.9, 0},
              BODY_AS_IT_COMES},
    .pickup = {.3, .16},
    .low = 240,
    .high = 750,
    .note = 66.027 / 5.456,
    .mass_law = -1,
    .thickness = .0007,
    .mount = .65,
    .round = true,
    .level = {.0372, 263.9, {1.05, 0.05, 0.055}, 0.00506, 0.000355},
    .level_by_energy = 1,
    .plate = &plates_known[PLATE_CYMBAL],
    .partials = cymbal_partials,
    .shapes_at = cymbal_shapes,
};

const struct body_kind body_splash = {
    .name = "splash",
    .what = "a splash cymbal of 20 cm",
    .limits = "as a cymbal; nothing above its highest mode, 15.4 kHz",
    .source = "a smaller and thinner cymbal of the same form",
    .mallet = "cymbal",
    .usual = {.freq = 690,
              .mass = .162,
              .material = BODY_OF_BRONZE,
              .modes = 206,
              .at = {.9, 0},
              BODY_AS_IT_COMES},
    .pickup = {.3, .16},
    .low = 480,
    .high = 1100,
    .note = 66.027 / 5.456,
    .mass_law = -1,
    .thickness = .0006,
    .mount = .9,
    .round = true,
    .level = {.0357, 514.3, {1.25, -0.16, 0.1, -0.35}, 0.00285, 0.000112},
    .level_by_energy = 1,
    .plate = &plates_known[PLATE_CYMBAL],
    .partials = cymbal_partials,
    .shapes_at = cymbal_shapes,
};
