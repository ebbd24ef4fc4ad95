/* SPDX-License-Identifier: BSD-3-Clause */
/* Memory and locks, watched: whoever allocates, frees or locks while audio is computed is noted.
 * Under the sanitizers these functions are theirs, and the watch is off. */
#include "double.h"

#if defined(__GLIBC__) && !defined(KNOCK_SANITIZED)

#include <stdlib.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *old, size_t size);
void __libc_free(void *old);

void *malloc(size_t size) {
    max_forbid("malloc");
    return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
    max_forbid("calloc");
    return __libc_calloc(count, size);
}

void *realloc(void *old, size_t size) {
    max_forbid("realloc");
    return __libc_realloc(old, size);
}

void free(void *old) {
    max_forbid("free");
    __libc_free(old);
}

#endif
