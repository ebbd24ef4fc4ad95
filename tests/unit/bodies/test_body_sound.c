/* SPDX-License-Identifier: BSD-3-Clause */
/* Rendered bodies: struck, and measured by spectral analysis. */
#include "support/check.h"

#include "support/levels.h"
#include "support/partials.h"

enum { RATE = PARTIAL_RATE };

static struct strike_bank bank;
static double sound[RATE];

static int check_partials(const struct body *b) {
    static struct partial_found found[BODY_MODES_MOST];
    int count = partials_of_strike(b, found);
    for (int i = 0; i < count; i++) {
        const struct partial_found *p = &found[i];
        check_case("%s of material %g, partial %d at %.1f Hz, T60 %.3f s",
                   body_kinds[b->shape]->name, b->material, p->mode + 1, p->freq, p->decay);
        CHECK(fabs(1200 * log2(p->found.freq / p->freq)) < 1);
        CHECK_REL(p->found.decay, p->decay, .02);
    }
    return count;
}

TEST("partials are within 1 cent of the requested frequency, and their decay within 2 %") {
    int seen = 0;
    for (int shape = 0; shape < BODY_SHAPES; shape++) {
        struct body b = body_default(shape);
        if (body_kinds[shape]->round)
            b.split = 0; /* the members of a pair are too close to be resolved */
        int here = check_partials(&b);
        check_case("%s", body_kinds[shape]->name);
        CHECK(here >= 3);
        seen += here;
    }
    check_case("in all");
    CHECK(seen > 90);
}

TEST("the same holds in every material, however heavily damped") {
    for (int material = 0; material < BODY_MATERIALS; material++) {
        struct body b = body_default(BODY_BAR);
        b.material = material;
        b.modes = 3;
        int here = check_partials(&b);
        check_case("%s", body_materials[material].name);
        CHECK(here >= 2);
    }
}

TEST("a strike at a node leaves that mode silent") {
    static const struct {
        enum body_shape shape;
        struct body_place at;
        int silent; /* counted from 1 */
    } cases[] = {{BODY_BAR, {.5, 0}, 2},
                 {BODY_BAR, {.22415752, 0}, 1},
                 {BODY_STRING, {1 / 3., 0}, 3},
                 {BODY_PLATE, {.5, .31}, 2},
                 {BODY_CLAMPED, {.7834487, 0}, 2}};
    for (size_t c = 0; c < sizeof cases / sizeof *cases; c++) {
        struct body b = body_default(cases[c].shape);
        b.modes = 8;
        double level[2];
        for (int node = 0; node < 2; node++) {
            if (node)
                b.at = cases[c].at;
            strike_fill(&bank, &b, body_kinds[b.shape]->pickup);
            struct tuning t = strike_tuning(&bank);
            strike_render(&t, RATE, MODES_VELOCITY, sound, RATE);
            int i = cases[c].silent - 1, size = (int)(RATE * 6 / partial_apart(&bank, i));
            level[node] = strike_partial_near(sound + 2000, RATE, size, size / 2, size / 2,
                                              partial_rings_at(&bank.mode[i]))
                              .magnitude;
        }
        check_case("%s, mode %d", body_kinds[b.shape]->name, cases[c].silent);
        CHECK(level[1] < 1e-3 * level[0]);
    }
}

TEST("a body's highest and lowest notes are as playable as those between: within 13 dB of the "
     "loudest") {
    for (int shape = 0; shape < BODY_SHAPES; shape++) {
        double quietest = HUGE_VAL, loudest = 0, at = 0;
        struct body b = body_default(shape);
        const struct body_kind *kind = body_kinds[shape];
        for (int i = 0; i < LEVELS_NOTES; i++) {
            b.freq = kind->low * pow(kind->high / kind->low, i / (LEVELS_NOTES - 1.));
            strike_fill(&bank, &b, kind->pickup);
            body_radiate(&b, bank.mode, 1, (double *const[]){bank.pickup});
            struct mallet_kind head = body_usual_mallet((enum body_shape)shape, b.freq);
            double peak = levels_strike(&b, &bank, &head, 5, MODES_VELOCITY, sound, LEVELS_SAMPLES);
            if (peak < quietest)
                quietest = peak, at = b.freq;
            loudest = fmax(loudest, peak);
        }
        check_case("%s at %.0f Hz, %.1f dB", kind->name, at, 20 * log10(quietest / loudest));
        CHECK(20 * log10(quietest / loudest) > -13);
    }
}

TEST(
    "soft strokes by a graded set are as loud at the top as at the bottom: within 9 dB at .5 m/s") {
    for (int shape = 0; shape < BODY_SHAPES; shape++) {
        double quietest = HUGE_VAL, loudest = 0;
        struct body b = body_default(shape);
        const struct body_kind *kind = body_kinds[shape];
        for (int i = 0; kind->grading.contact_exponent > 0 && i < LEVELS_NOTES; i++) {
            b.freq = kind->low * pow(kind->high / kind->low, i / (LEVELS_NOTES - 1.));
            strike_fill(&bank, &b, kind->pickup);
            body_radiate(&b, bank.mode, 1, (double *const[]){bank.pickup});
            struct mallet_kind head = body_usual_mallet((enum body_shape)shape, b.freq);
            double peak =
                levels_strike(&b, &bank, &head, .5, MODES_VELOCITY, sound, LEVELS_SAMPLES);
            quietest = fmin(quietest, peak), loudest = fmax(loudest, peak);
        }
        check_case("%s, %.1f dB", kind->name, 20 * log10(quietest / loudest));
        CHECK(kind->grading.contact_exponent == 0 || 20 * log10(quietest / loudest) > -9);
    }
}

/* Speed of sound along a rod and density, from tables of textbooks; materials of a name differ. */
TEST("speed of sound and density of each material are those of tables") {
    static const struct {
        double speed, density;
    } tables[BODY_MATERIALS] = {
        [BODY_OF_WOOD] = {4400, 830},     [BODY_OF_METAL] = {5180, 7850},
        [BODY_OF_GLASS] = {4900, 2500},   [BODY_OF_RUBBER] = {95, 1100},
        [BODY_OF_PLASTIC] = {2200, 1180}, [BODY_OF_STONE] = {4340, 2650},
        [BODY_OF_SKIN] = {1700, 1390},    [BODY_OF_ALUMINIUM] = {5080, 2700},
        [BODY_OF_BRONZE] = {3400, 8700},
    };
    for (int k = 0; k < BODY_MATERIALS; k++) {
        const struct body_material_kind *kind = &body_materials[k];
        check_case("%s", kind->name);
        CHECK_REL(sqrt(kind->stiffness / kind->density), tables[k].speed, .02);
        CHECK_REL(kind->density, tables[k].density, .03);
    }
}

/* Values of the sources that each material names; where these give a range, the loss is that of
 * instruments made of it. */
TEST("a bar's loss at 1 kHz and its slope are those of each material's sources") {
    static const struct {
        double tan_delta, slope;
    } sources[BODY_MATERIALS] = {
        [BODY_OF_WOOD] = {4.5e-3, 0},  [BODY_OF_METAL] = {1.2e-4, 0},
        [BODY_OF_GLASS] = {1e-3, 0},   [BODY_OF_RUBBER] = {.1, .2},
        [BODY_OF_PLASTIC] = {3e-2, 0}, [BODY_OF_STONE] = {6.7e-3, 0},
        [BODY_OF_SKIN] = {1e-2, .2},   [BODY_OF_ALUMINIUM] = {1.5e-4, 0},
        [BODY_OF_BRONZE] = {7e-5, 0},
    };
    for (int k = 0; k < BODY_MATERIALS; k++)
        for (double f = 250; f < 5000; f *= 2) {
            double sigma = body_material_loss(&body_materials[k], f);
            check_case("%s at %g Hz", body_materials[k].name, f);
            CHECK_REL(sigma / (acos(-1) * f),
                      sources[k].tan_delta * pow(f / 1000, sources[k].slope), .01);
        }
}

/* A partial with n waves around is silent a quarter of a wave away from the strike point: n nodal
 * meridians as published, for the bell by Rossing and Perrin. */
TEST("a vessel's partials have the published numbers of nodal meridians") {
    static const struct {
        enum body_shape shape;
        int around[12];
    } cases[] = {{BODY_BOWL, {2, 3, 4, 5, 6, 7}},
                 {BODY_GLASS, {2, 3, 4, 5, 6, 7}},
                 {BODY_BELL, {2, 2, 3, 3, 4, 4, 2, 5, 6, 7, 8, 9}}};
    for (size_t c = 0; c < sizeof cases / sizeof *cases; c++)
        for (int i = 0; i < 12 && cases[c].around[i]; i++) {
            struct body b = body_default(cases[c].shape);
            struct mode modes[12];
            double at[12], near[12], node[12], quarter = .25 / cases[c].around[i];
            double *const pickup[] = {near, node};
            b.modes = 12;
            b.split = 0;
            const struct body_place places[] = {b.at, {b.at.along, b.at.across + quarter}};
            body_modes(&b, places, 2, modes, at, pickup);
            check_case("%s, partial %d", body_kinds[b.shape]->name, i + 1);
            CHECK(fabs(node[i]) < 1e-9 * fabs(near[i]) && near[i] != 0);
        }
}

CHECK_MAIN
