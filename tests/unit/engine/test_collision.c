/* SPDX-License-Identifier: BSD-3-Clause */
/* A collision's responses to its inputs, and its events. */
#include "support/check.h"

#include "support/ensemble.h"
#include "support/ledger.h"
#include "support/par09.h"
#include "support/rig.h"

enum { LONG = 3000 };

static struct collision_def on(const struct rig_body *body) {
    struct collision_def c = collision_default();
    if (body) {
        c.body = SCHEME_MODES;
        c.modes = rig_modes(body, c.rate);
        c.pickups = 1;
    }
    return c;
}

static void done(struct collision_def *c, struct collision_state *s) {
    collision_state_free(s);
    modes_free((struct modes *)c->modes);
}

TEST("a strike has its output from its own sample on, and each rise from zero is one strike") {
    struct collision_def c = on(&rig_bodies[0]);
    struct collision_state *s = collision_state_new(&c, head_default(), RIG_MODES, 0);
    double strike[LONG] = {0}, output[LONG], force[LONG], *pickup = output;
    strike[700] = strike[701] = -1;
    strike[2000] = .5;
    struct collision_in in = {.strike = strike};
    struct collision_out out = {.pickup = &pickup, .force = force};
    collision_run(&c, s, &in, &out, LONG);
    for (int i = 0; i < 700; i++)
        CHECK(output[i] == 0 && force[i] == 0);
    CHECK(output[700] != 0 && force[700] > 0 && force[2000] > 0);
    struct collision_event hit;
    CHECK(collision_take_event(s, &hit) && hit.kind == COLLISION_HIT);
    CHECK_NEAR(hit.v_in, 1, 1e-15);
    CHECK_NEAR(hit.time, 700 / c.rate, 1e-12);
    done(&c, s);
}

TEST("a hit on a wall reports the values of the closed forms") {
    struct collision_def c = on(NULL);
    struct collision_state *s = collision_state_new(&c, head_default(), 0, 0);
    collision_strike(s, -1.5);
    rig_play(&c, s, 200);
    struct collision_event hit;
    if (!CHECK(collision_take_event(s, &hit)))
        return;
    CHECK_REL(hit.v_in, 1.5, 1e-15);
    CHECK_REL(hit.v_out, wall_rebound(.5, 1.5), 1e-12);
    const struct contact contact = contact_default();
    CHECK_REL(hit.duration, wall_duration(.01, &contact, 1.5), 1e-3);
    CHECK_REL(hit.lost, par09_energy_lost(.01, .5, 1.5), 1e-10);
    CHECK_REL(hit.depth, wall_depth(.01, &contact, 1.5), 1e-3);
    double most = 0;
    for (double v = -1; v < 1.5; v += 1e-4)
        most = fmax(most, v > hit.v_out
                              ? contact_force(&contact, wall_compression(.01, &contact, 1.5, v), v)
                              : 0);
    CHECK_REL(hit.peak, most, 1e-3);
    CHECK(!collision_take_event(s, &hit) && collision_lost_events(s) == 0);
    done(&c, s);
}

TEST("the trace lies on the closed-form phase curve") {
    struct collision_def c = on(NULL);
    struct collision_state *s = collision_state_new(&c, head_default(), 0, 0);
    static struct collision_point point[COLLISION_TRACE];
    collision_strike(s, 1);
    rig_play(&c, s, 200);
    int n = collision_trace(s, point);
    CHECK(n > 50);
    const struct contact contact = contact_default();
    double depth = wall_depth(.01, &contact, 1);
    for (int i = 1; i + 1 < n; i++) {
        check_case("point %d", i);
        CHECK_NEAR(point[i].x, wall_compression(.01, &contact, 1, point[i].v), 5e-3 * depth);
        CHECK(point[i].t > point[i - 1].t && point[i].f >= 0);
    }
    done(&c, s);
}

TEST("a strike between two free masses follows the closed form and keeps momentum") {
    struct collision_def c = on(NULL);
    c.body = SCHEME_MASS;
    c.body_mass = .025;
    struct collision_state *s = collision_state_new(&c, head_default(), 0, 0);
    collision_strike(s, 2);
    rig_play(&c, s, 300);
    double impulse = wall_reduced_mass(.01, .025) * 2 * (1 + wall_restitution(.5, 2));
    CHECK_REL(s->motion.body_v, impulse / .025, 1e-12);
    CHECK_REL(s->motion.v, 2 - impulse / .01, 1e-12);
    done(&c, s);
}

/* m_h y'' = -k x, q'' + w^2 q = k x / sqrt(m): two frequencies, until x returns to zero. */
TEST("a hammer on one undamped mode follows the closed form of its first contact") {
    static const struct rig_body body = {"one", 1, 500, .05, HUGE_VAL, {1}, {1}};
    struct collision_def c = on(&body);
    struct contact_inputs head = {.k = 3e5, .mu = 0, .alpha = 1};
    struct collision_state *s = collision_state_new(&c, head, RIG_MODES, 0);
    double w2 = pow(2 * acos(-1) * 500, 2), k = head.k, v = .8, S = w2 + k / .01 + k / .05;
    double P = k * w2 / .01, W1 = sqrt((S - sqrt(S * S - 4 * P)) / 2),
           W2 = sqrt((S + sqrt(S * S - 4 * P)) / 2);
    double x[64], force[64], output[64], *pickup = output, depth = 0;
    collision_strike(s, v);
    struct collision_in in = {0};
    struct collision_out out = {.pickup = &pickup, .force = force, .compression = x};
    collision_run(&c, s, &in, &out, 64);
    int checked = 0;
    for (int i = 0; i < 64 && x[i] > 0; i++, checked++) {
        double t = (i + 1) / c.rate;
        double exact = v * ((w2 - W1 * W1) * sin(W1 * t) / (W1 * (W2 * W2 - W1 * W1)) +
                            (w2 - W2 * W2) * sin(W2 * t) / (W2 * (W1 * W1 - W2 * W2)));
        depth = fmax(depth, exact);
        check_case("sample %d", i);
        CHECK_NEAR(x[i], exact, 2e-3 * depth);
    }
    CHECK(checked > 10);
    done(&c, s);
}

TEST("garbage on every inlet neither silences the output nor makes it diverge") {
    static const double garbage[] = {
        (double)NAN, (double)HUGE_VAL, -(double)HUGE_VAL, 1e300, -1e300, 5e-324, 0, -1, 1e15, 2};
    struct collision_def c = on(&rig_bodies[1]);
    struct collision_state *s = collision_state_new(&c, head_default(), RIG_MODES, 0);
    uint64_t rng = 5;
    static double signal[6][LONG], output[LONG], force[LONG], x[LONG];
    double *pickup = output;
    for (int i = 0; i < LONG; i++)
        for (int j = 0; j < 6; j++)
            signal[j][i] = garbage[check_random(&rng) % 10];
    struct collision_in in = {signal[0], signal[1], signal[2], signal[3], signal[4], signal[5]};
    struct collision_out out = {&pickup, force, x};
    collision_run(&c, s, &in, &out, LONG);
    bool finite = true;
    for (int i = 0; i < LONG; i++)
        finite = finite && isfinite(output[i]) && isfinite(force[i]) && isfinite(x[i]);
    CHECK(finite);
    collision_reset(&c, s);
    collision_set_input(s, RANGE_PUSH, 0);
    collision_set_input(s, RANGE_DRIVE, 0);
    collision_set_input(s, RANGE_K, 1e8);
    collision_set_input(s, RANGE_ALPHA, 1.5);
    collision_strike(s, 1);
    rig_play(&c, s, 500);
    CHECK(modes_energy(c.modes, s->motion.bank) > 0);
    done(&c, s);
}

TEST("a drop bounces, comes to rest on the wall, and reports rest once") {
    struct collision_def c = on(NULL);
    c.gravity = 9.81;
    struct contact_inputs head = head_default();
    head.mu = 20;
    struct collision_state *s = collision_state_new(&c, head, 0, 0);
    struct collision_event event;
    collision_drop(s, .01);
    int hits = 0, rests = 0;
    double last = 1;
    for (int i = 0; i < 100; i++) {
        rig_play(&c, s, 2205);
        while (collision_take_event(s, &event)) {
            hits += event.kind == COLLISION_HIT;
            rests += event.kind == COLLISION_REST;
            if (event.kind == COLLISION_HIT)
                CHECK(event.v_in < last), last = event.v_in;
        }
    }
    CHECK(hits > 5 && rests == 1);
    CHECK_REL(s->motion.x, pow(.01 * 9.81 / 1e8, 1 / 1.5), .01);
    done(&c, s);
}

TEST("a drop from above the gap begins at the other surface, with the remaining height as speed") {
    static const enum contact_law laws[] = {CONTACT_TWO_SIDED, CONTACT_POWER};
    for (int i = 0; i < 2; i++) {
        struct collision_def c = collision_default();
        c.gravity = 9.81;
        c.contact.law = laws[i];
        struct contact_inputs head = head_default();
        head.mu = 0;
        struct collision_state *s = collision_state_new(&c, head, 0, 0);
        collision_drop(s, .1);
        rig_play(&c, s, 2000);
        struct collision_ledger l = collision_ledger_now(&c, s);
        double room = i == 0 ? 2 * c.contact.gap : 0, put = c.mass * c.gravity * (.1 - room);
        CHECK_NEAR(l.strikes, put, 1e-12 * put);
        CHECK(l.largest < 1.1 * c.mass * c.gravity * .1);
        collision_state_free(s);
    }
}

TEST("a body that has decayed is at rest: its output is zero") {
    static const struct rig_body dull = {"dull", 3, 300, .1, .01, {1, 2, 3}, {1, 1, 1}};
    struct collision_def c = on(&dull);
    struct collision_state *s = collision_state_new(&c, head_default(), RIG_MODES, 0);
    double output[LONG], *pickup = output;
    struct collision_in in = {0};
    struct collision_out out = {.pickup = &pickup};
    collision_strike(s, 1);
    for (int i = 0; i < 10; i++)
        collision_run(&c, s, &in, &out, LONG);
    for (int i = 0; i < LONG; i++)
        CHECK(output[i] == 0);
    CHECK(s->motion.bank_at_rest);
    done(&c, s);
}

TEST("two objects share nothing, and the choice of outputs changes nothing") {
    struct collision_def c = on(&rig_bodies[2]);
    struct collision_state *a = collision_state_new(&c, head_default(), RIG_MODES, 0),
                           *b = collision_state_new(&c, head_default(), RIG_MODES, 0),
                           *other = collision_state_new(&c, head_default(), RIG_MODES, 0);
    static double ha[LONG], hb[LONG], ho[LONG], force[LONG], x[LONG];
    double *pa = ha, *pb = hb, *po = ho;
    struct collision_in in = {0};
    collision_strike(a, 1);
    collision_strike(b, 1);
    collision_run(&c, a, &in, &(struct collision_out){.pickup = &pa}, LONG);
    collision_strike(other, 3);
    collision_run(&c, other, &in, &(struct collision_out){.pickup = &po}, LONG);
    collision_run(&c, b, &in, &(struct collision_out){&pb, force, x}, LONG);
    CHECK(memcmp(ha, hb, sizeof ha) == 0);
    CHECK(memcmp(ha, ho, sizeof ha) != 0);
    collision_state_free(other);
    collision_state_free(b);
    done(&c, a);
}

/* m/s, of the hammer of the current voice. */
static double hammer_velocity(struct ensemble *e) { return ensemble_current(e)->state->motion.v; }

TEST("a free hammer of another mass keeps its velocity, and the ledger books the change") {
    struct collision_def c = on(&rig_bodies[1]), next = c;
    next.mass = .05;
    modes_audit((struct modes *)c.modes);
    c.audit = next.audit = true;
    struct ensemble e = ensemble_new(&c, head_default());
    ensemble_strike(&e, 1);
    ensemble_play(&e, NULL, 1000);
    const double v = hammer_velocity(&e), energy = voices_ledger(e.vs).modal;
    CHECK(v < 0);
    ensemble_send(&e, (struct command){.sets_hammer = true, .hammer_def = next});
    struct collision_ledger l = voices_ledger(e.vs);
    CHECK(hammer_velocity(&e) == v && voices_current(e.vs)->def.mass == .05);
    CHECK_REL(l.modal, energy, 1e-14);
    CHECK_REL(l.changes, (.05 - c.mass) * v * v / 2, 1e-14);
    CHECK_NEAR(ledger_imbalance(&l), 0, 1e-12 * l.largest);
    ensemble_play(&e, NULL, 1000);
    l = voices_ledger(e.vs);
    CHECK_NEAR(ledger_imbalance(&l), 0, 1e-12 * l.largest);
    ensemble_free(&e);
}

TEST("meaningless pairings are refused") {
    struct collision_def c = on(NULL);
    CHECK(collision_serves(&c));
    c.contact.law = CONTACT_FELT;
    CHECK(collision_serves(&c));
    c.scheme = SCHEME_RK4;
    CHECK(!collision_serves(&c));
    c = on(&rig_bodies[3]);
    for (int scheme = 0; scheme < SCHEMES; scheme++) {
        c.scheme = (enum scheme)scheme;
        check_case("%s on modes", scheme_name(c.scheme));
        bool explicit_one = scheme == SCHEME_VERLET || scheme == SCHEME_HEUN ||
                            scheme == SCHEME_RK4 || scheme == SCHEME_THREE_POINT;
        CHECK(collision_serves(&c) == !explicit_one);
    }
    modes_free((struct modes *)c.modes);
}

/* The hammer has bounced off and noise pushes it back and forth, while only its flight is computed
 * sample by sample. */
TEST("the ledger closes at any sample of a flight, and reading it changes nothing") {
    struct collision_def c = on(&rig_bodies[1]);
    modes_audit((struct modes *)c.modes);
    c.audit = true;
    c.gravity = -9.81;
    struct collision_state *s = collision_state_new(&c, head_default(), RIG_MODES, 0);
    struct collision_state *unread = collision_state_new(&c, head_default(), RIG_MODES, 0);
    double push[LONG], output[LONG], expected[LONG], *pickup = output, *other = expected;
    uint64_t rng = 1;
    for (int i = 0; i < LONG; i++)
        push[i] = i < 200 ? 0 : check_uniform(&rng, -1, .5);
    collision_strike(s, 1);
    collision_strike(unread, 1);
    collision_run(&c, unread, &(struct collision_in){.push = push},
                  &(struct collision_out){.pickup = &other}, LONG);
    int lagging = 0;
    for (int i = 0; i < LONG; i++, pickup++) {
        collision_run(&c, s, &(struct collision_in){.push = push + i},
                      &(struct collision_out){.pickup = &pickup}, 1);
        struct collision_ledger l = collision_ledger_now(&c, s);
        check_case("sample %d", i);
        CHECK_NEAR(ledger_imbalance(&l), 0, 1e-13 * l.largest);
        lagging += s->window.open && s->window.flight.from > 0;
    }
    CHECK(lagging > LONG / 2 && memcmp(output, expected, sizeof output) == 0);
    collision_state_free(unread);
    done(&c, s);
}

CHECK_MAIN
