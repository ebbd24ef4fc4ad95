/* SPDX-License-Identifier: BSD-3-Clause */
/* Signals and buffers of the Max test double; see double.h. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "max/double.h"

static _Thread_local bool performing;

bool max_performs(void) { return performing; }

float sys_getsr(void) { return 44100; }

int sys_getdspobjdspstate(t_object *o) { return max_instance(o)->chain != NULL; }

t_object *max_object(const char *class_name, size_t size) {
    t_object *x = calloc(1, size);
    (void)class_name;
    x->o_magic = OB_MAGIC;
    return x;
}

t_max_err object_free(void *x) {
    free(x);
    return MAX_ERR_NONE;
}

/* --- signals ---------------------------------------------------------------------------------- */

void z_dsp_setup(t_pxobject *x, long nsignals) {
    assert(nsignals <= MAX_INLETS);
    max_instance(x)->signals = nsignals;
    x->z_count = (short)nsignals;
}

void z_dsp_free(t_pxobject *x) { max_instance(x)->chain = NULL; }

void dsp_add64(t_object *chain, t_object *x, t_perfroutine64 f, long flags, void *userparam) {
    struct max_instance *i = max_instance(x);
    struct max_chain *c = malloc(sizeof *c);
    assert(chain && flags == 0);
    *c = (struct max_chain){f, userparam, i->made};
    i->made = c;
    i->chain = c;
}

void max_connect(t_object *x, long inlet, bool connected) {
    max_instance(x)->count[inlet] = connected;
}

static void compile(t_object *x, double rate, long vector) {
    struct max_instance *i = max_instance(x);
    method m = max_find_method(i->class, "dsp64", NULL);
    t_object chain = {.o_magic = OB_MAGIC};
    MAX_AS(void (*)(void *, void *, short *, double, long, long), m)
    (x, &chain, i->count, rate, vector, 0);
}

/* Every signal outlet counts as connected. */
bool max_dsp(t_object *x, double rate, long vector) {
    struct max_instance *i = max_instance(x);
    for (long o = i->signals; o < MAX_INLETS + MAX_OUTLETS; o++)
        i->count[o] = 1;
    compile(x, rate, vector);
    return i->chain != NULL;
}

void max_unconnect_outlets(t_object *x) {
    struct max_instance *i = max_instance(x);
    for (long o = i->signals; o < MAX_INLETS + MAX_OUTLETS; o++)
        i->count[o] = 0;
    compile(x, 48000, 64);
}

static long outlet_channels(t_object *x, long outlet) {
    const char *type = max_outlet_type(x, outlet);
    if (!type)
        return 0;
    if (strcmp(type, "signal") == 0)
        return 1;
    method m = max_find_method(max_instance(x)->class, "multichanneloutputs", NULL);
    return MAX_AS(long (*)(void *, long), m)(x, outlet);
}

long max_signal_outlets(t_object *x) {
    long count = 0;
    for (long o = 0; o < max_outlets(x); o++)
        count += outlet_channels(x, o);
    return count;
}

void max_perform(t_object *x, double **in, double **out, long n) {
    struct max_instance *i = max_instance(x);
    long outs = max_signal_outlets(x);
    performing = true;
    trap_watch(true);
    const struct max_chain *c = i->chain;
    c->perform(x, NULL, in, i->signals, out, outs, n, 0, c->userparam);
    trap_watch(false);
    performing = false;
}

/* --- buffer~ ---------------------------------------------------------------------------------- */

struct buffer {
    t_object ob;
    t_symbol *name;
    float *samples;
    long frames, channels;
    bool dirty, away;
    struct buffer *next;
};
static struct buffer *buffers;
static const double max_buffer_rate = 22050; /* of all of them */

struct _buffer_ref {
    t_object ob;
    t_symbol *name;
};

static struct buffer *find_buffer(const t_symbol *name) {
    struct buffer *b = buffers;
    while (b && b->name != name)
        b = b->next;
    return b;
}

float *max_buffer(const char *name, long frames, long channels) {
    struct buffer *b = find_buffer(gensym(name));
    if (b)
        return b->samples;
    b = (struct buffer *)max_object("buffer~", sizeof *b);
    b->name = gensym(name);
    b->frames = frames;
    b->channels = channels;
    b->samples = calloc((size_t)(frames * channels), sizeof(float));
    b->next = buffers;
    buffers = b;
    return b->samples;
}

bool max_buffer_dirty(const char *name) { return find_buffer(gensym(name))->dirty; }

static bool refused;

void max_buffer_away(const char *name, bool away) { find_buffer(gensym(name))->away = away; }

void max_buffers_refused(bool on) { refused = on; }

static t_object *interested; /* in the observed buffer~ */
static int notices;

int max_notices(void) { return notices; }

/* A buffer~ tells whoever refers to it of itself; who has no method for that is left alone. */
static void notice(const char *message) {
    method m = interested ? max_find_method(max_instance(interested)->class, "notify", NULL) : NULL;
    if (!m)
        return;
    notices++;
    MAX_AS(t_max_err(*)(void *, t_symbol *, t_symbol *, void *, void *), m)
    (interested, gensym("buffer"), gensym(message), NULL, NULL);
}

t_buffer_ref *buffer_ref_new(t_object *self, t_symbol *name) {
    if (refused)
        return NULL;
    t_buffer_ref *r = (t_buffer_ref *)max_object("buffer_ref", sizeof *r);
    trap_forbid("buffer_ref_new");
    r->name = name;
    interested = self;
    notice("globalsymbol_binding");
    return r;
}

t_buffer_obj *buffer_ref_getobject(t_buffer_ref *x) { return (t_buffer_obj *)find_buffer(x->name); }

float *buffer_locksamples(t_buffer_obj *buffer_object) {
    struct buffer *b = (struct buffer *)buffer_object;
    return b->away ? NULL : b->samples;
}

void buffer_unlocksamples(t_buffer_obj *buffer_object) { (void)buffer_object; }

t_atom_long buffer_getchannelcount(t_buffer_obj *buffer_object) {
    return ((struct buffer *)buffer_object)->channels;
}

t_atom_long buffer_getframecount(t_buffer_obj *buffer_object) {
    return ((struct buffer *)buffer_object)->frames;
}

t_max_err buffer_setdirty(t_buffer_obj *buffer_object) {
    ((struct buffer *)buffer_object)->dirty = true;
    notice("buffer_modified");
    return MAX_ERR_NONE;
}

t_atom_float buffer_getsamplerate(t_buffer_obj *buffer_object) {
    (void)buffer_object;
    return max_buffer_rate;
}
