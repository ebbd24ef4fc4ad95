/* SPDX-License-Identifier: BSD-3-Clause */
/* learn_text.h: modes as lines of text, `index, frequency amplitude width;`, the format of Max's
 * coll and Pd's text.
 *
 * The frequency is in Hz; the amplitude is that of the impulse response, with sign; the width of
 * the resonance has one of three units, each from sigma = ln(1000) / T60. A file that is read and
 * written again is the same to the last byte.
 */
#ifndef KNOCK_LEARN_TEXT_H
#define KNOCK_LEARN_TEXT_H

#include <stddef.h>

#include "learn/learn.h"

enum {
    LEARN_TEXT_LINE = 128,    /* bytes of a written line, at most */
    LEARN_TEXT_MOST = 1 << 20 /* bytes of a text to read, at most */
};

enum learn_text_width {
    LEARN_TEXT_BANDWIDTH, /* Hz between the -3 dB points: sigma / pi, as Modalys lists it */
    LEARN_TEXT_RATE,      /* 1/s: sigma, as CNMAT's resonators~ takes it */
    LEARN_TEXT_DECAY,     /* s: T60 */
    LEARN_TEXT_WIDTHS
};

/* Their names, then NULL. */
extern const char *const learn_text_widths[LEARN_TEXT_WIDTHS + 1];

/* Writes one line with its line end; returns its length. */
int learn_text_write(char *line, int index, double freq, double amplitude, double decay,
                     enum learn_text_width width);

/* Reads modes of lines with three numbers each, or four of which the first is an index. Line ends
 * may be those of any system; commas and semicolons count as blanks; empty lines, those that begin
 * with # and a byte order mark are skipped. Modes out of range or beyond LEARN_MODES are refused:
 * returns the number of the wrong line, -1 for a text without modes, 0 on success. */
int learn_text_read(const char *text, size_t size, enum learn_text_width width,
                    struct learned *learned);

#endif
