/* SPDX-License-Identifier: BSD-3-Clause */
/* loudness.h: the output gain of the voices, from body and head; loudness.c says when it changes.
 */
#ifndef KNOCK_LOUDNESS_H
#define KNOCK_LOUDNESS_H

#include "object/voices/mailbox.h"

/* Output gain of the current voice and those that continue it: fixed when it was made. */
struct voice_gain {
    double gain, head; /* and the head's part of it */
    double mass;       /* kg, of its body */
    unsigned body;     /* settings->bodies: the number of its body */
};

/* Output gain of the voices. */
struct loudness {
    struct voice_gain voice;        /* after the present message */
    struct voice_gain posted;       /* before it: restored if the message is refused */
    double now, head;               /* of a voice made now, and the head's part of it */
    uint64_t of;                    /* hash of the inputs of these two */
    int usual_of;                   /* body whose usual head has these levels; 0: none */
    double usual_level, mass_level; /* dB, on its usual mass and on `mass`, kg */
    double mass;
    struct head_level {
        uint64_t of;  /* hash of the head, the body and its mass; 0: none */
        double level; /* dB */
    } heads[8];       /* the last ones computed: each takes up to 1 ms */
    int next_head;
};

/* --- [message thread] the gain of a voice --- */

/* Of a voice made of the present settings. It simulates a strike if body or head have changed. */
double loudness_now(struct external *x);
/* The head's part of that. */
double loudness_of_head(struct external *x);
/* Before a fresh voice: it gets the present gain. */
void loudness_apply(struct external *x);
/* At a reset: a fresh voice if the gain differs at all. */
bool loudness_reset(struct external *x);
/* Before a strike: takes the present gain if it differs by more than .5 dB from the current
 * voice's. True: it does, and the strike needs a fresh voice, on a new number in settings->bodies.
 */
bool loudness_take_new(struct external *x);
/* The message is accepted: its gain is that of the current voice. */
void loudness_commit(struct external *x);
/* The message is refused: the gain and settings->bodies are those before it. */
void loudness_restore(struct external *x);
/* The same at once, while strikes come as a signal. */
bool loudness_follow_strikes(struct external *x);
/* A voice continues the current one, perhaps with another mass. */
void loudness_continue(struct external *x);
/* The factor that takes the present voice's gain to that of the usual head; at most 1. */
struct driven_level loudness_driven(const struct external *x);

#endif
