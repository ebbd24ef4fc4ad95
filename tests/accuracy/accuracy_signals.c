/* SPDX-License-Identifier: BSD-3-Clause */
/* accuracy_signals.c: contacts during which k, mu and alpha move at every sample, against
 * truth.h. A signal is constant over each sample and acts from that very sample on, in both. */
#include <math.h>
#include <stdio.h>

#include "accuracy/accuracy.h"
#include "accuracy/accuracy_strike.h"
#include "support/budget.h"
#include "support/check.h"
#include "support/rig.h"

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
static int play_truth(struct truth *r, const struct one_strike *b) {
    for (int i = 0, apart = 0; i < LENGTH; i++) {
        r->k = b->k[i];
        r->mu = b->mu[i];
        r->alpha = b->alpha[i];
        truth_until(r, (i + 1 - strike_begins(b)) / b->rate);
        if (r->contacts > 1)
            return 0;
        apart += r->contacts && !r->side;
        if (apart == APART)
            return i + 1;
    }
    return 0;
}

/* A lumped body's velocity and the hammer's after n samples: the latter from how far the two went
 * in the last of them. */
static void play_lumped(const struct one_strike *b, const struct collision_def *c, int n,
                        double *body_v, double *v) {
    static double push[LENGTH], output[LENGTH], x[LENGTH];
    double *pickup = output;
    struct collision_state *s = collision_state_new(c, contact_head(&b->contact), 0, 0);
    struct collision_in in = {.push = push, .k = b->k, .mu = b->mu, .alpha = b->alpha};
    struct collision_out out = {.pickup = &pickup, .compression = x};
    push[0] = strike_push(b);
    strike_begin(b, s);
    collision_run(c, s, &in, &out, n);
    collision_state_free(s);
    *body_v = output[n - 1];
    *v = *body_v + (x[n - 1] - x[n - 2]) * b->rate;
}

static const double hammer = .01; /* kg */

/* One that k's range can make last that long at that speed. A free mass is a mode that does not
 * swing. */
static struct one_strike moving_strike(uint64_t *rng, double m, const struct swing *swing) {
    struct one_strike b = {.contact = contact_default(), .rate = 44100, .mass = hammer};
    double R;
    do {
        b.v = check_log_uniform(rng, .05, 20);
        R = check_log_uniform(rng, swing->R_least, swing->R_most);
        b.tau = R / b.rate;
        b.contact.alpha = check_uniform(rng, 1, 4);
        b.contact.mu = check_random(rng) % 5 ? check_uniform(rng, 0, 1) / b.v : 0;
        b.contact.k = wall_stiffness_for_duration(m, &b.contact, b.v, b.tau);
    } while (b.contact.k * (1 + swing->k) > ranges[RANGE_K].most);
    b.late = check_uniform(rng, .001, 1);
    return b;
}

static void move(uint64_t *rng, struct one_strike *b, const struct swing *swing) {
    static struct moving m;
    double R = b->tau * b->rate;
    move_signal(rng, b->contact.k, swing->k, 0, R, m.k);
    move_signal(rng, b->contact.mu, swing->mu, 0, R, m.mu);
    move_signal(rng, b->contact.alpha, swing->alpha, 1, R, m.alpha);
    b->k = m.k;
    b->mu = m.mu;
    b->alpha = m.alpha;
}

/* The body: 3 to 16 modes, or, as mode 0 alone, a free mass; or a wall. */
struct struck {
    enum scheme_body body;
    struct mode mode[RIG_MODES];
    double at[RIG_MODES];
    int modes;
    double mobility; /* without the hammer's, 1/kg */
};

static struct struck struck(enum scheme_body body, const struct rig_body *rig) {
    struct struck s = {.body = body, .modes = body == SCHEME_MODES ? rig->modes : (int)body};
    for (int i = 0; i < s.modes; i++) {
        s.mode[i] =
            body == SCHEME_MODES ? rig_mode(rig, i) : (struct mode){.decay = HUGE_VAL, .mass = .03};
        s.at[i] = body == SCHEME_MODES ? rig->shape[i] : 1;
        s.mobility += s.at[i] * s.at[i] / s.mode[i].mass;
    }
    return s;
}

/* Error of the speeds over the greatest speed of the hammer. */
static double lumped_error(const struct struck *on, const struct one_strike *b,
                           const struct strike_truth *t, int n) {
    struct collision_def c = collision_default();
    double body_v, v, true_v = (double)t->r->v;
    c.body = on->body;
    if (b->budget)
        budget_give(&c, b->budget);
    c.mass = b->mass;
    c.contact = contact_definition(&b->contact);
    c.pickups = 1;
    c.body_mass = on->modes ? on->mode[0].mass : 1;
    play_lumped(b, &c, n, &body_v, &v);
    double true_body = on->modes ? t->mode[0].c * (double)t->r->p[0] : 0;
    return fmax(fabs(v - true_v), fabs(body_v - true_body)) / fmax(b->v, fabs(true_v));
}

static double modes_error(const struct one_strike *b, const struct strike_truth *t, int n) {
    struct strike_core *core = strike_core_after(b, n - 1);
    double off = strike_error(b, t, core);
    strike_core_free(core);
    return off;
}

static double error_of(const struct struck *on, const struct one_strike *b,
                       const struct strike_truth *t, int n) {
    return on->body == SCHEME_MODES ? modes_error(b, t, n) : lumped_error(on, b, t, n);
}

/* By how much a speed 1e-9 higher changes the hammer's speed or the modes, over 1e-9. */
static double condition(const struct one_strike *b, const struct strike_truth *t, int n) {
    const double harder = 1e-9;
    struct one_strike other = *b;
    other.v *= 1 + harder;
    struct strike_truth *o = strike_truth_begin(&other);
    double change = HUGE_VAL, v = fmax(b->v, fabs((double)t->r->v));
    if (play_truth(o->r, &other) == n)
        change =
            fmax(fabs((double)(o->r->v - t->r->v)) / v, b->modes ? strike_apart(b, o->r, t->r) : 0);
    strike_truth_free(o);
    return change / harder;
}

struct compared {
    double worst, condition; /* and what that case magnifies */
    double in_render;
    int cases, all, beyond;
};

static void compare(const struct struck *on, struct one_strike b, const struct strike_truth *t,
                    int n, double target, struct compared *to) {
    double error = error_of(on, &b, t, n);
    to->cases++;
    if (!(error <= to->worst))
        to->condition = condition(&b, t, n);
    accuracy_worse(&to->worst, error);
    to->beyond += error > target;
    b.budget = BUDGET_RENDER;
    accuracy_worse(&to->in_render, error_of(on, &b, t, n));
}

/* Left out are contacts that are followed by another within 4 samples. */
static void one_contact(uint64_t *rng, const struct struck *on, const struct swing *swing,
                        struct compared *compared) {
    struct one_strike b = moving_strike(rng, 1 / (on->mobility + 1 / hammer), swing);
    b.mode = on->mode;
    b.at = on->at;
    b.modes = on->modes;
    move(rng, &b, swing);
    struct strike_truth *t = strike_truth_begin(&b);
    int n = play_truth(t->r, &b);
    compared->all++;
    if (n)
        compare(on, b, t, n, swing->target, compared);
    strike_truth_free(t);
}

static void reason(const char *name, const char *why, double figure) {
    char line[64];
    snprintf(line, sizeof line, "%s-%s", name, why);
    accuracy_note(line, figure);
}

static void scan(const struct swing *swing, const char *const *names) {
    struct compared of[SCHEME_BODIES] = {0};
    uint64_t rng = (uint64_t)accuracy_count(12, 13);
    for (int i = 0; i < accuracy_count(4000, 40); i++) {
        for (enum scheme_body body = 0; body < SCHEME_BODIES; body++) {
            struct struck on = struck(body, &rig_bodies[1 + i % 3]);
            one_contact(&rng, &on, swing, &of[body]);
        }
    }
    for (int body = 0; body < SCHEME_BODIES; body++) {
        bool enough = of[body].cases > .9 * of[body].all;
        accuracy_line(names[body], enough ? of[body].worst : HUGE_VAL, swing->target);
        reason(names[body], "worst-magnifies", of[body].condition);
        reason(names[body], "in-render", of[body].in_render);
        reason(names[body], "beyond", of[body].beyond);
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
