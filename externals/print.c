/* print.c: the state of an object, for the console. */
#include "parts.h"

/* name value(s) unit */
static void append_row(char *text, size_t size, const struct external *x,
                       const struct parameter *row) {
    enum { SHOWN = 8 };
    struct external_atom atoms[EXTERNAL_LIST];
    size_t length = strlen(text);
    int count = 1;
    if (row->read)
        atoms[0] = (struct external_atom){NULL, row->read(x)};
    else
        count = value_get(row, &x->settings, atoms, EXTERNAL_LIST);
    length += (size_t)snprintf(text + length, size - length, "%s%s", length ? ", " : "", row->name);
    for (int i = 0; i < count && i < SHOWN && length < size; i++)
        length += (size_t)(atoms[i].word
                               ? snprintf(text + length, size - length, " %s", atoms[i].word)
                               : snprintf(text + length, size - length, " %g", atoms[i].number));
    if (length < size)
        snprintf(text + length, size - length, "%s%s%s", count > SHOWN ? " ..." : "",
                 row->range && *row->range->unit ? " " : "", row->range ? row->range->unit : "");
}

static void print_category(struct external *x, const char *category) {
    char text[4 * EXTERNAL_LINE] = "", line[5 * EXTERNAL_LINE];
    const struct parameter *row;
    for (int i = 0; (row = external_row(x->kind, i)); i++)
        if (strcmp(row->category, category) == 0)
            append_row(text, sizeof text, x, row);
    snprintf(line, sizeof line, "  %s: %s", category, text);
    external_say(x, false, line);
}

void external_print(struct external *x, const struct collision_ledger *books, unsigned lost) {
    char line[EXTERNAL_LINE];
    const struct parameter *row;
    external_say(x, false, x->kind->digest);
    for (int i = 0; (row = external_row(x->kind, i)); i++)
        if (external_begins_category(x->kind, i))
            print_category(x, row->category);
    snprintf(line, sizeof line,
             "  energy in J: hammer %g, contact %g, modes %g; put in by strikes %g, push %g, "
             "gravity %g, drive %g, changes %g; taken by contacts %g",
             books->kinetic, books->contact, books->modal, books->strikes, books->push,
             books->gravity, books->drive, books->changes, books->lost_contact);
    external_say(x, false, line);
    if (lost) {
        snprintf(line, sizeof line, "  %u events were lost: more than could wait", lost);
        external_say(x, false, line);
    }
}
