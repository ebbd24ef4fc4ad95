/* SPDX-License-Identifier: BSD-3-Clause */
/* Max's own objects in the patches: each is one that Max has, with the ports that Max gives it. */
#include "max/patches.h"

/* Types of the outlets: s signal, b bang, i int, f float, l list, . any message. */
static const struct {
    const char *name;
    int inlets;
    const char *outlets;
} known[] = {
    /* user interface */
    {"attrui", 1, "."},
    {"button", 1, "b"},
    {"comment", 1, ""},
    {"ezdac~", 2, ""},
    {"flonum", 1, ".b"},
    {"inlet", 0, "."},
    {"jsui", 1, "."},
    {"kslider", 2, "ii"},
    {"live.dial", 1, ".f"},
    {"live.gain~", 2, "ss.fl"},
    {"message", 2, "."},
    {"meter~", 1, "f"},
    {"multislider", 1, ".."},
    {"number", 1, ".b"},
    {"outlet", 1, ""},
    {"scope~", 2, ""},
    {"spectroscope~", 2, "."},
    {"toggle", 1, "i"},
    {"umenu", 1, "i.."},
    {"waveform~", 5, "ffffl."},
    /* messages */
    {"coll", 1, "...."},
    {"counter", 5, "i..i"},
    {"delay", 2, "b"},
    {"f", 2, "f"},
    {"gate", 2, "."},
    {"i", 2, "i"},
    {"in", 1, "."},
    {"js", 1, "."},
    {"loadbang", 1, "b"},
    {"loadmess", 1, "."},
    {"makenote", 3, "ff"},
    {"metro", 2, "b"},
    {"notein", 1, "iii"},
    {"opendialog", 1, ".b"},
    {"patcherargs", 1, ".."},
    {"pcontrol", 1, "."},
    {"prepend", 1, "."},
    {"print", 1, ""},
    {"r", 0, "."},
    {"s", 1, ""},
    {"speedlim", 2, "."},
    {"thispoly~", 1, "iii"},
    {"uzi", 2, "bbi"},
    {"xbendin", 1, "ii"},
    {"zl.iter", 2, ".."},
    {"zl.lookup", 2, ".."},
    {"zl.reg", 2, ".."},
    {"zl.slice", 2, ".."},
    /* signals */
    {"*~", 2, "s"},
    {"+~", 2, "s"},
    {"-~", 2, "s"},
    {"abs~", 1, "s"},
    {"adc~", 1, "s"},
    {"buffer~", 1, "fb"},
    {"click~", 1, "s"},
    {"clip~", 3, "s"},
    {"cycle~", 2, "s"},
    {"delay~", 2, "s"},
    {"delta~", 1, "s"},
    {"dspstate~", 1, "ifii"},
    {"edge~", 1, "bb"},
    {"limi~", 2, "ss"},
    {"line~", 2, "sb"},
    {"noise~", 1, "s"},
    {"onepole~", 2, "s"},
    {"out~", 1, ""},
    {"phasor~", 2, "s"},
    {"pink~", 1, "s"},
    {"poly~", 1, "s"},
    {"pow~", 2, "s"},
    {"record~", 3, "s"},
    {"reson~", 4, "s"},
    {"sig~", 1, "s"},
    {"slide~", 3, "s"},
    {"snapshot~", 2, "f"},
    {"thresh~", 3, "s"},
    {"typeroute~", 1, "sbif.l"},
    {"wave~", 3, "s"},
};

enum { WORDS = 32, PORTS = 40 };

static int split_words(const char *text, char words[WORDS][64]) {
    int count = 0, length;
    for (; count < WORDS && sscanf(text, " %63s%n", words[count], &length) == 1; text += length)
        count++;
    return count;
}

/* The type of a number or word that an argument stands for. */
static char type_of(const char *word) {
    if (strspn(word, "-0123456789") == strlen(word))
        return 'i';
    return strspn(word, "-.0123456789") == strlen(word) ? 'f' : '.';
}

/* Objects whose arguments say how many ports they have. */
static bool counted_ports(const char *text, char words[WORDS][64], int count, int *inlets,
                          char outlets[PORTS]) {
    const char *name = words[0];
    bool each = strcmp(name, "t") == 0, parts = strcmp(name, "unpack") == 0;
    int n = 0;
    *inlets = 1;
    if (each || parts)
        for (int i = 1; i < count; i++)
            outlets[n++] = parts                        ? type_of(words[i])
                           : strchr("bif", words[i][0]) ? words[i][0]
                                                        : '.';
    else if (strcmp(name, "route") == 0 || strcmp(name, "sel") == 0)
        for (*inlets = count; n < count; n++)
            outlets[n] = name[0] == 's' && n < count - 1 ? 'b' : '.';
    else if (strcmp(name, "pack") == 0)
        *inlets = count - 1, outlets[n++] = '.';
    else if (strcmp(name, "ctlin") == 0)
        for (; n < 4 - count; n++)
            outlets[n] = 'i';
    else if (strcmp(name, "expr") == 0) {
        outlets[n++] = '.';
        for (const char *at = text; (at = strchr(at, '$')); at++)
            *inlets = atoi(at + 2) > *inlets ? atoi(at + 2) : *inlets;
    } else if (strlen(name) == 1 && strchr("+-*/%", *name)) {
        *inlets = 2;
        outlets[n++] = count > 1 && type_of(words[1]) == 'f' ? 'f' : 'i';
    } else
        return false;
    outlets[n] = '\0';
    return true;
}

/* A patch inside the box has the ports that its inlets and outlets make. */
static bool inner_ports(const struct json *b, int *inlets, int *outlets) {
    const struct json *inside = json_member(b, "patcher");
    *inlets = *outlets = 0;
    if (!inside)
        return false;
    EACH_BOX(inside, inner) {
        *inlets += is_class(inner, "inlet");
        *outlets += is_class(inner, "outlet");
    }
    return true;
}

static char letter(const char *type) {
    static const char *const names[] = {"signal", "bang", "int", "float", "list"};
    for (int i = 0; i < 5; i++)
        if (strcmp(type, names[i]) == 0)
            return names[i][0];
    return *type ? '?' : '.';
}

static bool has_ports(const struct json *b, int inlets, const char *outlets) {
    const struct json *types = json_member(b, "outlettype"), *t = types ? types->first : NULL;
    bool same = (int)json_number(b, "numinlets") == inlets &&
                (int)json_number(b, "numoutlets") == (int)strlen(outlets);
    for (; same && *outlets && t; outlets++, t = t->next)
        same = letter(t->text) == *outlets;
    return same;
}

static bool is_own(const char *name) {
    name += strncmp(name, "mc.", 3) == 0 ? 3 : 0;
    return strncmp(name, "knock", 5) == 0 || strcmp(name, "bpatcher") == 0;
}

static int checked;

static void see_box(const struct json *b) {
    char words[WORDS][64] = {"", ""}, outlets[PORTS] = "";
    const char *text = json_text(b, "text"), *name = json_text(b, "maxclass");
    int count = split_words(text, words), inlets, outs;
    if (strcmp(name, "newobj") == 0)
        name = words[0];
    if (is_own(name)) /* see max_patches and max_drawings */
        return;
    checked++;
    if (inner_ports(b, &inlets, &outs)) {
        CHECK((int)json_number(b, "numinlets") == inlets &&
              (int)json_number(b, "numoutlets") == outs);
        return;
    }
    bool found = is_class(b, "newobj") && counted_ports(text, words, count, &inlets, outlets);
    for (size_t i = 0; i < sizeof known / sizeof *known && !found; i++)
        if ((found = strcmp(known[i].name, name) == 0)) {
            inlets = known[i].inlets;
            snprintf(outlets, sizeof outlets, "%s", known[i].outlets);
        }
    if (!CHECK(found && has_ports(b, inlets, outlets)))
        printf("    %s %s\n", name, text);
}

static void see_boxes(const struct json *patcher) { EACH_BOX(patcher, b) see_box(b); }

TEST("each of Max's own objects in the patches is known, with the ports that Max gives it") {
    checked = 0;
    walk_all(see_boxes);
    CHECK(checked > 1500);
}

/* --- lessons ---------------------------------------------------------------------------------- */

/* Paragraphs that begin with their number; `gaps` counts those to be filled in. */
static int numbered(const struct json *tab, int *gaps) {
    int count = 0;
    *gaps = 0;
    EACH_BOX(tab, b) {
        const char *text = json_text(b, "text");
        if (!is_class(b, "comment") || !isdigit((unsigned char)*text))
            continue;
        count++;
        *gaps += strstr(text, "____") != NULL;
    }
    return count;
}

TEST("a lesson has two screens in tabs, three exercises with gaps, and as many answers") {
    int lessons = 0;
    list_patches();
    for (int i = 0; i < patch_count; i++) {
        int tabs = 0, gaps;
        if (!strstr(patches[i], "lesson-"))
            continue;
        struct json *j = json_read(file_text(patches[i]));
        check_case("%s", patches[i]);
        lessons++;
        EACH_BOX(json_member(j, "patcher"), b) {
            const struct json *tab = json_member(b, "patcher");
            if (!CHECK(tab && json_number(tab, "showontab") == 1))
                continue;
            if (++tabs == 3)
                CHECK(numbered(tab, &gaps) == 3 && gaps == 3);
            if (tabs == 4)
                CHECK(numbered(tab, &gaps) == 3 && gaps == 0);
        }
        CHECK(tabs == 4);
        json_free(j);
    }
    CHECK(lessons >= 9);
}

/* The lesson of the same name for Pd, whose numbers tests/pd/lessons.sh holds; empty: there is
 * none. */
static char pd_lesson[1 << 16];
static int numbers;

static void see_numbers(const struct json *tab) {
    EACH_BOX(tab, b) {
        const char *text = is_class(b, "comment") ? json_text(b, "text") : "";
        for (char number[32]; *text; text += strspn(text, "0123456789.")) {
            text += strcspn(text, "0123456789");
            snprintf(number, sizeof number, "%.*s", (int)strspn(text, "0123456789."), text);
            if (!strchr(number, '.') || number[strlen(number) - 1] == '.')
                continue;
            numbers++;
            if (!CHECK(strstr(pd_lesson, number)))
                printf("    %s\n", number);
        }
    }
}

TEST("the numbers with a fraction in a lesson are those of Pd's lesson") {
    list_patches();
    for (int i = 0; i < patch_count; i++) {
        char path[1024];
        const char *name = strstr(patches[i], "lesson-");
        if (!name)
            continue;
        snprintf(path, sizeof path, "%s/%.*s.pd", PD_PATCHES, (int)strcspn(name, "."), name);
        FILE *file = fopen(path, "r");
        struct json *j = json_read(file_text(patches[i]));
        check_case("%s", patches[i]);
        if (file) {
            pd_lesson[fread(pd_lesson, 1, sizeof pd_lesson - 1, file)] = '\0';
            fclose(file);
            walk(json_member(j, "patcher"), see_numbers);
        }
        json_free(j);
    }
    CHECK(numbers > 30);
}

CHECK_MAIN
