/* SPDX-License-Identifier: BSD-3-Clause */
/* The package as it was written: every patch, and what follows from the table. */
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

/* What is shown by an attrui is an attribute of the object that it controls. */
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
    CHECK(controls > 200);
}

TEST("a help patch has the tabs basic, contact, body, schemes and ?, in this order") {
    static const char *const tabs[] = {"p basic", "p contact", "p body", "p schemes", "p ?"};
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
            CHECK(count < 5 && strcmp(json_text(b, "text"), tabs[count]) == 0);
            CHECK(json_number(json_member(b, "patcher"), "showontab") == 1);
            count++;
        }
        CHECK(count == 5);
        json_free(j);
    }
    CHECK(helps == 2 * OBJECTS); /* each under both of its names */
}

/* --- the same set as in Pd -------------------------------------------------------------------- */

/* Where a patch of Pd's is in Max if its name does not say it, and what it uses there. */
static const struct {
    const char *pd, *file, *uses;
} elsewhere[] = {{"knock-learn", "patchers/knock-demo-learn.maxpat", "prepend learn"},
                 {"knock-presets", "patchers/knock-demo-presets.maxpat", "pattrstorage"},
                 {"knock-presets-help", "patchers/knock-demo-presets.maxpat", "autopattr"},
                 {"tour", "extras/Knock Overview.maxpat", "knock.mallet~"}};

/* What stands in other patches only, and has no help of its own: Max has menus, gains and controls
 * that follow. */
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
        snprintf(file, sizeof file, "help/%.*s.maxhelp", length - 5, name);
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
        snprintf(path, sizeof path, "docs/knock.%s.maxref.xml", kinds[k]->name);
        const char *page = file_text(path);
        for (int i = 0; (row = external_row(kinds[k], i)); i++) {
            snprintf(wanted, sizeof wanted, "\t\t<attribute name=\"%s\" get=\"1\" set=\"%d\"",
                     row->name, !max_readonly(kinds[k]->name, row->name));
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
          strstr(readme, "What was saved wins"));
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
    struct json *presets = json_read(file_text("patchers/knock-presets.json"));
    CHECK(json_count(json_member(json_member(presets, "pattrstorage"), "slots")) == 3);
    json_free(presets);
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
        CHECK(strcmp(json_text(json_member(palette, kinds[k]->name), "digest"), kinds[k]->digest) ==
              0);
    json_free(palette);
    const char *wrappers = file_text("init/knock-objectmappings.txt");
    for (int k = 0; k < OBJECTS; k++) {
        char line[128];
        snprintf(line, sizeof line, "max objectfile mc.%s mc.wrapper~ %s;\n", kinds[k]->name,
                 kinds[k]->name);
        CHECK(strstr(wrappers, line));
    }
}

CHECK_MAIN
