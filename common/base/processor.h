/* SPDX-License-Identifier: BSD-3-Clause */
/* processor.h: whether this processor, under this system, runs AVX2 and FMA. */
#ifndef KNOCK_PROCESSOR_H
#define KNOCK_PROCESSOR_H

#include <stdbool.h>

bool processor_has_avx2_fma(void);

#endif
