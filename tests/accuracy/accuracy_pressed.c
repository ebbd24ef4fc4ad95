/* SPDX-License-Identifier: BSD-3-Clause */
/* accuracy_pressed.c: a hammer under gravity comes to rest on a body at the rate of the closed
 * forms.
 *
 * About x_eq = (m a/k)^(1/alpha) its small oscillation loses amplitude at the rate mu a / 2, energy
 * at mu a; bouncing it loses velocity at mu a / 3 while mu v << 1. */
#include <math.h>
#include <stdio.h>

#include "accuracy/accuracy.h"
#include "support/rig.h"

static struct collision_def pressed(void) {
    struct collision_def c = collision_default();
    c.gravity = 9.81;
    return c;
}

/* Energy above that of rest: the sum as a difference of small terms. */
static double above_rest(const struct collision_def *c, const struct collision_state *s,
                         double x_eq) {
    double y = s->motion.x - x_eq, a1 = s->motion.contact.alpha + 1, z = y / x_eq;
    double F = c->mass * c->gravity; /* = k x_eq^alpha */
    double potential = F * x_eq * (s->motion.x > 0 ? (expm1(a1 * log1p(z)) / a1 - z) : -1 / a1 - z);
    return c->mass * s->motion.v * s->motion.v / 2 + potential;
}

/* The rate at which energy falls from a swing of a tenth of x_eq, over mu a. */
static double decay_in_contact(double k, double mu, double alpha) {
    struct collision_def c = pressed();
    struct contact_inputs head = {.k = k, .mu = mu, .alpha = alpha};
    struct collision_state *s = collision_state_new(&c, head, 0, 0);
    double x_eq = pow(c.mass * c.gravity / k, 1 / alpha);
    double omega = sqrt(alpha * c.gravity / x_eq), T = 1 / (mu * c.gravity);
    s->motion.hammer = PRESENCE_IN_PLAY;
    s->motion.x = x_eq;
    s->motion.v = .05 * x_eq * omega;
    double before = above_rest(&c, s, x_eq);
    int n = (int)(T * c.rate);
    rig_play(&c, s, n);
    double rate = log(before / fmax(above_rest(&c, s, x_eq), 1e-300)) / (n / c.rate);
    collision_state_free(s);
    return rate / (mu * c.gravity);
}

/* The rate at which the speed of impacts falls, over mu a / 3, as long as the bounces are audible:
 * to a fifth, or to where they come faster than half the sampling rate. NAN where a contact lasts
 * longer than a 400th of a bounce at the end, so that the closed form is not that good. */
static double decay_bouncing(double k, double mu, double alpha, enum scheme_body body) {
    struct collision_def c = pressed();
    struct contact_inputs head = {.k = k, .mu = mu, .alpha = alpha};
    struct contact contact = contact_of(&c.contact, head);
    double v = .004 / mu, end = fmax(v / 5, 1.1 * c.gravity / c.rate);
    if (400 * wall_duration(c.mass, &contact, end) > 2 * end / c.gravity)
        return (double)NAN;
    c.body = body;
    c.body_mass = .03;
    struct collision_state *s = collision_state_new(&c, head, 0, 0);
    struct collision_event first = {0}, last = {0}, event;
    double T = log(v / end) / (mu * c.gravity / 3);
    s->motion.hammer = PRESENCE_IN_PLAY;
    s->motion.x = -v * v / (2 * c.gravity);
    for (double t = 0; t < T; t += .01) {
        rig_play(&c, s, (int)(.01 * c.rate));
        while (collision_take_event(s, &event)) {
            if (event.kind == COLLISION_HIT && first.v_in == 0)
                first = event;
            if (event.kind == COLLISION_HIT && event.time < T)
                last = event;
        }
    }
    collision_state_free(s);
    return log(first.v_in / last.v_in) / (last.time - first.time) / (mu * c.gravity / 3);
}

struct bounces {
    double off, slower; /* the worst; by how much it was slower than the closed form */
    int count;
};

/* On a wall and on a free mass. */
static void bounces_scan(double k, double alpha, struct bounces *worst) {
    for (double mu = .05; mu < 6; mu *= 10)
        for (enum scheme_body on = SCHEME_WALL; on <= SCHEME_MASS; on++) {
            double rate = decay_bouncing(k, mu, alpha, on);
            if (isnan(rate))
                continue;
            worst->count++;
            accuracy_worse(&worst->off, fabs(rate - 1));
            accuracy_worse(&worst->slower, 1 - rate);
        }
}

/* The energy that settling takes from a drop that ends at rest, over that of the drop. */
static double settling_takes(double k, double mu, double alpha, const struct rig_body *body) {
    struct collision_def c = pressed();
    struct contact_inputs head = {.k = k, .mu = mu, .alpha = alpha};
    if (body) {
        c.body = SCHEME_MODES;
        c.modes = rig_modes(body, c.rate);
        c.pickups = 1;
    }
    struct collision_state *s = collision_state_new(&c, head, RIG_MODES, 0);
    s->motion.hammer = PRESENCE_IN_PLAY;
    s->motion.x = -1e-5;
    double energy = c.mass * c.gravity * 1e-5;
    rig_play(&c, s, 44100);
    double taken = s->record.ledger.lost_scheme / energy;
    collision_state_free(s);
    modes_free((struct modes *)c.modes);
    return taken;
}

void accuracy_pressed(void) {
    static const double alphas[] = {1, 1.5, 2.5}, mus[] = {.5, 5};
    double decay = 0, slower = 0, taken = 0;
    struct bounces bounces = {0};
    for (double k = 1e4; k <= 1.1e14; k *= accuracy_count(10, 1000))
        for (int i = 0; i < 6; i++) {
            double alpha = alphas[i % 3], mu = mus[i / 3];
            double x_eq = pow(.01 * 9.81 / k, 1 / alpha), omega = sqrt(alpha * 9.81 / x_eq);
            double in_contact = decay_in_contact(k, mu, alpha);
            if (omega > 150 * mu * 9.81) /* the energy swings by mu a / 2 omega while it falls */
                accuracy_worse(&slower, 1 - in_contact);
            if (omega > 150 * mu * 9.81 && omega < 138000 /* half the rate */)
                accuracy_worse(&decay, fabs(in_contact - 1));
            if (i < 3)
                bounces_scan(k, alpha, &bounces);
            accuracy_worse(&taken, settling_takes(k, mu, alpha, NULL));
            accuracy_worse(&taken, settling_takes(k, mu, alpha, &rig_bodies[1]));
        }
    accuracy_line("pressed-decay", decay, .01);
    accuracy_line("pressed-slower", slower, .01);
    accuracy_line("bouncing-decay", bounces.count ? bounces.off : HUGE_VAL, .01);
    accuracy_line("bouncing-slower", bounces.slower, 0);
    accuracy_line("settling-takes", taken, .01);
}
