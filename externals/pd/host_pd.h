/* SPDX-License-Identifier: BSD-3-Clause */
/* host_pd.h: the state of an object in Pd. host_pd.c has creation and messages, host_pd_signals.c
 * inlets and audio; all of it runs in Pd's one thread. */
#ifndef KNOCK_HOST_PD_H
#define KNOCK_HOST_PD_H

#include <m_pd.h>

#include "object/external.h"

struct knock {
    t_object object; /* Pd requires it first */
    struct external *external;
    t_inlet *inlet[INLETS];
    t_float *scalar[INLETS];    /* Pd's storage of that inlet's float */
    t_float last_float[INLETS]; /* its value at the last check, */
    double held[INLETS];        /* and that value as a decimal */
    bool is_set[INLETS];        /* the external has this value, by a message */
    bool unconnected[INLETS];   /* no signal is connected */
    bool marked[INLETS];        /* a mark is set to detect a signal, see mark_inlet() */
    t_outlet *events;
    t_clock *clock;
    double reference; /* logical time of creation, from which ms are counted */
    double last_tick, block_time, tick_ms, sample_ms; /* ms since then; ms a tick, a sample */
    t_canvas *canvas;                                 /* files are relative to its folder */
    bool multichannel;                                /* the pickups share one outlet */
    int signals; /* signal outlets: pickups, force, compression */
    t_sample *in[INLETS], **out;
    double **chunk, *samples; /* outputs in double, EXTERNAL_CHUNK samples each */
    double chunk_in[INLETS][EXTERNAL_CHUNK];
};

/* --- host_pd.c --- */

/* The shortest decimal equal to this float, so that 0.1 is 0.1 in every Pd. */
double decimal_from_pd(t_float f);

/* --- host_pd_signals.c --- */

/* Class flags for signals in this Pd; 0 before 0.54, which has no multichannel signals. */
int knock_class_flags(void);
void knock_inlets(struct knock *x);
/* See struct external_host. */
void knock_show(void *object, enum external_inlets inlet, double value);
double knock_held(void *object, enum external_inlets inlet, double value);
void knock_dsp(struct knock *x, t_signal **signals);

#endif
