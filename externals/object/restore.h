/* SPDX-License-Identifier: BSD-3-Clause */
/* restore.h: values of rows that a patch brings back, in any order.
 *
 * The order of the table matters: a body brings values of other rows, a head brings k, mu and
 * alpha, and a scheme is refused until its body is there. A host that is handed attributes one by
 * one in another order (Max freezes them in the order of the alphabet) therefore collects them, and
 * applies all of them at once, in the order of the table.
 */
#ifndef KNOCK_RESTORE_H
#define KNOCK_RESTORE_H

#include "object/external.h"

enum { RESTORE_ROWS = 128 /* of a table at most */ };

/* All zero: nothing is collected. */
struct restore {
    struct restore_row {
        int count; /* atoms; 0: nothing */
        struct external_atom *atoms;
    } rows[RESTORE_ROWS];
};

/* Copies the value, words included; the last value of a row counts. False: there is no memory. */
bool restore_add(struct restore *r, const struct external_kind *kind, const struct parameter *row,
                 const struct external_atom *atoms, int count);
/* The collected value of the row; *count is 0 if there is none. Valid until the next change. */
const struct external_atom *restore_get(const struct restore *r, const struct external_kind *kind,
                                        const struct parameter *row, int *count);
/* Sets all collected values in the order of the table, with one new plan, and forgets them. A view
 * is left out if a row that it writes is collected, too. A value that is refused is reported, and
 * the others hold. */
void restore_apply(struct restore *r, struct external *x);
void restore_forget(struct restore *r);

#endif
