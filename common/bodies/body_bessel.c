/* SPDX-License-Identifier: BSD-3-Clause */
/* body_bessel.c: J_m(x) for many m and x at once.
 *
 *   J_(k-1) = (2k/x) J_k - J_(k+1), downwards, and J_0 + 2 (J_2 + J_4 + ...) = 1
 * gives a column: every order at one x. Columns stand .5 apart. A value at distance d from a column
 * follows from Neumann's addition theorem,
 *   J_m(x + d) = sum_j J_j(d) J_(m-j)(x),    J_j(d) = (d/2)^j / j! (1 - (d/2)^2 / (j+1) + ...),
 * whose terms beyond |j| = 6 are below 1e-10 for |d| <= 1/4. Abramowitz and Stegun 9.1.10, 9.1.27,
 * 9.1.46, 9.1.75.
 */
#include <assert.h>
#include <math.h>
#include <string.h>

#include "base/lanes.h"
#include "bodies/body_shapes.h"

enum { ORDERS = 256, SIDE = 8, REACH = 6 };
static const double apart = .5;

/* SIDE neighbouring columns. Orders below 0 serve the sum, J_-j = (-1)^j J_j; orders from top on
 * are 0. */
struct columns {
    double first; /* x of the first column */
    int top;
    _Alignas(2 * LANES * sizeof(double)) double J[REACH + ORDERS + 2 * REACH + 1][SIDE];
};

/* An even order beyond which J(x) is below 1e-9, so the recurrence may start there with any small
 * number. */
static int orders_of(double x) { return (int)((x + 6 * cbrt(x)) / 2) * 2 + 8; }

/* Two vectors of LANES arguments, interleaved because each step depends on the last: J_top ... J_0
 * up to a common factor, and the inverse of that factor. */
static void recur(int top, const double *by_x, double *J, double *sum) {
    lanes zero = lanes_all(0), slope = lanes_load(by_x), slope2 = lanes_load(by_x + LANES);
    lanes odd = zero, even = lanes_all(1e-250), sums = zero;
    lanes odd2 = zero, even2 = even, sums2 = zero, order = lanes_all(top), one = lanes_all(1);
    for (int k = top; k > 0; k -= 2, order -= one + one) {
        lanes next = order - one;
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

static void columns_fill(struct columns *c, double first) {
    _Alignas(2 * LANES * sizeof(double)) double by_x[SIDE], unit[SIDE];
    double(*J)[SIDE] = c->J + REACH;
    c->first = first;
    c->top = orders_of(first + (SIDE - 1) * apart);
    assert(c->top < ORDERS);
    for (int l = 0; l < SIDE; l++)
        by_x[l] = 2 / fmax(first + l * apart, 1e-9); /* the recurrence stays far from overflow */
    for (int l = 0; l < SIDE; l += 2 * LANES)
        recur(c->top, &by_x[l], &J[0][l], &unit[l]);
    for (int l = 0; l < SIDE; l++)
        unit[l] = 1 / unit[l];
    for (int k = 0; k <= c->top; k++)
        for (int l = 0; l < SIDE; l++)
            J[k][l] *= unit[l];
    for (int k = 1; k <= REACH; k++)
        for (int l = 0; l < SIDE; l++)
            J[-k][l] = k % 2 ? -J[k][l] : J[k][l];
    memset(J[c->top + 1], 0, (2 * REACH + 1) * sizeof *J);
}

/* J_m(column's x + d) for LANES orders and columns side by side, J[l] being the place of J_m in the
 * column; without a division, which would take as long as all the rest. */
static lanes taylor_sum(const double *const *J, lanes d) {
    lanes s = d / 2, t = s * s, s2 = t / 2, s3 = s * t * (1 / 6.), s4 = t * t * (1 / 24.);
    lanes above[REACH + 1], below[REACH + 1];
    for (int k = 0; k <= REACH; k++) {
        above[k] = lanes_gather(J, k * SIDE);
        below[k] = lanes_gather(J, -k * SIDE);
    }
    return (1 - t * (1 - t * (1 / 4. - t * (1 / 36. - t * (1 / 576.))))) * above[0] +
           s * (1 - t * (1 / 2. - t * (1 / 12. - t * (1 / 144.)))) * (below[1] - above[1]) +
           s2 * (1 - t * (1 / 3. - t * (1 / 24.))) * (below[2] + above[2]) +
           s3 * (1 - t * (1 / 4. - t * (1 / 40.))) * (below[3] - above[3]) +
           s4 * (1 - t * (1 / 5.)) * (below[4] + above[4]) +
           s4 * s * (1 / 5.) * (1 - t * (1 / 6.)) * (below[5] - above[5]) +
           s4 * t * (1 / 30.) * (below[6] + above[6]);
}

/* J_m(along root) of up to LANES partials. */
static void columns_at(const struct columns *c, const struct body_partial *partials, int count,
                       int more, double along, double *J) {
    const double *at[LANES];
    lanes d = lanes_all(0);
    for (int l = 0; l < LANES; l++) {
        const struct body_partial *p = &partials[l < count ? l : 0];
        double x = along * p->root;
        int column = (int)((x - c->first) * (1 / apart) + .5), m = p->m + more;
        m = m > c->top + REACH ? c->top + REACH + 1 : m;
        at[l] = &c->J[REACH + m][column];
        lanes_put(&d, l, x - c->first - column * apart);
    }
    lanes sum = taylor_sum(at, d);
    for (int l = 0; l < count; l++)
        J[l] = lanes_get(sum, l);
}

/* The least x that is not yet evaluated, rounded down to a column; HUGE_VAL: none. */
static double first_left(const struct body_partial *partials, int modes,
                         const struct body_place *here, int places, const int *next) {
    double least = HUGE_VAL;
    for (int p = 0; p < places; p++)
        if (next[p] < modes)
            least = fmin(least, here[p].along * partials[next[p]].root);
    return floor(least / apart) * apart;
}

void body_bessel(const struct body_partial *partials, int modes, int more,
                 const struct body_place *here, int places, double *const *J) {
    struct columns c;
    int next[BODY_PLACES_MOST] = {0};
    double first;
    while ((first = first_left(partials, modes, here, places, next)) < HUGE_VAL) {
        const double end = first + (SIDE - .5) * apart;
        columns_fill(&c, first);
        for (int p = 0; p < places; p++) {
            int i = next[p];
            while (i < modes && here[p].along * partials[i].root < end) {
                int n = 1;
                while (n < LANES && i + n < modes && here[p].along * partials[i + n].root < end)
                    n++;
                columns_at(&c, &partials[i], n, more, here[p].along, J[p] + i);
                i += n;
            }
            next[p] = i;
        }
    }
}
