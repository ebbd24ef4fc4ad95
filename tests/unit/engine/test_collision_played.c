/* SPDX-License-Identifier: BSD-3-Clause */
/* Trills, rolls, and changes of note and body while it rings, each note a voice: the output is the
 * sum of the voices, and no louder than the strikes. */
#include "support/check.h"

#include "support/ensemble.h"
#include "support/ledger.h"
#include "support/peak.h"
#include "support/rig.h"

/* --- notes ------------------------------------------------------------------------------------ */

/* A body of another pitch and mass, and the hammer's speed. */
struct note {
    int body; /* of rig_bodies */
    double freq, mass, speed;
    int samples; /* until the next one */
};

static struct collision_def note_collision(const struct note *n) {
    struct rig_body body = rig_bodies[n->body];
    struct collision_def c = collision_default();
    body.freq *= n->freq;
    body.mass *= n->mass;
    body.decay = fmin(body.decay, 2);
    c.budget = (double)HUGE_VAL;
    c.audit = true;
    c.body = SCHEME_MODES;
    c.modes = rig_modes(&body, c.rate);
    modes_audit((struct modes *)c.modes);
    c.pickups = 1;
    c.body_id = (unsigned)n->body;
    return c;
}

/* The peak of that strike alone. */
static double single_peak(const struct note *n) {
    struct collision_def c = note_collision(n);
    struct collision_state *s = collision_state_new(&c, head_default(), RIG_MODES, 0);
    collision_strike(s, n->speed);
    double peak = peak_of(&c, s, 4410);
    collision_state_free(s);
    modes_free((struct modes *)c.modes);
    return peak;
}

/* The energy of a voice that ends is lost; energy is never gained. */
static void check_books(struct ensemble *e) {
    struct collision_ledger l = voices_ledger(e->vs);
    CHECK(l.lost_exchange >= -1e-13 * l.largest);
    CHECK(l.changes == 0);
    CHECK_NEAR(ledger_imbalance(&l), 0, 1e-10 * l.largest);
}

enum { NOTES = 8, SOUND = 400000 };

/* Plays notes one after another, `times` times over, each under its own key; with `only` 0 or more,
 * just that note, at its times. No voice is too quiet to be played. Returns the length. */
static int play_notes(const struct note *notes, int count, int times, int only, double *output) {
    struct collision_def c = note_collision(&notes[0]);
    struct ensemble e = ensemble_new(&c, head_default());
    struct voices_live live = voices_live_usual;
    int n = 0;
    live.silent = 0;
    ensemble_send(&e, (struct command){.sets_live = true, .live = live});
    for (int i = 0; i < count * times; i++) {
        const struct note *note = &notes[i % count];
        c = note_collision(note);
        if (only < 0 || only == i % count)
            ensemble_note(&e, &c, head_default(), i % count, note->speed);
        else
            modes_free((struct modes *)c.modes);
        ensemble_play(&e, output + n, note->samples);
        check_books(&e);
        n += note->samples;
    }
    ensemble_free(&e);
    return n;
}

/* The output is the sum of each key alone. */
static void check_sum(const struct note *notes, int count, int times) {
    static double output[SOUND], sum[SOUND], alone[SOUND];
    int n = play_notes(notes, count, times, -1, output);
    double peak = 0;
    memset(sum, 0, sizeof sum);
    for (int only = 0; only < count; only++) {
        play_notes(notes, count, times, only, alone);
        for (int i = 0; i < n; i++)
            sum[i] += alone[i];
    }
    for (int i = 0; i < n; i++)
        peak = fmax(peak, fabs(sum[i]));
    for (int i = 0; i < n; i++)
        CHECK_NEAR(output[i], sum[i], 1e-12 * peak);
}

/* The greatest ratio of a note's peak to the root of the sum of the squared single peaks of all
 * strikes within the last 2 s. */
static double loudest(const struct note *notes, int count, int times) {
    static double output[SOUND];
    double single[NOTES], worst = 0, T60 = 2 * collision_default().rate;
    for (int i = 0; i < count; i++)
        single[i] = single_peak(&notes[i]);
    play_notes(notes, count, times, -1, output);
    for (int i = 0, n = 0; i < count * times; n += notes[i++ % count].samples) {
        double peak = 0, sum = 0, since = 0;
        for (int j = 0; j < notes[i % count].samples; j++)
            peak = fmax(peak, fabs(output[n + j]));
        for (int j = i; j >= 0 && since < T60; since += notes[j-- % count].samples)
            sum += single[j % count] * single[j % count];
        worst = fmax(worst, peak / sqrt(sum));
    }
    return worst;
}

/* Independent notes may come at a maximum of the ringing: two equal ones in phase are 1.41 times
 * the root of their squares. */
TEST("a trill, a roll and a tremolo of bodies are the sum of their keys, and no louder than their "
     "strikes together") {
    static const struct note trill[] = {{0, 1, 1, 2, 1279}, {0, 1.4983, 1, 2, 1279}},
                             roll[] = {{0, 1, 1, 2, 1279}},
                             heavy[] = {{2, 1, 1, 2, 1000}, {2, 1, 20, 2, 1000}},
                             bodies[] = {{1, 1, 1, 2, 900}, {2, 1, 1, 2, 900}, {0, 3, 1, 2, 900}},
                             tritone[] = {{1, 1, 1, 5, 441}, {1, 1.4142, .3, 5, 441}};
    static const struct {
        const char *name;
        const struct note *notes;
        int count;
        double most;
    } played[] = {{"a trill", trill, 2, 1.001},
                  {"a roll", roll, 1, 1.001},
                  {"light and heavy", heavy, 2, 1.05},
                  {"three bodies", bodies, 3, 1.15},
                  {"a fast tritone", tritone, 2, 1.1}};
    for (int i = 0; i < 5; i++) {
        check_case("%s", played[i].name);
        CHECK(loudest(played[i].notes, played[i].count, 100) < played[i].most);
        check_sum(played[i].notes, played[i].count, 20);
    }
}

TEST("random patterns of notes, masses and bodies are the sum of their keys, and no louder than "
     "their strikes together") {
    uint64_t rng = 6067;
    for (int i = 0; i < 48; i++) {
        struct note notes[NOTES];
        int count = 2 + (int)(check_random(&rng) % (NOTES - 1));
        for (int j = 0; j < count; j++) {
            notes[j].body = (int)(check_random(&rng) % 3);
            notes[j].freq = check_log_uniform(&rng, .3, 3);
            notes[j].mass = check_log_uniform(&rng, .1, 10);
            notes[j].speed = check_log_uniform(&rng, .5, 5);
            notes[j].samples = (int)check_uniform(&rng, 200, 4000);
        }
        check_case("pattern %d", i);
        CHECK(loudest(notes, count, 12) < 1.3);
        check_sum(notes, count, 4);
    }
}

CHECK_MAIN
