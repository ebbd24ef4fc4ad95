/* SPDX-License-Identifier: BSD-3-Clause */
/* modes_kernel_points.h: the loops of modes_kernel.h for forces at several points.
 *
 * The bank is processed in tiles: the forces of all points on a tile, its step, then the free
 * displacements of all points. The points' rows are read twice while the tile is in the first-level
 * cache; four rows at once keep the adders busy. Each sum over the modes has the order of
 * kernel_advance. Up to 12 points need no tiles: their sums stay in registers.
 */
enum { TILE = 64, ROWS = 4, FEW = 12 };

LANES_INLINE void kernel_tile_forces(const struct modes_points *p, int rows, int j, int from, int n,
                                     const double *force, double *to) {
    lanes F[ROWS];
    const double *row[ROWS];
    for (int u = 0; u < rows; u++) {
        F[u] = lanes_all(force[j + u]);
        row[u] = p->c + (j + u) * p->stride + from;
    }
    for (int i = 0; i < n; i += LANES) {
        lanes sum = j ? lanes_load(to + i) : lanes_all(0);
        for (int u = 0; u < rows; u++)
            sum = lanes_mul_add(lanes_load(row[u] + i), F[u], sum);
        lanes_store(to + i, sum);
    }
}

LANES_INLINE void kernel_tile_free_displacements(const struct modes_points *p, int rows, int j,
                                                 int from, int n, const double *moves,
                                                 lanes *free_displacement) {
    lanes sum[ROWS];
    const double *row[ROWS];
    for (int u = 0; u < rows; u++) {
        sum[u] = free_displacement[j + u];
        row[u] = p->c + (j + u) * p->stride + from;
    }
    for (int i = 0; i < n; i += LANES) {
        lanes d = lanes_load(moves + i);
        for (int u = 0; u < rows; u++)
            sum[u] = lanes_mul_add(lanes_load(row[u] + i), d, sum[u]);
    }
    for (int u = 0; u < rows; u++)
        free_displacement[j + u] = sum[u];
}

static void kernel_forces(const struct modes_points *p, int from, int n, const double *force,
                          double *to) {
    int j = 0;
    if (!p->count)
        memset(to, 0, (size_t)n * sizeof *to);
    for (; j + ROWS <= p->count; j += ROWS)
        kernel_tile_forces(p, ROWS, j, from, n, force, to);
    for (; j + 2 <= p->count; j += 2)
        kernel_tile_forces(p, 2, j, from, n, force, to);
    for (; j < p->count; j++)
        kernel_tile_forces(p, 1, j, from, n, force, to);
}

static void kernel_free_displacements(const struct modes_points *p, int from, int n,
                                      const double *moves, lanes *free_displacement) {
    int j = 0;
    for (; j + ROWS <= p->count; j += ROWS)
        kernel_tile_free_displacements(p, ROWS, j, from, n, moves, free_displacement);
    for (; j + 2 <= p->count; j += 2)
        kernel_tile_free_displacements(p, 2, j, from, n, moves, free_displacement);
    for (; j < p->count; j++)
        kernel_tile_free_displacements(p, 1, j, from, n, moves, free_displacement);
}

/* One step of a tile under c F; `audit` adds the loss. */
LANES_INLINE void kernel_tile_step(const struct modes *m, const struct modes_step *step,
                                   struct modes_state *s, int from, int n, const double *force,
                                   lanes *lost, bool audit) {
    for (int i = from; i < from + n; i += LANES) {
        lanes q = lanes_load(s->q + i), p = lanes_load(s->p + i), S = lanes_load(step->S + i);
        lanes g = lanes_minus_mul(lanes_load(m->omega2 + i), q, lanes_load(force + i - from));
        if (audit) {
            lanes by_p =
                lanes_mul_add(lanes_load(step->loss_pp + i), p, lanes_load(step->loss_pg + i) * g);
            *lost = lanes_mul_add(by_p, p, *lost);
            *lost = lanes_mul_add(lanes_load(step->loss_gg + i) * g, g, *lost);
        }
        q = lanes_mul_add(S, p, lanes_mul_add(lanes_load(step->b + i), g, q));
        p = lanes_minus_mul(lanes_load(step->r + i), p, lanes_mul_add(S, g, p));
        lanes_store(s->q + i, q);
        lanes_store(s->p + i, p);
    }
}

/* S p - b omega^2 q, the free displacement of each mode. */
LANES_INLINE void kernel_tile_moves(const struct modes *m, const struct modes_step *step,
                                    const struct modes_state *s, int from, int n, double *moves) {
    for (int i = from; i < from + n; i += LANES) {
        lanes a = lanes_load(m->omega2 + i) * lanes_load(s->q + i);
        lanes_store(moves + i - from,
                    lanes_minus_mul(lanes_load(step->b + i), a,
                                    lanes_load(step->S + i) * lanes_load(s->p + i)));
    }
}

static void kernel_points_end(const struct modes_points *p, const lanes *sum,
                              double *free_displacement) {
    for (int j = 0; j < p->count; j++)
        free_displacement[j] = lanes_sum(sum[j]);
}

static void kernel_free_displacement_points(const struct modes *m, const struct modes_step *step,
                                            const struct modes_points *p,
                                            const struct modes_state *s,
                                            double *free_displacement) {
    lanes sum[MODES_POINTS], moves[TILE / LANES];
    for (int j = 0; j < p->count; j++)
        sum[j] = lanes_all(0);
    for (int from = 0; from < m->hammer_end; from += TILE) {
        int n = m->hammer_end - from < TILE ? m->hammer_end - from : TILE;
        kernel_tile_moves(m, step, s, from, n, (double *)moves);
        kernel_free_displacements(p, from, n, (const double *)moves, sum);
    }
    kernel_points_end(p, sum, free_displacement);
}

/* Up to FEW points without tiles: a step, or the two halves of `whole`. The sums have the same
 * order. A pass over 256 modes costs 108 ns with two points and 148 with four, in place of 207 and
 * 238 in tiles. */
LANES_INLINE void kernel_advance_rows(const struct modes *m, const struct modes_step *half,
                                      const struct modes_step *whole, const struct modes_points *p,
                                      int rows, struct modes_state *s, const double *const force[2],
                                      double *const free_displacement[2]) {
    int steps = whole ? 2 : 1;
    const struct modes_step *next[2] = {half, whole};
    const double *row[FEW];
    lanes F[2][FEW], sum[2][FEW];
    for (int u = 0; u < rows; u++) {
        row[u] = p->c + u * p->stride;
        for (int k = 0; k < steps; k++) {
            F[k][u] = lanes_all(force[k][u]);
            sum[k][u] = lanes_all(0);
        }
    }
    for (int i = 0; i < m->hammer_end; i += LANES) {
        lanes q = lanes_load(s->q + i), v = lanes_load(s->p + i), S = lanes_load(half->S + i);
        lanes omega2 = lanes_load(m->omega2 + i), b = lanes_load(half->b + i);
        for (int k = 0; k < steps; k++) {
            lanes of_points = lanes_all(0);
            for (int u = 0; u < rows; u++)
                of_points = lanes_mul_add(lanes_load(row[u] + i), F[k][u], of_points);
            lanes g = lanes_minus_mul(omega2, q, of_points);
            q = lanes_mul_add(S, v, lanes_mul_add(b, g, q));
            v = lanes_minus_mul(lanes_load(half->r + i), v, lanes_mul_add(S, g, v));
        }
        lanes_store(s->q + i, q);
        lanes_store(s->p + i, v);
        for (int k = 0; k < steps; k++) {
            lanes move = lanes_minus_mul(lanes_load(next[k]->b + i), omega2 * q,
                                         lanes_load(next[k]->S + i) * v);
            for (int u = 0; u < rows; u++)
                sum[k][u] = lanes_mul_add(lanes_load(row[u] + i), move, sum[k][u]);
        }
    }
    for (int k = 0; k < steps; k++)
        for (int u = 0; u < rows; u++)
            free_displacement[k][u] = lanes_sum(sum[k][u]);
}

LANES_INLINE void kernel_advance_few(const struct modes *m, const struct modes_step *half,
                                     const struct modes_step *whole, const struct modes_points *p,
                                     struct modes_state *s, const double *const force[2],
                                     double *const free_displacement[2]) {
    switch (p->count) {
#define CASE(rows)                                                                                 \
    case rows:                                                                                     \
        kernel_advance_rows(m, half, whole, p, rows, s, force, free_displacement);                 \
        break;
        CASE(1)
        CASE(2) CASE(3) CASE(4) CASE(5) CASE(6) CASE(7) CASE(8) CASE(9) CASE(10) CASE(11) CASE(12)
#undef CASE
    }
}

static void kernel_advance_points(const struct modes *m, const struct modes_step *half,
                                  const struct modes_step *whole, const struct modes_points *p,
                                  struct modes_state *s, const double *const force[2],
                                  double *const free_displacement[2], double *loss) {
    if (p->count > 0 && p->count <= FEW && !loss && whole) {
        kernel_advance_few(m, half, whole, p, s, force, free_displacement);
        return;
    }
    if (p->count > 0 && p->count <= FEW && !loss) {
        kernel_advance_few(m, half, NULL, p, s, force, free_displacement);
        return;
    }
    lanes sum[2][MODES_POINTS], tile[TILE / LANES], lost = lanes_all(0);
    double *of_tile = (double *)tile;
    for (int j = 0; j < p->count; j++)
        sum[0][j] = sum[1][j] = lanes_all(0);
    for (int from = 0; from < m->hammer_end; from += TILE) {
        int n = m->hammer_end - from < TILE ? m->hammer_end - from : TILE;
        for (int i = 0; i < (whole ? 2 : 1); i++) {
            kernel_forces(p, from, n, force[i], of_tile);
            if (loss)
                kernel_tile_step(m, half, s, from, n, of_tile, &lost, true);
            else
                kernel_tile_step(m, half, s, from, n, of_tile, &lost, false);
        }
        for (int i = 0; i < (whole ? 2 : 1); i++) {
            kernel_tile_moves(m, i ? whole : half, s, from, n, of_tile);
            kernel_free_displacements(p, from, n, of_tile, sum[i]);
        }
    }
    for (int i = 0; i < (whole ? 2 : 1); i++)
        kernel_points_end(p, sum[i], free_displacement[i]);
    if (loss)
        *loss += lanes_sum(lost);
}
