/* SPDX-License-Identifier: BSD-3-Clause */
/* solve_paper.c: the schemes of the papers, one step a sample.
 *
 * scheme.c computes a hammer on a wall or a free mass. On modes, am1 is the scheme of [AR04]: the
 * bilinear transform of hammer and bank, and the K method for the force at the end of the step.
 * quadratic on modes is the extension that [D17] hopes for. two-point on modes is solve.c with one
 * step a sample.
 */
#include <math.h>

#include "engine/step/solve.h"

static void paper_lumped(const struct collision_def *c, const struct motion *m,
                         struct solve_memory *memory, struct outer_forces o,
                         const struct step_setup *setup, struct step_result *r) {
    struct lumped *l = &memory->lumped;
    struct lumped_system sys = solve_lumped_system(c, m, setup->h, o);
    if (!memory->begun)
        *l = lumped_start(&sys, m->x, motion_velocity(c, m));
    lumped_step(&sys, l);
    *r = (struct step_result){.force = l->f_mean, .x = l->x, .d = l->x - m->x, .lost = l->lost};
}

/* [AR04] (8) discretised, with (5) for the force: with the bilinear bank x1 = x0 + Df - C (f0 +
 * f1)/2 and v1 = 2 (x1 - x0)/h - v0. */
static void paper_am1(const struct collision_def *c, const struct motion *m,
                      struct solve_memory *memory, const struct step_setup *setup,
                      struct step_result *r) {
    double *f = &memory->lumped.f, f0 = memory->begun ? *f : 0, x0 = m->x, C = setup->compliance;
    double without = setup->free_displacement - C * f0 / 2; /* displacement with f1 = 0 */
    struct k_method k = {.contact = &m->contact,
                         .x = x0 + without,
                         .v = 2 * without / setup->h - motion_velocity(c, m),
                         .k_x = C / 2,
                         .k_v = C / setup->h};
    *f = k_method_force(&k);
    double mean = (f0 + *f) / 2, d = setup->free_displacement - C * mean;
    double stored = motion_potential(m, x0 + d) - motion_potential(m, x0);
    *r = (struct step_result){.force = mean, .x = x0 + d, .d = d, .lost = mean * d - stored};
}

/* The extension that [D17] hopes for: the force at the sample acts as an impulse f h on hammer and
 * modes, and between impulses both move exactly. Without a bank this equals the scheme of the
 * paper. Returns the impulse, N s. */
static double paper_quadratic(const struct collision_def *c, const struct motion *m,
                              struct solve_memory *memory, const struct step_setup *setup,
                              struct step_result *r) {
    struct lumped *l = &memory->lumped;
    double h = setup->h;
    if (!memory->begun)
        *l = (struct lumped){.x_prev = m->x - h * motion_velocity(c, m)};
    l->x = m->x;
    struct quadratic q = {.contact = &m->contact,
                          .s = c->scheme_s,
                          .h = h,
                          .free_displacement = setup->free_displacement,
                          .compliance = h * h / c->mass + h * c->modes->impulse_response_1};
    bool apart = l->surplus == 0 && contact_potential(q.contact, l->x) == 0 &&
                 contact_potential(q.contact, l->x_prev) == 0;
    double d = quadratic_displacement(&q, l) - (l->x - l->x_prev),
           force = (q.free_displacement - d) / q.compliance;
    if (apart) { /* the computed force is only rounding */
        d = q.free_displacement;
        force = 0;
    }
    l->x_prev = l->x;
    *r = (struct step_result){.force = force, .x = m->x + d, .d = d, .lost = l->lost};
    return force * h;
}

double solve_paper(const struct collision_def *c, struct motion *m, struct solve_memory *memory,
                   struct outer_forces o, struct step_setup *setup, struct step_result *r) {
    bool bilinear = c->modes && c->scheme == SCHEME_AM1;
    double impulse = 0;
    if (bilinear)
        motion_prepare_step_bilinear(c, m, o, setup);
    else
        motion_prepare_step(c, m, 0, o, setup);
    *r = (struct step_result){.x = m->x};
    if (!motion_has_hammer(m))
        return 0;
    if (bilinear)
        paper_am1(c, m, memory, setup, r);
    else if (c->modes)
        impulse = paper_quadratic(c, m, memory, setup, r);
    else
        paper_lumped(c, m, memory, o, setup, r);
    memory->begun = true;
    return impulse;
}

struct solve_trouble solve_report_trouble(struct solve_memory *memory) {
    struct lumped *l = &memory->lumped;
    struct solve_trouble trouble = {l->complex_roots, l->diverged};
    l->complex_roots = l->diverged = 0;
    return trouble;
}

bool solve_outlasts(const struct collision_def *c) {
    return c->scheme == SCHEME_THREE_POINT || c->scheme == SCHEME_QUADRATIC;
}
