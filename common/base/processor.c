/* SPDX-License-Identifier: BSD-3-Clause */
/* processor.c: see processor.h. CPUID is read directly, because __builtin_cpu_supports() needs the
 * compiler's run-time library, which zig and clang-cl lack. */
#include "base/processor.h"
#include "base/compiler.h"

#if defined(KNOCK_X86_64) && defined(KNOCK_GNU)
#include <cpuid.h>

static bool read_cpuid(unsigned leaf, unsigned r[4]) {
    return __get_cpuid_count(leaf, 0, &r[0], &r[1], &r[2], &r[3]);
}

static unsigned enabled_registers(void) {
    unsigned low, high;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    (void)high;
    return low;
}
#elif defined(KNOCK_X86_64) && defined(_MSC_VER)
#include <intrin.h>

static bool read_cpuid(unsigned leaf, unsigned r[4]) {
    int out[4];
    __cpuid(out, 0);
    if (leaf > (unsigned)out[0])
        return false;
    __cpuidex(out, (int)leaf, 0);
    for (int i = 0; i < 4; i++)
        r[i] = (unsigned)out[i];
    return true;
}

static unsigned enabled_registers(void) { return (unsigned)_xgetbv(0); }
#else
static bool read_cpuid(unsigned leaf, unsigned r[4]) {
    (void)leaf, (void)r;
    return false;
}

static unsigned enabled_registers(void) { return 0; }
#endif

/* FMA and OSXSAVE are bits 12 and 27 of leaf 1's ecx, AVX2 is bit 5 of leaf 7's ebx (Intel SDM vol.
 * 2A, CPUID). Bits 1 and 2 of XCR0 are set if the system saves the upper halves of the registers.
 */
bool processor_has_avx2_fma(void) {
    enum { FMA = 1 << 12, OSXSAVE = 1 << 27, AVX2 = 1 << 5, XMM_YMM = 6 };
    unsigned r1[4], r7[4];
    return read_cpuid(1, r1) && (r1[2] & FMA) && (r1[2] & OSXSAVE) &&
           (enabled_registers() & XMM_YMM) == XMM_YMM && read_cpuid(7, r7) && (r7[1] & AVX2);
}
