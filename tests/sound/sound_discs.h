/* SPDX-License-Identifier: BSD-3-Clause */
/* sound_discs.h: between sound.c and sound_discs.c. */
#ifndef KNOCK_SOUND_DISCS_H
#define KNOCK_SOUND_DISCS_H

/* Prints the brightness of a cymbal beside a recorded one, the glides of gongs, and the brightness
 * of a tom by von Karman. Returns the number of figures out of bounds. */
int sound_discs(void);

#endif
