/* SPDX-License-Identifier: BSD-3-Clause */
/* plate_base.c: the loops of plate.h for the baseline instruction set (SSE2, NEON). */
#define KERNEL plate_kernel_base
#include "modes/plates/plate_kernel.h"
