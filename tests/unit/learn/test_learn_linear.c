/* SPDX-License-Identifier: BSD-3-Clause */
/* The linear algebra of learning against sums written out. */
#include "support/check.h"

#include "learn/learn_linear.h"

#define PI 3.14159265358979323846

TEST("a Fourier transform of every length equals its defining sum") {
    enum { MOST = 512 };
    struct learn_turns turns;
    static double re[MOST], im[MOST], x[MOST], y[MOST];
    uint64_t rng = 1;
    CHECK(learn_turns_new(&turns, MOST));
    for (int n = 1; n <= MOST; n *= 2) {
        for (int i = 0; i < n; i++) {
            re[i] = x[i] = check_uniform(&rng, -1, 1);
            im[i] = y[i] = check_uniform(&rng, -1, 1);
        }
        learn_fourier(&turns, re, im, n);
        double worst = 0;
        for (int k = 0; k < n; k++) {
            double sum_re = 0, sum_im = 0;
            for (int i = 0; i < n; i++) {
                double angle = -2 * PI * (i * k % n) / n;
                sum_re += x[i] * cos(angle) - y[i] * sin(angle);
                sum_im += x[i] * sin(angle) + y[i] * cos(angle);
            }
            worst = fmax(worst, fmax(fabs(re[k] - sum_re), fabs(im[k] - sum_im)));
        }
        check_case("%d points", n);
        CHECK_NEAR(worst, 0, 4e-15 * n);
    }
    learn_turns_free(&turns);
}

static double random_entry(uint64_t *rng) { return check_uniform(rng, -1, 1); }

TEST("the residual of least squares is orthogonal to every column") {
    static struct learn_tall a, b;
    uint64_t rng = 2;
    for (int columns = 1; columns <= LEARN_COLUMNS; columns++) {
        struct phasor x[LEARN_COLUMNS];
        a.rows = LEARN_ROWS - columns;
        a.columns = columns;
        for (int j = 0; j <= columns; j++)
            for (int i = 0; i < a.rows; i++) {
                a.re[j][i] = random_entry(&rng) * pow(10, j % 5 - 2);
                a.im[j][i] = random_entry(&rng) * pow(10, j % 5 - 2);
            }
        b = a;
        double error = learn_least_squares(&a, x), norm = 0;
        for (int i = 0; i < b.rows; i++) /* b's last column becomes the rest */
            for (int j = 0; j < columns; j++) {
                b.re[columns][i] -= b.re[j][i] * x[j].re - b.im[j][i] * x[j].im;
                b.im[columns][i] -= b.re[j][i] * x[j].im + b.im[j][i] * x[j].re;
            }
        check_case("%d columns", columns);
        for (int j = 0; j <= columns; j++) {
            double re = 0, im = 0, size = 0;
            for (int i = 0; i < b.rows; i++) {
                double r = b.re[columns][i], s = b.im[columns][i];
                re += b.re[j][i] * r + b.im[j][i] * s;
                im += b.re[j][i] * s - b.im[j][i] * r;
                size += b.re[j][i] * b.re[j][i] + b.im[j][i] * b.im[j][i];
            }
            if (j == columns)
                norm = re;
            else
                CHECK_NEAR(sqrt(re * re + im * im) / sqrt(size), 0, 1e-12 * sqrt(error));
        }
        CHECK_REL(error, norm, 1e-12);
    }
}

TEST("a dependent column gets 0, and the residual is the same") {
    static struct learn_tall a;
    struct phasor x[3];
    a.rows = 20;
    a.columns = 2;
    for (int i = 0; i < a.rows; i++) {
        a.re[0][i] = 1, a.im[0][i] = 0;
        a.re[1][i] = 0, a.im[1][i] = 2;
        a.re[2][i] = 3, a.im[2][i] = 0;
    }
    CHECK_NEAR(learn_least_squares(&a, x), 0, 1e-25);
    CHECK_NEAR(x[0].re, 3, 1e-13);
    CHECK(x[1].re == 0 && x[1].im == 0);
}

TEST("Cholesky's factor solves its equations, inverts, and refuses what is not positive") {
    enum { N = 37 };
    static double a[N * N], l[N * N], m[N * N], b[N], x[N];
    uint64_t rng = 3;
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            m[i * N + j] = random_entry(&rng) + (i == j ? 12 : 0);
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            a[i * N + j] = learn_dot(m + i * N, m + j * N, N);
    memcpy(l, a, sizeof l);
    CHECK(learn_cholesky(l, N));
    for (int i = 0; i < N; i++)
        x[i] = b[i] = random_entry(&rng);
    learn_cholesky_solve(l, N, x);
    for (int i = 0; i < N; i++)
        CHECK_NEAR(learn_dot(a + i * N, x, N), b[i], 1e-12);
    memcpy(m, l, sizeof m);
    learn_invert_lower(m, N);
    for (int i = 0; i < N; i++)
        for (int j = 0; j <= i; j++) {
            double sum = 0;
            for (int k = j; k <= i; k++)
                sum += l[i * N + k] * m[k * N + j];
            CHECK_NEAR(sum, i == j, 1e-13);
        }
    double not_positive[] = {1, 0, 2, 1};
    CHECK(!learn_cholesky(not_positive, 2));
}

CHECK_MAIN
