/* SPDX-License-Identifier: BSD-3-Clause */
/* plate_draft.h: a plate or a drumhead during design; private to plate_design.c, plate_drumhead.c
 * and plate_runs.c. */
#ifndef KNOCK_PLATE_DRAFT_H
#define KNOCK_PLATE_DRAFT_H

#include "base/constants.h"
#include "modes/plates/plate_shapes.h"

enum { DRAFT_NODES = 512 };

struct plate_draft {
    struct plate *p;
    int nodes, orders; /* n = 0 ... orders - 1 */
    double r[DRAFT_NODES], weight[DRAFT_NODES];
    double *a, *b,
        *c; /* [modes][nodes], in the order of shapes->flat; for a drumhead R', nR/r and none */
    double *eigen; /* xi^4 of the modes, in the order of shapes->flat; plates only */
    bool rigid;    /* the first modes of n = 0 and 1 have a circle */
    struct disc_mode stress[PLATE_STRESSES_MOST];
    double w[PLATE_STRESSES_MOST];
    /* the current stress function times r and weight; for a drumhead sigma_rr, sigma_tt and s */
    double by_node[3][DRAFT_NODES];
    void (*take_stress)(struct plate_draft *, int k);
    /* its coefficient for modes i and k: n_i - n_k = N, or n_i + n_k = N if k is mirrored */
    double (*pair)(const struct plate_draft *, int i, int k, bool mirrored);
};

static inline double *draft_row(const struct plate_draft *d, double *table, int i) {
    return table + (size_t)i * (size_t)d->nodes;
}
/* int cos^2(n theta) d theta */
static inline double draft_around(int n) { return n ? PI : 2 * PI; }

/* plate_runs.c; order[i] is the place of mode i in shapes->flat */
void draft_rows(struct plate_draft *d, const int *order);
bool plate_draft_coefficients(struct plate_draft *d); /* false: no memory */
/* lambda of the current stress function with the modes of that n */
void plate_draft_lambdas(const struct plate_draft *d, int n, double *lambda);
/* plate_design.c: with the modes of a table, or computed where that is NULL. */
struct plate_known;
struct plate *plate_design_new(const struct plate_kind *kind, const struct plate_known *known);

/* A new plate with memory for its modes, and a draft that refers to it. NULL: no memory. */
struct plate *plate_draft_new(const struct plate_kind *kind, struct plate_draft **draft);
/* shapes->block, from modes sorted by n */
void plate_draft_blocks(struct plate_draft *d);

#endif
