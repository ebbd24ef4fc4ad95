/* SPDX-License-Identifier: BSD-3-Clause */
/* stretch_avx2.c: the loops of stretch.h for AVX2 and FMA, used only on processors that have them;
 * NULL if the compiler does not target them. */
#include "base/lanes.h"
#include "modes/stretch_table.h"

#ifdef LANES_AVX2
#define KERNEL stretch_kernel_four
#include "modes/stretch_kernel.h"
const struct stretch_kernel *const stretch_kernel_avx2 = &stretch_kernel_four;
#else
const struct stretch_kernel *const stretch_kernel_avx2 = NULL;
#endif
