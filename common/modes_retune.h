/* modes_retune.h: a bank in tune with another tension, where it rings; part of modes_kernel.h.
 *
 * modes_retune() is the plain form, for steps of every length.
 */
#include "lanes.h"
#include "modes_table.h"

/* A step by the power series of w, the answer of p to a unit force, [AR04] (8):
 *   w'' + 2 sigma w' + omega^2 w = 0,   S = w,   b = int w,   r = omega^2 b + 2 sigma S
 * omega H <= .2 for what can be heard at all, with H a sample / 2^4: eleven terms leave 1e-15. */
enum { RETUNE_FINENESS = 4, RETUNE_TERMS = 11 };

struct kernel_step {
    lanes S, b, r;
};

LANES_INLINE struct kernel_step kernel_step_series(lanes omega2, lanes two_sigma, double H) {
    lanes before = lanes_all(0), w = lanes_all(H), speed = two_sigma * lanes_all(H);
    lanes place = omega2 * lanes_all(H * H);
    struct kernel_step step = {w, w * lanes_all(H / 2), w};
    for (int n = 0; n + 2 < RETUNE_TERMS; n++) {
        lanes pull = place * lanes_all(1 / ((n + 1.) * (n + 2))) * before;
        lanes next = -lanes_mul_add(speed * lanes_all(1. / (n + 2)), w, pull);
        step.S += next;
        step.b = lanes_mul_add(next, lanes_all(H / (n + 3)), step.b);
        before = w;
        w = next;
    }
    step.r = lanes_mul_add(omega2, step.b, two_sigma * step.S);
    return step;
}

/* Twice as long: see modes_design.c. */
LANES_INLINE struct kernel_step kernel_step_double(struct kernel_step half, lanes omega2) {
    lanes two = lanes_all(2), square = half.S * half.S, by_place = omega2 * half.b;
    struct kernel_step step;
    step.S = half.S * (two - half.r - by_place);
    step.b = lanes_mul_add(half.b, two - by_place, square);
    step.r = lanes_mul_add(half.r, two - half.r, omega2 * square);
    return step;
}

/* new where it gives, old elsewhere */
LANES_INLINE lanes kernel_where(lanes gives, lanes new, lanes old) {
    return lanes_mul_add(gives, new - old, old);
}

LANES_INLINE void kernel_step_store(struct modes_step *to, const struct modes_step *from, int i,
                                    lanes gives, struct kernel_step step) {
    lanes_store(to->S + i, kernel_where(gives, step.S, lanes_load(from->S + i)));
    lanes_store(to->b + i, kernel_where(gives, step.b, lanes_load(from->b + i)));
    lanes_store(to->r + i, kernel_where(gives, step.r, lanes_load(from->r + i)));
}

/* What damps a mode does not go with its tension, and so neither does the determinant. */
static void kernel_retune(const struct modes *from, struct modes *to, double factor2) {
    const double H = 1 / (from->rate * (1 << RETUNE_FINENESS));
    const int sample = MODES_LONGEST, window = 0;
    for (int i = 0; i < from->hammer_end; i += LANES) {
        lanes gives = lanes_load(from->gives + i), rest = lanes_load(from->omega2 + i);
        lanes omega2 = gives * rest * lanes_all(factor2);
        struct kernel_step step =
            kernel_step_series(omega2, gives * lanes_load(from->two_sigma + i), H);
        for (int l = 0; l < RETUNE_FINENESS; l++)
            step = kernel_step_double(step, omega2);
        lanes trace = lanes_all(2) - step.r - omega2 * step.b;
        lanes_store(to->trace + i, kernel_where(gives, trace, lanes_load(from->trace + i)));
        lanes_store(to->omega2 + i, kernel_where(gives, omega2, rest));
        kernel_step_store(&to->step[sample], &from->step[sample], i, gives, step);
        for (int l = 0; l < MODES_LONGEST; l++)
            step = kernel_step_double(step, omega2);
        kernel_step_store(&to->step[window], &from->step[window], i, gives, step);
    }
}
