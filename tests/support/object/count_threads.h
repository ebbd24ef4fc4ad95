/* SPDX-License-Identifier: BSD-3-Clause */
/* count_threads.h: the number of threads of this process. Define _POSIX_C_SOURCE before the first
 * header. */
#ifndef KNOCK_COUNT_THREADS_H
#define KNOCK_COUNT_THREADS_H

#include <dirent.h>
#include <pthread.h>
#include <stdbool.h>
#include <time.h>

/* 1 where the system does not report it. */
static inline int count_threads(void) {
    int count = 0;
    DIR *tasks = opendir("/proc/self/task");
    for (struct dirent *one; tasks && (one = readdir(tasks));)
        count += one->d_name[0] != '.';
    if (tasks)
        closedir(tasks);
    return count ? count : 1;
}

/* A joined thread may stay listed for a moment. */
static inline bool count_threads_is(int wanted) {
    const struct timespec ms = {0, 1000000};
    for (int i = 0; i < 1000 && count_threads() != wanted; i++)
        nanosleep(&ms, NULL);
    return count_threads() == wanted;
}

static inline void *count_threads_none(void *unused) { return unused; }

/* The number without threads of ours: ThreadSanitizer has one of its own from the start. */
static inline int count_threads_base(void) {
    const struct timespec some = {0, 20000000};
    pthread_t thread;
    if (pthread_create(&thread, NULL, count_threads_none, NULL) == 0)
        pthread_join(thread, NULL);
    nanosleep(&some, NULL);
    return count_threads();
}

#endif
