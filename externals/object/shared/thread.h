/* SPDX-License-Identifier: BSD-3-Clause */
/* thread.h: threads, mutexes and conditions of POSIX or Windows. KNOCK_THREADS 0 builds without
 * threads. */
#ifndef KNOCK_THREAD_H
#define KNOCK_THREAD_H

#ifndef KNOCK_THREADS
#if defined __wasm__ && !defined _REENTRANT
#define KNOCK_THREADS 0
#else
#define KNOCK_THREADS 1
#endif
#endif

#if KNOCK_THREADS

#include <stdbool.h>

#ifdef _WIN32
#include <windows.h>
struct thread {
    void (*work)(void);
    HANDLE id;
};
struct thread_mutex {
    SRWLOCK of;
};
struct thread_condition {
    CONDITION_VARIABLE of;
};
#define THREAD_MUTEX                                                                               \
    { SRWLOCK_INIT }
#define THREAD_CONDITION                                                                           \
    { CONDITION_VARIABLE_INIT }
#else
#include <pthread.h>
struct thread {
    void (*work)(void);
    pthread_t id;
};
struct thread_mutex {
    pthread_mutex_t of;
};
struct thread_condition {
    pthread_cond_t of;
};
#define THREAD_MUTEX                                                                               \
    { PTHREAD_MUTEX_INITIALIZER }
#define THREAD_CONDITION                                                                           \
    { PTHREAD_COND_INITIALIZER }
#endif

/* [any] Runs work() in another thread, at an ordinary low priority independent of the caller's
 * priority. False: no thread could start. The caller joins it. */
bool thread_start(struct thread *thread, void (*work)(void));
void thread_join(struct thread *thread);

void thread_lock(struct thread_mutex *mutex);
void thread_unlock(struct thread_mutex *mutex);
/* Unlocks the mutex while it waits; may return spuriously. */
void thread_wait(struct thread_condition *condition, struct thread_mutex *mutex);
void thread_wake_all(struct thread_condition *condition);

#endif
#endif
