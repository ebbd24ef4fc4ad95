/* SPDX-License-Identifier: BSD-3-Clause */
/* plate_avx2.c: the loops of plate.h for AVX2 and FMA, used only on processors that have them; NULL
 * if the compiler does not target them. */
#include "base/lanes.h"
#include "modes/plates/plate_table.h"

#ifdef LANES_AVX2
#define KERNEL plate_kernel_four
#include "modes/plates/plate_kernel.h"
const struct plate_kernel *const plate_kernel_avx2 = &plate_kernel_four;
#else
const struct plate_kernel *const plate_kernel_avx2 = NULL;
#endif
