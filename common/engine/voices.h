/* SPDX-License-Identifier: BSD-3-Clause */
/* voices.h: the voices of an object together.
 *
 * One of them is the current voice: strikes, drops, push, drive, k, mu and alpha reach it. All
 * others ring on by themselves and keep the last k, mu and alpha that they had. What a message does
 * to the current voice depends on its hammer:
 *
 *              | free               | in an impact             | pressed
 *   strike     | at the surface     | a fresh voice of the     | dx/dt becomes the speed, x stays
 *              |                    | same definition          |
 *   fresh      | a hammer under     | the hammer finishes,     | the hammer is transferred: the
 *              | load is            | and is transferred or    | static load is removed from one
 *              | transferred        | ends then                | bank and restored in the other
 *   continuing | at once            | when the impact is over  | load removed, motion transferred,
 *              |                    |                          | load restored
 *   head       | set                | when the impact is over  | at the depth of the same force
 *   drop       | placed             | on a fresh voice         | load removed, hammer placed
 *
 * What happens on the clock (what waited, stealing, the division of the budget, the end of silent
 * voices) happens at every 64th sample of the object, so that nothing depends on blocks. At most
 * one continuation begins in as many samples, unless banks are small.
 *
 * Only voices.c writes a struct voices.
 */
#ifndef KNOCK_VOICES_H
#define KNOCK_VOICES_H

#include "engine/voice.h"

enum { VOICES_MOST = 64, VOICES_USUAL = 16 };

struct voices;

/* How a prepared voice comes in. */
enum arrival {
    ARRIVAL_NONE,
    ARRIVAL_FRESH,     /* at rest, current at once */
    ARRIVAL_CONTINUES, /* continues the current voice */
    ARRIVAL_NOTE,      /* continues the voice of that key if it is the same body, else fresh */
    ARRIVAL_RETUNES /* continues the voice of that age, while it plays the bank that was retuned */
};
enum gesture { GESTURE_NONE, GESTURE_STRIKE, GESTURE_DROP };

/* What a message asks for: carried out whole, at its sample. */
struct command {
    double time; /* of the host's, ms */
    enum arrival arrival;
    struct voice *voice; /* prepared; NULL: none */
    struct voice *spare; /* memory for a strike in an impact; NULL: none */
    uint64_t age;        /* that is retuned, */
    const struct bank *retuned;
    bool has_key;
    double key;
    bool sets_free; /* mass, gravity and gap of `free_def` */
    struct collision_def free_def;
    unsigned holds; /* a bit for each range in `hold` */
    double hold[RANGES];
    bool head; /* k, mu and alpha in `hold` are another head's, or else signals that were moved */
    bool stops, resets;
    enum gesture gesture;
    double gesture_value;
    bool releases, chokes; /* the voices of that key, or all */
    bool sets_live;
    struct voices_live {
        int voices;    /* at the most */
        double damp;   /* 1/s, of every mode */
        double hand;   /* 1/s, of a voice that is released; 0 with the pedal down */
        double spread; /* 0 ... 1 */
        double silent; /* below this at every pickup a voice is silent */
    } live;
    struct command *next;
};

/* --- on the message side: these allocate ---------------------------------------------------- */

/* Plays `first` from the start, which belongs to it; with these k, mu and alpha. */
struct voices *voices_new(struct voice *first, struct log *log, struct head head);
void voices_free(struct voices *vs); /* with all voices */
static const struct voices_live voices_live_usual = {.voices = VOICES_USUAL, .silent = 1e-6};

/* --- on the audio side ------------------------------------------------------------------------ */

/* Carries a command out at the sample that is played next. The voices that it brought belong to
 * `vs` from then on; the command itself stays the caller's. */
void voices_carry_out(struct voices *vs, struct command *command);
void voices_run(struct voices *vs, const struct collision_in *in, const struct collision_out *out,
                int n);
/* What a signal holds while none is connected. */
void voices_hold(struct voices *vs, int range, double value);
/* Voices that have ended, linked by next: they are the caller's. */
struct voice *voices_take_ended(struct voices *vs);

/* --- reading ---------------------------------------------------------------------------------- */

const struct voice *voices_current(const struct voices *vs);
int voices_count(const struct voices *vs);
const struct voice *voices_at(const struct voices *vs, int i); /* the oldest first */
bool voices_sound(const struct voices *vs);
/* Spares that are left: read by either side. */
int voices_spares(const struct voices *vs);
/* The sum over all voices, those that have ended included. */
struct collision_ledger voices_ledger(const struct voices *vs);

#endif
