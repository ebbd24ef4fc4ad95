/* SPDX-License-Identifier: BSD-3-Clause */
/* learn_job.h: one body that is being learnt, or read from a file, beside the host's threads.
 *
 * A job belongs to the message side and to its thread; who lets go last frees it. The message side
 * asks now and then whether it is done, and looks at the rest only then.
 */
#ifndef KNOCK_LEARN_JOB_H
#define KNOCK_LEARN_JOB_H

#include <stdatomic.h>

#include "learn/learn_body.h"
#include "learn/learn_text.h"

enum { JOB_PATH = 1024, JOB_LINE = 256 };

struct learn_job {
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
    atomic_int owners, percent;
    atomic_bool stop, done;
};

/* An empty one; its samples are freed with it. NULL: no memory. */
struct learn_job *learn_job_new(void);
/* In a thread of its own, or, if at_once or where there is no thread, before it returns. */
void learn_job_start(struct learn_job *job, bool at_once);
/* The message side lets go: what still runs is stopped. NULL is none. */
void learn_job_leave(struct learn_job *job);

/* A pipe: who opens one waits for its other end. */
bool learn_job_is_pipe(const char *path);

#endif
