/* SPDX-License-Identifier: BSD-3-Clause */
/* rig.h: the setting of the collision tests: a few bodies, for the core and for reference.h, and a
 * way to run blocks. */
#ifndef KNOCK_RIG_H
#define KNOCK_RIG_H

#include <stdlib.h>
#include <string.h>

#include "contact/wall.h"
#include "engine/collision/collision_state.h"
#include "support/reference.h"

enum { RIG_MODES = 16, RIG_BLOCK = 4096 };

/* A body of N modes with one pickup. */
struct rig_body {
    const char *name;
    int modes;
    double freq, mass; /* Hz of its first mode, kg of each */
    double decay;      /* s of its first mode; higher ones decay faster */
    double ratio[RIG_MODES], shape[RIG_MODES];
};

enum { RIG_BODIES = 4 };
static const struct rig_body rig_bodies[RIG_BODIES] = {
    {"bar",
     13,
     220,
     .1,
     1,
     {1, 2.7565, 5.4039, 8.9330, 13.344, 18.64, 24.82, 31.87, 39.81, 48.62, 58.32, 68.89, 80.35},
     {2, -1.3, .4, 1.1, -1.9, 1.5, -.3, 1.2, -1.8, 1.7, .5, -1.4, 1}},
    {"bowl", 5, 310, .3, 6, {1, 2.778, 5.181, 8.163, 11.66}, {1, .9, -.8, .7, -.6}},
    {"plate",
     8,
     95,
     .25,
     .7,
     {1, 1.9, 2.1, 3.3, 4.6, 7.9, 11.2, 190},
     {1, .7, -.9, .8, .5, -1, .6, .9}},
    {"one", 1, 440, .2, HUGE_VAL, {1}, {1}},
};

static inline struct mode rig_mode(const struct rig_body *b, int i) {
    return (struct mode){
        .freq = b->freq * b->ratio[i], .decay = b->decay / sqrt(b->ratio[i]), .mass = b->mass};
}

static inline struct modes *rig_modes(const struct rig_body *b, double rate) {
    struct mode mode[RIG_MODES];
    double output[RIG_MODES];
    const double *pickup = output;
    for (int i = 0; i < b->modes; i++) {
        mode[i] = rig_mode(b, i);
        output[i] = i % 3 ? 1 : -.7;
    }
    struct modes *m = modes_new(b->modes, 0, 1);
    modes_design(m, rate, mode, NULL, b->shape, &pickup);
    return m;
}

/* One hammer and one pickup on that body; NULL for a wall. */
static inline struct collision_def rig_collision(const struct rig_body *body) {
    struct collision_def c = collision_default();
    c.pickups = 1;
    if (body) {
        c.body = SCHEME_MODES;
        c.modes = rig_modes(body, c.rate);
    }
    return c;
}

static inline void rig_free(struct collision_def *c, struct collision_state *s) {
    collision_state_free(s);
    modes_free((struct modes *)c->modes);
}

/* Effective mass in an impact faster than all modes. */
static inline double rig_mass(const struct rig_body *b, double hammer) {
    double mobility = 1 / hammer;
    for (int i = 0; i < b->modes; i++)
        mobility += b->shape[i] * b->shape[i] / b->mass;
    return 1 / mobility;
}

/* A hammer on a free mass of `body` kg, or on a wall for 0; with *head the contact lasts R samples
 * at v = u / mu. */
static inline struct collision_def rig_lumped(double body, double alpha, double u, double v,
                                              double R, struct contact_inputs *head) {
    struct collision_def c = collision_default();
    double m = c.mass;
    if (body > 0) {
        c.body = SCHEME_MASS;
        c.body_mass = body;
        m = wall_reduced_mass(c.mass, body);
    }
    struct contact contact = contact_default();
    contact.alpha = alpha;
    contact.mu = u / v;
    contact.k = wall_stiffness_for_duration(m, &contact, v, R / c.rate);
    *head = contact_head(&contact);
    return c;
}

/* The hammer of c with that head on that body; NULL for a wall. */
static inline struct reference
rig_reference(const struct rig_body *b, const struct collision_def *c, struct contact_inputs head) {
    struct reference r = {.m = c->mass,
                          .a = c->gravity,
                          .k = head.k,
                          .mu = head.mu,
                          .alpha = head.alpha,
                          .modes = b ? b->modes : 0};
    for (int i = 0; i < r.modes; i++) {
        struct mode mode = rig_mode(b, i);
        r.mode[i] = (struct reference_mode){.omega = 2 * acos(-1) * mode.freq,
                                            .sigma = log(1000) / mode.decay,
                                            .c = b->shape[i] / sqrt(mode.mass)};
    }
    return r;
}

/* The hammer approaches and reaches the surface after this time. */
static inline void rig_approach(struct collision_state *s, double time, double v) {
    s->motion.hammer = PRESENCE_IN_PLAY;
    s->motion.x = -v * time;
    s->motion.v = v;
}

/* Plays n samples with no input connected. */
static inline void rig_play(const struct collision_def *c, struct collision_state *s, int n) {
    static double output[COLLISION_PICKUPS][RIG_BLOCK];
    double *pickup[COLLISION_PICKUPS];
    for (int k = 0; k < c->pickups; k++)
        pickup[k] = output[k];
    struct collision_in in = {0};
    struct collision_out out = {.pickup = pickup};
    for (int done = 0; done < n; done += RIG_BLOCK)
        collision_run(c, s, &in, &out, n - done < RIG_BLOCK ? n - done : RIG_BLOCK);
    collision_catch_up(c, s); /* advances hammer and bank to the clock */
}

#endif
