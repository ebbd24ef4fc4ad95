/* SPDX-License-Identifier: BSD-3-Clause */
/* body_bessel.c: J_m(x) by Miller's recurrence, and its zeros by Olver's expansion.
 *
 *   J_(k-1) = (2k/x) J_k - J_(k+1), downwards, and J_0 + 2 (J_2 + J_4 + ...) = 1
 * Abramowitz and Stegun 9.1.27, 9.1.46, 9.5.12, 9.5.22.
 */
#include <assert.h>
#include <math.h>

#include "body_shapes.h"
#include "lanes.h"

enum { ORDERS = 256, SIDE = 8 };

/* Beyond this order, which is even, J(x) is below 1e-9, so the recurrence may start there with any
 * small number. */
static int orders_of(double x) { return (int)((x + 6 * cbrt(x)) / 2) * 2 + 8; }

/* Two columns of LANES arguments, side by side because each step waits for the last: J_top ... J_0
 * but for a factor, and that factor's inverse. top is even. */
static void recur(int top, const double *by_x, double *J, double *sum) {
    lanes zero = lanes_all(0), slope = lanes_load(by_x), slope2 = lanes_load(by_x + LANES);
    lanes odd = zero, even = lanes_all(1e-250), sums = zero;
    lanes odd2 = zero, even2 = even, sums2 = zero;
    for (int k = top; k > 0; k -= 2) {
        lanes order = lanes_all(k), next = lanes_all(k - 1);
        lanes_store(J + k * SIDE, even);
        lanes_store(J + k * SIDE + LANES, even2);
        sums += even;
        sums2 += even2;
        odd = order * slope * even - odd;
        odd2 = order * slope2 * even2 - odd2;
        lanes_store(J + (k - 1) * SIDE, odd);
        lanes_store(J + (k - 1) * SIDE + LANES, odd2);
        even = next * slope * odd - even;
        even2 = next * slope2 * odd2 - even2;
    }
    lanes_store(J, even);
    lanes_store(J + LANES, even2);
    lanes_store(sum, even + sums + sums);
    lanes_store(sum + LANES, even2 + sums2 + sums2);
}

struct body_bessel body_bessel(const int m[SIDE], const double x[SIDE]) {
    _Alignas(2 * LANES * sizeof(double)) double by_x[SIDE], J[ORDERS][SIDE], sum[SIDE];
    double most = 0;
    for (int l = 0; l < SIDE; l++) {
        double clear = fmax(x[l], 1e-9); /* keeps the recurrence far from overflow */
        by_x[l] = 2 / clear;
        most = fmax(most, clear);
    }
    int top = orders_of(most);
    assert(top < ORDERS);
    for (int l = 0; l < SIDE; l += 2 * LANES)
        recur(top, &by_x[l], &J[0][l], &sum[l]);
    struct body_bessel result;
    for (int l = 0; l < SIDE; l++) {
        double unit = 1 / sum[l];
        result.here[l] = m[l] <= top ? J[m[l]][l] * unit : 0;
        result.next[l] = m[l] < top ? J[m[l] + 1][l] * unit : 0;
    }
    return result;
}

/* u = tan beta from tan beta - beta = y > 0. u - atan u is convex and the starts, the first terms
 * for small and for large y, are within 5 %: two steps of Newton's method leave 1e-5. */
static double debye_tangent(double y) {
    double small = cbrt(3 * y), large = y + BODY_PI / 2;
    double u = y < .5 ? small * (1 + small * small / 5) : large - 1 / large;
    for (int i = 0; i < 2; i++)
        u -= (u - atan(u) - y) * (1 + 1 / (u * u));
    return u;
}

/* j = m z + f_1/m, z = sec beta, m (tan beta - beta) = 2/3 |a_n|^(3/2), a_n the zero of Ai. In f_1
 * = z h^2 b_0 / 2 the two halves of b_0 nearly cancel for small beta, never to less than 1e-10. */
double body_bessel_zero(int m, int n) {
    double quarter = (n - .25) * BODY_PI;
    if (m == 0) {
        double eighth = 1 / (8 * quarter); /* McMahon */
        return quarter + eighth * (1 - 124. / 3 * eighth * eighth);
    }
    double t2 = 1 / (2.25 * quarter * quarter);
    double phase = quarter * (1 + t2 * (5. / 32 - t2 * 5. / 24)); /* 2/3 |a_n|^(3/2) */
    double u = debye_tangent(phase / m), z = sqrt(1 + u * u);
    double w = cbrt(1.5 * phase / m), w2 = w * w, h2 = 2 * w / u; /* w^2 = -zeta */
    double b0 = (5 / (24 * u * u * u) + 1 / (8 * u)) / w - 5 / (48 * w2 * w2);
    return m * z + z * h2 * b0 / (2 * m);
}
