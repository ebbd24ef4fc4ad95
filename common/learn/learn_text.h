/* SPDX-License-Identifier: BSD-3-Clause */
/* learn_text.h: modes as lines of text, `index, frequency amplitude width;`, which Max's coll and
 * Pd's text keep.
 *
 * frequency in Hz, amplitude of what an impulse leaves, signed; the width of the resonance is said
 * in one of three ways, all of sigma = ln(1000) / T60. What was read and is written again is the
 * same to the last byte.
 */
#ifndef KNOCK_LEARN_TEXT_H
#define KNOCK_LEARN_TEXT_H

#include <stddef.h>

#include "learn/learn.h"

enum {
    LEARN_TEXT_LINE = 128,    /* bytes of a line that is written, at most */
    LEARN_TEXT_MOST = 1 << 20 /* bytes of a text that is read, at most */
};

enum learn_text_width {
    LEARN_TEXT_BANDWIDTH, /* Hz between the -3 dB points: sigma / pi, as Modalys lists it */
    LEARN_TEXT_RATE,      /* 1/s: sigma, as CNMAT's resonators~ takes it */
    LEARN_TEXT_DECAY,     /* s: T60 */
    LEARN_TEXT_WIDTHS
};

/* Their words, and NULL behind them. */
extern const char *const learn_text_widths[LEARN_TEXT_WIDTHS + 1];

/* One line, with its end; returns its length. */
int learn_text_write(char *line, int index, double freq, double amplitude, double decay,
                     enum learn_text_width width);

/* Reads modes of lines with three numbers each, or four of which the first is an index; lines end
 * as on any system; commas and semicolons are blanks, empty lines and those that begin with # are
 * skipped, and so is the mark with which some editors begin a text. Modes that are out of range or
 * beyond LEARN_MODES are refused: returns the number of the line that is wrong, -1 if there are no
 * modes at all, 0 if all is well. */
int learn_text_read(const char *text, size_t size, enum learn_text_width width,
                    struct learned *learned);

#endif
