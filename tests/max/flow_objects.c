/* SPDX-License-Identifier: BSD-3-Clause */
/* Max's controls, its objects that route messages, and patchers; see flow.h. */
#include "max/flow_words.h"

/* --- what is seen and touched ----------------------------------------------------------------- */

/* Each part between commas, with \$1 and the others as words of the message; of a bang they are 0.
 */
static void message(struct flow_box *b, int inlet, const char *m) {
    char parts[FLOW_TEXT], *rest = parts, *part;
    snprintf(parts, sizeof parts, "%s", b->text);
    while (inlet == 0 && !begins(m, "set") && (part = strsep(&rest, ","))) {
        char out[MAX_TEXT] = "", word[FLOW_TEXT];
        for (part += strspn(part, " "); *part; part++)
            if (*part == '$' && part[1] > '0' && part[1] <= '9')
                strcat(out, nth(is(m, "bang") ? "0" : m, *++part - '1', word));
            else
                strncat(out, part, 1);
        flow_emit(b, 0, out);
    }
}

static void button(struct flow_box *b, int inlet, const char *m) {
    (void)inlet, (void)m;
    flow_emit(b, 0, "bang");
}

static void toggle(struct flow_box *b, int inlet, const char *m) {
    (void)inlet;
    hold(b, 0, is(m, "bang") ? (number(b, 0, "0") != 0 ? "0" : "1") : m);
    flow_emit(b, 0, b->held[0]);
}

static void number_box(struct flow_box *b, int inlet, const char *m) {
    (void)inlet;
    if (is_number(m))
        hold(b, 0, m);
    if (!begins(m, "set"))
        flow_emit(b, 0, b->held[0] ? b->held[0] : "0.");
}

/* Sends the number of an item, and its text out of the middle; `number` chooses it. */
static void menu(struct flow_box *b, int inlet, const char *m) {
    char text[FLOW_TEXT];
    (void)inlet;
    if (!is_number(m) || !b->menu)
        return;
    snprintf(text, sizeof text, "%s",
             json_at(b->menu, 2 * atoi(m))); /* a comma stands between two */
    flow_emit(b, 1, text);
    flow_emit(b, 0, m);
}

/* Clips to the range that the patch gives it. */
static void dial(struct flow_box *b, int inlet, const char *m) {
    const struct json *range = json_member(b->saved, "valueof");
    char text[32];
    double least = json_number(range, "parameter_mmin"),
           most = json_number(range, "parameter_mmax");
    snprintf(text, sizeof text, "%.10g", fmin(fmax(atof(m), least), most));
    (void)inlet;
    flow_emit(b, 0, text);
}

static void kslider(struct flow_box *b, int inlet, const char *m) {
    (void)inlet;
    flow_emit(b, 1, "100");
    flow_emit(b, 0, m);
}

/* --- words ------------------------------------------------------------------------------------ */

static void prepend(struct flow_box *b, int inlet, const char *m) {
    char out[MAX_TEXT];
    (void)inlet;
    if (begins(m, "set")) {
        hold(b, 0, after(m, 1));
        return;
    }
    snprintf(out, sizeof out, "%s%s%s", b->held[0] ? b->held[0] : b->text, is(m, "bang") ? "" : " ",
             is(m, "bang") ? "" : m);
    flow_emit(b, 0, out);
}

/* The rest of the message after `word`; NULL: it begins with another word. */
static const char *routed(const char *word, const char *m) {
    char first[FLOW_TEXT];
    bool single = is_number(m);
    if ((is(word, "float") && single && has_point(m)) ||
        (is(word, "int") && single && !has_point(m)) || (is(word, "list") && is_list(m)) ||
        (is(word, "bang") && is(m, "bang")))
        return m;
    if (!is(nth(m, 0, first), word))
        return NULL;
    return *after(m, 1) ? after(m, 1) : "bang";
}

static void route(struct flow_box *b, int inlet, const char *m) {
    (void)inlet;
    for (int i = 0; i < b->count; i++) {
        const char *rest = routed(b->word[i], m);
        if (rest) {
            flow_emit(b, i, rest);
            return;
        }
    }
    flow_emit(b, b->count, m);
}

static void choose(struct flow_box *b, int inlet, const char *m) {
    (void)inlet;
    for (int i = 0; i < b->count; i++)
        if (is(b->word[i], m) || (is_number(m) && atof(b->word[i]) == atof(m))) {
            flow_emit(b, i, "bang");
            return;
        }
    flow_emit(b, b->count, m);
}

static void trigger(struct flow_box *b, int inlet, const char *m) {
    (void)inlet;
    for (int i = b->count - 1; i >= 0; i--)
        switch (b->word[i][0]) {
        case 'b':
            flow_emit(b, i, "bang");
            break;
        case 'i':
        case 'f':
            emit_number(b, i, atof(m), b->word[i][0] == 'i');
            break;
        default:
            flow_emit(b, i, m);
        }
}

static void pack(struct flow_box *b, int inlet, const char *m) {
    char out[MAX_TEXT] = "", word[FLOW_TEXT];
    for (int i = 0; !is(m, "bang") && inlet + i < b->count && *nth(m, i, word); i++)
        hold(b, inlet + i, word);
    for (int i = 0; i < b->count; i++) {
        const char *value = b->held[i] ? b->held[i] : b->word[i];
        bool whole = is_number(b->word[i]) && !has_point(b->word[i]);
        size_t at = strlen(out);
        snprintf(out + at, sizeof out - at, "%s%.*s", i ? " " : "",
                 whole ? (int)strcspn(value, ".") : (int)strlen(value), value);
    }
    if (inlet == 0)
        flow_emit(b, 0, out);
}

static void unpack(struct flow_box *b, int inlet, const char *m) {
    char word[FLOW_TEXT];
    (void)inlet;
    for (int i = b->count - 1; i >= 0; i--)
        if (*nth(m, i, word)) {
            if (is_number(word))
                emit_number(b, i, atof(word), !has_point(b->word[i]));
            else
                flow_emit(b, i, word);
        }
}

static void gate(struct flow_box *b, int inlet, const char *m) {
    int open = (int)number(b, 0, word_of(b, 1, "0"));
    if (inlet == 0)
        hold(b, 0, m);
    else if (open > 0)
        flow_emit(b, open - 1, m);
}

/* --- patches ---------------------------------------------------------------------------------- */

/* Inlets and outlets of a patch are counted from the left; in and out~ have their numbers. */
static struct flow_box *port(struct flow_patch *p, const char *class, int index) {
    for (struct flow_box *b = p->boxes; b; b = b->next) {
        int left = 0;
        if (is(b->class, "in") && is(class, "inlet") && atoi(b->word[0]) == index + 1)
            return b;
        if (!is(b->class, class))
            continue;
        for (struct flow_box *other = p->boxes; other; other = other->next)
            left += is(other->class, class) && other->x < b->x;
        if (left == index)
            return b;
    }
    return NULL;
}

static void enter(struct flow_box *b, int voice, int inlet, const char *m) {
    struct flow_box *in = port(b->inside[voice], "inlet", inlet);
    if (in)
        flow_emit(in, 0, m);
}

static void patch(struct flow_box *b, int inlet, const char *m) {
    if (b->insides)
        enter(b, 0, inlet, m);
    else
        flow_complain(b->in->flow, b->class, "no such patch");
}

static void outlet(struct flow_box *b, int inlet, const char *m) {
    struct flow_box *holder = b->in->holder;
    (void)inlet;
    for (int i = 0; holder && i < 16; i++)
        if (port(b->in, "outlet", i) == b)
            flow_emit(holder, i, m);
}

/* `note` goes to a voice that is free: to each in turn. */
static void polyphony(struct flow_box *b, int inlet, const char *m) {
    if (begins(m, "target"))
        b->target = atoi(after(m, 1));
    else if (begins(m, "note"))
        enter(b, atoi(b->held[0] ? b->held[0] : "0") % b->insides, inlet, after(m, 1));
    else
        for (int i = 0; i < b->insides; i++)
            if (!b->target || b->target == i + 1)
                enter(b, i, inlet, m);
    if (begins(m, "note")) {
        char next[16];
        snprintf(next, sizeof next, "%d", (int)number(b, 0, "0") + 1);
        hold(b, 0, next);
    }
}

/* The argument #1 in a voice of poly~, from its box. */
static const char *name_of(const struct flow_box *b) {
    const struct flow_box *holder = b->in->holder;
    for (int i = 0; holder && is(b->word[0], "#1") && i + 1 < holder->count; i++)
        if (is(holder->word[i], "@args"))
            return holder->word[i + 1];
    return b->word[0];
}

static void send_to(struct flow_patch *p, const char *name, const char *m) {
    for (struct flow_box *b = p->boxes; b; b = b->next) {
        if (is(b->class, "r") && is(name_of(b), name))
            flow_emit(b, 0, m);
        for (int i = 0; i < b->insides; i++)
            send_to(b->inside[i], name, m);
    }
}

static void send(struct flow_box *b, int inlet, const char *m) {
    (void)inlet;
    send_to(flow_top(b->in->flow), name_of(b), m);
}

/* A bang asks for the number of the voice; 0 and 1 are its mute. */
static void this_voice(struct flow_box *b, int inlet, const char *m) {
    const struct flow_box *holder = b->in->holder;
    char text[16];
    (void)inlet;
    for (int i = 0; holder && i < holder->insides && is(m, "bang"); i++)
        if (holder->inside[i] == b->in) {
            snprintf(text, sizeof text, "%d", i + 1);
            flow_emit(b, 0, text);
        }
    if (!is(m, "bang") && !is_number(m))
        flow_complain(b->in->flow, b->class, m);
}

/* Opens a patch of the package: its name is the first word, or what stands between quotes. */
static void pcontrol(struct flow_box *b, int inlet, const char *m) {
    static const char *const places[] = {"patchers/%s.maxpat", "help/%s", "extras/%s"};
    (void)inlet;
    for (int i = 0; i < 3 && (begins(m, "load") || begins(m, "loadunique")); i++) {
        char path[FLOW_TEXT] = MAX_PACKAGE "/", name[FLOW_TEXT];
        size_t at = strlen(path);
        const char *given = after(m, 1);
        bool quoted = *given == '"';
        snprintf(name, sizeof name, "%.*s", (int)strcspn(given + quoted, quoted ? "\"" : " "),
                 given + quoted);
        snprintf(path + at, sizeof path - at, places[i], name);
        FILE *file = fopen(path, "r");
        if (file) {
            fclose(file);
            return;
        }
    }
    flow_complain(b->in->flow, m, "there is no such patch");
}

static void pass(struct flow_box *b, int inlet, const char *m) {
    if (inlet == 0)
        flow_emit(b, 0, m);
}

static void load(struct flow_box *b, int inlet, const char *m) {
    (void)inlet, (void)m;
    flow_emit(b, 0, b->count ? b->text : "bang");
}

/* Holds what it would print, as far as there is room; `target` counts. */
static void print(struct flow_box *b, int inlet, const char *m) {
    (void)inlet;
    if (b->target < FLOW_STEPS)
        hold(b, b->target++, m);
}

static void sink(struct flow_box *b, int inlet, const char *m) { (void)b, (void)inlet, (void)m; }

/* --- all of them ------------------------------------------------------------------------------ */

static const struct flow_kind kinds[] = {{"message", message},
                                         {"button", button},
                                         {"toggle", toggle},
                                         {"flonum", number_box},
                                         {"number", number_box},
                                         {"umenu", menu},
                                         {"live.dial", dial},
                                         {"kslider", kslider},
                                         {"prepend", prepend},
                                         {"route", route},
                                         {"sel", choose},
                                         {"t", trigger},
                                         {"pack", pack},
                                         {"unpack", unpack},
                                         {"gate", gate},
                                         {"p", patch},
                                         {"bpatcher", patch},
                                         {"outlet", outlet},
                                         {"poly~", polyphony},
                                         {"pcontrol", pcontrol},
                                         {"speedlim", pass},
                                         {"loadbang", load},
                                         {"loadmess", load},
                                         {"patcherargs", sink},
                                         {"print", print},
                                         {"js", sink},
                                         {"jsui", sink},
                                         {"opendialog", sink},
                                         {"pattrstorage", sink},
                                         {"autopattr", sink},
                                         {"attrui", sink},
                                         {"multislider", sink},
                                         {"s", send},
                                         {"r", sink},
                                         {"thispoly~", this_voice}};

/* Signals do not flow, so that whoever makes them only takes numbers, and the words that it knows:
 * of others Max says that it does not understand them. */
static bool is_signal(struct flow_box *b, const char *m) {
    static const char *const known[][2] = {{"buffer~", "replace"}, {"dspstate~", "bang"},
                                           {"snapshot~", "bang"},  {"wave~", "set"},
                                           {"waveform~", "set"},   {"click~", "bang"}};
    char word[FLOW_TEXT];
    bool understood = is_number(nth(m, 0, word)) || is(b->class, "typeroute~");
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        understood |= is(b->class, known[i][0]) && begins(m, known[i][1]);
    if (!understood)
        flow_complain(b->in->flow, b->class, m);
    return b->class[strlen(b->class) - 1] == '~';
}

bool flow_object(struct flow_box *b, int inlet, const char *m) {
    const struct flow_kind *kind = flow_number_kind(b->class);
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds && !kind; i++)
        if (is(kinds[i].name, b->class))
            kind = &kinds[i];
    if (kind)
        kind->run(b, inlet, m);
    else if (strncmp(b->class, "knock-", 6) == 0)
        patch(b, inlet, m);
    else
        return is_signal(b, m);
    return true;
}
