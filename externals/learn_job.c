/* SPDX-License-Identifier: BSD-3-Clause */
/* learn_job.c: see learn_job.h. */
#include "learn_job.h"

#include <stdio.h>
#include <stdlib.h>

#include "learn_text.h"
#include "thread.h"

struct learn_job *learn_job_new(void) {
    struct learn_job *job = calloc(1, sizeof *job);
    if (job)
        atomic_init(&job->owners, 1);
    return job;
}

static void let_go(struct learn_job *job) {
    if (atomic_fetch_sub(&job->owners, 1) > 1)
        return;
    free(job->memory[0]);
    free(job->memory[1]);
    free(job);
}

void learn_job_leave(struct learn_job *job) {
    if (!job)
        return;
    atomic_store(&job->stop, true);
    let_go(job);
}

/* --- in the thread
 * -------------------------------------------------------------------------------- */

static bool go_on(void *who, double done) {
    struct learn_job *job = who;
    atomic_store(&job->percent, (int)(100 * done));
    return !atomic_load(&job->stop);
}

static void learn(struct learn_job *job) {
    struct learned *learned = calloc(2, sizeof *learned);
    const struct learn_watch watch = {go_on, job};
    job->outcome = LEARN_NOTHING;
    if (learned)
        job->outcome = job->places == 2 ? learn_modes_twice(job->sound, job->modes, &watch, learned)
                                        : learn_modes(job->sound, job->modes, &watch, learned);
    if (job->outcome == LEARN_FOUND) {
        job->error = learned->error;
        if (!learn_body(learned, job->places, &job->body))
            job->outcome = LEARN_NOTHING;
    }
    free(learned);
}

/* The whole file, or NULL: why says why. */
static char *contents(struct learn_job *job, size_t *size) {
    FILE *file = fopen(job->path, "rb");
    char *text = malloc(LEARN_TEXT_MOST + 1);
    *size = file && text ? fread(text, 1, LEARN_TEXT_MOST + 1, file) : 0;
    if (!file)
        snprintf(job->why, sizeof job->why, "there is no such file");
    else if (*size > LEARN_TEXT_MOST)
        snprintf(job->why, sizeof job->why, "it has more than a megabyte");
    bool good = file && text && *size <= LEARN_TEXT_MOST;
    if (file)
        fclose(file);
    if (good)
        return text;
    free(text);
    return NULL;
}

static void read_file(struct learn_job *job) {
    struct learned *learned = calloc(1, sizeof *learned);
    size_t size;
    char *text = contents(job, &size);
    int line = learned && text ? learn_text_read(text, size, learned) : -1;
    job->outcome = LEARN_NOTHING;
    if (text && line > 0)
        snprintf(job->why, sizeof job->why,
                 "its line %d has no index, frequency, amplitude and bandwidth, or there are more "
                 "than %d",
                 line, LEARN_MODES);
    else if (text && line < 0)
        snprintf(job->why, sizeof job->why, "there are no modes in it");
    else if (text && learn_body_of_impulse(learned, &job->body))
        job->outcome = LEARN_FOUND;
    free(text);
    free(learned);
}

static void work(void *what) {
    struct learn_job *job = what;
    if (job->places)
        learn(job);
    else
        read_file(job);
    atomic_store(&job->done, true);
    let_go(job);
}

void learn_job_start(struct learn_job *job, bool at_once) {
    atomic_fetch_add(&job->owners, 1);
    if (at_once || !thread_run(work, job))
        work(job);
}
