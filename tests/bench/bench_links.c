/* SPDX-License-Identifier: BSD-3-Clause */
/* bench_links.c: a step of several contacts on one bank, all touching: the bank's pass, and the
 * forces. */
#include "bench/bench.h"

#include <math.h>
#include <stdio.h>

#include "contact/links.h"

enum { MOST = 30, GO = 2000, GOES = 40 };

/* Hammers pressed onto a bank, each at a point of its own; one step a sample. */
struct pressed {
    int count;
    struct modes *modes;
    struct modes_state *state;
    struct modes_points *points;
    struct links_work *work;
    struct contact contact;
    struct power power;
    struct link link[MOST];
    double mass, push, h, v[MOST], force[3][MOST];
    double A[2][MOST * MOST], free_displacement[2][MOST]; /* of a step, of two */
    long iterations, steps;
};

static void pressed_new(struct pressed *s, int n, int count, double k,
                        const struct modes_kernel *kernel) {
    *s = (struct pressed){.count = count, .mass = .01, .push = 5, .h = 1 / 44100.};
    s->modes = bench_bank(n, 1, kernel);
    s->state = modes_state_new(n, 0);
    s->points = modes_points_new(s->modes, count);
    s->work = links_work_new();
    s->contact = contact_default();
    s->contact.k = k;
    s->power = power_prepare(s->contact.alpha);
    for (int j = 0; j < count; j++) {
        double *row = modes_points_row(s->points, j), x = pow(s->push / k, 1 / 1.5);
        for (int i = 0; i < n; i++)
            row[i] = s->modes->c[i] * sin(1 + 3.1 * (j + 1) * (i + 1));
        s->link[j] = (struct link){&s->contact, &s->power, x * (1 + .02 * (j % 5)), 0};
    }
    for (int i = 0; i < 2; i++) {
        double h = s->h * (1 + i), *A = s->A[i];
        modes_compliance_points(s->modes, &s->modes->step[modes_level(-i)], 1, s->points, &A,
                                count);
        for (int j = 0; j < count; j++)
            s->A[i][j * count + j] += h * h / (2 * s->mass);
    }
}

static void pressed_free(struct pressed *s) {
    links_work_free(s->work);
    modes_points_free(s->points);
    modes_state_free(s->state);
    modes_free(s->modes);
}

static struct links_step look(const struct pressed *s, int two, double *free) {
    double h = s->h * (1 + two);
    for (int j = 0; j < s->count; j++)
        free[j] = h * (s->v[j] + s->push / s->mass * h / 2) - s->free_displacement[two][j];
    return (struct links_step){.h = h,
                               .free_displacement = free,
                               .compliance = s->A[two],
                               .stride = s->count,
                               .newton_tolerance = 3e-7};
}

static void add_cost(struct pressed *s, struct links_cost cost, int steps) {
    s->iterations += cost.iterations;
    s->steps += steps;
}

static void lumps_move(struct pressed *s, const struct step_result *r) {
    for (int j = 0; j < s->count; j++) {
        s->force[2][j] = s->force[1][j];
        s->force[1][j] = s->force[0][j];
        s->force[0][j] = r[j].force;
        s->v[j] += s->h * (s->push - r[j].force) / s->mass;
        s->link[j].x = r[j].x;
    }
}

/* The force so many steps ahead, by a parabola. */
static void forces_ahead(const struct pressed *s, int ahead, double *guess) {
    for (int j = 0; j < s->count; j++) {
        double a = s->force[0][j], b = s->force[1][j], c = s->force[2][j];
        guess[j] = ahead == 1 ? 3 * (a - b) + c : 6 * a - 8 * b + 3 * c;
    }
}

static void pressed_step(struct pressed *s) {
    double free[MOST], guess[MOST];
    struct step_result r[MOST];
    struct links_step step = look(s, 0, free);
    forces_ahead(s, 1, guess);
    add_cost(s, links_solve(s->work, s->link, s->count, &step, guess, r), 1);
    lumps_move(s, r);
    modes_advance_points(s->modes, &s->modes->step[modes_level(0)], s->points, s->state,
                         s->force[0], s->free_displacement[0], NULL);
}

static void pressed_pair(struct pressed *s) {
    double free[2][MOST], guess[2][MOST];
    struct step_result r[2][MOST];
    struct links_step half = look(s, 0, free[0]), whole = look(s, 1, free[1]);
    const double *const guesses[2] = {guess[0], guess[1]}, *const forces[2] = {s->force[1],
                                                                               s->force[0]};
    struct step_result *const to[2] = {r[0], r[1]};
    double *const free_displacements[2] = {s->free_displacement[0], s->free_displacement[1]};
    forces_ahead(s, 1, guess[0]);
    forces_ahead(s, 2, guess[1]);
    add_cost(s, links_solve_pair(s->work, s->link, s->count, &whole, &half, guesses, to), 2);
    lumps_move(s, r[0]);
    lumps_move(s, r[1]);
    modes_advance_points_pair(s->modes, &s->modes->step[modes_level(0)],
                              &s->modes->step[modes_level(-1)], s->points, s->state, forces,
                              free_displacements);
}

static void pressed_pass(struct pressed *s) {
    modes_advance_points(s->modes, &s->modes->step[modes_level(0)], s->points, s->state,
                         s->force[0], s->free_displacement[0], NULL);
}

/* ns a call */
static double least(struct pressed *s, void (*call)(struct pressed *)) {
    double least = HUGE_VAL;
    for (int go = 0; go < GOES; go++) {
        double from = bench_seconds();
        for (int i = 0; i < GO; i++)
            call(s);
        least = fmin(least, (bench_seconds() - from) / GO * 1e9);
    }
    return least;
}

static void line(const char *what, const struct bench_set *set, int count, double value,
                 const char *unit, double target) {
    char name[64];
    snprintf(name, sizeof name, "links-%s%s-n256-m%d", what, set->name, count);
    if (target > 0 && set->kernel != &modes_kernel_base)
        bench_target(name, value, unit, "<=", target);
    else
        bench_line(name, value, unit);
}

/* Resolved, one or two iterations a step; and so stiff for a step that they chatter. */
void bench_links(const struct bench_set *set) {
    static const int counts[] = {2, 4, 8, 16, 30};
    static const double target[] = {500, 0, 1200, 0, 7000};
    for (int i = 0; i < 5; i++) {
        struct pressed s;
        int m = counts[i];
        pressed_new(&s, 256, m, 3e6, set->kernel);
        line("", set, m, least(&s, pressed_step), "ns/step", target[i]);
        line("iterations-", set, m, (double)s.iterations / (double)s.steps, "a step", 0);
        line("pass-", set, m, least(&s, pressed_pass), "ns/step", 0);
        pressed_free(&s);
        pressed_new(&s, 256, m, 3e6, set->kernel);
        line("pair-", set, m, least(&s, pressed_pair) / 2, "ns/half", 0);
        pressed_free(&s);
        pressed_new(&s, 256, m, 3e10, set->kernel);
        line("stiff-", set, m, least(&s, pressed_step), "ns/step", 0);
        line("stiff-iterations-", set, m, (double)s.iterations / (double)s.steps, "a step", 0);
        pressed_free(&s);
    }
}
