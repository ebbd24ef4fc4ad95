/* SPDX-License-Identifier: BSD-3-Clause */
/* dsp64 and perform64, through the Max test double. */
#include "max/play.h"

TEST("a bare object sounds at the first bang, at every rate and vector size, and tells of it") {
    static const double rates[] = {8000, 44100, 48000, 96000, 192000};
    static const long vectors[] = {1, 64, 512, 4096};
    static double output[96000];
    if (!play_load())
        return;
    for (int k = 0; k < OBJECTS; k++)
        for (int r = 0; r < 5; r++)
            for (int v = 0; v < 4; v++) {
                long n = (long)(rates[r] / 2);
                struct play p = play_start(max_new(play_name(kinds[k])), rates[r], vectors[v]);
                max_forget();
                CHECK(max_send(p.x, 0, "bang"));
                play_run(&p, n, 0, output);
                double peak = play_peak(output, n);
                check_case("%s at %g Hz, vectors of %ld", kinds[k]->name, rates[r], vectors[v]);
                CHECK(peak > 0.06 && peak < 1);
                CHECK(play_events("hit ") >= 1);
                CHECK(max_error_count() == 0);
                play_stop(&p);
            }
}

/* A second of signals and messages; messages fall on multiples of 4096 samples, so that every
 * vector size sees them at the same sample. */
static const char *const session_messages[] = {"0.5", "k 2e6",   "freq 300", "bang", "reset",
                                               "1",   "gain -3", "at 0.15",  "2"};

static void session_signals(double *const in[INLETS], long from, long n, uint64_t *rng) {
    for (long i = 0; i < n; i++) {
        double t = (double)(from + i) / 48000;
        in[INLET_STRIKE][i] = (from + i) % 1777 == 5 ? 0.7 : 0;
        in[INLET_K][i] = 1e7 * (1.5 + sin(600 * t));
        in[INLET_MU][i] = 0.3 + 0.2 * sin(91 * t);
        in[INLET_ALPHA][i] = 1.6 + 0.4 * sin(333 * t);
        in[INLET_DRIVE][i] = 1e-3 * check_uniform(rng, -1, 1);
    }
}

static void session(const char *box, long vector, double *output, long n) {
    struct play p = play_start(max_new(box), 48000, vector);
    for (int i = 0; i < PLAY_INS; i++)
        max_connect(p.x, i, i != INLET_PUSH);
    CHECK(max_dsp(p.x, 48000, vector));
    uint64_t rng = 7;
    for (long done = 0; done < n; done += vector) {
        if (done % 4096 == 0)
            CHECK(max_send(p.x, 0, session_messages[done / 4096 % 9]));
        session_signals(p.in, done, vector, &rng);
        max_perform(p.x, p.in, p.out, vector);
        memcpy(output + done, p.out[0], (size_t)vector * sizeof *output);
        if ((done + vector) % 4096 == 0)
            max_advance(0);
    }
    play_stop(&p);
}

TEST("the vector size changes nothing: the same bits from 1 to 4096") {
    enum { N = 16 * 4096 };
    static double one[N], other[N];
    static const long vectors[] = {1, 16, 64, 1024, 4096};
    if (!play_load())
        return;
    for (int k = 0; k < OBJECTS; k++) {
        session(play_name(kinds[k]), 64, one, N);
        CHECK(play_peak(one, N) > 1e-3);
        for (int v = 0; v < 5; v++) {
            session(play_name(kinds[k]), vectors[v], other, N);
            check_case("%s, vectors of %ld", kinds[k]->name, vectors[v]);
            CHECK(memcmp(one, other, sizeof one) == 0);
        }
    }
}

/* --- the same session without Max ------------------------------------------------------------- */

static void no_say(void *object, bool is_error, const char *line) {
    (void)object, (void)line;
    CHECK(!is_error);
}
static void no_event(void *object, const char *selector, const struct external_atom *atoms,
                     int count) {
    (void)object, (void)selector, (void)atoms, (void)count;
}
static void no_show(void *object, enum external_inlets inlet, double value) {
    (void)object, (void)inlet, (void)value;
}
static void no_wake(void *object) { (void)object; }
static const struct external_host no_host = {
    .say = no_say, .event = no_event, .show = no_show, .wake = no_wake, .one_thread = true};

static void plain_message(struct external *x, const char *text) {
    char word[64];
    double number = 0;
    struct external_atom atom;
    int words = sscanf(text, "%63s %lf", word, &number);
    atom = (struct external_atom){NULL, words == 2 ? number : atof(word)};
    bool is_float = strspn(word, "0123456789.") == strlen(word);
    CHECK(external_message(x, is_float ? "float" : word, &atom, words == 2 || is_float));
}

static void plain_session(const struct external_kind *kind, double *output, long n) {
    static double vectors[INLETS][EXTERNAL_CHUNK], other[2][EXTERNAL_CHUNK];
    double *in[INLETS];
    uint64_t rng = 7;
    struct external *x = external_new(kind, &no_host, NULL, 48000, NULL, 0);
    for (int i = 0; i < INLETS; i++)
        in[i] = vectors[i];
    for (long done = 0; done < n; done += EXTERNAL_CHUNK) {
        if (done % 4096 == 0)
            plain_message(x, session_messages[done / 4096 % 9]);
        session_signals(in, done, EXTERNAL_CHUNK, &rng);
        const double *read[INLETS] = {in[0], NULL, in[2], in[3], in[4], in[5]};
        double *write[] = {output + done, other[0], other[1]};
        external_process(x, read, write, EXTERNAL_CHUNK);
        external_collect(x);
    }
    external_free(x);
}

TEST("a session in Max gives the bits that it gives without a host") {
    enum { N = 16 * 4096 };
    static double max[N], plain[N];
    if (!play_load())
        return;
    for (int k = 0; k < OBJECTS; k++) {
        session(play_name(kinds[k]), 64, max, N);
        plain_session(kinds[k], plain, N);
        check_case("%s", kinds[k]->name);
        CHECK(play_peak(plain, N) > 1e-3);
        CHECK(memcmp(max, plain, sizeof max) == 0);
    }
}

TEST("nothing is sent, said, allocated, freed or locked while audio is computed") {
    static double output[48000];
    if (!play_load())
        return;
    int before = trap_count();
    for (int k = 0; k < OBJECTS; k++) {
        struct play p = play_start(max_new(play_name(kinds[k])), 48000, 64);
        static const char *const messages[] = {"bang",  "body membrane", "modes 200", "0.5",
                                               "print", "dump",          "reset",     "2"};
        for (int i = 0; i < 24; i++) {
            CHECK(max_send(p.x, 0, messages[i % 8]));
            play_run(&p, 2000, 0, output);
        }
        play_stop(&p);
    }
    check_case("%s", trap_last());
    CHECK(trap_count() == before);
}

TEST("the watch itself notices: the double sees an allocation within perform") {
    int before = trap_count();
    trap_watch(true);
    void *volatile memory = malloc(16); /* volatile: or the compiler does without it */
    free(memory);
    trap_watch(false);
    CHECK(trap_count() == before + (trap_sees_functions() ? 2 : 0));
}

TEST("a strike signal strikes at its very sample, wherever it falls in the vector") {
    static double output[4096];
    if (!play_load())
        return;
    for (int k = 0; k < OBJECTS; k++)
        for (long at = 0; at < 300; at += 37) {
            struct play p = play_start(max_new(play_name(kinds[k])), 48000, 512);
            max_connect(p.x, INLET_STRIKE, true);
            CHECK(max_dsp(p.x, 48000, 512));
            p.in[INLET_STRIKE][at] = 1;
            play_run(&p, 512, 0, output);
            long first = 0;
            while (first < 511 && output[first] == 0)
                first++;
            check_case("%s, sample %ld", kinds[k]->name, at);
            CHECK(first == at);
            play_stop(&p);
        }
}

TEST("a signal that stands still is the attribute of that value") {
    static double by_signal[9600], by_attribute[9600];
    if (!play_load())
        return;
    for (int k = 0; k < OBJECTS; k++) {
        char box[128];
        snprintf(box, sizeof box, "%s @k 2e6 @mu 0.25 @alpha 2 @loudness physical",
                 play_name(kinds[k]));
        struct play p = play_start(max_new(box), 48000, 64);
        CHECK(max_send(p.x, 0, "1"));
        play_run(&p, 9600, 0, by_attribute);
        play_stop(&p);
        snprintf(box, sizeof box, "%s @loudness physical", play_name(kinds[k]));
        struct play q = play_start(max_new(box), 48000, 64);
        for (int i = INLET_K; i <= INLET_ALPHA; i++)
            max_connect(q.x, i, true);
        for (int i = 0; i < 64; i++)
            q.in[INLET_K][i] = 2e6, q.in[INLET_MU][i] = 0.25, q.in[INLET_ALPHA][i] = 2;
        CHECK(max_dsp(q.x, 48000, 64));
        CHECK(max_send(q.x, 0, "1"));
        play_run(&q, 9600, 0, by_signal);
        play_stop(&q);
        check_case("%s", kinds[k]->name);
        CHECK(play_peak(by_signal, 9600) > 1e-4);
        CHECK(memcmp(by_signal, by_attribute, sizeof by_signal) == 0);
    }
}

TEST("pickups in one multichannel outlet are the same as in outlets of their own") {
    static double apart[3][4800], together[3][4800];
    if (!play_load())
        return;
    for (int k = 0; k < OBJECTS; k++)
        for (int o = 0; o < 3; o++) {
            char box[128];
            for (int mc = 0; mc < 2; mc++) {
                snprintf(box, sizeof box, "%s @pickups 0.1 0.4 0.8 %s", play_name(kinds[k]),
                         mc ? "@mc" : "");
                struct play p = play_start(max_new(box), 48000, 64);
                CHECK(max_send(p.x, 0, "1"));
                play_run(&p, 4800, o, mc ? together[o] : apart[o]);
                play_stop(&p);
            }
            check_case("%s, pickup %d", kinds[k]->name, o);
            CHECK(play_peak(apart[o], 4800) > 0);
            CHECK(memcmp(apart[o], together[o], sizeof apart[o]) == 0);
        }
}

TEST("a muted object is silent, and goes on where it was") {
    static double output[512];
    if (!play_load())
        return;
    struct play p = play_start(max_new("knock.mallet~"), 48000, 512);
    CHECK(max_send(p.x, 0, "1"));
    play_run(&p, 512, 0, output);
    CHECK(play_peak(output, 512) > 0);
    ((t_pxobject *)p.x)->z_disabled = 1;
    for (long o = 0; o < p.outs; o++)
        p.out[o][3] = 99;
    play_run(&p, 512, 0, output);
    for (long o = 0; o < p.outs; o++)
        CHECK(play_peak(p.out[o], 512) == 0);
    ((t_pxobject *)p.x)->z_disabled = 0;
    play_run(&p, 512, 0, output);
    CHECK(play_peak(output, 512) > 0);
    play_stop(&p);
}

TEST("audio that is switched off and on again, at another rate, in mid-contact, stays finite") {
    static double output[4800];
    static const double rates[] = {48000, 96000, 44100, 48000};
    if (!play_load())
        return;
    for (int k = 0; k < OBJECTS; k++) {
        struct play p = play_start(max_new(play_name(kinds[k])), 48000, 64);
        for (int i = 0; i < 4; i++) {
            CHECK(max_send(p.x, 0, "1"));
            play_run(&p, 128, 0, output);
            CHECK(max_dsp(p.x, rates[i], 64));
            play_run(&p, 4800, 0, output);
            check_case("%s to %g Hz", kinds[k]->name, rates[i]);
            CHECK(isfinite(play_peak(output, 4800)) && play_peak(output, 4800) < 10);
        }
        play_stop(&p);
    }
}

TEST("two objects share nothing: one plays as it does alone") {
    static double alone[4800], beside[4800];
    if (!play_load())
        return;
    for (int k = 0; k < OBJECTS; k++) {
        struct play p = play_start(max_new(play_name(kinds[k])), 48000, 64);
        CHECK(max_send(p.x, 0, "0.8"));
        play_run(&p, 4800, 0, alone);
        play_stop(&p);
        struct play q = play_start(max_new(play_name(kinds[k])), 48000, 64);
        struct play r = play_start(max_new(play_name(kinds[k])), 96000, 64);
        CHECK(max_send(r.x, 0, "k 1e5") && max_send(r.x, 0, "3"));
        CHECK(max_send(q.x, 0, "0.8"));
        for (int i = 0; i < 75; i++) {
            play_run(&r, 64, 0, NULL);
            play_run(&q, 64, 0, beside + (size_t)i * 64);
        }
        check_case("%s", kinds[k]->name);
        CHECK(play_peak(alone, 4800) > 0);
        CHECK(memcmp(alone, beside, sizeof alone) == 0);
        play_stop(&q), play_stop(&r);
    }
}

CHECK_MAIN
