/* SPDX-License-Identifier: BSD-3-Clause */
/* external_state.h: the state of an object, and the functions on its settings. The headers of the
 * folders have the rest: console/console.h, voices/commands.h, voices/loudness.h, files/learnt.h.
 *
 * A tag, [message thread], [audio thread] or [any] (external.h), holds for all functions until the
 * next one. */
#ifndef KNOCK_EXTERNAL_STATE_H
#define KNOCK_EXTERNAL_STATE_H

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "bodies/body.h"
#include "bodies/mallet.h"
#include "engine/collision/collision.h"
#include "object/console/console.h"
#include "object/external.h"
#include "object/files/learnt.h"
#include "object/voices/commands.h"
#include "object/voices/loudness.h"
#include "object/voices/plan.h"
#include "tuning/tuning.h"

enum {
    EXTERNAL_HAMMER_MODES = 64 /* modes of the hammer, at most */
};

/* The words of `quality`. */
enum { QUALITY_LIVE, QUALITY_RENDER };

/* The words of `loudness`. */
enum { LOUDNESS_EQUAL, LOUDNESS_PHYSICAL };

/* `modes` for a body without a shape. */
enum { MODES_USUAL = 16 };

/* The word of `mallet` after the heads' names. */
enum { MALLET_USUAL = MALLETS };

/* The words of `body`. */
enum {
    STRUCK_WALL,
    STRUCK_MASS,
    STRUCK_MODES,
    STRUCK_SHAPE /* and the following indices: one a shape */
};

/* A request that was met only approximately. */
struct unmet {
    const char *what; /* NULL: none */
    double nearest;
};

struct external {
    const struct external_kind *kind;
    const struct external_host *host;
    void *object;

    /* message side */
    double rate;
    const struct modes_kernel *kernel; /* of all banks */
    struct settings settings;
    struct settings before;             /* settings before a message, restored if it is refused */
    double incoming[EXTERNAL_LIST + 1]; /* a list that is being read, or one that is too long */
    bool made;                          /* creation is over: fixed rows are fixed */
    bool clips[EXTERNAL_ROWS];          /* rows whose last numbers were clipped, which was said */
    bool message_clips[EXTERNAL_ROWS];  /* the same for messages */
    bool choke_clips, random_clips, bridge_clips;
    uint64_t draws;          /* random numbers since `seed` */
    char why[EXTERNAL_LINE]; /* the reason of the last refusal */
    struct unmet unmet[2];
    double key;                       /* pitch of the last note */
    bool wait_said;                   /* "DSP is off" was printed */
    struct collision_trouble trouble; /* scheme failures at the last hit */
    bool trouble_said;                /* printed since the last message */
    struct learn_job *job;            /* learning or reading a body; NULL: no job */
    int job_percent;                  /* last percentage sent */

    struct posted_command *present; /* of the present message; NULL: none yet */
    struct mailbox mailbox;
    int spare_body, spare_hammer;    /* modes that fit the memory of the spare voices, */
    int spare_links;                 /* their contacts, */
    size_t spare_plate;              /* their room for a plate, */
    bool spare_stretches;            /* and for a head or string */
    bool spare_promised;             /* a waiting command may use a spare */
    struct prepared_voice *prepared; /* from the settings; NULL while a box is parsed */
    struct loudness loudness;
    struct report *roster; /* the voices to retune one after another; NULL: none */
    int retuned;           /* number of those done */

    struct tuning_answer known;           /* result of the last brightness search */
    uint64_t known_of;                    /* and the hash of its inputs */
    const struct tuning_answer *measured; /* set while several rows read the same measurement */

    /* both sides */
    atomic_bool struck_by_signal; /* in the last second */

    /* audio side */
    struct voices *voices;
    struct log *log;
    struct posted_command *queue; /* taken from the mailbox, waiting for their samples */
    int pickups;
    double now;               /* host time of the next sample, ms */
    double held[INLETS];      /* the last sample of each inlet */
    double parameter[INLETS]; /* values while no signal is connected */
    double struck_for;        /* samples until a signal of strikes counts as none */
    double gain, gain_step, gain_led, gain_now;
    struct driven_level driven;
    double head_moves_for; /* samples until a signal of k, mu or alpha counts as ended; 0: it has */
    double signals_move_for; /* the same of these, push and drive */
    double limit_peak;       /* the peak that the limit follows */
};

/* [message thread] Writes the reason of a refusal to x->why; returns it. */
KNOCK_PRINTF(2, 3) const char *external_refuse(struct external *x, const char *format, ...);

/* [any] Hashes doubles, and structs of doubles; `number` is the hash so far, 0 to begin. [FNV-1a]
 */
static inline uint64_t hash_bytes(uint64_t number, const void *from, size_t bytes) {
    number = number ? number : 0xcbf29ce484222325u;
    for (size_t i = 0; i < bytes; i += sizeof number) {
        uint64_t word;
        memcpy(&word, (const char *)from + i, sizeof word);
        number = (number ^ word ^ word >> 32) * 0x100000001b3u;
    }
    return number;
}
static inline uint64_t hash_numbers(uint64_t number, const double *from, int count) {
    return hash_bytes(number, from, (size_t)count * sizeof *from);
}

/* --- [any] parameters.c --- */

extern const struct range range_pitch, range_height;
/* The index of a row of the kind's table. */
int external_row_index(const struct external_kind *kind, const struct parameter *row);

/* --- [message thread] values.c: a row and its value in the settings --- */

/* VALUE_REFUSED: x->why has the reason. VALUE_IGNORED: the number was NaN. */
enum value_result { VALUE_REFUSED, VALUE_IGNORED, VALUE_SET };
/* Parses atoms into the row's place; the number of a view goes to x->incoming. Numbers out of range
 * are clipped, with a line. */
enum value_result value_set(struct external *x, const struct parameter *row,
                            const struct external_atom *atoms, int count);
/* The same, and a view writes its rows. False: x->why has the reason. */
bool value_take(struct external *x, const struct parameter *row, const struct external_atom *atoms,
                int count);
/* Clips the n numbers of a message. A line says so, unless `said`. VALUE_REFUSED: a word is among
 * them, or one is missing; nothing was printed. */
enum value_result values_clipped(struct external *x, bool *said, const char *name,
                                 const struct range *const *range, int n,
                                 const struct external_atom *atoms, int count, double *value);
int value_get(const struct parameter *row, const struct settings *settings,
              struct external_atom *atoms, int most);
/* True if all rows of the kind have the same values. */
bool settings_equal(const struct external_kind *kind, const struct settings *a,
                    const struct settings *b);
/* Sets every row to the kind's default. */
void settings_default(struct external *x);
/* Rounds to six significant digits, so that the shown and the saved value are the exact value. */
double value_rounded(double value);

/* --- [message thread] random.c: strikes that differ --- */

extern const char random_takes[];
bool random_set(struct external *x, const struct external_atom *atoms, int count);
/* The message that sets the spreads; returns the number of atoms. */
int random_get(const struct settings *settings, struct external_atom *atoms);
/* Adds to the present command what the next strike draws. False: x->why has the reason. */
bool random_strike(struct external *x, double *speed);

/* --- [message thread] dependents.c: rows that change with another row --- */

/* The law of velocity for the present note of this body. */
struct body_velocity settings_velocity(const struct settings *s);
/* The head that strikes; `usual` stands for the body's own. */
enum mallet settings_head(const struct settings *s);
/* Sets the usual values of the body's shape, its strike point and pickup. Sets its usual mallet
 * too, if the hammer still has the values of the old one. */
void apply_body_defaults(struct settings *settings, double was);
/* Sets mass, k, mu and alpha of the mallet. */
void apply_mallet_defaults(struct settings *settings, double was);
/* Another k forgets `stiffness`; another alpha keeps it, if it was set after k. */
void forget_stiffness(struct settings *settings, double was);
void keep_stiffness(struct settings *settings, double was);
/* N/m: the secant F/x of that head at 10 um of compression. */
double stiffness_of(double k, double alpha);
/* True while the rows hold the usual head of the body at this note. */
bool settings_have_usual_head(const struct settings *s);
/* In a graded set, sets the head of this note, if the rows still hold the head of the last note. */
void apply_note_defaults(struct settings *settings, double was);

/* --- [message thread] views.c: the views that write other rows --- */

bool view_write_pitch(struct external *x, double pitch);
double view_pitch_of(double freq);
double view_read_pitch(const struct external *x);
/* Contact time and brightness from one test strike, and their approximate reach. */
struct tuning_answer view_measure(const struct external *x, struct tuning_reach *reach);
bool view_write_contact(struct external *x, double milliseconds);
double view_read_contact(const struct external *x);
bool view_write_brightness(struct external *x, double hertz);
double view_read_brightness(const struct external *x);
bool view_write_hardness(struct external *x, double hardness);
double view_read_hardness(const struct external *x);
bool view_write_stiffness(struct external *x, double stiffness);
double view_read_stiffness(const struct external *x);
bool view_write_restitution(struct external *x, double restitution);
double view_read_restitution(const struct external *x);
bool view_report(struct external *x, const double *none);
void view_ends_of_pitch(const struct external *x, const struct tuning_reach *reach, double end[2]);
void view_ends_of_contact(const struct external *x, const struct tuning_reach *reach,
                          double end[2]);
void view_ends_of_brightness(const struct external *x, const struct tuning_reach *reach,
                             double end[2]);

/* --- [message thread] flags.c: what the box says after the name: a body, then flags and their
 * values --- */

/* Sets the rows that the box names, except for views that search; prints refusals. */
void flags_set(struct external *x, const struct external_atom *atoms, int count);
/* Sets the views that search. */
void flags_search(struct external *x, const struct external_atom *atoms, int count);
/* True if the box names the row, or a view that writes it. */
bool flags_name(const struct external_kind *kind, const struct external_atom *atoms, int count,
                const struct parameter *row);

/* --- [message thread] external.c --- */

/* The character before a row's name in the box. */
char external_flag(const struct external *x);

/* Sends the inlet values that have changed since x->before. */
void external_set_changed_inputs(struct external *x);
/* An inlet's row has a new value that did not come by its own message. */
bool external_changed(struct external *x, const char *name);
/* Sets that row; false: x->why has the reason. */
bool external_put(struct external *x, const char *name, double value);
bool external_put_list(struct external *x, const char *name, const struct external_atom *atoms,
                       int count);
/* Sets what a box with these arguments would have. False: x->why has the reason. */
bool external_set_box(struct external *x, const struct external_atom *atoms, int count);
/* Reads the values that floats into inlets have set. */
void external_read_inlets(struct external *x);

/* --- messages.c --- */

/* [any] A message by name; NULL if there is none. */
const struct external_message *external_message_find(const struct external_kind *kind,
                                                     const char *name);

#endif
