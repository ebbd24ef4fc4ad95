/* SPDX-License-Identifier: BSD-3-Clause */
/* solve_pair.c: two half steps at fourth order.
 *
 * Held forces have an even error expansion, so one local Richardson step removes its first term.
 * From one state the force is held over a whole step H, and over two halves h = H/2, one after the
 * other. The second half needs no look at the bank: with the cross compliance X = C_H - 2 C_h
 *   D_1 = free_h - C_h F_1,    D_2 = free_H - free_h - X F_1 - C_h F_2
 * and the three forces F_w, F_1, F_2 give, for i = 1, 2,
 *   F_i' = (4 F_i - F_w) / 3,    L = (4 (l_1 + l_2) - l_w) / 3    with the losses alike,
 * and what a felt remembers as well: z' = (4 z_2 - z_w) / 3.
 *
 * What leaves the motion is exactly F_1' D_1 + F_2' D_2; what the contact can account for is
 * V(x_2) - V(x_0) + L. One shift of both forces makes the two agree: so the three need only be
 * found as well as the expansion is good. Where that fails, or would be more than the correction
 * itself, or the forces are too far apart for an expansion (at an entry, an exit or a turning
 * point), the held pair stands, which cannot gain energy. The books are looked at before the pair
 * is taken.
 */
#include <math.h>

#include "felt.h"
#include "solve.h"

/* --- one surface ------------------------------------------------------------------------------ */

/* Seen from its outside: y is how deep, and forces push out. */
struct surface {
    const struct contact *contact;
    const struct power *power;
    double way; /* 1: the right-hand one; -1 */
    double y0;
    bool remembers; /* a felt */
    double mu;      /* a felt has none */
};

/* The one that x is beyond. */
static struct surface surface_of(const struct motion *m) {
    const struct contact *c = &m->contact;
    double right = contact_right(c, m->x);
    bool left = contact_two_sided(c) && right <= 0, remembers = contact_remembers(c);
    return (struct surface){.contact = c,
                            .power = &m->power,
                            .way = left ? -1 : 1,
                            .y0 = left ? contact_left(c, m->x) : right,
                            .remembers = remembers,
                            .mu = remembers ? 0 : c->mu};
}

/* V and V' at y. */
struct stored {
    double V, pull; /* J, N */
};

/* `soft` is what a felt's memory takes off the force, eps z, and `rest` what it stores itself. */
static struct stored stored_at(const struct surface *s, double soft, double rest, double y) {
    double g = contact_power(y, s->power->alpha), k = s->contact->k;
    return (struct stored){k * (y * g / (s->power->alpha + 1) - soft * y + rest), k * (g - soft)};
}

/* --- a force held over a step, well inside ---------------------------------------------------- */

enum { EVALUATIONS = 4 };
/* Small enough for the last of Newton's, times alpha and over the depths: its square is left. */
static const double last_step = 3e-4;

struct inside {
    double force, d, lost; /* N, m, J */
};

/* Newton's method from a guess in f->d: the equation of held.h where it is smooth and convex. */
static bool inside(const struct surface *s, double y0, double soft, const struct step_look *look,
                   double free, struct inside *f) {
    double k = s->contact->k, C = look->compliance, drag = s->mu / look->h;
    double small = last_step / s->power->alpha;
    for (int i = 0; i < EVALUATIONS; i++) {
        double y1 = y0 + f->d, damp = 1 + drag * f->d;
        if (y1 <= 0 || damp < .1)
            return false;
        struct slope q = power_quotient(s->power, y0, y1, f->d);
        double total = k * (q.value * damp - soft);
        double by_d = k * (q.by_x1 * damp + q.value * drag);
        double newton = (f->d - free + C * total) / (1 + C * by_d);
        f->d -= newton;
        if (fabs(newton) > small * (y0 + y1))
            continue;
        f->force = total - by_d * newton;
        if (C * by_d > 1)
            f->force = (free - f->d) / C;
        else
            f->d = free - C * f->force;
        damp -= drag * newton;
        f->lost = f->force * f->d * (1 - 1 / damp);
        return true;
    }
    return false;
}

/* --- what a felt remembers -------------------------------------------------------------------- */

/* z, and what it stores by itself, over k. */
struct memory {
    double eps, z, rest;
};

static struct memory memory_of(const struct surface *s, double z) {
    if (!s->remembers)
        return (struct memory){0, 0, 0};
    double eps = s->contact->felt_weight;
    return (struct memory){eps, z, eps * felt_legendre(s->contact, z)};
}

/* It moves on with y held, for as long as `stays` of its distance is left; what that loses is added
 * to *lost. False where the felt has let go. */
static bool memory_moves(const struct surface *s, double stays, double y, struct memory *m,
                         double *lost) {
    const struct contact *c = s->contact;
    if (!s->remembers)
        return true;
    double g = contact_power(y, c->alpha);
    if (m->eps * m->z >= g)
        return false;
    struct memory now = memory_of(s, g + (m->z - g) * stays);
    *lost += c->k * (m->eps * (now.z - m->z) * y + m->rest - now.rest);
    *m = now;
    return true;
}

/* --- the pair --------------------------------------------------------------------------------- */

/* From one state: both forces, and where they lead. */
struct pair {
    double C, C_whole, X, free1, free2;
    double V0, soft, rest; /* before; of the memory after */
    double f1, f2;         /* N */
    double d1, d2;         /* m */
    struct stored end;
    double loss; /* J, that it should have */
};

static void pair_goes(const struct surface *s, struct pair *p) {
    p->d1 = p->free1 - p->C * p->f1;
    p->d2 = p->free2 - p->X * p->f1 - p->C * p->f2;
    p->end = stored_at(s, p->soft, p->rest, s->y0 + p->d1 + p->d2);
}

/* What the motion loses in the pair beyond what the potential stores. */
static double pair_loses(const struct pair *p) {
    return p->f1 * p->d1 + p->f2 * p->d2 - (p->end.V - p->V0);
}

/* A shift of both forces that takes this much off what the pair loses: the root of a parabola, by
 * its first two terms. */
static double pair_shift(const struct surface *s, const struct pair *p, double excess) {
    double y2 = s->y0 + p->d1 + p->d2, stiff = s->power->alpha * p->end.pull / y2;
    double slope = p->d1 + p->d2 - p->C * p->f1 - (p->C + p->X) * p->f2 + p->C_whole * p->end.pull;
    double bend = 2 * p->C + p->X + p->C_whole * p->C_whole * stiff / 2;
    double shift = excess / slope;
    return shift / (1 + shift * bend / slope);
}

/* Shifts both forces until the pair loses what it should; false: it does not get there. From so
 * near one shift is enough as a rule, or the pair is no good. */
static bool pair_balances(const struct surface *s, double most, struct pair *p) {
    double shifted = 0, excess = pair_loses(p) - p->loss, all = p->V0 + p->end.V;
    for (int i = 0; i < 3 && fabs(excess) > 1e-15 * all; i++) {
        double shift = pair_shift(s, p, excess);
        shifted += shift;
        if (!(fabs(shifted) <= most))
            return false;
        p->f1 -= shift;
        p->f2 -= shift;
        pair_goes(s, p);
        excess = pair_loses(p) - p->loss;
    }
    return fabs(excess) <= 1e-14 * all;
}

/* D is what free and C F leave of each other: where a push is so strong, or a contact so stiff for
 * the step, that its work is lost in their rounding, only the held forces have digits. */
static bool has_digits(const struct step_look *whole, const struct pair *p) {
    double rounding = 1e-15 * (fabs(whole->free) + whole->compliance * fabs(p->f1));
    return rounding * (fabs(p->f1) + fabs(p->f2)) <= 1e-14 * (p->V0 + p->end.V);
}

/* The three of one state, and how they leave what is remembered. */
struct three {
    struct inside first, second, whole;
    struct memory memory, memory_whole;
    double lost, lost_whole;
};

static bool solve_halves(const struct surface *s, const struct pair *p,
                         const struct step_look *half, double stays, struct memory m,
                         struct three *t) {
    t->lost = 0;
    t->memory = m;
    if (!memory_moves(s, stays, s->y0, &t->memory, &t->lost) ||
        !inside(s, s->y0, t->memory.eps * t->memory.z, half, p->free1, &t->first))
        return false;
    double y1 = s->y0 + t->first.d, free2 = p->free2 - p->X * t->first.force;
    if (!memory_moves(s, stays * stays, y1, &t->memory, &t->lost) ||
        !inside(s, y1, t->memory.eps * t->memory.z, half, free2, &t->second))
        return false;
    t->lost += t->first.lost + t->second.lost;
    return memory_moves(s, stays, y1 + t->second.d, &t->memory, &t->lost);
}

static bool solve_whole(const struct surface *s, const struct step_look *whole, double stays,
                        struct memory m, struct three *t) {
    t->lost_whole = 0;
    t->memory_whole = m;
    t->whole.d = t->first.d + t->second.d;
    if (!memory_moves(s, stays * stays, s->y0, &t->memory_whole, &t->lost_whole) ||
        !inside(s, s->y0, t->memory_whole.eps * t->memory_whole.z, whole, s->way * whole->free,
                &t->whole))
        return false;
    t->lost_whole += t->whole.lost;
    return memory_moves(s, stays * stays, s->y0 + t->whole.d, &t->memory_whole, &t->lost_whole);
}

static bool extrapolate(const struct surface *s, const struct step_look *whole,
                        const struct three *t, struct memory m, double *z, struct pair *p) {
    double mean = (t->first.force + t->second.force) / 2, off = t->whole.force - mean;
    if (!(fabs(off) <= mean / 5))
        return false;
    *z = (4 * t->memory.z - t->memory_whole.z) / 3;
    struct memory after = memory_of(s, *z);
    p->soft = after.eps * after.z;
    p->rest = after.rest;
    p->V0 = stored_at(s, m.eps * m.z, m.rest, s->y0).V;
    p->f1 = (4 * t->first.force - t->whole.force) / 3;
    p->f2 = (4 * t->second.force - t->whole.force) / 3;
    p->loss = greater(0, (4 * t->lost - t->lost_whole) / 3);
    pair_goes(s, p);
    return *z >= 0 && p->end.pull > 0 && has_digits(whole, p) &&
           pair_balances(s, fabs(off) / 3, p) && p->end.pull > 0 && p->f1 >= 0 && p->f2 >= 0;
}

/* Inside one surface from the beginning to the end, where the law is smooth. */
static bool solve_extrapolated(const struct motion *m, const struct step_look *whole,
                               const struct step_look *half, const double guess[2],
                               struct step_result r[2]) {
    struct surface s = surface_of(m);
    if (!contact_law(&m->contact)->pairs || s.y0 <= 0 || s.y0 + s.way * (guess[0] + guess[1]) <= 0)
        return false;
    struct pair p = {.C = half->compliance,
                     .C_whole = whole->compliance,
                     .X = whole->compliance - 2 * half->compliance,
                     .free1 = s.way * half->free,
                     .free2 = s.way * (whole->free - half->free)};
    struct memory before = memory_of(&s, m->felt_z);
    struct three t = {.first.d = s.way * guess[0], .second.d = s.way * guess[1]};
    double stays = before.eps > 0 ? exp(-half->h / 2 / m->contact.felt_time) : 1, z = m->felt_z;
    if (!solve_halves(&s, &p, half, stays, before, &t) ||
        !solve_whole(&s, whole, stays, before, &t) || !extrapolate(&s, whole, &t, before, &z, &p))
        return false;
    double d1 = s.way * p.d1, d2 = s.way * p.d2, x1 = m->x + d1;
    r[0] = (struct step_result){.force = s.way * p.f1, .x = x1, .d = d1, .felt_z = m->felt_z};
    r[1] = (struct step_result){.force = s.way * p.f2,
                                .x = x1 + d2,
                                .d = d2,
                                .lost = greater(0, pair_loses(&p)),
                                .felt_z = z};
    return true;
}

void solve_pair(const struct motion *m, const struct stepper *st, const struct step_look *whole,
                const struct step_look *half, struct step_result r[2]) {
    double guess[2], X = whole->compliance - 2 * half->compliance;
    stepper_guess_pair(st, half, guess);
    if (!stepper_knows(st))
        guess[1] = whole->free - half->free - (X + half->compliance) * st->force;
    if (solve_extrapolated(m, whole, half, guess, r))
        return;
    solve_held(m, m->x, m->felt_z, half, half->free, guess[0], &r[0]);
    double free = whole->free - half->free - X * r[0].force;
    double guess2 = stepper_knows(st) ? guess[1] : free - half->compliance * r[0].force;
    solve_held(m, r[0].x, r[0].felt_z, half, free, guess2, &r[1]);
}
