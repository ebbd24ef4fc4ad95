/* SPDX-License-Identifier: BSD-3-Clause */
/* Loudness and velocity in the objects: when a head strikes on a fresh voice, what has a gain, and
 * the speed that a body brings. */
#include "support/check.h"
#include "support/object/fake_host.h"

#include "bodies/body.h"

enum { N = 8192 };
static double sound[N], force[N], compression[N], *const outs[] = {sound, force, compression};

static double play(struct fake *f, const double *const in[INLETS], int n) {
    double peak = 0;
    fake_play(f, in, outs, n, 64);
    for (int i = 0; i < n; i++)
        peak = fmax(peak, fabs(sound[i]));
    return peak;
}

/* Peak in dBFS of what these messages play, at 44.1 kHz. */
static double peak_of(struct fake *f, const char *const *lines) {
    for (; *lines; lines++)
        CHECK(fake_send(f, *lines));
    return 20 * log10(play(f, NULL, N));
}

static double peak_after(struct fake *f, const char *first, const char *second) {
    const char *const lines[] = {first, second, NULL};
    return peak_of(f, lines);
}

TEST("a bar struck by another head is as loud; what rings keeps its level") {
    struct fake *f = fake_new(&mallet_tilde, "-body vibraphone");
    double usual = peak_after(f, "reset", "5");
    double soft = peak_after(f, "mallet yarn-soft", "5");
    double hard = peak_after(f, "mallet brass", "5");
    check_case("%.1f, %.1f, %.1f dBFS", usual, soft, hard);
    CHECK(fabs(soft - usual) < 6 && fabs(hard - usual) < 6); /* they ring together */
    fake_send(f, "reset");
    play(f, NULL, N);
    fake_send(f, "mallet usual");
    fake_send(f, "5");
    play(f, NULL, 4096);
    static double alone[N], with[N];
    play(f, NULL, 4096);
    memcpy(alone, sound, sizeof alone);
    for (int i = 0; i < 2; i++) { /* the same again, with another head before the second half */
        fake_send(f, "reset");
        play(f, NULL, N);
        fake_send(f, "mallet usual");
        fake_send(f, "5");
        play(f, NULL, 4096);
        fake_send(f, "k 1e6");
        play(f, NULL, 4096);
        memcpy(with, sound, sizeof with);
        for (int n = 0; n < 4096; n++)
            CHECK(with[n] == alone[n]);
    }
    fake_free(f);
}

TEST("physical has no gain, and other outputs are in SI units under both") {
    static const char *const kinds[] = {"-loudness equal", "-loudness physical"};
    double radiated[2], velocity[2], at_1000;
    for (int i = 0; i < 2; i++) {
        struct fake *f = fake_new(&mallet_tilde, kinds[i]);
        radiated[i] = peak_after(f, "reset", "5");
        velocity[i] = peak_after(f, "out velocity", "5");
        fake_free(f);
    }
    double gain = 20 * log10(body_kinds[BODY_MARIMBA]->level.gain);
    check_case("radiated %.2f %.2f, gain %.2f; velocity %.2f %.2f", radiated[0], radiated[1], gain,
               velocity[0], velocity[1]);
    CHECK(fabs(radiated[0] - radiated[1] - gain) < 1e-6);
    CHECK(fabs(velocity[0] - velocity[1]) < 1e-9);
    /* A free mass of 1 kg, struck elastically by 1 kg at 2 m/s, moves on at 2 m/s. */
    struct fake *f = fake_new(&impact_tilde, "-body mass -bodymass 1 -mass 1 -mu 0 -out velocity");
    at_1000 = pow(10, peak_after(f, "reset", "2") / 20);
    check_case("%.6f m/s", at_1000);
    CHECK_REL(at_1000, 2, 1e-4);
    fake_free(f);
}

TEST("a note's level is that of its velocity, as in General MIDI, within 3 dB") {
    static const struct {
        const char *body, *half, *full;
    } cases[] = {{"-body marimba", "57 64", "57 127"},
                 {"-body bowl", "60 64", "60 127"},
                 {"-body tom", "43 64", "43 127"},
                 {"-body bell", "72 64", "72 127"}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct fake *f = fake_new(&mallet_tilde, cases[i].body);
        double full = peak_after(f, "reset", cases[i].full);
        fake_send(f, "reset");
        play(f, NULL, N);
        double half = peak_after(f, "reset", cases[i].half);
        check_case("%s: %.1f dB", cases[i].body, half - full);
        CHECK(fabs(half - full - 40 * log10(64 / 127.)) < 3);
        fake_free(f);
    }
}

TEST("a body brings the speed of velocity 80 until it is set") {
    struct fake *f = fake_new(&mallet_tilde, "-body bell");
    struct body_velocity bell = body_velocity(BODY_BELL, body_kinds[BODY_BELL]->usual.freq);
    CHECK_REL(external_settings(f->x)->speed, body_speed(bell, 80), 1e-5);
    CHECK(fake_send(f, "body wall"));
    CHECK_REL(external_settings(f->x)->speed, body_speed(body_velocity_usual, 80), 1e-5);
    CHECK(fake_send(f, "speed 0.7") && fake_send(f, "body tom"));
    CHECK(external_settings(f->x)->speed == .7);
    CHECK(external_settings(f->x)->least == 1e-3);
    fake_free(f);
}

/* 90 Hz, a decade up and down; the first strike comes before the signal, the second in it. */
static double driven(const char *box, int block) {
    static double k[N];
    const double *in[INLETS] = {[INLET_K] = k};
    double peak = 0;
    struct fake *f = fake_new(&mallet_tilde, box);
    for (int n = 0; n < N; n++)
        k[n] = external_settings(f->x)->k * pow(10, sin(2 * acos(-1) * 90 * n / 44100));
    fake_send(f, "2");
    play(f, NULL, 4096);
    for (int part = 0; part < 2; part++) {
        fake_play(f, in, outs, N, block);
        for (int n = 1024; n < N; n++)
            peak = fmax(peak, fabs(sound[n]));
        fake_send(f, "2");
    }
    fake_free(f);
    return peak;
}

TEST("while a signal moves k a soft head gets no more gain than the usual one, in blocks of any "
     "size") {
    static const char *const bodies[] = {"glockenspiel", "triangle", "bar", "marimba", "bowl"};
    static const char *const heads[] = {"rubber-hard", "felt", "hand", "steel"};
    for (int i = 0; i < 5 * 4; i++) {
        char box[128];
        snprintf(box, sizeof box, "-body %s -mallet %s -push 200", bodies[i / 4], heads[i % 4]);
        double peak = driven(box, 64);
        check_case("%s: %.1f dBFS", box, 20 * log10(peak));
        CHECK(peak < 1);
        CHECK(driven(box, 17) == peak);
    }
}

TEST("on every body a signal of k over two decades under 200 N stays below full scale") {
    for (int i = 0; i < BODY_SHAPES; i++) {
        char box[128];
        snprintf(box, sizeof box, "-body %s -push 200", body_kinds[i]->name);
        double peak = driven(box, 64);
        check_case("%s: %.1f dBFS", box, 20 * log10(peak));
        CHECK(peak < 1);
    }
}

/* Of a bowl that hums under a constant drive of any size; the limit ends without a step. */
TEST("a drive by signal is limited below full scale, with its gain, and physical is not") {
    static const char *const boxes[] = {"-body bowl -gain 20", "-body bowl -loudness physical"};
    static double drive[N];
    const double *in[INLETS] = {[INLET_DRIVE] = drive};
    for (int i = 0; i < 2; i++) {
        struct fake *f = fake_new(&mallet_tilde, boxes[i]);
        for (int n = 0; n < N; n++)
            drive[n] =
                n < N / 2 ? 500 * sin(2 * acos(-1) * external_settings(f->x)->freq * n / 44100) : 0;
        double peak = play(f, in, N);
        check_case("%s: %.2f dBFS", boxes[i], 20 * log10(peak));
        CHECK(i == 0 ? peak > .9 && peak < 1 : peak > 2);
        fake_free(f);
    }
}

TEST("without signals strikes pass the limit unchanged, above full scale too") {
    struct fake *f = fake_new(&mallet_tilde, "-body bowl -gain 20");
    double loud = peak_after(f, "reset", "5");
    fake_free(f);
    f = fake_new(&mallet_tilde, "-body bowl");
    double plain = peak_after(f, "reset", "5");
    check_case("%.6f and %.6f dBFS", loud, plain);
    CHECK(fabs(loud - plain - 20) < 1e-9);
    fake_free(f);
}

/* 30 kg to 3 g were 63 dB apart on a bar. */
TEST("a body of any mass is as loud as its usual mass, within 5 dB") {
    static const double factors[] = {1e-3, .1, 10, 1e3};
    for (int i = 0; i < BODY_SHAPES; i += 2) {
        const double usual = body_default((enum body_shape)i).mass;
        double level[5];
        for (int k = 0; k < 5 && !body_kinds[i]->plate; k++) {
            char box[128];
            snprintf(box, sizeof box, "-body %s -bodymass %.9g", body_kinds[i]->name,
                     usual * (k < 4 ? factors[k] : 1));
            struct fake *f = fake_new(&mallet_tilde, box);
            level[k] = peak_after(f, "reset", "5");
            fake_free(f);
        }
        for (int k = 0; k < 4 && !body_kinds[i]->plate; k++) {
            check_case("%s of %g kg: %.1f dB", body_kinds[i]->name, usual * factors[k],
                       level[k] - level[4]);
            CHECK(fabs(level[k] - level[4]) < 5);
        }
    }
}

TEST("a change of the mass while a body rings keeps the gain of what rings") {
    struct fake *f = fake_new(&mallet_tilde, "-body bar");
    double struck = peak_after(f, "reset", "5");
    play(f, NULL, N);
    double ringing = 20 * log10(play(f, NULL, N));
    fake_send(f, "bodymass 0.5");
    double heavier = 20 * log10(play(f, NULL, N));
    double again = peak_after(f, "stop", "5");
    check_case("%.1f; %.1f, then %.1f; %.1f dBFS", struck, ringing, heavier, again);
    CHECK(heavier < ringing);
    CHECK(fabs(again - struck) < 1);
    fake_free(f);
}

TEST("strikes by signal take the loudness of a head that a message changes") {
    static double strikes[N];
    const double *in[INLETS] = {[INLET_STRIKE] = strikes};
    strikes[4000] = 5;
    struct fake *f = fake_new(&mallet_tilde, "-body glockenspiel");
    double usual = 20 * log10(play(f, in, N));
    fake_send(f, "mallet felt");
    for (int i = 0; i < 12; i++) /* let it die away */
        play(f, NULL, N);
    fake_send(f, "reset");
    double before = 20 * log10(play(f, in, N));
    fake_send(f, "mallet cord");
    fake_send(f, "stop");
    double after = 20 * log10(play(f, in, N));
    check_case("%.1f, %.1f, %.1f dBFS", usual, before, after);
    CHECK(fabs(after - usual) < 5);
    fake_free(f);
}

TEST("lists of modes are as loud as other bodies, at the next strike") {
    struct fake *f = fake_new(&mallet_tilde, "-body modes");
    const char *const lines[] = {
        "freqs 300 800 1900", "decays 1 0.7 0.4", "masses 0.05", "shapes 1", "5", NULL};
    double peak = peak_of(f, lines);
    check_case("%.1f dBFS", peak);
    CHECK(fabs(peak + 5.5) < .5);
    fake_send(f, "stop");
    play(f, NULL, N);
    peak = peak_after(f, "masses 0.5", "5");
    check_case("%.1f dBFS", peak);
    CHECK(fabs(peak + 5.5) < .5);
    fake_free(f);
}

CHECK_MAIN
