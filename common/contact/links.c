/* SPDX-License-Identifier: BSD-3-Clause */
/* links.c: one step of several contacts; see links.h. */
#include <stdlib.h>
#include <string.h>

#include "contact/links_newton.h"

struct links_work *links_work_new(void) {
    return malloc(sizeof(struct links_work));
}
void links_work_free(struct links_work *w) { free(w); }
size_t links_work_bytes(void) { return sizeof(struct links_work); }

/* --- a felt's memory -------------------------------------------------------------------------- */

/* Half a memory step with x held; returns the loss, J. */
static double advance_memory(const struct link *l, double x, double h, double *z) {
    return contact_remembers(l->contact)
               ? contact_law(l->contact)->advance_memory(l->contact, x, h / 2, z)
               : 0;
}

/* The first half of a member's memory step; its loss is stored in r. */
static double remembered(const struct link *l, double h, struct step_result *r) {
    double z = l->z;
    r->lost = advance_memory(l, l->x, h, &z);
    return z;
}

/* --- the links that touch --------------------------------------------------------------------- */

static double displacement(const struct links_work *w, const struct links_step *step, int j) {
    const double *row = step->compliance + j * step->stride;
    double d = step->free_displacement[j];
    for (int i = 0; i < w->n; i++)
        d -= row[w->of[i]] * w->f[i];
    return d;
}

static void join(struct links_work *w, const struct link *l, int j, const struct links_step *step,
                 double guess, struct step_result *r) {
    w->is_member[j] = true;
    w->f[w->n] = guess;
    links_join(w, l, j, remembered(l, step->h, r), step->h, step->newton_tolerance);
}

/* A single member: a scalar equation, with the arguments of a single contact. Returns the loss, J.
 */
static double hold_one(struct links_work *w, const struct links_step *step, struct links_cost *cost,
                       struct step_result *r) {
    const struct links_law *l = &w->law[0];
    int j = w->of[0];
    struct held_step one = {.contact = l->contact,
                            .power = l->power,
                            .z = l->z,
                            .x0 = l->x0,
                            .h = step->h,
                            .free_displacement = step->free_displacement[j],
                            .compliance = step->compliance[j * step->stride + j],
                            .newton_tolerance = step->newton_tolerance};
    struct step_result f =
        held_force(&one, step->still ? 0 : one.free_displacement - one.compliance * w->f[0]);
    w->f[0] = f.force;
    r->force = f.force;
    r->d = f.d;
    r->x = f.x;
    cost->tries += f.tries;
    return max_of(f.lost, 0);
}

static void hold_several(struct links_work *w, const struct links_step *step,
                         struct links_cost *cost, struct step_result *r) {
    links_gather(w, step);
    cost->solved &= links_forces(w, step->h, held_min_damping_factor, cost);
    for (int i = 0; i < w->n; i++) {
        struct step_result *at = &r[w->of[i]];
        at->force = w->f[i];
        at->d = w->D[i];
        at->x = w->law[i].x0 + w->D[i];
    }
}

/* Adds links that touch because of the others' forces; false if there are none. */
static bool join_others(struct links_work *w, const struct link *link, int count,
                        const struct links_step *step, struct step_result *r) {
    bool any = false;
    for (int j = 0; j < count; j++) {
        if (w->is_member[j] || !links_touches(&link[j], displacement(w, step, j)))
            continue;
        join(w, &link[j], j, step, 0, &r[j]);
        any = true;
    }
    return any;
}

/* Restores the order of the links, whichever joined first. */
static void sort_members(struct links_work *w) {
    for (int i = 1; i < w->n; i++)
        for (int k = i; k > 0 && w->of[k - 1] > w->of[k]; k--) {
            int of = w->of[k];
            struct links_law law = w->law[k];
            double f = w->f[k];
            w->of[k] = w->of[k - 1], w->law[k] = w->law[k - 1], w->f[k] = w->f[k - 1];
            w->of[k - 1] = of, w->law[k - 1] = law, w->f[k - 1] = f;
        }
}

/* --- the step --------------------------------------------------------------------------------- */

struct links_cost links_solve(struct links_work *w, const struct link *link, int count,
                              const struct links_step *step, const double *guess,
                              struct step_result *r) {
    struct links_cost cost = {.solved = true};
    w->n = 0;
    for (int j = 0; j < count; j++) {
        r[j] = (struct step_result){0};
        w->is_member[j] = false;
        if (links_touches(&link[j], step->free_displacement[j]))
            join(w, &link[j], j, step, guess ? guess[j] : 0, &r[j]);
    }
    double lost_alone = 0;
    bool more = w->n > 0;
    while (more) {
        sort_members(w);
        if (w->n > 1)
            hold_several(w, step, &cost, r);
        else
            lost_alone = hold_one(w, step, &cost, &r[w->of[0]]);
        more = join_others(w, link, count, step, r);
    }
    cost.links = w->n;
    for (int i = 0; i < w->n; i++) {
        int j = w->of[i];
        double z = w->law[i].z;
        r[j].lost += w->n > 1 ? max_of(w->lost[i], 0) : lost_alone;
        r[j].lost += advance_memory(&link[j], r[j].x, step->h, &z);
        r[j].z = z;
    }
    for (int j = 0; j < count; j++)
        if (!w->is_member[j])
            links_apart(&link[j], displacement(w, step, j), step->h, &r[j]);
    return cost;
}

/* --- at rest ---------------------------------------------------------------------------------- */

bool links_statics(struct links_work *w, const struct contact *const *contact, int count,
                   const double *compliance, double *x, double *f) {
    const double newton_tolerance = 1e-6;
    struct links_cost cost;
    memset(&cost, 0, sizeof cost);
    w->n = 0;
    for (int j = 0; j < count; j++) {
        links_join(w, &(struct link){.contact = contact[j]}, j, 0, 1, newton_tolerance);
        w->law[j].at_rest = true;
        w->free_displacement[j] = x[j];
        w->f[j] = f[j];
    }
    w->A = w->half;
    memcpy(w->A, compliance, (size_t)(count * count) * sizeof *w->A);
    bool solved = count == 0 || links_newton(w, 1, &cost);
    memcpy(x, w->D, (size_t)count * sizeof *x);
    memcpy(f, w->f, (size_t)count * sizeof *f);
    return solved;
}

/* --- a nonlinear body ------------------------------------------------------------------------- */

void links_on_potential(const struct links_potential *v, int count, double *compliance, int stride,
                        double *free_displacement) {
    for (int j = 0; j < count; j++) {
        free_displacement[j] += v->X[j] * v->phi;
        for (int k = 0; k < count; k++)
            compliance[j * stride + k] -= v->X[j] * v->X[k] / (2 + v->Gamma);
    }
}

double links_potential_change(const double *X, double Gamma, const double *force, int count) {
    double sum = 0;
    for (int j = 0; j < count; j++)
        sum += X[j] * force[j];
    return sum / (2 + Gamma);
}
