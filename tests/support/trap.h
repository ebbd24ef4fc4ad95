/* SPDX-License-Identifier: BSD-3-Clause */
/* trap.h: what must not happen while audio is computed, watched: memory, locks, files, printing,
 * any call of the system, and what a host forbids besides. */
#ifndef KNOCK_TRAP_H
#define KNOCK_TRAP_H

#include <stdbool.h>

/* Whether this thread computes audio from now on. */
void trap_watch(bool performing);
/* Called by what is forbidden while it does. */
void trap_forbid(const char *what);

int trap_count(void); /* of what was forbidden and done all the same, in all threads */
const char *trap_last(void);

/* What is watched here: nothing under the sanitizers, which have these functions for themselves;
 * calls of the system where the kernel tells of them. */
bool trap_sees_functions(void), trap_sees_calls(void);

#endif
