/* SPDX-License-Identifier: BSD-3-Clause */
/* messages.c: the messages that are no parameters, and the dispatch of every message. */
#include <math.h>

#include "base/decimal.h"
#include "object/contacts.h"
#include "object/external_state.h"

/* --- strikes --- */

static bool strike(struct external *x, const double *v) {
    return external_gesture(x, GESTURE_STRIKE, fabs(*v));
}

/* A number above 20 m/s is a pitch sent without its velocity; it is refused. */
static bool strike_by_hand(struct external *x, const double *v) {
    const double fastest = 20;
    if (fabs(*v) <= fastest)
        return strike(x, v);
    const struct decimal sent = decimal(*v);
    external_refuse(x,
                    "%s alone is not a note: send pitch and velocity, e.g. 60 100; to strike at %s "
                    "m/s send `strike %s`",
                    sent.text, sent.text, sent.text);
    return false;
}

static bool bang(struct external *x, const double *none) {
    (void)none;
    return x->kind->bang(x);
}

/* The curve moves the exponent: above 0 notes of middle velocity strike harder. */
static double velocity_speed(const struct settings *s, double velocity) {
    const double share = exp2(-s->curve);
    struct body_velocity law = settings_velocity(s);
    law.e *= share;
    law.change *= share;
    return value_rounded(body_speed(law, velocity));
}

/* Sets the pitch, and with it the head of a graded set. */
static bool note(struct external *x, const double *argument) {
    double pitch = argument[0], velocity = argument[1];
    if (velocity == 0)
        return external_release(x, true, pitch, false);
    x->before = x->settings;
    view_write_pitch(x, pitch);
    double speed = velocity_speed(&x->settings, velocity);
    bool differs = loudness_take_new(x) || x->settings.freq != x->before.freq;
    struct prepared_voice *before = x->prepared;
    if (differs)
        x->prepared = prepared_voice_new(x);
    bool sent =
        x->prepared && external_arrive_note(x, pitch) && external_gesture(x, GESTURE_STRIKE, speed);
    struct prepared_voice *unused = sent ? before : x->prepared;
    if (sent) {
        external_set_changed_inputs(x);
    } else {
        x->prepared = before;
        x->settings = x->before;
        external_drop_command(x);
    }
    if (differs)
        prepared_voice_free(unused);
    return sent;
}

static bool strike_velocity(struct external *x, const double *velocity) {
    return *velocity == 0 ||
           external_gesture(x, GESTURE_STRIKE, velocity_speed(&x->settings, *velocity));
}

static bool drop(struct external *x, const double *height) {
    return external_gesture(x, GESTURE_DROP, *height);
}

static bool reset(struct external *x, const double *none) {
    (void)none;
    return external_put(x, "push", 0) && external_put(x, "drive", 0) && loudness_reset(x) &&
           external_stop(x, true);
}

static bool stop(struct external *x, const double *none) {
    (void)none;
    return external_stop(x, false);
}

static const char choke_takes[] = "nothing, or the pitch of a note";

static bool choke(struct external *x, const struct external_atom *atoms, int count) {
    const struct range *const pitch = &range_pitch;
    double key = 0;
    if (count == 0)
        return external_release(x, false, 0, true);
    enum value_result result =
        values_clipped(x, &x->choke_clips, "choke", &pitch, 1, atoms, count, &key);
    if (result == VALUE_SET)
        return external_release(x, true, key, true);
    external_refuse(x, "choke takes %s", choke_takes);
    return result == VALUE_IGNORED;
}

/* --- contacts --- */

static const char bridge_takes[] =
    "from 0 to 1, to 0 to 1, a count from 2 to 30, a curve from 0 to 0.1 m";

/* A row of barriers whose distance from the body grows with the square of the way along it: the
 * curved bridge of a sitar. */
static bool bridge(struct external *x, const struct external_atom *atoms, int count) {
    static const struct range place = {"place", "", 0, 1, 0}, many = {"count", "", 2, 30, 12},
                              curve = {"curve", "m", 0, .1, 0};
    static const struct range *const range[] = {&place, &place, &many, &curve};
    struct external_atom record[2 * CONTACTS_BARRIERS];
    double value[4];
    enum value_result result =
        values_clipped(x, &x->bridge_clips, "bridge", range, 4, atoms, count, value);
    if (result != VALUE_SET) {
        external_refuse(x, "bridge takes %s", bridge_takes);
        return result == VALUE_IGNORED;
    }
    int n = (int)floor(value[2] + .5);
    for (int i = 0; i < n; i++) {
        double along = (double)i / (n - 1);
        record[2 * i] =
            (struct external_atom){NULL, value_rounded(value[0] + along * (value[1] - value[0]))};
        record[2 * i + 1] = (struct external_atom){NULL, value_rounded(value[3] * along * along)};
    }
    return external_put_list(x, "barriers", record, 2 * n);
}

/* --- reports --- */

static bool print(struct external *x, const double *none) {
    (void)none;
    return external_report(x, true, false, false);
}

static bool trace(struct external *x, const double *none) {
    (void)none;
    if (*x->settings.trace)
        return external_report(x, false, true, false);
    external_refuse(x, "trace takes arrays to write to: `trace name` says which");
    return false;
}

/* A copy, because the patch may send the dump back to the object at once. */
struct dump_copy {
    struct settings settings;
    struct external_atom atoms[EXTERNAL_LIST];
};

/* The present scheme may refuse a parameter. The dump therefore begins with scheme exact, which
 * supports everything, and ends with its own. */
static bool dump(struct external *x, const double *none) {
    (void)none;
    static const struct external_atom exact = {"exact", 0}, no_correction = {"none", 0};
    struct dump_copy *now = malloc(sizeof *now);
    if (!now)
        return external_refuse(x, "out of memory"), false;
    now->settings = x->settings;
    x->host->event(x->object, "correct", &no_correction, 1);
    x->host->event(x->object, "scheme", &exact, 1);
    const struct parameter *row;
    for (int i = 0; (row = external_row(x->kind, i)); i++)
        if (external_saved(row))
            x->host->event(x->object, row->name, now->atoms,
                           value_get(row, &now->settings, now->atoms, EXTERNAL_LIST));
    x->host->event(x->object, "random", now->atoms, random_get(&now->settings, now->atoms));
    free(now);
    x->host->event(x->object, "done", NULL, 0);
    return true;
}

static const char set_takes[] = "what a box has after the name of the object";

static bool set_box(struct external *x, const struct external_atom *atoms, int count) {
    if (count > 0)
        return external_set_box(x, atoms, count);
    external_refuse(x, "set takes %s", set_takes);
    return false;
}

/* A dump ends with this word, and may be sent back whole. */
static bool done(struct external *x, const double *none) {
    (void)x, (void)none;
    return true;
}

/* --- the table of messages -------------------------------------------------------------------- */

static const struct range velocity = {"velocity", "", 0, 127, 64};
static const struct range speed = {"speed", "m/s", -100, 100, 1};

static const struct external_message messages[] = {
    {"bang", EVERY, {0}, "Strikes with `speed`; bounce~ drops from `height`.", .run = bang},
    {"float",
     IMPACT | BOUNCE,
     {&speed},
     "Strikes with that speed; its sign does not matter.",
     .run = strike},
    {"float",
     MALLET,
     {&speed},
     "Strikes with that speed; its sign does not matter. More than 20 m/s is refused: it was a "
     "note.",
     .refuses = true,
     .run = strike_by_hand},
    {"strike", EVERY, {&speed}, "Strikes with that speed, as a float does.", .run = strike},
    {"list",
     MALLET,
     {&range_pitch, &velocity},
     "A note: its level is 40 log10(velocity / 127) dB, as in General MIDI, and 127 is 5 m/s; 0 is "
     "a "
     "note-off, see `pedal`.",
     .run = note},
    {"note", MALLET, {&range_pitch, &velocity}, "The same as a list: a note.", .run = note},
    {"velocity",
     MALLET,
     {&velocity},
     "Strikes at the present pitch, with the velocity of a note.",
     .run = strike_velocity},
    {"drop", BOUNCE, {&range_height}, "Drops the hammer from that height.", .run = drop},
    {"stop", EVERY, {0}, "All voices fade out in 4 ms, and the hammers are lifted.", .run = stop},
    {.name = "set",
     .objects = EVERY,
     .help = "Sets several parameters at once, written as in a box: set bowl -gain 6.",
     .parse = set_box,
     .takes = set_takes},
    {.name = "random",
     .objects = EVERY,
     .help = "Each strike by a message or note draws speed, freq, k, mu, mass or at anew: a spread "
             "of 0.1 is up to a tenth more or less; for at, up to 0.1 to either side.",
     .parse = random_set,
     .takes = random_takes},
    {.name = "choke",
     .objects = EVERY,
     .help = "Damps all voices, or those of a pitch, until they are struck again.",
     .parse = choke,
     .takes = choke_takes},
    {.name = "bridge",
     .objects = EVERY,
     .help =
         "Writes a row of barriers behind the body, as on a sitar: from and to on the body, how "
         "many, and the distance of the last; between them it grows with the square.",
     .parse = bridge,
     .takes = bridge_takes},
    {"reset",
     EVERY,
     {0},
     "As stop; also sets push, drive, the clock and the energies to zero.",
     .run = reset},
    {"print", EVERY, {0}, "Writes the parameters and the energies to the console.", .run = print},
    {"trace",
     EVERY,
     {0},
     "Writes the last contact to the arrays that `trace name` named.",
     .run = trace},
    {.name = "learn",
     .objects = EVERY,
     .help =
         "Learns a body from the recording of one strike. From two recordings, struck at two "
         "places, `at` moves between them. The hammer is assumed to have 10 g, hardness 0.8 and "
         "1 m/s.",
     .parse = learnt_learn,
     .takes = learnt_takes},
    {.name = "read",
     .objects = EVERY,
     .help = "Reads a body from a text of index, frequency, amplitude and bandwidth, rate (as "
             "CNMAT's resonators~ has it) or decay.",
     .parse = learnt_read,
     .takes = learnt_files},
    {.name = "write",
     .objects = EVERY,
     .help = "Writes the body's modes as such a text.",
     .parse = learnt_write,
     .takes = learnt_files},
    {"dump",
     EVERY,
     {0},
     "Sends all parameters out of `events`, as messages that restore them, and `done`.",
     .run = dump},
    {"done", EVERY, {0}, "The end of a dump: nothing happens.", .run = done},
    {.name = "help",
     .objects = EVERY,
     .help = "Prints the names of all messages and parameters, or what one of them does.",
     .parse = help_run,
     .takes = help_takes},
    {"views",
     EVERY,
     {0},
     "Sends to `events`, for each parameter that writes others, its present value and its range "
     "with this body: the ends of a slider. Then drive_gain, the level in dB at the first outlet "
     "when white noise of 1 N drives the body.",
     .run = view_report},
};
_Static_assert(sizeof messages / sizeof *messages <= EXTERNAL_ROWS,
               "a message has an index below EXTERNAL_ROWS");

static int arguments(const struct external_message *m) {
    return m->range[0] ? m->range[1] ? 2 : 1 : 0;
}

const char *external_message_accepts(const struct external_message *message, char *text,
                                     size_t size) {
    snprintf(text, size, "%s", message->takes ? message->takes : "nothing after it");
    for (int i = 0, used = 0; i < arguments(message); i++) {
        const struct range *r = message->range[i];
        used += snprintf(text + used, size - (size_t)used, "%s%s from %s to %s%s%s",
                         i ? " and " : "", r->name, decimal(r->least).text, decimal(r->most).text,
                         *r->unit ? " " : "", r->unit);
    }
    return text;
}

const struct external_message *external_message_row(const struct external_kind *kind, int index) {
    for (size_t i = 0; i < sizeof messages / sizeof *messages; i++)
        if (messages[i].objects & kind->object && index-- == 0)
            return &messages[i];
    return NULL;
}

const struct external_message *external_message_find(const struct external_kind *kind,
                                                     const char *name) {
    const struct external_message *m;
    for (int i = 0; (m = external_message_row(kind, i)); i++)
        if (strcmp(m->name, name) == 0)
            return m;
    return NULL;
}

/* --- dispatch --------------------------------------------------------------------------------- */

static bool print_refusal(struct external *x) {
    external_say(x, true, x->why);
    return false;
}

static bool run(struct external *x, const struct external_message *m,
                const struct external_atom *atoms, int count) {
    double argument[2] = {0};
    char text[EXTERNAL_LINE / 2];
    if (m->parse)
        return m->parse(x, atoms, count) || print_refusal(x);
    enum value_result result = VALUE_SET;
    if (m->refuses && count == 1 && !atoms->word && !isnan(atoms->number))
        argument[0] = atoms->number;
    else
        result = values_clipped(x, &x->message_clips[m - messages], m->name, m->range, arguments(m),
                                atoms, count, argument);
    if (result == VALUE_IGNORED)
        return true;
    if (result == VALUE_REFUSED) {
        external_message_accepts(m, text, sizeof text);
        suggest_sent(text, sizeof text, atoms, count);
        external_refuse(x, "%s takes %s", m->name, text);
    } else if (m->run(x, argument))
        return true;
    return print_refusal(x);
}

/* A word that is both a row and a message (`trace`) is the message if it has no arguments. */
static bool dispatch(struct external *x, const char *selector, const struct external_atom *atoms,
                     int count) {
    const struct external_message *m = external_message_find(x->kind, selector);
    const struct parameter *row = external_find(x->kind, selector);
    if (row && (count > 0 || !m))
        return external_set(x, row, atoms, count);
    if (m)
        return run(x, m, atoms, count);
    help_refuse(x, selector);
    return print_refusal(x);
}

bool external_message(struct external *x, const char *selector, const struct external_atom *atoms,
                      int count) {
    external_read_inlets(x);
    x->trouble_said = false;
    if (strcmp(selector, "list") == 0 && count < 2)
        selector = count ? "float" : "bang";
    bool accepted = dispatch(x, selector, atoms, count);
    if (!accepted)
        external_drop_command(x);
    external_post(x);
    return accepted;
}
