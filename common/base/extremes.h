/* SPDX-License-Identifier: BSD-3-Clause */
/* extremes.h: the larger and the smaller of two numbers. */
#ifndef KNOCK_EXTREMES_H
#define KNOCK_EXTREMES_H

/* Inline, because fmax() and fmin() are function calls. The arguments are never NaN. */
static inline double max_of(double a, double b) { return a > b ? a : b; }
static inline double min_of(double a, double b) { return a < b ? a : b; }

#endif
