/* SPDX-License-Identifier: BSD-3-Clause */
/* host_max_signals.c: dsp64 and perform64 of the Max host. The audio side: nothing here allocates,
 * locks or prints while it performs. */
#include "max/host_max.h"

/* The set of connected inlets and outlets is passed to the DSP chain as its userparam, because an
 * old chain may still run while the next one is made. Its bits are encoded as an index into this
 * array. */
enum { FORCE_CONNECTED = 1 << INLETS, COMPRESSION_CONNECTED = FORCE_CONNECTED << 1 };
static const char connections[COMPRESSION_CONNECTED << 1];

static void knock_perform(struct knock *x, t_object *dsp64, double **ins, long numins,
                          double **outs, long numouts, long frames, long flags, void *userparam) {
    (void)dsp64, (void)numins, (void)flags;
    unsigned connected = (unsigned)((const char *)userparam - connections);
    long force = numouts - 2, compression = numouts - 1;
    if (x->ob.z_disabled || !(connected & FORCE_CONNECTED))
        memset(outs[force], 0, (size_t)frames * sizeof **outs);
    if (x->ob.z_disabled || !(connected & COMPRESSION_CONNECTED))
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
        if (!(connected & FORCE_CONNECTED))
            out[force] = NULL;
        if (!(connected & COMPRESSION_CONNECTED))
            out[compression] = NULL;
        waiting |= external_process(x->external, in, out, (int)n);
    }
    if (waiting)
        clock_fdelay(x->clock, 0);
}

/* count: connections of each signal inlet, then of each signal outlet. */
void knock_dsp64(struct knock *x, t_object *dsp64, const short *count, double rate, long most,
                 long flags) {
    (void)most, (void)flags;
    const short *meters = count + INLETS + (x->multichannel ? 1 : x->pickups);
    unsigned connected =
        (meters[0] ? FORCE_CONNECTED : 0) | (meters[1] ? COMPRESSION_CONNECTED : 0);
    for (int i = 0; i < INLETS; i++)
        if (count[i])
            connected |= 1u << i;
    knock_begin(x);
    external_rate(x->external, rate);
    knock_unlock(x);
    dsp_add64(dsp64, (t_object *)x, (t_perfroutine64)(void (*)(void))knock_perform, 0,
              (void *)(connections + connected));
}

long knock_multichanneloutputs(struct knock *x, long outlet) {
    return outlet == 0 ? x->pickups : 1;
}
