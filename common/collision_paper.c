/* collision_paper.c: the schemes of the papers, one step a sample.
 *
 * A hammer on a wall or a free mass goes through scheme.c. On modes, am1 is [AR04]'s: the bilinear
 * transform of hammer and bank, and the K method with Newton for the force at the step's end.
 * (two-point on modes is collision_exact.c kept to one step a sample.)
 */
#include <math.h>

#include "collision_state.h"

static struct taken lumped_taken(const struct collision *c, struct collision_state *s, double h,
                                 struct outside o) {
    struct lumped_system sys = collision_lumped(c, s, h, o);
    if (!s->lumped_begun)
        s->lumped = lumped_start(&sys, s->x, collision_relative_velocity(c, s));
    s->lumped_begun = true;
    lumped_step(&sys, &s->lumped);
    return (struct taken){.force = s->lumped.f_mean,
                          .x = s->lumped.x,
                          .d = s->lumped.x - s->x,
                          .lost = s->lumped.lost};
}

/* d f / d x */
static double force_by_x(const struct contact *c, double x, double v) {
    double side = contact_two_sided(c) && x < 0 ? -1 : 1;
    return contact_stiffness(c, x) * (1 + side * c->mu * v);
}

/* [AR04]: x1 = x0 + Df - C (f0 + f1)/2 and v1 = 2 (x1 - x0)/h - v0, so f1 = f(x1, v1) is one
 * equation in f1. Newton from f0; the paper's force is smooth enough to be there in four or five.
 */
static double solve_am1(const struct contact *c, double x0, double v0, double free, double C,
                        double h, double f0) {
    double f1 = f0;
    for (int i = 0; i < 50; i++) {
        double d = free - C * (f0 + f1) / 2, x1 = x0 + d, v1 = 2 * d / h - v0;
        double slope = C / 2 * (force_by_x(c, x1, v1) + 2 / h * contact_damping(c, x1));
        double step = (f1 - contact_force(c, x1, v1)) / (1 + fmax(slope, 0));
        f1 -= step;
        if (fabs(step) <= 1e-14 * fabs(f1))
            break;
    }
    return f1;
}

static struct taken am1_taken(const struct collision *c, struct collision_state *s, double h,
                              struct outside o) {
    const struct modes_step *step = &c->modes->bilinear;
    double C = h * h / (2 * c->mass) + step->compliance;
    double free = h * (s->v + collision_hammer_acceleration(c, o) * h / 2) -
                  modes_drift(c->modes, step, s->bank) - o.drive * step->compliance_body;
    double v0 = collision_relative_velocity(c, s), f0 = s->force;
    s->force = solve_am1(&s->contact, s->x, v0, free, C, h, f0);
    double mean = (f0 + s->force) / 2, d = free - C * mean;
    double stored = collision_potential(s, s->x + d) - collision_potential(s, s->x);
    return (struct taken){.force = mean, .x = s->x + d, .d = d, .lost = mean * d - stored};
}

/* Has the contact begun or ended? A crossing is dated by the speed it was made with. */
static void paper_crossing(const struct collision *c, struct collision_state *s,
                           const struct taken *t, double x0, double v0, double h) {
    struct ahead a = {.h = h};
    double now = collision_time(c, s), surface = contact_gap(&s->contact);
    if (!s->touching && t->force != 0) {
        s->touching = true;
        record_entry(s, now + (v0 > 0 ? fmax(surface - x0, 0) / v0 : 0), v0);
    }
    if (!s->touching)
        return;
    record_step(s, &a, t, x0, now + h);
    if (contact_potential(&s->contact, t->x) > 0)
        return;
    double v1 = collision_relative_velocity(c, s);
    record_exit(s, now + h - (v1 < 0 ? (t->x - surface) / v1 : 0), v1);
    s->touching = false;
}

double paper_sample(const struct collision *c, struct collision_state *s, struct outside o) {
    double h = 1 / c->rate, x0 = s->x, v0 = collision_relative_velocity(c, s);
    struct taken t = c->modes ? am1_taken(c, s, h, o) : lumped_taken(c, s, h, o);
    collision_move(c, s, c->modes ? &c->modes->bilinear : NULL, h, &t, o);
    s->drift_fineness = -1;
    s->x = t.x;
    s->ledger.lost_contact += t.lost;
    paper_crossing(c, s, &t, x0, v0, h);
    return t.force;
}
