/* SPDX-License-Identifier: BSD-3-Clause */
/* body_plates.c: what vibrates over a surface: the rectangular plate and the circular membrane.
 *
 * Plate, simply supported, 1 : 0.7: frequency as m^2 + (n/.7)^2, shape 2 sin(m pi x) sin(n pi y).
 * Membrane: frequency as j_mn, J_m(j_mn) = 0, shape J_m(j_mn r) cos(m theta) over its root mean
 * square |J_(m+1)(j_mn)| (1/sqrt 2 for m > 0). Rayleigh, Theory of Sound, 225 and 200-206.
 */
#include <math.h>

#include "body_shapes.h"

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

/* Puts `new` in the place of the least. */
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

/* Each cell that leaves brings its neighbour in n, and the first of a column the next column: the
 * heap holds a front of about sqrt(count) cells. */
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

static double plate_key(int m, int n) { return m * m + n * n / (.7 * .7); }

static void plate_partials(const struct body_made *b, int modes, struct body_partial *partials) {
    (void)b;
    struct body_cell cells[BODY_MODES_MOST];
    body_lattice(plate_key, 1, modes, cells);
    for (int i = 0; i < modes; i++)
        partials[i] = (struct body_partial){
            .ratio = cells[i].key / cells[0].key, .scale = 2, .m = cells[i].m, .n = cells[i].n};
}

/* sin(order pi x), order 0 ... most: a plate's modes share some dozens of them. */
static void sines_of_orders(double x, int most, double *sine) {
    for (int order = 0; order <= most; order++)
        sine[order] = sin(order * BODY_PI * x);
}

static void plate_shape(const struct body_partial *partials, int modes, struct body_place here,
                        struct body_place struck, double *phi) {
    (void)struck;
    double along[BODY_MODES_MOST + 1], across[BODY_MODES_MOST + 1];
    int m = 0, n = 0;
    for (int i = 0; i < modes; i++) {
        m = partials[i].m > m ? partials[i].m : m;
        n = partials[i].n > n ? partials[i].n : n;
    }
    sines_of_orders(here.along, m, along);
    sines_of_orders(here.across, n, across);
    for (int i = 0; i < modes; i++)
        phi[i] = partials[i].scale * along[partials[i].m] * across[partials[i].n];
}

/* --- membrane ------------------------------------------------------------------------------- */

enum { GROUP = 8 };

/* From the asymptotic zero x one step of Newton's method: j = x - J_m/J_m', J_m' = (m/x) J_m -
 * J_(m+1); and J_(m+1)(j) to first order, J_(m+1)' = J_m - ((m+1)/x) J_(m+1). */
static void membrane_polish(const struct body_cell *cells, int i, int modes,
                            struct body_partial *partials) {
    int m[GROUP];
    double x[GROUP];
    for (int l = 0; l < GROUP; l++) {
        const struct body_cell *cell = &cells[i + l < modes ? i + l : modes - 1];
        m[l] = cell->m;
        x[l] = cell->key;
    }
    struct body_bessel J = body_bessel(m, x);
    for (int l = 0; l < GROUP && i + l < modes; l++) {
        double by_x = m[l] / x[l] * J.here[l] - J.next[l], step = -J.here[l] / by_x;
        double next = J.next[l] + step * (J.here[l] - (m[l] + 1) / x[l] * J.next[l]);
        partials[i + l] = (struct body_partial){.root = x[l] + step,
                                                .scale = (m[l] ? sqrt(2) : 1) / next,
                                                .m = m[l],
                                                .n = cells[i + l].n};
    }
}

void body_membrane_partials(const struct body_made *b, int modes, struct body_partial *partials) {
    (void)b;
    struct body_cell cells[BODY_MODES_MOST];
    body_lattice(body_bessel_zero, 0, modes, cells);
    for (int i = 0; i < modes; i += GROUP)
        membrane_polish(cells, i, modes, partials);
    for (int i = 0; i < modes; i++)
        partials[i].ratio = partials[i].root / partials[0].root;
}

void body_membrane_shapes(const struct body_partial *partials, int modes, struct body_place here,
                          struct body_place struck, double *phi) {
    double angle = 2 * BODY_PI * (here.across - struck.across);
    for (int i = 0; i < modes; i += GROUP) {
        int m[GROUP];
        double x[GROUP];
        for (int l = 0; l < GROUP; l++) {
            const struct body_partial *p = &partials[i + l < modes ? i + l : modes - 1];
            m[l] = p->m;
            x[l] = p->root * here.along;
        }
        struct body_bessel J = body_bessel(m, x);
        for (int l = 0; l < GROUP && i + l < modes; l++)
            phi[i + l] =
                partials[i + l].scale * J.here[l] * cos(m[l] * angle - partials[i + l].phase);
    }
}

const struct body_kind body_membrane = {
    .name = "membrane",
    .what = "a circular membrane held at its rim",
    .limits = "no air moves with it: an ideal one",
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
    .ambient = 1,
    .round = true,
    .stretched = true,
    .level = {0.27, 84, 0.00011, 0.18},
    .partials = body_membrane_partials,
    .shapes = body_membrane_shapes,
};

const struct body_kind body_plate = {
    .name = "plate",
    .what = "a rectangular plate, 1 : 0.7, simply supported at its edges",
    .limits = "thin, and too stiff to bend far",
    .source = "m^2 + (n / 0.7)^2; Rayleigh, Theory of Sound, 225; " BODY_FLETCHER_ROSSING ", 3.12",
    .mallet = "plastic",
    .usual = {.freq = 180,
              .mass = 0.35,
              .material = BODY_OF_METAL,
              .modes = 64,
              .at = {0.31, 0.43},
              BODY_AS_IT_COMES},
    .pickup = {.17, .23},
    .low = 180,
    .high = 1440,
    .note = 1,
    .mass_law = -1,
    .thickness = .002,
    .width = .018, /* radiates above its coincidence, 12 m/s / thickness */
    .ambient = 1,
    .level = {0.16, 1e+03, 5.7e-06, 0.026},
    .partials = plate_partials,
    .shapes = plate_shape,
};
