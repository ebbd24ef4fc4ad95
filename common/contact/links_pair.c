/* SPDX-License-Identifier: BSD-3-Clause */
/* links_pair.c: two half steps of several contacts at fourth order; see held_pair.h for the
 * equations, which hold with vectors F_w, F_1, F_2 and the matrices C_H, C_h, X = C_H - 2 C_h.
 *
 * Links that are smooth over the pair are extrapolated; the others keep their two held forces. The
 * work taken from the motion is sum_i F_i.D_i; the contacts account for sum V(x_2) - V(x_0) + L
 * over all links. One shift lambda of the smooth links' forces, along their own mean u, makes the
 * two equal: with slope = u.(D_1 + D_2) - F_1.C_h u - F_2.(C_h + X) u + V'.C_H u.
 */
#include <string.h>

#include "contact/links_newton.h"

/* One link over the pair. */
struct part {
    struct surface s;
    bool smooth;
    double free1, free2;       /* m */
    double f1, f2, mean;       /* N, over the halves, and the mean of the held forces */
    double d1, d2;             /* m */
    double V0, V, pull, stiff; /* J, J; at the end N, N/m */
    double z, soft, own;       /* memory, eps z and own energy at the end */
    double loss;               /* J, the target of the balance */
    double most;               /* N, bound on the shift */
    double u, by1, by2;        /* the shift's direction, C_h u and (C_h + X) u */
};

/* The three held solutions of all members. */
struct three {
    double f[3][LINKS_MOST], lost[3][LINKS_MOST]; /* whole, first half, second half */
    struct held_memory memory[2][LINKS_MOST];     /* along the whole, along the halves */
};
enum { WHOLE, FIRST, SECOND };

static double half_compliance(const struct links_work *w, int i, int j) {
    return w->A[i * w->n + j];
}
static double cross_compliance(const struct links_work *w, int i, int j) {
    return w->whole[i * w->n + j] - 2 * w->A[i * w->n + j];
}

/* --- the three held solutions ----------------------------------------------------------------- */

/* Solves from the guess in w->f; the law starts from x and z. */
static bool solve(struct links_work *w, double h, struct links_cost *cost, double *f,
                  double *lost) {
    if (!links_newton(w, h, cost))
        return false;
    for (int i = 0; i < w->n; i++) {
        f[i] = w->f[i];
        lost[i] = links_damping(w, i, h);
    }
    return true;
}

static void set_law(struct links_work *w, int i, const struct link *l, double x, double z,
                    double h) {
    struct link here = *l;
    here.x = x;
    int n = w->n;
    w->n = i;
    links_join(w, &here, w->of[i], z, h, held_pair_last_step);
    w->n = n;
}

static bool memory_moves(const struct part *p, double x, double stays, struct held_memory *m) {
    if (p->s.eps == 0)
        return true;
    double y = p->s.y0 + p->s.side * x;
    return y > 0 && held_memory_moves(&p->s, held_memory_follows(&p->s, y), stays, y, m);
}

static double memory_stays(const struct link *l, double h) {
    return contact_remembers(l->contact) ? exp(-h / l->contact->felt_time) : 1;
}

static bool solve_whole(struct links_work *w, const struct link *link, const struct part *p,
                        const double *const guess[2], double h, struct links_cost *cost,
                        struct three *t) {
    double half[LINKS_MOST * LINKS_MOST];
    for (int i = 0; i < w->n; i++) {
        const struct link *l = &link[w->of[i]];
        if (!memory_moves(&p[i], 0, memory_stays(l, h), &t->memory[0][i]))
            return false;
        set_law(w, i, l, l->x, t->memory[0][i].z, 2 * h);
        w->f[i] = (guess[0][w->of[i]] + guess[1][w->of[i]]) / 2;
        w->free_displacement[i] = p[i].free1 + p[i].free2;
    }
    size_t bytes = (size_t)(w->n * w->n) * sizeof *half;
    memcpy(half, w->A, bytes);
    memcpy(w->A, w->whole, bytes);
    bool solved = solve(w, 2 * h, cost, t->f[WHOLE], t->lost[WHOLE]);
    memcpy(w->A, half, bytes);
    for (int i = 0; i < w->n && solved; i++)
        solved = memory_moves(&p[i], w->D[i], memory_stays(&link[w->of[i]], h), &t->memory[0][i]);
    return solved;
}

static bool solve_halves(struct links_work *w, const struct link *link, const struct part *p,
                         const double *const guess[2], double h, struct links_cost *cost,
                         struct three *t) {
    double d1[LINKS_MOST] = {0};
    for (int i = 0; i < w->n; i++) {
        const struct link *l = &link[w->of[i]];
        if (!memory_moves(&p[i], 0, memory_stays(l, h / 2), &t->memory[1][i]))
            return false;
        set_law(w, i, l, l->x, t->memory[1][i].z, h);
        w->f[i] = guess[0][w->of[i]];
        w->free_displacement[i] = p[i].free1;
    }
    if (!solve(w, h, cost, t->f[FIRST], t->lost[FIRST]))
        return false;
    for (int i = 0; i < w->n; i++) {
        const struct link *l = &link[w->of[i]];
        d1[i] = w->D[i];
        if (!memory_moves(&p[i], d1[i], memory_stays(l, h), &t->memory[1][i]))
            return false;
        set_law(w, i, l, l->x + d1[i], t->memory[1][i].z, h);
        w->free_displacement[i] = p[i].free2;
        for (int j = 0; j < w->n; j++)
            w->free_displacement[i] -= cross_compliance(w, i, j) * t->f[FIRST][j];
    }
    for (int i = 0; i < w->n; i++) /* extrapolates through the first half too, by a cubic */
        w->f[i] = guess[1][w->of[i]] + 4 * (t->f[FIRST][i] - guess[0][w->of[i]]);
    bool solved = solve(w, h, cost, t->f[SECOND], t->lost[SECOND]);
    for (int i = 0; i < w->n && solved; i++)
        solved = memory_moves(&p[i], d1[i] + w->D[i], memory_stays(&link[w->of[i]], h / 2),
                              &t->memory[1][i]);
    return solved;
}

/* --- the pair --------------------------------------------------------------------------------- */

/* Displacements, stored energies and slopes under the present forces. */
static void pair_goes(const struct links_work *w, const struct link *link, struct part *p) {
    for (int i = 0; i < w->n; i++) {
        p[i].d1 = p[i].free1;
        p[i].d2 = p[i].free2;
        for (int j = 0; j < w->n; j++) {
            double C = half_compliance(w, i, j);
            p[i].d1 -= C * p[j].f1;
            p[i].d2 -= cross_compliance(w, i, j) * p[j].f1 + C * p[j].f2;
        }
    }
    for (int i = 0; i < w->n; i++) {
        const struct link *l = &link[w->of[i]];
        double displacement = p[i].d1 + p[i].d2, x2 = l->x + displacement,
               y2 = p[i].s.y0 + p[i].s.side * displacement;
        if (p[i].smooth) {
            struct held_stored end = held_stored_at(&p[i].s, p[i].soft, p[i].own, y2);
            p[i].V = end.V;
            p[i].pull = p[i].s.side * end.pull;
            p[i].stiff = y2 > 0 ? p[i].s.power->alpha * end.pull / y2 : 0;
        } else {
            p[i].V = contact_stored(l->contact, l->z, x2);
            p[i].pull = contact_elastic_force(l->contact, x2);
            p[i].stiff = contact_stiffness(l->contact, x2);
        }
    }
}

static double part_loses(const struct part *p) {
    return p->f1 * p->d1 + p->f2 * p->d2 - (p->V - p->V0);
}

static double excess_loss(const struct links_work *w, const struct part *p) {
    double sum = 0;
    for (int i = 0; i < w->n; i++)
        sum += part_loses(&p[i]) - p[i].loss;
    return sum;
}

static double shift_of(const struct links_work *w, const struct part *p, double excess) {
    double slope = 0, bend = 0;
    for (int i = 0; i < w->n; i++) {
        double by = p[i].by1 + p[i].by2;
        slope +=
            p[i].u * (p[i].d1 + p[i].d2) - p[i].f1 * p[i].by1 - p[i].f2 * p[i].by2 + p[i].pull * by;
        bend += p[i].u * by + p[i].stiff * by * by / 2;
    }
    double shift = excess / slope;
    return shift / (1 + shift * bend / slope);
}

/* The direction of the shift: the mean forces of the smooth links, 1 the largest. */
static bool shift_direction(const struct links_work *w, struct part *p, double *most) {
    double largest = 0, forces = 0;
    *most = 0;
    for (int i = 0; i < w->n; i++)
        largest = greater(largest, p[i].smooth ? fabs(p[i].mean) : 0);
    for (int i = 0; i < w->n; i++) {
        p[i].u = p[i].smooth && largest > 0 ? p[i].mean / largest : 0;
        forces += fabs(p[i].u);
        *most += p[i].smooth ? p[i].most : 0;
    }
    for (int i = 0; i < w->n; i++) {
        p[i].by1 = p[i].by2 = 0;
        for (int j = 0; j < w->n; j++) {
            double C = half_compliance(w, i, j);
            p[i].by1 += C * p[j].u;
            p[i].by2 += (C + cross_compliance(w, i, j)) * p[j].u;
        }
    }
    if (largest > 0)
        *most /= forces;
    return largest > 0;
}

static bool pair_balances(const struct links_work *w, const struct link *link, struct part *p) {
    double most, shifted = 0, all = 0;
    if (!shift_direction(w, p, &most))
        return false;
    pair_goes(w, link, p);
    for (int i = 0; i < w->n; i++)
        all += p[i].V0 + p[i].V;
    double excess = excess_loss(w, p);
    for (int k = 0; k < 3 && fabs(excess) > 1e-15 * all; k++) {
        double shift = shift_of(w, p, excess);
        shifted += shift;
        if (!(fabs(shifted) <= most))
            return false;
        for (int i = 0; i < w->n; i++) {
            p[i].f1 -= shift * p[i].u;
            p[i].f2 -= shift * p[i].u;
        }
        pair_goes(w, link, p);
        excess = excess_loss(w, p);
    }
    return fabs(excess) <= 1e-14 * all;
}

/* --- smooth links ----------------------------------------------------------------------------- */

/* A link is smooth if its forces differ little and keep their sign. */
static void expand(const struct link *l, const struct three *t, int i, struct part *p) {
    double displacement = p->s.side, first = t->f[FIRST][i], second = t->f[SECOND][i];
    double mean = displacement * (first + second) / 2, off = displacement * t->f[WHOLE][i] - mean;
    double k = l->contact->k;
    p->mean = displacement * mean;
    p->most = fabs(off) / 3 + held_pair_a_little * mean;
    p->f1 = held_beyond(first, t->f[WHOLE][i]);
    p->f2 = held_beyond(second, t->f[WHOLE][i]);
    p->smooth = contact_law(l->contact)->pairs && p->s.y0 > 0 && mean > 0 &&
                fabs(off) <= mean / held_pair_near && displacement * p->f1 >= 0 &&
                displacement * p->f2 >= 0;
    p->V0 = contact_stored(l->contact, l->z, l->x);
    p->loss = t->lost[FIRST][i] + t->lost[SECOND][i];
    p->z = l->z;
    if (!p->smooth) {
        p->f1 = first;
        p->f2 = second;
    } else {
        p->z = held_beyond(t->memory[1][i].z, t->memory[0][i].z);
        p->soft = p->s.eps * p->z;
        double own = held_memory_stores(&p->s, l->z);
        p->own = held_memory_stores(&p->s, p->z);
        p->V0 = held_stored_at(&p->s, p->s.eps * l->z, own, p->s.y0).V;
        p->loss = held_beyond(p->loss, t->lost[WHOLE][i]) +
                  k * (held_beyond(t->memory[1][i].work, t->memory[0][i].work) + own - p->own);
    }
    p->loss = greater(0, p->loss);
}

/* D is the difference of free and A f. If the work is lost in their rounding, only the held forces
 * have digits. */
static bool has_digits(const struct links_work *w, const struct part *p) {
    double lost = 0, all = 0;
    for (int i = 0; i < w->n; i++) {
        double sum = fabs(p[i].free1 + p[i].free2);
        for (int j = 0; j < w->n; j++)
            sum += fabs(w->whole[i * w->n + j] * p[j].f1);
        lost += 1e-15 * sum * (fabs(p[i].f1) + fabs(p[i].f2));
        all += p[i].V0 + p[i].V;
    }
    return lost <= 1e-14 * all;
}

/* Smooth links end in contact and push. */
static bool ends_well(const struct links_work *w, const struct part *p) {
    for (int i = 0; i < w->n; i++)
        if (p[i].smooth && !(p[i].s.side * p[i].pull > 0 && p[i].s.side * p[i].f1 >= 0 &&
                             p[i].s.side * p[i].f2 >= 0 && p[i].z >= 0))
            return false;
    return true;
}

static bool extrapolate(struct links_work *w, const struct link *link, const struct three *t,
                        struct part *p) {
    for (int i = 0; i < w->n; i++)
        expand(&link[w->of[i]], t, i, &p[i]);
    pair_goes(w, link, p);
    for (int i = 0; i < w->n; i++) {
        if (p[i].smooth && p[i].s.side * p[i].pull <= 0) { /* it departs */
            p[i].smooth = false;
            p[i].f1 = t->f[FIRST][i];
            p[i].f2 = t->f[SECOND][i];
            p[i].V0 = contact_stored(link[w->of[i]].contact, link[w->of[i]].z, link[w->of[i]].x);
            p[i].loss = greater(0, t->lost[FIRST][i] + t->lost[SECOND][i]);
        }
        if (!p[i].smooth && contact_remembers(link[w->of[i]].contact))
            return false;
    }
    return has_digits(w, p) && pair_balances(w, link, p) && ends_well(w, p);
}

/* --- the whole pair --------------------------------------------------------------------------- */

static double free_second(const struct links_step *whole, const struct links_step *half, int j) {
    return whole->free_displacement[j] - half->free_displacement[j];
}
static double cross(const struct links_step *whole, const struct links_step *half, int j, int k) {
    return whole->compliance[j * whole->stride + k] - 2 * half->compliance[j * half->stride + k];
}

/* Moves the other links under the members' forces; false if one of them touches. */
static bool others_go(const struct links_work *w, const struct link *link, int count,
                      const struct links_step *whole, const struct links_step *half,
                      struct held_result *const r[2]) {
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
        if (links_touches(&link[j], d1) || links_touches(&link[j], d1 + d2))
            return false;
        links_apart(&link[j], d1, half->h, &r[0][j]);
        struct link then = link[j];
        then.x = r[0][j].x;
        then.z = r[0][j].z;
        links_apart(&then, d2, half->h, &r[1][j]);
    }
    return true;
}

static bool pair_of_one(const struct links_work *w, const struct link *link,
                        const struct links_step *whole, const struct links_step *half,
                        const double *const guess[2], struct held_result *const r[2],
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
    struct held_result both[2];
    bool found = held_pair(&step, both, &tries);
    cost->tries += tries;
    r[0][j] = both[0];
    r[1][j] = both[1];
    return found;
}

static bool pair_of_several(struct links_work *w, const struct link *link,
                            const struct links_step *whole, const struct links_step *half,
                            const double *const guess[2], struct held_result *const r[2],
                            struct links_cost *cost) {
    struct part p[LINKS_MOST];
    struct three t;
    for (int i = 0; i < w->n; i++) {
        int j = w->of[i];
        const struct link *l = &link[j];
        p[i] = (struct part){.s = held_surface(l->contact, l->power, l->x),
                             .free1 = half->free_displacement[j],
                             .free2 = free_second(whole, half, j)};
        t.memory[0][i] = t.memory[1][i] = (struct held_memory){.z = l->z};
        for (int k = 0; k < w->n; k++)
            w->whole[i * w->n + k] = whole->compliance[j * whole->stride + w->of[k]];
    }
    links_gather(w, half);
    if (!solve_whole(w, link, p, guess, half->h, cost, &t) ||
        !solve_halves(w, link, p, guess, half->h, cost, &t) || !extrapolate(w, link, &t, p))
        return false;
    for (int i = 0; i < w->n; i++) {
        int j = w->of[i];
        const struct link *l = &link[j];
        double mean_correction = p[i].smooth ? (p[i].f2 - p[i].f1) / 8 : 0, x1 = l->x + p[i].d1;
        r[0][j] = (struct held_result){
            .force = p[i].f1, .mean_correction = mean_correction, .d = p[i].d1, .x = x1, .z = l->z};
        r[1][j] = (struct held_result){.force = p[i].f2,
                                       .mean_correction = -mean_correction,
                                       .d = p[i].d2,
                                       .x = x1 + p[i].d2,
                                       .lost = part_loses(&p[i]),
                                       .z = p[i].z};
    }
    return true;
}

/* Two held steps, one after the other. */
static void hold_both(struct links_work *w, const struct link *link, int count,
                      const struct links_step *whole, const struct links_step *half,
                      const double *const guess[2], struct held_result *const r[2],
                      struct links_cost *cost) {
    struct link then[LINKS_MOST];
    double free_displacement[LINKS_MOST], again[LINKS_MOST];
    struct links_cost first = links_hold(w, link, count, half, guess[0], r[0]);
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
    struct links_cost second = links_hold(w, then, count, &next, again, r[1]);
    cost->iterations += first.iterations + second.iterations;
    cost->tries += first.tries + second.tries;
    cost->links = first.links > second.links ? first.links : second.links;
    cost->solved = first.solved && second.solved;
}

struct links_cost links_hold_pair(struct links_work *w, const struct link *link, int count,
                                  const struct links_step *whole, const struct links_step *half,
                                  const double *const guess[2], struct held_result *const r[2]) {
    struct links_cost cost = {.solved = true};
    w->n = 0;
    for (int j = 0; j < count; j++) {
        w->is_member[j] = links_touches(&link[j], half->free_displacement[j]) ||
                          links_touches(&link[j], whole->free_displacement[j]);
        if (w->is_member[j])
            w->of[w->n++] = j;
    }
    cost.links = w->n;
    bool found = w->n == 1  ? pair_of_one(w, link, whole, half, guess, r, &cost)
                 : w->n > 1 ? pair_of_several(w, link, whole, half, guess, r, &cost)
                            : false;
    if (!found || !others_go(w, link, count, whole, half, r))
        hold_both(w, link, count, whole, half, guess, r, &cost);
    return cost;
}
