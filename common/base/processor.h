/* SPDX-License-Identifier: BSD-3-Clause */
/* processor.h: do this processor and this system run AVX2 and FMA? */
#ifndef KNOCK_PROCESSOR_H
#define KNOCK_PROCESSOR_H

#include <stdbool.h>

bool processor_has_avx2_fma(void);

#endif
