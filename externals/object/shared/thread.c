/* SPDX-License-Identifier: BSD-3-Clause */
/* thread.c: see thread.h. */
#include "object/shared/thread.h"

#if KNOCK_THREADS

/* Learning needs about 100 kB of stack. */
enum { STACK = 1 << 20 };

#ifdef _WIN32

static DWORD WINAPI thread_main(void *given) {
    ((struct thread *)given)->work();
    return 0;
}

bool thread_start(struct thread *thread, void (*work)(void)) {
    thread->work = work;
    thread->id = CreateThread(NULL, STACK, thread_main, thread, CREATE_SUSPENDED, NULL);
    if (!thread->id)
        return false;
    SetThreadPriority(thread->id, THREAD_PRIORITY_BELOW_NORMAL);
    ResumeThread(thread->id);
    return true;
}

void thread_join(struct thread *thread) {
    WaitForSingleObject(thread->id, INFINITE);
    CloseHandle(thread->id);
}

void thread_lock(struct thread_mutex *mutex) { AcquireSRWLockExclusive(&mutex->of); }
void thread_unlock(struct thread_mutex *mutex) { ReleaseSRWLockExclusive(&mutex->of); }

void thread_wait(struct thread_condition *condition, struct thread_mutex *mutex) {
    SleepConditionVariableSRW(&condition->of, &mutex->of, INFINITE, 0);
}

void thread_wake_all(struct thread_condition *condition) {
    WakeAllConditionVariable(&condition->of);
}

#else

#include <sched.h>

#ifdef __linux__
#include <sys/resource.h>

/* Linux has a nice value for each thread. On one processor a thread at 10 gets a tenth of the time
 * of one at 0: audio at an ordinary priority runs first, and a caller that waits for the thread
 * does not wait long. */
static void be_nice(void) { setpriority(PRIO_PROCESS, 0, 10); }
#else
static void be_nice(void) {}
#endif

static void *thread_main(void *given) {
    be_nice();
    ((struct thread *)given)->work();
    return NULL;
}

/* Pd may run at a realtime priority. Without explicit scheduling the thread would inherit it. */
bool thread_start(struct thread *thread, void (*work)(void)) {
    const struct sched_param ordinary = {.sched_priority = 0};
    pthread_attr_t attributes;
    thread->work = work;
    if (pthread_attr_init(&attributes))
        return false;
    pthread_attr_setstacksize(&attributes, STACK);
    pthread_attr_setinheritsched(&attributes, PTHREAD_EXPLICIT_SCHED);
    pthread_attr_setschedpolicy(&attributes, SCHED_OTHER);
    pthread_attr_setschedparam(&attributes, &ordinary);
    bool runs = pthread_create(&thread->id, &attributes, thread_main, thread) == 0;
    pthread_attr_destroy(&attributes);
    return runs;
}

void thread_join(struct thread *thread) { pthread_join(thread->id, NULL); }

void thread_lock(struct thread_mutex *mutex) { pthread_mutex_lock(&mutex->of); }
void thread_unlock(struct thread_mutex *mutex) { pthread_mutex_unlock(&mutex->of); }

void thread_wait(struct thread_condition *condition, struct thread_mutex *mutex) {
    pthread_cond_wait(&condition->of, &mutex->of);
}

void thread_wake_all(struct thread_condition *condition) { pthread_cond_broadcast(&condition->of); }

#endif
#else
typedef int thread_none; /* C does not allow an empty file */
#endif
