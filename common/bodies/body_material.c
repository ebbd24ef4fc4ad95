/* SPDX-License-Identifier: BSD-3-Clause */
/* body_material.c: the materials, and interpolation between them. */
#include <assert.h>
#include <math.h>

#include "bodies/body_shapes.h"

#define CREMER "loss, stiffness, density: Cremer and Heckl, Structure-Borne Sound, tables of 20 C"

const struct body_material_kind body_materials[BODY_MATERIALS] = {
    [BODY_OF_WOOD] = {"wood", "rosewood along the grain",
                      "loss .0045 and 490/f s of marimba bars: Hill, UIUC; 4.4 km/s: Yoshikawa "
                      "2007, Acoustical classification of woods; E/G 9 along the grain: Wood "
                      "Handbook, hardwoods",
                      1.6e10, 830, 11, 4.5e-3, 0},
    [BODY_OF_METAL] = {"metal", "steel", CREMER " (2e-5 to 3e-4)", 2.1e11, 7800, 3.1, 1.2e-4, 0},
    [BODY_OF_GLASS] = {"glass", "window glass", CREMER " (6e-4 to 2e-3)", 6e10, 2500, 3, 1e-3, 0},
    [BODY_OF_RUBBER] =
        {"rubber", "soft rubber; loses more the higher it rings",
         "loss 0.1 and modulus of soft rubber: Ashby, Materials Selection in Mechanical "
         "Design, loss coefficient against modulus; rise: its glass transition lies above",
         1e7, 1100, 3.6, 0.1, 0.2},
    [BODY_OF_PLASTIC] = {"plastic", "acrylic glass", CREMER " (2e-2 to 4e-2)", 5.6e9, 1150, 3.2,
                         3e-2, 0},
    [BODY_OF_STONE] = {"stone", "granite",
                       "Q 150 from 140 to 4500 Hz: Birch and Bancroft 1938, "
                       "Elasticity and internal friction in a long column of granite",
                       5e10, 2650, 3, 1 / 150.0, 0},
    [BODY_OF_SKIN] =
        {"skin", "a drumhead of polyester film",
         "modulus and density of the film: Ashby; loss 0.01 of a polymer below its transition", 4e9,
         1390, 3.3, 1e-2, 0.2},
    [BODY_OF_ALUMINIUM] = {"aluminium", "an alloy that rings", CREMER " (1e-4 and more)", 7e10,
                           2700, 3.2, 1.5e-4, 0},
    [BODY_OF_BRONZE] =
        {"bronze", "bell bronze, a fifth of it tin",
         "all that a bell of 1309 Hz loses (sonic-pi-samples, perc_bell: T60 19 s) is "
         "8.7e-5, and Tibetan bowls lose 4e-5 to 3e-4: Inacio, Henrique and "
         "Antunes 2006, The dynamics of Tibetan singing bowls",
         1e11, 8700, 3.2, 7e-5, 0},
};

static double mixed_value(double a, double b, double t) { return a + t * (b - a); }
static double between_by_ratio(double a, double b, double t) { return a * pow(b / a, t); }

struct body_material_kind body_material_at(double material) {
    assert(material >= 0 && material <= BODY_MATERIALS - 1);
    int i = (int)fmin(floor(material), BODY_MATERIALS - 2);
    const struct body_material_kind *a = &body_materials[i], *b = a + 1;
    double t = material - i;
    struct body_material_kind mixed = t < .5 ? *a : *b; /* with its texts */
    mixed.stiffness = between_by_ratio(a->stiffness, b->stiffness, t);
    mixed.shear = mixed_value(a->shear, b->shear, t);
    mixed.density = between_by_ratio(a->density, b->density, t);
    mixed.loss = between_by_ratio(a->loss, b->loss, t);
    mixed.slope = mixed_value(a->slope, b->slope, t);
    return mixed;
}

double body_material_loss(const struct body_material_kind *material, double f) {
    double tan_delta = material->loss;
    if (material->slope != 0)
        tan_delta *= pow(f / 1000, material->slope);
    return PI * f * tan_delta;
}
