/* SPDX-License-Identifier: BSD-3-Clause */
/* external_state.h: an object, and what the files of external.h share among themselves. */
#ifndef KNOCK_EXTERNAL_STATE_H
#define KNOCK_EXTERNAL_STATE_H

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "bodies/body.h"
#include "bodies/mallet.h"
#include "engine/collision.h"
#include "object/external.h"
#include "object/learn_job.h"
#include "object/mailbox.h"
#include "tuning/tuning.h"

enum {
    EXTERNAL_HAMMER_MODES = 64 /* of the hammer at most */
};

/* The words of `quality`. */
enum { QUALITY_LIVE, QUALITY_RENDER };

/* What `modes` is for a body that is no shape. */
enum { MODES_USUAL = 16 };

/* The word of `mallet` behind the heads' names. */
enum { MALLET_USUAL = MALLETS };

/* The words of `body`. */
enum { STRUCK_WALL, STRUCK_MASS, STRUCK_MODES, STRUCK_SHAPE /* and those that follow */ };

/* A request that could not be met. */
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
    struct settings settings;
    struct settings before;             /* what a refused message leaves in place */
    double incoming[EXTERNAL_LIST + 1]; /* a list while it is read, or one that is too long */
    bool made;                          /* what is fixed at creation is fixed now */
    char why[EXTERNAL_LINE];            /* the reason of the last refusal */
    struct unmet unmet[2];
    double key;                       /* the pitch of the last note */
    bool wait_said;                   /* that blows wait for audio */
    struct collision_trouble trouble; /* when the last hit was told */
    bool trouble_said;                /* since the last message */
    struct learn_job *job;            /* what is being learnt or read; NULL: nothing */
    int job_percent;                  /* that was told */

    struct order *hand; /* while a message is read */
    struct mailbox mailbox;
    int spare_body, spare_hammer; /* modes that the audio side has memory ready for, */
    bool spare_promised;          /* which an order that waits may use */
    struct plan *planned;         /* of the settings; NULL while a box is read */
    struct report *roster;        /* voices that are retuned one after another */
    int retuned;                  /* so many of them have been */

    struct tuning_answer known;           /* the last try of a brightness, */
    uint64_t known_of;                    /* and of what it was */
    const struct tuning_answer *measured; /* while more than one row shows a figure of it */

    /* audio side */
    struct voices *voices;
    struct log *log;
    struct order *queue; /* taken, to be carried out at their samples */
    int pickups;
    double now;               /* of the host's, ms: the next sample's */
    double held[INLETS];      /* the last sample of each inlet */
    double parameter[INLETS]; /* what serves while no signal is connected */
    double gain, gain_led, gain_now;
};

/* Writes x->why; returns it. */
KNOCK_PRINTF(2, 3) const char *external_refuse(struct external *x, const char *format, ...);

/* --- parameters.c --- */

extern const struct range range_pitch, range_height;

/* --- values.c: a row and its value in the settings --- */

/* Parses atoms into the row's place. False: x->why says what it accepts, nothing is changed. */
bool value_set(struct external *x, const struct parameter *row, const struct external_atom *atoms,
               int count);
int value_get(const struct parameter *row, const struct settings *settings,
              struct external_atom *atoms, int most);
/* Every row at the kind's default. */
void settings_default(struct external *x);
/* Six significant digits: what a patch shows and saves is what there is. */
double value_rounded(double value);

/* --- dependents.c: what a row brings along when it was something else --- */

/* The head that strikes; `usual` is the body's own. */
enum mallet settings_head(const struct settings *s);
/* What the body's shape usually is, where it is struck and listened to; and with what, while the
 * hammer is still what its mallet is. */
void apply_body_defaults(struct settings *settings, double was);
/* Mass, k, mu and alpha of the mallet. */
void apply_mallet_defaults(struct settings *settings, double was);
/* Of a graded set, those of the head for this note, while they were those for the last. */
void apply_note_defaults(struct settings *settings, double was);

/* --- suggest.c: what a refusal repeats of what was sent --- */

/* Appends ", not `words`" of what was sent: nothing if nothing was. */
void suggest_sent(char *text, size_t size, const struct external_atom *atoms, int count);
/* The word that was perhaps meant, or NULL: candidate(of, i) is the i-th, NULL past the last. */
const char *suggest_nearest(const char *word, const char *(*candidate)(const void *of, int i),
                            const void *of);

/* --- describe.c --- */

/* How many words a choice or blend has. */
int row_words(const struct parameter *row);
/* external_accepts() for a list of at least and at most so many numbers. */
const char *describe_accepts(const struct parameter *row, int least, int most, char *text,
                             size_t size);
/* Appends the names of all rows, each after `before`. */
void describe_rows(const struct external_kind *kind, const char *before, char *text, size_t size);

/* The lists a bank is designed from. */
struct modal_data {
    int body, hammer, pickups;
    struct mode *modes; /* the body's, then the hammer's */
    double *at;         /* the same */
    double *loud;       /* [body]: weights of a velocity at every pickup */
    double **pickup;    /* [pickups][body]: with that */
    void *memory;       /* to be freed */
};

/* --- plan.c: settings become a description and a bank --- */

/* With so many of the pickups, from the first. */
bool modal_data_make(struct modal_data *d, const struct settings *s, int heard);
/* With the level in what the pickups hear, so that what rings on under another body's keeps its
 * own. */
bool modal_data_weighted(struct modal_data *d, const struct settings *s, int heard);
enum scheme_body plan_body(const struct settings *s);
struct contact_def plan_contact(const struct settings *s);
/* The head that the inputs begin with. */
struct head plan_head(const struct settings *s);
/* The body would give way, but its scheme does not let it. */
bool plan_tension_waits(const struct settings *s);

/* A definition and its bank, of the settings. */
struct plan {
    struct collision_def collision;
    struct bank *bank; /* NULL against a wall or a mass, unless the hammer rings */
};

/* NULL, and x->why says why: it cannot be played. */
struct plan *plan_new(struct external *x);
void plan_free(struct plan *plan);
const struct modal_data *plan_modal_data(const struct bank *bank);
double plan_bend(const struct bank *bank); /* semitones */
/* What a free hammer takes over: mass, gravity and gap. */
void plan_describe_free(const struct external *x, struct collision_def *c);
/* Has it the bend and the rate of now? If not, a voice that continues it in those. */
bool plan_is_tuned(const struct external *x, const struct sounding *v);
struct voice *plan_retuned(const struct external *x, const struct sounding *v);

/* --- views.c: the views that write other rows --- */

bool view_write_pitch(struct external *x, double pitch);
double view_pitch_of(double freq);
double view_read_pitch(const struct external *x);
/* What contact and brightness are now, one strike has both; and about what they may become. */
struct tuning_answer view_measure(const struct external *x, struct tuning_reach *reach);
bool view_write_contact(struct external *x, double milliseconds);
double view_read_contact(const struct external *x);
bool view_write_brightness(struct external *x, double hertz);
double view_read_brightness(const struct external *x);
bool view_write_hardness(struct external *x, double hardness);
double view_read_hardness(const struct external *x);
bool view_write_restitution(struct external *x, double restitution);
double view_read_restitution(const struct external *x);
bool view_tell(struct external *x, const double *none);

/* --- flags.c: what the box says after the name --- */

/* Sets the rows that the flags name; says what it does not accept. */
void external_flags(struct external *x, const struct external_atom *atoms, int count);

/* --- audio.c --- */

/* Fills a report in. */
void audio_write_report(const struct external *x, struct report *report);

/* --- external.c --- */

void external_say(struct external *x, bool is_error, const char *line);
/* What stands before a row's name in the box. */
char external_flag(const struct external *x);

/* Tells the inlets what the rows that they hold have become since x->before. */
void external_hold_changes(struct external *x);
/* A held parameter has got a new value, not by a message of its own. */
bool external_changed(struct external *x, const char *name);
/* Sets that row; false: x->why says why. */
bool external_put(struct external *x, const char *name, double value);
/* Takes over what floats into inlets have set. */
void external_read_inlets(struct external *x);

/* --- orders.c: what the message side asks of the audio side. False: there is no memory, as x->why
 * says, and nothing was asked. --- */

bool external_gesture(struct external *x, enum gesture gesture, double value);
/* All voices end; does everything begin anew? */
bool external_stop(struct external *x, bool resets);
/* The voices of that key, or all of them, are released or stopped by a hand. */
bool external_release(struct external *x, bool has_key, double key, bool chokes);
bool external_report(struct external *x, bool print, bool trace, bool roster);
void external_free_report(struct report *report);
/* An inlet's value; `head`: it comes with another head, which waits for the end of an impact. */
bool external_hold(struct external *x, enum external_inlets inlet, double value, bool head);
/* The audio side has it already, from a float into the inlet. */
void external_inlet_changed(struct external *x, enum external_inlets inlet, double value);
double external_gain(const struct external *x);
struct voices_live external_live(const struct external *x);
bool external_set_live(struct external *x);
bool external_set_free(struct external *x);
/* The settings as they are now arrive as a voice. */
bool external_arrive(struct external *x, enum arrival arrival);
/* The plan that there is, as that of a note. */
bool external_arrive_note(struct external *x, double key);
/* Another plan, without a voice. */
bool external_replan(struct external *x);
bool external_retune(struct external *x, const struct sounding *sounding);
/* All that was asked since the last time; or it is forgotten. */
void external_post(struct external *x);
void external_drop_order(struct external *x);
void external_orders_free(struct external *x);

/* --- learnt.c: bodies from recordings and files --- */

extern const char learnt_takes[], learnt_files[];
bool learnt_learn(struct external *x, const struct external_atom *atoms, int count);
bool learnt_read(struct external *x, const struct external_atom *atoms, int count);
bool learnt_write(struct external *x, const struct external_atom *atoms, int count);
/* Looks whether a job is done. */
void learnt_collect(struct external *x);

/* --- collect.c --- */

/* A request could only be met as nearly as that. */
void external_unmet(struct external *x, const char *what, double nearest);
/* What was asked for is there. */
void external_take_report(struct external *x, struct report *report);
/* The voices that sound are retuned one after another. */
void external_begin_retuning(struct external *x);

/* --- print.c --- */

void external_print(struct external *x, const struct report *report);

#endif
