/* SPDX-License-Identifier: BSD-3-Clause */
/* modes_avx2.c: the loops of a bank for AVX2 and FMA, used only on processors that have them. If
 * the compiler does not target them (another processor, one slice of a universal binary, another
 * build system), the kernel is NULL. */
#include "base/lanes.h"
#include "modes/modes_table.h"

#ifdef LANES_AVX2
#define KERNEL modes_kernel_four
#include "modes/modes_kernel.h"
const struct modes_kernel *const modes_kernel_avx2 = &modes_kernel_four;
#else
const struct modes_kernel *const modes_kernel_avx2 = NULL;
#endif
