/* SPDX-License-Identifier: BSD-3-Clause */
/* voice.h: one voice: a definition, its state, and its place among the voices of an object.
 *
 * A definition does not change while it is played. Another one is another voice: a fresh one, at
 * rest, or one that continues the motion of a voice, mode by mode (modes_continue()). The message
 * side makes a voice with all its memory; the audio side plays it and hands it back.
 *
 * What may be done depends on the hammer: it is free, in an impact (in contact for up to 30 ms), or
 * pressed against the body.
 *
 * Only voice.c writes a struct voice.
 */
#ifndef KNOCK_VOICE_H
#define KNOCK_VOICE_H

#include <stdatomic.h>

#include "engine/collision_state.h"
#include "engine/fade.h"

/* A bank of modes, shared by the voices that play it. */
struct bank {
    struct modes *modes;
    atomic_int users;
    void *source; /* what it was designed from, for the message side */
    void (*free_source)(void *);
};

/* Of one user; the modes belong to it from then on. NULL: no memory. */
struct bank *bank_new(struct modes *modes, void *source, void (*free_source)(void *));
static inline void bank_share(struct bank *b) { atomic_fetch_add(&b->users, 1); }
/* On the message side: the last user frees it. NULL is nothing. */
void bank_leave(struct bank *b);

struct voice {
    struct collision_def
        def;           /* constant but for mass, gravity and gap, which a free hammer takes */
    struct bank *bank; /* of def.modes; NULL without */
    struct collision_state *state;
    int most_body, most_hammer; /* that there is memory for */
    bool stretches;             /* and for a tension that follows */

    bool has_key;
    double key;            /* pitch of the note that struck it */
    uint64_t age;          /* smaller is older; kept by what continues it */
    double weight[2];      /* of the first two pickups */
    bool released, choked; /* a note-off has come; a hand stops it until it is struck again */

    /* what waits for the end of an impact */
    struct voice *successor;
    bool head_waits;
    struct head head;
    /* what waits until the hammer is free */
    bool free_waits;
    struct collision_def free_def;

    struct voice *next; /* in a list, on its way between the two sides */
};

/* --- on the message side: these allocate ---------------------------------------------------- */

/* Plays that definition; shares the bank, which may be NULL. NULL: no memory. */
struct voice *voice_new(const struct collision_def *def, struct bank *bank, struct log *log);
/* Memory for a voice that the audio side may need at once. */
struct voice *voice_spare(int most_body, int most_hammer, bool stretches, struct log *log);
void voice_free(struct voice *v); /* and those that wait in it */

/* --- on the audio side ---------------------------------------------------------------------- */

enum hammer_state { HAMMER_FREE, HAMMER_IN_IMPACT, HAMMER_PRESSED };
enum hammer_state voice_hammer_state(const struct voice *v);
bool voice_has_hammer(const struct voice *v);
/* May its hammer still touch, without another message? */
bool voice_waits(const struct voice *v);
/* N: push and weight. */
double voice_load(const struct voice *v);
/* A bound of what its pickups put out; infinite while a strike has not been heard yet. */
double voice_loudness(const struct voice *v);

/* A spare becomes a voice of the definition that `v` plays. */
bool voice_serves(const struct voice *spare, const struct voice *v);
void voice_become(struct voice *spare, const struct voice *v);
/* It begins at rest, at this sample of the object's clock. */
void voice_begin(struct voice *v, uint64_t clock, uint64_t age);
void voice_set_key(struct voice *v, bool has_key, double key);
void voice_set_weight(struct voice *v, double spread);
/* What reaches the current voice goes over from one to the other. */
void voice_take_inputs(struct voice *v, const struct voice *before);
void voice_clear_inputs(struct voice *v);
/* A value that a signal moves while a head waits. */
void voice_hold_waiting(struct voice *v, int range, double value);
/* It is played by nobody any more: its hammer ends once it cannot come back. */
void voice_leave(struct voice *v, bool leaves);

/* The voice `to` continues `v`, which is done with then, whatever its hammer does but an impact. */
void voice_continue(struct voice *v, struct voice *to, uint64_t clock, struct fade *fade);
/* A hammer in flight under push or weight, or one that presses, goes over to another voice; where
 * that has one, or nothing moves the hammer, it ends. */
void voice_transfer_hammer(struct voice *v, struct voice *to, struct fade *fade);
void voice_set_head(struct voice *v, struct head head);
/* Mass, gravity and gap become those of another definition as soon as the hammer is free. */
void voice_set_free(struct voice *v, const struct collision_def *def);
/* k, mu, alpha, mass, gravity and gap that have waited, where they need not any more. */
void voice_end_waiting(struct voice *v);
/* The voice that continues it later; returns the one that would have. */
struct voice *voice_set_successor(struct voice *v, struct voice *successor);
void voice_strike(struct voice *v, double speed);
void voice_drop(struct voice *v, double height, struct fade *fade);
void voice_damp(struct voice *v, double rate);
void voice_release(struct voice *v, bool released, bool choked);
/* Hammer and body at rest; what it had is booked as lost. */
void voice_silence(struct voice *v);
/* The same, with clock and ledger at zero. */
void voice_reset(struct voice *v);

#endif
