/* SPDX-License-Identifier: BSD-3-Clause */
/* thread.h: work beside the host's threads. */
#ifndef KNOCK_THREAD_H
#define KNOCK_THREAD_H

#include <stdbool.h>

/* Runs work(what) in a thread of its own that nobody waits for, at an ordinary priority whatever
 * the caller's is. False: there is none to be had. */
bool thread_run(void (*work)(void *), void *what);

#endif
