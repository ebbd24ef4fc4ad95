/* SPDX-License-Identifier: BSD-3-Clause */
/* Messages to the externals while they play: strikes, dumps, traces and logical time. */
#include "support/object/inside.h"
#include "support/object/take.h"

static int count_events(const struct fake *f, const char *selector) {
    int count = 0;
    for (int i = 0; i < f->events; i++)
        count += strcmp(f->event[i].selector, selector) == 0;
    return count;
}

TEST("the same float twice is two strikes, and a held signal is one") {
    struct fake *f = fake_new(&impact_tilde, "-body wall");
    for (int i = 0; i < 2; i++) {
        fake_send(f, "0.5");
        free(play(f, NULL, 64));
    }
    CHECK(count_events(f, "hit") == 2);
    fake_free(f);
    double *signal = malloc(LENGTH * sizeof *signal);
    for (int i = 0; i < LENGTH; i++)
        signal[i] = i >= 10;
    const double *in[INLETS] = {signal};
    f = fake_new(&impact_tilde, "-body wall");
    free(play(f, in, 64));
    CHECK(count_events(f, "hit") == 1);
    free(signal), fake_free(f);
}

static const char *const changes[] = {"body bowl",
                                      "mallet cord",
                                      "freq 313",
                                      "material glass",
                                      "size 1.25",
                                      "modes 23",
                                      "decay 0.75",
                                      "tension 0.5",
                                      "at 0.25 0.125",
                                      "pickups 0.625",
                                      "across 0.5",
                                      "out displacement",
                                      "gain -6",
                                      "mass 0.02",
                                      "k 1.5e+07",
                                      "mu 0.125",
                                      "alpha 1.75",
                                      "push 0.5",
                                      "speed 2",
                                      "law two-sided",
                                      "gap 0.0005",
                                      "freqs 100 230.5 470.25",
                                      "decays 0.5 0.25",
                                      "masses 0.2",
                                      "shapes 1 -0.5 0.25 1",
                                      "trace hit",
                                      "body modes",
                                      "drive 0.25",
                                      "bodymass 0.75",
                                      "scheme two-point"};

TEST("a dump restores the object exactly, into a new one and into any other") {
    for (int k = 0; k < KINDS; k++) {
        struct fake *f = fake_new(kinds[k], "");
        for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
            check_case("%s %s: %s", kinds[k]->name, changes[i], f->line);
            CHECK(fake_send(f, changes[i]));
            if (i % 9 != 8)
                continue;
            f->events = 0;
            fake_send(f, "dump");
            struct fake *other[] = {fake_new(kinds[k], ""),
                                    fake_new(kinds[k], "-body wall -scheme verlet -correct depth")};
            for (int o = 0; o < 2; o++) {
                for (int e = 0; e < f->events; e++)
                    CHECK(external_message(other[o]->x, f->event[e].selector, f->event[e].atoms,
                                           f->event[e].count));
                CHECK(other[o]->errors == 0);
                struct settings *a = malloc(sizeof *a), *b = malloc(sizeof *b);
                *a = *external_settings(f->x), *b = *external_settings(other[o]->x);
                a->bodies = b->bodies = 0;
                CHECK(memcmp(a, b, offsetof(struct settings, freqs)) == 0);
                free(a), free(b);
            }
            struct take *t[2];
            for (int o = 0; o < 2; o++) {
                fake_send(other[o], "reset");
                fake_send(other[o], "bang");
                t[o] = play(other[o], NULL, 64);
                fake_free(other[o]);
            }
            CHECK(same(t[0], t[1]) && peak(t[0], 1) > 0);
            free(t[0]), free(t[1]);
        }
        fake_free(f);
    }
}

TEST("trace writes the last contact from its entry on") {
    struct fake *f = fake_new(&impact_tilde, "-body wall -trace hit -speed 1");
    fake_send(f, "bang");
    free(play(f, NULL, 64));
    CHECK(fake_send(f, "trace"));
    CHECK(f->traced > 64 && f->traced <= COLLISION_TRACE);
    CHECK(f->first.t >= 0 && f->first.x < 1e-5);
    CHECK_REL(f->first.v, 1, 1e-2);
    CHECK_REL(f->last.t, f->event[0].atoms[2].number / 1e3, 1e-2);
    f->traced = 0;
    CHECK(fake_send(f, "body mass") && fake_send(f, "trace") && f->traced > 64);
    int errors = f->errors;
    fake_send(f, "trace elsewhere");
    CHECK(fake_send(f, "trace") && f->errors == errors + 1 && strstr(f->line, "elsewhere"));
    CHECK(fake_send(f, "trace none") && !fake_send(f, "trace"));
    fake_free(f);
}

/* --- the one list of commands ----------------------------------------------------------------- */

static int commands_waiting(const struct fake *f) {
    int count = 0;
    for (const struct posted_command *o = atomic_load(&f->x->mailbox.posted); o; o = o->next)
        count++;
    return count;
}

static bool no_audio(void *object) {
    (void)object;
    return true;
}

static struct external_host host_without_audio(void) {
    struct external_host host = fake_host_of_threads;
    host.silent = no_audio;
    return host;
}

TEST("commands wait for the audio, merge, and return") {
    struct fake *f = fake_new_in(&fake_host_of_threads, &impact_tilde, "-body wall");
    char line[64];
    for (int i = 0; i < 1000; i++) {
        snprintf(line, sizeof line, "mass %g", 0.01 + i * 1e-5);
        CHECK(fake_send(f, line) && fake_send(f, "strike 3"));
        CHECK(commands_waiting(f) <= 300);
    }
    CHECK(fake_send(f, "reset") && fake_send(f, "mu 0") && fake_send(f, "strike 0.5"));
    CHECK(fake_send(f, "print"));
    CHECK(f->posts == 0);
    free(play(f, NULL, 64));
    CHECK(f->posts > 5);
    CHECK(commands_waiting(f) == 0 && !f->x->queue && !atomic_load(&f->x->mailbox.spent));
    CHECK(count_events(f, "hit") == 1);
    CHECK_REL(f->event[0].atoms[0].number, 0.5, 1e-9);
    CHECK_REL(f->event[0].atoms[1].number, -0.5, 1e-6);
    CHECK_REL(inside_def(f->x)->mass, 0.01 + 999e-5, 1e-6);
    fake_free(f);
}

TEST("strikes that come between two blocks are all struck, in their order") {
    struct fake *f = fake_new_in(&fake_host_of_threads, &mallet_tilde, "-body vibraphone -least 0");
    static const char *const notes[] = {"60 100", "64 50", "67 20", "60 120", "72 90"};
    static const double keys[] = {60, 64, 67, 60, 72};
    double v_in[5];
    for (int i = 0; i < 5; i++) {
        struct fake *alone = fake_new(&mallet_tilde, "-body vibraphone -least 0");
        CHECK(fake_send(alone, notes[i]));
        free(play(alone, NULL, 64));
        v_in[i] = alone->event[0].atoms[0].number;
        fake_free(alone);
        CHECK(fake_send(f, notes[i]));
    }
    CHECK(commands_waiting(f) == 5);
    free(play(f, NULL, 64));
    CHECK(voices_count(f->x->voices) == 4); /* of two strikes of one key at once the last counts */
    CHECK(inside_voice(f->x)->has_key && inside_voice(f->x)->key == 72);
    for (int i = 0; i < 5; i++) {
        bool reported = false;
        for (int e = 0; e < f->events; e++)
            reported |= f->event[e].count == 8 && f->event[e].atoms[6].number == keys[i] &&
                        fabs(f->event[e].atoms[0].number - v_in[i]) < 1e-9;
        check_case("%s", notes[i]);
        CHECK(reported == (i != 0));
    }
    fake_free(f);
}

TEST("10,000 notes sent while DSP is off leave the last one, in at most three commands") {
    static const char *const between[] = {NULL, "60 0", "pedal 0", "at 0.4", "choke", "k 2e7"};
    const struct external_host host = host_without_audio();
    for (int b = 0; b < 6; b++) {
        struct fake *f = fake_new_in(&host, &mallet_tilde, "-body marimba -modes 3");
        char line[64];
        check_case("%s", between[b] ? between[b] : "notes alone");
        for (int i = 0; i < 10000; i++) {
            snprintf(line, sizeof line, "list %d %d", 60 + i % 12, 40 + i % 60);
            CHECK(fake_send(f, line) && (!between[b] || fake_send(f, between[b])));
        }
        CHECK(commands_waiting(f) <= 3);
        int strikes = 0, voices = 0;
        for (const struct posted_command *o = atomic_load(&f->x->mailbox.posted); o; o = o->next) {
            strikes += o->command.gesture != GESTURE_NONE;
            voices += o->command.voice != NULL;
        }
        CHECK(strikes == 1 && voices == 1);
        free(play(f, NULL, 64));
        CHECK(voices_count(f->x->voices) <= 2 && count_events(f, "hit") >= 1);
        CHECK(inside_voice(f->x)->has_key && inside_voice(f->x)->key == 60 + 9999 % 12);
        for (int e = 0; e < f->events; e++)
            if (strcmp(f->event[e].selector, "hit") == 0)
                CHECK(f->event[e].atoms[6].number == 60 + 9999 % 12);
        fake_free(f);
    }
}

TEST("strikes before a reset or a stop without audio have no output after it") {
    static const char *const lines[] = {"reset", "stop"};
    const struct external_host host = host_without_audio();
    for (int i = 0; i < 2; i++) {
        struct fake *f = fake_new_in(&host, &mallet_tilde, "");
        CHECK(fake_send(f, "60 100") && fake_send(f, lines[i]));
        struct take *t = play(f, NULL, 64);
        check_case("%s", lines[i]);
        CHECK(peak(t, 0) == 0 && count_events(f, "hit") == 0);
        free(t), fake_free(f);
    }
}

TEST("a waiting note-off acts on the notes before it, not on later ones") {
    const struct external_host host = host_without_audio();
    for (int i = 0; i < 2; i++) {
        struct fake *f = fake_new_in(i ? &host : &fake_host, &mallet_tilde, "-pedal 0");
        CHECK(fake_send(f, "60 100"));
        free(play(f, NULL, 64));
        CHECK(fake_send(f, "60 0") && fake_send(f, "64 100"));
        free(play(f, NULL, 64));
        check_case("%s", i ? "without audio" : "with it");
        const struct voice *v = inside_voice(f->x);
        CHECK(v->key == 64 && !v->released);
        CHECK(voices_count(f->x->voices) == 1 || voices_at(f->x->voices, 0)->released);
        CHECK(fake_send(f, "67 100") && fake_send(f, "67 0"));
        double output[OUTS][64];
        fake_play(f, NULL, (double *[OUTS]){output[0], output[1], output[2]}, 64, 64);
        CHECK(inside_voice(f->x)->key == 67 && inside_voice(f->x)->released);
        fake_free(f);
    }
}

/* --- logical time ----------------------------------------------------------------------------- */

static double logical_ms;
static double when(void *object) {
    (void)object;
    return logical_ms;
}

static struct external_host host_with_time(void) {
    struct external_host host = fake_host_of_threads;
    host.when = when;
    return host;
}

/* Sends a message with the logical time of that sample. */
static void send_at(struct fake *f, int sample, const char *line) {
    logical_ms = sample * 1000. / 44100;
    CHECK(fake_send(f, line));
}

static void play_timed(struct fake *f, int from, int n, int block, struct take *t) {
    for (int at = from; at < from + n; at += block) {
        int now = from + n - at < block ? from + n - at : block;
        double *out[OUTS] = {t->samples[0] + at, t->samples[1] + at, t->samples[2] + at};
        external_set_time(f->x, at * 1000. / 44100);
        fake_play(f, NULL, out, now, now);
    }
}

TEST("a message with its logical time lands on its sample, in any blocks") {
    static const int blocks[] = {1, 7, 64}, samples[] = {0, 1, 63, 64, 65, 441, 1000, 4095};
    const struct external_host host = host_with_time();
    for (int b = 0; b < 3; b++)
        for (int i = 0; i < 8; i++) {
            struct fake *f = fake_new_in(&host, &impact_tilde, "-body wall");
            struct take *t = calloc(1, sizeof *t);
            int first = 0;
            send_at(f, samples[i], "strike 1");
            play_timed(f, 0, LENGTH, blocks[b], t);
            while (first < LENGTH && t->samples[1][first] == 0)
                first++;
            check_case("sample %d, blocks of %d", samples[i], blocks[b]);
            CHECK(first == samples[i]);
            fake_free(f), free(t);
        }
}

TEST("a message that comes late lands on the next sample, and none overtakes another") {
    const struct external_host host = host_with_time();
    struct fake *f = fake_new_in(&host, &impact_tilde, "-body wall -k 1e9");
    struct take *t = calloc(1, sizeof *t);
    play_timed(f, 0, 640, 64, t);
    send_at(f, 100, "strike 1");
    send_at(f, 2000, "k 1e6"), send_at(f, 1500, "strike 2");
    play_timed(f, 640, LENGTH - 640, 64, t);
    CHECK(t->samples[1][639] == 0 && t->samples[1][640] > 0);
    CHECK(t->samples[1][1999] == 0 && t->samples[1][2000] > 0);
    CHECK(count_events(f, "hit") == 2);
    fake_free(f), free(t);
}

/* The same messages: all at once, or each line just before its block. */
TEST("messages with logical time give the same samples, for any blocks and however early they are "
     "sent") {
    static const struct {
        int sample;
        const char *line;
    } lines[] = {{10, "60 100"},       {130, "64 90"},     {131, "gain -6"},   {301, "67 120"},
                 {310, "60 110"},      {700, "at 0.3"},    {701, "k 3e7"},     {702, "mallet yarn"},
                 {1500, "size 1.2"},   {1533, "62 60"},    {1600, "64 0"},     {1999, "pedal 0"},
                 {2400, "body bowl"},  {2450, "70 100"},   {2460, "70 100"},   {2471, "push 3"},
                 {2900, "spread 0.5"}, {3100, "pitch 66"}, {3500, "choke 70"}, {3700, "strike 1"},
                 {3900, "damp 0.3"},   {4300, "stop"},     {4400, "71 100"},   {4801, "push 0"},
                 {4900, "voices 2"},   {5003, "50 80"},    {5500, "52 80"},    {6000, "reset"},
                 {6100, "strike 0.3"}, {6190, "55 127"}};
    enum { LINES = sizeof lines / sizeof *lines };
    static const int blocks[] = {64, 64, 1, 7, 50};
    const struct external_host host = host_with_time();
    struct take *want = NULL;
    for (int b = 0; b < 5; b++) {
        struct fake *f = fake_new_in(&host, &mallet_tilde, "-body vibraphone");
        struct take *t = calloc(1, sizeof *t);
        int sent = 0;
        for (int at = 0; at < LENGTH; at += blocks[b]) {
            int n = LENGTH - at < blocks[b] ? LENGTH - at : blocks[b];
            for (; sent < LINES && (b == 0 || lines[sent].sample < at + n); sent++)
                send_at(f, lines[sent].sample, lines[sent].line);
            play_timed(f, at, n, blocks[b], t);
        }
        want = want ? want : t;
        check_case("blocks of %d%s", blocks[b], b ? "" : ", all at once");
        CHECK(sent == LINES && same(want, t) && peak(t, 0) > 0 && f->errors == 0);
        fake_free(f);
        if (want != t)
            free(t);
    }
    free(want);
}

/* --- notes, rates and freed objects ----------------------------------------------------------- */

TEST("a bend that comes with the next note bends the ringing voices") {
    struct fake *f = fake_new_in(&fake_host_of_threads, &mallet_tilde, "-body vibraphone");
    CHECK(fake_send(f, "60 100"));
    free(play(f, NULL, 64));
    CHECK(fake_send(f, "bend 2") && fake_send(f, "64 100"));
    free(play(f, NULL, 64));
    CHECK(voices_count(f->x->voices) == 2);
    for (int i = 0; i < voices_count(f->x->voices); i++)
        CHECK(plan_bend(voices_at(f->x->voices, i)->bank) == 2);
    fake_free(f);
}

TEST("a note is one command, with its pitch and its strike") {
    struct fake *f = fake_new_in(&fake_host_of_threads, &mallet_tilde, "-body tom");
    CHECK(fake_send(f, "gain -3") && fake_send(f, "list 64 80"));
    const struct posted_command *posted = atomic_load(&f->x->mailbox.posted);
    CHECK(posted && !posted->next && posted->command.arrival == ARRIVAL_NOTE);
    CHECK(posted->command.gesture == GESTURE_STRIKE && posted->command.voice);
    CHECK(posted->command.has_key && posted->command.key == 64);
    CHECK(posted->command.voice->bank == f->x->prepared->bank);
    fake_free(f);
}

TEST("an object that is freed with waiting commands leaks nothing") {
    struct fake *f = fake_new_in(&fake_host_of_threads, &impact_tilde, "");
    CHECK(fake_send(f, "freq 300") && fake_send(f, "print") && fake_send(f, "bang"));
    fake_free(f);
}

TEST("a change of rate keeps the pitch and the ringing") {
    struct fake *f = fake_new(&impact_tilde, "");
    fake_send(f, "bang");
    struct take *before = play(f, NULL, 64);
    external_rate(f->x, 96000);
    struct take *after = play(f, NULL, 64);
    CHECK(inside_def(f->x)->rate == 96000);
    CHECK(peak(after, 0) > 0.2 * peak(before, 0));
    CHECK(peak(after, 0) < 1.5 * peak(before, 0));
    free(before), free(after), fake_free(f);
}

TEST("any changes of a sounding object leave its output finite") {
    uint64_t rng = 5;
    for (int k = 0; k < KINDS; k++) {
        struct fake *f = fake_new(kinds[k], "");
        double block[EXTERNAL_CHUNK], *out[OUTS] = {block, NULL, NULL};
        bool finite = true;
        for (int i = 0; i < 3000; i++) {
            const char *change = changes[check_random(&rng) % (sizeof changes / sizeof *changes)];
            fake_send(f, i % 20 ? change : "bang");
            fake_play(f, NULL, out, EXTERNAL_CHUNK, EXTERNAL_CHUNK);
            f->events = 0;
            for (int j = 0; j < EXTERNAL_CHUNK; j++)
                finite = finite && isfinite(block[j]);
        }
        check_case("%s", kinds[k]->name);
        CHECK(finite);
        fake_free(f);
    }
}

CHECK_MAIN
