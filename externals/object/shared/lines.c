/* SPDX-License-Identifier: BSD-3-Clause */
/* lines.c: lines for the console.
 *
 * A message to many clones would be answered by each of them. A line is therefore dropped if it was
 * printed at the same logical time before. All objects share the lines of the present time.
 */
#include "object/external_state.h"
#include "object/shared/thread.h"

enum { REMEMBERED = 32 };

static struct {
#if KNOCK_THREADS
    struct thread_mutex mutex; /* guards the rest */
#endif
    double time;
    int count;
    uint64_t line[REMEMBERED]; /* hashes */
} lines = {
#if KNOCK_THREADS
    .mutex = THREAD_MUTEX,
#endif
    .count = 0};

/* [FNV-1a] */
static uint64_t hash_of(const char *text) {
    uint64_t hash = 0xcbf29ce484222325u;
    for (; *text; text++)
        hash = (hash ^ (unsigned char)*text) * 0x100000001b3u;
    return hash;
}

/* True if the line was printed at this time; else it is remembered. */
static bool was_printed(uint64_t line, double time) {
    if (time != lines.time)
        lines.count = 0;
    lines.time = time;
    for (int i = 0; i < lines.count; i++)
        if (lines.line[i] == line)
            return true;
    if (lines.count < REMEMBERED)
        lines.line[lines.count++] = line;
    return false;
}

static bool is_repeated(const struct external *x, const char *line) {
    if (!x->host->shared_time)
        return false;
    double time = x->host->shared_time(x->object);
#if KNOCK_THREADS
    thread_lock(&lines.mutex);
#endif
    bool repeated = was_printed(hash_of(line), time);
#if KNOCK_THREADS
    thread_unlock(&lines.mutex);
#endif
    return repeated;
}

static void print(const struct external *x, bool is_error, bool once, const char *line) {
    char text[EXTERNAL_LINE + EXTERNAL_NAME];
    if (!x->host)
        return;
    snprintf(text, sizeof text, "%s: %s", x->kind->name, line);
    if (!once || !is_repeated(x, text))
        x->host->say(x->object, is_error, line);
}

void external_say(struct external *x, bool is_error, const char *line) {
    print(x, is_error, true, line);
}

void external_print_line(struct external *x, const char *line) { print(x, false, false, line); }
