/* SPDX-License-Identifier: BSD-3-Clause */
/* workers.h: two threads that learn and read files for all objects, beside the host's threads.
 *
 * They start with the first task. The last object that leaves joins them, so that no code of Knock
 * runs when a host unloads it. Several threads may call all of these at once: a host may have
 * several instances. The functions lock a mutex for microseconds; workers_await() and the last
 * workers_leave() wait for running tasks.
 */
#ifndef KNOCK_WORKERS_H
#define KNOCK_WORKERS_H

#include <stdbool.h>

enum { WORKERS = 2 };

enum task_state { TASK_IDLE, TASK_WAITS, TASK_RUNS, TASK_ENDED };

struct task {
    void (*run)(struct task *task);
    void (*free)(struct task *task);
    /* private to workers.c */
    struct task *next;
    enum task_state state;
    bool discarded; /* the worker frees it */
};

/* [any] These wait or allocate, and are not for the audio thread. An object enters when it is
 * created. Before it leaves, it discards or awaits its tasks. */
void workers_enter(void);
void workers_leave(void);

/* Runs task->run() in a worker, after the tasks that wait. False: there is no thread. */
bool workers_run(struct task *task);
/* Removes a waiting task from the queue, and frees it: at once, or when its run has ended. */
void workers_discard(struct task *task);
/* Removes a waiting task from the queue; waits for the end of a running one. */
void workers_await(struct task *task);

#endif
