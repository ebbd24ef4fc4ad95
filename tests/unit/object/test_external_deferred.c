/* SPDX-License-Identifier: BSD-3-Clause */
/* Messages in the middle of an impact, and under a pressed hammer: deferred changes. */
#include "support/object/inside.h"
#include "support/object/take.h"

/* --- in the middle of an impact --------------------------------------------------------------- */

/* Plays until the current hammer has that mass, at most so many samples; returns their number. */
static int until_mass(struct fake *f, double mass, int most) {
    double output[OUTS];
    int n = 0;
    while (n < most && inside_def(f->x)->mass != mass) {
        fake_play(f, NULL, (double *[OUTS]){&output[0], &output[1], &output[2]}, 1, 1);
        n++;
    }
    return n;
}

static double k_of(const struct fake *f) { return inside_state(f->x)->inputs.held[RANGE_K]; }

static const struct external_host *const both_hosts[] = {&fake_host, &fake_host_of_threads};

TEST("another hammer, note or position is deferred until an impact ends, unless a note comes; k, "
     "mu and alpha are not") {
    for (int i = 0; i < 2; i++) {
        struct fake *f = fake_new_in(both_hosts[i], &mallet_tilde, "-body tom -mallet yarn -k 1e8");
        check_case("%s", i ? "two threads" : "one thread");
        CHECK(fake_send(f, "list 60 100"));
        until_mass(f, 0, 20);
        const struct voice *struck = inside_voice(f->x);
        double k = k_of(f);
        CHECK(inside_touches(f->x) && fake_send(f, "mallet steel") && fake_send(f, "at 0.5"));
        CHECK(inside_def(f->x)->mass == .028);
        int n = until_mass(f, .030, 2000);
        CHECK(n > 100 && n < 440 + 64 && !inside_touches(f->x));
        CHECK(k_of(f) > 2 * k);
        CHECK(inside_voice(f->x) != struck);
        CHECK(fake_send(f, "mallet hand") && until_mass(f, .150, 2) <= 1);
        CHECK(fake_send(f, "list 60 100"));
        until_mass(f, 0, 20);
        CHECK(inside_touches(f->x) && fake_send(f, "mass 0.2"));
        CHECK(fake_send(f, "list 60 100") && until_mass(f, .2, 2) <= 1);
        until_mass(f, 0, 20);
        CHECK(fake_send(f, "mass 0.3") && fake_send(f, "k 1e7") && until_mass(f, .3, 1) == 1);
        CHECK(inside_def(f->x)->mass == .2 && k_of(f) == 1e7);
        CHECK(until_mass(f, .3, 2000) > 100 && !inside_touches(f->x) && k_of(f) == 1e7);
        fake_free(f);
    }
}

/* Memory that was prepared for a body without tension does not serve a drumhead. */
TEST("a strike during an impact on a drumhead is another voice, also after a bar") {
    struct fake *f = fake_new(&mallet_tilde, "-body bar -modes 100 -mallet hand");
    CHECK(fake_send(f, "strike 1"));
    until_mass(f, 0, 4000);
    CHECK(fake_send(f, "body tom") && fake_send(f, "modes 50") && fake_send(f, "mallet hand"));
    CHECK(fake_send(f, "strike 1"));
    until_mass(f, 0, 64);
    const struct voice *struck = inside_voice(f->x);
    CHECK(inside_touches(f->x) && inside_def(f->x)->stretch && fake_send(f, "strike 1"));
    until_mass(f, 0, 2);
    CHECK(inside_voice(f->x) != struck);
    fake_free(f);
}

TEST("under a pressed hammer another position and head wait 30 ms, its mass until it leaves") {
    for (int i = 0; i < 2; i++) {
        struct fake *f =
            fake_new_in(both_hosts[i], &mallet_tilde, "-body bar -mass 1 -k 1e4 -mu 5 -push 100");
        CHECK(fake_send(f, "strike 0.1"));
        until_mass(f, 0, 100);
        const struct voice *struck = inside_voice(f->x);
        CHECK(inside_touches(f->x) && fake_send(f, "mass 2") && fake_send(f, "at 0.3"));
        CHECK(fake_send(f, "hardness 0.6"));
        until_mass(f, 0, 1100);
        CHECK(inside_voice(f->x) == struck && k_of(f) == 1e4);
        until_mass(f, 0, 1323 - 1200 + 64 + 64);
        CHECK(inside_voice(f->x) != struck && k_of(f) > 1e4 && inside_def(f->x)->mass == 1);
        CHECK(inside_touches(f->x) && fake_send(f, "push -100"));
        CHECK(until_mass(f, 2, 4000) < 4000 && !inside_touches(f->x));
        fake_free(f);
    }
}

TEST("push, gain and reports are not deferred, and do not end the deferral of others") {
    for (int i = 0; i < 2; i++) {
        struct fake *f = fake_new_in(both_hosts[i], &impact_tilde, "-body snare -mallet hand");
        CHECK(fake_send(f, "strike 1"));
        until_mass(f, 0, 64);
        int posts = f->posts;
        CHECK(fake_send(f, "mass 0.2") && fake_send(f, "push 0.5") && fake_send(f, "drive 0"));
        CHECK(fake_send(f, "gain -20") && fake_send(f, "print"));
        CHECK(i == 1 || f->posts > posts); /* at once */
        CHECK(until_mass(f, .2, 1) == 1 && inside_touches(f->x));
        CHECK(f->x->held[INLET_PUSH] == .5 && fabs(f->x->gain - .1) < 1e-12);
        CHECK(f->posts > posts && inside_def(f->x)->mass == .15);
        CHECK(until_mass(f, .2, 2000) > 64);
        fake_free(f);
    }
}

TEST("a head found by a background search is deferred until an impact ends, and does no work in "
     "it") {
    static const char *const searched[] = {"hardness", "contact", "brightness"};
    static const double to[] = {1, .5, 4000};
    for (int i = 0; i < 6; i++) {
        struct fake *f =
            fake_new_in(both_hosts[i % 2], &mallet_tilde, "-body marimba -mallet hand");
        const struct parameter *row = external_find(&mallet_tilde, searched[i / 2]);
        check_case("%s %g", searched[i / 2], to[i / 2]);
        CHECK(fake_send(f, "strike 2"));
        until_mass(f, 0, 64);
        double k = k_of(f);
        struct external *aside = external_snapshot(f->x, &fake_host);
        external_search(aside, row, to[i / 2]);
        external_apply_search(f->x, aside, row);
        free(aside);
        until_mass(f, 0, 1);
        CHECK(inside_touches(f->x) && k_of(f) == k);
        until_mass(f, 0, 2000);
        CHECK(k_of(f) > 2 * k);
        struct collision_ledger ledger = inside_ledger(f->x);
        CHECK(ledger.changes == 0 && ledger.strikes > 0);
        fake_free(f);
    }
}

TEST("a note at the same pitch strikes with the mass that was set since the last") {
    struct fake *f = fake_new(&mallet_tilde, "-body vibraphone");
    static const char *const notes[] = {"60 100", "60 90", "velocity 80", "64 100"};
    CHECK(fake_send(f, "60 100"));
    free(play(f, NULL, 64));
    CHECK(fake_send(f, "mass 0.2"));
    free(play(f, NULL, 64));
    for (int i = 0; i < 4; i++) {
        check_case("%s", notes[i]);
        CHECK(fake_send(f, notes[i]));
        free(play(f, NULL, 64));
        CHECK(inside_def(f->x)->mass == .2);
    }
    fake_free(f);
}

TEST("of the changes deferred by an impact the latest mass counts, whatever comes with it") {
    static const struct {
        const char *first, *then, *strike;
        double mass;
    } cases[] = {{"at 0.5", "mass 0.3", NULL, .3},
                 {"mass 0.3", "mallet stick", NULL, .012},
                 {"mass 0.3", "mallet stick", "strike 1", .012},
                 {"mallet stick", "mass 0.3", "strike 1", .3},
                 {"at 0.5", "mass 0.3", "strike 1", .3}};
    for (int i = 0; i < 5; i++) {
        struct fake *f = fake_new(&mallet_tilde, "-body tom -mallet hand");
        CHECK(fake_send(f, "60 100"));
        until_mass(f, 0, 40);
        CHECK(inside_touches(f->x) && fake_send(f, cases[i].first));
        until_mass(f, 0, 10);
        CHECK(inside_touches(f->x) && fake_send(f, cases[i].then));
        until_mass(f, 0, 10);
        CHECK(inside_touches(f->x) && (!cases[i].strike || fake_send(f, cases[i].strike)));
        check_case("%s, %s", cases[i].first, cases[i].then);
        until_mass(f, 0, 8000);
        CHECK(inside_def(f->x)->mass == cases[i].mass);
        CHECK(external_settings(f->x)->mass == cases[i].mass);
        fake_free(f);
    }
}

CHECK_MAIN
