/* SPDX-License-Identifier: BSD-3-Clause */
/* plates.h: the coefficients of gongs, cymbals and drumheads by von Karman, which all objects
 * share.
 *
 * They depend on the kind of the plate alone (modes/plates/plate.h), not on note, size or material.
 * The message side computes them when a body of that kind is first wanted: 1 ms for a gong, 10 ms
 * for a cymbal, .1 s for a drumhead in render. They stay, 40 to 130 kB, until the last object is
 * freed. As const tables they would be five times as large as that of the modes (plate_known.h), in
 * each binary.
 */
#ifndef KNOCK_PLATES_H
#define KNOCK_PLATES_H

#include "bodies/body.h"

/* [any] With a reference; NULL: no memory. Allocates. */
const struct plate *plates_take(const struct body *b);
void plates_leave(const struct plate *p);
/* Frees those without a user: no object is left. */
void plates_forget(void);

#endif
