/* SPDX-License-Identifier: BSD-3-Clause */
/* undercut.h: modes of an undercut bar from its profile, by Rayleigh-Ritz; makes the tables of
 * common/bodies/body_undercut.h.
 *
 *   h(x) = h0 [d + (1 - d) |2 y / w|^p] where |y| < w/2, y = x - 1/2; h0 elsewhere
 *
 * Bending: shapes of the uniform free bar, even and odd apart, with the rigid one of each; M = int
 * h F F', K = int h^3 F'' F''. Thickness acts by rotary inertia and shear, to first order: omega^2
 * = omega_0^2 / (1 + (h0/L)^2 (rotary + E/(kappa G) shear)) with, over the same shape,
 *   rotary = int h^3 phi'^2 / (12 int h phi^2),
 *   shear  = int [(h^3 phi'')']^2 / h / (12 int h^3 phi''^2).
 * Torsion of a flat bar: stiffness G b h^3 / 3, inertia rho b^3 h / 12; cosines.
 */
#ifndef KNOCK_UNDERCUT_H
#define KNOCK_UNDERCUT_H

#include <math.h>
#include <string.h>

enum { UNDERCUT_BASIS = 14, UNDERCUT_POINTS = 1000 };

struct undercut {
    double p, w, d;
};

static inline double undercut_height(const struct undercut *u, double x) {
    double y = fabs(2 * x - 1) / u->w;
    return y < 1 ? u->d + (1 - u->d) * pow(y, u->p) : 1;
}

/* beta_n, cos beta cosh beta = 1 */
static inline double undercut_root(int n) {
    double beta = (n + .5) * acos(-1);
    for (int i = 0; i < 9; i++)
        beta -= (cos(beta) - 1 / cosh(beta)) / (tanh(beta) / cosh(beta) - sin(beta));
    return beta;
}

/* The k-th derivative of the n-th shape of a uniform bar at x, mean square 1; n = 0 is rigid: the
 * translation (even) or the rotation (odd). */
static inline double undercut_shape(int n, int odd, int derivative, double x) {
    double y = x - .5;
    if (n == 0)
        return odd ? sqrt(12) * (derivative ? derivative == 1 : y) : derivative == 0;
    int order = 2 * n - 1 + odd;
    double beta = undercut_root(order), power = pow(beta, derivative), a = beta * y,
           half = beta / 2;
    if (!odd) {
        double turn[4] = {cos(a), -sin(a), -cos(a), sin(a)};
        double grow = derivative % 2 ? sinh(a) : cosh(a);
        return power * (turn[derivative] / cos(half) + grow / cosh(half));
    }
    double turn[4] = {sin(a), cos(a), -sin(a), -cos(a)};
    double grow = derivative % 2 ? cosh(a) : sinh(a);
    return power * (turn[derivative] / sin(half) + grow / sinh(half));
}

/* Jacobi's rotations: A becomes diagonal, the columns of V its eigenvectors. */
static inline void undercut_jacobi(int n, double A[UNDERCUT_BASIS][UNDERCUT_BASIS],
                                   double V[UNDERCUT_BASIS][UNDERCUT_BASIS]) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            V[i][j] = i == j;
    for (int sweep = 0; sweep < 30; sweep++)
        for (int p = 0; p < n; p++)
            for (int q = p + 1; q < n; q++) {
                if (fabs(A[p][q]) < 1e-300)
                    continue;
                double theta = (A[q][q] - A[p][p]) / (2 * A[p][q]);
                double t = (theta < 0 ? -1 : 1) / (fabs(theta) + sqrt(theta * theta + 1));
                double c = 1 / sqrt(t * t + 1), s = t * c;
                for (int k = 0; k < n; k++) {
                    double a = A[k][p], b = A[k][q];
                    A[k][p] = c * a - s * b, A[k][q] = s * a + c * b;
                }
                for (int k = 0; k < n; k++) {
                    double a = A[p][k], b = A[q][k];
                    A[p][k] = c * a - s * b, A[q][k] = s * a + c * b;
                    a = V[k][p], b = V[k][q];
                    V[k][p] = c * a - s * b, V[k][q] = s * a + c * b;
                }
            }
}

/* K v = lambda M v: rising lambda, columns of V with v' M v = 1. M = L L', A = L^-1 K L^-T. */
static inline void undercut_eigen(int n, double K[UNDERCUT_BASIS][UNDERCUT_BASIS],
                                  double M[UNDERCUT_BASIS][UNDERCUT_BASIS], double *lambda,
                                  double V[UNDERCUT_BASIS][UNDERCUT_BASIS]) {
    double L[UNDERCUT_BASIS][UNDERCUT_BASIS] = {{0}}, A[UNDERCUT_BASIS][UNDERCUT_BASIS],
           W[UNDERCUT_BASIS][UNDERCUT_BASIS];
    for (int i = 0; i < n; i++)
        for (int j = 0; j <= i; j++) {
            double sum = M[i][j];
            for (int k = 0; k < j; k++)
                sum -= L[i][k] * L[j][k];
            L[i][j] = i == j ? sqrt(sum) : sum / L[j][j];
        }
    memcpy(A, K, sizeof A);
    for (int side = 0; side < 2; side++) /* L^-1 A, then its transpose again */
        for (int j = 0; j < n; j++)
            for (int i = 0; i < n; i++) {
                double sum = side ? A[j][i] : A[i][j];
                for (int k = 0; k < i; k++)
                    sum -= L[i][k] * (side ? A[j][k] : A[k][j]);
                *(side ? &A[j][i] : &A[i][j]) = sum / L[i][i];
            }
    undercut_jacobi(n, A, W);
    for (int out = 0; out < n; out++) {
        int least = -1;
        for (int k = 0; k < n; k++)
            if (isfinite(A[k][k]) && (least < 0 || A[k][k] < A[least][least]))
                least = k;
        lambda[out] = A[least][least];
        A[least][least] = HUGE_VAL;
        for (int i = n - 1; i >= 0; i--) { /* v = L^-T w */
            double sum = W[i][least];
            for (int k = i + 1; k < n; k++)
                sum -= L[k][i] * V[k][out];
            V[i][out] = sum / L[i][i];
        }
    }
}

/* One mode: omega = number times c0 h0 / (sqrt 12 L^2) in bending, c_t 2 h0 / (b L) in torsion. */
struct undercut_mode {
    double number, rotary, shear;
    int odd;
    double coefficient[UNDERCUT_BASIS]; /* in its basis; mean square by mass is 1 */
};

static inline double undercut_function(int torsion, int k, int odd, int derivative, double x) {
    const double pi = acos(-1);
    if (!torsion)
        return undercut_shape(k, odd, derivative, x);
    double wave = (2 * k + odd) * pi, scale = wave > 0 ? sqrt(2) : 1;
    return derivative ? -wave * scale * sin(wave * x) : scale * cos(wave * x);
}

/* The basis at the middle of each piece, computed once: its value, and the derivative in the
 * stiffness integral. */
static inline void undercut_sampled(int torsion, int odd, int piece, const double **F,
                                    const double **D) {
    static double table[2][2][2][UNDERCUT_POINTS][UNDERCUT_BASIS];
    static int known[2][2];
    for (int i = 0; i < UNDERCUT_POINTS && !known[torsion][odd]; i++)
        for (int k = 0; k < UNDERCUT_BASIS; k++)
            for (int stiff = 0; stiff < 2; stiff++)
                table[torsion][odd][stiff][i][k] = undercut_function(
                    torsion, k, odd, stiff * (2 - torsion), (i + .5) / UNDERCUT_POINTS);
    known[torsion][odd] = 1;
    *F = table[torsion][odd][0][piece];
    *D = table[torsion][odd][1][piece];
}

/* K and M of one parity; mass is the mean of h. */
static inline void undercut_matrices(const struct undercut *u, int torsion, int odd,
                                     double K[UNDERCUT_BASIS][UNDERCUT_BASIS],
                                     double M[UNDERCUT_BASIS][UNDERCUT_BASIS]) {
    double mass = 0;
    for (int i = 0; i < UNDERCUT_POINTS; i++)
        mass += undercut_height(u, (i + .5) / UNDERCUT_POINTS) / UNDERCUT_POINTS;
    memset(K, 0, sizeof(double[UNDERCUT_BASIS][UNDERCUT_BASIS]));
    memset(M, 0, sizeof(double[UNDERCUT_BASIS][UNDERCUT_BASIS]));
    for (int i = 0; i < UNDERCUT_POINTS; i++) {
        double h = undercut_height(u, (i + .5) / UNDERCUT_POINTS),
               weight = h / UNDERCUT_POINTS / mass;
        const double *F, *D;
        undercut_sampled(torsion, odd, i, &F, &D);
        for (int k = 0; k < UNDERCUT_BASIS; k++)
            for (int l = 0; l < UNDERCUT_BASIS; l++) {
                M[k][l] += weight * F[k] * F[l];
                K[k][l] += weight * h * h * D[k] * D[l];
            }
    }
}

/* sum of coefficients times the k-th derivative of the basis */
static inline double undercut_at(const struct undercut_mode *m, int torsion, int derivative,
                                 double x) {
    double sum = 0;
    for (int k = 0; k < UNDERCUT_BASIS; k++)
        sum += m->coefficient[k] * undercut_function(torsion, k, m->odd, derivative, x);
    return sum;
}

static inline void undercut_thickness(const struct undercut *u, struct undercut_mode *m) {
    double mass = 0, slope = 0, bend = 0, shear = 0;
    for (int i = 0; i < UNDERCUT_POINTS; i++) {
        double x = (i + .5) / UNDERCUT_POINTS, step = .25 / UNDERCUT_POINTS, h3[3], h;
        for (int k = 0; k < 3; k++) {
            h = undercut_height(u, x + (k - 1) * step);
            h3[k] = h * h * h * undercut_at(m, 0, 2, x + (k - 1) * step);
        }
        h = undercut_height(u, x);
        double force = (h3[2] - h3[0]) / (2 * step), turn = undercut_at(m, 0, 1, x);
        mass += h * pow(undercut_at(m, 0, 0, x), 2);
        slope += h * h * h * turn * turn;
        bend += h3[1] * undercut_at(m, 0, 2, x);
        shear += force * force / h;
    }
    m->rotary = slope / (12 * mass);
    m->shear = shear / (12 * bend);
}

/* The lowest `count` modes of the bar, in order, without the rigid ones. */
static inline void undercut_modes(const struct undercut *u, int torsion, int count,
                                  struct undercut_mode *modes) {
    static double K[UNDERCUT_BASIS][UNDERCUT_BASIS], M[UNDERCUT_BASIS][UNDERCUT_BASIS],
        V[2][UNDERCUT_BASIS][UNDERCUT_BASIS], lambda[2][UNDERCUT_BASIS];
    for (int odd = 0; odd < 2; odd++) {
        undercut_matrices(u, torsion, odd, K, M);
        undercut_eigen(UNDERCUT_BASIS, K, M, lambda[odd], V[odd]);
    }
    int next[2] = {1, torsion ? 0 : 1};
    for (int i = 0; i < count; i++) {
        int odd = lambda[1][next[1]] < lambda[0][next[0]], at = next[odd]++;
        modes[i] = (struct undercut_mode){.number = sqrt(lambda[odd][at]), .odd = odd};
        for (int k = 0; k < UNDERCUT_BASIS; k++)
            modes[i].coefficient[k] = V[odd][k][at];
        double end = undercut_at(&modes[i], torsion, 0, 0);
        for (int k = 0; k < UNDERCUT_BASIS; k++)
            modes[i].coefficient[k] *= end < 0 ? -1 : 1; /* positive at the left end */
        if (!torsion)
            undercut_thickness(u, &modes[i]);
    }
}

#endif
