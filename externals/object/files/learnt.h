/* SPDX-License-Identifier: BSD-3-Clause */
/* learnt.h: bodies from recordings and files: the messages learn, read and write of an object. The
 * work runs in a worker thread (learn_job.h, shared/workers.h). */
#ifndef KNOCK_LEARNT_H
#define KNOCK_LEARNT_H

#include "object/external.h"
#include "object/files/learn_job.h"

/* --- [message thread] learnt.c --- */

extern const char learnt_takes[], learnt_files[];
bool learnt_learn(struct external *x, const struct external_atom *atoms, int count);
bool learnt_read(struct external *x, const struct external_atom *atoms, int count);
bool learnt_write(struct external *x, const struct external_atom *atoms, int count);
/* Asks whether a job is done. */
void learnt_collect(struct external *x);

#endif
