/* SPDX-License-Identifier: BSD-3-Clause */
/* learn_text.c: modes to text and back; see learn_text.h. */
#include "learn_text.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ranges.h"

#define PI      3.14159265358979323846
#define LN_1000 6.907755278982137

int learn_text_write(char *line, int index, double freq, double amplitude, double decay) {
    double bandwidth = LN_1000 / decay / PI;
    return snprintf(line, LEARN_TEXT_LINE, "%d, %.9g %.9g %.9g;\n", index, freq, amplitude,
                    bandwidth);
}

/* One line as numbers; returns how many, -1: there is something else. */
static int numbers(const char *line, size_t size, double *number, int most) {
    char copy[LEARN_TEXT_LINE * 2];
    int count = 0;
    if (size >= sizeof copy)
        return -1;
    for (size_t i = 0; i < size; i++)
        copy[i] = line[i] && strchr(",;\t\r", line[i]) ? ' ' : line[i];
    copy[size] = '\0';
    for (char *at = copy, *end;; at = end) {
        at += strspn(at, " ");
        if (*at == '\0' || (*at == '#' && count == 0))
            return strlen(copy) == size ? count : -1; /* a zero byte is no text */
        double value = strtod(at, &end);
        if (end == at || (*end != ' ' && *end != '\0') || !isfinite(value) || count == most)
            return -1;
        number[count++] = value;
    }
}

static bool mode_of(const double *number, struct learn_mode *mode) {
    double freq = number[0], amplitude = number[1], bandwidth = number[2];
    if (!(freq > 0 && bandwidth > 0))
        return false;
    *mode = (struct learn_mode){.freq = freq,
                                .decay = LN_1000 / (PI * bandwidth),
                                .amplitude = fabs(amplitude),
                                .phase = amplitude < 0 ? PI : 0};
    return range_holds(&ranges[RANGE_FREQ], mode->freq) &&
           range_holds(&ranges[RANGE_DECAY], mode->decay) && mode->amplitude <= 1e12;
}

static int by_freq(const void *a, const void *b) {
    double x = ((const struct learn_mode *)a)->freq, y = ((const struct learn_mode *)b)->freq;
    return (x > y) - (x < y);
}

int learn_text_read(const char *text, size_t size, struct learned *learned) {
    memset(learned, 0, sizeof *learned);
    int line = 0;
    for (size_t at = 0, length; at < size; at += length + 1) {
        const char *end = memchr(text + at, '\n', size - at);
        double number[4];
        struct learn_mode mode;
        length = end ? (size_t)(end - text) - at : size - at;
        line++;
        int count = numbers(text + at, length, number, 4);
        if (count == 0)
            continue;
        if (count < 3 || learned->count == LEARN_MODES || !mode_of(number + count - 3, &mode))
            return line;
        if (mode.amplitude > 0)
            learned->mode[learned->count++] = mode;
    }
    qsort(learned->mode, (size_t)learned->count, sizeof *learned->mode, by_freq);
    return learned->count ? 0 : -1;
}
