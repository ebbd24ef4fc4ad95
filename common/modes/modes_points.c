/* SPDX-License-Identifier: BSD-3-Clause */
/* modes_points.c: a bank with forces at several points: its steps, compliance and readings. See
 * modes.h. */
#include <string.h>

#include "base/lanes.h"
#include "modes/modes_table.h"

void modes_free_displacement_points(const struct modes *m, const struct modes_step *step,
                                    const struct modes_points *points, const struct modes_state *s,
                                    double *free_displacement) {
    m->kernel->free_displacement_points(m, step, points, s, free_displacement);
}

void modes_advance_points(const struct modes *m, const struct modes_step *step,
                          const struct modes_points *points, struct modes_state *s,
                          const double *force, double *free_displacement, double *loss) {
    const double *const forces[2] = {force, NULL};
    double *const free_displacements[2] = {free_displacement, NULL};
    m->kernel->advance_points(m, step, NULL, points, s, forces, free_displacements, loss);
}

void modes_advance_points_pair(const struct modes *m, const struct modes_step *half,
                               const struct modes_step *whole, const struct modes_points *points,
                               struct modes_state *s, const double *const force[2],
                               double *const free_displacement[2]) {
    m->kernel->advance_points(m, half, whole, points, s, force, free_displacement, NULL);
}

/* --- compliance --------------------------------------------------------------------------------
 *
 * Sums over the modes of all pairs of rows, in tiles that stay in the cache. */

enum { TILE = 128 };

static int tile_end(int from, int end) { return end - from < TILE ? end : from + TILE; }

static void clear_table(double *table, int count, int stride) {
    for (int j = 0; j < count; j++)
        memset(table + (ptrdiff_t)j * stride, 0, (size_t)count * sizeof *table);
}

/* The other half of a symmetric table. */
static void mirror_table(double *table, int count, int stride) {
    for (int j = 0; j < count; j++)
        for (int k = j + 1; k < count; k++)
            table[k * stride + j] = table[j * stride + k];
}

/* Adds the sums of a pair of rows, for each step length: MODES_PRODUCTS at once, of which the last
 * may repeat. */
static void add_products(const struct modes *m, const struct modes_step *step, int count,
                         const double *a, const double *b, int from, int to, double *const *table,
                         ptrdiff_t at) {
    for (int l = 0; l < count; l += MODES_PRODUCTS) {
        double sum[MODES_PRODUCTS];
        const double *by[MODES_PRODUCTS];
        for (int u = 0; u < MODES_PRODUCTS; u++)
            by[u] = step[l + u < count ? l + u : count - 1].b;
        m->kernel->products(a, b, by, from, to, sum);
        for (int u = 0; u < MODES_PRODUCTS && l + u < count; u++)
            table[l + u][at] += sum[u];
    }
}

void modes_compliance_points(const struct modes *m, const struct modes_step *step, int count,
                             const struct modes_points *points, double *const *table, int stride) {
    for (int l = 0; l < count; l++)
        clear_table(table[l], points->count, stride);
    for (int from = 0; from < m->hammer_end; from = tile_end(from, m->hammer_end))
        for (int j = 0; j < points->count; j++)
            for (int k = j; k < points->count; k++)
                add_products(m, step, count, modes_points_row(points, j),
                             modes_points_row(points, k), from, tile_end(from, m->hammer_end),
                             table, (ptrdiff_t)j * stride + k);
    for (int l = 0; l < count; l++)
        mirror_table(table[l], points->count, stride);
}

/* An omega of 0 is left out. */
void modes_static_compliance(const struct modes *m, const struct modes_points *points, int count,
                             int first, int end, double *table) {
    _Alignas(LANES_ALIGN * sizeof(double)) double weight[TILE];
    double inverse[TILE];
    clear_table(table, count, count);
    for (int from = first, to; from < end; from = to) {
        to = tile_end(from, end);
        for (int i = from; i < to; i++)
            inverse[i - from] = m->omega2[i] > 0 ? 1 / m->omega2[i] : 0;
        for (int j = 0; j < count; j++) {
            for (int i = from; i < to; i++)
                weight[i - from] = modes_points_row(points, j)[i] * inverse[i - from];
            for (int k = j; k < count; k++)
                table[j * count + k] +=
                    m->kernel->sum(weight, modes_points_row(points, k) + from, to - from);
        }
    }
    mirror_table(table, count, count);
}

void modes_compliance_of_point(const struct modes *m, const struct modes_step *step,
                               const struct modes_points *points, int j, double *row) {
    _Alignas(LANES_ALIGN * sizeof(double)) double weight[TILE];
    for (int k = 0; k < points->count; k++)
        row[k] = 0;
    for (int from = 0, to; from < m->hammer_end; from = to) {
        const double *at = modes_points_row(points, j);
        to = tile_end(from, m->hammer_end);
        for (int i = from; i < to; i++)
            weight[i - from] = at[i] * step->b[i];
        for (int k = 0; k < points->count; k++)
            row[k] += m->kernel->sum(weight, modes_points_row(points, k) + from, to - from);
    }
}

/* --- readings ------------------------------------------------------------------------------ */

void modes_output_of_point(const struct modes *m, const struct modes_points *points, int j,
                           double *out, int stride) {
    const double *row = modes_points_row(points, j);
    for (int k = 0; k < m->pickups; k++)
        out[k * stride] = m->kernel->sum(m->pickup + k * m->hammer_end, row, m->output_end);
}

double modes_point_displacement(const struct modes *m, const struct modes_points *points,
                                const struct modes_state *s, int j) {
    return m->kernel->sum(modes_points_row(points, j), s->q, m->hammer_end);
}
double modes_point_velocity(const struct modes *m, const struct modes_points *points,
                            const struct modes_state *s, int j) {
    return m->kernel->sum(modes_points_row(points, j), s->p, m->hammer_end);
}
