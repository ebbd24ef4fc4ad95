/* SPDX-License-Identifier: BSD-3-Clause */
/* The parts of the C library that Knock uses, as headers for clang-cl without Microsoft's:
 * declared, never linked. See tests/lint/builds. */
#pragma once
#define HUGE_VAL    __builtin_huge_val()
#define INFINITY    __builtin_inff()
#define NAN         __builtin_nanf("")
#define isnan(x)    __builtin_isnan(x)
#define isinf(x)    __builtin_isinf_sign(x)
#define isfinite(x) __builtin_isfinite(x)
#define signbit(x)  __builtin_signbit(x)
double acos(double), asin(double), atan(double), cbrt(double), ceil(double), cos(double),
    cosh(double);
double exp(double), exp2(double), expm1(double), fabs(double), floor(double), log(double),
    log10(double);
double log1p(double), log2(double), rint(double), round(double), sin(double), sinh(double),
    sqrt(double);
double tan(double), tanh(double), tgamma(double), trunc(double), lgamma(double), erf(double);
double atan2(double, double), copysign(double, double), fmax(double, double), fmin(double, double);
double fmod(double, double), hypot(double, double), pow(double, double), remainder(double, double);
double nextafter(double, double), ldexp(double, int), frexp(double, int *), scalbn(double, int);
double modf(double, double *), logb(double), fma(double, double, double);
float fabsf(float), fminf(float, float), fmaxf(float, float), sqrtf(float);
long lround(double), lrint(double);
int ilogb(double);
