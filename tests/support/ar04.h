/* SPDX-License-Identifier: BSD-3-Clause */
/* ar04.h: the experiments of [AR04] figure 3: contact time and centroid against hammer mass, k, mu
 * and alpha, on a rigid wall and on a bar of three modes.
 *
 * The paper gives the bar's ratios 1, (5/3.011)^2, (7/3.011)^2 and its damping g = omega / q.
 * Pitch, q, masses and the centre of the one-parameter sweeps are our choice.
 */
#ifndef KNOCK_TESTS_AR04_H
#define KNOCK_TESTS_AR04_H

#include <math.h>

#include "contact/wall.h"
#include "support/strike.h"

enum { AR04_POINTS = 16, AR04_MODES = 3 };
enum ar04_row { AR04_MASS, AR04_K, AR04_MU, AR04_ALPHA, AR04_ROWS };

static const struct {
    const char *name;
    double lo, hi; /* range of the sweep, geometric; of alpha, linear */
} ar04_rows[AR04_ROWS] = {[AR04_MASS] = {"mass", 1e-3, 1e-1},
                          [AR04_K] = {"k", 1e10, 1e15},
                          [AR04_MU] = {"mu", 1e-2, 10},
                          [AR04_ALPHA] = {"alpha", 1.5, 3.5}};

struct ar04_point {
    double value;             /* of the swept parameter */
    struct tuning tuning;     /* on the bar; its k, mu, alpha, mass */
    double closed;            /* s: contact time against a wall by (12) */
    double rigid, resonating; /* s: contact time as simulated */
    double centroid;          /* Hz */
    int hits;                 /* contacts within 100 ms */
};

static inline void ar04_bar(struct strike_bank *bar) {
    const double pitch = 500, q = 500, mass = .02, pi = acos(-1);
    const double root[AR04_MODES] = {3.011, 5, 7};
    bar->modes = AR04_MODES;
    for (int i = 0; i < AR04_MODES; i++) {
        double freq = pitch * root[i] * root[i] / (3.011 * 3.011), g = 2 * pi * freq / q;
        bar->mode[i] = (struct mode){freq, 2 * log(1000) / g, mass};
        bar->at[i] = bar->pickup[i] = 1;
    }
}

static inline double ar04_value(enum ar04_row row, int i) {
    double along = (double)i / (AR04_POINTS - 1), lo = ar04_rows[row].lo, hi = ar04_rows[row].hi;
    return row == AR04_ALPHA ? lo + along * (hi - lo) : lo * pow(hi / lo, along);
}

static inline struct tuning ar04_tuning(const struct strike_bank *bar, enum ar04_row row, int i) {
    double value = ar04_value(row, i);
    struct tuning t = strike_tuning(bar);
    t.mass = row == AR04_MASS ? value : 1e-2;
    t.contact.k = row == AR04_K ? value : 1e13;
    t.contact.mu = row == AR04_MU ? value : .6;
    t.contact.alpha = row == AR04_ALPHA ? value : 2.8;
    return t;
}

static inline struct ar04_point ar04_measure(const struct strike_bank *bar, enum ar04_row row,
                                             int i) {
    struct ar04_point p = {.value = ar04_value(row, i), .tuning = ar04_tuning(bar, row, i)};
    p.closed = wall_duration(p.tuning.mass, &p.tuning.contact, p.tuning.speed);
    struct tuning_answer bar_says = tuning_measure(&p.tuning);
    p.resonating = bar_says.contact;
    p.centroid = bar_says.brightness;
    struct tuning rigid = p.tuning;
    rigid.body = SCHEME_WALL;
    p.rigid = tuning_measure(&rigid).contact;
    double sound[4410];
    p.hits = strike_render(&p.tuning, 44100, MODES_VELOCITY, sound, 4410).hits;
    return p;
}

#endif
