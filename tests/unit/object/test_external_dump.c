/* SPDX-License-Identifier: BSD-3-Clause */
/* A dump whose lines return to the object at once, as by a cord from outlet to inlet; and one that
 * another object receives. */
#include "support/check.h"
#include "support/object/fake_host.h"
#include "support/object/inside.h"

static void event_to_itself(void *object, const char *selector, const struct external_atom *atoms,
                            int count) {
    struct fake *f = object;
    fake_event(object, selector, atoms, count);
    CHECK(external_message(f->x, selector, atoms, count));
}

TEST("an object that receives its own dump is unchanged") {
    static const char *const boxes[] = {
        "-body wall -scheme am1 -correct depth", "-body mass -scheme quadratic 0.25",
        "-body bar -scheme am1", "-body bowl -freq 313 -at 0.2 0.3 -bodymass 2 -k 3e6"};
    struct external_host host = fake_host;
    host.event = event_to_itself;
    for (int i = 0; i < 4; i++) {
        struct fake *f = fake_new_in(&host, &impact_tilde, boxes[i]);
        struct settings *before = malloc(sizeof *before);
        *before = *external_settings(f->x);
        check_case("%s", boxes[i]);
        CHECK(fake_send(f, "dump") && f->errors == 0);
        CHECK(inside_same_settings(before, external_settings(f->x)));
        const struct fake_event *scheme = &f->event[f->events - 4], *correct = scheme + 1;
        struct external_atom is[2];
        external_get(f->x, external_find(&impact_tilde, "scheme"), is, 2);
        CHECK(strcmp(scheme->selector, "scheme") == 0 && strcmp(correct->selector, "correct") == 0);
        CHECK(strcmp(scheme->atoms[0].word, is[0].word) == 0);
        CHECK(strcmp(correct[1].selector, "random") == 0 &&
              strcmp(correct[2].selector, "done") == 0);
        free(before), fake_free(f);
    }
}

/* --- another object that hears it ------------------------------------------------------------- */

enum { LENGTH = 4096, OUTS = 3 };

static void play(struct fake *f, double *output, int n) {
    fake_play(f, NULL, (double *[OUTS]){output, NULL, NULL}, n, EXTERNAL_CHUNK);
}

/* The history of an object before its dump: lines some samples apart. */
struct past {
    const char *name, *box, *lines[8];
    int apart;
};
static const struct past pasts[] = {
    {"learnt", "-quality render", {"learn bar edge", "pitch 60", "at 0.3", "bang"}, 700},
    {"learnt while it rings", "", {"60 100", "learn bar", "62 100"}, 1000},
    {"tensed", "-body tom", {"tension 3", "45 120", "tension 1.5", "45 127"}, 300},
    {"tensed anew as it glides", "-body bassdrum", {"tension 4", "strike 5", "size 1.3"}, 64},
    {"presets",
     "",
     {"mallet yarn", "body marimba", "60 90", "mallet brass", "body snare", "hardness 0.7",
      "material glass", "at 0.31"},
     200},
    {"felt", "", {"law felt", "felt_time 0.002", "felt_weight 0.4", "60 110", "push 2"}, 100},
    {"in the middle of a contact", "-body bowl", {"k 1e4", "mass 0.2", "strike 1"}, 64},
    {"changed in the middle of a contact",
     "-body bowl",
     {"k 1e4", "mass 0.2", "strike 1", "body plate", "mu 0.3", "strike 2", "alpha 2.2"},
     64},
    {"with its own set of heads", "", {"96 100", "body bowl", "80 30"}, 300},
    {"with the head of another note", "", {"80 100", "k 9e9", "40 90"}, 300},
    {"with another body's head", "", {"80 100", "k 8e9", "body celesta", "90 90"}, 300},
    {"learnt under a set of heads", "-quality render", {"90 100", "learn bar", "62 100"}, 300},
    {"damped, its gain on its way", "", {"60 127", "damp 0.3", "gain -11", "pedal 0"}, 64}};

static void live_through(struct fake *f, const struct past *past) {
    static double output[LENGTH];
    for (int i = 0; i < 8 && past->lines[i]; i++) {
        CHECK(fake_send(f, past->lines[i]));
        play(f, output, past->apart);
    }
    f->events = 0;
}

/* At rest, with the gain settled; a note releases the damping of the last. */
static void strike_from_rest(struct fake *f, double *output) {
    fake_send(f, "reset");
    for (int i = 0; i < 4; i++)
        play(f, output, LENGTH);
    fake_send(f, "reset"), fake_send(f, "57 90");
    play(f, output, LENGTH);
}

TEST("a dump makes another object the same to the last bit, whatever its history") {
    static double first[LENGTH], second[LENGTH];
    for (unsigned i = 0; i < sizeof pasts / sizeof *pasts; i++) {
        struct fake *f = fake_new(&mallet_tilde, pasts[i].box), *g = fake_new(&mallet_tilde, "");
        check_case("%s", pasts[i].name);
        live_through(f, &pasts[i]);
        CHECK(fake_send(f, "dump") && f->events < FAKE_EVENTS);
        for (int j = 0; j < f->events; j++) {
            const struct fake_event *e = &f->event[j];
            if (strcmp(e->selector, "hit") != 0)
                CHECK(external_message(g->x, e->selector, e->atoms, e->count));
        }
        strike_from_rest(f, first), strike_from_rest(g, second);
        double energy = 0;
        for (int n = 0; n < LENGTH; n++)
            energy += first[n] * first[n];
        CHECK(energy > 0 && memcmp(first, second, sizeof first) == 0);
        fake_free(f), fake_free(g);
    }
}

CHECK_MAIN
