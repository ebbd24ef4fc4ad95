/* SPDX-License-Identifier: BSD-3-Clause */
/* compiler.h: differences between compilers. Knock uses GNU C's extensions if the compiler has them
 * (gcc, clang, clang-cl, zig), and plain C11 otherwise. */
#ifndef KNOCK_COMPILER_H
#define KNOCK_COMPILER_H

/* Knock compares and tests infinities and NANs. */
#if defined(__FAST_MATH__) || (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__)
#error "Knock needs infinities and NANs: append -fno-fast-math -fno-finite-math-only to its CFLAGS"
#endif

#if defined(__GNUC__) || defined(__clang__)
#define KNOCK_GNU
#define KNOCK_INLINE                 static inline __attribute__((always_inline))
#define KNOCK_PRINTF(format_, first) __attribute__((format(printf, format_, first)))
#else
#define KNOCK_INLINE static inline
#define KNOCK_PRINTF(format_, first)
#endif

#if defined(__x86_64__) || defined(_M_X64)
#define KNOCK_X86_64
#endif

#endif
