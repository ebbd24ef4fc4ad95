/* SPDX-License-Identifier: BSD-3-Clause */
/* host_pd.h: what the two files of the Pd host share; see host_pd.c. */
#ifndef KNOCK_HOST_PD_H
#define KNOCK_HOST_PD_H

#include <m_pd.h>

#include "object/external.h"

struct knock {
    t_object object; /* first, as Pd wants it */
    struct external *external;
    t_inlet *inlet[INLETS];
    t_float *scalar[INLETS]; /* where Pd keeps the float of that inlet */
    t_float seen[INLETS];    /* what was there when we last looked, */
    double held[INLETS];     /* and what it means */
    bool known[INLETS];      /* the external knows: a message has set it */
    bool alone[INLETS];      /* no signal is connected */
    bool asked[INLETS];      /* the next block will show that, see ask() */
    t_outlet *events;
    t_clock *clock;
    double reference; /* logical time when it was made, to count ms from */
    double last_tick, block_time, tick_ms, sample_ms; /* ms since then; of a tick, of a sample */
    t_canvas *canvas;                                 /* whose folder files are in */
    bool multichannel;                                /* the pickups share one outlet */
    int signals;                                      /* that leave: pickups, force, compression */
    t_sample *in[INLETS], **out;
    double **chunk, *samples; /* out, EXTERNAL_CHUNK samples of each, in double */
    double chunk_in[INLETS][EXTERNAL_CHUNK];
};

/* --- host_pd.c --- */

/* The shortest decimal that is this float, so that 0.1 is 0.1 in every Pd. */
double decimal_from_pd(t_float f);

/* --- host_pd_signals.c --- */

/* What a class of signals should have in this Pd: 0 before 0.54, which has no multichannel. */
int knock_class_flags(void);
void knock_inlets(struct knock *x);
/* See struct external_host. */
void knock_show(void *object, enum external_inlets inlet, double value);
double knock_held(void *object, enum external_inlets inlet, double value);
void knock_dsp(struct knock *x, t_signal **signals);

#endif
