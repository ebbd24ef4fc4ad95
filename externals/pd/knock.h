/* SPDX-License-Identifier: BSD-3-Clause */
/* knock.h: Knock linked statically into a program with Pd or libpd. */
#ifndef KNOCK_H
#define KNOCK_H

#ifdef __cplusplus
extern "C" {
#endif

/* Adds [impact~], [mallet~] and [bounce~] to Pd, also as [knock/impact~] and so on. Call it once
 * after Pd is initialised (libpd_init()), before a patch is opened; once in all if there are
 * several instances of Pd. If the library was compiled for floats of another size (PD_FLOATSIZE),
 * it prints a line to Pd's console and adds nothing. */
void knock_setup(void);

#ifdef __cplusplus
}
#endif

#endif
