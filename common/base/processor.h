/* SPDX-License-Identifier: BSD-3-Clause */
/* processor.h: run-time test for AVX2 and FMA, in the processor and in the system. */
#ifndef KNOCK_PROCESSOR_H
#define KNOCK_PROCESSOR_H

#include <stdbool.h>

bool processor_has_avx2_fma(void);

#endif
