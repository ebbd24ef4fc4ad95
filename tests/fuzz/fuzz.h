/* SPDX-License-Identifier: BSD-3-Clause */
/* fuzz.h: objects that receive random messages, and the properties that must hold for any. */
#ifndef KNOCK_FUZZ_H
#define KNOCK_FUZZ_H

#include <stdbool.h>
#include <stdint.h>

#include "object/external.h"

enum {
    FUZZ_ATOMS = 5000,  /* of one message at most */
    FUZZ_PIECE = 2048,  /* samples between two messages at most */
    FUZZ_MESSAGES = 40, /* that one object gets */
    FUZZ_WORDS = 64     /* bytes of a selector */
};

/* Record of one object, and its violations. */
struct fuzz_life {
    long messages, refused, samples;
    long not_numbers;  /* samples that no float holds */
    int trapped;       /* of what audio must not do: memory, locks, files, printing, messages */
    bool booked;       /* the ledger has to close: exact, measured, no divergence */
    double imbalance;  /* of the most energy in play */
    bool diverged;     /* the messages added energy without limit, so all was put at rest */
    int lines_refused; /* of its dump, by a second object */
    int rows_apart;    /* that differ there afterwards */
    long samples_apart;
    uint64_t hash; /* of all samples */
};

/* Plays the performance of this seed, in blocks whose lengths the seed `cuts` gives. */
struct fuzz_life fuzz_life(uint64_t seed, uint64_t cuts);

/* --- fuzz_music.c --- */

/* Audible faults of a piece of random music. */
struct fuzz_music {
    long samples, refused, measured_changes;
    double loudness;  /* greatest peak, of the peaks of all strokes alone together */
    double stroke;    /* greatest peak after a stroke, of its notes' peaks alone together */
    double growth;    /* the same, of what rang and the last stroke alone together */
    double click;     /* greatest step at a change, of the peak around it */
    double imbalance; /* of the ledger, of the most energy in play, where it is measured */
    double end;       /* peak after the end, relative to the loudest stroke alone */
    uint64_t hash;    /* of all samples */
};

/* Plays this many strokes of the music of this seed, in blocks of this length. */
enum { FUZZ_STROKES = 24, FUZZ_TOGETHER = 3 }; /* at most */
struct fuzz_music fuzz_music(uint64_t seed, int strokes, int block);
/* Plays this seed and the following ones on `count` objects, by turns. */
void fuzz_music_together(uint64_t seed, int strokes, int block, int count,
                         struct fuzz_music *measures);

/* --- fuzz_change.c --- */

/* The peak of a stroke in which something is changed, of that of the louder of the two, without the
 * change and with it from the start, or of both where it strikes again; and what they were. */
double fuzz_change(uint64_t seed, char *description, int size);

/* --- fuzz_message.c --- */

struct fuzz_message {
    char selector[FUZZ_WORDS];
    struct external_atom atoms[FUZZ_ATOMS]; /* words: the tables', or `flags` */
    int count;
    char flags[4][EXTERNAL_NAME];
};

/* A number as a patch may send it: NaN, infinite, denormal, huge, or quite usual. */
double fuzz_number(uint64_t *rng);
/* In the range, at its ends, or any number. */
double fuzz_near(uint64_t *rng, const struct range *range);
/* A value for a row, mostly one that it accepts. */
void fuzz_value(uint64_t *rng, const struct parameter *row, struct fuzz_message *m);
/* Any message; `settled` leaves out scheme, correct and quality, and what searches. */
void fuzz_message(uint64_t *rng, const struct external_kind *kind, bool settled,
                  struct fuzz_message *m);
/* A row for fuzz_message(), or a flag. */
const struct parameter *fuzz_row(uint64_t *rng, const struct external_kind *kind, bool settled);

#endif
