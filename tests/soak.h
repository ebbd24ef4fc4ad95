/* SPDX-License-Identifier: BSD-3-Clause */
/* soak.h: what takes long. */
#ifndef KNOCK_SOAK_H
#define KNOCK_SOAK_H

#include <stdbool.h>

/* So many hours of audio on one object of each kind; true if nothing has drifted. */
bool soak_hours(int hours);

#endif
