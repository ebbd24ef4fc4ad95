/* SPDX-License-Identifier: BSD-3-Clause */
/* patch_write.c: writes a patch as the JSON that Max reads. */
#include "package/patch.h"

static void put(FILE *file, const char *text) {
    for (; *text; text++) {
        if (*text == '"' || *text == '\\')
            fputc('\\', file);
        fputc(*text, file);
    }
}

static const char *type_name(char letter) {
    switch (letter) {
    case 's':
        return "signal";
    case 'm':
        return "multichannelsignal";
    case 'b':
        return "bang";
    case 'i':
        return "int";
    case 'f':
        return "float";
    case 'l':
        return "list";
    default:
        return "";
    }
}

static bool is(const struct box *b, const char *class) { return strcmp(b->class, class) == 0; }

/* The gain opens at 0 dB. */
static void put_gain(FILE *file, int id) {
    fprintf(file,
            "\"lastchannelcount\": 0, \"parameter_enable\": 1, \"varname\": \"gain-%d\", "
            "\"saved_attribute_attributes\": {\"valueof\": {\"parameter_longname\": \"gain-%d\", "
            "\"parameter_shortname\": \"level\", \"parameter_type\": 0, \"parameter_mmin\": -70.0, "
            "\"parameter_mmax\": 6.0, \"parameter_initial\": [0.0], "
            "\"parameter_initial_enable\": 1, \"parameter_unitstyle\": 4}}, ",
            id, id);
}

/* The arguments of a file shown in its box: bpatcher, jsui. */
static void put_arguments(FILE *file, const char *key, const char *text) {
    const char *gap = "";
    fprintf(file, "\"%s\": [", key);
    while (*(text += strspn(text, " "))) {
        int length = (int)strcspn(text, " ");
        fprintf(file, "%s\"%.*s\"", gap, length, text);
        gap = ", ";
        text += length;
    }
    fprintf(file, "], ");
}

static void put_view(FILE *file, const struct box *b) {
    const char *arguments = b->text + strcspn(b->text, " ");
    int length = (int)strcspn(b->text, " ");
    if (is(b, "bpatcher")) {
        fprintf(file,
                "\"name\": \"%.*s.maxpat\", \"border\": 0, \"enablehscroll\": 0, "
                "\"enablevscroll\": 0, \"offset\": [0.0, 0.0], \"viewvisibility\": 1, ",
                length, b->text);
        put_arguments(file, "args", arguments);
    } else {
        fprintf(file,
                "\"filename\": \"%.*s.js\", \"border\": 0, \"ignoreclick\": 1, "
                "\"parameter_enable\": 0, ",
                length, b->text);
        put_arguments(file, "jsarguments", arguments);
    }
}

static void put_text(FILE *file, const struct box *b) {
    if (*b->attribute)
        fprintf(file, "\"attr\": \"%s\", ", b->attribute);
    else if (*b->text) {
        bool is_port = is(b, "inlet") || is(b, "outlet"); /* the assist string */
        fprintf(file, is_port ? "\"comment\": \"" : "\"text\": \"");
        put(file, b->text);
        fprintf(file, "\", ");
    }
}

/* A word or number of a step in JSON: numbers without an exponent. */
static void put_atom(FILE *file, const char *word) {
    char *end;
    double number = strtod(word, &end);
    if (*end)
        fprintf(file, "\"%s\"", word);
    else if (strchr(word, 'e'))
        fprintf(file, "%.9f", number);
    else
        fprintf(file, "%s", word);
}

/* A score in its coll: step numbers begin at 0. */
static void put_steps(FILE *file, const char *steps) {
    char word[NAME];
    int length, count = 0, words = 0;
    for (const char *at = steps; *at; at++)
        count += *at == ';';
    fprintf(file, "\"coll_data\": {\"count\": %d, \"data\": [", count);
    count = 0;
    for (; sscanf(steps, " %63s%n", word, &length) == 1; steps += length) {
        if (strcmp(word, ";") == 0) {
            fprintf(file, "]}");
            words = 0;
            continue;
        }
        if (words++ == 0)
            fprintf(file, "%s\n{\"key\": %d, \"value\": [", count ? "," : "", count), count++;
        else
            fprintf(file, ", ");
        put_atom(file, word);
    }
    fprintf(file, "]}, \"saved_object_attributes\": {\"embed\": 1, \"precision\": 6}, ");
}

static void put_contents(FILE *file, const struct patch *p, int in);

static void put_inside(FILE *file, const struct patch *p, const struct box *b) {
    const struct patcher *window = &p->patchers[b->inside];
    fprintf(file,
            "\"patcher\": {\"fileversion\": 1, \"classnamespace\": \"box\", \"rect\": [%.1f, 26.0, "
            "%.1f, %.1f], \"default_fontsize\": 12.0, \"default_fontname\": \"Arial\", "
            "\"showontab\": %d, ",
            window->tab ? 0.0 : 100.0, window->width, window->height, window->tab);
    put_contents(file, p, b->inside);
    fprintf(file, "}, ");
}

static void put_box(FILE *file, const struct patch *p, const struct box *b, int id) {
    fprintf(file,
            "{\"box\": {\"id\": \"obj-%d\", \"maxclass\": \"%s\", \"numinlets\": %d, "
            "\"numoutlets\": %d, ",
            id, b->class, b->inlets, b->outlets);
    if (b->outlets) {
        fprintf(file, "\"outlettype\": [");
        for (int o = 0; o < b->outlets; o++)
            fprintf(file, "%s\"%s\"", o ? ", " : "", type_name(b->types[o]));
        fprintf(file, "], ");
    }
    if (b->size)
        fprintf(file, "\"fontsize\": %d.0, \"fontface\": 1, ", b->size);
    if (b->hidden)
        fprintf(file, "\"hidden\": 1, ");
    if (is(b, "live.gain~"))
        put_gain(file, id);
    if (b->steps)
        put_steps(file, b->steps);
    if (is(b, "jsui") || is(b, "bpatcher"))
        put_view(file, b);
    else
        put_text(file, b);
    if (b->inside)
        put_inside(file, p, b);
    fprintf(file, "\"patching_rect\": [%.1f, %.1f, %.1f, %.1f]}}", b->x, b->y, b->width, b->height);
}

static void put_cord(FILE *file, const struct patch *p, const struct cord *c, const char *gap) {
    fprintf(file,
            "%s\n{\"patchline\": {\"source\": [\"obj-%d\", %d], "
            "\"destination\": [\"obj-%d\", %d]",
            gap, c->from + 1, c->outlet, c->to + 1, c->inlet);
    if (p->boxes[c->from].hidden || p->boxes[c->to].hidden)
        fprintf(file, ", \"hidden\": 1");
    for (int i = 0; i < c->corners; i++)
        fprintf(file, "%s%.1f, %.1f", i ? ", " : ", \"midpoints\": [", c->x[i], c->y[i]);
    fprintf(file, c->corners ? "]}}" : "}}");
}

static void put_contents(FILE *file, const struct patch *p, int in) {
    int written = 0;
    fprintf(file, "\"boxes\": [");
    for (int i = 0; i < p->box_count; i++)
        if (p->boxes[i].in == in) {
            fprintf(file, "%s\n", written++ ? "," : "");
            put_box(file, p, &p->boxes[i], i + 1);
        }
    fprintf(file, "],\n\"lines\": [");
    written = 0;
    for (int i = 0; i < p->cord_count; i++)
        if (p->boxes[p->cords[i].from].in == in)
            put_cord(file, p, &p->cords[i], written++ ? "," : "");
    fprintf(file, "]");
}

/* A snippet has boxes and cords with a description. The window of a help patch has the size of its
 * largest tab. */
void patch_put(FILE *file, const struct patch *p) {
    static const char version[] =
        "\"appversion\": {\"major\": 8, \"minor\": 2, \"revision\": 0, \"architecture\": "
        "\"x64\", \"modernui\": 1}, \"classnamespace\": \"box\"";
    struct patcher window = p->patchers[0];
    if (*p->digest) {
        fprintf(file, "{\"patcher\": {");
        put_contents(file, p, 0);
        fprintf(file, ", %s, \"snippetinfo\": {\"name\": \"knock-%s\", \"description\": \"",
                version, p->object + strlen("snip-"));
        put(file, p->digest);
        fprintf(file, "\", \"tags\": \"knock\"}}}\n");
        return;
    }
    for (int i = 1; i < p->patcher_count; i++)
        if (p->patchers[i].tab) {
            window.width = fmax(window.width, p->patchers[i].width);
            window.height = fmax(window.height, p->patchers[i].height + 30);
        }
    fprintf(file,
            "{\"patcher\": {\"fileversion\": 1, %s, \"rect\": [100.0, 100.0, %.1f, %.1f], "
            "\"default_fontsize\": 12.0, \"default_fontname\": \"Arial\", "
            "\"showrootpatcherontab\": 0, \"showontab\": 0, ",
            version, window.width, window.height);
    put_contents(file, p, 0);
    fprintf(file, "}}\n");
}
