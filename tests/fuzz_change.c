/* SPDX-License-Identifier: BSD-3-Clause */
/* fuzz_change.c: one stroke, and in the middle of its blow or while it rings one change of any row
 * that the body is made of: how much louder than the louder of the two, each alone from the start.
 */
#include "fuzz.h"

#include "check.h"
#include "external_state.h"
#include "fake_host.h"

enum { OUTS = 3, RATE = 44100, HEARD = RATE / 2, GLIDES = RATE / 10, LINE = 64 };

struct stroke {
    const struct external_kind *kind;
    char box[LINE], line[LINE];
    struct fuzz_message change;
};

static int pick(uint64_t *rng, int n) { return (int)(check_random(rng) % (unsigned)n); }

static void any_stroke(uint64_t *rng, struct stroke *s) {
    s->kind = external_kinds[pick(rng, EXTERNAL_KINDS)];
    static const char *const outs[] = {"velocity", "displacement", "acceleration", "radiated"};
    snprintf(s->box, LINE, "-body %s -freq %.6g -out %s", body_kinds[pick(rng, BODY_SHAPES)]->name,
             check_log_uniform(rng, 60, 1000), outs[pick(rng, 4)]);
    int note = 36 + pick(rng, 48), velocity = 60 + pick(rng, 68);
    if (s->kind->object == MALLET)
        snprintf(s->line, LINE, "list %d %d", note, velocity);
    else if (s->kind->object == IMPACT)
        snprintf(s->line, LINE, "strike %.3g", check_log_uniform(rng, .2, 5));
    else
        snprintf(s->line, LINE, "drop %.3g", check_log_uniform(rng, .001, .5));
}

static void any_change(uint64_t *rng, struct stroke *s) {
    const struct parameter *row;
    do
        row = fuzz_row(rng, s->kind, true);
    while (row->effect != REDESIGNS);
    s->change.count = 0;
    fuzz_value(rng, row, &s->change);
    snprintf(s->change.selector, FUZZ_WORDS, "%s", row->name);
}

static bool change(struct fake *f, const struct fuzz_message *m) {
    return external_message(f->x, m->selector, m->atoms, m->count);
}

static double play(struct fake *f, int n) {
    static double sound[HEARD];
    double peak = 0;
    fake_play(f, NULL, (double *[OUTS]){sound, NULL, NULL}, n, EXTERNAL_CHUNK);
    f->events = 0;
    for (int i = 0; i < n; i++)
        peak = fmax(peak, fabs(sound[i]));
    return peak;
}

/* So many samples after the stroke; 0: before it; HEARD: never. */
static double peak_of(const struct stroke *s, int when, bool *accepted) {
    struct fake *f = fake_new(s->kind, s->box);
    double peak = 0;
    if (when == 0)
        *accepted = change(f, &s->change);
    play(f, GLIDES);
    fake_send(f, s->line);
    if (when > 0)
        peak = play(f, when);
    if (when > 0 && when < HEARD)
        change(f, &s->change);
    if (when < HEARD)
        peak = fmax(peak, play(f, HEARD - when));
    fake_free(f);
    return peak;
}

double fuzz_change(uint64_t seed, char *told, int size) {
    static struct stroke s;
    uint64_t rng = seed * 104729;
    bool accepted = false;
    double changed = 0;
    for (int i = 0; i < 16 && !accepted; i++) { /* a fourth of what is sent is nonsense */
        any_stroke(&rng, &s);
        any_change(&rng, &s);
        changed = peak_of(&s, 0, &accepted);
    }
    int when = (int)check_log_uniform(&rng, 4, HEARD / 4);
    snprintf(told, (size_t)size, "%s %s, %s, %s after %d samples", s.kind->name, s.box, s.line,
             s.change.selector, when);
    return peak_of(&s, when, NULL) / fmax(changed, peak_of(&s, HEARD, NULL));
}
