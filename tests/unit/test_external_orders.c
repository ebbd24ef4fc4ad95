/* SPDX-License-Identifier: BSD-3-Clause */
/* Messages to the externals while they play: strikes, dumps, traces, and changes that wait. */
#include "engine/collision_state.h"
#include "object/external_state.h"
#include "support/take.h"

static int count_events(const struct fake *f, const char *selector) {
    int count = 0;
    for (int i = 0; i < f->events; i++)
        count += strcmp(f->event[i].selector, selector) == 0;
    return count;
}

TEST("the same float twice is two strikes, and a held signal is one") {
    struct fake *f = fake_new(&impact_tilde, "-body wall");
    for (int i = 0; i < 2; i++) {
        fake_send(f, "0.5");
        free(play(f, NULL, 64));
    }
    CHECK(count_events(f, "hit") == 2);
    fake_free(f);
    double *signal = malloc(LENGTH * sizeof *signal);
    for (int i = 0; i < LENGTH; i++)
        signal[i] = i >= 10;
    const double *in[INLETS] = {signal};
    f = fake_new(&impact_tilde, "-body wall");
    free(play(f, in, 64));
    CHECK(count_events(f, "hit") == 1);
    free(signal), fake_free(f);
}

static const char *const changes[] = {"body bowl",
                                      "mallet cord",
                                      "freq 313",
                                      "material glass",
                                      "size 1.25",
                                      "modes 23",
                                      "decay 0.75",
                                      "tension 0.5",
                                      "at 0.25 0.125",
                                      "pickups 0.625",
                                      "across 0.5",
                                      "out displacement",
                                      "gain -6",
                                      "mass 0.02",
                                      "k 1.5e+07",
                                      "mu 0.125",
                                      "alpha 1.75",
                                      "push 0.5",
                                      "speed 2",
                                      "law two-sided",
                                      "gap 0.0005",
                                      "freqs 100 230.5 470.25",
                                      "decays 0.5 0.25",
                                      "masses 0.2",
                                      "shapes 1 -0.5 0.25 1",
                                      "trace hit",
                                      "body modes",
                                      "drive 0.25",
                                      "bodymass 0.75",
                                      "scheme two-point"};

TEST("a dump restores the object exactly, into a new one and into any other") {
    for (int k = 0; k < KINDS; k++) {
        struct fake *f = fake_new(kinds[k], "");
        for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
            check_case("%s %s: %s", kinds[k]->name, changes[i], f->line);
            CHECK(fake_send(f, changes[i]));
            if (i % 9 != 8)
                continue;
            f->events = 0;
            fake_send(f, "dump");
            struct fake *other[] = {fake_new(kinds[k], ""),
                                    fake_new(kinds[k], "-body wall -scheme verlet -correct depth")};
            for (int o = 0; o < 2; o++) {
                for (int e = 0; e < f->events; e++)
                    CHECK(external_message(other[o]->x, f->event[e].selector, f->event[e].atoms,
                                           f->event[e].count));
                CHECK(other[o]->errors == 0);
                CHECK(memcmp(external_settings(f->x), external_settings(other[o]->x),
                             offsetof(struct settings, freqs)) == 0);
            }
            struct take *t[2];
            for (int o = 0; o < 2; o++) {
                fake_send(other[o], "reset");
                fake_send(other[o], "bang");
                t[o] = play(other[o], NULL, 64);
                fake_free(other[o]);
            }
            CHECK(same(t[0], t[1]) && peak(t[0], 1) > 0);
            free(t[0]), free(t[1]);
        }
        fake_free(f);
    }
}

TEST("trace writes the last contact from its entry on") {
    struct fake *f = fake_new(&impact_tilde, "-body wall -trace hit");
    fake_send(f, "bang");
    free(play(f, NULL, 64));
    CHECK(fake_send(f, "trace"));
    CHECK(f->traced > 64 && f->traced <= COLLISION_TRACE);
    CHECK(f->first.t >= 0 && f->first.x < 1e-5);
    CHECK_REL(f->first.v, 1, 1e-2);
    CHECK_REL(f->last.t, f->event[0].atoms[2].number / 1e3, 1e-2);
    int errors = f->errors;
    fake_send(f, "trace elsewhere");
    CHECK(fake_send(f, "trace") && f->errors == errors + 1 && strstr(f->line, "elsewhere"));
    CHECK(fake_send(f, "trace none") && !fake_send(f, "trace"));
    fake_free(f);
}

TEST("orders wait for the audio, merge, and come back") {
    struct fake *f = fake_new_in(&fake_host_of_threads, &impact_tilde, "-body wall");
    char line[64];
    for (int i = 0; i < 1000; i++) {
        snprintf(line, sizeof line, "mass %g", 0.01 + i * 1e-5);
        CHECK(fake_send(f, line) && fake_send(f, "strike 3"));
    }
    CHECK(fake_send(f, "reset") && fake_send(f, "mu 0") && fake_send(f, "strike 0.5"));
    CHECK(fake_send(f, "print"));
    CHECK(f->posts == 0);
    free(play(f, NULL, 64));
    CHECK(f->posts > 5);
    CHECK(count_events(f, "hit") == 1);
    CHECK_REL(f->event[0].atoms[0].number, 0.5, 1e-9);
    CHECK_REL(f->event[0].atoms[1].number, -0.5, 1e-6);
    CHECK_REL(f->x->plan->collision.mass, 0.01 + 999e-5, 1e-6);
    fake_free(f);
}

/* Plays until an order has been taken, at most so many samples; returns how many. */
static int until_taken(struct fake *f, double mass, int most) {
    double heard[OUTS];
    int n = 0;
    while (n < most && f->x->plan->collision.mass != mass) {
        fake_play(f, NULL, (double *[OUTS]){&heard[0], &heard[1], &heard[2]}, 1, 1);
        n++;
    }
    return n;
}

TEST("another hammer, note or place waits until a blow is over, 30 ms at the most, unless a note "
     "comes, and a number for the contact waits with it") {
    static const struct external_host *const hosts[] = {&fake_host, &fake_host_of_threads};
    for (int i = 0; i < 2; i++) {
        struct fake *f = fake_new_in(hosts[i], &mallet_tilde, "-body tom -mallet yarn");
        const struct stepper *stepper = &f->x->state->stepper;
        check_case("%s", i ? "two threads" : "one thread");
        CHECK(fake_send(f, "list 60 100"));
        until_taken(f, 0, 20);
        CHECK(stepper->touching && fake_send(f, "mallet steel") && fake_send(f, "at 0.5"));
        CHECK(f->x->plan->collision.mass == .028);
        int n = until_taken(f, .030, 2000);
        CHECK(n > 100 && n < 440 && !stepper->touching);
        CHECK(fake_send(f, "mallet hand") && until_taken(f, .150, 2) <= 1);
        CHECK(fake_send(f, "list 60 100") && fake_send(f, "mass 0.2"));
        CHECK(until_taken(f, .2, 2) <= 1);
        until_taken(f, 0, 20);
        CHECK(fake_send(f, "mass 0.3") && f->x->plan->collision.mass == .2);
        CHECK(fake_send(f, "k 1e7") && until_taken(f, .3, 2) == 2);
        CHECK(until_taken(f, .3, 2000) > 100 && !stepper->touching && f->x->held[INLET_K] == 1e7);
        fake_free(f);
        f = fake_new_in(hosts[i], &impact_tilde, "-body wall -mass 1 -k 1e4 -mu 5 -push 100");
        CHECK(fake_send(f, "strike 0.1"));
        until_taken(f, 0, 100);
        CHECK(fake_send(f, "mass 2") && until_taken(f, 2, 2000) > 1200);
        CHECK(f->x->state->stepper.touching && fake_send(f, "mass 3"));
        CHECK(until_taken(f, 3, 2000) <= 1);
        fake_free(f);
    }
}

TEST("a hand that pushes, a gain and what is told do not wait, and do not end the waiting of "
     "others") {
    static const struct external_host *const hosts[] = {&fake_host, &fake_host_of_threads};
    for (int i = 0; i < 2; i++) {
        struct fake *f = fake_new_in(hosts[i], &impact_tilde, "-body snare -mallet hand");
        CHECK(fake_send(f, "strike 1"));
        until_taken(f, 0, 64);
        CHECK(fake_send(f, "mass 0.2") && fake_send(f, "push 0.5") && fake_send(f, "drive 0"));
        CHECK(fake_send(f, "gain -20") && fake_send(f, "print"));
        int posts = f->posts;
        CHECK(until_taken(f, .2, 1) == 1 && f->x->state->stepper.touching);
        CHECK(f->x->held[INLET_PUSH] == .5 && fabs(f->x->gain - .1) < 1e-12);
        CHECK(i == 0 || f->posts > posts);
        CHECK(f->x->plan->collision.mass == .15);
        CHECK(until_taken(f, .2, 2000) > 64);
        fake_free(f);
    }
}

TEST("a head that was searched for aside waits until a blow is over and does no work in it") {
    static const struct external_host *const hosts[] = {&fake_host, &fake_host_of_threads};
    static const char *const searched[] = {"hardness", "contact", "brightness"};
    static const double to[] = {1, .5, 4000};
    for (int i = 0; i < 6; i++) {
        struct fake *f = fake_new_in(hosts[i % 2], &mallet_tilde, "-body marimba -mallet hand");
        const struct parameter *row = external_find(&mallet_tilde, searched[i / 2]);
        check_case("%s %g", searched[i / 2], to[i / 2]);
        CHECK(fake_send(f, "strike 2"));
        until_taken(f, 0, 64);
        double k = f->x->held[INLET_K];
        struct external *aside = external_snapshot(f->x, &fake_host);
        external_search(aside, row, to[i / 2]);
        external_adopt(f->x, aside, row);
        free(aside);
        until_taken(f, 0, 1);
        CHECK(f->x->state->stepper.touching && f->x->held[INLET_K] == k);
        until_taken(f, 0, 2000);
        CHECK(f->x->held[INLET_K] > 2 * k);
        struct collision_ledger books = collision_books(&f->x->plan->collision, f->x->state);
        CHECK(books.changes == 0 && books.strikes > 0);
        fake_free(f);
    }
}

TEST("a note is one order, its pitch and its blow") {
    struct fake *f = fake_new_in(&fake_host_of_threads, &mallet_tilde, "-body tom");
    CHECK(fake_send(f, "size 2") && fake_send(f, "list 64 80"));
    const struct order *order = f->x->mailbox.at_once;
    CHECK(order && !f->x->mailbox.later && order->plan == f->x->planned);
    CHECK(order->motion == MOTION_STRIKE);
    fake_free(f);
}

TEST("an object that is freed with orders waiting leaves nothing behind") {
    struct fake *f = fake_new_in(&fake_host_of_threads, &impact_tilde, "");
    CHECK(fake_send(f, "freq 300") && fake_send(f, "print") && fake_send(f, "bang"));
    fake_free(f);
}

TEST("another rate keeps the pitch and what rings") {
    struct fake *f = fake_new(&impact_tilde, "");
    fake_send(f, "bang");
    struct take *before = play(f, NULL, 64);
    external_rate(f->x, 96000);
    CHECK(f->x->plan->collision.rate == 96000);
    struct take *after = play(f, NULL, 64);
    CHECK(peak(after, 0) > 0.2 * peak(before, 0));
    CHECK(peak(after, 0) < 1.5 * peak(before, 0));
    free(before), free(after), fake_free(f);
}

TEST("changes while it sounds stay finite, whatever they are") {
    uint64_t rng = 5;
    for (int k = 0; k < KINDS; k++) {
        struct fake *f = fake_new(kinds[k], "");
        double block[EXTERNAL_CHUNK], *out[OUTS] = {block, NULL, NULL};
        bool finite = true;
        for (int i = 0; i < 3000; i++) {
            const char *change = changes[check_random(&rng) % (sizeof changes / sizeof *changes)];
            fake_send(f, i % 20 ? change : "bang");
            fake_play(f, NULL, out, EXTERNAL_CHUNK, EXTERNAL_CHUNK);
            f->events = 0;
            for (int j = 0; j < EXTERNAL_CHUNK; j++)
                finite = finite && isfinite(block[j]);
        }
        check_case("%s", kinds[k]->name);
        CHECK(finite);
        fake_free(f);
    }
}

CHECK_MAIN
