/* SPDX-License-Identifier: BSD-3-Clause */
/* reference.c: writes the reference page of an object, from the table and the prose. */
#include "package/write.h"
#include <ctype.h>

/* True for the name of a kind without a prefix or a folder before it. */
static bool is_kind(const char *text, const char *at) {
    bool begins = at == text || !(strchr("./~-", at[-1]) || isalpha((unsigned char)at[-1]));
    for (int i = 0; begins && i < EXTERNAL_KINDS; i++)
        if (strncmp(at, external_kinds[i]->name, strlen(external_kinds[i]->name)) == 0)
            return true;
    return false;
}

/* Writes text as XML. Words in backquotes become messages or attributes, and an object gets its
 * name in Max. */
static void put(FILE *file, const char *text) {
    const char *const begin = text;
    bool quoted = false;
    for (; *text; text++) {
        if (is_kind(begin, text))
            fputs(KNOCK_PREFIX, file);
        switch (*text) {
        case '`':
            quoted = !quoted;
            fputs(quoted ? "<m>" : "</m>", file);
            break;
        case '&':
            fputs("&amp;", file);
            break;
        case '<':
            fputs("&lt;", file);
            break;
        case '>':
            fputs("&gt;", file);
            break;
        case '"':
            fputs("&quot;", file);
            break;
        default:
            fputc(*text, file);
        }
    }
}

static void put_element(FILE *file, const char *indent, const char *tag, const char *text) {
    fprintf(file, "%s<%s>", indent, tag);
    put(file, text);
    fprintf(file, "</%s>\n", tag);
}

/* A paragraph of the prose; the build stops if it is missing. */
static const char *wanted(const char *name, const struct external_kind *kind) {
    const char *text = prose(name, kind->name);
    if (!text)
        package_stop("prose.txt says nothing about it", name);
    return text;
}

static void write_inlets(FILE *file, const struct external_kind *kind) {
    fprintf(file, "\t<inletlist>\n");
    for (int i = 0; i < INLETS; i++) {
        char digest[TEXT], name[EXTERNAL_NAME];
        snprintf(digest, sizeof digest, "%s (%s)", kind->inlet[i].name, kind->inlet[i].unit);
        snprintf(name, sizeof name, "inlet %s", kind->inlet[i].name);
        fprintf(file, "\t\t<inlet id=\"%d\" type=\"signal/float\">\n", i);
        put_element(file, "\t\t\t", "digest", digest);
        put_element(file, "\t\t\t", "description", wanted(name, kind));
        fprintf(file, "\t\t</inlet>\n");
    }
    fprintf(file, "\t</inletlist>\n");
}

static void write_outlets(FILE *file, const struct external_kind *kind) {
    static const char *const outlets[][2] = {{"pickup", "signal"},
                                             {"events", "anything"},
                                             {"force", "signal"},
                                             {"compression", "signal"},
                                             {"dumpout", "anything"}};
    fprintf(file, "\t<outletlist>\n");
    for (int i = 0; i < 5; i++) {
        char digest[TEXT] = "dumpout: answers to getk, getmu, ...", name[EXTERNAL_NAME];
        snprintf(name, sizeof name, "outlet %s", outlets[i][0]);
        if (i < 4)
            external_assist(kind, true, i, 1, digest, sizeof digest);
        fprintf(file, "\t\t<outlet id=\"%d\" type=\"%s\">\n", i, outlets[i][1]);
        put_element(file, "\t\t\t", "digest", digest);
        put_element(file, "\t\t\t", "description", wanted(name, kind));
        fprintf(file, "\t\t</outlet>\n");
    }
    fprintf(file, "\t</outletlist>\n");
}

static void write_methods(FILE *file, const struct external_kind *kind) {
    const struct external_message *m;
    fprintf(file, "\t<methodlist>\n");
    for (int i = 0; (m = external_message_row(kind, i)); i++) {
        char name[EXTERNAL_NAME];
        snprintf(name, sizeof name, "message %s", m->name);
        fprintf(file, "\t\t<method name=\"%s\">\n\t\t\t<arglist>\n", m->name);
        for (int a = 0; a < 2 && m->range[a]; a++)
            fprintf(file,
                    "\t\t\t\t<arg name=\"%s\" type=\"float\" optional=\"0\" units=\"%s\" />\n",
                    m->range[a]->name, m->range[a]->unit);
        if (m->takes)
            fprintf(file, "\t\t\t\t<arg name=\"name\" type=\"list\" optional=\"0\" />\n");
        fprintf(file, "\t\t\t</arglist>\n");
        put_element(file, "\t\t\t", "digest", m->help);
        put_element(file, "\t\t\t", "description", wanted(name, kind));
        fprintf(file, "\t\t</method>\n");
    }
    fprintf(file, "\t</methodlist>\n");
}

static const char *type_of(const struct parameter *row) {
    switch (row->type) {
    case PARAMETER_NUMBER:
        return "float64";
    case PARAMETER_COUNT:
    case PARAMETER_FLAG:
        return "long";
    case PARAMETER_NAME:
        return "symbol";
    case PARAMETER_CHOICE:
        return row->more ? "atom" : "symbol";
    default:
        return "atom";
    }
}

static void write_meta(FILE *file, const char *name, const char *type, const char *value) {
    fprintf(file,
            "\t\t\t\t<attribute name=\"%s\" get=\"1\" set=\"1\" type=\"%s\" size=\"1\" value=\"",
            name, type);
    put(file, value);
    fprintf(file, "\" />\n");
}

static void write_words(FILE *file, const struct external_kind *kind, const struct parameter *row) {
    int count = 0;
    while (row->word(count))
        count++;
    fprintf(file,
            "\t\t\t\t<attribute name=\"enumvals\" get=\"1\" set=\"1\" type=\"atom\" "
            "size=\"%d\">\n\t\t\t\t\t<enumlist>\n",
            count);
    for (int i = 0; i < count; i++) {
        char name[EXTERNAL_NAME];
        snprintf(name, sizeof name, "%s %s", row->name, row->word(i));
        const char *text = prose(name, kind->name);
        fprintf(file, "\t\t\t\t\t\t<enum name=\"%s\">", row->word(i));
        if (text) {
            fprintf(file, "<digest>");
            put(file, text);
            fprintf(file, "</digest>");
        }
        fprintf(file, "</enum>\n");
    }
    fprintf(file, "\t\t\t\t\t</enumlist>\n\t\t\t\t</attribute>\n");
}

static void default_text(const struct external_kind *kind, const struct parameter *row, char *text,
                         size_t size) {
    struct external_atom atoms[EXTERNAL_LIST];
    int count = external_default(kind, row, atoms, EXTERNAL_LIST);
    text[0] = '\0';
    for (int i = 0; i < count; i++) {
        size_t at = strlen(text);
        if (atoms[i].word)
            snprintf(text + at, size - at, "%s%s", at ? " " : "", atoms[i].word);
        else
            snprintf(text + at, size - at, "%s%.10g", at ? " " : "", atoms[i].number);
    }
}

static void write_attribute(FILE *file, const struct external_kind *kind,
                            const struct parameter *row, int order) {
    char accepts[EXTERNAL_LINE], text[TEXT], number[16];
    external_accepts(kind, row, accepts, sizeof accepts);
    fprintf(file, "\t\t<attribute name=\"%s\" get=\"1\" set=\"%d\" type=\"%s\" size=\"%d\">\n",
            row->name, row->type != PARAMETER_FLAG, type_of(row),
            row->type == PARAMETER_LIST ? row->most_count : 1);
    put_element(file, "\t\t\t", "digest", row->help);
    fprintf(file, "\t\t\t<description>");
    put(file, wanted(row->name, kind));
    fprintf(file, " Takes ");
    put(file, accepts);
    fprintf(file, ".</description>\n");
    fprintf(file, "\t\t\t<attributelist>\n");
    write_meta(file, "category", "symbol", row->category);
    default_text(kind, row, text, sizeof text);
    write_meta(file, "default", type_of(row), text);
    write_meta(file, "label", "symbol", row->label);
    snprintf(number, sizeof number, "%d", order);
    write_meta(file, "order", "long", number);
    write_meta(file, "save", "long", "0");
    write_meta(file, "style", "symbol",
               row->word                     ? "enum"
               : row->type == PARAMETER_FLAG ? "onoff"
                                             : "text");
    if (row->word)
        write_words(file, kind, row);
    fprintf(file, "\t\t\t</attributelist>\n\t\t</attribute>\n");
}

static void write_attributes(FILE *file, const struct external_kind *kind) {
    const struct parameter *row;
    fprintf(file, "\t<attributelist>\n");
    for (int i = 0; (row = external_row(kind, i)); i++)
        write_attribute(file, kind, row, i + 1);
    fprintf(file, "\t</attributelist>\n");
}

static void write_misc(FILE *file, const struct external_kind *kind) {
    fprintf(file, "\t<misc name=\"Events\">\n");
    for (int i = 0; i < EXTERNAL_EVENTS; i++) {
        char name[EXTERNAL_NAME];
        snprintf(name, sizeof name, "event %s", external_events[i].name);
        fprintf(file, "\t\t<entry name=\"%s\">\n", external_events[i].name);
        put_element(file, "\t\t\t", "description", wanted(name, kind));
        fprintf(file, "\t\t</entry>\n");
    }
    fprintf(file, "\t</misc>\n\t<seealsolist>\n");
    for (int i = 0; i < EXTERNAL_KINDS; i++)
        if (external_kinds[i] != kind)
            fprintf(file, "\t\t<seealso name=\"" KNOCK_PREFIX "%s\" />\n", external_kinds[i]->name);
    fprintf(file, "\t</seealsolist>\n");
}

/* Writes its flags with Max's character before them. */
static void write_preset(FILE *file, const struct external_kind *kind) {
    char preset[TEXT];
    external_preset(kind, preset, sizeof preset);
    for (char *at = preset; (at = strstr(at, " -")); at++)
        if (at[2] >= 'a' && at[2] <= 'z')
            at[1] = '@';
    put(file, preset);
}

void reference_write(FILE *file, const struct external_kind *kind) {
    fprintf(file,
            "<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>\n"
            "<?xml-stylesheet href=\"./_c74_ref.xsl\" type=\"text/xsl\"?>\n"
            "<c74object name=\"" KNOCK_PREFIX
            "%s\" module=\"msp\" category=\"Knock, MSP Synthesis\">\n",
            kind->name);
    put_element(file, "\t", "digest", kind->digest);
    fprintf(file, "\t<description>");
    put(file, wanted(kind->name, kind));
    put(file, " ");
    write_preset(file, kind);
    fprintf(file, "</description>\n");
    fprintf(file, "\t<metadatalist>\n"
                  "\t\t<metadata name=\"author\">The Knock authors</metadata>\n"
                  "\t\t<metadata name=\"tag\">Knock</metadata>\n"
                  "\t\t<metadata name=\"tag\">physical modelling</metadata>\n"
                  "\t\t<metadata name=\"tag\">impact</metadata>\n"
                  "\t\t<metadata name=\"tag\">modal synthesis</metadata>\n"
                  "\t</metadatalist>\n");
    write_inlets(file, kind);
    write_outlets(file, kind);
    fprintf(file, "\t<objarglist />\n");
    write_methods(file, kind);
    write_attributes(file, kind);
    write_misc(file, kind);
    fprintf(file, "</c74object>\n");
}
