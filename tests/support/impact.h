/* SPDX-License-Identifier: BSD-3-Clause */
/* impact.h: one impact of a mass on a wall, computed by a scheme and checked at each step. */
#ifndef KNOCK_IMPACT_H
#define KNOCK_IMPACT_H

#include "contact/wall.h"
#include "schemes/scheme.h"
#include "support/lumped_energy.h"

struct impact {
    enum scheme scheme;
    enum correction correction;
    struct contact contact;
    double m, v_in, h, a, s;
    double phase; /* distance of sample 0 from the surface, in steps of v_in h */
};

struct impact_seen {
    double v_out;     /* the free velocity after the exit */
    double exit_time; /* time when that free flight crosses the surface, s from the exact entry */
    double depth;
    double rise;       /* the largest rise of H in a step, J: [PAR09] (24) */
    double speed_rise; /* the largest rise of v in a step, m/s: (25) */
    double imbalance;  /* the largest |change of H - m a travel + lost|, J */
    double slip;       /* the largest |m dv - h (m a - f_mean)|, N s */
    double lost;       /* J, total */
    int inside;        /* samples with x > 0 */
    unsigned complex_roots, diverged;
};

/* m = 10 g at v_in = 1 m/s, alpha and u as given, k such that the contact lasts R samples. */
static inline struct impact impact_of(enum scheme scheme, double R, double alpha, double u) {
    struct impact i = {.scheme = scheme, .m = .01, .v_in = 1, .h = 1 / 44100., .s = .5};
    i.contact = (struct contact){.k = 1, .mu = u, .alpha = alpha};
    i.contact.k = wall_stiffness_for_duration(i.m, &i.contact, i.v_in, R * i.h);
    return i;
}

static inline void impact_watch(const struct lumped_system *sys, const struct lumped *before,
                                const struct lumped *st, struct impact_seen *seen) {
    double rise = lumped_energy(sys, st) - lumped_energy(sys, before);
    double work = sys->m * sys->a * st->travel;
    double momentum = sys->m * (st->v - before->v);
    seen->rise = fmax(seen->rise, rise);
    seen->speed_rise = fmax(seen->speed_rise, st->v - before->v);
    seen->imbalance = fmax(seen->imbalance, fabs(rise - work + st->lost));
    seen->slip = fmax(seen->slip, fabs(momentum - sys->h * (sys->m * sys->a - st->f_mean)));
    seen->lost += st->lost;
    seen->depth = fmax(seen->depth, st->x);
    seen->inside += st->x > 0;
}

/* Runs until the mass has left for good, at most a million steps. */
static inline struct impact_seen impact_run(const struct impact *i) {
    struct power power = power_prepare(i->contact.alpha);
    struct lumped_system sys = {i->scheme, i->correction, &i->contact, &power,
                                i->m,      i->a,          i->h,        i->s};
    struct lumped st = lumped_start(&sys, -i->phase * i->v_in * i->h, i->v_in);
    struct impact_seen seen = {.speed_rise = -HUGE_VAL};
    double time = -i->phase * i->h;
    for (long n = 0; n < 1000000 && (st.x > 0 || st.x_prev > 0 || st.v > 0); n++) {
        struct lumped before = st;
        lumped_step(&sys, &st);
        if (i->scheme != SCHEME_THREE_POINT && i->scheme != SCHEME_QUADRATIC)
            st.x_prev = before.x;
        impact_watch(&sys, &before, &st, &seen);
        time += i->h;
    }
    seen.v_out = st.v;
    seen.exit_time = time - st.x / st.v;
    seen.complex_roots = st.complex_roots;
    seen.diverged = st.diverged;
    return seen;
}

/* The mean, the standard deviation and the worst of a quantity over a scan. */
struct scan {
    double sum, squares, worst;
    int n;
};

static inline void scan_put(struct scan *s, double value) {
    s->sum += value;
    s->squares += value * value;
    if (!(fabs(value) <= fabs(s->worst)))
        s->worst = value;
    s->n++;
}

static inline double scan_mean(struct scan s) { return s.sum / s.n; }

static inline double scan_deviation(struct scan s) {
    double mean = scan_mean(s);
    return sqrt(fmax(s.squares / s.n - mean * mean, 0));
}

/* v_out in percent of the true one, and the exit in samples after the true one, over n phases. */
struct impact_scan {
    struct scan v_percent, exit_samples, rise, depth_percent;
};

static inline struct impact_scan impact_scan(struct impact i, int phases) {
    struct impact_scan all = {0};
    double v_out = wall_rebound(i.contact.mu, i.v_in), tau = wall_duration(i.m, &i.contact, i.v_in);
    double depth = wall_depth(i.m, &i.contact, i.v_in), H0 = i.m * i.v_in * i.v_in / 2;
    for (int n = 0; n < phases; n++) {
        i.phase = (n + .5) / phases;
        struct impact_seen seen = impact_run(&i);
        scan_put(&all.v_percent, 100 * (seen.v_out / v_out - 1));
        scan_put(&all.exit_samples, (seen.exit_time - tau) / i.h);
        scan_put(&all.rise, seen.rise / H0);
        scan_put(&all.depth_percent, 100 * (seen.depth / depth - 1));
    }
    return all;
}

#endif
