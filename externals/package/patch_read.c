/* SPDX-License-Identifier: BSD-3-Clause */
/* patch_read.c: a Max patch from a short description, one line a box or a cord:
 *
 *     tab contact                        the following lines belong to this tab
 *     details                            the head of a help patch: name and digest
 *     text 20 300 400 | Words            a comment, 400 wide; title 20 300 400 | Words: larger
 *     snippet | Words                    the patch is a snippet; its description
 *     same 20 300 400 | First words      the comment of Pd's patch of this name that begins so
 *     hit = button 40 200                a box named hit, at 40 200
 *     bar = object = +10 | impact~       10 below the previous box; +10 = is to the right of it
 *     row = object hit+10 hit=0 | ...    the same, relative to the box hit
 *     bar.1 -> show.0                    a cord; the default port is the first
 *     controls 300 120 -> bar | k mu     an attrui for each of these rows; bar is defined later
 *     open = hidden 20 20 | pcontrol     a hidden object; its cords are hidden too
 *     attributes 300 120 -> bar | Body   one for each row of that category that has none yet
 *     sound level 40 300                 a stereo gain at 0 dB, and the loudspeakers
 *     tune play 40 100 | a b / k-set to  the score of Pd's patch of this name: a bang plays it,
 *                                        stop stops it; an outlet each for a and b, and one for
 *                                        the others, which puts k before the values of k-set
 *     part name 20 20 | title ... end    a subpatch that contains the lines in between
 */
#include "package/patch.h"

#include <stdarg.h>

void patch_stop(const struct patch *p, const char *format, ...) {
    char text[LINE];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    package_stop(text, p->about);
}

/* --- cords ------------------------------------------------------------------------------------ */

/* "bar.1": box and port */
static int read_end(const struct patch *p, const char *word, int *port) {
    char name[NAME];
    const char *dot = strrchr(word, '.');
    snprintf(name, sizeof name, "%.*s", (int)(dot ? dot - word : NAME - 1), word);
    *port = dot ? atoi(dot + 1) : 0;
    return box_named(p, name);
}

static void read_cord(struct patch *p, const char *line) {
    char from[NAME], to[NAME];
    int outlet, inlet;
    snprintf(from, sizeof from, "%.*s", (int)strcspn(line, " "), line);
    while ((line = strstr(line, "->"))) {
        line += strspn(line, "-> ");
        snprintf(to, sizeof to, "%.*s", (int)strcspn(line, " "), line);
        int source = read_end(p, from, &outlet), end = read_end(p, to, &inlet);
        cord_add(p, source, outlet, end, inlet);
        memcpy(from, to, sizeof from);
    }
}

/* --- controls --------------------------------------------------------------------------------- */

/* The kind of the object that a later line defines. */
static const struct external_kind *kind_of(const struct patch *p, const char *name) {
    char wanted[NAME + 16];
    int length = snprintf(wanted, sizeof wanted, "\n%s = object ", name);
    const char *line = p->rest;
    if (line && strncmp(line, wanted + 1, (size_t)length - 1) != 0)
        line = strstr(line, wanted);
    const char *text = line ? strchr(line, '|') : NULL;
    if (text && strncmp(text + 2, KNOCK_PREFIX, strlen(KNOCK_PREFIX)) == 0)
        text += strlen(KNOCK_PREFIX);
    for (int i = 0; text && i < EXTERNAL_KINDS; i++)
        if (strncmp(text + 2, external_kinds[i]->name, strlen(external_kinds[i]->name)) == 0)
            return external_kinds[i];
    patch_stop(p, "%s: no object of ours below is called that", name);
}

/* Parses "300 120 -> bar": the place of the first control, and the box that they control. */
static void read_target(const struct patch *p, const char *line, char where[NAME], char to[NAME]) {
    const char *arrow = strstr(line, "->");
    if (!arrow || sscanf(arrow + 2, "%63s", to) != 1)
        patch_stop(p, "%s: wants x, y, -> and a box", line);
    snprintf(where, NAME, "%.*s", (int)(arrow - line), line);
}

static void control_add(struct patch *p, const struct parameter *row, const char *where,
                        const char *to) {
    struct box *b = box_add(p, "", "attrui", where, "");
    struct pending *later = &p->pending[p->pending_count++];
    snprintf(b->attribute, NAME, "%s", row->name);
    *later = (struct pending){.from = p->box_count - 1, .in = b->in};
    snprintf(later->to, NAME, "%s", to);
}

/* Connects the controls that were defined before their box. */
static void connect_pending(struct patch *p) {
    int to = p->box_count - 1, left = 0;
    for (int i = 0; i < p->pending_count; i++) {
        const struct pending *w = &p->pending[i];
        if (w->in == p->boxes[to].in && strcmp(w->to, p->boxes[to].name) == 0)
            cord_add(p, w->from, 0, to, 0);
        else
            p->pending[left++] = *w;
    }
    p->pending_count = left;
}

static void read_controls(struct patch *p, const char *line, const char *names) {
    char where[NAME], to[NAME], name[NAME];
    int length;
    read_target(p, line, where, to);
    for (bool first = true; sscanf(names, " %63s%n", name, &length) == 1; names += length) {
        const struct parameter *row = external_find(kind_of(p, to), name);
        if (!row)
            patch_stop(p, "no row of the table is called %s", name);
        control_add(p, row, first ? where : "= +4", to);
        first = false;
    }
}

/* True if a waiting control has that row. */
static bool has_control(const struct patch *p, const struct parameter *row, const char *to) {
    for (int i = 0; i < p->pending_count; i++)
        if (strcmp(p->pending[i].to, to) == 0 &&
            strcmp(p->boxes[p->pending[i].from].attribute, row->name) == 0)
            return true;
    return false;
}

static void read_attributes(struct patch *p, const char *line, const char *category) {
    char where[NAME], to[NAME];
    int found = 0, added = 0;
    const struct parameter *row;
    read_target(p, line, where, to);
    for (int i = 0; (row = external_row(kind_of(p, to), i)); i++) {
        if (strcmp(row->category, category) != 0 || row->creation)
            continue;
        found++;
        if (!has_control(p, row, to))
            control_add(p, row, added++ ? "= +4" : where, to);
    }
    if (!found)
        patch_stop(p, "no row of the table is in the category %s", category);
}

/* --- lines that add several boxes ------------------------------------------------------------- */

static void read_sound(struct patch *p, const char *line) {
    char name[NAME], x[NAME], y[NAME], where[3 * NAME], dac[NAME + 8];
    if (sscanf(line, "%63s %63s %63s", name, x, y) != 3)
        patch_stop(p, "sound takes a name, x and y");
    snprintf(where, sizeof where, "%s %s", x, y);
    snprintf(dac, sizeof dac, "%.50s-dac", name);
    box_add(p, name, "live.gain~", where, "");
    box_add(p, dac, "ezdac~", "= +10", "");
    for (int i = 0; i < 2; i++)
        cord_add(p, p->box_count - 2, i, p->box_count - 1, i);
}

/* A script of Max draws the name and digest of the object. */
static void read_details(struct patch *p) {
    char text[NAME + 16];
    snprintf(text, sizeof text, "helpdetails %.60s", p->object);
    box_add(p, "details", "jsui", "10 10 500 85", text);
}

static void read_comment(struct patch *p, const char *where, const char *text) {
    box_add(p, "", "comment", where, text);
}

/* One line in a larger font. */
static void read_title(struct patch *p, const char *where, const char *text) {
    enum { SIZE = 18, HEIGHT = 27 };
    char place[LINE + NAME];
    snprintf(place, sizeof place, "%.100s %d", where, HEIGHT);
    box_add(p, "", "comment", place, text)->size = SIZE;
}

/* --- lines ------------------------------------------------------------------------------------ */

static void read_box(struct patch *p, const char *name, const char *rest, const char *text) {
    char class[NAME] = "";
    int length = 0;
    if (sscanf(rest, "%63s%n", class, &length) != 1)
        patch_stop(p, "%s: a box is its kind, x and y", name);
    bool hidden = strcmp(class, "hidden") == 0;
    bool object = strcmp(class, "object") == 0 || hidden;
    struct box *b = box_add(p, name, object ? "newobj" : class, rest + length, text);
    b->hidden = hidden;
    connect_pending(p);
}

static void read_tab(struct patch *p, const char *name) {
    char line[NAME + 32];
    if (p->depth)
        patcher_close(p);
    snprintf(line, sizeof line, "%.60s %s", name, p->box_count ? "= +10" : "10 10");
    part_open(p, line, name, true);
}

/* Parses a line that begins with one of these words; false: it does not. */
static bool read_word(struct patch *p, const char *line, char *text) {
    char word[NAME];
    snprintf(word, sizeof word, "%.*s", (int)strcspn(line, " "), line);
    const char *rest = line + strlen(word);
    rest += strspn(rest, " ");
    if (strcmp(word, "tab") == 0)
        read_tab(p, rest);
    else if (strcmp(word, "details") == 0)
        read_details(p);
    else if (strcmp(word, "text") == 0)
        read_comment(p, rest, text);
    else if (strcmp(word, "title") == 0)
        read_title(p, rest, text);
    else if (strcmp(word, "snippet") == 0)
        snprintf(p->digest, sizeof p->digest, "%s", text);
    else if (strcmp(word, "same") == 0)
        read_comment(p, rest, pd_words(p->folder, p->object, text));
    else if (strcmp(word, "controls") == 0)
        read_controls(p, rest, text);
    else if (strcmp(word, "attributes") == 0)
        read_attributes(p, rest, text);
    else if (strcmp(word, "sound") == 0)
        read_sound(p, rest);
    else if (strcmp(word, "tune") == 0)
        tune_add(p, rest, text);
    else if (strcmp(word, "part") == 0)
        part_open(p, rest, text, false);
    else if (strcmp(word, "end") == 0)
        patcher_close(p);
    else
        return false;
    return true;
}

static void read_line(struct patch *p, char *line) {
    char *bar = strchr(line, '|'), *text = bar ? bar + 1 + strspn(bar + 1, " ") : (char[]){""};
    if (bar)
        *bar = '\0';
    char *equals = strstr(line, " = ");
    if (read_word(p, line, text))
        return;
    if (equals && strcspn(line, " ") == (size_t)(equals - line)) {
        *equals = '\0';
        read_box(p, line, equals + 3, text);
    } else if (strstr(line, "->"))
        read_cord(p, line);
    else
        patch_stop(p, "nothing understands: %s", line);
}

void patch_write(FILE *file, const char *folder, const char *object, char *source) {
    static struct patch p;
    static char about[TEXT];
    char *line;
    memset(&p, 0, sizeof p);
    snprintf(about, sizeof about, "%s/%s.txt", folder, object);
    p.about = about;
    p.folder = folder;
    p.object = object;
    p.patcher_count = 1;
    p.rest = source;
    while ((line = split(&source, '\n'))) {
        p.rest = source;
        line += strspn(line, " ");
        if (*line && *line != '#')
            read_line(&p, line);
        if (source)
            source[-1] = '\n'; /* kind_of() searches for whole lines */
    }
    if (p.depth)
        patcher_close(&p);
    if (p.depth || p.pending_count)
        patch_stop(&p, p.depth ? "a part has no end" : "a control has no box");
    patch_route(&p);
    patch_put(file, &p);
    for (int i = 0; i < p.box_count; i++)
        free(p.boxes[i].steps);
}
