/* SPDX-License-Identifier: BSD-3-Clause */
/* Several contacts in one voice: closed forms, invariants, bits. */
#include "contact/wall.h"
#include "support/contacts_scene.h"

/* --- lumps in a row --------------------------------------------------------------------------- */

static struct contact ball(double k, double alpha) {
    struct contact c = contact_default();
    c.k = k;
    c.mu = 0;
    c.alpha = alpha;
    return c;
}

/* The hammer strikes a body that is one free mass; behind it stand further lumps in a row. */
static struct network_scene *row_of(int lumps, struct contact c) {
    struct network_scene *s = scene_of(1, 1);
    s->mode[0] = (struct mode){0, HUGE_VAL, 1};
    s->at[0] = 1;
    s->hammer_mass = 1;
    s->head = contact_head(&c);
    for (int l = 2; l < lumps; l++) {
        struct network_link *link = scene_add(s, NETWORK_BEAD, 1, c);
        /* x = (body or lump before) - this lump */
        link->has_against = true;
        link->against = link->lump;
        link->has_lump = l > 2;
        link->lump = l > 2 ? link->against - 1 : 0;
        s->shape[s->count - 1][0] = l == 2 ? -1 : 0;
    }
    scene_make(s);
    return s;
}

static void speeds(const struct network_scene *s, int lumps, double *v) {
    v[0] = s->state->motion.v;
    v[1] = s->state->motion.bank->p[0];
    for (int l = 2; l < lumps; l++)
        v[l] = s->state->network->v[l - 1];
}

static double cradle(double alpha, double samples, const double *want, bool live) {
    struct contact c = ball(1e6, alpha);
    /* the contact lasts so many samples */
    double tau = wall_duration(.5, &c, 1);
    c.k *= pow(tau * scene_rate / samples, (alpha + 1));
    struct network_scene *s = row_of(5, c);
    if (live)
        s->def.budget = 1;
    double v[5], worst = 0, momentum = 0;
    collision_strike(s->state, 1);
    for (int i = 0; i < 40 * (int)samples; i++) {
        scene_run(s, NULL, 1);
    }
    speeds(s, 5, v);
    for (int l = 0; l < 5; l++) {
        worst = fmax(worst, fabs(v[l] - want[l]));
        momentum += v[l];
    }
    CHECK_NEAR(momentum, 1, 1e-12);
    CHECK(fabs(scene_ledger_gap(s)) < 1e-12);
    printf("[%g: %.2e, %ld steps, ledger %.1e] ", samples, worst, s->state->network->steps,
           scene_ledger_gap(s));
    scene_free(s);
    return worst;
}

TEST("a row of five lumps parts as Newton's cradle") {
    static const double linear[] = {-.1322795, -.0753292, -.0310108, .2962178, .9424017},
                        hertz[] = {-.0710850, -.0302738, -.0144636, .1270450, .9887774};
    for (double samples = 4; samples < 100; samples *= 10) {
        CHECK(cradle(1, samples, linear, false) < 1e-6);
        CHECK(cradle(1.5, samples, hertz, false) < 1e-6);
    }
}

/* --- a usual body with random contacts -------------------------------------------------------- */

static void check_bits(bool live) {
    double output[2][20000];
    for (int many = 0; many < 2; many++) {
        struct network_scene *s = contacts_bar(many ? 8 : 1, 0, 0, 0);
        if (live)
            s->budget = 1;
        scene_make(s);
        for (int i = 0; i < 20; i++) {
            if (i % 7 == 0)
                collision_strike(s->state, .3 + i);
            scene_run(s, output[many] + 1000 * i, 1000);
        }
        scene_free(s);
    }
    CHECK(!memcmp(output[0], output[1], sizeof output[0]));
}

TEST("eight hammers of which one touches have the bits of one alone") {
    check_bits(false);
    check_bits(true);
}

/* Strikes, pushes and drives at random times. */
static void random_life(struct network_scene *s, uint64_t seed, int samples, double *output,
                        int longest) {
    uint64_t blocks = 77 + (uint64_t)longest;
    int next = 0;
    for (int from = 0, n; from < samples; from += n) {
        if (from == next) {
            uint64_t what = check_random(&seed) % 8;
            if (what < 4)
                collision_strike(s->state, check_log_uniform(&seed, .02, 4));
            else if (what < 6)
                collision_set_input(s->state, RANGE_PUSH,
                                    what == 4 ? 0 : check_uniform(&seed, -1, 8));
            else if (what == 6)
                collision_set_input(s->state, RANGE_DRIVE,
                                    check_random(&seed) % 2 ? 0 : check_uniform(&seed, -2, 2));
            else
                collision_set_input(s->state, RANGE_K, check_log_uniform(&seed, 1e5, 1e9));
            next += 1 + (int)(check_log_uniform(&seed, 10, 4000));
        }
        n = 1 + (int)(check_random(&blocks) % (unsigned)longest);
        if (n > next - from)
            n = next - from;
        if (n > samples - from)
            n = samples - from;
        scene_run(s, output ? output + from : NULL, n);
    }
}

TEST("over random lives the ledger closes to 1e-10") {
    double worst = 0, gain = 0;
    for (uint64_t seed = 1; seed <= 12; seed++) {
        uint64_t r = seed;
        int hammers = 1 + (int)(check_random(&r) % 8), beads = (int)(check_random(&r) % 4);
        int barriers = (int)(check_random(&r) % 3), wires = (int)(check_random(&r) % 3);
        struct network_scene *s = contacts_bar(hammers, beads, barriers, wires);
        s->budget = seed % 2 ? (double)HUGE_VAL : 1;
        scene_make(s);
        s->def.arm_resistance = seed % 3 ? 20 : 0;
        random_life(s, seed, 12000, NULL, 300);
        double gap = scene_ledger_gap(s);
        struct collision_ledger l = collision_ledger_now(&s->def, s->state);
        check_case("seed %d: %d hammers, %d beads, %d barriers, %d wires", (int)seed, hammers,
                   beads, barriers, wires);
        CHECK(fabs(gap) < 1e-10);
        CHECK(!s->state->network || s->state->network->failed == 0);
        CHECK(log_trouble(s->state->record.log).diverged == 0);
        CHECK(l.lost_contact >= -1e-12 * l.largest);
        worst = fmax(worst, fabs(gap));
        gain = fmax(gain, gap);
        scene_free(s);
    }
    printf("[%.1e, most gained %.1e] ", worst, gain);
}

TEST("blocks of any size have the same bits") {
    enum { LENGTH = 8000 };
    static double output[3][LENGTH];
    for (int i = 0; i < 3; i++) {
        struct network_scene *s = contacts_bar(3, 2, 1, 1);
        s->budget = 1;
        scene_make(s);
        s->def.arm_resistance = 20;
        random_life(s, 5, LENGTH, output[i], i == 0 ? 1 : i == 1 ? 64 : 700);
        scene_free(s);
    }
    CHECK(!memcmp(output[0], output[1], sizeof output[0]));
    CHECK(!memcmp(output[0], output[2], sizeof output[0]));
}

TEST("a strike in an impact takes the next free hammer, and each reports its hit") {
    struct network_scene *s = contacts_bar(3, 0, 0, 0);
    struct collision_event event;
    int hits[3] = {0};
    s->head.k = 1e5;
    scene_make(s);
    for (int j = 0; j < 3; j++) {
        collision_strike(s->state, 1 + j);
        scene_run(s, NULL, 10);
        CHECK(s->state->stepper.touching);
    }
    CHECK(network_hammers_play(&s->def, s->state->network));
    CHECK(!network_has_free_hammer(&s->def, s->state->network));
    scene_run(s, NULL, 20000);
    while (collision_take_event(s->state, &event))
        if (event.kind == COLLISION_HIT && CHECK(event.hammer >= 0 && event.hammer < 3)) {
            if (!hits[event.hammer]++)
                CHECK(event.v_in > .5 && event.v_in < 3.5 && event.peak > 1 && event.lost >= 0);
        }
    for (int j = 0; j < 3; j++)
        CHECK(hits[j] > 0);
    CHECK(!network_hammers_play(&s->def, s->state->network));
    CHECK(fabs(scene_ledger_gap(s)) < 1e-12);
    scene_free(s);
}

TEST("beads and wires come to rest with the body, at the static equilibrium") {
    struct network_scene *s = contacts_bar(1, 3, 1, 3);
    s->link[1].contact.law = contact_default().law; /* all beads rest under their weight */
    s->link[1].load = .02;
    for (int i = 0; i < CONTACTS_BAR; i++)
        s->mode[i].decay = .05;
    s->budget = 1;
    scene_make(s);
    CHECK(network_asleep(s->state->network));
    collision_strike(s->state, .5);
    scene_run(s, NULL, 4000);
    CHECK(!network_asleep(s->state->network));
    scene_run(s, NULL, 8 * 44100);
    CHECK(network_asleep(s->state->network) && s->state->motion.bank_at_rest);
    struct collision_ledger l = collision_ledger_now(&s->def, s->state);
    CHECK(l.modal == 0 && fabs(l.contact) < 1e-20); /* the hammer flies on */
    CHECK(fabs(scene_ledger_gap(s)) < 1e-10);
    scene_free(s);
}

TEST("ten thousand chattering samples are solved at every stiffness, without gain of energy") {
    double worst = 0, most = 0, iterations = 0;
    for (double k = 1e3; k < 3e15; k *= 10) {
        struct network_scene *s = contacts_bar(1, 4, 1, 2);
        for (int j = 0; j < s->count; j++)
            s->link[j].contact.k = k;
        s->budget = 1;
        scene_make(s);
        collision_strike(s->state, 1);
        for (int i = 0; i < 10; i++) {
            double before = scene_ledger_gap(s);
            scene_run(s, NULL, 1000);
            most = fmax(most, scene_ledger_gap(s) - before);
        }
        check_case("k %g", k);
        CHECK(s->state->network->failed == 0);
        worst = fmax(worst, fabs(scene_ledger_gap(s)));
        iterations = fmax(iterations,
                          (double)s->state->network->iterations / (double)s->state->network->steps);
        scene_free(s);
    }
    printf("[ledger %.1e, gained %.1e, %.1f iterations a step] ", worst, most, iterations);
    CHECK(worst < 1e-10 && most < 1e-11 && iterations < 10);
}

/* --- against a solution of its own ------------------------------------------------------------ */

enum { SCENES = 24, TIME = 700, OVERSAMPLED = 48 };

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

TEST("random scenes of several contacts agree with an oversampled solution") {
    for (int live = 0; live < 2; live++) {
        double off[SCENES];
        for (int i = 0; i < SCENES; i++)
            off[i] = contacts_off_truth(100 + (uint64_t)i, live, TIME, OVERSAMPLED);
        qsort(off, SCENES, sizeof *off, by_size);
        printf("[%s: median %.1e, 90 %% %.1e, most %.1e] ", live ? "live" : "render",
               off[SCENES / 2], off[SCENES * 9 / 10], off[SCENES - 1]);
        CHECK(off[SCENES / 2] < (live ? 1e-3 : 1e-6)); /* live: the budget of one contact */
    }
}

CHECK_MAIN
