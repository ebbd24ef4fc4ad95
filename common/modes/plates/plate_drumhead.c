/* SPDX-License-Identifier: BSD-3-Clause */
/* plate_drumhead.c: a stretched drumhead by von Karman, in the coefficients of plate.h.
 *
 * The edge of the drumhead is fixed in its plane. Its possible stresses are those of Airy functions
 * f(r) cos(N theta), sigma_rr = f'/r - N^2 f/r^2, sigma_tt = f'', sigma_rt = s sin(N theta), s = N
 * (f/r)'. For each N, f is Psi of the clamped plates, r^N or r^(N+2). They are orthonormal in their
 * own energy, int (1 + nu) sigma:sigma - nu tr^2 = 1 over the unit disc. Then
 *   V = E h/(2 a^2) sum P^2,   P = int sigma : (grad w grad w)/2,
 * whose pairs have, with alpha = R' and beta = n R/r, R of mean square 1,
 *   n_p - n_q = N: 1/2 s_rr alpha alpha + 1/2 s_tt beta beta
 *                  - 1/2 s (beta_p alpha_q - alpha_p beta_q)
 *   n_p + n_q = N: 1/2 s_rr alpha alpha - 1/2 s_tt beta beta
 *                  - 1/2 s (beta_p alpha_q + alpha_p beta_q)
 * times pi r dr (2 pi where N = 0). The displacement is that of q/sqrt(m).
 */
#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "modes/plates/plate_draft.h"

/* A stress function: Psi of a clamped plate, or r^exponent. */
struct airy {
    int N, exponent;
    double key; /* approximate wave number, the sorting key */
    struct disc_mode clamped;
};

static int by_key(const void *a, const void *b) {
    const struct airy *left = a, *right = b;
    return (left->key > right->key) - (left->key < right->key);
}

/* Chooses the lowest; a power of r has the key N + 1. N = 0 has r^2 alone, N = 1 r^3. */
static void choose_airy(int count, double nu, struct airy *airy) {
    static const int orders = 2 * PLATE_STRESSES_MOST;
    struct disc_mode clamped[PLATE_STRESSES_MOST];
    struct airy all[3 * 2 * PLATE_STRESSES_MOST + PLATE_STRESSES_MOST];
    int found = 0;
    disc_modes(DISC_CLAMPED, nu, count, clamped);
    for (int i = 0; i < count; i++)
        all[found++] = (struct airy){clamped[i].n, 0, clamped[i].xi, clamped[i]};
    for (int N = 0; N < orders; N++) {
        if (N > 1)
            all[found++] = (struct airy){.N = N, .exponent = N, .key = N + 1};
        all[found++] = (struct airy){.N = N, .exponent = N + 2, .key = N + 1.5};
    }
    qsort(all, (size_t)found, sizeof *all, by_key);
    memcpy(airy, all, (size_t)count * sizeof *airy);
}

/* sigma_rr, sigma_tt, s at a radius. */
static void airy_at(const struct airy *f, double r, double *sigma) {
    double N = f->N, e = f->exponent;
    if (f->exponent == 0) {
        struct disc_values v = disc_at(&f->clamped, r);
        sigma[0] = v.b, sigma[1] = v.a, sigma[2] = v.c;
        return;
    }
    double by = pow(r, e - 2);
    sigma[0] = (e - N * N) * by;
    sigma[1] = e * (e - 1) * by;
    sigma[2] = N * (e - 1) * by;
}

/* [stresses][3][nodes] */
static double *sigma_of(const struct plate_draft *d, double *sigma, int k, int part) {
    return sigma + ((size_t)k * 3 + (size_t)part) * (size_t)d->nodes;
}

static double product(const struct plate_draft *d, double *sigma, int i, int k) {
    const double *a[3], *b[3], nu = d->p->kind.nu;
    double sum = 0;
    for (int part = 0; part < 3; part++)
        a[part] = sigma_of(d, sigma, i, part), b[part] = sigma_of(d, sigma, k, part);
    for (int t = 0; t < d->nodes; t++) {
        double all = a[0][t] * b[0][t] + a[1][t] * b[1][t] + 2 * a[2][t] * b[2][t];
        double trace = (a[0][t] + a[1][t]) * (b[0][t] + b[1][t]);
        sum += d->r[t] * d->weight[t] * ((1 + nu) * all - nu * trace);
    }
    return sum * draft_around(d->stress[i].n);
}

/* Gram-Schmidt, twice, against the previous functions of the same N. */
static void orthonormalise(const struct plate_draft *d, double *sigma, int k) {
    for (int turn = 0; turn < 2; turn++) {
        for (int i = 0; i < k; i++) {
            if (d->stress[i].n != d->stress[k].n)
                continue;
            double by = product(d, sigma, i, k);
            for (int part = 0; part < 3; part++)
                for (int t = 0; t < d->nodes; t++)
                    sigma_of(d, sigma, k, part)[t] -= by * sigma_of(d, sigma, i, part)[t];
        }
        double by = 1 / sqrt(product(d, sigma, k, k));
        for (int t = 0; t < 3 * d->nodes; t++)
            sigma_of(d, sigma, k, 0)[t] *= by;
    }
}

static void design_stresses(struct plate_draft *d, double *sigma) {
    struct airy airy[PLATE_STRESSES_MOST];
    choose_airy(d->p->kind.stresses, d->p->kind.nu, airy);
    for (int k = 0; k < d->p->kind.stresses; k++) {
        d->stress[k].n = airy[k].N;
        d->w[k] = 1;
        for (int t = 0; t < d->nodes; t++) {
            double at[3];
            airy_at(&airy[k], d->r[t], at);
            for (int part = 0; part < 3; part++)
                sigma_of(d, sigma, k, part)[t] = at[part];
        }
        orthonormalise(d, sigma, k);
    }
}

static void take_stress(struct plate_draft *d, int k) {
    double around = draft_around(d->stress[k].n);
    for (int part = 0; part < 3; part++)
        for (int t = 0; t < d->nodes; t++)
            d->by_node[part][t] = around * d->r[t] * d->weight[t] * sigma_of(d, d->c, k, part)[t];
}

static double pair(const struct plate_draft *d, int i, int k, bool mirrored) {
    const double *ap = draft_row(d, d->a, i), *bp = draft_row(d, d->b, i);
    const double *aq = draft_row(d, d->a, k), *bq = draft_row(d, d->b, k);
    double sign = mirrored ? -1 : 1, sum = 0;
    for (int t = 0; t < d->nodes; t++)
        sum += d->by_node[0][t] * ap[t] * aq[t] + d->by_node[1][t] * sign * bp[t] * bq[t] -
               d->by_node[2][t] * (bp[t] * aq[t] - sign * ap[t] * bq[t]);
    return sum / 2;
}

/* alpha and beta of J_n(root r), normalised to mean square 1 with its cos(n theta). */
static void design_tables(struct plate_draft *d) {
    struct disc_mode *flat = d->p->shapes->flat;
    for (int i = 0; i < d->p->kind.modes; i++) {
        double *a = draft_row(d, d->a, i), *b = draft_row(d, d->b, i), sum = 0;
        for (int j = 0; j < d->nodes; j++) {
            struct disc_values v = disc_at(&flat[i], d->r[j]);
            a[j] = v.slope;
            b[j] = flat[i].n * v.R / d->r[j];
            sum += v.R * v.R * d->r[j] * d->weight[j];
        }
        double norm = sqrt(PI / (sum * draft_around(flat[i].n)));
        for (int j = 0; j < d->nodes; j++)
            a[j] *= norm, b[j] *= norm;
        flat[i].norm = norm / sqrt(PI);
    }
}

/* Sorts the modes by n and keeps the order within one n; order[i] is the new place of mode i. */
static double design_modes(struct plate_draft *d, const struct plate_drumhead_mode *mode,
                           int *order) {
    int place = 0, modes = d->p->kind.modes;
    double most = 0;
    for (int n = 0; place < modes; n++)
        for (int i = 0; i < modes; i++)
            if (mode[i].n == n) {
                d->p->shapes->flat[place] =
                    (struct disc_mode){.n = n, .xi = mode[i].root, .norm = 1};
                d->p->mode[i].xi2 = mode[i].root * mode[i].root;
                order[i] = place++;
                most = fmax(most, mode[i].root);
            }
    return most;
}

static bool design(struct plate_draft *d, const struct plate_drumhead_mode *mode) {
    struct plate *p = d->p;
    int order[PLATE_MODES_MOST];
    size_t modes = (size_t)p->kind.modes, stresses = (size_t)p->kind.stresses;
    double most = design_modes(d, mode, order);
    d->nodes = (int)(.75 * (most + 10)) + 24 + (int)stresses / 2;
    assert(d->nodes <= DRAFT_NODES);
    disc_nodes(d->nodes, d->r, d->weight);
    d->take_stress = take_stress;
    d->pair = pair;
    plate_draft_blocks(d);
    p->shapes->turn = p->memory[4] = calloc((size_t)p->shapes->turns + 1, sizeof(double));
    double *tables = malloc((2 * modes + 3 * stresses) * (size_t)d->nodes * sizeof *tables);
    bool good = tables && p->shapes->turn;
    if (good) {
        for (int n = 0; n < d->orders; n++) /* the shapes are those of the list */
            for (int i = 0; i < p->shapes->block[n].size; i++)
                p->shapes->turn[p->shapes->block[n].turn + i * (p->shapes->block[n].size + 1)] = 1;
        d->a = tables;
        d->b = d->a + modes * (size_t)d->nodes;
        d->c = d->b + modes * (size_t)d->nodes; /* the stresses */
        design_tables(d);
        design_stresses(d, d->c);
        draft_rows(d, order);
        good = plate_draft_coefficients(d);
    }
    free(tables);
    return good;
}

struct plate *plate_drumhead_new(double nu, const struct plate_drumhead_mode *mode, int modes,
                                 int stresses) {
    struct plate_kind kind = {.nu = nu, .modes = modes, .stresses = stresses};
    struct plate_draft *d;
    struct plate *p = plate_draft_new(&kind, &d);
    bool good = p && design(d, mode);
    free(d);
    if (good)
        return p;
    return plate_free(p), NULL;
}
