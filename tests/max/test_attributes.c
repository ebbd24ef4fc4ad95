/* SPDX-License-Identifier: BSD-3-Clause */
/* Every row of the table as a Max attribute: in the inspector, set, got, refused, saved. */
#include "max/play.h"

static const char *text_of(const struct external_atom *atoms, int count) {
    static char text[MAX_TEXT];
    text[0] = '\0';
    for (int i = 0; i < count; i++) {
        size_t at = strlen(text);
        if (atoms[i].word)
            snprintf(text + at, sizeof text - at, "%s%s", at ? " " : "", atoms[i].word);
        else
            snprintf(text + at, sizeof text - at, "%s%.17g", at ? " " : "", atoms[i].number);
    }
    return text;
}

/* The same words, and numbers that agree to `tolerance`. */
static bool same(const char *a, const char *b, double tolerance) {
    for (;;) {
        a += strspn(a, " "), b += strspn(b, " ");
        if (!*a || !*b)
            return *a == *b;
        char *end_a, *end_b;
        double x = strtod(a, &end_a), y = strtod(b, &end_b);
        if (end_a == a || end_b == b) {
            size_t n = strcspn(a, " ");
            if (n != strcspn(b, " ") || strncmp(a, b, n) != 0)
                return false;
            end_a = (char *)(uintptr_t)a + n, end_b = (char *)(uintptr_t)b + n;
        } else if (fabs(x - y) > tolerance * fmax(fmax(fabs(x), fabs(y)), 1))
            return false;
        a = end_a, b = end_b;
    }
}

static bool is(t_object *x, const char *attribute, const char *wanted, double tolerance) {
    char *got = max_get(x, attribute);
    bool good = same(got, wanted, tolerance);
    if (!good)
        printf("\n    %s is %s, wanted %s\n", attribute, got, wanted);
    free(got);
    return good;
}

#define EACH_ROW(kind, row)                                                                        \
    for (int k_ = 0; k_ < OBJECTS; k_++)                                                           \
        for (const struct external_kind *kind = kinds[k_]; kind; kind = NULL)                      \
            for (const struct parameter *row = external_row(kind, 0); row; row = next(kind, row))

static const struct parameter *next(const struct external_kind *kind, const struct parameter *row) {
    int i = 0;
    while (external_row(kind, i) != row)
        i++;
    return external_row(kind, i + 1);
}

TEST("each row of the table is an attribute, in its order, and there are no others") {
    if (!play_load())
        return;
    for (int k = 0; k < OBJECTS; k++) {
        int count = 0;
        for (const struct parameter *row; (row = external_row(kinds[k], count)); count++) {
            char order[16];
            check_case("%s %s", kinds[k]->name, row->name);
            if (!CHECK(count < max_attribute_count(play_name(kinds[k]))))
                return;
            CHECK(strcmp(max_attribute(play_name(kinds[k]), count), row->name) == 0);
            snprintf(order, sizeof order, "%d", count + 1);
            CHECK(strcmp(max_metadata(play_name(kinds[k]), row->name, "order"), order) == 0);
            CHECK(strcmp(max_metadata(play_name(kinds[k]), row->name, "basic"), "1") == 0);
        }
        CHECK(max_attribute_count(play_name(kinds[k])) == count);
    }
}

TEST("an attribute stands in the inspector with its label, category, style and save") {
    if (!play_load())
        return;
    EACH_ROW(kind, row) {
        const char *label = max_metadata(play_name(kind), row->name, "label");
        const char *category = max_metadata(play_name(kind), row->name, "category");
        const char *style = max_metadata(play_name(kind), row->name, "style");
        const char *save = max_metadata(play_name(kind), row->name, "save");
        check_case("%s %s", kind->name, row->name);
        CHECK(label && *label && strcmp(label, row->label) == 0);
        CHECK(category && *category && strcmp(category, row->category) == 0);
        if (row->word || row->type == PARAMETER_FLAG)
            CHECK(style && strcmp(style, row->word ? "enum" : "onoff") == 0);
        else
            CHECK(!style); /* a number that can be dragged */
        CHECK(save && strcmp(save, "0") == 0);
        CHECK(max_readonly(play_name(kind), row->name) == (row->type == PARAMETER_FLAG));
    }
}

TEST("a number box may be dragged as far as the range of its row goes, others have no ends") {
    if (!play_load())
        return;
    EACH_ROW(kind, row) {
        const char *least = max_metadata(play_name(kind), row->name, "min");
        const char *most = max_metadata(play_name(kind), row->name, "max");
        check_case("%s %s", kind->name, row->name);
        if (row->type == PARAMETER_NUMBER || row->type == PARAMETER_COUNT)
            CHECK(least && most && atof(least) == row->range->least &&
                  atof(most) == row->range->most);
        else
            CHECK(!least && !most);
    }
}

TEST("a menu offers the words of its row, all of them and in order") {
    if (!play_load())
        return;
    EACH_ROW(kind, row) {
        const char *offered = max_metadata(play_name(kind), row->name, "enumvals");
        struct external_atom words[64];
        int count = 0;
        while (row->word && row->word(count)) {
            words[count] = (struct external_atom){row->word(count), 0};
            count++;
        }
        check_case("%s %s", kind->name, row->name);
        if (row->word)
            CHECK(offered && strcmp(offered, text_of(words, count)) == 0);
        else
            CHECK(!offered);
    }
}

TEST("a new object has the defaults of the table, and the inspector says so") {
    if (!play_load())
        return;
    for (int k = 0; k < OBJECTS; k++) {
        t_object *x = max_new(play_name(kinds[k]));
        for (const struct parameter *row = external_row(kinds[k], 0); row;
             row = next(kinds[k], row)) {
            struct external_atom usual[EXTERNAL_LIST];
            int count = external_default(kinds[k], row, usual, EXTERNAL_LIST);
            const char *wanted = text_of(usual, count);
            check_case("%s %s", kinds[k]->name, row->name);
            CHECK(count > 0 && is(x, row->name, wanted, 0));
            CHECK(same(max_metadata(play_name(kinds[k]), row->name, "default"), wanted, 0));
        }
        max_delete(x);
    }
}

/* --- setting and getting ---------------------------------------------------------------------- */

/* The rows to set first, so that every word of this row is accepted. */
static const char *ground(const struct parameter *row) {
    if (strcmp(row->name, "scheme") == 0)
        return "@body wall @alpha 1.5";
    if (strcmp(row->name, "correct") == 0)
        return "@body wall @scheme am1";
    return "";
}

static void round_trip(t_object *x, const struct parameter *row, const char *value) {
    int errors = max_error_count();
    check_case("%s %s", max_class_name(x), row->name);
    CHECK(max_sendf(x, 0, "%s %s", row->name, value));
    CHECK(max_error_count() == errors);
    char *end;
    double place = strtod(value, &end);
    bool word = row->type == PARAMETER_BLEND && *end == '\0' && place == floor(place);
    if (!row->write) {
        CHECK(is(x, row->name, word ? row->word((int)place) : value, 0));
        return;
    }
    max_advance(1);
    max_idle(); /* a view is searched for: it comes near, or says that it cannot */
    CHECK(play_events("unmet") || is(x, row->name, value, 0.01));
}

/* One record that begins with this number. */
static void record_text(const struct parameter *row, double first, char *text, size_t size) {
    size_t at = (size_t)snprintf(text, size, "%.17g", first);
    for (int i = 1; i < row->columns; i++)
        at += (size_t)snprintf(text + at, size - at, " %.17g", row->column[i]->usual);
}

static void round_trip_numbers(t_object *x, const struct parameter *row) {
    const struct range *r = row->range;
    double middle = r->least > 0 ? sqrt(r->least * r->most) : (r->least + r->most) / 2;
    double values[] = {r->least, row->type == PARAMETER_COUNT ? floor(middle) : middle, r->most,
                       r->usual};
    bool view = row->write && strcmp(row->name, "pitch") != 0; /* not all of it can be reached */
    for (int i = view ? 3 : 0; i < 4; i++) {
        char value[64];
        if (row->columns)
            record_text(row, values[i], value, sizeof value);
        else if (row->type == PARAMETER_LIST && row->most_count > 1 && !row->creation)
            snprintf(value, sizeof value, "%.17g %.17g", values[i], r->usual);
        else
            snprintf(value, sizeof value, "%.17g", values[i]);
        round_trip(x, row, value);
    }
}

TEST(
    "what is set in the inspector or by a message is what is got back, at both ends of its range") {
    if (!play_load())
        return;
    EACH_ROW(kind, row) {
        if (row->type == PARAMETER_FLAG)
            continue;
        char box[256];
        snprintf(box, sizeof box, "%s %s", play_name(kind), ground(row));
        max_forget();
        t_object *x = max_new(box);
        check_case("%s %s", kind->name, row->name);
        CHECK(max_error_count() == 0);
        for (int i = 0; row->word && row->word(i); i++)
            if (row->type == PARAMETER_CHOICE && (row->more ? row->word(i + 1) != NULL : true) &&
                strcmp(row->name, "body") != 0)
                round_trip(x, row, row->word(i));
        if (row->type == PARAMETER_NAME)
            round_trip(x, row, "somewhere");
        if (row->type == PARAMETER_NUMBER || row->type == PARAMETER_COUNT ||
            row->type == PARAMETER_LIST || row->type == PARAMETER_BLEND)
            round_trip_numbers(x, row);
        if (row->more)
            round_trip(x, row, "quadratic 0.25");
        max_delete(x);
    }
}

TEST("every body can be had, and brings its usual values") {
    if (!play_load())
        return;
    for (int k = 0; k < OBJECTS; k++) {
        const struct parameter *row = external_find(kinds[k], "body");
        for (int i = 0; row->word(i); i++) {
            t_object *x = max_new(play_name(kinds[k]));
            round_trip(x, row, row->word(i));
            max_delete(x);
        }
    }
}

TEST("who brings memory of his own gets as much as there is room for") {
    if (!play_load())
        return;
    t_object *x = max_new("knock.mallet~ @body modes @freqs 200 300 400 500 600");
    for (long room = 1; room <= 8; room++) {
        t_atom own[8];
        for (int i = 0; i < 8; i++)
            atom_setfloat(own + i, -1);
        check_case("room for %ld", room);
        CHECK(max_get_into(x, "freqs", own, room) == (room < 5 ? room : 5));
        for (int i = 0; i < 8; i++)
            CHECK(own[i].a_w.w_float == (i < room && i < 5 ? 200 + 100 * i : -1));
    }
    max_delete(x);
}

/* --- refusing --------------------------------------------------------------------------------- */

/* Sends it; one line must say what is accepted, and nothing may have changed. */
static void refused(t_object *x, const char *attribute, const char *message) {
    char *before = max_get(x, attribute);
    max_forget();
    check_case("%s: %s", max_class_name(x), message);
    max_send(x, 0, message);
    CHECK(max_error_count() == 1);
    if (max_error_count())
        CHECK(strstr(max_error(0), "takes") || strstr(max_error(0), "`help"));
    CHECK(is(x, attribute, before, 0));
    free(before);
}

/* A number stays at the end of its range, as a number box that is dragged past it. */
static void clipped_numbers(t_object *x, const struct parameter *row) {
    const double ends[] = {row->range->least, row->range->most};
    const double wrong[] = {row->range->least - 1, 2 * fabs(row->range->most) + 1};
    for (int i = 0; i < 2 && !row->write; i++) {
        char message[128], wanted[64];
        snprintf(message, sizeof message, "%s %.17g", row->name, wrong[i]);
        record_text(row, ends[i], wanted, sizeof wanted);
        if (row->word)
            snprintf(wanted, sizeof wanted, "%s", row->word((int)ends[i]));
        max_forget();
        check_case("%s: %s", max_class_name(x), message);
        CHECK(max_send(x, 0, message) && max_error_count() == (i == 0));
        CHECK(is(x, row->name, wanted, 1e-12));
    }
}

/* As a number box would send them. */
static void clipped_or_ignored(t_object *x, const struct parameter *row) {
    t_atom a;
    clipped_numbers(x, row);
    max_forget();
    check_case("%s %s", max_class_name(x), row->name);
    atom_setfloat(&a, (double)NAN);
    CHECK(max_set(x, row->name, 1, &a) && max_error_count() == 0);
}

TEST("a wrong word, count or number is refused with one line, and nothing changes") {
    if (!play_load())
        return;
    EACH_ROW(kind, row) {
        char message[128];
        if (row->type == PARAMETER_FLAG)
            continue;
        t_object *x = max_new(play_name(kind));
        if (row->type != PARAMETER_NAME) {
            snprintf(message, sizeof message, "%s such-a-thing", row->name);
            refused(x, row->name, message);
        }
        if (row->range && row->type != PARAMETER_CHOICE)
            clipped_or_ignored(x, row);
        if (strcmp(row->name, "trace") != 0) {
            snprintf(message, sizeof message, "%s", row->name);
            refused(x, row->name, message);
        }
        if (!row->range || row->type == PARAMETER_CHOICE) {
            snprintf(message, sizeof message, "%s 1 2 3", row->name);
            refused(x, row->name, message);
        }
        max_delete(x);
    }
}

TEST("an unknown flag, or a wrong value, is reported and the object sounds all the same") {
    static const char *const boxes[] = {"@strength 3", "-k soft", "@mu 1e9", "3", "@scheme am2"};
    if (!play_load())
        return;
    for (int k = 0; k < OBJECTS; k++)
        for (size_t i = 0; i < sizeof boxes / sizeof *boxes; i++) {
            char box[128];
            snprintf(box, sizeof box, "%s %s", play_name(kinds[k]), boxes[i]);
            max_forget();
            check_case("%s", box);
            t_object *x = max_new(box);
            if (!CHECK(x != NULL))
                continue;
            CHECK(max_error_count() == 1);
            max_delete(x);
        }
}

TEST("a number that Max left as a word is a number") {
    if (!play_load())
        return;
    t_object *x = max_new("knock.impact~ @k '2e7");
    CHECK(is(x, "k", "2e7", 0));
    CHECK(max_send(x, 0, "mu '1e-1"));
    CHECK(is(x, "mu", "0.1", 0));
    max_delete(x);
}

CHECK_MAIN
