/* SPDX-License-Identifier: BSD-3-Clause */
/* held_pair.c: two half steps of one contact at fourth order; see held_pair.h. links_smooth.c is
 * the same for several links, with vectors; links_smooth.h says why there are two. */
#include "contact/held_pair.h"

#include <math.h>

/* Both held forces from one state, and the displacements that follow. */
struct pair {
    double C, C_whole, X, free1, free2;
    double g0, V0, soft, own; /* y0^alpha; J at y0; eps z and own energy of the memory at the end */
    double f1, f2;            /* N */
    double d1, d2;            /* m */
    struct held_stored end;
    double loss; /* J, the target of the balance */
};

static void evaluate_pair(const struct surface *s, struct pair *p) {
    p->d1 = p->free1 - p->C * p->f1;
    p->d2 = p->free2 - p->X * p->f1 - p->C * p->f2;
    p->end = held_stored_at(s, p->soft, p->own, s->y0 + p->d1 + p->d2);
}

/* Energy that leaves the motion in the pair and is not stored by the potential, J. */
static double pair_loss(const struct pair *p) {
    return p->f1 * p->d1 + p->f2 * p->d2 - (p->end.V - p->V0);
}

/* A shift of both forces that reduces the pair's loss by `excess`: the root of a parabola, by its
 * first two terms. */
static double pair_shift(const struct surface *s, const struct pair *p, double excess) {
    double y2 = s->y0 + p->d1 + p->d2, stiff = s->power->alpha * p->end.pull / y2;
    double slope = p->d1 + p->d2 - p->C * p->f1 - (p->C + p->X) * p->f2 + p->C_whole * p->end.pull;
    double bend = 2 * p->C + p->X + p->C_whole * p->C_whole * stiff / 2;
    double shift = excess / slope;
    return shift / (1 + shift * bend / slope);
}

/* Shifts both forces until the loss of the pair is p->loss; false if it cannot. One shift is usual.
 * A pair that needs more than three is rejected. */
static bool balance_energy(const struct surface *s, double most, struct pair *p) {
    double shifted = 0, excess = pair_loss(p) - p->loss, all = p->V0 + p->end.V;
    for (int i = 0; i < 3 && fabs(excess) > 1e-15 * all; i++) {
        double shift = pair_shift(s, p, excess);
        shifted += shift;
        if (!(fabs(shifted) <= most))
            return false;
        p->f1 -= shift;
        p->f2 -= shift;
        evaluate_pair(s, p);
        excess = pair_loss(p) - p->loss;
    }
    return fabs(excess) <= 1e-14 * all;
}

/* D is the difference of free and C F. With a very strong push, or a contact very stiff for the
 * step, the work of D is lost in their rounding, and only the held forces have digits. */
static bool has_digits(const struct held_pair_step *step, const struct pair *p) {
    double rounding = 1e-15 * (fabs(step->free_whole) + p->C_whole * fabs(p->f1));
    return rounding * (fabs(p->f1) + fabs(p->f2)) <= 1e-14 * (p->V0 + p->end.V);
}

/* The three held solutions from one state, and the memories at their ends. */
struct pair_solutions {
    struct held_newton first, second, whole;
    struct held_memory memory, memory_whole;
};

/* One held solution; f->force is the guess. */
static bool solve_held(const struct surface *s, double y0, const struct held_memory *m, double h,
                       double compliance, double free_displacement, struct held_newton *f) {
    *f = (struct held_newton){.y0 = y0,
                              .h = h,
                              .free_displacement = free_displacement,
                              .compliance = compliance,
                              .soft = s->eps * m->z,
                              .newton_tolerance = held_pair_newton_tolerance,
                              .min_damping_factor = held_pair_min_damping_factor,
                              .d = free_displacement - compliance * f->force};
    return held_inside(s, f);
}

/* Half a memory step stands on either side of each half: at y1 two of them follow each other. */
static bool solve_halves(const struct surface *s, const struct pair *p, double h, double decay,
                         struct pair_solutions *t) {
    struct held_memory *m = &t->memory;
    double force = t->first.force;
    if (!held_advance_memory(s, p->g0, decay, s->y0, m) ||
        !solve_held(s, s->y0, m, h, p->C, p->free1, &t->first))
        return false;
    t->second.force += 4 * (t->first.force - force); /* the cubic through the first half too */
    double y1 = s->y0 + t->first.d, free2 = p->free2 - p->X * t->first.force;
    if (!held_advance_memory(s, held_memory_at(s, y1), decay * decay, y1, m) ||
        !solve_held(s, y1, m, h, p->C, free2, &t->second))
        return false;
    double y2 = y1 + t->second.d;
    return held_advance_memory(s, held_memory_at(s, y2), decay, y2, m);
}

/* The whole step does not depend on the halves and is solved first, so that the processor can
 * overlap its evaluations with those of the first half. */
static bool solve_whole(const struct surface *s, const struct pair *p, double h,
                        double free_displacement, double decay, struct pair_solutions *t) {
    struct held_memory *m = &t->memory_whole;
    t->whole.force = (t->first.force + t->second.force) / 2;
    if (!held_advance_memory(s, p->g0, decay * decay, s->y0, m) ||
        !solve_held(s, s->y0, m, 2 * h, p->C_whole, free_displacement, &t->whole))
        return false;
    double y2 = s->y0 + t->whole.d;
    return held_advance_memory(s, held_memory_at(s, y2), decay * decay, y2, m);
}

static bool extrapolate(const struct surface *s, const struct held_pair_step *step,
                        const struct pair_solutions *t, double *z, struct pair *p) {
    double mean = (t->first.force + t->second.force) / 2, off = t->whole.force - mean;
    if (!(fabs(off) <= held_pair_max_spread * mean))
        return false;
    double k = s->contact->k, own = held_memory_energy(s, *z);
    p->V0 = k * (s->y0 * (p->g0 / (s->power->alpha + 1) - s->eps * *z) + own);
    *z = held_beyond(t->memory.z, t->memory_whole.z);
    p->soft = s->eps * *z;
    p->own = held_memory_energy(s, *z);
    p->f1 = held_beyond(t->first.force, t->whole.force);
    p->f2 = held_beyond(t->second.force, t->whole.force);
    p->loss = held_beyond(t->first.lost + t->second.lost, t->whole.lost) +
              k * (held_beyond(t->memory.work, t->memory_whole.work) + own - p->own);
    p->loss = max_of(0, p->loss);
    evaluate_pair(s, p);
    return *z >= 0 && p->end.pull > 0 && has_digits(step, p) &&
           balance_energy(s, fabs(off) / 3 + held_pair_shift_margin * mean, p) && p->end.pull > 0 &&
           p->f1 >= 0 && p->f2 >= 0;
}

/* Valid inside one surface from beginning to end, where the law is smooth. */
bool held_pair(const struct held_pair_step *step, struct step_result r[2], int *tries) {
    const struct contact *c = step->contact;
    struct surface s = held_surface(c, step->power, step->x0);
    double displacement =
        step->free_whole - step->compliance_whole * (step->ahead[0] + step->ahead[1]) / 2;
    *tries = 0;
    if (s.y0 <= 0 || s.y0 + s.side * displacement <= 0)
        return false;
    struct pair p = {.C = step->compliance,
                     .C_whole = step->compliance_whole,
                     .X = step->compliance_whole - 2 * step->compliance,
                     .free1 = s.side * step->free_displacement,
                     .free2 = s.side * (step->free_whole - step->free_displacement),
                     .g0 = contact_power(s.y0, c->alpha)};
    double z = step->z, decay = s.eps > 0 ? exp(-step->h / 2 / c->felt_time) : 1;
    struct pair_solutions t = {.first.force = s.side * step->ahead[0],
                               .second.force = s.side * step->ahead[1],
                               .memory.z = z,
                               .memory_whole.z = z};
    bool solved = solve_whole(&s, &p, step->h, s.side * step->free_whole, decay, &t) &&
                  solve_halves(&s, &p, step->h, decay, &t);
    *tries = t.first.tries + t.second.tries + t.whole.tries;
    if (!solved || !extrapolate(&s, step, &t, &z, &p))
        return false;
    double d1 = s.side * p.d1, d2 = s.side * p.d2, x1 = step->x0 + d1;
    double mean_correction =
        s.side * (p.f2 - p.f1) / 8; /* equal to the difference of the held forces */
    r[0] = (struct step_result){
        .force = s.side * p.f1, .mean_correction = mean_correction, .x = x1, .d = d1, .z = step->z};
    r[1] = (struct step_result){.force = s.side * p.f2,
                                .mean_correction = -mean_correction,
                                .x = x1 + d2,
                                .d = d2,
                                .lost = max_of(0, pair_loss(&p)),
                                .z = z};
    return true;
}
