/* SPDX-License-Identifier: BSD-3-Clause */
/* Hammers, beads, barriers and wires, as a patch sets them. */
#include "support/check.h"
#include "support/object/fake_host.h"
#include "support/object/inside.h"

enum { LENGTH = 12000, BLOCK = 64 };

/* Plays `n` samples into `output`, unless that is NULL. */
static void play(struct fake *f, double *output, int n) {
    double left[BLOCK];
    for (int from = 0, run; from < n; from += run) {
        run = n - from < BLOCK ? n - from : BLOCK;
        double *out[3] = {output ? output + from : left, NULL, NULL};
        fake_play(f, NULL, out, run, run);
    }
}

enum { HAND = 44100 };
static double output_long[HAND];

static double most_of(const double *output, int n) {
    double most = 0;
    for (int i = 0; i < n; i++)
        most = fmax(most, fabs(output[i]));
    return most;
}

static struct fake *made(const char *box, const char *const *line, int lines) {
    struct fake *f = fake_new(&impact_tilde, box);
    for (int i = 0; i < lines; i++)
        if (*line[i])
            fake_send(f, line[i]);
    CHECK(f->errors == 0);
    return f;
}

static double ledger_gap(const struct fake *f) {
    struct collision_ledger l = inside_ledger(f->x);
    double in = l.strikes + l.push + l.gravity + l.drive + l.changes;
    double out = l.lost_contact + l.lost_modes + l.lost_exchange + l.lost_scheme;
    return (l.kinetic + l.modal + l.contact - in + out) / fmax(l.largest, 1e-9);
}

TEST("a strike in an impact takes the next hammer of the same voice, and hit says which") {
    const char *const soft[] = {"hammers 3", "k 1e5", "mass 0.05"};
    struct fake *f = made("-body bar", soft, 3);
    double seen[4] = {0};
    for (int i = 0; i < 3; i++) {
        fake_send(f, "strike 1");
        play(f, NULL, 32);
        CHECK(inside_touches(f->x));
    }
    CHECK(voices_count(f->x->voices) == 1);
    play(f, NULL, 8000);
    for (int i = 0; i < f->events; i++)
        if (strcmp(f->event[i].selector, "hit") == 0) {
            double hammer = f->event[i].atoms[7].number;
            if (CHECK(hammer >= 1 && hammer <= 3))
                seen[(int)hammer]++;
        }
    CHECK(seen[1] > 0 && seen[2] > 0 && seen[3] > 0);
    fake_free(f);
}

TEST("several hammers, of which one at a time touches, have the bits of one") {
    static double output[2][LENGTH];
    for (int many = 0; many < 2; many++) {
        const char *const line[] = {many ? "hammers 8" : ""};
        struct fake *f = made("-body bar", line, 1);
        for (int i = 0; i < 3; i++) {
            fake_send(f, "strike 1");
            play(f, output[many] + i * LENGTH / 3, LENGTH / 3);
        }
        fake_free(f);
    }
    CHECK(!memcmp(output[0], output[1], sizeof output[0]));
}

TEST("the order of typing does not change a bit") {
    static double output[2][LENGTH];
    const char *const line[2][4] = {{"beads 0.001 0.00001 0.2 0.002 0 0.8 0.001 0.00002 0.6",
                                     "barriers 0.3 1e-5 0.7 0", "snares 3", "snare_load 0.1"},
                                    {"snare_load 0.1", "barriers 0.7 0 0.3 1e-5", "snares 3",
                                     "beads 0.001 0.00002 0.6 0.001 0.00001 0.2 0.002 0 0.8"}};
    for (int i = 0; i < 2; i++) {
        struct fake *f = made("-body bar", line[i], 4);
        fake_send(f, "strike 2");
        play(f, output[i], LENGTH);
        fake_free(f);
    }
    CHECK(!memcmp(output[0], output[1], sizeof output[0]));
    double sum = 0;
    for (int i = 0; i < LENGTH; i++)
        sum += fabs(output[0][i]);
    CHECK(sum > 0 && sum < 1e6);
}

TEST("each kind of contact changes the output, and dump restores it") {
    static double output[6][LENGTH];
    const char *const line[6] = {"",
                                 "beads 0.002 0.00001 0.3",
                                 "beads 0.002 0 0.3",
                                 "barriers 0.3 1e-6",
                                 "bridge 0 0.1 8 1e-4",
                                 "snares 7"};
    for (int i = 0; i < 6; i++) {
        struct fake *f = made("-body string", &line[i], 1), *g = fake_new(&impact_tilde, "");
        f->events = 0;
        fake_send(f, "dump");
        for (int e = 0; e < f->events; e++)
            external_message(g->x, f->event[e].selector, f->event[e].atoms, f->event[e].count);
        CHECK(g->errors == 0);
        static double again[LENGTH];
        play(f, NULL, 2 * BLOCK);
        play(g, NULL, 2 * BLOCK);
        fake_send(f, "strike 2");
        play(f, output[i], LENGTH);
        fake_send(g, "strike 2");
        play(g, again, LENGTH);
        check_case("%s", line[i]);
        CHECK(!memcmp(output[i], again, sizeof again));
        for (int k = 0; k < i; k++)
            CHECK(memcmp(output[i], output[k], sizeof again) != 0);
        fake_free(f);
        fake_free(g);
    }
}

TEST("another strike point moves later strikes only") {
    const char *const soft[] = {"hammers 2", "k 1e5", "mass 0.05", "at 0.5"};
    struct fake *f = made("-body bar -quality render", soft, 4);
    fake_send(f, "strike 1");
    play(f, NULL, 32);
    fake_send(f, "at 0.1");
    fake_send(f, "strike 1");
    play(f, NULL, 32);
    const struct network *n = inside_state(f->x)->network;
    const struct modes *m = inside_def(f->x)->modes;
    if (CHECK(voices_count(f->x->voices) == 1 && n->at[1].plays && inside_touches(f->x))) {
        const double *first = modes_points_row(n->points, 1), *now = m->c;
        CHECK(first[0] != now[0] && first[2] != now[2]);
        CHECK(n->at[1].touching);
    }
    play(f, NULL, 8000);
    CHECK(fabs(ledger_gap(f)) < 1e-10);
    fake_free(f);
}

/* A bead of a milligram makes the whole motion one of several contacts, with the weights that
 * stretch.h gives modes in a contact: high modes then follow the tension a little less. */
TEST("a stretched drumhead under several contacts moves as under one, and its ledger closes") {
    static double output[2][LENGTH];
    for (int i = 0; i < 2; i++) {
        const char *const line[] = {"quality render", i ? "beads 1e-6 0 0.9" : "", "tension 4"};
        struct fake *f = made("-body tom -modes 24", line, 3);
        play(f, NULL, 2 * BLOCK);
        fake_send(f, "strike 6");
        play(f, output[i], LENGTH);
        check_case("bead %d", i);
        CHECK(fabs(ledger_gap(f)) < 1e-10);
        CHECK(inside_state(f->x)->motion.nonlinear.active);
        fake_free(f);
    }
    double off = 0, all = 0;
    for (int i = 0; i < LENGTH; i++) {
        off += pow(output[1][i] - output[0][i], 2);
        all += pow(output[0][i], 2);
    }
    printf("[%.1e] ", sqrt(off / all));
    CHECK(sqrt(off / all) < .05);
    const char *const line[] = {"quality render", "snares 7", "hammers 2", "beads 0.001 1e-5 0.5"};
    struct fake *f = made("-body snare -modes 24", line, 4);
    for (int i = 0; i < 5; i++) {
        fake_send(f, "strike 3");
        play(f, NULL, i % 2 ? 20 : 1500);
        CHECK(fabs(ledger_gap(f)) < 1e-10);
    }
    fake_send(f, "drive 2");
    play(f, NULL, 1000);
    CHECK(fabs(ledger_gap(f)) < 1e-10);
    fake_free(f);
}

TEST("contacts beyond the most are left out, and one line says so") {
    struct fake *f = fake_new(&impact_tilde, "-body string -snares 30 -hammers 8");
    char line[400] = "barriers";
    for (int i = 0, used = 8; i < 25; i++)
        used += snprintf(line + used, sizeof line - (size_t)used, " 0.%02d 0.001", 10 + i);
    f->errors = 0;
    fake_send(f, line);
    CHECK(f->errors == 1 && strstr(f->line, "the last 4 are left out"));
    fake_send(f, "snares 29");
    fake_send(f, "snares 10");
    CHECK(f->errors == 1);
    play(f, NULL, 2 * BLOCK);
    CHECK(inside_def(f->x)->network->count == 1 + 7 + 25 + 10);
    fake_free(f);
}

/* A hand of 2 N on the batter head presses it against its wires, which bear a part of it. The
 * change removes and restores the load of all; -60 dB of the stroke before. */
TEST("under a resting hand, wires on, no change clicks") {
    static const char *const lines[] = {"decay 0.5",         "pitch 50",   "at 0.5",
                                        "size 1.1",          "tension 2",  "snare_load 0.1",
                                        "snares 5",          "snares 12",  "snares 0",
                                        "snares 7",          "hammers 3",  "beads 0.001 0.0001 0.4",
                                        "beads 0.002 0 0.7", "beads none", "barriers 0.3 0.0001",
                                        "barriers none",     "support 2",  "at 0.2 0.3",
                                        "bodymass 0.5",      "decay 1"};
    enum { LINES = sizeof lines / sizeof *lines };
    double worst = 0;
    for (uint64_t seed = 1; seed <= 3; seed++) {
        uint64_t rng = seed;
        const char *const line[] = {"snares 7", "strike 1"};
        struct fake *f = made("-body snare -mallet hand -modes 24", line, 2);
        play(f, output_long, HAND);
        double stroke = most_of(output_long, HAND);
        fake_send(f, "push 2");
        for (int i = 0; i < 4; i++)
            play(f, output_long, HAND);
        double rocks = most_of(output_long, HAND); /* the hand on the drumhead, ever less */
        for (int i = 0; i < 8; i++) {
            const char *change = lines[check_random(&rng) % LINES];
            fake_send(f, change);
            play(f, output_long, HAND / 4);
            double most = most_of(output_long, HAND / 4), click = (most - rocks) / stroke;
            check_case("seed %d, change %d: %s: %.1e", (int)seed, i, change, click);
            CHECK(click < 1e-3);
            rocks = most;
            worst = fmax(worst, click);
        }
        fake_free(f);
    }
    printf("[%.1e] ", worst);
}

/* Louder, a flat gong and a splash are chaotic: their motion depends on the bead's milligram. */
TEST("a nonlinear plate under several contacts moves as under one, and its ledger closes") {
    enum { SHORT = 4000 };
    static double output[2][SHORT];
    static const char *const bodies[] = {"opera-gong", "opera-gong-small", "splash"};
    for (int b = 0; b < 3; b++) {
        char box[80];
        snprintf(box, sizeof box, "-body %s", bodies[b]);
        for (int i = 0; i < 2; i++) {
            const char *const line[] = {"quality render", i ? "beads 1e-6 0 0.9" : ""};
            struct fake *f = made(box, line, 2);
            play(f, NULL, 2 * BLOCK);
            fake_send(f, "strike 0.5");
            play(f, output[i], SHORT);
            check_case("%s, bead %d", bodies[b], i);
            CHECK(fabs(ledger_gap(f)) < 1e-10);
            CHECK(inside_state(f->x)->motion.nonlinear.active);
            fake_free(f);
        }
        double off = 0, all = 0;
        for (int i = 0; i < SHORT; i++) {
            off += pow(output[1][i] - output[0][i], 2);
            all += pow(output[0][i], 2);
        }
        printf("[%.1e] ", sqrt(off / all));
        CHECK(sqrt(off / all) < .05);
    }
}

TEST("a roll of two sticks on a nonlinear plate closes its ledger and ends in silence") {
    static const char *const bodies[] = {"opera-gong", "opera-gong-small", "cymbal"};
    for (int b = 0; b < 3; b++) {
        char box[80];
        snprintf(box, sizeof box, "-body %s -decay 0.02", bodies[b]);
        const char *const line[] = {"quality render", "hammers 2", "k 1e5"};
        struct fake *f = made(box, line, 3);
        int both = 0;
        check_case("%s", bodies[b]);
        for (int i = 0; i < 12; i++) {
            fake_send(f, i % 3 ? "strike 4" : "strike 0.7");
            play(f, NULL, i % 2 ? 900 : 30);
            both += inside_state(f->x)->network->at[1].plays && inside_touches(f->x);
            CHECK(fabs(ledger_gap(f)) < 1e-10);
            CHECK(inside_state(f->x)->motion.nonlinear.active);
        }
        CHECK(both > 2);
        fake_send(f, "drive 3");
        play(f, NULL, 1000);
        fake_send(f, "drive 0");
        for (int i = 0; i < 60 && !inside_state(f->x)->motion.bank_at_rest; i++)
            play(f, NULL, LENGTH);
        CHECK(fabs(ledger_gap(f)) < 1e-10);
        CHECK(inside_state(f->x)->motion.bank_at_rest);
        fake_free(f);
    }
}

TEST("over random strikes and changes the ledger of an object closes to 1e-10") {
    static const char *const lines[] = {"strike 1",
                                        "strike 3",
                                        "strike 0.2",
                                        "hammers 3",
                                        "hammers 1",
                                        "beads 0.001 0.00001 0.2",
                                        "beads 0.002 0 0.8 0.001 0.00002 0.6",
                                        "beads none",
                                        "barriers 0.3 1e-5 0.7 0",
                                        "barriers none",
                                        "snares 4",
                                        "snares 0",
                                        "snare_load 0.2",
                                        "freq 300",
                                        "freq 200",
                                        "at 0.2",
                                        "at 0.4",
                                        "k 1e6",
                                        "k 1e8",
                                        "push 5",
                                        "push 0",
                                        "drive 1",
                                        "drive 0",
                                        "damp 0.3",
                                        "damp 0",
                                        "body bar",
                                        "body string",
                                        "modes 20",
                                        "modes 30",
                                        "drop 0.01",
                                        "body tom",
                                        "tension 3",
                                        "mass 0.02",
                                        "gravity 9",
                                        "alpha 2",
                                        "alpha 1.5"};
    enum { LINES = sizeof lines / sizeof *lines };
    double worst = 0;
    for (uint64_t seed = 1; seed <= (check_quick() ? 3 : 10); seed++) {
        uint64_t rng = seed;
        struct fake *f = fake_new(&bounce_tilde, "-quality render -body bar -modes 16");
        for (int i = 0; i < 40; i++) {
            const char *line =
                check_random(&rng) % 3 ? lines[check_random(&rng) % LINES] : "strike 1";
            fake_send(f, line);
            play(f, NULL, 1 + (int)check_log_uniform(&rng, 4, 600));
            double gap = fabs(ledger_gap(f));
            check_case("seed %d, line %d: %s", (int)seed, i, line);
            if (!CHECK(gap < 1e-10))
                break;
            worst = fmax(worst, gap);
        }
        CHECK(f->errors == 0);
        fake_free(f);
    }
    printf("[%.1e] ", worst);
}

/* --- a bead that buzzes ----------------------------------------------------------------------- */

enum { PRESSED = 176, RELEASED = 189, BUZZ = 240 * BLOCK };

/* A tine of [knock-rattle], pressed for 4 ms and released in .3 ms: its energy above 1 kHz from
 * 50 ms on, by two one-pole filters. `budget` is a share of the live one; 0: render. */
static double buzz(double force, double budget) {
    static double drive[BUZZ], output[BUZZ];
    struct fake *f = fake_new(&impact_tilde, "-body clamped -law two-sided -gap 8e-05 -mass 0.0001 "
                                             "-bodymass 0.012 -at 0.8 -k 1e+06 -mu 0.2 -decay 0.4 "
                                             "-modes 6 -freq 220");
    if (budget == 0)
        fake_send(f, "quality render");
    for (int i = 0; i < BUZZ; i++)
        drive[i] = i < PRESSED    ? force * i / PRESSED
                   : i < RELEASED ? force * (RELEASED - i) / (RELEASED - PRESSED)
                                  : 0;
    fake_send(f, "strike 0.02");
    for (int from = 0; from < BUZZ; from += BLOCK) {
        const double *in[INLETS] = {[5] = drive + from};
        double *out[3] = {output + from, NULL, NULL};
        if (budget > 0)
            inside_set_budget(f->x, budget);
        fake_play(f, in, out, BLOCK, BLOCK);
    }
    fake_free(f);
    double stays = exp(-2 * 3.14159265 * 1000 / 44100), low[2] = {0, 0}, sum = 0;
    for (int i = 0; i < BUZZ; i++) {
        double y = output[i];
        for (int u = 0; u < 2; u++) {
            low[u] += (1 - stays) * (y - low[u]);
            y -= low[u];
        }
        sum += i >= 2205 ? y * y : 0;
    }
    return sum;
}

/* A bead multiplies small differences, so a single buzz is no measure of the budget. */
TEST("the mean buzz of a bead is the same live, with half the budget and in render") {
    enum { PLUCKS = 32 };
    static const double budget[] = {1, .5, 0};
    double mean[3] = {0}, least = HUGE_VAL, most = 0;
    for (int b = 0; b < 3; b++)
        for (int i = 0; i < PLUCKS; i++) {
            double now = buzz(2 * (1 + 1e-4 * i), budget[b]);
            mean[b] += now / PLUCKS;
            least = fmin(least, now);
            most = fmax(most, now);
        }
    double half = 10 * log10(mean[1] / mean[0]), render = 10 * log10(mean[2] / mean[0]);
    printf("[half %+.1f, render %+.1f dB; single plucks within .3 %% of force: %.1f dB] ", half,
           render, 10 * log10(most / least));
    CHECK(fabs(half) < 3 && fabs(render) < 3);
}

/* Each ringing wire takes its time: sixteen snares would not play in time. */
TEST("of voices with beads, barriers or wires the quietest end, live, beyond 48 contacts in all") {
    static const struct {
        const char *box;
        int voices;
    } cases[] = {{"-body snare", 6},
                 {"-body snare -snares 30", 1},
                 {"-body snare -quality render", 12},
                 {"-body bowl -hammers 8", 12},
                 {"-body bowl", 12}};
    for (int c = 0; c < 5; c++) {
        struct fake *f = fake_new(&mallet_tilde, cases[c].box);
        char line[32];
        for (int i = 0; i < 12; i++) {
            snprintf(line, sizeof line, "%d 100", 60 + i);
            CHECK(fake_send(f, line));
            play(f, NULL, 64);
        }
        check_case("%s: %d voices", cases[c].box, voices_count(f->x->voices));
        CHECK(voices_count(f->x->voices) == cases[c].voices);
        fake_free(f);
    }
}

CHECK_MAIN
