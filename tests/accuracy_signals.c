/* accuracy_signals.c: contacts during which k, mu and alpha move at every sample, against
 * reference.h. A signal is constant over each sample and acts from that very sample on, in both. */
#include <math.h>

#include "accuracy.h"
#include "check.h"
#include "rig.h"

enum { LENGTH = 1000, APART = 4 };

/* By which shares of their middle the signals swing, on contacts of how many samples. */
struct swing {
    double k, mu, alpha, R_least, R_most;
    double target;
};

struct moving {
    double k[LENGTH], mu[LENGTH], alpha[LENGTH];
};

/* A sine up to audio rate, one sample that differs, or white noise. */
static void move_signal(uint64_t *rng, double middle, double swing, double least, double R,
                        double *signal) {
    enum { SINE, STEP, NOISE, MOVES };
    int move = (int)(check_random(rng) % MOVES), at = (int)check_uniform(rng, 0, R + 2);
    double turn = check_log_uniform(rng, .05, acos(-1)), begin = check_uniform(rng, 0, 6);
    double sign = check_random(rng) % 2 ? 1 : -1;
    for (int i = 0; i < LENGTH; i++) {
        double y = move == SINE   ? sin(begin + turn * i)
                   : move == STEP ? (i == at ? sign : 0)
                                  : check_uniform(rng, -1, 1);
        signal[i] = fmax(least, middle * (1 + swing * y));
    }
}

/* Until 4 samples after the two have parted; how many samples, or 0 if they met again. */
static int play_reference(struct reference *r, double h, int steps, const struct moving *m) {
    reference_step_length(r, h / steps);
    int begun = 0, apart = 0;
    for (int i = 0; i < LENGTH; i++) {
        r->k = m->k[i];
        r->mu = m->mu[i];
        r->alpha = m->alpha[i];
        bool touched = false;
        for (int j = 0; j < steps; j++) {
            reference_step(r);
            touched = touched || reference_x(r) > 0;
        }
        if (touched && apart)
            return 0;
        begun |= touched;
        apart += begun && !touched;
        if (apart == APART)
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
    collision_catch_up(c, s);
}

/* How far what a contact left is from the reference: hammer v and a free mass's body_v over the
 * fastest hammer there was, or the amplitudes of modes q, p. */
static double distance(const struct reference *r, double v_in, double v, double body_v,
                       const double *q, const double *p, double rate) {
    double fastest = fmax(v_in, fabs(r->v)), off = fabs(v - r->v) / fastest;
    if (q)
        return fmax(off, reference_distance(r, q, p, acos(-1) * rate));
    return r->modes ? fmax(off, fabs(body_v - r->mode[0].c * r->p[0]) / fastest) : off;
}

/* One that k's range can make last that long at that speed. */
static struct collision moving_collision(uint64_t *rng, enum scheme_body body,
                                         const struct swing *swing, double *v, double *R) {
    struct collision c = collision_default();
    c.body = body;
    c.body_mass = .03;
    double m = body == SCHEME_MASS ? wall_reduced_mass(c.mass, c.body_mass) : c.mass;
    do {
        *v = check_log_uniform(rng, .05, 20);
        *R = check_log_uniform(rng, swing->R_least, swing->R_most);
        c.contact.alpha = check_uniform(rng, 1, 4);
        c.contact.mu = check_random(rng) % 5 ? check_uniform(rng, 0, 1) / *v : 0;
        c.contact.k = wall_stiffness_for_duration(m, &c.contact, *v, *R / c.rate);
    } while (c.contact.k * (1 + swing->k) > ranges[RANGE_K].most);
    return c;
}

struct compared {
    double worst;
    int cases, all;
};

/* Left out are contacts that are followed by another within 4 samples, and those of which the
 * reference is not sure: at half its steps it is off by a hundredth of what is asked. */
static void one_contact(uint64_t *rng, enum scheme_body body, const struct rig_body *modes,
                        const struct swing *swing, struct compared *compared) {
    static struct moving m;
    double v, R, phase = check_uniform(rng, 0, 1);
    struct collision c = moving_collision(rng, body, swing, &v, &R);
    struct reference r = rig_reference(modes, &c), coarse;
    int steps = (int)fmax(400, 8000 / R);
    if (body == SCHEME_MASS) {
        r.modes = 1;
        r.mode[0] = (struct reference_mode){.omega = 0, .sigma = 0, .c = 1 / sqrt(c.body_mass)};
    }
    r.y = -phase / c.rate * v;
    r.v = v;
    coarse = r;
    move_signal(rng, c.contact.k, swing->k, 0, R, m.k);
    move_signal(rng, c.contact.mu, swing->mu, 0, R, m.mu);
    move_signal(rng, c.contact.alpha, swing->alpha, 1, R, m.alpha);
    compared->all++;
    int n = play_reference(&r, 1 / c.rate, 2 * steps, &m);
    if (!n || play_reference(&coarse, 1 / c.rate, steps, &m) != n)
        return;
    double body_v = coarse.modes ? coarse.mode[0].c * coarse.p[0] : 0;
    if (distance(&r, v, coarse.v, body_v, modes ? coarse.q : NULL, coarse.p, c.rate) >
        swing->target / 100)
        return;
    if (modes) {
        c.modes = rig_modes(modes, c.rate);
        c.pickups = 1;
    }
    struct collision_state *s = collision_state_new(&c, RIG_MODES, 0);
    rig_approach(s, phase / c.rate, v);
    play_core(&c, s, &m, n);
    accuracy_worse(&compared->worst,
                   distance(&r, v, s->motion.v, s->motion.body_v, modes ? s->motion.bank->q : NULL,
                            s->motion.bank->p, c.rate));
    compared->cases++;
    collision_state_free(s);
    modes_free((struct modes *)c.modes);
}

static void scan(const struct swing *swing, const char *const *names) {
    struct compared of[SCHEME_BODIES] = {0};
    uint64_t rng = (uint64_t)accuracy_count(12, 13);
    for (int i = 0; i < accuracy_count(1000, 40); i++) {
        one_contact(&rng, SCHEME_WALL, NULL, swing, &of[SCHEME_WALL]);
        one_contact(&rng, SCHEME_MASS, NULL, swing, &of[SCHEME_MASS]);
        one_contact(&rng, SCHEME_MODES, &rig_bodies[1 + i % 3], swing, &of[SCHEME_MODES]);
    }
    for (int body = 0; body < SCHEME_BODIES; body++) {
        bool enough = of[body].cases > .9 * of[body].all;
        accuracy_line(names[body], enough ? of[body].worst : HUGE_VAL, swing->target);
    }
}

/* A step is as long as the contact allowed when it was chosen, and is chosen anew where the contact
 * has since become half as stiff again. k may jump by 90 %; alpha by 2 %, which at the depths of a
 * few um where contacts happen is another factor of up to 3 on the force. Contacts last from .6
 * samples, below which a jump leaves little of them, to 30: on modes, longer ones of one step a
 * sample are off by a thousandth even when nothing moves.
 *
 * Violently, alpha jumps by 20 %: the force by factors of hundreds from sample to sample. */
void accuracy_signals(void) {
    static const struct swing claimed = {.9, .9, .02, .6, 30, 1e-3},
                              violent = {.9, .9, .2, .3, 100, 1e-2};
    static const char *const claims[] = {[SCHEME_WALL] = "signals-wall",
                                         [SCHEME_MASS] = "signals-mass",
                                         [SCHEME_MODES] = "signals-modes"};
    static const char *const violently[] = {[SCHEME_WALL] = "signals-wall-violent",
                                            [SCHEME_MASS] = "signals-mass-violent",
                                            [SCHEME_MODES] = "signals-modes-violent"};
    scan(&claimed, claims);
    scan(&violent, violently);
}
