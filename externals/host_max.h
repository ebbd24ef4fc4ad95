/* host_max.h: what the two files of the Max host share; see host_max.c. */
#ifndef KNOCK_HOST_MAX_H
#define KNOCK_HOST_MAX_H

#include "external.h" /* before Max's headers: on Windows they make bool an int */

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "ext.h"
#include "ext_buffer.h"
#include "ext_dictionary.h"
#include "ext_obex.h"
#include "ext_systhread.h"
#include "z_dsp.h"

#undef bool
#define bool _Bool

#ifndef KNOCK_KIND
#error "KNOCK_KIND names the external: impact_tilde, mallet_tilde or bounce_tilde"
#endif
#define KIND (&KNOCK_KIND)

enum { ATOMS = EXTERNAL_LIST + 1 };

/* A Max method takes its arguments as it was declared to; only a cast can say so in C. */
#define METHOD(f) ((method)(void (*)(void))(f))

struct knock {
    t_pxobject ob; /* Max wants it first */
    struct external *external;
    t_outlet *events;
    t_clock *clock;
    t_systhread_mutex mutex;
    struct departure *first, **last; /* messages on their way out of `events` */
    unsigned touched;                /* inlets whose attribute a message has changed: 1 << inlet */
    int pickups;
    bool multichannel;
    uint64_t restored; /* rows that the patch has restored already, and Max will set again */
};

/* The message side is one thread at a time between these two. */
void knock_lock(struct knock *x);
/* Lets the next message in, then sends what this one has given rise to. */
void knock_unlock(struct knock *x);

/* --- host_max_attributes.c --- */

int atoms_from_max(struct external_atom *to, int most, long ac, const t_atom *av);
void atoms_to_max(t_atom *to, const struct external_atom *from, int count, bool whole);
void knock_attributes(t_class *c);
/* The arguments of the box and what the patch has saved of it; freed by the caller, NULL if there
 * is no memory. */
struct external_atom *knock_arguments(struct knock *x, long ac, const t_atom *av, int *count);

#endif
