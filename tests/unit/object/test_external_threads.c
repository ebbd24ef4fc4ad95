/* SPDX-License-Identifier: BSD-3-Clause */
/* Objects in several threads: each thread with its own; or one object whose messages, audio and
 * learning have a thread each. tests/max/run does the same under ThreadSanitizer. */
#define _GNU_SOURCE /* SCHED_BATCH, a thread's niceness */
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <sys/resource.h>
#include <time.h>

#include "object/shared/thread.h"
#include "object/shared/workers.h"
#include "support/check.h"
#include "support/object/fake_host.h"

enum { THREADS = 4, OBJECTS = 24, LENGTH = 1024, OUTS = 3, BLOCKS = 20000 };

/* --- each its own ----------------------------------------------------------------------------- */

struct maker {
    double output[OBJECTS][LENGTH];
};

static void *make(void *what) {
    static const char *const boxes[] = {"-body bowl -modes 40", "-body drum -k 1e6",
                                        "-body modes -freqs 200 331 -decays 1", "-scheme am1"};
    struct maker *m = what;
    for (int i = 0; i < OBJECTS; i++) {
        struct fake *f = fake_new(external_kinds[i % EXTERNAL_KINDS], boxes[i / 3 % 4]);
        fake_send(f, "contact 2"), fake_send(f, "freq 300"), fake_send(f, "strike 1");
        fake_play(f, NULL, (double *[OUTS]){m->output[i], NULL, NULL}, LENGTH, EXTERNAL_CHUNK);
        fake_send(f, "dump");
        fake_free(f);
    }
    return NULL;
}

TEST("objects created, played and freed in several threads at once share nothing") {
    static struct maker alone, makers[THREADS];
    pthread_t threads[THREADS];
    make(&alone);
    for (int t = 0; t < THREADS; t++)
        CHECK(pthread_create(&threads[t], NULL, make, &makers[t]) == 0);
    for (int t = 0; t < THREADS; t++)
        pthread_join(threads[t], NULL);
    for (int t = 0; t < THREADS; t++)
        CHECK(memcmp(&makers[t], &alone, sizeof alone) == 0);
}

/* --- beside the host's --------------------------------------------------------------------------
 */

#ifdef SCHED_BATCH
static const int not_ordinary = SCHED_BATCH; /* available without privileges */
#else
static const int not_ordinary = SCHED_RR;
#endif
static atomic_int policy_found = -1, nice_found;

static void look_at_priority(struct task *task) {
    struct sched_param ignored;
    int policy = -1;
    (void)task;
    pthread_getschedparam(pthread_self(), &policy, &ignored);
    atomic_store(&nice_found, getpriority(PRIO_PROCESS, 0));
    atomic_store(&policy_found, policy);
}

TEST("worker threads have an ordinary low priority, whatever the host's is") {
    const struct sched_param none = {.sched_priority = 0};
    struct task task = {.run = look_at_priority};
    const int ours = getpriority(PRIO_PROCESS, 0);
    CHECK(pthread_setschedparam(pthread_self(), not_ordinary, &none) == 0);
    workers_enter();
    CHECK(workers_run(&task));
    while (atomic_load(&policy_found) < 0)
        sched_yield();
    workers_await(&task);
    workers_leave();
    CHECK(atomic_load(&policy_found) == SCHED_OTHER);
#ifdef __linux__ /* where each thread has its own */
    CHECK(atomic_load(&nice_found) > ours || ours > 9);
    CHECK(getpriority(PRIO_PROCESS, 0) == ours);
#else
    (void)ours;
#endif
    CHECK(pthread_setschedparam(pthread_self(), SCHED_OTHER, &none) == 0);
}

/* --- one, from all sides ---------------------------------------------------------------------- */

struct played {
    struct fake *fake;
    atomic_bool over;
    bool finite;
};

static void *audio(void *what) {
    struct played *p = what;
    double sound[OUTS][EXTERNAL_CHUNK], *out[OUTS] = {sound[0], sound[1], sound[2]};
    const double *in[INLETS] = {NULL};
    for (int i = 0; i < BLOCKS; i++) {
        external_process(p->fake->x, in, out, EXTERNAL_CHUNK);
        for (int n = 0; n < EXTERNAL_CHUNK; n++)
            p->finite &= isfinite(sound[0][n]) && isfinite(sound[1][n]);
    }
    atomic_store(&p->over, true);
    return NULL;
}

TEST("with messages, learning and sound in a thread each it plays on, and learnt modes arrive") {
    static const char *const lines[] = {"strike 1", "body bowl", "freq 250", "k 3e6",
                                        "push 2",   "print",     "dump",     "gain -3",
                                        "modes 9",  "push 0",    "reset",    "strike 2"};
    struct played p = {.fake = fake_new_in(&fake_host_of_threads, &mallet_tilde, "-trace hit"),
                       .finite = true};
    pthread_t thread;
    CHECK(pthread_create(&thread, NULL, audio, &p) == 0);
    int asked = 0, learned = 0;
    const time_t latest = time(NULL) + 30; /* the worker may wait for other programs */
    for (int i = 0; !atomic_load(&p.over) || (!learned && time(NULL) < latest); i++) {
        p.fake->events = 0;
        if (learned == asked)
            asked += CHECK(fake_send(p.fake, "learn bar modes 8"));
        CHECK(fake_send(p.fake, lines[i % 12]));
        external_collect(p.fake->x);
        for (int e = 0; e < p.fake->events; e++)
            learned += strcmp(p.fake->event[e].selector, "learned") == 0;
    }
    pthread_join(thread, NULL);
    CHECK(p.finite && learned > 0);
    fake_free(p.fake);
}

TEST("with notes, damping, bends, rates and stealing in one thread and sound in another it plays "
     "on, and every report arrives") {
    static const char *const lines[] = {
        "60 100",   "64 100", "67 90",       "60 0",        "bend 2",  "voices 3", "spread 1",
        "choke 64", "60 120", "72 100",      "mass 0.03",   "at 0.2",  "pedal 0",  "voices 64",
        "body tom", "48 100", "50 100",      "52 100",      "stop",    "bend -1",  "55 100",
        "print",    "push 5", "mallet hand", "velocity 99", "push 0",  "damp 0.4", "body bar",
        "strike 1", "damp 0", "size 1.3",    "trace",       "pedal 1", "choke",    "k 1e7",
        "71 3",     "reset"};
    enum { LINES = sizeof lines / sizeof *lines };
    struct played p = {.fake = fake_new_in(&fake_host_of_threads, &mallet_tilde, "-trace hit"),
                       .finite = true};
    pthread_t thread;
    CHECK(pthread_create(&thread, NULL, audio, &p) == 0);
    for (int i = 0; !atomic_load(&p.over); i++) {
        p.fake->events = 0;
        CHECK(fake_send(p.fake, lines[i % LINES]));
        if (i % 101 == 100)
            external_rate(p.fake->x, i % 202 == 100 ? 48000 : 44100);
        external_collect(p.fake->x);
    }
    pthread_join(thread, NULL);
    int posts = p.fake->posts;
    static double output[LENGTH];
    CHECK(fake_send(p.fake, "print") && fake_send(p.fake, "60 100") && fake_send(p.fake, "64 100"));
    fake_play(p.fake, NULL, (double *[OUTS]){output, NULL, NULL}, LENGTH, EXTERNAL_CHUNK);
    CHECK(p.finite && p.fake->posts > posts);
    fake_free(p.fake); /* while it sounds */
}

CHECK_MAIN
