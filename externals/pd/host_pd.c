/* SPDX-License-Identifier: BSD-3-Clause */
/* host_pd.c: one external as a Pure Data object; external.h has the interface, and
 * host_pd_signals.c the inlets and the audio.
 *
 * Compiled for one object, with KNOCK_KIND=impact_tilde and KNOCK_SETUP=impact_tilde_setup, it
 * defines that function. Without these it defines knock_setup(), which sets up all of them, for
 * hosts that link statically; see knock.h.
 *
 * Pd runs messages and audio in one thread. A message acts on the sample of its logical time, in
 * the block that is computed next, as with vline~.
 */
#include "pd/host_pd.h"

#include <stdlib.h>
#include <string.h>

#if PD_FLOATSIZE == 32
#include <math.h>
#endif

#ifdef _WIN32
#include <windows.h>
#endif

/* --- numbers ---------------------------------------------------------------------------------- */

/* r = rint(f 10^n) is below 10^7 and 10^|n| is exact up to 10^22, so that r / 10^n is rounded once,
 * like the decimal number itself. A float with more digits, or outside this range, is returned
 * unchanged. */
#if PD_FLOATSIZE == 32
double decimal_from_pd(t_float f) {
    static const double power[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                   1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                                   1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
    const int digits = 7, most = sizeof power / sizeof *power - 1;
    double exact = (double)f;
    if (!isfinite(exact) || exact == 0)
        return exact;
    int n = digits - 1 - (int)floor(log10(fabs(exact)));
    if (abs(n) > most)
        return exact;
    double r = n >= 0 ? rint(exact * power[n]) / power[n] : rint(exact / power[-n]) * power[-n];
    return (t_float)r == f ? r : exact;
}
#else
double decimal_from_pd(t_float f) { return f; }
#endif

/* Atoms of other types become a word that no row has. */
static struct external_atom from_pd(const t_atom *a) {
    if (a->a_type == A_FLOAT)
        return (struct external_atom){NULL, decimal_from_pd(a->a_w.w_float)};
    return (struct external_atom){a->a_type == A_SYMBOL ? a->a_w.w_symbol->s_name : "(pointer)", 0};
}

static struct external_atom *atoms_from_pd(int argc, const t_atom *argv) {
    struct external_atom *atoms = malloc(((size_t)argc + 1) * sizeof *atoms);
    for (int i = 0; atoms && i < argc; i++)
        atoms[i] = from_pd(argv + i);
    return atoms;
}

/* --- functions for struct external_host ------------------------------------------------------- */

static void host_say(void *object, bool is_error, const char *line) {
    const char *name = class_getname(*(t_pd *)object);
    if (is_error)
        pd_error(object, "%s: %s", name, line);
    else
        post("%s: %s", name, line);
}

static void host_event(void *object, const char *selector, const struct external_atom *atoms,
                       int count) {
    struct knock *x = object;
    t_atom *argv = malloc(((size_t)count + 1) * sizeof *argv);
    if (!argv)
        return;
    for (int i = 0; i < count; i++)
        if (atoms[i].word)
            SETSYMBOL(argv + i, gensym(atoms[i].word));
        else
            SETFLOAT(argv + i, (t_float)atoms[i].number);
    outlet_anything(x->events, gensym(selector), count, argv);
    free(argv);
}

/* The class of arrays, shared by all instances of Pd; NULL in a host that does not export it. */
#ifdef _WIN32
static const t_class *array_class(void) {
    HMODULE module;
    t_class **found = NULL;
    if (GetModuleHandleExA(GET_MODULE_HANDLE_EX_FLAG_FROM_ADDRESS |
                               GET_MODULE_HANDLE_EX_FLAG_UNCHANGED_REFCOUNT,
                           (LPCSTR)(void *)&pd_typedmess, &module))
        found = (t_class **)(void *)GetProcAddress(module, "garray_class");
    return found ? *found : NULL;
}
#else
/* NOLINTNEXTLINE(readability-redundant-declaration): m_pd.h's is not weak */
extern t_class *garray_class __attribute__((weak));
static const t_class *array_class(void) { return &garray_class ? garray_class : NULL; }
#endif

/* The array of that name: the only receiver of the name or, as `array get` finds it, one among
 * several. */
static t_pd *find_array(const char *name) {
    t_symbol *symbol = gensym(name);
    const t_class *class = array_class();
    if (symbol->s_thing && strcmp(class_getname(*symbol->s_thing), "array") == 0)
        return (t_pd *)symbol->s_thing;
    return class ? pd_findbyclass(symbol, class) : NULL;
}

/* The number of words in that array; -1: there is none. */
static int find_words(const char *name, t_word **words) {
    t_garray *array = (t_garray *)find_array(name);
    int size;
    return array && garray_getfloatwords(array, &size, words) ? size : -1;
}

static int host_read_array(void *object, const char *name, double *values, int most) {
    (void)object;
    t_word *words;
    int size = find_words(name, &words);
    if (size > most)
        size = most;
    for (int i = 0; i < size; i++)
        values[i] = decimal_from_pd(words[i].w_float);
    return size;
}

/* Pd's arrays have no rate: *rate stays the patch's. */
static int host_read_sound(void *object, const char *name, double seconds, float **samples,
                           double *rate) /* NOLINT(readability-non-const-parameter) */
{
    (void)object;
    t_word *words;
    int size = find_words(name, &words);
    if (size < 0)
        return -1;
    if (size > seconds * *rate)
        size = (int)(seconds * *rate);
    *samples = malloc(((size_t)size + 1) * sizeof **samples);
    for (int i = 0; *samples && i < size; i++)
        (*samples)[i] = (float)words[i].w_float;
    return *samples ? size : 0;
}

/* A relative name is relative to the patch's folder, as for all of Pd's files. */
static bool host_path(void *object, const char *name, bool to_write, char *path, int size) {
    (void)to_write;
    canvas_makefilename(((struct knock *)object)->canvas, name, path, size);
    return *path != '\0';
}

/* Fills an array by messages. Resizing an array in use by signal objects makes Pd sort the graph
 * again, so that an array of the right size is not resized. */
static bool write_array(const char *name, const char *part, const double *values, size_t stride,
                        int count) {
    char full[EXTERNAL_NAME + 8];
    snprintf(full, sizeof full, "%s-%s", name, part);
    t_pd *array = find_array(full);
    t_word *words;
    t_atom *argv = array ? malloc(((size_t)count + 1) * sizeof *argv) : NULL;
    if (!argv)
        return false;
    SETFLOAT(argv, (t_float)count);
    if (find_words(full, &words) != count)
        pd_typedmess(array, gensym("resize"), 1, argv);
    SETFLOAT(argv, 0); /* index of the first value */
    for (int i = 0; i < count; i++)
        SETFLOAT(argv + i + 1, (t_float)values[(size_t)i * stride]);
    pd_typedmess(array, gensym("list"), count + 1, argv);
    free(argv);
    return true;
}

static bool host_write_trace(void *object, const char *name, const struct collision_point *points,
                             int count) {
    (void)object;
    const size_t stride = sizeof *points / sizeof points->t;
    bool t = write_array(name, "t", &points->t, stride, count);
    bool x = write_array(name, "x", &points->x, stride, count);
    bool v = write_array(name, "v", &points->v, stride, count);
    bool f = write_array(name, "f", &points->f, stride, count);
    return t || x || v || f;
}

static bool host_silent(void *object) {
    (void)object;
    return !pd_getdspstate();
}

static double host_when(void *object) {
    return clock_gettimesince(((struct knock *)object)->reference);
}

static double host_shared_time(void *object) {
    (void)object;
    return clock_getlogicaltime();
}

static void host_later(void *object, double ms) {
    clock_delay(((struct knock *)object)->clock, ms);
}

static void host_wake(void *object) { host_later(object, 0); }

static const struct external_host pd_host = {.say = host_say,
                                             .event = host_event,
                                             .show = knock_show,
                                             .held = knock_held,
                                             .read_array = host_read_array,
                                             .read_sound = host_read_sound,
                                             .path = host_path,
                                             .write_trace = host_write_trace,
                                             .wake = host_wake,
                                             .silent = host_silent,
                                             .later = host_later,
                                             .when = host_when,
                                             .shared_time = host_shared_time,
                                             .one_thread = true};

/* --- messages --------------------------------------------------------------------------------- */

static void knock_anything(struct knock *x, t_symbol *selector, int argc, t_atom *argv) {
    struct external_atom *atoms = atoms_from_pd(argc, argv);
    if (atoms)
        external_message(x->external, selector->s_name, atoms, argc);
    free(atoms);
}

static void knock_list(struct knock *x, t_symbol *selector, int argc, t_atom *argv) {
    (void)selector;
    knock_anything(x, gensym("list"), argc, argv);
}

static void knock_bang(struct knock *x) { external_message(x->external, "bang", NULL, 0); }

static void knock_float(struct knock *x, t_float f) {
    struct external_atom atom = {NULL, decimal_from_pd(f)};
    external_message(x->external, "float", &atom, 1);
}

static void knock_tick(struct knock *x) { external_collect(x->external); }

/* --- making and freeing ----------------------------------------------------------------------- */

static t_class *classes[EXTERNAL_KINDS]; /* written by the setup functions only */

static t_class **class_of(const struct external_kind *kind) {
    int i = 0;
    while (external_kinds[i] != kind)
        i++;
    return &classes[i];
}

static void knock_free(struct knock *x) {
    if (x->clock)
        clock_free(x->clock);
    external_free(x->external);
    free(x->samples);
    free(x->chunk);
    free(x->out);
}

static bool make_buffers(struct knock *x) {
    size_t signals = (size_t)x->signals;
    x->out = calloc(signals, sizeof *x->out);
    x->chunk = calloc(signals, sizeof *x->chunk);
    x->samples = calloc(signals * EXTERNAL_CHUNK, sizeof *x->samples);
    if (!x->out || !x->chunk || !x->samples)
        return false;
    for (size_t i = 0; i < signals; i++)
        x->chunk[i] = x->samples + i * EXTERNAL_CHUNK;
    return true;
}

static void make_outlets(struct knock *x) {
    int pickups = x->signals - 2;
    for (int i = 0; i < (x->multichannel ? 1 : pickups); i++)
        outlet_new(&x->object, gensym("signal"));
    x->events = outlet_new(&x->object, NULL);
    outlet_new(&x->object, gensym("signal"));
    outlet_new(&x->object, gensym("signal"));
}

static void *knock_new(t_symbol *name, int argc, t_atom *argv) {
    const struct external_kind *kind = external_kind_called(name->s_name);
    struct knock *x = (struct knock *)pd_new(*class_of(kind));
    struct external_atom *atoms = atoms_from_pd(argc, argv);
    double rate = (double)sys_getsr();
    x->clock = clock_new(x, (t_method)knock_tick);
    x->reference = clock_getlogicaltime();
    x->last_tick = -1;
    x->canvas = canvas_getcurrent();
    if (atoms)
        x->external = external_new(kind, &pd_host, x, rate > 0 ? rate : 44100, atoms, argc);
    free(atoms);
    x->signals = x->external ? external_pickups(x->external) + 2 : 0;
    if (!x->external || !make_buffers(x)) {
        pd_free((t_pd *)x);
        return NULL;
    }
    x->multichannel = external_multichannel(x->external) && knock_class_flags();
    if (external_multichannel(x->external) && !x->multichannel)
        pd_error(x, "%s: mc takes Pd 0.54 or later; the pickups have an outlet each", kind->name);
    knock_inlets(x);
    make_outlets(x);
    return x;
}

#define NEW_METHOD ((t_newmethod)(void (*)(void))knock_new) /* Pd passes what A_GIMME promises */

static void setup(const struct external_kind *kind) {
    t_class *c =
        class_new(gensym(kind->name), NEW_METHOD, (t_method)knock_free, sizeof(struct knock),
                  CLASS_DEFAULT | knock_class_flags(), A_GIMME, A_NULL);
    if (!c)
        return;                  /* Pd has refused it and printed the reason */
    class_domainsignalin(c, -1); /* a signal inlet that stores no float: each float is a strike */
    class_addmethod(c, (t_method)knock_dsp, gensym("dsp"), A_CANT, A_NULL);
    class_addbang(c, knock_bang);
    class_addfloat(c, knock_float);
    class_addlist(c, knock_list);
    class_addanything(c, knock_anything);
    *class_of(kind) = c;
}

/* True if this Pd's floats have the size of ours. As text, a float of the other size is another
 * number: 1 in 32 bits, followed by zeros, is the double 5e-315, and the double 1 begins with a
 * float 0. */
static bool floats_fit(void) {
    char text[32] = "";
    t_atom atom;
    memset(&atom, 0, sizeof atom);
    SETFLOAT(&atom, 1);
    atom_string(&atom, text, sizeof text);
    if (strcmp(text, "1") == 0)
        return true;
    pd_error(NULL,
             "knock: compiled for Pd with %d-bit floats, which this one is not: nothing is set "
             "up; compile it with -DPD_FLOATSIZE=%d",
             (int)(8 * sizeof(t_float)), sizeof(t_float) == 4 ? 64 : 32);
    return false;
}

#ifdef _WIN32
#define EXPORTED __declspec(dllexport)
#elif defined(KNOCK_GNU)
#define EXPORTED __attribute__((visibility("default")))
#else
#define EXPORTED
#endif

#ifdef KNOCK_KIND
EXPORTED void KNOCK_SETUP(void);

void KNOCK_SETUP(void) {
    if (floats_fit())
        setup(&KNOCK_KIND);
}
#else
#include "pd/knock.h"

EXPORTED void knock_setup(void) {
    if (!floats_fit())
        return;
    for (int i = 0; i < EXTERNAL_KINDS; i++) {
        char name[EXTERNAL_NAME];
        setup(external_kinds[i]);
        snprintf(name, sizeof name, "knock/%s", external_kinds[i]->name);
        class_addcreator(NEW_METHOD, gensym(name), A_GIMME, A_NULL);
    }
}
#endif
