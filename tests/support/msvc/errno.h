/* SPDX-License-Identifier: BSD-3-Clause */
#pragma once
extern int errno;
enum { ENOENT = 2, EACCES = 13 };
#define ESPIPE 29
