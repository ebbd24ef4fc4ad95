/* SPDX-License-Identifier: BSD-3-Clause */
/* console.h: the words that a user reads: refusals, answers of `help` and `print`, descriptions of
 * rows. README.md lists the lines and their meaning.
 *
 * A tag holds for all functions until the next one; external.h explains them. */
#ifndef KNOCK_CONSOLE_H
#define KNOCK_CONSOLE_H

#include "object/external.h"

/* --- [any] suggest.c: parts of a refusal --- */

/* Appends ", not `words`" with the atoms received; nothing if there were none. */
void suggest_sent(char *text, size_t size, const struct external_atom *atoms, int count);
/* The nearest candidate word, or NULL: candidate(of, i) is the i-th, NULL past the last. */
const char *suggest_nearest(const char *word, const char *(*candidate)(const void *of, int i),
                            const void *of);
/* The word that another name stands for, or NULL. `row` NULL: the name of a row or message. */
const char *suggest_synonym(const char *row, const char *word);

/* --- [any] describe.c --- */

/* The number of words of a choice or blend. */
int row_words(const struct parameter *row);
/* external_accepts() for a list of `least` to `most` numbers. */
const char *describe_accepts(const struct parameter *row, int least, int most, char *text,
                             size_t size);

/* --- [message thread] shared/lines.c --- */

/* Prints a line, unless the same line was printed at the same logical time: a message to many
 * clones is answered once. */
void external_say(struct external *x, bool is_error, const char *line);
/* Prints a line of a report. */
void external_print_line(struct external *x, const char *line);

/* --- [message thread] help.c: what there is, and what an unknown word may mean --- */

extern const char help_takes[];
bool help_run(struct external *x, const struct external_atom *atoms, int count);
/* Writes the refusal of a word that is no message and no row. */
void help_refuse(struct external *x, const char *name);

/* --- [message thread] print.c --- */

void external_print(struct external *x, const struct report *report);

#endif
