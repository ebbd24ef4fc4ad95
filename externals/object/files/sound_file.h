/* SPDX-License-Identifier: BSD-3-Clause */
/* sound_file.h: a recording from a file, for hosts without a reader of their own. */
#ifndef KNOCK_SOUND_FILE_H
#define KNOCK_SOUND_FILE_H

/* [any] Reads at most `seconds` of a WAVE file (PCM of 16, 24 or 32 bits, float of 32 bits): the
 * mean of its channels, to be freed by the caller. Returns the number of samples; -1: no WAVE file,
 * or no memory. */
int sound_file_read(const char *path, double seconds, float **samples, double *rate);

#endif
