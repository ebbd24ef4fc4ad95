/* SPDX-License-Identifier: BSD-3-Clause */
/* commands_merge.c: the list of commands that wait for the audio side.
 *
 * Waiting commands are merged if nothing between them would be lost: of several changes for one
 * sample the last counts, and while no audio runs a new note replaces the waiting one.
 */
#include "object/external_state.h"

/* From the first number of waiting commands on, neighbours are merged, and the earlier of two
 * strikes or voices is lost; from the second on, everything that a later command overrides is
 * removed. */
enum { MOST_WAIT = 256, FAR_TOO_MANY = 4 * MOST_WAIT };

/* --- merging ---------------------------------------------------------------------------------- */

/* A fresh voice or a note stays one if its settings change before it is played. */
static void merge_voice(struct command *c, struct command *later) {
    if (later->arrival == ARRIVAL_NONE)
        return;
    voice_free(c->voice);
    c->voice = later->voice;
    if (c->arrival == ARRIVAL_NONE || later->arrival != ARRIVAL_CONTINUES) {
        c->arrival = later->arrival;
        c->keeps_key = later->keeps_key;
    }
}

static void merge(struct posted_command *posted, struct posted_command *next) {
    struct command *c = &posted->command, *later = &next->command;
    merge_voice(c, later);
    if (later->has_key) {
        c->has_key = true;
        c->key = later->key;
    }
    if (later->sets_hammer) {
        c->sets_hammer = true;
        c->hammer_def = later->hammer_def;
    }
    for (int i = 0; i < RANGES; i++)
        if (later->sets_inputs & 1u << i)
            c->input[i] = later->input[i];
    c->sets_inputs |= later->sets_inputs;
    c->head |= later->head;
    c->stops |= later->stops;
    c->resets |= later->resets;
    if (later->stops || later->resets) /* earlier strikes are over */
        c->gesture = GESTURE_NONE;
    if (later->gesture != GESTURE_NONE) {
        c->gesture = later->gesture;
        c->gesture_value = later->gesture_value;
    }
    if (later->sets_live) {
        c->sets_live = true;
        c->live = later->live;
    }
    if (later->spare) {
        voice_free(c->spare);
        c->spare = later->spare;
    }
    if (next->sets_gain) {
        posted->sets_gain = true;
        posted->gain = next->gain;
        posted->gain_step = next->gain_step;
    }
    if (next->sets_driven) {
        posted->sets_driven = true;
        posted->driven = next->driven;
    }
    c->time = later->time;
    free(next);
}

static bool is_fresh(const struct command *c) {
    return c->arrival == ARRIVAL_FRESH || c->arrival == ARRIVAL_NOTE;
}

/* True if one command may replace both, though what happens between them is lost. A note-off and a
 * retuned voice are for voices that already sound, and a continuation must act on the current voice
 * before a fresh voice replaces it. */
static bool is_mergeable(const struct command *c, const struct command *later) {
    return !c->releases && !c->chokes && !later->releases && !later->chokes &&
           c->arrival != ARRIVAL_RETUNES && later->arrival != ARRIVAL_RETUNES &&
           !(c->arrival == ARRIVAL_CONTINUES && is_fresh(later));
}

/* True if one command has the effect of both. A strike, a reset and a note-off stay behind the
 * commands before them. */
static bool merges_without_loss(const struct command *c, const struct command *later) {
    return is_mergeable(c, later) && c->time == later->time && c->gesture == GESTURE_NONE &&
           !later->stops && !later->resets && !(c->sets_inputs & later->sets_inputs) &&
           c->head == later->head;
}

/* --- superseding ------------------------------------------------------------------------------ */

static bool is_empty(const struct posted_command *posted) {
    const struct command *c = &posted->command;
    return !c->voice && !c->spare && !c->sets_hammer && !c->sets_inputs && !c->stops &&
           !c->resets && c->gesture == GESTURE_NONE && !c->releases && !c->chokes &&
           !c->sets_live && !posted->sets_gain && !posted->sets_driven;
}

/* A strike or stop replaces a waiting strike, and takes over its spare voice. */
static void supersede_gesture(struct command *c, struct command *later) {
    if (later->gesture == GESTURE_NONE && !later->stops && !later->resets)
        return;
    c->gesture = GESTURE_NONE;
    if (later->spare)
        voice_free(c->spare);
    else
        later->spare = c->spare;
    c->spare = NULL;
}

/* Removes from a waiting command everything that the next command overrides. */
static void supersede(struct posted_command *posted, struct posted_command *next) {
    struct command *c = &posted->command, *later = &next->command;
    bool same_key = c->has_key && later->has_key && c->key == later->key;
    supersede_gesture(c, later);
    if (is_fresh(later) && is_fresh(c)) {
        voice_free(c->voice);
        c->voice = NULL;
        c->arrival = ARRIVAL_NONE;
    }
    if (same_key || !later->has_key) {
        c->releases &= !later->releases;
        c->chokes &= !later->chokes;
    }
    c->sets_inputs &= ~later->sets_inputs;
    c->head &= c->sets_inputs != 0;
    c->sets_hammer &= !later->sets_hammer;
    c->sets_live &= !later->sets_live;
    posted->sets_gain &= !next->sets_gain;
    posted->sets_driven &= !next->sets_driven;
}

static struct posted_command *supersede_all(struct posted_command *first,
                                            struct posted_command *next) {
    for (struct posted_command **at = &first, *posted; (posted = *at);) {
        supersede(posted, next);
        if (!is_empty(posted)) {
            at = &posted->next;
            continue;
        }
        *at = posted->next;
        posted_command_free(posted);
    }
    return first;
}

static int length(const struct posted_command *posted) {
    int count = 0;
    for (; posted; posted = posted->next)
        count++;
    return count;
}

/* Keeps the list as short as possible while no audio runs, or if too many commands wait. */
struct posted_command *commands_append(struct posted_command *first, struct posted_command *posted,
                                       bool silent) {
    int waiting = length(first);
    if (silent || waiting >= FAR_TOO_MANY)
        first = supersede_all(first, posted);
    struct posted_command **last = &first;
    while (*last && (*last)->next)
        last = &(*last)->next;
    if (*last &&
        (merges_without_loss(&(*last)->command, &posted->command) ||
         ((silent || waiting >= MOST_WAIT) && is_mergeable(&(*last)->command, &posted->command))))
        merge(*last, posted);
    else if (*last)
        (*last)->next = posted;
    else
        first = posted;
    return first;
}
