/* SPDX-License-Identifier: BSD-3-Clause */
/* metrics.c: the width of text in Arial, the font of Knock's patches: advance widths of the
 * printable ASCII characters in thousandths of the font size. */
#include "package/write.h"

static const short advance[] = {278,  278, 355, 556, 556, 889, 667, 191,
                                333,  333, 389, 584, 278, 333, 278, 278, /* space ... / */
                                556,  556, 556, 556, 556, 556, 556, 556,
                                556,  556, 278, 278, 584, 584, 584, 556, /* 0 ... ? */
                                1015, 667, 667, 722, 722, 667, 611, 778,
                                722,  278, 500, 667, 556, 833, 722, 778, /* @ ... O */
                                667,  778, 722, 667, 611, 722, 667, 944,
                                667,  667, 611, 278, 278, 278, 469, 556, /* P ... _ */
                                333,  556, 556, 500, 556, 556, 278, 556,
                                556,  222, 222, 500, 222, 833, 556, 556, /* ` ... o */
                                556,  556, 333, 500, 278, 556, 500, 722,
                                500,  500, 500, 334, 260, 334, 584}; /* p ... ~ */

static double width_of(const char *text, size_t length) {
    double width = 0;
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)text[i];
        width += c >= 32 && c < 127 ? advance[c - 32] : 600;
    }
    return width * TEXT_SIZE / 1000;
}

double text_width(const char *text) { return width_of(text, strlen(text)); }

int text_lines(const char *text, double width) {
    int lines = 1;
    double used = 0, space = width_of(" ", 1);
    while (*(text += strspn(text, " "))) {
        size_t length = strcspn(text, " ");
        double word = width_of(text, length);
        if (used > 0 && used + space + word > width) {
            lines++;
            used = 0;
        }
        used += word + (used > 0 ? space : 0);
        text += length;
    }
    return lines;
}
