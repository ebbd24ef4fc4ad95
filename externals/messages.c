/* messages.c: what may be sent besides the parameters, and the way of every message. */
#include <math.h>

#include "parts.h"

/* --- blows --- */

static const char *strike(struct external *x, const double *v, int count) {
    (void)count;
    if (!range_holds(&ranges[RANGE_STRIKE], *v))
        return "takes a speed from -100 to 100 m/s";
    external_move(x, MOTION_STRIKE, *v);
    return NULL;
}

static const char *bang(struct external *x, const double *none, int count) {
    (void)none, (void)count;
    x->kind->bang(x);
    return NULL;
}

/* 1 ... 127 are 0.05 ... 5 m/s, in equal ratios. */
static double velocity_speed(double velocity) { return 0.05 * pow(100, (velocity - 1) / 126); }

static const char *note(struct external *x, const double *argument, int count) {
    double note_pitch = argument[0], velocity = argument[1];
    (void)count;
    const struct parameter *pitch = external_find(x->kind, "pitch");
    if (!range_holds(pitch->range, note_pitch) || !(velocity >= 0 && velocity <= 127))
        return "takes a pitch from -36 to 150 MIDI and a velocity from 0 to 127";
    if (velocity == 0)
        return external_put(x, "damp", 0) ? NULL : x->why;
    if (!external_put(x, "pitch", note_pitch))
        return x->why;
    external_move(x, MOTION_STRIKE, velocity_speed(fmax(velocity, 1)));
    return NULL;
}

static const char *drop(struct external *x, const double *height, int count) {
    (void)count;
    if (!range_holds(external_find(x->kind, "height")->range, *height))
        return "takes a height from 0.0001 to 100 m";
    external_move(x, MOTION_DROP, *height);
    return NULL;
}

static const char *reset(struct external *x, const double *none, int count) {
    (void)none, (void)count;
    external_reset(x);
    return NULL;
}

/* --- what is told --- */

static const char *print(struct external *x, const double *none, int count) {
    (void)none, (void)count;
    external_report(x, true, false);
    return NULL;
}

static const char *trace(struct external *x, const double *none, int count) {
    (void)none, (void)count;
    if (!*x->settings.trace)
        return "wants arrays to write to: send `trace name` first";
    external_report(x, false, true);
    return NULL;
}

/* A parameter may be refused for the scheme that is on; so a dump begins with the one that goes
 * with everything, and ends with its own. */
static const char *dump(struct external *x, const double *none, int count) {
    (void)none, (void)count;
    static const struct external_atom exact = {"exact", 0}, no_correction = {"none", 0};
    struct external_atom *atoms = malloc(EXTERNAL_LIST * sizeof *atoms);
    if (!atoms)
        return "has found no memory";
    x->host->event(x->object, "correct", &no_correction, 1);
    x->host->event(x->object, "scheme", &exact, 1);
    const struct parameter *row;
    for (int i = 0; (row = external_row(x->kind, i)); i++)
        if (external_saved(row))
            x->host->event(x->object, row->name, atoms,
                           value_get(row, &x->settings, atoms, EXTERNAL_LIST));
    free(atoms);
    return NULL;
}

/* --- the table of them --- */

static const struct external_message messages[] = {
    {"bang", EVERY, "", 0, 0, "Strikes with `speed`; on bounce~ drops from `height`.", bang},
    {"float", EVERY, "v", 1, 1, "Strikes with that speed, m/s; its sign does not matter.", strike},
    {"strike", EVERY, "v", 1, 1, "Strikes with that speed, m/s.", strike},
    {"list", MALLET, "pitch velocity", 2, 2,
     "A note: velocity 1 to 127 is 0.05 to 5 m/s; 0 strikes nothing and releases `damp`.", note},
    {"drop", BOUNCE, "height", 1, 1, "Lets go of the hammer at that height, m.", drop},
    {"reset", EVERY, "", 0, 0, "Everything at rest, the hammer away.", reset},
    {"print", EVERY, "", 0, 0, "Writes the parameters and the energies to the console.", print},
    {"trace", EVERY, "", 0, 0, "Writes the last contact to the arrays that `trace name` named.",
     trace},
    {"dump", EVERY, "", 0, 0,
     "Sends all parameters out of `events`, as messages that restore them.", dump},
};

const struct external_message *external_message_row(const struct external_kind *kind, int index) {
    for (size_t i = 0; i < sizeof messages / sizeof *messages; i++)
        if (messages[i].objects & kind->object && index-- == 0)
            return &messages[i];
    return NULL;
}

static const struct external_message *message_find(const struct external_kind *kind,
                                                   const char *name) {
    const struct external_message *m;
    for (int i = 0; (m = external_message_row(kind, i)); i++)
        if (strcmp(m->name, name) == 0)
            return m;
    return NULL;
}

const char *external_unknown(struct external *x, const char *name) {
    char names[EXTERNAL_LINE - 128] = "";
    const struct external_message *m;
    const struct parameter *row;
    for (int i = 0; (m = external_message_row(x->kind, i)); i++)
        snprintf(names + strlen(names), sizeof names - strlen(names), " %s", m->name);
    for (int i = 0; (row = external_row(x->kind, i)); i++)
        snprintf(names + strlen(names), sizeof names - strlen(names), " %s", row->name);
    return external_refuse(x, "nothing is called %.40s; there are%s", name, names);
}

/* --- the way of a message --- */

static bool say_refusal(struct external *x) {
    external_say(x, true, x->why);
    return false;
}

static bool run(struct external *x, const struct external_message *m,
                const struct external_atom *atoms, int count) {
    double argument[2] = {0};
    bool fits = count >= m->least_count && count <= m->most_count;
    for (int i = 0; fits && i < count; i++) {
        fits = !atoms[i].word;
        argument[i] = atoms[i].number;
    }
    if (!fits) {
        external_refuse(x, "%s takes %s", m->name, *m->arguments ? m->arguments : "no arguments");
        return say_refusal(x);
    }
    const char *why = m->run(x, argument, count);
    if (!why)
        return true;
    if (why != x->why)
        external_refuse(x, "%s %s", m->name, why);
    return say_refusal(x);
}

/* A word that is both, `trace`, is a message when it stands alone. */
static bool dispatch(struct external *x, const char *selector, const struct external_atom *atoms,
                     int count) {
    const struct external_message *m = message_find(x->kind, selector);
    const struct parameter *row = external_find(x->kind, selector);
    if (row && (count > 0 || !m))
        return external_set(x, row, atoms, count);
    if (m)
        return run(x, m, atoms, count);
    external_unknown(x, selector);
    return say_refusal(x);
}

bool external_message(struct external *x, const char *selector, const struct external_atom *atoms,
                      int count) {
    external_hear_inlets(x);
    if (strcmp(selector, "list") == 0 && count < 2)
        selector = count ? "float" : "bang";
    bool accepted = dispatch(x, selector, atoms, count);
    external_settle(x);
    return accepted;
}
