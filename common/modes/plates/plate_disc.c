/* SPDX-License-Identifier: BSD-3-Clause */
/* plate_disc.c: radial functions of a unit disc; see plate_disc.h.
 *
 *   R(r) = norm (J_n(xi r) + C I_n(xi r)/e^xi)
 * I_n is scaled because it grows as e^xi. Message side; speed does not matter here. */
#include "modes/plates/plate_disc.h"

#include <assert.h>
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>

#include "base/constants.h"

enum { ORDERS = 512 };

/* J_n, J_(n+1) and e^-x I_n, e^-x I_(n+1), by Miller's recurrences downwards from an order where
 * both are below 1e-17; J_0 + 2 (J_2 + J_4 ...) = 1, I_0 + 2 (I_1 + I_2 ...) = e^x.
 * Abramowitz and Stegun 9.1.27, 9.1.46, 9.6.26, 9.6.38. */
struct columns {
    double J[2], I[2];
};

static struct columns columns_at(int n, double x) {
    const double big = 1e200;
    int top = (int)(fmax(n + 2, x) + 12 * cbrt(x) + 20) / 2 * 2;
    double J = 1e-200, J_above = 0, I = 1e-200, I_above = 0, J_sum = 0, I_sum = 0;
    struct columns c = {{0, 0}, {0, 0}};
    for (int k = top; k >= 0; k--) {
        if (k == n || k == n + 1)
            c.J[k - n] = J, c.I[k - n] = I;
        J_sum += k % 2 ? 0 : k ? 2 * J : J;
        I_sum += k ? 2 * I : I;
        double J_below = 2 * k / x * J - J_above, I_below = 2 * k / x * I + I_above;
        J_above = J, J = J_below;
        I_above = I, I = I_below;
        if (I > big) { /* I grows at least as fast as J */
            J /= big, J_above /= big, J_sum /= big, c.J[0] /= big, c.J[1] /= big;
            I /= big, I_above /= big, I_sum /= big, c.I[0] /= big, c.I[1] /= big;
        }
    }
    for (int i = 0; i < 2; i++)
        c.J[i] /= J_sum, c.I[i] /= I_sum;
    return c;
}

/* J and e^-xi I inserted into the two edge conditions. */
struct edge {
    double J[2], I[2];
};

static struct edge edge_at(enum disc_edge kind, double nu, int n, double xi) {
    struct columns c = columns_at(n, xi);
    double J = c.J[0], I = c.I[0], n2 = (double)n * n, loose = 1 - nu;
    double J1 = n * J - xi * c.J[1], I1 = n * I + xi * c.I[1]; /* R' at 1 */
    if (kind == DISC_CLAMPED)
        return (struct edge){{J, J1}, {I, I1}};
    return (struct edge){
        {-xi * xi * J - loose * (J1 - n2 * J), -xi * xi * J1 - loose * n2 * (J1 - J)},
        {xi * xi * I - loose * (I1 - n2 * I), xi * xi * I1 - loose * n2 * (I1 - I)}};
}

static double edge_error(enum disc_edge kind, double nu, int n, double xi) {
    struct edge e = edge_at(kind, nu, n, xi);
    return e.J[0] * e.I[1] - e.J[1] * e.I[0];
}

/* A root between two points of opposite sign: false position after Illinois, which halves the value
 * at an end that stays. The cap of a hundred iterations is bisection's worst case. */
static double edge_root(enum disc_edge kind, double nu, int n, double low, double high,
                        double f_low, double f_high) {
    int stays = 0;
    double xi = low;
    for (int i = 0; i < 100 && high - low > 1e-14 * high; i++) {
        xi = (low * f_high - high * f_low) / (f_high - f_low);
        double f = edge_error(kind, nu, n, xi);
        if (f == 0)
            break;
        if ((f < 0) == (f_low < 0)) {
            if (fabs(xi - low) < 1e-15 * xi)
                break;
            low = xi, f_low = f;
            f_high /= stays == 1 ? 2 : 1;
            stays = 1;
        } else {
            if (fabs(xi - high) < 1e-15 * xi)
                break;
            high = xi, f_high = f;
            f_low /= stays == -1 ? 2 : 1;
            stays = -1;
        }
    }
    return xi;
}

/* Roots of one n are more than 2 apart; the lowest is above .8 n and above 1. */
static int edge_roots(enum disc_edge kind, double nu, int n, double most, int count, double *xi) {
    const double stride = .5;
    int found = 0;
    double low = fmax(1, .8 * n), f_low = edge_error(kind, nu, n, low);
    while (found < count && low < most) {
        double high = low + stride, f_high = edge_error(kind, nu, n, high);
        if ((f_low < 0) != (f_high < 0))
            xi[found++] = edge_root(kind, nu, n, low, high, f_low, f_high);
        low = high, f_low = f_high;
    }
    while (found && xi[found - 1] >= most)
        found--;
    return found;
}

static struct disc_mode mode_of(enum disc_edge kind, double nu, int n, int index, double xi) {
    struct edge e = edge_at(kind, nu, n, xi);
    bool rigid = kind == DISC_FREE && n < 2; /* so their first elastic mode has a circle */
    return (struct disc_mode){
        .n = n, .m = index + rigid, .xi = xi, .C = -e.J[0] / e.I[0], .norm = 1};
}

void disc_modes_of(enum disc_edge edge, double nu, int n, int count, struct disc_mode *modes) {
    double xi[ORDERS];
    assert(count <= ORDERS);
    edge_roots(edge, nu, n, (double)HUGE_VAL, count, xi);
    for (int i = 0; i < count; i++)
        modes[i] = mode_of(edge, nu, n, i, xi[i]);
}

static int by_xi(const void *a, const void *b) {
    const struct disc_mode *left = a, *right = b;
    return (left->xi > right->xi) - (left->xi < right->xi);
}

/* There are more than xi^2/8 cos modes below xi (Weyl), less xi/2 for a clamped edge. */
void disc_modes(enum disc_edge edge, double nu, int count, struct disc_mode *modes) {
    double most = sqrt(8. * count) + 8, xi[ORDERS];
    int room = 4 * count + 256, found = 0;
    struct disc_mode *all = malloc((size_t)room * sizeof *all);
    if (!all)
        return;
    for (int n = 0; .8 * n < most; n++) {
        int roots = edge_roots(edge, nu, n, most, ORDERS, xi);
        for (int i = 0; i < roots && found < room; i++)
            all[found++] = mode_of(edge, nu, n, i, xi[i]);
    }
    assert(found >= count && found < room);
    qsort(all, (size_t)found, sizeof *all, by_xi);
    for (int i = 0; i < count; i++)
        modes[i] = all[i];
    free(all);
}

struct disc_values disc_at(const struct disc_mode *mode, double r) {
    int n = mode->n;
    double xi = mode->xi, x = xi * fmax(r, 1e-6), xi2 = xi * xi;
    struct columns c = columns_at(n, x);
    double scale = mode->C * exp(x - xi);
    double J = c.J[0], J1 = n / x * J - c.J[1]; /* derivative by x */
    double I = scale * c.I[0], I1 = scale * (n / x * c.I[0] + c.I[1]);
    double R = J + I, slope = (J1 + I1) / x, over = R / (x * x);
    /* nabla^2 R = xi^2 (I - J) = a + b */
    double b = xi2 * (slope - n * (double)n * over);
    return (struct disc_values){.R = mode->norm * R,
                                .slope = mode->norm * xi * (J1 + I1),
                                .a = mode->norm * (xi2 * (I - J) - b),
                                .b = mode->norm * b,
                                .c = mode->norm * n * xi2 * (slope - over)};
}

/* Newton's method on P_count from Chebyshev's start; Abramowitz and Stegun 25.4.29. */
void disc_nodes(int count, double *r, double *weight) {
    for (int i = 0; i < count; i++) {
        double x = cos(PI * (i + .75) / (count + .5)), slope = 1;
        for (int turn = 0; turn < 8; turn++) {
            double P = 1, below = 0;
            for (int k = 0; k < count; k++) {
                double above = ((2 * k + 1) * x * P - k * below) / (k + 1);
                below = P, P = above;
            }
            slope = count * (x * P - below) / (x * x - 1);
            x -= P / slope;
        }
        r[i] = (1 - x) / 2;
        weight[i] = 1 / ((1 - x * x) * slope * slope);
    }
}
