/* SPDX-License-Identifier: BSD-3-Clause */
/* workers.h: two threads that learn and read files for all objects, beside the host's threads.
 *
 * They start with the first task, and the last object that leaves joins them, so that no code of
 * ours runs when a host unloads us. All of these may be called from several threads at once: a host
 * may have several instances. They lock a mutex, for microseconds; workers_await() and the last
 * workers_leave() wait for tasks that run.
 */
#ifndef KNOCK_WORKERS_H
#define KNOCK_WORKERS_H

#include <stdbool.h>

enum { WORKERS = 2 };

enum task_state { TASK_IDLE, TASK_WAITS, TASK_RUNS, TASK_ENDED };

struct task {
    void (*run)(struct task *task);
    void (*free)(struct task *task);
    /* workers.c's */
    struct task *next;
    enum task_state state;
    bool discarded; /* who runs it frees it */
};

/* An object comes, and goes; what it has asked for it has discarded or awaited before. */
void workers_enter(void);
void workers_leave(void);

/* task->run() in one of the threads, after those that wait. False: there is no thread. */
bool workers_run(struct task *task);
/* It is run no more if it waits, and freed: at once, or as soon as it has been run. */
void workers_discard(struct task *task);
/* It is run no more if it waits; if it runs, this returns when it has been run. */
void workers_await(struct task *task);

#endif
