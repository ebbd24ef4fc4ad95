/* SPDX-License-Identifier: BSD-3-Clause */
/* States of the hammer: pushed in flight, struck at rest, resting, away. */
#include "support/check.h"

#include "support/ensemble.h"
#include "support/ledger.h"
#include "support/rig.h"

enum { CHUNK = 64, LONGEST = 44100 };

static int count_events(struct collision_state *s, enum collision_event_kind kind) {
    struct collision_event event;
    int count = 0;
    while (collision_take_event(s, &event))
        count += event.kind == kind;
    return count;
}

/* Number of events of that kind in so many seconds; taken often, so that none is lost. */
static int play_counting(const struct collision_def *c, struct collision_state *s, double seconds,
                         enum collision_event_kind kind) {
    int count = 0;
    for (int i = 0; i < (int)(seconds * 100); i++) {
        rig_play(c, s, LONGEST / 100);
        count += count_events(s, kind);
    }
    return count;
}

/* --- values, however they come ---------------------------------------------------------------- */

/* At the start of some blocks a value of push, k, mu, alpha or drive moves; as a message, or as a
 * signal that is constant from there on. */
enum { MOVES = 6, BLOCKS = 60 };
struct moves {
    int block[MOVES], range[MOVES];
    double value[MOVES];
};

static struct moves random_moves(uint64_t *rng) {
    struct moves m;
    for (int i = 0; i < MOVES; i++) {
        static const double most[] = {[RANGE_PUSH] = 20,
                                      [RANGE_K] = 1e8,
                                      [RANGE_MU] = 2,
                                      [RANGE_ALPHA] = 3,
                                      [RANGE_DRIVE] = 5};
        m.block[i] = 1 + (int)(check_random(rng) % (BLOCKS - 1));
        m.range[i] = RANGE_PUSH + (int)(check_random(rng) % 5);
        double least = m.range[i] == RANGE_ALPHA ? 1 : 0;
        m.value[i] = check_uniform(rng, least, most[m.range[i]]);
    }
    return m;
}

static void play_moves(const struct collision_def *c, const struct moves *m, bool as_signal,
                       double *output, double *x) {
    struct collision_state *s = collision_state_new(c, head_default(), RIG_MODES, 0);
    static double signal[RANGES][CHUNK];
    const double *in[RANGES] = {NULL};
    collision_strike(s, 2);
    for (int b = 0; b < BLOCKS; b++) {
        for (int i = 0; i < MOVES; i++) {
            if (m->block[i] != b)
                continue;
            int r = m->range[i];
            for (int j = 0; j < CHUNK; j++)
                signal[r][j] = m->value[i];
            if (as_signal)
                in[r] = signal[r];
            else
                collision_set_input(s, r, m->value[i]);
        }
        struct collision_in signals = {.push = in[RANGE_PUSH],
                                       .k = in[RANGE_K],
                                       .mu = in[RANGE_MU],
                                       .alpha = in[RANGE_ALPHA],
                                       .drive = in[RANGE_DRIVE]};
        double *pickup = output + b * CHUNK;
        struct collision_out out = {.pickup = &pickup, .compression = x + b * CHUNK};
        collision_run(c, s, &signals, &out, CHUNK);
    }
    collision_state_free(s);
}

TEST("a value by message and the same value as a signal give the same samples") {
    static double output[2][BLOCKS * CHUNK], x[2][BLOCKS * CHUNK];
    uint64_t rng = 20;
    for (int i = 0; i < 400; i++) {
        struct collision_def c = rig_collision(i % 3 ? &rig_bodies[i % 3] : NULL);
        c.ground = i % 4 == 1;
        c.gravity = i % 2 ? 9.81 : 0;
        struct moves m = random_moves(&rng);
        check_case("run %d", i);
        for (int as_signal = 0; as_signal < 2; as_signal++)
            play_moves(&c, &m, as_signal, output[as_signal], x[as_signal]);
        CHECK(memcmp(output[0], output[1], sizeof output[0]) == 0);
        CHECK(memcmp(x[0], x[1], sizeof x[0]) == 0);
        modes_free((struct modes *)c.modes);
    }
}

/* --- rest ------------------------------------------------------------------------------------- */

TEST("a strike of a hammer at rest is as accurate as any other") {
    for (int i = 0; i < 2; i++) {
        struct collision_def c = rig_collision(i ? &rig_bodies[2] : NULL);
        c.gravity = 9.81;
        struct contact_inputs head = head_default();
        head.k = 1e12;
        struct collision_state *s = collision_state_new(&c, head, RIG_MODES, 0);
        struct collision_event first, again;
        collision_strike(s, 1);
        rig_play(&c, s, 1);
        CHECK(collision_take_event(s, &first));
        collision_drop(s, 0);
        rig_play(&c, s, 5 * LONGEST);
        count_events(s, COLLISION_HIT);
        collision_strike(s, 1);
        rig_play(&c, s, 1);
        check_case(i ? "a plate" : "a wall");
        while (collision_take_event(s, &again)) { /* the last one */
        }
        CHECK(again.kind == COLLISION_HIT);
        CHECK_REL(again.peak, first.peak, 1e-2); /* the plate may still ring a little */
        rig_free(&c, s);
    }
}

TEST("rest is reported once, and not at the turning point of a slow contact") {
    for (int loaded = 0; loaded < 2; loaded++) {
        struct collision_def soft = rig_collision(NULL);
        struct contact_inputs head = {.k = .1, .mu = 0, .alpha = 1}; /* half a period of 1 s */
        soft.gravity = 0;
        struct collision_state *s = collision_state_new(&soft, head, 0, 0);
        collision_set_input(s, RANGE_PUSH, loaded ? 1e-5 : 0); /* 1/3 of the greatest force */
        collision_strike(s, 1e-3);                             /* below 1e-4 m/s for 64 ms there */
        rig_play(&soft, s, 2 * LONGEST);
        check_case(loaded ? "under a load" : "without a load");
        CHECK(count_events(s, COLLISION_REST) == 0);
        rig_free(&soft, s);
    }
    for (int i = 0; i < 3; i++) {
        struct collision_def c = rig_collision(&rig_bodies[i]);
        c.gravity = 9.81;
        struct contact_inputs head = head_default();
        head.mu = 3;
        struct collision_state *s = collision_state_new(&c, head, RIG_MODES, 0);
        check_case("%s", rig_bodies[i].name);
        collision_drop(s, .02);
        CHECK(play_counting(&c, s, 20, COLLISION_REST) == 1);
        collision_set_input(s, RANGE_PUSH, .5); /* another load arms it again */
        CHECK(play_counting(&c, s, 10, COLLISION_REST) == 1);
        rig_free(&c, s);
    }
}

/* --- away ------------------------------------------------------------------------------------- */

TEST("a hammer that never returns is away, and stays so until it is struck or dropped") {
    struct collision_def c = rig_collision(&rig_bodies[0]);
    struct collision_state *s = collision_state_new(&c, head_default(), RIG_MODES, 0);
    collision_strike(s, 50);
    rig_play(&c, s, LONGEST);
    CHECK(count_events(s, COLLISION_AWAY) == 1);
    CHECK(s->motion.hammer == PRESENCE_GONE && s->motion.x == -10);
    struct collision_ledger l = collision_ledger_now(&c, s);
    CHECK(l.kinetic == 0 && l.push < 0);
    collision_set_input(s, RANGE_PUSH, 1);
    rig_play(&c, s, 4 * LONGEST);
    CHECK(count_events(s, COLLISION_HIT) == 0 && s->motion.x == -10);
    collision_strike(s, 1);
    rig_play(&c, s, 1000);
    CHECK(count_events(s, COLLISION_HIT) > 0);
    rig_free(&c, s);
}

TEST("a dropped hammer arrives with the speed of its fall, on a wall and on a bowl") {
    for (int on = 0; on < 2; on++)
        for (double height = 1e-4; height < 1; height *= 3.7) {
            struct collision_def c = rig_collision(on ? &rig_bodies[1] : NULL);
            c.gravity = 9.81;
            struct collision_state *s = collision_state_new(&c, head_default(), RIG_MODES, 0);
            struct collision_event hit;
            collision_drop(s, height);
            rig_play(&c, s, (int)(c.rate * sqrt(2 * height / 9.81)) + 200);
            check_case("from %g m, on body %d", height, on);
            if (CHECK(collision_take_event(s, &hit))) {
                CHECK_REL(hit.v_in, sqrt(2 * 9.81 * height), 1e-10);
                CHECK_REL(hit.time, sqrt(2 * height / 9.81), 1e-10);
            }
            rig_free(&c, s);
        }
}

/* In flight tau dz/dt = -(1 - eps) z, in closed form over any time. */
TEST("felt relaxes in flight as in closed form, and the ledger books the loss") {
    struct collision_def c = rig_collision(&rig_bodies[1]);
    modes_audit((struct modes *)c.modes);
    c.audit = true;
    c.contact.law = CONTACT_FELT;
    c.contact.felt_time = 5e-3;
    struct collision_state *s = collision_state_new(&c, head_default(), RIG_MODES, 0);
    struct collision_event hit;
    collision_strike(s, 1);
    do
        rig_play(&c, s, 1);
    while (!collision_take_event(s, &hit) && s->stepper.clock < LONGEST);
    rig_play(&c, s, 64);
    double z = s->motion.z, lost = s->record.ledger.lost_contact;
    const struct contact *felt = &s->motion.contact;
    double store = contact_stored(felt, z, 0);
    CHECK(z > 0 && store > 0);
    for (int i = 1; i <= 5; i++) {
        rig_play(&c, s, 64);
        double now = z * exp(-(1 - c.contact.felt_weight) * 64 * i / c.rate / c.contact.felt_time);
        check_case("%d samples later", 64 * i);
        CHECK_REL(s->motion.z, now, 1e-12);
        CHECK_NEAR(s->record.ledger.lost_contact - lost, store - contact_stored(felt, now, 0),
                   1e-12 * store);
    }
    rig_free(&c, s);
}

TEST("a high drop, gravity or a push brings the hammer back") {
    for (int pushed = 0; pushed < 2; pushed++) {
        struct collision_def c = rig_collision(NULL);
        struct contact_inputs head = head_default();
        head.mu = 0;
        c.gravity = pushed ? 0 : 9.81;
        struct collision_state *s = collision_state_new(&c, head, 0, 0);
        collision_set_input(s, RANGE_PUSH, pushed ? .0981 : 0);
        check_case(pushed ? "pushed" : "by its weight");
        collision_drop(s, 50);
        rig_play(&c, s, 4 * LONGEST);
        CHECK(count_events(s, COLLISION_AWAY) == 0);
        collision_strike(s, 30); /* 46 m far, and back after 6 s */
        rig_play(&c, s, 3 * LONGEST);
        CHECK(s->motion.x < -40 && s->motion.x > -46);
        rig_play(&c, s, 4 * LONGEST);
        struct collision_event event = {.kind = COLLISION_AWAY};
        for (int hits = 0; hits < 2; hits++) /* of the strike and of the fall */
            CHECK(collision_take_event(s, &event) && event.kind == COLLISION_HIT);
        CHECK_REL(event.v_in, 30, 1e-9);
        rig_free(&c, s);
    }
}

/* The greatest speed of arrival over so many seconds, and the greatest distance, under noise of up
 * to `most` or under the constant push. */
struct pushed {
    double fastest, furthest;
};
static struct pushed push_about(const struct collision_def *c, struct collision_state *s,
                                double seconds, double most, uint64_t *rng) {
    struct pushed seen = {0, 0};
    static double push[CHUNK], x[CHUNK];
    struct collision_event event;
    for (int b = 0; b < seconds * c->rate / CHUNK; b++) {
        for (int i = 0; i < CHUNK; i++)
            push[i] = check_uniform(rng, -most, most);
        struct collision_in in = {.push = most > 0 ? push : NULL};
        collision_run(c, s, &in, &(struct collision_out){.compression = x}, CHUNK);
        for (int i = 0; i < CHUNK; i++)
            seen.furthest = fmax(seen.furthest, -x[i]);
        while (collision_take_event(s, &event))
            if (event.kind == COLLISION_HIT)
                seen.fastest = fmax(seen.fastest, event.v_in);
    }
    return seen;
}

/* Each run may leave the hammer in flight or away; a push of 1 N then brings 10 g back over at most
 * 10 m, with the speed that remains from the noise. A fault had it 64 m away, back at 113 m/s. */
TEST("a hammer under zero-mean push noise does not return with excessive speed") {
    int away = 0, back = 0;
    for (uint64_t rng = 1; rng < 25; rng++) {
        uint64_t seed = rng * 977;
        struct collision_def c = rig_collision(&rig_bodies[0]);
        struct collision_state *s = collision_state_new(&c, head_default(), RIG_MODES, 0);
        double noise = 10 * pow(10, (double)(rng % 3) / 2); /* 10, 32, 100 N */
        check_case("seed %d, %g N", (int)rng, noise);
        double left = push_about(&c, s, 4, noise, &seed).furthest;
        bool is_away = s->motion.hammer == PRESENCE_GONE;
        collision_set_input(s, RANGE_PUSH, 1);
        double speed = s->motion.v; /* before the noise */
        struct pushed seen = push_about(&c, s, 6, 0, &seed);
        CHECK(left < 11 && seen.furthest < 11);
        CHECK(seen.fastest < sqrt(speed * speed + 2 * 10 / c.mass) * 1.01);
        CHECK(is_away == (s->motion.hammer == PRESENCE_GONE) && !(is_away && seen.fastest > 0));
        away += is_away;
        back += seen.fastest > 0;
        rig_free(&c, s);
    }
    CHECK(away >= 3 && back >= 3); /* both cases occur */
}

/* --- changes in the middle of a contact ------------------------------------------------------- */

static struct collision_def audited(const struct rig_body *body) {
    struct collision_def c = rig_collision(body);
    if (c.modes)
        modes_audit((struct modes *)c.modes);
    c.audit = true;
    return c;
}

static void check_books(struct ensemble *e) {
    struct collision_ledger l = voices_ledger(e->vs);
    CHECK(isfinite(l.modal) && l.lost_exchange >= 0);
    CHECK_NEAR(ledger_imbalance(&l), 0, 1e-12 * l.largest);
}

/* Steps as short as a wall's are not in a bank's table. */
TEST("a pressed hammer continues from a wall to a bank and back, with the scheme") {
    static const enum scheme schemes[] = {SCHEME_EXACT, SCHEME_AM1, SCHEME_TWO_POINT};
    for (int i = 0; i < 3; i++) {
        struct collision_def wall = audited(NULL), bank = audited(&rig_bodies[0]),
                             again = audited(NULL);
        bank.scheme = schemes[i];
        struct contact_inputs head = head_default();
        head.k = 1e15;
        struct ensemble e = ensemble_new(&wall, head);
        check_case("%s", scheme_name(bank.scheme));
        voices_set_input(e.vs, RANGE_PUSH, 5);
        ensemble_strike(&e, .01);
        ensemble_play(&e, NULL, 20 * CHUNK);
        ensemble_head(&e, (struct contact_inputs){.k = 10000, .mu = .1, .alpha = 1.5});
        ensemble_play(&e, NULL, 40 * CHUNK);
        CHECK(voice_hammer_state(voices_current(e.vs)) == HAMMER_PRESSED);
        ensemble_arrive(&e, ARRIVAL_CONTINUES, &bank);
        CHECK(voices_current(e.vs)->def.modes == bank.modes);
        CHECK(voices_current(e.vs)->state->stepper.alike == 0);
        check_books(&e);
        ensemble_play(&e, NULL, 40 * CHUNK);
        check_books(&e);
        ensemble_head(&e, (struct contact_inputs){.k = 1e8, .mu = .1, .alpha = 1.5});
        ensemble_play(&e, NULL, 40 * CHUNK);
        ensemble_arrive(&e, ARRIVAL_CONTINUES, &again);
        ensemble_play(&e, NULL, 40 * CHUNK);
        check_books(&e);
        ensemble_free(&e);
    }
}

TEST("a continuation and a head wait for the end of an impact, and a strike does not") {
    struct collision_def c = audited(&rig_bodies[0]), next = audited(&rig_bodies[1]);
    const struct contact_inputs soft = {.k = 10000, .mu = .1, .alpha = 1.5};
    struct ensemble e = ensemble_new(&c, soft);
    ensemble_strike(&e, 1);
    ensemble_play(&e, NULL, 20);
    CHECK(voice_hammer_state(voices_current(e.vs)) == HAMMER_IN_IMPACT);
    ensemble_arrive(&e, ARRIVAL_CONTINUES, &next);
    ensemble_head(&e, (struct contact_inputs){.k = 1e8, .mu = .1, .alpha = 1.5});
    const struct voice *v = voices_current(e.vs);
    CHECK(v->def.modes == c.modes && v->state->motion.contact.k == soft.k);
    ensemble_play(&e, NULL, 20);
    CHECK(voice_hammer_state(v) == HAMMER_IN_IMPACT && v->state->motion.contact.k == soft.k);
    ensemble_strike(&e, 1); /* on the voice that would have continued this one */
    CHECK(voices_count(e.vs) == 2 && voices_current(e.vs)->def.modes == next.modes);
    ensemble_play(&e, NULL, 4000);
    CHECK(voices_current(e.vs)->state->motion.contact.k == 1e8);
    CHECK(voices_count(e.vs) == 2 && voices_at(e.vs, 0)->def.modes == c.modes);
    check_books(&e);
    ensemble_free(&e);
}

/* Newton's method alternated between the two sides of the root: .7 % of the energy was missing. */
TEST("a strike in contact, 1800 times as fast as the limit speed, leaves the ledger closed") {
    const struct contact_inputs head = {840217533991.82568, 996.68257842583716, 1};
    struct collision_def c = collision_default();
    c.mass = .000264701943877396;
    c.gravity = 0;
    struct collision_state *s = collision_state_for(&c, head);
    const struct collision_in in = {.strike = NULL};
    const struct collision_out out = {.pickup = NULL};
    collision_set_input(s, RANGE_PUSH, 6.0464301532941969);
    collision_strike(s, 2.9892790515599144);
    collision_run(&c, s, &in, &out, 30);
    for (int i = 0; i < 64; i++) {
        collision_strike(s, 1.7894802907108338 * exp2(-i / 8.));
        collision_run(&c, s, &in, &out, 1 + i % 3);
        struct collision_ledger l = collision_ledger_now(&c, s);
        check_case("strike %d", i);
        CHECK(fabs(ledger_imbalance(&l)) < 1e-12 * l.largest);
    }
    collision_state_free(s);
}

CHECK_MAIN
