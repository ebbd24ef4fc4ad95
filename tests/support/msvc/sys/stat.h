/* SPDX-License-Identifier: BSD-3-Clause */
#pragma once
#define S_IFMT   0xf000
#define S_IFREG  0x8000
#define _S_IFMT  0xf000
#define _S_IFIFO 0x1000
struct stat {
    unsigned short st_mode;
    long st_size;
};
int stat(const char *, struct stat *);
int fstat(int, struct stat *);
