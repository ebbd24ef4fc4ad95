/* SPDX-License-Identifier: BSD-3-Clause */
/* play.h: declarations shared by the tests through the Max test double. */
#ifndef KNOCK_PLAY_H
#define KNOCK_PLAY_H

#include "object/external.h" /* before Max's headers */
#include "support/check.h"

#include "max/double.h"

#undef bool /* as in the externals: Max makes it an int on Windows */
#define bool _Bool

enum { OBJECTS = EXTERNAL_KINDS };
static const struct external_kind *const *const kinds = external_kinds;

/* The object's name in Max. */
static inline const char *play_name(const struct external_kind *kind) {
    static char names[OBJECTS][24];
    int i = 0;
    while (kinds[i] != kind)
        i++;
    snprintf(names[i], sizeof *names, KNOCK_PREFIX "%s", kind->name);
    return names[i];
}

/* Loads all three once; false if one cannot be. */
static inline bool play_load(void) {
    static bool loaded;
    for (int i = 0; i < OBJECTS && !loaded; i++) {
        char path[1024];
        snprintf(path, sizeof path, "%s/externals/%s%s", MAX_PACKAGE, play_name(kinds[i]),
                 MAX_SUFFIX);
        if (!CHECK(max_load(path)))
            return false;
    }
    return loaded = true;
}

/* Vectors for an object: six inlets, and as many outlets as there are. */
enum { PLAY_INS = INLETS, PLAY_OUTS = 70, PLAY_VECTOR = 4096 };
struct play {
    t_object *x;
    double *in[PLAY_INS], *out[PLAY_OUTS];
    long outs;
    double rate;
    long vector;
};

static inline struct play play_start(t_object *x, double rate, long vector) {
    struct play p = {.x = x, .rate = rate, .vector = vector, .outs = max_signal_outlets(x)};
    for (int i = 0; i < PLAY_INS; i++)
        p.in[i] = calloc(PLAY_VECTOR, sizeof(double));
    for (long o = 0; o < p.outs; o++)
        p.out[o] = calloc(PLAY_VECTOR, sizeof(double));
    CHECK(max_dsp(x, rate, vector));
    return p;
}

static inline void play_free(struct play *p) {
    for (int i = 0; i < PLAY_INS; i++)
        free(p->in[i]);
    for (long o = 0; o < p->outs; o++)
        free(p->out[o]);
}

static inline void play_stop(struct play *p) {
    play_free(p);
    max_delete(p->x);
}

/* n samples of outlet o into `output` (or nowhere), vector by vector, the clocks in between. */
static inline void play_run(struct play *p, long n, long o, double *output) {
    for (long done = 0; done < n; done += p->vector) {
        long now = n - done < p->vector ? n - done : p->vector;
        max_perform(p->x, p->in, p->out, now);
        if (output)
            memcpy(output + done, p->out[o], (size_t)now * sizeof *output);
        max_advance(1e3 * (double)now / p->rate);
        max_idle();
    }
}

static inline double play_peak(const double *output, long n) {
    double peak = 0;
    for (long i = 0; i < n; i++)
        peak = fmax(peak, fabs(output[i]));
    return peak;
}

/* Count of sent messages that begin with this word. */
static inline int play_events(const char *word) {
    int count = 0;
    for (int i = 0; i < max_sent_count(); i++)
        count += strncmp(max_sent(i)->text, word, strlen(word)) == 0;
    return count;
}

#endif
