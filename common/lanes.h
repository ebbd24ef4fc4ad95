/* lanes.h: a few doubles side by side, as wide as the file that includes this is compiled for.
 *
 * A kernel is written once with these and compiled once per instruction set (modes_base.c,
 * modes_avx2.c). Arithmetic on lanes is the compiler's own: + - * work element by element.
 */
#ifndef KNOCK_LANES_H
#define KNOCK_LANES_H

#if defined(__AVX2__)
#include <immintrin.h>
#endif

#if defined(__AVX2__)
enum { LANES = 4 };
#elif defined(__GNUC__)
enum { LANES = 2 }; /* SSE2, NEON */
#else
enum { LANES = 1 };
#endif

#if defined(__GNUC__)
typedef double lanes __attribute__((vector_size(LANES * sizeof(double))));
static inline lanes lanes_all(double a) { return a - (lanes){0}; }
static inline double lanes_sum(lanes a) {
    double sum = a[0];
    for (int i = 1; i < LANES; i++)
        sum += a[i];
    return sum;
}
#else
typedef double lanes;
static inline lanes lanes_all(double a) { return a; }
static inline double lanes_sum(lanes a) { return a; }
#endif

/* a b + c, a b - c and c - a b, rounded once where the hardware does that. Never left to the
 * compiler's choice: a loop and its remainder must give the same bits. */
#if defined(__AVX2__) && defined(__FMA__)
static inline lanes lanes_mul_add(lanes a, lanes b, lanes c) {
    return (lanes)_mm256_fmadd_pd((__m256d)a, (__m256d)b, (__m256d)c);
}
static inline lanes lanes_mul_minus(lanes a, lanes b, lanes c) {
    return (lanes)_mm256_fmsub_pd((__m256d)a, (__m256d)b, (__m256d)c);
}
static inline lanes lanes_minus_mul(lanes a, lanes b, lanes c) {
    return (lanes)_mm256_fnmadd_pd((__m256d)a, (__m256d)b, (__m256d)c);
}
#else
static inline lanes lanes_mul_add(lanes a, lanes b, lanes c) { return a * b + c; }
static inline lanes lanes_mul_minus(lanes a, lanes b, lanes c) { return a * b - c; }
static inline lanes lanes_minus_mul(lanes a, lanes b, lanes c) { return c - a * b; }
#endif

/* Loops whose counts are arguments unroll when they are inlined into a caller that knows them. */
#if defined(__GNUC__)
#define LANES_INLINE static inline __attribute__((always_inline))
#else
#define LANES_INLINE static inline
#endif

/* Arrays are aligned to a whole LANES of the widest set, and padded with modes that stay at rest.
 */
enum { LANES_ALIGN = 4 };
static inline lanes lanes_load(const double *from) { return *(const lanes *)(const void *)from; }
static inline void lanes_store(double *to, lanes a) { *(lanes *)(void *)to = a; }

#endif
