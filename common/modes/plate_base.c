/* SPDX-License-Identifier: BSD-3-Clause */
/* plate_base.c: the loops of plate.h with what every processor of the kind has (SSE2, NEON). */
#define KERNEL plate_kernel_base
#include "modes/plate_kernel.h"
