/* SPDX-License-Identifier: BSD-3-Clause */
/* collision.h: a hammer, a contact and a body, advanced sample by sample.
 *
 * definition.h says what meets what. A sample goes
 *   inputs -> place -> window, or   look -> solve -> move -> record -> listen
 * and each of these is a file of its own.
 *
 * Everything a strike, a push, a drive, gravity or a moving parameter puts in, and everything the
 * contact, the modes and the corrections take out, is booked in a ledger that closes.
 *
 * The state at a sample's end is what is heard and shown for it: a strike at sample n sounds in n.
 * Results depend on the samples alone, never on how they are cut into blocks: bit for bit.
 */
#ifndef KNOCK_COLLISION_H
#define KNOCK_COLLISION_H

#include "engine/definition.h"
#include "engine/signals.h"

/* A 10 g mallet against a wall at 44.1 kHz. */
struct collision_def collision_default(void);

/* Can it be played? scheme_who_serves() says what could; a hammer with modes makes any body modes.
 */
bool collision_serves(const struct collision_def *c);

struct collision_state; /* in collision_state.h */

/* --- on the message side: these allocate ---------------------------------------------------- */
/* A state that any description with up to so many modes may play; its inputs begin with the head's
 * k, mu and alpha. */
struct collision_state *collision_state_new(const struct collision_def *c, struct head head,
                                            int most_body, int most_hammer);
/* The same for that one alone. */
struct collision_state *collision_state_for(const struct collision_def *c, struct head head);
void collision_state_free(struct collision_state *s);

/* --- bounded, nothing allocated ------------------------------------------------------------- */
void collision_run(const struct collision_def *c, struct collision_state *s,
                   const struct collision_in *in, const struct collision_out *out, int n);
/* What a signal holds while none is connected: RANGE_PUSH, RANGE_K, RANGE_MU, RANGE_ALPHA,
 * RANGE_DRIVE. */
void collision_hold(struct collision_state *s, int range, double value);
/* The hammer at the surface with speed |v| towards the body, at the next sample. */
void collision_strike(struct collision_state *s, double v);
/* The hammer at rest, this high above the surface. */
void collision_drop(struct collision_state *s, double height);
/* A hand on the body takes this rate from every mode, 1/s; 0: no hand. */
void collision_damp(const struct collision_def *c, struct collision_state *s, double rate);
/* Everything at rest, the hammer away, the clock and the ledger at zero; the inputs keep what they
 * hold. */
void collision_reset(const struct collision_def *c, struct collision_state *s);

/* Was the last block given something but zeros at a pickup? */
bool collision_sounds(const struct collision_state *s);

/* --- reading: events may be taken from another thread ---------------------------------------- */
bool collision_take_event(struct collision_state *s, struct collision_event *event);
bool collision_events_wait(const struct collision_state *s);
unsigned collision_lost_events(struct collision_state *s);
struct collision_trouble collision_trouble(const struct collision_state *s);
/* Writes at most COLLISION_TRACE points of the last whole contact; returns how many. */
int collision_trace(const struct collision_state *s, struct collision_point *points);
struct collision_ledger collision_ledger_now(const struct collision_def *c,
                                             const struct collision_state *s);

#endif
