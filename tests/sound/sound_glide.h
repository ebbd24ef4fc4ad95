/* SPDX-License-Identifier: BSD-3-Clause */
/* sound_glide.h: between sound.c and sound_glide.c. */
#ifndef KNOCK_SOUND_GLIDE_H
#define KNOCK_SOUND_GLIDE_H

/* Prints how far drums glide beside recorded ones. */
void sound_glides(void);

#endif
