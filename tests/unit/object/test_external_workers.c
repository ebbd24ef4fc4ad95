/* SPDX-License-Identifier: BSD-3-Clause */
/* Two workers learn for all objects, and end when the objects are freed. */
#define _POSIX_C_SOURCE 200809L /* nanosleep, clock_gettime */
#include <pthread.h>
#include <stdatomic.h>

#include "object/shared/workers.h"
#include "support/check.h"
#include "support/object/count_threads.h"
#include "support/object/fake_wait.h"

/* Processor time of all threads: other processes of the machine do not count. */
static double now_ms(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return 1e3 * (double)t.tv_sec + 1e-6 * (double)t.tv_nsec;
}

/* --- the queue ----------------------------------------------------------------------------------
 */

struct counted {
    struct task task; /* first */
    atomic_bool hold; /* it runs until that is false */
    atomic_int begun, ended, freed;
};

static void counted_run(struct task *task) {
    struct counted *c = (struct counted *)task;
    const struct timespec ms = {0, 1000000};
    atomic_fetch_add(&c->begun, 1);
    while (atomic_load(&c->hold))
        nanosleep(&ms, NULL);
    atomic_fetch_add(&c->ended, 1);
}

static void counted_free(struct task *task) {
    atomic_fetch_add(&((struct counted *)task)->freed, 1);
}

static void counted_begin(struct counted *c, int count, bool hold) {
    for (int i = 0; i < count; i++) {
        memset(c + i, 0, sizeof c[i]);
        c[i].task = (struct task){.run = counted_run, .free = counted_free};
        atomic_store(&c[i].hold, hold);
        CHECK(workers_run(&c[i].task));
    }
}

static void wait_until(const atomic_int *number, int wanted) {
    const struct timespec ms = {0, 1000000};
    for (int i = 0; i < 20000 && atomic_load(number) < wanted; i++)
        nanosleep(&ms, NULL);
}

TEST("two tasks run at a time, in order; waiting ones that are discarded or awaited never run") {
    enum { TASKS = 6 };
    static struct counted c[TASKS];
    const int before = count_threads_base();
    workers_enter();
    counted_begin(c, TASKS, true);
    wait_until(&c[0].begun, 1);
    wait_until(&c[1].begun, 1);
    CHECK(count_threads() <= before + WORKERS);
    for (int i = 2; i < TASKS; i++)
        CHECK(atomic_load(&c[i].begun) == 0);
    workers_discard(&c[3].task); /* from the middle of the queue, */
    workers_await(&c[5].task);   /* and from its end */
    CHECK(atomic_load(&c[3].freed) == 1);
    workers_discard(&c[0].task); /* running: its worker frees it */
    CHECK(atomic_load(&c[0].freed) == 0);
    for (int i = 0; i < TASKS; i++)
        atomic_store(&c[i].hold, false);
    wait_until(&c[4].ended, 1);
    workers_await(&c[2].task);
    workers_await(&c[4].task);
    workers_leave();
    static const int begun[TASKS] = {1, 1, 1, 0, 1, 0}, freed[TASKS] = {1, 0, 0, 1, 0, 0};
    for (int i = 0; i < TASKS; i++) {
        check_case("task %d", i);
        CHECK(atomic_load(&c[i].begun) == begun[i] && atomic_load(&c[i].ended) == begun[i]);
        CHECK(atomic_load(&c[i].freed) == freed[i]);
    }
    CHECK(count_threads_is(before));
}

TEST("the last user to leave joins the threads, and the next user starts new ones") {
    static struct counted c[2];
    const int before = count_threads_base();
    for (int i = 0; i < 50; i++) {
        workers_enter();
        workers_enter();
        counted_begin(c, 2, false);
        workers_leave();
        workers_await(&c[0].task);
        workers_await(&c[1].task);
        workers_leave();
    }
    CHECK(count_threads_is(before));
}

/* --- objects ------------------------------------------------------------------------------------
 */

TEST("two hundred objects that learn at once use two threads, and the first finish first") {
    enum { OBJECTS = 200, AWAITED = 12 };
    static struct fake *f[OBJECTS];
    const int before = count_threads_base();
    int most = 0;
    for (int i = 0; i < OBJECTS; i++) {
        f[i] = fake_new(external_kinds[i % EXTERNAL_KINDS], "");
        CHECK(fake_send(f[i], "learn bar modes 4"));
        most = count_threads() > most ? count_threads() : most;
    }
    CHECK(most <= before + WORKERS);
    for (int i = 0; i < AWAITED; i++) {
        wait_for(f[i], "learned");
        CHECK(event_of(f[i], "learned"));
    }
    CHECK(!event_of(f[OBJECTS - 1], "learned"));
    CHECK(count_threads() <= before + WORKERS);
    for (int i = 0; i < OBJECTS; i++)
        fake_free(f[i]);
    CHECK(count_threads_is(before));
}

TEST("objects freed while they learn or wait are freed at once, and leave no thread") {
    enum { OBJECTS = 40, ROUNDS = 6 };
    static struct fake *f[OBJECTS];
    const int before = count_threads_base();
    double longest = 0;
    for (int round = 0; round < ROUNDS; round++) {
        for (int i = 0; i < OBJECTS; i++) {
            f[i] = fake_new(&mallet_tilde, "");
            CHECK(fake_send(f[i], i % 2 ? "learn bar" : "learn bar edge modes 256"));
        }
        const struct timespec some = {0, 4000000 * round};
        nanosleep(&some, NULL);
        for (int i = 0; i < OBJECTS; i++) {
            double from = now_ms();
            fake_free(f[i]);
            longest = fmax(longest, now_ms() - from);
        }
        CHECK(count_threads_is(before));
    }
    check_case("%.1f ms", longest);
    CHECK(longest < 500);
}

/* The modes of the last answer; -1: there is none. */
static double last_learned(const struct fake *f) {
    for (int i = f->events; i-- > 0;)
        if (strcmp(f->event[i].selector, "learned") == 0)
            return f->event[i].atoms[0].number;
    return -1;
}

TEST("a second learn does not wait for the first, and the last of a hundred answers last") {
    const struct timespec ms = {0, 1000000};
    const int before = count_threads_base();
    struct fake *f = fake_new(&mallet_tilde, "");
    double longest = 0;
    for (int i = 0; i < 100; i++) {
        double from = now_ms();
        CHECK(fake_send(f, i < 99 ? "learn bar edge" : "learn bar modes 2"));
        longest = fmax(longest, now_ms() - from);
    }
    CHECK(count_threads() <= before + WORKERS);
    CHECK(longest < 500);
    for (int i = 0; i < 20000 && last_learned(f) != 2; i++) {
        nanosleep(&ms, NULL);
        external_collect(f->x);
    }
    CHECK(last_learned(f) == 2 && f->errors == 0);
    CHECK(external_settings(f->x)->freqs.count == 2);
    fake_free(f);
    CHECK(count_threads_is(before));
}

static void *come_and_go(void *what) {
    for (int i = 0; i < 6; i++) {
        struct fake *f = fake_new(&impact_tilde, "");
        fake_send(f, "learn bar modes 4");
        if (i % 3)
            wait_for(f, "learned");
        *(bool *)what &= i % 3 == 0 || event_of(f, "learned");
        fake_free(f);
    }
    return NULL;
}

TEST("instances in several threads learn and are freed, each as if it were alone") {
    enum { THREADS = 4 };
    pthread_t threads[THREADS];
    bool good[THREADS];
    const int before = count_threads_base();
    for (int t = 0; t < THREADS; t++) {
        good[t] = true;
        CHECK(pthread_create(&threads[t], NULL, come_and_go, &good[t]) == 0);
    }
    for (int t = 0; t < THREADS; t++) {
        pthread_join(threads[t], NULL);
        CHECK(good[t]);
    }
    CHECK(count_threads_is(before));
}

CHECK_MAIN
