/* SPDX-License-Identifier: BSD-3-Clause */
/* modes_base.c: the bank's loops with what every processor of the kind has (SSE2, NEON). */
#define KERNEL modes_kernel_base
#include "modes/modes_kernel.h"
