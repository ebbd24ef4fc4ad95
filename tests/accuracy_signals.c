/* accuracy_signals.c: contacts during which k, mu and alpha move, against reference.h at 400 steps
 * a sample. A signal is constant over each sample, in both. */
#include <math.h>
#include <stdio.h>

#include "accuracy.h"
#include "check.h"
#include "rig.h"

enum { LENGTH = 400, STEPS = 400 };

struct moving {
    double k[LENGTH], mu[LENGTH], alpha[LENGTH];
};

enum { SINE, STEP, NOISE, MOVES };

/* Around `middle` by a share of `depth`; the step is one sample long. */
static void move_signal(uint64_t *rng, int move, double middle, double depth, double *signal) {
    double turn = check_log_uniform(rng, .05, 2), at = check_uniform(rng, 1, 15);
    for (int i = 0; i < LENGTH; i++) {
        double y = move == SINE   ? sin(turn * i)
                   : move == STEP ? (i == (int)at ? 1 : 0)
                                  : check_uniform(rng, -1, 1);
        signal[i] = middle * (1 + depth * y);
    }
}

/* Until 4 samples after the two have parted; how many samples, or 0 if they met again. */
static int play_reference(struct reference *r, double rate, const struct moving *m) {
    reference_step_length(r, 1 / (STEPS * rate));
    int begun = 0, apart = 0;
    for (int i = 0; i < LENGTH; i++) {
        r->k = m->k[i];
        r->mu = m->mu[i];
        r->alpha = m->alpha[i];
        bool touched = false;
        for (int j = 0; j < STEPS; j++) {
            reference_step(r);
            touched = touched || reference_x(r) > 0;
        }
        if (touched && apart)
            return 0;
        begun |= touched;
        apart += begun && !touched;
        if (apart == 4)
            return i + 1;
    }
    return 0;
}

static void play_core(const struct collision *c, struct collision_state *s, const struct moving *m,
                      int n) {
    double heard[LENGTH], *pickup = heard;
    struct collision_in in = {.k = m->k, .mu = m->mu, .alpha = m->alpha};
    struct collision_out out = {.pickup = &pickup};
    collision_run(c, s, &in, &out, n);
    coast_end(c, s);
}

/* The error of what the contact leaves: velocities over the largest, or the modes' amplitudes. */
static double error(const struct collision *c, const struct collision_state *s,
                    const struct reference *r, double v) {
    double hammer = fabs(s->v - r->v) / v;
    if (c->modes)
        return fmax(hammer, reference_distance(r, s->bank->q, s->bank->p, acos(-1) * c->rate));
    double body = r->modes ? fabs(s->body_v - r->mode[0].c * r->p[0]) / v : 0;
    return fmax(hammer, body);
}

static struct collision moving_collision(uint64_t *rng, enum scheme_body body,
                                         const struct rig_body *modes, double v) {
    struct collision c = collision_default();
    double m = c.mass;
    c.body = body;
    c.body_mass = .03;
    c.contact.alpha = check_uniform(rng, 1.2, 2);
    c.contact.mu = check_uniform(rng, .05, 1) / v;
    if (body == SCHEME_MASS)
        m = wall_reduced_mass(c.mass, c.body_mass);
    if (modes)
        c.modes = rig_modes(modes, c.rate), c.pickups = 1;
    double R = check_log_uniform(rng, 2, 30);
    c.contact.k = wall_stiffness_for_duration(m, &c.contact, v, R / c.rate);
    return c;
}

static double one_contact(uint64_t *rng, enum scheme_body body, const struct rig_body *modes) {
    static struct moving m;
    double v = .7, phase = check_uniform(rng, 0, 1);
    struct collision c = moving_collision(rng, body, modes, v);
    struct reference r = rig_reference(modes, &c);
    if (body == SCHEME_MASS) {
        r.modes = 1;
        r.mode[0] = (struct reference_mode){.omega = 0, .sigma = 0, .c = 1 / sqrt(c.body_mass)};
    }
    r.y = -phase / c.rate * v;
    r.v = v;
    move_signal(rng, (int)(check_random(rng) % MOVES), c.contact.k, .6, m.k);
    move_signal(rng, (int)(check_random(rng) % MOVES), c.contact.mu, .9, m.mu);
    move_signal(rng, (int)(check_random(rng) % MOVES), c.contact.alpha, .05, m.alpha);
    int n = play_reference(&r, c.rate, &m);
    struct collision_state *s = collision_state_new(&c, RIG_MODES, 0);
    rig_approach(s, phase / c.rate, v);
    if (n)
        play_core(&c, s, &m, n);
    double off = n ? error(&c, s, &r, v) : 0;
    collision_state_free(s);
    modes_free((struct modes *)c.modes);
    return off;
}

void accuracy_signals(void) {
    double wall = 0, mass = 0, modes = 0;
    uint64_t rng = 11;
    for (int i = 0; i < accuracy_count(1000, 40); i++) {
        accuracy_worse(&wall, one_contact(&rng, SCHEME_WALL, NULL));
        accuracy_worse(&mass, one_contact(&rng, SCHEME_MASS, NULL));
        accuracy_worse(&modes, one_contact(&rng, SCHEME_MODES, &rig_bodies[1 + i % 3]));
    }
    accuracy_line("signals-wall", wall, 1e-3);
    accuracy_line("signals-mass", mass, 1e-3);
    accuracy_line("signals-modes", modes, 1e-3);
}
