/* SPDX-License-Identifier: BSD-3-Clause */
/* Open patches, their boxes and cords, and logical time; see flow.h. */
#include "max/flow.h"

#include <assert.h>
#include <stdio.h>

enum { TIMERS = 400, COMPLAINTS = 40, DEPTH = 200 };

struct flow {
    struct flow_patch *top;
    double now;
    int depth, sent, complaint_count;
    char *complaints[COMPLAINTS];
    struct timer {
        struct flow_box *box; /* NULL: free */
        double due;
        long order; /* of those that fall due at once the first that was set comes first */
        char *message;
    } timers[TIMERS];
    long set;
};

int flow_complaints(const struct flow *f) { return f->complaint_count; }
const char *flow_complaint(const struct flow *f, int i) { return f->complaints[i]; }
int flow_messages(const struct flow *f) { return f->sent; }
struct flow_patch *flow_top(struct flow *f) {
    return f->top;
}

void flow_complain(struct flow *f, const char *about, const char *what) {
    char text[FLOW_TEXT];
    snprintf(text, sizeof text, "%.200s: %.300s", about, what);
    for (int i = 0; i < f->complaint_count; i++)
        if (strcmp(f->complaints[i], text) == 0)
            return;
    if (f->complaint_count < COMPLAINTS)
        f->complaints[f->complaint_count++] = strdup(text);
}

/* --- along the cords -------------------------------------------------------------------------- */

void flow_emit(struct flow_box *b, int outlet, const char *message) {
    char copy[MAX_TEXT];
    snprintf(copy, sizeof copy, "%s", message);
    for (const struct flow_cord *c = b->cords; c; c = c->next)
        if (c->outlet == outlet)
            flow_receive(c->to, c->inlet, copy);
}

void flow_tell(struct flow_box *b, const char *message) {
    for (int i = 0; i < b->ours_count; i++) {
        int errors = max_error_count(), sent = max_sent_count();
        if (b->target && b->target != i + 1)
            continue;
        b->in->flow->sent++;
        if (!max_send(b->ours[i], 0, message) || max_error_count() > errors)
            flow_complain(b->in->flow, message,
                          max_error_count() > errors ? max_error(errors) : "unknown");
        for (; sent < max_sent_count(); sent++)
            if (max_sent(sent)->from == b->ours[i])
                flow_emit(b, (int)max_sent(sent)->outlet, max_sent(sent)->text);
    }
}

/* `setvalue 2 ...` is for the second of those in an mc. wrapper. */
static void tell_one(struct flow_box *b, const char *message) {
    int length = 0;
    if (strncmp(b->class, "mc.", 3) == 0)
        sscanf(message, "setvalue %d %n", &b->target, &length);
    flow_tell(b, message + length);
    b->target = 0;
}

/* Numbers go into every inlet of ours; into one that a signal drives they do nothing in Max. */
static void receive_ours(struct flow_box *b, int inlet, const char *message) {
    if (inlet == 0)
        tell_one(b, message);
    else if (!max_send(b->ours[0], inlet, message))
        flow_complain(b->in->flow, b->class, message);
}

void flow_receive(struct flow_box *b, int inlet, const char *message) {
    struct flow *f = b->in->flow;
    if (++f->depth > DEPTH)
        flow_complain(f, b->class, "messages go round in a circle");
    else if (b->ours_count)
        receive_ours(b, inlet, message);
    else if (!flow_object(b, inlet, message))
        flow_complain(f, b->class, "flow_objects.c does not know it");
    f->depth--;
}

/* --- time ------------------------------------------------------------------------------------- */

void flow_delay(struct flow_box *b, double ms, const char *message) {
    struct flow *f = b->in->flow;
    struct timer *t = f->timers;
    while (t < f->timers + TIMERS && t->box)
        t++;
    assert(t < f->timers + TIMERS);
    *t = (struct timer){b, f->now + ms, f->set++, strdup(message)};
}

void flow_undelay(struct flow_box *b) {
    struct flow *f = b->in->flow;
    for (int i = 0; i < TIMERS; i++)
        if (f->timers[i].box == b) {
            free(f->timers[i].message);
            f->timers[i].box = NULL;
        }
}

static struct timer *next_timer(struct flow *f, double until) {
    struct timer *first = NULL;
    for (struct timer *t = f->timers; t < f->timers + TIMERS; t++)
        if (t->box && t->due <= until &&
            (!first || t->due < first->due || (t->due == first->due && t->order < first->order)))
            first = t;
    return first;
}

void flow_wait(struct flow *f, double ms) {
    double until = f->now + ms;
    for (struct timer *t; (t = next_timer(f, until));) {
        struct flow_box *box = t->box;
        char *message = t->message;
        f->now = t->due;
        t->box = NULL;
        flow_emit(box, 0, message);
        free(message);
    }
    f->now = until;
    max_idle();
}

/* --- opening ---------------------------------------------------------------------------------- */

static struct flow_patch *open_patch(struct flow *f, const struct json *patcher,
                                     struct flow_box *holder, struct json *json);

static struct json *read_package(const char *file) {
    char path[1024], *text = calloc(1, 1 << 20);
    snprintf(path, sizeof path, "%s/%s", MAX_PACKAGE, file);
    FILE *source = fopen(path, "r");
    if (source) {
        text[fread(text, 1, (1 << 20) - 1, source)] = '\0';
        fclose(source);
    }
    struct json *json = source ? json_read(text) : NULL;
    free(text);
    return json;
}

static bool open_file(struct flow_box *b, const char *name, int times) {
    char file[200];
    snprintf(file, sizeof file, "patchers/%.*s.maxpat", (int)strcspn(name, " ."), name);
    for (int i = 0; i < times; i++) {
        struct json *json = read_package(file);
        if (!json)
            return false;
        b->inside[b->insides++] = open_patch(b->in->flow, json_member(json, "patcher"), b, json);
    }
    return true;
}

static void make_ours(struct flow_box *b, const char *text) {
    char box[FLOW_TEXT];
    const char *chans = strstr(text, "@chans ");
    int count = chans ? atoi(chans + 7) : 1;
    snprintf(box, sizeof box, "%.*s", chans ? (int)(chans - text) : FLOW_TEXT - 1, text);
    for (b->ours_count = 0; b->ours_count < count;)
        b->ours[b->ours_count++] = max_new(strncmp(box, "mc.", 3) == 0 ? box + 3 : box);
}

static void open_box(struct flow_box *b, const struct json *j) {
    const char *text = json_text(j, "text");
    char *rest = b->text;
    bool object = strcmp(b->class, "newobj") == 0;
    if (object) {
        b->class = strndup(text, strcspn(text, " "));
        text += strcspn(text, " ");
    } else
        b->class = strdup(b->class);
    snprintf(b->text, sizeof b->text, "%s", text + strspn(text, " "));
    for (char *word; b->count < FLOW_WORDS && (word = strsep(&rest, " "));)
        if (*word)
            b->word[b->count++] = strdup(word);
    snprintf(b->text, sizeof b->text, "%s", text + strspn(text, " "));
    const char *plain = b->class + (strncmp(b->class, "mc.", 3) == 0 ? 3 : 0);
    if (max_class(plain) && object)
        make_ours(b, json_text(j, "text"));
    else if (json_member(j, "patcher"))
        b->inside[b->insides++] = open_patch(b->in->flow, json_member(j, "patcher"), b, NULL);
    else if (strcmp(b->class, "bpatcher") == 0)
        open_file(b, json_text(j, "name"), 1);
    else if (strcmp(b->class, "poly~") == 0)
        open_file(b, b->word[0], b->count > 1 ? atoi(b->word[1]) : 1);
    else if (object && strncmp(b->class, "knock-", 6) == 0)
        open_file(b, b->class, 1);
    else if (strcmp(b->class, "buffer~") == 0)
        max_buffer(b->word[0], 48000, b->count > 2 ? atoi(b->word[2]) : 1);
}

/* Max's order: objects further right get the message first, of those above each other the lower. */
static bool is_before(const struct flow_box *a, const struct flow_box *b) {
    return a->x > b->x || (a->x == b->x && a->y > b->y);
}

static struct flow_box *box_called(const struct flow_patch *p, const char *id) {
    struct flow_box *b = p->boxes;
    while (b && strcmp(b->id, id) != 0)
        b = b->next;
    return b;
}

static void open_cord(struct flow_patch *p, const struct json *cord) {
    const struct json *from = json_member(cord, "source")->first,
                      *to = json_member(cord, "destination")->first;
    struct flow_box *source = box_called(p, from->text);
    struct flow_cord *c = calloc(1, sizeof *c), **at = &source->cords;
    *c = (struct flow_cord){(int)from->next->number, (int)to->next->number, box_called(p, to->text),
                            NULL};
    while (*at && !is_before(c->to, (*at)->to))
        at = &(*at)->next;
    c->next = *at;
    *at = c;
}

/* A coll brings what it has embedded. */
static void embed(struct flow_box *b, const struct json *j) {
    const struct json *data = json_member(j, "coll_data");
    for (const struct json *e = data ? json_member(data, "data")->first : NULL; e; e = e->next) {
        char text[FLOW_TEXT] = "";
        for (const struct json *v = json_member(e, "value")->first; v; v = v->next) {
            size_t at = strlen(text);
            if (v->kind == JSON_NUMBER)
                snprintf(text + at, sizeof text - at, at ? " %.10g" : "%.10g", v->number);
            else
                snprintf(text + at, sizeof text - at, at ? " %s" : "%s", v->text);
        }
        assert(json_number(e, "key") < FLOW_STEPS);
        b->held[(int)json_number(e, "key")] = strdup(text);
    }
}

static struct flow_patch *open_patch(struct flow *f, const struct json *patcher,
                                     struct flow_box *holder, struct json *json) {
    struct flow_patch *p = calloc(1, sizeof *p);
    struct flow_box **last = &p->boxes;
    *p = (struct flow_patch){f, NULL, holder, json};
    for (const struct json *e = json_member(patcher, "boxes")->first; e; e = e->next) {
        const struct json *j = json_member(e, "box");
        struct flow_box *b = *last = calloc(1, sizeof *b);
        last = &b->next;
        b->id = json_text(j, "id");
        b->class = json_text(j, "maxclass");
        b->menu = json_member(j, "items");
        b->saved = json_member(j, "saved_attribute_attributes");
        b->in = p;
        b->x = json_member(j, "patching_rect")->first->number;
        b->y = json_member(j, "patching_rect")->first->next->number;
        open_box(b, j);
        embed(b, j);
    }
    for (const struct json *e = json_member(patcher, "lines")->first; e; e = e->next)
        open_cord(p, json_member(e, "patchline"));
    return p;
}

/* Bare words, then each attribute as a message, then done. */
static void send_arguments(struct flow_box *b) {
    char text[FLOW_TEXT] = "", *rest = text;
    const struct flow_box *holder = b->in->holder;
    if (holder && strncmp(holder->class, "knock-", 6) == 0)
        snprintf(text, sizeof text, "%s", holder->text);
    char *bare = *text == '@' ? "" : strsep(&rest, "@");
    if (*bare)
        flow_emit(b, 0, bare);
    for (char *attribute; rest && (attribute = strsep(&rest, "@"));)
        if (*attribute)
            flow_emit(b, 1, attribute);
    flow_emit(b, 1, "done");
}

static void load(struct flow_patch *p) {
    for (struct flow_box *b = p->boxes; b; b = b->next) {
        for (int i = 0; i < b->insides; i++)
            load(b->inside[i]);
        if (strcmp(b->class, "loadbang") == 0)
            flow_emit(b, 0, "bang");
        if (strcmp(b->class, "patcherargs") == 0)
            send_arguments(b);
        if (strcmp(b->class, "loadmess") == 0)
            flow_emit(b, 0, b->text);
    }
}

struct flow *flow_open(const char *file) {
    struct json *json = read_package(file);
    if (!json)
        return NULL;
    struct flow *f = calloc(1, sizeof *f);
    f->top = open_patch(f, json_member(json, "patcher"), NULL, json);
    load(f->top);
    return f;
}

/* --- looking and closing ---------------------------------------------------------------------- */

static struct flow_box *find(struct flow_patch *p, const char *class, int *n) {
    for (struct flow_box *b = p->boxes, *found; b; b = b->next) {
        if (strcmp(b->class, class) == 0 && (*n)-- == 0)
            return b;
        for (int i = 0; i < b->insides; i++)
            if ((found = find(b->inside[i], class, n)))
                return found;
    }
    return NULL;
}

struct flow_box *flow_find(struct flow *f, const char *class, int n) {
    return find(f->top, class, &n);
}

static void close_patch(struct flow_patch *p) {
    for (struct flow_box *b = p->boxes, *next; b; b = next) {
        next = b->next;
        for (int i = 0; i < b->insides; i++)
            close_patch(b->inside[i]);
        for (int i = 0; i < b->ours_count; i++)
            max_delete(b->ours[i]);
        for (struct flow_cord *c = b->cords, *after; c; c = after) {
            after = c->next;
            free(c);
        }
        for (int i = 0; i < b->count; i++)
            free(b->word[i]);
        for (int i = 0; i < FLOW_STEPS; i++)
            free(b->held[i]);
        for (struct flow_line *line = b->lines, *after; line; line = after) {
            after = line->next;
            free(line->text);
            free(line);
        }
        free((char *)b->class);
        free(b);
    }
    json_free(p->json);
    free(p);
}

void flow_close(struct flow *f) {
    for (int i = 0; i < TIMERS; i++)
        if (f->timers[i].box)
            free(f->timers[i].message);
    for (int i = 0; i < f->complaint_count; i++)
        free(f->complaints[i]);
    close_patch(f->top);
    free(f);
}
