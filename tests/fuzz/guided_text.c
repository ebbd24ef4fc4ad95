/* SPDX-License-Identifier: BSD-3-Clause */
/* guided_text.c: the reader of modes as text, with any bytes; the first selects the unit of the
 * widths. The result is the number of a wrong line, or modes in range and in order, of which a body
 * can be made. Written and read again they are the same. */
#include "learn/learn_body.h"
#include "learn/learn_text.h"
#include "support/check.h"

static void require(bool good, const char *what) {
    if (good)
        return;
    fprintf(stderr, "%s\n", what);
    abort();
}

static int write_all(const struct learned *l, enum learn_text_width width, char *text) {
    int length = 0;
    for (int i = 0; i < l->count; i++) {
        const struct learn_mode *m = l->mode + i;
        double signed_one = cos(m->phase) < 0 ? -m->amplitude : m->amplitude;
        int one = learn_text_write(text + length, i + 1, m->freq, signed_one, m->decay, width);
        require(one > 0 && one < LEARN_TEXT_LINE, "a line is longer than a line");
        length += one;
    }
    return length;
}

static void write_and_read(const struct learned *l, enum learn_text_width width) {
    static char first[LEARN_MODES * LEARN_TEXT_LINE], second[LEARN_MODES * LEARN_TEXT_LINE];
    static struct learned again;
    int length = write_all(l, width, first);
    require(learn_text_read(first, (size_t)length, width, &again) == 0, "not read again");
    require(again.count == l->count, "other modes are read again");
    require(write_all(&again, width, second) == length &&
                memcmp(first, second, (size_t)length) == 0,
            "what was read is written otherwise");
}

static bool is_mode(const struct learn_mode *m) {
    return m->freq > 0 && m->freq <= 1e6 && m->decay > 0 && m->decay <= 1e6 && m->amplitude > 0 &&
           m->amplitude <= 1e12;
}

static void make_body(const struct learned *l) {
    static struct learn_body b;
    if (!learn_body_of_impulse(l, &b))
        return;
    require(b.count > 0 && b.count <= l->count && b.mass > 0, "a body of nothing");
    for (int i = 0; i < b.count; i++)
        require(b.freq[i] > 0 && b.decay[i] > 0 && isfinite(b.strike[i]) && isfinite(b.pickup[i]),
                "a body's mode is no number");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static struct learned l;
    if (size == 0)
        return 0;
    enum learn_text_width width = (enum learn_text_width)(*data % LEARN_TEXT_WIDTHS);
    const char *text = (const char *)data + 1;
    int lines = 1, said = learn_text_read(text, size - 1, width, &l);
    for (size_t i = 0; i + 1 < size; i++)
        lines += text[i] == '\n' || text[i] == '\r';
    require(said >= -1 && said <= lines, "a line that is not there");
    if (said != 0)
        return 0;
    require(l.count > 0 && l.count <= LEARN_MODES, "no modes, or too many");
    for (int i = 0; i < l.count; i++)
        require(is_mode(l.mode + i) && (i == 0 || l.mode[i].freq >= l.mode[i - 1].freq),
                "a mode is out of range or out of order");
    write_and_read(&l, width);
    make_body(&l);
    return 0;
}
