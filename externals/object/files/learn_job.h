/* SPDX-License-Identifier: BSD-3-Clause */
/* learn_job.h: learning one body, or reading it from a file, in a worker thread. The functions here
 * are called on the message side [message thread], which polls `done` and reads the results only
 * after that.
 */
#ifndef KNOCK_LEARN_JOB_H
#define KNOCK_LEARN_JOB_H

#include <stdatomic.h>

#include "learn/learn_body.h"
#include "learn/learn_text.h"
#include "object/shared/workers.h"

enum { JOB_PATH = 1024, JOB_LINE = 256 };

struct learn_job {
    struct task task; /* must be the first member */
    /* inputs */
    int places; /* number of sounds; 0: a file */
    struct learn_sound sound[2];
    float *memory[2]; /* their samples */
    int modes;
    char path[JOB_PATH];
    enum learn_text_width width; /* meaning of the last number of each line */
    /* results */
    enum learn_outcome outcome;
    int found;    /* modes without fillers */
    double error; /* dB, for the first sound */
    struct learn_body body;
    char why[JOB_LINE]; /* reason why a file was not read */
    /* shared by both threads */
    atomic_int percent;
    atomic_bool stop, done;
};

/* An empty job; it frees its samples. NULL: no memory. */
struct learn_job *learn_job_new(void);
/* Starts it in a worker thread. Runs it before returning if at_once, or if there is no thread. */
void learn_job_start(struct learn_job *job, bool at_once);
/* Stops the job without waiting: a worker that still runs it frees it. NULL is allowed. */
void learn_job_discard(struct learn_job *job);
/* Stops the job, waits until it no longer runs, and frees it. */
void learn_job_free(struct learn_job *job);

#endif
