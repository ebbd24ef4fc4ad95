/* SPDX-License-Identifier: BSD-3-Clause */
/* accuracy_strike.c: see accuracy_strike.h. */
#include "accuracy/accuracy_strike.h"

#include <math.h>
#include <stdlib.h>

#include "support/budget.h"

static const double horizon = .02; /* s after a strike: what comes later is another one */
static const double harder = 1e-9;

/* --- the true strike ---------------------------------------------------------------------------
 */

static struct truth *truth_of(const struct one_strike *b, const struct truth_mode *mode, double v) {
    struct truth *r = truth_new(mode, b->modes);
    r->law = (enum truth_law)b->contact.law; /* in the same order */
    r->k = b->contact.k;
    r->mu = b->contact.mu;
    r->alpha = b->contact.alpha;
    r->gap = b->contact.gap;
    r->felt_time = b->contact.felt_time;
    r->felt_weight = b->contact.felt_weight;
    r->m = b->mass;
    r->v = (truth_real)v;
    if (r->law == TRUTH_TWO_SIDED)
        r->y = (truth_real)r->gap; /* struck at the right-hand surface */
    return r;
}

/* Samples after which the core has surely left the contact too, if its duration is right. */
static int samples_after(const struct one_strike *b, const struct truth *r) {
    double lasted = (double)r->t, slack = fmin(.01 * lasted, .2 * b->tau) * b->rate;
    return (int)ceil(lasted * b->rate + strike_begins(b) + slack) + 1;
}

/* s after the strike begins, in which r must not touch again: the amplitudes take two samples. */
static double quiet_until(const struct one_strike *b, const struct truth *r) {
    return (samples_after(b, r) + 2) / b->rate;
}

/* From the strike to the end of the last contact, in `last`; false if there is no end to them. */
static bool play(const struct one_strike *b, struct truth *r, struct truth *last) {
    double until = horizon;
    for (int longer = 0; longer < 20; longer++) {
        while (truth_until_apart(r, until))
            truth_take(last, r);
        if (!r->side && until >= quiet_until(b, last))
            return last->contacts > 0 && last->contacts < TRUTH_CONTACTS;
        until = fmax(until * 1.3, quiet_until(b, last));
    }
    return false;
}

static double squared_size(const struct truth *r, double below) {
    truth_real sum = 0;
    for (int i = 0; i < r->modes; i++) {
        truth_real q = (truth_real)r->mode[i].omega * r->q[i];
        if (r->mode[i].omega < below)
            sum += r->p[i] * r->p[i] + q * q;
    }
    return (double)sum;
}

/* a becomes a - b, its modes' */
static void subtract(struct truth *a, const struct truth *b) {
    for (int i = 0; i < a->modes; i++) {
        a->q[i] -= b->q[i];
        a->p[i] -= b->p[i];
    }
}

static double audible(const struct one_strike *b) { return acos(-1) * b->rate; }

double strike_apart(const struct one_strike *b, struct truth *one, const struct truth *other) {
    subtract(one, other);
    return sqrt(squared_size(one, audible(b)) / squared_size(other, audible(b)));
}

/* Both after the last contact of either. Another number of contacts is another strike. */
static double condition(const struct one_strike *b, const struct strike_truth *t) {
    struct truth *r = truth_of(b, t->mode, b->v * (1 + harder));
    struct truth *other = truth_new(t->mode, b->modes);
    double change = HUGE_VAL;
    if (play(b, r, other) && other->contacts == t->r->contacts) {
        truth_take(r, t->r);
        truth_real later = other->t - t->r->t;
        truth_fly(later > 0 ? r : other, later > 0 ? later : -later);
        change = strike_apart(b, other, r) / harder;
    }
    truth_free(r);
    truth_free(other);
    return change;
}

/* Of all contacts, N s: what the hammer has lost. */
static double impulse(const struct one_strike *b, const struct strike_truth *t) {
    return b->mass * (b->v - (double)t->r->v);
}

static double square(const struct truth_mode *m, double q, double p) {
    return p * p + m->omega * m->omega * q * q;
}

double strike_smoothness(const struct one_strike *b, const struct strike_truth *t, int mode) {
    const struct truth_mode *m = &t->mode[mode];
    double left = square(m, (double)t->r->q[mode], (double)t->r->p[mode]);
    return fabs(m->c * impulse(b, t)) / sqrt(left);
}

static double smoothness(const struct one_strike *b, const struct strike_truth *t) {
    double at_once = 0;
    for (int i = 0; i < b->modes; i++)
        if (t->mode[i].omega < audible(b))
            at_once += pow(t->mode[i].c * impulse(b, t), 2);
    return sqrt(at_once / squared_size(t->r, audible(b)));
}

struct strike_truth *strike_truth_begin(const struct one_strike *b) {
    struct strike_truth *t = calloc(1, sizeof *t);
    t->mode = calloc((size_t)b->modes + 1, sizeof *t->mode);
    for (int i = 0; i < b->modes; i++)
        t->mode[i] = (struct truth_mode){.omega = 2 * acos(-1) * b->mode[i].freq,
                                         .sigma = log(1000) / b->mode[i].decay,
                                         .c = b->at[i] / sqrt(b->mode[i].mass)};
    t->r = truth_of(b, t->mode, b->v);
    return t;
}

struct strike_truth *strike_truth(const struct one_strike *b) {
    struct strike_truth *t = strike_truth_begin(b);
    struct truth *r = truth_of(b, t->mode, b->v);
    bool ends = play(b, r, t->r);
    truth_free(r);
    if (!ends) {
        strike_truth_free(t);
        return NULL;
    }
    t->condition = condition(b, t);
    t->smoothness = smoothness(b, t);
    return t;
}

void strike_truth_free(struct strike_truth *t) {
    if (!t)
        return;
    truth_free(t->r);
    free(t->mode);
    free(t);
}

enum strike_kind strike_kind(const struct one_strike *b, const struct strike_truth *t) {
    if (t->r->contacts > 1)
        return STRIKE_SEVERAL;
    return (double)t->r->t > 2 * b->tau ? STRIKE_DRAWN_OUT : STRIKE_ONCE;
}

/* --- the core's ------------------------------------------------------------------------------ */

/* As many pickups as there are from this mode on, each on one mode alone, with the shape 1. */
static struct modes *bank_of(const struct one_strike *b, int first, int pickups) {
    double *shape = calloc((size_t)(b->modes * pickups), sizeof *shape);
    const double *pickup[COLLISION_PICKUPS];
    for (int i = 0; i < pickups; i++) {
        pickup[i] = shape + i * b->modes;
        shape[i * b->modes + first + i] = 1;
    }
    struct modes *m = modes_new(b->modes, 0, pickups);
    modes_design(m, b->rate, b->mode, NULL, b->at, pickup);
    free(shape);
    return m;
}

/* In the sample in which it is pushed it moves half as far as in each to follow. */
double strike_push(const struct one_strike *b) {
    return b->late > 0 ? b->mass * b->v * b->rate : 0;
}

void strike_begin(const struct one_strike *b, struct collision_state *s) {
    if (b->late > 0)
        collision_drop(s, b->v / b->rate * (strike_begins(b) - .5));
    else
        collision_strike(s, b->v);
}

static void play_core(const struct collision_def *c, struct collision_state *s,
                      const struct one_strike *b, double *const *output, int n) {
    double *push = calloc((size_t)n, sizeof *push);
    push[0] = strike_push(b);
    strike_begin(b, s);
    struct collision_in in = {.push = push, .k = b->k, .mu = b->mu, .alpha = b->alpha};
    struct collision_out out = {.pickup = output};
    collision_run(c, s, &in, &out, n);
    free(push);
}

/* The mode's q and p from its velocities at two successive samples without a force. */
static void amplitude(const struct mode *mode, double rate, double v0, double v1, double *q,
                      double *p) {
    double w2 = pow(2 * acos(-1) * mode->freq, 2), sigma = log(1000) / mode->decay, h = 1 / rate;
    double d2 = w2 - sigma * sigma, w = sqrt(fabs(d2));
    double C = d2 >= 0 ? cos(w * h) : cosh(w * h);
    double S = w > 0 ? (d2 > 0 ? sin(w * h) : sinh(w * h)) / w : h;
    *p = v0;
    *q = w2 > 0 ? ((v0 * C - v1 * exp(sigma * h)) / S - sigma * v0) / w2 : 0;
}

static void take_hits(struct collision_state *s, struct strike_core *core) {
    core->hits = 0;
    while (core->hits < TRUTH_CONTACTS && collision_take_event(s, &core->hit[core->hits]))
        core->hits += core->hit[core->hits].kind == COLLISION_HIT;
}

/* The motion of so many modes after the samples. */
static void core_modes(const struct one_strike *b, struct collision_def *c, int first, int count,
                       struct strike_core *core) {
    int n = core->samples + 1;
    double *sound = calloc((size_t)(n * count), sizeof *sound), *output[COLLISION_PICKUPS];
    struct modes *m = bank_of(b, first, count);
    c->modes = m;
    c->pickups = count;
    struct collision_state *s = collision_state_new(c, contact_head(&b->contact), b->modes, 0);
    for (int i = 0; i < count; i++)
        output[i] = sound + i * n;
    play_core(c, s, b, output, n);
    for (int i = 0; i < count; i++) {
        const struct mode *mode = &b->mode[first + i];
        double root = sqrt(mode->mass);
        if (mode->freq < b->rate / 2)
            amplitude(mode, b->rate, output[i][n - 2] * root, output[i][n - 1] * root,
                      &core->q[first + i], &core->p[first + i]);
    }
    take_hits(s, core);
    collision_state_free(s);
    modes_free(m);
    free(sound);
}

struct strike_core *strike_core_after(const struct one_strike *b, int samples) {
    struct strike_core *core = calloc(1, sizeof *core);
    core->samples = samples;
    core->q = calloc((size_t)b->modes, sizeof *core->q);
    core->p = calloc((size_t)b->modes, sizeof *core->p);
    struct collision_def c = collision_default();
    c.rate = b->rate;
    c.body = SCHEME_MODES;
    c.mass = b->mass;
    c.contact = contact_definition(&b->contact);
    if (b->budget)
        budget_give(&c, b->budget);
    for (int first = 0; first < b->modes; first += COLLISION_PICKUPS) {
        int left = b->modes - first;
        core_modes(b, &c, first, left < COLLISION_PICKUPS ? left : COLLISION_PICKUPS, core);
    }
    return core;
}

struct strike_core *strike_core(const struct one_strike *b, const struct strike_truth *t) {
    return strike_core_after(b, samples_after(b, t->r));
}

void strike_core_free(struct strike_core *c) {
    free(c->q);
    free(c->p);
    free(c);
}

/* --- one against the other ------------------------------------------------------------------- */

/* The true motion at the core's moment. */
static struct truth *truth_then(const struct one_strike *b, const struct strike_truth *t,
                                const struct strike_core *c) {
    struct truth *now = truth_new(t->mode, b->modes);
    truth_take(now, t->r);
    truth_fly(now, (truth_real)((c->samples - strike_begins(b)) / b->rate) - now->t);
    return now;
}

double strike_error(const struct one_strike *b, const struct strike_truth *t,
                    const struct strike_core *c) {
    struct truth *now = truth_then(b, t, c);
    double all = squared_size(now, audible(b));
    for (int i = 0; i < b->modes; i++) {
        now->q[i] -= (truth_real)c->q[i];
        now->p[i] -= (truth_real)c->p[i];
    }
    double off = sqrt(squared_size(now, audible(b)) / all);
    truth_free(now);
    return off;
}

double strike_true_square(const struct one_strike *b, const struct strike_truth *t,
                          const struct strike_core *c, int mode) {
    struct truth *now = truth_then(b, t, c);
    double is = square(&t->mode[mode], (double)now->q[mode], (double)now->p[mode]);
    truth_free(now);
    return is;
}

double strike_level(const struct one_strike *b, const struct strike_truth *t,
                    const struct strike_core *c, int mode) {
    return square(&t->mode[mode], c->q[mode], c->p[mode]) / strike_true_square(b, t, c, mode);
}
