/* SPDX-License-Identifier: BSD-3-Clause */
/* voice.h: one voice: a definition, its state, and its place among the voices of an object.
 *
 * A definition does not change while it is played. Another definition needs another voice, either
 * fresh, at rest, or one that continues the motion of a voice mode by mode (modes_continue()). The
 * message side makes a voice with all its memory; the audio side plays it and hands it back.
 *
 * The operations allowed depend on the hammer state: free, in an impact (in contact for less than
 * 30 ms), or pressed against the body.
 *
 * Only voice.c writes a struct voice.
 */
#ifndef KNOCK_VOICE_H
#define KNOCK_VOICE_H

#include <stdatomic.h>

#include "engine/collision/collision_state.h"
#include "engine/voices/fade.h"

/* A bank of modes, shared by the voices that play it. */
struct bank {
    struct modes *modes;
    struct stretch *stretch;     /* NULL: the tension is constant */
    struct network_def *network; /* on this bank; NULL: one hammer alone */
    atomic_int users;
    void *source; /* the data of its design, for the message side */
    void (*free_source)(void *);
};

/* A bank with one user. It owns modes and stretch from then on. NULL: no memory. */
struct bank *bank_new(struct modes *modes, struct stretch *stretch, void *source,
                      void (*free_source)(void *));
static inline void bank_share(struct bank *b) { atomic_fetch_add(&b->users, 1); }
/* On the message side. The last user frees the bank; NULL is allowed. */
void bank_leave(struct bank *b);
/* Its memory, without the data of its design. */
size_t bank_bytes(const struct bank *b);

struct voice {
    struct collision_def def; /* constant, except mass, gravity and gap while the hammer is free */
    struct bank *bank;        /* of def.modes; NULL: no modes */
    struct collision_state *state;
    int most_body, most_hammer; /* the greatest mode counts that the memory can hold */
    bool stretches;             /* the memory is enough for drumheads and strings too, */
    size_t plate;               /* and for plates of this room */

    bool has_key;
    double key;           /* pitch of its note */
    uint64_t age;         /* smaller is older; a continuation keeps it */
    double balance[2];    /* gains of the first two pickups, which follow */
    double balance_to[2]; /* these, by two filters in series, of which this is the first */
    double balance_led[2];
    bool released, choked; /* after a note-off; damped by a hand until the next strike */

    /* applied after the impact */
    struct voice *successor;
    bool head_deferred;
    struct contact_inputs head;
    /* applied when the hammer is free */
    bool hammer_deferred;
    struct collision_def hammer_def;

    struct voice *next; /* in the list that passes between the two sides */
};

/* --- on the message side: these allocate ---------------------------------------------------- */

/* A voice of this definition; it shares the bank, which may be NULL. NULL: no memory. */
struct voice *voice_new(const struct collision_def *def, struct bank *bank, struct log *log);
/* A voice without a definition: memory that the audio side may need at once, for this number of
 * modes. `like` may have further contacts or a plate, for which there is memory too; or NULL. */
struct voice *voice_spare(int most_body, int most_hammer, bool stretches,
                          const struct collision_def *like, struct log *log);
void voice_free(struct voice *v); /* frees its successors too */

/* --- on the audio side ---------------------------------------------------------------------- */

enum hammer_state { HAMMER_FREE, HAMMER_IN_IMPACT, HAMMER_PRESSED };
enum hammer_state voice_hammer_state(const struct voice *v);
bool voice_has_hammer(const struct voice *v);
/* Its memory without the bank, which others may share. */
size_t voice_bytes(const struct voice *v);
/* True while the hammer may still touch the body without another message. */
bool voice_hammer_may_touch(const struct voice *v);
/* Push plus weight, N. */
double voice_load(const struct voice *v);
/* A bound of the outputs at its pickups; infinite during an impact and before a pending strike. */
double voice_loudness(const struct voice *v);

/* The spare takes the definition of `v`; voice_serves() says whether its memory is large enough. */
bool voice_serves(const struct voice *spare, const struct voice *v);
void voice_set_definition(struct voice *spare, const struct voice *v);
/* The voice begins at rest, at this sample of the object's clock. */
void voice_begin(struct voice *v, uint64_t clock, uint64_t age);
void voice_set_key(struct voice *v, bool has_key, double key);
/* Balances the first two pickups by the key. `glides`: within 7 ms, as what rings would click. */
void voice_set_balance(struct voice *v, double spread, bool glides);
/* Applies the balance to n samples of the first two pickups; NULL: only lets time pass. */
void voice_apply_balance(struct voice *v, double *const *pickup, int n);
/* Copies push, drive, k, mu and alpha from the voice that was current before. */
void voice_take_inputs(struct voice *v, const struct voice *before);
void voice_clear_inputs(struct voice *v);
/* Changes one value of the head that waits for the end of an impact. */
void voice_set_deferred(struct voice *v, int range, double value);
/* The hammer struck last becomes one of the voice's other hammers; false if none of them is free.
 */
bool voice_put_aside(struct voice *v);
/* `leaves`: the voice is no longer current, and its hammer ends once it cannot return. */
void voice_set_leaves(struct voice *v, bool leaves);

/* The voice `to` continues `v`, and `v` ends. The hammer may be free or pressed, not in an impact.
 */
void voice_continue(struct voice *v, struct voice *to, uint64_t clock, struct fade *fade);
/* A hammer in flight under push or weight, or a pressed one, is transferred to another voice. It
 * ends where that voice has a hammer already, or where it rattles between two surfaces without
 * load. A hammer that flies off without load stays with `v`. */
void voice_transfer_hammer(struct voice *v, struct voice *to, struct fade *fade);
void voice_set_head(struct voice *v, struct contact_inputs head);
/* Copies mass, gravity and gap from another definition as soon as the hammer is free. */
void voice_set_hammer_parameters(struct voice *v, const struct collision_def *def);
/* Applies k, mu, alpha, mass, gravity and gap that have waited, where the hammer state allows it.
 */
void voice_apply_deferred(struct voice *v);
/* The voice that will continue `v`, or `v` itself. */
static inline const struct voice *voice_latest(const struct voice *v) {
    return v->successor ? v->successor : v;
}
/* Sets the voice that will continue `v` later; returns the earlier successor or NULL. */
struct voice *voice_set_successor(struct voice *v, struct voice *successor);
void voice_strike(struct voice *v, double speed);
void voice_drop(struct voice *v, double height, struct fade *fade);
void voice_set_hand_rate(struct voice *v, double rate);
void voice_release(struct voice *v, bool released, bool choked);
/* Fades out the ringing of a voice that ends or stops; and, once its energy is booked, the forces
 * of its contacts, after which the body is at rest. */
struct contact_forces voice_fade_out(struct voice *v, struct fade *fade);
void voice_fade_forces(struct voice *v, const struct contact_forces *forces, struct fade *fade);
/* Puts hammer and body at rest; their energy is booked as lost. */
void voice_silence(struct voice *v);
/* The same, and sets clock and ledger to zero. */
void voice_reset(struct voice *v);

#endif
