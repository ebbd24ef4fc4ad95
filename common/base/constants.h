/* SPDX-License-Identifier: BSD-3-Clause */
/* constants.h: pi; ln 1000, the decay over T60 in amplitude. */
#ifndef KNOCK_CONSTANTS_H
#define KNOCK_CONSTANTS_H

#define PI      3.14159265358979323846
#define LN_1000 6.907755278982137

#endif
