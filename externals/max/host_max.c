/* SPDX-License-Identifier: BSD-3-Clause */
/* host_max.c: one external as a Max/MSP object; external.h has the interface.
 *
 *   outlets   the pickups (signals; one multichannel outlet with @mc), events (messages), force and
 *             compression (signals), and dumpout, which answers `getk` and the like
 *   attributes   one a row of the table, with label, category, style, default and order. Max saves
 *                none by itself (save 0): the box defines an object, freezing keeps more
 *
 * LOADING. Max sets frozen attributes in alphabetical order, pattr in an order of its own.
 * Attributes that arrive before the first message, loadbang or DSP are therefore collected, and
 * applied at once in the order of the table; see restore.h.
 *
 * THREADS. Messages come from Max's main thread or its scheduler, and either may interrupt the
 * other: a mutex keeps the message side to one thread at a time. Messages to the outlets and lines
 * for the console wait in a queue until the mutex is unlocked, because a patch may answer with a
 * message to the same object, or to another one whose messages come back here. The audio thread
 * takes no lock. Slow work runs in the main thread, without the mutex: see host_max_later.c. Only
 * the main thread frees voices that were played and takes learnt bodies, because the scheduler may
 * be the audio thread. A message allocates in its own thread, and frees there the voice of a
 * command that is refused, merged or replaced.
 */
#include "max/host_max.h"

enum { ASSIST = 256 /* bytes of an assist string, at most */ };

/* A message for `events` or a line for the console, waiting in the queue. */
struct departure {
    struct departure *next;
    t_symbol *selector; /* NULL: a console line */
    bool is_error;
    short count;
    t_atom *atoms;
    char *line;
};

static t_class *knock_class;

/* --- the message side, one thread at a time --------------------------------------------------- */

void knock_lock(struct knock *x) { systhread_mutex_lock(x->mutex); }

static void apply_attributes(struct knock *x) {
    if (x->restore)
        restore_apply(x->restore, x->external);
    free(x->restore);
    x->restore = NULL;
}

void knock_begin(struct knock *x) {
    knock_lock(x);
    if (!x->restore)
        return;
    apply_attributes(x);
    knock_unlock(x);
    if (!isr())
        knock_run_deferred(x); /* the message sees the results of the searches */
    knock_lock(x);
}

static void send(struct knock *x, const struct departure *d) {
    if (d->selector)
        outlet_anything(x->events, d->selector, d->count, d->atoms);
    else if (d->is_error)
        object_error((t_object *)x, "%s", d->line);
    else
        object_post((t_object *)x, "%s", d->line);
}

void knock_unlock(struct knock *x) {
    struct departure *leaving = x->first;
    x->first = NULL;
    x->last = &x->first;
    knock_notice(x);
    systhread_mutex_unlock(x->mutex);
    for (struct departure *next; leaving; leaving = next) {
        next = leaving->next;
        send(x, leaving);
        free(leaving);
    }
    if (isr())
        qelem_set(x->later);
    else
        knock_touch(x);
}

static void depart(struct knock *x, struct departure *d) {
    d->next = NULL;
    *x->last = d;
    x->last = &d->next;
}

static void knock_send(struct knock *x, const char *selector, long ac, const t_atom *av) {
    struct external_atom atoms[ATOMS];
    int count = atoms_from_max(atoms, ATOMS, ac, av);
    knock_begin(x);
    external_message(x->external, selector, atoms, count);
    knock_unlock(x);
}

/* Only the left inlet takes messages; the others take signals and floats. */
static bool knock_at_left(struct knock *x) {
    if (proxy_getinlet((t_object *)x) == 0)
        return true;
    object_error((t_object *)x,
                 "this inlet takes a signal or a float; messages go to the left one");
    return false;
}

static void knock_message(struct knock *x, t_symbol *s, long ac, t_atom *av) {
    if (!knock_at_left(x))
        return;
    if (knock_uses_files(s->s_name))
        knock_defer(x, s->s_name, ac, av);
    else
        knock_send(x, s->s_name, ac, av);
}

static void knock_bang(struct knock *x) {
    if (knock_at_left(x))
        knock_send(x, "bang", 0, NULL);
}

/* proxy_getinlet() is valid until the next message, so that it is called before the lock. */
static void knock_float(struct knock *x, double value) {
    enum external_inlets inlet = (enum external_inlets)proxy_getinlet((t_object *)x);
    knock_begin(x);
    external_inlet_value(x->external, inlet, value);
    knock_unlock(x);
}

static void knock_int(struct knock *x, t_atom_long value) { knock_float(x, (double)value); }

/* A buffer~ notifies its references of changes. These can be ignored: each use looks the buffer~ up
 * again. */
static t_max_err knock_notify(struct knock *x, t_symbol *s, t_symbol *message, void *sender,
                              void *data) {
    (void)x, (void)s, (void)message, (void)sender, (void)data;
    return MAX_ERR_NONE;
}

static void knock_loadbang(struct knock *x) {
    knock_begin(x);
    knock_unlock(x);
}

/* The clock's function. It runs in the scheduler, which may be the audio thread, so that it never
 * waits for the mutex. */
static void knock_collect(struct knock *x) {
    if (systhread_mutex_trylock(x->mutex)) {
        clock_fdelay(x->clock, 1);
        return;
    }
    if (!x->external) { /* the object is being freed */
        systhread_mutex_unlock(x->mutex);
        return;
    }
    external_collect(x->external);
    knock_unlock(x);
}

/* --- functions for struct external_host, called with the mutex locked ------------------------- */

static void host_say(void *object, bool is_error, const char *line) {
    struct knock *x = object;
    /* Max prints the name of the object itself, before the line */
    struct departure *d = malloc(sizeof *d + strlen(line) + 1);
    if (!d)
        return;
    *d = (struct departure){.is_error = is_error, .line = (char *)(d + 1)};
    memcpy((char *)(d + 1), line, strlen(line) + 1);
    depart(x, d);
}

static void host_event(void *object, const char *selector, const struct external_atom *atoms,
                       int count) {
    struct departure *d = malloc(sizeof *d + (size_t)count * sizeof *d->atoms);
    if (!d)
        return;
    *d = (struct departure){
        .selector = gensym(selector), .count = (short)count, .atoms = (t_atom *)(void *)(d + 1)};
    atoms_to_max(d->atoms, atoms, count, false);
    depart(object, d);
}

/* knock_notice() finds changed attributes after each message. */
static void host_show(void *object, enum external_inlets inlet, double value) {
    (void)object, (void)inlet, (void)value;
}

static void host_later(void *object, double ms) {
    clock_fdelay(((struct knock *)object)->clock, ms);
}

static bool host_silent(void *object) { return !sys_getdspobjdspstate(object); }

/* The scheduler may be the audio thread (Scheduler in Audio Interrupt). */
static bool host_may_be_audio_thread(void *object) {
    (void)object;
    return isr();
}

/* The scheduler's time. */
static double host_shared_time(void *object) {
    (void)object;
    double time;
    clock_getftime(&time);
    return time;
}

static void host_wake(void *object) { host_later(object, 0); }

/* Without .when: the SDK does not give a message its sample, so it acts at the next 64 samples. */
static const struct external_host max_host = {.say = host_say,
                                              .event = host_event,
                                              .show = host_show,
                                              .read_array = knock_read_array,
                                              .read_sound = knock_read_sound,
                                              .path = knock_path,
                                              .write_trace = knock_write_trace,
                                              .silent = host_silent,
                                              .wake = host_wake,
                                              .shared_time = host_shared_time,
                                              .may_be_audio_thread = host_may_be_audio_thread,
                                              .later = host_later,
                                              .report = knock_report,
                                              .search = knock_search_later,
                                              .flag = '@'};

/* --- making and freeing ----------------------------------------------------------------------- */

static void knock_assist(struct knock *x, void *box, long what, long index, char *text) {
    (void)box;
    bool outlet = what == ASSIST_OUTLET;
    int pickups = x->multichannel ? 1 : x->pickups;
    if (outlet && index == pickups + 3)
        snprintf(text, ASSIST, "dumpout: answers to getk, getmu, ...");
    else
        external_assist(KIND, outlet, (int)index, pickups, text, ASSIST);
}

/* Max creates outlets from right to left. */
static void knock_outlets(struct knock *x) {
    object_obex_store(x, gensym("dumpout"), (t_object *)outlet_new(x, NULL));
    outlet_new(x, "signal"); /* compression */
    outlet_new(x, "signal"); /* force */
    x->events = outlet_new(x, NULL);
    if (x->multichannel)
        outlet_new(x, "multichannelsignal");
    else
        for (int i = 0; i < x->pickups; i++)
            outlet_new(x, "signal");
}

/* object_alloc() does not clear memory; Max has initialised only the object's first member. */
static struct knock *knock_alloc(void) {
    struct knock *x = object_alloc(knock_class);
    if (x)
        memset((char *)x + sizeof x->ob, 0, sizeof *x - sizeof x->ob);
    return x;
}

/* The box alone defines a new object. */
static struct external *make_external(struct knock *x, long ac, const t_atom *av) {
    struct external_atom *box = malloc(((size_t)ac + 1) * sizeof *box);
    double rate = (double)sys_getsr();
    int count = box ? atoms_from_max(box, (int)ac, ac, av) : 0;
    struct external *made = external_new(KIND, &max_host, x, rate > 0 ? rate : 44100, box, count);
    free(box);
    return made;
}

static void *knock_new(t_symbol *name, long ac, t_atom *av) {
    (void)name;
    struct knock *x = knock_alloc();
    if (!x)
        return NULL;
    z_dsp_setup(&x->ob, INLETS);
    x->ob.z_misc |= Z_NO_INPLACE;
    x->last = &x->first;
    x->clock = clock_new(x, METHOD(knock_collect));
    x->later = qelem_new(x, METHOD(knock_later));
    systhread_mutex_new(&x->mutex, 0);
    knock_lock(x); /* its clock may run before it is complete */
    x->external = make_external(x, ac, av);
    if (!x->external) {
        systhread_mutex_unlock(x->mutex);
        object_free(x);
        return NULL;
    }
    x->pickups = external_pickups(x->external);
    x->multichannel = external_multichannel(x->external);
    knock_outlets(x);
    knock_notice(x); /* no inspector is open yet */
    memset(x->touch, 0, sizeof x->touch);
    x->restore = calloc(1, sizeof *x->restore);
    knock_unlock(x);     /* prints errors of the box */
    qelem_set(x->later); /* runs when the patch has loaded */
    return x;
}

static void knock_free(struct knock *x) {
    z_dsp_free(&x->ob); /* first: no perform routine runs after it */
    clock_unset(x->clock);
    freeobject(x->clock);
    qelem_unset(x->later);
    qelem_free(x->later);
    knock_lock(x); /* waits for a clock function that has begun in the scheduler */
    struct external *external = x->external;
    x->external = NULL;
    systhread_mutex_unlock(x->mutex);
    external_free(external);
    knock_free_deferred(x);
    knock_forget_sounds(x);
    if (x->restore)
        restore_forget(x->restore);
    free(x->restore);
    for (struct departure *next; x->first; x->first = next) {
        next = x->first->next;
        free(x->first);
    }
    systhread_mutex_free(x->mutex);
}

/* bang and float have methods of their own; an attribute passes on the message of its name. */
static bool is_method(const char *name) {
    return strcmp(name, "bang") != 0 && strcmp(name, "float") != 0 && !external_find(KIND, name);
}

void C74_EXPORT ext_main(void *r) {
    (void)r;
    char name[EXTERNAL_NAME];
    const struct external_message *message;
    snprintf(name, sizeof name, KNOCK_PREFIX "%s", KIND->name);
    t_class *c = class_new(name, METHOD(knock_new), METHOD(knock_free), (long)sizeof(struct knock),
                           NULL, A_GIMME, 0);
    class_addmethod(c, METHOD(knock_dsp64), "dsp64", A_CANT, 0);
    class_addmethod(c, METHOD(knock_multichanneloutputs), "multichanneloutputs", A_CANT, 0);
    class_addmethod(c, METHOD(knock_assist), "assist", A_CANT, 0);
    class_addmethod(c, METHOD(stdinletinfo), "inletinfo", A_CANT, 0);
    class_addmethod(c, METHOD(knock_loadbang), "loadbang", A_CANT, 0);
    class_addmethod(c, METHOD(knock_notify), "notify", A_CANT, 0);
    class_addmethod(c, METHOD(knock_bang), "bang", 0);
    class_addmethod(c, METHOD(knock_float), "float", A_FLOAT, 0);
    class_addmethod(c, METHOD(knock_int), "int", A_LONG, 0);
    for (int i = 0; (message = external_message_row(KIND, i)); i++)
        if (is_method(message->name))
            class_addmethod(c, METHOD(knock_message), message->name, A_GIMME, 0);
    knock_attributes(c);
    class_dspinit(c);
    class_register(gensym("box"), c);
    knock_class = c;
}
