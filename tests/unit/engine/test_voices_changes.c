/* SPDX-License-Identifier: BSD-3-Clause */
/* Changes of tuning, hammer and head while a voice plays: closed cycles, felt memory, pressed
 * hammers, resets. */
#include "support/check.h"

#include "support/ensemble.h"
#include "support/ledger.h"
#include "support/rig.h"

#define COUNT(table) ((int)(sizeof table / sizeof *table))

enum { BEFORE = 21 * MODES_WINDOW };

/* --- cycles ----------------------------------------------------------------------------------- */

enum { CYCLE = 6 };

/* Six modes without losses, with factors on frequency and mass. */
static struct collision_def lossless_with_pickups(double freq, double mass, int pickups) {
    struct mode mode[CYCLE];
    double at[CYCLE], output[CYCLE];
    const double *const pickup[2] = {output, output};
    struct collision_def c = collision_default();
    for (int i = 0; i < CYCLE; i++) {
        mode[i] = (struct mode){90 * freq * (1 + i), (double)INFINITY, .2 * mass};
        at[i] = 1 - .3 * i;
        output[i] = 1 - .25 * i;
    }
    struct modes *m = modes_new(CYCLE, 0, pickups);
    modes_design(m, c.rate, mode, NULL, at, pickup);
    modes_audit(m);
    c.body = SCHEME_MODES;
    c.modes = m;
    c.pickups = pickups;
    c.audit = true;
    return c;
}

static struct collision_def lossless(double freq, double mass) {
    return lossless_with_pickups(freq, mass, 1);
}

static struct ensemble struck_lossless(void) {
    struct collision_def c = lossless(1, 1);
    struct ensemble e = ensemble_new(&c, head_default());
    ensemble_strike(&e, 2);
    ensemble_play(&e, NULL, BEFORE);
    return e;
}

/* Octaves and masses of the banks between the first one and itself. */
static const double cycle[][2] = {{1, 1},   {2, .3}, {3, 4},    {-1, 10},
                                  {-3, .1}, {0, 5},  {.58, .7}, {4, 1}};

TEST("a closed cycle of retunings of a lossless bank restores p and q") {
    struct ensemble e = struck_lossless();
    const struct voice *first = ensemble_current(&e);
    const struct modes_state *was = first->state->motion.bank;
    double q[CYCLE], p[CYCLE], v = first->state->motion.v, energy = voices_ledger(e.vs).modal;
    struct fade fade = {.left = 0};
    struct voice *now = (struct voice *)first;
    fade_make(&fade, 1);
    memcpy(q, was->q, sizeof q), memcpy(p, was->p, sizeof p);
    for (int i = 0; i <= COUNT(cycle); i++) {
        const double *to = cycle[i % COUNT(cycle)];
        struct collision_def c = i < COUNT(cycle) ? lossless(exp2(to[0]), to[1]) : lossless(1, 1);
        struct voice *next = ensemble_voice(e.log, &c);
        voice_continue(now, next, BEFORE, &fade);
        if (now != first)
            voice_free(now);
        now = next;
        check_case("bank %d", i);
        CHECK_REL(modes_energy(c.modes, now->state->motion.bank), energy, 1e-14);
        CHECK(now->state->motion.v == v);
    }
    const struct modes_state *s = now->state->motion.bank;
    for (int i = 0; i < CYCLE; i++) {
        check_case("mode %d", i);
        CHECK(s->p[i] == p[i]);
        CHECK_REL(s->q[i], q[i], 1e-12);
    }
    voice_free(now);
    fade_free(&fade);
    ensemble_free(&e);
}

/* Rings for 64 samples in each bank. */
static void check_retuned(int banks, double (*octaves)(int), double mass) {
    struct ensemble e = struck_lossless();
    ensemble_current(&e);
    double energy = voices_ledger(e.vs).modal;
    for (int i = 0; i < banks; i++) {
        struct collision_def c = lossless(exp2(octaves(i)), i % 2 ? mass : 1);
        ensemble_arrive(&e, ARRIVAL_CONTINUES, &c);
        CHECK(voices_current(e.vs)->def.modes == c.modes);
        ensemble_play(&e, NULL, MODES_WINDOW);
        ensemble_current(&e);
        struct collision_ledger l = voices_ledger(e.vs);
        check_case("bank %d", i);
        CHECK_REL(l.modal, energy, 1e-12);
        CHECK(l.changes <= 1e-13 * energy && fabs(l.lost_exchange) <= 1e-13 * energy);
        CHECK_NEAR(ledger_imbalance(&l), 0, 1e-12 * l.largest);
    }
    ensemble_free(&e);
}

static double up_and_down(int i) { return i % 2; }
static double far_up_and_down(int i) { return 4 - abs(i % 16 - 8); } /* 5.6 Hz ... 8.6 kHz */

TEST(
    "while it rings without losses a bank is retuned by hundreds of octaves and keeps its energy") {
    check_retuned(200, up_and_down, 1);
    check_retuned(200, up_and_down, 7);
    check_retuned(200, far_up_and_down, .2);
}

/* --- the hammer ------------------------------------------------------------------------------- */

TEST("the error of a paper's scheme is booked in the voice that made it") {
    struct collision_def c = collision_default(), exact = c;
    c.scheme = SCHEME_HEUN;
    struct contact_inputs head = head_default();
    head.k = 1e9;
    struct ensemble e = ensemble_new(&c, head);
    ensemble_strike(&e, 1);
    ensemble_play(&e, NULL, 100);
    ensemble_current(&e);
    struct collision_ledger before = voices_ledger(e.vs);
    CHECK(fabs(before.lost_scheme) > 1e-6 * before.largest);
    ensemble_arrive(&e, ARRIVAL_CONTINUES, &exact);
    struct collision_ledger after = voices_ledger(e.vs);
    CHECK(voices_current(e.vs)->def.scheme == SCHEME_EXACT);
    CHECK(after.lost_scheme == before.lost_scheme);
    CHECK_NEAR(ledger_imbalance(&after), 0, 1e-15 * after.largest);
    ensemble_free(&e);
}

TEST("a hammer in flight is not placed inside a surface by a change of law") {
    struct collision_def c = collision_default(), other = c;
    other.contact.law = CONTACT_TWO_SIDED;
    struct ensemble e = ensemble_new(&c, head_default());
    ensemble_strike(&e, 1);
    ensemble_play(&e, NULL, 1000);
    const struct motion *m = &ensemble_current(&e)->state->motion;
    CHECK(m->x < -.01 && motion_has_hammer(m));
    double v = m->v;
    ensemble_arrive(&e, ARRIVAL_CONTINUES, &other);
    struct collision_ledger l = voices_ledger(e.vs);
    m = &ensemble_current(&e)->state->motion;
    CHECK(m->v == v && contact_depth(&m->contact, m->x) < 1e-15);
    CHECK(l.contact < 1e-30 && l.changes < 1e-30 && l.lost_exchange == 0);
    ensemble_play(&e, NULL, 1000);
    l = voices_ledger(e.vs);
    CHECK(l.largest < 1.1 * c.mass / 2);
    CHECK_NEAR(ledger_imbalance(&l), 0, 1e-15 * l.largest);
    ensemble_free(&e);
}

TEST("a hammer stays in flight while the felt relaxes, over any continuation") {
    struct collision_def c = collision_default(), other;
    c.contact.law = CONTACT_FELT;
    c.contact.felt_time = .1;
    other = c;
    other.mass *= 2;
    struct ensemble e = ensemble_new(&c, head_default());
    ensemble_strike(&e, 1);
    ensemble_play(&e, NULL, 1000);
    const struct collision_state *s = ensemble_current(&e)->state;
    double v = s->motion.v, z = s->motion.z;
    CHECK(motion_has_hammer(&s->motion) && !s->stepper.touching && z > 0 && v < 0);
    ensemble_arrive(&e, ARRIVAL_CONTINUES, &other);
    s = ensemble_current(&e)->state;
    CHECK(motion_has_hammer(&s->motion) && s->motion.z == z);
    CHECK(s->motion.v == v && voices_current(e.vs)->def.mass == other.mass);
    struct collision_ledger l = voices_ledger(e.vs);
    CHECK_REL(l.changes, c.mass * v * v / 2, 1e-14); /* twice as heavy, at the same speed */
    CHECK_NEAR(ledger_imbalance(&l), 0, 1e-15 * l.largest);
    ensemble_free(&e);
}

/* Felt memory of metres that were never compressed would push the hammer, or be passed silently. */
TEST("felt memory is a depth: it is kept over changes of alpha and k") {
    struct collision_def c = collision_default();
    c.contact.law = CONTACT_FELT;
    c.contact.felt_time = .1;
    c.contact.felt_weight = .95;
    struct contact_inputs head = head_default();
    head.alpha = 3;
    head.k = 1e10;
    struct ensemble e = ensemble_new(&c, head);
    ensemble_strike(&e, 1);
    const struct collision_state *s = ensemble_current(&e)->state;
    for (int i = 0; i < 1000 && !(s->motion.z > 0 && !s->stepper.touching); i++)
        ensemble_play(&e, NULL, 1);
    CHECK(s->motion.x > 0 && s->motion.v < 0); /* it leaves, within the compressed depth */
    double deep = cbrt(s->motion.z), v = s->motion.v;
    voices_set_input(e.vs, RANGE_ALPHA, 1.5);
    ensemble_play(&e, NULL, 1);
    CHECK_REL(pow(s->motion.z, 1 / 1.5), deep, 2e-4); /* which relaxes meanwhile */
    struct collision_ledger before = voices_ledger(e.vs);
    voices_set_input(e.vs, RANGE_K, 1e12);
    ensemble_play(&e, NULL, 1);
    struct collision_ledger after = voices_ledger(e.vs);
    CHECK(after.kinetic == before.kinetic && s->motion.v == v);
    CHECK_REL(after.contact, 100 * before.contact, 2e-3);
    CHECK_REL(after.changes - before.changes, 99 * before.contact, 1e-12);
    ensemble_play(&e, NULL, 1000);
    ensemble_current(&e);
    CHECK(voice_hammer_state(voices_current(e.vs)) == HAMMER_FREE && s->motion.z > 0);
    before = voices_ledger(e.vs);
    ensemble_head(&e, (struct contact_inputs){.k = 1e11, .mu = head.mu, .alpha = 1.5});
    after = voices_ledger(e.vs);
    CHECK_REL(after.contact, .1 * before.contact, 1e-12);
    CHECK_REL(after.changes - before.changes, -.9 * before.contact, 1e-12);
    ensemble_play(&e, NULL, 1000);
    after = voices_ledger(e.vs);
    CHECK(s->motion.v == v && after.kinetic == before.kinetic); /* no force has acted on it */
    CHECK_NEAR(ledger_imbalance(&after), 0, 1e-14 * after.largest);
    ensemble_free(&e);
}

TEST("felt continued by a law without memory forgets, and the ledger closes") {
    struct collision_def c = lossless(1, 1), hard = lossless(1, 1), felt = lossless(1, 1);
    c.contact.law = felt.contact.law = CONTACT_FELT;
    c.contact.felt_time = felt.contact.felt_time = .1;
    struct ensemble e = ensemble_new(&c, head_default());
    ensemble_strike(&e, 1);
    ensemble_play(&e, NULL, 20 * MODES_WINDOW);
    CHECK(ensemble_current(&e)->state->motion.z > 0);
    double kept = voices_ledger(e.vs).contact, v = ensemble_current(&e)->state->motion.v;
    ensemble_arrive(&e, ARRIVAL_CONTINUES, &hard);
    struct collision_ledger l = voices_ledger(e.vs);
    CHECK(kept > 0 && l.contact == 0 && ensemble_current(&e)->state->motion.z == 0);
    CHECK_REL(l.lost_exchange, kept, 1e-9);
    ensemble_play(&e, NULL, MODES_WINDOW);
    ensemble_arrive(&e, ARRIVAL_CONTINUES, &felt);
    l = voices_ledger(e.vs);
    CHECK(l.contact == 0 && ensemble_current(&e)->state->motion.v == v);
    CHECK_NEAR(ledger_imbalance(&l), 0, 1e-12 * l.largest);
    ensemble_free(&e);
}

TEST("a continuing voice keeps key, age, strike position and damping") {
    struct collision_def c = lossless_with_pickups(1, 1, 2),
                         next = lossless_with_pickups(1.2, 1, 2);
    struct voices_live live = voices_live_usual;
    struct contact_inputs head = head_default();
    struct ensemble e = ensemble_new(&c, head);
    c = lossless_with_pickups(2, 1, 2);
    live.spread = .5;
    live.release_rate = 50;
    ensemble_note(&e, &c, head, 84, 1);
    ensemble_send(&e, (struct command){.sets_live = true, .live = live});
    ensemble_send(&e, (struct command){.releases = true, .has_key = true, .key = 84});
    ensemble_play(&e, NULL, BEFORE);
    const struct voice *v = voices_current(e.vs);
    uint64_t age = v->age;
    double left = v->balance[0], right = v->balance[1], hand = v->state->motion.hand_factor;
    CHECK(v->released && left < right && hand < 1);
    ensemble_arrive(&e, ARRIVAL_CONTINUES, &next);
    v = voices_current(e.vs);
    CHECK(v->def.modes == next.modes && v->has_key && v->key == 84 && v->age == age);
    CHECK(v->balance[0] == left && v->balance[1] == right);
    CHECK(v->released && v->state->motion.hand_factor == hand);
    ensemble_free(&e);
}

/* --- another head ----------------------------------------------------------------------------- */

TEST("a change of head keeps the force of a pressed hammer, with felt memory at most that deep") {
    static const enum contact_law laws[] = {CONTACT_HUNT_CROSSLEY, CONTACT_TWO_SIDED, CONTACT_FELT};
    for (int n = 0; n < 3 * 4; n++) {
        struct collision_def c = lossless(2, 1);
        struct contact_inputs head = {.k = 1e6, .mu = .2, .alpha = 1.5};
        const struct contact_inputs heads[] = {
            {1e4, .2, 1.5}, {1e9, 0, 2.5}, {1e7, 1, 1}, {1e6, .2, 1.5}};
        c.contact.law = laws[n / 4];
        c.contact.felt_time = .02;
        c.contact.felt_weight = .8;
        c.gravity = 0;
        struct ensemble e = ensemble_new(&c, head);
        voices_set_input(e.vs, RANGE_PUSH, 15);
        ensemble_strike(&e, .1);
        ensemble_play(&e, NULL, 8000);
        const struct voice *v = ensemble_current(&e);
        check_case("law %d, head %d", n / 4, n % 4);
        if (!CHECK(voice_hammer_state(v) == HAMMER_PRESSED))
            continue;
        double force = motion_contact_force(&v->def, &v->state->motion);
        ensemble_head(&e, heads[n % 4]);
        const struct motion *m = &v->state->motion;
        CHECK_REL(motion_contact_force(&v->def, m), force, 1e-3);
        CHECK(m->z <=
              contact_power(contact_depth(&m->contact, m->x), heads[n % 4].alpha) * (1 + 1e-12));
        ensemble_play(&e, NULL, 2000);
        struct collision_ledger l = voices_ledger(e.vs);
        CHECK_NEAR(ledger_imbalance(&l), 0, 1e-11 * l.largest);
        ensemble_free(&e);
    }
}

/* The energy that a push of 5 N leaves in a body, with a head sent again in each block or not. */
static double stirred(const struct rig_body *on, double k, bool sent) {
    struct collision_def c = rig_collision(on);
    c.mass = .005;
    struct contact_inputs head = {.k = k, .mu = 0, .alpha = 1.5};
    struct ensemble e = ensemble_new(&c, head);
    double most = 0;
    voices_set_input(e.vs, RANGE_PUSH, 5);
    ensemble_strike(&e, 1);
    for (int i = 0; i < 400; i++) {
        ensemble_play(&e, NULL, 16);
        if (sent)
            ensemble_head(&e, head);
        most = fmax(most, voices_ledger(e.vs).modal);
    }
    ensemble_free(&e);
    return most;
}

TEST("sending the same head repeatedly to a chattering hammer changes nothing") {
    for (int b = 0; b < RIG_BODIES; b++)
        for (double k = 1e9; k < 1e12; k *= 10) {
            double alone = stirred(&rig_bodies[b], k, false);
            check_case("body %d, k %g", b, k);
            CHECK_REL(stirred(&rig_bodies[b], k, true), alone, 1e-3);
        }
}

/* --- retuned under a load --------------------------------------------------------------------- */

static struct collision_def tuned(const struct rig_body *body, double freq) {
    struct rig_body other = *body;
    other.freq *= freq;
    return rig_collision(&other);
}

/* The peak of a strike of 1 m/s. */
static double own_level(const struct rig_body *body, struct contact_inputs head) {
    struct collision_def c = rig_collision(body);
    struct ensemble e = ensemble_new(&c, head);
    ensemble_strike(&e, 1);
    double peak = ensemble_peak(&e, 8000);
    ensemble_free(&e);
    return peak;
}

/* A load that stayed in the other bank, or was restored in part, would sound as a pluck: 20 N
 * displace each of these bodies by more than a strike does. */
TEST("retuning under a hammer pressed with up to 200 N makes a body no louder") {
    static const double stiffness[] = {1e4, 1e6, 1e8, 1e10}, pushes[] = {1, 20, 200},
                        freqs[] = {1.06, 1.5, .5};
    for (int n = 0; n < RIG_BODIES * 4 * 3 * 3; n++) {
        const struct rig_body *body = &rig_bodies[n % RIG_BODIES];
        struct contact_inputs head = {.k = stiffness[n / 4 % 4], .mu = .3, .alpha = 1.5};
        double push = pushes[n / 16 % 3], freq = freqs[n / 48];
        struct collision_def c = rig_collision(body);
        struct ensemble e = ensemble_new(&c, head);
        voices_set_input(e.vs, RANGE_PUSH, push);
        ensemble_strike(&e, .05);
        ensemble_peak(&e, 24000 / MODES_WINDOW * MODES_WINDOW);
        double before = ensemble_peak(&e, 128 * MODES_WINDOW);
        check_case("%s, k %g, %g N, x %g", body->name, head.k, push, freq);
        CHECK(voice_hammer_state(voices_current(e.vs)) == HAMMER_PRESSED);
        c = tuned(body, freq);
        ensemble_arrive(&e, ARRIVAL_CONTINUES, &c);
        CHECK(voices_current(e.vs)->def.modes == c.modes);
        double still = body->decay < HUGE_VAL ? 1e-3 : .1; /* lossless bodies chatter on */
        CHECK(ensemble_peak(&e, 8000) <= (1 + still) * before + 1e-3 * own_level(body, head));
        ensemble_free(&e);
    }
}

/* --- reset ------------------------------------------------------------------------------------ */

/* Another body, a pressed hammer, a fade, a deferred change: all at once. */
static double much(struct ensemble *e, double *output) {
    struct collision_def c = rig_collision(&rig_bodies[1]);
    c.scheme = SCHEME_AM1;
    ensemble_strike(e, 1);
    ensemble_play(e, output, 500);
    ensemble_arrive(e, ARRIVAL_CONTINUES, &c);
    ensemble_strike(e, 1);
    ensemble_play(e, output + 500, 20);
    ensemble_strike(e, 2);
    ensemble_play(e, output + 520, 500);
    c = rig_collision(&rig_bodies[0]);
    ensemble_arrive(e, ARRIVAL_FRESH, &c);
    voices_set_input(e->vs, RANGE_PUSH, 3);
    ensemble_strike(e, .3);
    ensemble_play(e, output + 1020, 2000);
    voices_set_input(e->vs, RANGE_PUSH, 0);
    return voices_ledger(e->vs).modal;
}

TEST("after a reset everything is as if nothing had been played") {
    static double first[3020], again[3020];
    struct collision_def c = rig_collision(&rig_bodies[0]);
    struct contact_inputs head = {.k = 2e4, .mu = .1, .alpha = 1.5};
    struct ensemble e = ensemble_new(&c, head);
    double energy = much(&e, first);
    ensemble_play(&e, NULL, 30);
    ensemble_send(&e, (struct command){.resets = true});
    ensemble_play(&e, NULL, 640); /* of which the first 4 ms fade out */
    ensemble_send(&e, (struct command){.resets = true});
    struct collision_ledger l = voices_ledger(e.vs);
    CHECK(l.largest == 0 && voices_count(e.vs) == 1);
    CHECK(much(&e, again) == energy);
    CHECK(memcmp(first, again, sizeof first) == 0);
    ensemble_free(&e);
}

CHECK_MAIN
