/* SPDX-License-Identifier: BSD-3-Clause */
/* commands.h: the way of messages to the audio side and back: commands, reports, voices that have
 * ended. mailbox.h has the exchanged structs; the audio side is audio.c alone.
 *
 * A tag holds for all functions until the next one; external.h explains them. */
#ifndef KNOCK_COMMANDS_H
#define KNOCK_COMMANDS_H

#include "object/voices/mailbox.h"

/* --- [message thread] commands.c; false: no memory (x->why), and nothing was sent --- */

bool external_gesture(struct external *x, enum gesture gesture, double value);
/* Ends all voices; with `resets` the clock and the energies restart at 0. */
bool external_stop(struct external *x, bool resets);
/* Releases the voices of that key, or all, or stops them by damping. */
bool external_release(struct external *x, bool has_key, double key, bool chokes);
bool external_report(struct external *x, bool print, bool trace, bool roster);
void external_free_report(struct report *report);
/* An inlet's value; `head`: with a new head, which waits until the impact ends. */
bool external_set_input(struct external *x, enum external_inlets inlet, double value, bool head);
/* The audio side has the value already, from a float into the inlet. */
void external_inlet_changed(struct external *x, enum external_inlets inlet, double value);
double external_gain(const struct external *x);
/* The share of the way that the gain covers in a sample. */
double external_gain_step(const struct external *x);
struct voices_live external_live(const struct external *x);
bool external_set_live(struct external *x);
bool external_set_hammer_parameters(struct external *x);
/* Sends a voice made from the present settings. */
bool external_arrive(struct external *x, enum arrival arrival);
/* The same for the next strike alone: the prepared voice stays. A note keeps its key. */
bool external_arrive_drawn(struct external *x, bool fresh);
/* An inlet's value for the next strike: the object shows the value that is set. */
bool external_draw(struct external *x, enum external_inlets inlet, double value);
/* Sends the prepared voice as a note. */
bool external_arrive_note(struct external *x, double key);
bool external_retune(struct external *x, const struct sounding *sounding);
/* Posts the command of the present message; external_drop_command() frees it instead. */
void external_post(struct external *x);
void external_drop_command(struct external *x);
void external_free_commands(struct external *x);
/* Frees the commands and voices that the audio side has returned. */
void external_free_returned(struct external *x);
void posted_command_free(struct posted_command *posted);

/* --- [message thread] commands_merge.c --- */

/* Adds a command to those that wait; `silent`: no audio runs. */
struct posted_command *commands_append(struct posted_command *first, struct posted_command *posted,
                                       bool silent);

/* --- [audio thread] audio.c --- */

/* Fills in a report. */
void audio_write_report(const struct external *x, struct report *report);

/* --- [message thread] collect.c --- */

/* Remembers the nearest value that was reached; it is sent as `unmet`. */
void external_unmet(struct external *x, const char *what, double nearest);
/* Handles a report that the audio side has filled in. */
void external_take_report(struct external *x, struct report *report);
/* Retunes the sounding voices one after another. */
void external_begin_retuning(struct external *x);

#endif
