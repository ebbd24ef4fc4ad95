/* SPDX-License-Identifier: BSD-3-Clause */
/* Several contacts on a drumhead with tension: psi = kappa U, held force -phi g. */
#include "accuracy/truth_network.h"
#include "support/bank.h"
#include "support/scene.h"

enum { DRUMHEAD = 24, HAMMERS = 5 };

/* One step at that level, with its change of psi. */
struct held_step_sums {
    double d[DRUMHEAD], g[DRUMHEAD], X[SCENE_LINKS];
    double Gamma, phi0;
};

static struct held_step_sums look(const struct scene *s, int level) {
    const struct modes_step *t = &s->modes->step[modes_level(level)];
    struct held_step_sums k = {.Gamma = 0};
    double along = 0;
    for (int i = 0; i < DRUMHEAD; i++) {
        double q = s->state->q[i], omega2 = s->modes->omega2[i];
        k.d[i] = t->S[i] * s->state->p[i] - t->b[i] * omega2 * q;
        k.g[i] = s->kappa * omega2 * (q + k.d[i] / 2);
        along += k.g[i] * k.d[i];
        k.Gamma += t->b[i] * k.g[i] * k.g[i];
        for (int j = 0; j < s->count; j++)
            k.X[j] += modes_points_row(s->points, j)[i] * t->b[i] * k.g[i];
    }
    k.phi0 = (s->psi + along / 2) / (1 + k.Gamma / 2);
    return k;
}

static void move_drumhead(struct scene *s, int level, const struct held_step_sums *k, double phi,
                          const struct step_result *r) {
    const struct modes_step *t = &s->modes->step[modes_level(level)];
    for (int i = 0; i < DRUMHEAD; i++) {
        double *q = &s->state->q[i], *p = &s->state->p[i], e = -phi * k->g[i];
        for (int j = 0; j < s->count; j++)
            e += modes_points_row(s->points, j)[i] * r[j].force;
        double push = e - s->modes->omega2[i] * *q;
        s->lost_modes +=
            t->loss_pp[i] * *p * *p + t->loss_pg[i] * *p * push + t->loss_gg[i] * push * push;
        *q += k->d[i] + t->b[i] * e;
        *p += t->S[i] * push - t->r[i] * *p;
    }
    s->psi = 2 * phi - s->psi;
}

/* The least eigenvalue is at least -rounding: all pivots of A' + 1e-13 of its diagonal are
 * positive. */
static bool is_semidefinite(const double *A, int n) {
    double U[SCENE_LINKS][SCENE_LINKS];
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            U[i][j] = A[i * SCENE_LINKS + j] * (i == j ? 1 + 1e-13 : 1);
    for (int k = 0; k < n; k++) {
        if (!(U[k][k] > 0))
            return false;
        for (int i = k + 1; i < n; i++)
            for (int j = i; j < n; j++)
                U[i][j] -= U[k][i] * U[k][j] / U[k][k];
    }
    return true;
}

static void step(struct scene *s, int level) {
    double free[SCENE_LINKS], A[SCENE_LINKS * SCENE_LINKS];
    struct step_result r[SCENE_LINKS];
    struct links_step linear = scene_look(s, level, free);
    struct held_step_sums k = look(s, level);
    memcpy(A, linear.compliance, sizeof A);
    struct links_potential links = {.X = k.X, .Gamma = k.Gamma, .phi = k.phi0};
    links_on_potential(&links, s->count, A, SCENE_LINKS, free);
    CHECK(is_semidefinite(A, s->count));
    linear.compliance = A;
    scene_count(s, links_solve(s->work, s->now, s->count, &linear, NULL, r));
    double force[SCENE_LINKS];
    for (int j = 0; j < s->count; j++)
        force[j] = r[j].force;
    double phi = k.phi0 + links_potential_change(k.X, k.Gamma, force, s->count);
    for (int j = 0; j < s->count; j++) {
        s->now[j].x = r[j].x;
        s->now[j].z = r[j].z;
        s->lost += r[j].lost;
    }
    scene_move_lumps(s, linear.h, r);
    move_drumhead(s, level, &k, phi, r);
}

static struct scene random_drumhead(uint64_t *rng) {
    struct scene s = {.H = 1 / bank_rate, .lumps = HAMMERS, .count = HAMMERS};
    struct mode mode[DRUMHEAD];
    double at[DRUMHEAD];
    const double *pickup = at;
    for (int i = 0; i < DRUMHEAD; i++) {
        mode[i] = (struct mode){.freq = 100 * sqrt(1 + 3. * i), .decay = .5, .mass = .05};
        at[i] = 1;
    }
    s.modes = modes_new(DRUMHEAD, 0, 1);
    modes_design(s.modes, bank_rate, mode, NULL, at, &pickup);
    modes_audit(s.modes);
    s.state = modes_state_new(DRUMHEAD, 0);
    s.points = modes_points_new(s.modes, HAMMERS);
    s.kappa = check_log_uniform(rng, .01, 10);
    for (int j = 0; j < HAMMERS; j++) {
        struct contact *c = &s.link[j].contact;
        *c = contact_default();
        c->k = check_log_uniform(rng, 1e3, 1e10);
        c->law = j == 3 ? CONTACT_FELT : j == 4 ? CONTACT_TWO_SIDED : CONTACT_HUNT_CROSSLEY;
        c->alpha = check_uniform(rng, 1, 3);
        s.mass[j] = check_log_uniform(rng, .001, .1);
        s.v[j] = check_uniform(rng, 0, 5);
        s.a[j] = 9.81;
        s.X[j] = j == 4 ? 0 : -1e-3 * j;
        s.link[j].side[j] = 1;
        for (int i = 0; i < DRUMHEAD; i++)
            modes_points_row(s.points, j)[i] = check_uniform(rng, -1, 1) / sqrt(mode[i].mass);
    }
    return s;
}

TEST("on a drumhead that stretches the ledger closes, and the link compliance stays semidefinite") {
    uint64_t rng = 3;
    double off = 0, gained = 0, stretched = 0;
    for (int i = 0; i < (check_quick() ? 12 : 40); i++) {
        struct scene s = random_drumhead(&rng);
        scene_begin(&s);
        double energy = scene_energy(&s), in_play = energy;
        int level = (int)(check_random(&rng) % 4);
        check_case("drumhead %d", i);
        double before = energy;
        for (int t = 0; t < 4000; t++) {
            step(&s, level);
            double now = scene_energy(&s) + s.lost + s.lost_modes - s.gravity;
            in_play = fmax(in_play, scene_energy(&s) + s.lost + s.lost_modes);
            gained = fmax(gained, (now - before) / in_play);
            before = now;
            stretched = fmax(stretched, s.kappa * s.psi);
        }
        CHECK(!s.failed);
        off = fmax(off, fabs(before - energy) / in_play);
        scene_end(&s);
    }
    printf("[off %.1e, gained in a step %.1e, tension up to %.1f times] ", off, gained,
           1 + stretched);
    CHECK(off < 1e-11 && gained < 1e-13 && stretched > .5);
}

/* Contacts of 2 to 6 ms on a head of up to 850 Hz, which begin within 3 ms. */
static struct scene soft_contacts(uint64_t rng) {
    struct scene s = random_drumhead(&rng);
    s.kappa = 8;
    for (int j = 0; j < HAMMERS; j++) {
        struct contact *c = &s.link[j].contact;
        s.mass[j] = check_log_uniform(&rng, .005, .02);
        s.v[j] = check_uniform(&rng, 1, 3);
        s.a[j] = 0;
        s.X[j] = j == 4 ? 0 : -s.v[j] * 1e-3 * j;
        double tau = check_log_uniform(&rng, 2e-3, 6e-3), depth = s.v[j] * tau / BANK_PI;
        c->k = s.mass[j] * s.v[j] * s.v[j] * (c->alpha + 1) / 2 / pow(depth, c->alpha + 1);
        c->mu = j == 3 ? 0 : .1;
        c->gap = 5e-4;
    }
    return s;
}

static struct truth_network truth_of(const struct scene *s) {
    struct truth_network n = {
        .hammers = HAMMERS, .modes = DRUMHEAD, .stretch = DRUMHEAD, .kappa = s->kappa};
    for (int i = 0; i < DRUMHEAD; i++) {
        n.omega[i] = sqrt(s->modes->omega2[i]);
        n.sigma[i] = log(1000) / .5;
    }
    for (int j = 0; j < HAMMERS; j++) {
        const struct contact *c = &s->link[j].contact;
        struct truth_hammer *h = &n.hammer[j];
        *h = (struct truth_hammer){.m = s->mass[j], .y = s->X[j], .v = s->v[j], .k = c->k};
        h->law = c->law == CONTACT_FELT        ? TRUTH_LINK_FELT
                 : c->law == CONTACT_TWO_SIDED ? TRUTH_LINK_TWO_SIDED
                                               : TRUTH_LINK_ONE_SIDED;
        h->mu = c->mu, h->alpha = c->alpha, h->gap = c->gap;
        h->felt_time = c->felt_time, h->felt_weight = c->felt_weight;
        memcpy(h->c, modes_points_row(s->points, j), DRUMHEAD * sizeof(double));
    }
    return n;
}

static double apart(const struct scene *s, const struct truth_network *n) {
    double off = 0, all = 0;
    for (int i = 0; i < DRUMHEAD; i++) {
        double w = n->omega[i];
        off += pow(s->state->p[i] - n->p[i], 2) + pow(w * (s->state->q[i] - n->q[i]), 2);
        all += pow(n->p[i], 2) + pow(w * n->q[i], 2);
    }
    return sqrt(off / all);
}

TEST("several contacts on a drumhead that stretches converge to brute force with order two") {
    enum { SAMPLES = 250, FINE = 32, LEVELS = 3 };
    for (uint64_t seed = 1; seed <= 4; seed++) {
        double off[LEVELS], linear = 0;
        for (int level = 0; level < LEVELS; level++) {
            struct scene s = soft_contacts(seed);
            struct truth_network n = truth_of(&s), unstretched = n;
            unstretched.kappa = 0;
            scene_begin(&s);
            for (int t = 0; t < SAMPLES << (level + 1); t++)
                step(&s, level + 1);
            truth_network_run(&n, s.H / FINE, (long)SAMPLES * FINE);
            truth_network_run(&unstretched, s.H / FINE, (long)SAMPLES * FINE);
            off[level] = apart(&s, &n);
            linear = apart(&s, &unstretched);
            scene_end(&s);
        }
        printf("[%.1e %.1e %.1e; without tension %.1e] ", off[0], off[1], off[2], linear);
        check_case("drumhead %d", (int)seed);
        CHECK(off[0] < 2e-3 && linear > .1);
        for (int level = 1; level < LEVELS; level++)
            CHECK(off[level] < .35 * off[level - 1]);
    }
}

CHECK_MAIN
