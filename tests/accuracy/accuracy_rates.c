/* SPDX-License-Identifier: BSD-3-Clause */
/* accuracy_rates.c: the same strike from 44.1 to 384 kHz, and cut into blocks of any size. */
#include <math.h>
#include <stdio.h>

#include "accuracy/accuracy.h"
#include "accuracy/accuracy_bodies.h"
#include "accuracy/accuracy_figures.h"
#include "support/budget.h"
#include "support/check.h"
#include "support/rig.h"

/* --- rates ----------------------------------------------------------------------------------- */

/* A mode's level over the true one, at every rate; the two that are furthest apart, in dB. */
struct spread {
    double least[BODY_MODES_MOST], most[BODY_MODES_MOST];
};

static const double audible_to = 20000 /* Hz */, weakest = 1e-6 /* of the strongest's square */,
                    same_level = .01 /* dB */;

static void spread_add(struct spread *s, const struct one_strike *b, const struct strike_truth *t) {
    struct strike_core *core = strike_core(b, t);
    for (int i = 0; i < b->modes; i++) {
        double level = strike_level(b, t, core, i);
        s->least[i] = fmin(s->least[i], level);
        s->most[i] = fmax(s->most[i], level);
    }
    strike_core_free(core);
}

/* The worst of the audible modes, and how smooth the strike is for it. */
static double spread_of(const struct spread *s, const struct one_strike *b,
                        const struct strike_truth *t, double *smoothness) {
    double strongest = 0, worst = 0, square[BODY_MODES_MOST];
    for (int i = 0; i < b->modes; i++) {
        square[i] =
            (double)(t->r->p[i] * t->r->p[i]) + pow(t->mode[i].omega * (double)t->r->q[i], 2);
        strongest = fmax(strongest, square[i]);
    }
    for (int i = 0; i < b->modes; i++) {
        double apart = 10 * log10(s->most[i] / s->least[i]);
        if (b->mode[i].freq >= audible_to || square[i] <= weakest * strongest)
            continue;
        if (!(apart <= worst))
            *smoothness = strike_smoothness(b, t, i);
        accuracy_worse(&worst, apart);
    }
    return worst;
}

static const double rates[] = {40000, 44100, 48000, 96000, 192000, 384000};

static double spread_at(struct one_strike b, const struct strike_truth *t, int budget,
                        double *smoothness) {
    static struct spread s;
    for (int i = 0; i < b.modes; i++) {
        s.least[i] = HUGE_VAL;
        s.most[i] = 0;
    }
    b.budget = budget;
    for (int i = 1; i < 6; i++) {
        b.rate = rates[i];
        spread_add(&s, &b, t);
    }
    return spread_of(&s, &b, t, smoothness);
}

struct kind {
    struct figures all;
    struct reasons why;
};

/* The lowest of them comes first: what is quiet for its samples is for everybody's. */
static void compare_rates(struct one_strike *b, struct kind *kinds) {
    b->rate = rates[0];
    struct strike_truth *t = strike_truth(b);
    if (t && t->condition < 1e6) {
        struct kind *k = &kinds[strike_kind(b, t)];
        double smoothness = 1, any, apart = spread_at(*b, t, 0, &smoothness);
        double magnify = fmax(t->condition, smoothness);
        figures_put(&k->all, apart, magnify);
        if (accuracy_count(true, false)) {
            figures_put(&k->why.at_4_budgets, spread_at(*b, t, 4 * budget_usual(), &any), 1);
            figures_put(&k->why.in_render, spread_at(*b, t, BUDGET_RENDER, &any), 1);
        }
        if (apart > same_level)
            figures_put(&k->why.magnify, magnify, 1);
    }
    strike_truth_free(t);
}

/* The same strike, as it begins a sample at every rate. */
static void scan_rates(void) {
    static struct kind kinds[STRIKE_KINDS];
    static const char *const names[] = {[STRIKE_ONCE] = "rates-dB",
                                        [STRIKE_DRAWN_OUT] = "rates-drawn-out-dB",
                                        [STRIKE_SEVERAL] = "rates-several-dB"};
    static struct strike_bank body;
    uint64_t rng = 5;
    for (int i = 0; i < accuracy_count(300, 30); i++) {
        struct one_strike b = i % 10 ? any_strike(&rng, .1, 100, &body)
                                     : usual_strike(&rng, i / 10 % BODY_SHAPES, &body);
        b.late = 0;
        compare_rates(&b, kinds);
    }
    for (int k = 0; k < STRIKE_KINDS; k++) {
        figures_lines(names[k], &kinds[k].all, (struct figures_targets){.all = same_level});
        figures_reasons(names[k], &kinds[k].why);
    }
}

/* --- blocks ---------------------------------------------------------------------------------- */

enum { LENGTH = 12000 };

struct recording {
    double output[LENGTH], force[LENGTH], compression[LENGTH];
};

static struct collision_def struck(const struct rig_body *body, struct contact_inputs *head) {
    struct collision_def c = collision_default();
    struct contact contact = contact_default();
    contact.k = wall_stiffness_for_duration(rig_mass(body, c.mass), &contact, 1, 2 / c.rate);
    *head = contact_head(&contact);
    c.body = SCHEME_MODES;
    c.modes = rig_modes(body, c.rate);
    c.pickups = 1;
    return c;
}

static void record_in_blocks(const struct collision_def *c, struct contact_inputs head,
                             const struct collision_in *in, uint64_t *rng, int largest,
                             struct recording *to) {
    struct collision_state *s = collision_state_new(c, head, RIG_MODES, 0);
    for (int done = 0; done < LENGTH;) {
        int n = largest == 1 ? 1 : 1 + (int)(check_random(rng) % (unsigned)largest);
        n = n < LENGTH - done ? n : LENGTH - done;
        double *pickup = to->output + done;
        struct collision_out out = {&pickup, to->force + done, to->compression + done};
        struct collision_in now = {in->strike + done, in->push + done,  in->k + done,
                                   in->mu + done,     in->alpha + done, in->drive + done};
        collision_run(c, s, &now, &out, n);
        done += n;
    }
    collision_state_free(s);
}

static void random_playing(uint64_t *rng, double *strike, double *push, double *k, double *mu,
                           double *alpha, double *drive) {
    for (int i = 0; i < LENGTH; i++) {
        bool part = i / 1000 % 3 == 1;
        strike[i] = check_uniform(rng, 0, 1) < 1e-3 ? check_uniform(rng, .1, 3) : 0;
        push[i] = i / 2000 % 2 ? .1 : 0;
        k[i] = part ? 1e8 * (1.5 + sin(i * .1)) : 1e8;
        mu[i] = .5;
        alpha[i] = part ? check_uniform(rng, 1.4, 1.6) : 1.5;
        drive[i] = i > 7000 && i < 7300 ? check_uniform(rng, -1, 1) : 0;
    }
}

static void scan_blocks(void) {
    static double strike[LENGTH], push[LENGTH], k[LENGTH], mu[LENGTH], alpha[LENGTH], drive[LENGTH];
    static struct recording whole, cut;
    static const int largest[] = {1, 7, 64, 500, 4096};
    struct collision_in in = {strike, push, k, mu, alpha, drive};
    uint64_t rng = 4;
    int different = 0;
    for (int run = 0; run < accuracy_count(40, 4); run++) {
        const struct rig_body *body = &rig_bodies[run % RIG_BODIES];
        struct contact_inputs head;
        struct collision_def c = struck(body, &head);
        c.gravity = run & 4 ? 9.81 : 0;
        random_playing(&rng, strike, push, k, mu, alpha, drive);
        record_in_blocks(&c, head, &in, &rng, LENGTH, &whole);
        record_in_blocks(&c, head, &in, &rng, largest[run % 5], &cut);
        different += memcmp(&whole, &cut, sizeof whole) != 0;
        modes_free((struct modes *)c.modes);
    }
    accuracy_line("blocks-that-differ", different, 0);
}

void accuracy_rates(void) {
    if (accuracy_wants("rates-dB rates-drawn-out-dB rates-several-dB"))
        scan_rates();
    if (accuracy_wants("blocks-that-differ"))
        scan_blocks();
}
