/* SPDX-License-Identifier: BSD-3-Clause */
/* trap.c: see trap.h. The functions that are forbidden stand here in the place of the library's,
 * which they call; the system's calls are stopped by the kernel (Linux: syscall user dispatch). */
#include "support/object/trap.h"

#include <stdatomic.h>
#include <stddef.h>

static _Thread_local bool performing;
static atomic_int count;
static const char *_Atomic last = "";

void trap_forbid(const char *what) {
    if (performing) {
        atomic_fetch_add(&count, 1);
        atomic_store(&last, what);
    }
}

int trap_count(void) { return atomic_load(&count); }
const char *trap_last(void) { return atomic_load(&last); }

/* --- calls of the system ---------------------------------------------------------------------- */

#if defined(__linux__) && defined(__x86_64__) && !defined(KNOCK_SANITIZED)

#include <signal.h>
#include <sys/prctl.h>
#include <ucontext.h>

/* From linux/prctl.h and linux/syscall_user_dispatch.h of Linux 5.11. */
enum { SET_DISPATCH = 59, DISPATCH_ON = 1 };
enum { CALL_ALLOWED, CALL_STOPPED };

static _Thread_local volatile char gate;
static _Thread_local enum { UNASKED, THERE, NOT_THERE } dispatch;

/* The call is made after all: the two bytes of its instruction once more. Until the watch begins
 * anew the thread's further calls are not seen. */
static void stopped(int signal, siginfo_t *info, void *context) {
    ucontext_t *at = context;
    (void)signal;
    gate = CALL_ALLOWED;
    trap_forbid("a call of the system");
    at->uc_mcontext.gregs[REG_RAX] = info->si_syscall;
    at->uc_mcontext.gregs[REG_RIP] -= 2;
}

static bool dispatches(void) {
    if (dispatch == UNASKED) {
        struct sigaction action = {.sa_sigaction = stopped, .sa_flags = SA_SIGINFO | SA_NODEFER};
        sigaction(SIGSYS, &action, NULL);
        dispatch = prctl(SET_DISPATCH, DISPATCH_ON, 0, 0, &gate) == 0 ? THERE : NOT_THERE;
    }
    return dispatch == THERE;
}

static void stop_calls(bool on) {
    if (dispatches())
        gate = on ? CALL_STOPPED : CALL_ALLOWED;
}

#else

static bool dispatches(void) { return false; }
static void stop_calls(bool on) { (void)on; }

#endif

bool trap_sees_calls(void) { return dispatches(); }

void trap_watch(bool on) {
    if (!on)
        stop_calls(false);
    performing = on;
    if (on)
        stop_calls(true);
}

/* --- functions -------------------------------------------------------------------------------- */

#if defined(__GLIBC__) && !defined(KNOCK_SANITIZED)

#include <dlfcn.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

bool trap_sees_functions(void) { return true; }

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *old, size_t size);
void __libc_free(void *old);

void *malloc(size_t size) {
    trap_forbid("malloc");
    return __libc_malloc(size);
}

void *calloc(size_t n, size_t size) {
    trap_forbid("calloc");
    return __libc_calloc(n, size);
}

void *realloc(void *old, size_t size) {
    trap_forbid("realloc");
    return __libc_realloc(old, size);
}

void free(void *old) {
    trap_forbid("free");
    __libc_free(old);
}

/* The library's own function of that name and type. */
#define NEXT(name)                                                                                 \
    static __typeof__(&(name)) next;                                                               \
    if (!next)                                                                                     \
        *(void **)(void *)&next = dlsym(RTLD_NEXT, #name);                                         \
    trap_forbid(#name)

int pthread_mutex_lock(pthread_mutex_t *mutex) {
    NEXT(pthread_mutex_lock);
    return next(mutex);
}

int pthread_mutex_trylock(pthread_mutex_t *mutex) {
    NEXT(pthread_mutex_trylock);
    return next(mutex);
}

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*run)(void *),
                   void *what) {
    NEXT(pthread_create);
    return next(thread, attributes, run, what);
}

FILE *fopen(const char *restrict path, const char *restrict mode) {
    NEXT(fopen);
    return next(path, mode);
}

int fputs(const char *restrict text, FILE *restrict file) {
    NEXT(fputs);
    return next(text, file);
}

int puts(const char *text) {
    NEXT(puts);
    return next(text);
}

size_t fwrite(const void *restrict from, size_t size, size_t n, FILE *restrict file) {
    NEXT(fwrite);
    return next(from, size, n, file);
}

int printf(const char *restrict format, ...) {
    va_list arguments;
    trap_forbid("printf");
    va_start(arguments, format);
    int written = vprintf(format, arguments);
    va_end(arguments);
    return written;
}

int fprintf(FILE *restrict file, const char *restrict format, ...) {
    va_list arguments;
    trap_forbid("fprintf");
    va_start(arguments, format);
    int written = vfprintf(file, format, arguments);
    va_end(arguments);
    return written;
}

#else

bool trap_sees_functions(void) { return false; }

#endif
