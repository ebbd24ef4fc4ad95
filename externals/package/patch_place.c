/* SPDX-License-Identifier: BSD-3-Clause */
/* patch_place.c: the ports, size and place of a box. */
#include "package/patch.h"

/* --- ports ------------------------------------------------------------------------------------ */

static int count_words(const char *text) {
    int count = 0;
    while (*(text += strspn(text, " "))) {
        count++;
        text += strcspn(text, " ");
    }
    return count;
}

static const char *flag(const struct box *b, const char *name) {
    const char *at = strstr(b->text, name);
    return at ? at + strlen(name) : NULL;
}

static int count_pickups(const struct box *b) {
    char list[LINE];
    const char *pickups = flag(b, "@pickups ");
    if (!pickups)
        return 1;
    snprintf(list, sizeof list, "%.*s", (int)strcspn(pickups, "@"), pickups);
    return count_words(list);
}

/* Knock's objects: a signal outlet for each pickup, events, two signals, dumpout. */
static bool own_ports(struct box *b, const char *first) {
    const char *plain = first;
    bool wrapped = strncmp(plain, "mc.", 3) == 0, many = wrapped || flag(b, "@mc");
    plain += wrapped ? 3 : 0;
    plain += strncmp(plain, KNOCK_PREFIX, strlen(KNOCK_PREFIX)) == 0 ? strlen(KNOCK_PREFIX) : 0;
    for (int i = 0; i < EXTERNAL_KINDS; i++)
        if (strcmp(plain, external_kinds[i]->name) == 0) {
            int count = flag(b, "@mc") ? 1 : count_pickups(b);
            memset(b->types, many ? 'm' : 's', (size_t)count);
            memcpy(b->types + count, wrapped ? ".mm." : ".ss.", sizeof ".mm.");
            b->inlets = INLETS;
            b->outlets = count + 4;
            return true;
        }
    return false;
}

/* Objects whose arguments set the number of ports; EACH means one for each argument. */
static bool counted_ports(struct box *b, const char *first) {
    enum { EACH = 100 };
    static const struct {
        const char *name;
        int inlets, outlets;
        char type;
    } counted[] = {{"route", 1, EACH + 1, '.'},
                   {"sel", 1, EACH + 1, 'b'},
                   {"t", 1, EACH, '.'},
                   {"unpack", 1, EACH, '.'},
                   {"pack", EACH, 1, 'l'}};
    int words = count_words(b->text) - 1;
    for (size_t i = 0; i < sizeof counted / sizeof *counted; i++)
        if (strcmp(counted[i].name, first) == 0) {
            b->inlets = counted[i].inlets + (counted[i].inlets >= EACH ? words - EACH : 0);
            b->outlets = counted[i].outlets + (counted[i].outlets >= EACH ? words - EACH : 0);
            memset(b->types, counted[i].type, (size_t)b->outlets);
            return true;
        }
    return false;
}

/* expr has as many inlets as the highest of its $f1, $i2 ...; ctlin has an outlet for each of
 * value, controller and channel that its arguments leave open. */
static bool special_ports(struct box *b, const char *first) {
    if (strcmp(first, "ctlin") == 0) {
        b->inlets = 1;
        b->outlets = 4 - count_words(b->text);
        memset(b->types, 'i', (size_t)b->outlets);
        return true;
    }
    if (strcmp(first, "expr") != 0)
        return false;
    b->inlets = b->outlets = 1;
    strcpy(b->types, ".");
    for (const char *at = b->text; (at = strchr(at, '$')); at++)
        if (atoi(at + 2) > b->inlets)
            b->inlets = atoi(at + 2);
    return true;
}

static void give_ports(const struct patch *p, struct box *b) {
    char first[NAME] = "";
    bool object = strcmp(b->class, "newobj") == 0;
    bool named = object || strcmp(b->class, "bpatcher") == 0;
    snprintf(first, sizeof first, "%.*s", named ? (int)strcspn(b->text, " ") : NAME - 1,
             named ? b->text : b->class);
    b->height = 22;
    if (object && (own_ports(b, first) || counted_ports(b, first) || special_ports(b, first) ||
                   strcmp(first, "p") == 0))
        return;
    const struct box_kind *kind = box_find(first);
    if (!kind || kind->ui == object)
        patch_stop(p, "boxes.c does not know %s", first);
    b->inlets = kind->inlets;
    b->outlets = kind->outlets;
    snprintf(b->types, sizeof b->types, "%s", kind->types);
    b->height = kind->height;
    b->width = kind->width;
}

/* --- places ----------------------------------------------------------------------------------- */

static void give_size(struct box *b) {
    if (b->width == 0)
        b->width = 16 + text_width(b->text);
    double ports = 14 + 12 * (b->inlets > b->outlets ? b->inlets : b->outlets);
    if (strcmp(b->class, "newobj") == 0 && b->width < ports)
        b->width = ports;
}

/* The box that a coordinate is relative to: the named one, or the previous one. */
static const struct box *origin(const struct patch *p, const struct box *b, const char *word) {
    static const struct box none;
    const struct box *found = &none;
    size_t length = strcspn(word, "+=");
    for (const struct box *other = p->boxes; other < b; other++)
        if (other->in == b->in &&
            (length == 0 || (strncmp(other->name, word, length) == 0 && !other->name[length])))
            found = other;
    if (found == &none && length)
        patch_stop(p, "%s: no box before it is called that", word);
    return found;
}

/* One coordinate: 20 is absolute, +10 is after the other box's end, =10 is after its beginning. */
static double place(const struct patch *p, const struct box *b, const char *word, bool down) {
    const char *sign = word + strcspn(word, "+=");
    if (!*sign)
        return atof(word);
    const struct box *from = origin(p, b, word);
    double begin = down ? from->y : from->x, size = down ? from->height : from->width;
    return begin + (*sign == '+' ? size : 0) + atof(sign + 1);
}

static void give_place(struct patch *p, struct box *b, const char *where) {
    char x[NAME] = "", y[NAME] = "";
    double width = 0, height = 0;
    int read = sscanf(where, "%63s %63s %lf %lf", x, y, &width, &height);
    if (read < 2)
        patch_stop(p, "%s: a box has a place, x and y", b->name);
    if (width > 0)
        b->width = width;
    if (strcmp(b->class, "comment") == 0 && read < 4) /* as many lines as its text needs */
        b->height = 20 + 14 * (text_lines(b->text, b->width - 8) - 1);
    if (height > 0)
        b->height = height;
    give_size(b);
    b->x = place(p, b, x, false);
    b->y = place(p, b, y, true);
    struct patcher *window = &p->patchers[b->in];
    if (window->width < b->x + b->width + MARGIN)
        window->width = b->x + b->width + MARGIN;
    if (window->height < b->y + b->height + MARGIN)
        window->height = b->y + b->height + MARGIN;
}

/* --- boxes and cords -------------------------------------------------------------------------- */

struct box *box_add(struct patch *p, const char *name, const char *class, const char *where,
                    const char *text) {
    if (p->box_count == BOXES)
        patch_stop(p, "has too many boxes");
    struct box *b = &p->boxes[p->box_count++];
    snprintf(b->name, NAME, "%s", name);
    snprintf(b->class, NAME, "%s", class);
    snprintf(b->text, LINE, "%s", text);
    b->in = p->open[p->depth];
    give_ports(p, b);
    give_place(p, b, where);
    return b;
}

int box_named(const struct patch *p, const char *name) {
    for (int i = 0; i < p->box_count; i++)
        if (p->boxes[i].in == p->open[p->depth] && strcmp(p->boxes[i].name, name) == 0)
            return i;
    patch_stop(p, "no box is called %s", name);
}

void cord_add(struct patch *p, int from, int outlet, int to, int inlet) {
    if (outlet >= p->boxes[from].outlets || inlet >= p->boxes[to].inlets)
        patch_stop(p, "%s.%d -> %s.%d: no such port", p->boxes[from].name, outlet,
                   p->boxes[to].name, inlet);
    if (p->cord_count == CORDS)
        patch_stop(p, "has too many cords");
    p->cords[p->cord_count++] =
        (struct cord){.from = from, .to = to, .outlet = outlet, .inlet = inlet};
}

void patcher_open(struct patch *p, struct box *b, bool tab) {
    if (p->patcher_count == PATCHERS || p->depth + 1 == DEPTH)
        patch_stop(p, "%s: too many patches, or too deep", b->name);
    b->inside = p->patcher_count;
    p->patchers[p->patcher_count].tab = tab;
    p->open[++p->depth] = p->patcher_count++;
}

void patcher_close(struct patch *p) {
    if (p->depth == 0)
        patch_stop(p, "ends more than it has begun");
    int inner = p->open[p->depth--];
    struct box *holder = NULL;
    for (int i = 0; i < p->box_count; i++)
        if (p->boxes[i].inside == inner)
            holder = &p->boxes[i];
    for (int i = 0; holder && i < p->box_count; i++)
        if (p->boxes[i].in == inner) {
            bool out = strcmp(p->boxes[i].class, "outlet") == 0;
            holder->inlets += strcmp(p->boxes[i].class, "inlet") == 0;
            if (out)
                holder->types[holder->outlets++] = '.';
        }
}

void part_open(struct patch *p, const char *line, const char *title, bool tab) {
    char name[NAME] = "", text[LINE];
    int length = 0;
    sscanf(line, "%63s%n", name, &length);
    snprintf(text, sizeof text, "p %s", title);
    patcher_open(p, box_add(p, name, "newobj", line + length, text), tab);
}
