/* describe.c: what hovers over inlets and outlets, from the tables. */
#include "parts.h"

static const char *describe(const struct external_port *port, char *text, size_t size) {
    snprintf(text, size, "%s%s%s%s: %s", port->name, *port->unit ? " (" : "", port->unit,
             *port->unit ? ")" : "", port->help);
    return text;
}

const char *external_assist(const struct external_kind *kind, bool outlet, int index, int pickups,
                            char *text, size_t size) {
    static const struct external_port right[] = {
        {"events", "messages", "hit, rest, unmet, and what dump sends"},
        {"force", "signal, N", "the force of the contact"},
        {"compression", "signal, m", "how deep the contact is pressed, negative when apart"}};
    if (!outlet)
        return describe(&kind->inlet[index < INLETS ? index : INLETS - 1], text, size);
    if (index >= pickups)
        return describe(&right[index - pickups < 2 ? index - pickups : 2], text, size);
    snprintf(text, size, "pickup %d (signal): what is heard there", index + 1);
    return text;
}
