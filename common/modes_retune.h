/* SPDX-License-Identifier: BSD-3-Clause */
/* modes_retune.h: a bank in tune with another tension; part of modes_kernel.h. The plain form is
 * modes_design() of the bank that it makes. */
#include "lanes.h"
#include "modes_table.h"

/* A step by the power series of w, the answer of p to a unit force, [AR04] (8):
 *   w'' + 2 sigma w' + omega^2 w = 0,   S = w,   b = int w,   r = omega^2 b + 2 sigma S
 * omega H <= .2 for what can be heard at all, with H a sample / 2^4: nine terms and ten doublings
 * leave 1e-9 of a window at half the rate, and 1e-13 at a tenth of it. Each operation waits for the
 * last, so a few lanes go side by side. */
enum { RETUNE_FINENESS = 4, RETUNE_TERMS = 9, RETUNE_SIDE = 2 };

struct kernel_steps {
    lanes S[RETUNE_SIDE], b[RETUNE_SIDE], r[RETUNE_SIDE];
};

LANES_INLINE void kernel_steps_series(const lanes *omega2, const lanes *two_sigma, double H,
                                      struct kernel_steps *step, int side) {
    lanes before[RETUNE_SIDE], w[RETUNE_SIDE];
    for (int u = 0; u < side; u++) {
        before[u] = lanes_all(0);
        w[u] = step->S[u] = lanes_all(H);
        step->b[u] = lanes_all(H * H / 2);
    }
    for (int n = 0; n + 2 < RETUNE_TERMS; n++)
        for (int u = 0; u < side; u++) {
            lanes pull = omega2[u] * lanes_all(-H * H / ((n + 1.) * (n + 2))) * before[u];
            lanes next = lanes_mul_add(two_sigma[u] * lanes_all(-H / (n + 2)), w[u], pull);
            step->S[u] += next;
            step->b[u] = lanes_mul_add(next, lanes_all(H / (n + 3)), step->b[u]);
            before[u] = w[u];
            w[u] = next;
        }
    for (int u = 0; u < side; u++)
        step->r[u] = lanes_mul_add(omega2[u], step->b[u], two_sigma[u] * step->S[u]);
}

/* Twice as long: see modes_design.c. */
LANES_INLINE void kernel_steps_double(const lanes *omega2, struct kernel_steps *step, int side) {
    for (int u = 0; u < side; u++) {
        lanes S = step->S[u], rest = lanes_all(2) - step->r[u], square = S * S;
        lanes back = lanes_minus_mul(omega2[u], step->b[u], lanes_all(2));
        step->S[u] = S * (rest + back - lanes_all(2));
        step->b[u] = lanes_mul_add(step->b[u], back, square);
        step->r[u] = lanes_mul_add(step->r[u], rest, omega2[u] * square);
    }
}

/* new where it gives, old elsewhere */
LANES_INLINE void kernel_where(double *to, lanes gives, lanes new, const double *from) {
    lanes old = lanes_load(from);
    lanes_store(to, lanes_mul_add(gives, new - old, old));
}

LANES_INLINE void kernel_steps_store(struct modes_step *to, const struct modes_step *from, int i,
                                     const lanes *gives, const struct kernel_steps *step,
                                     int side) {
    for (int u = 0, at = i; u < side; u++, at += LANES) {
        kernel_where(to->S + at, gives[u], step->S[u], from->S + at);
        kernel_where(to->b + at, gives[u], step->b[u], from->b + at);
        kernel_where(to->r + at, gives[u], step->r[u], from->r + at);
    }
}

/* `side` lanes from i on. What damps a mode does not go with its tension, and so neither does the
 * determinant. */
LANES_INLINE void kernel_retune_some(const struct modes *from, struct modes *to, double factor2,
                                     int i, int side) {
    const double H = 1 / (from->rate * (1 << RETUNE_FINENESS));
    const int sample = MODES_LONGEST, window = 0;
    lanes gives[RETUNE_SIDE], omega2[RETUNE_SIDE], two_sigma[RETUNE_SIDE];
    struct kernel_steps step;
    for (int u = 0, at = i; u < side; u++, at += LANES) {
        gives[u] = lanes_load(from->gives + at);
        omega2[u] = gives[u] * lanes_load(from->omega2 + at) * lanes_all(factor2);
        two_sigma[u] = gives[u] * lanes_load(from->two_sigma + at);
    }
    kernel_steps_series(omega2, two_sigma, H, &step, side);
    for (int l = 0; l < RETUNE_FINENESS; l++)
        kernel_steps_double(omega2, &step, side);
    for (int u = 0, at = i; u < side; u++, at += LANES) {
        lanes trace = lanes_all(2) - step.r[u] - omega2[u] * step.b[u];
        kernel_where(to->trace + at, gives[u], trace, from->trace + at);
        kernel_where(to->omega2 + at, gives[u], omega2[u], from->omega2 + at);
    }
    kernel_steps_store(&to->step[sample], &from->step[sample], i, gives, &step, side);
    for (int l = 0; l < MODES_LONGEST; l++)
        kernel_steps_double(omega2, &step, side);
    kernel_steps_store(&to->step[window], &from->step[window], i, gives, &step, side);
}

static void kernel_retune(const struct modes *from, struct modes *to, double factor2) {
    int i = 0;
    for (; i + RETUNE_SIDE * LANES <= from->hammer_end; i += RETUNE_SIDE * LANES)
        kernel_retune_some(from, to, factor2, i, RETUNE_SIDE);
    for (; i < from->hammer_end; i += LANES)
        kernel_retune_some(from, to, factor2, i, 1);
}

/* Steps of every length, from the shortest up. */
static void kernel_retune_whole(const struct modes *from, struct modes *to, double factor2) {
    const double H = 1 / (from->rate * (1 << MODES_FINEST));
    lanes sum[2][MODES_STEPS];
    for (int l = 0; l < MODES_STEPS; l++)
        sum[0][l] = sum[1][l] = lanes_all(0);
    for (int i = 0; i < from->hammer_end; i += LANES) {
        lanes gives = lanes_load(from->gives + i), c = lanes_load(from->c + i);
        lanes omega2 = gives * lanes_load(from->omega2 + i) * lanes_all(factor2);
        lanes two_sigma = gives * lanes_load(from->two_sigma + i);
        struct kernel_steps step;
        kernel_steps_series(&omega2, &two_sigma, H, &step, 1);
        for (int l = MODES_STEPS - 1; l >= 0; l--) {
            lanes *all = &sum[i >= from->body_end][l];
            kernel_steps_store(&to->step[l], &from->step[l], i, &gives, &step, 1);
            *all = lanes_mul_add(c * c, lanes_load(to->step[l].b + i), *all);
            kernel_steps_double(&omega2, &step, 1);
        }
        const struct modes_step *sample = &to->step[MODES_LONGEST];
        kernel_where(to->omega2 + i, gives, omega2, from->omega2 + i);
        lanes gg = lanes_load(to->omega2 + i) * lanes_load(sample->b + i);
        lanes_store(to->trace + i, lanes_all(2) - lanes_load(sample->r + i) - gg);
    }
    for (int l = 0; l < MODES_STEPS; l++) {
        to->step[l].compliance_body = lanes_sum(sum[0][l]);
        to->step[l].compliance = to->step[l].compliance_body + lanes_sum(sum[1][l]);
    }
}
