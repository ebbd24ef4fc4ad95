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
 * itself and a little, or the forces are too far apart for an expansion (at an entry, an exit or a
 * turning point), the held pair stands, which cannot gain energy. The books are looked at before
 * the pair is taken.
 */
#include <math.h>

#include "contact/felt.h"
#include "contact/held.h"
#include "engine/solve.h"

/* Small enough for the last of Newton's steps: its square is left, and the shift sees to the books.
 */
static const double last_step = 1e-2;

/* 1 + mu D/h of a half may be so small: the digits that its loss has no more are the shift's. */
static const double weakest = .01;

/* What the shift may be beyond the correction, of the force: where its first error changes sign,
 * the correction goes through nought and the next error does not. */
static const double a_little = 1e-4;

/* --- one surface ------------------------------------------------------------------------------ */

/* V and V' at y. */
struct stored {
    double V, pull; /* J, N */
};

/* `soft` is what a felt's memory takes off the force, eps z, and `own` what it stores itself. */
static struct stored stored_at(const struct surface *s, double soft, double own, double y) {
    double g = contact_power(y, s->power->alpha), k = s->contact->k;
    return (struct stored){k * (y * g / (s->power->alpha + 1) - soft * y + own), k * (g - soft)};
}

/* --- what a felt remembers -------------------------------------------------------------------- */

/* z, and the work eps y dz of its moves, over k: what they lose is this and what z stores less. */
struct memory {
    double z, work;
};

/* It moves on with y held, where the force on x is g - eps z, for as long as `stays` of its
 * distance is left. False where the felt has let go. */
static bool memory_moves(const struct surface *s, double g, double stays, double y,
                         struct memory *m) {
    double moved = (g - m->z) * (1 - stays);
    if (s->eps == 0)
        return true;
    if (s->eps * m->z >= g)
        return false;
    m->z += moved;
    m->work += s->eps * moved * y;
    return true;
}

/* What it follows. */
static double memory_follows(const struct surface *s, double y) {
    return s->eps > 0 ? contact_power(y, s->power->alpha) : 0;
}

/* What it stores, over k. */
static double memory_stores(const struct surface *s, double z) {
    return s->eps > 0 ? s->eps * felt_legendre(s->contact, z) : 0;
}

/* --- the pair --------------------------------------------------------------------------------- */

/* From one state: both forces, and where they lead. */
struct pair {
    double C, C_whole, X, free1, free2;
    double g0, V0, soft, own; /* at y0, J; of the memory after */
    double f1, f2;            /* N */
    double d1, d2;            /* m */
    struct stored end;
    double loss; /* J, that it should have */
};

static void pair_goes(const struct surface *s, struct pair *p) {
    p->d1 = p->free1 - p->C * p->f1;
    p->d2 = p->free2 - p->X * p->f1 - p->C * p->f2;
    p->end = stored_at(s, p->soft, p->own, s->y0 + p->d1 + p->d2);
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

/* The three of one state, and what they leave to remember. */
struct three {
    struct inside first, second, whole;
    struct memory memory, memory_whole;
};

/* Of both halves, as far as the steps before tell. */
struct ahead {
    double force[2];
};

/* From a guess in f->force. */
static bool hold(const struct surface *s, double y0, const struct memory *m,
                 const struct step_look *look, double free, struct inside *f) {
    *f = (struct inside){.y0 = y0,
                         .h = look->h,
                         .free = free,
                         .compliance = look->compliance,
                         .soft = s->eps * m->z,
                         .last_step = last_step,
                         .weakest = weakest,
                         .d = free - look->compliance * f->force};
    return held_inside(s, f);
}

/* Half a step of a memory stands on either side of each: at y1 two of them follow each other. */
static bool solve_halves(const struct surface *s, const struct pair *p,
                         const struct step_look *half, double stays, struct three *t) {
    struct memory *m = &t->memory;
    double force = t->first.force;
    if (!memory_moves(s, p->g0, stays, s->y0, m) || !hold(s, s->y0, m, half, p->free1, &t->first))
        return false;
    t->second.force += 4 * (t->first.force - force); /* the cubic that goes through it as well */
    double y1 = s->y0 + t->first.d, free2 = p->free2 - p->X * t->first.force;
    if (!memory_moves(s, memory_follows(s, y1), stays * stays, y1, m) ||
        !hold(s, y1, m, half, free2, &t->second))
        return false;
    double y2 = y1 + t->second.d;
    return memory_moves(s, memory_follows(s, y2), stays, y2, m);
}

/* It needs neither half, and comes first: so its evaluations run beside those of the first one. */
static bool solve_whole(const struct surface *s, const struct pair *p,
                        const struct step_look *whole, double stays, struct three *t) {
    struct memory *m = &t->memory_whole;
    t->whole.force = (t->first.force + t->second.force) / 2;
    if (!memory_moves(s, p->g0, stays * stays, s->y0, m) ||
        !hold(s, s->y0, m, whole, s->way * whole->free, &t->whole))
        return false;
    double y2 = s->y0 + t->whole.d;
    return memory_moves(s, memory_follows(s, y2), stays * stays, y2, m);
}

/* A thing at the end of halves and whole, without its first error. */
static double beyond(double halves, double whole) { return (4 * halves - whole) / 3; }

static bool extrapolate(const struct surface *s, const struct step_look *whole,
                        const struct three *t, double *z, struct pair *p) {
    double mean = (t->first.force + t->second.force) / 2, off = t->whole.force - mean;
    if (!(fabs(off) <= mean / 5))
        return false;
    double k = s->contact->k, own = memory_stores(s, *z);
    p->V0 = k * (s->y0 * (p->g0 / (s->power->alpha + 1) - s->eps * *z) + own);
    *z = beyond(t->memory.z, t->memory_whole.z);
    p->soft = s->eps * *z;
    p->own = memory_stores(s, *z);
    p->f1 = beyond(t->first.force, t->whole.force);
    p->f2 = beyond(t->second.force, t->whole.force);
    p->loss = beyond(t->first.lost + t->second.lost, t->whole.lost) +
              k * (beyond(t->memory.work, t->memory_whole.work) + own - p->own);
    p->loss = greater(0, p->loss);
    pair_goes(s, p);
    return *z >= 0 && p->end.pull > 0 && has_digits(whole, p) &&
           pair_balances(s, fabs(off) / 3 + a_little * mean, p) && p->end.pull > 0 && p->f1 >= 0 &&
           p->f2 >= 0;
}

/* Inside one surface from the beginning to the end, where the law is smooth. */
static bool solve_extrapolated(const struct motion *m, const struct step_look *whole,
                               const struct step_look *half, const struct ahead *ahead,
                               struct step_result r[2], int *tries) {
    struct surface s = held_surface(&m->contact, &m->power, m->x);
    double way = whole->free - whole->compliance * (ahead->force[0] + ahead->force[1]) / 2;
    if (!contact_law(&m->contact)->pairs || s.y0 <= 0 || s.y0 + s.way * way <= 0)
        return false;
    struct pair p = {.C = half->compliance,
                     .C_whole = whole->compliance,
                     .X = whole->compliance - 2 * half->compliance,
                     .free1 = s.way * half->free,
                     .free2 = s.way * (whole->free - half->free),
                     .g0 = contact_power(s.y0, m->contact.alpha)};
    double z = m->felt_z, stays = s.eps > 0 ? exp(-half->h / 2 / m->contact.felt_time) : 1;
    struct three t = {.first.force = s.way * ahead->force[0],
                      .second.force = s.way * ahead->force[1],
                      .memory.z = z,
                      .memory_whole.z = z};
    bool solved = solve_whole(&s, &p, whole, stays, &t) && solve_halves(&s, &p, half, stays, &t);
    *tries = t.first.tries + t.second.tries + t.whole.tries;
    if (!solved || !extrapolate(&s, whole, &t, &z, &p))
        return false;
    double d1 = s.way * p.d1, d2 = s.way * p.d2, x1 = m->x + d1;
    double skew = s.way * (p.f2 - p.f1) / 8; /* the means are as far apart as the held forces */
    r[0] = (struct step_result){
        .force = s.way * p.f1, .skew = skew, .x = x1, .d = d1, .felt_z = m->felt_z};
    r[1] = (struct step_result){.force = s.way * p.f2,
                                .skew = -skew,
                                .x = x1 + d2,
                                .d = d2,
                                .lost = greater(0, pair_loses(&p)),
                                .felt_z = z,
                                .tries = *tries};
    return true;
}

void solve_pair(const struct motion *m, const struct stepper *st, const struct step_look *whole,
                const struct step_look *half, struct step_result r[2]) {
    double X = whole->compliance - 2 * half->compliance, length = stepper_length(half->fineness);
    struct ahead ahead = {
        .force = {stepper_force_ahead(st, length / 2), stepper_force_ahead(st, 1.5 * length)}};
    int tries = 0;
    if (solve_extrapolated(m, whole, half, &ahead, r, &tries))
        return;
    double guess = half->free - half->compliance * ahead.force[0];
    solve_held(m, m->x, m->felt_z, half, half->free, guess, &r[0]);
    double free = whole->free - half->free - X * r[0].force;
    guess = free - half->compliance * r[0].force;
    solve_held(m, r[0].x, r[0].felt_z, half, free, guess, &r[1]);
    r[1].tries += tries;
}
