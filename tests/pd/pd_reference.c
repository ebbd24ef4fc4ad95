/* SPDX-License-Identifier: BSD-3-Clause */
/* pd_reference: prints the subpatch `reference` of an object's help patch, from the table.
 *
 *   pd_reference impact~
 *   pd_reference impact~ body       the menu of all words of body, a patch of its own
 *
 * Titles and entries stand from top to bottom, 78 characters wide; each entry is one text box, and
 * its height follows from where Pd breaks its lines. Parameters have a subpatch per category.
 */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "object/external.h"

enum { WIDTH = 78, LINE = 16, TEXT = 2048, LEFT = 20 };

static int x = LEFT, y = 0; /* where the next box goes */
static bool silent;         /* only to learn where that ends */

__attribute__((format(printf, 1, 2))) static void print(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    if (!silent)
        vprintf(format, arguments);
    va_end(arguments);
}

static void rule(int thickness, const char *title, const char *colour) {
    print("#X obj %d %d cnv %d 580 %d empty empty %s 8 %d 0 13 %s #000000 0;\n", x, y, thickness,
          thickness, title, thickness == 5 ? 18 : 12, colour);
    y += thickness == 5 ? 28 : 8;
}

static void section(const char *title) {
    y += 6;
    rule(5, title, "#202020");
}

/* Count of lines in Pd, which breaks at the last space that fits. */
static int lines_of(const char *text) {
    int lines = 1, used = 0;
    while (*text) {
        int word = (int)strcspn(text, " ");
        if (used && used + 1 + word > WIDTH) {
            lines++;
            used = 0;
        }
        used += word + (used ? 1 : 0);
        text += word;
        text += strspn(text, " ");
    }
    return lines;
}

/* In a patch file a comma is an atom of its own. */
static void put(const char *text) {
    for (const char *c = text; *c; c++)
        if (*c == ',')
            print(" \\,");
        else
            print("%c", *c);
}

/* Is the last word of the line a whole number? */
static bool ends_in_number(const char *line, size_t n) {
    size_t at = n;
    while (at > 0 && line[at - 1] >= '0' && line[at - 1] <= '9')
        at--;
    return at < n && (at == 0 || line[at - 1] == ' ');
}

/* A semicolon would break the line where it stands; Pd reads `1.` as a number and saves `1`. */
static void entry(const char *text) {
    char line[TEXT + TEXT / 8];
    size_t n = 0;
    for (const char *c = text; *c && n < sizeof line - 3; c++) {
        if (*c == ';')
            line[n++] = ' ';
        if (*c == '.' && (c[1] == '\0' || c[1] == ' ') && ends_in_number(line, n))
            continue;
        line[n++] = *c == ';' ? '-' : *c;
    }
    line[n] = '\0';
    print("#X text %d %d ", x, y);
    put(line);
    print(", f %d;\n", WIDTH);
    y += LINE * lines_of(line) + 6;
}

static const char *ordinal(int i) {
    static const char *const words[] = {"1st:", "2nd:", "3rd:", "4th:", "5th:", "6th:"};
    return words[i];
}

static void print_inlets(const struct external_kind *kind) {
    section("INLETS:");
    for (int i = 0; i < INLETS; i++) {
        char text[TEXT];
        rule(1, ordinal(i), "#7c7c7c");
        y += 10;
        snprintf(text, sizeof text, "%s - %s: %s.", kind->inlet[i].unit, kind->inlet[i].name,
                 kind->inlet[i].help);
        entry(text);
    }
}

static void print_outlets(const struct external_kind *kind) {
    section("OUTLETS:");
    for (int i = 0; i < 4; i++) {
        char text[TEXT];
        rule(1, ordinal(i), "#7c7c7c");
        y += 10;
        entry(external_assist(kind, true, i, 1, text, sizeof text));
        for (const struct external_event *e = external_events;
             i == 1 && e < external_events + EXTERNAL_EVENTS; e++) {
            snprintf(text, sizeof text, "%s%s%s - %s", e->name, *e->carries ? " " : "", e->carries,
                     e->help);
            entry(text);
        }
    }
}

static void print_messages(const struct external_kind *kind) {
    const struct external_message *m;
    section("MESSAGES\\ TO\\ THE\\ LEFT\\ INLET:");
    for (int i = 0; (m = external_message_row(kind, i)); i++) {
        char accepts[TEXT / 2], text[TEXT];
        external_message_accepts(m, accepts, sizeof accepts);
        if (m->range[0] || m->takes)
            snprintf(text, sizeof text, "%s <%s> - %s", m->name, accepts, m->help);
        else
            snprintf(text, sizeof text, "%s - %s", m->name, m->help);
        entry(text);
    }
}

static void print_parameter(const struct external_kind *kind, const struct parameter *row) {
    struct external_atom atoms[EXTERNAL_LIST];
    char accepts[TEXT / 2], usual[TEXT / 4] = "", text[TEXT];
    int count = row->type == PARAMETER_FLAG ? 0 : external_default(kind, row, atoms, EXTERNAL_LIST);
    external_accepts(kind, row, accepts, sizeof accepts);
    for (int i = 0; i < count; i++) {
        size_t at = strlen(usual);
        const char *space = i ? " " : "";
        if (atoms[i].word)
            snprintf(usual + at, sizeof usual - at, "%s%s", space, atoms[i].word);
        else
            snprintf(usual + at, sizeof usual - at, "%s%g", space, atoms[i].number);
    }
    snprintf(text, sizeof text, "%s <%s> - %s", row->name, accepts, row->help);
    size_t end = strlen(text);
    if (row->type == PARAMETER_FLAG)
        snprintf(text, sizeof text, "%s - %s (only as a flag)", row->name, row->help);
    else if (!row->read) /* a view's default follows from what it shows */
        snprintf(text + end, sizeof text - end, " (default %s%s)", usual,
                 row->creation ? ", how many is fixed by the flag" : "");
    entry(text);
}

static void print_category(const struct external_kind *kind, const char *category) {
    const struct parameter *row;
    x = LEFT;
    y = 10;
    section(category);
    for (int i = 0; (row = external_row(kind, i)); i++)
        if (strcmp(row->category, category) == 0)
            print_parameter(kind, row);
}

/* As high as what it holds, or as a small screen: the rest is scrolled to. */
static int window(int height) { return height < 700 ? height : 700; }

/* A subpatch for each category. */
static void print_parameters(const struct external_kind *kind) {
    char preset[TEXT];
    section("ARGUMENTS\\ AND\\ PARAMETERS:");
    entry(external_preset(kind, preset, sizeof preset));
    entry("Each is a message to the left inlet, as in `k 1e8`, or a flag in the box, as in `-k "
          "1e8` or `@k 1e8`. Click to see them:");
    int place = x, below = y, height;
    bool was_silent = silent;
    const struct parameter *row;
    for (int i = 0; (row = external_row(kind, i)); i++) {
        if (!external_begins_category(kind, i))
            continue;
        silent = true;
        print_category(kind, row->category);
        silent = was_silent;
        height = y + 10;
        print("#N canvas 60 60 620 %d %s 0;\n", window(height), row->category);
        print_category(kind, row->category);
        print("#X restore %d %d pd %s;\n", place, below, row->category);
        place += 7 * (int)strlen(row->category) + 35;
    }
    x = LEFT;
    y = below + 30;
}

static void print_all(const struct external_kind *kind) {
    x = LEFT;
    y = 18;
    print("#X obj %d %d cnv 1 1 1 empty empty %s 0 8 0 16 #e0e0e0 #000000 0;\n", x, y, kind->name);
    print("#X text %d %d - ", x + 80, y);
    put(kind->digest);
    print(", f 68;\n");
    y = 36;
    print_inlets(kind);
    print_outlets(kind);
    print_messages(kind);
    print_parameters(kind);
}

/* A vradio whose cells have the words of the row beside them. A click sends the row and the word;
   the object's events come in, and a dump moves the mark. */
static int print_menu(const struct parameter *row) {
    enum { CELL = 12, WIDE = 136, TOP = 50, STEP = 28 };
    int n = 0;
    while (row->word(n))
        n++;
    int radio = n + 1, below = TOP + CELL * n + STEP;
    printf(
        "#N canvas 100 40 560 %d 12;\n#X text 20 8 The words of `%s` \\, from the table. A click "
        "sends one. Events of the object come in: a dump moves the mark., f 74;\n",
        window(below + 6 * STEP), row->name);
    for (int i = 0; i < n; i++)
        printf("#X obj 40 %d cnv 1 1 1 empty empty %s 0 7 0 10 #fcfcfc #000000 0;\n",
               TOP + CELL * i, row->word(i));
    printf("#X obj 20 %d vradio %d 1 0 %d empty \\$0-mark empty 0 -8 0 12 #ffe08a #000000 "
           "#000000 0;\n",
           TOP, CELL, n);
    printf("#X obj 20 %d text get \\$0-words;\n#X obj 20 %d list prepend %s;\n"
           "#X obj 20 %d list trim;\n#X obj 20 %d outlet;\n",
           below, below + STEP, row->name, below + 2 * STEP, below + 3 * STEP);
    printf("#X obj 240 %d inlet;\n#X obj 240 %d route %s;\n#X obj 240 %d list;\n"
           "#X obj 240 %d text search \\$0-words;\n#X obj 240 %d moses 0;\n"
           "#X msg 281 %d set \\$1;\n#X obj 281 %d s \\$0-mark;\n",
           TOP, TOP + STEP, row->name, TOP + 2 * STEP, TOP + 3 * STEP, TOP + 4 * STEP,
           TOP + 5 * STEP, TOP + 6 * STEP);
    printf("#X obj 240 %d text define -k \\$0-words;\n#A set", TOP + 8 * STEP);
    for (int i = 0; i < n; i++)
        printf(" %s \\;", row->word(i));
    printf(";\n");
    for (int i = radio; i < radio + 11; i++)
        if (i != radio + 4)
            printf("#X connect %d %d %d 0;\n", i, i == radio + 9, i + 1);
    printf("#X coords 0 0 1 1 %d %d 3 20 %d;\n", WIDE, CELL * n + 2, TOP);
    return 0;
}

int main(int argc, char **argv) {
    const struct external_kind *kind = argc > 1 ? external_kind_called(argv[1]) : NULL;
    const struct parameter *row = kind && argc == 3 ? external_find(kind, argv[2]) : NULL;
    if (!kind || argc > 3 || (argc == 3 && !(row && row->word))) {
        fprintf(stderr, "pd_reference impact~ | mallet~ | bounce~ [body | material | mallet]\n");
        return 2;
    }
    if (row)
        return print_menu(row);
    silent = true;
    print_all(kind);
    silent = false;
    print("#N canvas 40 40 620 %d reference 0;\n", window(y));
    print_all(kind);
    return 0;
}
