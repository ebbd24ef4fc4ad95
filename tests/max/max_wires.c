/* SPDX-License-Identifier: BSD-3-Clause */
/* Symbols, outlets, the console, clocks and locks of the Max test double; see double.h. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "max/double.h"

enum { SYMBOLS = 4096, LINES = 20000, CLOCKS = 512 };

static pthread_mutex_t guard = PTHREAD_MUTEX_INITIALIZER; /* of the logs and the symbols */

/* --- symbols ---------------------------------------------------------------------------------- */

static t_symbol *symbols[SYMBOLS];

t_symbol *gensym(const char *s) {
    unsigned at = 5381;
    for (const char *c = s; *c; c++)
        at = at * 33 + (unsigned char)*c;
    trap_forbid("gensym");
    pthread_mutex_lock(&guard);
    for (at %= SYMBOLS; symbols[at] && strcmp(symbols[at]->s_name, s) != 0;)
        at = (at + 1) % SYMBOLS;
    if (!symbols[at]) {
        symbols[at] = calloc(1, sizeof *symbols[at]);
        symbols[at]->s_name = strdup(s);
    }
    pthread_mutex_unlock(&guard);
    return symbols[at];
}

t_ptr sysmem_newptr(t_ptr_size size) { return malloc(size); }

void sysmem_freeptr(void *ptr) { free(ptr); }

/* --- what an object has sent and said --------------------------------------------------------- */

static struct {
    const t_object *x;
    const char *attribute;
} touches[LINES];
static int tuning_count;

void max_note_touch(const t_object *x, const char *attribute) {
    pthread_mutex_lock(&guard);
    if (tuning_count < LINES) {
        touches[tuning_count].x = x;
        touches[tuning_count++].attribute = attribute;
    }
    pthread_mutex_unlock(&guard);
}

int max_touched(t_object *x, const char *attribute) {
    int count = 0;
    for (int i = 0; i < tuning_count; i++)
        count += touches[i].x == x && strcmp(touches[i].attribute, attribute) == 0;
    return count;
}

static struct max_sent sent[LINES];
static char *errors[LINES], *posts[LINES];
static int sent_count, error_count, post_count;

static void max_log(char **lines, int *count, const char *format, va_list arguments) {
    char text[1024];
    vsnprintf(text, sizeof text, format, arguments);
    pthread_mutex_lock(&guard);
    if (*count < LINES)
        lines[(*count)++] = strdup(text);
    pthread_mutex_unlock(&guard);
}

static void (*on_error)(t_object *x);

void max_on_error(void (*call)(t_object *x)) { on_error = call; }

void object_error(t_object *x, const char *s, ...) {
    va_list arguments;
    if (on_error)
        on_error(x);
    trap_forbid("object_error");
    va_start(arguments, s);
    max_log(errors, &error_count, s, arguments);
    va_end(arguments);
}

void object_post(t_object *x, const char *s, ...) {
    va_list arguments;
    (void)x;
    trap_forbid("object_post");
    va_start(arguments, s);
    max_log(posts, &post_count, s, arguments);
    va_end(arguments);
}

int max_sent_count(void) { return sent_count; }
const struct max_sent *max_sent(int i) { return &sent[i]; }
int max_error_count(void) { return error_count; }
const char *max_error(int i) { return errors[i]; }
int max_post_count(void) { return post_count; }

void max_forget(void) {
    max_tick();
    pthread_mutex_lock(&guard);
    tuning_count = 0;
    while (sent_count)
        free(sent[--sent_count].text);
    while (error_count)
        free(errors[--error_count]);
    while (post_count)
        free(posts[--post_count]);
    pthread_mutex_unlock(&guard);
}

/* --- inlets and outlets ----------------------------------------------------------------------- */

static _Thread_local long came_in;

void max_came_in(long inlet) { came_in = inlet; }

long proxy_getinlet(t_object *master) {
    (void)master;
    return came_in;
}

void stdinletinfo(t_object *s, void *b, long a, char *t) { (void)s, (void)b, (void)a, (void)t; }

/* A new outlet stands left of those that there are. */
void *outlet_new(void *x, const char *s) {
    struct max_instance *i = max_instance(x);
    assert(i->outlets < MAX_OUTLETS);
    memmove(i->outlet + 1, i->outlet, (size_t)i->outlets * sizeof *i->outlet);
    i->outlet[0] = calloc(1, sizeof *i->outlet[0]);
    i->outlet[0]->owner = x;
    i->outlet[0]->type = s;
    i->outlets++;
    return i->outlet[0];
}

t_max_err object_obex_store(void *x, t_symbol *key, t_object *val) {
    assert(strcmp(key->s_name, "dumpout") == 0);
    max_instance(x)->dumpout = (struct max_outlet *)val;
    return MAX_ERR_NONE;
}

void *outlet_anything(t_outlet *x, t_symbol *s, short ac, t_atom *av) {
    struct max_outlet *o = x;
    struct max_instance *i = max_instance(o->owner);
    char text[MAX_TEXT];
    long index = 0;
    trap_forbid("outlet_anything");
    assert(!o->type);
    while (i->outlet[index] != o)
        index++;
    max_atoms_text(text, sizeof text, s->s_name, ac, av);
    pthread_mutex_lock(&guard);
    if (sent_count < LINES)
        sent[sent_count++] = (struct max_sent){o->owner, index, strdup(text)};
    pthread_mutex_unlock(&guard);
    return NULL;
}

long max_outlets(t_object *x) { return max_instance(x)->outlets; }
long max_inlets(t_object *x) { return max_instance(x)->signals; }

const char *max_outlet_type(t_object *x, long outlet) {
    return max_instance(x)->outlet[outlet]->type;
}

/* --- clocks: any thread may set one ----------------------------------------------------------- */

struct max_clock {
    t_object ob;
    void *owner;
    method run;
    atomic_bool set;
    _Atomic double due;
};

static struct max_clock *clocks[CLOCKS];
static _Thread_local bool in_scheduler;
static _Atomic double now; /* read in the thread of audio too */

t_clock *clock_new(void *obj, method fn) {
    struct max_clock *c = (struct max_clock *)max_object("clock", sizeof *c);
    c->owner = obj;
    c->run = fn;
    for (int i = 0; i < CLOCKS; i++)
        if (!clocks[i]) {
            clocks[i] = c;
            return c;
        }
    abort();
}

static bool at_once;

void max_clocks_at_once(bool on) { at_once = on; }

/* Also within a clock that runs so, where nothing is watched. */
static void run_at_once(struct max_clock *c) {
    bool before = in_scheduler, performing = max_performs() && !before;
    trap_watch(false);
    in_scheduler = true;
    c->run(c->owner);
    in_scheduler = before;
    trap_watch(performing);
}

void clock_fdelay(t_clock *x, double f) {
    struct max_clock *c = x;
    if (at_once && f <= 0) {
        run_at_once(c);
        return;
    }
    atomic_store(&c->due, f);
    atomic_store(&c->set, true);
}

/* Each message of a test comes at a time of its own. */
void max_tick(void) { atomic_store(&now, atomic_load(&now) + 1); }
void clock_getftime(double *time) { *time = atomic_load(&now); }

void clock_unset(t_clock *x) { atomic_store(&((struct max_clock *)x)->set, false); }

void freeobject(void *op) {
    for (int i = 0; i < CLOCKS; i++)
        if (clocks[i] == op)
            clocks[i] = NULL;
    object_free(op);
}

long isr(void) { return in_scheduler; }

void max_in_scheduler(bool on) { in_scheduler = on; }

/* Delays count from the last advance: enough for clocks that are set again and again. */
void max_advance(double ms) {
    bool before = in_scheduler;
    in_scheduler = true;
    for (int i = 0; i < CLOCKS; i++) {
        struct max_clock *c = clocks[i];
        if (c && atomic_load(&c->due) <= ms && atomic_exchange(&c->set, false))
            c->run(c->owner);
    }
    in_scheduler = before;
    atomic_store(&now, atomic_load(&now) + ms);
}

/* --- the main thread's queue ------------------------------------------------------------------ */

struct max_qelem {
    void *owner;
    void (*run)(void *);
    atomic_bool set;
};
static struct max_qelem *qelems[CLOCKS];

void *qelem_new(void *obj, method fn) {
    struct max_qelem *q = calloc(1, sizeof *q);
    int i = 0;
    while (qelems[i])
        i++;
    assert(i < CLOCKS);
    q->owner = obj;
    q->run = MAX_AS(void (*)(void *), fn);
    return qelems[i] = q;
}

void qelem_set(t_qelem *x) { atomic_store(&((struct max_qelem *)x)->set, true); }

void qelem_unset(t_qelem *x) { atomic_store(&((struct max_qelem *)x)->set, false); }

void qelem_free(t_qelem *x) {
    for (int i = 0; i < CLOCKS; i++)
        if (qelems[i] == x)
            qelems[i] = NULL;
    free(x);
}

void max_idle(void) {
    assert(!in_scheduler);
    for (int i = 0; i < CLOCKS; i++)
        if (qelems[i] && atomic_exchange(&qelems[i]->set, false))
            qelems[i]->run(qelems[i]->owner);
}

/* --- locks ------------------------------------------------------------------------------------ */

long systhread_mutex_new(t_systhread_mutex *pmutex, long flags) {
    assert(flags == 0);
    *pmutex = malloc(sizeof(pthread_mutex_t));
    return pthread_mutex_init(*pmutex, NULL);
}

long systhread_mutex_free(t_systhread_mutex pmutex) {
    pthread_mutex_destroy(pmutex);
    free(pmutex);
    return 0;
}

long systhread_mutex_lock(t_systhread_mutex pmutex) {
    trap_forbid("systhread_mutex_lock");
    return pthread_mutex_lock(pmutex);
}

long systhread_mutex_trylock(t_systhread_mutex pmutex) { return pthread_mutex_trylock(pmutex); }

long systhread_mutex_unlock(t_systhread_mutex pmutex) { return pthread_mutex_unlock(pmutex); }
