/* SPDX-License-Identifier: BSD-3-Clause */
/* fuzz.c: the life of one object, with its oracles. */
#define _POSIX_C_SOURCE 200809L /* nanosleep() */

#include "fuzz/fuzz.h"

#include <time.h>

#include "support/check.h"
#include "support/ledger.h"
#include "support/object/fake_host.h"
#include "support/object/inside.h"
#include "support/object/trap.h"

enum { OUTS = EXTERNAL_PICKUPS + 2, FLAGS = 6 };

/* An object, its host, and a second object that hears its dump. */
struct fuzzed {
    struct fake fake; /* first: it is what the host is given */
    struct fuzzed *twin;
    int lines_refused;
    uint64_t rng, cuts;
    struct fuzz_message message;
    double signal[INLETS][FUZZ_PIECE], output[OUTS][FUZZ_PIECE];
};

static bool sometimes(uint64_t *rng, double share) { return check_uniform(rng, 0, 1) < share; }

/* --- the host --- */

static void event(void *object, const char *selector, const struct external_atom *atoms,
                  int count) {
    struct fuzzed *f = object;
    trap_forbid("a message out of events");
    if (f->twin && !external_message(f->twin->fake.x, selector, atoms, count))
        f->lines_refused++;
}

static void say(void *object, bool is_error, const char *line) {
    trap_forbid("a line for the console");
    fake_say(object, is_error, line);
}

/* Nothing is written, nothing is found. */
static bool no_path(void *object, const char *name, bool to_write, char *path, int size) {
    (void)object, (void)name, (void)to_write, (void)path, (void)size;
    return false;
}

static struct external_host hosts(bool threads) {
    struct external_host host = threads ? fake_host_of_threads : fake_host;
    host.event = event;
    host.say = say;
    host.path = no_path;
    return host;
}

/* --- playing --- */

/* A signal that goes where it likes: usual mostly, now and then hostile to the last sample. */
static const double *signal_of(struct fuzzed *f, int inlet, double *signal) {
    const struct range *r = &ranges[inlet];
    double share = sometimes(&f->rng, .2) ? .5 : sometimes(&f->rng, .5) ? .01 : 0;
    double from = fuzz_near(&f->rng, r), to = fuzz_near(&f->rng, r);
    for (int i = 0; i < FUZZ_PIECE; i++)
        signal[i] = sometimes(&f->rng, share) ? fuzz_near(&f->rng, r)
                    : inlet == INLET_STRIKE   ? 0
                                              : from + (to - from) * i / FUZZ_PIECE;
    return signal;
}

/* Learning and retuning run beside the messages and are ready at the end of whatever block,
 * which is another sample in other blocks: so it comes before they go on. */
static void await_work(struct fuzzed *f) {
    const struct timespec ms = {0, 1000000};
    for (; f->fake.x->job; nanosleep(&ms, NULL))
        external_collect(f->fake.x);
    while (f->fake.x->roster)
        external_collect(f->fake.x);
}

/* Plays n samples, cut into blocks as f->cuts has it. */
static void play(struct fuzzed *f, const double *const *in, int n) {
    await_work(f);
    for (int from = 0; from < n;) {
        const double *now[INLETS] = {NULL};
        double *to[OUTS] = {NULL};
        int left = n - from, block = 1 + (int)(check_random(&f->cuts) % EXTERNAL_CHUNK);
        block = block < left ? block : left;
        for (int i = 0; i < INLETS; i++)
            now[i] = in && in[i] ? in[i] + from : NULL;
        for (int i = 0; i < external_pickups(f->fake.x) + 2; i++)
            to[i] = f->output[i] + from;
        trap_watch(true);
        external_process(f->fake.x, now, to, block);
        trap_watch(false);
        from += block;
    }
    external_collect(f->fake.x);
}

static void check_output(const struct fuzzed *f, int n, struct fuzz_life *life) {
    life->samples += n;
    for (int p = 0; p < external_pickups(f->fake.x) + 2; p++)
        for (int i = 0; i < n; i++) {
            uint64_t bits;
            memcpy(&bits, &f->output[p][i], sizeof bits);
            life->not_numbers += !(fabs(f->output[p][i]) < 3e38); /* a float holds it */
            life->hash = (life->hash ^ bits) * 0x100000001b3u;    /* FNV-1a */
        }
}

/* In quality render nothing bounds the steps of a stiff hammer that is pressed: a tenth of a second
 * of it may take a minute, so such pieces are short. */
static void piece(struct fuzzed *f, struct fuzz_life *life) {
    const double *in[INLETS] = {NULL};
    bool longer = sometimes(&f->rng, .1) && external_settings(f->fake.x)->quality == QUALITY_LIVE;
    int n = 1 + (int)(check_random(&f->rng) % (longer ? FUZZ_PIECE : 256));
    for (int i = 0; i < INLETS; i++)
        if (sometimes(&f->rng, .08))
            in[i] = signal_of(f, i, f->signal[i]);
    play(f, in, n);
    check_output(f, n, life);
}

/* --- a life --- */

/* Random creation arguments, some of them nonsense. */
static int flags(struct fuzzed *f, const struct external_kind *kind, bool booked,
                 struct external_atom *atoms, char (*names)[FUZZ_WORDS]) {
    struct fuzz_message *m = &f->message;
    int count = 0, wanted = (int)(check_random(&f->rng) % FLAGS);
    for (int i = 0; i < wanted; i++) {
        const struct parameter *row = fuzz_row(&f->rng, kind, booked);
        m->count = 0;
        fuzz_value(&f->rng, row, m);
        snprintf(names[i], FUZZ_WORDS, "-%s", row->name);
        atoms[count++] = (struct external_atom){names[i], 0};
        for (int j = 0; j < m->count && count < FUZZ_ATOMS; j++)
            atoms[count++] = m->atoms[j];
    }
    if (booked) {
        atoms[count++] = (struct external_atom){"-quality", 0};
        atoms[count++] = (struct external_atom){"render", 0};
    }
    return count;
}

static struct fuzzed *born(const struct external_host *host, uint64_t *seed, bool booked) {
    static const double usual[] = {44100, 48000, 96000};
    static struct external_atom atoms[FUZZ_ATOMS + FLAGS + 2];
    struct fuzzed *f = calloc(1, sizeof *f);
    char names[FLAGS][FUZZ_WORDS];
    f->rng = *seed;
    const struct external_kind *kind = external_kinds[check_random(&f->rng) % EXTERNAL_KINDS];
    double rate = sometimes(&f->rng, .5) ? usual[check_random(&f->rng) % 3]
                                         : check_log_uniform(&f->rng, 8e3, 384e3);
    int count = flags(f, kind, booked, atoms, names);
    f->fake.x = external_new(kind, host, f, rate, atoms, count);
    return f;
}

static void one_message(struct fuzzed *f, bool booked, struct fuzz_life *life) {
    struct fuzz_message *m = &f->message;
    struct external *x = f->fake.x;
    enum external_inlets inlet = (enum external_inlets)(check_random(&f->rng) % INLETS);
    bool accepted = true;
    if (sometimes(&f->rng, .1))
        accepted = external_inlet_value(x, inlet, fuzz_near(&f->rng, &ranges[inlet]));
    else if (!booked && sometimes(&f->rng, .02))
        external_rate(x, check_log_uniform(&f->rng, 8e3, 384e3));
    else {
        fuzz_message(&f->rng, x->kind, booked, m);
        accepted = external_message(x, m->selector, m->atoms, m->count);
    }
    life->messages++;
    life->refused += !accepted;
}

static void balance(const struct external *x, struct fuzz_life *life) {
    struct collision_ledger l = inside_ledger(x);
    life->diverged = log_trouble(x->log).diverged > 0;
    life->booked &= !life->diverged;
    life->imbalance = l.largest > 0 ? fabs(ledger_imbalance(&l)) / l.largest : 0;
}

/* --- the second object --- */

/* As many pickups, and for the rest what a bare box is. */
static struct fuzzed *bare(const struct external_host *host, const struct fuzzed *of) {
    struct fuzzed *f = calloc(1, sizeof *f);
    struct external_atom atoms[EXTERNAL_PICKUPS + 1] = {{"-pickups", 0}};
    f->fake.x = external_new(of->fake.x->kind, host, f, of->fake.x->rate, atoms,
                             1 + external_pickups(of->fake.x));
    return f;
}

static int rows_apart(const struct external *a, const struct external *b) {
    static struct external_atom x[EXTERNAL_LIST], y[EXTERNAL_LIST];
    const struct parameter *row;
    int apart = 0;
    for (int i = 0; (row = external_row(a->kind, i)); i++) {
        if (!external_saved(row))
            continue;
        int n = value_get(row, &a->settings, x, EXTERNAL_LIST);
        bool same = n == value_get(row, &b->settings, y, EXTERNAL_LIST);
        for (int j = 0; same && j < n; j++)
            same = x[j].word && y[j].word ? strcmp(x[j].word, y[j].word) == 0
                                          : x[j].word == y[j].word && x[j].number == y[j].number;
        apart += !same;
    }
    return apart;
}

static void strike(struct external *x) {
    static const struct external_atom strike[] = {{NULL, 57}, {NULL, 90}};
    if (x->kind->object == MALLET)
        external_message(x, "list", strike, 2);
    else
        external_message(x, "bang", NULL, 0);
}

/* A strike from rest, after gain and inlets have settled. A note removes the hand of the last one,
 * which is not in a dump: a driven body sounds on. */
static void strike_from_rest(struct fuzzed *f) {
    struct external *x = f->fake.x;
    static const struct external_atom live = {"live", 0}, seed = {NULL, 1};
    external_message(x, "seed", &seed,
                     1); /* a dump has the spreads, not the place in the sequence */
    external_message(x, "quality", &live, 1); /* in render it may take a minute */
    strike(x);
    play(f, NULL, FUZZ_PIECE);
    external_message(x, "reset", NULL, 0);
    for (int i = 0; i < .1 * x->rate / FUZZ_PIECE + 1; i++)
        play(f, NULL, FUZZ_PIECE);
    external_message(x, "reset", NULL, 0);
    strike(x);
    play(f, NULL, FUZZ_PIECE);
}

static void restore(struct fuzzed *f, const struct external_host *host, struct fuzz_life *life) {
    struct fuzzed *twin = bare(host, f);
    f->twin = twin;
    external_message(f->fake.x, "dump", NULL, 0);
    f->twin = NULL;
    life->lines_refused = f->lines_refused;
    life->rows_apart = rows_apart(f->fake.x, twin->fake.x);
    strike_from_rest(f), strike_from_rest(twin);
    for (int p = 0; p < external_pickups(f->fake.x) + 2; p++)
        for (int i = 0; i < FUZZ_PIECE; i++)
            life->samples_apart += f->output[p][i] != twin->output[p][i];
    external_free(twin->fake.x);
    free(twin);
}

struct fuzz_life fuzz_life(uint64_t seed, uint64_t cuts) {
    struct fuzz_life life = {.hash = 0xcbf29ce484222325u};
    uint64_t rng = seed * 7919;
    life.booked = sometimes(&rng, .4);
    const struct external_host host = hosts(sometimes(&rng, .3));
    struct fuzzed *f = born(&host, &rng, life.booked);
    f->cuts = cuts;
    bool booked = life.booked;
    int trapped = trap_count();
    for (int i = 0; i < FUZZ_MESSAGES; i++) {
        one_message(f, booked, &life);
        if (sometimes(&f->rng, .7))
            piece(f, &life);
    }
    piece(f, &life);
    balance(f->fake.x, &life);
    restore(f, &host, &life);
    life.trapped = trap_count() - trapped;
    external_free(f->fake.x);
    free(f);
    return life;
}
