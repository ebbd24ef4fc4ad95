/* collision_paper.c: the schemes of the papers, one step a sample.
 *
 * A hammer on a wall or a free mass goes through scheme.c. On modes, am1 is [AR04]'s: the bilinear
 * transform of hammer and bank, and the K method for the force at the step's end; quadratic is what
 * [D17] hopes its scheme to become.
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

/* How far x would go in the step without the contact's force. */
static double way_without_force(const struct collision *c, const struct collision_state *s,
                                const struct modes_step *step, double h, struct outside o) {
    return h * (s->v + collision_hammer_acceleration(c, o) * h / 2) -
           modes_drift(c->modes, step, s->bank) - o.drive * step->compliance_body;
}

/* [AR04]: with the bilinear bank x1 = x0 + Df - C (f0 + f1)/2 and v1 = 2 (x1 - x0)/h - v0. */
static struct taken am1_taken(const struct collision *c, struct collision_state *s, double h,
                              struct outside o) {
    const struct modes_step *step = &c->modes->bilinear;
    double C = h * h / (2 * c->mass) + step->compliance, x0 = s->x, f0 = s->force;
    double free = way_without_force(c, s, step, h, o);
    double without = free - C * f0 / 2; /* the way with f1 = 0 */
    struct k_method k = {.contact = &s->contact,
                         .x = x0 + without,
                         .v = 2 * without / h - collision_relative_velocity(c, s),
                         .k_x = C / 2,
                         .k_v = C / h};
    s->force = k_method_force(&k);
    double mean = (f0 + s->force) / 2, d = free - C * mean;
    double stored = collision_potential(s, x0 + d) - collision_potential(s, x0);
    return (struct taken){.force = mean, .x = x0 + d, .d = d, .lost = mean * d - stored};
}

/* What [D17] hopes for: its force at the sample, as an impulse f h on hammer and modes; between the
 * impulses both move exactly. Without a bank this is the paper's own scheme. */
static struct taken quadratic_taken(const struct collision *c, struct collision_state *s, double h,
                                    struct outside o) {
    const struct modes_step *step = &c->modes->step[modes_level(0)];
    struct lumped *st = &s->lumped;
    if (!s->lumped_begun)
        *st = (struct lumped){.x_prev = s->x - h * collision_relative_velocity(c, s)};
    s->lumped_begun = true;
    st->x = s->x;
    struct quadratic q = {.contact = &s->contact,
                          .s = c->scheme_s,
                          .h = h,
                          .free = way_without_force(c, s, step, h, o),
                          .give = h * h / c->mass + h * c->modes->sway};
    bool apart = st->debt == 0 && contact_potential(q.contact, st->x) == 0 &&
                 contact_potential(q.contact, st->x_prev) == 0;
    double d = quadratic_way(&q, st) - (st->x - st->x_prev), force = (q.free - d) / q.give;
    if (apart) { /* what is left of the force is rounding */
        d = q.free;
        force = 0;
    }
    st->x_prev = st->x;
    return (struct taken){.force = force, .x = s->x + d, .d = d, .lost = st->lost};
}

static struct taken paper_taken(const struct collision *c, struct collision_state *s, double h,
                                struct outside o) {
    if (!c->modes)
        return lumped_taken(c, s, h, o);
    return c->scheme == SCHEME_AM1 ? am1_taken(c, s, h, o) : quadratic_taken(c, s, h, o);
}

/* Hammer and body follow; quadratic's force on modes is an impulse at the step's start. */
static void paper_move(const struct collision *c, struct collision_state *s, double h,
                       const struct taken *t, struct outside o) {
    const struct modes_step *step = NULL;
    struct taken even = *t;
    if (c->modes && c->scheme == SCHEME_AM1) {
        step = &c->modes->bilinear;
    } else if (c->modes) {
        step = &c->modes->step[modes_level(0)];
        collision_impulse(c, s, t->force * h);
        even.force = 0;
    }
    collision_move(c, s, step, h, &even, o);
}

/* Three-point and quadratic look back over two samples, so their force outlasts the contact by one.
 */
static bool outlasts(const struct collision *c) {
    return c->scheme == SCHEME_THREE_POINT || c->scheme == SCHEME_QUADRATIC;
}

/* How far from the surface x is at the speed v, in time; at most the step. */
static double since_crossing(const struct collision_state *s, double x, double v, double h) {
    return v == 0 ? 0 : lesser(greater(-contact_depth(&s->contact, x), 0) / fabs(v), h);
}

/* Has the contact begun or ended? A crossing is dated by the speed it was made with. */
static void paper_crossing(const struct collision *c, struct collision_state *s,
                           const struct taken *t, double x0, double v0, double h) {
    struct ahead a = {.h = h};
    double now = collision_time(c, s);
    bool inside = contact_potential(&s->contact, t->x) > 0;
    bool was_inside = contact_potential(&s->contact, x0) > 0;
    if (!s->touching && inside) {
        s->touching = true;
        record_entry(s, now + since_crossing(s, x0, v0, h), v0);
    }
    if (!s->touching)
        return;
    record_step(s, &a, t, x0, now + h);
    if (inside || (was_inside && outlasts(c)))
        return;
    double v1 = collision_relative_velocity(c, s), v_in = s->encounter.v_in;
    if (!c->modes) /* the scheme's own error with it, as the two speeds say */
        s->encounter.lost = collision_lumped_mass(c) / 2 * (v_in - v1) * (v_in + v1);
    record_exit(s, now + h - since_crossing(s, t->x, v1, h), v1);
    s->touching = false;
}

double paper_sample(const struct collision *c, struct collision_state *s, struct outside o) {
    double h = 1 / c->rate, x0 = s->x, v0 = collision_relative_velocity(c, s);
    s->drift_fineness = -1;
    struct taken t = {.x = x0};
    if (s->awake)
        t = paper_taken(c, s, h, o);
    count_trouble(&s->complex_roots, s->lumped.complex_roots);
    s->fled = s->lumped.diverged || !collision_bears(&t, h);
    s->lumped.complex_roots = s->lumped.diverged = 0;
    if (s->fled) /* explicit steps can go anywhere: this one is not taken */
        return 0;
    paper_move(c, s, h, &t, o);
    if (!s->awake)
        return 0;
    s->x = t.x;
    s->ledger.lost_contact += t.lost;
    paper_crossing(c, s, &t, x0, v0, h);
    return t.force;
}
