/* SPDX-License-Identifier: BSD-3-Clause */
/* A build without threads: a request for a worker reports that there is none, and runs at once. */
#define KNOCK_THREADS 0
#include "../../../externals/object/shared/workers.c" /* NOLINT(bugprone-suspicious-include): the same in another build */
#include "support/check.h"

static int freed;

static void free_task(struct task *task) {
    (void)task;
    freed++;
}

TEST("without threads nothing is queued, and discarded tasks are freed at once") {
    struct task task = {.free = free_task};
    workers_enter();
    CHECK(!workers_run(&task));
    workers_await(&task);
    CHECK(freed == 0);
    workers_discard(&task);
    CHECK(freed == 1);
    workers_leave();
}

CHECK_MAIN
