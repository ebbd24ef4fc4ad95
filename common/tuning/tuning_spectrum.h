/* SPDX-License-Identifier: BSD-3-Clause */
/* tuning_spectrum.h: the spectral centroid as [AR04] section 4 measures it. Private to
 * common/tuning. */
#ifndef KNOCK_TUNING_SPECTRUM_H
#define KNOCK_TUNING_SPECTRUM_H

/* Frames of 1024 samples, overlapping by half, within the first 100 ms at 44.1 kHz. A Hann window:
 * without one the truncation of a pure tone outweighs the tone, and the centroid could not fall
 * below the pitch for long contacts, as it does in [AR04]. */
enum {
    SPECTRUM_SIZE = 1024,
    SPECTRUM_HOP = SPECTRUM_SIZE / 2,
    SPECTRUM_FRAMES = 7,
    SPECTRUM_SAMPLES = SPECTRUM_SIZE + (SPECTRUM_FRAMES - 1) * SPECTRUM_HOP
};

/* cos and -sin of 2 pi i / SIZE; filled once for many spectra. */
struct spectrum_turns {
    double re[SPECTRUM_SIZE], im[SPECTRUM_SIZE];
};

void spectrum_turns_fill(struct spectrum_turns *turns);

/* Hz: the mean over the frames of sum f |X| / sum |X|, f from 0 to half the rate. Frames 120 dB
 * below the loudest are left out; 0 for silence. */
double spectrum_centroid(const struct spectrum_turns *turns, const double *signal, double rate);

#endif
