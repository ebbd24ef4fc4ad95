/* SPDX-License-Identifier: BSD-3-Clause */
/* fuzz.h: objects sent anything a patch can send, and asked what must hold all the same. */
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

/* What one object has gone through, and what of it must not be. */
struct fuzz_life {
    long messages, refused, samples;
    long not_numbers;  /* samples that no float holds */
    int trapped;       /* of what audio must not do: memory, locks, files, printing, messages */
    bool booked;       /* the ledger has to close: exact, measured, nothing ran away */
    double imbalance;  /* of the most energy in play */
    bool diverged;     /* what was sent pumped, so all was put at rest */
    int lines_refused; /* of its dump, by a second object */
    int rows_apart;    /* that differ there afterwards */
    long samples_apart;
    uint64_t hash; /* of all that was heard */
};

/* The life that the seed makes, its pieces cut into blocks as `cuts` has it. */
struct fuzz_life fuzz_life(uint64_t seed, uint64_t cuts);

/* --- fuzz_music.c --- */

/* What somebody who listens to a piece of random music would hear, and may not. */
struct fuzz_music {
    long samples, refused, heard_changes;
    double loudness;  /* greatest peak, of the peaks of all strokes alone together */
    double growth;    /* the same, of what rang and the last stroke alone together */
    double click;     /* greatest step at a change, of the peak around it */
    double imbalance; /* of the ledger, of the most energy in play, where it is measured */
    double end;       /* what is left when it is over, of the loudest stroke alone */
    uint64_t hash;    /* of all that was heard */
};

/* The piece that the seed makes, in blocks of that length. */
struct fuzz_music fuzz_music(uint64_t seed, int block);
/* Those of this seed and the next ones, on as many objects that play by turns. */
enum { FUZZ_TOGETHER = 3 };
void fuzz_music_together(uint64_t seed, int block, int count, struct fuzz_music *told);

/* --- fuzz_change.c --- */

/* The peak of a stroke in which something is changed, of that of the louder of the two, without the
 * change and with it from the start; and what they were. */
double fuzz_change(uint64_t seed, char *told, int size);

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
