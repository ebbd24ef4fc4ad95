/* SPDX-License-Identifier: BSD-3-Clause */
/* collision.h: a hammer, a contact and a body, advanced sample by sample.
 *
 * definition.h holds the equations and the definition. The stages of a sample are
 *   inputs -> set hammer -> window, or   prepare step -> solve -> move -> record -> output
 * and each stage is a file of its own.
 *
 * The ledger books all energy: the input of strikes, push, drive, gravity and moving parameters,
 * and the losses in the contact, the modes and the corrections. It closes except for rounding.
 *
 * The output of a sample is the state at its end: a strike at sample n sounds in sample n. Results
 * depend on the samples alone, not on the block size, bit for bit.
 */
#ifndef KNOCK_COLLISION_H
#define KNOCK_COLLISION_H

#include "engine/step/definition.h"
#include "engine/step/signals.h"

/* A 10 g mallet against a wall at 44.1 kHz. */
struct collision_def collision_default(void);

/* True if the scheme serves this body, law and correction; scheme_list_serving() lists those that
 * do. A hammer with modes turns any body into a bank. */
bool collision_serves(const struct collision_def *c);

struct collision_state; /* in collision_state.h */

/* --- on the message side: these allocate ---------------------------------------------------- */
/* A state for any definition with up to these numbers of modes. Its inputs begin with the k, mu and
 * alpha of the head. */
struct collision_state *collision_state_new(const struct collision_def *c,
                                            struct contact_inputs head, int most_body,
                                            int most_hammer);
/* A state for this definition alone. */
struct collision_state *collision_state_for(const struct collision_def *c,
                                            struct contact_inputs head);
void collision_state_free(struct collision_state *s);
/* Its memory, without the log of an object. */
size_t collision_state_bytes(const struct collision_state *s);

/* --- bounded, nothing allocated ------------------------------------------------------------- */
void collision_run(const struct collision_def *c, struct collision_state *s,
                   const struct collision_in *in, const struct collision_out *out, int n);
/* The value of an input while no signal is connected: RANGE_PUSH, RANGE_K, RANGE_MU, RANGE_ALPHA or
 * RANGE_DRIVE. */
void collision_set_input(struct collision_state *s, int range, double value);
/* The hammer starts at the surface with speed |v| towards the body, at the next sample. */
void collision_strike(struct collision_state *s, double v);
/* The hammer starts at rest at this height above the surface, m. */
void collision_drop(struct collision_state *s, double height);
/* A hand on the body adds this decay rate to every mode, 1/s; 0: no hand. */
void collision_set_hand_rate(const struct collision_def *c, struct collision_state *s, double rate);
/* Body at rest, hammer absent, clock and ledger at zero. The inputs keep their values. */
void collision_reset(const struct collision_def *c, struct collision_state *s);

/* True if a pickup had a non-zero output in the last block. */
bool collision_sounds(const struct collision_state *s);

/* --- reading: events may be taken from another thread ---------------------------------------- */
bool collision_take_event(struct collision_state *s, struct collision_event *event);
unsigned collision_lost_events(struct collision_state *s);
/* Writes up to COLLISION_TRACE points of the last complete contact; returns their count. */
int collision_trace(const struct collision_state *s, struct collision_point *points);
struct collision_ledger collision_ledger_now(const struct collision_def *c,
                                             const struct collision_state *s);

#endif
