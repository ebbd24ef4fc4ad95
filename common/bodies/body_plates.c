/* SPDX-License-Identifier: BSD-3-Clause */
/* body_plates.c: surfaces: the rectangular plate and the circular membrane.
 *
 * Plate, simply supported, 1 : 0.7: frequency as m^2 + (n/.7)^2, shape 2 sin(m pi x) sin(n pi y).
 * Membrane: frequency as j_mn, J_m(j_mn) = 0, shape J_m(j_mn r) cos(m theta) over its root mean
 * square |J_(m+1)(j_mn)| (1/sqrt 2 for m > 0). Rayleigh, Theory of Sound, 225 and 200-206.
 */
#include <math.h>

#include "bodies/body_shapes.h"
#include "bodies/body_zeros.h"

/* --- the lowest cells of a lattice: a heap of those whose lower neighbours are out ------------ */

struct heap {
    struct body_cell cell[BODY_MODES_MOST + 1];
    int size;
};

static void heap_push(struct heap *h, struct body_cell new) {
    int at = h->size++;
    for (; at > 0 && h->cell[(at - 1) / 2].key > new.key; at = (at - 1) / 2)
        h->cell[at] = h->cell[(at - 1) / 2];
    h->cell[at] = new;
}

/* Replaces the least entry by `new`. */
static void heap_replace(struct heap *h, struct body_cell new) {
    int at = 0;
    for (int below = 1; below < h->size; below = 2 * at + 1) {
        if (below + 1 < h->size && h->cell[below + 1].key < h->cell[below].key)
            below++;
        if (h->cell[below].key >= new.key)
            break;
        h->cell[at] = h->cell[below];
        at = below;
    }
    h->cell[at] = new;
}

/* Each cell that is taken out adds its neighbour in n, and the first of a column adds the next
 * column: the heap holds a front of about sqrt(count) cells. */
void body_lattice(double (*key)(int m, int n), int first_m, int count, struct body_cell *cells) {
    struct heap front = {.size = 0};
    heap_push(&front, (struct body_cell){key(first_m, 1), first_m, 1});
    for (int i = 0; i < count; i++) {
        struct body_cell least = cells[i] = front.cell[0];
        heap_replace(&front, (struct body_cell){key(least.m, least.n + 1), least.m, least.n + 1});
        if (least.n == 1)
            heap_push(&front, (struct body_cell){key(least.m + 1, 1), least.m + 1, 1});
    }
}

/* --- plate ---------------------------------------------------------------------------------- */

/* Greatest number of half waves along and across among BODY_MODES_MOST modes. */
enum { PLATE_WAVES = 43 };

static double rectangle_key(int m, int n) { return m * m + n * n / (.7 * .7); }

static void rectangle_partials(const struct body_made *b, int modes,
                               struct body_partial *partials) {
    (void)b;
    struct body_cell cells[BODY_MODES_MOST];
    body_lattice(rectangle_key, 1, modes, cells);
    for (int i = 0; i < modes; i++)
        partials[i] = (struct body_partial){
            .ratio = cells[i].key / cells[0].key, .scale = 2, .m = cells[i].m, .n = cells[i].n};
}

static void rectangle_shape(const struct body_partial *partials, int modes, struct body_place here,
                            struct body_place struck, double *phi) {
    (void)struck;
    double along[PLATE_WAVES + 1], across[PLATE_WAVES + 1], unused[PLATE_WAVES + 1];
    body_turns(PI * here.along, PLATE_WAVES + 1, unused, along);
    body_turns(PI * here.across, PLATE_WAVES + 1, unused, across);
    for (int i = 0; i < modes; i++)
        phi[i] = partials[i].scale * along[partials[i].m] * across[partials[i].n];
}

/* --- membrane ------------------------------------------------------------------------------- */

/* 1 over the root mean square of the shape; J_(m+1)(j) is its slope at the rim. */
static void membrane_scales(int modes, struct body_partial *partials) {
    const struct body_place at_rim = {1, 0};
    double rim[BODY_MODES_MOST];
    body_bessel(partials, modes, 1, &at_rim, 1, (double *const[]){rim});
    for (int i = 0; i < modes; i++)
        partials[i].scale = (partials[i].m ? sqrt(2) : 1) / rim[i];
}

void body_membrane_partials(const struct body_made *b, int modes, struct body_partial *partials) {
    (void)b;
    int along[BODY_ZEROS_ORDERS] = {0};
    for (int i = 0; i < modes; i++) {
        double root = body_zeros[i].root;
        int m = body_zeros[i].m;
        partials[i] = (struct body_partial){
            .ratio = root / body_zeros[0].root, .root = root, .m = m, .n = ++along[m]};
    }
    membrane_scales(modes, partials);
}

/* The angular part, which body_bessel() leaves out. */
static void membrane_turn(const struct body_partial *partials, int modes, double angle,
                          double *phi) {
    double cosine[BODY_ZEROS_ORDERS], sine[BODY_ZEROS_ORDERS];
    body_turns(angle, BODY_ZEROS_ORDERS, cosine, sine);
    for (int i = 0; i < modes; i++)
        phi[i] *= partials[i].scale * body_pattern(&partials[i], cosine, sine);
}

void body_membrane_shapes(const struct body_partial *partials, int modes,
                          const struct body_place *here, int places, struct body_place struck,
                          double *const *phi) {
    body_bessel(partials, modes, 0, here, places, phi);
    for (int p = 0; p < places; p++)
        membrane_turn(partials, modes, 2 * PI * (here[p].across - struck.across), phi[p]);
}

const struct body_kind body_membrane = {
    .name = "membrane",
    .what = "a circular membrane held at its rim",
    .limits = "ideal: no air load",
    .source = "zeros of J_m; Rayleigh, Theory of Sound, 202; " BODY_FLETCHER_ROSSING ", 3.3",
    .mallet = "stick",
    .usual = {.freq = 150,
              .mass = 0.13,
              .material = BODY_OF_SKIN,
              .modes = 16,
              .at = {0.55, 0},
              BODY_AS_IT_COMES},
    .pickup = {.4, .05},
    .low = 40,
    .high = 400,
    .note = 1,
    .mass_law = 0,
    .mount = 6,
    .round = true,
    .stretched = true,
    .level = {0.137, 400, {1.6, -0.23, 0.015}, 0.012, 0.00112},
    .partials = body_membrane_partials,
    .shapes_at = body_membrane_shapes,
};

const struct body_kind body_plate = {
    .name = "plate",
    .what = "a rectangular plate, 1 : 0.7, simply supported at its edges",
    .limits = "thin; linear at any amplitude",
    .source = "m^2 + (n / 0.7)^2; Rayleigh, Theory of Sound, 225; " BODY_FLETCHER_ROSSING ", 3.12",
    .mallet = "rubber-hard",
    .grading = {.5, .1},
    .usual = {.freq = 180,
              .mass = 0.35,
              .material = BODY_OF_METAL,
              .modes = 64,
              .at = {0.45, 0.43},
              BODY_AS_IT_COMES},
    .pickup = {.17, .23},
    .low = 180,
    .high = 1440,
    .note = 1,
    .mass_law = -1,
    .thickness = .002,
    .width = .018, /* radiates above its coincidence frequency, 12 m/s / thickness */
    .surface = BODY_SHEET,
    .mount = 0.3,
    .level = {0.0339, 180, {1.65, -0.08, 0.035}, 0.00214, 0.00015},
    .partials = rectangle_partials,
    .shapes = rectangle_shape,
};
