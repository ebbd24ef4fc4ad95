/* SPDX-License-Identifier: BSD-3-Clause */
/* links_smooth.c: see links_smooth.h. */
#include "contact/links_smooth.h"

#include <math.h>

/* The compiler unrolls the loops for two or three links; see links_newton.c. */
#define OF_COUNT KNOCK_INLINE

/* The three held solutions of all members. */
struct held_solutions {
    double f[3][LINKS_MOST], lost[3][LINKS_MOST]; /* whole, first half, second half */
    struct held_memory memory[2][LINKS_MOST];     /* along the whole, along the halves */
};
enum { WHOLE, FIRST, SECOND };

/* A step of all members in two halves of h, and the guesses of the forces of both. */
struct pair_of_halves {
    struct links_work *w;
    const struct link *link;
    const struct links_part *part;
    const double *const *guess;
    double h;
    bool remembers; /* some member is a felt */
    struct links_cost *cost;
};

/* --- the three held solutions ----------------------------------------------------------------- */

/* Solves from the guess in w->f; the law starts from x and z. */
OF_COUNT bool solve(const struct pair_of_halves *s, int n, double length, double *f, double *lost) {
    const struct links_work *w = s->w;
    if (!links_forces(s->w, length, held_pair_min_damping_factor, s->cost))
        return false;
    for (int i = 0; i < n; i++) {
        f[i] = w->f[i];
        lost[i] = w->lost[i];
    }
    return true;
}

/* The law of member i begins at x, at depth y, with this memory; per_h is 1/length. */
OF_COUNT void begin(const struct pair_of_halves *s, int i, double x, double y, double z,
                    double per_h) {
    const struct surface *surface = &s->part[i].s;
    struct links_law *l = &s->w->law[i];
    l->x0 = x;
    l->y0 = y;
    l->z = z;
    l->soft = surface->eps * z;
    l->drag = surface->mu * per_h;
}

/* Relaxes the memories for the time t with the links at x + D (NULL: at x). */
static bool advance_memories(const struct pair_of_halves *s, const double *D, double t,
                             struct held_memory *m) {
    for (int i = 0; i < s->w->n; i++) {
        const struct surface *surface = &s->part[i].s;
        if (surface->eps == 0)
            continue;
        double y = surface->y0 + (D ? surface->side * D[i] : 0);
        double decay = exp(-t / surface->contact->felt_time);
        if (!(y > 0) || !held_advance_memory(surface, held_memory_at(surface, y), decay, y, &m[i]))
            return false;
    }
    return true;
}
OF_COUNT bool advance(const struct pair_of_halves *s, const double *D, double t,
                      struct held_memory *m) {
    return !s->remembers || advance_memories(s, D, t, m);
}

OF_COUNT bool solve_whole(const struct pair_of_halves *s, int n, struct held_solutions *t) {
    struct links_work *w = s->w;
    if (!advance(s, NULL, s->h, t->memory[0]))
        return false;
    for (int i = 0; i < n; i++) {
        const struct links_part *p = &s->part[i];
        int j = w->of[i];
        begin(s, i, s->link[j].x, p->s.y0, t->memory[0][i].z, .5 / s->h);
        w->f[i] = (s->guess[0][j] + s->guess[1][j]) / 2;
        w->free_displacement[i] = p->free1 + p->free2;
    }
    w->A = w->whole;
    bool solved = solve(s, n, 2 * s->h, t->f[WHOLE], t->lost[WHOLE]);
    w->A = w->half;
    return solved && advance(s, w->D, s->h, t->memory[0]);
}

OF_COUNT bool solve_first(const struct pair_of_halves *s, int n, struct held_solutions *t) {
    struct links_work *w = s->w;
    if (!advance(s, NULL, s->h / 2, t->memory[1]))
        return false;
    for (int i = 0; i < n; i++) {
        const struct links_part *p = &s->part[i];
        int j = w->of[i];
        begin(s, i, s->link[j].x, p->s.y0, t->memory[1][i].z, 1 / s->h);
        w->f[i] = s->guess[0][j];
        w->free_displacement[i] = p->free1;
    }
    return solve(s, n, s->h, t->f[FIRST], t->lost[FIRST]);
}

OF_COUNT bool solve_second(const struct pair_of_halves *s, int n, struct held_solutions *t) {
    struct links_work *w = s->w;
    double d1[LINKS_MOST];
    for (int i = 0; i < n; i++)
        d1[i] = w->D[i];
    if (!advance(s, d1, s->h, t->memory[1]))
        return false;
    for (int i = 0; i < n; i++) {
        const struct links_part *p = &s->part[i];
        int j = w->of[i];
        double free_displacement = p->free2;
        begin(s, i, s->link[j].x + d1[i], p->s.y0 + p->s.side * d1[i], t->memory[1][i].z, 1 / s->h);
        for (int k = 0; k < n; k++)
            free_displacement -= w->cross[i * n + k] * t->f[FIRST][k];
        w->free_displacement[i] = free_displacement;
        /* extrapolates through the first half too, by a cubic */
        w->f[i] = s->guess[1][j] + 4 * (t->f[FIRST][i] - s->guess[0][j]);
    }
    if (!solve(s, n, s->h, t->f[SECOND], t->lost[SECOND]))
        return false;
    for (int i = 0; s->remembers && i < n; i++)
        d1[i] += w->D[i];
    return advance(s, d1, s->h / 2, t->memory[1]);
}

/* --- the pair --------------------------------------------------------------------------------- */

/* Displacements under the present forces. */
OF_COUNT void displace(const struct links_work *w, int n, struct links_part *p) {
    for (int i = 0; i < n; i++) {
        double d1 = p[i].free1, d2 = p[i].free2;
        for (int j = 0; j < n; j++) {
            double C = w->half[i * n + j];
            d1 -= C * p[j].f1;
            d2 -= w->cross[i * n + j] * p[j].f1 + C * p[j].f2;
        }
        p[i].d1 = d1;
        p[i].d2 = d2;
    }
}

/* Stored energies and slopes at the end. */
OF_COUNT void evaluate_ends(const struct links_work *w, int n, const struct link *link,
                            struct links_part *p) {
    for (int i = 0; i < n; i++) {
        double displacement = p[i].d1 + p[i].d2;
        if (p[i].smooth) {
            double y2 = p[i].s.y0 + p[i].s.side * displacement;
            struct held_stored end = held_stored_at(&p[i].s, p[i].soft, p[i].own, y2);
            p[i].V = end.V;
            p[i].pull = p[i].s.side * end.pull;
            p[i].stiff = y2 > 0 ? p[i].s.power->alpha * end.pull / y2 : 0;
        } else {
            const struct link *l = &link[w->of[i]];
            double x2 = l->x + displacement;
            p[i].V = contact_stored(l->contact, l->z, x2);
            p[i].pull = contact_elastic_force(l->contact, x2);
            p[i].stiff = contact_stiffness(l->contact, x2);
        }
    }
}

double links_part_loss(const struct links_part *p) {
    return p->f1 * p->d1 + p->f2 * p->d2 - (p->V - p->V0);
}

OF_COUNT double excess_loss(int n, const struct links_part *p) {
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += links_part_loss(&p[i]) - p[i].loss;
    return sum;
}

OF_COUNT double shift_of(int n, const struct links_part *p, double excess) {
    double slope = 0, bend = 0;
    for (int i = 0; i < n; i++) {
        double by = p[i].by1 + p[i].by2;
        slope +=
            p[i].u * (p[i].d1 + p[i].d2) - p[i].f1 * p[i].by1 - p[i].f2 * p[i].by2 + p[i].pull * by;
        bend += p[i].u * by + p[i].stiff * by * by / 2;
    }
    double shift = excess / slope;
    return shift / (1 + shift * bend / slope);
}

/* The direction of the shift: the mean forces of the smooth links, 1 the largest. */
OF_COUNT bool shift_direction(const struct links_work *w, int n, struct links_part *p,
                              double *most) {
    double largest = 0, forces = 0;
    *most = 0;
    for (int i = 0; i < n; i++)
        largest = max_of(largest, p[i].smooth ? p[i].mean : 0);
    if (!(largest > 0))
        return false;
    for (int i = 0; i < n; i++) {
        p[i].u = p[i].smooth ? p[i].mean / largest : 0;
        forces += p[i].u;
        *most += p[i].smooth ? p[i].most : 0;
    }
    *most /= forces;
    for (int i = 0; i < n; i++)
        p[i].u *= p[i].s.side;
    for (int i = 0; i < n; i++) {
        double by1 = 0, by2 = 0;
        for (int j = 0; j < n; j++) {
            double C = w->half[i * n + j];
            by1 += C * p[j].u;
            by2 += (C + w->cross[i * n + j]) * p[j].u;
        }
        p[i].by1 = by1;
        p[i].by2 = by2;
    }
    return true;
}

/* Shifts the forces until the energies agree; they are evaluated before. The displacements are
 * linear in the forces. */
OF_COUNT bool balance_energy(const struct links_work *w, int n, const struct link *link,
                             struct links_part *p) {
    double most, shifted = 0, all = 0;
    if (!shift_direction(w, n, p, &most))
        return false;
    for (int i = 0; i < n; i++)
        all += p[i].V0 + p[i].V;
    double excess = excess_loss(n, p);
    for (int k = 0; k < 3 && fabs(excess) > 1e-15 * all; k++) {
        double shift = shift_of(n, p, excess);
        shifted += shift;
        if (!(fabs(shifted) <= most))
            return false;
        for (int i = 0; i < n; i++) {
            p[i].f1 -= shift * p[i].u;
            p[i].f2 -= shift * p[i].u;
            p[i].d1 += shift * p[i].by1;
            p[i].d2 += shift * p[i].by2;
        }
        evaluate_ends(w, n, link, p);
        excess = excess_loss(n, p);
    }
    return fabs(excess) <= 1e-14 * all;
}

/* --- smooth links ----------------------------------------------------------------------------- */

/* A link that is not smooth keeps its held forces. */
static void keep_held(const struct link *l, const struct held_solutions *t, int i,
                      struct links_part *p) {
    p->smooth = false;
    p->f1 = t->f[FIRST][i];
    p->f2 = t->f[SECOND][i];
    p->V0 = contact_stored(l->contact, l->z, l->x);
    p->loss = max_of(0, t->lost[FIRST][i] + t->lost[SECOND][i]);
    p->z = l->z;
}

/* A link is smooth if its forces differ little and keep their sign. */
OF_COUNT void expand(const struct link *l, const struct held_solutions *t, int i,
                     struct links_part *p) {
    double side = p->s.side, first = t->f[FIRST][i], second = t->f[SECOND][i];
    double mean = side * (first + second) / 2, off = side * t->f[WHOLE][i] - mean;
    p->mean = mean;
    p->most = fabs(off) / 3 + held_pair_shift_margin * mean;
    p->f1 = held_beyond(first, t->f[WHOLE][i]);
    p->f2 = held_beyond(second, t->f[WHOLE][i]);
    p->smooth = p->s.y0 > 0 && mean > 0 && fabs(off) <= held_pair_max_spread * mean &&
                side * p->f1 >= 0 && side * p->f2 >= 0;
    if (!p->smooth) {
        keep_held(l, t, i, p);
        return;
    }
    double own = held_memory_energy(&p->s, l->z), k = l->contact->k;
    p->z = held_beyond(t->memory[1][i].z, t->memory[0][i].z);
    p->soft = p->s.eps * p->z;
    p->own = held_memory_energy(&p->s, p->z);
    p->V0 = held_stored_at(&p->s, p->s.eps * l->z, own, p->s.y0).V;
    p->loss = held_beyond(t->lost[FIRST][i] + t->lost[SECOND][i], t->lost[WHOLE][i]);
    p->loss += k * (held_beyond(t->memory[1][i].work, t->memory[0][i].work) + own - p->own);
    p->loss = max_of(0, p->loss);
}

/* D is the difference of free and A f. If the work is lost in their rounding, only the held forces
 * have digits. */
OF_COUNT bool has_digits(const struct links_work *w, int n, const struct links_part *p) {
    double lost = 0, all = 0;
    for (int i = 0; i < n; i++) {
        double sum = fabs(p[i].free1 + p[i].free2);
        for (int j = 0; j < n; j++)
            sum += fabs(w->whole[i * n + j] * p[j].f1);
        lost += 1e-15 * sum * (fabs(p[i].f1) + fabs(p[i].f2));
        all += p[i].V0 + p[i].V;
    }
    return lost <= 1e-14 * all;
}

/* Smooth links end in contact and push. */
OF_COUNT bool ends_in_contact(int n, const struct links_part *p) {
    bool all = true;
    for (int i = 0; i < n; i++)
        all &= !p[i].smooth || (p[i].s.side * p[i].pull > 0 && p[i].s.side * p[i].f1 >= 0 &&
                                p[i].s.side * p[i].f2 >= 0 && p[i].z >= 0);
    return all;
}

OF_COUNT bool extrapolate(const struct pair_of_halves *s, int n, const struct held_solutions *t,
                          struct links_part *p) {
    struct links_work *w = s->w;
    const struct link *link = s->link;
    for (int i = 0; i < n; i++)
        expand(&link[w->of[i]], t, i, &p[i]);
    displace(w, n, p);
    evaluate_ends(w, n, link, p);
    bool departs = false;
    for (int i = 0; i < n; i++) {
        if (p[i].smooth && p[i].s.side * p[i].pull <= 0) {
            departs = true;
            keep_held(&link[w->of[i]], t, i, &p[i]);
        }
        if (!p[i].smooth && p[i].s.eps > 0)
            return false;
    }
    if (departs) {
        displace(w, n, p);
        evaluate_ends(w, n, link, p);
    }
    return has_digits(w, n, p) && balance_energy(w, n, link, p) && ends_in_contact(n, p);
}

OF_COUNT bool pair_forces(struct pair_of_halves *s, int n, struct links_part *p) {
    struct held_solutions t;
    for (int i = 0; i < n; i++) {
        double z = s->link[s->w->of[i]].z;
        s->remembers |= p[i].s.eps > 0;
        t.memory[0][i].z = t.memory[1][i].z = z;
        t.memory[0][i].work = t.memory[1][i].work = 0;
    }
    return solve_whole(s, n, &t) && solve_first(s, n, &t) && solve_second(s, n, &t) &&
           extrapolate(s, n, &t, p);
}

bool links_pair_forces(struct links_work *w, const struct link *link, const double *const guess[2],
                       double h, struct links_cost *cost, struct links_part *p) {
    struct pair_of_halves s = {w, link, p, guess, h, false, cost};
    return w->n == 2   ? pair_forces(&s, 2, p)
           : w->n == 3 ? pair_forces(&s, 3, p)
                       : pair_forces(&s, w->n, p);
}
