/* SPDX-License-Identifier: BSD-3-Clause */
/* modes_avx2.c: the bank's loops for AVX2 and FMA, run only where the processor has them. Compiled
 * without those (another processor, one slice of a universal binary, a build by other means) it
 * offers no kernel. */
#include "base/lanes.h"
#include "modes/modes_table.h"

#ifdef LANES_AVX2
#define KERNEL modes_kernel_four
#include "modes/modes_kernel.h"
const struct modes_kernel *const modes_kernel_avx2 = &modes_kernel_four;
#else
const struct modes_kernel *const modes_kernel_avx2 = NULL;
#endif
