/* SPDX-License-Identifier: BSD-3-Clause */
/* `random`: what a strike draws is within its spread, what is set stays, a seed repeats; and
 * `stiffness`, which alpha leaves as it is. */
#include "support/object/inside.h"
#include "support/object/take.h"

enum { STRIKES = 200, APART = 4096 };

static void rest(struct fake *f) {
    static double samples[APART];
    fake_play(f, NULL, (double *[OUTS]){samples, NULL, NULL}, APART, EXTERNAL_CHUNK);
}

/* The speeds of the first hits of so many strikes. */
static void speeds(struct fake *f, const char *strike, int count, double *v) {
    for (int i = 0; i < count; i++) {
        f->events = 0;
        CHECK(fake_send(f, strike));
        rest(f);
        int n = 0;
        while (n < f->events - 1 && strcmp(f->event[n].selector, "hit") != 0)
            n++;
        v[i] = f->event[n].atoms[0].number;
        fake_send(f, "reset");
        rest(f);
    }
}

TEST("random speed draws each strike within its spread, uniformly") {
    static const char *const strikes[] = {"strike 2", "velocity 80", "60 80", "bang"};
    double v[STRIKES], mean = 0, square = 0, usual;
    for (int s = 0; s < 4; s++) {
        struct fake *f = fake_new(&mallet_tilde, "bar -freq 261.626 -speed 2");
        mean = square = 0;
        speeds(f, strikes[s], 1, &usual);
        CHECK(fake_send(f, "random speed 0.2"));
        speeds(f, strikes[s], STRIKES, v);
        for (int i = 0; i < STRIKES; i++) {
            double u = (v[i] / usual - 1) / .2;
            check_case("%s: %g of %g", strikes[s], v[i], usual);
            CHECK(fabs(u) <= 1 + 1e-6 && (i == 0 || v[i] != v[i - 1]));
            mean += u / STRIKES;
            square += u * u / STRIKES;
        }
        check_case("%s: mean %g, square %g", strikes[s], mean, square);
        CHECK(fabs(mean) < 3 * sqrt(1. / 3 / STRIKES) && fabs(square - 1. / 3) < .07);
        CHECK(external_settings(f->x)->speed == 2 && f->errors == 0);
        fake_free(f);
    }
}

TEST("the same seed gives the same strikes, and a dump restores the spreads") {
    double a[8], b[8], other[8];
    struct fake *f = fake_new(&impact_tilde, "-body bar"),
                *g = fake_new(&impact_tilde, "-body bar");
    CHECK(fake_send(f, "random speed 0.3 k 0.1") && fake_send(f, "random mu 0.2"));
    speeds(f, "strike 1", 8, a);
    f->events = 0;
    CHECK(fake_send(f, "dump"));
    CHECK(fake_send(g, "random at 0.1"));
    for (int i = 0; i < f->events; i++)
        CHECK(external_message(g->x, f->event[i].selector, f->event[i].atoms, f->event[i].count));
    CHECK(memcmp(external_settings(f->x)->random, external_settings(g->x)->random,
                 RANDOMS * sizeof(double)) == 0);
    speeds(g, "strike 1", 8, b);
    CHECK(memcmp(a, b, sizeof a) == 0 && f->errors + g->errors == 0);
    CHECK(fake_send(f, "seed 0"));
    speeds(f, "strike 1", 8, b);
    CHECK(memcmp(a, b, sizeof a) == 0);
    CHECK(fake_send(f, "seed 1"));
    speeds(f, "strike 1", 8, other);
    CHECK(memcmp(a, other, sizeof a) != 0);
    fake_free(f), fake_free(g);
}

TEST("random freq strikes a fresh voice under the present key, within its spread") {
    struct fake *f = fake_new(&mallet_tilde, "vibraphone -voices 64");
    CHECK(fake_send(f, "random freq 0.05") && fake_send(f, "60 100"));
    rest(f);
    double freq = external_settings(f->x)->freq, last = 0;
    for (int i = 0; i < 20; i++) {
        int before = voices_count(f->x->voices);
        CHECK(fake_send(f, i % 2 ? "strike 1" : "60 90"));
        rest(f);
        const struct voice *v = inside_voice(f->x);
        double drawn = plan_modal_data(v->bank)->modes[0].freq;
        check_case("strike %d: %g Hz", i, drawn);
        CHECK(voices_count(f->x->voices) == before + 1 && v->has_key && v->key == 60);
        CHECK(drawn != last && fabs(drawn / freq - 1) <= .0501);
        last = drawn;
    }
    CHECK(external_settings(f->x)->freq == freq);
    CHECK(fake_send(f, "random none") && fake_send(f, "60 90"));
    rest(f);
    CHECK_REL(plan_modal_data(inside_voice(f->x)->bank)->modes[0].freq, freq, .001);
    fake_free(f);
}

TEST("random k, mu, mass and at are drawn around what is set, and none brings that back") {
    struct fake *f = fake_new(&impact_tilde, "bar -at 0.95");
    struct settings set = *external_settings(f->x);
    CHECK(fake_send(f, "random k 0.5 mu 0.5 mass 0.5 at 0.2"));
    double least = 1, most = 0, k = 0;
    for (int i = 0; i < 50; i++) {
        CHECK(fake_send(f, "strike 1"));
        rest(f);
        struct contact_inputs head = inputs_head(&inside_state(f->x)->inputs);
        double mass = inside_def(f->x)->mass;
        check_case("strike %d: k %g, mu %g, mass %g", i, head.k, head.mu, mass);
        CHECK(fabs(head.k / set.k - 1) <= .5 && fabs(head.mu / set.mu - 1) <= .5 && head.k != k);
        CHECK(fabs(mass / set.mass - 1) <= .5);
        double at = plan_modal_data(inside_voice(f->x)->bank)->at[0];
        least = fmin(least, at), most = fmax(most, at);
        k = head.k;
    }
    CHECK(most > least && f->errors == 0);
    CHECK(external_settings(f->x)->k == set.k && external_settings(f->x)->at.value[0] == .95);
    CHECK(fake_send(f, "random none") && fake_send(f, "strike 1"));
    rest(f);
    struct contact_inputs head = inputs_head(&inside_state(f->x)->inputs);
    CHECK(head.k == set.k && head.mu == set.mu && inside_def(f->x)->mass == set.mass);
    fake_free(f);
}

TEST("random refuses what it cannot draw, in one line, and clips spreads") {
    static const char *const wrong[] = {"random",        "random speed",     "random 0.1",
                                        "random sped 1", "random none k",    "random k 0.1 mu",
                                        "random gain 1", "random k 0.1 0.2", "random at much"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct fake *f = fake_new(&mallet_tilde, "");
        check_case("%s: %s", wrong[i], f->line);
        CHECK(!fake_send(f, wrong[i]) && f->errors == 1 && strlen(f->line) < 120);
        CHECK(external_settings(f->x)->random[RANDOM_K] == 0);
        fake_free(f);
    }
    struct fake *f = fake_new(&mallet_tilde, "");
    CHECK(fake_send(f, "random speed 3") && f->errors == 1 && strstr(f->line, "clipped to 1"));
    CHECK(external_settings(f->x)->random[RANDOM_SPEED] == 1);
    CHECK(fake_send(f, "strike 1"));
    fake_free(f);
}

/* --- stiffness -------------------------------------------------------------------------------- */

static double get(struct fake *f, const char *name) {
    struct external_atom atom;
    external_get(f->x, external_find(&impact_tilde, name), &atom, 1);
    return atom.number;
}

TEST("stiffness is F/x at 10 um, and alpha keeps it if it was set after k") {
    struct fake *f = fake_new(&impact_tilde, "-k 1e9 -alpha 1.5");
    CHECK_REL(get(f, "stiffness"), 1e9 * pow(1e-5, .5), 1e-5);
    CHECK(fake_send(f, "stiffness 2e5"));
    for (double alpha = 1; alpha < 2.9; alpha += .25) {
        char line[32];
        snprintf(line, sizeof line, "alpha %g", alpha);
        CHECK(fake_send(f, line));
        rest(f);
        struct contact_inputs head = inputs_head(&inside_state(f->x)->inputs);
        check_case("alpha %g: k %g", alpha, head.k);
        CHECK_REL(get(f, "stiffness"), 2e5, 1e-4);
        CHECK(head.k == get(f, "k") && head.alpha == alpha && f->show[INLET_K] == head.k);
    }
    CHECK(fake_send(f, "alpha 5") && get(f, "k") == 1e15); /* the end of its range */
    CHECK(fake_send(f, "alpha 2"));
    CHECK_REL(get(f, "stiffness"), 2e5, 1e-4);
    CHECK(fake_send(f, "k 1e8") && fake_send(f, "alpha 2") && get(f, "k") == 1e8);
    CHECK(fake_send(f, "stiffness 1e5") && fake_send(f, "mallet felt"));
    double k = get(f, "k");
    CHECK(fake_send(f, "alpha 1.7") && get(f, "k") == k && f->errors == 0);
    fake_free(f);
}

TEST("a stiffness beyond the range of k is reported, with the nearest") {
    struct fake *f = fake_new(&impact_tilde, "-alpha 4");
    CHECK(fake_send(f, "stiffness 1e12"));
    external_collect(f->x);
    CHECK(f->events == 1 && strcmp(f->event[0].selector, "unmet") == 0);
    CHECK_REL(f->event[0].atoms[1].number, 1e15 * pow(1e-5, 3), 1e-6);
    CHECK(get(f, "k") == 1e15 && f->errors == 0);
    fake_free(f);
}

TEST("an alpha by signal leaves k as it is") {
    static double alpha[APART], samples[APART];
    struct fake *f = fake_new(&impact_tilde, "-alpha 1.5");
    const double *in[INLETS] = {[INLET_ALPHA] = alpha};
    CHECK(fake_send(f, "stiffness 1e5"));
    double k = get(f, "k");
    for (int i = 0; i < APART; i++)
        alpha[i] = 2;
    fake_send(f, "strike 1");
    fake_play(f, in, (double *[OUTS]){samples, NULL, NULL}, APART, EXTERNAL_CHUNK);
    CHECK(get(f, "k") == k && get(f, "alpha") == 1.5);
    fake_free(f);
}

TEST("reset puts push and drive to rest, and nothing else") {
    struct fake *f = fake_new(&impact_tilde, "bowl -push 3 -drive 2 -k 3e6");
    CHECK(fake_send(f, "reset"));
    rest(f);
    CHECK(get(f, "push") == 0 && get(f, "drive") == 0 && get(f, "k") == 3e6);
    CHECK(f->show[INLET_PUSH] == 0 && f->shown[INLET_PUSH] == 1 && f->shown[INLET_K] == 0);
    fake_free(f);
}

CHECK_MAIN
