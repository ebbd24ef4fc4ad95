/* SPDX-License-Identifier: BSD-3-Clause */
/* bench_ring.c: a bank that rings freely, and the peak that bounds it. */
#include "bench/bench.h"

#include <math.h>
#include <stdio.h>
#ifdef __x86_64__
#include <immintrin.h>
#endif

enum { CHAINS = 12, TURNS = 1000000, GOES = 7 };

/* Twelve chains of a*b+c, spelt out so that each is a register; no two begin alike, or the compiler
 * would make one of them. */
#define CHAINS_OF(type, spread, step)                                                              \
    type a0 = spread(0.), a1 = spread(1.), a2 = spread(2.), a3 = spread(3.), a4 = spread(4.),      \
         a5 = spread(5.), a6 = spread(6.), a7 = spread(7.), a8 = spread(8.), a9 = spread(9.),      \
         a10 = spread(10.), a11 = spread(11.), b = spread(.999), c = spread(.001);                 \
    for (int i = 0; i < TURNS; i++) {                                                              \
        a0 = step(a0, b, c), a1 = step(a1, b, c), a2 = step(a2, b, c), a3 = step(a3, b, c);        \
        a4 = step(a4, b, c), a5 = step(a5, b, c), a6 = step(a6, b, c), a7 = step(a7, b, c);        \
        a8 = step(a8, b, c), a9 = step(a9, b, c), a10 = step(a10, b, c), a11 = step(a11, b, c);    \
    }

#ifdef __x86_64__
static double chains_base(void) {
#define STEP(a, b, c) _mm_add_pd(_mm_mul_pd(a, b), c)
    CHAINS_OF(__m128d, _mm_set1_pd, STEP)
#undef STEP
    __m128d sum = a0 + a1 + a2 + a3 + a4 + a5 + a6 + a7 + a8 + a9 + a10 + a11;
    return sum[0] + sum[1];
}

__attribute__((target("avx2,fma"))) static double chains_avx2(void) {
    CHAINS_OF(__m256d, _mm256_set1_pd, _mm256_fmadd_pd)
    __m256d sum = a0 + a1 + a2 + a3 + a4 + a5 + a6 + a7 + a8 + a9 + a10 + a11;
    return sum[0] + sum[1] + sum[2] + sum[3];
}
#else
static double chains_base(void) {
    typedef double pair __attribute__((vector_size(16)));
#define SPREAD(x)     ((pair){x, x})
#define STEP(a, b, c) ((a) * (b) + (c))
    CHAINS_OF(pair, SPREAD, STEP)
    pair sum = a0 + a1 + a2 + a3 + a4 + a5 + a6 + a7 + a8 + a9 + a10 + a11;
    return sum[0] + sum[1];
}
#endif

static double peak(double (*chains)(void), int lanes) {
    double least = HUGE_VAL;
    for (int go = 0; go < 3 * GOES; go++) {
        double start = bench_seconds();
        volatile double keep = chains();
        (void)keep;
        least = fmin(least, bench_seconds() - start);
    }
    return least * 1e9 / ((double)CHAINS * TURNS * lanes);
}

double bench_peak_base(void) { return peak(chains_base, 2); }

#ifdef __x86_64__
double bench_peak_avx2(void) { return peak(chains_avx2, 4); }
#endif

static double ring(int n, int outs, const struct modes_kernel *kernel) {
    struct modes *m = bench_bank(n, outs, kernel);
    struct modes_state *s = modes_state_new(n, 0);
    static double sound[2][MODES_WINDOW];
    double *const out[] = {sound[0], sound[1]};
    int windows = 1 + 400000 / n;
    double least = HUGE_VAL;
    modes_impulse(m, s, 1);
    modes_ring_start(m, s, MODES_VELOCITY);
    for (int go = 0; go < GOES; go++) {
        double start = bench_seconds();
        for (int w = 0; w < windows; w++)
            modes_ring(m, s, out, MODES_WINDOW);
        least = fmin(least, bench_seconds() - start);
    }
    modes_state_free(s);
    modes_free(m);
    return least * 1e9 / ((double)windows * MODES_WINDOW * n);
}

/* A mode and sample takes two multiplications for its recurrence and one for each output; a single
 * output's is in the state already, and its sum is left to other units than those of the peak. */
void bench_ring(const struct bench_set *set) {
    static const int sizes[] = {8, 32, 64, 512, 4096};
    for (int outs = 1; outs <= 2; outs++)
        for (int i = 0; i < 5; i++) {
            char name[64];
            double ns = ring(sizes[i], outs, set->kernel);
            int has_target = outs == 1 && sizes[i] >= 32;
            snprintf(name, sizeof name, "ring-%s-n%d-out%d", set->name, sizes[i], outs);
            if (has_target)
                bench_target(name, ns, "ns/mode", "<=", set->ring1);
            else
                bench_line(name, ns, "ns/mode");
            snprintf(name, sizeof name, "ring-%s-n%d-out%d-of-bound", set->name, sizes[i], outs);
            double share = (outs == 1 ? 2 : 2 + outs) * set->op / ns;
            if (has_target)
                bench_target(name, share, "ratio", ">=", .5);
            else
                bench_line(name, share, "ratio");
        }
}
