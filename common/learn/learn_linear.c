/* SPDX-License-Identifier: BSD-3-Clause */
/* learn_linear.c: Fourier transforms, least squares, Cholesky; see learn_linear.h. */
#include "learn/learn_linear.h"

#include <assert.h>
#include <stdlib.h>

#include "base/constants.h"

/* --- Fourier ---------------------------------------------------------------------------------- */

bool learn_turns_new(struct learn_turns *t, int most) {
    t->most = most;
    t->re = malloc((size_t)most * sizeof *t->re);
    t->im = malloc((size_t)most * sizeof *t->im);
    if (!t->re || !t->im)
        return false;
    t->re[0] = t->im[0] = 0;
    for (int h = 1; h < most; h *= 2)
        for (int j = 0; j < h; j++) {
            t->re[h + j] = cos(PI * j / h);
            t->im[h + j] = -sin(PI * j / h);
        }
    return true;
}

void learn_turns_free(struct learn_turns *t) {
    free(t->re);
    free(t->im);
}

static void swap(double *a, double *b) {
    double was = *a;
    *a = *b;
    *b = was;
}

/* Swaps each index i with the index of its reversed bits. */
static void reverse_bits(double *re, double *im, int n) {
    for (int i = 1, j = 0; i < n; i++) {
        int bit = n / 2;
        for (; j & bit; bit /= 2)
            j -= bit;
        j += bit;
        if (i < j) {
            swap(re + i, re + j);
            swap(im + i, im + j);
        }
    }
}

/* Combines two transforms of length `half` into one of twice the length; w = e^(-pi i j / half). */
static void butterflies(double *restrict re, double *restrict im, double *restrict re2,
                        double *restrict im2, const double *restrict w_re,
                        const double *restrict w_im, int half) {
    for (int j = 0; j < half; j++) {
        double r = re2[j] * w_re[j] - im2[j] * w_im[j];
        double i = re2[j] * w_im[j] + im2[j] * w_re[j];
        re2[j] = re[j] - r;
        im2[j] = im[j] - i;
        re[j] += r;
        im[j] += i;
    }
}

/* Cooley and Tukey, decimation in time. */
void learn_fourier(const struct learn_turns *t, double *re, double *im, int n) {
    assert(n <= t->most && (n & (n - 1)) == 0);
    reverse_bits(re, im, n);
    for (int half = 1; half < n; half *= 2)
        for (int at = 0; at < n; at += 2 * half)
            butterflies(re + at, im + at, re + at + half, im + at + half, t->re + half,
                        t->im + half, half);
}

/* --- sums ------------------------------------------------------------------------------------- */

double learn_dot(const double *a, const double *b, int n) {
    double lane[LEARN_LANES] = {0}, rest = 0;
    int i = 0;
    for (; i + LEARN_LANES <= n; i += LEARN_LANES)
        for (int l = 0; l < LEARN_LANES; l++)
            lane[l] += a[i + l] * b[i + l];
    for (; i < n; i++)
        rest += a[i] * b[i];
    return lane[0] + lane[1] + lane[2] + lane[3] + rest;
}

/* --- complex least squares -------------------------------------------------------------------- */

static double norm2(const struct learn_tall *a, int column, int from) {
    int n = a->rows - from;
    return learn_dot(a->re[column] + from, a->re[column] + from, n) +
           learn_dot(a->im[column] + from, a->im[column] + from, n);
}

/* v^H b, from row `from` on */
static struct phasor inner(const struct learn_tall *a, int v, int b, int from) {
    int n = a->rows - from;
    const double *vr = a->re[v] + from, *vi = a->im[v] + from, *br = a->re[b] + from,
                 *bi = a->im[b] + from;
    return (struct phasor){learn_dot(vr, br, n) + learn_dot(vi, bi, n),
                           learn_dot(vr, bi, n) - learn_dot(vi, br, n)};
}

/* column b -= t v, from row `from` on */
static void subtract(struct learn_tall *a, int b, struct phasor t, int v, int from) {
    double *restrict br = a->re[b], *restrict bi = a->im[b];
    const double *restrict vr = a->re[v], *restrict vi = a->im[v];
    for (int i = from; i < a->rows; i++) {
        br[i] -= t.re * vr[i] - t.im * vi[i];
        bi[i] -= t.re * vi[i] + t.im * vr[i];
    }
}

static void scale_column(struct learn_tall *a, int column, double by) {
    for (int i = 0; i < a->rows; i++) {
        a->re[column][i] *= by;
        a->im[column][i] *= by;
    }
}

/* Reflects column j onto its first entry below the diagonal, and all columns to its right likewise:
 * v = a + e^(i arg a_0) |a| e_0, H = 1 - 2 v v^H / |v|^2. Returns the diagonal of R; v stays in the
 * column. */
static struct phasor reflect(struct learn_tall *a, int j) {
    struct phasor first = {a->re[j][j], a->im[j][j]};
    double size = sqrt(norm2(a, j, j)), of_first = sqrt(phasor_norm(first));
    struct phasor turn = of_first > 0 ? phasor_scale(first, 1 / of_first) : (struct phasor){1, 0};
    a->re[j][j] += turn.re * size;
    a->im[j][j] += turn.im * size;
    double v2 = norm2(a, j, j);
    for (int k = j + 1; k <= a->columns && v2 > 0; k++)
        subtract(a, k, phasor_scale(inner(a, j, k, j), 2 / v2), j, j);
    return phasor_scale(turn, -size);
}

double learn_least_squares(struct learn_tall *a, struct phasor *x) {
    const double dependent = 1e-12; /* of a column of length 1 */
    double scale[LEARN_COLUMNS];
    struct phasor diagonal[LEARN_COLUMNS] = {{0, 0}};
    const int n = a->columns, b = a->columns;
    assert(n <= LEARN_COLUMNS && a->rows <= LEARN_ROWS && a->rows >= n);
    for (int j = 0; j < n; j++) {
        double size = sqrt(norm2(a, j, 0));
        scale[j] = size > 0 ? 1 / size : 0;
        scale_column(a, j, scale[j]);
    }
    for (int j = 0; j < n; j++)
        diagonal[j] = reflect(a, j);
    for (int j = n - 1; j >= 0; j--) {
        struct phasor sum = {a->re[b][j], a->im[b][j]};
        for (int k = j + 1; k < n; k++)
            sum = phasor_sub(sum, phasor_mul((struct phasor){a->re[k][j], a->im[k][j]}, x[k]));
        x[j] = phasor_norm(diagonal[j]) > dependent * dependent ? phasor_div(sum, diagonal[j])
                                                                : (struct phasor){0, 0};
    }
    for (int j = 0; j < n; j++)
        x[j] = phasor_scale(x[j], scale[j]);
    return norm2(a, b, n);
}

/* --- Cholesky --------------------------------------------------------------------------------- */

bool learn_cholesky_row(double *a, int n, int i) {
    double *row = a + (size_t)i * (size_t)n;
    for (int j = 0; j < i; j++) {
        const double *above = a + (size_t)j * (size_t)n;
        row[j] = (row[j] - learn_dot(row, above, j)) / above[j];
    }
    double left = row[i] - learn_dot(row, row, i);
    if (!(left > 0))
        return false;
    row[i] = sqrt(left);
    return true;
}

bool learn_cholesky(double *a, int n) {
    for (int i = 0; i < n; i++)
        if (!learn_cholesky_row(a, n, i))
            return false;
    return true;
}

void learn_cholesky_solve(const double *l, int n, double *b) {
    for (int i = 0; i < n; i++) {
        const double *row = l + (size_t)i * (size_t)n;
        b[i] = (b[i] - learn_dot(row, b, i)) / row[i];
    }
    for (int i = n - 1; i >= 0; i--) {
        const double *row = l + (size_t)i * (size_t)n;
        b[i] /= row[i];
        for (int j = 0; j < i; j++)
            b[j] -= row[j] * b[i];
    }
}

/* Row by row: M = L^-1 has M_ij = -(sum_{j <= k < i} L_ik M_kj) / L_ii, M_ii = 1 / L_ii; row i of M
 * overwrites row i of L. */
void learn_invert_lower_row(double *l, int n, int i) {
    double *row = l + (size_t)i * (size_t)n;
    double over = 1 / row[i];
    for (int k = 0; k < i; k++) {
        const double *above = l + (size_t)k * (size_t)n;
        double by = row[k];
        row[k] = 0;
        for (int j = 0; j <= k; j++)
            row[j] += by * above[j];
    }
    for (int j = 0; j < i; j++)
        row[j] *= -over;
    row[i] = over;
}

void learn_invert_lower(double *l, int n) {
    for (int i = 0; i < n; i++)
        learn_invert_lower_row(l, n, i);
}
