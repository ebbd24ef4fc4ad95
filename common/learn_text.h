/* SPDX-License-Identifier: BSD-3-Clause */
/* learn_text.h: modes as lines of text, `index, frequency amplitude bandwidth;`, as CNMAT's
 * resonators~ has them in Max's coll, and as Modalys' lists can be written.
 *
 * frequency in Hz, amplitude of what an impulse leaves, signed; bandwidth in Hz between the -3 dB
 * points of a resonance: sigma / pi.
 */
#ifndef KNOCK_LEARN_TEXT_H
#define KNOCK_LEARN_TEXT_H

#include <stddef.h>

#include "learn.h"

enum {
    LEARN_TEXT_LINE = 128,    /* bytes of a line that is written, at most */
    LEARN_TEXT_MOST = 1 << 20 /* bytes of a text that is read, at most */
};

/* One line, with its end; returns its length. */
int learn_text_write(char *line, int index, double freq, double amplitude, double decay);

/* Reads modes of lines with three numbers, or four of which the first is an index; commas and
 * semicolons are blanks, empty lines and those that begin with # are skipped. Modes that are out of
 * range or beyond LEARN_MODES are refused: returns the number of the line that is wrong, -1 if
 * there are no modes at all, 0 if all is well. */
int learn_text_read(const char *text, size_t size, struct learned *learned);

#endif
