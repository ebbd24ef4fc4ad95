/* SPDX-License-Identifier: BSD-3-Clause */
/* sound_verdict.h: how near is near enough, and what is counted.
 *
 * A partial within 25 cents, its T60 within a factor of 1.6 if the body is of metal, else of 2, the
 * centroid within 1.5, its growth from soft to hard, taken to the decibels of the recording, within
 * 1.3: real instruments of one kind differ by more. A T60 that was read from less than 15 dB of
 * decay may be off by a factor of 1.5 more.
 */
#ifndef KNOCK_SOUND_VERDICT_H
#define KNOCK_SOUND_VERDICT_H

#include <stdbool.h>

#include "sound/sound_yardsticks.h"

/* Error over the permitted error. */
double verdict_cents(double cents);
double verdict_t60(double ratio, enum yardstick_decay known, bool metal);
double verdict_centroid(double ratio);
double verdict_brightening(double grown, double decibels, const struct yardstick *y);

/* "ok" or "off"; counts. */
const char *verdict(double off, enum yardstick_figure figure);

/* Of this yardstick: prints why it is off and says so if nobody knows, or if a reason is given for
 * what is not off. Begins anew. */
void verdict_reasons(const struct yardstick *y);

/* Prints the counts; how many verdicts lack their reason, or reasons their verdict. */
int verdict_counts(void);

#endif
