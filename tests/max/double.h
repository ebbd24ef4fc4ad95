/* SPDX-License-Identifier: BSD-3-Clause */
/* double.h: the Max test double, a small implementation of Max's API for the tests.
 *
 * max_atoms.c, max_classes.c, max_wires.c and max_signals.c implement what sdk/ext.h declares; the
 * functions here play the patcher, the inspector, the scheduler and the audio driver. Messages are
 * text, as in a message box: `k 1e8`, `60 100`, `bang`; a word after ' is a symbol even if it is a
 * number. Only max_send() and max_perform() may be called from two threads at once.
 */
#ifndef KNOCK_DOUBLE_H
#define KNOCK_DOUBLE_H

#include <stdalign.h>
#include <stdarg.h>
#include <stddef.h>

#include "ext.h"
#include "support/object/trap.h"

/* --- the file browser ------------------------------------------------------------------------- */
/* Loads an external and runs its ext_main; false if it cannot be loaded. */
bool max_load(const char *path);
t_class *max_class(const char *name); /* NULL if nobody registered it */

/* --- the patcher ------------------------------------------------------------------------------ */
t_object *max_new(const char *text); /* `impact~ @k 1e8`; NULL if it was refused */
void max_delete(t_object *x);
const char *max_class_name(t_object *x);
long max_inlets(t_object *x);
long max_outlets(t_object *x);
/* `signal` or NULL; the dumpout is an outlet too. */
const char *max_outlet_type(t_object *x, long outlet);
const char *max_assist(t_object *x, long inlet_or_outlet, long index);
/* False if the object does not understand the message. */
bool max_send(t_object *x, long inlet, const char *text);
bool max_send_atoms(t_object *x, long inlet, const char *word, long count, t_atom *arguments);
bool max_sendf(t_object *x, long inlet, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* The messages that left the outlets since the last max_forget(). */
struct max_sent {
    const t_object *from;
    long outlet;
    char *text;
};
int max_sent_count(void);
const struct max_sent *max_sent(int i);
/* Messages that object_error() and object_post() put on the console; newest last. */
int max_error_count(void);
const char *max_error(int i);
int max_post_count(void);
/* Called by object_error(); NULL: nothing is called. */
void max_on_error(void (*call)(t_object *x));
/* Whether 1e8 is a word, as in some of Max's boxes. */
void max_exponents_are_words(bool on);
void max_forget(void);

/* --- the inspector ---------------------------------------------------------------------------- */
int max_attribute_count(const char *class_name);
const char *max_attribute(const char *class_name, int i);
/* The text of its `label`, `category`, `style`, `default`, `save`, `order`, `enumvals`, `type`. */
const char *max_metadata(const char *class_name, const char *attribute, const char *what);
bool max_readonly(const char *class_name, const char *attribute);
/* The attribute's value as text; owned by the caller. */
char *max_get(t_object *x, const char *attribute);
/* Into memory of the caller's own, as much as there is room for: how many, or -1. */
long max_get_into(t_object *x, const char *attribute, t_atom *own, long room);
/* Calls of object_attr_touch() for it since the last max_forget(). */
int max_touched(t_object *x, const char *attribute);
/* Sets it as the inspector does; false if the setter refuses. */
bool max_set(t_object *x, const char *attribute, long ac, t_atom *av);
int max_method_count(const char *class_name);
const char *max_method(const char *class_name, int i);

/* --- saving ----------------------------------------------------------------------------------- */
/* The attributes that a patch saves by itself besides the text of the box, a line each; and those
 * that it keeps once all of them are frozen. Owned by the caller. */
char *max_save(t_object *x);
char *max_freeze(t_object *x);
/* The box of a patch that opens: made from its text, then each frozen attribute is set; in the
 * order of the alphabet (0), or in another one for each other number. */
t_object *max_thaw(const char *box, const char *frozen, unsigned order);
void max_loadbang(t_object *x);

/* --- the scheduler and the audio driver ------------------------------------------------------- */
/* Runs the clocks that fall due, in the scheduler, which is this thread for as long. */
void max_advance(double ms);
/* Whether a clock without a delay runs where it is set, within perform too, as it may where the
 * scheduler is the audio thread. */
void max_clocks_at_once(bool on);
void max_idle(void);            /* runs what was put off to the main thread */
void max_in_scheduler(bool on); /* whether this thread is the scheduler from now on */
void max_connect(t_object *x, long inlet, bool connected); /* before max_dsp() */
void max_unconnect_outlets(t_object *x);                   /* all of them, and compiles anew */
bool max_dsp(t_object *x, double rate, long vector);       /* the dsp64 method */
/* in: one array an inlet; out: one a signal outlet. */
void max_perform(t_object *x, double **in, double **out, long n);
long max_signal_outlets(t_object *x);

/* A buffer~ that lives until the end; its samples, interleaved. */
float *max_buffer(const char *name, long frames, long channels);
bool max_buffer_dirty(const char *name);
/* Its samples are gone, or there again, as while it is loading; and no reference can be had. */
void max_buffer_away(const char *name, bool away);
void max_buffers_refused(bool refused);
/* --- files ------------------------------------------------------------------------------------ */
/* A patcher that lies in that file, "" if it was never saved, in another or in none; both live
 * until the end. The object is in it from now on. */
t_object *max_patcher(const char *file, t_object *parent);
void max_place(t_object *x, t_object *patcher);
/* The path that the next dialogs return, whole; NULL: they are cancelled. */
void max_choose(const char *path);
int max_dialogs(void); /* how many were open */

int max_notices(void); /* notifications of a buffer~ to an object */

/* The scheduler's clock moves on; max_forget() does it too. */
void max_tick(void);

/* --- shared by the files of the double -------------------------------------------------------- */
struct max_outlet {
    t_object *owner;
    const char *type; /* NULL for messages */
};
enum { MAX_OUTLETS = 128, MAX_INLETS = 64 };

struct max_chain {
    t_perfroutine64 perform;
    void *userparam;
    struct max_chain *before;
};

struct max_instance {
    alignas(16) t_class *class;
    struct max_outlet *outlet[MAX_OUTLETS]; /* leftmost first once created */
    long outlets, signals;                  /* outlets, and inlets that take signals */
    short count[MAX_INLETS + MAX_OUTLETS];  /* connected inlets, then outlets */
    struct max_outlet *dumpout;
    t_object *patcher;
    /* the running chain; a new chain is completed before it replaces this one */
    struct max_chain *_Atomic chain;
    struct max_chain *made; /* all that there were, to be freed with the object */
};
/* A method as the function it is: the type says how Max calls it. */
#define MAX_AS(type, m) ((type)(void (*)(void))(m))
bool max_performs(void);      /* whether this thread is within perform */
void max_came_in(long inlet); /* where the message of this thread came in */
struct max_instance *max_instance(const void *x);
t_object *max_make(const char *text); /* max_new() before the main thread has had time */
void max_note_touch(const t_object *x, const char *attribute);
void max_atoms_text(char *text, size_t room, const char *selector, long ac, const t_atom *av);
enum { MAX_ATOMS = 4096, MAX_TEXT = 65536 };
int max_parse(const char *text, t_atom *atoms, int most);
method max_find_method(t_class *c, const char *name, const short **types);
t_object *max_object(const char *class_name, size_t size); /* one of Max's own */

#endif
