/* SPDX-License-Identifier: BSD-3-Clause */
/* learn_job.h: one body that is being learnt, or read from a file, beside the host's threads.
 *
 * The message side asks now and then whether a job is done, and looks at the rest only then.
 */
#ifndef KNOCK_LEARN_JOB_H
#define KNOCK_LEARN_JOB_H

#include <stdatomic.h>

#include "learn/learn_body.h"
#include "learn/learn_text.h"
#include "object/workers.h"

enum { JOB_PATH = 1024, JOB_LINE = 256 };

struct learn_job {
    struct task task; /* first */
    /* what is asked */
    int places; /* sounds; 0: a file */
    struct learn_sound sound[2];
    float *memory[2]; /* their samples */
    int modes;
    char path[JOB_PATH];
    enum learn_text_width width; /* of the file's lines */
    /* what comes out */
    enum learn_outcome outcome;
    int found;    /* modes, without those that stand for noise */
    double error; /* dB, of the first sound */
    struct learn_body body;
    char why[JOB_LINE]; /* why a file is not read */
    /* between the two */
    atomic_int percent;
    atomic_bool stop, done;
};

/* An empty one; its samples are freed with it. NULL: no memory. */
struct learn_job *learn_job_new(void);
/* In a worker, or, if at_once or where there is no thread, before it returns. */
void learn_job_start(struct learn_job *job, bool at_once);
/* The message side does without it: what still runs is stopped, and frees it. NULL is none. */
void learn_job_discard(struct learn_job *job);
/* The same; when it returns nothing of the job runs any more. */
void learn_job_free(struct learn_job *job);

#endif
