/* SPDX-License-Identifier: BSD-3-Clause */
/* modes_avx2.c: the bank's loops for AVX2 and FMA; compiled for those, and run only where they are.
 */
#define KERNEL modes_kernel_avx2
#include "modes/modes_kernel.h"
