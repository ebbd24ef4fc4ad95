/* SPDX-License-Identifier: BSD-3-Clause */
/* fake_host.h: a host without audio, for tests of the externals: it records what it receives. */
#ifndef KNOCK_FAKE_HOST_H
#define KNOCK_FAKE_HOST_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/decimal.h"
#include "object/external.h"

enum { FAKE_EVENTS = 512, FAKE_ATOMS = 80, FAKE_ARRAY = 4 };

struct fake_event {
    char selector[32];
    int count;
    struct external_atom atoms[FAKE_ATOMS];
    char words[FAKE_ATOMS][64]; /* storage of the atoms' words */
};

struct fake {
    struct external *x;
    int errors, posts, wakes, laters, events, shown[INLETS];
    char line[1024]; /* the last line */
    struct fake_event event[FAKE_EVENTS];
    double show[INLETS];
    int traced;
    struct collision_point first, last; /* of the trace */
};

static const double fake_array[FAKE_ARRAY] = {100, 200, 300, 400};

static inline void fake_say(void *object, bool is_error, const char *line) {
    struct fake *f = object;
    *(is_error ? &f->errors : &f->posts) += 1;
    snprintf(f->line, sizeof f->line, "%s", line);
}

static inline void fake_event(void *object, const char *selector, const struct external_atom *atoms,
                              int count) {
    struct fake *f = object;
    if (f->events == FAKE_EVENTS)
        return;
    struct fake_event *e = &f->event[f->events++];
    snprintf(e->selector, sizeof e->selector, "%s", selector);
    e->count = count < FAKE_ATOMS ? count : FAKE_ATOMS;
    for (int i = 0; i < e->count; i++) {
        e->atoms[i] = atoms[i];
        if (atoms[i].word) {
            snprintf(e->words[i], sizeof e->words[i], "%s", atoms[i].word);
            e->atoms[i].word = e->words[i];
        }
    }
}

static inline void fake_show(void *object, enum external_inlets inlet, double value) {
    struct fake *f = object;
    f->shown[inlet]++;
    f->show[inlet] = value;
}

/* There are two arrays, `four` and `thousands`. */
static inline int fake_read_array(void *object, const char *name, double *values, int most) {
    (void)object;
    int size = strcmp(name, "four") == 0 ? FAKE_ARRAY : strcmp(name, "thousands") == 0 ? 5000 : -1;
    int count = most < size ? most : size;
    for (int i = 0; i < count; i++)
        values[i] = fake_array[i % FAKE_ARRAY];
    return count;
}

static inline bool fake_write_trace(void *object, const char *name,
                                    const struct collision_point *points, int count) {
    struct fake *f = object;
    if (strcmp(name, "hit") != 0)
        return false;
    f->traced = count;
    f->first = points[0];
    f->last = points[count - 1];
    return true;
}

/* There are two sounds: `bar`, struck at its beginning, and `silence`. */
static inline int fake_read_sound(void *object, const char *name, double seconds, float **samples,
                                  double *rate) {
    (void)object;
    bool bar = strcmp(name, "bar") == 0, edge = strcmp(name, "edge") == 0;
    if (!bar && !edge && strcmp(name, "silence") != 0)
        return -1;
    int count = (int)((seconds < 1 ? seconds : 1) * *rate);
    *samples = calloc((size_t)count, sizeof **samples);
    if (!*samples)
        return -1;
    uint32_t noise = 1;
    for (int n = 0; n < count && (bar || edge); n++) {
        double t = n / *rate;
        noise = noise * 1664525 + 1013904223; /* Numerical Recipes' */
        (*samples)[n] = (float)((edge ? .2 : .5) * exp(-7 * t) * cos(1320 * t) +
                                (edge ? .4 : .2) * exp(-14 * t) * cos(5280 * t) +
                                1e-5 * (noise / 4294967296. - .5));
    }
    return count;
}

/* Files are in the test's working directory. */
static inline bool fake_path(void *object, const char *name, bool to_write, char *path, int size) {
    (void)object, (void)to_write;
    return snprintf(path, (size_t)size, "%s", name) < size;
}

static inline void fake_later(void *object, double ms) {
    (void)ms;
    ((struct fake *)object)->laters++;
}

static inline void fake_wake(void *object) { ((struct fake *)object)->wakes++; }

#define FAKE_HOST                                                                                  \
    .say = fake_say, .event = fake_event, .show = fake_show, .read_array = fake_read_array,        \
    .read_sound = fake_read_sound, .path = fake_path, .write_trace = fake_write_trace,             \
    .later = fake_later, .wake = fake_wake

static const struct external_host fake_host = {FAKE_HOST, .one_thread = true};

/* The same with an audio thread of its own: commands wait for a block. */
static const struct external_host fake_host_of_threads = {FAKE_HOST};

/* Atoms of a line, as a patch would send it; their words are stored in copy. */
static inline int fake_atoms(const char *line, char copy[512], struct external_atom *atoms) {
    int count = 0;
    snprintf(copy, 512, "%s", line);
    for (char *word = copy; *word;) {
        size_t length = strcspn(word, " ");
        bool last = word[length] == '\0';
        word[length] = '\0';
        const char *end;
        double number = decimal_read(word, &end);
        if (length && count < FAKE_ATOMS)
            atoms[count++] =
                *end ? (struct external_atom){word, 0} : (struct external_atom){NULL, number};
        word += length + !last;
    }
    return count;
}

static inline struct fake *fake_new_in(const struct external_host *host,
                                       const struct external_kind *kind, const char *arguments) {
    struct fake *f = calloc(1, sizeof *f);
    struct external_atom atoms[FAKE_ATOMS];
    char copy[512];
    int count = fake_atoms(arguments, copy, atoms);
    f->x = external_new(kind, host, f, 44100, atoms, count);
    return f;
}

static inline struct fake *fake_new(const struct external_kind *kind, const char *arguments) {
    return fake_new_in(&fake_host, kind, arguments);
}

static inline void fake_free(struct fake *f) {
    external_free(f->x);
    free(f);
}

/* "k 1e7", "bang", "list 60 100" */
static inline bool fake_send(struct fake *f, const char *line) {
    struct external_atom atoms[FAKE_ATOMS];
    char copy[512];
    int count = fake_atoms(line, copy, atoms);
    if (count == 0)
        return false;
    if (!atoms[0].word)
        return external_message(f->x, count == 1 ? "float" : "list", atoms, count);
    return external_message(f->x, atoms[0].word, atoms + 1, count - 1);
}

/* Plays n samples in blocks of `block`; NULL signals are not connected. */
static inline void fake_play(struct fake *f, const double *const signals[INLETS],
                             double *const *out, int n, int block) {
    int outs = external_pickups(f->x) + 2;
    for (int from = 0; from < n; from += block) {
        const double *in[INLETS] = {NULL};
        double *to[EXTERNAL_PICKUPS + 2] = {NULL};
        int now = n - from < block ? n - from : block;
        for (int i = 0; signals && i < INLETS; i++)
            in[i] = signals[i] ? signals[i] + from : NULL;
        for (int i = 0; i < outs; i++)
            to[i] = out[i] ? out[i] + from : NULL;
        if (external_process(f->x, in, to, now))
            external_collect(f->x);
    }
}

#endif
