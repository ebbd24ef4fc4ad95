/* SPDX-License-Identifier: BSD-3-Clause */
/* Exhausted memory, at any allocation of a message: a refusal is reported and changes nothing, an
 * acceptance is complete. The linker replaces malloc() and calloc() by ours. */
#include <malloc.h>

#include "support/check.h"
#include "support/object/fake_host.h"
#include "support/object/inside.h"

enum { LENGTH = 512, OUTS = 3 };

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);

static int until_it_fails = -1; /* the allocation that fails, counted down; negative: none */
static size_t taken;            /* by all allocations so far, bytes */

/* After one refusal all allocations fail, until the test restores memory. */
static bool granted(void) {
    if (until_it_fails > 0)
        until_it_fails--;
    return until_it_fails != 0;
}

void *__wrap_malloc(size_t size) {
    taken += size;
    return granted() ? __real_malloc(size) : NULL;
}
void *__wrap_calloc(size_t count, size_t size) {
    taken += count * size;
    return granted() ? __real_calloc(count, size) : NULL;
}

/* --- messages --------------------------------------------------------------------------------- */

struct outcome {
    bool accepted;
    int errors;
    struct settings settings;
    double output[3][LENGTH]; /* after the message, a strike and a note that follow */
};

/* Sends an object a line with so many allocations granted, and plays it. True if they were enough.
 * `before` is sent first, with memory; NULL: nothing. */
static bool send(const struct external_kind *kind, const char *before, const char *line,
                 int granted_ones, struct outcome *o) {
    struct fake *f = fake_new(kind, "-body bar");
    fake_send(f, "strike 1");
    fake_play(f, NULL, (double *[OUTS]){o->output[0], NULL, NULL}, LENGTH, EXTERNAL_CHUNK);
    if (before)
        fake_send(f, before);
    until_it_fails = granted_ones;
    o->accepted = !line || fake_send(f, line);
    bool all = until_it_fails != 0;
    until_it_fails = -1;
    o->errors = f->errors;
    memcpy(&o->settings, external_settings(f->x), sizeof o->settings);
    for (int i = 0; i < 3; i++) {
        fake_play(f, NULL, (double *[OUTS]){o->output[i], NULL, NULL}, LENGTH, EXTERNAL_CHUNK);
        fake_send(f, i == 1 && kind == &mallet_tilde ? "list 60 100" : "strike 1");
    }
    fake_free(f);
    return all;
}

static bool same(const struct outcome *a, const struct outcome *b) {
    return memcmp(&a->settings, &b->settings, sizeof a->settings) == 0 &&
           memcmp(a->output, b->output, sizeof a->output) == 0;
}

static void starve_after(const struct external_kind *kind, const char *before, const char *line) {
    static struct outcome unsent, done, now;
    send(kind, before, NULL, -1, &unsent);
    send(kind, before, line, -1, &done);
    for (int granted_ones = 1; granted_ones < 200; granted_ones++) {
        if (send(kind, before, line, granted_ones, &now))
            break;
        check_case("%s: %s, allocation %d fails", kind->name, line, granted_ones);
        CHECK(now.accepted || now.errors == 1);
        CHECK(same(&now, now.accepted ? &done : &unsent));
    }
    check_case("%s: %s", kind->name, line);
    CHECK(done.accepted && same(&now, &done));
}

static void starve(const struct external_kind *kind, const char *line) {
    starve_after(kind, NULL, line);
}

TEST("a message without memory is reported and changes nothing") {
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
    /* a mallet of another loudness strikes on a fresh voice, with another gain */
    starve_after(&mallet_tilde, "mallet felt", "strike 2");
    starve_after(&mallet_tilde, "mallet felt", "list 60 100");
    starve_after(&mallet_tilde, "pitch 60", "list 72 100");
}

/* Learns before the message returns; without memory the body is unchanged. */
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

TEST("learning without memory is reported, and the body stays") {
    bool learnt = false, all = false;
    for (int granted_ones = 1; granted_ones < 400 && !all; granted_ones++)
        all = learns(granted_ones, &learnt);
    CHECK(all && learnt);
}

/* --- boxes ------------------------------------------------------------------------------------ */

/* Creates a box with so many allocations; true if they were enough. */
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
        static double output[LENGTH];
        double peak = 0;
        CHECK(fake_send(&f, "strike 1"));
        fake_play(&f, NULL, (double *[OUTS]){output, NULL, NULL}, LENGTH, EXTERNAL_CHUNK);
        for (int i = 0; i < LENGTH; i++)
            peak = fmax(peak, fabs(output[i]));
        CHECK(peak > 0);
        external_free(f.x);
    }
    return all;
}

TEST("a box without memory is refused as a whole, or plays") {
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

static double play_anew(struct fake *f, double *output) {
    fake_send(f, "reset"), fake_send(f, "bang");
    fake_play(f, NULL, (double *[OUTS]){output, NULL, NULL}, LENGTH, EXTERNAL_CHUNK);
    return output[LENGTH - 1];
}

TEST("a rate that found no memory takes effect when it is set again") {
    static double first[LENGTH], then[LENGTH];
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

/* --- voices ----------------------------------------------------------------------------------- */

static void sound(struct fake *f, double *output, int n) {
    fake_play(f, NULL, (double *[OUTS]){output, NULL, NULL}, n, EXTERNAL_CHUNK);
}

/* Blocks of audio without a granted allocation, and the reports of them processed. */
static void sound_without_memory(struct fake *f, double *output, int n) {
    double *out[OUTS] = {output, NULL, NULL};
    const double *in[INLETS] = {NULL};
    for (int from = 0; from < n; from += EXTERNAL_CHUNK) {
        out[0] = output + from;
        until_it_fails = 1;
        external_process(f->x, in, out, EXTERNAL_CHUNK);
        CHECK(until_it_fails == 1); /* none was requested */
        until_it_fails = -1;
    }
    external_collect(f->x);
}

static void send_chord(struct fake *f, int from, int count) {
    char line[32];
    for (int i = 0; i < count; i++) {
        snprintf(line, sizeof line, "%d %d", 24 + (from + i) % 90, 60 + i % 60);
        CHECK(fake_send(f, line));
    }
}

static bool collects_in_audio;

static bool may_be_audio_thread(void *object) {
    (void)object;
    return collects_in_audio;
}

TEST("collecting in the audio thread allocates nothing: reports and retuning wait for the other") {
    static double output[LENGTH];
    struct external_host host = fake_host_of_threads;
    host.may_be_audio_thread = may_be_audio_thread;
    struct fake *f = fake_new_in(&host, &mallet_tilde, "-body marimba");
    send_chord(f, 0, 4);
    sound_without_memory(f, output, LENGTH);
    CHECK(fake_send(f, "bend 1.5") && fake_send(f, "print"));
    int posts = f->posts;
    collects_in_audio = true;
    sound_without_memory(f, output, LENGTH);
    until_it_fails = 1;
    external_collect(f->x);
    CHECK(until_it_fails == 1 && f->posts == posts &&
          plan_bend(voices_at(f->x->voices, 0)->bank) == 0);
    until_it_fails = -1;
    collects_in_audio = false;
    for (int i = 0; i < 8; i++)
        sound_without_memory(f, output, LENGTH);
    CHECK(f->posts > posts);
    for (int i = 0; i < voices_count(f->x->voices); i++)
        CHECK(plan_bend(voices_at(f->x->voices, i)->bank) == 1.5);
    fake_free(f);
}

TEST("64 notes that start in one block, steal each other, continue and stop: audio allocates "
     "nothing, and the number of voices is as set") {
    static double output[8 * LENGTH];
    static const struct external_host *const hosts[] = {&fake_host, &fake_host_of_threads};
    for (int h = 0; h < 2; h++) {
        struct fake *f = fake_new_in(hosts[h], &mallet_tilde, "-body marimba -voices 64");
        double peak = 0;
        send_chord(f, 0, 64);
        sound_without_memory(f, output, 8 * LENGTH);
        for (int i = 0; i < 8 * LENGTH; i++)
            peak = fmax(peak, fabs(output[i]));
        CHECK(voices_count(f->x->voices) == 64 && peak > 0 && peak < 64);
        send_chord(f, 64, 26); /* of other keys: 26 are stolen */
        sound_without_memory(f, output, LENGTH);
        CHECK(voices_count(f->x->voices) == 64);
        CHECK(fake_send(f, "bend 1.5") && fake_send(f, "voices 10"));
        for (int i = 0; i < 20; i++)
            sound_without_memory(f, output, LENGTH);
        CHECK(voices_count(f->x->voices) == 10);
        for (int i = 0; i < 10; i++)
            CHECK(plan_bend(voices_at(f->x->voices, i)->bank) == 1.5);
        struct collision_ledger l = inside_ledger(f->x);
        CHECK(l.strikes > 0 && l.lost_exchange >= 0);
        send_chord(f, 3, 64); /* more than the limit, in one block */
        sound_without_memory(f, output, LENGTH);
        CHECK(voices_count(f->x->voices) == 10);
        CHECK(fake_send(f, "stop"));
        sound_without_memory(f, output, LENGTH);
        CHECK(voices_count(f->x->voices) == 1 && output[LENGTH - 1] == 0);
        fake_free(f);
    }
}

TEST("a note without memory leaves the sounding voices unchanged") {
    static double want[LENGTH], output[LENGTH];
    static const char *const lines[] = {"67 90",  "60 90",        "bend 2",   "stop", "choke 64",
                                        "at 0.2", "mallet steel", "body tom", "60 0"};
    for (int i = 0; i < 9; i++)
        for (int granted_ones = 1, all = 0; !all; granted_ones++) {
            struct fake *f[2];
            bool accepted = true;
            for (int k = 0; k < 2; k++) {
                f[k] = fake_new(&mallet_tilde, "-body vibraphone");
                send_chord(f[k], 36, 5);
                sound(f[k], output, LENGTH);
                if (k == 0)
                    continue;
                until_it_fails = granted_ones;
                accepted = fake_send(f[k], lines[i]);
                all = until_it_fails != 0;
                until_it_fails = -1;
            }
            if (accepted)
                CHECK(fake_send(f[0], lines[i]));
            check_case("%s, allocation %d fails", lines[i], granted_ones);
            CHECK(accepted || f[1]->errors == 1);
            CHECK(granted_ones < 100 && (!all || accepted));
            bool bends = strncmp(lines[i], "bend", 4) == 0; /* it bends one voice after another */
            sound(f[0], want, LENGTH), sound(f[1], output, LENGTH);
            CHECK(bends || memcmp(want, output, sizeof want) == 0);
            fake_free(f[0]), fake_free(f[1]);
        }
}

TEST("the memory reported of a voice is what it has allocated, whatever its body") {
    static const char *const bodies[] = {"wall", "marimba", "tom", "cymbal", "snare", "opera-gong"};
    for (int i = 0; i < 6; i++) {
        char line[32];
        snprintf(line, sizeof line, "-body %s", bodies[i]);
        struct fake *f = fake_new(&mallet_tilde, line);
        const struct voice *v = inside_voice(f->x);
        size_t before = taken;
        struct voice *again = voice_new(&v->def, v->bank, f->x->log);
        double bytes = (double)(taken - before);
        check_case("%s: %g of %g bytes", bodies[i], (double)voice_bytes(again), bytes);
        CHECK_NEAR((double)voice_bytes(again), bytes, .01 * bytes + 64); /* alignment */
        voice_free(again);
        fake_free(f);
    }
}

/* Memory allocated beyond the object's own when it is silent again. */
TEST("ended voices free their memory, and so does an object that is freed while they sound") {
    static double output[LENGTH];
    size_t before = mallinfo2().uordblks, silent = 0;
    for (int round = 0; round < 4; round++) {
        struct fake *f = fake_new(&mallet_tilde, "-body marimba -voices 64");
        for (int i = 0; i < 8; i++) {
            send_chord(f, 7 * i, 64);
            sound(f, output, LENGTH);
            CHECK(fake_send(f, i % 2 ? "stop" : "reset"));
            for (int j = 0; j < 4; j++)
                sound(f, output, LENGTH);
            CHECK(voices_count(f->x->voices) == 1);
            size_t now = mallinfo2().uordblks;
            if (i == 0 && round == 0)
                silent = now;
            check_case("round %d, %d: %ld bytes", round, i, (long)(now - silent));
            CHECK(now <= silent + 65536);
        }
        send_chord(f, 11, 64);
        if (round % 2)
            sound(f, output, LENGTH); /* or they wait */
        fake_free(f);
        check_case("freed: %ld bytes", (long)(mallinfo2().uordblks - before));
        CHECK(mallinfo2().uordblks <= before + 4096);
    }
}

CHECK_MAIN
