/* SPDX-License-Identifier: BSD-3-Clause */
/* plate_runs.c: the rows of a plate's or drumhead's modes, and the coefficients of its stress
 * functions in the order in which plate_kernel.h reads them.
 *
 * Each pair counts once, so only half of the square of circles is stored where n_p = n_q. Because
 * the rows are mirrored at n = 0, sums n_p + n_q = N are differences with n_q < 0.
 */
#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/lanes.h"
#include "modes/plates/plate_draft.h"

/* --- rows ------------------------------------------------------------------------------------ */

/* The first circle of an n. For a free disc's n = 0 and 1 the modes without a circle are rigid. */
static int first_row(const struct plate_draft *d, int n) { return d->rigid && n < 2; }

void plate_draft_blocks(struct plate_draft *d) {
    struct plate_shapes *s = d->p->shapes;
    int i = 0, turn = 0;
    d->orders = s->flat[d->p->kind.modes - 1].n + 1;
    for (int n = 0; n < d->orders; n++) {
        s->block[n] = (struct plate_block){.first = i, .turn = turn};
        while (i < d->p->kind.modes && s->flat[i].n == n)
            i++;
        s->block[n].size = i - s->block[n].first;
        turn += s->block[n].size * s->block[n].size;
    }
    s->turns = turn;
}

void draft_rows(struct plate_draft *d, const int *order) {
    struct plate *p = d->p;
    struct plate_shapes *s = p->shapes;
    int most_N = 0;
    for (int k = 0; k < p->kind.stresses; k++)
        most_N = d->stress[k].n > most_N ? d->stress[k].n : most_N;
    /* modes mirrored beyond the highest n have no partners */
    p->left = lanes_padded(most_N / 2 < d->orders ? most_N / 2 : d->orders - 1);
    p->stride = lanes_padded(p->left + d->orders + LANES_ALIGN - 1);
    for (int n = 0; n < d->orders; n++)
        for (int i = 0; i < s->block[n].size; i++) {
            int row = first_row(d, n) + i;
            p->rows = row >= p->rows ? row + 1 : p->rows;
            if (p->row_end[row] < lanes_padded(p->left + n + LANES_ALIGN))
                p->row_end[row] = lanes_padded(p->left + n + LANES_ALIGN);
        }
    for (int i = 0; i < p->kind.modes; i++) {
        int flat = order[i], n = s->flat[flat].n, row = first_row(d, n) + flat - s->block[n].first;
        p->mode[i].n = n;
        p->at[i] = row * p->stride + p->left + n;
        s->flat_of[i] = flat;
    }
}

/* --- coefficients ---------------------------------------------------------------------------- */

/* Mode of this row and n, index into shapes->flat; -1: none. */
static int mode_at(const struct plate_draft *d, int row, int n) {
    if (n < 0 || n >= d->orders)
        return -1;
    const struct plate_block *block = &d->p->shapes->block[n];
    int i = row - first_row(d, n);
    return i >= 0 && i < block->size ? block->first + i : -1;
}

/* Coefficient of row p at n = j + N and row q at j; j < 0 is the mirror of -j. */
static double coefficient(const struct plate_draft *d, int N, int p, int q, int j) {
    int i = mode_at(d, p, j + N), k = mode_at(d, q, abs(j));
    bool twin = j + N == abs(j); /* both have the same n, so each pair occurs twice */
    if (i < 0 || k < 0 || 2 * j < -N || (N == 0 && q < p))
        return 0;
    double sum = d->pair(d, i, k, j < 0);
    if (j == 0) /* both n_p + n_q = N and n_p - n_q = N */
        sum *= 2;
    return twin && (N > 0 || p == q) ? sum / 2 : sum;
}

/* Number of rows q from `first` that have a mode at j or beyond with a partner in row p at j +
 * N. */
static int rows_that_reach(const struct plate_draft *d, int N, int p, int first, int j) {
    int last = first;
    for (int q = first; q < d->p->rows; q++)
        for (int u = 0; u < LANES_ALIGN; u++)
            if (mode_at(d, p, j + u + N) >= 0 && mode_at(d, q, abs(j + u)) >= 0)
                last = q + 1;
    return last - first;
}

/* Designs the runs of one stress function, and writes the coefficients unless C is NULL. Returns
 * the number of coefficients. */
static int design_runs(const struct plate_draft *d, int N, struct plate_run *run, int *runs,
                       float *C, int *used) {
    int stride = d->p->stride, count = 0;
    *runs = 0;
    for (int p = 0; p < d->p->rows; p++)
        for (int j = -(N / 2 < d->p->left ? N / 2 : d->p->left); j + N < d->orders;
             j += LANES_ALIGN) {
            int first = N ? 0 : p, rows = rows_that_reach(d, N, p, first, j);
            if (rows == 0)
                continue;
            if (run)
                run[*runs] = (struct plate_run){.p = p * stride + d->p->left + j + N,
                                                .q = first * stride + d->p->left + j,
                                                .count = rows};
            ++*runs;
            for (int q = first; q < first + rows && C; q++)
                for (int u = 0; u < LANES_ALIGN; u++) {
                    double value = coefficient(d, N, p, q, j + u);
                    C[count + (q - first) * LANES_ALIGN + u] = (float)value;
                    *used += value != 0;
                }
            count += rows * LANES_ALIGN;
        }
    return count;
}

bool plate_draft_coefficients(struct plate_draft *d) {
    struct plate *p = d->p;
    int runs = 0, all_runs = 0, coefficients = 0, lambda = 0;
    double flat[PLATE_MODES_MOST];
    for (int k = 0; k < p->kind.stresses; k++) {
        coefficients += design_runs(d, d->stress[k].n, NULL, &runs, NULL, NULL);
        all_runs += runs;
    }
    p->run = p->memory[5] = malloc((size_t)all_runs * sizeof *p->run + 1);
    p->coefficient = p->memory[6] = malloc((size_t)coefficients * sizeof(float) + 1);
    double *lambdas_of = p->memory[7] =
        calloc((size_t)(p->rows * p->kind.stresses) + 1, sizeof(double));
    if (!p->run || !p->coefficient || !lambdas_of)
        return false;
    all_runs = coefficients = 0;
    for (int k = 0; k < p->kind.stresses; k++) {
        int N = d->stress[k].n;
        d->take_stress(d, k);
        coefficients += design_runs(d, N, p->run + all_runs, &runs, p->coefficient + coefficients,
                                    &p->coefficients);
        p->stress[k] = (struct plate_stress){.N = N,
                                             .first_run = all_runs,
                                             .runs = runs,
                                             .first_row = first_row(d, N),
                                             .w = d->w[k],
                                             .lambda = lambdas_of + lambda};
        all_runs += runs;
        if (p->kind.rise > 0 && N < d->orders) {
            p->stress[k].lambdas = p->shapes->block[N].size;
            plate_draft_lambdas(d, N, flat); /* the tables now hold the cap's modes */
            memcpy(lambdas_of + lambda, flat, (size_t)p->stress[k].lambdas * sizeof *flat);
            lambda += p->stress[k].lambdas;
        }
    }
    return true;
}

void plate_draft_lambdas(const struct plate_draft *d, int n, double *lambda) {
    const struct plate_block *block = &d->p->shapes->block[n];
    for (int i = 0; i < block->size; i++) {
        const double *a = draft_row(d, d->a, block->first + i);
        const double *b = draft_row(d, d->b, block->first + i);
        lambda[i] = 0;
        for (int j = 0; j < d->nodes; j++)
            lambda[i] += d->by_node[0][j] * (a[j] + b[j]);
    }
}

/* --- memory ----------------------------------------------------------------------------------- */

struct plate *plate_draft_new(const struct plate_kind *kind, struct plate_draft **draft) {
    assert(kind->modes >= 1 && kind->modes <= PLATE_MODES_MOST);
    assert(kind->stresses >= 1 && kind->stresses <= PLATE_STRESSES_MOST);
    struct plate *p = calloc(1, sizeof *p);
    struct plate_draft *d = *draft = calloc(1, sizeof *d);
    size_t modes = (size_t)kind->modes;
    if (!p || !d)
        return free(p), NULL;
    d->p = p;
    p->kind = *kind;
    p->mode = p->memory[0] = calloc(modes, sizeof *p->mode);
    p->at = p->memory[1] = calloc(2 * modes + 1, sizeof *p->at);
    p->stress = p->memory[2] = calloc((size_t)kind->stresses, sizeof *p->stress);
    p->shapes = p->memory[3] = calloc(1, sizeof *p->shapes);
    if (!p->mode || !p->at || !p->stress || !p->shapes)
        return plate_free(p), NULL;
    p->row_end = p->at + modes; /* at most one more row than modes */
    return p;
}

void plate_free(struct plate *p) {
    for (int i = 0; p && i < (int)(sizeof p->memory / sizeof *p->memory); i++)
        free(p->memory[i]);
    free(p);
}
