/* SPDX-License-Identifier: BSD-3-Clause */
/* Faults around an object: changes of rate in the middle of a contact, audio off for hours, full
 * disks; and faults that the fuzzers found. */
#include "learn/learn_text.h"
#include "support/check.h"
#include "support/ledger.h"
#include "support/object/fake_host.h"
#include "support/object/inside.h"

enum { LENGTH = 2048, OUTS = 3 };

static double play(struct fake *f, double *output, int n) {
    double peak = 0;
    fake_play(f, NULL, (double *[OUTS]){output, NULL, NULL}, n, EXTERNAL_CHUNK);
    for (int i = 0; i < n; i++)
        peak = output[i] <= peak && output[i] >= -peak ? peak : fabs(output[i]);
    return peak;
}

static const struct fake_event *hit_of(const struct fake *f) {
    for (int i = 0; i < f->events; i++)
        if (strcmp(f->event[i].selector, "hit") == 0)
            return &f->event[i];
    return NULL;
}

/* --- another rate in the middle of a contact -------------------------------------------------- */

/* An impact of 20 ms during which the rate changes `times` times: the values of its hit, and the
 * imbalance of the ledger. */
static bool strike(const char *box, const double *rates, int times, double hit[6], double *open) {
    static double output[LENGTH];
    struct fake *f = fake_new(&impact_tilde, box);
    CHECK(fake_send(f, "strike 1"));
    for (int i = 0; i < times; i++) {
        CHECK(play(f, output, 256) < 1e6);
        external_rate(f->x, rates[i]);
    }
    for (int i = 0; i < 20 && !hit_of(f); i++)
        CHECK(play(f, output, LENGTH) < 1e6);
    const struct fake_event *event = hit_of(f);
    for (int i = 0; event && i < 6; i++)
        hit[i] = event->atoms[i].number;
    struct collision_ledger l = inside_ledger(f->x);
    *open = fabs(ledger_imbalance(&l)) / l.largest;
    fake_free(f);
    return event != NULL;
}

TEST("a change of rate during an impact does not change the impact") {
    static const char *const boxes[] = {
        "-body wall -mass 1 -k 4e5 -alpha 1.5 -quality render",
        "-body mass -bodymass 3 -mass 1 -k 3e5 -mu 0.1 -quality render",
        "-body modes -freqs 70 210 -decays 3 -masses 5 -mass 1 -k 4e5 -quality render"};
    static const double rates[] = {96000, 44100, 192000, 22050};
    for (int b = 0; b < 3; b++)
        for (int times = 1; times <= 4; times++) {
            double whole[6] = {0}, broken[6] = {0}, open[2];
            check_case("%s, %d changes", boxes[b], times);
            CHECK(strike(boxes[b], rates, 0, whole, &open[0]));
            CHECK(strike(boxes[b], rates, times, broken, &open[1]));
            CHECK_REL(broken[1], whole[1], 1e-4); /* v_out */
            CHECK_REL(broken[2], whole[2], 1e-3); /* duration */
            CHECK_REL(broken[3], whole[3], 1e-3); /* peak */
            CHECK_REL(broken[5], whole[5], 1e-3); /* depth */
            CHECK(open[0] < 1e-10 && open[1] < 1e-10);
        }
}

/* --- audio that is off ------------------------------------------------------------------------ */

/* Thousands of messages, held and released notes among them, without a block of audio. */
static void long_silence(struct fake *f) {
    static const char *const lines[] = {"list 60 100", "list 60 0",  "pedal 0",  "list 67 20",
                                        "body bowl",   "k 3e6",      "gain -20", "push 3",
                                        "freq 313",    "modes 12",   "push 0",   "print",
                                        "dump",        "strike 0.3", "pedal 1",  "drop 0.2"};
    for (int i = 0; i < 4000; i++) {
        fake_send(f, lines[i % 16]); /* some are not for every object */
        if (i % 64 == 0)
            external_collect(f->x);
        f->events = 0;
    }
}

TEST("after hours without audio an object plays what was sent last, and nothing else") {
    static double slept[LENGTH], fresh[LENGTH];
    static const struct external_host *const hosts[] = {&fake_host, &fake_host_of_threads};
    for (int k = 0; k < EXTERNAL_KINDS; k++)
        for (int h = 0; h < 2; h++) {
            struct fake *f = fake_new_in(hosts[h], external_kinds[k], "");
            struct fake *g = fake_new_in(hosts[h], external_kinds[k], "");
            check_case("%s, %s", external_kinds[k]->name, h ? "threads" : "one thread");
            CHECK(fake_send(f, "strike 1") && play(f, slept, LENGTH) > 0);
            long_silence(f);
            fake_send(g, "pedal 0"), fake_send(g, "pedal 1"), fake_send(g, "list 67 20");
            fake_send(g, "body bowl"), fake_send(g, "k 3e6"), fake_send(g, "gain -20");
            fake_send(g, "freq 313"), fake_send(g, "modes 12");
            play(g, fresh, LENGTH), play(g, fresh, LENGTH); /* the gain settles */
            fake_send(f, "reset"), fake_send(g, "reset");
            play(f, slept, LENGTH), play(f, slept, LENGTH), play(g, fresh, LENGTH);
            fake_send(f, "reset"), fake_send(g, "reset");
            CHECK(fake_send(f, "strike 2") && fake_send(g, "strike 2"));
            CHECK(play(f, slept, LENGTH) > 0 && play(g, fresh, LENGTH) > 0);
            CHECK(memcmp(slept, fresh, sizeof slept) == 0);
            fake_free(f), fake_free(g);
        }
}

/* --- the ends of the ranges ------------------------------------------------------------------- */

TEST("a felt that relaxes completely still carries a hammer") {
    static const char *const boxes[] = {
        "-law felt -felt_weight 1 -felt_time 1e-6 -k 9e14 -alpha 2.5 -mass 0.00076 -quality render",
        "-law felt -felt_weight 1 -felt_time 1e-5 -k 1e8 -mass 0.01 -quality render"};
    static const char *const bodies[] = {"body wall", "body mass", "body bar"};
    static double output[LENGTH];
    for (int b = 0; b < 6; b++) {
        struct fake *f = fake_new(&impact_tilde, boxes[b % 2]);
        check_case("%s, %s", boxes[b % 2], bodies[b / 2]);
        CHECK(fake_send(f, bodies[b / 2]) && fake_send(f, "strike 0.001"));
        play(f, output, 512);
        struct collision_ledger l = inside_ledger(f->x);
        CHECK(fabs(ledger_imbalance(&l)) <= 1e-10 * l.largest);
        CHECK(l.lost_contact - l.strikes <= 1e-10 * l.largest);
        CHECK(fabs(inside_state(f->x)->motion.v) < 1e-3);
        fake_free(f);
    }
}

/* A mass of 77 t on a snare, struck at another pitch while it oscillates by metres. */
TEST("the ledger of a drumhead driven far out of bounds closes, whatever strikes it") {
    static double output[LENGTH];
    static const char *const strikes[] = {"velocity 47", "list 123.354589 47.0182132", "strike 3"};
    static const struct {
        double drive;
        int samples;
    } drives[] = {{766991.93937956076, 20}, {-766991.93937956076, 95}, {766991.93937956076, 0}};
    for (int b = 0; b < 6; b++) {
        struct fake *f = fake_new(&mallet_tilde, "-damp 0.830486042 -body snare -pitch 22.5908399 "
                                                 "-quality render");
        check_case("%s%s", strikes[b % 3], b < 3 ? "" : ", from pitch 123");
        for (int i = 0; i < 3; i++) {
            CHECK(external_inlet_value(f->x, INLET_DRIVE, drives[i].drive));
            play(f, output, drives[i].samples);
        }
        CHECK((b < 3 || fake_send(f, "pitch 123.354589")) && fake_send(f, strikes[b % 3]));
        play(f, output, 72);
        struct collision_ledger l = inside_ledger(f->x);
        CHECK(l.lost_contact >= 0 && l.lost_exchange >= 0 && l.strikes > 0);
        CHECK(fabs(ledger_imbalance(&l)) <= 1e-10 * l.largest);
        fake_free(f);
    }
}

TEST("a hammer thrown further than 10 m that falls back is not away") {
    static double output[4410];
    struct fake *f = fake_new(&bounce_tilde, "-body wall -restitution 1 -mass 0.1");
    int hits = 0, gone = 0;
    CHECK(fake_send(f, "strike 20")); /* 20 m high, back after 4.1 s */
    for (int i = 0; i < 50; i++) {
        play(f, output, 4410);
        for (int e = 0; e < f->events; e++) {
            hits += strcmp(f->event[e].selector, "hit") == 0;
            gone += strcmp(f->event[e].selector, "away") == 0;
        }
        f->events = 0;
    }
    CHECK(hits == 2 && gone == 0);
    fake_free(f);
}

/* --- what is written -------------------------------------------------------------------------- */

TEST("a file contains the body's modes, and none of the hammer's") {
    struct fake *f =
        fake_new(&impact_tilde, "-body modes -freqs 200 300 411 -hammer_freqs 500 600");
    char line[LEARN_TEXT_LINE];
    int lines = 0;
    CHECK(fake_send(f, "write test_external_faults.txt"));
    FILE *file = fopen("test_external_faults.txt", "r");
    while (file && fgets(line, sizeof line, file))
        lines += *line >= '0' && *line <= '9';
    CHECK(file && lines == 3);
    if (file)
        fclose(file);
    remove("test_external_faults.txt");
    fake_free(f);
}

/* --- a full disk ------------------------------------------------------------------------------ */

#ifdef __linux__
TEST("a full disk is reported, for one line or a thousand") {
    static const char *const boxes[] = {"-body modes -freqs 300", "-body membrane -modes 1000"};
    for (int b = 0; b < 2; b++) {
        struct fake *f = fake_new(&mallet_tilde, boxes[b]);
        check_case("%s", boxes[b]);
        CHECK(!fake_send(f, "write /dev/full") && f->errors == 1);
        CHECK(strstr(f->line, "cannot be written"));
        fake_free(f);
    }
}
#endif

CHECK_MAIN
