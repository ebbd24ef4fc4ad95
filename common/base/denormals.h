/* SPDX-License-Identifier: BSD-3-Clause */
/* denormals.h: numbers below 1e-308 count as zero while the core runs, because every decay would
 * end in them and they are about a hundred times slower. The host's setting is restored afterwards.
 * The control register is written only if its value changes, because a write stalls the processor.
 */
#ifndef KNOCK_DENORMALS_H
#define KNOCK_DENORMALS_H

#include "base/compiler.h"

#if defined(__SSE2__) || defined(_M_X64)
#include <xmmintrin.h>
enum { DENORMALS_OFF = 0x8040 }; /* flush to zero; denormals are zero */
struct denormals {
    unsigned kept;
};
static inline struct denormals denormals_off(void) {
    struct denormals d = {_mm_getcsr()};
    if ((d.kept & DENORMALS_OFF) != DENORMALS_OFF)
        _mm_setcsr(d.kept | DENORMALS_OFF);
    return d;
}
static inline void denormals_restore(struct denormals d) {
    if ((d.kept & DENORMALS_OFF) != DENORMALS_OFF)
        _mm_setcsr(d.kept);
}
#elif defined(KNOCK_GNU) &&                                                                        \
    (defined(__aarch64__) || (defined(__arm__) && defined(__VFP_FP__) && !defined(__SOFTFP__)))
#include <stdint.h>
enum { DENORMALS_OFF = 1 << 24 }; /* the same bit of FPCR and of the 32-bit FPSCR */
#if defined(__aarch64__)
#define DENORMALS_READ  "mrs %0, fpcr"
#define DENORMALS_WRITE "msr fpcr, %0"
typedef uint64_t denormals_word;
#else
#define DENORMALS_READ  "vmrs %0, fpscr"
#define DENORMALS_WRITE "vmsr fpscr, %0"
typedef uint32_t denormals_word;
#endif
struct denormals {
    denormals_word kept;
};
static inline struct denormals denormals_off(void) {
    struct denormals d;
    __asm__ volatile(DENORMALS_READ : "=r"(d.kept));
    if (!(d.kept & DENORMALS_OFF))
        __asm__ volatile(DENORMALS_WRITE : : "r"(d.kept | DENORMALS_OFF));
    return d;
}
static inline void denormals_restore(struct denormals d) {
    if (!(d.kept & DENORMALS_OFF))
        __asm__ volatile(DENORMALS_WRITE : : "r"(d.kept));
}
#else
struct denormals {
    int none;
};
static inline struct denormals denormals_off(void) { return (struct denormals){0}; }
static inline void denormals_restore(struct denormals d) { (void)d; }
#endif

#endif
