/* SPDX-License-Identifier: BSD-3-Clause */
/* voices.h: the voices of an object together.
 *
 * Strikes, drops, push, drive, k, mu and alpha reach the current voice. All other voices ring on by
 * themselves and keep the last k, mu and alpha that they had. The effect of a message on the
 * current voice depends on its hammer: section 11 of common/README.md has the table.
 *
 * Waiting messages, continuations, the division of the budget and the end of silent voices are
 * handled at the beginning of each window, every 64 samples of the object's clock, so that the
 * results do not depend on the blocks. In a window deferred continuations begin until their banks
 * have 512 modes together; those of notes begin at once.
 *
 * Only voices*.c write a struct voices. A tag, [message thread], [audio thread] or [any], holds for
 * all functions until the next one.
 */
#ifndef KNOCK_VOICES_H
#define KNOCK_VOICES_H

#include "engine/voices/voice.h"

enum { VOICES_MOST = 64, VOICES_USUAL = 16 };

struct voices;

/* The effect of a prepared voice on the voices that sound. */
enum arrival {
    ARRIVAL_NONE,
    ARRIVAL_FRESH,     /* at rest, current at once */
    ARRIVAL_CONTINUES, /* continues the current voice */
    ARRIVAL_NOTE,      /* continues the voice of this key and body; fresh if there is none */
    ARRIVAL_RETUNES    /* continues the voice of this age, if it still plays the retuned bank */
};
enum gesture { GESTURE_NONE, GESTURE_STRIKE, GESTURE_DROP };

/* The effects of one message. All of them are carried out at the same sample. */
struct command {
    double time; /* of the host's clock, ms */
    enum arrival arrival;
    struct voice *voice;        /* prepared; NULL: none */
    struct voice *spare;        /* memory for a strike in an impact; NULL: none */
    uint64_t age;               /* of the voice to retune */
    const struct bank *retuned; /* the bank that this voice must still play */
    bool has_key;
    double key;
    bool keeps_key;   /* a fresh voice has the key of the one before */
    bool sets_hammer; /* the voice takes mass, gravity and gap of `hammer_def` */
    struct collision_def hammer_def;
    unsigned sets_inputs; /* one bit for each range that `input` sets */
    double input[RANGES];
    bool head; /* k, mu and alpha in `input` define another head; false: they move the inputs */
    bool stops, resets;
    enum gesture gesture;
    double gesture_value;
    bool releases, chokes; /* the voices of this key; all voices if has_key is false */
    bool sets_live;
    struct voices_live {
        int voices;          /* the maximum count */
        double damp_rate;    /* added to every mode by the row damp, 1/s */
        double release_rate; /* added to a released voice, 1/s; 0 while the pedal is down */
        double spread;       /* 0 ... 1 */
        double silent;       /* a voice with a smaller output at every pickup is silent */
    } live;
};

/* --- on the message side: these allocate ---------------------------------------------------- */

/* [message thread] `first` is the current voice, under these k, mu and alpha; the voices own it. */
struct voices *voices_new(struct voice *first, struct log *log, struct contact_inputs head);
/* [message thread] Frees all voices too. After the last voices_run(). */
void voices_free(struct voices *vs);
static const struct voices_live voices_live_usual = {.voices = VOICES_USUAL, .silent = 1e-6};

/* --- on the audio side ------------------------------------------------------------------------ */

/* [audio thread] The command takes effect at the next sample. `vs` then owns its voices; the caller
 * still owns the command itself. */
void voices_carry_out(struct voices *vs, struct command *command);
void voices_run(struct voices *vs, const struct collision_in *in, const struct collision_out *out,
                int n);
/* [audio thread] The value of an input while no signal is connected. */
void voices_set_input(struct voices *vs, int range, double value);
/* [audio thread] The list of ended voices, linked by next. The caller owns them from then on. */
struct voice *voices_take_ended(struct voices *vs);

/* --- reading ---------------------------------------------------------------------------------- */

/* [audio thread] The current voice; the count of voices; voice i, the oldest first. */
const struct voice *voices_current(const struct voices *vs);
int voices_count(const struct voices *vs);
const struct voice *voices_at(const struct voices *vs, int i);
/* [audio thread] The memory of all voices that sound. */
size_t voices_bytes(const struct voices *vs);
/* [audio thread] True if an output of the last block was not silence. */
bool voices_sound(const struct voices *vs);
/* [any] The count of unused spares. */
int voices_spares(const struct voices *vs);
/* [audio thread] The sum over all voices, ended ones included. */
struct collision_ledger voices_ledger(const struct voices *vs);

#endif
