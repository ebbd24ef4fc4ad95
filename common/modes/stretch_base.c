/* SPDX-License-Identifier: BSD-3-Clause */
/* stretch_base.c: the loops of stretch.h for the baseline instruction set (SSE2, NEON). */
#define KERNEL stretch_kernel_base
#include "modes/stretch_kernel.h"
