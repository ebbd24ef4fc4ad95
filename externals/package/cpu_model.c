/* SPDX-License-Identifier: BSD-3-Clause */
/* cpu_model.c: what __builtin_cpu_supports() asks, for compilers that come without it (zig's). Bits
 * as LLVM numbers them, and only those that Knock asks for: AVX2 is 10, FMA is 14. */
#include <cpuid.h>

enum { CPU_AVX2 = 1 << 10, CPU_FMA = 1 << 14 };

extern struct cpu_model {
    unsigned vendor, type, subtype, features;
} __cpu_model __attribute__((visibility("hidden")));
struct cpu_model __cpu_model;

/* Whether the system keeps the upper halves of the registers: without that AVX is not there. */
static int keeps_ymm(void) {
    unsigned low, high;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    (void)high;
    return (low & 6) == 6;
}

__attribute__((constructor)) static void look(void) {
    unsigned a, b, c, d, b7, c7;
    if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_OSXSAVE) || !keeps_ymm())
        return;
    if (c & bit_FMA)
        __cpu_model.features |= CPU_FMA;
    if (__get_cpuid_count(7, 0, &a, &b7, &c7, &d) && (b7 & bit_AVX2))
        __cpu_model.features |= CPU_AVX2;
}
