/* SPDX-License-Identifier: BSD-3-Clause */
/* Layout and output of the patches: places, controls, numbers, and the cords to the outputs. */
#include "max/patches.h"

/* --- places ----------------------------------------------------------------------------------- */

static void see_places(const struct json *patcher) {
    const struct json *window = json_member(patcher, "rect");
    double width = window->first->next->next->number,
           height = window->first->next->next->next->number;
    EACH_BOX(patcher, a) {
        double ra[4];
        CHECK(!is_class(a, "live.gain~") ||
              (width <= 1150 && height <= 850)); /* a laptop's screen */
        rectangle(a, ra);
        if (!CHECK(ra[0] >= 0 && ra[0] + ra[2] <= width && ra[1] + ra[3] <= height))
            printf("    %s %s leaves the window\n", json_text(a, "maxclass"), json_text(a, "text"));
        for (const struct json *e = json_member(patcher, "boxes")->first; e; e = e->next) {
            const struct json *b = json_member(e, "box");
            double rb[4];
            rectangle(b, rb);
            bool apart = a == b || ra[0] + ra[2] <= rb[0] || rb[0] + rb[2] <= ra[0] ||
                         ra[1] + ra[3] <= rb[1] || rb[1] + rb[3] <= ra[1];
            if (!CHECK(apart))
                printf("    %s %s%s lies on %s %s%s\n", json_text(a, "maxclass"),
                       json_text(a, "text"), json_text(a, "attr"), json_text(b, "maxclass"),
                       json_text(b, "text"), json_text(b, "attr"));
        }
    }
}

TEST("no box lies on another, and none leaves its window") { walk_all(see_places); }

/* --- cords ------------------------------------------------------------------------------------ */

enum { WAY = 24 /* points of a cord at most */, EDGE = 10 /* from a corner to the nearest port */ };

static void port_of(const struct json *b, const char *ports, const struct json *end, bool below,
                    double at[2]) {
    double r[4], count = json_number(b, ports);
    rectangle(b, r);
    double part = count > 1 ? end->first->next->number / (count - 1) : 0;
    at[0] = r[0] + EDGE + part * (r[2] - 2 * EDGE);
    at[1] = r[1] + (below ? r[3] : 0);
}

static int way_of(const struct json *patcher, const struct json *cord, double way[WAY][2]) {
    const struct json *source = json_member(cord, "source"),
                      *end = json_member(cord, "destination"),
                      *corners = json_member(cord, "midpoints");
    int count = 1;
    port_of(box_of(patcher, source->first->text), "numoutlets", source, true, way[0]);
    for (const struct json *c = corners ? corners->first : NULL; c && count < WAY - 1;
         c = c->next->next, count++)
        way[count][0] = c->number, way[count][1] = c->next->number;
    port_of(box_of(patcher, end->first->text), "numinlets", end, false, way[count]);
    return count + 1;
}

/* Looked for at each pixel of the way. */
static bool runs_over(double way[WAY][2], int points, const double r[4]) {
    for (int i = 0; i < points - 1; i++) {
        double dx = way[i + 1][0] - way[i][0], dy = way[i + 1][1] - way[i][1];
        int steps = (int)(fabs(dx) + fabs(dy)) + 1;
        for (int s = 0; s <= steps; s++) {
            double x = way[i][0] + dx * s / steps, y = way[i][1] + dy * s / steps;
            if (x > r[0] + 1 && x < r[0] + r[2] - 1 && y > r[1] + 1 && y < r[1] + r[3] - 1)
                return true;
        }
    }
    return false;
}

static int cords;

static void see_ways(const struct json *patcher) {
    for (const struct json *l = json_member(patcher, "lines")->first; l; l = l->next) {
        const struct json *cord = json_member(l, "patchline");
        double way[WAY][2], r[4];
        if (json_number(cord, "hidden") == 1)
            continue;
        int points = way_of(patcher, cord, way);
        cords++;
        for (int i = 0; i < points; i++)
            CHECK(way[i][0] > 0);
        EACH_BOX(patcher, b) {
            rectangle(b, r);
            if (json_number(b, "hidden") != 1 && !CHECK(!runs_over(way, points, r)))
                printf("    over %s %s\n", json_text(b, "maxclass"), json_text(b, "text"));
        }
    }
}

TEST("no cord runs over a box") {
    cords = 0;
    walk_all(see_ways);
    CHECK(cords > 900);
}

/* --- sound ------------------------------------------------------------------------------------ */

/* The objects that a signal reaches from this outlet (-1: any): loudspeakers without a gain before
 * them, and gains that are open when the patch opens. */
struct reached {
    int cords, bare, open;
};

static bool is_open(const struct json *gain) {
    const struct json *value =
        json_member(json_member(gain, "saved_attribute_attributes"), "valueof");
    const struct json *initial = json_member(value, "parameter_initial");
    return json_number(value, "parameter_initial_enable") == 1 && initial &&
           initial->first->number >= -20;
}

static void follow(const struct json *patcher, const struct json *from, long outlet, int depth,
                   struct reached *r) {
    const struct json *types = json_member(from, "outlettype");
    for (const struct json *l = json_member(patcher, "lines")->first; l && types && depth < 30;
         l = l->next) {
        const struct json *source = json_member(json_member(l, "patchline"), "source");
        const struct json *end = json_member(json_member(l, "patchline"), "destination");
        const struct json *to = box_of(patcher, end->first->text);
        const struct json *type = types->first;
        long port = (long)source->first->next->number;
        for (long i = 0; i < port && type; i++)
            type = type->next;
        if (box_of(patcher, source->first->text) != from || (outlet >= 0 && port != outlet) ||
            !type || !strstr(type->text, "signal"))
            continue;
        r->cords++;
        r->bare += is_class(to, "ezdac~") || strncmp(json_text(to, "text"), "dac~", 4) == 0;
        r->open += is_class(to, "live.gain~") && is_open(to);
        if (!is_class(to, "live.gain~") && json_member(to, "outlettype"))
            follow(patcher, to, -1, depth + 1, r);
    }
}

static int sounding;

/* Also what plays in a voice of poly~ or a bpatcher. */
static bool sounds(const struct json *b) {
    const char *text = json_text(b, "text");
    text += strncmp(text, "mc.", 3) == 0 ? 3 : 0;
    bool object = strstr(text, KNOCK_PREFIX) == text || strstr(text, "poly~") == text ||
                  strstr(text, "knock-") == text;
    return (object && is_class(b, "newobj")) || is_class(b, "bpatcher");
}

static void see_sound(const struct json *patcher) {
    bool has_gain = false; /* a voice of poly~ has none */
    EACH_BOX(patcher, b) has_gain |= is_class(b, "live.gain~");
    EACH_BOX(patcher, b) {
        struct reached r = {0};
        if (!sounds(b))
            continue;
        follow(patcher, b, -1, 0, &r);
        if (!CHECK(r.bare == 0 && (r.open > 0 || r.cords == 0 || !has_gain)))
            printf("    %s\n", json_text(b, "text"));
        sounding += r.open > 0;
    }
}

TEST("every path from our outlets to a loudspeaker has a gain, and each gain is open at load") {
    sounding = 0;
    walk_all(see_sound);
    CHECK(sounding >= 25);
}

/* --- how it reads ----------------------------------------------------------------------------- */

/* A control stands above the objects that it is connected to. */
static void see_controls(const struct json *patcher) {
    static const char *const controls[] = {"message", "attrui", "button",
                                           "toggle",  "flonum", "kslider"};
    for (const struct json *l = json_member(patcher, "lines")->first; l; l = l->next) {
        const struct json *cord = json_member(l, "patchline");
        const struct json *from = box_of(patcher, json_member(cord, "source")->first->text);
        const struct json *to = box_of(patcher, json_member(cord, "destination")->first->text);
        double ra[4], rb[4];
        bool control = false;
        for (int i = 0; i < 6; i++)
            control |= is_class(from, controls[i]);
        rectangle(from, ra);
        rectangle(to, rb);
        if (control && sounds(to) && !CHECK(ra[1] + ra[3] <= rb[1]))
            printf("    %s%s is not above %s\n", json_text(from, "text"), json_text(from, "attr"),
                   json_text(to, "text"));
    }
}

TEST("controls stand above what they control") { walk_all(see_controls); }

/* 1e7 may be a word to Max. */
static void see_numbers(const struct json *patcher) {
    EACH_BOX(patcher, b) {
        const char *text = is_class(b, "comment") ? "" : json_text(b, "text");
        for (const char *at = text; (at = strchr(at, 'e')); at++)
            if (!CHECK(at == text || !isdigit((unsigned char)at[-1]) ||
                       !isdigit((unsigned char)at[1])))
                printf("    %s\n", text);
    }
}

TEST("numbers in boxes are written without an exponent") { walk_all(see_numbers); }

/* A patch of ours that stands in another has the ports that its inlets and outlets make. */
static void see_parts(const struct json *patcher) {
    EACH_BOX(patcher, b) {
        char name[160];
        int inlets = 0, outlets = 0;
        const char *text = json_text(b, "text");
        if (is_class(b, "bpatcher"))
            snprintf(name, sizeof name, "patchers/%s", json_text(b, "name"));
        else if (is_class(b, "newobj") && strncmp(text, "knock-", 6) == 0)
            snprintf(name, sizeof name, "patchers/%.*s.maxpat", (int)strcspn(text, " "), text);
        else
            continue;
        struct json *part = json_read(file_text(name));
        for (const struct json *e = json_member(json_member(part, "patcher"), "boxes")->first; e;
             e = e->next) {
            const struct json *inner = json_member(e, "box");
            inlets += is_class(inner, "inlet");
            outlets += is_class(inner, "outlet");
        }
        CHECK((int)json_number(b, "numinlets") == inlets);
        CHECK((int)json_number(b, "numoutlets") == outlets);
        json_free(part);
    }
}

TEST("a patch shown in another has the ports that it makes") { walk_all(see_parts); }

CHECK_MAIN
