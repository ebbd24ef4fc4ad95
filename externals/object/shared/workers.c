/* SPDX-License-Identifier: BSD-3-Clause */
/* workers.c: see workers.h. All objects come from one file on
 * disk, which is unloaded as a whole. */
#include "object/shared/workers.h"

#include <stddef.h>

#include "object/shared/plates.h"
#include "object/shared/thread.h"

#if KNOCK_THREADS

static struct {
    struct thread_mutex lifetime; /* guards objects and threads; locked before `queue` */
    int objects, threads;
    struct thread thread[WORKERS];

    struct thread_mutex queue; /* guards all that follows, and the states of tasks */
    struct thread_condition asked, ended;
    struct task *first;
    bool over;
} workers = {.lifetime = THREAD_MUTEX,
             .queue = THREAD_MUTEX,
             .asked = THREAD_CONDITION,
             .ended = THREAD_CONDITION};

/* --- in the threads --------------------------------------------------------------------------- */

/* The next task, or NULL at the end. With the queue's mutex locked. */
static struct task *next_task(void) {
    while (!workers.first && !workers.over)
        thread_wait(&workers.asked, &workers.queue);
    struct task *task = workers.first;
    if (task) {
        workers.first = task->next;
        task->state = TASK_RUNS;
    }
    return task;
}

/* Once it has ended, a task belongs to its creator again, unless it is discarded. */
static void work(void) {
    thread_lock(&workers.queue);
    for (struct task *task; (task = next_task());) {
        thread_unlock(&workers.queue);
        task->run(task);
        thread_lock(&workers.queue);
        bool discarded = task->discarded;
        task->state = TASK_ENDED;
        thread_wake_all(&workers.ended);
        if (discarded)
            task->free(task);
    }
    thread_unlock(&workers.queue);
}

/* --- objects ---------------------------------------------------------------------------------- */

void workers_enter(void) {
    thread_lock(&workers.lifetime);
    workers.objects++;
    thread_unlock(&workers.lifetime);
}

void workers_leave(void) {
    thread_lock(&workers.lifetime);
    if (--workers.objects == 0 && workers.threads) {
        thread_lock(&workers.queue);
        workers.over = true;
        thread_wake_all(&workers.asked);
        thread_unlock(&workers.queue);
        while (workers.threads)
            thread_join(&workers.thread[--workers.threads]);
        workers.over = false;
    }
    if (workers.objects == 0)
        plates_forget();
    thread_unlock(&workers.lifetime);
}

/* --- tasks ------------------------------------------------------------------------------------ */

static bool start(void) {
    thread_lock(&workers.lifetime);
    while (workers.threads < WORKERS && thread_start(&workers.thread[workers.threads], work))
        workers.threads++;
    bool any = workers.threads > 0;
    thread_unlock(&workers.lifetime);
    return any;
}

bool workers_run(struct task *task) {
    struct task **last = &workers.first;
    if (!start())
        return false;
    thread_lock(&workers.queue);
    while (*last)
        last = &(*last)->next;
    *last = task;
    task->next = NULL;
    task->state = TASK_WAITS;
    thread_wake_all(&workers.asked);
    thread_unlock(&workers.queue);
    return true;
}

/* With the queue's mutex locked. */
static void withdraw(struct task *task) {
    struct task **at = &workers.first;
    if (task->state != TASK_WAITS)
        return;
    while (*at != task)
        at = &(*at)->next;
    *at = task->next;
    task->state = TASK_IDLE;
}

void workers_discard(struct task *task) {
    thread_lock(&workers.queue);
    withdraw(task);
    bool runs = task->discarded = task->state == TASK_RUNS;
    thread_unlock(&workers.queue);
    if (!runs)
        task->free(task);
}

void workers_await(struct task *task) {
    thread_lock(&workers.queue);
    withdraw(task);
    while (task->state == TASK_RUNS)
        thread_wait(&workers.ended, &workers.queue);
    thread_unlock(&workers.queue);
}

#else

void workers_enter(void) {}
void workers_leave(void) {}

bool workers_run(struct task *task) {
    (void)task;
    return false;
}

void workers_discard(struct task *task) { task->free(task); }
void workers_await(struct task *task) { (void)task; }

#endif
