/* SPDX-License-Identifier: BSD-3-Clause */
/* page.c: the reference page of an object for Pd, in Markdown, from the table. Its front matter is
 * what plugdata reads of an object: inlets, outlets, flags, methods. The page itself is for people.
 *
 * plugdata finds `name:` and the other keys anywhere in an entry, and begins an entry at each line
 * with a hyphen; so a value is one line between quotes. tests/unit/object/test_external_pages.c
 * checks it.
 */
#include "package/write.h"

enum { PAGE_TEXT = 4096 };

/* Text as a value between quotes. */
static void put_value(FILE *file, const char *key, const char *text) {
    fprintf(file, "%s: \"", key);
    for (; *text; text++)
        fputc(*text == '"' ? '\'' : *text, file);
    fprintf(file, "\"\n");
}

/* Text in a table, where | ends a cell. */
static void put_cell(FILE *file, const char *text) {
    fputs(" ", file);
    for (; *text; text++)
        fprintf(file, *text == '|' ? "\\%c" : "%c", *text);
    fputs(" |", file);
}

static void put_entry(FILE *file, const char *type, const char *description) {
    put_value(file, "  - type", type);
    put_value(file, "    description", description);
}

/* --- texts from the table --------------------------------------------------------------------- */

static const char *accepts_of(const struct external_kind *kind, const struct parameter *row) {
    static char text[PAGE_TEXT];
    if (row->type == PARAMETER_FLAG)
        return "nothing";
    external_accepts(kind, row, text, sizeof text);
    return text;
}

/* A view's default follows from what it shows, and a flag is off. */
static const char *default_of(const struct external_kind *kind, const struct parameter *row) {
    static char text[PAGE_TEXT];
    struct external_atom atoms[EXTERNAL_LIST];
    bool has_none = row->read || row->type == PARAMETER_FLAG;
    int count = has_none ? 0 : external_default(kind, row, atoms, EXTERNAL_LIST);
    text[0] = '\0';
    for (int i = 0; i < count; i++) {
        size_t at = strlen(text);
        const char *space = i ? " " : "";
        if (atoms[i].word)
            snprintf(text + at, sizeof text - at, "%s%s", space, atoms[i].word);
        else
            snprintf(text + at, sizeof text - at, "%s%.10g", space, atoms[i].number);
    }
    return text;
}

static const char *help_of(const struct parameter *row) {
    static char text[PAGE_TEXT];
    snprintf(text, sizeof text, "%s%s", row->help,
             row->type == PARAMETER_FLAG ? " Only as a flag."
             : row->creation             ? " How many is fixed by the flag."
                                         : "");
    return text;
}

static const char *takes_of(const struct external_message *m) {
    static char text[PAGE_TEXT];
    if (!m->range[0] && !m->takes)
        return "";
    external_message_accepts(m, text, sizeof text);
    return text;
}

/* `name <what it takes>`, or the name alone. */
static const char *with(const char *name, const char *takes) {
    static char text[PAGE_TEXT + EXTERNAL_NAME];
    snprintf(text, sizeof text, *takes ? "%s <%s>" : "%s", name, takes);
    return text;
}

static const char *event_text(const struct external_event *e) {
    static char text[PAGE_TEXT];
    snprintf(text, sizeof text, "%s%s%s", e->name, *e->carries ? " " : "", e->carries);
    return text;
}

/* --- the front matter ------------------------------------------------------------------------- */

static const char *const ordinals[] = {"1st", "2nd", "3rd", "4th", "5th", "6th"};

static void write_ports(FILE *file, const struct external_kind *kind) {
    char text[PAGE_TEXT];
    fprintf(file, "inlets:\n");
    for (int i = 0; i < INLETS; i++) {
        fprintf(file, "  %s:\n", ordinals[i]);
        snprintf(text, sizeof text, "%s, %s (%s)", kind->inlet[i].name, kind->inlet[i].help,
                 kind->inlet[i].unit);
        put_entry(file, "signal/float", text);
    }
    fprintf(file, "outlets:\n");
    for (int i = 0; i < 4; i++) {
        fprintf(file, "  %s:\n", ordinals[i]);
        put_entry(file, i == 1 ? "anything" : "signal",
                  external_assist(kind, true, i, 1, text, sizeof text));
        for (int e = 0; i == 1 && e < EXTERNAL_EVENTS; e++)
            put_entry(file, event_text(&external_events[e]), external_events[e].help);
    }
}

static void write_flags(FILE *file, const struct external_kind *kind) {
    const struct parameter *row;
    fprintf(file, "flags:\n");
    for (int i = 0; (row = external_row(kind, i)); i++) {
        char name[EXTERNAL_NAME];
        snprintf(name, sizeof name, "-%s", row->name);
        put_value(file, "  - name",
                  row->type == PARAMETER_FLAG ? name : with(name, accepts_of(kind, row)));
        put_value(file, "    description", help_of(row));
        if (*default_of(kind, row))
            put_value(file, "    default", default_of(kind, row));
    }
}

static void write_methods(FILE *file, const struct external_kind *kind) {
    const struct external_message *m;
    const struct parameter *row;
    fprintf(file, "methods:\n");
    for (int i = 0; (m = external_message_row(kind, i)); i++)
        put_entry(file, with(m->name, takes_of(m)), m->help);
    for (int i = 0; (row = external_row(kind, i)); i++)
        if (row->type != PARAMETER_FLAG)
            put_entry(file, with(row->name, accepts_of(kind, row)), help_of(row));
}

/* --- the page --------------------------------------------------------------------------------- */

static void write_port_tables(FILE *file, const struct external_kind *kind) {
    char text[PAGE_TEXT];
    fprintf(file, "\n## Inlets\n\n| | inlet | takes | meaning |\n|---|---|---|---|\n");
    for (int i = 0; i < INLETS; i++) {
        fprintf(file, "| %d | `%s` |", i + 1, kind->inlet[i].name);
        put_cell(file, kind->inlet[i].unit);
        put_cell(file, kind->inlet[i].help);
        fputc('\n', file);
    }
    fprintf(file, "\n## Outlets\n\nEach pickup has an outlet, in front of the others.\n\n");
    for (int i = 0; i < 4; i++)
        fprintf(file, "- %s\n", external_assist(kind, true, i, 1, text, sizeof text));
    fprintf(file, "\n## Events\n\n| event | meaning |\n|---|---|\n");
    for (int i = 0; i < EXTERNAL_EVENTS; i++) {
        fprintf(file, "| `%s` |", event_text(&external_events[i]));
        put_cell(file, external_events[i].help);
        fputc('\n', file);
    }
}

static void write_messages(FILE *file, const struct external_kind *kind) {
    const struct external_message *m;
    fprintf(file, "\n## Messages\n\nAll go to the left inlet.\n\n"
                  "| message | takes | meaning |\n|---|---|---|\n");
    for (int i = 0; (m = external_message_row(kind, i)); i++) {
        fprintf(file, "| `%s` |", m->name);
        put_cell(file, takes_of(m));
        put_cell(file, m->help);
        fputc('\n', file);
    }
}

static void write_category(FILE *file, const struct external_kind *kind, const char *category) {
    const struct parameter *row;
    fprintf(file, "\n### %s\n\n| parameter | takes | default | meaning |\n|---|---|---|---|\n",
            category);
    for (int i = 0; (row = external_row(kind, i)); i++) {
        if (strcmp(row->category, category) != 0)
            continue;
        fprintf(file, "| `%s` |", row->name);
        put_cell(file, accepts_of(kind, row));
        put_cell(file, default_of(kind, row));
        put_cell(file, help_of(row));
        fputc('\n', file);
    }
}

static void write_parameters(FILE *file, const struct external_kind *kind) {
    char preset[PAGE_TEXT];
    const struct parameter *row;
    fprintf(file,
            "\n## Parameters\n\nEach is a message to the left inlet, as in `k 1e8`, or a flag in "
            "the box, as in `-k 1e8` or `@k 1e8`. %s\n",
            external_preset(kind, preset, sizeof preset));
    for (int i = 0; (row = external_row(kind, i)); i++)
        if (external_begins_category(kind, i))
            write_category(file, kind, row->category);
}

void page_write(FILE *file, const struct external_kind *kind) {
    const char *about = prose(kind->name, kind->name);
    if (!about)
        package_stop("prose.txt says nothing about it", kind->name);
    fprintf(file, "---\n");
    put_value(file, "title", kind->name);
    put_value(file, "description", kind->digest);
    fprintf(file, "categories:\n  - object\npdcategory: \"Knock, Physical Modelling\"\n");
    write_ports(file, kind);
    write_flags(file, kind);
    write_methods(file, kind);
    fprintf(file, "draft: false\n---\n\n# %s\n\n%s\n", kind->name, about);
    write_port_tables(file, kind);
    write_messages(file, kind);
    write_parameters(file, kind);
}
