/* SPDX-License-Identifier: BSD-3-Clause */
/* trap.h: detects forbidden actions while audio is computed: memory, locks, files, printing, any
 * system call, and what a host forbids besides. */
#ifndef KNOCK_TRAP_H
#define KNOCK_TRAP_H

#include <stdbool.h>

/* True: this thread computes audio from now on. */
void trap_watch(bool performing);
/* Called by a forbidden function while it does. */
void trap_forbid(const char *what);

int trap_count(void); /* number of forbidden actions, in all threads */
const char *trap_last(void);

/* Detectable actions: no functions under the sanitizers, which replace them; system calls where
 * the kernel reports them. */
bool trap_sees_functions(void), trap_sees_calls(void);

#endif
