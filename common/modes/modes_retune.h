/* SPDX-License-Identifier: BSD-3-Clause */
/* modes_retune.h: a bank under another tension; part of modes_kernel.h. The plain form is
 * modes_design() of the retuned bank. */
#include "base/lanes.h"
#include "modes/modes_table.h"

/* A step by the power series of w, the response of p to a unit force, [AR04] (8):
 *   w'' + 2 sigma w' + omega^2 w = 0,   S = w,   b = int w,   r = omega^2 b + 2 sigma S
 * omega H <= .2 for audible modes, with H a sample / 2^4 or less: nine terms reach rounding. */
enum { RETUNE_TERMS = 9 };

struct kernel_steps {
    lanes S, b, r;
};

LANES_INLINE struct kernel_steps kernel_steps_series(lanes omega2, lanes two_sigma, double H) {
    lanes before = lanes_all(0), w = lanes_all(H);
    struct kernel_steps step = {.S = w, .b = lanes_all(H * H / 2)};
    for (int n = 0; n + 2 < RETUNE_TERMS; n++) {
        lanes pull = omega2 * lanes_all(-H * H / ((n + 1.) * (n + 2))) * before;
        lanes next = lanes_mul_add(two_sigma * lanes_all(-H / (n + 2)), w, pull);
        step.S += next;
        step.b = lanes_mul_add(next, lanes_all(H / (n + 3)), step.b);
        before = w;
        w = next;
    }
    step.r = lanes_mul_add(omega2, step.b, two_sigma * step.S);
    return step;
}

/* A step twice as long: see modes_design.c. */
LANES_INLINE struct kernel_steps kernel_steps_double(lanes omega2, struct kernel_steps step) {
    lanes S = step.S, rest = lanes_all(2) - step.r, square = S * S;
    lanes back = lanes_minus_mul(omega2, step.b, lanes_all(2));
    return (struct kernel_steps){.S = S * (rest + back - lanes_all(2)),
                                 .b = lanes_mul_add(step.b, back, square),
                                 .r = lanes_mul_add(step.r, rest, omega2 * square)};
}

/* `new` for stretching modes, the old value elsewhere */
LANES_INLINE void kernel_where(double *to, lanes stretches, lanes new, const double *from) {
    lanes old = lanes_load(from);
    lanes_store(to, lanes_mul_add(stretches, new - old, old));
}

LANES_INLINE void kernel_steps_store(struct modes_step *to, const struct modes_step *from, int i,
                                     lanes stretches, struct kernel_steps step) {
    kernel_where(to->S + i, stretches, step.S, from->S + i);
    kernel_where(to->b + i, stretches, step.b, from->b + i);
    kernel_where(to->r + i, stretches, step.r, from->r + i);
}

/* --- ringing alone -------------------------------------------------------------------------------
 *
 * An underdamped mode is a cosine. With y = (omega^2 - sigma^2) H^2, and with the damping factored
 * out, which does not depend on the tension,
 *   W = 2 - 2 cos sqrt(y),   N = H sin sqrt(y) / sqrt(y);    twice as long: W (4 - W), N (2 - W)
 *   S = E N,   r - sigma S = omega^2 b + sigma S = (1 - E) + E W / 2,   E = exp(-sigma H).
 * At a sample / 2^3, y < .25 for audible modes up to three semitones above rest; five terms leave
 * 1e-11. */
enum { RINGING_FINENESS = 3 };

struct kernel_turn {
    lanes W, N;
};

LANES_INLINE struct kernel_turn kernel_turn_series(lanes y, double H) {
    lanes one = lanes_all(1), W = one, N = one;
    for (int n = 4; n > 0; n--) {
        W = lanes_minus_mul(y * lanes_all(1 / ((2. * n + 1) * (2 * n + 2))), W, one);
        N = lanes_minus_mul(y * lanes_all(1 / ((2. * n) * (2 * n + 1))), N, one);
    }
    return (struct kernel_turn){y * W, lanes_all(H) * N};
}

LANES_INLINE struct kernel_turn kernel_turn_double(struct kernel_turn t) {
    return (struct kernel_turn){t.W * (lanes_all(4) - t.W), t.N * (lanes_all(2) - t.W)};
}

/* Returns r + omega^2 b. */
LANES_INLINE lanes kernel_turn_store(struct modes_step *to, const struct modes_step *from, int i,
                                     lanes stretches, lanes sigma, lanes by_omega2, lanes E,
                                     struct kernel_turn t) {
    lanes half = lanes_mul_add(E * lanes_all(.5), t.W, lanes_all(1) - E), S = E * t.N;
    struct kernel_steps step = {.S = S,
                                .b = by_omega2 * lanes_minus_mul(sigma, S, half),
                                .r = lanes_mul_add(sigma, S, half)};
    kernel_steps_store(to, from, i, stretches, step);
    return half + half;
}

LANES_INLINE lanes kernel_power_32(lanes a) {
    for (int n = 0; n < 5; n++)
        a = a * a;
    return a;
}

LANES_INLINE void kernel_retune_some(const struct modes *from, struct modes *to, double factor2,
                                     int i) {
    const double h = 1 / from->rate, H = h / (1 << RINGING_FINENESS);
    lanes stretches = lanes_load(from->stretches + i), det = -lanes_load(from->minus_det + i);
    lanes sigma = stretches * lanes_load(from->two_sigma + i) * lanes_all(.5);
    lanes omega2 = stretches * lanes_load(from->omega2 + i) * lanes_all(factor2);
    struct kernel_turn turn =
        kernel_turn_series(lanes_minus_mul(sigma, sigma, omega2) * lanes_all(H * H), H);
    for (int l = 0; l < RINGING_FINENESS; l++)
        turn = kernel_turn_double(turn);
    lanes by_omega2 = stretches / (omega2 + (lanes_all(1) - stretches));
    lanes sum = kernel_turn_store(&to->step[MODES_LONGEST], &from->step[MODES_LONGEST], i,
                                  stretches, sigma, by_omega2, lanes_root(det), turn);
    kernel_where(to->trace + i, stretches, lanes_all(2) - sum, from->trace + i);
    kernel_where(to->omega2 + i, stretches, omega2, from->omega2 + i);
    for (int l = 0; l < MODES_LONGEST; l++)
        turn = kernel_turn_double(turn);
    kernel_turn_store(&to->step[0], &from->step[0], i, stretches, sigma, by_omega2,
                      kernel_power_32(det), turn);
}

static void kernel_retune(const struct modes *from, struct modes *to, double factor2) {
    for (int i = 0; i < from->hammer_end; i += LANES)
        kernel_retune_some(from, to, factor2, i);
}

/* Steps of every length, from the shortest up. */
static void kernel_retune_whole(const struct modes *from, struct modes *to, double factor2) {
    const double H = 1 / (from->rate * (1 << MODES_FINEST));
    lanes sum[2][MODES_STEPS];
    for (int l = 0; l < MODES_STEPS; l++)
        sum[0][l] = sum[1][l] = lanes_all(0);
    for (int i = 0; i < from->hammer_end; i += LANES) {
        lanes stretches = lanes_load(from->stretches + i), c = lanes_load(from->c + i);
        lanes omega2 = stretches * lanes_load(from->omega2 + i) * lanes_all(factor2);
        lanes two_sigma = stretches * lanes_load(from->two_sigma + i);
        struct kernel_steps step = kernel_steps_series(omega2, two_sigma, H);
        for (int l = MODES_STEPS - 1; l >= 0; l--) {
            lanes *all = &sum[i >= from->body_end][l];
            kernel_steps_store(&to->step[l], &from->step[l], i, stretches, step);
            *all = lanes_mul_add(c * c, lanes_load(to->step[l].b + i), *all);
            step = kernel_steps_double(omega2, step);
        }
        const struct modes_step *sample = &to->step[MODES_LONGEST];
        kernel_where(to->omega2 + i, stretches, omega2, from->omega2 + i);
        lanes gg = lanes_load(to->omega2 + i) * lanes_load(sample->b + i);
        lanes_store(to->trace + i, lanes_all(2) - lanes_load(sample->r + i) - gg);
    }
    for (int l = 0; l < MODES_STEPS; l++) {
        to->step[l].compliance_body = lanes_sum(sum[0][l]);
        to->step[l].compliance = to->step[l].compliance_body + lanes_sum(sum[1][l]);
    }
}
