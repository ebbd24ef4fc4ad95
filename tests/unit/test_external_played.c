/* SPDX-License-Identifier: BSD-3-Clause */
/* mallet~ played as musicians do, at random: trills, rolls, other bodies, mallets and places while
 * it rings, hands on it, pedals. Nothing gets louder than its strikes together, it ends in silence,
 * and the blocks it is played in are nothing. */
#include "support/check.h"
#include "support/fake_host.h"
#include "support/piece.h"

enum { RATE = 44100, OUTS = 3, SINGLE = 8820 };

/* --- playing ---------------------------------------------------------------------------------- */

static double peak_of(const double *heard, int n) {
    double peak = 0;
    for (int i = 0; i < n; i++)
        peak = heard[i] <= peak && heard[i] >= -peak ? peak : fabs(heard[i]);
    return peak;
}

static double play(struct fake *f, int samples, int block, double *heard) {
    fake_play(f, NULL, (double *[OUTS]){heard, NULL, NULL}, samples, block);
    return peak_of(heard, samples);
}

static void send(struct fake *f, const struct piece_note *note) {
    if (*note->line)
        CHECK(fake_send(f, note->line));
    CHECK(fake_send(f, note->list));
}

/* The peak of that note alone, in all that the piece has brought by then. */
static double single_peak(const struct piece *p, int last) {
    static double heard[PIECE_LONGEST];
    struct fake *f = fake_new(&mallet_tilde, p->box);
    for (int i = 0; i <= last; i++)
        send(f, &p->note[i]);
    CHECK(fake_send(f, "damp 0") && fake_send(f, "reset") && fake_send(f, p->note[last].list));
    double peak = play(f, SINGLE, EXTERNAL_CHUNK, heard);
    fake_free(f);
    return peak;
}

/* The greatest ratio of a note's peak to the sum of the single peaks of all within the last 2 s,
 * which strikes that ring in phase would have; what is left after a hand has lain on it. */
static double loudest(const struct piece *p, double *end) {
    static double heard[PIECE_LONGEST], single[PIECE_NOTES];
    double worst = 0;
    struct fake *f = fake_new(&mallet_tilde, p->box);
    for (int i = 0; i < PIECE_NOTES; i++) {
        double sum = 0, since = 0;
        single[i] = single_peak(p, i);
        send(f, &p->note[i]);
        double peak = play(f, p->note[i].samples, EXTERNAL_CHUNK, heard);
        for (int j = i; j >= 0 && since < 2 * RATE; since += p->note[j--].samples)
            sum += single[j];
        if (sum > 0)
            worst = fmax(worst, peak / sum);
    }
    CHECK(fake_send(f, "damp 1"));
    for (int i = 0; i < 20; i++)
        *end = play(f, RATE / 10, EXTERNAL_CHUNK, heard);
    fake_free(f);
    return worst;
}

TEST("played at random, mallet~ is no louder than its strikes together, and ends in silence") {
    for (int seed = 1; seed <= (check_quick() ? 6 : 30); seed++) {
        struct piece p = piece_random((uint64_t)seed);
        double end = 0, ratio = loudest(&p, &end);
        check_case("piece %d, %s", seed, p.box);
        CHECK(ratio > .3 && ratio < 1.1);
        CHECK(end < 1e-6);
    }
}

/* Flams, chords and double triggers: the second note comes while the first mallet still presses. */
TEST("a note in the middle of another one's contact is no louder than the two") {
    static const char *const bodies[] = {"drum", "conga", "tom", "bass-drum", "timpani", "marimba"};
    static const char *const mallets[] = {"yarn", "felt-soft", "brass", "stick"};
    static const int gaps[] = {64, 128, 192, 256, 320, 640};
    static double heard[SINGLE];
    for (int n = 0; n < 6 * 4 * 6; n++) {
        char box[PIECE_LINE];
        snprintf(box, sizeof box, "-body %s -mallet %s", bodies[n / 24], mallets[n / 6 % 4]);
        struct fake *alone = fake_new(&mallet_tilde, box), *f = fake_new(&mallet_tilde, box);
        CHECK(fake_send(alone, "list 48 100") && fake_send(f, "list 48 100"));
        double single = play(alone, SINGLE, EXTERNAL_CHUNK, heard);
        play(f, gaps[n % 6], EXTERNAL_CHUNK, heard);
        CHECK(fake_send(f, "list 48 1"));
        double peak = play(f, SINGLE, EXTERNAL_CHUNK, heard);
        check_case("%s, again after %d samples", box, gaps[n % 6]);
        CHECK(peak < 1.6 * single);
        fake_free(alone), fake_free(f);
    }
}

static double peak_with(const char *box, const char *note, int gap, const char *then) {
    static double heard[SINGLE];
    struct fake *f = fake_new(&mallet_tilde, box);
    CHECK(fake_send(f, note));
    double peak = gap ? play(f, gap, EXTERNAL_CHUNK, heard) : 0;
    if (then)
        CHECK(fake_send(f, then));
    peak = fmax(peak, play(f, SINGLE, EXTERNAL_CHUNK, heard));
    fake_free(f);
    return peak;
}

/* It waits until the blow is over: else k of another head would span what this one has pressed (a
 * hand on a marimba, then steel, was 14 times as loud as full scale), or what has become lighter or
 * tuned otherwise would let the body go (a hand on a snare drum, then a stick, was ten times as
 * loud as either, a drum under its own stick at another place twelve times). A hand that presses a
 * tom for longer and becomes a feather takes 4 ms to let go: 1.79. */
TEST(
    "another head, mass, place or size in the middle of a contact is no louder than either alone") {
    static const char *const bodies[] = {"tom",        "conga", "marimba", "snare",
                                         "vibraphone", "plate", "string"};
    static const char *const heads[] = {"usual", "hand", "felt", "yarn", "brass", "steel"};
    static const char *const others[] = {
        "mallet steel", "mallet cord", "mallet hand", "mallet stick",  "hardness 1",
        "hardness 0",   "mass 0.002",  "mass 1",      "at 0.5",        "at 0.1",
        "size 0.2",     "tension 3",   "contact 20",  "brightness 500"};
    static const int gaps[] = {6, 25, 64, 90, 192, 448};
    enum { BODIES = 7, HEADS = 6, OTHERS = 14, GAPS = 6, ALL = BODIES * HEADS * OTHERS * GAPS };
    for (int n = 0; n < ALL; n += check_quick() ? 17 : 1) {
        char box[PIECE_LINE], other[2 * PIECE_LINE];
        const char *then = others[n / GAPS % OTHERS];
        const char *body = bodies[n / (GAPS * OTHERS * HEADS)];
        snprintf(box, sizeof box, "-body %s -mallet %s", body, heads[n / (GAPS * OTHERS) % HEADS]);
        if (strncmp(then, "mallet", 6) == 0)
            snprintf(other, sizeof other, "-body %s -%s", body, then);
        else
            snprintf(other, sizeof other, "%s -%s", box, then);
        double first = peak_with(box, "list 60 100", 0, NULL);
        double second = peak_with(other, "list 60 100", 0, NULL);
        double louder = peak_with(box, "list 60 100", gaps[n % GAPS], then) / fmax(first, second);
        check_case("%s, %s after %d samples: %.2f", box, then, gaps[n % GAPS], louder);
        CHECK(louder < 1.9);
    }
}

/* As a keyboard plays a chord, or a flam, on one mallet~: the second note tunes the body otherwise
 * while the first still presses it. What that holds bent goes with it: let go on the other body, a
 * felt stick's note on a tom was 55 times as loud as both. The wave that runs in it is left. */
TEST("another note within milliseconds is no more than a few times as loud as the two") {
    static const char *const bodies[] = {"tom", "timpani", "snare", "drum", "marimba", "cowbell"};
    static const char *const heads[] = {"usual", "felt", "hand"};
    static const char *const notes[][2] = {{"list 86 69", "list 42 22"},
                                           {"list 60 100", "list 64 80"},
                                           {"list 48 40", "list 79 110"},
                                           {"list 91 117", "list 56 9"}};
    static const int gaps[] = {16, 40, 84, 136, 320};
    for (int n = 0; n < 6 * 3 * 4 * 5; n++) {
        char box[PIECE_LINE];
        const char *const *note = notes[n / 5 % 4];
        snprintf(box, sizeof box, "-body %s -mallet %s", bodies[n / 60], heads[n / 20 % 3]);
        double two = peak_with(box, note[0], 0, NULL) + peak_with(box, note[1], 0, NULL);
        double louder = peak_with(box, note[0], gaps[n % 5], note[1]) / two;
        check_case("%s, %s, %s after %d samples: %.2f", box, note[0], note[1], gaps[n % 5], louder);
        CHECK(louder < 5); /* 4.31 */
    }
}

/* A hand that pressed the body is becoming a straw. */
static double peak_withdrawn(const char *box, bool lighter, const char *note) {
    struct fake *f = fake_new(&mallet_tilde, box);
    static double heard[SINGLE];
    CHECK(fake_send(f, "list 48 60"));
    play(f, 2500, EXTERNAL_CHUNK, heard);
    CHECK(fake_send(f, "push 0") && (!lighter || fake_send(f, "mass 0.001")));
    double peak = play(f, 32, EXTERNAL_CHUNK, heard);
    CHECK(!note || fake_send(f, note));
    peak = fmax(peak, play(f, SINGLE, EXTERNAL_CHUNK, heard));
    fake_free(f);
    return peak;
}

/* Held on what the note tunes otherwise, a drum was nine times as loud. */
TEST("what is being withdrawn from a body when another note comes is let go of, too") {
    static const char *const bodies[] = {"drum", "snare", "tom", "string", "timpani", "marimba"};
    for (int i = 0; i < 6; i++) {
        char box[PIECE_LINE];
        snprintf(box, sizeof box, "-body %s -mallet hand -push 20", bodies[i]);
        double first = peak_withdrawn(box, true, NULL);
        double second = peak_withdrawn(box, false, "list 84 9");
        double louder = peak_withdrawn(box, true, "list 84 9") / (first + second);
        check_case("%s: %.2f", bodies[i], louder);
        CHECK(louder < 1.5);
    }
}

/* What presses just then, thousands of newtons to and fro, holds the body nowhere: as if it did,
 * the change of note was 30 dB louder than both. Where in its swing it is then is chance: 1.11. */
TEST("a note under a hammer that swings on the body as on a spring is no louder than the two") {
    const char *box = "-body plate -law power -k 3.6e13 -alpha 1.8 -mu 0 -mass 0.05";
    double first = peak_with(box, "list 43 80", 0, NULL);
    double second = peak_with(box, "list 53 40", 0, NULL);
    for (int gap = 64; gap < 1024; gap += 64) {
        check_case("after %d samples", gap);
        CHECK(peak_with(box, "list 43 80", gap, "list 53 40") < 1.2 * (first + second));
    }
}

/* A list retunes what rings: from 60 to 260 Hz it was 12 dB louder, as higher modes radiate more;
 * and each bend of two semitones and back took .25 ... .7 dB of it for good. */
TEST("a note that is bent is no louder than it was, and after a hundred bends nearly as loud") {
    static const char *const bodies[] = {"vibraphone", "bar", "plate", "string", "bell"};
    static const char *const outs[] = {"radiated", "velocity", "displacement", "acceleration"};
    static double heard[SINGLE];
    for (int n = 0; n < 5 * 4; n++) {
        char box[2 * PIECE_LINE];
        snprintf(box, sizeof box, "-body %s -decay 1000 -support 0 -out %s", bodies[n / 4],
                 outs[n % 4]);
        struct fake *bent = fake_new(&mallet_tilde, box), *unbent = fake_new(&mallet_tilde, box);
        CHECK(fake_send(bent, "list 60 100") && fake_send(unbent, "list 60 100"));
        play(bent, SINGLE, EXTERNAL_CHUNK, heard);
        double up = 0, before = play(bent, SINGLE, EXTERNAL_CHUNK, heard), after, still = 0;
        for (int i = 0; i < 100; i++) {
            fake_send(bent, i % 10 == 0 ? "pitch 72" : "pitch 62");
            up = fmax(up, play(bent, 448, EXTERNAL_CHUNK, heard));
            fake_send(bent, "pitch 60");
            play(bent, 448, EXTERNAL_CHUNK, heard);
        }
        after = play(bent, SINGLE, EXTERNAL_CHUNK, heard);
        for (int i = 0; i < 2 * SINGLE + 200 * 448; i += 448)
            play(unbent, 448, EXTERNAL_CHUNK, heard);
        still = play(unbent, SINGLE, EXTERNAL_CHUNK, heard);
        check_case("%s: before %g, bent %g, after %g, unbent %g", box, before, up, after, still);
        CHECK(up < 1.02 * before);                        /* as the modes meet */
        CHECK(after > .8 * still && after < 1.3 * still); /* higher it dies away sooner */
        fake_free(bent), fake_free(unbent);
    }
}

TEST("played at random, mallet~ gives the same samples whatever the blocks") {
    static const int blocks[] = {1, 7, EXTERNAL_CHUNK};
    static double heard[3][PIECE_LONGEST];
    for (int seed = 1; seed <= (check_quick() ? 4 : 20); seed++) {
        struct piece p = piece_random((uint64_t)seed);
        struct fake *f[3];
        for (int b = 0; b < 3; b++)
            f[b] = fake_new(&mallet_tilde, p.box);
        for (int i = 0; i < PIECE_NOTES; i++) {
            size_t bytes = (size_t)p.note[i].samples * sizeof **heard;
            check_case("piece %d, %s, note %d", seed, p.box, i);
            for (int b = 0; b < 3; b++) {
                send(f[b], &p.note[i]);
                play(f[b], p.note[i].samples, blocks[b], heard[b]);
                CHECK(memcmp(heard[b], heard[0], bytes) == 0);
            }
        }
        for (int b = 0; b < 3; b++)
            fake_free(f[b]);
    }
}

CHECK_MAIN
