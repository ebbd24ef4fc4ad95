/* SPDX-License-Identifier: BSD-3-Clause */
/* Random scenes of one to eight hammers on one bar, against brute force; and their ledgers. */
#include "accuracy/truth_network.h"
#include "support/bank.h"
#include "support/scene.h"

enum { BAR = 12 };

/* Bars of 200 ... 800 Hz; contacts of .3 ... 3 ms that begin within the first millisecond. */
static void random_bar(uint64_t *rng, struct truth_network *n, struct mode *mode) {
    static const double partial[BAR] = {1,     2.757, 5.404, 8.933, 13.34, 18.64,
                                        24.81, 31.87, 39.80, 48.62, 58.31, 68.89};
    double f = check_log_uniform(rng, 100, 300);
    *n = (struct truth_network){.modes = BAR};
    for (int i = 0; i < BAR; i++) {
        mode[i] = (struct mode){.freq = f * partial[i],
                                .decay = check_log_uniform(rng, .1, 2),
                                .mass = check_log_uniform(rng, .05, .2)};
        n->omega[i] = 2 * BANK_PI * mode[i].freq;
        n->sigma[i] = log(1000) / mode[i].decay;
    }
}

static void random_hammer(uint64_t *rng, const struct mode *mode, bool any_law,
                          struct truth_hammer *h) {
    double place = check_uniform(rng, 0, 1);
    uint64_t kind = any_law ? check_random(rng) % 4 : 0;
    *h = (struct truth_hammer){.m = check_log_uniform(rng, .005, .05), .alpha = 1.5};
    h->law = kind == 1 ? TRUTH_LINK_TWO_SIDED : kind == 2 ? TRUTH_LINK_FELT : TRUTH_LINK_ONE_SIDED;
    for (int i = 0; i < BAR; i++)
        h->c[i] = cos(BANK_PI * (i + 1) * place) / sqrt(mode[i].mass);
    h->v = check_uniform(rng, .3, 2);
    h->y = -h->v * check_uniform(rng, 1e-5, 1e-3);
    h->alpha = check_uniform(rng, 1, 2.5);
    h->mu = h->law == TRUTH_LINK_FELT ? 0 : check_uniform(rng, 0, .5);
    h->gap = 2e-4;
    if (h->law == TRUTH_LINK_TWO_SIDED)
        h->y = check_uniform(rng, -1, 1) * h->gap;
    h->felt_time = 1e-3;
    h->felt_weight = .4;
    /* the duration of a linear contact with the same deepest point */
    double tau = check_log_uniform(rng, 3e-4, 3e-3), depth = h->v * tau / BANK_PI;
    h->k = h->m * h->v * h->v * (h->alpha + 1) / 2 / pow(depth, h->alpha + 1);
}

static struct scene scene_of(const struct truth_network *n, const struct mode *mode) {
    struct scene s = {.H = 1 / bank_rate, .lumps = n->hammers, .count = n->hammers};
    double at[BAR];
    const double *pickup = at;
    for (int i = 0; i < BAR; i++)
        at[i] = 1;
    s.modes = modes_new(BAR, 0, 1);
    modes_design(s.modes, bank_rate, mode, NULL, at, &pickup);
    modes_audit(s.modes);
    s.state = modes_state_new(BAR, 0);
    s.points = modes_points_new(s.modes, n->hammers);
    for (int j = 0; j < n->hammers; j++) {
        const struct truth_hammer *h = &n->hammer[j];
        struct contact *c = &s.link[j].contact;
        *c = contact_default();
        c->law = h->law == TRUTH_LINK_FELT        ? CONTACT_FELT
                 : h->law == TRUTH_LINK_TWO_SIDED ? CONTACT_TWO_SIDED
                                                  : CONTACT_HUNT_CROSSLEY;
        c->k = h->k, c->mu = h->mu, c->alpha = h->alpha, c->gap = h->gap;
        c->felt_time = h->felt_time, c->felt_weight = h->felt_weight;
        s.mass[j] = h->m, s.X[j] = h->y, s.v[j] = h->v, s.a[j] = h->a;
        s.link[j].side[j] = 1;
        memcpy(modes_points_row(s.points, j), h->c, BAR * sizeof(double));
    }
    return s;
}

/* ||A - B|| / ||B|| of modal amplitudes and of the hammers' speeds, by energy. */
static double apart(const struct scene *s, const struct truth_network *n) {
    double off = 0, all = 0;
    for (int i = 0; i < BAR; i++) {
        double w = n->omega[i];
        off += pow(s->state->p[i] - n->p[i], 2) + pow(w * (s->state->q[i] - n->q[i]), 2);
        all += pow(n->p[i], 2) + pow(w * n->q[i], 2);
    }
    return sqrt(off / all);
}

static int by_value(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Errors of so many random scenes after 5 ms, in order. */
static void check_scenes(int hammers, bool any_law, int scenes, double median, double worst) {
    uint64_t rng = 7 + (uint64_t)hammers;
    double off[64];
    enum { SAMPLES = 200 };
    for (int i = 0; i < scenes; i++) {
        struct truth_network n;
        struct mode mode[BAR];
        random_bar(&rng, &n, mode);
        n.hammers = hammers;
        for (int j = 0; j < hammers; j++)
            random_hammer(&rng, mode, any_law, &n.hammer[j]);
        struct scene s = scene_of(&n, mode);
        scene_begin(&s);
        double energy = scene_energy(&s), before = energy, gained = 0;
        for (int t = 0; t < SAMPLES; t++) {
            scene_step(&s, 0, 7);
            double now = scene_energy(&s) + s.lost + s.lost_modes;
            gained = fmax(gained, now - before);
            before = now;
        }
        check_case("%d hammers, scene %d", hammers, i);
        CHECK_NEAR(before, energy, 1e-12 * energy);
        CHECK(gained <= 1e-13 * energy && !s.failed);
        enum { FINE = 128 };
        truth_network_run(&n, s.H / FINE, (long)SAMPLES * FINE);
        off[i] = apart(&s, &n);
        scene_end(&s);
    }
    qsort(off, (size_t)scenes, sizeof *off, by_value);
    printf("[%d%s: median %.1e, worst %.1e] ", hammers, any_law ? " of any law" : "",
           off[scenes / 2], off[scenes - 1]);
    check_case("%d hammers", hammers);
    CHECK(off[scenes / 2] < median && off[scenes - 1] < worst);
}

TEST("hammers on one bar agree with brute force, and the ledger closes") {
    int scenes = check_quick() ? 3 : 16;
    for (int hammers = 1; hammers <= 8; hammers *= 2)
        check_scenes(hammers, false, scenes, 2e-4, 1e-2);
    check_scenes(4, true, scenes, 1e-3, 5e-2);
}

CHECK_MAIN
