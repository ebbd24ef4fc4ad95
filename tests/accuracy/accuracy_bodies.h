/* SPDX-License-Identifier: BSD-3-Clause */
/* accuracy_bodies.h: the bodies and hammers on which accuracy is measured. */
#ifndef KNOCK_ACCURACY_BODIES_H
#define KNOCK_ACCURACY_BODIES_H

#include <stdint.h>

#include "accuracy/accuracy_strike.h"
#include "support/strike.h"

/* A body as it comes: 10 g of any hardness, alpha 1.5, .05 ... 5 m/s. */
struct one_strike usual_strike(uint64_t *rng, enum body_shape shape, struct strike_bank *body);

/* Any body, struck for R samples by 1 ... 100 g with alpha 1 ... 4 and mu v 0 ... 3. */
struct one_strike any_strike(uint64_t *rng, double R_least, double R_most,
                             struct strike_bank *body);

/* The same with a felt: up to nine tenths of it relax, within .01 ... 10 ms. */
struct one_strike any_felt_strike(uint64_t *rng, double R_least, double R_most,
                                  struct strike_bank *body);

/* One of AR04's settings. */
struct one_strike ar04_strike(int row, int point, struct strike_bank *body);

#endif
