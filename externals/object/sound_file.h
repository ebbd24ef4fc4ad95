/* SPDX-License-Identifier: BSD-3-Clause */
/* sound_file.h: a recording from a file, for hosts that have no reader of their own. */
#ifndef KNOCK_SOUND_FILE_H
#define KNOCK_SOUND_FILE_H

/* Reads at most so many seconds of a WAVE file (PCM of 16, 24 or 32 bits, float of 32): the mean of
 * its channels, to be freed by the caller. Returns how many samples; -1: it is none, or there is no
 * memory. */
int sound_file_read(const char *path, double seconds, float **samples, double *rate);

#endif
