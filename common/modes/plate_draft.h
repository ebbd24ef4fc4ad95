/* SPDX-License-Identifier: BSD-3-Clause */
/* plate_draft.h: a plate or a head while it is made; between plate_design.c, plate_head.c and
 * plate_runs.c only. */
#ifndef KNOCK_PLATE_DRAFT_H
#define KNOCK_PLATE_DRAFT_H

#include "modes/plate_shapes.h"

#define PLATE_PI 3.14159265358979323846

enum { DRAFT_NODES = 512 };

struct modal_data {
    struct plate *p;
    int nodes, orders; /* n = 0 ... orders - 1 */
    double r[DRAFT_NODES], weight[DRAFT_NODES];
    double *a, *b,
        *c;        /* [modes][nodes], the modes as in shapes->flat; of a head R', nR/r and none */
    double *eigen; /* xi^4 of the modes, as in shapes->flat; of a plate */
    bool rigid;    /* n = 0 and 1 begin with a circle */
    struct disc_mode stress[PLATE_STRESSES_MOST];
    double w[PLATE_STRESSES_MOST];
    /* the stress function at hand, times r and weight; of a head sigma_rr, sigma_tt and s */
    double by_node[3][DRAFT_NODES];
    void (*take_stress)(struct modal_data *, int k);
    /* coefficient of modes i and k by it, n_i - n_k = N, or n_i + n_k = N where k is mirrored */
    double (*pair)(const struct modal_data *, int i, int k, bool mirrored);
};

static inline double *draft_row(const struct modal_data *d, double *table, int i) {
    return table + (size_t)i * (size_t)d->nodes;
}
/* int cos^2(n theta) d theta */
static inline double draft_around(int n) { return n ? PLATE_PI : 2 * PLATE_PI; }

/* plate_runs.c; order[i]: the i-th mode's place in shapes->flat */
void draft_rows(struct modal_data *d, const int *order);
bool draft_coefficients(struct modal_data *d); /* false: no memory */
/* lambda of the stress function at hand with the modes of that n */
void draft_lambdas(const struct modal_data *d, int n, double *lambda);
/* An empty plate with memory for its modes; fills a draft of it. NULL: no memory. */
struct plate *modal_data_new(const struct plate_kind *kind, struct modal_data **d);
/* shapes->block of modes that are sorted by n */
void draft_blocks(struct modal_data *d);

#endif
