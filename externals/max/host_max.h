/* SPDX-License-Identifier: BSD-3-Clause */
/* host_max.h: the state of an object in Max, and the functions that its files share. A function
 * runs in any of the host's threads but the audio thread, unless its comment says where; host_max.c
 * explains the mutex. */
#ifndef KNOCK_HOST_MAX_H
#define KNOCK_HOST_MAX_H

#include "object/external.h" /* before Max's headers: on Windows they define bool as int */
#include "object/restore.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ext.h"
#include "ext_buffer.h"
#include "ext_obex.h"
#include "ext_path.h"
#include "ext_proto.h"
#include "ext_systhread.h"
#include "jpatcher_api.h"
#include "z_dsp.h"

#undef bool
#define bool _Bool

#ifndef KNOCK_KIND
#error "KNOCK_KIND names the external: impact_tilde, mallet_tilde or bounce_tilde"
#endif
#ifndef KNOCK_PREFIX
#error "KNOCK_PREFIX stands before the name of a kind: knock."
#endif
#define KIND (&KNOCK_KIND)

enum { ATOMS = EXTERNAL_LIST + 1, ROWS = EXTERNAL_ROWS, SOUNDS = 2 };

/* Max calls a method with the arguments of its declaration, which C can express by a cast only. */
#define METHOD(f) ((method)(void (*)(void))(f))

/* A recording read from a file for `learn`. */
struct sound {
    const char *name; /* as in the message; NULL: none */
    float *samples;
    int count;
    double rate;
};

struct knock {
    t_pxobject ob; /* Max requires it first */
    struct external *external;
    t_outlet *events;
    t_clock *clock;
    t_qelem *later; /* runs knock_later() in the main thread */
    t_systhread_mutex mutex;
    struct departure *first, **last; /* queue of messages and console lines */
    struct deferred *deferred;       /* queue of work for the main thread */
    struct restore *restore;         /* attributes set while the patch loads; then NULL */
    uint64_t seen[ROWS];             /* hash of each row at the last knock_notice() */
    bool touch[ROWS];                /* attributes to touch in the main thread */
    struct sound sounds[SOUNDS];     /* used by the main thread only */
    int pickups;
    bool multichannel;
};

/* --- host_max.c --- */

/* The message side: one thread at a time between knock_lock() and knock_unlock(). */
void knock_lock(struct knock *x);
/* Locks for a message. The patch has loaded: attributes set before are applied first. */
void knock_begin(struct knock *x);
/* Unlocks, then sends the messages and prints the lines of the queue. */
void knock_unlock(struct knock *x);

/* --- host_max_later.c: work for the main thread --- */

/* Does all waiting work: reports, searches, messages that use files, touched attributes. */
void knock_later(struct knock *x);
/* Sets a row that searches: at once in the main thread, else there later. */
void knock_search(struct knock *x, const struct parameter *row, double value);
void knock_report(void *object, struct report *report);
/* With the mutex locked: the same for an attribute set while the patch loaded. */
void knock_search_later(void *object, const struct parameter *row, double value);
/* A message that uses files: carried out at once in the main thread, else there later. */
void knock_defer(struct knock *x, const char *selector, long ac, const t_atom *av);
/* In the main thread: does the waiting work now. */
void knock_run_deferred(struct knock *x);
/* The value of a row that searches, computed without blocking messages. */
int knock_ask(struct knock *x, const struct parameter *row, struct external_atom *atoms, int most);
/* With the mutex locked: notes which attributes have changed since the last call. */
void knock_notice(struct knock *x);
void knock_touch(struct knock *x);
void knock_free_deferred(struct knock *x);

/* --- host_max_attributes.c --- */

int atoms_from_max(struct external_atom *to, int most, long ac, const t_atom *av);
void atoms_to_max(t_atom *to, const struct external_atom *from, int count, bool whole);
void knock_attributes(t_class *c);

/* --- host_max_buffers.c --- */

bool knock_has_buffer(void *object, const char *name);
int knock_read_array(void *object, const char *name, double *values, int most);
int knock_read_sound(void *object, const char *name, double seconds, float **samples, double *rate);
bool knock_write_trace(void *object, const char *name, const struct collision_point *points,
                       int count);

/* --- host_max_files.c --- */

bool knock_path(void *object, const char *name, bool to_write, char *path, int size);
/* True for read, write and learn. */
bool knock_uses_files(const char *message);
/* The full path of the file that the user chooses for that message; NULL: none. */
t_symbol *knock_ask_for_file(const char *message);
/* Reads the recordings named by the first arguments of `learn` that are no buffer~. */
void knock_load_sounds(struct knock *x, long ac, const t_atom *av);
/* Passes one of them on; false: none has that name. */
bool knock_take_sound(struct knock *x, const char *name, float **samples, double *rate, int *count);
void knock_forget_sounds(struct knock *x);

/* --- host_max_signals.c --- */

void knock_dsp64(struct knock *x, t_object *dsp64, const short *count, double rate, long most,
                 long flags);
long knock_multichanneloutputs(struct knock *x, long outlet);

#endif
