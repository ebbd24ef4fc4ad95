/* SPDX-License-Identifier: BSD-3-Clause */
/* scene.h: lumps, one bank of modes and the contacts between them, stepped by links.h: a voice
 * without inputs, budget and output.
 *
 *   x_j = sum_l side[j][l] X_l - sum_i row_j[i] q_i - gap_j
 * side is 1 for the lump that presses and -1 for the one that is pressed; row_j is the bank's shape
 * at the link (modes_points), negative where the bank is on the pressing side.
 */
#ifndef KNOCK_SCENE_H
#define KNOCK_SCENE_H

#include "contact/links.h"
#include "modes/modes.h"
#include "support/check.h"

enum { SCENE_LINKS = 16, SCENE_LUMPS = 16, SCENE_LEVELS = 8 };

struct scene_link {
    struct contact contact;
    double side[SCENE_LUMPS];
    double gap, place;
};

struct scene {
    double H; /* s, step at level 0; one sample of the bank */
    int lumps, count;
    double mass[SCENE_LUMPS], X[SCENE_LUMPS], v[SCENE_LUMPS], a[SCENE_LUMPS];
    struct scene_link link[SCENE_LINKS];
    struct link now[SCENE_LINKS];
    struct power power[SCENE_LINKS];
    struct modes *modes; /* NULL: no bank; the scene owns all three */
    struct modes_state *state;
    struct modes_points *points;
    struct links_work *work;
    double *A[SCENE_LEVELS + 1];
    /* a nonlinear body, modes/stretch.h's psi = kappa U; kappa 0: none */
    double kappa, psi;
    /* the ledger, J */
    double lost, lost_modes, gravity;
    /* the forces of the last three half steps, the latest first */
    double behind[3][SCENE_LINKS];
    int known, known_level;
    long steps, iterations;
    bool failed;
};

/* Call it after setting links, lumps and points, and optionally X, v and the bank's state. The
 * scene must not move in memory afterwards. */
static inline void scene_begin(struct scene *s) {
    s->work = links_work_new();
    for (int j = 0; j < s->count; j++) {
        s->power[j] = power_prepare(s->link[j].contact.alpha);
        double x = -s->link[j].gap;
        for (int l = 0; l < s->lumps; l++)
            x += s->link[j].side[l] * s->X[l];
        for (int i = 0; s->modes && i < s->modes->hammer_end; i++)
            x -= modes_points_row(s->points, j)[i] * s->state->q[i];
        s->now[j] = (struct link){&s->link[j].contact, &s->power[j], x, 0};
    }
}

static inline void scene_end(struct scene *s) {
    links_work_free(s->work);
    modes_free(s->modes);
    modes_state_free(s->state);
    modes_points_free(s->points);
    for (int l = 0; l <= SCENE_LEVELS; l++)
        free(s->A[l]);
}

static inline double scene_kinetic(const struct scene *s) {
    double sum = 0;
    for (int l = 0; l < s->lumps; l++)
        sum += s->mass[l] * s->v[l] * s->v[l] / 2;
    return sum;
}
static inline double scene_energy(const struct scene *s) {
    double sum = scene_kinetic(s) + s->psi * s->psi / 2;
    if (s->modes)
        sum += modes_energy(s->modes, s->state);
    for (int j = 0; j < s->count; j++)
        sum += contact_stored(s->now[j].contact, s->now[j].z, s->now[j].x);
    return sum;
}
static inline double scene_momentum(const struct scene *s) {
    double sum = 0;
    for (int l = 0; l < s->lumps; l++)
        sum += s->mass[l] * s->v[l];
    return sum;
}

static inline double scene_h(const struct scene *s, int level) { return s->H / (1 << level); }

static inline const double *scene_compliance(struct scene *s, int level) {
    if (s->A[level])
        return s->A[level];
    double h = scene_h(s, level), *A = calloc(SCENE_LINKS * SCENE_LINKS, sizeof *A);
    if (s->modes)
        modes_compliance_points(s->modes, &s->modes->step[modes_level(level)], 1, s->points, &A,
                                SCENE_LINKS);
    for (int j = 0; j < s->count; j++)
        for (int k = 0; k < s->count; k++)
            for (int l = 0; l < s->lumps; l++)
                A[j * SCENE_LINKS + k] +=
                    s->link[j].side[l] * s->link[k].side[l] * h * h / (2 * s->mass[l]);
    return s->A[level] = A;
}

static inline struct links_step scene_look(struct scene *s, int level, double *free) {
    double h = scene_h(s, level), free_displacement[SCENE_LINKS] = {0};
    if (s->modes)
        modes_free_displacement_points(s->modes, &s->modes->step[modes_level(level)], s->points,
                                       s->state, free_displacement);
    for (int j = 0; j < s->count; j++) {
        free[j] = -free_displacement[j];
        for (int l = 0; l < s->lumps; l++)
            free[j] += s->link[j].side[l] * h * (s->v[l] + s->a[l] * h / 2);
    }
    return (struct links_step){.h = h,
                               .free_displacement = free,
                               .compliance = scene_compliance(s, level),
                               .stride = SCENE_LINKS,
                               .newton_tolerance = 3e-7};
}

static inline void scene_move_lumps(struct scene *s, double h, const struct step_result *r) {
    for (int l = 0; l < s->lumps; l++) {
        double force = 0;
        for (int j = 0; j < s->count; j++)
            force -= s->link[j].side[l] * r[j].force;
        double a = s->a[l] + force / s->mass[l], way = h * (s->v[l] + a * h / 2);
        s->gravity += s->mass[l] * s->a[l] * way;
        s->X[l] += way;
        s->v[l] += a * h;
    }
}

static inline void scene_move(struct scene *s, int level, const struct step_result *r) {
    double force[SCENE_LINKS], free_displacement[SCENE_LINKS];
    for (int j = 0; j < s->count; j++) {
        force[j] = r[j].force;
        s->now[j].x = r[j].x;
        s->now[j].z = r[j].z;
        s->lost += r[j].lost;
        s->behind[2][j] = s->behind[1][j];
        s->behind[1][j] = s->behind[0][j];
        s->behind[0][j] = r[j].force;
    }
    scene_move_lumps(s, scene_h(s, level), r);
    if (s->modes)
        modes_advance_points(s->modes, &s->modes->step[modes_level(level)], s->points, s->state,
                             force, free_displacement, s->modes->audited ? &s->lost_modes : NULL);
    s->known = s->known_level == level && s->known < 3 ? s->known + 1
               : s->known_level == level               ? 3
                                                       : 1;
    s->known_level = level;
    s->steps++;
}

static inline void scene_count(struct scene *s, struct links_cost cost) {
    s->iterations += cost.iterations;
    s->failed |= !cost.solved;
}

/* Extrapolation of the forces to the next two half steps: a parabola once three are known. */
static inline void scene_ahead(const struct scene *s, int level, double ahead[2][SCENE_LINKS]) {
    bool knows = s->known == 3 && s->known_level == level;
    for (int j = 0; j < s->count; j++) {
        double a = s->behind[0][j], b = s->behind[1][j], c = s->behind[2][j];
        ahead[0][j] = knows ? 3 * a - 3 * b + c : a;
        ahead[1][j] = knows ? 6 * a - 8 * b + 3 * c : a;
    }
}

/* One step at that level with held forces; or a pair of its halves. */
static inline void scene_hold(struct scene *s, int level) {
    double free[SCENE_LINKS];
    struct step_result r[SCENE_LINKS];
    struct links_step step = scene_look(s, level, free);
    scene_count(s, links_solve(s->work, s->now, s->count, &step, s->behind[0], r));
    scene_move(s, level, r);
}

static inline void scene_solve_pair(struct scene *s, int level,
                                    struct step_result r[2][SCENE_LINKS]) {
    double free[2][SCENE_LINKS], ahead[2][SCENE_LINKS];
    struct links_step whole = scene_look(s, level, free[0]),
                      half = scene_look(s, level + 1, free[1]);
    scene_ahead(s, level + 1, ahead);
    const double *const guess[2] = {ahead[0], ahead[1]};
    struct step_result *const to[2] = {r[0], r[1]};
    scene_count(s, links_solve_pair(s->work, s->now, s->count, &whole, &half, guess, to));
}

static inline void scene_pair(struct scene *s, int level) {
    struct step_result r[2][SCENE_LINKS];
    scene_solve_pair(s, level, r);
    scene_move(s, level + 1, r[0]);
    scene_move(s, level + 1, r[1]);
}

/* A pair where no contact begins or ends; otherwise two of half the length, down to the finest
 * level. */
static inline void scene_step(struct scene *s, int level, int finest) {
    struct step_result r[2][SCENE_LINKS];
    scene_solve_pair(s, level, r);
    bool changes = false;
    for (int j = 0; j < s->count; j++) {
        const struct contact *c = s->now[j].contact;
        bool before = contact_outside(c, s->now[j].z, s->now[j].x) < 0;
        for (int i = 0; i < 2; i++)
            changes |= before != (contact_outside(c, r[i][j].z, r[i][j].x) < 0);
    }
    if (changes && level + 1 < finest) {
        scene_step(s, level + 1, finest);
        scene_step(s, level + 1, finest);
        return;
    }
    scene_move(s, level + 1, r[0]);
    scene_move(s, level + 1, r[1]);
}

#endif
