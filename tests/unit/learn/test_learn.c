/* SPDX-License-Identifier: BSD-3-Clause */
/* Learning from sounds with known modes; see tests/accuracy/accuracy_learn.c for many. */
#include "support/struck.h"

static struct learned learned, other[2];

static enum learn_outcome learn_from(const float *sample, int count, double rate) {
    struct learn_sound sound = {sample, count, rate};
    return learn_modes(&sound, LEARN_MODES_USUAL, NULL, &learned);
}

/* A bar's three partials, struck `at` seconds into the sound and as loud as `gain`. */
static void add_bar(float *x, int count, double rate, double at, double gain) {
    static const double freq[] = {220, 880.5, 2200}, decay[] = {2, .7, .3}, a[] = {.5, .3, .1};
    for (int n = (int)(at * rate); n < count; n++)
        for (int i = 0; i < 3; i++) {
            double t = n / rate - at;
            x[n] += (float)(gain * a[i] * exp(-STRUCK_LN_1000 * t / decay[i]) *
                            sin(2 * STRUCK_PI * freq[i] * t));
        }
}

static void add_noise(float *x, int count, double rms) {
    uint64_t rng = 5;
    for (int n = 0; n < count; n++)
        x[n] += (float)(rms * struck_normal(&rng));
}

static void check_bar(double cents, double decays) {
    static const double freq[] = {220, 880.5, 2200}, decay[] = {2, .7, .3};
    if (!CHECK(learned.count == 3))
        return;
    for (int i = 0; i < 3; i++) {
        CHECK_NEAR(1200 * log2(learned.mode[i].freq / freq[i]), 0, cents);
        CHECK_REL(learned.mode[i].decay, decay[i], decays);
    }
}

TEST("three partials in noise come back at every rate, with amplitudes and phases") {
    static const double rates[] = {16000, 22050, 44100, 48000, 96000, 192000};
    for (unsigned r = 0; r < sizeof rates / sizeof *rates; r++) {
        int count = (int)(1.5 * rates[r]);
        float *x = calloc((size_t)count, sizeof *x);
        check_case("%g Hz", rates[r]);
        add_bar(x, count, rates[r], .1, 1);
        add_noise(x, count, 1e-5);
        CHECK(learn_from(x, count, rates[r]) == LEARN_FOUND);
        check_bar(.05, 2e-3);
        CHECK_NEAR(learned.onset, .1, 1e-3);
        CHECK(learned.error < -50);
        double late = learned.onset - .1;
        CHECK_REL(learned.mode[0].amplitude, .5 * exp(-STRUCK_LN_1000 * late / 2), 1e-2);
        double phase = learned.mode[0].phase - 2 * STRUCK_PI * 220 * late;
        CHECK_NEAR(remainder(phase + STRUCK_PI / 2, 2 * STRUCK_PI), 0, 2e-2);
        free(x);
    }
}

TEST("silence, noise, a click, 10 ms and NaN give no modes") {
    enum { COUNT = 48000 };
    static float x[COUNT];
    CHECK(learn_from(x, COUNT, 48000) == LEARN_NOTHING);
    CHECK(learn_from(x, 0, 48000) == LEARN_NOTHING);
    add_noise(x, COUNT, .1);
    CHECK(learn_from(x, COUNT, 48000) == LEARN_NOTHING);
    for (int n = 0; n < COUNT; n++)
        x[n] *= (float)exp(-n / 4800.);
    CHECK(learn_from(x, COUNT, 48000) == LEARN_NOTHING);
    memset(x, 0, sizeof x);
    x[1000] = 1;
    CHECK(learn_from(x, COUNT, 48000) == LEARN_NOTHING);
    add_bar(x, COUNT, 48000, 0, 1);
    CHECK(learn_from(x, 480, 48000) == LEARN_NOTHING);
    CHECK(learn_from(x, COUNT, 100) == LEARN_NOTHING);
    for (int n = 0; n < COUNT; n++)
        x[n] = n % 2 ? NAN : INFINITY;
    CHECK(learn_from(x, COUNT, 48000) == LEARN_NOTHING);
}

/* A gliding vowel: glottal pulses through three formants. */
TEST("speech gives no modes, or few with a large reported error") {
    enum { COUNT = 96000 };
    static float x[COUNT];
    double phase = 0;
    memset(x, 0, sizeof x);
    for (int n = 0; n < COUNT; n++) {
        double t = n / 48000., pitch = 120 + 30 * sin(2 * STRUCK_PI * 1.3 * t), sum = 0;
        phase += pitch / 48000;
        for (int h = 1; h * pitch < 5000; h++) {
            double f = h * pitch, formants = 0;
            const double centre[] = {500 + 200 * t, 1500 - 300 * t, 2500};
            for (int i = 0; i < 3; i++)
                formants += 1 / (1 + pow((f - centre[i]) / 80, 2));
            sum += formants * sin(2 * STRUCK_PI * h * phase) / h;
        }
        x[n] = (float)(sum * fmin(1, 20 * t) * .2);
    }
    enum learn_outcome outcome = learn_from(x, COUNT, 48000);
    CHECK(outcome == LEARN_NOTHING || learned.error > -12);
}

TEST("without noise all modes are found, for any offset and earlier strike") {
    enum { COUNT = 72000 };
    static float x[COUNT];
    static const double offset[] = {0, .02};
    for (int i = 0; i < 2; i++) {
        for (int n = 0; n < COUNT; n++)
            x[n] = (float)offset[i];
        add_bar(x, COUNT, 48000, 0, .1);
        add_bar(x, COUNT, 48000, .7, 1);
        CHECK(learn_from(x, COUNT, 48000) == LEARN_FOUND);
        check_bar(.01, 1e-3);
        CHECK(learned.error < -100);
    }
}

/* Clipped as by a converter, and as after a lossy coder: near the extreme, but never equal to it.
 */
TEST("a clipped sound is learnt from the end of its clipping") {
    enum { COUNT = 72000 };
    static float x[COUNT];
    static const double coded[] = {0, 1e-3};
    for (int i = 0; i < 2; i++) {
        uint64_t rng = 7;
        check_case("off by %g", coded[i]);
        memset(x, 0, sizeof x);
        add_bar(x, COUNT, 48000, .1, 1);
        add_noise(x, COUNT, 1e-5);
        for (int n = 0; n < COUNT; n++)
            x[n] =
                fmaxf(-.4f, fminf(.4f, x[n])) * (float)(1 - coded[i] * check_uniform(&rng, 0, 1));
        CHECK(learn_from(x, COUNT, 48000) == LEARN_FOUND);
        check_bar(i == 0 ? .1 : 1, i == 0 ? 5e-3 : .02);
        CHECK(learned.from > learned.onset + .01);
    }
}

/* Two partials that are in phase again after 60 ms have their maximum there; the sound before is
 * unclipped. */
TEST("a sound with a short late maximum is learnt from its beginning") {
    enum { COUNT = 72000 };
    static float x[COUNT];
    memset(x, 0, sizeof x);
    for (int n = 4800; n < COUNT; n++) {
        double t = n / 48000. - .1, w = 2 * STRUCK_PI * t, swells = exp(-STRUCK_LN_1000 * t / 3);
        x[n] = (float)(.3 * swells * (sin(440 * w) - .8 * cos(448.3 * w)));
    }
    CHECK(learn_from(x, COUNT, 48000) == LEARN_FOUND);
    CHECK(learned.from < learned.onset + .01);
}

TEST("modes that ring during clipping keep their amplitude, however fast they decay") {
    enum { COUNT = 72000 };
    static float x[COUNT];
    static const double amplitude[] = {.5, .3, .1};
    memset(x, 0, sizeof x);
    add_bar(x, COUNT, 48000, .1, 1);
    add_noise(x, COUNT, 1e-6);
    for (int n = 0; n < COUNT; n++)
        x[n] = fmaxf(-.35f, fminf(.35f, x[n]));
    CHECK(learn_from(x, COUNT, 48000) == LEARN_FOUND);
    CHECK(learned.from > learned.onset + .08);
    for (int i = 0; i < 3 && CHECK(learned.count == 3); i++)
        CHECK_REL(learned.mode[i].amplitude, amplitude[i], .05);
}

TEST("of two strikes in a recording the first is learnt, up to the second") {
    enum { COUNT = 96000 };
    static float x[COUNT];
    memset(x, 0, sizeof x);
    add_bar(x, COUNT, 48000, .1, .15);
    add_bar(x, COUNT, 48000, 1, 1);
    add_noise(x, COUNT, 1e-5);
    CHECK(learn_from(x, COUNT, 48000) == LEARN_FOUND);
    check_bar(.2, 1e-2);
}

TEST("of ten minutes the first half minute is used") {
    const int count = 600 * 48000;
    float *x = calloc((size_t)count, sizeof *x);
    if (!CHECK(x != NULL))
        return;
    add_bar(x, 14 * 48000, 48000, 12, 1);
    add_noise(x, 30 * 48000, 1e-5);
    CHECK(learn_from(x, count, 48000) == LEARN_FOUND);
    check_bar(.05, 2e-3);
    CHECK_NEAR(learned.onset, 12, 1e-3);
    free(x);
}

static int stand_ins(const struct learned *l, double *energy) {
    int count = 0;
    *energy = 0;
    for (int i = 0; i < l->count; i++) {
        const struct learn_mode *m = l->mode + i;
        count += m->is_filler;
        if (m->is_filler)
            *energy += m->amplitude * m->amplitude * m->decay / (4 * STRUCK_LN_1000);
    }
    return count;
}

TEST("at most the requested number of modes is returned, the most audible ones") {
    struct struck s = struck_random(1007);
    struct learn_sound sound = struck_sound(&s);
    CHECK(learn_modes(&sound, LEARN_MODES, NULL, &learned) == LEARN_FOUND);
    double error = learned.error, energy;
    int all = learned.count - stand_ins(&learned, &energy);
    CHECK(all > 8);
    CHECK(learn_modes(&sound, 8, NULL, &learned) == LEARN_FOUND);
    CHECK(learned.count - stand_ins(&learned, &energy) == 8 && learned.error > error);
    CHECK(learned.count <= 16);
    for (int i = 1; i < learned.count; i++)
        CHECK(learned.mode[i].freq >= learned.mode[i - 1].freq);
    free(s.sample);
}

TEST("among many slow modes a loud fast one is returned, however few are requested") {
    uint64_t rng = 3;
    struct struck s = {.rate = 48000, .onset = .05, .strike = 5e-4, .count = 96000, .modes = 31};
    for (int i = 0; i < 31; i++)
        s.mode[i] = (struct struck_mode){.freq = 250 * pow(1.13, i),
                                         .decay = i == 15 ? .06 : 1.5,
                                         .amplitude = i == 15 ? 1 : .01,
                                         .phase = check_uniform(&rng, 0, 2 * STRUCK_PI)};
    struck_render(&s, &rng, -80, 1);
    struct learn_sound sound = struck_sound(&s);
    CHECK(learn_modes(&sound, 2, NULL, &learned) == LEARN_FOUND);
    bool reported = false;
    for (int i = 0; i < learned.count; i++)
        reported |=
            fabs(learned.mode[i].freq / s.mode[15].freq - 1) < .01 && !learned.mode[i].is_filler;
    CHECK(reported);
    free(s.sample);
}

/* --- noise that dies away -----------------------------------------------------------------------
 */

TEST("decaying noise is approximated by fillers of its energy and decay, as room permits") {
    enum { COUNT = 72000 };
    static float x[COUNT];
    static const double decays[] = {.04, .1, .4};
    for (int d = 0; d < 3; d++) {
        uint64_t rng = 11;
        double noise = 0, energy, sum = 0, weight = 0;
        check_case("%g s", decays[d]);
        memset(x, 0, sizeof x);
        add_bar(x, COUNT, 48000, 0, 1);
        for (int n = 0; n < COUNT; n++) {
            double t = n / 48000., y = .3 * exp(-STRUCK_LN_1000 * t / decays[d]);
            y *= struck_normal(&rng);
            noise += y * y / 48000;
            x[n] += (float)y;
        }
        add_noise(x, COUNT, 1e-5);
        CHECK(learn_from(x, COUNT, 48000) == LEARN_FOUND);
        int count = stand_ins(&learned, &energy);
        CHECK(count > LEARN_MODES_USUAL && learned.count <= 2 * LEARN_MODES_USUAL &&
              learned.count - count <= 6);
        for (int i = 0; i < learned.count; i++)
            if (learned.mode[i].is_filler) {
                double its = learned.mode[i].amplitude * learned.mode[i].amplitude;
                sum += its * learned.mode[i].decay * learned.mode[i].decay;
                weight += its * learned.mode[i].decay;
            }
        CHECK_REL(sum / weight, decays[d], .35);
        /* No bands above 16 kHz: a third of white noise. */
        CHECK_NEAR(10 * log10(energy / (noise * 2 / 3)), 0, 2);
    }
}

TEST("noise that decays in two stages, the second 25 dB weaker, gets fillers for both") {
    enum { COUNT = 72000 };
    static float x[COUNT];
    uint64_t rng = 12;
    double tail = 0, reported = 0;
    memset(x, 0, sizeof x);
    add_bar(x, COUNT, 48000, 0, .3);
    for (int n = 0; n < COUNT; n++) {
        double t = n / 48000., late = .3 * .056 * exp(-STRUCK_LN_1000 * t / .8);
        double early = .3 * exp(-STRUCK_LN_1000 * t / .06), y = struck_normal(&rng);
        tail += late * late / 48000;
        x[n] += (float)((early + late) * y);
    }
    add_noise(x, COUNT, 1e-6);
    CHECK(learn_from(x, COUNT, 48000) == LEARN_FOUND);
    for (int i = 0; i < learned.count; i++) {
        const struct learn_mode *m = learned.mode + i;
        if (m->is_filler && m->decay > .3)
            reported += m->amplitude * m->amplitude * m->decay / (4 * STRUCK_LN_1000);
    }
    CHECK_NEAR(10 * log10(reported / (tail * 2 / 3)), 0, 4);
}

TEST("noise 30 dB below the modes is left out, noise 20 dB below gets fillers") {
    enum { COUNT = 72000 };
    static float x[COUNT];
    double energy;
    for (int loud = 0; loud < 2; loud++) {
        uint64_t rng = 13;
        memset(x, 0, sizeof x);
        add_bar(x, COUNT, 48000, 0, 1);
        for (int n = 0; n < COUNT; n++)
            x[n] += (float)((loud ? .063 : .02) * exp(-STRUCK_LN_1000 * n / 48000. / .4) *
                            struck_normal(&rng));
        CHECK(learn_from(x, COUNT, 48000) == LEARN_FOUND);
        int count = stand_ins(&learned, &energy);
        check_case("%.1f dB, %d stand in", learned.error, count);
        CHECK(learned.error > (loud ? -24 : -35) && learned.error < (loud ? -20 : -30));
        CHECK((count > 0) == (loud == 1));
    }
}

TEST("stationary noise gets no fillers") {
    enum { COUNT = 72000 };
    static float x[COUNT];
    double energy;
    memset(x, 0, sizeof x);
    add_bar(x, COUNT, 48000, .1, 1);
    add_noise(x, COUNT, .02);
    CHECK(learn_from(x, COUNT, 48000) == LEARN_FOUND);
    CHECK(learned.error > -25); /* otherwise fillers would be added */
    CHECK(stand_ins(&learned, &energy) == 0);
}

/* --- stopping -----------------------------------------------------------------------------------
 */

struct patience {
    int asked, most;
    double done;
    bool backwards;
};

static bool lasts(void *who, double done) {
    struct patience *p = who;
    p->backwards |= done < p->done || done > 1;
    p->done = done;
    return ++p->asked < p->most;
}

TEST("learning stops on request at any moment, and reports its progress") {
    struct struck s = struck_random(1010);
    struct learn_sound sound = struck_sound(&s);
    struct patience all = {.most = 1 << 30};
    struct learn_watch watch = {lasts, &all, NULL};
    CHECK(learn_modes(&sound, 64, &watch, &learned) == LEARN_FOUND);
    CHECK(all.asked > 20 && all.done > .8 && !all.backwards);
    for (int most = 1; most <= all.asked; most += all.asked / 10) {
        struct patience some = {.most = most};
        watch.who = &some;
        CHECK(learn_modes(&sound, 64, &watch, &learned) == LEARN_STOPPED);
        CHECK(some.asked == most);
    }
    free(s.sample);
}

static bool goes_on(void *who, double done) {
    (void)who, (void)done;
    return true;
}

/* Once true it stays true. */
static bool is_stopped(void *who) {
    struct patience *p = who;
    return ++p->asked >= p->most;
}

TEST("a stop between two progress reports ends learning without an answer") {
    struct struck s = struck_random(1010);
    struct learn_sound sound = struck_sound(&s);
    struct patience all = {.most = 1 << 30};
    struct learn_watch watch = {goes_on, &all, is_stopped};
    CHECK(learn_modes(&sound, 64, &watch, &learned) == LEARN_FOUND);
    CHECK(all.asked > 500);
    for (int most = 1; most <= all.asked; most += all.asked / 60) {
        struct patience some = {.most = most};
        watch.who = &some;
        check_case("%d of %d", most, all.asked);
        CHECK(learn_modes(&sound, 64, &watch, &learned) == LEARN_STOPPED);
        CHECK(some.asked < most + 400); /* each stage ends at its first question */
    }
    free(s.sample);
}

/* --- two places ---------------------------------------------------------------------------------
 */

TEST("a body struck at two places has one set of modes, with those missing at one place") {
    struct struck s[2];
    struct learn_sound sound[2];
    for (int t = 0; t < 2; t++) {
        uint64_t rng = 40 + (uint64_t)t;
        s[t] = (struct struck){
            .rate = 48000, .onset = .05 + .02 * t, .strike = 5e-4, .count = 96000, .modes = 3};
        for (int i = 0; i < 3; i++)
            s[t].mode[i] = (struct struck_mode){.freq = 300 * pow(2.3, i),
                                                .decay = 1. / (i + 1),
                                                .amplitude = i == 2 * t ? 1e-9 : .5,
                                                .phase = i == 1 && t ? STRUCK_PI : 0};
        struck_render(&s[t], &rng, -60, 1);
        sound[t] = struck_sound(&s[t]);
    }
    CHECK(learn_modes_twice(sound, 64, NULL, other) == LEARN_FOUND);
    if (CHECK(other[0].count == 3 && other[1].count == 3))
        for (int i = 0; i < 3; i++) {
            CHECK_NEAR(1200 * log2(other[0].mode[i].freq / s->mode[i].freq), 0, .5);
            CHECK_REL(other[0].mode[i].decay, s->mode[i].decay, .02);
            CHECK(other[0].mode[i].freq == other[1].mode[i].freq);
            for (int t = 0; t < 2; t++)
                CHECK_NEAR(other[t].mode[i].amplitude, s[t].mode[i].amplitude, .02);
        }
    for (int t = 0; t < 2; t++)
        free(s[t].sample);
}

CHECK_MAIN
