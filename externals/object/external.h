/* SPDX-License-Identifier: BSD-3-Clause */
/* external.h: the description of one external, and the interface between it and a host. impact~,
 * mallet~ and bounce~ are three descriptions; host_pd.c and host_max.c translate between them and
 * their host, and contain no physics.
 *
 *   inlets    strike, push, k, mu, alpha, drive: signals; see `kind->inlet`
 *   outlets   one signal per pickup, `events` (messages), `force`, `compression` (signals)
 *   table     one row per parameter (parameters.c): from it come flags, selectors, attributes,
 *             range checks and their error lines, assist strings, the reference, and the tests
 *
 * Units are SI; a row states any other unit. Messages act on the sample of their logical time if
 * the host provides it, else on block boundaries; signals act on samples.
 *
 * THREADS. There are two sides. The message side creates, sets, reports and frees: it may allocate
 * and print, and one thread at a time runs it (Max: a mutex around all of it). The audio side is
 * external_process() alone: it allocates, locks and prints nothing. Between them is a mailbox
 * (mailbox.h): a message fills one command, with its voices, and posts it by one atomic exchange;
 * the audio side carries it out whole at its sample. Voices that have ended return the same way,
 * and the message side frees them. A host with a single thread sets `one_thread` and gets reports
 * at once. Tags in this header say where a function may be called, and hold until the next tag:
 *   [message thread]   on the message side, one thread at a time
 *   [audio thread]     in the thread of external_process()
 *   [any]              in any thread: it reads constants, or an object that this thread alone has;
 *                      functions that allocate say so, and are not for the audio thread
 * tests/lint/order.sh threads looks for calls across.
 *
 * HOW TO WRITE A HOST
 *
 * Creation: external_new(kind, host, object, rate, argc, argv) with all the box's arguments,
 * `-name` or `@name` included. It returns an object that plays; it reports refused arguments
 * through host->say, and may already have called host->wake. Create external_pickups() signal
 * outlets, the events outlet, and the two signal outlets of force and compression.
 *
 * Messages: pass every message of the leftmost inlet, with bang, float and list under these names,
 * to external_message(). Pass a float into another inlet to external_inlet_value(). A host with
 * attributes calls external_set() and external_get() with the row.
 *
 * Compiling the graph: call external_rate(), which does nothing unless the rate has changed. Note
 * whether force and compression are connected.
 *
 * Performing: convert at most EXTERNAL_CHUNK samples to double, call external_process(), convert
 * back. Read all inputs before writing any output. Pass NULL for an unconnected inlet, and for
 * force and compression if unconnected: both save time. If it returns true, have
 * external_collect() run soon on the message side, for example by a clock without delay. It sends
 * events, prints and writes arrays, all through struct external_host.
 *
 * Freeing: call external_free() when no perform routine can run any more.
 */
#ifndef KNOCK_EXTERNAL_H
#define KNOCK_EXTERNAL_H

#include <stdbool.h>
#include <stddef.h>

#include "base/ranges.h"
#include "engine/collision/collision.h"

enum {
    EXTERNAL_CHUNK = 64,                  /* samples in a call of external_process(), at most */
    EXTERNAL_PICKUPS = COLLISION_PICKUPS, /* pickups, at most */
    EXTERNAL_LIST = 1024,                 /* numbers in a list, at most; modes, at most */
    EXTERNAL_KINDS = 3,                   /* impact~, mallet~, bounce~ */
    EXTERNAL_ROWS = 128,                  /* rows of a table, or messages, at most */
    EXTERNAL_COLUMNS = 3,                 /* numbers in a record, at most */
    EXTERNAL_WRITES = 2,                  /* rows that a view writes, at most */
    EXTERNAL_NAME = 80,                   /* bytes of a name */
    EXTERNAL_LINE = 900                   /* bytes of a line for the console; Pd cuts at 1000 */
};

/* One word or number of a message. */
struct external_atom {
    const char *word; /* NULL: a number */
    double number;
};

/* --- the table ----------------------------------------------------------------------------- */

/* Each value is the range of the core that the inlet controls. */
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
    PARAMETER_COUNT,  /* int */
    PARAMETER_CHOICE, /* int: one of the words; a number may follow the last word (see `more`) */
    PARAMETER_BLEND,  /* double: a word, or a number between the words' indices 0, 1, 2 ... */
    PARAMETER_LIST,   /* struct external_list: numbers, or the name of an array to read */
    PARAMETER_NAME,   /* char[EXTERNAL_NAME]; "none" is the empty name */
    PARAMETER_FLAG    /* bool: true if the box's arguments name it */
};

/* The objects that have a row. */
enum { IMPACT = 1, MALLET = 2, BOUNCE = 4, EVERY = 7 };

struct external;
struct settings;
struct report;
struct tuning_reach;

/* The effect of a new value on the voices; section 11 of common/README.md has the table. Each row
 * must have one. */
enum parameter_effect {
    CONTINUES = 1, /* a voice continues the current one; with another body as NEXT_VOICE */
    NEXT_VOICE,    /* a fresh voice, current at once; the others ring on */
    HEAD,          /* another head: k, mu, alpha, mass */
    WHEN_FREE,     /* applied to the hammer as soon as it is free */
    INLET_VALUE,   /* the value of an inlet while no signal is connected */
    LIVE,          /* all voices that sound */
    STORED         /* used by the next strike, note or voice */
};

struct parameter {
    const char *name;
    enum parameter_type type;
    enum parameter_effect effect;
    enum external_inlets inlet;  /* of an INLET_VALUE row */
    unsigned objects;            /* IMPACT | MALLET | BOUNCE */
    const struct range *range;   /* name, unit, least, most, default; in a list, of each number */
    const char *(*word)(int);    /* the words of a choice or blend; NULL past the last */
    const char *usual;           /* default of a choice, blend, name or list, as text */
    int least_count, most_count; /* of a list */
    /* A list of records has a range for each number of a record, of which `range` is the first. */
    int columns;
    const struct range *column[EXTERNAL_COLUMNS];
    size_t at; /* offset in struct settings */
    /* Details of the effect. */
    bool (*another_body)(const struct settings *now, const struct settings *before); /* CONTINUES */
    bool same_body;               /* of a CONTINUES list: another length is no other body */
    bool lives;                   /* CONTINUES: it is LIVE, too; silence has the unit of `out` */
    bool retunes;                 /* LIVE: each sounding voice gets another bank */
    bool restarts_random;         /* STORED: random strikes begin anew */
    const struct parameter *more; /* of a choice: the number that may follow its last word */
    const char *needs;            /* the only body on which it has an effect; NULL: any */
    bool creation;                /* fixed at creation; in a list, the count is fixed */
    const char *label, *category; /* for inspectors */
    const char *help;             /* one sentence, without its range, unit and default */
    void (*set_dependents)(struct settings *,
                           double was); /* sets the rows that depend on this one */
    /* A view shows other rows in another unit: it writes those rows, and is not saved. */
    bool (*write)(struct external *, double); /* false: x->why has the reason, nothing is written */
    const char *writes[EXTERNAL_WRITES];      /* the rows that it writes */
    double (*read)(const struct external *);  /* NAN: too much work to measure it live */
    /* The ends of its range with the present body; NULL: those of `range`. */
    void (*ends)(const struct external *, const struct tuning_reach *, double end[2]);
};

/* Rows of which each strike may draw random values; see random.c. */
enum random { RANDOM_SPEED, RANDOM_FREQ, RANDOM_K, RANDOM_MU, RANDOM_MASS, RANDOM_AT, RANDOMS };

struct external_list {
    int count;
    double value[EXTERNAL_LIST];
};

/* The values that the user has set. */
struct settings {
    double push, k, mu, alpha, drive; /* inlet values while no signal is connected */
    double mass, gap, felt_time, felt_weight, scheme_s, speed;
    int law, scheme, correct, quality;
    int body, mallet, modes, out;
    int modes_of_body; /* the body's own number of modes; while `modes` equals it, another body sets
                          its own */
    double speed_of_body; /* the body's own speed; while `speed` equals it, another body sets its
                             own */
    int snares_of_body;   /* the body's own wires; as above */
    int pedal, voices, loudness, seed, hammers, snares;
    double snare_load;
    double curve, least, bend, spread;
    double nonlinear;
    double bodymass, freq, root, size, material, decay, split, support, tension, gain, damp;
    double gravity, height;
    unsigned bodies; /* bodies so far: a new number for each fresh body */
    struct external_list freqs, decays, masses, shapes, shapes2, at, pickups, across;
    struct external_list beads, barriers;
    struct external_list hammer_freqs, hammer_decays, hammer_masses, hammer_shapes;
    char trace[EXTERNAL_NAME];
    bool mc;
    double random[RANDOMS]; /* spreads */
    bool keeps_stiffness;   /* `stiffness` was set after k: alpha leaves it */
    double stiffness;       /* if so, its value, N/m */
};

/* A message that is no parameter: a word, then one number for each range. */
struct external_message {
    const char *name;
    unsigned objects;
    const struct range *range[2]; /* of the arguments, in order; NULL: no more */
    const char *help;
    bool refuses; /* an argument out of range is not clipped: `run` refuses it */
    bool (*run)(struct external *, const double *argument); /* false: x->why has the reason */
    /* Alternatively a message that parses its atoms itself, and a description of these. */
    bool (*parse)(struct external *, const struct external_atom *, int count);
    const char *takes;
};

/* Name, unit and meaning of a signal, for assist strings and the reference. */
struct external_port {
    const char *name, *unit, *help;
};

/* A message of the outlet `events`. */
struct external_event {
    const char *name, *carries, *help;
};
enum { EXTERNAL_EVENTS = 9 };
extern const struct external_event external_events[EXTERNAL_EVENTS];

/* The description of one external: all that distinguishes it from the other two. */
struct external_kind {
    const char *name;   /* "impact~" */
    unsigned object;    /* IMPACT, MALLET or BOUNCE */
    const char *digest; /* one line, no full stop */
    const char *preset; /* its own defaults, as text after the name */
    struct external_port inlet[INLETS];
    bool ground;                     /* drive is the acceleration of the ground, m/s^2 */
    bool (*bang)(struct external *); /* false: x->why has the reason */
};

extern const struct external_kind impact_tilde, mallet_tilde, bounce_tilde;
extern const struct external_kind *const external_kinds[EXTERNAL_KINDS];
/* [any] By name, with or without a folder before it; NULL if there is none. */
const struct external_kind *external_kind_called(const char *name);

/* The rows and messages of a kind, in order; NULL past the last. */
const struct parameter *external_row(const struct external_kind *kind, int index);
/* The range of number i of a list. */
static inline const struct range *external_range_of(const struct parameter *row, int i) {
    return row->columns ? row->column[i % row->columns] : row->range;
}
/* True if the row is the first of its category: lists print a heading there. */
bool external_begins_category(const struct external_kind *kind, int index);
const struct external_message *external_message_row(const struct external_kind *kind, int index);
/* By name; NULL if there is none. */
const struct parameter *external_find(const struct external_kind *kind, const char *name);
/* The row that holds an inlet's value; NULL for strike, which holds none. */
const struct parameter *external_inlet_row(const struct external_kind *kind,
                                           enum external_inlets inlet);
/* The default of a row in this kind; returns the number of atoms. Allocates. */
int external_default(const struct external_kind *kind, const struct parameter *row,
                     struct external_atom *atoms, int most);
/* The source of its defaults: the bare object, written with its flags. */
const char *external_preset(const struct external_kind *kind, char *text, size_t size);
/* "a number from 0 to 1000 s/m": used in error lines and in the reference. */
const char *external_accepts(const struct external_kind *kind, const struct parameter *row,
                             char *text, size_t size);
/* The same for a message: "speed from -100 to 100 m/s". */
const char *external_message_accepts(const struct external_message *message, char *text,
                                     size_t size);
/* The assist string of an inlet or outlet; outlets count from the left, after this many pickups. */
const char *external_assist(const struct external_kind *kind, bool outlet, int index, int pickups,
                            char *text, size_t size);
/* True if a patch has to save the row: false for views and rows that are fixed at creation. */
bool external_saved(const struct parameter *row);

/* --- the host ------------------------------------------------------------------------------ */

/* The functions that a host provides, called on the message side; on a snapshot in its thread.
 * Words and arrays passed to them are valid until the call returns. */
struct external_host {
    /* Prints a line to the console, after the object's name. */
    void (*say)(void *object, bool is_error, const char *line);
    /* Sends a message out of `events`. */
    void (*event)(void *object, const char *selector, const struct external_atom *atoms, int count);
    /* A message has set an inlet's value: for hosts whose inlets store a value of their own. */
    void (*show)(void *object, enum external_inlets inlet, double value);
    /* The reverse: returns the inlet's present value, which may differ from `value`, the last one
     * known; NULL if floats into inlets arrive as messages. */
    double (*held)(void *object, enum external_inlets inlet, double value);
    /* Reads the numbers of an array or buffer~; returns the count, at most `most`; -1: there is
     * none. */
    int (*read_array)(void *object, const char *name, double *values, int most);
    /* Reads the sound in an array or buffer~, at most `seconds` of it, into samples that the caller
     * frees. Returns the count; -1: there is none. *rate is the host's; the array's own rate
     * replaces it if it has one. */
    int (*read_sound)(void *object, const char *name, double seconds, float **samples,
                      double *rate);
    /* The full path of a file that a patch names; false: no such file can be read. */
    bool (*path)(void *object, const char *name, bool to_write, char *path, int size);
    /* Writes t (s), x (m), v (m/s), f (N) of the last contact to the arrays called `name`, or
     * reports an error; false: nothing has that name. */
    bool (*write_trace)(void *object, const char *name, const struct collision_point *points,
                        int count);
    /* Asks for external_collect() soon. */
    void (*wake)(void *object);
    /* Asks for it in `ms` milliseconds. */
    void (*later)(void *object, double ms);
    /* Takes over a report, and calls external_answer() later; NULL: it is answered at once. */
    void (*report)(void *object, struct report *report);
    /* Takes over a view whose value needs a search, and calls external_search() later; NULL: the
     * search runs at once. */
    void (*search)(void *object, const struct parameter *row, double value);
    /* True if no audio runs, so that strikes wait; NULL if the host cannot tell. */
    bool (*silent)(void *object);
    /* The logical time of the present message, ms; NULL: messages act at the start of the next
     * block. */
    double (*when)(void *object);
    /* The same on a clock that all objects share; NULL: there is none, and lines that objects
     * repeat are all printed. */
    double (*shared_time)(void *object);
    /* True in a thread that may be the audio thread. external_collect() sends events alone there;
     * the host calls it in another thread, too. NULL: never. */
    bool (*may_be_audio_thread)(void *object);
    bool one_thread; /* messages and audio alternate in one thread */
    char flag;       /* before a row's name in the box; 0: - */
};

/* --- one object: the message side ---------------------------------------------------------- */

/* [message thread] An object that plays, from the arguments of its box; NULL: no memory. */
struct external *external_new(const struct external_kind *kind, const struct external_host *host,
                              void *object, double rate, const struct external_atom *arguments,
                              int count);
/* [message thread] After the last external_process(). */
void external_free(struct external *x);

/* [any] True for a row's name as in boxes, -k or @k. */
bool external_is_flag(const struct external_atom *atom);

/* [message thread] Any message. False: it was refused, one line was printed, and nothing has
 * changed. */
bool external_message(struct external *x, const char *selector, const struct external_atom *atoms,
                      int count);
/* [message thread] The same by the row. */
bool external_set(struct external *x, const struct parameter *row,
                  const struct external_atom *atoms, int count);
/* [message thread] The value of a row, as the message that sets it; returns the number of atoms. */
int external_get(struct external *x, const struct parameter *row, struct external_atom *atoms,
                 int most);
/* [message thread] A float into an inlet: a strike, or the value while no signal is connected. */
bool external_inlet_value(struct external *x, enum external_inlets inlet, double value);

/* [message thread] The sample rate, when the graph is compiled. */
void external_rate(struct external *x, double rate);
/* [message thread] Sends new events; unless the host may_be_audio_thread, answers reports, frees
 * what the audio side has returned and takes what was learnt. */
void external_collect(struct external *x);

/* --- slow work: on a copy, while the object plays --------------------------------------------- */

/* [message thread] A copy of the object's settings for searches and reports; it prints through this
 * host. NULL: no memory. Freed by external_free(). */
struct external *external_snapshot(const struct external *x, const struct external_host *host);
/* [any] True if setting or getting the row needs a search. */
bool external_searches(const struct parameter *row);
/* [message thread] The value that external_search() takes; a line if it was out of range. */
double external_clip(struct external *x, const struct parameter *row, double value);
/* [any] Sets a row that searches, on a snapshot; slow, and allocates. */
void external_search(struct external *snapshot, const struct parameter *row, double value);
/* [message thread] Copies the result to the object. */
void external_apply_search(struct external *x, const struct external *snapshot,
                           const struct parameter *row);
/* [message thread], or [any] on a snapshot. Prints or writes a report, and frees it. */
void external_answer(struct external *x, struct report *report);

/* [any] Constant once the object is made. */
int external_pickups(const struct external *x);
bool external_multichannel(const struct external *x);
/* [message thread] The settings, read-only. */
const struct settings *external_settings(const struct external *x);
/* [message thread] An inlet's value while no signal is connected; 0 for strike. */
double external_held(const struct external *x, enum external_inlets inlet);

/* --- one object: the audio side -------------------------------------------------------------- */

/* [audio thread] Plays n <= EXTERNAL_CHUNK samples. in[i] NULL: not connected, the parameter is
 * used. out: the pickups, then force, then compression; the last two NULL if not connected. True:
 * external_collect() has work. */
bool external_process(struct external *x, const double *const in[INLETS], double *const *out,
                      int n);
/* [audio thread] The host time of the next sample, ms, for hosts that provide the time of messages.
 */
void external_set_time(struct external *x, double ms);

#endif
