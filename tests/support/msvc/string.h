/* SPDX-License-Identifier: BSD-3-Clause */
#pragma once
#include <stddef.h>
void *memcpy(void *, const void *, size_t), *memmove(void *, const void *, size_t),
    *memset(void *, int, size_t);
void *memchr(const void *, int, size_t);
int memcmp(const void *, const void *, size_t), strcmp(const char *, const char *);
int strncmp(const char *, const char *, size_t);
size_t strlen(const char *), strcspn(const char *, const char *),
    strspn(const char *, const char *);
char *strchr(const char *, int), *strrchr(const char *, int), *strstr(const char *, const char *);
char *strcpy(char *, const char *), *strncpy(char *, const char *, size_t),
    *strcat(char *, const char *);
char *strncat(char *, const char *, size_t), *strtok(char *, const char *),
    *strpbrk(const char *, const char *);
char *strerror(int);
