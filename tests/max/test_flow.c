/* SPDX-License-Identifier: BSD-3-Clause */
/* The patches, played: whatever is clicked, our objects understand what reaches them; and what the
 * instruments do with what they are told. */
#include "max/flow.h"
#include "max/patches.h"

/* --- everything is clicked -------------------------------------------------------------------- */

static void click(struct flow_box *b) {
    static const struct {
        const char *class, *message;
    } clicks[] = {{"message", "bang"}, {"button", "bang"}, {"toggle", "1"},
                  {"flonum", "1."},    {"number", "1"},    {"kslider", "60"}};
    for (int i = 0; i < 6; i++)
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
    int told = 0;
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
        told += flow_told(f);
        flow_close(f);
    }
    CHECK(told > 1500);
}

/* --- the keyboard ----------------------------------------------------------------------------- */

static double bar_has(struct flow *f, int key, const char *attribute) {
    char *text = max_get(flow_find(f, "knock.mallet~", key % 64)->ours[0], attribute);
    double number = atof(text);
    free(text);
    return number;
}

TEST("knock-keys: a bar a key, tuned, bent, held by the pedal, let go and choked") {
    static const struct {
        const char *sent;
        int key;
        const char *attribute;
        double is;
    } steps[] = {{"60 100", 60, "pitch", 60},
                 {"60 100", 60, "damp", 0},
                 {"60 0", 60, "damp", 0.3},
                 {"60 90", 60, "damp", 0},
                 {"60 0, pedal 1", 60, "damp", 0.3},
                 {"60 90, 60 0", 60, "damp", 0},
                 {"62 90", 62, "damp", 0},
                 {"pedal 0", 60, "damp", 0.3},
                 {"bang", 62, "damp", 0},
                 {"release 0.7, 62 0", 62, "damp", 0.7},
                 {"tuning 0 12 4 16 -14 -2 -10 2 14 -16 18 -12, 61 80", 61, "pitch", 61.12},
                 {"64 80", 64, "pitch", 63.86},
                 {"tuning 0 0 0 0 0 0 0 0 0 0 0 0, 60.5 80", 61, "pitch", 60.5},
                 {"bend 0.5", 61, "pitch", 61.5},
                 {"range 12, bend -1", 61, "pitch", 48.5},
                 {"72 80", 72, "pitch", 60},
                 {"bend 0", 72, "pitch", 72},
                 {"choke 1 48 50, 48 80", 48, "damp", 0},
                 {"52 80, 50 80", 48, "damp", 1},
                 {"52 80", 50, "damp", 0},
                 {"choke 0 48 50, 48 80", 50, "damp", 0},
                 {"stop", 48, "damp", 1},
                 {"decay 2.5", 90, "decay", 2.5}};
    list_patches();
    struct flow *f = flow_open("patchers/knock-keys.maxpat");
    struct flow_box *in = flow_find(f, "inlet", 0);
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        char text[200], *rest = text, *part;
        snprintf(text, sizeof text, "%s", steps[i].sent);
        while ((part = strsep(&rest, ",")))
            flow_emit(in, 0, part + strspn(part, " "));
        check_case("%s", steps[i].sent);
        CHECK_REL(1 + bar_has(f, steps[i].key, steps[i].attribute), 1 + steps[i].is, 1e-6);
    }
    CHECK(flow_complaints(f) == 0);
    flow_close(f);
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

TEST("knock-keys: MIDI of its channel plays it, with pedal and bender, another does not") {
    list_patches();
    struct flow *f = flow_open("patchers/knock-keys.maxpat");
    flow_emit(flow_find(f, "inlet", 0), 0, "channel 2");
    play_midi(f, "notein", 65, 100, 1);
    CHECK(fabs(bar_has(f, 65, "pitch") - 65) > 1);
    play_midi(f, "notein", 65, 100, 2);
    CHECK_REL(bar_has(f, 65, "pitch"), 65., 1e-6);
    play_midi(f, "ctlin", 127, 0, 2);
    play_midi(f, "notein", 65, 0, 2);
    CHECK(bar_has(f, 65, "damp") == 0);
    play_midi(f, "ctlin", 0, 0, 1);
    CHECK(bar_has(f, 65, "damp") == 0);
    play_midi(f, "ctlin", 0, 0, 2);
    CHECK(bar_has(f, 65, "damp") == 0.3);
    play_midi(f, "bendin", 0, 0, 2);
    CHECK_REL(bar_has(f, 65, "pitch"), 63., 1e-6);
    flow_close(f);
}

TEST("help of knock.mallet~: each note of a chord goes to a bar of its own") {
    list_patches();
    struct flow *f = flow_open("help/knock.mallet~.maxhelp");
    struct flow_box *keys = flow_find(f, "kslider", 1), *bars = flow_find(f, "mc.knock.mallet~", 0);
    for (int i = 0; i < 4; i++) {
        char key[16];
        snprintf(key, sizeof key, "%d", 60 + 4 * i);
        flow_receive(keys, 0, key);
    }
    for (int i = 0; i < 4; i++) {
        char *pitch = max_get(bars->ours[i], "pitch");
        CHECK_REL(atof(pitch), 60. + 4 * i, 1e-6);
        free(pitch);
    }
    CHECK(bars->ours_count == 4 && flow_complaints(f) == 0);
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
    flow_close(f);
}

/* --- as Pd's patch begins --------------------------------------------------------------------- */

enum { BOXES = 500 };

struct canvas {
    int boxes, cords, from[BOXES], to[BOXES];
    char *box[BOXES]; /* what follows its place */
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

/* loadbang -> message -> s $0-k-set: the slider shows that from the start, and sends it. */
static void see_canvas(const struct canvas *c, struct begun *b) {
    for (int i = 0; i < c->cords; i++)
        for (int j = 0; j < c->cords; j++) {
            const char *to = c->box[c->to[j]], *message = c->box[c->to[i]];
            char name[64] = "";
            int end = 0;
            if (strcmp(c->box[c->from[i]], "loadbang") != 0 || c->from[j] != c->to[i] ||
                sscanf(to, "s \\$0-%63[a-z]-set%n", name, &end) != 1 || !end)
                continue;
            bool row = external_find(kinds[0], name) || external_find(kinds[1], name) ||
                       external_find(kinds[2], name);
            b->seen += row;
            if (row && !CHECK(somebody_has(b->max, name, atof(message))))
                printf("    %s is %s in Pd\n", name, message);
        }
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

TEST("what Pd's demonstrations and lessons begin with, Max's do too") {
    struct begun b = {0};
    list_patches();
    for (int i = 0; i < patch_count; i++) {
        char path[300], *text = calloc(1, 1 << 18);
        const char *name = strstr(patches[i], "knock-");
        snprintf(path, sizeof path, "%s/%s", PD_PATCHES, name ? name + 6 : "none");
        if (strstr(path, ".maxpat"))
            strcpy(strstr(path, ".maxpat"), ".pd");
        FILE *file = fopen(path, "r");
        if (file) {
            check_case("%s", patches[i]);
            b.max = flow_open(patches[i]);
            text[fread(text, 1, (1 << 18) - 1, file)] = '\0';
            fclose(file);
            read_pd(text, &b);
            flow_close(b.max);
        }
        free(text);
    }
    CHECK(b.seen > 25);
}

CHECK_MAIN
