/* SPDX-License-Identifier: BSD-3-Clause */
/* The pages of reference in Markdown say what the table says: each row, message, event and port
 * once for plugdata, in the front matter, and once for people. They are in knock/ of the build. */
#include "support/check.h"

#include "object/external.h"

enum { PAGE = 1 << 18, LONG = 4096 };

static char page[PAGE];

static bool load(const struct external_kind *kind) {
    char path[EXTERNAL_NAME + 16];
    snprintf(path, sizeof path, "knock/%s.md", kind->name);
    check_case("%s", path);
    FILE *file = fopen(path, "rb");
    size_t length = file ? fread(page, 1, sizeof page - 1, file) : 0;
    page[length] = '\0';
    if (file)
        fclose(file);
    return CHECK(length > 0 && length < sizeof page - 1);
}

/* Is the line in the page, once? */
__attribute__((format(printf, 1, 2))) static void check_line(const char *format, ...) {
    char line[LONG] = "\n";
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(line + 1, sizeof line - 2, format, arguments);
    va_end(arguments);
    strcat(line, "\n");
    check_case("%.60s", line + 1);
    const char *at = strstr(page, line);
    CHECK(at && !strstr(at + 1, line));
}

/* An entry of the front matter, which begins `  - key: "name` and has `help` in its next line. */
static void check_entry(const char *key, const char *name, const char *takes, const char *help) {
    char entry[4 * LONG];
    snprintf(entry, sizeof entry, "\n  - %s: \"%s%s%s%s\"\n    description: \"%s", key, name,
             *takes ? " <" : "", takes, *takes ? ">" : "", help);
    check_case("%s %s", key, name);
    const char *at = strstr(page, entry);
    CHECK(at && !strstr(at + 1, entry));
}

/* The front matter between inlets:, outlets:, flags:, methods: and draft:. */
static int entries_between(const char *from, const char *to) {
    const char *at = strstr(page, from), *end = at ? strstr(at, to) : NULL;
    int count = 0;
    for (; end && (at = strstr(at, "\n  - ")) && at < end; at++)
        count++;
    return count;
}

static void check_ports(const struct external_kind *kind) {
    char text[LONG];
    for (int i = 0; i < INLETS; i++)
        check_line("| %d | `%s` | %s | %s |", i + 1, kind->inlet[i].name, kind->inlet[i].unit,
                   kind->inlet[i].help);
    for (int i = 0; i < 4; i++) {
        external_assist(kind, true, i, 1, text, sizeof text);
        check_entry("type", i == 1 ? "anything" : "signal", "", text);
        check_line("- %s", text);
    }
    check_case("%s", kind->name);
    CHECK(entries_between("\ninlets:\n", "\noutlets:\n") == INLETS);
    CHECK(entries_between("\noutlets:\n", "\nflags:\n") == 4 + EXTERNAL_EVENTS);
}

TEST("inlets, outlets and events stand in the page") {
    for (int k = 0; k < EXTERNAL_KINDS && load(external_kinds[k]); k++) {
        check_ports(external_kinds[k]);
        for (int i = 0; i < EXTERNAL_EVENTS; i++) {
            const struct external_event *e = &external_events[i];
            char text[LONG];
            snprintf(text, sizeof text, "%s%s%s", e->name, *e->carries ? " " : "", e->carries);
            check_entry("type", text, "", e->help);
            check_line("| `%s` | %s |", text, e->help);
        }
    }
}

TEST("each message stands in the page, with what it takes") {
    for (int k = 0; k < EXTERNAL_KINDS && load(external_kinds[k]); k++) {
        const struct external_message *m;
        for (int i = 0; (m = external_message_row(external_kinds[k], i)); i++) {
            char takes[LONG] = "";
            if (m->range[0] || m->takes)
                external_message_accepts(m, takes, sizeof takes);
            check_entry("type", m->name, takes, m->help);
            check_line("| `%s` | %s | %s |", m->name, takes, m->help);
        }
    }
}

static bool is_flag(const struct parameter *row) { return row->type == PARAMETER_FLAG; }

static void check_row(const struct external_kind *kind, const struct parameter *row) {
    char takes[LONG] = "", flag[EXTERNAL_NAME];
    if (!is_flag(row))
        external_accepts(kind, row, takes, sizeof takes);
    snprintf(flag, sizeof flag, "-%s", row->name);
    check_entry("name", flag, takes, row->help);
    if (!is_flag(row))
        check_entry("type", row->name, takes, row->help);
    char cell[LONG + 2 * EXTERNAL_NAME];
    snprintf(cell, sizeof cell, "\n| `%s` | %s |", row->name, is_flag(row) ? "nothing" : takes);
    const char *at = strstr(page, cell);
    if (!CHECK(at))
        return;
    size_t length = strcspn(at + 1, "\n");
    const char *help = strstr(at, row->help);
    CHECK(help && help < at + length);
}

TEST("each parameter stands in the page, as a flag and as a message, and nothing else does") {
    for (int k = 0; k < EXTERNAL_KINDS && load(external_kinds[k]); k++) {
        const struct parameter *row;
        int rows = 0, flags = 0, messages = 0;
        for (; (row = external_row(external_kinds[k], rows)); rows++) {
            check_row(external_kinds[k], row);
            flags += is_flag(row);
        }
        while (external_message_row(external_kinds[k], messages))
            messages++;
        check_case("%s", external_kinds[k]->name);
        CHECK(entries_between("\nflags:\n", "\nmethods:\n") == rows);
        CHECK(entries_between("\nmethods:\n", "\ndraft:") == messages + rows - flags);
    }
}

/* plugdata looks for these anywhere in an entry. */
TEST("no value has the name of a key with a colon, a quote or a line of its own") {
    static const char *const keys[] = {"title:", "name:", "type:", "description:", "default:"};
    for (int k = 0; k < EXTERNAL_KINDS && load(external_kinds[k]); k++) {
        char *end = strstr(page, "\n---\n");
        if (!CHECK(end))
            return;
        *end = '\0';
        for (char *line = strtok(page, "\n"); line; line = strtok(NULL, "\n")) {
            char *value = strchr(line, '"');
            check_case("%s: %.60s", external_kinds[k]->name, line);
            size_t length = value ? strlen(value) : 0;
            CHECK(!value || (length > 1 && strchr(value + 1, '"') == value + length - 1));
            for (size_t i = 0; value && i < sizeof keys / sizeof *keys; i++)
                CHECK(!strstr(value, keys[i]));
        }
    }
}

CHECK_MAIN
