/* host_max.c: one external as a Max/MSP object; see external.h for what it translates.
 *
 *   outlets   the pickups (signals; one multichannel outlet with @mc), events (messages), force and
 *             compression (signals), and dumpout, where `getk` and its kin answer
 *   attributes   one a row of the table, with label, category, style, default, save and order
 *
 * THREADS. Messages come from Max's main thread or its scheduler, and either may interrupt the
 * other: a mutex keeps the message side to one thread at a time. What leaves by the outlets waits
 * in a queue until the mutex is free again, because a patch may answer with a message to the same
 * object, or to another one whose messages come back here. The audio thread takes no lock.
 */
#include <stdio.h>

#include "host_max.h"

enum { ASSIST = 256 /* bytes that an assist string may take */ };

/* A message on its way out of `events`. */
struct departure {
    struct departure *next;
    t_symbol *selector;
    short count;
    t_atom atoms[];
};

static t_class *knock_class;

/* --- the message side, one thread at a time --------------------------------------------------- */

void knock_lock(struct knock *x) { systhread_mutex_lock(x->mutex); }

void knock_unlock(struct knock *x) {
    struct departure *leaving = x->first;
    unsigned touched = x->touched;
    x->first = NULL;
    x->last = &x->first;
    x->touched = 0;
    systhread_mutex_unlock(x->mutex);
    for (int i = INLET_PUSH; i < INLETS; i++)
        if (touched & (1u << i))
            object_attr_touch((t_object *)x,
                              gensym(external_inlet_row(KIND, (enum external_inlets)i)->name));
    while (leaving) {
        struct departure *next = leaving->next;
        outlet_anything(x->events, leaving->selector, leaving->count, leaving->atoms);
        free(leaving);
        leaving = next;
    }
}

static void knock_send(struct knock *x, const char *selector, long ac, const t_atom *av) {
    struct external_atom atoms[ATOMS];
    int count = atoms_from_max(atoms, ATOMS, ac, av);
    knock_lock(x);
    external_message(x->external, selector, atoms, count);
    knock_unlock(x);
}

/* Messages have one door; the other inlets take signals and floats. */
static bool knock_at_left(struct knock *x) {
    if (proxy_getinlet((t_object *)x) == 0)
        return true;
    object_error((t_object *)x,
                 "this inlet takes a signal or a float; messages go to the left one");
    return false;
}

static void knock_message(struct knock *x, t_symbol *s, long ac, t_atom *av) {
    if (knock_at_left(x))
        knock_send(x, s->s_name, ac, av);
}

static void knock_bang(struct knock *x) {
    if (knock_at_left(x))
        knock_send(x, "bang", 0, NULL);
}

static void knock_float(struct knock *x, double value) {
    knock_lock(x);
    external_inlet_value(x->external, (enum external_inlets)proxy_getinlet((t_object *)x), value);
    knock_unlock(x);
}

static void knock_int(struct knock *x, t_atom_long value) { knock_float(x, (double)value); }

/* The clock: it runs in the scheduler, which may be the audio thread, and does not wait there. */
static void knock_collect(struct knock *x) {
    if (systhread_mutex_trylock(x->mutex)) {
        clock_fdelay(x->clock, 1);
        return;
    }
    external_collect(x->external);
    knock_unlock(x);
}

/* --- what the external asks of its host ------------------------------------------------------- */

static void host_say(void *object, bool is_error, const char *line) {
    if (is_error)
        object_error(object, "%s", line);
    else
        object_post(object, "%s", line);
}

static void host_event(void *object, const char *selector, const struct external_atom *atoms,
                       int count) {
    struct knock *x = object;
    struct departure *d = malloc(sizeof *d + (size_t)count * sizeof *d->atoms);
    if (!d)
        return;
    d->next = NULL;
    d->selector = gensym(selector);
    d->count = (short)count;
    atoms_to_max(d->atoms, atoms, count, false);
    *x->last = d;
    x->last = &d->next;
}

static void host_show(void *object, enum external_inlets inlet, double value) {
    (void)value;
    ((struct knock *)object)->touched |= 1u << inlet;
}

/* The first channel of a buffer~. */
static int host_read_array(void *object, const char *name, double *values, int most) {
    t_buffer_ref *reference = buffer_ref_new(object, gensym(name));
    t_buffer_obj *buffer = buffer_ref_getobject(reference);
    const float *samples = buffer ? buffer_locksamples(buffer) : NULL;
    int count = -1;
    if (samples) {
        t_atom_long frames = buffer_getframecount(buffer);
        t_atom_long channels = buffer_getchannelcount(buffer);
        for (count = 0; count < most && count < frames; count++)
            values[count] = (double)samples[count * channels];
        buffer_unlocksamples(buffer);
    }
    object_free(reference);
    return count;
}

/* t, x, v and f into the first four channels of a buffer~; what the contact does not fill is 0. */
static bool host_write_trace(void *object, const char *name, const struct collision_point *points,
                             int count) {
    t_buffer_ref *reference = buffer_ref_new(object, gensym(name));
    t_buffer_obj *buffer = buffer_ref_getobject(reference);
    t_atom_long channels = buffer ? buffer_getchannelcount(buffer) : 0;
    float *samples = channels >= 4 ? buffer_locksamples(buffer) : NULL;
    if (samples) {
        t_atom_long frames = buffer_getframecount(buffer);
        for (t_atom_long i = 0; i < frames; i++) {
            static const struct collision_point none;
            const struct collision_point *p = i < count ? points + i : &none;
            samples[i * channels] = (float)p->t;
            samples[i * channels + 1] = (float)p->x;
            samples[i * channels + 2] = (float)p->v;
            samples[i * channels + 3] = (float)p->f;
        }
        buffer_unlocksamples(buffer);
        buffer_setdirty(buffer);
    }
    object_free(reference);
    return samples != NULL;
}

static void host_wake(void *object) { clock_fdelay(((struct knock *)object)->clock, 0); }

static const struct external_host max_host = {.say = host_say,
                                              .event = host_event,
                                              .show = host_show,
                                              .read_array = host_read_array,
                                              .write_trace = host_write_trace,
                                              .wake = host_wake};

/* --- signals ---------------------------------------------------------------------------------- */

/* What is connected travels with the chain that was compiled for it, as its userparam: an old chain
 * may still run while the next one is made. It is a set of bits, told as a place in this array. */
enum { FORCE_HEARD = 1 << INLETS, COMPRESSION_HEARD = FORCE_HEARD << 1 };
static const char connections[COMPRESSION_HEARD << 1];

static void knock_perform(struct knock *x, t_object *dsp64, double **ins, long numins,
                          double **outs, long numouts, long frames, long flags, void *userparam) {
    (void)dsp64, (void)numins, (void)flags;
    unsigned connected = (unsigned)((const char *)userparam - connections);
    long force = numouts - 2, compression = numouts - 1;
    if (x->ob.z_disabled || !(connected & FORCE_HEARD))
        memset(outs[force], 0, (size_t)frames * sizeof **outs);
    if (x->ob.z_disabled || !(connected & COMPRESSION_HEARD))
        memset(outs[compression], 0, (size_t)frames * sizeof **outs);
    if (x->ob.z_disabled) {
        for (long o = 0; o < force; o++)
            memset(outs[o], 0, (size_t)frames * sizeof **outs);
        return;
    }
    bool waiting = false;
    for (long done = 0; done < frames; done += EXTERNAL_CHUNK) {
        const double *in[INLETS];
        double *out[EXTERNAL_PICKUPS + 2];
        long n = frames - done < EXTERNAL_CHUNK ? frames - done : EXTERNAL_CHUNK;
        for (int i = 0; i < INLETS; i++)
            in[i] = connected & (1u << i) ? ins[i] + done : NULL;
        for (long o = 0; o < numouts; o++)
            out[o] = outs[o] + done;
        if (!(connected & FORCE_HEARD))
            out[force] = NULL;
        if (!(connected & COMPRESSION_HEARD))
            out[compression] = NULL;
        waiting |= external_process(x->external, in, out, (int)n);
    }
    if (waiting)
        clock_fdelay(x->clock, 0);
}

/* count: what is connected to each signal inlet, then to each signal outlet. */
static void knock_dsp64(struct knock *x, t_object *dsp64, const short *count, double rate,
                        long most, long flags) {
    (void)most, (void)flags;
    const short *meters = count + INLETS + (x->multichannel ? 1 : x->pickups);
    unsigned connected = (meters[0] ? FORCE_HEARD : 0) | (meters[1] ? COMPRESSION_HEARD : 0);
    for (int i = 0; i < INLETS; i++)
        if (count[i])
            connected |= 1u << i;
    knock_lock(x);
    external_rate(x->external, rate);
    knock_unlock(x);
    dsp_add64(dsp64, (t_object *)x, (t_perfroutine64)(void (*)(void))knock_perform, 0,
              (void *)(connections + connected));
}

static long knock_multichanneloutputs(struct knock *x, long outlet) {
    return outlet == 0 ? x->pickups : 1;
}

/* --- making and freeing ----------------------------------------------------------------------- */

static void knock_assist(struct knock *x, void *box, long what, long index, char *text) {
    (void)box;
    bool outlet = what == ASSIST_OUTLET;
    int pickups = x->multichannel ? 1 : x->pickups;
    if (outlet && index == pickups + 3)
        snprintf(text, ASSIST, "dumpout: what getk, getmu and their kin ask for");
    else
        external_assist(KIND, outlet, (int)index, pickups, text, ASSIST);
}

/* Outlets are made from right to left. */
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

static void *knock_new(t_symbol *name, long ac, t_atom *av) {
    (void)name;
    struct knock *x = object_alloc(knock_class);
    if (!x)
        return NULL;
    z_dsp_setup(&x->ob, INLETS);
    x->ob.z_misc |= Z_NO_INPLACE;
    x->last = &x->first;
    x->clock = clock_new(x, METHOD(knock_collect));
    systhread_mutex_new(&x->mutex, 0);
    int count;
    double rate = (double)sys_getsr();
    struct external_atom *arguments = knock_arguments(x, ac, av, &count);
    x->external = external_new(KIND, &max_host, x, rate > 0 ? rate : 44100, arguments, count);
    free(arguments);
    if (!x->external) {
        object_free(x);
        return NULL;
    }
    x->pickups = external_pickups(x->external);
    x->multichannel = external_multichannel(x->external);
    knock_outlets(x);
    return x;
}

static void knock_free(struct knock *x) {
    z_dsp_free(&x->ob); /* first: no perform runs after it */
    clock_unset(x->clock);
    freeobject(x->clock);
    external_free(x->external);
    while (x->first) {
        struct departure *next = x->first->next;
        free(x->first);
        x->first = next;
    }
    systhread_mutex_free(x->mutex);
}

/* bang and float have types of their own, and an attribute passes on a message of its name. */
static bool is_method(const char *name) {
    return strcmp(name, "bang") != 0 && strcmp(name, "float") != 0 && !external_find(KIND, name);
}

void C74_EXPORT ext_main(void *r) {
    (void)r;
    char full[EXTERNAL_NAME];
    const struct external_message *message;
    t_class *c = class_new(KIND->name, METHOD(knock_new), METHOD(knock_free),
                           (long)sizeof(struct knock), NULL, A_GIMME, 0);
    class_addmethod(c, METHOD(knock_dsp64), "dsp64", A_CANT, 0);
    class_addmethod(c, METHOD(knock_multichanneloutputs), "multichanneloutputs", A_CANT, 0);
    class_addmethod(c, METHOD(knock_assist), "assist", A_CANT, 0);
    class_addmethod(c, METHOD(stdinletinfo), "inletinfo", A_CANT, 0);
    class_addmethod(c, METHOD(knock_bang), "bang", 0);
    class_addmethod(c, METHOD(knock_float), "float", A_FLOAT, 0);
    class_addmethod(c, METHOD(knock_int), "int", A_LONG, 0);
    for (int i = 0; (message = external_message_row(KIND, i)); i++)
        if (is_method(message->name))
            class_addmethod(c, METHOD(knock_message), message->name, A_GIMME, 0);
    knock_attributes(c);
    class_dspinit(c);
    class_register(gensym("box"), c);
    snprintf(full, sizeof full, "knock.%s", KIND->name);
    class_alias(c, gensym(full));
    knock_class = c;
}
