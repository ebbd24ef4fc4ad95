/* SPDX-License-Identifier: BSD-3-Clause */
/* describe.c: error lines and assist strings, made from the tables. */
#include "base/decimal.h"
#include "object/external_state.h"

const struct external_event external_events[EXTERNAL_EVENTS] = {
    {"hit",
     "<v_in m/s> <v_out m/s> <duration ms> <peak N> <energy lost J> <depth m> "
     "<key> <hammer>",
     "after each contact that was faster than least; key is the pitch of the note that struck the "
     "voice, -1 without a note; hammer counts from 1."},
    {"rest", "", "the hammer is at rest."},
    {"away", "", "the hammer has left and will not return by itself."},
    {"silent", "", "nothing sounds any more."},
    {"unmet", "<what> <nearest>",
     "the requested value is out of reach; nearest is what was set. unmet learn and unmet read: "
     "the body is unchanged."},
    {"learning", "<percent>", "progress of learn."},
    {"learned", "<modes> <error dB>",
     "learn has replaced the body: the number of modes, and the remaining error. Where that is "
     "large, further modes approximate the noise."},
    {"view", "<name> <now> <least> <most>",
     "after views: pitch, contact, brightness, hardness, restitution, each where the object has "
     "it. view drive_gain <dB> comes last: it has no range."},
    {"read", "<modes>", "a body was read from a file: the number of its modes."}};

int row_words(const struct parameter *row) {
    int count = 0;
    while (row->word(count))
        count++;
    return count;
}

KNOCK_PRINTF(3, 4) static void append(char *text, size_t size, const char *format, ...) {
    size_t length = strlen(text);
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text + length, size - length, format, arguments);
    va_end(arguments);
}

static void append_range(char *text, size_t size, const struct range *range) {
    append(text, size, "from %s to %s%s%s", decimal(range->least).text, decimal(range->most).text,
           *range->unit ? " " : "", range->unit);
}

static void append_words(char *text, size_t size, const struct parameter *row) {
    int count = row_words(row);
    for (int i = 0; i < count; i++)
        append(text, size, "%s%s",
               i == 0                         ? ""
               : i == count - 1 && !row->more ? " or "
                                              : ", ",
               row->word(i));
    if (row->more) {
        append(text, size, " (or with its %s ", row->more->range->name);
        append_range(text, size, row->more->range);
        append(text, size, ")");
    }
}

static void append_list(char *text, size_t size, const struct parameter *row, int least, int most) {
    if (row->columns) {
        append(text, size, "up to %d records of", most / row->columns);
        for (int i = 0; i < row->columns; i++) {
            append(text, size, "%s %s ", i ? "," : "", row->column[i]->name);
            append_range(text, size, row->column[i]);
        }
        append(text, size, ", the name of an array, or none");
        return;
    }
    if (least == most)
        append(text, size, "%d number%s ", least, least == 1 ? "" : "s");
    else
        append(text, size, "%d to %d numbers ", least > 0 ? least : 1, most);
    append_range(text, size, row->range);
    append(text, size,
           least == 0 ? ", the name of an array, or none" : ", or the name of an array");
}

const char *describe_accepts(const struct parameter *row, int least, int most, char *text,
                             size_t size) {
    text[0] = '\0';
    switch (row->type) {
    case PARAMETER_NUMBER:
    case PARAMETER_COUNT:
        append(text, size, row->type == PARAMETER_COUNT ? "a whole number " : "a number ");
        append_range(text, size, row->range);
        break;
    case PARAMETER_CHOICE:
        append_words(text, size, row);
        break;
    case PARAMETER_BLEND:
        append_words(text, size, row);
        append(text, size, ", or a number %s to %s between them", decimal(row->range->least).text,
               decimal(row->range->most).text);
        break;
    case PARAMETER_LIST:
        append_list(text, size, row, least, most);
        break;
    case PARAMETER_NAME:
        append(text, size, "a name, or none");
        break;
    case PARAMETER_FLAG:
        append(text, size, "nothing after it, or 1 or 0");
        break;
    }
    return text;
}

const char *external_preset(const struct external_kind *kind, char *text, size_t size) {
    snprintf(
        text, size,
        "Without arguments %s is `%s %s`; the defaults are those of this box. "
        "The defaults of frequency, mass, material, strike point and pickup depend on the body.",
        kind->name, kind->name, kind->preset);
    return text;
}

const char *external_accepts(const struct external_kind *kind, const struct parameter *row,
                             char *text, size_t size) {
    (void)kind;
    return describe_accepts(row, row->least_count, row->most_count, text, size);
}

static const char *describe(const struct external_port *port, char *text, size_t size) {
    snprintf(text, size, "%s%s%s%s: %s", port->name, *port->unit ? " (" : "", port->unit,
             *port->unit ? ")" : "", port->help);
    return text;
}

const char *external_assist(const struct external_kind *kind, bool outlet, int index, int pickups,
                            char *text, size_t size) {
    static const struct external_port right[] = {
        {"events", "messages", "hit, rest, away, silent, unmet, and what dump sends"},
        {"force", "signal, N", "the force of the contact"},
        {"compression", "signal, m", "how deep the contact is pressed, negative when apart"}};
    if (!outlet)
        return describe(&kind->inlet[index < INLETS ? index : INLETS - 1], text, size);
    if (index >= pickups)
        return describe(&right[index - pickups < 2 ? index - pickups : 2], text, size);
    snprintf(text, size, "pickup %d (signal): the output there", index + 1);
    return text;
}
