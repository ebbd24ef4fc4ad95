/* SPDX-License-Identifier: BSD-3-Clause */
/* extremes.h: the greater and the lesser of two numbers. */
#ifndef KNOCK_EXTREMES_H
#define KNOCK_EXTREMES_H

/* Inline, because fmax() and fmin() are function calls. The arguments are never NaN. */
static inline double greater(double a, double b) { return a > b ? a : b; }
static inline double lesser(double a, double b) { return a < b ? a : b; }

#endif
