/* SPDX-License-Identifier: BSD-3-Clause */
/* modes_kernel.h: the loops over the modes, written once and compiled once per instruction set.
 *
 * The including file defines KERNEL, the name of its table. tests/unit/modes/test_modes_kernels.c
 * has the plain form of each loop, mode by mode, and compares the two.
 */
#include "base/lanes.h"
#include "modes/modes_table.h"

/* sum c (S p - b omega^2 q) */
static double kernel_free_displacement(const struct modes *m, const struct modes_step *step,
                                       const struct modes_state *s, int from, int to) {
    lanes sum = lanes_all(0);
    for (int i = from; i < to; i += LANES) {
        lanes a = lanes_load(m->omega2 + i) * lanes_load(s->q + i);
        lanes dq = lanes_minus_mul(lanes_load(step->b + i), a,
                                   lanes_load(step->S + i) * lanes_load(s->p + i));
        sum = lanes_mul_add(lanes_load(m->c + i), dq, sum);
    }
    return lanes_sum(sum);
}

/* dq = S p + b g, dp = S g - r p with g = c F - omega^2 q; then the free displacement from
 * there. The loop reads as few arrays as possible: seven of 512 modes just fit into the
 * first-level cache. */
LANES_INLINE void kernel_advance_loop(const struct modes *m, const struct modes_step *step,
                                      struct modes_state *s, int from, int to, double force,
                                      double *free_displacement, double *loss, bool audit,
                                      double *output, bool with_output) {
    lanes F = lanes_all(force), lost = lanes_all(0), sum = lanes_all(0), sound = lanes_all(0);
    for (int i = from; i < to; i += LANES) {
        lanes q = lanes_load(s->q + i), p = lanes_load(s->p + i), c = lanes_load(m->c + i);
        lanes S = lanes_load(step->S + i), b = lanes_load(step->b + i);
        lanes omega2 = lanes_load(m->omega2 + i), g = lanes_minus_mul(omega2, q, c * F);
        if (audit) {
            lanes by_p =
                lanes_mul_add(lanes_load(step->loss_pp + i), p, lanes_load(step->loss_pg + i) * g);
            lost = lanes_mul_add(by_p, p, lost);
            lost = lanes_mul_add(lanes_load(step->loss_gg + i) * g, g, lost);
        }
        q = lanes_mul_add(S, p, lanes_mul_add(b, g, q));
        p = lanes_minus_mul(lanes_load(step->r + i), p, lanes_mul_add(S, g, p));
        lanes_store(s->q + i, q);
        lanes_store(s->p + i, p);
        sum = lanes_mul_add(c, lanes_minus_mul(b, omega2 * q, S * p), sum);
        if (with_output)
            sound = lanes_mul_add(lanes_load(m->pickup + i), p, sound);
    }
    *free_displacement += lanes_sum(sum);
    if (audit)
        *loss += lanes_sum(lost);
    if (with_output)
        *output = lanes_sum(sound);
}

static void kernel_advance(const struct modes *m, const struct modes_step *step,
                           struct modes_state *s, int from, int to, double force,
                           double *free_displacement, double *loss) {
    if (loss)
        kernel_advance_loop(m, step, s, from, to, force, free_displacement, loss, true, NULL,
                            false);
    else
        kernel_advance_loop(m, step, s, from, to, force, free_displacement, loss, false, NULL,
                            false);
}

/* Two half steps with a force each, in one pass; then the free displacements from there, over
 * another half and over both. */
static void kernel_advance_pair(const struct modes *m, const struct modes_step *half,
                                const struct modes_step *whole, struct modes_state *s, int from,
                                int to, const double *force, double *free_displacement) {
    lanes F0 = lanes_all(force[0]), F1 = lanes_all(force[1]);
    lanes by_half = lanes_all(0), by_whole = lanes_all(0);
    for (int i = from; i < to; i += LANES) {
        lanes q = lanes_load(s->q + i), p = lanes_load(s->p + i), c = lanes_load(m->c + i);
        lanes S = lanes_load(half->S + i), b = lanes_load(half->b + i), r = lanes_load(half->r + i);
        lanes omega2 = lanes_load(m->omega2 + i), g = lanes_minus_mul(omega2, q, c * F0);
        q = lanes_mul_add(S, p, lanes_mul_add(b, g, q));
        p = lanes_minus_mul(r, p, lanes_mul_add(S, g, p));
        g = lanes_minus_mul(omega2, q, c * F1);
        q = lanes_mul_add(S, p, lanes_mul_add(b, g, q));
        p = lanes_minus_mul(r, p, lanes_mul_add(S, g, p));
        lanes_store(s->q + i, q);
        lanes_store(s->p + i, p);
        lanes a = omega2 * q;
        by_half = lanes_mul_add(c, lanes_minus_mul(b, a, S * p), by_half);
        lanes Sw = lanes_load(whole->S + i), bw = lanes_load(whole->b + i);
        by_whole = lanes_mul_add(c, lanes_minus_mul(bw, a, Sw * p), by_whole);
    }
    free_displacement[0] += lanes_sum(by_half);
    free_displacement[1] += lanes_sum(by_whole);
}

#include "modes/modes_kernel_points.h"

/* Advances the body, and returns the velocity at its only pickup. */
static double kernel_advance_output(const struct modes *m, const struct modes_step *step,
                                    struct modes_state *s, double force,
                                    double *free_displacement) {
    double output;
    kernel_advance_loop(m, step, s, 0, m->body_end, force, free_displacement, NULL, false, &output,
                        true);
    return output;
}

/* sum weight s, as four parallel sums, so that none waits for itself. */
static double kernel_sum(const double *weight, const double *s, int n) {
    enum { SUMS = 4 };
    lanes sum[SUMS] = {lanes_all(0), lanes_all(0), lanes_all(0), lanes_all(0)};
    int i = 0;
    for (; i + SUMS * LANES <= n; i += SUMS * LANES)
        for (int u = 0; u < SUMS; u++) {
            int at = i + u * LANES;
            sum[u] = lanes_mul_add(lanes_load(weight + at), lanes_load(s + at), sum[u]);
        }
    for (; i < n; i += LANES)
        sum[0] = lanes_mul_add(lanes_load(weight + i), lanes_load(s + i), sum[0]);
    return lanes_sum((sum[0] + sum[1]) + (sum[2] + sum[3]));
}

static void kernel_products(const double *a, const double *b, const double *const *by, int from,
                            int to, double *sum) {
    lanes sums[MODES_PRODUCTS];
    for (int l = 0; l < MODES_PRODUCTS; l++)
        sums[l] = lanes_all(0);
    for (int i = from; i < to; i += LANES) {
        lanes product = lanes_load(a + i) * lanes_load(b + i);
        for (int l = 0; l < MODES_PRODUCTS; l++)
            sums[l] = lanes_mul_add(product, lanes_load(by[l] + i), sums[l]);
    }
    for (int l = 0; l < MODES_PRODUCTS; l++)
        sum[l] = lanes_sum(sums[l]);
}

/* sum p^2 + omega^2 q^2 */
static double kernel_energy2(const struct modes *m, const struct modes_state *s) {
    lanes sum = lanes_all(0);
    for (int i = 0; i < m->hammer_end; i += LANES) {
        lanes q = lanes_load(s->q + i), p = lanes_load(s->p + i);
        sum = lanes_mul_add(p, p, lanes_mul_add(lanes_load(m->omega2 + i) * q, q, sum));
    }
    return lanes_sum(sum);
}

/* The output of a few modes at (q, p) without force. */
LANES_INLINE lanes kernel_output(const struct modes *m, int i, enum modes_out what, lanes q,
                                 lanes p) {
    switch (what) {
    case MODES_DISPLACEMENT:
        return q;
    case MODES_ACCELERATION:
        return lanes_minus_mul(lanes_load(m->two_sigma + i), p, -(lanes_load(m->omega2 + i) * q));
    case MODES_VELOCITY:
        break;
    }
    return p;
}

/* s0 is the present output of a few modes, s1 the output a sample later, without force. */
LANES_INLINE void kernel_ring_from(const struct modes *m, struct modes_state *s, int i,
                                   enum modes_out what, lanes q, lanes p) {
    const struct modes_step *sample = &m->step[modes_level(0)];
    lanes weight = m->pickups == 1 ? lanes_load(m->pickup + i) : lanes_all(1);
    q *= weight, p *= weight;
    lanes S = lanes_load(sample->S + i), g = -(lanes_load(m->omega2 + i) * q);
    lanes q_next = lanes_mul_add(lanes_load(sample->b + i), g, lanes_mul_add(S, p, q));
    lanes p_next = lanes_minus_mul(lanes_load(sample->r + i), p, lanes_mul_add(S, g, p));
    lanes_store(s->s0 + i, kernel_output(m, i, what, q, p));
    lanes_store(s->s1 + i, kernel_output(m, i, what, q_next, p_next));
}

LANES_INLINE double kernel_ring_start_loop(const struct modes *m, struct modes_state *s,
                                           enum modes_out what) {
    for (int i = 0; i < m->output_end; i += LANES)
        kernel_ring_from(m, s, i, what, lanes_load(s->q + i), lanes_load(s->p + i));
    return 0;
}

/* One window later, without force: the same as kernel_advance, kernel_energy2 and kernel_ring_start
 * one after the other, in one pass. */
LANES_INLINE double kernel_ring_on_loop(const struct modes *m, struct modes_state *s,
                                        enum modes_out what) {
    const struct modes_step *window = &m->step[modes_level(-MODES_LONGEST)];
    lanes energy2 = lanes_all(0);
    for (int i = 0; i < m->hammer_end; i += LANES) {
        lanes q = lanes_load(s->q + i), p = lanes_load(s->p + i), S = lanes_load(window->S + i);
        lanes omega2 = lanes_load(m->omega2 + i), g = -(omega2 * q);
        q = lanes_mul_add(S, p, lanes_mul_add(lanes_load(window->b + i), g, q));
        p = lanes_minus_mul(lanes_load(window->r + i), p, lanes_mul_add(S, g, p));
        lanes_store(s->q + i, q);
        lanes_store(s->p + i, p);
        energy2 = lanes_mul_add(p, p, lanes_mul_add(omega2 * q, q, energy2));
        if (i < m->output_end)
            kernel_ring_from(m, s, i, what, q, p);
    }
    return lanes_sum(energy2);
}

/* One loop for each kind of output, without branches. */
#define FOR_EACH_OUT(loop, m, s, what)                                                             \
    ((what) == MODES_VELOCITY       ? loop(m, s, MODES_VELOCITY)                                   \
     : (what) == MODES_DISPLACEMENT ? loop(m, s, MODES_DISPLACEMENT)                               \
                                    : loop(m, s, MODES_ACCELERATION))

static void kernel_ring_start(const struct modes *m, struct modes_state *s, enum modes_out what) {
    FOR_EACH_OUT(kernel_ring_start_loop, m, s, what);
}

static double kernel_ring_on(const struct modes *m, struct modes_state *s, enum modes_out what) {
    return FOR_EACH_OUT(kernel_ring_on_loop, m, s, what);
}

enum { GROUP = 4, OUTS = 2 };

/* One sample of a few lanes: s[n+1] = trace s[n] - det s[n-1] replaces s[n-1], and each pickup's
 * weighted sum of s[n] is accumulated; the first lanes of a bank start it. The weight of a single
 * pickup is already in s (modes_ring_start). */
LANES_INLINE void kernel_ring_sample(const lanes *trace, const lanes *minus_det, int i, int group,
                                     bool first, lanes *before, const lanes *now,
                                     const double *const *weight, int outs, lanes *acc) {
    for (int u = 0; u < group; u++) {
        int at = i + u * LANES;
        bool begins = first && u == 0;
        if (outs == 1)
            acc[0] = begins ? now[u] : acc[0] + now[u];
        for (int o = 0; o < outs && outs > 1; o++) {
            lanes w = lanes_load(weight[o] + at);
            acc[o] = begins ? w * now[u] : lanes_mul_add(w, now[u], acc[o]);
        }
        before[u] = lanes_mul_add(trace[u], now[u], minus_det[u] * before[u]);
    }
}

/* n samples of `group` lanes at once, enough to hide the latency of one. Each turn advances two
 * samples, so that s0 and s1 swap roles without a copy. */
LANES_INLINE void kernel_ring_group(const struct modes *m, struct modes_state *s, int i, int group,
                                    bool first, const double *const *weight, int outs, lanes *acc,
                                    int n, bool keep) {
    lanes s0[GROUP], s1[GROUP], trace[GROUP], minus_det[GROUP];
    for (int u = 0; u < group; u++) {
        trace[u] = lanes_load(m->trace + i + u * LANES);
        minus_det[u] = lanes_load(m->minus_det + i + u * LANES);
        s0[u] = lanes_load(s->s0 + i + u * LANES);
        s1[u] = lanes_load(s->s1 + i + u * LANES);
    }
    int j = 0;
    for (; j + 1 < n; j += 2) {
        kernel_ring_sample(trace, minus_det, i, group, first, s0, s1, weight, outs, acc + j * outs);
        kernel_ring_sample(trace, minus_det, i, group, first, s1, s0, weight, outs,
                           acc + (j + 1) * outs);
    }
    double *before = s->s0 + i, *now = s->s1 + i;
    if (j < n) {
        kernel_ring_sample(trace, minus_det, i, group, first, s0, s1, weight, outs, acc + j * outs);
        before = s->s1 + i;
        now = s->s0 + i;
    }
    for (int u = 0; u < group && keep; u++) {
        lanes_store(before + u * LANES, s0[u]);
        lanes_store(now + u * LANES, s1[u]);
    }
}

LANES_INLINE void kernel_ring_outs(const struct modes *m, struct modes_state *s, int end,
                                   const double *const *weight, double *const *out, int outs, int n,
                                   bool keep) {
    lanes acc[MODES_WINDOW * OUTS];
    int group = end ? (end / LANES - 1) % GROUP + 1 : 0; /* the first group takes the remainder */
    switch (group) {
    case 0:
        memset(acc, 0, (size_t)(n * outs) * sizeof *acc);
        break;
    case 1:
        kernel_ring_group(m, s, 0, 1, true, weight, outs, acc, n, keep);
        break;
    case 2:
        kernel_ring_group(m, s, 0, 2, true, weight, outs, acc, n, keep);
        break;
    case 3:
        kernel_ring_group(m, s, 0, 3, true, weight, outs, acc, n, keep);
        break;
    default:
        kernel_ring_group(m, s, 0, GROUP, true, weight, outs, acc, n, keep);
    }
    for (int i = group * LANES; i < end; i += GROUP * LANES)
        kernel_ring_group(m, s, i, GROUP, false, weight, outs, acc, n, keep);
    int j = 0;
    for (; outs == 1 && j + LANES <= n; j += LANES)
        lanes_store_anywhere(out[0] + j, lanes_sums(acc + j));
    for (; j < n; j++)
        for (int o = 0; o < outs; o++)
            out[o][j] = lanes_sum(acc[j * outs + o]);
}

static void kernel_ring(const struct modes *m, struct modes_state *s, int end,
                        const double *const *weight, double *const *out, int outs, int n,
                        bool keep) {
    if (outs == 1)
        kernel_ring_outs(m, s, end, weight, out, 1, n, keep);
    else
        kernel_ring_outs(m, s, end, weight, out, OUTS, n, keep);
}

const struct modes_kernel KERNEL = {.free_displacement = kernel_free_displacement,
                                    .advance = kernel_advance,
                                    .advance_output = kernel_advance_output,
                                    .advance_pair = kernel_advance_pair,
                                    .free_displacement_points = kernel_free_displacement_points,
                                    .advance_points = kernel_advance_points,
                                    .sum = kernel_sum,
                                    .products = kernel_products,
                                    .energy2 = kernel_energy2,
                                    .ring_start = kernel_ring_start,
                                    .ring_on = kernel_ring_on,
                                    .ring = kernel_ring};
