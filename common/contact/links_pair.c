/* SPDX-License-Identifier: BSD-3-Clause */
/* links_pair.c: two half steps of several contacts: one link by held_pair.h, several by
 * links_smooth.h, or two held steps if neither finds the forces. */
#include "contact/links_smooth.h"

static double free_second(const struct links_step *whole, const struct links_step *half, int j) {
    return whole->free_displacement[j] - half->free_displacement[j];
}
static double cross(const struct links_step *whole, const struct links_step *half, int j, int k) {
    return whole->compliance[j * whole->stride + k] - 2 * half->compliance[j * half->stride + k];
}

/* Moves the other links under the members' forces; false if one of them touches. */
static bool move_others(const struct links_work *w, const struct link *link, int count,
                        const struct links_step *whole, const struct links_step *half,
                        struct step_result *const r[2]) {
    for (int j = 0; j < count; j++) {
        if (w->is_member[j])
            continue;
        double d1 = half->free_displacement[j], d2 = free_second(whole, half, j);
        for (int i = 0; i < w->n; i++) {
            int k = w->of[i];
            double C = half->compliance[j * half->stride + k];
            d1 -= C * r[0][k].force;
            d2 -= cross(whole, half, j, k) * r[0][k].force + C * r[1][k].force;
        }
        if (links_touches(&link[j], d1))
            return false;
        links_apart(&link[j], d1, half->h, &r[0][j]);
        struct link then = link[j];
        then.x = r[0][j].x;
        then.z = r[0][j].z; /* a felt may press again */
        if (links_touches(&then, d2))
            return false;
        links_apart(&then, d2, half->h, &r[1][j]);
    }
    return true;
}

static bool pair_of_one(const struct links_work *w, const struct link *link,
                        const struct links_step *whole, const struct links_step *half,
                        const double *const guess[2], struct step_result *const r[2],
                        struct links_cost *cost) {
    int j = w->of[0], tries;
    const struct link *l = &link[j];
    struct held_pair_step step = {.contact = l->contact,
                                  .power = l->power,
                                  .x0 = l->x,
                                  .z = l->z,
                                  .h = half->h,
                                  .free_displacement = half->free_displacement[j],
                                  .free_whole = whole->free_displacement[j],
                                  .compliance = half->compliance[j * half->stride + j],
                                  .compliance_whole = whole->compliance[j * whole->stride + j],
                                  .ahead = {guess[0][j], guess[1][j]}};
    struct step_result both[2];
    bool found = held_pair(&step, both, &tries);
    cost->tries += tries;
    r[0][j] = both[0];
    r[1][j] = both[1];
    return found;
}

static bool pair_of_several(struct links_work *w, const struct link *link,
                            const struct links_step *whole, const struct links_step *half,
                            const double *const guess[2], struct step_result *const r[2],
                            struct links_cost *cost) {
    struct links_part p[LINKS_MOST];
    int n = w->n;
    w->n = 0;
    for (int i = 0; i < n; i++) {
        int j = w->of[i];
        const struct link *l = &link[j];
        links_join(w, l, j, l->z, half->h, 10 * held_pair_newton_tolerance);
        p[i].s = held_surface(l->contact, l->power, l->x);
        p[i].free1 = half->free_displacement[j];
        p[i].free2 = free_second(whole, half, j);
        for (int k = 0; k < n; k++)
            w->whole[i * n + k] = whole->compliance[j * whole->stride + w->of[k]];
    }
    links_gather(w, half);
    for (int i = 0; i < n * n; i++)
        w->cross[i] = w->whole[i] - 2 * w->half[i];
    if (!links_pair_forces(w, link, guess, half->h, cost, p))
        return false;
    for (int i = 0; i < n; i++) {
        int j = w->of[i];
        const struct link *l = &link[j];
        double mean_correction = p[i].smooth ? (p[i].f2 - p[i].f1) / 8 : 0, x1 = l->x + p[i].d1;
        r[0][j] = (struct step_result){
            .force = p[i].f1, .mean_correction = mean_correction, .d = p[i].d1, .x = x1, .z = l->z};
        r[1][j] = (struct step_result){.force = p[i].f2,
                                       .mean_correction = -mean_correction,
                                       .d = p[i].d2,
                                       .x = x1 + p[i].d2,
                                       .lost = links_part_loss(&p[i]),
                                       .z = p[i].z};
    }
    return true;
}

/* Two held steps, one after the other. */
static void hold_both(struct links_work *w, const struct link *link, int count,
                      const struct links_step *whole, const struct links_step *half,
                      const double *const guess[2], struct step_result *const r[2],
                      struct links_cost *cost) {
    struct link then[LINKS_MOST];
    double free_displacement[LINKS_MOST], again[LINKS_MOST];
    struct links_cost first = links_solve(w, link, count, half, guess[0], r[0]);
    for (int j = 0; j < count; j++) {
        then[j] = link[j];
        then[j].x = r[0][j].x;
        then[j].z = r[0][j].z;
        again[j] = r[0][j].force;
        free_displacement[j] = free_second(whole, half, j);
        for (int k = 0; k < count; k++)
            free_displacement[j] -= cross(whole, half, j, k) * r[0][k].force;
    }
    struct links_step next = *half;
    next.free_displacement = free_displacement;
    struct links_cost second = links_solve(w, then, count, &next, again, r[1]);
    cost->iterations += first.iterations + second.iterations;
    cost->tries += first.tries + second.tries;
    cost->links = first.links > second.links ? first.links : second.links;
    cost->solved = first.solved && second.solved;
}

struct links_cost links_solve_pair(struct links_work *w, const struct link *link, int count,
                                   const struct links_step *whole, const struct links_step *half,
                                   const double *const guess[2], struct step_result *const r[2]) {
    struct links_cost cost = {.solved = true};
    w->n = 0;
    for (int j = 0; j < count; j++) {
        w->is_member[j] =
            links_touches_in(&link[j], half->free_displacement[j], whole->free_displacement[j]);
        if (w->is_member[j])
            w->of[w->n++] = j;
    }
    cost.links = w->n;
    bool found = w->n == 1  ? pair_of_one(w, link, whole, half, guess, r, &cost)
                 : w->n > 1 ? pair_of_several(w, link, whole, half, guess, r, &cost)
                            : false;
    if (!found || !move_others(w, link, count, whole, half, r))
        hold_both(w, link, count, whole, half, guess, r, &cost);
    return cost;
}
