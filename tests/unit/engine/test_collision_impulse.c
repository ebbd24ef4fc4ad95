/* SPDX-License-Identifier: BSD-3-Clause */
/* Impulsive contacts, which replace resolved ones when the budget is exhausted. */
#include "support/check.h"

#include "support/ledger.h"
#include "support/par09.h"
#include "support/rig.h"

/* A pressed hammer without budget; it gets one step a sample. */
static struct collision_state *penniless(const struct collision_def *c, struct contact_inputs head,
                                         double height, double v) {
    struct collision_state *s = collision_state_new(c, head, RIG_MODES, 0);
    s->motion.hammer = PRESENCE_IN_PLAY;
    s->motion.x = -height;
    s->motion.v = v;
    s->record.ledger.strikes = c->mass * v * v / 2;
    s->stepper.budget.left = 1;
    s->stepper.budget.exhausted = true;
    return s;
}

static struct collision_def pressed(void) {
    struct collision_def c = collision_default();
    c.gravity = 1000;
    return c;
}

static struct contact_inputs stiff(double mu, double alpha) {
    return (struct contact_inputs){.k = 1e15, .mu = mu, .alpha = alpha};
}

static const double mus[] = {0, .1, 1, 3}, alphas[] = {1, 1.5};

TEST("each of many bounces without budget has the duration and speeds of wall.h") {
    for (int i = 0; i < 8; i++) {
        struct collision_def c = pressed();
        struct contact_inputs head = stiff(mus[i % 4], alphas[i / 4]);
        struct contact contact = contact_of(&c.contact, head);
        struct collision_state *s = penniless(&c, head, 1e-6, .05);
        struct collision_event hit;
        double v = sqrt(.05 * .05 + 2e-3), t = (v - .05) / 1000;
        int hits = 0;
        rig_play(&c, s, 180);
        /* faster than half the sampling rate, several bounces make one impulsive contact */
        for (; collision_take_event(s, &hit) && v > 1000 / c.rate; hits++) {
            check_case("mu %g alpha %g, hit %d", head.mu, head.alpha, hits);
            CHECK_NEAR(hit.time, t, 1e-12);
            CHECK_NEAR(hit.v_in, v, 1e-12 * v);
            CHECK_NEAR(hit.v_out, wall_rebound(head.mu, v), 1e-12 * v);
            CHECK_NEAR(hit.depth, wall_depth(c.mass, &contact, v), 1e-9 * hit.depth);
            v = -hit.v_out;
            t += 2 * v / 1000;
        }
        CHECK(hits >= 4);
        struct collision_ledger l = collision_ledger_now(&c, s);
        CHECK_NEAR(ledger_imbalance(&l), 0, 1e-13 * l.strikes);
        collision_state_free(s);
    }
}

/* The duration is that of an undamped contact of the same depth, each half at its own speed. */
TEST("duration and peak of an impulsive contact are near the true ones for small mu v") {
    for (int i = 0; i < 2; i++) {
        struct collision_def c = pressed();
        struct contact_inputs head = stiff(.1, alphas[i]);
        struct contact contact = contact_of(&c.contact, head);
        struct collision_state *s = penniless(&c, head, 1e-6, .5);
        struct collision_event hit = {0};
        rig_play(&c, s, 4);
        CHECK(collision_take_event(s, &hit));
        double tau = wall_duration(c.mass, &contact, hit.v_in);
        CHECK_NEAR(hit.duration, tau, .01 * tau);
        double peak = head.k * pow(hit.depth, head.alpha);
        CHECK_NEAR(hit.peak, peak, 1e-12 * peak);
        struct collision_point trace[COLLISION_TRACE];
        CHECK(collision_trace(s, trace) == 3);
        CHECK(trace[0].v == hit.v_in && trace[1].x == hit.depth && trace[2].v == hit.v_out);
        collision_state_free(s);
    }
}

TEST("impulsive contacts on a free mass keep momentum and centre of mass, with wall.h's loss") {
    struct collision_def c = pressed();
    struct contact_inputs head = stiff(.4, 1.5);
    c.body = SCHEME_MASS;
    c.body_mass = .02;
    struct collision_state *s = penniless(&c, head, 1e-6, .05);
    struct collision_event hit;
    double lost = 0, x0 = s->motion.x, reduced = wall_reduced_mass(c.mass, c.body_mass);
    rig_play(&c, s, 100);
    double t = 100 / c.rate;
    CHECK_NEAR(c.mass * s->motion.v + c.body_mass * s->motion.body_v, c.mass * (.05 + 1000 * t),
               1e-14);
    double centre = c.mass * (s->motion.x + s->motion.body_x) + c.body_mass * s->motion.body_x;
    CHECK_NEAR(centre, c.mass * (x0 + .05 * t + 1000 * t * t / 2), 1e-15);
    while (collision_take_event(s, &hit)) {
        CHECK_NEAR(hit.v_out, wall_rebound(head.mu, hit.v_in), 1e-12 * hit.v_in);
        lost += par09_energy_lost(reduced, head.mu, hit.v_in);
    }
    CHECK_NEAR(s->record.ledger.lost_contact, lost, 1e-12 * lost);
    struct collision_ledger l = collision_ledger_now(&c, s);
    CHECK_NEAR(ledger_imbalance(&l), 0, 1e-14 * l.largest);
    collision_state_free(s);
}

/* An impulse spread over one sample excites a mode at omega less by (omega h)^2/24. */
TEST("an impulsive contact excites a slow mode as the true contact does") {
    static struct collision_point points[COLLISION_TRACE];
    struct rig_body slow = {"slow", 2, 50, .2, 2, {1, 3}, {1, -.6}};
    for (int i = 0; i < 16; i++) {
        struct collision_def c = pressed();
        struct contact_inputs head = stiff(.3, 1.5);
        c.gravity = 0;
        c.body = SCHEME_MODES;
        c.modes = rig_modes(&slow, c.rate);
        c.pickups = 1;
        c.audit = true;
        modes_audit((struct modes *)c.modes);
        struct reference r = rig_reference(&slow, &c, head);
        r.v = .5;
        reference_step_length(&r, 1e-10);
        CHECK(reference_contact(&r, 1e-4) > 0);
        struct collision_state *s = penniless(&c, head, .5 * (i + .5) / 16 / c.rate, .5);
        rig_play(&c, s, 1);
        CHECK(collision_trace(s, points) == 3);
        for (int j = 0; j < slow.modes; j++)
            CHECK_NEAR(s->motion.bank->p[j], r.p[j], 3e-4 * fabs(r.p[j]));
        CHECK_NEAR(s->motion.v, r.v, 1e-3 * .5);
        struct collision_ledger l = collision_ledger_now(&c, s);
        CHECK_NEAR(ledger_imbalance(&l), 0, 1e-14 * l.largest);
        collision_state_free(s);
        modes_free((struct modes *)c.modes);
    }
}

CHECK_MAIN
