/* SPDX-License-Identifier: BSD-3-Clause */
/* external.h: ONE external, described once. impact~, mallet~ and bounce~ are three descriptions of
 * it; host_pd.c and host_max.c translate between it and their host, and know no physics.
 *
 *   inlets    strike, push, k, mu, alpha, drive: signals; see `kind->inlet`
 *   outlets   one signal per pickup, `events` (messages), `force`, `compression` (signals)
 *   table     one row per parameter (parameters.c): from it come flags, selectors, attributes,
 *             range checks and their error lines, assist strings, the reference, and the tests
 *
 * Units are SI; what is not says so in its row. Messages land on the sample of their logical time
 * where the host tells it, else on block boundaries; signals on samples.
 *
 * THREADS. There are two sides. The message side makes, sets, asks and frees: it may allocate and
 * print, and it is one thread at a time (Max: a mutex around all of it). The audio side is
 * external_process() alone: it allocates, locks and prints nothing. Between them lies a mailbox
 * (mailbox.h): what a message asks for is written into one order, voices and all, published by
 * one atomic exchange and carried out whole at its sample; voices that have ended come back the
 * same way and are freed by the message side. A host with a single thread says so, and gets reports
 * at once.
 *
 * HOW A HOST IS WRITTEN
 *
 * Making: external_new(kind, host, object, rate, argc, argv) with the box's arguments, `-name` or
 * `@name` and all. It always gives an object that sounds; what it could not accept it has said
 * through host->say, and it may have called host->wake already. Make external_pickups() signal
 * outlets, the events outlet, and the two signal outlets of force and compression.
 *
 * Messages: every message of the leftmost inlet, bang, float and list under these names, goes to
 * external_message(). A float into another inlet goes to external_inlet_value(). A host with
 * attributes calls external_set() and external_get() with the row.
 *
 * Compiling the graph: external_rate(), which does nothing unless the rate has changed. Find out
 * whether anybody hears force and compression, too.
 *
 * Performing: convert at most EXTERNAL_CHUNK samples to double, external_process(), convert back.
 * Read all inputs before writing any output; pass NULL for an inlet that no signal drives, and for
 * force and compression that nobody hears: both are cheaper. If it returns true, see to it that
 * external_collect() runs soon on the message side: a clock with no delay. It sends events, prints
 * and writes arrays, all through struct external_host.
 *
 * Freeing: once no perform can be running any more, external_free().
 */
#ifndef KNOCK_EXTERNAL_H
#define KNOCK_EXTERNAL_H

#include <stdbool.h>
#include <stddef.h>

#include "base/ranges.h"
#include "engine/collision.h"

enum {
    EXTERNAL_CHUNK = 64,                  /* samples that external_process() takes at most */
    EXTERNAL_PICKUPS = COLLISION_PICKUPS, /* listening points at most */
    EXTERNAL_LIST = 1024,                 /* numbers in a list at most; modes at most */
    EXTERNAL_KINDS = 3,                   /* impact~, mallet~, bounce~ */
    EXTERNAL_WRITES = 2,                  /* rows that a view writes at most */
    EXTERNAL_NAME = 80,                   /* bytes of a name */
    EXTERNAL_LINE = 900                   /* bytes of a line for the console; Pd cuts at 1000 */
};

/* One word or number of a message. */
struct external_atom {
    const char *word; /* NULL: it is a number */
    double number;
};

/* --- the table ----------------------------------------------------------------------------- */

/* Each is the range of the core that it moves. */
enum external_inlets {
    INLET_STRIKE = RANGE_STRIKE,
    INLET_PUSH = RANGE_PUSH,
    INLET_K = RANGE_K,
    INLET_MU = RANGE_MU,
    INLET_ALPHA = RANGE_ALPHA,
    INLET_DRIVE = RANGE_DRIVE,
    INLETS
};

enum parameter_type {
    PARAMETER_NUMBER, /* double */
    PARAMETER_COUNT,  /* int, a whole number */
    PARAMETER_CHOICE, /* int: one of the words; a number may follow the last (see `more`) */
    PARAMETER_BLEND,  /* double: one of the words, or a number between their places 0, 1, 2 ... */
    PARAMETER_LIST,   /* struct external_list: numbers, or the name of an array to read */
    PARAMETER_NAME,   /* char[EXTERNAL_NAME]; "none" is the empty one */
    PARAMETER_FLAG    /* bool: on where the box's arguments name it */
};

/* Which objects have a row. */
enum { IMPACT = 1, MALLET = 2, BOUNCE = 4, EVERY = 7 };

struct external;
struct settings;
struct report;

/* What a new value of a row does to what sounds; voices.h has the table. */
enum parameter_effect {
    RETUNES,    /* a voice that continues the current one; a list of another length is NEXT_VOICE */
    NEXT_VOICE, /* a fresh voice, current at once; the others ring on */
    HEAD,       /* another head: k, mu, alpha, mass */
    WHEN_FREE,  /* taken over by the hammer as soon as it is free */
    INPUT,      /* the value of an inlet while no signal is connected */
    LIVE,       /* all voices that sound */
    STORED      /* used by the next strike, note or voice */
};

struct parameter {
    const char *name;
    enum parameter_type type;
    enum parameter_effect effect;
    enum external_inlets inlet;   /* that an INPUT row belongs to */
    unsigned objects;             /* IMPACT | MALLET | BOUNCE */
    const struct range *range;    /* unit, least, most, default; of each number of a list too */
    const char *(*word)(int);     /* the words of a choice or blend; NULL past the last */
    const char *usual;            /* default of a choice, blend, name or list, as one types it */
    int least_count, most_count;  /* of a list */
    size_t at;                    /* where in struct settings */
    const struct parameter *more; /* of a choice: the number that may follow its last word */
    const char *needs;            /* the body that it is heard on; NULL: it does not matter */
    bool creation;                /* fixed once the object is made (of a list: how many) */
    const char *label, *category; /* for inspectors */
    const char *help;             /* one sentence, without its range, unit and default */
    void (*follow)(struct settings *, double was); /* what else a new value brings */
    /* A row that is another view of other parameters writes them and is not saved itself. */
    bool (*write)(struct external *, double); /* false: x->why says why, nothing is written */
    const char *writes[EXTERNAL_WRITES];      /* the rows that it writes */
    double (*read)(const struct external *);
};

struct external_list {
    int count;
    double value[EXTERNAL_LIST];
};

/* What the user has asked for. */
struct settings {
    double push, k, mu, alpha, drive; /* what the inlets hold while no signal is connected */
    double mass, gap, felt_time, felt_weight, scheme_s, speed;
    int law, scheme, correct, quality;
    int body, mallet, modes, out;
    int modes_brought; /* by the body: while `modes` is that, another body brings its own number */
    int pedal, voices;
    double curve, least, bend, spread;
    double bodymass, freq, root, size, material, decay, split, support, tension, gain, damp;
    double gravity, height;
    unsigned bodies; /* fresh bodies so far: each is another one than that before */
    struct external_list freqs, decays, masses, shapes, shapes2, at, pickups, across;
    struct external_list hammer_freqs, hammer_decays, hammer_masses, hammer_shapes;
    char trace[EXTERNAL_NAME];
    bool mc;
};

/* What may be sent besides the parameters: a word and as many numbers as there are ranges. */
struct external_message {
    const char *name;
    unsigned objects;
    const struct range *range[2]; /* of its arguments, in order; NULL: no more */
    const char *help;
    bool (*run)(struct external *, const double *argument); /* false: x->why says why */
    /* Or words and numbers that it reads itself, and what they are. */
    bool (*parse)(struct external *, const struct external_atom *, int count);
    const char *takes;
};

/* What is a signal, and what it means: for assist strings and the reference. */
struct external_port {
    const char *name, *unit, *help;
};

/* What leaves by the outlet `events`. */
struct external_event {
    const char *name, *carries, *help;
};
enum { EXTERNAL_EVENTS = 9 };
extern const struct external_event external_events[EXTERNAL_EVENTS];

/* An external: what one of the three has that the others have not. */
struct external_kind {
    const char *name;   /* "impact~" */
    unsigned object;    /* IMPACT, MALLET or BOUNCE */
    const char *digest; /* one line, no full stop */
    const char *preset; /* its own defaults, as one would type them after the name */
    struct external_port inlet[INLETS];
    bool ground;                     /* drive is the acceleration of the ground, m/s^2 */
    bool (*bang)(struct external *); /* false: x->why says why */
};

extern const struct external_kind impact_tilde, mallet_tilde, bounce_tilde;
extern const struct external_kind *const external_kinds[EXTERNAL_KINDS];
/* By name, a folder before it or not; NULL if none is called that. */
const struct external_kind *external_kind_called(const char *name);

/* The rows and messages of a kind, in order; NULL past the last. */
const struct parameter *external_row(const struct external_kind *kind, int index);
/* Is the row the first of its category? Lists are headed by that. */
bool external_begins_category(const struct external_kind *kind, int index);
const struct external_message *external_message_row(const struct external_kind *kind, int index);
/* By name; NULL if it has none of that name. */
const struct parameter *external_find(const struct external_kind *kind, const char *name);
/* The row whose value an inlet holds; NULL for strike, which holds none. */
const struct parameter *external_inlet_row(const struct external_kind *kind,
                                           enum external_inlets inlet);
/* The default of a row in this kind; returns how many atoms. */
int external_default(const struct external_kind *kind, const struct parameter *row,
                     struct external_atom *atoms, int most);
/* Where its defaults come from: what the bare object is, as one would type it. */
const char *external_preset(const struct external_kind *kind, char *text, size_t size);
/* "a number from 0 to 1000 s/m": the heart of the error line and of the reference. */
const char *external_accepts(const struct external_kind *kind, const struct parameter *row,
                             char *text, size_t size);
/* The same for a message: "speed from -100 to 100 m/s". */
const char *external_message_accepts(const struct external_message *message, char *text,
                                     size_t size);
/* What hovers over an inlet or outlet; outlets count from the left with this many pickups. */
const char *external_assist(const struct external_kind *kind, bool outlet, int index, int pickups,
                            char *text, size_t size);
/* Whether a patch has to keep the row: all but views and what only creation sets. */
bool external_saved(const struct parameter *row);

/* --- the host ------------------------------------------------------------------------------ */

/* What an external asks of its host; all on the message side, but for wake. Words and arrays that
 * are passed live until the call returns. */
struct external_host {
    /* A line for the console. */
    void (*say)(void *object, bool is_error, const char *line);
    /* A message out of `events`. */
    void (*event)(void *object, const char *selector, const struct external_atom *atoms, int count);
    /* A message has set what an inlet holds: hosts whose inlets keep a value of their own. */
    void (*show)(void *object, enum external_inlets inlet, double value);
    /* The other way: what that inlet holds now, which may differ from `value`, what it is thought
     * to hold; NULL where floats into inlets come as messages. */
    double (*held)(void *object, enum external_inlets inlet, double value);
    /* The numbers of an array or buffer~; returns how many, at most `most`; -1: there is none. */
    int (*read_array)(void *object, const char *name, double *values, int most);
    /* The sound in an array or buffer~, at most so many seconds: samples to be freed. Returns how
     * many, -1: there is none. *rate is what it plays at; changed where the array knows better. */
    int (*read_sound)(void *object, const char *name, double seconds, float **samples,
                      double *rate);
    /* The whole path of a file that a patch names; false: there is none to be read. */
    bool (*path)(void *object, const char *name, bool to_write, char *path, int size);
    /* Writes t (s), x (m), v (m/s), f (N) of the last contact where `name` says, or says why it
     * cannot; false: nothing has that name. */
    bool (*write_trace)(void *object, const char *name, const struct collision_point *points,
                        int count);
    /* external_collect() is wanted soon. */
    void (*wake)(void *object);
    /* The same in so many ms. */
    void (*later)(void *object, double ms);
    /* Takes over what was asked to be printed or written, for external_answer() in its own time;
     * NULL: that is done at once. */
    void (*report)(void *object, struct report *report);
    /* Takes over a view that is searched for, for external_search() in its own time; NULL: that is
     * done at once. */
    void (*search)(void *object, const struct parameter *row, double value);
    /* No audio runs, so a strike waits; NULL where that cannot be known. */
    bool (*silent)(void *object);
    /* The logical time of the message that is being handled, ms; NULL: the start of the next block.
     */
    double (*when)(void *object);
    bool one_thread; /* messages and audio take turns in one thread */
    char flag;       /* before a row's name in the box; 0: - */
};

/* --- one object: the message side ---------------------------------------------------------- */

struct external *external_new(const struct external_kind *kind, const struct external_host *host,
                              void *object, double rate, const struct external_atom *arguments,
                              int count);
void external_free(struct external *x);

/* Is it the name of a row as boxes have it, -k or @k? */
bool external_is_flag(const struct external_atom *atom);

/* Any message. False: it was refused, one line was said, and nothing has changed. */
bool external_message(struct external *x, const char *selector, const struct external_atom *atoms,
                      int count);
bool external_set(struct external *x, const struct parameter *row,
                  const struct external_atom *atoms, int count);
/* The value of a row, as a message that would set it; returns how many atoms. */
int external_get(struct external *x, const struct parameter *row, struct external_atom *atoms,
                 int most);
/* A float into an inlet: a strike, or the value while no signal is connected. */
bool external_inlet_value(struct external *x, enum external_inlets inlet, double value);

void external_rate(struct external *x, double rate);
/* Sends what has happened since: events, what was asked to be printed or written. */
void external_collect(struct external *x);

/* --- work that takes long: on a copy, while the object goes on ------------------------------- */

/* The object's settings, to be searched, asked and answered from; what it says goes to this host.
 * NULL: there is no memory. Freed by external_free(). */
struct external *external_snapshot(const struct external *x, const struct external_host *host);
/* Whether setting or getting the row is a search. */
bool external_searches(const struct parameter *row);
/* Sets a row that searches on a snapshot, which may take its time. */
void external_search(struct external *snapshot, const struct parameter *row, double value);
/* Takes over what it has found. */
void external_adopt(struct external *x, const struct external *snapshot,
                    const struct parameter *row);
/* Prints and writes what was asked for, and frees it. */
void external_answer(struct external *x, struct report *report);

int external_pickups(const struct external *x);
bool external_multichannel(const struct external *x);
/* The settings, to be read. */
const struct settings *external_settings(const struct external *x);
/* What an inlet holds while no signal is connected; 0 for strike. */
double external_held(const struct external *x, enum external_inlets inlet);

/* --- one object: the audio side -------------------------------------------------------------- */

/* n <= EXTERNAL_CHUNK samples. in[i] NULL: nothing is connected, the parameter serves. out: the
 * pickups, then force, then compression; NULL where nobody listens. True: something waits for
 * external_collect(). */
bool external_process(struct external *x, const double *const in[INLETS], double *const *out,
                      int n);
/* The host's time of the next sample, ms, where it tells when messages come. */
void external_set_time(struct external *x, double ms);

#endif
