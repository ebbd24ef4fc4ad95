/* SPDX-License-Identifier: BSD-3-Clause */
/* Modes as text, and what is no such text. */
#include "check.h"

#include "learn_text.h"

static struct learned learned;

static int read_text(const char *text) { return learn_text_read(text, strlen(text), &learned); }

TEST("what is written is read back") {
    char text[8 * LEARN_TEXT_LINE];
    int length = 0;
    for (int i = 0; i < 5; i++)
        length += learn_text_write(text + length, i + 1, 100.125 * (i + 1), i % 2 ? -.5 : .25,
                                   2. / (i + 1));
    CHECK(read_text(text) == 0);
    if (CHECK(learned.count == 5))
        for (int i = 0; i < 5; i++) {
            const struct learn_mode *m = learned.mode + i;
            CHECK_REL(m->freq, 100.125 * (i + 1), 1e-8);
            CHECK_REL(m->decay, 2. / (i + 1), 1e-8);
            CHECK_REL(m->amplitude * cos(m->phase), i % 2 ? -.5 : .25, 1e-8);
        }
}

TEST(
    "lines of other programs are read: with an index or without, with commas, blanks and remarks") {
    CHECK(read_text("# a bell\n\n440 1 2.5\r\n  2,\t220 , .5,1.5 ;\n3 880 -1e-3 4") == 0);
    if (CHECK(learned.count == 3)) {
        CHECK(learned.mode[0].freq == 220 && learned.mode[1].freq == 440);
        CHECK(learned.mode[2].phase != 0);
    }
}

TEST("the first line that is wrong is told, and a text without modes") {
    static const struct {
        const char *text;
        int line;
    } table[] = {
        {"", -1},
        {"\n# nothing\n", -1},
        {"440 1\n", 1},
        {"440 1 2\n440 1 2 3 4\n", 2},
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
    CHECK(learn_text_read("440 1 2\n440 1 2\0 3", 18, &learned) == 2);
}

TEST("a line without end and more modes than there may be are refused") {
    static char text[1 << 16];
    memset(text, '1', sizeof text);
    CHECK(learn_text_read(text, sizeof text, &learned) == 1);
    int length = 0;
    for (int i = 0; i <= LEARN_MODES; i++)
        length += snprintf(text + length, sizeof text - (size_t)length, "%d 1 2\n", 100 + i);
    CHECK(learn_text_read(text, (size_t)length, &learned) == LEARN_MODES + 1);
}

CHECK_MAIN
