/* SPDX-License-Identifier: BSD-3-Clause */
#pragma once
#include <stddef.h>
void *malloc(size_t), *calloc(size_t, size_t), *realloc(void *, size_t);
void free(void *), abort(void), exit(int);
void qsort(void *, size_t, size_t, int (*)(const void *, const void *));
void *bsearch(const void *, const void *, size_t, size_t, int (*)(const void *, const void *));
int abs(int), atoi(const char *);
long labs(long), strtol(const char *, char **, int);
double strtod(const char *, char **), atof(const char *);
char *getenv(const char *);
