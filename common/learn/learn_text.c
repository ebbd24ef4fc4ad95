/* SPDX-License-Identifier: BSD-3-Clause */
/* learn_text.c: modes to text and back; see learn_text.h. */
#include "learn/learn_text.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/constants.h"
#include "base/decimal.h"
#include "base/ranges.h"

const char *const learn_text_widths[LEARN_TEXT_WIDTHS + 1] = {"bandwidth", "rate", "decay", NULL};

static double width_of(double decay, enum learn_text_width width) {
    const double sigma = LN_1000 / decay;
    return width == LEARN_TEXT_BANDWIDTH ? sigma / PI : width == LEARN_TEXT_RATE ? sigma : decay;
}

static double decay_of(double number, enum learn_text_width width) {
    return width == LEARN_TEXT_BANDWIDTH ? LN_1000 / (PI * number)
           : width == LEARN_TEXT_RATE    ? LN_1000 / number
                                         : number;
}

/* Digits: a body's values have six. Frequency and width keep all of them. An amplitude is the
 * product of two shapes over that of the strongest mode: three roundings, 1.5e-5 together, less
 * than half a step of the fourth digit. */
int learn_text_write(char *line, int index, double freq, double amplitude, double decay,
                     enum learn_text_width width) {
    return snprintf(line, LEARN_TEXT_LINE, "%d, %s %s %s;\n", index, decimal_digits(freq, 9).text,
                    decimal_digits(amplitude, 4).text,
                    decimal_digits(width_of(decay, width), 9).text);
}

/* One line as numbers; returns their number, -1 if there is anything else. */
static int numbers(const char *line, size_t size, double *number, int most) {
    char copy[LEARN_TEXT_LINE * 2];
    int count = 0;
    if (size >= sizeof copy)
        return -1;
    for (size_t i = 0; i < size; i++)
        copy[i] = line[i] && strchr(",;\t", line[i]) ? ' ' : line[i];
    copy[size] = '\0';
    for (const char *at = copy, *end;; at = end) {
        at += strspn(at, " ");
        if (*at == '\0' || (*at == '#' && count == 0))
            return strlen(copy) == size ? count : -1; /* a zero byte is not text */
        double value = decimal_read(at, &end);
        if (end == at || (*end != ' ' && *end != '\0') || !isfinite(value) || count == most)
            return -1;
        number[count++] = value;
    }
}

static bool mode_of(const double *number, enum learn_text_width width, struct learn_mode *mode) {
    double freq = number[0], amplitude = number[1];
    if (!(freq > 0 && number[2] > 0))
        return false;
    *mode = (struct learn_mode){.freq = freq,
                                .decay = decay_of(number[2], width),
                                .amplitude = fabs(amplitude),
                                .phase = amplitude < 0 ? PI : 0};
    return range_holds(&ranges[RANGE_FREQ], mode->freq) &&
           range_holds(&ranges[RANGE_DECAY], mode->decay) && mode->amplitude <= 1e12;
}

static int by_freq(const void *a, const void *b) {
    double x = ((const struct learn_mode *)a)->freq, y = ((const struct learn_mode *)b)->freq;
    return (x > y) - (x < y);
}

/* UTF-8's byte order mark */
static bool has_mark(const char *text, size_t size) {
    return size >= 3 && memcmp(text, "\xEF\xBB\xBF", 3) == 0;
}

/* Length up to the next line end: \n, \r\n or, of old Macs, \r alone. */
static size_t line_length(const char *text, size_t size) {
    size_t length = 0;
    while (length < size && text[length] != '\n' && text[length] != '\r')
        length++;
    return length;
}

int learn_text_read(const char *text, size_t size, enum learn_text_width width,
                    struct learned *learned) {
    memset(learned, 0, sizeof *learned);
    int line = 0, usual = 0;
    for (size_t at = has_mark(text, size) ? 3 : 0, length; at < size; at += length + 1) {
        double number[4];
        struct learn_mode mode;
        length = line_length(text + at, size - at);
        line++;
        int count = numbers(text + at, length, number, 4);
        if (at + length + 1 < size && memcmp(text + at + length, "\r\n", 2) == 0)
            at++;
        if (count == 0)
            continue;
        if (usual == 0)
            usual = count;
        if (count < 3 || count != usual || learned->count == LEARN_MODES ||
            !mode_of(number + count - 3, width, &mode))
            return line;
        if (mode.amplitude > 0)
            learned->mode[learned->count++] = mode;
    }
    qsort(learned->mode, (size_t)learned->count, sizeof *learned->mode, by_freq);
    return learned->count ? 0 : -1;
}
