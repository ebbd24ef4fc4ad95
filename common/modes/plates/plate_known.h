/* SPDX-License-Identifier: BSD-3-Clause */
/* plate_known.h: modes of the discs that bodies/ has, from a table.
 *
 * Computed, the 206 modes of a cymbal take 35 ms; from the table their shapes at a point take 2
 * us, and plate_new() takes a third of the time. The table has R(r) of the flat disc's modes as
 * series of Chebyshev polynomials, within 1e-7, because their Bessel functions take 25 us a point.
 * The coefficients of the potential are not in the table: they would be five times as large (2900
 * to 24 000 numbers), and take 1 to 10 ms.
 */
#ifndef KNOCK_PLATE_KNOWN_H
#define KNOCK_PLATE_KNOWN_H

#include "modes/plates/plate.h"
#include "modes/plates/plate_disc.h"

struct plate_known_mode {
    double xi2;    /* as in struct plate_mode */
    short n, flat; /* nodal diameters; place in `flat` */
};

struct plate_known {
    struct plate_kind kind;
    const struct plate_known_mode *mode; /* in rising order of frequency */
    const struct disc_mode *flat;        /* the flat disc's, by n and then by circles */
    /* R = UNIT sum_j series[j] T_k(r), k = n mod 2 + 2 j, of each in turn; its number of terms */
    const int *series;
    const short *terms;
    const float *turn; /* rows of the modes in the flat disc's, for each n; NULL: flat */
};

#define PLATE_KNOWN_UNIT 1e-8
enum { PLATE_KNOWN_TERMS = 64 };

enum plate_name { PLATE_FLAT, PLATE_CAP, PLATE_CYMBAL, PLATES_KNOWN };
extern const struct plate_known plates_known[PLATES_KNOWN];

/* NULL: none. The number of stress functions does not matter. */
const struct plate_known *plate_known_of(const struct plate_kind *kind);
/* Phi of each mode, as plate_shape(). */
void plate_known_shape(const struct plate_known *known, double r, double angle, double *Phi);

#endif
