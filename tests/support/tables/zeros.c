/* SPDX-License-Identifier: BSD-3-Clause */
/* zeros.c: writes common/bodies/body_zeros.h, the lowest zeros of all Bessel functions in one row,
 * as many as a membrane has modes at most. Two of one order lie pi apart at least. */
#include <stdio.h>
#include <stdlib.h>

#include "bodies/body.h"
#include "support/bessel.h"

enum { ZEROS = BODY_MODES_MOST, ORDERS = 100, MOST = 2 * ZEROS };

static struct zero {
    double root;
    int m;
} zero[MOST];
static int count;

static void halve(int m, double low, double high) {
    enum { BITS = 60 };
    double sign = bessel_integral(m, low);
    for (int i = 0; i < BITS; i++) {
        double middle = (low + high) / 2;
        if (bessel_integral(m, middle) * sign > 0)
            low = middle;
        else
            high = middle;
    }
    zero[count++] = (struct zero){(low + high) / 2, m};
}

static int by_root(const void *a, const void *b) {
    const struct zero *one = a, *other = b;
    return (one->root > other->root) - (one->root < other->root);
}

static int most_order(void) {
    int most = 0;
    for (int i = 0; i < ZEROS; i++)
        most = zero[i].m > most ? zero[i].m : most;
    return most;
}

int main(void) {
    const double step = .5, end = 92; /* the 1024th lies at 90.9 */
    for (int m = 0; m < ORDERS; m++)
        for (double x = m + 1; x < end; x += step)
            if (bessel_integral(m, x) * bessel_integral(m, x + step) < 0)
                halve(m, x, x + step);
    qsort(zero, (size_t)count, sizeof *zero, by_root);
    printf(
        "/* SPDX-License-Identifier: BSD-3-Clause */\n"
        "/* body_zeros.h: the lowest positive zeros of J_0, J_1, ... in their order, written by\n"
        " * tests/support/tables/zeros.c. */\n"
        "#ifndef KNOCK_BODY_ZEROS_H\n#define KNOCK_BODY_ZEROS_H\n\n"
        "enum { BODY_ZEROS = %d, BODY_ZEROS_ORDERS = %d };\n\n"
        "static const struct {\n    double root;\n    int m;\n"
        "} body_zeros[BODY_ZEROS] = {\n",
        ZEROS, most_order() + 1);
    for (int i = 0; i < ZEROS; i++)
        printf("    {%.15g, %d},%s", zero[i].root, zero[i].m, i % 4 == 3 ? "\n" : "");
    printf("};\n\n#endif\n");
    return 0;
}
