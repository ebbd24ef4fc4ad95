/* SPDX-License-Identifier: BSD-3-Clause */
/* Memory that runs out, at any allocation of a message: what is refused has
 * changed nothing and was said, what is accepted is done. The linker hands our own malloc() and
 * calloc() to the program. */
#include "support/check.h"
#include "support/fake_host.h"

enum { HEARD = 512, OUTS = 3 };

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);

static int until_it_fails = -1; /* the allocation that fails, counted down; negative: none */

/* Once one was refused all are, until the test has memory again. */
static bool granted(void) {
    if (until_it_fails > 0)
        until_it_fails--;
    return until_it_fails != 0;
}

void *__wrap_malloc(size_t size) { return granted() ? __real_malloc(size) : NULL; }
void *__wrap_calloc(size_t count, size_t size) {
    return granted() ? __real_calloc(count, size) : NULL;
}

/* --- messages --------------------------------------------------------------------------------- */

struct outcome {
    bool accepted;
    int errors;
    struct settings settings;
    double heard[HEARD];
};

/* An object that is sent a line while so many allocations are granted, and is played. True if all
 * that it asked for were. */
static bool send(const struct external_kind *kind, const char *line, int granted_ones,
                 struct outcome *o) {
    struct fake *f = fake_new(kind, "-body bar");
    fake_send(f, "strike 1");
    fake_play(f, NULL, (double *[OUTS]){o->heard, NULL, NULL}, HEARD, EXTERNAL_CHUNK);
    until_it_fails = granted_ones;
    o->accepted = !line || fake_send(f, line);
    bool all = until_it_fails != 0;
    until_it_fails = -1;
    o->errors = f->errors;
    memcpy(&o->settings, external_settings(f->x), sizeof o->settings);
    fake_play(f, NULL, (double *[OUTS]){o->heard, NULL, NULL}, HEARD, EXTERNAL_CHUNK);
    fake_free(f);
    return all;
}

static bool same(const struct outcome *a, const struct outcome *b) {
    return memcmp(&a->settings, &b->settings, sizeof a->settings) == 0 &&
           memcmp(a->heard, b->heard, sizeof a->heard) == 0;
}

static void starve(const struct external_kind *kind, const char *line) {
    static struct outcome unsent, done, now;
    send(kind, NULL, -1, &unsent);
    send(kind, line, -1, &done);
    for (int granted_ones = 1; granted_ones < 200; granted_ones++) {
        if (send(kind, line, granted_ones, &now))
            break;
        check_case("%s: %s, allocation %d fails", kind->name, line, granted_ones);
        CHECK(now.accepted || now.errors == 1);
        CHECK(same(&now, now.accepted ? &done : &unsent));
    }
    check_case("%s: %s", kind->name, line);
    CHECK(done.accepted && same(&now, &done));
}

TEST("a message that finds no memory says so and changes nothing") {
    static const char *const lines[] = {
        "bang",       "strike 2",   "reset",        "k 1e6",    "push 3",   "gain -6",
        "freq 300",   "body snare", "mallet brass", "mass 0.2", "pitch 70", "freqs 100 200",
        "body modes", "law felt",   "modes 40",     "speed 2",  "dump",     "trace hit",
        "scheme am1", "print",      "freqs four"};
    for (int k = 0; k < EXTERNAL_KINDS; k++)
        for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
            starve(external_kinds[k], lines[i]);
    starve(&mallet_tilde, "list 60 100");
    starve(&mallet_tilde, "damp 0.5");
    starve(&mallet_tilde, "hardness 0.3");
    starve(&mallet_tilde, "contact 2");
    starve(&mallet_tilde, "brightness 900");
    starve(&mallet_tilde, "contact 0.1");
    starve(&mallet_tilde, "pedal 0");
    starve(&bounce_tilde, "drop 0.2");
    starve(&bounce_tilde, "restitution 0.5");
    starve(&impact_tilde, "hammer_freqs 100 200");
}

/* The answer is there before the message returns; what found no memory leaves the body as it was.
 */
static bool learns(int granted_ones, bool *learnt) {
    static struct settings before;
    struct fake *f = fake_new(&mallet_tilde, "-body bar -quality render");
    memcpy(&before, external_settings(f->x), sizeof before);
    until_it_fails = granted_ones;
    fake_send(f, "learn bar");
    bool all = until_it_fails != 0;
    until_it_fails = -1;
    *learnt = external_settings(f->x)->root > 0;
    check_case("allocation %d fails", granted_ones);
    bool unmet = f->events == 1 && strcmp(f->event[0].selector, "unmet") == 0;
    CHECK(*learnt || unmet || f->errors == 1);
    CHECK(*learnt || memcmp(&before, external_settings(f->x), sizeof before) == 0);
    fake_free(f);
    return all;
}

TEST("a recording that finds no memory to be learnt with says so, and the body stays") {
    bool learnt = false, all = false;
    for (int granted_ones = 1; granted_ones < 400 && !all; granted_ones++)
        all = learns(granted_ones, &learnt);
    CHECK(all && learnt);
}

/* --- boxes ------------------------------------------------------------------------------------ */

/* What a box makes of so many allocations; true if it had all that it asked for. */
static bool make(const struct external_kind *kind, const char *box, int granted_ones, bool *made) {
    static struct fake f;
    struct external_atom atoms[FAKE_ATOMS];
    char copy[512];
    int count = fake_atoms(box, copy, atoms);
    f.errors = 0;
    until_it_fails = granted_ones;
    f.x = external_new(kind, &fake_host, &f, 44100, atoms, count);
    bool all = until_it_fails != 0;
    until_it_fails = -1;
    *made = f.x != NULL;
    if (f.x) { /* it sounds */
        static double heard[HEARD];
        double peak = 0;
        CHECK(fake_send(&f, "strike 1"));
        fake_play(&f, NULL, (double *[OUTS]){heard, NULL, NULL}, HEARD, EXTERNAL_CHUNK);
        for (int i = 0; i < HEARD; i++)
            peak = fmax(peak, fabs(heard[i]));
        CHECK(peak > 0);
        external_free(f.x);
    }
    return all;
}

TEST("a box that finds no memory is refused whole, or plays") {
    static const char *const boxes[] = {"", "-body drum -modes 200", "-body modes -freqs 200 300",
                                        "-scheme am1 -correct duration", "-contact 1"};
    for (int k = 0; k < EXTERNAL_KINDS; k++)
        for (int b = 0; b < 5; b++) {
            bool made = false, all = false;
            for (int granted_ones = 1; granted_ones < 300 && !all; granted_ones++) {
                check_case("%s %s, allocation %d fails", external_kinds[k]->name, boxes[b],
                           granted_ones);
                all = make(external_kinds[k], boxes[b], granted_ones, &made);
            }
            CHECK(all && made);
        }
}

/* --- another rate ----------------------------------------------------------------------------- */

static double play_anew(struct fake *f, double *heard) {
    fake_send(f, "reset"), fake_send(f, "bang");
    fake_play(f, NULL, (double *[OUTS]){heard, NULL, NULL}, HEARD, EXTERNAL_CHUNK);
    return heard[HEARD - 1];
}

TEST("a rate for which there was no memory is adopted when it is asked for again") {
    static double first[HEARD], then[HEARD];
    for (int k = 0; k < EXTERNAL_KINDS; k++) {
        struct fake *f = fake_new(external_kinds[k], "-body bar"), *g;
        until_it_fails = 1;
        external_rate(f->x, 96000);
        until_it_fails = -1;
        CHECK(f->errors == 1);
        external_rate(f->x, 96000);
        g = fake_new(external_kinds[k], "-body bar");
        external_rate(g->x, 96000);
        CHECK(play_anew(f, first) == play_anew(g, then));
        CHECK(memcmp(first, then, sizeof first) == 0);
        fake_free(f), fake_free(g);
    }
}

CHECK_MAIN
