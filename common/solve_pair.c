/* SPDX-License-Identifier: BSD-3-Clause */
/* solve_pair.c: two half steps at fourth order.
 *
 * Held forces have an even error expansion, so one local Richardson step removes its first term.
 * From one state the force is held over a whole step H, and over two halves h = H/2, one after the
 * other. The second half needs no look at the bank: with the cross compliance X = C_H - 2 C_h
 *   D_1 = free_h - C_h F_1,    D_2 = free_H - free_h - X F_1 - C_h F_2
 * and the three forces F_w, F_1, F_2 give, for i = 1, 2,
 *   F_i' = (4 F_i - F_w) / 3,    L = (4 (l_1 + l_2) - l_w) / 3    with the losses alike.
 *
 * What leaves the motion is exactly F_1' D_1 + F_2' D_2; what the contact can account for is
 * V(x_2) - V(x_0) + L. One shift of both forces makes the two agree. Where that fails, or would be
 * more than the correction itself, or the forces are too far apart for an expansion (at an entry,
 * an exit or a turning point), the held pair stands, which cannot gain energy. The books are looked
 * at before the pair is taken.
 */
#include <math.h>

#include "solve.h"

/* From one state: both forces, and where they lead. */
struct pair {
    double x0, V0; /* m, J */
    double f1, f2; /* N */
    double d1, d2; /* m */
    double V2;     /* J */
};

static double cross_compliance(const struct step_look *whole, const struct step_look *half) {
    return whole->compliance - 2 * half->compliance;
}

static void pair_goes(const struct motion *m, const struct step_look *whole,
                      const struct step_look *half, struct pair *p) {
    double C = half->compliance, X = cross_compliance(whole, half);
    p->d1 = half->free - C * p->f1;
    p->d2 = whole->free - half->free - X * p->f1 - C * p->f2;
    p->V2 = contact_potential(&m->contact, p->x0 + p->d1 + p->d2);
}

/* What the motion loses in the pair beyond what the potential stores. */
static double pair_loses(const struct pair *p) {
    return p->f1 * p->d1 + p->f2 * p->d2 - (p->V2 - p->V0);
}

/* d/dF of that, of a shift of both forces. */
static double pair_slope(const struct motion *m, const struct step_look *whole,
                         const struct step_look *half, const struct pair *p) {
    double C = half->compliance, CX = C + cross_compliance(whole, half), x2 = p->x0 + p->d1 + p->d2;
    double pull = contact_elastic_force(&m->contact, x2);
    return p->d1 + p->d2 - C * p->f1 - CX * p->f2 + whole->compliance * pull;
}

/* Shifts both forces until the pair loses what it should; false: it does not get there. From so
 * near Newton's method needs two steps as a rule, or the pair is no good. */
static bool pair_balances(const struct motion *m, const struct step_look *whole,
                          const struct step_look *half, double loss, double most, struct pair *p) {
    double shift = 0;
    for (int i = 0; i < 4; i++) {
        double excess = pair_loses(p) - loss;
        if (fabs(excess) <= 1e-14 * (p->V0 + p->V2))
            return true;
        double step = excess / pair_slope(m, whole, half, p);
        shift += step;
        if (!(fabs(shift) <= most))
            return false;
        p->f1 -= step;
        p->f2 -= step;
        pair_goes(m, whole, half, p);
    }
    return false;
}

/* Inside one surface from the beginning to the end, where the law is smooth. */
static bool stays_inside(const struct contact *c, double x0, double x1, double x2) {
    double y0 = contact_right(c, x0), y1 = contact_right(c, x1), y2 = contact_right(c, x2);
    return y0 > 0 && y1 > 0 && y2 > 0;
}

/* D is what free and C F leave of each other: where a push is so strong, or a contact so stiff for
 * the step, that its work is lost in their rounding, only the held forces have digits. */
static bool has_digits(const struct step_look *whole, const struct pair *p) {
    double rounding = 1e-15 * (fabs(whole->free) + whole->compliance * fabs(p->f1));
    return rounding * (fabs(p->f1) + fabs(p->f2)) <= 1e-14 * (p->V0 + p->V2);
}

static bool extrapolate(const struct motion *m, const struct step_look *whole,
                        const struct step_look *half, const struct step_result held[2],
                        const struct step_result *w, struct step_result r[2]) {
    double mean = (held[0].force + held[1].force) / 2, off = w->force - mean;
    double loss = greater(0, (4 * (held[0].lost + held[1].lost) - w->lost) / 3);
    struct pair p = {.x0 = m->x,
                     .V0 = contact_potential(&m->contact, m->x),
                     .f1 = (4 * held[0].force - w->force) / 3,
                     .f2 = (4 * held[1].force - w->force) / 3};
    if (!(fabs(off) <= mean / 5) || !stays_inside(&m->contact, m->x, held[0].x, held[1].x))
        return false;
    pair_goes(m, whole, half, &p);
    if (!has_digits(whole, &p) || !pair_balances(m, whole, half, loss, fabs(off) / 3, &p) ||
        p.f1 < 0 || p.f2 < 0)
        return false;
    double x1 = p.x0 + p.d1, x2 = x1 + p.d2;
    r[0] = (struct step_result){.force = p.f1, .x = x1, .d = p.d1, .felt_z = m->felt_z};
    r[1] = (struct step_result){
        .force = p.f2, .x = x2, .d = p.d2, .lost = greater(0, pair_loses(&p)), .felt_z = m->felt_z};
    return true;
}

void solve_pair(const struct motion *m, const struct stepper *st, const struct step_look *whole,
                const struct step_look *half, struct step_result r[2]) {
    struct step_result held[2], w;
    double guess[2];
    stepper_guess_pair(st, half, guess);
    solve_held(m, m->x, half, half->free, guess[0], &held[0]);
    double free = whole->free - half->free - cross_compliance(whole, half) * held[0].force;
    double guess2 = stepper_knows(st) ? guess[1] : free - half->compliance * held[0].force;
    solve_held(m, held[0].x, half, free, guess2, &held[1]);
    solve_held(m, m->x, whole, whole->free, held[0].d + held[1].d, &w);
    if (extrapolate(m, whole, half, held, &w, r))
        return;
    r[0] = held[0];
    r[1] = held[1];
}
