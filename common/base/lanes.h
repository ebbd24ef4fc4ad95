/* SPDX-License-Identifier: BSD-3-Clause */
/* lanes.h: a few doubles side by side, as wide as the instruction set that the including file is
 * compiled for.
 *
 * A kernel is written once with these and compiled once per instruction set (modes_base.c,
 * modes_avx2.c). Arithmetic on lanes is the compiler's own: + - * work element by element.
 * KNOCK_LANES limits the width, so that each width can be tested on any machine.
 */
#ifndef KNOCK_LANES_H
#define KNOCK_LANES_H

#include <math.h>
#include <string.h>

#include "base/compiler.h"

#ifndef KNOCK_LANES
#define KNOCK_LANES 4
#endif

#if KNOCK_LANES >= 4 && defined(KNOCK_X86_64) && defined(KNOCK_GNU) && defined(__AVX2__) &&        \
    defined(__FMA__)
#define LANES_AVX2
#include <immintrin.h>
enum { LANES = 4 };
#elif KNOCK_LANES >= 2 && defined(KNOCK_GNU) && defined(__aarch64__)
#define LANES_NEON
#include <arm_neon.h>
enum { LANES = 2 };
#elif KNOCK_LANES >= 2 && defined(KNOCK_GNU)
#ifdef __SSE2__
#include <emmintrin.h>
#endif
enum { LANES = 2 }; /* SSE2, or else the compiler's own code for vectors of two */
#else
#define LANES_PLAIN
enum { LANES = 1 };
#endif

#ifndef LANES_PLAIN
typedef double lanes __attribute__((vector_size(LANES * sizeof(double))));
static inline lanes lanes_all(double a) { return a - (lanes){0}; }
/* Sums pairs, in the same order as lanes_sums(). */
static inline double lanes_sum(lanes a) {
#if defined(LANES_AVX2)
    return (a[0] + a[1]) + (a[2] + a[3]);
#else
    return a[0] + a[1];
#endif
}
#else
typedef double lanes;
static inline lanes lanes_all(double a) { return a; }
static inline double lanes_sum(lanes a) { return a; }
#endif

/* a b + c and c - a b, rounded once if the hardware can. They are explicit and not left to the
 * compiler's choice, because a loop and its remainder must give the same bits. */
#if defined(LANES_AVX2)
static inline lanes lanes_mul_add(lanes a, lanes b, lanes c) {
    return (lanes)_mm256_fmadd_pd((__m256d)a, (__m256d)b, (__m256d)c);
}
static inline lanes lanes_minus_mul(lanes a, lanes b, lanes c) {
    return (lanes)_mm256_fnmadd_pd((__m256d)a, (__m256d)b, (__m256d)c);
}
#elif defined(LANES_NEON)
static inline lanes lanes_mul_add(lanes a, lanes b, lanes c) {
    return (lanes)vfmaq_f64((float64x2_t)c, (float64x2_t)a, (float64x2_t)b);
}
static inline lanes lanes_minus_mul(lanes a, lanes b, lanes c) {
    return (lanes)vfmsq_f64((float64x2_t)c, (float64x2_t)a, (float64x2_t)b);
}
#else
static inline lanes lanes_mul_add(lanes a, lanes b, lanes c) { return a * b + c; }
static inline lanes lanes_minus_mul(lanes a, lanes b, lanes c) { return c - a * b; }
#endif

#if defined(LANES_AVX2)
static inline lanes lanes_root(lanes a) { return (lanes)_mm256_sqrt_pd((__m256d)a); }
#elif defined(LANES_NEON)
static inline lanes lanes_root(lanes a) { return (lanes)vsqrtq_f64((float64x2_t)a); }
#elif defined(__SSE2__) && !defined(LANES_PLAIN)
static inline lanes lanes_root(lanes a) { return (lanes)_mm_sqrt_pd((__m128d)a); }
#elif defined(LANES_PLAIN)
static inline lanes lanes_root(lanes a) { return sqrt(a); }
#else
static inline lanes lanes_root(lanes a) { return (lanes){sqrt(a[0]), sqrt(a[1])}; }
#endif

/* LANES floats. __builtin_convertvector() takes five instructions in gcc 12. */
static inline lanes lanes_load_floats(const float *from) {
#if defined(LANES_AVX2)
    return (lanes)_mm256_cvtps_pd(_mm_loadu_ps(from));
#elif !defined(LANES_PLAIN)
    return (lanes){(double)from[0], (double)from[1]};
#else
    return (double)*from;
#endif
}

/* One double from each of LANES places. */
static inline lanes lanes_gather(const double *const *from, int at) {
#if defined(LANES_AVX2)
    return (lanes){from[0][at], from[1][at], from[2][at], from[3][at]};
#elif !defined(LANES_PLAIN)
    return (lanes){from[0][at], from[1][at]};
#else
    return from[0][at];
#endif
}

/* Element i. */
static inline double lanes_get(lanes a, int i) {
#ifndef LANES_PLAIN
    return a[i];
#else
    (void)i;
    return a;
#endif
}
static inline void lanes_put(lanes *a, int i, double value) {
#ifndef LANES_PLAIN
    (*a)[i] = value;
#else
    (void)i;
    *a = value;
#endif
}

/* Sums of LANES consecutive lanes, side by side. */
static inline lanes lanes_sums(const lanes *a) {
#if defined(LANES_AVX2)
    __m256d low = _mm256_hadd_pd((__m256d)a[0], (__m256d)a[1]);
    __m256d high = _mm256_hadd_pd((__m256d)a[2], (__m256d)a[3]);
    __m256d crossed = _mm256_permute2f128_pd(low, high, 0x21);
    return (lanes)_mm256_add_pd(crossed, _mm256_blend_pd(low, high, 0xc));
#elif !defined(LANES_PLAIN)
    return (lanes){lanes_sum(a[0]), lanes_sum(a[1])};
#else
    return a[0];
#endif
}

/* A loop whose count is an argument unrolls when it is inlined into a caller with a constant count.
 */
#define LANES_INLINE KNOCK_INLINE

static inline void lanes_store_anywhere(double *to, lanes a) { memcpy(to, &a, sizeof a); }

/* Arrays are aligned and padded to a multiple of the widest LANES. The padding holds modes at rest.
 */
enum { LANES_ALIGN = 4 };
static inline int lanes_padded(int n) { return (n + LANES_ALIGN - 1) / LANES_ALIGN * LANES_ALIGN; }
static inline lanes lanes_load(const double *from) { return *(const lanes *)(const void *)from; }
static inline void lanes_store(double *to, lanes a) { *(lanes *)(void *)to = a; }

#endif
