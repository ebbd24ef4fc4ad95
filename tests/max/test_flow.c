/* SPDX-License-Identifier: BSD-3-Clause */
/* The patches, played: our objects understand the messages of every control, and the instruments
 * answer each message. */
#include "max/flow.h"
#include "max/patches.h"

/* --- everything is clicked -------------------------------------------------------------------- */

static void click(struct flow_box *b) {
    static const struct {
        const char *class, *message;
    } clicks[] = {{"message", "bang"}, {"button", "bang"}, {"toggle", "1"}, {"flonum", "1."},
                  {"number", "1"},     {"kslider", "60"},  {"umenu", "1"},  {"live.dial", "0.5"}};
    for (int i = 0; i < 8; i++)
        if (strcmp(b->class, clicks[i].class) == 0) {
            flow_receive(b, 0, clicks[i].message);
            flow_wait(b->in->flow, 50);
        }
}

/* In the patch and its subpatches, but not within the patches that it uses. */
static void click_all(struct flow_patch *p) {
    for (struct flow_box *b = p->boxes; b; b = b->next) {
        click(b);
        if (strcmp(b->class, "p") == 0)
            click_all(b->inside[0]);
    }
}

TEST("whatever is clicked in a patch, our objects understand what reaches them") {
    int sent = 0;
    list_patches();
    for (int i = 0; i < patch_count; i++) {
        max_forget();
        struct flow *f = flow_open(patches[i]);
        check_case("%s", patches[i]);
        if (!CHECK(f != NULL))
            continue;
        click_all(flow_top(f));
        flow_wait(f, 60000);
        for (int c = 0; c < flow_complaints(f); c++)
            if (!CHECK(false))
                printf("    %s\n", flow_complaint(f, c));
        sent += flow_messages(f);
        flow_close(f);
    }
    CHECK(sent > 600);
}

/* --- arguments ---------------------------------------------------------------------------------
 */

/* A patch with that one box, beside the package; a print holds what comes out of one outlet. */
static struct flow *open_one(const char *box, int outlet) {
    static const char name[] = "../arguments.maxpat";
    FILE *file = fopen(MAX_PACKAGE "/../arguments.maxpat", "w");
    if (!CHECK(file))
        return NULL;
    fprintf(
        file,
        "{\"patcher\":{\"boxes\":[{\"box\":{\"id\":\"obj-1\",\"maxclass\":\"newobj\","
        "\"numinlets\":1,\"numoutlets\":3,\"patching_rect\":[20,20,200,22],\"text\":\"%s\"}},"
        "{\"box\":{\"id\":\"obj-2\",\"maxclass\":\"newobj\",\"numinlets\":1,"
        "\"numoutlets\":0,\"patching_rect\":[20,60,45,22],\"text\":\"print it\"}}],"
        "\"lines\":[{\"patchline\":{\"destination\":[\"obj-2\",0],\"source\":[\"obj-1\",%d]}}]}}",
        box, outlet);
    fclose(file);
    struct flow *f = flow_open(name);
    remove(MAX_PACKAGE "/../arguments.maxpat");
    return f;
}

/* The n-th message that came out, from the last; none: empty. */
static const char *printed(struct flow *f, int n) {
    struct flow_box *print = flow_find(f, "print", 0);
    n = print->target - 1 - n;
    return n >= 0 && print->held[n] ? print->held[n] : "";
}

TEST("an instrument takes a body and attributes: its own words, and those of its object") {
    static const struct {
        const char *box, *object, *body, *attribute;
        double value;
    } cases[] = {{"knock-keys bowl @gain 3. @range 5", "knock.mallet~", "bowl", "gain", 3},
                 {"knock-keys @body vibraphone", "knock.mallet~", "vibraphone", "pedal", 0},
                 {"knock-roll tom @rough 900. @decay 2.", "knock.bounce~", "tom", "decay", 2},
                 {"knock-scrape @press 4. @surface grains", "knock.impact~", "plate", "modes", 32},
                 {"knock-roll", "knock.bounce~", "plate", "decay", .7}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        max_forget();
        struct flow *f = open_one(cases[i].box, 1);
        check_case("%s: %s", cases[i].box, max_error_count() ? max_error(0) : "");
        if (!CHECK(f && max_error_count() == 0))
            continue;
        t_object *x = flow_find(f, cases[i].object, 0)->ours[0];
        char *body = max_get(x, "body"), *value = max_get(x, cases[i].attribute);
        CHECK(strcmp(body, cases[i].body) == 0 && fabs(atof(value) - cases[i].value) < 1e-6);
        CHECK(flow_complaints(f) == 0);
        free(body), free(value);
        flow_close(f);
    }
}

/* --- events, arguments and stop of the other instruments ---------------------------------------
 */

TEST("knock-rattle: a pluck is an event, with its tine, pitch and force, and so are the hits") {
    list_patches();
    struct flow *f = open_one("knock-rattle @gap 0.0001", 1);
    struct flow_box *rattle = flow_find(f, "knock-rattle", 0);
    for (int i = 0; i < 2; i++) {
        flow_receive(rattle, 0, "57 2.");
        CHECK(strcmp(printed(f, 0), i ? "pluck 2 57. 2." : "pluck 1 57. 2.") == 0);
    }
    flow_emit(flow_find(f, "knock.impact~", 3), 1, "hit 1. 0.5");
    CHECK(strcmp(printed(f, 0), "hit 1. 0.5") == 0);
    CHECK(flow_complaints(f) == 0);
    flow_close(f);
}

TEST("knock-trigger: its arguments set what its words set") {
    list_patches();
    struct flow *f = open_one("knock-trigger @full 8. @hold 50", 1);
    CHECK(atof(flow_find(f, "*", 0)->held[1]) == 8);
    CHECK(flow_complaints(f) == 0);
    flow_close(f);
}

TEST("knock-roll lifts the ball, knock-scrape resets the body, 60 ms after a stop") {
    static const char *const names[] = {"knock-roll", "knock-scrape"};
    for (int i = 0; i < 2; i++) {
        list_patches();
        check_case("%s", names[i]);
        struct flow *f = open_one(names[i], 2);
        flow_receive(flow_find(f, names[i], 0), 0, "stop");
        int sent = flow_messages(f);
        flow_wait(f, 59);
        CHECK(flow_messages(f) == sent);
        flow_wait(f, 2);
        CHECK(flow_messages(f) == sent + 1);
        flow_close(f);
    }
}

/* --- the keyboard ----------------------------------------------------------------------------- */

static void say(struct flow *f, const char *sent) {
    char text[200], *rest = text, *part;
    snprintf(text, sizeof text, "%s", sent);
    while ((part = strsep(&rest, ",")))
        flow_emit(flow_find(f, "inlet", 0), 0, part + strspn(part, " "));
}

static double its(struct flow *f, const char *attribute) {
    char *text = max_get(flow_find(f, "knock.mallet~", 0)->ours[0], attribute);
    double number = atof(text);
    free(text);
    return number;
}

TEST("knock-keys: one mallet~, tuned, bent, and unknown words") {
    static const struct {
        const char *sent, *attribute;
        double is;
    } steps[] = {{"60 100", "pitch", 60},
                 {"tuning 0 12 4 16 -14 -2 -10 2 14 -16 18 -12, 61 80", "pitch", 61.12},
                 {"64 80", "pitch", 63.86},
                 {"tuning 0 0 0 0 0 0 0 0 0 0 0 0, 60.5 80", "pitch", 60.5},
                 {"note 72 90", "pitch", 72},
                 {"pedal 1", "pedal", 1},
                 {"bend -1.5", "bend", -1.5},
                 {"voices 4", "voices", 4},
                 {"spread 0.2", "spread", 0.2},
                 {"decay 2.5", "decay", 2.5}};
    list_patches();
    struct flow *f = flow_open("patchers/knock-keys.maxpat");
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        say(f, steps[i].sent);
        check_case("%s", steps[i].sent);
        CHECK_REL(1 + its(f, steps[i].attribute), 1 + steps[i].is, 1e-6);
    }
    CHECK(flow_complaints(f) == 0);
    flow_close(f);
}

TEST("knock-keys: a dump ends with its own settings, as they were sent") {
    static const char *const expected[] = {
        "midi 1",     "channel 3", "range 2.", "tuning 0 12 4 16 -14 -2 -10 2 14 -16 18 -12",
        "group 2 55", "group 2 57"};
    static const char *const sent[] = {
        "midi 1",           "channel 3",  "tuning 0 12 4 16 -14 -2 -10 2 14 -16 18 -12",
        "group 2 55 56 57", "group 0 56", "dump"};
    int count = sizeof expected / sizeof *expected;
    list_patches();
    struct flow *f = open_one("knock-keys", 2);
    for (size_t i = 0; i < sizeof sent / sizeof *sent; i++)
        flow_receive(flow_find(f, "knock-keys", 0), 0, sent[i]);
    for (int i = 0; i < count; i++) {
        check_case("%s: %s", expected[i], printed(f, count - 1 - i));
        CHECK(strcmp(printed(f, count - 1 - i), expected[i]) == 0);
    }
    CHECK(strcmp(printed(f, count), "done") == 0);
    CHECK(flow_complaints(f) == 0);
    flow_close(f);
}

/* The peak from .8 s after the last message on; a message comes each .2 s. */
static double peak_after(const char *const *sent, int count) {
    static double output[4096];
    list_patches();
    struct flow *f = flow_open("patchers/knock-keys.maxpat");
    say(f, "decay 4, body vibraphone");
    struct play p = play_start(flow_find(f, "knock.mallet~", 0)->ours[0], 48000, 64);
    for (int i = 0; i < count; i++) {
        say(f, sent[i]);
        play_run(&p, 9600, 0, NULL);
    }
    play_run(&p, 38400, 0, NULL);
    play_run(&p, 4096, 0, output);
    double most = 0;
    for (int i = 0; i < 4096; i++)
        most = fmax(most, fabs(output[i]));
    CHECK(flow_complaints(f) == 0);
    play_free(&p); /* the object is the patch's */
    flow_close(f);
    return most;
}
#define PEAK_AFTER(...)                                                                            \
    peak_after((const char *const[]){__VA_ARGS__},                                                 \
               sizeof((const char *const[]){__VA_ARGS__}) / sizeof(char *))

TEST("knock-keys: a key that is let go stops alone, the pedal holds it, groups choke") {
    double low = PEAK_AFTER("55 100"), silent = 1e-3 * low;
    CHECK(low > 1e-3);
    CHECK(PEAK_AFTER("55 100", "55 0") < silent);
    CHECK(PEAK_AFTER("55 100", "67 100", "67 0") > .5 * low);
    CHECK(PEAK_AFTER("55 100", "pedal 1", "55 0") > .5 * low);
    CHECK(PEAK_AFTER("55 100", "pedal 1", "55 0", "pedal 0") < silent);
    CHECK(PEAK_AFTER("tuning 0 0 0 0 0 0 0 31.2 0 0 0 0", "55 100",
                     "tuning 0 0 0 0 0 0 0 0 0 0 0 0", "55 0") < silent);
    CHECK(PEAK_AFTER("group 1 55 67 69", "55 100", "67 100", "67 0") < silent);
    CHECK(PEAK_AFTER("group 1 55 67 69", "55 100", "69 100", "67 100", "69 0", "67 0") < silent);
    CHECK(PEAK_AFTER("group 1 55 67 69", "55 100", "55 100") > .5 * low);
    CHECK(PEAK_AFTER("group 1 55 67", "group 0 67", "55 100", "67 100", "67 0") > .5 * low);
    CHECK(PEAK_AFTER("55 100", "stop") < silent);
}

/* From MIDI: what, its number, and the channel. */
static void play_midi(struct flow *f, const char *from, int a, int b, int channel) {
    struct flow_box *box = flow_find(f, from, 0);
    const int values[] = {a, b, channel};
    for (int o = strcmp(from, "notein") == 0 ? 2 : 1; o >= 0; o--) {
        char text[16];
        snprintf(text, sizeof text, "%d", values[o == 1 && strcmp(from, "notein") ? 2 : o]);
        flow_emit(box, o, text);
    }
}

TEST("knock-keys: MIDI of its channel plays it when it is asked to, with pedal and bender") {
    list_patches();
    struct flow *f = flow_open("patchers/knock-keys.maxpat");
    play_midi(f, "notein", 65, 100, 2);
    CHECK(fabs(its(f, "pitch") - 65) > 1);
    say(f, "midi 1, channel 2");
    play_midi(f, "notein", 65, 100, 1);
    CHECK(fabs(its(f, "pitch") - 65) > 1);
    play_midi(f, "notein", 65, 100, 2);
    CHECK_REL(its(f, "pitch"), 65., 1e-6);
    play_midi(f, "ctlin", 127, 0, 2);
    CHECK(its(f, "pedal") == 1);
    play_midi(f, "ctlin", 0, 0, 1);
    CHECK(its(f, "pedal") == 1);
    play_midi(f, "ctlin", 0, 0, 2);
    CHECK(its(f, "pedal") == 0);
    play_midi(f, "xbendin", 0, 0, 2);
    CHECK_REL(its(f, "bend"), -2., 1e-6);
    say(f, "range 12");
    play_midi(f, "xbendin", 12288, 0, 2);
    CHECK_REL(its(f, "bend"), 6., 1e-6);
    say(f, "midi 0");
    play_midi(f, "notein", 48, 100, 2);
    CHECK_REL(its(f, "pitch"), 65., 1e-6);
    CHECK(flow_complaints(f) == 0);
    flow_close(f);
}

TEST("help of knock.mallet~: keys play one object") {
    list_patches();
    struct flow *f = flow_open("help/knock.mallet~.maxhelp");
    struct flow_box *keys = flow_find(f, "kslider", 1);
    int boxes = 0, found = 0;
    for (struct flow_box *b; (b = flow_find(f, "knock.mallet~", boxes)); boxes++) {
        char *pitch;
        flow_receive(keys, 0, "76");
        pitch = max_get(b->ours[0], "pitch");
        found += fabs(atof(pitch) - 76) < 1e-4;
        free(pitch);
    }
    CHECK(found == 1 && flow_complaints(f) == 0);
    flow_close(f);
}

/* --- presets ---------------------------------------------------------------------------------- */

TEST("knock-presets: a slot keeps a whole dump, and an object that hears it is what it was, "
     "exactly") {
    list_patches();
    struct flow *f = flow_open("help/knock-presets.maxhelp");
    struct flow_box *presets = flow_find(f, "knock-presets", 0),
                    *body = flow_find(f, "knock.mallet~", 0);
    const struct parameter *row;
    static const char *const past[] = {"body tom",
                                       "k 12345678.",
                                       "at 0.21 0.4",
                                       "scheme two-point",
                                       "body modes",
                                       "freqs 300. 711. 1913.",
                                       "shapes 1. -0.5 0.2 1. 0.9 0.7",
                                       "gain -3.25"};
    for (int i = 0; i < 8; i++)
        flow_receive(body, 0, past[i]);
    char *before[128] = {0};
    flow_receive(presets, 0, "store 7");
    for (int i = 0; (row = external_row(&mallet_tilde, i)); i++)
        before[i] = max_get(body->ours[0], row->name);
    for (int slot = 1; slot <= 3; slot++) {
        flow_receive(presets, 0, slot == 1 ? "recall 1" : slot == 2 ? "recall 2" : "recall 3");
        char *is = max_get(body->ours[0], "body");
        CHECK(strcmp(is, slot == 1 ? "bowl" : slot == 2 ? "membrane" : "bar") == 0);
        free(is);
    }
    flow_receive(presets, 0, "recall 7");
    for (int i = 0; (row = external_row(&mallet_tilde, i)); i++) {
        char *is = max_get(body->ours[0], row->name);
        check_case("%s", row->name);
        CHECK(strcmp(is, before[i]) == 0);
        free(is), free(before[i]);
    }
    flow_receive(presets, 0, "delete 7");
    flow_receive(body, 0, "body gong");
    flow_receive(presets, 0, "recall 7"); /* nothing is there */
    char *is = max_get(body->ours[0], "body");
    CHECK(strcmp(is, "gong") == 0 && flow_complaints(f) == 0);
    for (int c = 0; c < flow_complaints(f); c++)
        printf("    %s\n", flow_complaint(f, c));
    free(is);
    static const char *const nameless[] = {"store", "recall", "delete"};
    for (int i = 0; i < 3; i++)
        flow_receive(presets, 0, nameless[i]);
    is = max_get(body->ours[0], "body"); /* slot 0 was neither made nor played */
    CHECK(strcmp(is, "gong") == 0);
    free(is);
    flow_receive(body, 0, "body bowl");
    flow_receive(presets, 0, "recall 0");
    is = max_get(body->ours[0], "body");
    CHECK(strcmp(is, "bowl") == 0);
    free(is);
    flow_close(f);
}

/* --- as Pd's patch begins --------------------------------------------------------------------- */

enum { BOXES = 500 };

struct canvas {
    int boxes, cords, from[BOXES], to[BOXES];
    char *box[BOXES]; /* the text after its position */
};

struct begun {
    struct flow *max;
    int seen;
};

/* Some object of ours in the patch has this value. */
static bool somebody_has(struct flow *f, const char *name, double value) {
    static const char *const objects[] = {"knock.impact~", "knock.mallet~", "knock.bounce~"};
    bool found = false;
    for (int k = 0; k < 3; k++)
        for (int n = 0; flow_find(f, objects[k], n); n++) {
            const struct parameter *row = external_find(kinds[k], name);
            char *text = row ? max_get(flow_find(f, objects[k], n)->ours[0], name) : NULL;
            const char *word = row && row->word ? row->word((int)value) : NULL;
            found |= text && (word ? strcmp(text, word) == 0
                                   : fabs(atof(text) - value) <= 1e-6 * fabs(value));
            free(text);
        }
    return found;
}

/* The value of a flag: its number, or which word of the row it is; false: a list, or neither. */
static bool flag_value(const struct parameter *row, const char *text, double *value) {
    char *end;
    if (row->word) {
        for (int i = 0; row->word(i); i++)
            if (strcmp(row->word(i), text) == 0)
                return *value = i, true;
        return false;
    }
    *value = strtod(text, &end);
    return end != text && !*end;
}

/* Differences between the hosts: gains, names of arrays, and the rows that `hardness` writes. */
static bool is_host_s_own(const char *box, const char *name) {
    bool written = strncmp(box, "knock/mallet~", 13) == 0;
    return strcmp(name, "gain") == 0 || strcmp(name, "trace") == 0 ||
           (written && (strcmp(name, "k") == 0 || strcmp(name, "mu") == 0));
}

/* Each flag of one of our boxes: some object of Max's page has its value. */
static void see_box(const char *box, struct begun *b) {
    char text[1024], *rest = text, *word, *next;
    if (strncmp(box, "knock/", 6) != 0 || !strchr(box, '~'))
        return;
    snprintf(text, sizeof text, "%.*s", (int)strcspn(box, ",;"), box);
    for (word = strsep(&rest, " \n"); word && rest; word = next) {
        next = strsep(&rest, " \n");
        const struct parameter *row = NULL;
        double value;
        bool list = rest && (*rest == '.' || (*rest >= '0' && *rest <= '9'));
        for (int k = 0; *word == '-' && k < 3 && !row; k++)
            row = external_find(kinds[k], word + 1);
        if (!row || !next || list || is_host_s_own(box, row->name) ||
            !flag_value(row, next, &value))
            continue;
        b->seen++;
        if (!CHECK(somebody_has(b->max, row->name, value)))
            printf("    -%s %s in Pd\n", row->name, next);
    }
}

static void see_canvas(const struct canvas *c, struct begun *b) {
    for (int i = 0; i < c->boxes; i++)
        see_box(c->box[i], b);
}

static void read_pd(char *text, struct begun *b) {
    static struct canvas open[8];
    int depth = -1;
    for (char *line; (line = strsep(&text, ";"));) {
        struct canvas *c = open + (depth < 0 ? 0 : depth);
        int from, to;
        while (text && line[strlen(line) - 1] == '\\') /* \; is no end */
            line[strlen(line)] = ' ', strsep(&text, ";");
        line += strspn(line, "\n");
        if (strncmp(line, "#N canvas", 9) == 0)
            open[++depth].boxes = 0, open[depth].cords = 0;
        else if (sscanf(line, "#X connect %d %*d %d", &from, &to) == 2)
            c->from[c->cords] = from, c->to[c->cords++] = to;
        else if (strncmp(line, "#X restore", 10) == 0) {
            see_canvas(c, b);
            c = &open[--depth];
            c->box[c->boxes++] = line;
        } else if (strncmp(line, "#X ", 3) == 0 && !strstr(line, "#X coords") &&
                   !strstr(line, "#X array")) {
            int words = 0;
            for (line += 3; *line && words < 3; line++)
                words += *line == ' ' || *line == '\n';
            c->box[c->boxes++] = line;
        }
    }
    see_canvas(open, b);
}

/* The level of a demonstration, dB: that of Pd's knock-output, and that of Max's limiter. */
static void compare_levels(const char *pd, const char *max_path) {
    const char *max = file_text(max_path);
    const char *level = strstr(pd, "knock/knock-output "),
               *preamp = strstr(max, "limi~ 2 @preamp ");
    if (CHECK(level && preamp))
        CHECK(atof(level + strlen("knock/knock-output ")) ==
              atof(preamp + strlen("limi~ 2 @preamp ")));
}

TEST("what Pd's demonstrations and lessons begin with, Max's do too, at the same level") {
    struct begun b = {0};
    list_patches();
    for (int i = 0; i < patch_count; i++) {
        char path[300], *text = calloc(1, 1 << 18);
        const char *name = strstr(patches[i], "knock-");
        snprintf(path, sizeof path, "%s/%s", PD_PATCHES, name ? name + 6 : "none");
        if (strstr(path, ".maxpat"))
            strcpy(strstr(path, ".maxpat"), ".pd");
        /* Max learns from a buffer~ that its page fills: its objects are others. */
        FILE *file = strstr(path, "demo-learn") ? NULL : fopen(path, "r");
        if (file) {
            check_case("%s", patches[i]);
            b.max = flow_open(patches[i]);
            text[fread(text, 1, (1 << 18) - 1, file)] = '\0';
            fclose(file);
            if (strstr(path, "demo-"))
                compare_levels(text, patches[i]);
            read_pd(text, &b);
            flow_close(b.max);
        }
        free(text);
    }
    CHECK(b.seen > 25);
}

CHECK_MAIN
