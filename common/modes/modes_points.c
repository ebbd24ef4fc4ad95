/* SPDX-License-Identifier: BSD-3-Clause */
/* modes_points.c: a bank with forces at several points: its steps, compliance and readings. See
 * modes.h. */
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
 */

/* Weights of the sums below: b of a step, or 1/omega^2. An omega of 0 is left out. */
static void weigh(const struct modes *m, const struct modes_step *step, const double *row, int from,
                  int n, double *weight) {
    for (int i = 0; step && i < n; i++)
        weight[i] = row[from + i] * step->b[from + i];
    for (int i = 0; !step && i < n; i++)
        weight[i] = m->omega2[from + i] > 0 ? row[from + i] / m->omega2[from + i] : 0;
}

/* Sums row_j row_k b over the modes from `first` up to `end`, for k from `least` up to `count`; of
 * 1/omega^2 for b if step is NULL. A tile of all rows stays in the cache. */
static void weighted_sums(const struct modes *m, const struct modes_step *step,
                          const struct modes_points *points, int j, int first, int end, int least,
                          int count, double *sum) {
    enum { TILE = 64 };
    _Alignas(LANES_ALIGN * sizeof(double)) double weight[TILE];
    for (int k = least; k < count; k++)
        sum[k] = 0;
    for (int from = first; from < end; from += TILE) {
        int n = end - from < TILE ? end - from : TILE;
        weigh(m, step, modes_points_row(points, j), from, n, weight);
        for (int k = least; k < count; k++)
            sum[k] += m->kernel->sum(weight, modes_points_row(points, k) + from, n);
    }
}

/* The symmetric table of those sums. */
static void fill_table(const struct modes *m, const struct modes_step *step,
                       const struct modes_points *points, int count, int first, int end,
                       double *table, int stride) {
    for (int j = 0; j < count; j++) {
        double *row = table + j * stride;
        weighted_sums(m, step, points, j, first, end, j, count, row);
        for (int k = j + 1; k < count; k++)
            table[k * stride + j] = row[k];
    }
}

void modes_compliance_points(const struct modes *m, const struct modes_step *step,
                             const struct modes_points *points, double *table, int stride) {
    fill_table(m, step, points, points->count, 0, m->hammer_end, table, stride);
}

void modes_static_compliance(const struct modes *m, const struct modes_points *points, int count,
                             int first, int end, double *table) {
    fill_table(m, NULL, points, count, first, end, table, count);
}

void modes_compliance_of_point(const struct modes *m, const struct modes_step *step,
                               const struct modes_points *points, int j, double *row) {
    weighted_sums(m, step, points, j, 0, m->hammer_end, 0, points->count, row);
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
