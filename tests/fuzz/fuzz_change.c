/* SPDX-License-Identifier: BSD-3-Clause */
/* fuzz_change.c: one stroke, and during its impact or while it rings a few simultaneous changes of
 * any rows of hammer and body, with other messages. The output is compared with the louder of two
 * strokes, with the old and with the new values from the start, or, if that is louder, with the
 * level of the same energy in the new body. */
#include "fuzz/fuzz.h"

#include <math.h>

#include "object/external_state.h"
#include "support/check.h"
#include "support/object/fake_host.h"

enum { OUTS = 3, RATE = 44100, LENGTH = RATE / 2, GLIDES = RATE / 10, LINE = 80, CHANGES = 4 };

struct stroke {
    const struct external_kind *kind;
    char box[LINE], line[LINE];
    struct fuzz_message change[CHANGES];
    int changes;
    bool linear;        /* plates play linear */
    bool aside;         /* searches run aside, as in Max */
    const char *beside; /* changes no sample */
};

static int pick(uint64_t *rng, int n) { return (int)(check_random(rng) % (unsigned)n); }

static void any_stroke(uint64_t *rng, struct stroke *s) {
    s->kind = external_kinds[pick(rng, EXTERNAL_KINDS)];
    static const char *const outs[] = {"velocity",
                                       "displacement"}; /* which chance tells least of */
    snprintf(s->box, LINE, "-body %s -freq %.6g -out %s%s",
             body_kinds[pick(rng, BODY_SHAPES)]->name, check_log_uniform(rng, 60, 1000),
             outs[pick(rng, 2)], s->linear ? " -nonlinear 0" : "");
    if (s->kind->object == BOUNCE)
        snprintf(s->line, LINE, "drop %.3g", check_log_uniform(rng, .001, .5));
    else
        snprintf(s->line, LINE, "strike %.3g", check_log_uniform(rng, .2, 5));
}

/* Metres are no metres per second; into a wider gap, or under more gravity, what has been put
 * somewhere falls harder; and in render a stroke may take a minute. Obstacles spread the energy of
 * a body over all its modes, whose peaks may then add up to more with no energy gained. Peaks of a
 * nonlinear plate do not grow in proportion to the amplitude, but by chance: `nonlinear` does not
 * change. */
static bool compares(const struct parameter *row) {
    static const char *const others[] = {"out",      "gap",   "gravity", "quality",
                                         "barriers", "beads", "snares",  "nonlinear"};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (strcmp(row->name, others[i]) == 0)
            return false;
    return row->effect <= WHEN_FREE || row->write;
}

static void any_change(uint64_t *rng, const struct external_kind *kind, struct fuzz_message *m) {
    const struct parameter *row;
    do
        row = fuzz_row(rng, kind, false);
    while (!compares(row));
    m->count = 0;
    fuzz_value(rng, row, m);
    snprintf(m->selector, FUZZ_WORDS, "%s", row->name);
}

static bool search_aside(struct fake *f, const struct parameter *row,
                         const struct fuzz_message *m) {
    struct external *aside = external_snapshot(f->x, &fake_host);
    external_search(aside, row, m->atoms[0].number);
    bool accepted = !*aside->why;
    external_apply_search(f->x, aside, row);
    free(aside);
    return accepted;
}

static bool change_one(struct fake *f, const struct stroke *s, const struct fuzz_message *m) {
    const struct parameter *row = external_find(s->kind, m->selector);
    if (s->aside && external_searches(row) && m->count == 1 && !m->atoms[0].word)
        return search_aside(f, row, m);
    return external_message(f->x, m->selector, m->atoms, m->count);
}

/* Output of the present body for 1 J shared by all its modes: a lighter body moves further. */
static double output_of_energy(const struct external *x) {
    const struct bank *bank = x->prepared->bank;
    double sum = 0;
    if (!bank)
        return 0;
    const struct modal_data *d = plan_modal_data(bank);
    for (int i = 0; i < d->body; i++) {
        double per_velocity = d->pickup[0][i] * d->pickup[0][i] / d->modes[i].mass;
        double omega = 6.283185307179586 * d->modes[i].freq;
        bool in_metres = x->settings.out == BODY_DISPLACEMENT;
        if (omega > 0)
            sum += in_metres ? per_velocity / (omega * omega) : per_velocity;
    }
    return d->body ? sqrt(sum / d->body) : 0;
}

/* True if any is accepted. `more`: how much more the energy gives in the meantime. */
static bool change(struct fake *f, const struct stroke *s, double *more) {
    bool any = false;
    double before = output_of_energy(f->x);
    *more = 1;
    for (int i = 0; i < s->changes; i++) {
        any |= change_one(f, s, &s->change[i]);
        if (s->linear)
            fake_send(f, "nonlinear 0"); /* a body brings its own */
        if (before > 0)
            *more = fmax(*more, output_of_energy(f->x) / before);
    }
    fake_send(f, s->beside);
    return any;
}

static double play(struct fake *f, int n, int *hits) {
    static double sound[LENGTH], force[LENGTH];
    double peak = 0;
    fake_play(f, NULL, (double *[OUTS]){sound, force, NULL}, n, EXTERNAL_CHUNK);
    f->events = 0;
    for (int i = 1; i < n; i++)
        *hits += force[i] != 0 && force[i - 1] == 0;
    for (int i = 0; i < n; i++)
        peak = fmax(peak, fabs(sound[i]));
    return peak;
}

/* So many samples after the stroke; 0: before it; LENGTH: never. `hits`: contacts begun from then
 * on. */
static double peak_of(const struct stroke *s, int when, bool *accepted, double *more, int *hits) {
    struct fake *f = fake_new(s->kind, s->box);
    int before = 0;
    *hits = 0;
    double peak = 0;
    if (when == 0)
        *accepted = change(f, s, more);
    play(f, GLIDES, &before);
    fake_send(f, s->line);
    if (when > 0)
        peak = play(f, when, &before);
    if (when > 0 && when < LENGTH)
        change(f, s, more);
    if (when < LENGTH)
        peak = fmax(peak, play(f, LENGTH - when, hits));
    fake_free(f);
    return peak;
}

double fuzz_change(uint64_t seed, char *description, int size) {
    static struct stroke s;
    uint64_t rng = seed * 104729;
    bool accepted = false;
    s.linear = seed % 3 != 0; /* a nonlinear plate takes three times as long */
    int hits = 0;
    double changed = 0, more = 1;
    for (int i = 0; i < 16 && !accepted; i++) { /* a fourth of what is sent is nonsense */
        static const char *const beside[] = {"print", "push 0", "drive 0", "gain 0"};
        any_stroke(&rng, &s);
        s.aside = pick(&rng, 2);
        s.beside = beside[pick(&rng, 4)];
        s.changes = pick(&rng, 2) ? 1 : 1 + pick(&rng, CHANGES);
        for (int j = 0; j < s.changes; j++)
            any_change(&rng, s.kind, &s.change[j]);
        changed = peak_of(&s, 0, &accepted, &more, &hits);
    }
    int when = (int)check_log_uniform(&rng, 4, LENGTH / 4);
    int written = snprintf(description, (size_t)size, "%s %s, %s, %d samples later", s.kind->name,
                           s.box, s.line, when);
    for (int i = 0; i < s.changes && written < size; i++)
        written +=
            snprintf(description + written, (size_t)(size - written), " %s", s.change[i].selector);
    double unchanged = peak_of(&s, LENGTH, NULL, NULL, &hits);
    double peak = peak_of(&s, when, NULL, &more, &hits);
    /* A hammer that strikes again after the change meets a ringing body at any phase, so both
     * amplitudes add up. Where the change also raises the output per energy, as a lighter body
     * does, that contact spreads the energy over all modes, as an obstacle does: not compared. */
    if (hits > 0 && more > 1)
        return 0;
    return peak / (hits > 0 ? changed + more * unchanged : fmax(changed, more * unchanged));
}
