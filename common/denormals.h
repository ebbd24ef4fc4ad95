/* denormals.h: numbers below 1e-308 count as zero while the core runs; a decay would end in them,
 * and they cost a hundred times what others do. The host's own setting is put back afterwards, and
 * not touched where it is the same: writing it halts the processor for a while. */
#ifndef KNOCK_DENORMALS_H
#define KNOCK_DENORMALS_H

#if defined(__SSE2__)
#include <xmmintrin.h>
enum { DENORMALS_OFF = 0x8040 }; /* flush to zero, denormals are zero */
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
#elif defined(__aarch64__)
#include <stdint.h>
struct denormals {
    uint64_t kept;
};
static inline struct denormals denormals_off(void) {
    struct denormals d;
    __asm__ volatile("mrs %0, fpcr" : "=r"(d.kept));
    __asm__ volatile("msr fpcr, %0" : : "r"(d.kept | (uint64_t)1 << 24));
    return d;
}
static inline void denormals_restore(struct denormals d) {
    __asm__ volatile("msr fpcr, %0" : : "r"(d.kept));
}
#else
struct denormals {
    int none;
};
static inline struct denormals denormals_off(void) { return (struct denormals){0}; }
static inline void denormals_restore(struct denormals d) { (void)d; }
#endif

#endif
