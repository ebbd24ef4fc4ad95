/* SPDX-License-Identifier: BSD-3-Clause */
/* Recordings from WAVE files: every sample width, several channels, and invalid files. */
#include "object/files/sound_file.h"
#include "support/check.h"

enum { FRAMES = 100, RATE = 8000 };
static const char path[] = "test_external_sound_file.wav";

static void put(FILE *file, uint32_t value, int bytes) {
    for (int i = 0; i < bytes; i++)
        fputc((int)((uint64_t)value >> 8 * i & 255), file);
}

/* Channel c of frame n. */
static double wanted(int n, int c) { return .5 * sin(.1 * n) / (c + 1); }

static void write_file(int code, int bits, int channels, bool extensible, int frames) {
    FILE *file = fopen(path, "wb");
    const uint32_t data = (uint32_t)(FRAMES * channels * bits / 8), format = extensible ? 40 : 16;
    fputs("RIFF", file), put(file, 4 + 8 + 3 + 1 + 8 + format + 8 + data, 4), fputs("WAVE", file);
    fputs("LIST", file), put(file, 3, 4), put(file, 0, 4); /* an odd chunk, and its padding */
    fputs("fmt ", file), put(file, format, 4);
    put(file, extensible ? 0xfffe : (uint32_t)code, 2), put(file, (uint32_t)channels, 2);
    put(file, RATE, 4), put(file, (uint32_t)(RATE * channels * bits / 8), 4);
    put(file, (uint32_t)(channels * bits / 8), 2), put(file, (uint32_t)bits, 2);
    for (int i = 0; extensible && i < 24; i++)
        put(file, i == 8 ? (uint32_t)code : 0, 1);
    fputs("data", file), put(file, data, 4);
    for (int n = 0; n < frames; n++)
        for (int c = 0; c < channels; c++) {
            float value = (float)wanted(n, c);
            uint32_t word;
            memcpy(&word, &value, 4);
            put(file, code == 3 ? word : (uint32_t)(int32_t)lround(ldexp(wanted(n, c), bits - 1)),
                bits / 8);
        }
    fclose(file);
}

TEST("PCM of 16, 24 and 32 bits and float are read as the mean of their channels, at their rate") {
    static const int formats[][2] = {{1, 16}, {1, 24}, {1, 32}, {3, 32}};
    for (int i = 0; i < 16; i++) {
        const int *format = formats[i / 4], channels = 1 + i % 2;
        float *samples = NULL;
        double rate = 0;
        write_file(format[0], format[1], channels, i % 4 >= 2, FRAMES);
        check_case("format %d, %d bits, %d channels", format[0], format[1], channels);
        if (!CHECK(sound_file_read(path, 1, &samples, &rate) == FRAMES && rate == RATE))
            continue;
        for (int n = 0; n < FRAMES; n++) {
            double mean = 0;
            for (int c = 0; c < channels; c++)
                mean += wanted(n, c) / channels;
            CHECK_NEAR((double)samples[n], mean, ldexp(1, -15));
        }
        free(samples);
    }
    remove(path);
}

TEST("no more is read than requested, and a truncated file gives what it has") {
    float *samples;
    double rate;
    write_file(1, 16, 1, false, FRAMES);
    CHECK(sound_file_read(path, 10. / RATE, &samples, &rate) == 10);
    free(samples);
    write_file(1, 16, 1, false, 7);
    CHECK(sound_file_read(path, 1, &samples, &rate) == 7);
    free(samples);
    remove(path);
}

TEST("a file that is no recording is refused") {
    static const int wrong[][3] = {{1, 8, 1}, {3, 64, 1}, {2, 16, 1}, {1, 16, 0}, {1, 16, 65}};
    float *samples = NULL;
    double rate;
    CHECK(sound_file_read("no-such-file.wav", 1, &samples, &rate) == -1);
    for (int i = 0; i < 5; i++) {
        write_file(wrong[i][0], wrong[i][1], wrong[i][2], false, 1);
        check_case("format %d, %d bits, %d channels", wrong[i][0], wrong[i][1], wrong[i][2]);
        CHECK(sound_file_read(path, 1, &samples, &rate) == -1);
    }
    for (long size = 0; size < 44; size += 4) { /* truncated within its headers */
        FILE *file = fopen(path, "wb");
        fwrite("RIFF\0\0\0\0WAVEfmt \xff\xff\xff\xff\1\0\1\0\0\0\0\0\0\0\0\0\2\0\20\0data", 1,
               (size_t)size, file);
        fclose(file);
        CHECK(sound_file_read(path, 1, &samples, &rate) == -1);
    }
    remove(path);
}

CHECK_MAIN
