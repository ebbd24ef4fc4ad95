/* SPDX-License-Identifier: BSD-3-Clause */
/* recorded.h: a session that the real Pd played and recorded, to be repeated elsewhere and compared
 * bit by bit.
 *
 *   messages   lines `block message`: sent before that block of 64 samples
 *   in.wav     the input signals, one channel per inlet
 *   out.wav    the outputs: pickups, force, compression, up to its number of channels
 *
 * WAV files hold 32- or 64-bit floats, according to the Pd that wrote them.
 */
#ifndef KNOCK_RECORDED_H
#define KNOCK_RECORDED_H

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "object/external.h"

/* --- WAV -------------------------------------------------------------------------------------- */

struct wav {
    int channels, rate, frames, bytes;
    double *samples; /* interleaved */
};

static inline double wav_sample(const unsigned char *data, int bytes) {
    float f;
    double d;
    if (bytes == 4)
        return memcpy(&f, data, sizeof f), (double)f;
    return memcpy(&d, data, sizeof d), d;
}

/* Little endian; ends the program if the file is missing or empty. */
static inline struct wav wav_read(const char *path) {
    struct wav w = {0};
    FILE *file = fopen(path, "rb");
    static unsigned char bytes[1 << 27];
    size_t size = file ? fread(bytes, 1, sizeof bytes, file) : 0, p = 12;
    if (file)
        fclose(file);
    while (p + 8 <= size) {
        uint32_t length;
        const unsigned char *chunk = bytes + p + 8;
        memcpy(&length, bytes + p + 4, 4);
        if (memcmp(bytes + p, "fmt ", 4) == 0) {
            w.channels = chunk[2];
            memcpy(&w.rate, chunk + 4, 4);
            w.bytes = chunk[14] / 8;
        } else if (memcmp(bytes + p, "data", 4) == 0 && w.bytes) {
            int count = (int)length / w.bytes;
            w.frames = count / w.channels;
            w.samples = malloc((size_t)count * sizeof *w.samples);
            for (int i = 0; i < count; i++)
                w.samples[i] = wav_sample(chunk + (size_t)i * (size_t)w.bytes, w.bytes);
        }
        p += 8 + length + (length & 1);
    }
    if (!w.frames) {
        printf("%s: no sound\n", path);
        exit(1);
    }
    return w;
}

static inline double wav_at(const struct wav *w, int frame, int channel) {
    return w->samples[frame * w->channels + channel];
}

static inline double wav_peak(const struct wav *w, int channel, int from, int to) {
    double most = 0;
    for (int i = from; i < to; i++)
        most = fmax(most, fabs(wav_at(w, i, channel)));
    return most;
}

/* --- the session ------------------------------------------------------------------------------ */

enum { RECORDED_BLOCK = 64, RECORDED_LINE = 512 };

struct recorded {
    const struct external_kind *kind;
    const char *arguments;
    FILE *messages;
    char line[RECORDED_LINE];
    struct wav out, in;
    int channel[INLETS]; /* channel of in.wav for each inlet; -1: not connected */
};

static inline const struct external_kind *recorded_kind(const char *name) {
    const struct external_kind *kind = external_kind_called(name);
    if (kind)
        return kind;
    printf("no object %s\n", name);
    exit(2);
}

/* words: object arguments messages out.wav [in.wav inlet ...] */
static inline struct recorded recorded_open(int count, char **words) {
    struct recorded r = {.kind = recorded_kind(words[0]),
                         .arguments = words[1],
                         .messages = fopen(words[2], "r"),
                         .out = wav_read(words[3])};
    if (!r.messages) {
        printf("no %s\n", words[2]);
        exit(2);
    }
    for (int i = 0; i < INLETS; i++)
        r.channel[i] = -1;
    if (count > 4)
        r.in = wav_read(words[4]);
    for (int c = 0; c + 5 < count; c++)
        r.channel[atoi(words[c + 5])] = c;
    return r;
}

/* The next message before this block; NULL: no more. */
static inline const char *recorded_message(struct recorded *r, int block) {
    long here = ftell(r->messages);
    int when, used;
    if (fgets(r->line, sizeof r->line, r->messages)) {
        r->line[strcspn(r->line, "\n")] = '\0';
        if (sscanf(r->line, "%d %n", &when, &used) == 1 && when <= block)
            return r->line + used;
    }
    fseek(r->messages, here, SEEK_SET);
    return NULL;
}

/* The inputs of the block that begins at `from`. */
static inline void recorded_inputs(const struct recorded *r, int from,
                                   double in[INLETS][RECORDED_BLOCK]) {
    for (int i = 0; i < INLETS; i++)
        for (int j = 0; r->channel[i] >= 0 && j < RECORDED_BLOCK; j++)
            in[i][j] = wav_at(&r->in, from + j, r->channel[i]);
}

/* [tabwrite~] replaces samples of 32 bits below 2^-63 by 0. */
static inline double recorded_float(double sample) {
    return fabs(sample) < 0x1p-63 ? 0 : (double)(float)sample;
}

/* True if the bits are those that Pd wrote; prints a line if not. */
static inline bool recorded_same(const struct recorded *r, int from, double out[][RECORDED_BLOCK]) {
    for (int j = 0; j < RECORDED_BLOCK; j++)
        for (int c = 0; c < r->out.channels; c++) {
            double here = r->out.bytes == 4 ? recorded_float(out[c][j]) : out[c][j];
            double there = wav_at(&r->out, from + j, c);
            if (memcmp(&here, &there, sizeof here) != 0) {
                printf("frame %d, channel %d: here %.17g, Pd %.17g\n", from + j, c, here, there);
                return false;
            }
        }
    return true;
}

/* Closes it and prints the extent of the comparison; false: the recording is silent. */
static inline bool recorded_close(struct recorded *r) {
    double peak = wav_peak(&r->out, 0, 0, r->out.frames);
    printf("%d samples of %d channels in %d bits, peak %.3f\n", r->out.frames, r->out.channels,
           8 * r->out.bytes, peak);
    fclose(r->messages);
    free(r->out.samples);
    free(r->in.samples);
    return peak > 0;
}

#endif
