/* SPDX-License-Identifier: BSD-3-Clause */
/* What rings while a parameter changes. */
#include "object/external_state.h"
#include "support/check.h"
#include "support/fake_host.h"

enum { OUTPUTS = 3, PIECE = 2048, OUTS = 3 };
static const char *const outputs[OUTPUTS] = {"out velocity", "out displacement",
                                             "out acceleration"};

/* What is heard after a strike and, PIECE samples later, a second message. */
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

/* A loudspeaker knows no units: metres are heard for 4 ms more, under metres per second. */
TEST(
    "another output is as loud as if it had been there before, and begins where the last one was") {
    for (int k = 0; k < EXTERNAL_KINDS; k++)
        for (int from = 0; from < OUTPUTS; from++)
            for (int to = 0; to < OUTPUTS; to++) {
                const struct external_kind *kind = external_kinds[k];
                double usual = peak_of(play_change(kind, outputs[to], outputs[to]) + PIECE, PIECE);
                const double *heard = play_change(kind, outputs[from], outputs[to]);
                double last = peak_of(heard + PIECE - 200, 200);
                double first = fabs(heard[PIECE] - heard[PIECE - 1]);
                check_case("%s: from %s to %s", kind->name, outputs[from], outputs[to]);
                CHECK(peak_of(heard + PIECE, 180) <= 1.1 * (usual + last) && first <= .5 * last);
                double later = peak_of(heard + PIECE + 180, PIECE - 180);
                CHECK(later > .1 * usual && later <= usual);
            }
}

/* A free mass is heard as loud as it is put out, which for metres is another number than a bar's:
 * 67 dB too much when it was the next one's for what still rang. */
TEST("what rings is no louder when a wall or a free mass comes in its place") {
    for (int k = 0; k < EXTERNAL_KINDS; k++)
        for (int to = 0; to < 2 * OUTPUTS; to++) {
            const char *body = to % 2 ? "body wall" : "body mass";
            char box[64];
            snprintf(box, sizeof box, "%s", outputs[to / 2]);
            const double *heard = play_change(external_kinds[k], box, body);
            check_case("%s: %s, then %s", external_kinds[k]->name, box, body);
            CHECK(peak_of(heard + PIECE, 180) <= peak_of(heard + PIECE - 200, 200));
        }
}

/* It goes with the body, whose bend it holds: half bent it was up to six times as loud as a blow of
 * 1 m/s, and let go on the other body more. The ledger says what its load has put in. */
TEST("where a hammer rests on a body, nothing is heard of another place, size, note or weight") {
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
        double blow = peak_of(samples, LONG / 4);
        fake_send(f, "reset");
        fake_send(f, "push 20");
        fake_play(f, NULL, out, LONG, 64);
        double rest = peak_of(samples + LONG - 8820, 8820);
        CHECK(fake_send(f, changes[n % 9]));
        fake_play(f, NULL, out, LONG / 4, 64);
        CHECK(peak_of(samples, LONG / 4) < 1e-4 * blow + 2 * rest);
        const struct collision *c = &f->x->plan->collision;
        struct collision_ledger l = collision_books(c, f->x->state);
        CHECK(l.lost_exchange >= 0 && l.push > 0);
        fake_free(f);
    }
}

/* Steps as those of what rang before. */
TEST("a reset is silence after 4 ms, and does not click") {
    for (int k = 0; k < EXTERNAL_KINDS; k++)
        for (int to = 0; to < OUTPUTS; to++) {
            double step = 0, last = 0;
            const double *heard = play_change(external_kinds[k], outputs[to], "reset");
            check_case("%s: %s", external_kinds[k]->name, outputs[to]);
            for (int i = PIECE - 180; i < PIECE + 180; i++)
                *(i < PIECE ? &step : &last) =
                    fmax(i < PIECE ? step : last, fabs(heard[i] - heard[i - 1]));
            CHECK(last > 0 && last <= 1.05 * step && peak_of(heard + PIECE + 180, 1000) == 0);
        }
}

static void play_on(struct fake *f, const char *line, double *heard) {
    CHECK(fake_send(f, line));
    fake_play(f, NULL, (double *[OUTS]){heard, NULL, NULL}, PIECE, 64);
}

static int pairs_of(const struct fake *f) {
    const struct draft *d = &f->x->plan->draft;
    int pairs = 0;
    for (int i = 0; i < d->body; i++)
        pairs += d->pairs[i];
    return pairs;
}

/* Split and made one again after n samples, and beside it what loses only the highest modes, for
 * which both members of the others leave no room. */
static void check_pairs(const char *box, int modes, int n) {
    static double was[PIECE], split[PIECE], joined[PIECE], fewer[PIECE], more[PIECE];
    struct fake *f = fake_new(&mallet_tilde, box), *g = fake_new(&mallet_tilde, box);
    char line[32];
    fake_send(f, "list 45 60"), fake_send(g, "list 45 60");
    fake_play(f, NULL, (double *[OUTS]){was, NULL, NULL}, n, 64);
    fake_play(g, NULL, (double *[OUTS]){was, NULL, NULL}, n, 64);
    play_on(f, "split 1e-12", split);
    CHECK(pairs_of(f) > 0);
    snprintf(line, sizeof line, "modes %d", modes - pairs_of(f));
    play_on(g, line, fewer);
    play_on(f, "split 0", joined);
    snprintf(line, sizeof line, "modes %d", modes);
    play_on(g, line, more);
    /* but for rounding, as far as a contact makes it grow, whose steps are chosen by it */
    double peak = fmax(peak_of(was, n), peak_of(fewer, PIECE)), off = 0;
    for (int i = 0; i < PIECE; i++)
        off = fmax(off, fmax(fabs(split[i] - fewer[i]), fabs(joined[i] - more[i])));
    CHECK_NEAR(off / peak, 0, 1e-7);
    fake_free(f), fake_free(g);
}

TEST("a pair that is split while it rings or is touched moves as it did, and so it does made one "
     "again") {
    static const struct {
        const char *name;
        int modes; /* that are whole pairs, and what has none */
    } bodies[] = {{"bass-drum", 63}, {"timpani", 63}, {"membrane", 63}, {"ring", 8}, {"bowl", 8}};
    static const char *const ats[] = {"0.45", "0.7 0.1"};
    for (int k = 0; k < 5 * 2; k++) {
        char box[96];
        int modes = bodies[k / 2].modes;
        snprintf(box, sizeof box, "-modes %d -body %s -split 0 -at %s", modes, bodies[k / 2].name,
                 ats[k % 2]);
        for (int n = 64; n < PIECE; n *= 3) {
            check_case("%s after %d samples", box, n);
            check_pairs(box, modes, n);
        }
    }
}

/* The greatest eighth difference, where a step of 1 has 1. */
static double sharpest(const double *heard, int n) {
    static const double binomial[] = {1, -8, 28, -56, 70, -56, 28, -8, 1};
    double most = 0;
    for (int i = 0; i + 8 < n; i++) {
        double sum = 0;
        for (int j = 0; j <= 8; j++)
            sum += binomial[j] * heard[i + j];
        most = fmax(most, fabs(sum) / 35);
    }
    return most;
}

/* The second note finds the first mallet pressing, which goes in 4 ms; what it pressed is gone with
 * the body, and was not let go at once. */
TEST("what is still being withdrawn from a body neither clicks nor rings in the next one") {
    static const char *const then[] = {"body glockenspiel", "pitch 50", "body drum", "size 1.2"};
    static double heard[PIECE], force[PIECE];
    const int at = 256;
    int pressing = 0;
    for (int k = 0; k < 4; k++)
        for (int gap = 128; gap < 1024; gap += 64) {
            struct fake *f = fake_new(&mallet_tilde, "-body bar -modes 6 -k 1e6 -mass 0.04");
            external_rate(f->x, 192000);
            fake_send(f, "list 45 90");
            fake_play(f, NULL, (double *[OUTS]){heard, force, NULL}, gap, 64);
            bool presses = force[gap - 1] > 0;
            fake_send(f, "list 45 1");
            fake_play(f, NULL, (double *[OUTS]){heard, NULL, NULL}, at, 64);
            fake_send(f, then[k]);
            fake_play(f, NULL, (double *[OUTS]){heard + at, NULL, NULL}, at, 64);
            fake_free(f);
            check_case("%s, the second note after %d samples", then[k], gap);
            CHECK(!presses || sharpest(heard + at - 8, 16) < 1e-4 * peak_of(heard, 2 * at));
            pressing += presses;
        }
    CHECK(pressing > 30);
}

static double peak_after(const char *box, const char *line) {
    static double heard[PIECE];
    struct fake *f = fake_new(&mallet_tilde, box);
    fake_send(f, "list 45 127");
    fake_play(f, NULL, (double *[OUTS]){heard, NULL, NULL}, PIECE, 64);
    if (line)
        CHECK(fake_send(f, line));
    fake_play(f, NULL, (double *[OUTS]){heard, NULL, NULL}, PIECE, 64);
    fake_free(f);
    return peak_of(heard, PIECE);
}

/* What a head lends of its tension is over this factor: at 1e-20 it is more than there is. */
TEST("a head that is made to give way less while it rings is no louder than tight or slack") {
    static const char *const bodies[] = {"tom", "bass-drum", "timpani", "conga"};
    static const char *const less[] = {"1", "0.01", "1e-6", "1e-12", "1e-16", "1e-20", "1e-300"};
    for (int k = 0; k < 4 * 7; k++) {
        char box[64], line[32];
        snprintf(box, sizeof box, "-body %s -tension 4", bodies[k / 7]);
        snprintf(line, sizeof line, "tension %s", less[k % 7]);
        check_case("%s, %s", box, line);
        CHECK(peak_after(box, line) <
              1.05 * fmax(peak_after(box, NULL), peak_after(box, "tension 0")));
    }
}

CHECK_MAIN
