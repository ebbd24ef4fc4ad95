/* SPDX-License-Identifier: BSD-3-Clause */
/* learn_job.c: see learn_job.h. */
#include "object/files/learn_job.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

#ifndef S_ISFIFO /* Microsoft's library has other names for it */
#define S_ISFIFO(mode) (((mode)&_S_IFMT) == _S_IFIFO)
#endif

#include "object/external_state.h"
#include "object/files/folder.h"
#include "object/files/regular_file.h"

/* --- in a worker thread ----------------------------------------------------------------------- */

static bool report_progress(void *who, double done) {
    struct learn_job *job = who;
    atomic_store(&job->percent, (int)(100 * done));
    return !atomic_load(&job->stop);
}

static bool stopped(void *who) { return atomic_load(&((struct learn_job *)who)->stop); }

static void learn(struct learn_job *job) {
    struct learned *learned = calloc(2, sizeof *learned);
    const struct learn_watch watch = {report_progress, job, stopped};
    job->outcome = LEARN_NOTHING;
    if (learned)
        job->outcome = job->places == 2 ? learn_modes_twice(job->sound, job->modes, &watch, learned)
                                        : learn_modes(job->sound, job->modes, &watch, learned);
    if (job->outcome == LEARN_FOUND) {
        job->error = learned->error;
        for (int i = 0; i < learned->count; i++)
            job->found += !learned->mode[i].is_filler;
        if (!learn_body(learned, job->places, &job->body))
            job->outcome = LEARN_NOTHING;
    }
    free(learned);
}

static char *refuse(struct learn_job *job, const char *why) {
    snprintf(job->why, sizeof job->why, "%s", why);
    return NULL;
}

/* The whole text. One byte more than the limit is read, to detect a file that is too long. */
static char *read_all(struct learn_job *job, FILE *file, size_t *size) {
    char *text = malloc(LEARN_TEXT_MOST + 1);
    *size = text ? fread(text, 1, LEARN_TEXT_MOST + 1, file) : 0;
    const char *why = !text                     ? "out of memory"
                      : *size > LEARN_TEXT_MOST ? "it has more than a megabyte"
                      : ferror(file)            ? "it is broken"
                                                : NULL;
    if (!why)
        return text;
    free(text);
    return refuse(job, why);
}

/* --- a missing file: the nearest name in its folder --- */

enum { NAMES = 500 };

struct names {
    int count;
    char name[NAMES][EXTERNAL_NAME];
};

static const char *name_of(const void *of, int index) {
    const struct names *names = of;
    return index < names->count ? names->name[index] : NULL;
}

/* Lists the folder of that path, which ends at its last slash. */
static void list_folder(const char *path, const char *slash, struct names *names) {
    char folder[JOB_PATH];
    snprintf(folder, sizeof folder, "%.*s", slash ? (int)(slash - path) + 1 : 1,
             slash ? path : ".");
    struct folder *all = folder_open(folder);
    for (const char *name; all && names->count < NAMES && (name = folder_next(all));)
        if (strlen(name) < EXTERNAL_NAME)
            snprintf(names->name[names->count++], EXTERNAL_NAME, "%.*s", EXTERNAL_NAME - 1, name);
    if (all)
        folder_close(all);
}

/* The reason of a missing file: the nearest name, if there is one. */
static char *suggest_file(struct learn_job *job) {
    const char *slash = strrchr(job->path, '/'), *word = slash ? slash + 1 : job->path;
    struct names *names = calloc(1, sizeof *names);
    if (names)
        list_folder(job->path, slash, names);
    const char *nearest = names ? suggest_nearest(word, name_of, names) : NULL;
    snprintf(job->why, sizeof job->why, "there is no such file%s%s%s",
             nearest ? "; do you mean " : "", nearest ? nearest : "", nearest ? "?" : "");
    free(names);
    return NULL;
}

/* The whole file, or NULL: job->why has the reason. */
static char *read_contents(struct learn_job *job, size_t *size) {
    FILE *file = regular_file_open(job->path, false);
    if (!file && errno == ENOENT)
        return suggest_file(job);
    if (!file)
        return refuse(job, errno == ESPIPE ? "it is no file but a folder, a pipe or a device"
                                           : "it may not be read");
    char *text = read_all(job, file, size);
    fclose(file);
    return text;
}

static void read_file(struct learn_job *job) {
    struct learned *learned = calloc(1, sizeof *learned);
    size_t size;
    char *text = read_contents(job, &size);
    int line = learned && text ? learn_text_read(text, size, job->width, learned) : -1;
    job->outcome = LEARN_NOTHING;
    if (text && line > 0)
        snprintf(job->why, sizeof job->why,
                 "its line %d has no index, frequency, amplitude and %s, or there are more than %d",
                 line, learn_text_widths[job->width], LEARN_MODES);
    else if (text && line < 0)
        snprintf(job->why, sizeof job->why, "there are no modes in it");
    else if (text && learn_body_of_impulse(learned, &job->body))
        job->outcome = LEARN_FOUND;
    free(text);
    free(learned);
}

static void work(struct task *task) {
    struct learn_job *job = (struct learn_job *)task;
    if (job->places)
        learn(job);
    else
        read_file(job);
    atomic_store(&job->done, true);
}

/* --- on the message side ---------------------------------------------------------------------- */

static void free_task(struct task *task) {
    struct learn_job *job = (struct learn_job *)task;
    free(job->memory[0]);
    free(job->memory[1]);
    free(job);
}

struct learn_job *learn_job_new(void) {
    struct learn_job *job = calloc(1, sizeof *job);
    if (job)
        job->task = (struct task){.run = work, .free = free_task};
    return job;
}

void learn_job_start(struct learn_job *job, bool at_once) {
    if (at_once || !workers_run(&job->task))
        work(&job->task);
}

void learn_job_discard(struct learn_job *job) {
    if (!job)
        return;
    atomic_store(&job->stop, true);
    workers_discard(&job->task);
}

void learn_job_free(struct learn_job *job) {
    if (!job)
        return;
    atomic_store(&job->stop, true);
    workers_await(&job->task);
    free_task(&job->task);
}
