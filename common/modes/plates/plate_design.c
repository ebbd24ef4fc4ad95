/* SPDX-License-Identifier: BSD-3-Clause */
/* plate_design.c: modes and coefficients of a plate; see plate.h.
 *
 * With a = R'', b = R'/r - n^2 R/r^2, c = n (R'/r - R/r^2) of each mode, the component along Psi_k
 * of L(w, w) = 2 (w_rr (w_r/r + w_tt/r^2) - (d(w_t/r)/dr)^2) is
 *   P_k = sum of  int Psi (a_p b_q + b_p a_q + 2 c_p c_q) r dr q_p q_q  over pairs n_p + n_q = N
 *       + sum of  int Psi (a_p b_q + b_p a_q - 2 c_p c_q) r dr q_p q_q  over pairs n_p - n_q = N.
 *
 * The modes of a cap are for each n the eigenvectors of
 *   diag(xi^4) + 48 (1 - nu^2) (H0/h)^2 sum_k w_k lambda_k lambda_k^T,
 *   lambda = int Psi (a + b) r dr,
 * over as many Psi of that n as it has modes, and some more.
 */
#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "modes/plates/plate_draft.h"
#include "modes/plates/plate_known.h"

enum { MORE_STRESSES = 8 };

/* --- modes of the flat disc --------------------------------------------------------------------
 */

static int by_order(const void *a, const void *b) {
    const struct disc_mode *left = a, *right = b;
    return left->n != right->n ? left->n - right->n : left->m - right->m;
}

/* The flat disc's modes, by n and then by circles. */
static void design_flat(struct plate_draft *d, const struct plate_known *known) {
    struct plate *p = d->p;
    struct plate_shapes *s = p->shapes;
    size_t modes = (size_t)p->kind.modes;
    for (size_t i = 0; i < modes && known; i++) {
        s->flat[i] = known->flat[i];
        s->flat[i].norm = 1; /* until design_tables() */
    }
    if (!known)
        disc_modes(DISC_FREE, p->kind.nu, p->kind.modes, s->flat);
    disc_modes(DISC_CLAMPED, p->kind.nu, p->kind.stresses, d->stress);
    double xi = 0, zeta = d->stress[p->kind.stresses - 1].xi;
    for (size_t i = 0; i < modes; i++)
        xi = fmax(xi, s->flat[i].xi);
    d->nodes = (int)(.75 * (xi + (p->kind.rise > 0 ? xi : zeta) / 2)) + 24;
    assert(d->nodes <= DRAFT_NODES);
    disc_nodes(d->nodes, d->r, d->weight);
    qsort(s->flat, modes, sizeof *s->flat, by_order);
    plate_draft_blocks(d);
}

/* --- at the nodes, times r and the weight, normalised to int R^2 r dr = 1. -------------------- */
static void stress_at_nodes(struct plate_draft *d, struct disc_mode *mode) {
    double *by_node = d->by_node[0], sum = 0;
    for (int j = 0; j < d->nodes; j++) {
        double R = disc_at(mode, d->r[j]).R;
        by_node[j] = R * d->r[j] * d->weight[j];
        sum += R * by_node[j];
    }
    mode->norm = 1 / sqrt(sum);
    for (int j = 0; j < d->nodes; j++)
        by_node[j] *= mode->norm;
}

static void take_stress(struct plate_draft *d, int k) {
    d->stress[k].norm = 1;
    stress_at_nodes(d, &d->stress[k]);
    d->w[k] = draft_around(d->stress[k].n) / pow(d->stress[k].xi, 4);
}

/* int Psi (a_p b_q + b_p a_q -+ 2 c_p c_q) r dr */
static double pair(const struct plate_draft *d, int i, int k, bool mirrored) {
    const double *ap = draft_row(d, d->a, i), *bp = draft_row(d, d->b, i);
    const double *aq = draft_row(d, d->a, k), *bq = draft_row(d, d->b, k);
    const double *cp = draft_row(d, d->c, i), *cq = draft_row(d, d->c, k);
    double sign = mirrored ? 2 : -2, sum = 0;
    for (int t = 0; t < d->nodes; t++)
        sum += d->by_node[0][t] * (ap[t] * bq[t] + bp[t] * aq[t] + sign * cp[t] * cq[t]);
    return sum;
}

static void design_tables(struct plate_draft *d) {
    struct disc_mode *flat = d->p->shapes->flat;
    for (int i = 0; i < d->p->kind.modes; i++) {
        double *a = draft_row(d, d->a, i), *b = draft_row(d, d->b, i), *c = draft_row(d, d->c, i),
               sum = 0;
        for (int j = 0; j < d->nodes; j++) {
            struct disc_values v = disc_at(&flat[i], d->r[j]);
            a[j] = v.a, b[j] = v.b, c[j] = v.c;
            sum += v.R * v.R * d->r[j] * d->weight[j];
        }
        flat[i].norm = 1 / sqrt(sum * draft_around(flat[i].n));
        for (int j = 0; j < d->nodes; j++)
            a[j] *= flat[i].norm, b[j] *= flat[i].norm, c[j] *= flat[i].norm;
    }
}

/* --- modes of a cap -------------------------------------------------------------------------- */

/* Jacobi's rotations: M becomes diagonal, the rows of V its eigenvectors. Near the end each sweep
 * at least squares the off-diagonal elements; the cap of 30 sweeps is never reached. */
static void jacobi(int n, double *M, double *V) {
    for (int i = 0; i < n * n; i++)
        V[i] = i % (n + 1) == 0;
    for (int sweep = 0; sweep < 30; sweep++)
        for (int i = 0; i < n; i++)
            for (int j = i + 1; j < n; j++) {
                double off = M[i * n + j];
                if (fabs(off) <= 1e-18 * (fabs(M[i * n + i]) + fabs(M[j * n + j])))
                    continue;
                double theta = (M[j * n + j] - M[i * n + i]) / (2 * off);
                double t = (theta < 0 ? -1 : 1) / (fabs(theta) + sqrt(theta * theta + 1));
                double cosine = 1 / sqrt(t * t + 1), sine = t * cosine;
                for (int k = 0; k < n; k++) {
                    double x = M[k * n + i], y = M[k * n + j];
                    M[k * n + i] = cosine * x - sine * y, M[k * n + j] = sine * x + cosine * y;
                }
                for (int k = 0; k < n; k++) {
                    double x = M[i * n + k], y = M[j * n + k];
                    M[i * n + k] = cosine * x - sine * y, M[j * n + k] = sine * x + cosine * y;
                    x = V[i * n + k], y = V[j * n + k];
                    V[i * n + k] = cosine * x - sine * y, V[j * n + k] = sine * x + cosine * y;
                }
            }
}

/* Eigenvalues in rising order; the largest component of each vector is positive. */
static void sort_vectors(int n, const double *M, const double *V, double *value, double *turn) {
    bool taken[PLATE_MODES_MOST] = {false};
    for (int i = 0; i < n; i++) {
        int best = -1, large = 0;
        for (int j = 0; j < n; j++)
            if (!taken[j] && (best < 0 || M[j * n + j] < M[best * n + best]))
                best = j;
        taken[best] = true;
        value[i] = M[best * n + best];
        for (int k = 0; k < n; k++)
            if (fabs(V[best * n + k]) > fabs(V[best * n + large]))
                large = k;
        double sign = V[best * n + large] < 0 ? -1 : 1;
        for (int k = 0; k < n; k++)
            turn[i * n + k] = sign * V[best * n + k];
    }
}

/* Adds to M the stiffness of all Psi of that n. */
static void stiffen(struct plate_draft *d, int n, double *M) {
    struct disc_mode psi[PLATE_MODES_MOST + MORE_STRESSES];
    double lambda[PLATE_MODES_MOST];
    int size = d->p->shapes->block[n].size;
    double nu = d->p->kind.nu, rise = d->p->kind.rise;
    double by = 48 * (1 - nu * nu) * rise * rise * draft_around(n);
    disc_modes_of(DISC_CLAMPED, nu, n, size + MORE_STRESSES, psi);
    for (int k = 0; k < size + MORE_STRESSES; k++) {
        stress_at_nodes(d, &psi[k]);
        plate_draft_lambdas(d, n, lambda);
        for (int i = 0; i < size; i++)
            for (int j = 0; j < size; j++)
                M[i * size + j] += by / pow(psi[k].xi, 4) * lambda[i] * lambda[j];
    }
}

/* Replaces the tables of a block by those of its eigenvectors. */
static bool turn_tables(const struct plate_draft *d, const struct plate_block *block) {
    size_t size = (size_t)block->size, nodes = (size_t)d->nodes;
    double *tables[3] = {d->a, d->b, d->c}, *old = malloc(size * nodes * sizeof *old);
    if (!old)
        return false;
    for (int t = 0; t < 3; t++) {
        double *table = draft_row(d, tables[t], block->first);
        memcpy(old, table, size * nodes * sizeof *old);
        for (size_t i = 0; i < size; i++)
            for (size_t j = 0; j < nodes; j++) {
                double sum = 0;
                for (size_t k = 0; k < size; k++)
                    sum +=
                        d->p->shapes->turn[(size_t)block->turn + i * size + k] * old[k * nodes + j];
                table[i * nodes + j] = sum;
            }
    }
    free(old);
    return true;
}

/* Eigenvectors of one n. */
static bool design_block(struct plate_draft *d, int n, const struct plate_known *known) {
    const struct plate_block *block = &d->p->shapes->block[n];
    const struct disc_mode *flat = d->p->shapes->flat + block->first;
    double *turn = d->p->shapes->turn + block->turn;
    int size = block->size;
    if (d->p->kind.rise <= 0) {
        for (int i = 0; i < size * size; i++)
            turn[i] = i % (size + 1) == 0;
        for (int i = 0; i < size; i++)
            d->eigen[block->first + i] = pow(flat[i].xi, 4);
        return true;
    }
    if (known) {
        for (int i = 0; i < size * size; i++)
            turn[i] = (double)known->turn[block->turn + i];
        return turn_tables(d, block);
    }
    double *M = calloc(2 * (size_t)size * (size_t)size + 1, sizeof *M), *V = M + size * size;
    if (!M)
        return false;
    for (int i = 0; i < size; i++)
        M[i * size + i] = pow(flat[i].xi, 4);
    stiffen(d, n, M);
    jacobi(size, M, V);
    sort_vectors(size, M, V, d->eigen + block->first, turn);
    free(M);
    return turn_tables(d, block);
}

/* --- a plate --------------------------------------------------------------------------------- */

struct rank {
    double eigen;
    int flat;
};

static int by_eigen(const void *a, const void *b) {
    const struct rank *left = a, *right = b;
    return (left->eigen > right->eigen) - (left->eigen < right->eigen);
}

/* Sorts the modes by frequency. */
static void design_order(struct plate_draft *d, const struct plate_known *known) {
    struct rank rank[PLATE_MODES_MOST];
    int order[PLATE_MODES_MOST], modes = d->p->kind.modes;
    for (int i = 0; i < modes && known; i++) {
        order[i] = known->mode[i].flat;
        d->p->mode[i].xi2 = known->mode[i].xi2;
    }
    for (int i = 0; i < modes; i++)
        rank[i] = (struct rank){d->eigen[i], i};
    qsort(rank, (size_t)modes, sizeof *rank, by_eigen);
    for (int i = 0; i < modes && !known; i++) {
        order[i] = rank[i].flat;
        d->p->mode[i].xi2 = sqrt(rank[i].eigen);
    }
    draft_rows(d, order);
}

static bool design(struct plate_draft *d, const struct plate_known *known) {
    struct plate *p = d->p;
    size_t modes = (size_t)p->kind.modes;
    d->rigid = true;
    d->take_stress = take_stress;
    d->pair = pair;
    design_flat(d, known);
    double *tables = malloc((3 * (size_t)d->nodes + 1) * modes * sizeof *tables);
    p->shapes->turn = p->memory[4] = malloc((size_t)p->shapes->turns * sizeof(double));
    bool good = tables && p->shapes->turn;
    if (good) {
        d->a = tables;
        d->b = d->a + modes * (size_t)d->nodes;
        d->c = d->b + modes * (size_t)d->nodes;
        d->eigen = d->c + modes * (size_t)d->nodes;
        design_tables(d);
    }
    for (int n = 0; n < d->orders && good; n++)
        good = design_block(d, n, known);
    if (good) {
        design_order(d, known);
        good = plate_draft_coefficients(d);
    }
    free(tables);
    return good;
}

struct plate *plate_design_new(const struct plate_kind *kind, const struct plate_known *known) {
    struct plate_draft *d;
    struct plate *p = plate_draft_new(kind, &d);
    bool good = p && design(d, known);
    free(d);
    if (good)
        return p;
    return plate_free(p), NULL;
}

struct plate *plate_new(const struct plate_kind *kind) {
    return plate_design_new(kind, plate_known_of(kind));
}

void plate_shape(const struct plate *p, double r, double angle, double *Phi) {
    const struct plate_shapes *s = p->shapes;
    double R[PLATE_MODES_MOST];
    for (int i = 0; i < p->kind.modes; i++)
        R[i] = disc_at(&s->flat[i], r).R;
    for (int i = 0; i < p->kind.modes; i++) {
        const struct plate_block *block = &s->block[p->mode[i].n];
        const double *turn = s->turn + block->turn + (s->flat_of[i] - block->first) * block->size;
        double sum = 0;
        for (int k = 0; k < block->size; k++)
            sum += turn[k] * R[block->first + k];
        Phi[i] = sum * cos(p->mode[i].n * angle);
    }
}
