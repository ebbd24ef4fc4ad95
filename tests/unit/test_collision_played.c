/* SPDX-License-Identifier: BSD-3-Clause */
/* Played as musicians do: trills, rolls, other notes and bodies while it rings. Nothing gets louder
 * than its strikes. */
#include "support/check.h"

#include "support/peak.h"
#include "support/rig.h"

/* --- notes ------------------------------------------------------------------------------------ */

/* A body of another pitch and mass, and a hammer's speed on it. */
struct note {
    int body; /* of rig_bodies */
    double freq, mass, speed;
    int samples; /* until the next one */
};

static struct collision note_collision(const struct note *n) {
    struct rig_body body = rig_bodies[n->body];
    struct collision c = collision_default();
    body.freq *= n->freq;
    body.mass *= n->mass;
    body.decay = fmin(body.decay, 2);
    c.body = SCHEME_MODES;
    c.modes = rig_modes(&body, c.rate);
    c.pickups = 1;
    c.thing = (unsigned)n->body;
    return c;
}

/* The peak of that strike alone. */
static double single_peak(const struct note *n) {
    struct collision c = note_collision(n);
    struct collision_state *s = collision_state_new(&c, head_default(), RIG_MODES, 0);
    collision_strike(s, n->speed);
    double peak = peak_of(&c, s, 4410);
    collision_state_free(s);
    modes_free((struct modes *)c.modes);
    return peak;
}

/* Plays notes one after another on one object, `times` times over; checks each exchange. Returns
 * the greatest ratio of a note's peak to the root of the sum of the squared single peaks of all
 * strikes within the last 2 s. */
static double loudest(const struct note *notes, int count, int times) {
    double single[16], worst = 0;
    for (int i = 0; i < count; i++)
        single[i] = single_peak(&notes[i]);
    struct collision c = note_collision(&notes[0]);
    struct collision_state *s = collision_state_new(&c, head_default(), RIG_MODES, 0);
    double T60 = 2 * c.rate;
    for (int i = 0; i < count * times; i++) {
        struct collision next = note_collision(&notes[i % count]);
        struct collision_ledger before = collision_books(&c, s);
        collision_adopt(&c, &next, s);
        struct collision_ledger after = collision_books(&next, s);
        CHECK(after.lost_exchange >= before.lost_exchange - 1e-13 * before.largest);
        CHECK(after.changes == before.changes);
        modes_free((struct modes *)c.modes);
        c = next;
        collision_strike(s, notes[i % count].speed);
        double peak = peak_of(&c, s, notes[i % count].samples), sum = 0, since = 0;
        for (int j = i; j >= 0 && since < T60; since += notes[j-- % count].samples)
            sum += single[j % count] * single[j % count];
        worst = fmax(worst, peak / sqrt(sum));
    }
    collision_state_free(s);
    modes_free((struct modes *)c.modes);
    return worst;
}

TEST("a trill, a roll and a tremolo of bodies get no louder than their strikes together") {
    static const struct note trill[] = {{0, 1, 1, 2, 1279}, {0, 1.4983, 1, 2, 1279}},
                             roll[] = {{0, 1, 1, 2, 1279}},
                             heavy[] = {{2, 1, 1, 2, 1000}, {2, 1, 20, 2, 1000}},
                             bodies[] = {{1, 1, 1, 2, 900}, {2, 1, 1, 2, 900}, {0, 3, 1, 2, 900}},
                             tritone[] = {{1, 1, 1, 5, 441}, {1, 1.4142, .3, 5, 441}};
    static const struct {
        const char *name;
        const struct note *notes;
        int count;
    } played[] = {{"a trill", trill, 2},
                  {"a roll", roll, 1},
                  {"light and heavy", heavy, 2},
                  {"three bodies", bodies, 3},
                  {"a fast tritone", tritone, 2}};
    for (int i = 0; i < 5; i++) {
        check_case("%s", played[i].name);
        double ratio = loudest(played[i].notes, played[i].count, 100);
        CHECK(ratio < 1.1);
    }
}

/* Of a few strikes one may come when what rings is at its height: 1.23 is the most in seven times
 * as many patterns, and two alike in phase would be 1.41. */
TEST("random patterns of notes, masses and bodies get no louder than their strikes together") {
    uint64_t rng = 6067;
    for (int i = 0; i < 48; i++) {
        struct note notes[8];
        int count = 2 + (int)(check_random(&rng) % 7);
        for (int j = 0; j < count; j++) {
            notes[j].body = (int)(check_random(&rng) % 3);
            notes[j].freq = check_log_uniform(&rng, .3, 3);
            notes[j].mass = check_log_uniform(&rng, .1, 10);
            notes[j].speed = check_log_uniform(&rng, .5, 5);
            notes[j].samples = (int)check_uniform(&rng, 200, 4000);
        }
        check_case("pattern %d", i);
        double ratio = loudest(notes, count, 12);
        CHECK(ratio < 1.25);
    }
}

CHECK_MAIN
