/* SPDX-License-Identifier: BSD-3-Clause */
/* restore.h: values of rows that a patch restores, in any order. [message thread]
 *
 * The order of the table matters: a body sets values of other rows, a head sets k, mu and alpha,
 * and a scheme is refused until its body is set. Some hosts pass attributes one by one in another
 * order (Max freezes them in alphabetical order). Such a host collects them and applies all at
 * once, in the order of the table.
 */
#ifndef KNOCK_RESTORE_H
#define KNOCK_RESTORE_H

#include "object/external.h"

/* All zero: nothing is collected. */
struct restore {
    struct restore_row {
        int count; /* atoms; 0: none */
        struct external_atom *atoms;
    } rows[EXTERNAL_ROWS];
};

/* Copies the value with its words; the last value of a row counts. False: no memory. */
bool restore_add(struct restore *r, const struct external_kind *kind, const struct parameter *row,
                 const struct external_atom *atoms, int count);
/* The collected value of the row; *count is 0 if there is none. Valid until the next change. */
const struct external_atom *restore_get(const struct restore *r, const struct external_kind *kind,
                                        const struct parameter *row, int *count);
/* Sets all collected values in the order of the table, with one prepared voice, and frees them. A
 * view is skipped if a row that it writes is collected. Refused values are reported, the others are
 * set. */
void restore_apply(struct restore *r, struct external *x);
void restore_forget(struct restore *r);

#endif
