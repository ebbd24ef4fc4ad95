/* SPDX-License-Identifier: BSD-3-Clause */
/* sound_levels.h: sweeps over bodies, heads, notes, velocities and hardness. */
#ifndef KNOCK_SOUND_LEVELS_H
#define KNOCK_SOUND_LEVELS_H

/* Prints the row `level` of this body, fitted anew; NULL: of all. */
void sound_constants(const char *body);
/* Each returns the number of faults that no list of exceptions names. */
int sound_heads(void);
int sound_velocities(void);
int sound_hardness(void);

#endif
