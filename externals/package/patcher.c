/* patcher.c: a Max patch from a short description, one line a box or a cord:
 *
 *     window 700 520                     size of the window
 *     tab contact                        what follows stands in this tab
 *     details                            the head of a help patch: name and digest
 *     text 20 300 400 | Words            a comment, 400 wide
 *     hit = button 40 200                a box named hit
 *     bar = object 40 260 | impact~ @k 1e7
 *     bar.1 -> show.0                    a cord; without a number it is the first port
 *     attributes Contact 300 120 -> bar  a control for each row of that category
 *
 * Ports are those of boxes.c, and of the table for our own objects.
 */
#include "write.h"

#include <stdarg.h>

enum { BOXES = 400, CORDS = 400, TABS = 12, NAME = 48, LINE = 1024 };

struct box {
    char name[NAME], class[NAME], text[LINE], attribute[NAME];
    char types[NAME]; /* one letter an outlet */
    int tab, inlets, outlets;
    double x, y, width, height;
};

struct cord {
    int from, to, outlet, inlet;
};

struct patch {
    const char *about, *object; /* for messages; the object of a help patch */
    char tabs[TABS][NAME];
    int tab_count, box_count, cord_count, width, height;
    struct box boxes[BOXES];
    struct cord cords[CORDS];
};

_Noreturn __attribute__((format(printf, 2, 3))) static void stop(const struct patch *p,
                                                                 const char *format, ...) {
    char text[LINE];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    package_stop(text, p->about);
}

/* --- reading ---------------------------------------------------------------------------------- */

static int count_words(const char *text) {
    int count = 0;
    while (*(text += strspn(text, " "))) {
        count++;
        text += strcspn(text, " ");
    }
    return count;
}

/* Our own objects: a signal outlet a pickup, events, two signals, dumpout. */
static bool own_ports(struct box *b, const char *first) {
    bool many = strncmp(first, "mc.", 3) == 0;
    for (int i = 0; i < EXTERNAL_KINDS; i++)
        if (strcmp(first + (many ? 3 : 0), external_kinds[i]->name) == 0) {
            const char *pickups = strstr(b->text, "@pickups "), *end;
            int count = 1;
            if (pickups && !strstr(b->text, "@mc")) {
                char list[LINE];
                pickups += strlen("@pickups ");
                end = strchr(pickups, '@');
                snprintf(list, sizeof list, "%.*s", (int)(end ? end - pickups : LINE - 1), pickups);
                count = count_words(list);
            }
            char signal = many || strstr(b->text, "@mc") ? 'm' : 's';
            memset(b->types, signal, (size_t)count);
            strcpy(b->types + count, many ? ".mm." : ".ss.");
            b->inlets = INLETS;
            b->outlets = count + 4;
            return true;
        }
    return false;
}

/* Those whose ports their arguments count. */
static bool counted_ports(struct box *b, const char *first) {
    bool is_route = strcmp(first, "route") == 0, is_t = strcmp(first, "t") == 0;
    if (!is_route && !is_t && strcmp(first, "unpack") != 0)
        return false;
    b->outlets = count_words(b->text) - 1 + is_route;
    b->inlets = 1;
    memset(b->types, '.', (size_t)b->outlets);
    if (is_t)
        for (int i = 0; i < b->outlets; i++)
            b->types[i] = 'b';
    return true;
}

static void give_ports(const struct patch *p, struct box *b) {
    char first[NAME] = "";
    bool object = strcmp(b->class, "newobj") == 0;
    snprintf(first, sizeof first, "%.*s", object ? (int)strcspn(b->text, " ") : NAME,
             object ? b->text : b->class);
    if (!object || (!own_ports(b, first) && !counted_ports(b, first))) {
        const struct box_kind *kind = box_find(first);
        if (!kind || kind->ui == object)
            stop(p, "boxes.c does not know %s", first);
        b->inlets = kind->inlets;
        b->outlets = kind->outlets;
        strcpy(b->types, kind->types);
        b->height = kind->height;
        if (b->width == 0)
            b->width = kind->width;
    } else
        b->height = 22;
    if (b->width == 0)
        b->width = 14 + 6.6 * (double)strlen(b->text);
}

static struct box *add_box(struct patch *p, const char *name, const char *class, const char *text) {
    if (p->box_count == BOXES)
        stop(p, "has too many boxes");
    struct box *b = &p->boxes[p->box_count++];
    snprintf(b->name, NAME, "%s", name);
    snprintf(b->class, NAME, "%s", class);
    snprintf(b->text, LINE, "%s", text);
    b->tab = p->tab_count - 1;
    return b;
}

static int find_box(const struct patch *p, const char *name) {
    for (int i = 0; i < p->box_count; i++)
        if (p->boxes[i].tab == p->tab_count - 1 && strcmp(p->boxes[i].name, name) == 0)
            return i;
    stop(p, "no box is called %s", name);
}

static void add_cord(struct patch *p, int from, int outlet, int to, int inlet) {
    if (outlet >= p->boxes[from].outlets || inlet >= p->boxes[to].inlets)
        stop(p, "%s.%d -> %s.%d: no such port", p->boxes[from].name, outlet, p->boxes[to].name,
             inlet);
    if (p->cord_count == CORDS)
        stop(p, "has too many cords");
    p->cords[p->cord_count++] = (struct cord){from, to, outlet, inlet};
}

/* "bar.1": box and port */
static int read_end(const struct patch *p, const char *word, int *port) {
    char name[NAME];
    const char *dot = strrchr(word, '.');
    snprintf(name, sizeof name, "%.*s", (int)(dot ? dot - word : NAME - 1), word);
    *port = dot ? atoi(dot + 1) : 0;
    return find_box(p, name);
}

static void read_cord(struct patch *p, char *line) {
    char *rest = line, *next, word[NAME];
    int outlet, inlet;
    snprintf(word, sizeof word, "%s", strsep(&rest, " "));
    while (rest && (next = strstr(rest, "->"))) {
        next += strspn(next, "-> ");
        char to[NAME];
        snprintf(to, sizeof to, "%.*s", (int)strcspn(next, " "), next);
        int from = read_end(p, word, &outlet), end = read_end(p, to, &inlet);
        add_cord(p, from, outlet, end, inlet);
        rest = next + strlen(to);
        memcpy(word, to, sizeof word);
    }
}

static void read_box(struct patch *p, const char *name, const char *rest, const char *text) {
    char class[NAME] = "";
    double x = 0, y = 0, width = 0;
    if (sscanf(rest, "%47s %lf %lf %lf", class, &x, &y, &width) < 3)
        stop(p, "%s: a box is its kind, x and y", name);
    struct box *b = add_box(p, name, strcmp(class, "object") == 0 ? "newobj" : class, text);
    b->x = x;
    b->y = y;
    b->width = width;
    give_ports(p, b);
    if (strcmp(class, "comment") == 0) /* as many lines as its words need */
        b->height = 20 + 14 * (double)(int)(6.2 * (double)strlen(text) / b->width);
}

static void read_attributes(struct patch *p, const char *line) {
    char category[NAME], object[NAME];
    double x, y;
    const struct parameter *row;
    if (sscanf(line, "%47s %lf %lf -> %47s", category, &x, &y, object) != 4)
        stop(p, "attributes takes a category, x, y, -> and a box");
    int to = find_box(p, object), found = 0;
    const struct external_kind *kind = NULL;
    for (int i = 0; i < EXTERNAL_KINDS; i++)
        if (strncmp(p->boxes[to].text, external_kinds[i]->name, strlen(external_kinds[i]->name)) ==
            0)
            kind = external_kinds[i];
    for (int i = 0; kind && (row = external_row(kind, i)); i++) {
        if (strcmp(row->category, category) != 0 || row->creation)
            continue;
        struct box *b = add_box(p, row->name, "attrui", "");
        b->x = x;
        b->y = y + 26 * found++;
        snprintf(b->attribute, NAME, "%s", row->name);
        give_ports(p, b);
        add_cord(p, p->box_count - 1, 0, to, 0);
    }
    if (!found)
        stop(p, "no row of the table is in the category %s", category);
}

static void read_line(struct patch *p, char *line) {
    char *bar = strchr(line, '|'), *text = bar ? bar + 1 + strspn(bar + 1, " ") : (char[]){""};
    char *equals = strstr(line, " = ");
    if (bar)
        *bar = '\0';
    if (strncmp(line, "window ", 7) == 0)
        sscanf(line + 7, "%d %d", &p->width, &p->height);
    else if (strncmp(line, "tab ", 4) == 0)
        snprintf(p->tabs[p->tab_count++], NAME, "%s", line + 4);
    else if (strcmp(line, "details") == 0)
        read_box(p, "details", "jsui 10 10", p->object);
    else if (strncmp(line, "text ", 5) == 0) {
        char box[LINE];
        snprintf(box, sizeof box, "comment %s", line + 5);
        read_box(p, "", box, text);
    } else if (strncmp(line, "attributes ", 11) == 0)
        read_attributes(p, line + 11);
    else if (equals && (!bar || equals < bar)) {
        *equals = '\0';
        read_box(p, line, equals + 3, text);
    } else if (strstr(line, "->"))
        read_cord(p, line);
    else
        stop(p, "nothing understands: %s", line);
}

/* --- writing ---------------------------------------------------------------------------------- */

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

static void write_box(FILE *file, const struct box *b, int id) {
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
    if (strcmp(b->class, "jsui") == 0) {
        fprintf(file,
                "\"filename\": \"helpdetails.js\", \"jsarguments\": [\"%s\"], \"border\": 0, "
                "\"ignoreclick\": 1, \"parameter_enable\": 0, ",
                b->text);
    } else if (*b->attribute)
        fprintf(file, "\"attr\": \"%s\", ", b->attribute);
    else if (*b->text) {
        fprintf(file, "\"text\": \"");
        put(file, b->text);
        fprintf(file, "\", ");
    }
    if (strcmp(b->class, "waveform~") == 0)
        fprintf(file, "\"buffername\": \"%s\", ", b->name);
    fprintf(file, "\"patching_rect\": [%.1f, %.1f, %.1f, %.1f]}}", b->x, b->y, b->width, b->height);
}

static void write_contents(FILE *file, const struct patch *p, int tab) {
    int written = 0;
    for (int i = 0; i < p->box_count; i++)
        if (p->boxes[i].tab == tab) {
            fprintf(file, "%s\n", written++ ? "," : "");
            write_box(file, &p->boxes[i], i + 1);
        }
    for (int t = 0; tab < 0 && t < p->tab_count; t++) {
        fprintf(file,
                "%s\n{\"box\": {\"id\": \"obj-%d\", \"maxclass\": \"newobj\", "
                "\"numinlets\": 0, \"numoutlets\": 0, \"text\": \"p %s\", "
                "\"patching_rect\": [10.0, %d.0, 80.0, 22.0], \"patcher\": ",
                written++ ? "," : "", BOXES + t, p->tabs[t], 10 + 30 * t);
        fprintf(file,
                "{\"fileversion\": 1, \"classnamespace\": \"box\", \"rect\": [0.0, 26.0, "
                "%d.0, %d.0], \"default_fontsize\": 12.0, \"default_fontname\": \"Arial\", "
                "\"showontab\": 1, \"boxes\": [",
                p->width, p->height);
        write_contents(file, p, t);
        fprintf(file, "}}}");
    }
    fprintf(file, "],\n\"lines\": [");
    written = 0;
    for (int i = 0; i < p->cord_count; i++)
        if (p->boxes[p->cords[i].from].tab == tab)
            fprintf(file,
                    "%s\n{\"patchline\": {\"source\": [\"obj-%d\", %d], "
                    "\"destination\": [\"obj-%d\", %d]}}",
                    written++ ? "," : "", p->cords[i].from + 1, p->cords[i].outlet,
                    p->cords[i].to + 1, p->cords[i].inlet);
    fprintf(file, "]");
}

void patcher_write(FILE *file, const char *name, char *source) {
    static struct patch p;
    char object[NAME], *line, *slash = strrchr(name, '/');
    memset(&p, 0, sizeof p);
    snprintf(object, sizeof object, "%.*s", (int)strcspn(slash + 1, "."), slash + 1);
    p.about = name;
    p.object = object;
    while ((line = strsep(&source, "\n"))) {
        line += strspn(line, " ");
        if (*line && *line != '#')
            read_line(&p, line);
    }
    fprintf(file,
            "{\"patcher\": {\"fileversion\": 1, \"appversion\": {\"major\": 8, \"minor\": 2, "
            "\"revision\": 0, \"architecture\": \"x64\", \"modernui\": 1}, "
            "\"classnamespace\": \"box\", \"rect\": [100.0, 100.0, %d.0, %d.0], "
            "\"default_fontsize\": 12.0, \"default_fontname\": \"Arial\", "
            "\"showrootpatcherontab\": 0, \"showontab\": 0, \"boxes\": [",
            p.width, p.height);
    write_contents(file, &p, -1);
    fprintf(file, "}}\n");
}
