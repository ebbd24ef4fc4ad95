/* SPDX-License-Identifier: BSD-3-Clause */
/* sound_file.c: a recording from a WAVE file (RIFF, little-endian). */
#include "object/files/sound_file.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "object/files/regular_file.h"

enum { PCM = 1, FLOATS = 3, EXTENSIBLE = 0xfffe, CHANNELS_MOST = 64 };

struct format {
    unsigned code, channels, rate, bits;
};

static uint32_t little(const unsigned char *bytes, int count) {
    uint32_t value = 0;
    for (int i = 0; i < count; i++)
        value |= (uint32_t)bytes[i] << 8 * i;
    return value;
}

static struct format format_of(const unsigned char *chunk, size_t size) {
    struct format f = {little(chunk, 2), little(chunk + 2, 2), little(chunk + 4, 4),
                       little(chunk + 14, 2)};
    if (f.code == EXTENSIBLE && size >= 26)
        f.code = little(chunk + 24, 2); /* its sub-format begins with the format code */
    return f;
}

static bool is_readable(const struct format *f) {
    bool pcm = f->code == PCM && (f->bits == 16 || f->bits == 24 || f->bits == 32);
    return (pcm || (f->code == FLOATS && f->bits == 32)) && f->channels > 0 &&
           f->channels <= CHANNELS_MOST && f->rate > 0;
}

/* Integers are shifted to the top of 32 bits, so that one scale serves all widths. */
static float sample_of(const unsigned char *bytes, const struct format *f) {
    uint32_t word = little(bytes, (int)f->bits / 8);
    float value;
    if (f->code == FLOATS) {
        memcpy(&value, &word, sizeof value);
        return value;
    }
    word <<= 32 - f->bits;
    return (float)((double)(int32_t)word / 2147483648.);
}

/* Reads frame by frame. A truncated file gives the frames that it has. */
static int read_frames(FILE *file, const struct format *f, int most, float *samples) {
    unsigned char frame[CHANNELS_MOST * 4];
    const size_t width = f->bits / 8, size = width * f->channels;
    int count = 0;
    for (; count < most && fread(frame, 1, size, file) == size; count++) {
        float sum = 0;
        for (unsigned c = 0; c < f->channels; c++)
            sum += sample_of(frame + c * width, f);
        samples[count] = sum / (float)f->channels;
    }
    return count;
}

/* Seeks to the chunk of that name and returns its size; false: there is none. */
static bool find_chunk(FILE *file, const char *name, uint32_t *size) {
    unsigned char header[8];
    if (fseek(file, 12, SEEK_SET) != 0)
        return false;
    while (fread(header, 1, sizeof header, file) == sizeof header) {
        *size = little(header + 4, 4);
        if (memcmp(header, name, 4) == 0)
            return true;
        if (*size > INT32_MAX - 1 || fseek(file, (long)*size + (long)(*size & 1), SEEK_CUR) != 0)
            return false;
    }
    return false;
}

static int read_wave(FILE *file, double seconds, float **samples, double *rate) {
    unsigned char header[12], chunk[40] = {0};
    uint32_t size;
    if (fread(header, 1, sizeof header, file) < sizeof header || memcmp(header, "RIFF", 4) != 0 ||
        memcmp(header + 8, "WAVE", 4) != 0 || !find_chunk(file, "fmt ", &size))
        return -1;
    size_t wanted = size < sizeof chunk ? size : sizeof chunk;
    if (wanted < 16 || fread(chunk, 1, wanted, file) < wanted)
        return -1;
    const struct format f = format_of(chunk, wanted);
    if (!is_readable(&f) || !find_chunk(file, "data", &size))
        return -1;
    const uint32_t frame = f.bits / 8 * f.channels, frames = size / frame;
    double most = seconds * f.rate;
    int count = (int)(frames < most ? frames : most);
    *samples = malloc(((size_t)count + 1) * sizeof **samples);
    if (!*samples)
        return -1;
    *rate = f.rate;
    return read_frames(file, &f, count, *samples);
}

int sound_file_read(const char *path, double seconds, float **samples, double *rate) {
    FILE *file = regular_file_open(path, false);
    int count = file ? read_wave(file, seconds, samples, rate) : -1;
    if (file)
        fclose(file);
    return count;
}
