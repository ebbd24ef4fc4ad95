/* SPDX-License-Identifier: BSD-3-Clause */
/* decimal.h: numbers as text, with a point in every locale.
 *
 * A host that sets LC_NUMERIC, as GTK does, makes strtod() and printf() use a comma. The functions
 * here give in any locale the results of C's own in the locale "C", even if another thread changes
 * the locale meanwhile.
 */
#ifndef KNOCK_DECIMAL_H
#define KNOCK_DECIMAL_H

#include "base/compiler.h"

enum {
    DECIMAL_DIGITS = 17, /* enough to distinguish any two doubles */
    DECIMAL_TEXT = 32    /* bytes of the longest text */
};

/* The text is valid until the end of the full expression: printf("%s", decimal(x).text). */
struct decimal {
    char text[DECIMAL_TEXT];
};

/* The value as %g prints it in the locale "C". */
struct decimal decimal(double value);
/* The same as %.<digits>g, digits = 1 ... DECIMAL_DIGITS. */
struct decimal decimal_digits(double value, int digits);

/* The double nearest to the number at the start of `text`: [+-] digits [. digits] [e [+-] digits],
 * no leading blanks. *end (unless end is NULL) is set behind the number, or to `text` if there is
 * none. */
double decimal_read(const char *text, const char **end);

#endif
