/* SPDX-License-Identifier: BSD-3-Clause */
/* thread.c: see thread.h. */
#include "object/thread.h"

#include <stdlib.h>

struct task {
    void (*work)(void *);
    void *what;
};

static void run(void *given) {
    struct task task = *(struct task *)given;
    free(given);
    task.work(task.what);
}

static struct task *task_new(void (*work)(void *), void *what) {
    struct task *task = malloc(sizeof *task);
    if (task)
        *task = (struct task){work, what};
    return task;
}

/* Learning keeps some 100 kB on its stack. */
enum { STACK = 1 << 20 };

#ifdef _WIN32
#include <windows.h>

static DWORD WINAPI begin(void *task) {
    run(task);
    return 0;
}

bool thread_run(void (*work)(void *), void *what) {
    struct task *task = task_new(work, what);
    HANDLE thread = task ? CreateThread(NULL, STACK, begin, task, 0, NULL) : NULL;
    if (!thread) {
        free(task);
        return false;
    }
    CloseHandle(thread);
    return true;
}
#else
#include <pthread.h>
#include <sched.h>

static void *begin(void *task) {
    run(task);
    return NULL;
}

/* Pd may run at a realtime priority, which a thread would inherit. */
bool thread_run(void (*work)(void *), void *what) {
    const struct sched_param ordinary = {.sched_priority = 0};
    struct task *task = task_new(work, what);
    pthread_attr_t attributes;
    pthread_t thread;
    if (!task || pthread_attr_init(&attributes)) {
        free(task);
        return false;
    }
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_attr_setstacksize(&attributes, STACK);
    pthread_attr_setinheritsched(&attributes, PTHREAD_EXPLICIT_SCHED);
    pthread_attr_setschedpolicy(&attributes, SCHED_OTHER);
    pthread_attr_setschedparam(&attributes, &ordinary);
    bool runs = pthread_create(&thread, &attributes, begin, task) == 0;
    pthread_attr_destroy(&attributes);
    if (!runs)
        free(task);
    return runs;
}
#endif
