/* SPDX-License-Identifier: BSD-3-Clause */
/* host_max.h: what the files of the Max host share; see host_max.c. */
#ifndef KNOCK_HOST_MAX_H
#define KNOCK_HOST_MAX_H

#include "object/external.h" /* before Max's headers: on Windows they make bool an int */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ext.h"
#include "ext_buffer.h"
#include "ext_dictionary.h"
#include "ext_obex.h"
#include "ext_path.h"
#include "ext_systhread.h"
#include "z_dsp.h"

#undef bool
#define bool _Bool

#ifndef KNOCK_KIND
#error "KNOCK_KIND names the external: impact_tilde, mallet_tilde or bounce_tilde"
#endif
#define KIND (&KNOCK_KIND)

enum { ATOMS = EXTERNAL_LIST + 1, ROWS = 96 /* of a table at most */ };

/* A Max method takes its arguments as it was declared to; only a cast can say so in C. */
#define METHOD(f) ((method)(void (*)(void))(f))

/* What a patch has saved of a row, or Max has set while the patch was loading. */
struct remembered {
    int count; /* 0: nothing */
    struct external_atom *atoms;
};

struct knock {
    t_pxobject ob; /* Max wants it first */
    struct external *external;
    t_outlet *events;
    t_clock *clock;
    t_qelem *later; /* runs knock_later() in the main thread */
    t_systhread_mutex mutex;
    struct departure *first, **last; /* on their way out of `events` and to the console */
    struct errand *errand;           /* what waits for the main thread, the next first */
    bool silent;                     /* nothing is said: the same is being tried again */
    bool loading;                    /* Max may still be setting what the patch has saved */
    struct remembered saved[ROWS];
    uint64_t seen[ROWS]; /* each row as it was when its attribute was last touched */
    bool touch[ROWS];    /* attributes to be touched in the main thread */
    int pickups;
    bool multichannel;
};

/* --- host_max.c --- */

/* The message side is one thread at a time between these two. */
void knock_lock(struct knock *x);
/* Lets the next message in, then sends and says what this one has given rise to. */
void knock_unlock(struct knock *x);

/* --- host_max_later.c: what waits for the main thread --- */

/* Prints, writes, searches and touches whatever waits. */
void knock_later(struct knock *x);
/* Sets a row that searches: at once in the main thread, else there soon. */
void knock_search(struct knock *x, const struct parameter *row, double value);
void knock_report(void *object, struct report *report);
/* The value of a row that searches, found while messages go on. */
int knock_ask(struct knock *x, const struct parameter *row, struct external_atom *atoms, int most);
/* Under the lock: which attributes have another value than when this was last asked. */
void knock_notice(struct knock *x);
void knock_touch(struct knock *x);
void knock_forget_errands(struct knock *x);

/* --- host_max_saved.c: what a patch saves --- */

/* The arguments of the box and what the patch has saved of it; freed by the caller, NULL if there
 * is no memory. */
struct external_atom *knock_arguments(struct knock *x, long ac, const t_atom *av, int *count);
/* Under the lock, of a row that is being set: true if that was Max restoring what was saved, and is
 * done. */
bool knock_restores(struct knock *x, const struct parameter *row, const struct external_atom *atoms,
                    int count);
/* Whatever comes now is not Max restoring a patch. */
void knock_loaded(struct knock *x);

/* --- host_max_attributes.c --- */

int atoms_from_max(struct external_atom *to, int most, long ac, const t_atom *av);
void atoms_to_max(t_atom *to, const struct external_atom *from, int count, bool whole);
void knock_attributes(t_class *c);

/* --- host_max_buffers.c --- */

int knock_read_array(void *object, const char *name, double *values, int most);
int knock_read_sound(void *object, const char *name, double seconds, float **samples, double *rate);
bool knock_write_trace(void *object, const char *name, const struct collision_point *points,
                       int count);

/* --- host_max_files.c --- */

bool knock_path(void *object, const char *name, bool to_write, char *path, int size);

/* --- host_max_signals.c --- */

void knock_dsp64(struct knock *x, t_object *dsp64, const short *count, double rate, long most,
                 long flags);
long knock_multichanneloutputs(struct knock *x, long outlet);

#endif
