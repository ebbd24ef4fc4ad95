/* SPDX-License-Identifier: BSD-3-Clause */
/* stepper_constants.h: the tuned numbers of the step planner, the budget and the solvers, from the
 * list in stepper_numbers.h. Several contacts are planned by the same numbers as one.
 *
 * They were chosen for the least error of random strikes (median, 95 and 99 %) whose worst block
 * still costs 60 us with 32 modes and 120 us with 256. They interact, so `tests/run accuracy
 * sensitivity` prints both, with each number at half and at twice its value. That program alone is
 * built with KNOCK_TUNE, where the numbers can change; elsewhere they are constants.
 */
#ifndef KNOCK_STEPPER_CONSTANTS_H
#define KNOCK_STEPPER_CONSTANTS_H

struct stepper_constants {
#define REAL(name, value)  double name;
#define WHOLE(name, value) int name;
#include "engine/step/stepper_numbers.h"
#undef REAL
#undef WHOLE
};

#ifdef KNOCK_TUNE
extern struct stepper_constants stepper_constants; /* tests/accuracy/sensitivity.c */
#else
static const struct stepper_constants stepper_constants = {
#define REAL(name, value)  .name = (value),
#define WHOLE(name, value) .name = (value),
#include "engine/step/stepper_numbers.h"
#undef REAL
#undef WHOLE
};
#endif

#endif
