/* SPDX-License-Identifier: BSD-3-Clause */
/* modes_base.c: the loops of a bank for the baseline instruction set (SSE2, NEON). */
#define KERNEL modes_kernel_base
#include "modes/modes_kernel.h"
