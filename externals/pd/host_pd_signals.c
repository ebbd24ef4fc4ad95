/* SPDX-License-Identifier: BSD-3-Clause */
/* host_pd_signals.c: the inlets and the audio of an object in Pd.
 *
 * A right inlet stores its float without a message, so that the object reads Pd's storage.
 */
#include "pd/host_pd.h"

#include <string.h>

#ifdef _WIN32
#include <windows.h>
#endif

/* Every Pd exports these, but their header is not installed everywhere. */
struct _outconnect;
extern struct _outconnect *obj_starttraverseoutlet(const t_object *x, t_outlet **outlet, int index);
extern t_float *obj_findsignalscalar(const t_object *x, int index);

/* --- multichannel signals: Pd 0.54 and later, looked up at run time --------------------------- */

enum {
    MULTICHANNEL = 0x10, /* CLASS_MULTICHANNEL */
    NO_PROMOTION = 0x20  /* CLASS_NOPROMOTESIG: the vector of a right inlet without a signal is the
                            inlet's own float, alone */
};

typedef void (*set_channels_fn)(t_signal **signal, int channels);

#ifdef _WIN32
static set_channels_fn set_channels(void) {
    HMODULE module;
    if (!GetModuleHandleExA(GET_MODULE_HANDLE_EX_FLAG_FROM_ADDRESS |
                                GET_MODULE_HANDLE_EX_FLAG_UNCHANGED_REFCOUNT,
                            (LPCSTR)(void *)&pd_typedmess, &module))
        return NULL;
    return (set_channels_fn)(void *)GetProcAddress(module, "signal_setmultiout");
}
#else
/* NOLINTNEXTLINE(readability-redundant-declaration): a newer Pd declares it too, but not weak */
extern void signal_setmultiout(t_signal **signal, int channels) __attribute__((weak));
static set_channels_fn set_channels(void) { return signal_setmultiout; }
#endif

int knock_class_flags(void) { return set_channels() ? MULTICHANNEL | NO_PROMOTION : 0; }

/* The beginning of a signal from 0.54 on; earlier versions have other fields after the rate. */
struct signal_054 {
    int length;
    t_sample *samples;
    t_float rate; /* of computation: sample rate times overlap */
    int channels, overlap;
};

static double signal_rate(const t_signal *signal) {
    const struct signal_054 *later = (const void *)signal;
    return (double)signal->s_sr / (set_channels() ? later->overlap : 1);
}

/* --- the value of an inlet -------------------------------------------------------------------- */

void knock_inlets(struct knock *x) {
    x->is_set[INLET_STRIKE] = true; /* it stores no float; it rests at 0 */
    for (int i = INLET_PUSH; i < INLETS; i++) {
        x->held[i] = external_held(x->external, (enum external_inlets)i);
        x->last_float[i] = (t_float)x->held[i];
        x->is_set[i] = true;
        x->inlet[i] = signalinlet_new(&x->object, x->last_float[i]);
        x->scalar[i] = obj_findsignalscalar(&x->object, i);
    }
}

void knock_show(void *object, enum external_inlets inlet, double value) {
    struct knock *x = object;
    x->held[inlet] = value;
    x->last_float[inlet] = (t_float)value;
    x->is_set[inlet] = true;
    if (x->inlet[inlet] && !x->marked[inlet])
        pd_float((t_pd *)x->inlet[inlet], x->last_float[inlet]);
}

/* A NaN whose bits no arithmetic produces. */
static const unsigned char mark[] = {0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff};

static bool is_marked(const void *f) { return memcmp(f, mark, sizeof(t_float)) == 0; }

/* Reads a float that has arrived since the last check. */
static void read_inlet(struct knock *x, int inlet) {
    t_float now = *x->scalar[inlet];
    if (now == x->last_float[inlet] || is_marked(&now))
        return;
    x->last_float[inlet] = now;
    x->held[inlet] = decimal_from_pd(now);
    x->is_set[inlet] = false;
}

double knock_held(void *object, enum external_inlets inlet, double value) {
    struct knock *x = object;
    if (!x->scalar[inlet])
        return value;
    read_inlet(x, inlet);
    return x->held[inlet];
}

/* Detects whether a signal is connected. Without one, Pd 0.54 and later pass the inlet's own float.
 * Earlier versions copy it into a vector for every block, which could also be a constant signal.
 * Therefore a mark replaces the float for one block: if the mark appears in the vector, no signal
 * is connected. */
static void mark_inlet(struct knock *x, int inlet) {
    read_inlet(x, inlet);
    x->unconnected[inlet] = x->in[inlet] == x->scalar[inlet];
    x->marked[inlet] = !x->unconnected[inlet];
    if (x->marked[inlet])
        memcpy(x->scalar[inlet], mark, sizeof *x->scalar[inlet]);
}

static void detect_signal(struct knock *x, int inlet) {
    if (!x->marked[inlet])
        return;
    if (!is_marked(x->scalar[inlet])) { /* a float has arrived meanwhile */
        mark_inlet(x, inlet);
        return;
    }
    x->marked[inlet] = false;
    x->unconnected[inlet] = is_marked(x->in[inlet]);
    *x->scalar[inlet] = x->last_float[inlet];
}

/* --- audio ------------------------------------------------------------------------------------ */

/* True if all n samples equal the inlet's float. */
static bool is_still(const t_sample *in, t_sample last_float, int n) {
    return in[0] == last_float && memcmp(in, in + 1, (size_t)(n - 1) * sizeof *in) == 0;
}

/* A sample equal to the inlet's float is replaced by the exact number sent. */
static const double *read_chunk(struct knock *x, int inlet, int from, int n) {
    const t_sample *in = x->in[inlet], last_float = x->last_float[inlet];
    double *to = x->chunk_in[inlet], held = x->held[inlet];
    bool unconnected = x->unconnected[inlet];
    if (x->is_set[inlet] && (unconnected || is_still(in + from, last_float, n)))
        return NULL;
    for (int j = 0; j < n; j++)
        to[j] = unconnected || in[from + j] == last_float ? held : (double)in[from + j];
    return to;
}

static void write_chunk(struct knock *x, int from, int n) {
    for (int i = 0; i < x->signals; i++) {
        const double *restrict chunk = x->chunk[i];
        t_sample *restrict to = x->out[i];
        for (int j = 0; to && j < n; j++)
            to[from + j] = (t_sample)chunk[j];
    }
}

static bool play_chunk(struct knock *x, int from, int n) {
    const double *in[INLETS];
    double *out[EXTERNAL_PICKUPS + 2];
    int pickups = x->signals - 2;
    for (int i = 0; i < INLETS; i++)
        in[i] = read_chunk(x, i, from, n);
    for (int i = 0; i < x->signals; i++)
        out[i] = i < pickups || x->out[i] ? x->chunk[i] : NULL;
    bool waiting = external_process(x->external, in, out, n);
    write_chunk(x, from, n);
    return waiting;
}

/* The messages of a tick come before its samples are computed. Blocks shorter than a tick share one
 * logical time; a longer block covers several ticks. */
static void set_time(struct knock *x, int n) {
    double now = clock_gettimesince(x->reference), length = n * x->sample_ms;
    if (now != x->last_tick) {
        x->last_tick = now;
        x->block_time = now - (length > x->tick_ms ? length : x->tick_ms);
    }
    external_set_time(x->external, x->block_time);
    x->block_time += length;
}

static t_int *knock_perform(t_int *w) {
    struct knock *x = (struct knock *)w[1]; /* NOLINT(performance-no-int-to-ptr): so it travels */
    int n = (int)w[2];
    bool waiting = false;
    for (int i = INLET_PUSH; i < INLETS; i++) {
        detect_signal(x, i);
        read_inlet(x, i);
    }
    set_time(x, n);
    for (int from = 0; from < n; from += EXTERNAL_CHUNK)
        waiting |= play_chunk(x, from, n - from < EXTERNAL_CHUNK ? n - from : EXTERNAL_CHUNK);
    if (waiting)
        clock_delay(x->clock, 0);
    return w + 3;
}

static bool is_connected(struct knock *x, int outlet) {
    t_outlet *ignored;
    return obj_starttraverseoutlet(&x->object, &ignored, outlet) != NULL;
}

/* Pd calls this at every change of the graph; voices continue to sound. */
void knock_dsp(struct knock *x, t_signal **signals) {
    int pickups = x->signals - 2, outlets = x->multichannel ? 1 : pickups, n = signals[0]->s_n;
    t_signal **outs = signals + INLETS;
    set_channels_fn set = set_channels();
    for (int i = 0; set && i < outlets + 2; i++)
        set(outs + i, x->multichannel && i == 0 ? pickups : 1);
    for (int i = 0; i < INLETS; i++)
        x->in[i] = signals[i]->s_vec;
    for (int i = INLET_PUSH; i < INLETS; i++)
        mark_inlet(x, i);
    for (int i = 0; i < pickups; i++)
        x->out[i] = x->multichannel ? outs[0]->s_vec + i * n : outs[i]->s_vec;
    for (int i = 0; i < 2; i++) /* the outlet `events` is between them and the pickups */
        x->out[pickups + i] = is_connected(x, outlets + 1 + i) ? outs[outlets + i]->s_vec : NULL;
    double rate = signal_rate(signals[0]);
    x->sample_ms = 1000 / rate;
    x->tick_ms = 1000 * sys_getblksize() / (double)sys_getsr();
    x->last_tick = -1;
    external_rate(x->external, rate);
    dsp_add(knock_perform, 2, x, (t_int)n);
}
