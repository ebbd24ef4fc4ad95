/* SPDX-License-Identifier: BSD-3-Clause */
/* print.c: prints the state of an object to the console. */
#include <math.h>

#include "base/decimal.h"
#include "object/external_state.h"

#ifndef KNOCK_VERSION
#define KNOCK_VERSION "of its own build"
#endif

/* Appends "name value(s) unit". */
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
        length +=
            (size_t)(atoms[i].word ? snprintf(text + length, size - length, " %s", atoms[i].word)
                     : isnan(atoms[i].number)
                         ? snprintf(text + length, size - length, " not measured")
                         : snprintf(text + length, size - length, " %s",
                                    decimal(atoms[i].number).text));
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
    external_print_line(x, line);
}

/* put in = stored + lost. The loss of the modes is measured in quality render only. Otherwise it is
 * the remainder of the sum, which under the papers' schemes includes their own error. */
static void print_energies(struct external *x, const struct report *report) {
    const struct collision_ledger *l = &report->ledger;
    const bool exact = report->exact;
    char line[EXTERNAL_LINE];
    double stored = l->kinetic + l->contact + l->modal;
    double put_in = l->strikes + l->push + l->gravity + l->drive + l->changes;
    double settling = exact ? l->lost_scheme : 0;
    double missing = put_in - stored - l->lost_contact - settling;
    if (fabs(missing) < 1e-9 * l->largest)
        missing = 0; /* rounding */
    snprintf(line, sizeof line,
             "  energy put in, J: %s = strikes %s + push %s + gravity %s + drive %s + changed "
             "parameters %s",
             decimal(put_in).text, decimal(l->strikes).text, decimal(l->push).text,
             decimal(l->gravity).text, decimal(l->drive).text, decimal(l->changes).text);
    external_print_line(x, line);
    snprintf(line, sizeof line,
             "  energy stored, J: %s = motion %s + pressed contact %s + ringing %s",
             decimal(stored).text, decimal(l->kinetic).text, decimal(l->contact).text,
             decimal(l->modal).text);
    external_print_line(x, line);
    snprintf(line, sizeof line,
             "  energy lost, J: %s = contacts %s + coming to rest %s + ringing that died away%s %s "
             "(the last is %s)",
             decimal(l->lost_contact + settling + missing).text, decimal(l->lost_contact).text,
             decimal(settling).text, exact ? "" : " and the scheme's error", decimal(missing).text,
             report->measured ? "measured" : "inferred from the balance");
    external_print_line(x, line);
}

/* Prints the limits of a shape's sliders. */
static void print_reach(struct external *x, const struct tuning_reach *reach) {
    char line[EXTERNAL_LINE];
    if (x->settings.body >= STRUCK_SHAPE) {
        const struct body_kind *kind = body_kinds[x->settings.body - STRUCK_SHAPE];
        snprintf(line, sizeof line, "  %s: %s; %s (%s)", kind->name, kind->what, kind->limits,
                 kind->source);
        external_print_line(x, line);
        const struct mallet_kind *head = &mallet_kinds[mallet_named(kind->mallet)];
        snprintf(line, sizeof line, "  its usual mallet: %s, %s%s (%s)", head->name, head->what,
                 kind->grading.contact_exponent > 0
                     ? "; of a set, harder and lighter the higher the note"
                     : "",
                 head->source);
        external_print_line(x, line);
        snprintf(line, sizeof line, "  a %s is played from %s to %s Hz, pitch %.0f to %.0f",
                 kind->name, decimal_digits(kind->low, 4).text, decimal_digits(kind->high, 4).text,
                 view_pitch_of(kind->low), view_pitch_of(kind->high));
        external_print_line(x, line);
    }
    if (!external_find(x->kind, "brightness"))
        return;
    snprintf(line, sizeof line,
             "  within reach, about: contact from %s ms on, brightness from %.0f to %.0f Hz",
             decimal_digits(1000 * reach->shortest, 2).text, reach->darkest, reach->brightest);
    external_print_line(x, line);
}

/* The gain of the radiated output, and the head's share. */
static void print_loudness(struct external *x) {
    char line[EXTERNAL_LINE];
    if (x->settings.out != BODY_RADIATED || x->settings.loudness != LOUDNESS_EQUAL ||
        x->settings.body < STRUCK_MODES)
        return;
    double gain = 20 * log10(loudness_now(x)), head = 20 * log10(loudness_of_head(x));
    if (x->settings.body == STRUCK_MODES)
        snprintf(line, sizeof line, "  loudness equal: %s dB for these modes",
                 decimal_digits(gain, 3).text);
    else
        snprintf(line, sizeof line,
                 "  loudness equal: %s dB, of which %s for the mallet, against the usual one (-30 "
                 "to 24)",
                 decimal_digits(gain, 3).text, decimal_digits(head, 3).text);
    external_print_line(x, line);
}

void external_print(struct external *x, const struct report *report) {
    char line[EXTERNAL_LINE];
    const struct parameter *row;
    struct tuning_reach reach;
    struct tuning_answer measured = view_measure(x, &reach);
    x->measured = &measured;
    snprintf(line, sizeof line, "Knock %s, %s, %s Hz, %d voice%s in %lu kB; %s", KNOCK_VERSION,
             modes_kernel_name(x->kernel), decimal(x->rate).text, report->voices,
             report->voices == 1 ? "" : "s", (unsigned long)((report->bytes + 999) / 1000),
             x->kind->digest);
    external_print_line(x, line);
    for (int i = 0; (row = external_row(x->kind, i)); i++)
        if (external_begins_category(x->kind, i))
            print_category(x, row->category);
    x->measured = NULL;
    print_loudness(x);
    print_reach(x, &reach);
    print_energies(x, report);
    if (report->lost_events) {
        snprintf(line, sizeof line, "  %u events were lost: more than could wait",
                 report->lost_events);
        external_print_line(x, line);
    }
}
