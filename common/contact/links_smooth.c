/* SPDX-License-Identifier: BSD-3-Clause */
/* links_smooth.c: see links_smooth.h. */
#include "contact/links_smooth.h"

#include <string.h>

/* The three held solutions of all members. */
struct held_solutions {
    double f[3][LINKS_MOST], lost[3][LINKS_MOST]; /* whole, first half, second half */
    struct held_memory memory[2][LINKS_MOST];     /* along the whole, along the halves */
};
enum { WHOLE, FIRST, SECOND };

/* A step of `n` members in two halves of h, and the guesses of the forces of both. */
struct pair_of_halves {
    struct links_work *w;
    const struct link *link;
    const struct links_part *part;
    const double *const *guess;
    double h;
    int n;
    struct links_cost *cost;
};

static double half_compliance(const struct links_work *w, int i, int j) {
    return w->A[i * w->n + j];
}
static double cross_compliance(const struct links_work *w, int i, int j) {
    return w->whole[i * w->n + j] - 2 * w->A[i * w->n + j];
}

/* --- the three held solutions ----------------------------------------------------------------- */

/* Solves from the guess in w->f; the law starts from x and z. */
static bool solve(const struct pair_of_halves *s, double length, double *f, double *lost) {
    if (!links_newton(s->w, length, s->cost))
        return false;
    for (int i = 0; i < s->n; i++) {
        f[i] = s->w->f[i];
        lost[i] = links_damping(s->w, i, length);
    }
    return true;
}

/* links_join() takes a tenth of this bound. It is thus that of a single contact: the shift corrects
 * the energy, and the error of render is the same with a tenth of it. */
static void join(struct links_work *w, const struct link *l, int i, double z, double h) {
    int n = w->n;
    w->n = i;
    links_join(w, l, w->of[i], z, h, 10 * held_pair_newton_tolerance);
    w->n = n;
}

static bool advance_memory(const struct links_part *p, double x, double stays,
                           struct held_memory *m) {
    if (p->s.eps == 0)
        return true;
    double y = p->s.y0 + p->s.side * x;
    return y > 0 && held_advance_memory(&p->s, held_memory_at(&p->s, y), stays, y, m);
}

static double memory_factor(const struct link *l, double h) {
    return contact_remembers(l->contact) ? exp(-h / l->contact->felt_time) : 1;
}

static bool solve_whole(const struct pair_of_halves *s, struct held_solutions *t) {
    struct links_work *w = s->w;
    double half[LINKS_MOST * LINKS_MOST];
    for (int i = 0; i < s->n; i++) {
        const struct link *l = &s->link[w->of[i]];
        if (!advance_memory(&s->part[i], 0, memory_factor(l, s->h), &t->memory[0][i]))
            return false;
        join(w, l, i, t->memory[0][i].z, 2 * s->h);
        w->f[i] = (s->guess[0][w->of[i]] + s->guess[1][w->of[i]]) / 2;
        w->free_displacement[i] = s->part[i].free1 + s->part[i].free2;
    }
    size_t bytes = (size_t)(s->n * s->n) * sizeof *half;
    memcpy(half, w->A, bytes);
    memcpy(w->A, w->whole, bytes);
    bool solved = solve(s, 2 * s->h, t->f[WHOLE], t->lost[WHOLE]);
    memcpy(w->A, half, bytes);
    for (int i = 0; i < s->n && solved; i++)
        solved = advance_memory(&s->part[i], w->D[i], memory_factor(&s->link[w->of[i]], s->h),
                                &t->memory[0][i]);
    return solved;
}

static bool solve_halves(const struct pair_of_halves *s, struct held_solutions *t) {
    struct links_work *w = s->w;
    double d1[LINKS_MOST];
    for (int i = 0; i < s->n; i++) {
        const struct link *l = &s->link[w->of[i]];
        if (!advance_memory(&s->part[i], 0, memory_factor(l, s->h / 2), &t->memory[1][i]))
            return false;
        links_begin(&w->law[i], l->x, t->memory[1][i].z, s->h);
        w->f[i] = s->guess[0][w->of[i]];
        w->free_displacement[i] = s->part[i].free1;
    }
    if (!solve(s, s->h, t->f[FIRST], t->lost[FIRST]))
        return false;
    for (int i = 0; i < s->n; i++) {
        const struct link *l = &s->link[w->of[i]];
        d1[i] = w->D[i];
        if (!advance_memory(&s->part[i], d1[i], memory_factor(l, s->h), &t->memory[1][i]))
            return false;
        links_begin(&w->law[i], l->x + d1[i], t->memory[1][i].z, s->h);
        w->free_displacement[i] = s->part[i].free2;
        for (int j = 0; j < s->n; j++)
            w->free_displacement[i] -= cross_compliance(w, i, j) * t->f[FIRST][j];
    }
    for (int i = 0; i < s->n; i++) /* extrapolates through the first half too, by a cubic */
        w->f[i] = s->guess[1][w->of[i]] + 4 * (t->f[FIRST][i] - s->guess[0][w->of[i]]);
    bool solved = solve(s, s->h, t->f[SECOND], t->lost[SECOND]);
    for (int i = 0; i < s->n && solved; i++)
        solved = advance_memory(&s->part[i], d1[i] + w->D[i],
                                memory_factor(&s->link[w->of[i]], s->h / 2), &t->memory[1][i]);
    return solved;
}

/* --- the pair --------------------------------------------------------------------------------- */

/* Displacements, stored energies and slopes under the present forces. */
static void evaluate_pair(const struct links_work *w, const struct link *link,
                          struct links_part *p) {
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

double links_part_loss(const struct links_part *p) {
    return p->f1 * p->d1 + p->f2 * p->d2 - (p->V - p->V0);
}

static double excess_loss(const struct links_work *w, const struct links_part *p) {
    double sum = 0;
    for (int i = 0; i < w->n; i++)
        sum += links_part_loss(&p[i]) - p[i].loss;
    return sum;
}

static double shift_of(const struct links_work *w, const struct links_part *p, double excess) {
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
static bool shift_direction(const struct links_work *w, struct links_part *p, double *most) {
    double largest = 0, forces = 0;
    *most = 0;
    for (int i = 0; i < w->n; i++)
        largest = max_of(largest, p[i].smooth ? fabs(p[i].mean) : 0);
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

/* Shifts the forces until the energies agree; they are evaluated before. */
static bool balance_energy(const struct links_work *w, const struct link *link,
                           struct links_part *p) {
    double most, shifted = 0, all = 0;
    if (!shift_direction(w, p, &most))
        return false;
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
        evaluate_pair(w, link, p);
        excess = excess_loss(w, p);
    }
    return fabs(excess) <= 1e-14 * all;
}

/* --- smooth links ----------------------------------------------------------------------------- */

/* A link is smooth if its forces differ little and keep their sign. */
static void expand(const struct link *l, const struct held_solutions *t, int i,
                   struct links_part *p) {
    double side = p->s.side, first = t->f[FIRST][i], second = t->f[SECOND][i];
    double mean = side * (first + second) / 2, off = side * t->f[WHOLE][i] - mean;
    double k = l->contact->k;
    p->mean = side * mean;
    p->most = fabs(off) / 3 + held_pair_shift_margin * mean;
    p->f1 = held_beyond(first, t->f[WHOLE][i]);
    p->f2 = held_beyond(second, t->f[WHOLE][i]);
    p->smooth = p->s.y0 > 0 && mean > 0 && fabs(off) <= held_pair_max_spread * mean &&
                side * p->f1 >= 0 && side * p->f2 >= 0;
    p->V0 = contact_stored(l->contact, l->z, l->x);
    p->loss = t->lost[FIRST][i] + t->lost[SECOND][i];
    p->z = l->z;
    if (!p->smooth) {
        p->f1 = first;
        p->f2 = second;
    } else {
        p->z = held_beyond(t->memory[1][i].z, t->memory[0][i].z);
        p->soft = p->s.eps * p->z;
        double own = held_memory_energy(&p->s, l->z);
        p->own = held_memory_energy(&p->s, p->z);
        p->V0 = held_stored_at(&p->s, p->s.eps * l->z, own, p->s.y0).V;
        p->loss = held_beyond(p->loss, t->lost[WHOLE][i]) +
                  k * (held_beyond(t->memory[1][i].work, t->memory[0][i].work) + own - p->own);
    }
    p->loss = max_of(0, p->loss);
}

/* D is the difference of free and A f. If the work is lost in their rounding, only the held forces
 * have digits. */
static bool has_digits(const struct links_work *w, const struct links_part *p) {
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
static bool ends_in_contact(const struct links_work *w, const struct links_part *p) {
    for (int i = 0; i < w->n; i++)
        if (p[i].smooth && !(p[i].s.side * p[i].pull > 0 && p[i].s.side * p[i].f1 >= 0 &&
                             p[i].s.side * p[i].f2 >= 0 && p[i].z >= 0))
            return false;
    return true;
}

static bool extrapolate(const struct pair_of_halves *s, const struct held_solutions *t,
                        struct links_part *p) {
    struct links_work *w = s->w;
    const struct link *link = s->link;
    for (int i = 0; i < s->n; i++)
        expand(&link[w->of[i]], t, i, &p[i]);
    evaluate_pair(w, link, p);
    bool departs = false;
    for (int i = 0; i < s->n; i++) {
        if (p[i].smooth && p[i].s.side * p[i].pull <= 0) {
            departs = true;
            p[i].smooth = false;
            p[i].f1 = t->f[FIRST][i];
            p[i].f2 = t->f[SECOND][i];
            p[i].V0 = contact_stored(link[w->of[i]].contact, link[w->of[i]].z, link[w->of[i]].x);
            p[i].loss = max_of(0, t->lost[FIRST][i] + t->lost[SECOND][i]);
        }
        if (!p[i].smooth && contact_remembers(link[w->of[i]].contact))
            return false;
    }
    if (departs)
        evaluate_pair(w, link, p);
    return has_digits(w, p) && balance_energy(w, link, p) && ends_in_contact(w, p);
}

bool links_pair_forces(struct links_work *w, const struct link *link, const double *const guess[2],
                       double h, struct links_cost *cost, struct links_part *p) {
    struct held_solutions t;
    const struct pair_of_halves s = {w, link, p, guess, h, w->n, cost};
    for (int i = 0; i < s.n; i++)
        t.memory[0][i] = t.memory[1][i] = (struct held_memory){.z = link[w->of[i]].z};
    return solve_whole(&s, &t) && solve_halves(&s, &t) && extrapolate(&s, &t, p);
}
