/* SPDX-License-Identifier: BSD-3-Clause */
/* links_inside.c: the forces of several contacts over one step, each inside one surface from
 * beginning to end: held_inside() with vectors. The laws are smooth there, and K = F' > 0, so with
 * r = F(D) - f the Newton step is
 *   (I + K A) delta f = r,    delta D = -A delta f.
 * I + K A is similar to I + W A W of links_newton.c, by W = sqrt(K), and has the same pivots: 1 or
 * more. Two or three links, the usual case, are solved without the roots. One or two iterations are
 * usual. If HELD_NEWTON_MAX are not enough, or a link leaves its surface, the step is left to
 * links_newton(), which needs twice the time for each iteration.
 */
#include <string.h>

#include "contact/links_newton.h"

/* The compiler unrolls the loops for two or three links; see links_newton.c. */
#define OF_COUNT KNOCK_INLINE

/* The laws at D, and the Newton step. */
struct inside_step {
    double K[LINKS_MOST];       /* F', N/m */
    double by_drag[LINKS_MOST]; /* of the law: k Q' mu / h */
    double df[LINKS_MOST], dD[LINKS_MOST];
};

/* --- a symmetric system ----------------------------------------------------------------------- */

enum { BLOCK = 4 };

/* Eliminates the rows of a block among themselves. */
static void eliminate_block(double *restrict U, int m, int from, int to, double *restrict s) {
    for (int k = from; k < to; k++) {
        double *row = U + k * m, pivot = 1 / max_of(row[k], 1);
        row[k] = pivot;
        for (int j = k + 1; j < to; j++) {
            double share = row[j] * pivot, *below = U + j * m;
            s[j] -= share * s[k];
            for (int i = j; i < m; i++)
                below[i] -= share * row[i];
        }
    }
}

/* Solves (I + W A W) s = s for the m links with a slope, on the upper half. The inner loop runs
 * along memory and eliminates four rows at once. */
void links_solve_symmetric(double *restrict U, int m, double *restrict s) {
    for (int k = 0; k < m; k += BLOCK) {
        int to = k + BLOCK < m ? k + BLOCK : m;
        const double *row[BLOCK] = {U + k * m, U + (k + 1) * m, U + (k + 2) * m, U + (k + 3) * m};
        eliminate_block(U, m, k, to, s);
        for (int j = to; j < m; j++) {
            const double *r0 = row[0], *r1 = row[1], *r2 = row[2], *r3 = row[3];
            double a = r0[j] * r0[k], b = r1[j] * r1[k + 1], c = r2[j] * r2[k + 2],
                   d = r3[j] * r3[k + 3], *restrict below = U + j * m;
            s[j] -= (a * s[k] + b * s[k + 1]) + (c * s[k + 2] + d * s[k + 3]);
            for (int i = j; i < m; i++)
                below[i] -= (a * r0[i] + b * r1[i]) + (c * r2[i] + d * r3[i]);
        }
    }
    for (int k = m - 1; k >= 0; k--) {
        double sum = s[k];
        for (int j = k + 1; j < m; j++)
            sum -= U[k * m + j] * s[j];
        s[k] = sum * U[k * m + k];
    }
}

/* --- the laws --------------------------------------------------------------------------------- */

/* True if y is beyond the surface that a felt's memory leaves. */
static inline bool presses(const struct links_law *l, double y) {
    return y > 0 && (l->soft == 0 || contact_power(y, l->power->alpha) >= l->soft);
}

/* to = from - A f */
OF_COUNT void subtract_A(const struct links_work *w, int n, const double *from,
                         const double *restrict f, double *restrict to) {
    for (int i = 0; i < n; i++) {
        double sum = from ? from[i] : 0;
        for (int j = 0; j < n; j++)
            sum -= w->A[i * n + j] * f[j];
        to[i] = sum;
    }
}

/* r, in place of df, and K at D. False: a link is not well inside its surface. */
OF_COUNT bool evaluate(const struct links_work *w, int n, double min_damping_factor,
                       const double *f, const double *D, struct inside_step *s) {
    bool inside = true;
    for (int i = 0; i < n; i++) {
        const struct links_law *l = &w->law[i];
        double d = l->side * D[i], y1 = l->y0 + d, damping_factor = 1 + l->drag * d;
        if (!(y1 > 0 && damping_factor > min_damping_factor))
            return false;
        struct slope q = power_quotient(l->power, l->y0, y1, d);
        s->K[i] = l->k * (q.derivative * damping_factor + q.value * l->drag);
        s->by_drag[i] = l->k * q.derivative * l->drag;
        s->df[i] = l->side * l->k * (q.value * damping_factor - l->soft) - f[i];
        inside &= s->K[i] > 0;
    }
    return inside;
}

/* By Cramer's rule. The determinant is 1 + K.A plus a minor of A, which is 0 or more; 0 if A is
 * singular, but for rounding. */
static void solve_two(const double *A, const double *K, double *df) {
    double a = K[0] * A[0], b = K[0] * A[1], c = K[1] * A[2], d = K[1] * A[3];
    double scale = 1 / (1 + a + d + max_of(a * d - b * c, 0));
    double r0 = df[0], r1 = df[1];
    df[0] = ((1 + d) * r0 - b * r1) * scale;
    df[1] = ((1 + a) * r1 - c * r0) * scale;
}

/* Gauss's elimination by rows. */
static void solve_three(const double *A, const double *K, double *df) {
    enum { N = 3 };
    double m[N][N];
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            m[i][j] = K[i] * A[i * N + j] + (i == j);
    for (int k = 0; k < N; k++) {
        m[k][k] = 1 / max_of(m[k][k], 1);
        for (int j = k + 1; j < N; j++) {
            double share = m[j][k] * m[k][k];
            df[j] -= share * df[k];
            for (int i = k + 1; i < N; i++)
                m[j][i] -= share * m[k][i];
        }
    }
    for (int k = N - 1; k >= 0; k--) {
        for (int j = k + 1; j < N; j++)
            df[k] -= m[k][j] * df[j];
        df[k] *= m[k][k];
    }
}

/* W (I + W A W)^-1 W^-1 r */
static void solve_more(struct links_work *w, int n, const double *K, double *df) {
    for (int i = 0; i < n; i++)
        w->W[i] = sqrt(K[i]);
    for (int i = 0; i < n; i++) {
        const double *row = w->A + i * n;
        double *to = w->U + i * n, own = w->W[i];
        for (int j = i; j < n; j++)
            to[j] = own * row[j] * w->W[j];
        to[i] += 1;
        df[i] /= own;
    }
    links_solve_symmetric(w->U, n, df);
    for (int i = 0; i < n; i++)
        df[i] *= w->W[i];
}

OF_COUNT bool is_last(const struct links_work *w, int n, const double *D,
                      const struct inside_step *s) {
    bool last = true;
    for (int i = 0; i < n; i++) {
        const struct links_law *l = &w->law[i];
        last &= fabs(s->dD[i]) <= l->small * (2 * l->y0 + l->side * D[i]);
    }
    return last;
}

/* The loss of the damping is that of held_inside(). */
OF_COUNT bool finish(struct links_work *w, int n, double min_damping_factor,
                     const struct inside_step *s, double *f) {
    bool inside = true;
    for (int i = 0; i < n; i++)
        f[i] += s->df[i];
    subtract_A(w, n, w->free_displacement, f, w->D);
    for (int i = 0; i < n; i++) {
        const struct links_law *l = &w->law[i];
        double damping_factor = 1 + l->drag * l->side * w->D[i], force = l->side * f[i];
        double left = s->by_drag[i] * s->dD[i] * s->dD[i];
        w->lost[i] = (force - (force + left) / damping_factor) * l->side * w->D[i];
        inside &= damping_factor > min_damping_factor && force >= 0 &&
                  presses(l, l->y0 + l->side * w->D[i]);
    }
    if (inside)
        memcpy(w->f, f, (size_t)n * sizeof *f);
    return inside;
}

OF_COUNT bool solve(struct links_work *w, int n, double min_damping_factor,
                    struct links_cost *cost) {
    struct inside_step s;
    double f[LINKS_MOST], D[LINKS_MOST];
    for (int i = 0; i < n; i++) {
        f[i] = w->f[i];
        if (!presses(&w->law[i], w->law[i].y0))
            return false;
    }
    subtract_A(w, n, w->free_displacement, f, D);
    for (int tries = 0; tries < HELD_NEWTON_MAX; tries++) {
        cost->iterations++;
        cost->tries += n;
        if (!evaluate(w, n, min_damping_factor, f, D, &s))
            return false;
        if (n == 2)
            solve_two(w->A, s.K, s.df);
        else if (n == 3)
            solve_three(w->A, s.K, s.df);
        else
            solve_more(w, n, s.K, s.df);
        subtract_A(w, n, NULL, s.df, s.dD);
        if (is_last(w, n, D, &s))
            return finish(w, n, min_damping_factor, &s, f);
        for (int i = 0; i < n; i++) {
            f[i] += s.df[i];
            D[i] += s.dD[i];
        }
    }
    return false;
}

bool links_inside(struct links_work *w, double min_damping_factor, struct links_cost *cost) {
    return w->n == 2   ? solve(w, 2, min_damping_factor, cost)
           : w->n == 3 ? solve(w, 3, min_damping_factor, cost)
                       : solve(w, w->n, min_damping_factor, cost);
}
