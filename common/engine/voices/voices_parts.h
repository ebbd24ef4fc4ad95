/* SPDX-License-Identifier: BSD-3-Clause */
/* voices_parts.h: the state of the voices together, and the functions that voices*.c share. */
#ifndef KNOCK_VOICES_PARTS_H
#define KNOCK_VOICES_PARTS_H

#include "engine/voices/voices.h"

struct voices {
    struct log *log; /* of the object; not owned */
    struct fade fade;
    struct voice *voice[VOICES_MOST + 1]; /* the oldest first; one more while one is stolen */
    int count;
    struct voice *current, *spares, *ended;
    atomic_int spare_count;
    uint64_t clock, births;
    uint64_t may_continue; /* first sample at which another continuation may begin */
    int continued;         /* modes continued in the present window */
    struct voices_live live;
    double last_strike; /* previous sample of the strike signal */
    struct collision_ledger ended_ledger;
    bool sounds, was_silent;
    bool undivided; /* the budget is to be divided before the next sample */
    double pickup[COLLISION_PICKUPS][MODES_WINDOW], force[MODES_WINDOW]; /* of one voice */
};

/* --- voices_list.c: voices come, continue and go --- */

/* The message side gets the voice back and frees it; NULL: nothing. */
void voices_return(struct voices *vs, struct voice *v);
/* Ends and returns the voice; if `sounds`, its ringing fades out. */
void voices_end(struct voices *vs, struct voice *v, bool sounds);
/* Ends the quietest voice except the current one; the oldest of equally quiet ones. */
void voices_steal(struct voices *vs);
void voices_make_current(struct voices *vs, struct voice *v);
/* The damping of the voice by a hand: of `damp`, of its note-off, or of `choke`. */
void voices_set_hand(struct voices *vs, struct voice *v);
/* Adds a fresh voice, at rest and current at once. */
void voices_add(struct voices *vs, struct voice *v);
/* `to` continues `v` and takes its place in the list. */
struct voice *voices_continue_now(struct voices *vs, struct voice *v, struct voice *to);
/* The same, now or when the impact ends. */
void voices_continue(struct voices *vs, struct voice *v, struct voice *to);
void voices_continue_deferred(struct voices *vs);

/* --- voices_commands.c --- */

void voices_strike(struct voices *vs, double speed);

#endif
