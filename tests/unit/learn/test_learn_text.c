/* SPDX-License-Identifier: BSD-3-Clause */
/* Modes as text, and invalid texts. */
#include "support/check.h"

#include "learn/learn_text.h"

static struct learned learned;

static int read_as(const char *text, enum learn_text_width width) {
    return learn_text_read(text, strlen(text), width, &learned);
}

static int read_text(const char *text) { return read_as(text, LEARN_TEXT_BANDWIDTH); }

TEST("written modes are read back, in every unit of width") {
    for (int width = 0; width < LEARN_TEXT_WIDTHS; width++) {
        char text[8 * LEARN_TEXT_LINE];
        int length = 0;
        check_case("%s", learn_text_widths[width]);
        for (int i = 0; i < 5; i++)
            length += learn_text_write(text + length, i + 1, 100.125 * (i + 1), i % 2 ? -.5 : .25,
                                       2. / (i + 1), (enum learn_text_width)width);
        CHECK(read_as(text, (enum learn_text_width)width) == 0);
        if (CHECK(learned.count == 5))
            for (int i = 0; i < 5; i++) {
                const struct learn_mode *m = learned.mode + i;
                CHECK_REL(m->freq, 100.125 * (i + 1), 1e-8);
                CHECK_REL(m->decay, 2. / (i + 1), 1e-8);
                CHECK_REL(m->amplitude * cos(m->phase), i % 2 ? -.5 : .25, 1e-12);
            }
    }
}

/* A decay of 1 s has sigma = ln(1000)/s, a resonance 2.2 Hz wide. */
TEST("bandwidth, rate and decay are equivalent") {
    static const char *const second[] = {"440 1 2.198806", "440 1 6.907755", "440 1 1"};
    for (int width = 0; width < LEARN_TEXT_WIDTHS; width++) {
        CHECK(read_as(second[width], (enum learn_text_width)width) == 0);
        CHECK_REL(learned.mode->decay, 1, 1e-6);
    }
}

TEST(
    "lines of other programs are read: with an index or without, with commas, blanks and remarks") {
    static const char *const texts[] = {"# a bell\n\n440 1 2.5\r\n  \t220 , .5,1.5 ;\n880 -1e-3 4",
                                        "1, 440 1 2.5;\n2, 220 .5 1.5;\n3, 880 -.001 4;\n"};
    for (int i = 0; i < 2; i++) {
        check_case("%s", texts[i]);
        CHECK(read_text(texts[i]) == 0);
        if (CHECK(learned.count == 3)) {
            CHECK(learned.mode[0].freq == 220 && learned.mode[1].freq == 440);
            CHECK(learned.mode[0].amplitude == .5 && learned.mode[2].phase != 0);
        }
    }
}

TEST("a byte order mark is skipped before the first line, and nowhere else") {
    CHECK(read_text("\xEF\xBB\xBF"
                    "440 1 2\r\n") == 0 &&
          learned.count == 1);
    CHECK(read_text("\xEF\xBB\xBF") == -1);
    CHECK(read_text("440 1 2\n\xEF\xBB\xBF"
                    "440 1 2\n") == 2);
}

TEST("lines end as on any system, and are counted the same") {
    static const char *const ends[] = {"\n", "\r\n", "\r"};
    for (int i = 0; i < 3; i++) {
        char text[200];
        const char *e = ends[i];
        check_case("end %d", i);
        snprintf(text, sizeof text, "# old%s%s1, 200 1 2;%s2, 100 0.5 3;%s", e, e, e, e);
        CHECK(learn_text_read(text, strlen(text), LEARN_TEXT_BANDWIDTH, &learned) == 0);
        CHECK(learned.count == 2 && learned.mode[0].freq == 100 && learned.mode[1].freq == 200);
        snprintf(text, sizeof text, "1, 200 1 2;%s%s2, 100 word 3;%s", e, e, e);
        CHECK(learn_text_read(text, strlen(text), LEARN_TEXT_BANDWIDTH, &learned) == 3);
    }
}

TEST("the first wrong line is reported, and so is a text without modes") {
    static const struct {
        const char *text;
        int line;
    } table[] = {
        {"", -1},
        {"\n# nothing\n", -1},
        {"440 1\n", 1},
        {"440 1 2\n440 1 2 3 4\n", 2},
        {"1, 440 1 2;\n2, 880 1", 2}, /* truncated: 2 Hz of amplitude 880 was not meant */
        {"440 1 2\n2, 880 1 2\n", 2},
        {"440 1 two\n", 1},
        {"-440 1 2\n", 1},
        {"440 1 0\n", 1},
        {"440 1 -2\n", 1},
        {"440 nan 2\n", 1},
        {"440 inf 2\n", 1},
        {"1e7 1 2\n", 1},
        {"440 1 2\n440 1 1e9\n", 2},
        {"440 1 2\n\1\2\3\n", 2},
        {"{\"json\": 1}", 1},
    };
    for (unsigned i = 0; i < sizeof table / sizeof *table; i++) {
        check_case("%s", table[i].text);
        CHECK(read_text(table[i].text) == table[i].line);
    }
    CHECK(learn_text_read("440 1 2\n440 1 2\0 3", 18, LEARN_TEXT_BANDWIDTH, &learned) == 2);
}

TEST("a line without end and more modes than there may be are refused") {
    static char text[1 << 16];
    memset(text, '1', sizeof text);
    CHECK(learn_text_read(text, sizeof text, LEARN_TEXT_BANDWIDTH, &learned) == 1);
    int length = 0;
    for (int i = 0; i <= LEARN_MODES; i++)
        length += snprintf(text + length, sizeof text - (size_t)length, "%d 1 2\n", 100 + i);
    CHECK(learn_text_read(text, (size_t)length, LEARN_TEXT_BANDWIDTH, &learned) == LEARN_MODES + 1);
}

/* --- any bytes at all ---------------------------------------------------------------------------
 */

enum { FUZZED = 4096 };

static int below(uint64_t *rng, int n) { return (int)check_uniform(rng, 0, n) % n; }

/* Valid lines with a few bytes changed, doubled or removed, or the end cut off. */
static int fuzzed_text(uint64_t *rng, char *text) {
    static const char bytes[] = "0123456789+-.,;eExX#naif \t\r\n\0\xEF\xBB\xBF\xFF";
    int length = 0, lines = below(rng, 12);
    for (int i = 0; i < lines; i++) {
        double freq = check_log_uniform(rng, 1, 1e5), amplitude = check_uniform(rng, -1, 1);
        double decay = check_log_uniform(rng, 1e-4, 100);
        length += learn_text_write(text + length, i, freq, amplitude, decay,
                                   (enum learn_text_width)below(rng, LEARN_TEXT_WIDTHS));
    }
    for (int changes = below(rng, 4); length && changes > 0; changes--) {
        int at = below(rng, length), kind = below(rng, 5), span = 1 + below(rng, length - at);
        if (kind < 3)
            text[at] = bytes[below(rng, sizeof bytes - 1)];
        else if (kind == 3 && length + span < FUZZED)
            memmove(text + at + span, text + at, (size_t)(length - at)), length += span;
        else
            memmove(text + at, text + at + span, (size_t)(length - at - span)), length -= span;
    }
    return length;
}

static bool is_mode(const struct learn_mode *m) {
    return m->freq > 0 && m->freq < 1e6 && m->decay > 0 && m->decay < 1e6 && m->amplitude > 0 &&
           m->amplitude <= 1e12;
}

TEST("corrupted texts give a line number, or modes in order and in range") {
    uint64_t rng = 2026;
    int counts[3] = {0};
    for (int i = 0; i < 50000; i++) {
        char text[FUZZED];
        int size = fuzzed_text(&rng, text), lines = 1;
        /* Memory that ends where the text does: a read beyond it is detected. */
        char *own = malloc((size_t)size + 1);
        memcpy(own, text, (size_t)size);
        own = realloc(own, (size_t)size ? (size_t)size : 1);
        for (int n = 0; n < size; n++)
            lines += own[n] == '\n' || own[n] == '\r';
        check_case("text %d", i);
        int said = learn_text_read(own, (size_t)size, (enum learn_text_width)(i % 3), &learned);
        free(own);
        CHECK(said >= -1 && said <= lines && (said != 0 || learned.count > 0));
        for (int k = 0; said == 0 && k < learned.count; k++)
            CHECK(is_mode(learned.mode + k) &&
                  (k == 0 || learned.mode[k].freq >= learned.mode[k - 1].freq));
        counts[said < 0 ? 0 : said > 0 ? 1 : 2]++;
    }
    for (int i = 0; i < 3; i++)
        CHECK(counts[i] > 1000);
}

CHECK_MAIN
