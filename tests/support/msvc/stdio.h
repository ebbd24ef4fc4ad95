/* SPDX-License-Identifier: BSD-3-Clause */
#pragma once
#include <stdarg.h>
#include <stddef.h>
typedef struct knock_file FILE;
extern FILE *stderr, *stdout;
enum { EOF = -1, SEEK_SET = 0, SEEK_CUR = 1, SEEK_END = 2 };
FILE *fopen(const char *, const char *), *_fdopen(int, const char *);
int fclose(FILE *), ferror(FILE *), feof(FILE *), fseek(FILE *, long, int),
    fputs(const char *, FILE *);
int _fileno(FILE *), fileno(FILE *);
long ftell(FILE *);
size_t fread(void *, size_t, size_t, FILE *), fwrite(const void *, size_t, size_t, FILE *);
int printf(const char *, ...), fprintf(FILE *, const char *, ...),
    snprintf(char *, size_t, const char *, ...);
int vsnprintf(char *, size_t, const char *, va_list), sscanf(const char *, const char *, ...);
int remove(const char *), rename(const char *, const char *);
