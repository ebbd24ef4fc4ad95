/* SPDX-License-Identifier: BSD-3-Clause */
/* decimal.h: numbers as text, with a point in every locale.
 *
 * A host that sets LC_NUMERIC, as GTK does, makes strtod() and printf() use a comma. These two give
 * what C's own give in the locale "C", in any locale, and whichever thread changes it meanwhile.
 */
#ifndef KNOCK_DECIMAL_H
#define KNOCK_DECIMAL_H

enum {
    DECIMAL_DIGITS = 17, /* that tell every double from every other */
    DECIMAL_TEXT = 32    /* bytes that a text takes at most */
};

/* The text lives to the end of the expression that asks for it: printf("%s", decimal(x).text). */
struct decimal {
    char text[DECIMAL_TEXT];
};

/* As %g has it. */
struct decimal decimal(double value);
/* As %.<digits>g has it, 1 ... DECIMAL_DIGITS. */
struct decimal decimal_digits(double value, int digits);

/* The double nearest to the number at the beginning of `text`: [+-] digits [. digits] [e [+-]
 * digits] and no blanks before it. end: where it ends, which is `text` if there is none; may be
 * NULL. */
double decimal_read(const char *text, const char **end);

#endif
