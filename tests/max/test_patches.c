/* SPDX-License-Identifier: BSD-3-Clause */
/* The package: every patch, and the files that are made from the table. */
#include "max/patches.h"

/* --- any patch -------------------------------------------------------------------------------- */

static void see_ids(const struct json *patcher) {
    EACH_BOX(patcher, b) {
        CHECK(*json_text(b, "id") && box_of(patcher, json_text(b, "id")) == b);
        CHECK(*json_text(b, "maxclass"));
        CHECK(json_count(json_member(b, "patching_rect")) == 4);
        CHECK(json_number(b, "numinlets") >= 0 && json_number(b, "numoutlets") >= 0);
        CHECK(json_count(json_member(b, "outlettype")) == (int)json_number(b, "numoutlets"));
    }
}

TEST("every box of a patch has an id of its own, a class, a place and typed outlets") {
    walk_all(see_ids);
}

static void see_cords(const struct json *patcher) {
    const struct json *lines = json_member(patcher, "lines");
    for (const struct json *l = lines->first; l; l = l->next) {
        const struct json *cord = json_member(l, "patchline");
        const struct json *source = json_member(cord, "source"),
                          *destination = json_member(cord, "destination");
        if (!CHECK(json_count(source) == 2 && json_count(destination) == 2))
            continue;
        const struct json *from = box_of(patcher, source->first->text),
                          *to = box_of(patcher, destination->first->text);
        CHECK(from && source->first->next->number < json_number(from, "numoutlets"));
        CHECK(to && destination->first->next->number < json_number(to, "numinlets"));
    }
}

static int ports;

static void see_ports(const struct json *patcher) {
    EACH_BOX(patcher, b) if (is_class(b, "inlet") || is_class(b, "outlet")) {
        ports++;
        CHECK(*json_text(b, "comment"));
    }
}

TEST("every inlet and outlet of a patch says what it is") {
    ports = 0;
    walk_all(see_ports);
    CHECK(ports > 50);
}

TEST("no cord dangles: both of its ends are ports of boxes that are there") { walk_all(see_cords); }

/* --- the form of the files -------------------------------------------------------------------- */

/* Max writes the members of a box in the order of the alphabet. */
static void see_order(const struct json *patcher) {
    EACH_BOX(patcher, b)
    for (const struct json *m = b->first; m && m->next; m = m->next)
        if (!CHECK(strcmp(m->key, m->next->key) < 0))
            printf("    %s: %s before %s\n", json_text(b, "id"), m->key, m->next->key);
}

TEST("a patch is a file as Max saves it: indented with tabs, its version and window first, members "
     "of a box in order") {
    static const char begin[] =
        "{\n\t\"patcher\" : \t{\n\t\t\"fileversion\" : 1,\n\t\t\"appversion\" : "
        "\t\t{\n\t\t\t\"major\" : 8,\n";
    list_patches();
    for (int i = 0; i < patch_count; i++) {
        check_case("%s", patches[i]);
        CHECK(strncmp(file_text(patches[i]), begin, strlen(begin)) == 0);
    }
    walk_all(see_order);
}

/* --- our objects ------------------------------------------------------------------------------ */

/* The object of this box; NULL if it is none of ours. `mc.` and @chans are the wrapper's. */
static t_object *made(const struct json *b) {
    char text[1024];
    const char *box = json_text(b, "text");
    snprintf(text, sizeof text, "%s", strncmp(box, "mc.", 3) == 0 ? box + 3 : box);
    if (strstr(text, " @chans"))
        *strstr(text, " @chans") = '\0';
    char name[64];
    snprintf(name, sizeof name, "%.*s", (int)strcspn(text, " "), text);
    if (strcmp(json_text(b, "maxclass"), "newobj") != 0 || !max_class(name))
        return NULL;
    max_forget();
    t_object *x = max_new(text);
    if (!CHECK(x && max_error_count() == 0))
        printf("    %s: %s\n", text, max_error_count() ? max_error(0) : "was not made");
    return x;
}

static int own_objects;

static void see_objects(const struct json *patcher) {
    EACH_BOX(patcher, b) {
        t_object *x = made(b);
        if (!x)
            continue;
        own_objects++;
        CHECK((long)json_number(b, "numinlets") == max_inlets(x));
        CHECK((long)json_number(b, "numoutlets") == max_outlets(x));
        const struct json *type = json_member(b, "outlettype")->first;
        bool many = strncmp(json_text(b, "text"), "mc.", 3) == 0;
        for (long o = 0; o < max_outlets(x) && type; o++, type = type->next) {
            const char *has = max_outlet_type(x, o) ? max_outlet_type(x, o) : "";
            CHECK(strcmp(type->text, many && *has ? "multichannelsignal" : has) == 0);
        }
        max_delete(x);
    }
}

TEST("our objects in the patches are made without complaint, with the ports they have") {
    own_objects = 0;
    walk_all(see_objects);
    CHECK(own_objects >= 35);
}

static int controls;

/* An attrui shows an attribute of the object that it controls. */
static void see_cord_into(const struct json *from, const struct json *to, long inlet) {
    t_object *x = is_class(from, "attrui") ? made(to) : NULL;
    if (!x)
        return;
    controls++;
    check_case("%s", json_text(from, "attr"));
    CHECK(inlet == 0 && max_metadata(max_class_name(x), json_text(from, "attr"), "label"));
    max_delete(x);
}

static void see_controls(const struct json *patcher) {
    for (const struct json *l = json_member(patcher, "lines")->first; l; l = l->next) {
        const struct json *cord = json_member(l, "patchline");
        const struct json *source = json_member(cord, "source"),
                          *destination = json_member(cord, "destination");
        see_cord_into(box_of(patcher, source->first->text),
                      box_of(patcher, destination->first->text),
                      (long)destination->first->next->number);
    }
}

TEST("an attribute control shows an attribute of the object below it") {
    controls = 0;
    walk_all(see_controls);
    CHECK(controls > 150);
}

static int items;

/* The words of a row but for wall, mass and modes, which are bodies without a menu entry. */
static int menu_words(const struct parameter *row) {
    int count = 0;
    while (row->word(count))
        count++;
    return strcmp(row->name, "body") == 0 ? count - 3 : count;
}

/* Each item of a menu that goes through `prepend row` is a word of that row, and a long menu has
 * all of them. */
static void see_menu(const struct json *menu, const char *prepends) {
    const struct parameter *row = NULL;
    for (int k = 0; k < OBJECTS && !row; k++)
        row = external_find(kinds[k], prepends + strlen("prepend "));
    check_case("%s", prepends);
    if (strncmp(prepends, "prepend ", 8) != 0 || !CHECK(row && row->word))
        return;
    int words = 0;
    for (const struct json *i = json_member(menu, "items")->first; i; i = i->next) {
        bool found = strcmp(i->text, ",") == 0;
        words += !found;
        for (int w = 0; !found && row->word(w); w++)
            found = strcmp(row->word(w), i->text) == 0;
        if (!CHECK(found))
            printf("    %s\n", i->text);
        items++;
    }
    if (words > 7)
        CHECK(words == menu_words(row));
}

static void see_menus(const struct json *patcher) {
    for (const struct json *l = json_member(patcher, "lines")->first; l; l = l->next) {
        const struct json *cord = json_member(l, "patchline");
        const struct json *from = box_of(patcher, json_member(cord, "source")->first->text);
        const struct json *to = box_of(patcher, json_member(cord, "destination")->first->text);
        if (is_class(from, "umenu"))
            see_menu(from, json_text(to, "text"));
    }
}

TEST("each item of a menu is a word that the object knows, and a long menu has all words") {
    items = 0;
    walk_all(see_menus);
    CHECK(items > 100);
}

/* The greatest number of controls one below the other without a heading. */
static void see_groups(const struct json *patcher) {
    enum { GROUP = 9 };
    int together = 0;
    double before = 0, r[4];
    EACH_BOX(patcher, b) {
        rectangle(b, r);
        together = !is_class(b, "attrui") ? 0 : together && r[0] == before ? together + 1 : 1;
        before = r[0];
        if (!CHECK(together <= GROUP))
            printf("    %s\n", json_text(b, "attr"));
    }
}

TEST("attribute controls stand in groups of nine at most, under their headings") {
    walk_all(see_groups);
}

static void see_shown(const struct json *patcher, char *shown, size_t size) {
    EACH_BOX(patcher, b) {
        size_t at = strlen(shown);
        if (is_class(b, "attrui"))
            snprintf(shown + at, size - at, " %s ", json_text(b, "attr"));
        if (json_member(b, "patcher"))
            see_shown(json_member(b, "patcher"), shown, size);
    }
}

TEST("the help of an object shows each row of the category Body but those that only its box sets") {
    if (!play_load())
        return;
    for (int k = 0; k < OBJECTS; k++) {
        char path[128], shown[8192] = "", wanted[128];
        const struct parameter *row;
        snprintf(path, sizeof path, "help/%s.maxhelp", play_name(kinds[k]));
        struct json *j = json_read(file_text(path));
        see_shown(json_member(j, "patcher"), shown, sizeof shown);
        for (int i = 0; (row = external_row(kinds[k], i)); i++) {
            snprintf(wanted, sizeof wanted, " %s ", row->name);
            check_case("%s %s", kinds[k]->name, row->name);
            if (strcmp(row->category, "Body") == 0 && !row->creation)
                CHECK(strstr(shown, wanted));
        }
        json_free(j);
    }
}

/* Tabs of an object's help, by topic. */
static const char *const tabs[] = {"p basic",
                                   "p strike and drive",
                                   "p body and material",
                                   "p mallet and contact",
                                   "p voices and bend",
                                   "p learning",
                                   "p trace",
                                   "p several contacts",
                                   "p body attributes",
                                   "p other attributes",
                                   "p ?"};
enum { TABS = sizeof tabs / sizeof *tabs };

/* One of our objects, and at most eight lines of text of a size that a laptop shows. */
static void see_first_tab(const struct json *tab) {
    int own = 0, words = 0;
    const struct json *window = json_member(tab, "rect")->first->next->next;
    CHECK(window->number <= 700 && window->next->number <= 500);
    EACH_BOX(tab, b) {
        own += strncmp(json_text(b, "text"), KNOCK_PREFIX, strlen(KNOCK_PREFIX)) == 0 &&
               is_class(b, "newobj");
        words += is_class(b, "comment") && strlen(json_text(b, "text")) > 40
                     ? (int)fmax(1, json_number(b, "linecount"))
                     : 0;
    }
    CHECK(own == 1 && words <= 8);
}

TEST(
    "the help of an object has a tab a topic, and begins with one object, a strike, a note, a body "
    "and a hardness on 700 x 500") {
    int helps = 0;
    list_patches();
    for (int i = 0; i < patch_count; i++) {
        int count = 0;
        if (strncmp(patches[i], "help/", 5) != 0 || !strchr(patches[i], '~'))
            continue;
        struct json *j = json_read(file_text(patches[i]));
        helps++;
        check_case("%s", patches[i]);
        EACH_BOX(json_member(j, "patcher"), b) {
            CHECK(count < TABS && strcmp(json_text(b, "text"), tabs[count]) == 0);
            CHECK(json_number(json_member(b, "patcher"), "showontab") == 1);
            if (count++ == 0)
                see_first_tab(json_member(b, "patcher"));
        }
        CHECK(count == TABS);
        json_free(j);
    }
    CHECK(helps == OBJECTS);
}

/* --- the same set as in Pd -------------------------------------------------------------------- */

/* Patches that have another name in Max than in Pd, and the objects that they use there. */
static const struct {
    const char *pd, *file, *uses;
} elsewhere[] = {{"knock-args", "patchers/knock-keys.maxpat", "knock.mallet~"},
                 {"knock-args-help", "patchers/knock-keys.maxpat", "knock.mallet~"},
                 {"knock-plot", "patchers/knock-trace.maxpat", "knock-plot.js"},
                 {"knock-plot-help", "patchers/knock-trace.maxpat", "knock-plot.js"},
                 {"knock-output", "help/knock.mallet~.maxhelp", "live.gain~"},
                 {"knock-output-help", "help/knock.mallet~.maxhelp", "live.gain~"},
                 {"knock-trace-help", "patchers/knock-trace.maxpat", "knock-plot.js"},
                 {"tour", "extras/Knock Overview.maxpat", "knock.mallet~"}};

/* Abstractions without a help of their own: Max has menus, gains and controls instead. */
static bool is_plumbing(const char *name) {
    char help[1024];
    snprintf(help, sizeof help, "%s/%s-help.pd", PD_PATCHES, name);
    FILE *file = fopen(help, "r");
    if (file)
        fclose(file);
    return strncmp(name, "knock-", 6) == 0 && !strstr(name, "-help") && !file;
}

static bool has_counterpart(const char *pd, int length) {
    char name[128], file[200];
    snprintf(name, sizeof name, "%.*s", length, pd);
    if (is_plumbing(name))
        return true;
    for (size_t i = 0; i < sizeof elsewhere / sizeof *elsewhere; i++)
        if (strcmp(elsewhere[i].pd, name) == 0)
            return CHECK(strstr(file_text(elsewhere[i].file), elsewhere[i].uses));
    bool help = length > 5 && strcmp(name + length - 5, "-help") == 0;
    if (help)
        snprintf(file, sizeof file, "help/%s%.*s.maxhelp", strchr(name, '~') ? KNOCK_PREFIX : "",
                 length - 5, name);
    else
        snprintf(file, sizeof file, "patchers/%s%s.maxpat",
                 strncmp(name, "knock-", 6) == 0 ? "" : "knock-", name);
    return CHECK(*file_text(file));
}

TEST("each help, lesson, demonstration and instrument for Pd has its counterpart") {
    int count = 0;
    DIR *folder = opendir(PD_PATCHES);
    for (struct dirent *entry; folder && (entry = readdir(folder));) {
        const char *end = strstr(entry->d_name, ".pd");
        check_case("%s", entry->d_name);
        if (end)
            count += has_counterpart(entry->d_name, (int)(end - entry->d_name));
    }
    if (CHECK(folder != NULL))
        closedir(folder);
    CHECK(count > 30);
}

/* --- the rest of the package ------------------------------------------------------------------ */

TEST("the reference page of an object has each row, message, inlet and outlet") {
    if (!play_load())
        return;
    for (int k = 0; k < OBJECTS; k++) {
        char path[128], wanted[128];
        const struct parameter *row;
        const struct external_message *m;
        snprintf(path, sizeof path, "docs/%s.maxref.xml", play_name(kinds[k]));
        const char *page = file_text(path);
        for (int i = 0; (row = external_row(kinds[k], i)); i++) {
            snprintf(wanted, sizeof wanted, "\t\t<attribute name=\"%s\" get=\"1\" set=\"%d\"",
                     row->name, !max_readonly(play_name(kinds[k]), row->name));
            check_case("%s %s", kinds[k]->name, row->name);
            CHECK(strstr(page, wanted));
            snprintf(wanted, sizeof wanted, "value=\"%s\"", row->label);
            CHECK(strstr(page, wanted));
        }
        for (int i = 0; (m = external_message_row(kinds[k], i)); i++) {
            snprintf(wanted, sizeof wanted, "<method name=\"%s\">", m->name);
            check_case("%s %s", kinds[k]->name, m->name);
            CHECK(strstr(page, wanted));
        }
        for (int i = 0; i < INLETS; i++) {
            snprintf(wanted, sizeof wanted, "<inlet id=\"%d\"", i);
            CHECK(strstr(page, wanted));
        }
        CHECK(strstr(page, "<outlet id=\"4\""));
        CHECK(!strstr(page, "<description></description>") && strstr(page, "<m>"));
        CHECK(!strstr(page, "value=\"1e") && !strchr(page, '`'));
    }
}

TEST("the package has its icon, its README with what it assumes, and snippets that can be read") {
    static const char *const snippets[] = {"bar", "ball", "contact"};
    const unsigned char *icon = (const unsigned char *)file_text("icon.png");
    CHECK(icon[18] == 500 / 256 && icon[19] == 500 % 256 && icon[22] == 500 / 256 &&
          icon[23] == 500 % 256);
    const char *readme = file_text("README.md");
    CHECK(strstr(readme, "## What Knock assumes of Max") && strstr(readme, "xattr -dr") &&
          strstr(readme, "the box says what an object is"));
    for (int i = 0; i < 3; i++) {
        char name[64];
        snprintf(name, sizeof name, "snippets/knock-%s.maxsnip", snippets[i]);
        struct json *j = json_read(file_text(name));
        const struct json *patcher = j ? json_member(j, "patcher") : NULL;
        CHECK(patcher && json_count(json_member(patcher, "boxes")) > 3 &&
              json_member(patcher, "lines") &&
              *json_text(json_member(patcher, "snippetinfo"), "description"));
        json_free(j);
    }
    CHECK(*file_text("javascript/knock-plot.js"));
}

TEST("the package names itself, its objects, and a wrapper for each") {
    if (!play_load())
        return;
    struct json *info = json_read(file_text("package-info.json"));
    CHECK(strcmp(json_text(info, "name"), "Knock") == 0);
    CHECK(strcmp(json_text(info, "max_version_min"), "8.2") == 0);
    CHECK(*json_text(info, "version") && *json_text(info, "author"));
    CHECK(*json_text(json_member(info, "package_extra"), "reverse_domain"));
    json_free(info);
    struct json *palette = json_read(file_text("interfaces/knock-obj-qlookup.json"));
    for (int k = 0; k < OBJECTS; k++)
        CHECK(strcmp(json_text(json_member(palette, play_name(kinds[k])), "digest"),
                     kinds[k]->digest) == 0);
    json_free(palette);
    const char *wrappers = file_text("init/knock-objectmappings.txt");
    for (int k = 0; k < OBJECTS; k++) {
        char line[200];
        snprintf(line, sizeof line, "max objectfile mc.%s mc.wrapper~ %s;\n", play_name(kinds[k]),
                 play_name(kinds[k]));
        CHECK(strstr(wrappers, line));
    }
}

/* A name of ours without its prefix; NULL: there is none. */
static const char *plain_name(const char *text) {
    for (int k = 0; k < OBJECTS; k++)
        for (const char *at = text; (at = strstr(at, kinds[k]->name)); at++)
            if (at == text || !strchr("./", at[-1]))
                return at;
    return NULL;
}

static void see_names(const struct json *patcher) {
    EACH_BOX(patcher, b)
    if (!CHECK(!plain_name(json_text(b, "text"))))
        printf("    %s\n", json_text(b, "text"));
}

TEST("no file, patch, reference or wrapper of the package names an object without its prefix") {
    static const char *const folders[] = {"externals", "docs", "help"};
    walk_all(see_names);
    CHECK(!plain_name(file_text("init/knock-objectmappings.txt")));
    CHECK(!plain_name(file_text("interfaces/knock-obj-qlookup.json")));
    for (int k = 0; k < OBJECTS; k++) {
        char path[128];
        snprintf(path, sizeof path, "docs/%s.maxref.xml", play_name(kinds[k]));
        const char *plain = plain_name(file_text(path));
        if (!CHECK(!plain))
            printf("    %.80s\n", plain);
    }
    for (int i = 0; i < 3; i++) {
        char path[1024];
        snprintf(path, sizeof path, "%s/%s", MAX_PACKAGE, folders[i]);
        DIR *folder = opendir(path);
        for (struct dirent *entry; folder && (entry = readdir(folder));)
            CHECK(!plain_name(entry->d_name));
        if (CHECK(folder != NULL))
            closedir(folder);
    }
}

CHECK_MAIN
