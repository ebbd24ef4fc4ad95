/* SPDX-License-Identifier: BSD-3-Clause */
/* Changes of parameters while a body rings. */
#include "support/check.h"
#include "support/object/fake_host.h"
#include "support/object/inside.h"

enum { OUTPUTS = 3, PIECE = 2048, OUTS = 3 };
static const char *const outputs[OUTPUTS] = {"out velocity", "out displacement",
                                             "out acceleration"};

/* Output after a strike and, PIECE samples later, a second message. */
static const double *play_change(const struct external_kind *kind, const char *before,
                                 const char *after) {
    static double samples[2 * PIECE];
    struct fake *f = fake_new(kind, "-body bar");
    fake_send(f, before);
    fake_send(f, "strike 1");
    fake_play(f, NULL, (double *[OUTS]){samples, NULL, NULL}, PIECE, 64);
    fake_send(f, after);
    fake_play(f, NULL, (double *[OUTS]){samples + PIECE, NULL, NULL}, PIECE, 64);
    fake_free(f);
    return samples;
}

static double peak_of(const double *samples, int n) {
    double peak = 0;
    for (int i = 0; i < n; i++)
        peak = fmax(peak, fabs(samples[i]));
    return peak;
}

/* A loudspeaker knows no units: displacement in m sounds for 4 ms more, below velocity in m/s. An
 * acceleration of 1e4 m/s^2 cannot begin within half of a displacement of 1e-5 m. */
TEST(
    "another output is as loud as if it had been there before, and begins where the last one was") {
    for (int k = 0; k < EXTERNAL_KINDS; k++)
        for (int from = 0; from < OUTPUTS; from++)
            for (int to = 0; to < OUTPUTS; to++) {
                const struct external_kind *kind = external_kinds[k];
                double usual = peak_of(play_change(kind, outputs[to], outputs[to]) + PIECE, PIECE);
                const double *output = play_change(kind, outputs[from], outputs[to]);
                double last = peak_of(output + PIECE - 200, 200);
                double first = fabs(output[PIECE] - output[PIECE - 1]);
                check_case("%s: from %s to %s", kind->name, outputs[from], outputs[to]);
                CHECK(peak_of(output + PIECE, 180) <= 1.1 * (usual + last) &&
                      first <= .5 * fmax(last, 1e-3 * usual));
                double later = peak_of(output + PIECE + 180, PIECE - 180);
                CHECK(later > .1 * usual && later <= usual);
            }
}

/* A free mass is as loud as its output's gain makes it, which for displacement differs from a
 * bar's: 67 dB too loud when the next voice's gain was applied to the ringing one. */
TEST("a ringing body is no louder when a wall or a free mass replaces it") {
    for (int k = 0; k < EXTERNAL_KINDS; k++)
        for (int to = 0; to < 2 * OUTPUTS; to++) {
            const char *body = to % 2 ? "body wall" : "body mass";
            char box[64];
            snprintf(box, sizeof box, "%s", outputs[to / 2]);
            const double *output = play_change(external_kinds[k], box, body);
            check_case("%s: %s, then %s", external_kinds[k]->name, box, body);
            CHECK(peak_of(output + PIECE, 180) <= peak_of(output + PIECE - 200, 200));
        }
}

/* The hammer continues with the body, whose deflection it holds: with half of the deflection it was
 * up to six times as loud as a strike of 1 m/s, and released on the other body louder. The ledger
 * has the work of the load. */
TEST("under a resting hammer a change of position, size, note or mass is inaudible") {
    enum { LONG = 88200 };
    static double samples[LONG];
    static const char *const bodies[] = {"plate", "gong", "marimba", "glass", "bell", "snare"};
    static const char *const changes[] = {"at 0.45",        "at 0.02",        "size 3",
                                          "freq 777",       "bodymass 0.001", "bodymass 30",
                                          "material glass", "modes 9",        "tension 3"};
    double *out[OUTS] = {samples, NULL, NULL};
    for (int n = 0; n < 6 * 9; n += check_quick() ? 5 : 1) {
        char box[64];
        snprintf(box, sizeof box, "-body %s -mallet hand", bodies[n / 9]);
        check_case("%s, %s", box, changes[n % 9]);
        struct fake *f = fake_new(&mallet_tilde, box);
        fake_send(f, "strike 1");
        fake_play(f, NULL, out, LONG / 4, 64);
        double strike = peak_of(samples, LONG / 4);
        fake_send(f, "reset");
        fake_send(f, "push 20");
        fake_play(f, NULL, out, LONG, 64);
        double rest = peak_of(samples + LONG - 8820, 8820);
        double mass = external_settings(f->x)->bodymass;
        CHECK(fake_send(f, changes[n % 9]));
        /* the ringing continues with the same energy in a lighter body */
        double lighter = fmax(1, sqrt(mass / external_settings(f->x)->bodymass));
        fake_play(f, NULL, out, LONG / 4, 64);
        double after = peak_of(samples, LONG / 4);
        check_case("%s, %s: %.2g of a strike, %.2g before", box, changes[n % 9], after / strike,
                   rest / strike);
        CHECK(after < 1e-4 * strike + 2 * lighter * rest);
        struct collision_ledger l = inside_ledger(f->x);
        CHECK(l.lost_exchange > -1e-15 && l.push > 0);
        fake_free(f);
    }
}

/* Steps compared with those of the ringing before. */
TEST("a reset is silence after 4 ms, and does not click") {
    for (int k = 0; k < EXTERNAL_KINDS; k++)
        for (int to = 0; to < OUTPUTS; to++) {
            double step = 0, last = 0;
            const double *output = play_change(external_kinds[k], outputs[to], "reset");
            check_case("%s: %s", external_kinds[k]->name, outputs[to]);
            for (int i = PIECE - 180; i < PIECE + 180; i++)
                *(i < PIECE ? &step : &last) =
                    fmax(i < PIECE ? step : last, fabs(output[i] - output[i - 1]));
            CHECK(last > 0 && last <= 1.05 * step && peak_of(output + PIECE + 180, 1000) == 0);
        }
}

/* The first pickup of a high note, before and after `spread 1`, beside the same without it. */
static void play_spread(const char *box, bool spreads, double *samples) {
    static double second[2 * PIECE];
    struct fake *f = fake_new(&mallet_tilde, box);
    for (int i = 0; i < 2; i++) {
        fake_send(f, i == 0 ? "list 84 100" : spreads ? "spread 1" : "spread 0");
        fake_play(f, NULL, (double * [OUTS + 1]){samples + i * PIECE, second, NULL, NULL}, PIECE,
                  64);
    }
    fake_free(f);
}

/* Two thirds of it go to the other side within 7 ms, with a continuous slope: the weight's second
 * difference is at most 2/3 (1 - exp(-1/30.9))^2 = 6.8e-4 a sample^2. One pickup has no sides. */
TEST("spread moves what rings to the side without a click, and leaves a single pickup as it is") {
    static double moved[2 * PIECE], stays[2 * PIECE];
    play_spread("-body bar -pickups 0.3 0.6", true, moved);
    play_spread("-body bar -pickups 0.3 0.6", false, stays);
    double weight[3] = {1, 1, 1}, bend = 0, peak = peak_of(stays, PIECE);
    for (int i = PIECE; i < 2 * PIECE; i++) {
        if (fabs(stays[i]) < 1e-3 * peak) {
            weight[1] = -1; /* near a zero the ratio has no digits */
            continue;
        }
        weight[0] = weight[1];
        weight[1] = weight[2];
        weight[2] = moved[i] / stays[i];
        if (weight[0] >= 0 && weight[1] >= 0)
            bend = fmax(bend, fabs(weight[2] - 2 * weight[1] + weight[0]));
    }
    check_case("weight %g, second difference %g", weight[2], bend);
    CHECK_NEAR(weight[2], 1 / 3., 1e-3);
    CHECK(bend > 0 && bend < 7.5e-4);
    play_spread("-body bar", true, moved);
    play_spread("-body bar", false, stays);
    CHECK(memcmp(moved, stays, sizeof moved) == 0);
}

static double peak_after(const char *box, const char *line) {
    static double output[PIECE];
    struct fake *f = fake_new(&mallet_tilde, box);
    fake_send(f, "list 45 127");
    fake_play(f, NULL, (double *[OUTS]){output, NULL, NULL}, PIECE, 64);
    if (line)
        CHECK(fake_send(f, line));
    fake_play(f, NULL, (double *[OUTS]){output, NULL, NULL}, PIECE, 64);
    fake_free(f);
    return peak_of(output, PIECE);
}

/* The stretching energy psi^2/2 = U (T/T0 - 1)/2 becomes motion. At T/T0 = 1.9 the amplitude is
 * then at most sqrt(1 + .9/2) = 1.20 times that of the modes without it; 1.14 is measured. */
TEST("a change of a ringing drumhead's tension keeps the energy, so it is hardly louder than "
     "either") {
    static const char *const bodies[] = {"tom", "bass-drum", "timpani", "conga"};
    static const char *const less[] = {"1", "0.01", "1e-6", "1e-12", "1e-16", "1e-20", "1e-300"};
    for (int k = 0; k < 4 * 7; k++) {
        char box[64], line[32];
        snprintf(box, sizeof box, "-body %s -tension 4", bodies[k / 7]);
        snprintf(line, sizeof line, "tension %s", less[k % 7]);
        check_case("%s, %s", box, line);
        double louder =
            peak_after(box, line) / fmax(peak_after(box, NULL), peak_after(box, "tension 0"));
        check_case("%s, %s: %.3f", box, line, louder);
        CHECK(louder < 1.15);
    }
}

static double peak_struck(const char *box) {
    static double output[PIECE];
    struct fake *f = fake_new(&mallet_tilde, box);
    fake_send(f, "list 45 127");
    fake_play(f, NULL, (double *[OUTS]){output, NULL, NULL}, PIECE, 64);
    fake_free(f);
    return peak_of(output, PIECE);
}

/* Each mode keeps its energy, so its velocity grows by sqrt(m / m'). A strike on the lighter body
 * is as loud or louder, but for bowls, whose modes a head excites by other shares: up to 1.74. That
 * is physical; at equal loudness the gain follows, so that what rings keeps its level. */
TEST("a body that becomes lighter swings as its energy makes it, about as a strike on it at most") {
    static const char *const bodies[] = {"bowl", "marimba", "bar", "tom"};
    static const double masses[] = {30, 3, .3, .03, .003};
    for (int k = 0; k < 4 * 4; k++) {
        char box[96], lighter[96], line[32];
        double m = masses[k / 4], other = masses[k / 4 + 1];
        const char *form = "-body %s -tension 0 -loudness physical -bodymass %g";
        snprintf(box, sizeof box, form, bodies[k % 4], m);
        snprintf(lighter, sizeof lighter, form, bodies[k % 4], other);
        snprintf(line, sizeof line, "bodymass %g", other);
        double after = peak_after(box, line), before = peak_after(box, NULL);
        check_case("%s, %s: %.2f of before, %.2f of a strike", box, line, after / before,
                   after / peak_struck(lighter));
        CHECK(after < 1.1 * sqrt(m / other) * before);
        CHECK(after < 2 * peak_struck(lighter));
        snprintf(box, sizeof box, "-body %s -tension 0 -bodymass %g", bodies[k % 4], m);
        double equal = peak_after(box, line) / peak_after(box, NULL);
        check_case("%s, %s: %.3f of before", box, line, equal);
        CHECK(equal < 1.02 && (equal > .99 || k % 4 == 3)); /* air changes the pitches of a tom */
    }
}

CHECK_MAIN
